"""The SQLite file that holds all matches: opened and checked, put aside if damaged, or stood in for in memory."""

from __future__ import annotations

import sqlite3
import time
import zlib
from contextlib import closing, suppress
from pathlib import Path
from typing import NamedTuple

SCHEMA = 1
"""Version of the tables, kept in the file's ``user_version``."""

_TABLES = """
CREATE TABLE IF NOT EXISTS profile (
    id INTEGER PRIMARY KEY,
    name TEXT NOT NULL,
    language TEXT NOT NULL
);
CREATE TABLE IF NOT EXISTS match (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    created TEXT NOT NULL,
    ruleset TEXT NOT NULL,
    seats TEXT NOT NULL,
    seed TEXT NOT NULL,
    seeded INTEGER NOT NULL,
    profile INTEGER NOT NULL,
    head_sum INTEGER NOT NULL DEFAULT 0,
    rated INTEGER NOT NULL DEFAULT 0,
    status TEXT NOT NULL DEFAULT 'open' CHECK (status IN ('open', 'finished')),
    scores TEXT NOT NULL DEFAULT '[]',
    winners TEXT NOT NULL DEFAULT '[]',
    entries INTEGER NOT NULL DEFAULT 0,
    sum INTEGER NOT NULL DEFAULT 0
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
    sum INTEGER NOT NULL,
    PRIMARY KEY (match, deal_no)
) WITHOUT ROWID;
CREATE INDEX IF NOT EXISTS match_by_status ON match (status, id);
"""
_DEFINITIONS = "SELECT name, sql FROM sqlite_master ORDER BY name"
_LISTS = ("match", "deal", "profile")
"""Tables whose rows are looked for in lists, so that a lost row would not be missed: checked at every start.
The entries of a match are counted and checked when it is loaded."""
_CHECKED_WHOLE = 32_000_000
"""Up to so many bytes, some thousand matches, the rest is checked at the start too: about 0.1 s."""
_MAGIC = b"SQLite format 3\0"
_HEADER_SIZE = 100
_VERSION_AT = 60
"""Where ``user_version`` stands in the header, four bytes, big-endian (SQLite file format, 1.3)."""
_LAST_VERSION = 999
"""No version of this program will have more; what names one is damaged."""
_DAMAGE = (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB, sqlite3.SQLITE_ERROR, sqlite3.SQLITE_CONSTRAINT)
_BUSY_SECONDS = 5.0
_TRIES, _PAUSE_S = 20, 0.05

FAULTS = (sqlite3.Error, UnicodeDecodeError)
"""What a query of a damaged file may raise; the second where SQLite's own message quotes a broken name."""


class Damaged(sqlite3.DatabaseError):
    """The file is no archive, or not as it was written."""


class _Newer(Exception):
    """The file belongs to a newer version of the program."""


def checksum(*parts: object) -> int:
    """A sum over the values of a row, of which every single wrong byte makes another one."""
    return zlib.crc32("\x1f".join(map(str, parts)).encode("utf-8", "surrogatepass"))


class Opened(NamedTuple):
    """A database and, if all is not well, the code of a warning; where the damaged file lies now."""

    db: sqlite3.Connection
    warning: str | None = None
    put_aside: Path | None = None


def open_database(path: Path) -> Opened:
    """Opens the database of a path, whatever is there.

    Warnings: ``damaged``: the file was put aside and a new one begun; ``newer``: it belongs to a newer version and
    was left untouched; ``unwritable``: the folder or the disk does not let us. With the last two the database is in
    memory, for unwritable with what could be read of the file.
    """
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        return Opened(_connect_patiently(path))
    except _Newer:
        return Opened(_in_memory(), "newer")
    except (OSError, *FAULTS) as error:
        if _is_damage(error) or path.is_dir():
            with suppress(OSError, *FAULTS):
                aside = put_aside(path)
                return Opened(_connect(path), "damaged", aside)
    return Opened(_copy_in_memory(path), "unwritable")


def _is_damage(error: Exception) -> bool:
    if isinstance(error, Damaged | UnicodeDecodeError):
        return True
    code = getattr(error, "sqlite_errorcode", sqlite3.SQLITE_OK)
    return code & 0xFF in _DAMAGE


def _connect_patiently(path: Path) -> sqlite3.Connection:
    """Connects; while another copy begins the file, which no busy timeout covers, it waits and tries again."""
    for _ in range(_TRIES):
        try:
            return _connect(path)
        except sqlite3.OperationalError as error:
            if error.sqlite_errorcode & 0xFF not in (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED):
                raise
            time.sleep(_PAUSE_S)
    return _connect(path)


