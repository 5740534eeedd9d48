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
TAG_PAD, TAG_INSET, NAME_PAD, WAFER = 7.0, 9.0, 13.0, 14.0


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
    return px(66) + math.ceil(natural) + px(24), px(h)


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
    left, text_left, right = px(24), px(66), px(18)
    block = painter.framer().bake(whole - left, h, painter.frame(8, gems=False))
    margin = px(22)
    picture = pygame.Surface((whole + 2 * margin, h + 2 * margin), pygame.SRCALPHA, 32)
    block.draw(picture, margin + left, margin)
    painter.portrait(face, mood, min(h - px(4), px(57)), ring).draw(picture, margin + px(28), margin + h / 2)
    room = whole - text_left - right + px(4)
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
        painter.dealer(17).draw(picture, margin + whole - px(4), margin + px(6))
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
    """Width and height in pixels of a name line at the present size of text, the dealer's wafer included."""
    px, size = painter.px, max(1.0, painter.text_scale)
    words = math.ceil(_widest(painter, lines.name, "head", SHORT_SIZE)) + 2 * px(NAME_PAD)
    h = NAME_HEIGHT + 12 * (size - 1)
    if lines.broken:
        h = max(h, LINE_PAD + len(lines.name) * SHORT_SIZE * NAME_LEAD * painter.text_scale)
    return max(px(76), words + _tag_width(painter, tag)) + (px(WAFER + 8) if dealer else 0), px(h)


def name_line(
    painter: Painter,
    lines: Lines,
    *,
    tag: Tag,
    dealer: bool,
    max_width: int | None,
) -> Baked:
    """The short plaque of a player at a table of five to eight: the name, the wafer at its left end.

    In teams a band before the name says whose side the player is on.
    """

    def bake() -> Baked:
        with painter.sized(lines.growth):
            return _bake_name(painter, lines, tag, max_width, dealer=dealer)

    return painter.keep(("name", lines, tag, dealer, max_width), bake)


def _bake_name(painter: Painter, lines: Lines, tag: Tag, max_width: int | None, *, dealer: bool) -> Baked:
    px = painter.px
    whole, h = name_size(painter, lines, tag, dealer=dealer)
    whole = min(whole, max_width or whole)
    start = px(WAFER + 8) if dealer else 0
    w, band = whole - start, _tag_width(painter, tag)
    block = painter.framer().bake(w, h, painter.frame(7, gems=False, inner=False))
    margin = px(24)
    picture = pygame.Surface((whole + 2 * margin, h + 2 * margin), pygame.SRCALPHA, 32)
    block.draw(picture, margin + start, margin)
    if tag.word:
        face, ink = TONES[tag.tone]
        strip = pygame.Rect(margin + start + px(TAG_INSET), margin + px(5), band - px(TAG_INSET), h - 2 * px(5))
        picture.fill((*INK, 255), strip.inflate(2, 2))
        picture.fill((*face, 255), strip)
        word = painter.text(tag.word, "bold", _tag_size(painter), ink)
        word.draw(picture, strip.centerx - word.width / 2, strip.centery + word.height / 2)
    middle = margin + start + band + (w - band) / 2
    pitch = SHORT_SIZE * NAME_LEAD * painter.text_scale * painter.scale
    first = margin + h / 2 - (len(lines.name) - 1) * pitch / 2
    for number, line in enumerate(lines.name):
        words = painter.text(line, "head", SHORT_SIZE, max_width=w - band - 2 * px(NAME_PAD) + px(8))
        words.draw(picture, middle - words.width / 2, first + number * pitch + words.height / 2)
    if dealer:
        painter.dealer(WAFER).draw(picture, margin + px(WAFER), margin + h / 2)
    return Baked(picture, -margin, -margin, whole, h)
