"""The archive: every entry is there again, and what cannot be written is said and written later."""

from __future__ import annotations

import json
import sqlite3
from pathlib import Path
from random import Random

import pytest

from scopa_gui.game.archive import ArchiveError
from scopa_gui.game.controller import Controller
from scopa_gui.game.house import House
from scopa_gui.game.intents import GiveUp, NextDeal, RestartDeal, TakeBack
from scopa_gui.game.setup import HUMAN, Seat
from scopa_gui.rules.errors import BadRuleset
from scopa_gui.rules.presets import PRESETS
from scopa_gui.rules.record import format_match, parse_match
from tests.game.playing import advance, house, one_deal, play_out, rules, seats, table, told, until, wish

VARIANTS = [
    ("classic2", 2, 1),
    ("classic4_teams", 4, 1),
    ("classic6_two_decks", 6, 1),
    ("cirulla", 2, 1),
    ("chkobba", 2, 2),
    ("bazzica", 2, 1),
    ("chiamarsi_fuori", 2, 1),
    ("corsica", 2, 1),
    ("escoba", 3, 3),
]


def standing(controller: Controller) -> tuple[object, ...]:
    """Everything that must be the same after a match was left and resumed."""
    return (
        controller.setup,
        controller.record,
        controller.state,
        controller.state_id,
        controller.rated,
        controller.plays,
        controller.deal_scores,
    )


@pytest.mark.parametrize(("preset", "players", "humans"), VARIANTS)
def test_a_match_left_at_any_entry_goes_on_as_if_it_had_not_been(
    tmp_path: Path, preset: str, players: int, humans: int
) -> None:
    """The same seed and the same choices: one match is left and resumed after every entry, one never is."""
    whole = table(one_deal(preset), players, humans=humans, seed=6)
    play_out(whole, Random(6))
    place = house(tmp_path)
    controller = place.new_match(one_deal(preset), seats(players, humans), 6)
    rng = Random(6)
    while controller.waiting_for != "over":
        if controller.waiting_for == "cover":
            controller.take_seat()
            continue
        advance(controller, rng)
        before, waiting = standing(controller), controller.waiting_for
        controller.close()
        if waiting == "over":
            break
        controller = place.resume(controller.match_id)
        assert standing(controller) == before
        assert controller.waiting_for == (waiting if humans == 1 or waiting == "next_deal" else "cover")
    assert controller.record.entries == whole.record.entries


def test_what_is_told_first_after_resuming_has_no_events(tmp_path: Path) -> None:
    place = house(tmp_path)
    controller = place.new_match(rules(), seats(2), 1)
    until(controller, "human")
    view = controller.view()
    controller.close()
    again = place.resume(controller.match_id)
    (update,) = told(again)
    assert (update.state_id, update.events, update.view) == (controller.state_id, (), view)


def test_a_resumed_count_is_not_counted_twice(tmp_path: Path) -> None:
    place = house(tmp_path)
    controller = place.new_match(rules(target=21), seats(2), 1)
    until(controller, "next_deal")
    scores = controller.state.scores
    for _ in range(3):
        controller.close()
        controller = place.resume(controller.match_id)
        assert controller.waiting_for == "next_deal"
        assert controller.state.scores == scores
        assert controller.deal_score is not None
    controller.submit(wish(controller, NextDeal))
    assert controller.state.scores == scores
    assert len(place.archive.deal_points()[controller.match_id]) == 1


def test_a_finished_match_is_listed_once_and_not_offered(tmp_path: Path) -> None:
    place = house(tmp_path)
    controller = place.new_match(rules(), seats(2), 1)
    play_out(controller)
    assert place.open_matches() == []
    (info,) = place.archive.finished_matches()
    assert (info.scores, info.winners) == (controller.state.scores, controller.state.winners)
    assert info.entries == controller.state_id
    assert info.rated
    points = place.archive.deal_points()[info.id]
    assert len(points) == len(controller.deal_scores)
    sums = [sum(side.total for side in sides) for sides in zip(*points, strict=True)]
    assert tuple(sums) == info.scores
    controller.close()
    assert list((tmp_path / "locks").iterdir()) == []
    with pytest.raises(ArchiveError) as error:
        place.resume(info.id)
    assert error.value.code == "match_over"


