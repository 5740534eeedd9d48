"""Ribbons with folded tails, and the tab that points at a pile."""

from __future__ import annotations

import math

import pygame

from scopa_gui.ui.paint.baked import Baked
from scopa_gui.ui.paint.canvas import Canvas, Point, cast, rough, with_shadow
from scopa_gui.ui.paint.palette import GOLD, INK, PAPER_SHADE, RGB, mix

DROP = 0.22
"""How far the tails hang below the band, as a share of its height."""


def bake_ribbon(w: int, h: int, tail: float, face: RGB, fold: RGB, scale: float) -> Baked:
    """A straight band of w x h pixels with swallow tails `tail` logical units long; no words."""
    side = math.ceil((tail + 16) * scale)
    over, under = math.ceil(12 * scale), math.ceil((h / scale * DROP + 20) * scale)
    size = (w + 2 * side, h + over + under)
    band_w, band_h = w / scale, h / scale
    canvas = Canvas(*size, scale, side, over)
    for mirrored in (False, True):
        _tail(canvas, band_w, band_h, tail, face, fold, mirrored)
    back = canvas.finish()
    front = Canvas(*size, scale, side, over)
    _band(front, band_w, band_h, face)
    band = front.finish()
    picture = pygame.Surface(size, pygame.SRCALPHA, 32)
    for part in (back, band):
        cast(picture, part, 2.4 * scale, 0.36, (scale, 3 * scale), PAPER_SHADE)
    return Baked(picture, -side, -over, w, h)


def _tail(canvas: Canvas, w: float, h: float, tail: float, face: RGB, fold: RGB, mirrored: bool) -> None:
    drop = h * DROP

    def place(points: list[Point]) -> list[Point]:
        return [(-x, y) for x, y in points] if mirrored else [(w + x, y) for x, y in points]

    notch = tail - min(h * 0.32, tail * 0.8)
    shape: list[Point] = [(-16, drop), (tail, drop), (notch, drop + h / 2), (tail, drop + h), (-16, drop + h)]
    shape = place(shape)
    seed = 5 if mirrored else 7
    canvas.polygon(INK, rough(_grown(shape, 1.2), 0.4, seed))
    base = mix(face, INK, 0.22)
    canvas.polygon(base, rough(_grown(shape, -1.1), 0.35, seed + 1))
    ink = mix(base, INK, 0.85)
    y, number = drop + 3.0, 0
    while y < drop + h - 2.0:
        reach = min(notch - 5.0, 5.0 + tail * (0.16 + 0.05 * (number * 7 % 4)))
        start, end = place([(0.0, y), (reach, y + 0.5)])
        canvas.taper(ink, start, end, 1.6)
        y, number = y + 3.2, number + 1
    canvas.polygon(INK, place([(1.2, h - 1), (-16, h - 1), (-16, h + drop + 1.2)]))
    canvas.polygon(mix(fold, INK, 0.55), place([(-2.5, h + 0.2), (-14.0, h + 0.2), (-14.0, h + drop - 2.0)]))


def _band(canvas: Canvas, w: float, h: float, face: RGB) -> None:
    """The band: two fine lines along it, strokes hatched up from the lower edge and in from the right one."""
    box: list[Point] = [(0, 0), (w, 0), (w, h), (0, h)]
    canvas.polygon(INK, rough(_grown(box, 1.3), 0.4, 3))
    canvas.polygon(face, rough(_grown(box, -1.2), 0.35, 4))
    ink = mix(face, INK, 0.9)
    edge = min(5.0, h * 0.14)
    for number in range(1, int(w / 3.2)):
        x = number * 3.2
        canvas.taper(ink, (x, h - 1.2), (x + 0.7, h - edge - 0.5 - number * 13 % 5), 1.4)
    for number in range(1, int(h / 3.2)):
        y = number * 3.2
        canvas.taper(ink, (w - 1.2, y), (w - min(15.0, h * 0.3) * (0.6 + 0.1 * (number * 7 % 5)), y + 0.5), 1.5)
    for y in (edge, h - edge):
        canvas.line(ink, (edge, y), (w - edge, y), 0.9)


def _grown(points: list[Point], amount: float) -> list[Point]:
    """A polygon (corners clockwise or not) moved outward by `amount` along its mitres."""
    area = sum(x0 * y1 - x1 * y0 for (x0, y0), (x1, y1) in zip(points, [*points[1:], points[0]], strict=True))
    sign = 1.0 if area > 0 else -1.0
    grown: list[Point] = []
    for before, here, after in zip([points[-1], *points[:-1]], points, [*points[1:], points[0]], strict=True):
        first, second = _normal(before, here), _normal(here, after)
        mx, my = first[0] + second[0], first[1] + second[1]
        square = max(0.35, (mx * mx + my * my) / 2)
        grown.append((here[0] + sign * amount * mx / square, here[1] + sign * amount * my / square))
    return grown


def _normal(start: Point, end: Point) -> Point:
    length = math.hypot(end[0] - start[0], end[1] - start[1]) or 1.0
    return (end[1] - start[1]) / length, (start[0] - end[0]) / length


def bake_tab(w: int, h: int, scale: float, *, up: bool) -> Baked:
    """A tab of w x h pixels with a point, 9 logical units long, at the middle of its lower (or upper) edge."""
    margin = math.ceil(18 * scale)
    size = (w + 2 * margin, h + 2 * margin)
    lw, lh = w / scale, h / scale
    shape: list[Point] = [
        (0, 0), (lw, 0), (lw, lh), (lw / 2 + 9, lh), (lw / 2, lh + 9), (lw / 2 - 9, lh), (0, lh),
    ]  # fmt: skip
    if up:
        shape = [(x, lh - y) for x, y in reversed(shape)]
    canvas = Canvas(*size, scale, margin, margin)
    canvas.polygon(INK, rough(_grown(shape, 1.0), 0.3, 2))
    canvas.polygon(GOLD, rough(_grown(shape, -1.0), 0.3, 3))
    return Baked(with_shadow(canvas.finish(), 2.4 * scale, 0.42, (scale, 3 * scale)), -margin, -margin, w, h)
