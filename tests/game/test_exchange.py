"""Matches go out as files and come in again, in any language, and a bad file is told by one sentence."""

from __future__ import annotations

import sqlite3
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import pytest

from scopa_gui.game.archive import ArchiveError
from scopa_gui.game.daily import attempts, daily_setup, day_of, match_name, today
from scopa_gui.game.exchange import export_match, read_match_file, verify_file, verify_main
from scopa_gui.game.house import House
from scopa_gui.game.i18n import LANGUAGES, set_language
from scopa_gui.game.library import export_to, files_in, keep_file, setup_of, trouble
from scopa_gui.game.names import opponent_names
from scopa_gui.game.profiles import NOBODY
from scopa_gui.game.replay import Replay
from scopa_gui.game.summary import summary_of
from scopa_gui.rules.errors import Illegal, RulesError, Unreadable
from scopa_gui.rules.record import Deck, Record, format_match, states_of
from tests.game.playing import house, one_deal, play_out, seats, until


def finished(here: Any, preset: str = "classic2", players: int = 2, seed: int = 5) -> int:
    match = here.new_match(one_deal(preset), seats(players), seed)
    play_out(match, Random(seed))
    match.close()
    return int(match.match_id)


TABLES = [
    ("classic2", 2),
    ("cirulla", 2),
    ("chkobba", 2),
    ("classic3", 3),
    ("classic4_teams", 4),
    ("classic6_two_decks", 6),
]


@pytest.mark.parametrize(("preset", "players"), TABLES)
def test_a_match_exported_in_one_language_comes_in_in_another(tmp_path: Path, preset: str, players: int) -> None:
    here, there = house(tmp_path / "here"), house(tmp_path / "there")
    number = finished(here, preset, players)
    set_language("de")
    path = export_to(here.archive, number, tmp_path / "out")
    set_language("es")
    taken = keep_file(there.archive, path)
    first, second = here.archive.load(number)[1], there.archive.load(taken)[1]
    assert states_of(first)[-1] == states_of(second)[-1]
    assert first.entries == second.entries
    assert Replay(second).view(len(second.entries), 0).scores == states_of(first)[-1].scores


def test_the_file_is_the_same_in_every_language_and_verified(tmp_path: Path) -> None:
    here = house(tmp_path)
    number = finished(here)
    texts = set()
    for code in LANGUAGES:
        set_language(code)
        texts.add(export_to(here.archive, number, tmp_path / code).read_bytes())
    assert len(texts) == 1
    assert verify_file(next((tmp_path / "it").iterdir())).deals == 1


def test_what_has_come_in_goes_out_as_it_came(tmp_path: Path) -> None:
    here, there = house(tmp_path / "here"), house(tmp_path / "there")
    path = export_to(here.archive, finished(here), tmp_path / "out")
    again = export_to(there.archive, keep_file(there.archive, path), tmp_path / "again")
    assert again.read_bytes() == path.read_bytes()


def test_what_has_come_in_is_nobodys_and_unrated(tmp_path: Path) -> None:
    here = house(tmp_path)
    info, _record = here.archive.load(
        keep_file(here.archive, export_to(here.archive, finished(here), tmp_path / "out"))
    )
    assert info.setup.profile == NOBODY
    assert not info.rated
    assert info.status == "finished"


def test_the_decks_of_an_open_match_stay_hidden(tmp_path: Path) -> None:
    here = house(tmp_path)
    match = here.new_match(one_deal("classic2"), seats(2), 5)
    with pytest.raises(ArchiveError, match="still_open"):
        export_to(here.archive, match.match_id, tmp_path / "out")
    assert not (tmp_path / "out").exists()


def test_another_match_does_not_overwrite_a_file(tmp_path: Path) -> None:
    here = house(tmp_path)
    number = finished(here)
    first = export_to(here.archive, number, tmp_path / "out")
    assert export_to(here.archive, number, tmp_path / "out") == first, "the same match is the same file"
    first.write_text("somebody else's", encoding="utf-8")
    second = export_to(here.archive, number, tmp_path / "out")
    assert second != first
    assert first.read_text(encoding="utf-8") == "somebody else's"
    assert set(files_in(tmp_path / "out")) == {first, second}


def hand_written(here: Any, **changes: Any) -> str:
    """The text of a match with no checksum, as somebody may have typed it."""
    return format_match(here.archive.load(finished(here, **changes))[1])


