"""What is chosen for a new match: variant, house rules, length, and who sits where."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from scopa_gui.game.i18n import _
from scopa_gui.game.names import opponent_names
from scopa_gui.game.setup import HUMAN, Seat
from scopa_gui.game.texts import UNNAMED
from scopa_gui.rules.presets import PRESETS
from scopa_gui.rules.ruleset import Ruleset

TARGETS = (11, 16, 21, 31)


@dataclass(slots=True)
class Choice:
    """What is chosen so far.

    Attributes:
        opponents: who sits on the seats after the first: ``human`` or a bot.
        own: who sits on the first seat.
        names: names of people by seat, where one was given.
        deals: number of deals agreed, 0: played to the target.
        changes: fields that differ from the preset, as JSON values.
    """

    preset: str = "classic2"
    players: int = 2
    opponents: list[str] = field(default_factory=lambda: ["rookie"])
    own: str = HUMAN
    names: dict[int, str] = field(default_factory=dict)
    target: int = 11
    deals: int = 0
    changes: dict[str, Any] = field(default_factory=dict)

    @property
    def rules(self) -> Ruleset:
        """The preset's rules with the changes and the length that were chosen."""
        preset = PRESETS[self.preset].changed(self.changes)
        if self.deals:
            return preset.changed({"end_mode": "fixed_hands", "fixed_hands": self.deals})
        return preset.changed({"end_mode": "target", "fixed_hands": 0, "target": self.target})

    def value(self, name: str) -> Any:
        """A field of the rules as a JSON value; of the teams how so many players form sides, None: each alone."""
        return self.rules.team_style(self.players) if name == "teams" else self.rules.to_dict()[name]

    def changed(self, name: str) -> bool:
        """Whether that differs from the preset."""
        if name == "teams":
            return bool(self.value(name) != PRESETS[self.preset].team_style(self.players))
        return name in self.changes

    def change(self, name: str, value: Any) -> None:
        """Change a field of the rules, as `value` gives it.

        Raises:
            BadRuleset: if it does not go together with the others; nothing has changed then.
        """
        base = PRESETS[self.preset]
        if name == "teams":
            others = {count: style for count, style in self.rules.to_dict()[name].items() if count != str(self.players)}
            value = others if value is None else {**others, str(self.players): value}
        changes = {**self.changes, name: value}
        base.changed(changes)
        plain = base.to_dict()
        self.changes = {field: changed for field, changed in changes.items() if plain[field] != changed}

    def take(self, preset: str) -> None:
        """Choose a variant; players and length follow it, house rules go."""
        rules = PRESETS[preset]
        self.preset = preset
        self.changes = {}
        if self.players not in rules.players:
            self.players = rules.players[0]
        self.target = rules.target
        self.deals = rules.fixed_hands if rules.end_mode == "fixed_hands" else 0
        self.seat_opponents()

    def seat_opponents(self) -> None:
        """One opponent for each other seat; new seats get the last one named."""
        wanted = self.players - 1
        last = next((kind for kind in reversed(self.opponents) if kind != HUMAN), "rookie")
        self.opponents = (self.opponents + [last] * wanted)[:wanted]

    def targets(self) -> tuple[int, ...]:
        """Targets on offer, the preset's own among them."""
        return tuple(sorted({*TARGETS, PRESETS[self.preset].target}))[:5]

    # ---- who sits where

    @property
    def kinds(self) -> list[str]:
        """Who sits where, from the first seat on."""
        return [self.own, *self.opponents]

    @property
    def people(self) -> int:
        """How many people sit at the table."""
        return self.kinds.count(HUMAN)

    @property
    def rated(self) -> bool:
        """Whether the match would count for the rating."""
        return self.people == 1 and not self.changes

    def turn(self, seat: int, kinds: Sequence[str]) -> None:
        """The next kind of player takes a seat; people are among them only where `kinds` has them."""
        now = self.kinds[seat]
        after = kinds[(kinds.index(now) + 1) % len(kinds)] if now in kinds else kinds[0]
        if seat == 0:
            self.own = after
        else:
            self.opponents[seat - 1] = after

    def seats(self, you: str) -> tuple[Seat, ...]:
        """The seats; further bots of a kind are of the company, and people have names: only one alone is "you"."""
        kinds = self.kinds
        first = kinds.index(HUMAN) if HUMAN in kinds else -1
        people = {}
        for seat, kind in enumerate(kinds):
            if kind == HUMAN:
                own = seat == first and (self.people == 1 or you != UNNAMED)
                usual = you if own else _("Player {number}").format(number=seat + 1)
                people[seat] = self.names.get(seat) or usual
        bots = iter(opponent_names([kind for kind in kinds if kind != HUMAN], people.values()))
        return tuple(Seat(kind, people[seat] if seat in people else next(bots)) for seat, kind in enumerate(kinds))
