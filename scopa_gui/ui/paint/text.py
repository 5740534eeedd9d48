"""Words and figures: fonts, measured, wrapped, outlined and baked once.

Text is rendered several times too large and reduced, so that letters keep the spacing their designers gave
them at every size and look the same on every machine.
"""

from __future__ import annotations

import re
from collections import OrderedDict
from pathlib import Path

import pygame

from scopa_gui.ui.paint import scripts
from scopa_gui.ui.paint.baked import Baked
from scopa_gui.ui.paint.canvas import reduce
from scopa_gui.ui.paint.palette import RGB

STYLES: dict[str, str] = {
    "display": "Vollkorn-Black.ttf",
    "head": "Vollkorn-Bold.ttf",
    "text": "SourceSerifPro-Semibold.ttf",
    "plain": "SourceSerifPro-Regular.ttf",
    "bold": "SourceSerifPro-Bold.ttf",
    "number": "SourceSerifPro-Black.ttf",
    "italic": "SourceSerifPro-SemiboldIt.ttf",
}
"""Font file by style. `display` and `head` are for words only: their figures are old-style."""

WITH_FIGURES: dict[str, str] = {"display": "number", "head": "bold"}
"""Style that takes over where a text in a style for words holds a figure."""

_CROWDED = re.compile(r"(?<=[%«»])(?=.)")

FONT_LIMIT = 64
WIDTH_LIMIT = 20_000
"""Lines whose width is kept: a page is measured again whenever it is laid out, and mostly says the same."""
FINE_BELOW = 48
"""Pixel size from which letters are rendered twice, not four times, too large."""


def style_for(string: str, style: str) -> str:
    """The style in which `string` is set: figures never stand in Vollkorn."""
    if style in WITH_FIGURES and any(letter.isdigit() for letter in string):
        return WITH_FIGURES[style]
    return style


class Fonts:
    """Open fonts by style and pixel size, the least used closed first."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self._open: OrderedDict[tuple[str, int], pygame.font.Font] = OrderedDict()
        self.widths: dict[tuple[str, int, str], int] = {}
        """Width by style, pixel size and line. Fonts of one folder may share it, and it may be emptied."""

    def width(self, string: str, style: str, pixels: int) -> int:
        """Advance width of one line in `style` at `pixels` per em, measured once."""
        key = (style, pixels, string)
        found = self.widths.get(key)
        if found is None:
            if len(self.widths) >= WIDTH_LIMIT:
                self.widths.clear()
            found = self.widths[key] = self._measured(string, style, pixels)
        return found

    def _measured(self, string: str, style: str, pixels: int) -> int:
        if string.isascii():
            font = self.font(style, pixels)
            return sum(font.size(piece)[0] for piece in _pieces(string))
        runs = self.runs(string, style)
        return sum(self.of_run(run, style, pixels).size(piece)[0] for run in runs for piece in _pieces(run.text))

    def font(self, style: str, pixels: int) -> pygame.font.Font:
        """The font of `style` (a key of STYLES; KeyError else) at `pixels` per em."""
        key = (style, pixels)
        found = self._open.get(key)
        if found is None:
            found = pygame.font.Font(str(self.folder / STYLES[style]), pixels)
            self._open[key] = found
            if len(self._open) > FONT_LIMIT:
                self._open.popitem(last=False)
        else:
            self._open.move_to_end(key)
        return found

    def runs(self, string: str, style: str) -> list[scripts.Run]:
        """A line cut into runs of one font, from left to right."""
        own = tuple(self.folder / STYLES[name] for name in ("plain", "head"))
        return scripts.runs_of(string, self.folder / STYLES[style], own)

    def of_run(self, run: scripts.Run, style: str, pixels: int) -> pygame.font.Font:
        """The font of a run, at most as high as that of the style."""
        asked = self.font(style, pixels)
        if run.font is None:
            return asked
        key = (str(run.font), pixels)
        found = self._open.get(key)
        if found is None:
            found = pygame.font.Font(str(run.font), pixels)
            if found.get_height() > asked.get_height():
                found = pygame.font.Font(str(run.font), max(1, pixels * asked.get_height() // found.get_height()))
            self._open[key] = found
        return found

    def clear(self) -> None:
        """Close every font; what was measured stays true."""
        self._open.clear()


def fine_of(pixels: float) -> int:
    """How many times too large text of `pixels` per em is rendered."""
    return 4 if pixels < FINE_BELOW else 2


def measure(fonts: Fonts, string: str, style: str, pixels: float) -> float:
    """Advance width of one line in pixels."""
    fine = fine_of(pixels)
    return fonts.width(string, style, max(1, round(pixels * fine))) / fine


def _pieces(string: str) -> list[str]:
    """The text cut behind signs whose kerning in Source Serif draws the next letter over them."""
    return _CROWDED.split(string)


def _letters(fonts: Fonts, string: str, style: str, pixels: int, colour: RGB) -> pygame.Surface:
    """One line of letters, its pieces side by side on the baseline of the style's font."""
    asked = fonts.font(style, pixels)
    pieces: list[tuple[pygame.Surface, int]] = []
    for run in fonts.runs(string, style):
        font = fonts.of_run(run, style, pixels)
        for piece in _pieces(run.text):
            if font.size(piece)[0] == 0:
                continue
            shown = scripts.rendered(font, run._replace(text=piece), colour)
            pieces.append((shown, asked.get_ascent() - font.get_ascent()))
    if len(pieces) == 1 and pieces[0][1] == 0:
        return pieces[0][0]
    width = max(1, sum(shown.get_width() for shown, _down in pieces))
    line = pygame.Surface((width, asked.get_height()), pygame.SRCALPHA)
    x = 0
    for shown, down in pieces:
        line.blit(shown, (x, down))
        x += shown.get_width()
    return line


