"""The plaque of the score: what is played for, and how each side stands. Its origin is top left.

It has three shapes: the usual one with a row a side; all sides on one line; and a narrow one, whose second line
stands below the heading. Large text takes the shape in which it can be largest.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass

import pygame

from scopa_gui.ui.paint.baked import Baked
from scopa_gui.ui.paint.painter import Painter
from scopa_gui.ui.paint.palette import INK, MUTE, RED

WIDTH, WIDE = 246, 300
"""Usual width, and that of four sides and more."""
MOST_NOTCHES = 21
"""Scores to more than this are told by the figure only."""
MOST_ROWS = 3
"""So many sides have a row each; more stand in two columns."""
HEAD, ROW, SHORT_ROW, FOOT, SECOND_LINE = 42, 28, 22, 14, 20
GAP = 16
TIGHT = 0.85
"""Names in columns may be set this much smaller, so that the rest can grow."""
MADE = "  +"
"""Stands between a name and what that side has made in this deal."""
MOST_MADE = "88"
"""Large text keeps room for so much beside every name, so that the plaque keeps its shape through a deal."""
Sides = Sequence[tuple[str, int]]


@dataclass(frozen=True, slots=True)
class Score:
    """What the plaque says: heading, second line, sides with their scores, and the target that notches count to."""

    title: str
    info: str
    sides: tuple[tuple[str, int], ...]
    target: int | None

    @property
    def notched(self) -> bool:
        """Whether notches are shown at all."""
        return self.target is not None and self.target <= MOST_NOTCHES and len(self.sides) <= MOST_ROWS


@dataclass(frozen=True, slots=True)
class Shape:
    """How the plaque is built at one size of text; width and height in pixels."""

    growth: float
    columns: int
    stacked: bool
    notches: bool
    w: int
    h: int


def _leading(growth: float) -> float:
    """Lines grow a little less than the letters on them."""
    return 1.0 + 0.72 * (growth - 1.0)


def shape_of(painter: Painter, score: Score, room: tuple[int, int]) -> Shape:
    """The shape with the largest text that fits the room (pixels); the usual one if none does."""
    wished = painter.text_scale
    shapes = [(1, False), (2, False), (2, True)] if len(score.sides) <= MOST_ROWS else [(2, False), (2, True)]
    for step in range(round((wished - 1.0) / 0.05)):
        for columns, stacked in shapes:
            for notches in (True, False) if score.notched and columns == 1 else (False,):
                shape = _shape(painter, score, wished - 0.05 * step, columns, stacked, notches)
                if shape.w <= room[0] and shape.h <= room[1]:
                    return shape
    columns, stacked = shapes[0]
    usual = _shape(painter, score, 1.0, columns, stacked, score.notched)
    least = painter.px(WIDTH if columns == 1 else WIDE)
    return Shape(1.0, columns, stacked, score.notched, max(least, min(usual.w, room[0])), usual.h)


def _widest(name: str) -> str:
    return name.partition(MADE)[0] + MADE + MOST_MADE


def _shape(painter: Painter, score: Score, growth: float, columns: int, stacked: bool, notches: bool) -> Shape:
    px = painter.px
    with painter.sized(growth):
        title = painter.text_width(score.title, "display", 22)
        info = painter.text_width(score.info, "italic", 15)
        small = columns == 2
        sides = [
            painter.text_width(_widest(name) if growth > 1.0 else name, "bold", 16 if small else 18)
            * (TIGHT if small else 1.0)
            + px(14)
            + painter.text_width("88", "number", 20)
            for name, _points in score.sides
        ]
    head = max(title, info) + px(36) if stacked else title + info + px(49)
    if columns == 1:
        rows = max(sides) + px(40) + (px(108) if notches else 0)
    else:
        lines = -(-len(sides) // 2)
        rows = max(sides[:lines]) + max(sides[lines:], default=0) + px(36 + GAP)
    low = px(WIDTH if len(score.sides) <= MOST_ROWS else WIDE) if growth == 1.0 else 0
    count = len(sides) if columns == 1 else -(-len(sides) // 2)
    step = ROW if len(sides) <= MOST_ROWS else SHORT_ROW
    h = HEAD + (SECOND_LINE if stacked else 0) + step * count + FOOT
    return Shape(growth, columns, stacked, notches, max(low, math.ceil(max(head, rows))), px(h * _leading(growth)))


def score_plate(painter: Painter, score: Score, room: tuple[int, int]) -> Baked:
    """The plaque, as large as fits the room (pixels)."""
    shape = shape_of(painter, score, room)

    def bake() -> Baked:
        with painter.sized(shape.growth):
            return _bake(painter, score, shape)

    return painter.keep(("score", score, shape), bake)


def _bake(painter: Painter, score: Score, shape: Shape) -> Baked:
    px, lead = painter.px, _leading(shape.growth)
    w = shape.w
    block = painter.framer().bake(w, shape.h, painter.frame(10))
    x, y, sheet = -block.dx, -block.dy, block.surface
    second = px(SECOND_LINE * lead) if shape.stacked else 0
    under = painter.text(score.info, "italic", 15, MUTE, max_width=w - px(36) if shape.stacked else w * 0.56)
    left = px(18) if shape.stacked else w - px(17) - under.width
    under.draw(sheet, x + left, y + px(31 * lead) + second)
    room = w - px(36) if shape.stacked else w - px(46) - under.width
    painter.text(score.title, "display", 22, RED, max_width=room).draw(sheet, x + px(18), y + px(32 * lead))
    painter.rule(w - px(32), hard=True).draw(sheet, x + px(16), y + px(HEAD * lead) + second)
    top = y + second
    if shape.columns == 1:
        for number, (name, points) in enumerate(score.sides):
            base = top + px((HEAD + 23 + number * ROW) * lead)
            _row(painter, sheet, x, base, shape, name, points, score.target if shape.notches else None)
    else:
        _columns(painter, sheet, x, top, shape, score.sides)
    return block


def _row(
    painter: Painter, sheet: pygame.Surface, x: int, y: int, shape: Shape, name: str, points: int, target: int | None
) -> None:
    px = painter.px
    figure = painter.text(str(points), "number", 22)
    figure.draw(sheet, x + shape.w - px(17) - figure.width, y + px(1))
    right = shape.w - px(17) - max(figure.width, px(26)) - px(8)
    if target is not None:
        gap = min(8.4, 92 / (target - 1)) if target > 1 else 8.4
        heavy = 3.2 if gap > 6 else 2.2
        stick = painter.notches(max(0, points), target, gap=gap, heavy=heavy, light=min(1.4, heavy * 0.5))
        stick.draw(sheet, x + right - stick.width, y - px(12))
        right -= stick.width + px(10)
    painter.text(name, "bold", 18, INK, max_width=right - px(18)).draw(sheet, x + px(18), y)


def _columns(painter: Painter, sheet: pygame.Surface, x: int, y: int, shape: Shape, sides: Sides) -> None:
    """Two columns, as wide as their names ask; all names in one size."""
    px, lead = painter.px, _leading(shape.growth)
    lines = -(-len(sides) // 2)
    step = ROW if len(sides) <= MOST_ROWS else SHORT_ROW
    parts = (sides[:lines], sides[lines:])
    asked = [max(painter.text_width(name, "bold", 16) for name, _points in part) + px(30) for part in parts]
    whole = shape.w - px(36 + GAP)
    first = whole * asked[0] / sum(asked)
    figures = [painter.text(str(points), "number", 18 if step == SHORT_ROW else 20) for _name, points in sides]
    columns = [first if number < lines else whole - first for number in range(len(sides))]
    rooms = [column - px(8) - figure.width for column, figure in zip(columns, figures, strict=True)]
    widths = [max(1, painter.text_width(name, "bold", 16)) for name, _points in sides]
    size = 16 * min(1.0, *(room / width for room, width in zip(rooms, widths, strict=True)))
    for number, (name, _points) in enumerate(sides):
        left = x + px(18) + (0 if number < lines else round(first) + px(GAP))
        base = y + px((HEAD + (23 if step == ROW else 21) + number % lines * step) * lead)
        figures[number].draw(sheet, left + columns[number] - figures[number].width, base)
        painter.text(name, "bold", size, INK, max_width=rooms[number]).draw(sheet, left, base)
