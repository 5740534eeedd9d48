"""Composites of the table: corner buttons, captions. All origins are top left.

Score and seats have plaques of their own, see `score_plate` and `seat_plate`.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence

import pygame

from scopa_gui.ui.paint.baked import Baked
from scopa_gui.ui.paint.painter import Painter
from scopa_gui.ui.paint.palette import CREAM, FELT_OUTLINE, GOLD, PAPER, mix

CAPTION_HEIGHT, CAPTION_SIZE, CAPTION_PAD = 28, 15, 12
"""Of a caption at the usual size of text: its height, the size of its letters, what stays free at either end."""
LEAST = 0.7
"""Words that find no room at the usual size are set this much smaller at most."""


def fitting(
    painter: Painter, room: tuple[int, int], size: Callable[[], tuple[int, int]], *, strict: bool = False
) -> float:
    """The largest size of text, up to the wished one, with which ``size`` fits the room (pixels).

    Text of the usual size and less may be higher than the room, unless that is ``strict``.
    """
    wished = painter.text_scale
    steps = [wished - 0.05 * step for step in range(round((wished - LEAST) / 0.05) + 1)]
    low, high = 0, len(steps) - 1
    while low < high:
        middle = (low + high) // 2
        with painter.sized(steps[middle]):
            w, h = size()
        if w <= room[0] and (h <= room[1] or (steps[middle] <= 1.0 and not strict)):
            high = middle
        else:
            low = middle + 1
    return steps[low]


CORNER_RING = 10.0
"""How much smaller than a corner button its ring of the focus is laid, so that it stays off the word below."""
CORNER_SIDE, LABEL_ROOM = 60, 26
"""Side of a corner button, and the height of the word below it."""
CORNER_WORD = 15.0
"""The usual size of that word."""


def corner_height(painter: Painter) -> int:
    """Height in pixels of a corner button with its word."""
    return painter.px(CORNER_SIDE + LABEL_ROOM + 10 * (painter.text_scale - 1))


def corner_word(painter: Painter, labels: Sequence[str], pitch: float) -> float:
    """The size of the words of corner buttons that stand together: none takes more than `pitch`, to the next button."""
    widest = max(painter.text_width(label, "head", CORNER_WORD) for label in labels)
    return CORNER_WORD * min(1.0, painter.px(pitch - 6) / widest)


def corner_button(
    painter: Painter, icon: str, label: str, state: str = "normal", *, size: float = CORNER_WORD
) -> Baked:
    """A square corner button of 60 x 60 with its word, of a size, below; state normal, hover or down."""
    px = painter.px
    key = ("corner", icon, label, state, size, round(painter.text_scale, 3))

    def bake() -> Baked:
        side = px(CORNER_SIDE)
        fill = mix(PAPER, GOLD, {"hover": 0.28, "down": 0.45}.get(state, 0.0))
        block = painter.framer().bake(side, side, painter.frame(8, gems=False, fill=fill))
        words = painter.text(label, "head", size, CREAM, outline=FELT_OUTLINE)
        margin = max(-block.dx, px(20), (words.width - side) // 2 + px(6))
        picture = pygame.Surface((side + 2 * margin, side + 2 * margin + px(40)), pygame.SRCALPHA, 32)
        block.draw(picture, margin, margin)
        sign = painter.icon(icon, px(38))
        drop = px(2) if state == "down" else 0
        sign.draw(picture, margin + (side - sign.width) / 2, margin + (side - sign.height) / 2 + drop)
        words.draw(picture, margin + (side - words.width) / 2, margin + side + px(8) + words.height)
        return Baked(picture, -margin, -margin, side, side)

    return painter.keep(key, bake)


def caption_size(painter: Painter, words: str) -> tuple[int, int]:
    """Width and height in pixels of a caption."""
    px = painter.px
    h = px(CAPTION_HEIGHT + 10 * (max(1.0, painter.text_scale) - 1))
    return math.ceil(painter.text_width(words, "bold", CAPTION_SIZE)) + 2 * px(CAPTION_PAD), h


def caption(painter: Painter, words: str, *, max_width: int | None = None) -> Baked:
    """A short line on a small plaque, such as the number of sweeps under a pile."""
    px = painter.px

    def bake() -> Baked:
        w, h = caption_size(painter, words)
        w = min(w, max_width or w)
        line = painter.text(words, "bold", CAPTION_SIZE, max_width=w - px(CAPTION_PAD))
        block = painter.framer().bake(w, h, painter.frame(6, gems=False, inner=False))
        line.draw(block.surface, -block.dx + (w - line.width) / 2, -block.dy + h / 2 + line.height / 2)
        return block

    return painter.keep(("caption", words, max_width, round(painter.text_scale, 3)), bake)


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
