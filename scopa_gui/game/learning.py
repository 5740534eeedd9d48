"""What people have learned: lessons that were played, puzzles that were solved, and results of the strong player.

One small JSON file in the data folder, replaced whole; a damaged one is put aside and everything begins anew.
"""

from __future__ import annotations

import json
import os
from contextlib import suppress
from dataclasses import dataclass, field
from hashlib import sha256
from pathlib import Path
from typing import Any

SCHEMA = 1
_LARGEST_FILE = 2_000_000
"""Bytes; a person who has solved everything needs about two thousand."""
_LONGEST_WORD = 64
DAYS_KEPT = 60


@dataclass(slots=True)
class Learned:
    """What one person has done: ids of lessons, marks of puzzles."""

    lessons: set[str] = field(default_factory=set)
    puzzles: set[str] = field(default_factory=set)


def mark_of(line: str) -> str:
    """A short name for a puzzle that stays when the list of puzzles changes: a fingerprint of its position."""
    return sha256(line.encode()).hexdigest()[:12]


class Learning:
    """The file. What the disk refuses is kept until the program ends.

    Attributes:
        strong: by date (ISO 8601), the points of both sides when the strong player held the person's cards.
    """

    def __init__(self, path: Path) -> None:
        self._path = path
        self._people: dict[str, Learned] = {}
        self.strong: dict[str, tuple[int, int]] = {}
        self._read()

    def of(self, profile: int) -> Learned:
        """What a person has done."""
        return self._people.setdefault(str(profile), Learned())

    def finish_lesson(self, profile: int, lesson: str) -> None:
        """A lesson has been played to its end."""
        self._read()
        self.of(profile).lessons.add(lesson)
        self._write()

    def solve(self, profile: int, puzzle: str) -> None:
        """A puzzle has been solved."""
        self._read()
        self.of(profile).puzzles.add(puzzle)
        self._write()

    def keep_strong(self, day: str, points: tuple[int, int]) -> None:
        """The strong player's result of a day, so that it is worked out once."""
        self._read()
        self.strong[day] = points
        for old in sorted(self.strong)[:-DAYS_KEPT]:
            del self.strong[old]
        self._write()

    # ---- the file

    def _read(self) -> None:
        """Take over what the file says besides what is known already: another copy may have written it."""
        try:
            with self._path.open("rb") as file:
                text = file.read(_LARGEST_FILE + 1)
            self._take_over(json.loads(text) if len(text) <= _LARGEST_FILE else None)
        except FileNotFoundError:
            return
        except (OSError, ValueError, RecursionError):
            self._put_aside()

    def _take_over(self, data: Any) -> None:
        """Everything in a file's data that is as it should be.

        Raises:
            ValueError: if it is no file of ours.
        """
        if not isinstance(data, dict) or not isinstance(data.get("people"), dict):
            raise ValueError("no record of learning")
        for profile, learned in data["people"].items():
            if profile.isdecimal() and isinstance(learned, dict):
                known = self._people.setdefault(profile, Learned())
                known.lessons.update(_words(learned.get("lessons")))
                known.puzzles.update(_words(learned.get("puzzles")))
        strong = data.get("strong")
        for day, points in strong.items() if isinstance(strong, dict) else ():
            if isinstance(points, list) and [type(value) for value in points] == [int, int]:
                self.strong.setdefault(day, (points[0], points[1]))

    def _write(self) -> None:
        people = {
            profile: {"lessons": sorted(learned.lessons), "puzzles": sorted(learned.puzzles)}
            for profile, learned in self._people.items()
        }
        text = json.dumps({"schema": SCHEMA, "people": people, "strong": self.strong}, indent=1)
        temporary = self._path.with_name(f"{self._path.name}.{os.getpid()}.tmp")
        try:
            self._path.parent.mkdir(parents=True, exist_ok=True)
            with temporary.open("w", encoding="utf-8") as file:
                file.write(text)
                file.flush()
                os.fsync(file.fileno())
            temporary.replace(self._path)
        except OSError:
            with suppress(OSError):
                temporary.unlink()

    def _put_aside(self) -> None:
        number = 1
        while (aside := self._path.with_name(f"{self._path.stem}.damaged-{number}{self._path.suffix}")).exists():
            number += 1
        with suppress(OSError):
            self._path.replace(aside)


def _words(value: Any) -> list[str]:
    """The short words of a list; none if it is no list."""
    if not isinstance(value, list):
        return []
    return [word for word in value if isinstance(word, str) and len(word) <= _LONGEST_WORD]