def wrapped(fonts: Fonts, string: str, style: str, pixels: float, width: float) -> list[str]:
    """`string` broken at spaces into lines of at most `width` pixels; line feeds stay breaks.

    A no-break space, as French has it before a colon, is no place to break. A single word wider than
    `width` stands alone on its line.
    """
    lines: list[str] = []
    for paragraph in string.split("\n"):
        line = ""
        for word in filter(None, paragraph.split(" ")):
            trial = f"{line} {word}" if line else word
            if line and measure(fonts, trial, style, pixels) > width:
                lines.append(line)
                line = word
            else:
                line = trial
        lines.append(line)
    return lines


def shortened(fonts: Fonts, string: str, style: str, pixels: float, width: float) -> str:
    """`string`, cut with an ellipsis until it is at most `width` pixels wide."""
    if measure(fonts, string, style, pixels) <= width:
        return string
    low, high = 0, len(string)
    while low < high:
        middle = (low + high + 1) // 2
        if measure(fonts, string[:middle].rstrip() + "…", style, pixels) <= width:
            low = middle
        else:
            high = middle - 1
    return string[:low].rstrip() + "…"


def bake_line(
    fonts: Fonts,
    string: str,
    style: str,
    pixels: float,
    colour: RGB,
    outline: RGB | None,
    outline_width: float,
) -> Baked:
    """One line of text; its origin is the left end of the baseline, its height that of a capital."""
    fine = fine_of(pixels)
    size = max(1, round(pixels * fine))
    font = fonts.font(style, size)
    rim = max(1, round(outline_width)) if outline else 0
    letters = _letters(fonts, string, style, size, colour)
    ascent = font.get_ascent()
    pad_left = rim + 2
    pad_top = rim + (-ascent % fine + fine) // fine
    width = letters.get_width() // fine + 2 * pad_left + 1
    height = letters.get_height() // fine + 2 * pad_top + 1
    baseline = pad_top + -(-ascent // fine)
    top = baseline * fine - ascent
    sheet = pygame.Surface((width * fine, height * fine), pygame.SRCALPHA, 32)
    left = pad_left * fine
    if outline is not None:
        _spread(sheet, _letters(fonts, string, style, size, outline), left, top, outline_width * fine)
    sheet.blit(letters, (left, top))
    picture = reduce(sheet, (width, height))
    return Baked(picture, -pad_left, -baseline, round(measure(fonts, string, style, pixels)), round(pixels * 0.66))


def _spread(sheet: pygame.Surface, letters: pygame.Surface, left: int, top: int, radius: float) -> None:
    """Draw letters all round a circle, so that they form their own outline."""
    around = 24
    turn = pygame.math.Vector2(radius, 0)
    for step in range(around):
        move = turn.rotate(360 * step / around)
        for part in (1.0, 0.55):
            sheet.blit(letters, (round(left + move.x * part), round(top + move.y * part)))
