"""Statistics equal a recount, by other means, from the exported records of two hundred matches."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from random import Random
from typing import Any

import pytest

from scopa_gui.game.archive import MatchInfo
from scopa_gui.game.exchange import read_match_file
from scopa_gui.game.house import House
from scopa_gui.game.intents import GiveUp, TakeBack
from scopa_gui.game.library import export_to, keep_file
from scopa_gui.game.profiles import FIRST
from scopa_gui.game.ratings import BOT_RATINGS
from scopa_gui.game.setup import HUMAN, MatchSetup
from scopa_gui.game.statistics import ACHIEVEMENTS, Progress, RatingPoint, Tally, family_of, progress
from scopa_gui.rules.events import DealScored, MatchOver
from scopa_gui.rules.game import game_of
from scopa_gui.rules.presets import FAMILIES, PRESETS, name_of
from scopa_gui.rules.record import Back, Record, new_match, step
from scopa_gui.rules.scoring import Points
from tests.game.playing import advance, house, one_deal, play_out, rules, seats, until, wish

MATCHES = 200
_TABLES = (
    ("classic2", 2), ("cirulla", 2), ("classic3", 3), ("classic4_teams", 4), ("chkobba", 2), ("escoba", 2),
    ("libya", 2), ("scalette", 2), ("re_bello", 2), ("piva", 2), ("classic5", 5), ("scopone9", 4), ("classic2", 2),
)  # fmt: skip


@pytest.fixture(scope="module")
def kept(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, House]:
    """A folder with two hundred seeded matches and their exports; some resigned, some taken back, some seeded."""
    folder = tmp_path_factory.mktemp("kept")
    here = house(folder)
    rng = Random(2026)
    for number in range(MATCHES):
        preset, players = _TABLES[number % len(_TABLES)]
        bot = ("random", "greedy", "rookie")[number % 3]
        match = here.new_match(one_deal(preset), seats(players, 1, bot), number, seeded=number % 11 == 3)
        if number % 7 == 2:
            until(match, "human", rng)
            match.submit(wish(match, GiveUp))
            match.updates()
        else:
            if number % 9 == 4:
                _take_one_back(match, rng)
            play_out(match, rng)
        match.close()
    for info in here.archive.finished_matches():
        export_to(here.archive, info.id, folder / "exports")
    return folder, here


def _take_one_back(match: Any, rng: Random) -> None:
    until(match, "human", rng)
    advance(match, rng)
    until(match, "human", rng)
    if match.can_take_back:
        match.submit(wish(match, TakeBack))
        match.updates()


class Recount:
    """Counts one exported record after another, knowing nothing of the archive."""

    def __init__(self) -> None:
        self.played: Counter[str] = Counter()
        self.won: Counter[str] = Counter()
        self.opponents: Counter[str] = Counter()
        self.points: Counter[str] = Counter()
        self.deals = self.given = self.settebello = self.prime = 0
        self.rating, self.rated = 1500.0, 0
        self.seen: set[str] = set()

    def add(self, record: Record) -> None:
        game = game_of(record.ruleset, record.players)
        me = next(seat for seat, (kind, _name) in enumerate(record.seats) if kind == HUMAN)
        side = game.side_of[me]
        counted, winners = self._follow(record)
        family = self._family(record)
        self.played[family] += 1
        won = winners == (side,)
        self.won[family] += won
        for kind in {kind for seat, (kind, _name) in enumerate(record.seats) if game.side_of[seat] != side}:
            self.opponents[kind] += 1
        for points in counted:
            self._count(points, side)
        if won:
            self.seen.add("first_match")
            if counted and all(not p.sweeps for points in counted for s, p in enumerate(points) if s != side):
                self.seen.add("no_sweep_given")
        if dict(record.tags)["seeded"] == "no" and not any(isinstance(entry, Back) for entry in record.entries):
            self._rate(record, side, 1 / len(winners) if side in winners else 0.0)

    def _follow(self, record: Record) -> tuple[list[tuple[Points, ...]], tuple[int, ...]]:
        states = [new_match(game_of(record.ruleset, record.players), record.dealer)]
        counted: dict[int, tuple[Points, ...]] = {}
        winners: tuple[int, ...] = ()
        for entry in record.entries:
            followed = step(states, entry)
            for event in followed.events:
                if isinstance(event, DealScored):
                    counted[states[-1].deal_no] = event.score.points
                if isinstance(event, MatchOver):
                    winners = event.winners
            states.append(followed.state)
        return list(counted.values()), winners

    def _family(self, record: Record) -> str:
        for name, ruleset in PRESETS.items():
            same_end = {"target": record.ruleset.target, "end_mode": record.ruleset.end_mode}
            if ruleset.changed({**same_end, "fixed_hands": record.ruleset.fixed_hands}) == record.ruleset:
                return next(family.id for family in FAMILIES if name in family.presets)
        raise AssertionError("no preset")

    def _count(self, points: tuple[Points, ...], side: int) -> None:
        mine = points[side]
        self.deals += 1
        for name in Points._fields:
            if getattr(mine, name):
                self.points[name] += getattr(mine, name)
        self.given += sum(other.sweeps for other in points) - mine.sweeps
        self.settebello += bool(mine.settebello > 0)
        self.prime += bool(mine.prime > 0)
        if mine.sweeps:
            self.seen.add("first_sweep")
        if mine.sweeps >= 3:
            self.seen.add("three_sweeps")
        if mine.cards and mine.coins and mine.settebello and mine.prime:
            self.seen.add("four_points")

    def _rate(self, record: Record, side: int, result: float) -> None:
        game = game_of(record.ruleset, record.players)
        strength = []
        for members in game.sides:
            kinds = [record.seats[seat][0] for seat in members]
            values = [self.rating if kind == HUMAN else BOT_RATINGS[kind] for kind in kinds]
            strength.append(10 ** (sum(values) / len(values) / 400))
        expected = strength[side] / sum(strength)
        self.rating += (40 if self.rated < 20 else 20) * (result - expected)
        self.rated += 1


def test_statistics_equal_a_recount_from_the_exported_records(kept: tuple[Path, House]) -> None:
    folder, here = kept
    files = {int(path.stem.rsplit("-", 1)[1]): path for path in (folder / "exports").iterdir()}
    assert len(files) == MATCHES
    recount = Recount()
    for number in sorted(files):
        recount.add(read_match_file(files[number]))
    found = progress(here.archive.finished_matches(), here.archive.deal_points())
    assert found.all.played == MATCHES
    assert {family: tally.played for family, tally in found.by_family.items()} == recount.played
    assert {family: tally.won for family, tally in found.by_family.items() if tally.won} == +recount.won
    assert {kind: tally.played for kind, tally in found.by_opponent.items()} == recount.opponents
    assert found.deals == recount.deals
    assert found.points == recount.points
    assert found.sweep_points_given == recount.given
    assert (found.settebello_deals, found.prime_deals) == (recount.settebello, recount.prime)
    assert found.rating == pytest.approx(recount.rating)
    assert len(found.rating_course) == recount.rated
    assert {name for name in recount.seen if name in ACHIEVEMENTS} <= set(found.achievements)
    assert set(found.achievements) <= recount.seen | {"shutout", "fifty_matches", "six_variants", "beat_amateur"}


def test_resigned_matches_are_lost_and_known_as_resigned(kept: tuple[Path, House]) -> None:
    _folder, here = kept
    given_up = here.archive.resigned()
    assert len(given_up) == len([number for number in range(MATCHES) if number % 7 == 2])
    for info in here.archive.finished_matches():
        if info.id in given_up:
            assert info.setup.game.side_of[0] not in info.winners


def test_the_rating_of_one_person_leaves_out_the_matches_of_others(tmp_path: Path) -> None:
    here = house(tmp_path)
    numbers: dict[int, list[int]] = {FIRST: [], 2: []}
    for seed, profile in enumerate((FIRST, 2, FIRST, 2, 2)):
        match = here.new_match(one_deal("classic2"), seats(2), seed, profile=profile)
        play_out(match, Random(seed))
        match.close()
        numbers[profile].append(match.match_id)
    for profile, expected in numbers.items():
        assert [point.match for point in here.rating(profile)] == expected, "in the order they were played"
        assert here.played_by(profile)
    assert here.rating(3) == []
    assert not here.played_by(3)
    here.close()


def test_a_match_from_a_file_is_in_nobodys_statistics(kept: tuple[Path, House]) -> None:
    folder, here = kept
    before = progress(here.archive.finished_matches(), here.archive.deal_points())
    number = keep_file(here.archive, min((folder / "exports").iterdir()))
    assert progress(here.archive.finished_matches(), here.archive.deal_points()) == before
    for profile in (1, 2):
        assert number not in [point.match for point in _of(here, profile).rating_course]


def _of(here: Any, profile: int) -> Progress:
    return progress(here.archive.finished_matches(), here.archive.deal_points(), profile)


def info(
    number: int, winners: tuple[int, ...], preset: str = "classic2", bot: str = "rookie", **more: Any
) -> MatchInfo:
    ruleset = rules(preset)
    setup = MatchSetup(ruleset, seats(ruleset.players[0], 1, bot), number, **more)
    scores = (11, 0) if winners == (0,) else (4, 11)
    return MatchInfo(number, setup, "finished", scores, winners, 40, True)


def test_nothing_played_is_nothing_counted() -> None:
    found = progress([], {})
    assert (found.all.played, found.deals, found.rating, found.achievements) == (0, 0, 1500.0, {})
    assert found.all.rate is None
    assert found.settebello_share is found.prime_share is found.sweeps_a_match is None


def test_an_achievement_names_the_match_that_reached_it_first() -> None:
    deals = {2: [(Points(sweeps=3), Points())], 3: [(Points(sweeps=4), Points())]}
    found = progress([info(3, (0,)), info(1, (1,)), info(2, (0,))], deals)
    assert found.achievements["three_sweeps"] == 2
    assert found.achievements["first_match"] == 2


@pytest.mark.parametrize(
    ("name", "deal", "reached"),
    [
        ("four_points", (Points(cards=1, coins=1, settebello=1, prime=1), Points(sweeps=2)), True),
        ("four_points", (Points(cards=1, coins=1, settebello=1), Points(prime=1)), False),
        ("no_sweep_given", (Points(cards=1), Points(prime=1)), True),
        ("no_sweep_given", (Points(cards=1), Points(sweeps=1)), False),
    ],
)
def test_an_achievement_asks_for_just_what_it_says(name: str, deal: tuple[Points, ...], reached: bool) -> None:
    assert (name in progress([info(1, (0,))], {1: [deal]}).achievements) == reached


def test_beating_somebody_counts_only_against_nobody_else() -> None:
    assert "beat_pro" in progress([info(1, (0,), bot="pro")], {}).achievements
    three = info(2, (0,), "classic3", "pro")
    mixed = MatchSetup(three.setup.ruleset, (*seats(2, 1, "pro"), seats(3, 1, "rookie")[2]), 2)
    assert "beat_pro" not in progress([MatchInfo(2, mixed, "finished", (11, 1, 1), (0,), 40, True)], {}).achievements


def test_six_variants_and_fifty_matches_are_counted_once_each() -> None:
    presets = ("classic2", "cirulla", "escoba", "libya", "chkobba", "napola")
    assert "six_variants" not in progress([info(n, (0,), p) for n, p in enumerate(presets[:5], 1)], {}).achievements
    assert "six_variants" in progress([info(n, (0,), p) for n, p in enumerate(presets, 1)], {}).achievements
    fifty = progress([info(n, (1,)) for n in range(1, 52)], {})
    assert fifty.achievements["fifty_matches"] == 50


def test_every_preset_is_of_one_family_and_house_rules_of_their_own() -> None:
    for name in PRESETS:
        assert [family.id for family in FAMILIES if name in family.presets] == [family_of(name)]
    assert family_of(name_of(rules(pts_cards=2))) == "house"


def test_what_is_not_won_or_shared_was_lost() -> None:
    assert (Tally().lost, Tally().rate) == (0, None)
    assert (Tally(7, 3, 1).lost, Tally(8, 2, 1).rate) == (3, 0.25)


def test_the_course_is_that_of_all_variants_or_of_one_family() -> None:
    told = Progress()
    told.rating_course = [
        RatingPoint(3, "scopa", 1510.0, 1512.0, 10.0),
        RatingPoint(5, "cirulla", 1499.0, 1490.0, -11.0),
        RatingPoint(6, "scopa", 1507.0, 1520.0, 8.0),
    ]
    assert told.course() == [(3, 1510.0), (5, 1499.0), (6, 1507.0)]
    assert told.course("scopa") == [(3, 1512.0), (6, 1520.0)]
    assert told.course("piva") == []
