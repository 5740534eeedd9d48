"""Open matches: in which order they are offered, and which of them may be forgotten."""

from __future__ import annotations

import json
import sqlite3
from pathlib import Path
from random import Random

import pytest

from scopa_gui.game.archive import ArchiveError
from scopa_gui.game.controller import Controller
from scopa_gui.game.daily import attempts, daily_setup, today
from scopa_gui.game.house import House
from scopa_gui.game.intents import TakeBack
from scopa_gui.game.recent import MOST, Recent
from scopa_gui.game.statistics import progress
from tests.game.playing import advance, house, one_deal, play_out, rules, seats, until, wish


def begun(here: House, preset: str = "classic2", *, plays: int = 0) -> int:
    """A new match, left after so many plays of the person; its number."""
    match = here.new_match(rules(preset), seats(2), 5)
    play(match, plays)
    match.close()
    return match.match_id


def play(match: Controller, plays: int) -> None:
    """The person plays so many cards; then it is the person's turn again."""
    for _play in range(plays):
        until(match, "human")
        advance(match, Random(1))
    until(match, "human")


def order(here: House) -> list[int]:
    return [info.id for info in here.open_matches()]


def trial(here: House, match_id: int, *, plays: int = 0) -> int:
    """A position of a match, played on; its number."""
    record = here.archive.load(match_id)[1]
    match = here.play_on(record, len(record.entries), (0, "Anna"))
    play(match, plays)
    match.close()
    return match.match_id


def test_the_match_that_was_played_last_is_gone_on_with_first(tmp_path: Path) -> None:
    here = house(tmp_path)
    first, second, third = (begun(here, plays=1) for _match in range(3))
    assert order(here) == [third, second, first]
    match = here.resume(first)
    play(match, 1)
    match.close()
    assert order(here) == [first, third, second]
    assert order(house(tmp_path)) == [first, third, second], "the next start knows"
    here.resume(second).close()
    assert order(here) == [first, third, second], "looking is not playing"


def test_a_match_left_at_once_and_a_trial_come_after_what_was_played(tmp_path: Path) -> None:
    here = house(tmp_path)
    played = begun(here, plays=1)
    looked_at = begun(here)
    tried = trial(here, played, plays=1)
    assert order(here) == [played, looked_at, tried]


def test_matches_of_a_version_that_kept_no_order_come_as_they_were_begun(tmp_path: Path) -> None:
    here = house(tmp_path)
    numbers = [begun(here, plays=1), begun(here, plays=1), begun(here)]
    (tmp_path / "recent.json").unlink()
    assert order(house(tmp_path)) == [numbers[1], numbers[0], numbers[2]]


def test_a_match_in_which_nobody_has_played_can_be_forgotten(tmp_path: Path) -> None:
    here = house(tmp_path)
    kept, number = begun(here, plays=1), begun(here, "escoba")
    info = next(info for info in here.open_matches() if info.id == number)
    assert here.can_be_removed(info)
    here.remove(number)
    assert not (tmp_path / "locks" / f"match-{number}.lock").exists()
    assert [info.id for info in here.archive.matches()] == [kept] and here.archive.resigned() == frozenset()
    with pytest.raises(ArchiveError, match="no_match"):
        here.archive.load(number)
    with pytest.raises(ArchiveError, match="no_match"):
        here.remove(number)
    assert begun(here) > number, "its number belongs to nobody else"
    here.close()
    with sqlite3.connect(tmp_path / "archive.db") as db:
        assert db.execute("SELECT COUNT(*) FROM entry WHERE match = ?", (number,)).fetchone() == (0,)


@pytest.mark.parametrize("taken_back", [False, True])
def test_what_somebody_has_played_is_not_forgotten(tmp_path: Path, taken_back: bool) -> None:
    here = house(tmp_path)
    match = here.new_match(rules(), seats(2), 5)
    play(match, 1)
    if taken_back:
        match.submit(wish(match, TakeBack))
    match.close()
    (info,) = here.open_matches()
    assert not here.can_be_removed(info)
    with pytest.raises(ArchiveError, match="begun"):
        here.remove(info.id)
    assert here.archive.load(info.id)[0] == info


