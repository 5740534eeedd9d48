"""Composites of the table: plaques of seats, corner buttons, captions. All origins are top left.

The score has a plaque of its own, see `score_plate`.
"""

from __future__ import annotations

import math
from collections.abc import Callable

import pygame

from scopa_gui.ui.paint.baked import Baked
from scopa_gui.ui.paint.painter import Painter
from scopa_gui.ui.paint.palette import CREAM, FELT_OUTLINE, GOLD, INK, MUTE, PAPER, RGB, TONES, mix

SEAT_HEIGHT, NAME_HEIGHT, CAPTION_HEIGHT = 58, 30, 28
LEAST = 0.7
"""Words that find no room at the usual size are set this much smaller at most."""


def fitting(painter: Painter, room: tuple[int, int], size: Callable[[], tuple[int, int]]) -> float:
    """The largest size of text, up to the wished one, with which ``size`` fits the room (pixels)."""
    wished = painter.text_scale
    steps = [wished - 0.05 * step for step in range(round((wished - LEAST) / 0.05) + 1)]
    low, high = 0, len(steps) - 1
    while low < high:
        middle = (low + high) // 2
        with painter.sized(steps[middle]):
            w, h = size()
        if w <= room[0] and (h <= room[1] or steps[middle] <= 1.0):
            high = middle
        else:
            low = middle + 1
    return steps[low]


def seat_size(painter: Painter, name: str, sub: str) -> tuple[int, int]:
    """Width and height in pixels of a player's plaque."""
    natural = max(painter.text_width(name, "head", 20), painter.text_width(sub, "text", 14.5) if sub else 0)
    px = painter.px
    return px(66) + math.ceil(natural) + px(24), px(SEAT_HEIGHT * (1 + (max(1.0, painter.text_scale) - 1) * 0.4))


def seat_plate(
    painter: Painter,
    name: str,
    sub: str,
    face: str,
    mood: str = "calm",
    *,
    ring: RGB = GOLD,
    dealer: bool = False,
    width: int | None = None,
    dealer_letter: str = "D",
) -> Baked:
    """A player's plaque with portrait, name, second line and, for the dealer, the wafer on its corner.

    `width` in pixels is that of the whole plate; without it the plate is as wide as its words need.
    """
    px = painter.px
    key = ("seat", name, sub, face, mood, ring, dealer, width, dealer_letter, round(painter.text_scale, 3))

    def bake() -> Baked:
        natural, h = seat_size(painter, name, sub)
        left, text_left, right = px(24), px(66), px(18)
        whole = width if width is not None else natural
        block = painter.framer().bake(whole - left, h, painter.frame(8, gems=False))
        margin = px(22)
        picture = pygame.Surface((whole + 2 * margin, h + 2 * margin), pygame.SRCALPHA, 32)
        block.draw(picture, margin + left, margin)
        painter.portrait(face, mood, min(h - px(4), px(57)), ring).draw(picture, margin + px(28), margin + h / 2)
        room = whole - text_left - right + px(4)
        title = painter.text(name, "head", 20, INK, max_width=room)
        if sub:
            title.draw(picture, margin + text_left, margin + h * 0.45)
            painter.text(sub, "text", 14.5, MUTE, max_width=room).draw(picture, margin + text_left, margin + h * 0.79)
        else:
            title.draw(picture, margin + text_left, margin + h / 2 + title.height / 2)
        if dealer:
            painter.dealer(17, dealer_letter).draw(picture, margin + whole - px(4), margin + px(6))
        return Baked(picture, -margin, -margin, whole, h)

    return painter.keep(key, bake)


MOST_TAG = 1.4
TAG_PAD, TAG_INSET, NAME_PAD, WAFER = 7.0, 9.0, 13.0, 14.0


def _tag_size(painter: Painter) -> float:
    """Large text leaves the band the size that the name beside it can spare."""
    return 14 * min(1.0, MOST_TAG / painter.text_scale)


def _tag_width(painter: Painter, tag: str) -> int:
    return (
        math.ceil(painter.text_width(tag, "bold", _tag_size(painter))) + painter.px(2 * TAG_PAD + TAG_INSET)
        if tag
        else 0
    )


def name_size(painter: Painter, name: str, tag: str = "", *, dealer: bool = False) -> tuple[int, int]:
    """Width and height in pixels of a name line, the dealer's wafer included."""
    px = painter.px
    words = math.ceil(painter.text_width(name, "head", 17)) + 2 * px(NAME_PAD)
    h = px(NAME_HEIGHT + 12 * (max(1.0, painter.text_scale) - 1))
    return max(px(76), words + _tag_width(painter, tag)) + (px(WAFER + 8) if dealer else 0), h


