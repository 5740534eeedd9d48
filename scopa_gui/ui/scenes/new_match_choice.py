"""What is chosen for a new match: variant, house rules, length, and who sits where."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from scopa_gui.game.i18n import _
from scopa_gui.game.names import opponent_names
from scopa_gui.game.setup import HUMAN, Seat
from scopa_gui.game.texts import UNNAMED
from scopa_gui.rules.errors import BadRuleset
from scopa_gui.rules.game import game_of
from scopa_gui.rules.presets import PRESETS
from scopa_gui.rules.ruleset import Ruleset
from scopa_gui.ui.scenes.house_fields import is_idle

TARGETS = (11, 16, 21, 31)


@dataclass(slots=True)
class Choice:
    """What is chosen so far.

    What somebody has asked for expressly outlasts a change of the variant, where the new one has it; a variant that
    has it not only sets it aside. All else follows the variant.

    Attributes:
        opponents: who sits on the seats after the first: ``human`` or a bot.
        own: who sits on the first seat.
        names: names of people by seat, where one was given.
        deals: number of deals agreed, 0: played to the target.
        changes: fields that differ from the preset, as JSON values.
        asked_players: the number of players that was asked for, 0: none.
        asked_length: target and number of deals that were asked for, of which one is 0; None: neither.
        asked_changes: fields that were asked to be otherwise, also those that do not go together with this preset.
        set_aside: opponents of seats that so few players leave empty.
    """

    preset: str = "classic2"
    players: int = 2
    opponents: list[str] = field(default_factory=lambda: ["rookie"])
    own: str = HUMAN
    names: dict[int, str] = field(default_factory=dict)
    target: int = 11
    deals: int = 0
    changes: dict[str, Any] = field(default_factory=dict)
    asked_players: int = 0
    asked_length: tuple[int, int] | None = None
    asked_changes: dict[str, Any] = field(default_factory=dict)
    set_aside: list[str] = field(default_factory=list)

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

    def trial(self, name: str, value: Any) -> Ruleset:
        """The rules with a field changed.

        Raises:
            BadRuleset: if it does not go together with the others.
        """
        return self.rules.changed({name: self._whole(name, value)})

    def _whole(self, name: str, value: Any) -> Any:
        """The value of a field, for how so many players form sides with what other numbers of them do."""
        if name != "teams":
            return value
        others = {count: style for count, style in self.rules.to_dict()[name].items() if count != str(self.players)}
        return others if value is None else {**others, str(self.players): value}

    def change(self, name: str, value: Any) -> None:
        """Change a field of the rules, as `value` gives it.

        Raises:
            BadRuleset: if it does not go together with the others; nothing has changed then.
        """
        value = self._whole(name, value)
        changes = {**self.changes, name: value}
        PRESETS[self.preset].changed(changes)
        self.asked_changes[name] = value
        self.changes = self._unlike_preset(changes)
        if name not in self.changes:
            del self.asked_changes[name]

    def _unlike_preset(self, changes: dict[str, Any]) -> dict[str, Any]:
        """Those of some fields that are not as the preset has them."""
        plain = PRESETS[self.preset].to_dict()
        return {field: changed for field, changed in changes.items() if plain[field] != changed}

    def use_changes(self, changes: dict[str, Any]) -> None:
        """Play the preset with these fields otherwise; none: as it is written."""
        self.changes, self.asked_changes = dict(changes), dict(changes)

    def take(self, preset: str) -> list[str]:
        """Choose a variant; what was asked for stays as far as it has it.

        Returns the fields that were changed and cannot stay so.
        """
        rules, before = PRESETS[preset], self.changes
        self.preset = preset
        self.players = self.asked_players if self.asked_players in rules.players else rules.players[0]
        by_deals = rules.end_mode == "fixed_hands"
        self.target, self.deals = rules.target, rules.fixed_hands if by_deals else 0
        if self.asked_length is not None:
            target, deals = self.asked_length
            if deals:
                self.deals = deals
            elif target in self.targets() and not by_deals:
                self.target = target
        self.changes = self._fitting(self.asked_changes)
        self.seat_opponents()
        plain = rules.to_dict()
        return [name for name, value in before.items() if self.changes.get(name, plain[name]) != value]

    def _fitting(self, asked: dict[str, Any]) -> dict[str, Any]:
        """Those of the fields that go together with the preset, its players and those before them, and say something.

        Who plays together was asked for at one variant, with its numbers of players.
        """
        base, fitting = PRESETS[self.preset], dict[str, Any]()
        for name, value in asked.items():
            try:
                game_of(base.changed({**fitting, name: value}), self.players)
            except BadRuleset:
                continue
            if name != "teams":
                fitting[name] = value
        values = base.changed(fitting).to_dict()
        told = {name: value for name, value in fitting.items() if not is_idle(name, values.__getitem__)}
        return self._unlike_preset(told)

    def play_to(self, target: int) -> None:
        """So many points are asked for."""
        self.target, self.deals, self.asked_length = target, 0, (target, 0)

    def play_by_points(self) -> None:
        """Points are asked for; how many, only where the variant by itself has another number."""
        self.deals = 0
        self.asked_length = (self.target, 0) if self.target != PRESETS[self.preset].target else None

    def play_deals(self, deals: int) -> None:
        """So many deals are asked for."""
        self.deals, self.asked_length = deals, (0, deals)

    def seat_players(self, players: int) -> None:
        """So many players are asked for."""
        self.players = self.asked_players = players
        self.seat_opponents()

    def seat_everywhere(self, kind: str) -> None:
        """The same opponent on every other seat."""
        self.opponents, self.set_aside = [kind] * (self.players - 1), []

    def seat_opponents(self) -> None:
        """One opponent for each other seat; new seats get those that were set aside, then the last one named."""
        wanted = self.players - 1
        known = self.opponents + self.set_aside
        last = next((kind for kind in reversed(self.opponents) if kind != HUMAN), "rookie")
        self.opponents, self.set_aside = (known + [last] * wanted)[:wanted], known[wanted:]

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
