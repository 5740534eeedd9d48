"""Which matches a person has played in last: a small file in the data folder that puts open matches in order."""

from __future__ import annotations

import json
import os
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path

MOST = 200
"""Numbers of matches that are remembered; those that are over leave as others come."""
_LARGEST_FILE = 20_000


class Recent:
    """The file; without a path, and where the disk refuses, the order lasts until the program ends.

    Nothing but the order of a list hangs on it: a file that cannot be read is an empty one.
    """

    def __init__(self, path: Path | None) -> None:
        self._path = path
        self._known: tuple[int, ...] = ()

    def matches(self) -> Sequence[int]:
        """Numbers of matches, the last played first; looked up anew, for another copy may play as well."""
        if self._path is not None:
            with suppress(OSError, ValueError, RecursionError), self._path.open("rb") as file:
                told = json.loads(file.read(_LARGEST_FILE))
                if isinstance(told, list):
                    self._known = tuple(number for number in told if type(number) is int)[:MOST]
        return self._known

    def played(self, match_id: int) -> None:
        """A person has just played in a match."""
        known = self.matches()
        if known[:1] == (match_id,):
            return
        self._known = (match_id, *(number for number in known if number != match_id))[:MOST]
        if self._path is None:
            return
        temporary = self._path.with_name(f"{self._path.name}.{os.getpid()}.tmp")
        try:
            temporary.write_text(json.dumps(self._known), encoding="utf-8")
            temporary.replace(self._path)
        except OSError:
            with suppress(OSError):
                temporary.unlink()