def test_a_match_that_is_open_elsewhere_is_not_forgotten(tmp_path: Path) -> None:
    here, there = house(tmp_path), house(tmp_path)
    match = there.new_match(rules(), seats(2), 5)
    with pytest.raises(ArchiveError, match="open_elsewhere"):
        here.remove(match.match_id)
    match.close()


def test_what_the_disk_refuses_is_not_forgotten(tmp_path: Path) -> None:
    here = house(tmp_path)
    number = begun(here)
    here.archive._db.execute("PRAGMA query_only = 1")
    with pytest.raises(ArchiveError, match="unwritable"):
        here.remove(number)
    here.archive._db.execute("PRAGMA query_only = 0")
    assert order(here) == [number]


def test_a_damaged_match_counts_as_begun(tmp_path: Path) -> None:
    here = house(tmp_path)
    number = begun(here)
    here.archive._db.execute("UPDATE entry SET text = 'nonsense' WHERE match = ?", (number,))
    (info,) = here.open_matches()
    assert not here.can_be_removed(info)


def test_a_trial_can_be_forgotten_until_the_person_plays_in_it(tmp_path: Path) -> None:
    here = house(tmp_path)
    match = begun(here, plays=3)
    looked_at, tried = trial(here, match), trial(here, match, plays=1)
    can = {info.id: here.can_be_removed(info) for info in here.open_matches()}
    assert can == {match: False, looked_at: True, tried: False}


def test_the_first_try_of_a_day_s_deal_is_kept_once_its_cards_were_seen(tmp_path: Path) -> None:
    here = House(tmp_path)
    setup = daily_setup(today(), "Anna", "")
    here.new_match(setup.ruleset, setup.seats, setup.seed, seeded=True).close()
    (info,) = here.open_matches()
    assert not here.can_be_removed(info)
    assert len(attempts(here.archive, 1)) == 1


def test_a_trial_that_is_over_counts_in_no_statistics(tmp_path: Path) -> None:
    here = house(tmp_path)
    match = here.new_match(one_deal("classic2"), seats(2), 5)
    play(match, 1)
    tried = here.play_on(match.record, match.state_id, (0, "Anna"))
    play_out(tried)
    told = progress(here.archive.finished_matches(), here.archive.deal_points(), 1)
    assert [info.id for info in here.archive.finished_matches()] == [tried.match_id]
    assert told.all.played == 0 and told.deals == 0 and not told.achievements


@pytest.mark.parametrize("content", ["", "nonsense", "{}", '[1, "two", 3.5, true]', "[" * 5000, "\udcff"])
def test_an_order_that_cannot_be_read_is_none(tmp_path: Path, content: str) -> None:
    path = tmp_path / "recent.json"
    path.write_bytes(content.encode("utf-8", "surrogateescape"))
    recent = Recent(path)
    assert tuple(recent.matches()) in ((), (1,))
    recent.played(7)
    assert Recent(path).matches()[0] == 7


def test_an_order_that_cannot_be_written_lasts_until_the_end(tmp_path: Path) -> None:
    for path in (None, tmp_path / "nowhere" / "recent.json"):
        recent = Recent(path)
        for number in (1, 2, 1):
            recent.played(number)
        assert recent.matches() == (1, 2)
    assert list(tmp_path.iterdir()) == []


def test_only_the_last_matches_are_remembered(tmp_path: Path) -> None:
    recent = Recent(tmp_path / "recent.json")
    for number in range(MOST + 5):
        recent.played(number)
    assert json.loads((tmp_path / "recent.json").read_text()) == list(range(MOST + 4, 4, -1))


def test_a_match_that_is_kept_in_memory_only_is_removed_too(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("", encoding="utf-8")
    here = house(tmp_path / "file" / "below")
    assert here.archive.in_memory
    number = begun(here)
    assert order(here) == [number]
    here.remove(number)
    assert order(here) == []
