"""Progress of a player, worked out from finished matches each time and never counted up."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field

from scopa_gui.game.archive import MatchInfo
from scopa_gui.game.i18n import N_
from scopa_gui.game.ratings import BOT_RATINGS, START, after_match, expectation
from scopa_gui.game.setup import HUMAN
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
        setup = info.setup
        seat = _only_human(info)
        if seat is None or setup.profile != profile or not info.winners:
            continue
        side = setup.game.side_of[seat]
        outcome = 1 / len(info.winners) if side in info.winners else 0.0
        counted = deals.get(info.id, ())
        _count_result(result, info, seat, outcome)
        _count_points(result, counted, side)
        if outcome == 1:
            variants_won.add(setup.preset or "house")
        _count_achievements(result, info, side, outcome, counted, len(variants_won))
        if info.rated and setup.can_be_rated:
            _count_rating(result, info, side, outcome, rated_before)
    return result


def _only_human(info: MatchInfo) -> int | None:
    humans = [seat for seat, player in enumerate(info.setup.seats) if player.kind == HUMAN]
    return humans[0] if len(humans) == 1 else None


def _add(tally: Tally, outcome: float) -> None:
    tally.played += 1
    tally.won += outcome == 1
    tally.shared += 0 < outcome < 1


def _count_result(result: Progress, info: MatchInfo, seat: int, outcome: float) -> None:
    _add(result.all, outcome)
    preset = info.setup.preset
    _add(result.by_variant.setdefault(preset or "house", Tally()), outcome)
    _add(result.by_family.setdefault(family_of(preset), Tally()), outcome)
    side_of = info.setup.game.side_of
    for kind in sorted({p.kind for s, p in enumerate(info.setup.seats) if side_of[s] != side_of[seat]}):
        _add(result.by_opponent.setdefault(kind, Tally()), outcome)


def _count_points(result: Progress, counted: Sequence[tuple[Points, ...]], side: int) -> None:
    for points in counted:
        mine = points[side]
        result.deals += 1
        result.points.update({name: value for name, value in mine._asdict().items() if value})
        result.sweep_points_given += sum(other.sweeps for s, other in enumerate(points) if s != side)
        result.settebello_deals += mine.settebello > 0
        result.prime_deals += mine.prime > 0


def _count_achievements(
    result: Progress,
    info: MatchInfo,
    side: int,
    outcome: float,
    counted: Sequence[tuple[Points, ...]],
    variants_won: int,
) -> None:
    won = outcome == 1
    mine = [points[side] for points in counted]
    given = sum(p.sweeps for points in counted for s, p in enumerate(points) if s != side)
    others = [score for s, score in enumerate(info.scores) if s != side]
    beaten = {player.kind for s, player in enumerate(info.setup.seats) if info.setup.game.side_of[s] != side}
    reached = {
        "first_match": won,
        "first_sweep": any(p.sweeps for p in mine),
        "three_sweeps": any(p.sweeps >= 3 for p in mine),
        "four_points": any(p.cards and p.coins and p.settebello and p.prime for p in mine),
        "no_sweep_given": won and bool(counted) and not given,
        "shutout": won and bool(counted) and max(others) <= 0,
        "beat_amateur": won and beaten == {"amateur"},
        "beat_pro": won and beaten == {"pro"},
        "six_variants": variants_won >= 6,
        "fifty_matches": result.all.played >= 50,
    }
    for name, done in reached.items():
        if done:
            result.achievements.setdefault(name, info.id)


def _count_rating(result: Progress, info: MatchInfo, side: int, outcome: float, rated_before: Counter[str]) -> None:
    family = family_of(info.setup.preset)
    in_family = result.family_ratings.get(family, START)
    overall = _rated(result.rating, info, side, outcome, rated_before["overall"])
    result.family_ratings[family] = _rated(in_family, info, side, outcome, rated_before[family])
    change, result.rating = overall - result.rating, overall
    rated_before.update(("overall", family))
    result.rating_course.append(RatingPoint(info.id, family, overall, result.family_ratings[family], change))


def _rated(rating: float, info: MatchInfo, side: int, outcome: float, before: int) -> float:
    means = []
    for seats in info.setup.game.sides:
        kinds = [info.setup.seats[seat].kind for seat in seats]
        means.append(sum(rating if kind == HUMAN else BOT_RATINGS.get(kind, START) for kind in kinds) / len(kinds))
    return after_match(rating, before, expectation(means, side), outcome)
