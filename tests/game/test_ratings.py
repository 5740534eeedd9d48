"""Ratings: a written-down series against a calculation by hand; bands, and who declines whom."""

from __future__ import annotations

import pytest

from scopa_gui.game import ratings
from scopa_gui.game.archive import MatchInfo
from scopa_gui.game.ratings import BANDS, after_match, band, declines, expectation, next_band
from scopa_gui.game.setup import MatchSetup
from scopa_gui.game.statistics import progress
from scopa_gui.rules.ruleset import Ruleset
from tests.game.playing import rules, seats


@pytest.fixture(autouse=True)
def _ratings_of_the_series(monkeypatch: pytest.MonkeyPatch) -> None:
    """The opponents' ratings are measured anew from time to time; the calculation below is not."""
    for kind, rating in (("rookie", 1240), ("amateur", 1500), ("pro", 1680)):
        monkeypatch.setitem(ratings.BOT_RATINGS, kind, rating)


def match(
    number: int, bot: str, winners: tuple[int, ...], ruleset: Ruleset | None = None, players: int = 2
) -> MatchInfo:
    setup = MatchSetup(ruleset or rules(), seats(players, 1, bot), number)
    return MatchInfo(number, setup, "finished", (0,) * len(setup.game.sides), winners, 40, True)


def test_a_written_down_series_equals_the_calculation_by_hand() -> None:
    series = [
        match(1, "amateur", (0,)),  # 10^0 = 1, expected 0.5: 1500 + 40 (1 - 0.5)
        match(2, "rookie", (1,)),  # 10^(-280/400) = 0.1995262, expected 0.8336624: 1520 - 40 * 0.8336624
        match(3, "pro", (0,)),  # 10^(193.3465/400) = 3.0432, expected 0.2473276: + 40 * 0.7526724
        match(4, "pro", (1,)),  # 10^(163.2396/400) = 2.559008, expected 0.2809771: - 40 * 0.2809771
    ]
    found = progress(series, {})
    assert [round(point.overall, 2) for point in found.rating_course] == [1520.00, 1486.65, 1516.76, 1505.52]
    assert found.rating == pytest.approx(1505.52, abs=0.01)
    assert found.family_ratings == {"classic": pytest.approx(1505.52, abs=0.01)}


def test_from_the_twenty_first_rated_match_on_a_result_counts_half() -> None:
    won = [match(number, "pro", (0,)) for number in range(1, 22)]
    course = progress(won, {}).rating_course
    before = course[19].overall
    expected = 1 / (1 + 10 ** ((1680 - before) / 400))
    assert course[20].change == pytest.approx(20 * (1 - expected))
    assert course[19].change == pytest.approx(40 * (1 - 1 / (1 + 10 ** ((1680 - course[18].overall) / 400))))


def test_each_family_has_a_rating_of_its_own_beside_the_one_over_all() -> None:
    series = [match(1, "amateur", (0,)), match(2, "amateur", (1,), rules("cirulla"))]
    found = progress(series, {})
    assert found.family_ratings == {"classic": pytest.approx(1520), "fifteen": pytest.approx(1480)}
    assert found.rating == pytest.approx(1520 - 40 * 1 / (1 + 10 ** (-20 / 400)))


def test_at_a_table_of_three_the_shares_of_all_sides_count() -> None:
    three = match(1, "amateur", (2,), rules("classic3"), 3)
    assert progress([three], {}).rating == pytest.approx(1500 - 40 / 3)
    assert expectation([1500, 1500, 1500], 0) == pytest.approx(1 / 3)


def test_a_partner_pulls_the_rating_of_a_side() -> None:
    """Two partners of 1500 and 1240 stand for 1370 against two of 1240."""
    four = match(1, "rookie", (0,), rules("classic4_teams"), 4)
    expected = 1 / (1 + 10 ** ((1240 - 1370) / 400))
    assert progress([four], {}).rating == pytest.approx(1500 + 40 * (1 - expected))


def test_a_shared_win_is_half_a_win() -> None:
    assert progress([match(1, "amateur", (0, 1), rules("classic3"), 3)], {}).rating == pytest.approx(
        1500 + 40 * (1 / 2 - 1 / 3)
    )
    assert after_match(1500, 0, 0.5, 0.5) == 1500


def test_matches_that_do_not_count_leave_the_rating_alone() -> None:
    unrated = match(1, "amateur", (0,))
    seeded = MatchInfo(2, MatchSetup(rules(), seats(2), 2, seeded=True), "finished", (11, 3), (0,), 40, True)
    house = MatchInfo(3, MatchSetup(rules(pts_cards=2), seats(2), 3), "finished", (11, 3), (0,), 40, True)
    several = MatchInfo(4, MatchSetup(rules(), seats(2, 2), 4), "finished", (11, 3), (0,), 40, True)
    someone = MatchInfo(5, MatchSetup(rules(), seats(2), 5, profile=2), "finished", (11, 3), (0,), 40, True)
    unrated = MatchInfo(1, unrated.setup, "finished", (11, 3), (0,), 40, False)
    found = progress([unrated, seeded, house, several, someone], {})
    assert found.rating == 1500
    assert found.rating_course == []
    assert found.all.played == 3, "the match of two people and the one of somebody else are not yours"


@pytest.mark.parametrize(
    ("rating", "title", "missing"),
    [(100, "Novice", 1350), (1350, "Player", 1500), (1500, "Regular", 1650), (1799.9, "Master", 1800)],
)
def test_a_band_begins_at_its_threshold(rating: float, title: str, missing: int) -> None:
    assert band(rating).title == title
    above = next_band(rating)
    assert above is not None
    assert above.threshold == missing


def test_above_the_highest_band_nothing_is_missing() -> None:
    assert band(2400) == BANDS[-1]
    assert next_band(2400) is None


def test_the_weak_decline_the_strong_and_the_strongest_plays_everybody() -> None:
    assert not declines("rookie", ratings.DECLINES_ABOVE["rookie"])
    assert declines("rookie", ratings.DECLINES_ABOVE["rookie"] + 1)
    assert declines("amateur", 3000)
    assert not declines("pro", 3000)
