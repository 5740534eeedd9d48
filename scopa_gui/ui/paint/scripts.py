"""Letters that the game's own fonts lack, in the names that people choose: where they come from, which way they run.

A letter is looked for in the other fonts of the game, then in fonts that machines usually have. One that is nowhere is
shown as a lozenge, several beside one another as one.
"""

from __future__ import annotations

import struct
import unicodedata
from collections.abc import Iterable
from functools import cache
from pathlib import Path
from typing import BinaryIO, NamedTuple

import pygame

SYSTEM_FONTS = (
    "notosans", "notoserif", "dejavusans", "segoeui", "arial", "notosanshebrew", "notosansarabic", "notonaskharabic",
    "notosanscjksc", "notosanscjkjp", "notosanscjkkr", "sourcehansanssc", "wqymicrohei", "wenquanyizenhei",
    "droidsansfallback", "microsoftyahei", "msgothic", "yugothic", "malgungothic", "pingfangsc", "hiraginosans",
    "applesdgothicneo", "arialunicodems", "notosansthai", "notosansdevanagari", "nirmalaui", "notoemoji", "symbola",
    "segoeuisymbol", "segoeuiemoji", "freesans", "freeserif", "unifont",
)  # fmt: skip
"""Fonts with many letters under the names that pygame knows them by, those of text before those of signs."""

MISSING = "◆"
CMAP = int.from_bytes(b"cmap")
_RIGHT_TO_LEFT = ("R", "AL")
_SILENT = ("Cf", "Mn", "Me", "Cc", "Cs", "Co", "Cn")
"""Categories of characters that may be left out where no font has them: joiners, accents, what is no character."""


class Run(NamedTuple):
    """Letters of one font that run one way."""

    text: str
    font: Path | None
    """Its file; None: the font that was asked for."""
    leftwards: bool = False


@cache
def letters_of(path: Path) -> frozenset[int]:
    """The characters that a font file has; none if it cannot be read."""
    try:
        with path.open("rb") as file:
            return frozenset(_characters(file))
    except (OSError, struct.error, ValueError):
        return frozenset()


def _characters(file: BinaryIO) -> Iterable[int]:
    """The characters of the first font of a file, by its table `cmap`, formats 4 and 12."""
    start = 0
    if file.read(4) == b"ttcf":
        (start,) = _read(file, 12, ">I")
    (tables,) = _read(file, start + 4, ">H")
    found: set[int] = set()
    for number in range(tables):
        tag, _sum, offset, _length = _read(file, start + 12 + 16 * number, ">IIII")
        if tag != CMAP:
            continue
        _version, parts = _read(file, offset, ">HH")
        for part in range(parts):
            platform, _kind, place = _read(file, offset + 4 + 8 * part, ">HHI")
            if platform in (0, 3):
                found |= _subtable(file, offset + place)
    return found


def _subtable(file: BinaryIO, at: int) -> set[int]:
    (kind,) = _read(file, at, ">H")
    found: set[int] = set()
    if kind == 4:
        (double,) = _read(file, at + 6, ">H")
        count = double // 2
        ends = _read(file, at + 14, f">{count}H")
        starts = _read(file, at + 16 + double, f">{count}H")
        for first, last in zip(starts, ends, strict=True):
            found.update(range(first, min(last, 0xFFFE) + 1))
    elif kind == 12:
        (groups,) = _read(file, at + 12, ">I")
        numbers = _read(file, at + 16, f">{3 * groups}I")
        for first, last in zip(numbers[::3], numbers[1::3], strict=True):
            found.update(range(first, last + 1))
    return found


def _read(file: BinaryIO, at: int, layout: str) -> tuple[int, ...]:
    file.seek(at)
    return struct.unpack(layout, file.read(struct.calcsize(layout)))


@cache
def _system_font(name: str) -> Path | None:
    found = pygame.font.match_font(name)
    return Path(found) if found else None


@cache
def font_with(character: str, own: tuple[Path, ...]) -> Path | None:
    """A font that has a character: one of the game's `own`, else one of the machine's; None if there is none."""
    for path in own:
        if ord(character) in letters_of(path):
            return path
    for name in SYSTEM_FONTS:
        found = _system_font(name)
        if found is not None and ord(character) in letters_of(found):
            return found
    return None


def runs_of(string: str, asked: Path, own: tuple[Path, ...]) -> list[Run]:
    """A line cut into runs, from left to right as they are shown."""
    if string.isascii():
        return [Run(string, None)]
    has = letters_of(asked)
    if all(ord(c) in has for c in string) and not any(map(_runs_leftwards, string)):
        return [Run(string, None)]
    runs: list[Run] = []
    for character in unicodedata.normalize("NFC", string):
        found = _placed(character, asked, own, runs[-1] if runs else None)
        if runs and found.text and found[1:] == runs[-1][1:]:
            runs[-1] = found._replace(text=runs[-1].text + found.text)
        elif found.text:
            runs.append(found)
    return runs[::-1] if runs and runs[0].leftwards else runs


def _placed(character: str, asked: Path, own: tuple[Path, ...], before: Run | None) -> Run:
    """A character with its font and way; one that nobody has is a lozenge, unless it follows another one."""
    if before is not None and (character == " " or unicodedata.combining(character)):
        font = before.font or asked
        if ord(character) in letters_of(font):
            return before._replace(text=character)
    after_missing = before is not None and before.text.endswith(MISSING)
    if after_missing and unicodedata.category(character) in _SILENT:
        return Run("", None)
    left = _runs_leftwards(character)
    if ord(character) in letters_of(asked):
        return Run(character, None, left)
    font_found = font_with(character, own)
    if font_found is not None:
        return Run(character, font_found, left)
    if after_missing or unicodedata.category(character) in _SILENT:
        return Run("", None)
    return Run(MISSING, None if ord(MISSING) in letters_of(asked) else font_with(MISSING, own))


def _runs_leftwards(character: str) -> bool:
    return unicodedata.bidirectional(character) in _RIGHT_TO_LEFT


def rendered(font: pygame.font.Font, run: Run, colour: tuple[int, int, int]) -> pygame.Surface:
    """The letters of a run; shaped by SDL where they run leftwards, if it can, else turned round."""
    if not run.leftwards:
        return font.render(run.text, True, colour)
    try:
        font.set_script("Arab" if any(unicodedata.bidirectional(c) == "AL" for c in run.text) else "Hebr")
        font.set_direction(pygame.DIRECTION_RTL)
    except (AttributeError, pygame.error):
        return font.render(_turned(run.text), True, colour)
    try:
        return font.render(run.text, True, colour)
    finally:
        font.set_direction(pygame.DIRECTION_LTR)
        font.set_script("Zyyy")


def _turned(text: str) -> str:
    """Characters from the last to the first, each with the marks that belong to it."""
    clusters: list[str] = []
    for character in text:
        if clusters and unicodedata.combining(character):
            clusters[-1] += character
        else:
            clusters.append(character)
    return "".join(reversed(clusters))
