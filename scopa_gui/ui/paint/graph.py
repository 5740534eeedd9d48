"""The course of a match as an engraved graph: one line and one mark a side, told apart by shape."""

from __future__ import annotations

import itertools
import math
from collections.abc import Sequence

from scopa_gui.ui.paint.baked import Baked
from scopa_gui.ui.paint.canvas import Canvas, Point
from scopa_gui.ui.paint.palette import BLUE, CREAM, DARK_GOLD, GOLD, GREEN, INK, RED, RGB, RULE, mix

LINE_INKS: tuple[RGB, ...] = (
    RED,
    BLUE,
    GREEN,
    DARK_GOLD,
    mix(RED, INK, 0.5),
    mix(BLUE, INK, 0.5),
    mix(GREEN, INK, 0.5),
    INK,
)
"""Ink of each side's line; sides are told apart by dash and mark as well."""

DASHES: tuple[tuple[float, float] | None, ...] = (None, (12, 7), (3, 6), (20, 6), (8, 4), (5, 9), (16, 10), (2, 4))
"""Length of stroke and gap of each side's line; None is a full line."""


LONGEST, FINE = 46.0, 1.5
"""How far tone hangs from the line of who leads, and how thick its strokes are where they begin."""


class Scale:
    """Turns deals and scores into places on a graph of `w` x `h` logical units."""

    def __init__(self, w: float, h: float, deals: int, low: float, high: float) -> None:
        self.w, self.h = w, h
        self.deals = max(1, deals)
        self.low, self.high = low, max(high, low + 1)

    def x(self, deal: float) -> float:
        """Horizontal place of a deal."""
        return 8 + deal * (self.w - 16) / self.deals

    def y(self, score: float) -> float:
        """Vertical place of a score."""
        return self.h - 8 - (score - self.low) * (self.h - 16) / (self.high - self.low)


def ticks(low: float, high: float) -> list[int]:
    """Round scores to rule: about five of them between low and high."""
    reach = max(1.0, high - low)
    step = next((s for s in (1, 2, 5, 10, 20, 25, 50, 100, 200, 500) if reach / s <= 5.5), 1000)
    first = math.ceil(low / step) * step
    return list(range(first, math.floor(high) + 1, step))


def ruled_range(course: Sequence[float]) -> tuple[float, float]:
    """Leads at the lower and upper edge of the graph: the upper one is ruled, so that the axis ends in a figure."""
    low, high = min(0.0, *course) - 0.5, max(0.0, *course) + 0.3
    marks = ticks(low, high)
    step = marks[1] - marks[0] if len(marks) > 1 else 1
    return low, float(math.ceil(high / step) * step)


def bake_graph(series: Sequence[Sequence[int]], place: Scale, target: int | None, scale: float) -> Baked:
    """Lines of all sides from deal 0 on, ruled at `ticks`, the target dashed; origin top left."""
    pad = math.ceil(14 * scale)
    canvas = Canvas(round(place.w * scale) + 2 * pad, round(place.h * scale) + 2 * pad, scale, pad, pad)
    for mark in ticks(place.low, place.high):
        canvas.line(RULE, (0, place.y(mark)), (place.w, place.y(mark)), 1.0)
    if target is not None and place.low <= target <= place.high:
        _dashed(canvas, INK, [(0, place.y(target)), (place.w, place.y(target))], 2.0, (9, 6))
    floor = place.y(max(0.0, place.low))
    canvas.line(INK, (0, floor), (place.w, floor), 2.2)
    canvas.polygon(INK, [(7, place.h), (9, place.h), (8.4, 0), (7.6, 0)])
    if len(series) == 2:
        _lead(canvas, series[0], series[1], place)
    for side in range(len(series) - 1, -1, -1):
        points = [(place.x(deal), place.y(score)) for deal, score in enumerate(series[side])]
        _dashed(canvas, INK, points, 7.0, DASHES[side % len(DASHES)], 0.8)
        _dashed(canvas, LINE_INKS[side % len(LINE_INKS)], points, 4.6, DASHES[side % len(DASHES)])
    for side in range(len(series) - 1, -1, -1):
        small = place.deals > 15 or len(series) > 3
        for deal, score in enumerate(series[side]):
            _mark(canvas, (place.x(deal), place.y(score)), side, 4.8 if small else 7.0)
    return Baked(canvas.finish(), -pad, -pad, round(place.w * scale), round(place.h * scale))


