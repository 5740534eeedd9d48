"""Progress of a player, worked out from finished matches each time and never counted up."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

from scopa_gui.game.archive import MatchInfo
from scopa_gui.game.i18n import N_
from scopa_gui.game.ratings import BOT_RATINGS, START, after_match, expectation
from scopa_gui.game.setup import HUMAN
from scopa_gui.rules.game import Game
from scopa_gui.rules.presets import FAMILIES
from scopa_gui.rules.scoring import Points


@dataclass(slots=True)
class Tally:
    """Matches played, won and shared; what is not won or shared was lost."""

    played: int = 0
    won: int = 0
    shared: int = 0

    @property
    def lost(self) -> int:
        """Matches lost."""
        return self.played - self.won - self.shared

    @property
    def rate(self) -> float | None:
        """Share of the matches that were won, 0 to 1; None before the first."""
        return self.won / self.played if self.played else None


@dataclass(frozen=True, slots=True)
class RatingPoint:
    """A rating after a match: of all variants together, and of the match's family."""

    match: int
    family: str
    overall: float
    in_family: float
    change: float


@dataclass(slots=True)
class Progress:
    """Everything that the statistics page tells about one player.

    Points of each kind are those of the player's side over all counted deals of finished matches;
    ``sweep_points_given`` are the other sides'. ``achievements`` maps the name of each one reached to the match
    that did it first.
    """

    all: Tally = field(default_factory=Tally)
    by_family: dict[str, Tally] = field(default_factory=dict)
    by_variant: dict[str, Tally] = field(default_factory=dict)
    by_opponent: dict[str, Tally] = field(default_factory=dict)
    deals: int = 0
    points: Counter[str] = field(default_factory=Counter)
    sweep_points_given: int = 0
    settebello_deals: int = 0
    prime_deals: int = 0
    rating: float = START
    family_ratings: dict[str, float] = field(default_factory=dict)
    rating_course: list[RatingPoint] = field(default_factory=list)
    achievements: dict[str, int] = field(default_factory=dict)

    @property
    def settebello_share(self) -> float | None:
        """Share of the counted deals in which the settebello was yours, 0 to 1; None before the first."""
        return self.settebello_deals / self.deals if self.deals else None

    @property
    def prime_share(self) -> float | None:
        """Share of the counted deals in which you won the prime, 0 to 1; None before the first."""
        return self.prime_deals / self.deals if self.deals else None

    @property
    def sweeps_a_match(self) -> float | None:
        """Points from sweeps in a match, on average; None before the first."""
        return self.points["sweeps"] / self.all.played if self.all.played else None

    def course(self, family: str | None = None) -> list[tuple[int, float]]:
        """Match number and rating after each rated match: of all variants, or of one family."""
        points = [point for point in self.rating_course if family in (None, point.family)]
        return [(point.match, point.overall if family is None else point.in_family) for point in points]


ACHIEVEMENTS: dict[str, str] = {
    "first_match": N_("Win a match"),
    "first_sweep": N_("Make a sweep"),
    "three_sweeps": N_("Score three sweeps in one deal"),
    "four_points": N_("Win cards, coins, settebello and prime in one deal"),
    "no_sweep_given": N_("Win a match without giving a sweep"),
    "shutout": N_("Win a match with nothing against you"),
    "beat_amateur": N_("Beat il Cavaliere"),
    "beat_pro": N_("Beat il Gatto Mammone"),
    "six_variants": N_("Win in six variants"),
    "fifty_matches": N_("Finish fifty matches"),
}
"""Achievements of play by name, with what they ask for; translate with `_`."""


def family_of(preset: str | None) -> str:
    """The family of a preset; house rules are a family of their own."""
    return next((f.id for f in FAMILIES if preset in f.presets), "house")


def progress(
    matches: Iterable[MatchInfo], deals: Mapping[int, Sequence[tuple[Points, ...]]], profile: int = 1
) -> Progress:
    """The progress of a profile.

    Args:
        matches: finished matches in any order; those with no human seat or several are left out.
        deals: points by side of each counted deal, by match number.
    """
    result = Progress()
    rated_before: Counter[str] = Counter()
    variants_won: set[str] = set()
    for info in sorted(matches, key=lambda match: match.id):
        played = _played(info, deals.get(info.id, ()), profile)
        if played is None:
            continue
        _count_result(result, played)
        _count_points(result, played)
        if played.outcome == 1:
            variants_won.add(played.preset or "house")
        _count_achievements(result, played, len(variants_won))
        if info.rated and played.preset is not None and not info.setup.seeded:
            _count_rating(result, played, rated_before)
    return result


