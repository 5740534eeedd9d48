"""House rules: a preset with changed fields, kept by name in one small JSON file."""

from __future__ import annotations

import json
import os
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from scopa_gui.game.i18n import N_, _
from scopa_gui.game.profiles import clean_name
from scopa_gui.rules.errors import BadRuleset
from scopa_gui.rules.presets import PRESETS
from scopa_gui.rules.ruleset import Ruleset

MOST = 50
"""Rulesets that are kept; another one takes the place of the oldest."""
_LARGEST_FILE = 200_000
_SCHEMA = 1


@dataclass(frozen=True, slots=True)
class HouseRules:
    """A preset with changed fields, given as JSON values, under a name."""

    name: str
    preset: str
    changes: dict[str, Any]

    @property
    def ruleset(self) -> Ruleset:
        """The whole ruleset.

        Raises:
            BadRuleset: if the fields do not go together.
        """
        return PRESETS[self.preset].changed(self.changes)


class KeptRules:
    """The rulesets of one data folder, the last kept first. What cannot be read is left out without a word."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self.all: list[HouseRules] = self._load()

    def keep(self, rules: HouseRules) -> bool:
        """Keeps a ruleset, in place of one of the same name; False if the folder does not let us.

        Raises:
            BadRuleset: if it is none.
        """
        rules.ruleset.validate()
        others = [kept for kept in self.all if kept.name != rules.name]
        self.all = [rules, *others][:MOST]
        return self._save()

    def forget(self, name: str) -> bool:
        """Lets a ruleset go; False if the folder does not let us."""
        self.all = [kept for kept in self.all if kept.name != name]
        return self._save()

    def named(self, preset: str, changes: dict[str, Any]) -> HouseRules | None:
        """The kept ruleset that is just this one, if there is one."""
        return next((kept for kept in self.all if (kept.preset, kept.changes) == (preset, changes)), None)

    def _load(self) -> list[HouseRules]:
        try:
            with self._path.open("rb") as file:
                text = file.read(_LARGEST_FILE + 1)
            data = json.loads(text) if len(text) <= _LARGEST_FILE else None
        except (OSError, ValueError, RecursionError):
            return []
        entries = data.get("rules") if isinstance(data, dict) else None
        found = [_from_json(entry) for entry in entries[:MOST]] if isinstance(entries, list) else []
        kept: dict[str, HouseRules] = {}
        for rules in found:
            if rules is not None:
                kept.setdefault(rules.name, rules)
        return list(kept.values())

    def _save(self) -> bool:
        entries = [{"name": kept.name, "preset": kept.preset, "changes": kept.changes} for kept in self.all]
        text = json.dumps({"schema": _SCHEMA, "rules": entries}, ensure_ascii=False, indent=1)
        temporary = self._path.with_name(f"{self._path.name}.{os.getpid()}.tmp")
        try:
            self._path.parent.mkdir(parents=True, exist_ok=True)
            temporary.write_text(text, encoding="utf-8")
            temporary.replace(self._path)
        except OSError:
            with suppress(OSError):
                temporary.unlink()
            return False
        return True


def _from_json(entry: object) -> HouseRules | None:
    """A kept ruleset, if it is one whose fields still go together."""
    if not isinstance(entry, dict):
        return None
    name, preset, changes = entry.get("name"), entry.get("preset"), entry.get("changes")
    if not isinstance(name, str) or not clean_name(name) or preset not in PRESETS or not isinstance(changes, dict):
        return None
    rules = HouseRules(clean_name(name), str(preset), changes)
    try:
        rules.ruleset.validate()
    except (BadRuleset, TypeError, ValueError):
        return None
    return rules


_REASONS: dict[str, str] = {
    "deal_style_does_not_fit": N_("This way of dealing asks for another number of cards or players."),
    "teams_do_not_divide": N_("So many players cannot form these teams."),
    "declarations_need_hands_of_three": N_("Declarations need hands of three cards."),
    "matta_needs_cirulla_declarations": N_("The wild seven belongs to the declarations of Cirulla."),
    "no_twos_for_sequences": N_("Without the twos there are no runs."),
    "no_twos_for_all_coins": N_("Without the twos nobody can have all ten coins."),
    "no_twos_for_penalties": N_("The card that costs points is not in this pack."),
    "opening_needs_four_table_cards": N_("A bonus for the first layout needs four cards on the table."),
    "ace_sweep_with_fifteens_only": N_("Where only fifteens are taken, an ace cannot take all."),
    "cut_draw_needs_table_cards": N_("To place the drawn card, cards must lie on the table."),
    "players": N_("So many players cannot play by these rules."),
}
_OTHER_REASON = N_("This does not fit the other rules.")


def reason(error: BadRuleset) -> str:
    """Why options do not go together, in a sentence."""
    return _(_REASONS.get(error.code, _OTHER_REASON))
