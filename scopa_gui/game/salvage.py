"""Takes over what is whole in a damaged archive."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing, suppress
from pathlib import Path
from typing import Any

from scopa_gui.game.database import FAULTS, Transaction, checksum

_SUMMED = {"match": ((0, 7), (8, 13)), "entry": ((0, 3),), "deal": ((0, 3),)}
"""For each table, from where to where its checksums go; each stands right behind."""


def salvage(path: Path, db: sqlite3.Connection) -> None:
    """Copies each match of a damaged file of which every row is as it was written."""
    with suppress(*FAULTS), closing(sqlite3.connect(f"{path.absolute().as_uri()}?mode=ro", uri=True)) as source:
        for match_id in sorted(set(_numbers(source))):
            with suppress(*FAULTS):
                _take_over(match_id, source, db)


def _numbers(source: sqlite3.Connection) -> Iterator[int]:
    """Numbers of matches, read from both ends up to the damage."""
    for order in ("ASC", "DESC"):
        with suppress(*FAULTS):
            for (match_id,) in source.execute(f"SELECT id FROM match NOT INDEXED ORDER BY id {order}"):
                yield match_id


def _take_over(match_id: int, source: sqlite3.Connection, db: sqlite3.Connection) -> None:
    found = {
        table: source.execute(f"SELECT * FROM {table} WHERE {key} = ?", (match_id,)).fetchall()
        for table, key in (("match", "id"), ("entry", "match"), ("deal", "match"))
    }
    if not all(_is_whole(table, row) for table, rows in found.items() for row in rows):
        return
    if [match[12] for match in found["match"]] != [len(found["entry"])]:
        return
    with Transaction(db):
        for table, rows in found.items():
            for row in rows:
                db.execute(f"INSERT INTO {table} VALUES ({', '.join('?' * len(row))})", row)


def _is_whole(table: str, row: tuple[Any, ...]) -> bool:
    return all(row[end] == checksum(*_summed(row, start, end)) for start, end in _SUMMED[table])


def _summed(row: tuple[Any, ...], start: int, end: int) -> tuple[Any, ...]:
    """The values that a checksum covers; the second of a match covers its number too."""
    return row[start:end] if start == 0 else (row[0], *row[start:end])
