"""Melodies written as text: bars of six eighths, ``.`` holds the note before, ``-`` is a rest.

``"E5 F5 E5 A5 . E5 | D5 . . C5 . -"`` is two bars of 6/8.
"""

from __future__ import annotations

from dataclasses import dataclass

EIGHTHS_PER_BAR = 6


@dataclass(frozen=True)
class Note:
    """A pitch that begins at an eighth (counted from 0) and lasts a number of eighths."""

    pitch: str
    start: int
    length: int

    @property
    def accented(self) -> bool:
        """Whether it begins on one of the bar's two beats."""
        return self.start % 3 == 0


def read_melody(text: str) -> list[Note]:
    """The notes of a melody.

    Raises ``ValueError`` if a bar has not six eighths or a hold follows nothing.
    """
    tokens: list[str] = []
    for number, bar in enumerate(text.split("|"), start=1):
        eighths = bar.split()
        if len(eighths) != EIGHTHS_PER_BAR:
            raise ValueError(f"bar {number} has {len(eighths)} eighths, not {EIGHTHS_PER_BAR}: {bar.strip()}")
        tokens += eighths
    notes: list[Note] = []
    for start, token in enumerate(tokens):
        if token == ".":
            if not notes or notes[-1].start + notes[-1].length != start:
                raise ValueError(f"eighth {start + 1} holds no note")
            notes[-1] = Note(notes[-1].pitch, notes[-1].start, notes[-1].length + 1)
        elif token != "-":
            notes.append(Note(token, start, 1))
    return notes


def read_chords(text: str) -> list[str]:
    """The chord of each half bar: ``"Am | E7 Am"`` is ``["Am", "Am", "E7", "Am"]``."""
    halves: list[str] = []
    for bar in text.split("|"):
        names = bar.split()
        if len(names) not in (1, 2):
            raise ValueError(f"a bar has one or two chords, not {len(names)}: {bar.strip()}")
        halves += [names[0], names[-1]]
    return halves
