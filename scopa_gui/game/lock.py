"""Holding a match for this process, so that another copy of the program leaves it alone."""

from __future__ import annotations

import sqlite3
from contextlib import suppress
from pathlib import Path


class MatchTaken(Exception):
    """The match is open in another copy of the program, or elsewhere in this one."""


class MatchLock:
    """One match held by an open exclusive transaction on a small file of its own; it ends with the process.

    The file stays when the lock is released: if it were removed, two others that wait for it could each hold a file
    of the same name.
    """

    def __init__(self, folder: Path, match_id: int) -> None:
        """Takes the lock.

        Raises:
            MatchTaken: if somebody holds it.
            OSError, sqlite3.Error: if the folder does not let us.
        """
        folder.mkdir(parents=True, exist_ok=True)
        self._path = folder / f"match-{match_id}.lock"
        self._connection = sqlite3.connect(self._path, timeout=0, isolation_level=None)
        try:
            self._connection.execute("BEGIN EXCLUSIVE")
        except sqlite3.Error as error:
            self._connection.close()
            if error.sqlite_errorcode & 0xFF == sqlite3.SQLITE_BUSY:
                raise MatchTaken(match_id) from None
            raise

    def release(self, *, for_good: bool = False) -> None:
        """Lets others have the match; ``for_good``: nobody will want it any more, the file goes too."""
        self._connection.close()
        if for_good:
            with suppress(OSError):
                self._path.unlink(missing_ok=True)
