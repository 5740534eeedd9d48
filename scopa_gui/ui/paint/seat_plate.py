"""The plaques of players: with portrait and second line, or a short line with the name. All origins are top left.

Where large text finds no room on one line, a name or what stands below it takes two.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable
from functools import partial
from itertools import product
from typing import NamedTuple

import pygame

from scopa_gui.ui.paint.baked import Baked
from scopa_gui.ui.paint.canvas import Canvas
from scopa_gui.ui.paint.painter import Painter
from scopa_gui.ui.paint.palette import GOLD, INK, MUTE, RGB, TONES
from scopa_gui.ui.paint.plates import fitting

SEAT_HEIGHT, NAME_HEIGHT = 58, 30
NAME_SIZE, SUB_SIZE, SHORT_SIZE = 20.0, 14.5, 17.0
NAME_LEAD, SUB_LEAD = 1.06, 1.13
"""From line to line, in sizes of the letters."""
RISE = 0.76
"""Where in its line the letters stand."""
SEAT_PAD, LINE_PAD = 12.0, 9.0
"""What stays free above and below two lines, together."""
LOWER = 1.5
"""How much lower text of double size stands: the capitals of the name would touch the frame."""
MOST_TAG = 1.4
TAG_PAD, TAG_INSET, TAG_FREE, NAME_PAD = 6.0, 8.0, 6.0, 13.0
"""Of the band before a name: beside its word, from the end of the plaque, above and below; and beside the name."""
TAG_SCOOP, TAG_LINE = 3.0, 1.1
"""The radius of its corners, and its line."""
WORDS_END = 24.0
"""How far from the right end of a plaque its words end: the wafer has the corner to itself."""
WAFER, WAFER_IN, WAFER_ROOM = 14.0, 4.0, 18.0
"""The wafer at the right end of a name line: its radius, how far in its middle lies, what the name leaves it."""


class Lines(NamedTuple):
    """The words of a plaque as they are set: the name and what stands below it, and the size of text."""

    name: tuple[str, ...]
    sub: tuple[str, ...] = ()
    growth: float = 1.0

    @property
    def broken(self) -> bool:
        """Whether anything stands on two lines."""
        return len(self.name) > 1 or len(self.sub) > 1


class Tag(NamedTuple):
    """The band that says on whose side somebody plays: a word, and the tone of its colours."""

    word: str = ""
    tone: str = "gold"


NO_TAG = Tag()


def _halves(painter: Painter, words: str, style: str) -> tuple[str, ...]:
    """The words on two lines, the wider of them as narrow as can be; a single word stays alone."""
    parts = words.split(" ")
    breaks = [(" ".join(parts[:at]), " ".join(parts[at:])) for at in range(1, len(parts))]
    return min(breaks, key=lambda lines: _widest(painter, lines, style, NAME_SIZE), default=(words,))


def _widest(painter: Painter, lines: Iterable[str], style: str, size: float) -> float:
    return max((painter.text_width(line, style, size) for line in lines), default=0.0)


def _best(
    painter: Painter, room: tuple[int, int], ways: Iterable[Lines], size: Callable[[Lines], tuple[int, int]]
) -> Lines:
    """The way of setting words that lets them be largest; the first of equals, which may be smaller than its room."""
    best: Lines | None = None
    for lines in ways:
        growth = fitting(painter, room, partial(size, lines), strict=lines.broken)
        with painter.sized(growth):
            w, h = size(lines)
        if best is None or (w <= room[0] and h <= room[1] and growth > best.growth):
            best = lines._replace(growth=growth)
    assert best is not None
    return best


# ---- with portrait


def fit_seat(painter: Painter, name: str, sub: str, room: tuple[int, int]) -> Lines:
    """How name and second line can be largest in a room (pixels)."""
    names, subs = [(name,), _halves(painter, name, "head")], [(sub,), _halves(painter, sub, "text")]
    ways = [Lines(n, s if sub else ()) for n, s in product(names, subs)]
    return _best(painter, room, ways, lambda lines: seat_size(painter, lines))


def seat_size(painter: Painter, lines: Lines) -> tuple[int, int]:
    """Width and height in pixels of a player's plaque at the present size of text."""
    px, size = painter.px, max(1.0, painter.text_scale)
    natural = max(_widest(painter, lines.name, "head", NAME_SIZE), _widest(painter, lines.sub, "text", SUB_SIZE))
    h = SEAT_HEIGHT * (1 + (size - 1) * 0.4)
    if lines.broken:
        h = max(h, SEAT_PAD + painter.text_scale * _stack(lines))
    return px(66) + math.ceil(natural) + px(WORDS_END), px(h)