def test_points_of_a_deal_that_was_taken_back_are_forgotten(tmp_path: Path) -> None:
    place = house(tmp_path)
    controller = place.new_match(rules(target=21), seats(2), 1)
    until(controller, "next_deal")
    controller.submit(wish(controller, TakeBack))
    assert place.archive.deal_points() == {}
    (info,) = (info for info in place.archive.matches() if info.id == controller.match_id)
    assert info.scores == (0, 0)
    assert not info.rated
    until(controller, "next_deal")
    assert len(place.archive.deal_points()[controller.match_id]) == 1


def test_restarting_after_a_resume_gives_the_same_cards(tmp_path: Path) -> None:
    place = house(tmp_path)
    controller = place.new_match(rules(), seats(2), 3)
    opening = controller.state
    for _ in range(6):
        advance(controller, Random(0))
    for _ in range(2):
        controller.close()
        controller = place.resume(controller.match_id)
        controller.submit(wish(controller, RestartDeal))
        assert controller.state == opening
        advance(controller, Random(0))


def test_help_is_remembered(tmp_path: Path) -> None:
    place = house(tmp_path)
    controller = place.new_match(rules(), seats(2), 3)
    controller.helped()
    controller.close()
    controller = place.resume(controller.match_id)
    assert not controller.rated
    advance(controller, Random(0))
    controller.close()
    (info,) = place.open_matches()
    assert not info.rated


def test_several_matches_are_open_side_by_side(tmp_path: Path) -> None:
    place = house(tmp_path)
    first = place.new_match(rules(), seats(2), 1)
    second = place.new_match(PRESETS["classic3"], seats(3), 2)
    assert [first.match_id, second.match_id] == [1, 2]
    advance(first, Random(0))
    advance(second, Random(0))
    assert place.open_matches() == [], "both are open here"
    first.close()
    second.close()
    infos = place.open_matches()
    assert [info.id for info in infos] == [2, 1]
    assert infos[0].setup == second.setup
    assert infos[1].status == "open"
    assert place.resume(1).record == first.record


def test_a_match_keeps_the_rules_and_names_it_was_begun_with(tmp_path: Path) -> None:
    ruleset = rules("classic2", target=31, sequence="napola_9", pts_prime=2, prime_table=dict.fromkeys("A234567FCR", 1))
    place = house(tmp_path)
    people = (Seat(HUMAN, "Żofia 語 🃏 ‏עברית"), Seat("random", 'Ann O\'Neill "x"'))
    controller = place.new_match(ruleset, people, 2**70, seeded=True)
    controller.close()
    place.close()
    again = house(tmp_path).resume(1)
    assert again.setup == controller.setup
    assert again.setup.ruleset == ruleset
    assert again.setup.preset is None
    assert again.setup.seed == 2**70


def test_names_are_cleaned_and_told_apart(tmp_path: Path) -> None:
    people = (Seat(HUMAN, "  Anna \n\t B "), Seat(HUMAN, "Anna B"), Seat("random", ""), Seat("random", "x" * 500))
    controller = house(tmp_path).new_match(PRESETS["classic4_teams"], people, 1)
    names = [seat.name for seat in controller.setup.seats]
    assert names[:3] == ["Anna B", "Anna B 2", "Player 3"]
    assert len(names[3]) <= 40


def test_the_archived_match_reads_the_same_as_a_file(tmp_path: Path) -> None:
    place = house(tmp_path)
    for preset, players in [("classic2", 2), ("cirulla", 2), ("classic6_two_decks", 7), ("chkobba", 2)]:
        controller = place.new_match(one_deal(preset), seats(players), 1)
        for _ in range(12):
            advance(controller, Random(1))
        controller.submit(wish(controller, TakeBack))
        controller.updates()
        play_out(controller)
        _, record = place.archive.load(controller.match_id)
        assert record == controller.record
        assert parse_match(format_match(record)) == record


