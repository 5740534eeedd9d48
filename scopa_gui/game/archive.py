"""Every match, kept in one SQLite file in the user's folder: a match's entries are its save and its replay.

An entry is committed before anybody is told of it. A match that is open in one copy of the program is locked and
left alone by others; the lock ends with the process, however it ends.
"""

from __future__ import annotations

import json
import sqlite3
import zlib
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from scopa_gui.game.setup import MatchSetup, Seat
from scopa_gui.rules.errors import RulesError, Unreadable
from scopa_gui.rules.notation import parse_ruleset, ruleset_text
from scopa_gui.rules.record import Entry, MatchState, Record, entry_text, new_match, parse_entry, step
from scopa_gui.rules.scoring import DealScore, Points

SCHEMA = 1
"""Version of the tables, kept in the file's ``user_version``."""

_TABLES = """
CREATE TABLE IF NOT EXISTS profile (
    id INTEGER PRIMARY KEY,
    name TEXT NOT NULL,
    language TEXT NOT NULL
);
CREATE TABLE IF NOT EXISTS match (
    id INTEGER PRIMARY KEY,
    created TEXT NOT NULL,
    ruleset TEXT NOT NULL,
    seats TEXT NOT NULL,
    seed TEXT NOT NULL,
    seeded INTEGER NOT NULL,
    profile INTEGER NOT NULL,
    rated INTEGER NOT NULL,
    status TEXT NOT NULL CHECK (status IN ('open', 'finished')),
    scores TEXT NOT NULL,
    winners TEXT NOT NULL,
    sum INTEGER NOT NULL
);
CREATE TABLE IF NOT EXISTS entry (
    match INTEGER NOT NULL REFERENCES match (id) ON DELETE CASCADE,
    seq INTEGER NOT NULL,
    text TEXT NOT NULL,
    sum INTEGER NOT NULL,
    PRIMARY KEY (match, seq)
) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS deal (
    match INTEGER NOT NULL REFERENCES match (id) ON DELETE CASCADE,
    deal_no INTEGER NOT NULL,
    points TEXT NOT NULL,
    PRIMARY KEY (match, deal_no)
) WITHOUT ROWID;
CREATE INDEX IF NOT EXISTS match_by_status ON match (status, id);
"""


_COLUMNS = (
    "id, created, ruleset, seats, seed, seeded, profile, rated, status, scores, winners, sum,"
    " (SELECT COUNT(*) FROM entry WHERE match = id)"
)


class ArchiveError(Exception):
    """The archive, or a match in it, cannot be used; ``code`` chooses the sentence that says so."""

    def __init__(self, code: str, detail: str = "") -> None:
        self.code = code
        super().__init__(f"{code}: {detail}")


@dataclass(frozen=True, slots=True)
class MatchInfo:
    """A match as a list shows it. ``scores`` and ``winners`` are by side."""

    id: int
    setup: MatchSetup
    status: str
    scores: tuple[int, ...]
    winners: tuple[int, ...]
    entries: int
    rated: bool


def _checksum(*parts: object) -> int:
    return zlib.crc32("\x1f".join(map(str, parts)).encode())


class MatchLock:
    """Holds one match for this process, by an open exclusive transaction on a file of its own."""

    def __init__(self, folder: Path, match_id: int) -> None:
        folder.mkdir(parents=True, exist_ok=True)
        self._path = folder / f"match-{match_id}.lock"
        self._connection = sqlite3.connect(self._path, timeout=0, isolation_level=None)
        try:
            self._connection.execute("BEGIN EXCLUSIVE")
        except sqlite3.Error as error:
            self._connection.close()
            raise ArchiveError("open_elsewhere", str(error)) from None

    def release(self) -> None:
        """Lets others have the match."""
        self._connection.close()
        self._path.unlink(missing_ok=True)


