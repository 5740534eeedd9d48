"""Whatever lies where the archive should be: the program starts, says one thing, and loses nothing."""

from __future__ import annotations

import multiprocessing
import shutil
import sqlite3
import time
from pathlib import Path
from random import Random

import pytest

from scopa_gui.game import database
from scopa_gui.game.archive import ArchiveError
from scopa_gui.game.database import SCHEMA, checksum, open_database
from scopa_gui.game.house import House
from scopa_gui.rules.record import Record
from scopa_gui.rules.scoring import Points
from tests.game.playing import advance, house, one_deal, play_out, rules, seats

ARCHIVE = "archive.db"


Records = dict[int, Record]


@pytest.fixture(scope="module")
def five_matches(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, Records]:
    """A folder with an archive of five matches, the last one open, and their records by number."""
    folder = tmp_path_factory.mktemp("five")
    place = house(folder)
    records: Records = {}
    for seed in range(5):
        controller = place.new_match(one_deal("classic2"), seats(2), seed)
        if seed < 4:
            play_out(controller)
        else:
            for _ in range(10):
                advance(controller, Random(0))
        records[controller.match_id] = controller.record
        controller.close()
    place.close()
    return folder, records


@pytest.fixture
def records(five_matches: tuple[Path, Records], tmp_path: Path) -> Records:
    """The records of five matches, which are in the archive of the test's folder."""
    folder, records = five_matches
    shutil.copytree(folder, tmp_path, dirs_exist_ok=True)
    return records


def points_in(folder: Path) -> dict[int, list[tuple[Points, ...]]]:
    """The points of all counted deals."""
    place = house(folder)
    try:
        return place.archive.deal_points()
    finally:
        place.close()


def readable(place: House) -> Records:
    """Every match that is listed and loads."""
    result: Records = {}
    for info in place.archive.matches():
        try:
            result[info.id] = place.archive.load(info.id)[1]
        except ArchiveError as error:
            assert error.code == "damaged_match"
    return result


@pytest.mark.parametrize(
    "junk",
    [b"{", b"\0" * 5000, b"[]", b"null", b"7", b"SQLite format 3\0 but not really" * 200, bytes(range(256)) * 40],
    ids=["brace", "zeros", "list", "null", "number", "header", "bytes"],
)
def test_a_file_that_is_no_archive_is_put_aside_and_told(tmp_path: Path, junk: bytes) -> None:
    (tmp_path / ARCHIVE).write_bytes(junk)
    place = house(tmp_path)
    assert place.archive.warning == "damaged"
    assert (tmp_path / "archive.damaged-1.db").read_bytes() == junk
    controller = place.new_match(rules(), seats(2), 1)
    assert controller.saved
    controller.close()
    place.close()
    assert house(tmp_path).archive.warning is None


def test_a_folder_of_that_name_is_put_aside(tmp_path: Path) -> None:
    (tmp_path / ARCHIVE).mkdir()
    (tmp_path / ARCHIVE / "something").write_text("kept", encoding="utf-8")
    assert house(tmp_path).archive.warning == "damaged"
    assert (tmp_path / "archive.damaged-1.db" / "something").read_text(encoding="utf-8") == "kept"


def test_an_empty_file_is_a_new_archive(tmp_path: Path) -> None:
    (tmp_path / ARCHIVE).touch()
    place = house(tmp_path)
    assert place.archive.warning is None
    assert place.new_match(rules(), seats(2), 1).saved


def test_a_database_of_another_program_is_put_aside(tmp_path: Path) -> None:
    with sqlite3.connect(tmp_path / ARCHIVE) as db:
        db.execute("CREATE TABLE match (opponent TEXT)")
    db.close()
    assert house(tmp_path).archive.warning == "damaged"
    assert (tmp_path / "archive.damaged-1.db").exists()


def test_damaged_files_never_replace_one_another(tmp_path: Path) -> None:
    for number in (1, 2, 3):
        (tmp_path / ARCHIVE).write_bytes(b"junk %d" % number)
        (tmp_path / (ARCHIVE + "-wal")).write_bytes(b"wal %d" % number)
        house(tmp_path).close()
        assert (tmp_path / f"archive.damaged-{number}.db").read_bytes() == b"junk %d" % number
        assert (tmp_path / f"archive.damaged-{number}.db-wal").read_bytes() == b"wal %d" % number