def test_figures_change_whenever_something_is_written(tmp_path: Path) -> None:
    place = house(tmp_path)
    seen = [place.archive.standing()]
    controller = place.new_match(rules(), seats(2), 1)
    seen.append(place.archive.standing())
    advance(controller, Random(0))
    seen.append(place.archive.standing())
    controller.helped()
    seen.append(place.archive.standing())
    assert seen == [(0, 0, 0, 0), (1, 1, 1, 1), (1, 1, 2, 1), (1, 1, 2, 0)]


def test_there_is_no_such_match(tmp_path: Path) -> None:
    with pytest.raises(ArchiveError) as error:
        house(tmp_path).resume(5)
    assert error.value.code == "no_match"
    assert house(tmp_path).new_match(rules(), seats(2), 1).match_id == 1, "nothing is held"


def test_a_player_of_another_version_is_refused(tmp_path: Path) -> None:
    place = house(tmp_path)
    controller = place.new_match(rules(), seats(2), 1)
    controller.close()
    rewrite_head(tmp_path, 1, seats=json.dumps([["human", "Anna"], ["oracle", "Pizia"]]))
    with pytest.raises(ArchiveError) as error:
        place.resume(1)
    assert error.value.code == "unknown_player"
    assert place.archive.is_free(1)


def rewrite_head(folder: Path, match_id: int, **values: object) -> None:
    """Changes what a match began with, checksum included, as another version of the program might."""
    from scopa_gui.game.database import checksum

    names = "created, ruleset, seats, seed, seeded, profile"
    with sqlite3.connect(folder / "archive.db") as db:
        row = db.execute(f"SELECT {names} FROM match WHERE id = ?", (match_id,)).fetchone()
        head = dict(zip(names.split(", "), row, strict=True)) | values
        db.execute(
            f"UPDATE match SET ({names}, head_sum) = (?, ?, ?, ?, ?, ?, ?) WHERE id = ?",
            (*head.values(), checksum(match_id, *head.values()), match_id),
        )
    db.close()


def test_rules_that_are_no_more_are_refused_and_left_out(tmp_path: Path) -> None:
    place = house(tmp_path)
    place.new_match(rules(), seats(2), 1).close()
    rewrite_head(tmp_path, 1, ruleset="briscola")
    assert place.open_matches() == []
    assert place.archive.warning == "damaged_match"
    with pytest.raises(ArchiveError) as error:
        place.resume(1)
    assert error.value.code == "damaged_match"


def test_players_that_the_rules_do_not_allow_begin_nothing(tmp_path: Path) -> None:
    place = house(tmp_path)
    with pytest.raises(BadRuleset):
        place.new_match(rules(), seats(3), 1)
    assert place.open_matches() == []


# Locks


def test_a_match_open_in_one_copy_is_left_alone_by_the_other(tmp_path: Path) -> None:
    one, other = house(tmp_path), house(tmp_path)
    mine = one.new_match(rules(), seats(2), 1)
    yours = other.new_match(rules(), seats(2), 2)
    assert one.open_matches() == other.open_matches() == []
    with pytest.raises(ArchiveError) as error:
        other.resume(mine.match_id)
    assert error.value.code == "open_elsewhere"
    play_out(mine)
    play_out(yours)
    assert [info.id for info in one.archive.finished_matches()] == [2, 1]
    assert one.archive.finished_matches() == other.archive.finished_matches()


def test_a_match_that_was_left_is_offered_to_the_other_copy(tmp_path: Path) -> None:
    one, other = house(tmp_path), house(tmp_path)
    mine = one.new_match(rules(), seats(2), 1)
    advance(mine, Random(0))
    mine.close()
    assert [info.id for info in other.open_matches()] == [1]
    theirs = other.resume(1)
    assert theirs.record == mine.record
    assert one.open_matches() == []