class Archive:
    """The file with all matches of a data folder.

    Attributes:
        warning: the code of a sentence that the user should read: ``damaged`` (the file was put aside), ``newer``
            (it belongs to a newer version and was left untouched), ``unwritable``; with the last two this
            session's matches are kept in memory only.
    """

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self.warning: str | None = None
        try:
            folder.mkdir(parents=True, exist_ok=True)
            self._db = self._open_file(folder / "archive.db")
        except (OSError, sqlite3.Error):
            self.warning = self.warning or "unwritable"
            self._db = self._open(":memory:")

    def _open_file(self, path: Path) -> sqlite3.Connection:
        try:
            return self._open(str(path))
        except ArchiveError as error:
            self.warning = error.code
            return self._open(":memory:")
        except sqlite3.DatabaseError as error:
            if isinstance(error, sqlite3.OperationalError) and not path.exists():
                raise
            _put_aside(path)
            self.warning = "damaged"
            return self._open(str(path))

    def _open(self, name: str) -> sqlite3.Connection:
        db = sqlite3.connect(name, timeout=5, isolation_level=None, check_same_thread=False)
        try:
            version = db.execute("PRAGMA user_version").fetchone()[0]
            if version > SCHEMA:
                raise ArchiveError("newer", str(version))
            db.execute("PRAGMA journal_mode=WAL")
            db.execute("PRAGMA synchronous=NORMAL")
            db.execute("PRAGMA foreign_keys=ON")
            db.executescript(_TABLES)
            if version < SCHEMA:
                db.execute(f"PRAGMA user_version={SCHEMA}")
            db.execute("SELECT id FROM match ORDER BY id DESC LIMIT 1").fetchone()
        except BaseException:
            db.close()
            raise
        return db

    # Matches

    def create(self, setup: MatchSetup, first: Entry, state: MatchState) -> tuple[int, ArchiveJournal]:
        """Writes a new match with its first pack in one commit; returns its number and its journal."""
        seats = json.dumps([[seat.kind, seat.name] for seat in setup.seats], ensure_ascii=False)
        head = (setup.created, ruleset_text(setup.ruleset), seats, str(setup.seed), int(setup.seeded), setup.profile)
        scores = json.dumps(state.scores)
        with _Transaction(self._db):
            match_id = self._db.execute(
                "INSERT INTO match"
                " (created, ruleset, seats, seed, seeded, profile, rated, status, scores, winners, sum)"
                " VALUES (?, ?, ?, ?, ?, ?, ?, 'open', ?, '[]', ?)",
                (*head, int(setup.can_be_rated), scores, _checksum(*head)),
            ).lastrowid
            assert match_id is not None
            self._write_entry(match_id, 1, entry_text(first))
        return match_id, self.journal(match_id)

    def _write_entry(self, match_id: int, sequence: int, text: str) -> None:
        self._db.execute(
            "INSERT INTO entry (match, seq, text, sum) VALUES (?, ?, ?, ?)",
            (match_id, sequence, text, _checksum(match_id, sequence, text)),
        )

    def write(self, match_id: int, pending: list[tuple[int, str, MatchState, DealScore | None]]) -> None:
        """Commits entries with the states that they led to.

        Raises:
            sqlite3.Error: nothing of them is written.
        """
        with _Transaction(self._db):
            for sequence, text, state, scored in pending:
                self._write_entry(match_id, sequence, text)
                if scored is not None:
                    points = json.dumps(scored.points)
                    self._db.execute(
                        "INSERT OR REPLACE INTO deal (match, deal_no, points) VALUES (?, ?, ?)",
                        (match_id, state.deal_no, points),
                    )
            state = pending[-1][2]
            status = "finished" if state.winners else "open"
            self._db.execute(
                "UPDATE match SET scores = ?, winners = ?, status = ? WHERE id = ?",
                (json.dumps(state.scores), json.dumps(state.winners), status, match_id),
            )

    def unrate(self, match_id: int) -> None:
        """Marks a match as not counting for the rating."""
        with suppress(sqlite3.Error):
            self._db.execute("UPDATE match SET rated = 0 WHERE id = ?", (match_id,))

    def deal_points(self) -> dict[int, list[tuple[Points, ...]]]:
        """Points by side of each counted deal, for every match by its number."""
        result: dict[int, list[tuple[Points, ...]]] = {}
        for match_id, points in self._db.execute("SELECT match, points FROM deal ORDER BY match, deal_no"):
            result.setdefault(match_id, []).append(tuple(Points(*side) for side in json.loads(points)))
        return result

    def open_matches(self) -> list[MatchInfo]:
        """Matches that can go on here, the last begun first; those open in another copy are left out."""
        return [info for info in self._infos("open") if self._is_free(info.id)]

    def finished_matches(self) -> list[MatchInfo]:
        """Matches that are over, the last begun first."""
        return list(self._infos("finished"))

    def _infos(self, status: str) -> Iterator[MatchInfo]:
        rows = self._db.execute(
            f"SELECT {_COLUMNS} FROM match WHERE status = ? ORDER BY id DESC",
            (status,),
        )
        for row in rows.fetchall():
            try:
                yield _info(row)
            except (Unreadable, ValueError):
                continue

    @property
    def _in_memory(self) -> bool:
        return self.warning in ("newer", "unwritable")

    def _is_free(self, match_id: int) -> bool:
        if self._in_memory:
            return True
        try:
            MatchLock(self._folder / "locks", match_id).release()
        except (ArchiveError, OSError, sqlite3.Error):
            return False
        return True

    def load(self, match_id: int) -> tuple[MatchInfo, Record]:
        """A match of the archive with every entry, checked by checksum and by the rules.

        Raises:
            ArchiveError: ``no_match``, or ``damaged_match`` if anything in it is not as it was written.
        """
        row = self._db.execute(f"SELECT {_COLUMNS} FROM match WHERE id = ?", (match_id,)).fetchone()
        if row is None:
            raise ArchiveError("no_match", str(match_id))
        try:
            info = _info(row)
            setup = info.setup
            base = setup.record()
            states = [new_match(setup.game, base.dealer)]
            entries: list[Entry] = []
            for number, text in enumerate(self._entry_texts(match_id), 1):
                entries.append(parse_entry(text, states[-1].deal))
                states.append(step(states, entries[number - 1]).state)
        except (RulesError, ValueError, sqlite3.Error) as error:
            raise ArchiveError("damaged_match", str(error)) from None
        if not entries:
            raise ArchiveError("damaged_match", "no entries")
        return info, Record(base.ruleset, base.players, base.dealer, base.seats, tuple(entries), base.tags)

    def _entry_texts(self, match_id: int) -> Iterator[str]:
        rows = self._db.execute("SELECT seq, text, sum FROM entry WHERE match = ? ORDER BY seq", (match_id,))
        for expected, (sequence, text, checksum) in enumerate(rows, 1):
            if sequence != expected or checksum != _checksum(match_id, sequence, text):
                raise Unreadable("checksum", entry=expected)
            yield text

    def journal(self, match_id: int) -> ArchiveJournal:
        """The journal of a match that goes on.

        Raises:
            ArchiveError: ``open_elsewhere``.
        """
        lock = None if self._in_memory else MatchLock(self._folder / "locks", match_id)
        return ArchiveJournal(self, match_id, lock)

    def close(self) -> None:
        """Closes the file."""
        self._db.close()


