"""The deal of the day: the same for everybody, by the date in UTC, and compared with the strong player's."""

from __future__ import annotations

from collections.abc import Generator
from dataclasses import replace
from datetime import UTC, date, datetime, timedelta, timezone
from pathlib import Path
from random import Random

import pytest

from scopa_gui.game.controller import Controller
from scopa_gui.game.daily import (
    Comparison,
    attempts,
    counts,
    daily_seed,
    daily_setup,
    day_of,
    match_name,
    streak,
    strong_result,
    today,
    trial_name,
)
from scopa_gui.game.house import House
from scopa_gui.game.intents import GiveUp, TakeBack
from scopa_gui.rules.cards import card_text
from tests.game.playing import action_intent, one_deal, play_out, seats, until, wish

DAY = date(2026, 11, 29)
SEED = 14479952428858
FIRST_CARDS = "4d 5d 7c Rb As 6s Rc 5s"


def test_a_day_has_the_same_cards_on_every_machine() -> None:
    setup = daily_setup(DAY, "Anna", "2026-11-29T08:00:00+00:00")
    other = daily_setup(DAY, "Zoë", "2026-11-29T23:59:59+00:00", 7)
    assert setup.seed == other.seed == daily_seed(DAY) == SEED
    assert setup.deck(0) == other.deck(0)
    assert " ".join(map(card_text, setup.deck(0)[:8])) == FIRST_CARDS
    assert setup.first_dealer == other.first_dealer
    assert not setup.can_be_rated


def test_every_day_has_other_cards() -> None:
    seeds = {daily_seed(DAY + timedelta(days=number)) for number in range(3000)}
    assert len(seeds) == 3000


@pytest.mark.parametrize(
    ("moment", "day"),
    [
        (datetime(2026, 11, 29, 23, 59, 59, tzinfo=UTC), DAY),
        (datetime(2026, 11, 30, 0, 0, 0, tzinfo=UTC), date(2026, 11, 30)),
        (datetime(2026, 11, 29, 23, 0, tzinfo=timezone(timedelta(hours=-5))), date(2026, 11, 30)),
        (datetime(2026, 11, 30, 8, 0, tzinfo=timezone(timedelta(hours=9))), DAY),
    ],
)
def test_the_day_is_that_of_utc(moment: datetime, day: date) -> None:
    assert today(moment) == day


def test_a_match_of_the_day_is_known_again() -> None:
    setup = daily_setup(DAY, "Anna", "2026-11-29T22:30:00-01:00")
    assert day_of(setup) == DAY
    assert day_of(replace(setup, created="2026-11-29T08:00:00")) == DAY
    for other in (
        replace(setup, created="2026-11-30T00:00:01+00:00"),
        replace(setup, created=""),
        replace(setup, created="2026-99-99"),
        replace(setup, seed=setup.seed + 1),
        replace(setup, seeded=False),
        replace(setup, seats=seats(2, 1, "rookie")),
        replace(setup, ruleset=setup.ruleset.changed({"fixed_hands": 2})),
    ):
        assert day_of(other) is None


def begin(house: House, profile: int = 1) -> Controller:
    setup = daily_setup(DAY, "Anna", "", profile)
    return house.new_match(setup.ruleset, setup.seats, setup.seed, seeded=True, profile=profile)


def test_the_first_try_counts_and_others_are_listed_after_it(tmp_path: Path) -> None:
    house = House(tmp_path, lambda: "2026-11-29T12:00:00+00:00")
    assert attempts(house.archive, 1) == {}
    first = begin(house)
    found = attempts(house.archive, 1)
    assert [attempt.points for attempt in found[DAY]] == [None]
    play_out(first, Random(1))
    scored = first.deal_scores[0][0].totals
    first.close()
    second = begin(house)
    until(second, "human", Random(2))
    other = begin(house, profile=2)
    found = attempts(house.archive, 1)
    assert list(found) == [DAY]
    assert [(attempt.match, attempt.points) for attempt in found[DAY]] == [
        (first.match_id, scored),
        (second.match_id, None),
    ]
    assert [attempt.match for attempt in attempts(house.archive, 2)[DAY]] == [other.match_id]
    counted = [match for match in (first, second, other) if counts(house.archive, match.setup, match.match_id)]
    assert counted == [first, other], "each person's first"
    usual = house.new_match(one_deal("classic2"), seats(2), 1)
    assert not counts(house.archive, usual.setup, usual.match_id)
    house.close()


def test_a_try_in_which_something_was_taken_back_is_marked(tmp_path: Path) -> None:
    house = House(tmp_path, lambda: "2026-11-29T12:00:00+00:00")
    clean, helped = begin(house), begin(house)
    play_out(clean, Random(1))
    rng = Random(1)
    until(helped, "human", rng)
    while not helped.can_take_back:
        helped.submit(action_intent(helped, helped.view().legal[0]))
    helped.submit(wish(helped, TakeBack))
    assert [attempt.helped for attempt in attempts(house.archive, 1)[DAY]] == [False, True]
    house.close()


@pytest.mark.parametrize(
    ("back", "length"),
    [((), 0), ((0,), 1), ((1,), 1), ((2,), 0), ((0, 1, 2), 3), ((1, 2, 4), 2), ((0, 2, 3), 1)],
)
def test_days_in_a_row(back: tuple[int, ...], length: int) -> None:
    assert streak({DAY - timedelta(days=number) for number in back}, DAY) == length


def to_end(thought: Generator[None, None, Comparison]) -> tuple[Comparison, int]:
    slices = 0
    while True:
        try:
            next(thought)
        except StopIteration as done:
            result: Comparison = done.value
            return result, slices
        slices += 1


def test_the_strong_player_makes_the_same_of_the_cards_every_time() -> None:
    first, slices = to_end(strong_result(daily_setup(DAY, "Anna", "")))
    second, _slices = to_end(strong_result(daily_setup(DAY, "Zoë", "2026-11-29T12:00:00+00:00", 3)))
    assert first == second
    assert first.difference == first.yours - first.theirs
    assert first.yours + first.theirs >= 2
    assert slices > 100, "it thinks in small slices"


def test_a_day_given_up_counts_by_the_scores_so_far_and_other_matches_not_at_all(tmp_path: Path) -> None:
    house = House(tmp_path, lambda: "2026-11-29T12:00:00+00:00")
    play_out(house.new_match(one_deal("classic2"), seats(2), 1))
    match = begin(house)
    until(match, "human")
    match.submit(wish(match, GiveUp))
    assert [attempt.points for attempt in attempts(house.archive, 1)[DAY]] == [match.state.scores]
    house.close()


def test_a_match_is_named_as_the_deal_of_its_day_as_a_trial_or_by_its_variant() -> None:
    setup = daily_setup(DAY, "Anna", "2026-11-29T08:00:00+00:00")
    assert match_name(setup) == "Deal of the day, 29 Nov"
    assert match_name(replace(setup, seed=7)) == "Scopa for two"
    assert match_name(replace(setup, trial=True)) == "Trial: Scopa for two"
    assert trial_name(replace(setup, trial=True), brief=True) == "Trial: Scopa"