def test_two_copies_cannot_hold_one_match_however_locks_come_and_go(tmp_path: Path) -> None:
    from scopa_gui.game.lock import MatchLock, MatchTaken

    first = MatchLock(tmp_path, 3)
    with pytest.raises(MatchTaken):
        MatchLock(tmp_path, 3)
    first.release()
    second = MatchLock(tmp_path, 3)
    with pytest.raises(MatchTaken):
        MatchLock(tmp_path, 3)
    second.release()
    assert (tmp_path / "match-3.lock").exists()
    MatchLock(tmp_path, 3).release(for_good=True)
    assert not (tmp_path / "match-3.lock").exists()


def test_a_lock_that_cannot_be_made_is_said(tmp_path: Path) -> None:
    place = house(tmp_path)
    place.new_match(rules(), seats(2), 1).close()
    (tmp_path / "locks" / "match-1.lock").unlink()
    (tmp_path / "locks").rmdir()
    (tmp_path / "locks").write_text("in the way", encoding="utf-8")
    assert place.open_matches() == []
    with pytest.raises(ArchiveError) as error:
        place.resume(1)
    assert error.value.code == "unwritable"
    controller = place.new_match(rules(), seats(2), 1)
    assert not controller.saved
    assert controller.match_id == 0


def test_a_lock_on_a_broken_file_is_an_error_and_not_a_taken_match(tmp_path: Path) -> None:
    from scopa_gui.game.lock import MatchLock

    (tmp_path / "match-4.lock").write_bytes(b"no database at all, much longer than a header" * 9)
    with pytest.raises(sqlite3.DatabaseError):
        MatchLock(tmp_path, 4)
    (tmp_path / "match-5.lock").mkdir()
    with pytest.raises(sqlite3.OperationalError):
        MatchLock(tmp_path, 5)


# A full disk


def fill(place: House, full: bool) -> None:
    """Lets the archive's file grow no more, as on a full disk, or lets it grow again."""
    db = place.archive._db
    pages = db.execute("PRAGMA page_count").fetchone()[0]
    db.execute(f"PRAGMA max_page_count={pages if full else 1_000_000}")


def test_a_full_disk_is_said_and_what_waits_is_written_later(tmp_path: Path) -> None:
    place = house(tmp_path)
    controller = place.new_match(rules(target=50), seats(2), 1)
    rng = Random(0)
    fill(place, True)
    while controller.saved:
        advance(controller, rng)
    for _ in range(40):
        advance(controller, rng)
    assert not controller.saved
    (info,) = house(tmp_path).archive.matches()
    assert info.entries < controller.state_id
    fill(place, False)
    advance(controller, rng)
    assert controller.saved
    assert place.archive.load(1)[1] == controller.record
    play_out(controller)
    assert place.archive.load(1)[1] == controller.record


def test_a_match_begun_on_a_full_disk_is_written_when_there_is_room(tmp_path: Path) -> None:
    place = house(tmp_path)
    first = place.new_match(rules(target=50), seats(2), 1)
    fill(place, True)
    while first.saved:
        advance(first, Random(0))
    controller = place.new_match(rules(), seats(2), 2)
    assert not controller.saved
    assert controller.match_id == 0
    controller.helped()
    advance(controller, Random(0))
    assert not controller.saved
    fill(place, False)
    advance(controller, Random(0))
    assert controller.saved
    info, record = place.archive.load(2)
    assert record == controller.record
    assert not info.rated
    assert not place.archive.is_free(2)


def test_closing_tries_once_more(tmp_path: Path) -> None:
    place = house(tmp_path)
    controller = place.new_match(rules(target=50), seats(2), 1)
    fill(place, True)
    while controller.saved:
        advance(controller, Random(0))
    fill(place, False)
    controller.close()
    assert place.resume(1).record == controller.record


def test_a_match_that_never_was_written_closes_quietly(tmp_path: Path) -> None:
    place = house(tmp_path)
    place.archive._db.close()
    controller = place.new_match(rules(), seats(2), 1)
    controller.helped()
    controller.submit(wish(controller, GiveUp))
    assert not controller.saved
    controller.close()


def test_help_on_a_dead_disk_is_no_crash(tmp_path: Path) -> None:
    place = house(tmp_path)
    controller = place.new_match(rules(), seats(2), 1)
    place.archive._db.close()
    controller.helped()
    assert not controller.rated