def sub_fits(painter: Painter, sub: str, width: int) -> bool:
    """Whether a second line has room on a plaque so wide (pixels), as large as is wished."""
    return painter.px(66) + math.ceil(painter.text_width(sub, "text", SUB_SIZE)) + painter.px(WORDS_END) <= width


def _stack(lines: Lines) -> float:
    """Height of the words of a plaque at the usual size of text."""
    return len(lines.name) * NAME_SIZE * NAME_LEAD + len(lines.sub) * SUB_SIZE * SUB_LEAD


def seat_plate(
    painter: Painter,
    lines: Lines,
    face: str,
    mood: str = "calm",
    *,
    ring: RGB = GOLD,
    dealer: bool = False,
    width: int | None = None,
) -> Baked:
    """A player's plaque with portrait, name, second line and, for the dealer, the wafer on its corner.

    `width` in pixels is the most that the plate may take; words that are wider are set smaller.
    """

    def bake() -> Baked:
        with painter.sized(lines.growth):
            return _bake_seat(painter, lines, face, mood, ring, width, dealer=dealer)

    return painter.keep(("seat", lines, face, mood, ring, dealer, width), bake)


def _bake_seat(
    painter: Painter, lines: Lines, face: str, mood: str, ring: RGB, width: int | None, *, dealer: bool
) -> Baked:
    px = painter.px
    whole, h = seat_size(painter, lines)
    whole = min(whole, width or whole)
    left, text_left = px(24), px(66)
    block = painter.framer().bake(whole - left, h, painter.frame(8, gems=False))
    margin = px(22)
    picture = pygame.Surface((whole + 2 * margin, h + 2 * margin), pygame.SRCALPHA, 32)
    block.draw(picture, margin + left, margin)
    painter.portrait(face, mood, min(h - px(4), px(57)), ring).draw(picture, margin + px(28), margin + h / 2)
    room = whole - text_left - px(WORDS_END)
    size = painter.text_scale * painter.scale
    lower = LOWER * max(0.0, painter.text_scale - 1.0) * painter.scale
    top = margin + (h - _stack(lines) * size) / 2 + lower
    for words, style, letters, lead, ink in (
        (lines.name, "head", NAME_SIZE, NAME_LEAD, INK),
        (lines.sub, "text", SUB_SIZE, SUB_LEAD, MUTE),
    ):
        for line in words:
            pitch = letters * lead * size
            baseline = top + pitch * RISE
            painter.text(line, style, letters, ink, max_width=room).draw(picture, margin + text_left, baseline)
            top += pitch
    if dealer:
        painter.dealer(17).draw(picture, margin + whole - px(1), margin + px(4))
    return Baked(picture, -margin, -margin, whole, h)


# ---- the name alone


def _tag_size(painter: Painter) -> float:
    """Large text leaves the band the size that the name beside it can spare."""
    return 14 * min(1.0, MOST_TAG / painter.text_scale)


def _tag_width(painter: Painter, tag: Tag) -> int:
    if not tag.word:
        return 0
    return math.ceil(painter.text_width(tag.word, "bold", _tag_size(painter))) + painter.px(2 * TAG_PAD + TAG_INSET)


def fit_name(painter: Painter, name: str, tag: Tag, room: tuple[int, int], *, dealer: bool = False) -> Lines:
    """How a name can be largest in a room (pixels)."""
    ways = [Lines((name,)), Lines(_halves(painter, name, "head"))]
    return _best(painter, room, ways, lambda lines: name_size(painter, lines, tag, dealer=dealer))