def _connect(path: Path) -> sqlite3.Connection:
    if _version_in(path) > SCHEMA:
        raise _Newer
    db = _connection(str(path))
    try:
        version = db.execute("PRAGMA user_version").fetchone()[0]
        if version > SCHEMA:
            raise _Newer
        if version == SCHEMA:
            _check(db, path)
        db.execute("PRAGMA journal_mode=WAL")
        db.execute("PRAGMA synchronous=NORMAL")
        db.execute("PRAGMA foreign_keys=ON")
        if version < SCHEMA:
            _create_tables(db)
    except BaseException:
        db.close()
        raise
    return db


def _create_tables(db: sqlite3.Connection) -> None:
    """Makes the tables in one commit, unless another copy of the program just has.

    Raises:
        Damaged: if there are tables of another kind.
    """
    with Transaction(db):
        if db.execute("PRAGMA user_version").fetchone()[0] == SCHEMA:
            return
        if db.execute(_DEFINITIONS).fetchall():
            raise Damaged("tables")
        for statement in _TABLES.split(";"):
            db.execute(statement)
        db.execute(f"PRAGMA user_version={SCHEMA}")


def _check(db: sqlite3.Connection, path: Path) -> None:
    """Looks for tables that are not as we made them, and pages that are not as SQLite left them.

    Raises:
        Damaged: if there are any.
    """
    with closing(_in_memory()) as fresh:
        if db.execute(_DEFINITIONS).fetchall() != fresh.execute(_DEFINITIONS).fetchall():
            raise Damaged("tables")
    checks = [f"integrity_check({table})" for table in _LISTS]
    if path.stat().st_size <= _CHECKED_WHOLE:
        checks.append("quick_check")
    for check in checks:
        if db.execute(f"PRAGMA {check}").fetchone()[0] != "ok":
            raise Damaged(check)


def _version_in(path: Path) -> int:
    """The version that the file's header names, read without touching the file; 0 if there is no file yet.

    Raises:
        Damaged: for a file that is no database; SQLite itself takes a short one for empty and writes over it.
    """
    if not path.is_file() or not path.stat().st_size:
        return 0
    with path.open("rb") as file:
        header = file.read(_HEADER_SIZE)
    version = int.from_bytes(header[_VERSION_AT : _VERSION_AT + 4], "big", signed=True)
    if len(header) < _HEADER_SIZE or not header.startswith(_MAGIC) or version > _LAST_VERSION:
        raise Damaged("header")
    return version


def _connection(name: str) -> sqlite3.Connection:
    db = sqlite3.connect(name, timeout=_BUSY_SECONDS, isolation_level=None, check_same_thread=False)
    db.text_factory = lambda data: data.decode("utf-8", "replace")
    return db


def _in_memory() -> sqlite3.Connection:
    db = _connection(":memory:")
    _create_tables(db)
    return db


def _copy_in_memory(path: Path) -> sqlite3.Connection:
    """What can be read of a file that cannot be written, else an empty database."""
    db = _connection(":memory:")
    settled = "" if path.with_name(path.name + "-wal").exists() else "&immutable=1"
    try:
        with closing(sqlite3.connect(f"{path.absolute().as_uri()}?mode=ro{settled}", uri=True)) as source:
            source.backup(db)
        _check(db, path)
    except FAULTS:
        db.close()
        return _in_memory()
    return db


def put_aside(path: Path) -> Path:
    """Renames a damaged file and its companions so that nothing of it is lost; returns the new path.

    Raises:
        OSError: if the folder does not let us.
    """
    number = 1
    while (aside := path.with_name(f"{path.stem}.damaged-{number}{path.suffix}")).exists():
        number += 1
    path.replace(aside)
    for ending in ("-wal", "-shm"):
        companion = path.with_name(path.name + ending)
        if companion.exists():
            companion.replace(aside.with_name(aside.name + ending))
    return aside


class Transaction:
    """BEGIN IMMEDIATE to COMMIT, or ROLLBACK when anything is raised."""

    def __init__(self, db: sqlite3.Connection) -> None:
        self._db = db

    def __enter__(self) -> None:
        self._db.execute("BEGIN IMMEDIATE")

    def __exit__(self, kind: type[BaseException] | None, *_: object) -> None:
        try:
            if kind is None:
                self._db.execute("COMMIT")
        finally:
            if self._db.in_transaction:
                self._db.execute("ROLLBACK")
