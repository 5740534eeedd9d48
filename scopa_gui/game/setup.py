"""How a match is set up: rules, seats, seed; and the streams of chance that follow from the seed."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import lru_cache
from random import Random

from scopa_gui.rules.cards import Card
from scopa_gui.rules.game import Game, game_of
from scopa_gui.rules.presets import PRESETS, name_of
from scopa_gui.rules.record import Record
from scopa_gui.rules.ruleset import Ruleset

HUMAN = "human"
_END = ("target", "end_mode", "fixed_hands")
"""Fields of the rules that say how long a match goes on: they are chosen with every game."""


@dataclass(frozen=True, slots=True)
class Seat:
    """Who sits somewhere: ``human`` or the name of a bot, and the name that is shown."""

    kind: str
    name: str


@dataclass(frozen=True, slots=True)
class MatchSetup:
    """All that is settled before the first pack is shuffled.

    Attributes:
        seed: decks and bots follow from it.
        seeded: whether somebody chose the seed; such matches are not rated.
        created: date and time in UTC, ISO 8601.
        profile: whose match it is, where several people share the program.
        trial: whether it was begun in the middle of another match, to try how that might have gone.
    """

    ruleset: Ruleset
    seats: tuple[Seat, ...]
    seed: int
    seeded: bool = False
    created: str = ""
    profile: int = 1
    trial: bool = False

    @property
    def players(self) -> int:
        """Number of seats."""
        return len(self.seats)

    @property
    def preset(self) -> str | None:
        """The preset whose rules these are, whatever the target or number of deals; None: house rules."""
        return _preset_of(self.ruleset)

    @property
    def base_preset(self) -> str:
        """That preset, or the one that house rules are likest to, of those for so many players."""
        return self.preset or _likest_to(self.ruleset, self.players)

    @property
    def watched(self) -> bool:
        """Whether nobody but bots plays: no seat is anybody's "you"."""
        return all(seat.kind != HUMAN for seat in self.seats)

    @property
    def can_be_rated(self) -> bool:
        """Whether it counts for the rating if nothing is taken back: one human, a preset's rules, a seed by chance."""
        humans = sum(seat.kind == HUMAN for seat in self.seats)
        return humans == 1 and self.preset is not None and not self.seeded and not self.trial

    @property
    def game(self) -> Game:
        """The game that is played.

        Raises:
            BadRuleset: if the rules do not allow so many players.
        """
        return game_of(self.ruleset, self.players)

    @property
    def first_dealer(self) -> int:
        """The seat that deals first, at random (SPEC 4 E1)."""
        return Random(f"{self.seed}/dealer").randrange(self.players)

    def deck(self, number: int) -> tuple[Card, ...]:
        """The ``number``-th pack of the match, from 0, thrown-in ones counted; it depends on nothing but the seed."""
        cards = list(self.game.pack)
        Random(f"{self.seed}/deck/{number}").shuffle(cards)
        return tuple(cards)

    def bot_chance(self, deal_no: int, ply: int, seat: int) -> Random:
        """The random source of a bot for one decision."""
        return Random(f"{self.seed}/bot/{deal_no}/{ply}/{seat}")

    def record(self) -> Record:
        """The record of the match before its first entry."""
        tags: tuple[tuple[str, str], ...] = (
            ("seed", str(self.seed)),
            ("seeded", "yes" if self.seeded else "no"),
            ("created", self.created),
        )
        tags += (("trial", "yes"),) if self.trial else ()
        seats = tuple((seat.kind, seat.name) for seat in self.seats)
        return Record(self.ruleset, self.players, self.first_dealer, seats, (), tags)


@lru_cache(maxsize=256)
def _likest_to(ruleset: Ruleset, players: int) -> str:
    """The preset that differs in the fewest fields, however long the match is."""
    own = ruleset.to_dict()

    def unlike(name: str) -> tuple[bool, int]:
        plain = PRESETS[name].to_dict()
        return players not in PRESETS[name].players, sum(plain[field] != own[field] for field in plain.keys() - _END)

    return min(PRESETS, key=unlike)


@lru_cache(maxsize=256)
def _preset_of(ruleset: Ruleset) -> str | None:
    exact = name_of(ruleset)
    if exact is not None:
        return exact
    end = {name: getattr(ruleset, name) for name in _END}
    return next((name for name, rules in PRESETS.items() if replace(rules, **end) == ruleset), None)
