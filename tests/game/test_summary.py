"""A match in a few words, and the day it was played on."""

from __future__ import annotations

import time
from collections.abc import Iterator
from dataclasses import replace
from datetime import date

import pytest

from scopa_gui.game.archive import MatchInfo
from scopa_gui.game.daily import daily_setup
from scopa_gui.game.dates import day_text, moment, month_name
from scopa_gui.game.profiles import NOBODY
from scopa_gui.game.setup import HUMAN, MatchSetup, Seat
from scopa_gui.game.summary import LOST, OPEN, SHARED, WATCHED, WON, summary_of
from scopa_gui.rules.presets import PRESETS
from tests.game.playing import rules, seats


def info(
    preset: str = "classic2", scores: tuple[int, ...] = (11, 9), winners: tuple[int, ...] = (0,), *, humans: int = 1
) -> MatchInfo:
    players = PRESETS[preset].players[0]
    setup = MatchSetup(rules(preset), seats(players, humans), 1)
    return MatchInfo(3, setup, "finished" if winners else "open", scores, winners, 90, True)


def seated(match: MatchInfo, *kinds: str) -> MatchInfo:
    """The same match with other kinds of players, names by seat."""
    people = tuple(Seat(kind, f"P{seat}") for seat, kind in enumerate(kinds))
    return replace(match, setup=replace(match.setup, seats=people))


@pytest.mark.parametrize(
    ("scores", "winners", "outcome", "word"),
    [
        ((11, 9), (0,), WON, "won"),
        ((9, 11), (1,), LOST, "lost"),
        ((5, 5), (), OPEN, "open"),
        ((5, 5), (0, 1), SHARED, "shared"),
    ],
)
def test_the_outcome_is_that_of_the_person(
    scores: tuple[int, ...], winners: tuple[int, ...], outcome: str, word: str
) -> None:
    summary = summary_of(info(scores=scores, winners=winners))
    assert (summary.outcome, summary.outcome_word) == (outcome, word)
    assert summary.score == f"{scores[0]} – {scores[1]}"
    assert summary.variant == "Scopa for two"
    assert summary.against == summary.against_briefly == "Bruno"


def test_the_deal_of_a_day_is_named_with_its_day() -> None:
    day = date(2026, 1, 2)
    setup = daily_setup(day, "Anna", "2026-01-02T23:30:00+00:00")
    told = summary_of(replace(info(), setup=setup))
    assert (told.variant, told.day) == ("Deal of the day", "2 Jan 2026")
    assert summary_of(replace(info(), setup=replace(setup, seed=1))).variant == "Scopa for two", "no day has that seed"


def test_the_own_side_comes_first_wherever_it_sits() -> None:
    summary = summary_of(seated(info(scores=(4, 11), winners=(1,)), "rookie", HUMAN))
    assert summary.order == (1, 0)
    assert summary.score == "11 – 4"
    assert summary.outcome == WON
    assert summary.against == "P0"


def test_partners_are_no_opponents() -> None:
    summary = summary_of(info("classic4_teams"))
    assert summary.opponents == (1, 3)
    assert summary.against == "Bruno, Dario"


def test_many_opponents_are_told_briefly() -> None:
    summary = summary_of(info("classic5", scores=(1, 2, 3, 4, 5), winners=(4,)))
    assert summary.against == "Bruno, Carla, Dario, Elena"
    assert summary.against_briefly == "Bruno and 3 others"
    assert summary.outcome == LOST


@pytest.mark.parametrize("humans", [0, 2])
def test_a_match_of_nobody_or_of_several_is_only_watched(humans: int) -> None:
    summary = summary_of(info(humans=humans))
    assert summary.own is None
    assert summary.outcome == WATCHED
    assert summary.against == "Anna, Bruno"


def test_notes_say_why_a_match_does_not_count() -> None:
    match = info()
    assert summary_of(match).notes(resigned=False) == []
    assert summary_of(match).notes(resigned=True) == ["resigned"]
    assert summary_of(replace(match, rated=False)).notes(resigned=False) == ["unrated"]
    foreign = replace(match, setup=replace(match.setup, profile=NOBODY), rated=False)
    assert summary_of(foreign).notes(resigned=True) == ["resigned", "from a file"]
    assert summary_of(foreign).own is None


# Days


@pytest.fixture
def far_east(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setenv("TZ", "Asia/Tokyo")
    time.tzset()
    yield
    monkeypatch.undo()
    time.tzset()


@pytest.mark.usefixtures("far_east")
def test_days_are_those_of_the_place() -> None:
    assert day_text("2026-11-29T14:59:59+00:00") == "29 Nov 2026"
    assert day_text("2026-11-29T15:00:00+00:00") == "30 Nov 2026"
    assert day_text("2026-11-29T15:00:00") == "30 Nov 2026"


@pytest.mark.parametrize("text", ["", "soon", "0001-01-01T00:00:00+14:00", "2026-13-01"])
def test_what_is_no_day_is_said(text: str) -> None:
    assert moment(text) is None
    assert day_text(text) == "no date"


def test_every_month_has_a_name() -> None:
    assert len({month_name(month) for month in range(1, 13)}) == 12