DAMAGES = {
    "a play of another seat": ("\n0: ", "\n1: "),
    "a card that is not held": (" x ", " x x "),
    "a deck that lacks cards": ("deck ", "deck 7d "),
    "no head": ("scopa-match 1", "scopa"),
    "a newer format": ("scopa-match 1", "scopa-match 2"),
    "rules that there are not": ("ruleset: classic2", "ruleset: nonsense"),
    "too many players": ("players: 2", "players: 9"),
    "a dealer who is not there": ("dealer: ", "dealer: 7"),
}


@pytest.mark.parametrize("what", DAMAGES)
def test_a_damaged_file_is_told_by_one_sentence_with_its_line(tmp_path: Path, what: str) -> None:
    old, new = DAMAGES[what]
    text = hand_written(house(tmp_path))
    assert old in text
    broken = text.replace(old, new, 1)
    line = 1 + next(n for n, (a, b) in enumerate(zip(text.split("\n"), broken.split("\n"), strict=True)) if a != b)
    path = tmp_path / "broken.txt"
    path.write_text(broken, encoding="utf-8")
    with pytest.raises(Unreadable) as caught:
        read_match_file(path)
    told = trouble(caught.value)
    assert told.startswith("Line ")
    assert told.count(".") == 1
    in_head = line < text.split("\n").index("") + 1
    assert in_head or told.startswith(f"Line {line}: "), told


def test_an_export_that_was_changed_names_the_line_or_says_that_it_was_changed(tmp_path: Path) -> None:
    here = house(tmp_path)
    path = export_to(here.archive, finished(here), tmp_path / "out")
    lines = path.read_text(encoding="utf-8").split("\n")
    play = next(n for n, line in enumerate(lines) if line.startswith("0: "))
    for changed, told in (
        ([*lines[:play], "0: nonsense", *lines[play + 1 :]], f"Line {play + 1}: "),
        ([line.replace("Anna", "Eve") for line in lines], "Line 2: The file was changed or cut after it was exported."),
        (lines[: play + 3], "Line 2: The file was changed or cut after it was exported."),
    ):
        path.write_text("\n".join(changed), encoding="utf-8")
        with pytest.raises(Unreadable) as caught:
            keep_file(here.archive, path)
        assert trouble(caught.value).startswith(told)


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_language_has_a_sentence_for_a_bad_file(tmp_path: Path, code: str) -> None:
    path = tmp_path / "picture.txt"
    path.write_bytes(b"scopa-match 1\n\xff\xfe")
    set_language(code)
    with pytest.raises(RulesError) as caught:
        read_match_file(path)
    assert "2" in trouble(caught.value)


def test_a_file_that_is_missing_or_empty_is_told_too(tmp_path: Path) -> None:
    here = house(tmp_path)
    with pytest.raises(OSError) as missing:
        keep_file(here.archive, tmp_path / "nothing.txt")
    assert trouble(missing.value) == "There is no such file."
    head = hand_written(here).split("\n\n")[0] + "\n\n"
    (tmp_path / "head.txt").write_text(head, encoding="utf-8")
    with pytest.raises(Unreadable) as empty:
        keep_file(here.archive, tmp_path / "head.txt")
    assert trouble(empty.value) == "Line 1: No cards are dealt in this match."
    assert len(here.archive.matches()) == 1


def test_a_file_written_by_hand_finds_a_seed_that_lets_the_same_seat_deal(tmp_path: Path) -> None:
    here = house(tmp_path)
    record = here.archive.load(finished(here))[1]
    bare = Record(record.ruleset, record.players, record.dealer, record.seats, record.entries, ())
    setup = setup_of(bare)
    assert setup.first_dealer == record.dealer
    (tmp_path / "bare.txt").write_text(format_match(bare), encoding="utf-8")
    info, again = here.archive.load(keep_file(here.archive, tmp_path / "bare.txt"))
    assert again.entries == record.entries
    assert info.setup.created == ""


@pytest.mark.parametrize("tag", ["99999999999999999999999999", "-1", "abc", ""])
def test_a_strange_seed_in_a_file_does_no_harm(tmp_path: Path, tag: str) -> None:
    record = house(tmp_path).new_match(one_deal("classic2"), seats(2), 5).record
    strange = Record(record.ruleset, 2, record.dealer, record.seats, record.entries, (("seed", tag), ("created", tag)))
    assert setup_of(strange).first_dealer == record.dealer


def test_playing_on_begins_a_new_unrated_match_with_the_same_entries(tmp_path: Path) -> None:
    here = house(tmp_path)
    number = finished(here)
    record = here.archive.load(number)[1]
    for position in (1, 9, len(record.entries) - 1):
        match = here.play_on(record, position, (0, "Anna"))
        assert match.match_id != number
        assert not match.rated
        assert match.record.entries == record.entries[:position]
        assert match.state == states_of(record)[position]
        play_out(match, Random(3))
        match.close()
        info, again = here.archive.load(match.match_id)
        assert not info.rated
        assert again.entries[:position] == record.entries[:position]
        assert next(e for e in again.entries if isinstance(e, Deck)) == record.entries[0]