def test_what_is_whole_in_a_damaged_archive_is_taken_over(tmp_path: Path, records: Records) -> None:
    points = points_in(tmp_path)
    path = tmp_path / ARCHIVE
    data = bytearray(path.read_bytes())
    root = root_page(path, "match_by_status")
    data[root : root + 40] = b"\xff" * 40
    path.write_bytes(data)
    place = house(tmp_path)
    assert place.archive.warning == "damaged"
    assert readable(place) == records
    assert place.archive.deal_points() == points
    assert [info.id for info in place.open_matches()] == [5]
    assert place.new_match(rules(), seats(2), 1).match_id == 6


@pytest.mark.parametrize("name", ["Utènte 语 ñ", "a ?#%20&b=c", 'Zoë\'s "house"', "🃏"])
def test_any_name_of_a_folder_will_do(tmp_path: Path, five_matches: tuple[Path, Records], name: str) -> None:
    folder, records = five_matches
    shutil.copytree(folder, tmp_path / name)
    path = tmp_path / name / ARCHIVE
    assert readable(house(tmp_path / name)) == records
    assert database._copy_in_memory(path).execute("SELECT COUNT(*) FROM match").fetchone() == (5,)
    data = bytearray(path.read_bytes())
    root = root_page(path, "match_by_status")
    data[root : root + 40] = b"\xff" * 40
    path.write_bytes(data)
    assert readable(house(tmp_path / name)) == records


def root_page(path: Path, name: str) -> int:
    """Where the first page of a table or index begins in the file."""
    with sqlite3.connect(path) as db:
        page = db.execute("SELECT rootpage FROM sqlite_master WHERE name = ?", (name,)).fetchone()[0]
        size = db.execute("PRAGMA page_size").fetchone()[0]
    db.close()
    return int((page - 1) * size)


def test_matches_with_a_wrong_row_are_not_taken_over(tmp_path: Path, records: Records) -> None:
    path = tmp_path / ARCHIVE
    with sqlite3.connect(path) as db:
        db.execute("UPDATE entry SET text = '7d' WHERE match = 1 AND seq = 3")
        db.execute("UPDATE match SET scores = '[9, 9]' WHERE id = 2")
        db.execute("UPDATE deal SET points = '[]' WHERE match = 3")
        db.execute("DELETE FROM entry WHERE match = 4 AND seq > 9")
    db.close()
    data = bytearray(path.read_bytes())
    root = root_page(path, "match_by_status")
    data[root : root + 40] = b"\xff" * 40
    path.write_bytes(data)
    place = house(tmp_path)
    assert place.archive.warning == "damaged"
    assert list(readable(place)) == [5]


@pytest.mark.parametrize(
    ("statement", "lists", "loads"),
    [
        ("UPDATE entry SET text = '7d' WHERE match = 2 AND seq = 3", True, False),
        ("UPDATE entry SET seq = 900 WHERE match = 2 AND seq = 3", True, False),
        ("DELETE FROM entry WHERE match = 2 AND seq = (SELECT MAX(seq) FROM entry WHERE match = 2)", True, False),
        ("DELETE FROM entry WHERE match = 2", True, False),
        ("UPDATE match SET scores = '[11, 0]' WHERE id = 2", False, False),
        ("UPDATE match SET winners = '[]' WHERE id = 2", False, False),
        ("UPDATE match SET status = 'open' WHERE id = 2", False, False),
        ("UPDATE match SET rated = 1 - rated WHERE id = 2", False, False),
        ("UPDATE match SET seed = '5' WHERE id = 2", False, False),
        ("UPDATE match SET seats = '[]' WHERE id = 2", False, False),
        ("UPDATE match SET profile = 9 WHERE id = 2", False, False),
        ("UPDATE match SET created = x'fffe' WHERE id = 2", False, False),
        ("UPDATE match SET id = 77 WHERE id = 2", False, False),
    ],
)
def test_a_changed_row_is_refused(tmp_path: Path, records: Records, statement: str, lists: bool, loads: bool) -> None:
    with sqlite3.connect(tmp_path / ARCHIVE) as db:
        db.execute(statement)
    db.close()
    place = house(tmp_path)
    listed = [info.id for info in place.archive.matches()]
    assert (2 in listed) is lists
    assert set(listed) - {2} == {1, 3, 4, 5}
    assert (2 in readable(place)) is loads
    if not lists:
        assert place.archive.warning == "damaged_match"


def test_scores_that_the_entries_do_not_make_are_refused(tmp_path: Path, records: Records) -> None:
    with sqlite3.connect(tmp_path / ARCHIVE) as db:
        rated, entries = db.execute("SELECT rated, entries FROM match WHERE id = 2").fetchone()
        standing = (rated, "finished", "[99, 0]", "[0]", entries)
        db.execute(
            "UPDATE match SET scores = '[99, 0]', winners = '[0]', sum = ? WHERE id = 2", (checksum(2, *standing),)
        )
    db.close()
    with pytest.raises(ArchiveError) as error:
        house(tmp_path).archive.load(2)
    assert error.value.code == "damaged_match"


