"""Composites of the table: seat and score plaques, corner buttons, captions. All origins are top left."""

from __future__ import annotations

import math
from collections.abc import Sequence

import pygame

from scopa_gui.ui.paint.baked import Baked
from scopa_gui.ui.paint.painter import Painter
from scopa_gui.ui.paint.palette import CREAM, FELT_OUTLINE, GOLD, INK, MUTE, PAPER, RED, RGB, mix

SEAT_HEIGHT = 58
SCORE_WIDTH = 246
MOST_NOTCHES = 21
"""Scores to more than this are told by the figure only."""


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
        grown = painter.text_scale
        h = px(SEAT_HEIGHT * (1 + (grown - 1) * 0.62))
        left, text_left, right = px(24), px(66), px(18)
        natural = max(painter.text_width(name, "head", 20), painter.text_width(sub, "text", 14.5) if sub else 0)
        whole = width if width is not None else text_left + math.ceil(natural) + right + px(6)
        block = painter.framer().bake(whole - left, h, painter.frame(8, gems=False))
        margin = px(22)
        picture = pygame.Surface((whole + 2 * margin, h + 2 * margin), pygame.SRCALPHA, 32)
        block.draw(picture, margin + left, margin)
        painter.portrait(face, mood, px(54), ring).draw(picture, margin + px(28), margin + h / 2)
        room = whole - text_left - right + px(4)
        title = painter.text(name, "head", 20, INK, max_width=room)
        if sub:
            title.draw(picture, margin + text_left, margin + h * 0.45)
            painter.text(sub, "text", 14.5, MUTE, max_width=room).draw(picture, margin + text_left, margin + h * 0.78)
        else:
            title.draw(picture, margin + text_left, margin + h / 2 + title.height / 2)
        if dealer:
            painter.dealer(17, dealer_letter).draw(picture, margin + whole - px(4), margin + px(6))
        return Baked(picture, -margin, -margin, whole, h)

    return painter.keep(key, bake)


def name_line(painter: Painter, name: str, *, dealer: bool = False, dealer_letter: str = "D") -> Baked:
    """The short plaque of a player at a table of five to eight: the name alone, the wafer at its left end."""
    key = ("name", name, dealer, dealer_letter, round(painter.text_scale, 3))
    px = painter.px

    def bake() -> Baked:
        words = painter.text(name, "head", 17)
        w, h = max(px(76), words.width + px(26)), max(px(30), words.height + px(18))
        block = painter.framer().bake(w, h, painter.frame(7, gems=False, inner=False))
        margin = px(24)
        picture = pygame.Surface((w + 2 * margin, h + 2 * margin), pygame.SRCALPHA, 32)
        block.draw(picture, margin, margin)
        words.draw(picture, margin + (w - words.width) / 2, margin + h / 2 + words.height / 2)
        if dealer:
            painter.dealer(14, dealer_letter).draw(picture, margin - px(8), margin + h / 2)
        return Baked(picture, -margin, -margin, w, h)

    return painter.keep(key, bake)


def score_size(painter: Painter, sides: int) -> tuple[int, int]:
    """Width and height in pixels of the score plaque of so many sides."""
    rows = sides if sides <= 3 else (sides + 1) // 2
    step = 28 if sides <= 3 else 22
    grown = painter.text_scale
    width = SCORE_WIDTH * (1 + (grown - 1) * 0.5) + (54 if sides > 3 else 0)
    return painter.px(width), painter.px((56 + rows * step) * grown)


def score_plate(painter: Painter, title: str, info: str, rows: Sequence[tuple[str, int]], target: int | None) -> Baked:
    """Score and target: a heading, a second line at its right, then each side with notches and its score.

    From four sides on the rows stand in two columns without notches; so they do above MOST_NOTCHES, or
    with no `target`.
    """
    px = painter.px
    key = ("score", title, info, tuple(rows), target, round(painter.text_scale, 3))

    def bake() -> Baked:
        grown = painter.text_scale
        w, h = score_size(painter, len(rows))
        block = painter.framer().bake(w, h, painter.frame(10))
        x, y = -block.dx, -block.dy
        surface = block.surface
        under = painter.text(info, "italic", 15, MUTE, max_width=w * 0.56)
        under.draw(surface, x + w - px(17) - under.width, y + px(31 * grown))
        room = w - px(46) - under.width
        painter.text(title, "display", 22, RED, max_width=room).draw(surface, x + px(18), y + px(32 * grown))
        painter.rule(w - px(32), hard=True).draw(surface, x + px(16), y + px(42 * grown))
        if len(rows) <= 3:
            for number, (name, score) in enumerate(rows):
                _score_row(painter, surface, x, y + px((65 + number * 28) * grown), w, name, score, target)
        else:
            _score_columns(painter, surface, x, y, w, rows)
        return block

    return painter.keep(key, bake)