class UnsavedJournal:
    """Stands in where a match could not even be begun on disk: it is played, and said to be unsaved."""

    def append(self, sequence: int, entry: Entry, state: MatchState, scored: DealScore | None) -> bool:
        """Nothing is written."""
        return False

    def unrate(self) -> None:
        """It is not rated in any case."""

    def close(self) -> None:
        """There is nothing to let go of."""


class ArchiveJournal:
    """Writes one match's entries; what cannot be written now is kept and written with the next one."""

    def __init__(self, archive: Archive, match_id: int, lock: MatchLock | None) -> None:
        self._archive = archive
        self._match_id = match_id
        self._lock = lock
        self._pending: list[tuple[int, str, MatchState, DealScore | None]] = []

    def append(self, sequence: int, entry: Entry, state: MatchState, scored: DealScore | None) -> bool:
        """Commits an entry and all that wait; False if the disk refuses, then they wait on."""
        self._pending.append((sequence, entry_text(entry), state, scored))
        try:
            self._archive.write(self._match_id, self._pending)
        except sqlite3.Error:
            return False
        self._pending.clear()
        return True

    def unrate(self) -> None:
        """Marks the match as not counting for the rating."""
        self._archive.unrate(self._match_id)

    def close(self) -> None:
        """Lets others have the match."""
        if self._lock is not None:
            self._lock.release()


class _Transaction:
    """BEGIN IMMEDIATE to COMMIT, or ROLLBACK when anything is raised."""

    def __init__(self, db: sqlite3.Connection) -> None:
        self._db = db

    def __enter__(self) -> None:
        self._db.execute("BEGIN IMMEDIATE")

    def __exit__(self, kind: type[BaseException] | None, *_: object) -> None:
        if kind is None:
            try:
                self._db.execute("COMMIT")
            except sqlite3.Error:
                self._rollback()
                raise
        else:
            self._rollback()

    def _rollback(self) -> None:
        if self._db.in_transaction:
            self._db.execute("ROLLBACK")


def _info(row: tuple[Any, ...]) -> MatchInfo:
    """The match of a row of `_COLUMNS`.

    Raises:
        Unreadable, BadRuleset, ValueError: if the row is not as it was written.
    """
    match_id, created, ruleset, seats, seed, seeded, profile, rated, status, scores, winners, checksum, entries = row
    if checksum != _checksum(created, ruleset, seats, seed, seeded, profile):
        raise Unreadable("checksum", match=match_id)
    people = tuple(Seat(str(kind), str(name)) for kind, name in json.loads(seats))
    setup = MatchSetup(parse_ruleset(ruleset), people, int(seed), bool(seeded), created, profile)
    result = tuple(json.loads(scores)), tuple(json.loads(winners))
    return MatchInfo(match_id, setup, status, *result, entries, bool(rated))


def _put_aside(path: Path) -> None:
    """Renames a damaged file and its companions so that nothing of it is lost."""
    number = 1
    while (aside := path.with_name(f"{path.stem}.damaged-{number}{path.suffix}")).exists():
        number += 1
    path.replace(aside)
    for ending in ("-wal", "-shm"):
        companion = path.with_name(path.name + ending)
        if companion.exists():
            companion.replace(aside.with_name(aside.name + ending))