def bake_line_sample(side: int, w: float, scale: float) -> Baked:
    """A piece of a side's line with its mark, for the key of the graph; origin is its left end."""
    pad = math.ceil(12 * scale)
    canvas = Canvas(round(w * scale) + 2 * pad, 2 * pad, scale, pad, pad)
    points: list[Point] = [(0, 0), (w, 0)]
    _dashed(canvas, INK, points, 7.0, DASHES[side % len(DASHES)], 0.8)
    _dashed(canvas, LINE_INKS[side % len(LINE_INKS)], points, 4.6, DASHES[side % len(DASHES)])
    _mark(canvas, (w / 2, 0), side, 6.5)
    return Baked(canvas.finish(), -pad, -pad, round(w * scale), 0)


def _lead(canvas: Canvas, own: Sequence[int], other: Sequence[int], place: Scale) -> None:
    """Engraved tone between the lines, hanging from that of who leads."""
    x = 3.0
    deals = min(len(own), len(other)) - 1
    while x < place.w - 8:
        deal = (x - 8) * place.deals / (place.w - 16)
        if 0 <= deal < deals:
            one, two = _between(own, deal), _between(other, deal)
            if one != two:
                top, bottom = place.y(max(one, two)), place.y(min(one, two))
                bottom = min(bottom, top + LONGEST)
                rough = 0.62 + 0.36 * ((int(x * 7) * 37 % 11) / 11)
                canvas.taper(INK, (x, top), (x + 1.2, top + (bottom - top) * rough), FINE)
        x += 4.2


def _between(values: Sequence[int], deal: float) -> float:
    low = int(deal)
    part = deal - low
    return values[low] * (1 - part) + values[min(low + 1, len(values) - 1)] * part


def _dashed(
    canvas: Canvas, ink: RGB, points: Sequence[Point], width: float, dash: tuple[float, float] | None, more: float = 0.0
) -> None:
    if dash is None:
        canvas.stroke(ink, points, width)
        return
    on, off = dash
    place = 0.0
    for (x0, y0), (x1, y1) in itertools.pairwise(points):
        length = math.hypot(x1 - x0, y1 - y0)
        start = -(place % (on + off))
        place += length
        while start < length:
            a, b = max(0.0, start - more), min(length, start + on + more)
            if b > a and length:
                ux, uy = (x1 - x0) / length, (y1 - y0) / length
                canvas.line(ink, (x0 + ux * a, y0 + uy * a), (x0 + ux * b, y0 + uy * b), width)
            start += on + off


def _mark(canvas: Canvas, at: Point, side: int, radius: float) -> None:
    x, y = at
    ink = LINE_INKS[side % len(LINE_INKS)]
    kind = side % 4
    if kind == 0:
        canvas.circle(INK, at, radius + 1.2)
        canvas.circle(GOLD, at, radius - 0.9)
        canvas.circle(ink, at, radius * 0.42)
    elif kind == 1:
        canvas.lozenge(CREAM, INK, at, radius + 1.6, 2.2)
        canvas.lozenge(ink, ink, at, radius * 0.45, 0.4)
    elif kind == 2:
        canvas.rect(INK, x - radius, y - radius, 2 * radius, 2 * radius)
        canvas.rect(CREAM, x - radius + 2, y - radius + 2, 2 * radius - 4, 2 * radius - 4)
        canvas.rect(ink, x - radius * 0.4, y - radius * 0.4, radius * 0.8, radius * 0.8)
    else:
        for colour, reach in ((INK, radius + 2.6), (CREAM, radius - 1.0), (ink, radius * 0.45)):
            canvas.polygon(
                colour, [(x, y - reach), (x + reach * 0.9, y + reach * 0.6), (x - reach * 0.9, y + reach * 0.6)]
            )
