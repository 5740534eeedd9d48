"""The people who share one machine: each has a name, a language, and matches of his or her own.

Nobody has to say who he is: the first profile is there without a row, nameless, and follows the system's language.
"""

from __future__ import annotations

import sqlite3
import unicodedata
from dataclasses import dataclass

from scopa_gui.game.database import FAULTS
from scopa_gui.game.i18n import LANGUAGES, _

FIRST = 1
"""The profile of whoever starts the program first."""
NOBODY = 0
"""The profile of matches that came from a file: they are in nobody's statistics."""
LONGEST_NAME = 24
"""Characters of a name, combining marks not counted."""
_MARKS_EACH = 4
_JOINERS = "\u200c\u200d"


@dataclass(frozen=True, slots=True)
class Profile:
    """A person. An empty name has not been given yet, an empty language not been chosen."""

    id: int
    name: str = ""
    language: str = ""

    @property
    def shown_name(self) -> str:
        """The name, or a word that stands for it."""
        if self.name:
            return self.name
        return _("You") if self.id == FIRST else _("Player {number}").format(number=self.id)


def clean_name(text: str) -> str:
    """A name as it is kept: composed (NFC), on one line, without control characters, trimmed, of limited length.

    Marks that belong to a letter are never cut off from it; a letter keeps at most four.
    """
    words = "".join(" " if letter.isspace() else letter for letter in text).split()
    shown = " ".join(filter(None, ("".join(filter(_is_shown, word)) for word in words)))
    kept: list[str] = []
    length = marks = 0
    for letter in unicodedata.normalize("NFC", shown):
        if unicodedata.category(letter) in ("Mn", "Me") or letter in _JOINERS:
            marks += 1
            if not kept or marks > _MARKS_EACH:
                continue
        else:
            marks = 0
            length += 1
            if length > LONGEST_NAME:
                break
        kept.append(letter)
    return unicodedata.normalize("NFC", "".join(kept)).strip(" " + _JOINERS)


def _is_shown(letter: str) -> bool:
    """Whether it can be seen, or joins letters; signs that turn the direction of what follows do neither."""
    return letter in _JOINERS or unicodedata.category(letter) not in ("Cc", "Cf", "Cs", "Co", "Cn")


class Profiles:
    """The table of people in an archive's file. What the disk refuses is simply not changed."""

    def __init__(self, db: sqlite3.Connection) -> None:
        self._db = db

    def all(self) -> list[Profile]:
        """Everybody, the first one first, whether or not that one was ever written down."""
        try:
            rows = self._db.execute("SELECT id, name, language FROM profile ORDER BY id").fetchall()
        except FAULTS:
            rows = []
        found = {int(number): _profile(int(number), name, language) for number, name, language in rows}
        found.setdefault(FIRST, Profile(FIRST))
        return [found[number] for number in sorted(found)]

    def get(self, number: int) -> Profile:
        """A profile by its number; the first one if there is none of that number."""
        people = self.all()
        return next((profile for profile in people if profile.id == number), people[0])

    def add(self, name: str, language: str = "") -> Profile:
        """One more person; the name is cleaned first.

        Raises:
            sqlite3.Error: if the disk refuses.
        """
        number = self.all()[-1].id + 1
        profile = _profile(number, name, language)
        self._write(profile)
        return profile

    def change(self, number: int, *, name: str | None = None, language: str | None = None) -> Profile:
        """Gives a profile another name or language; an empty one is forgotten.

        Raises:
            sqlite3.Error: if the disk refuses.
        """
        old = self.get(number)
        profile = _profile(number, old.name if name is None else name, old.language if language is None else language)
        self._write(profile)
        return profile

    def _write(self, profile: Profile) -> None:
        self._db.execute(
            "INSERT OR REPLACE INTO profile (id, name, language) VALUES (?, ?, ?)",
            (profile.id, profile.name, profile.language),
        )


def _profile(number: int, name: object, language: object) -> Profile:
    """A profile whose values are fit to be shown, whatever the row holds."""
    return Profile(number, clean_name(str(name)), str(language) if language in LANGUAGES else "")