class _Played(NamedTuple):
    """A finished match of one person, with what is asked of it again and again.

    ``outcome`` is 1 won, 0 lost, or a part of 1 for a shared win; ``others`` are the kinds of players on other sides.
    """

    info: MatchInfo
    preset: str | None
    family: str
    game: Game
    side: int
    outcome: float
    others: frozenset[str]
    counted: Sequence[tuple[Points, ...]]


def _played(info: MatchInfo, counted: Sequence[tuple[Points, ...]], profile: int) -> _Played | None:
    """The match, if it is over, of that profile, no trial, and just one person sat at the table."""
    setup = info.setup
    people = [seat for seat, player in enumerate(setup.seats) if player.kind == HUMAN]
    if len(people) != 1 or setup.profile != profile or setup.trial or not info.winners:
        return None
    preset, game = setup.preset, setup.game
    side = game.side_of[people[0]]
    outcome = 1 / len(info.winners) if side in info.winners else 0.0
    others = frozenset(player.kind for seat, player in enumerate(setup.seats) if game.side_of[seat] != side)
    return _Played(info, preset, family_of(preset), game, side, outcome, others, counted)


def _add(tally: Tally, outcome: float) -> None:
    tally.played += 1
    tally.won += outcome == 1
    tally.shared += 0 < outcome < 1


def _count_result(result: Progress, match: _Played) -> None:
    _add(result.all, match.outcome)
    _add(result.by_variant.setdefault(match.preset or "house", Tally()), match.outcome)
    _add(result.by_family.setdefault(match.family, Tally()), match.outcome)
    for kind in sorted(match.others):
        _add(result.by_opponent.setdefault(kind, Tally()), match.outcome)


def _count_points(result: Progress, match: _Played) -> None:
    for points in match.counted:
        mine = points[match.side]
        result.deals += 1
        for name, value in zip(Points._fields, mine, strict=True):
            if value:
                result.points[name] += value
        result.sweep_points_given += sum(other.sweeps for other in points) - mine.sweeps
        result.settebello_deals += mine.settebello > 0
        result.prime_deals += mine.prime > 0


def _count_achievements(result: Progress, match: _Played, variants_won: int) -> None:
    won = match.outcome == 1
    mine = [points[match.side] for points in match.counted]
    given = sum(p.sweeps for points in match.counted for s, p in enumerate(points) if s != match.side)
    against = [score for s, score in enumerate(match.info.scores) if s != match.side]
    reached = {
        "first_match": won,
        "first_sweep": any(p.sweeps for p in mine),
        "three_sweeps": any(p.sweeps >= 3 for p in mine),
        "four_points": any(p.cards and p.coins and p.settebello and p.prime for p in mine),
        "no_sweep_given": won and bool(mine) and not given,
        "shutout": won and bool(mine) and max(against) <= 0,
        "beat_amateur": won and match.others == {"amateur"},
        "beat_pro": won and match.others == {"pro"},
        "six_variants": variants_won >= 6,
        "fifty_matches": result.all.played >= 50,
    }
    for name, done in reached.items():
        if done:
            result.achievements.setdefault(name, match.info.id)


def _count_rating(result: Progress, match: _Played, rated_before: Counter[str]) -> None:
    family = match.family
    in_family = result.family_ratings.get(family, START)
    overall = _rated(result.rating, match, rated_before["overall"])
    result.family_ratings[family] = _rated(in_family, match, rated_before[family])
    change, result.rating = overall - result.rating, overall
    rated_before.update(("overall", family))
    result.rating_course.append(RatingPoint(match.info.id, family, overall, result.family_ratings[family], change))


def _rated(rating: float, match: _Played, before: int) -> float:
    means, seats = [], match.info.setup.seats
    for members in match.game.sides:
        kinds = [seats[seat].kind for seat in members]
        means.append(sum(rating if kind == HUMAN else BOT_RATINGS.get(kind, START) for kind in kinds) / len(kinds))
    return after_match(rating, before, expectation(means, match.side), match.outcome)