def test_a_match_that_is_played_on_is_marked_as_a_trial_wherever_it_goes(tmp_path: Path) -> None:
    here = house(tmp_path)
    record = here.archive.load(finished(here))[1]
    match = here.play_on(record, 9, (0, "Anna"))
    match.close()
    info, again = here.archive.load(match.match_id)
    assert info.setup.trial and not info.setup.can_be_rated
    assert setup_of(again).trial and not setup_of(record).trial
    assert match_name(info.setup) == "Trial: Scopa for two"
    assert "trial" in summary_of(info).notes(resigned=False)


def test_the_deal_of_a_day_played_on_is_no_deal_of_the_day(tmp_path: Path) -> None:
    here = House(tmp_path)
    setup = daily_setup(today(), "Anna", "")
    begun = here.new_match(setup.ruleset, setup.seats, setup.seed, seeded=True)
    until(begun, "human")
    assert day_of(begun.setup) == today()
    on = here.play_on(begun.record, len(begun.record.entries), (0, "Anna"))
    assert day_of(on.setup) is None
    assert [len(tries) for tries in attempts(here.archive, 1).values()] == [1]


def test_who_plays_on_sits_where_the_match_was_seen_from(tmp_path: Path) -> None:
    here = house(tmp_path)
    record = here.archive.load(finished(here))[1]
    (mine, _name), (theirs, other) = record.seats
    match = here.play_on(record, 9, (1, "Anna"))
    assert [(seat.kind, seat.name) for seat in match.setup.seats] == [(theirs, other), record.seats[0]]
    assert mine == "human" and match.viewer == 1


def test_an_open_match_can_be_given_up_and_is_kept(tmp_path: Path) -> None:
    here = house(tmp_path)
    match = here.new_match(one_deal("classic2"), seats(2), 5)
    until(match, "human")
    match.close()
    here.give_up(match.match_id)
    assert here.open_matches() == []
    assert here.archive.resigned() == {match.match_id}
    with pytest.raises(ArchiveError, match="match_over"):
        here.give_up(match.match_id)


def test_nobody_plays_on_after_the_end(tmp_path: Path) -> None:
    here = house(tmp_path)
    record = here.archive.load(finished(here))[1]
    for position in (0, len(record.entries)):
        with pytest.raises(Illegal):
            here.play_on(record, position, (0, "Anna"))


def test_a_match_of_bots_gets_a_person_to_play_on(tmp_path: Path) -> None:
    here = house(tmp_path)
    record = here.archive.load(finished(here))[1]
    bots = Record(record.ruleset, 2, record.dealer, (("rookie", "A"), ("rookie", "B")), record.entries, record.tags)
    match = here.play_on(bots, 4, (1, "Anna"))
    assert [(seat.kind, seat.name) for seat in match.setup.seats] == [("rookie", "A"), ("human", "Anna")]
    unknown = Record(record.ruleset, 2, record.dealer, (("human", "A"), ("wizard", "B")), record.entries, record.tags)
    with pytest.raises(ArchiveError, match="unknown_player"):
        here.play_on(unknown, 4, (0, "Anna"))


def test_where_a_person_plays_on_for_a_bot_no_other_bot_is_called_like_the_person(tmp_path: Path) -> None:
    here = house(tmp_path)
    record = here.archive.load(finished(here, "classic6_two_decks", 8))[1]
    names = opponent_names(["rookie"] * 8, [])
    bots = replace(record, seats=tuple(("rookie", name) for name in names))
    match = here.play_on(bots, 4, (0, "rosa"))
    assert [seat.name for seat in match.setup.seats] == ["rosa", "la Donna", *names[2:]], "the only name left"


def test_a_replay_shows_a_seat_what_it_saw_and_all_cards_when_they_are_open(tmp_path: Path) -> None:
    here = house(tmp_path)
    match = here.new_match(one_deal("classic2"), seats(2), 5)
    until(match, "human")
    seen = match.view(0)
    film = Replay(match.record)
    shown = film.view(film.last, 0)
    assert shown == seen
    assert shown.shown == (0, 0)
    opened = film.view(film.last, 0, all_open=True)
    assert opened.shown == film.state(film.last).deal.hands  # type: ignore[union-attr]
    assert export_match(match.setup, match.record).count("# fingerprint") == len(film.deals)


