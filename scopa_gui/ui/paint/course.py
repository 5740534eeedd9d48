"""The arrow on the cloth that says which way play goes round."""

from __future__ import annotations

import math
from collections.abc import Sequence

import pygame

from scopa_gui.ui.paint.baked import Baked
from scopa_gui.ui.paint.canvas import Canvas, Point
from scopa_gui.ui.paint.palette import FELT_OUTLINE, GOLD, INK, RED, mix

REACH = 20.0
"""How far the arrow reaches beyond its points to any side."""
THIN, THICK, OUTLINE = 1.2, 4.0, 1.5
"""Half the width of its shaft at the tail and at the head, and the line of ink round all of it."""
_STRENGTH = 190
"""How much of its colour shows on the cloth, of 255: cards and plaques speak first."""


def bake_course(points: Sequence[Point], scale: float) -> Baked:
    """An arrow along ``points`` (logical units), cut as an ornament; its origin is that of the points."""
    left = math.floor(min(x for x, _ in points) - REACH)
    top = math.floor(min(y for _, y in points) - REACH)
    width = math.ceil((max(x for x, _ in points) + REACH - left) * scale)
    height = math.ceil((max(y for _, y in points) + REACH - top) * scale)
    canvas = Canvas(width, height, scale, round(-left * scale), round(-top * scale))
    _shaft(canvas, points)
    canvas.lozenge(RED, INK, points[0], 6.0, OUTLINE)
    _head(canvas, points[-2], points[-1])
    picture = canvas.finish()
    picture.fill((_STRENGTH,) * 4, special_flags=pygame.BLEND_RGBA_MULT)
    return Baked(picture, round(left * scale), round(top * scale), width, height)


def _shaft(canvas: Canvas, points: Sequence[Point]) -> None:
    """The gold shaft, which swells towards the head, engraved on its outer side."""
    last = len(points) - 1
    ways = [_way(points[max(0, i - 1)], points[min(last, i + 1)]) for i in range(last + 1)]
    halves = [THIN + (THICK - THIN) * i / last for i in range(last + 1)]
    for colour, more in ((INK, OUTLINE), (GOLD, 0.0)):
        sides: list[Point] = []
        for turn in (1, -1):
            edge = [
                (x - dy * (half + more) * turn, y + dx * (half + more) * turn)
                for (x, y), (dx, dy), half in zip(points, ways, halves, strict=True)
            ]
            sides += edge if turn > 0 else edge[::-1]
        canvas.polygon(colour, sides)
    for (x, y), (dx, dy), half in list(zip(points, ways, halves, strict=True))[2:-2]:
        start = (x - dy * half, y + dx * half)
        canvas.taper(INK, start, (x - dx * 3.5, y - dy * 3.5), 1.5)


def _head(canvas: Canvas, before: Point, at: Point) -> None:
    """A barbed head, one half in the light and one engraved."""
    dx, dy = _way(before, at)

    def on(along: float, aside: float) -> Point:
        return at[0] + dx * along - dy * aside, at[1] + dy * along + dx * aside

    canvas.polygon(INK, [on(19, 0), on(-10.5, 13.5), on(-4.5, 0), on(-10.5, -13.5)])
    canvas.polygon(GOLD, [on(14.6, 0), on(-7, 10.2), on(-2.6, 0), on(-7, -10.2)])
    canvas.polygon(mix(GOLD, FELT_OUTLINE, 0.25), [on(14.6, 0), on(-7, 10.2), on(-2.6, 0)])
    for along in (-3.5, 0.0, 3.5, 7.0):
        canvas.taper(INK, on(along, 8.4 * (14.6 - along) / 21.6), on(along + 1.5, 0.6), 1.5)
    canvas.line(INK, on(-3, 0), on(14, 0), 1.0)


def _way(start: Point, end: Point) -> tuple[float, float]:
    """The direction from one point to another, of length 1."""
    length = math.hypot(end[0] - start[0], end[1] - start[1])
    return (end[0] - start[0]) / length, (end[1] - start[1]) / length