def name_size(painter: Painter, lines: Lines, tag: Tag, *, dealer: bool) -> tuple[int, int]:
    """Width and height in pixels of a name line at the present size of text, with room at its end for the wafer."""
    px, size = painter.px, max(1.0, painter.text_scale)
    words = math.ceil(_widest(painter, lines.name, "head", SHORT_SIZE)) + 2 * px(NAME_PAD)
    h = NAME_HEIGHT + 12 * (size - 1)
    if lines.broken:
        h = max(h, LINE_PAD + len(lines.name) * SHORT_SIZE * NAME_LEAD * painter.text_scale)
    return max(px(76), words + _tag_width(painter, tag) + (px(WAFER_ROOM) if dealer else 0)), px(h)


def name_line(
    painter: Painter,
    lines: Lines,
    *,
    tag: Tag,
    dealer: bool,
    max_width: int | None,
) -> Baked:
    """The short plaque of a player at a table of five to eight: the name, the wafer at its right end.

    In teams a band before the name says whose side the player is on.
    """

    def bake() -> Baked:
        with painter.sized(lines.growth):
            return _bake_name(painter, lines, tag, max_width, dealer=dealer)

    return painter.keep(("name", lines, tag, dealer, max_width), bake)


def _bake_name(painter: Painter, lines: Lines, tag: Tag, max_width: int | None, *, dealer: bool) -> Baked:
    px = painter.px
    whole, h = name_size(painter, lines, tag, dealer=dealer)
    w, band = min(whole, max_width or whole), _tag_width(painter, tag)
    end = w - (px(WAFER_ROOM) if dealer else 0)
    block = painter.framer().bake(w, h, painter.frame(7, gems=False, inner=False))
    margin = px(24)
    picture = pygame.Surface((w + 2 * margin, h + 2 * margin), pygame.SRCALPHA, 32)
    block.draw(picture, margin, margin)
    if tag.word:
        face, ink = TONES[tag.tone]
        free = px(TAG_FREE)
        strip = pygame.Rect(margin + px(TAG_INSET), margin + free, band - px(TAG_INSET), h - 2 * free)
        Baked(_ticket(strip.size, face, painter.scale), 0, 0, *strip.size).draw(picture, *strip.topleft)
        word = painter.text(tag.word, "bold", _tag_size(painter), ink)
        word.draw(picture, strip.centerx - word.width / 2, strip.centery + word.height / 2)
    middle = margin + (band + end) / 2
    pitch = SHORT_SIZE * NAME_LEAD * painter.text_scale * painter.scale
    first = margin + h / 2 - (len(lines.name) - 1) * pitch / 2
    for number, line in enumerate(lines.name):
        words = painter.text(line, "head", SHORT_SIZE, max_width=end - band - 2 * px(NAME_PAD) + px(8))
        words.draw(picture, middle - words.width / 2, first + number * pitch + words.height / 2)
    if dealer:
        painter.dealer(WAFER).draw(picture, margin + w - px(WAFER_IN), margin + h / 2)
    return Baked(picture, -margin, -margin, w, h)


def _ticket(size: tuple[int, int], face: RGB, scale: float) -> pygame.Surface:
    """A small band with scooped corners, like the plaque round it, and a fine line of ink."""
    canvas = Canvas(*size, scale)
    w, h = size[0] / scale, size[1] / scale
    for colour, inset in ((INK, 0.0), (face, TAG_LINE)):
        canvas.polygon(colour, _scooped(inset, w - inset, h - inset, TAG_SCOOP))
    return canvas.finish()


def _scooped(start: float, right: float, bottom: float, radius: float) -> list[tuple[float, float]]:
    """A rectangle from (start, start), a quarter of a circle cut from each of its corners."""
    corners = ((start, start, 0), (right, start, 1), (right, bottom, 2), (start, bottom, 3))
    points = []
    for x, y, quarter in corners:
        for part in range(7):
            angle = math.radians(90 * (quarter + 1) - 15 * part)
            points.append((x + radius * math.cos(angle), y + radius * math.sin(angle)))
    return points