def name_line(
    painter: Painter,
    name: str,
    *,
    tag: str = "",
    tone: str = "gold",
    dealer: bool = False,
    dealer_letter: str = "D",
    max_width: int | None = None,
) -> Baked:
    """The short plaque of a player at a table of five to eight: the name, the wafer at its left end.

    In teams a band before the name says whose side the player is on: `tag` in the colours of `tone`.
    """
    key = ("name", name, tag, tone, dealer, dealer_letter, max_width, round(painter.text_scale, 3))
    px = painter.px

    def bake() -> Baked:
        whole, h = name_size(painter, name, tag, dealer=dealer)
        whole = min(whole, max_width or whole)
        start = px(WAFER + 8) if dealer else 0
        w, band = whole - start, _tag_width(painter, tag)
        block = painter.framer().bake(w, h, painter.frame(7, gems=False, inner=False))
        margin = px(24)
        picture = pygame.Surface((whole + 2 * margin, h + 2 * margin), pygame.SRCALPHA, 32)
        block.draw(picture, margin + start, margin)
        if tag:
            face, ink = TONES[tone]
            strip = pygame.Rect(margin + start + px(TAG_INSET), margin + px(5), band - px(TAG_INSET), h - 2 * px(5))
            picture.fill((*INK, 255), strip.inflate(2, 2))
            picture.fill((*face, 255), strip)
            word = painter.text(tag, "bold", _tag_size(painter), ink)
            word.draw(picture, strip.centerx - word.width / 2, strip.centery + word.height / 2)
        words = painter.text(name, "head", 17, max_width=w - band - 2 * px(NAME_PAD) + px(8))
        middle = margin + start + band + (w - band) / 2
        words.draw(picture, middle - words.width / 2, margin + h / 2 + words.height / 2)
        if dealer:
            painter.dealer(WAFER, dealer_letter).draw(picture, margin + px(WAFER), margin + h / 2)
        return Baked(picture, -margin, -margin, whole, h)

    return painter.keep(key, bake)


CORNER_SIDE, LABEL_ROOM = 60, 26
"""Side of a corner button, and the height of the word below it."""


def corner_height(painter: Painter) -> int:
    """Height in pixels of a corner button with its word."""
    return painter.px(CORNER_SIDE + LABEL_ROOM + 10 * (painter.text_scale - 1))


def corner_button(
    painter: Painter, icon: str, label: str, state: str = "normal", *, chosen: bool = False, pitch: float = 72.0
) -> Baked:
    """A square corner button of 60 x 60 with its word below; state normal, hover or down.

    The word takes no more than `pitch`, from one button to the next.
    """
    px = painter.px
    key = ("corner", icon, label, state, chosen, pitch, round(painter.text_scale, 3))

    def bake() -> Baked:
        side = px(CORNER_SIDE)
        fill = mix(PAPER, GOLD, 0.75 if chosen else {"hover": 0.28, "down": 0.45}.get(state, 0.0))
        block = painter.framer().bake(side, side, painter.frame(8, gems=False, fill=fill))
        words = painter.text(label, "head", 15, CREAM, outline=FELT_OUTLINE, max_width=px(pitch - 6))
        margin = max(-block.dx, px(20), (words.width - side) // 2 + px(6))
        picture = pygame.Surface((side + 2 * margin, side + 2 * margin + px(40)), pygame.SRCALPHA, 32)
        block.draw(picture, margin, margin)
        sign = painter.icon(icon, px(38))
        drop = px(2) if state == "down" else 0
        sign.draw(picture, margin + (side - sign.width) / 2, margin + (side - sign.height) / 2 + drop)
        words.draw(picture, margin + (side - words.width) / 2, margin + side + px(8) + words.height)
        return Baked(picture, -margin, -margin, side, side)

    return painter.keep(key, bake)


def caption_size(
    painter: Painter, words: str, *, size: float = 15, style: str = "bold", pad: float = 12
) -> tuple[int, int]:
    """Width and height in pixels of a caption."""
    px = painter.px
    h = px(CAPTION_HEIGHT + 10 * (max(1.0, painter.text_scale) - 1))
    return math.ceil(painter.text_width(words, style, size)) + 2 * px(pad), h


def caption(
    painter: Painter,
    words: str,
    *,
    size: float = 15,
    style: str = "bold",
    pad: float = 12,
    max_width: int | None = None,
) -> Baked:
    """A short line on a small plaque, such as the number of sweeps under a pile."""
    px = painter.px

    def bake() -> Baked:
        w, h = caption_size(painter, words, size=size, style=style, pad=pad)
        w = min(w, max_width or w)
        line = painter.text(words, style, size, max_width=w - px(pad))
        block = painter.framer().bake(w, h, painter.frame(6, gems=False, inner=False))
        line.draw(block.surface, -block.dx + (w - line.width) / 2, -block.dy + h / 2 + line.height / 2)
        return block

    return painter.keep(("caption", words, size, style, pad, max_width, round(painter.text_scale, 3)), bake)


def announcement(painter: Painter, words: str, max_width: int) -> Baked:
    """A sentence on a plaque of radius 8, as under the sweep's ribbon."""
    px = painter.px

    def bake() -> Baked:
        line = painter.text(words, "bold", 18, max_width=max_width - px(56))
        w, h = line.width + px(56), max(px(36), line.height + px(22))
        block = painter.framer().bake(w, h, painter.frame(8, gems=False, inner=False))
        line.draw(block.surface, -block.dx + (w - line.width) / 2, -block.dy + h / 2 + line.height / 2)
        return block

    return painter.keep(("announcement", words, max_width, round(painter.text_scale, 3)), bake)