def exported(folder: Path) -> Path:
    """The file of a finished match."""
    here = house(folder / "data")
    return export_to(here.archive, finished(here), folder / "out")


def test_the_command_says_what_it_found(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = exported(tmp_path)
    assert verify_main([str(path)]) == 0
    assert "all right: 1 decks" in capsys.readouterr().out
    for arguments in ([], [str(path), str(path)]):
        assert verify_main(arguments) == 2
        assert "takes one file" in capsys.readouterr().err
    assert verify_main([str(tmp_path / "nowhere")]) == 2
    assert "cannot be read" in capsys.readouterr().err
    path.write_bytes(b"x" * 4_000_001)
    assert verify_main([str(path)]) == 1
    assert "line 1: too_long" in capsys.readouterr().out
    path.write_text("A letter.\n", encoding="utf-8")
    assert verify_main([str(path)]) == 1
    assert "line 1: not_a_match" in capsys.readouterr().out


def _without(text: str, start: str) -> str:
    return "".join(line for line in text.splitlines(keepends=True) if not line.startswith(start))


def _replaced(text: str, start: str, new: str) -> str:
    lines = [new + "\n" if line.startswith(start) else line for line in text.splitlines(keepends=True)]
    return "".join(lines)


@pytest.mark.parametrize(
    ("change", "code"),
    [
        (lambda text: _without(text, "# fingerprint "), "no_fingerprint"),
        (lambda text: _without(text, "# nonce "), "no_fingerprint"),
        (lambda text: _replaced(text, "# nonce ", "# nonce 00"), "fingerprint"),
        (lambda text: _replaced(text, "# count ", "# count 1 99 99"), "count"),
        (lambda text: _without(text, "# count "), "count"),
        (lambda text: text + "# count 2 1 1\n", "count"),
    ],
)
def test_a_file_without_a_sum_is_checked_by_its_fingerprints_and_counts(tmp_path: Path, change: Any, code: str) -> None:
    """Somebody who strips the checksum of the lines cannot change packs or counts unseen."""
    path = exported(tmp_path)
    text = _without(path.read_text(encoding="utf-8"), "sum: ")
    path.write_text(text, encoding="utf-8")
    assert verify_file(path).deals == 1
    path.write_text(change(text), encoding="utf-8")
    with pytest.raises(Unreadable) as error:
        verify_file(path)
    assert error.value.code == code


def test_a_taken_match_of_a_session_in_memory_is_held_by_nobody(tmp_path: Path) -> None:
    path = exported(tmp_path)
    (tmp_path / "file").write_text("", encoding="utf-8")
    there = house(tmp_path / "file" / "data")
    assert there.archive.in_memory
    assert there.archive.is_free(keep_file(there.archive, path))


def test_a_folder_of_files_that_cannot_be_read_has_none(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = exported(tmp_path)
    assert files_in(path.parent) == [path]

    def refuse(*_: object, **__: object) -> None:
        raise PermissionError

    monkeypatch.setattr(Path, "glob", refuse)
    assert files_in(path.parent) == []


@pytest.mark.parametrize(
    ("error", "words"),
    [
        (FileNotFoundError(), "There is no such file."),
        (PermissionError(), "The file cannot be read or written."),
        (sqlite3.OperationalError("disk full"), "The folder of the matches cannot be written."),
        (ArchiveError("match_over"), "This match is over."),
        (ArchiveError("damaged_match"), "This match is damaged and cannot be opened."),
        (Unreadable("sum", line=2), "Line 2: The file was changed or cut after it was exported."),
    ],
)
def test_every_trouble_is_one_sentence(error: Exception, words: str) -> None:
    assert trouble(error) == words


def test_to_play_on_without_room_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    here = house(tmp_path)
    record = here.archive.load(finished(here))[1]

    def full(*_: object) -> None:
        raise sqlite3.OperationalError("database or disk is full")

    monkeypatch.setattr(here.archive, "begin", full)
    with pytest.raises(ArchiveError, match="unwritable"):
        here.play_on(record, 4, (0, "Anna"))


def test_where_several_people_sat_they_play_on_as_they_sat(tmp_path: Path) -> None:
    here = house(tmp_path)
    record = here.archive.load(finished(here))[1]
    people = (("human", "Anna"), ("human", "Bruno"))
    both = Record(record.ruleset, 2, record.dealer, people, record.entries, record.tags)
    match = here.play_on(both, 9, (1, "Anna"))
    assert [(seat.kind, seat.name) for seat in match.setup.seats] == list(people)