@pytest.mark.parametrize(
    "statement",
    ["ALTER TABLE match RENAME COLUMN winners TO losers", "DROP TABLE deal", "CREATE TABLE more (x)",
     "PRAGMA user_version = 0", "PRAGMA user_version = -7"],
)  # fmt: skip
def test_tables_that_are_not_as_we_made_them_are_put_aside(tmp_path: Path, records: Records, statement: str) -> None:
    with sqlite3.connect(tmp_path / ARCHIVE) as db:
        db.execute(statement)
    db.close()
    before = (tmp_path / ARCHIVE).read_bytes()
    place = house(tmp_path)
    assert place.archive.warning == "damaged"
    assert (tmp_path / "archive.damaged-1.db").read_bytes() == before
    found = readable(place)
    assert found in (records, {})
    assert found or "deal" in statement or "winners" in statement


def test_a_page_that_is_not_as_it_was_is_found_at_the_start_unless_the_file_is_huge(
    tmp_path: Path, records: Records, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / ARCHIVE
    data = bytearray(path.read_bytes())
    root = root_page(path, "entry")
    data[root : root + 8] = b"\xff" * 8
    path.write_bytes(data)
    monkeypatch.setattr(database, "_CHECKED_WHOLE", 0)
    place = house(tmp_path)
    assert place.archive.warning is None
    assert [info.id for info in place.archive.matches()] == [5, 4, 3, 2, 1]
    assert readable(place) == {}
    assert not place.new_match(rules(), seats(2), 1).saved
    place.close()
    monkeypatch.undo()
    place = house(tmp_path)
    assert place.archive.warning == "damaged"
    assert place.new_match(rules(), seats(2), 1).saved
    assert records


def test_wrong_points_of_a_deal_are_left_out(tmp_path: Path, records: Records) -> None:
    with sqlite3.connect(tmp_path / ARCHIVE) as db:
        db.execute("UPDATE deal SET points = replace(points, '1', '9') WHERE match = 2")
    db.close()
    place = house(tmp_path)
    assert set(place.archive.deal_points()) == {1, 3, 4}
    assert place.archive.warning == "damaged_match"


def test_an_archive_that_breaks_while_it_is_open_is_no_crash(tmp_path: Path, records: Records) -> None:
    place = house(tmp_path)
    place.archive._db.close()
    assert place.open_matches() == []
    assert place.archive.finished_matches() == []
    assert place.archive.deal_points() == {}
    assert place.archive.warning == "damaged_match"
    with pytest.raises(ArchiveError):
        place.archive.load(1)


def test_a_checksum_is_another_one_for_every_wrong_bit() -> None:
    text = "7d x 4c 3b"
    wrong = [text[:n] + chr(ord(text[n]) ^ 1 << bit) + text[n + 1 :] for n in range(len(text)) for bit in range(7)]
    assert len({checksum(other) for other in (text, *wrong)}) == 7 * len(text) + 1


# Newer, busy, unwritable


def test_an_archive_of_a_newer_version_is_left_untouched(tmp_path: Path, records: Records) -> None:
    path = tmp_path / ARCHIVE
    with sqlite3.connect(path) as db:
        db.execute(f"PRAGMA user_version = {SCHEMA + 1}")
    db.close()
    before = path.read_bytes()
    place = house(tmp_path)
    assert place.archive.warning == "newer"
    assert place.open_matches() == []
    controller = place.new_match(rules(), seats(2), 1)
    assert not controller.saved
    play_out(controller)
    assert not controller.saved
    assert len(place.archive.finished_matches()) == 1
    controller.close()
    place.close()
    assert path.read_bytes() == before
    assert not list(tmp_path.glob("*damaged*"))


def test_a_newer_version_that_only_the_log_of_changes_knows_is_seen(tmp_path: Path, records: Records) -> None:
    db = sqlite3.connect(tmp_path / ARCHIVE, isolation_level=None)
    db.execute("PRAGMA wal_autocheckpoint = 0")
    db.execute(f"PRAGMA user_version = {SCHEMA + 1}")
    assert house(tmp_path).archive.warning == "newer"
    db.close()


def test_a_folder_that_cannot_be_made_keeps_matches_in_memory(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("", encoding="utf-8")
    place = house(tmp_path / "file" / "below")
    assert place.archive.warning == "unwritable"
    controller = place.new_match(rules(), seats(2), 1)
    assert not controller.saved
    play_out(controller)
    assert len(place.archive.finished_matches()) == 1
    assert place.archive.is_free(1)
    with pytest.raises(ArchiveError) as error:
        place.resume(1)
    assert error.value.code == "match_over"


def refusal(statement: str, name: str) -> sqlite3.Error:
    """The very error that SQLite raises where something may only be read."""
    db = sqlite3.connect(f"file:{name}?mode=ro", uri=True)
    try:
        db.execute(statement)
    except sqlite3.Error as error:
        return error
    finally:
        db.close()
    raise AssertionError("it was allowed")


def test_an_archive_that_may_only_be_read_is_read(
    tmp_path: Path, records: Records, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = (tmp_path / ARCHIVE).read_bytes()
    error = refusal("CREATE TABLE x (y)", str(tmp_path / ARCHIVE))

    def readonly(path: Path) -> sqlite3.Connection:
        raise error

    monkeypatch.setattr(database, "_connect", readonly)
    place = house(tmp_path)
    assert place.archive.warning == "unwritable"
    assert readable(place) == records
    resumed = place.resume(5)
    advance(resumed, Random(0))
    assert not resumed.saved
    assert (tmp_path / ARCHIVE).read_bytes() == before
    assert not list(tmp_path.glob("*damaged*"))


def test_a_file_that_can_be_neither_read_nor_put_aside_leaves_memory(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / ARCHIVE).write_bytes(b"junk")

    def stuck(path: Path) -> Path:
        raise PermissionError

    monkeypatch.setattr(database, "put_aside", stuck)
    place = house(tmp_path)
    assert place.archive.warning == "unwritable"
    assert place.new_match(rules(), seats(2), 1).match_id == 1
    assert (tmp_path / ARCHIVE).read_bytes() == b"junk"


def test_a_busy_archive_is_never_taken_for_a_damaged_one(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(database, "_BUSY_SECONDS", 0.05)
    other = sqlite3.connect(tmp_path / ARCHIVE, isolation_level=None)
    other.execute("BEGIN EXCLUSIVE")
    place = house(tmp_path)
    assert place.archive.warning == "unwritable"
    assert not list(tmp_path.glob("*damaged*"))
    other.close()
    assert house(tmp_path).archive.warning is None


def open_at(folder: Path, moment: float, answers: multiprocessing.Queue[tuple[str | None, bool]]) -> None:
    while time.time() < moment:
        pass
    place = house(folder)
    controller = place.new_match(rules(), seats(2), 1)
    answers.put((place.archive.warning, controller.saved))
    controller.close()
    place.close()


def test_copies_that_start_at_the_same_moment_share_one_archive(tmp_path: Path) -> None:
    context = multiprocessing.get_context("fork")
    answers = context.Queue()
    moment = time.time() + 0.3
    copies = [context.Process(target=open_at, args=(tmp_path, moment, answers)) for _ in range(4)]
    for copy in copies:
        copy.start()
    results = [answers.get(timeout=30) for _ in copies]
    for copy in copies:
        copy.join()
    assert results == [(None, True)] * 4
    assert len(house(tmp_path).open_matches()) == 4


def test_the_start_of_a_file_cut_short_is_no_newer_version(tmp_path: Path) -> None:
    (tmp_path / "short").write_bytes(b"SQLite format 3\0")
    opened = open_database(tmp_path / "short")
    assert opened.warning == "damaged"
    opened.db.close()


def test_tables_that_another_copy_has_just_made_are_left_as_they_are(tmp_path: Path) -> None:
    db = open_database(tmp_path / ARCHIVE).db
    before = db.execute("SELECT sql FROM sqlite_master").fetchall()
    database._create_tables(db)
    assert db.execute("SELECT sql FROM sqlite_master").fetchall() == before
    db.close()


def test_pages_that_contradict_each_other_are_damage(tmp_path: Path) -> None:
    """An index that lacks an entry is nothing that SQLite itself says while it is only opened."""
    path = tmp_path / ARCHIVE
    place = house(tmp_path)
    for seed in range(3):
        place.new_match(one_deal("classic2"), seats(2), seed).close()
    place.close()
    with sqlite3.connect(path) as db:
        db.execute("PRAGMA writable_schema=ON")
        (root,) = db.execute("SELECT rootpage FROM sqlite_master WHERE name = 'match'").fetchone()
    db.close()
    data = bytearray(path.read_bytes())
    page = int.from_bytes(data[16:18], "big")
    cells = (root - 1) * page + 3
    data[cells : cells + 2] = (int.from_bytes(data[cells : cells + 2], "big") + 1).to_bytes(2, "big")
    path.write_bytes(data)
    opened = open_database(path)
    assert opened.warning == "damaged"
    opened.db.close()