def _score_row(
    painter: Painter, surface: pygame.Surface, x: int, y: int, w: int, name: str, score: int, target: int | None
) -> None:
    px = painter.px
    figure = painter.text(str(score), "number", 22)
    figure.draw(surface, x + w - px(17) - figure.width, y + px(1))
    right = w - px(17) - max(figure.width, px(26)) - px(8)
    if target is not None and target <= MOST_NOTCHES:
        gap = min(8.4, 92 / (target - 1)) if target > 1 else 8.4
        heavy = 3.2 if gap > 6 else 2.2
        stick = painter.notches(max(0, score), target, gap=gap, heavy=heavy, light=min(1.4, heavy * 0.5))
        stick.draw(surface, x + right - stick.width, y - px(12))
        right -= stick.width + px(10)
    painter.text(name, "bold", 18, INK, max_width=right - px(18)).draw(surface, x + px(18), y)


def _score_columns(
    painter: Painter, surface: pygame.Surface, x: int, y: int, w: int, rows: Sequence[tuple[str, int]]
) -> None:
    px = painter.px
    grown = painter.text_scale
    column = (w - px(36)) // 2
    lines = (len(rows) + 1) // 2
    for number, (name, score) in enumerate(rows):
        left = x + px(18) + (number // lines) * (column + px(8))
        base = y + px((63 + number % lines * 22) * grown)
        figure = painter.text(str(score), "number", 18)
        figure.draw(surface, left + column - px(10) - figure.width, base)
        painter.text(name, "bold", 15.5, INK, max_width=column - px(20) - figure.width).draw(surface, left, base)


def corner_button(painter: Painter, icon: str, label: str, state: str = "normal", *, chosen: bool = False) -> Baked:
    """A square corner button of 60 x 60 with its word below; state normal, hover or down."""
    px = painter.px
    key = ("corner", icon, label, state, chosen, round(painter.text_scale, 3))

    def bake() -> Baked:
        side = px(60)
        fill = mix(PAPER, GOLD, 0.75 if chosen else {"hover": 0.28, "down": 0.45}.get(state, 0.0))
        block = painter.framer().bake(side, side, painter.frame(8, gems=False, fill=fill))
        words = painter.text(label, "head", 15, CREAM, outline=FELT_OUTLINE)
        margin = max(-block.dx, px(20), (words.width - side) // 2 + px(6))
        picture = pygame.Surface((side + 2 * margin, side + 2 * margin + px(26)), pygame.SRCALPHA, 32)
        block.draw(picture, margin, margin)
        sign = painter.icon(icon, px(38))
        drop = px(2) if state == "down" else 0
        sign.draw(picture, margin + (side - sign.width) / 2, margin + (side - sign.height) / 2 + drop)
        words.draw(picture, margin + (side - words.width) / 2, margin + side + px(8) + words.height)
        return Baked(picture, -margin, -margin, side, side)

    return painter.keep(key, bake)


def caption(painter: Painter, words: str, *, size: float = 15, style: str = "bold", pad: float = 12) -> Baked:
    """A short line on a small plaque, such as the number of sweeps under a pile."""
    px = painter.px

    def bake() -> Baked:
        line = painter.text(words, style, size)
        w, h = line.width + 2 * px(pad), max(px(28), line.height + px(18))
        block = painter.framer().bake(w, h, painter.frame(6, gems=False, inner=False))
        line.draw(block.surface, -block.dx + (w - line.width) / 2, -block.dy + h / 2 + line.height / 2)
        return block

    return painter.keep(("caption", words, size, style, pad, round(painter.text_scale, 3)), bake)


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
