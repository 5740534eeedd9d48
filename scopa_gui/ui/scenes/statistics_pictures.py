"""Pictures of the statistics: the engraved course of a rating, tally strokes, and bars cut like pencils."""

from __future__ import annotations

import math
import random
from collections.abc import Sequence

from scopa_gui.ui.paint.baked import Baked
from scopa_gui.ui.paint.canvas import Canvas, Point, rough
from scopa_gui.ui.paint.graph import Scale, ticks
from scopa_gui.ui.paint.palette import GOLD, INK, RED, RGB, RULE, mix

MOST_MARKS = 42
"""A course of more points is drawn without a mark on each."""
STROKE, BUNDLE, THICK = 8.2, 46.0, 2.5
"""Width of a tally stroke with its gap, and of a bundle of five; how thick a stroke is."""


def bake_course(values: Sequence[float], place: Scale, scale: float) -> Baked:
    """The course of a rating, ruled at round numbers, engraved tone hanging from the line; origin top left."""
    pad = math.ceil(14 * scale)
    canvas = Canvas(round(place.w * scale) + 2 * pad, round(place.h * scale) + 2 * pad, scale, pad, pad)
    for mark in ticks(place.low, place.high):
        canvas.line(mix(RULE, INK, 0.45), (0, place.y(mark)), (place.w, place.y(mark)), 1.0)
    points = [(place.x(number), place.y(value)) for number, value in enumerate(values)]
    _tone(canvas, points, place)
    floor = place.y(place.low)
    canvas.line(INK, (0, floor), (place.w, floor), 2.2)
    canvas.polygon(INK, [(6.6, floor + 4), (9.4, floor + 4), (8.5, 0), (7.5, 0)])
    canvas.stroke(INK, points, 7.0)
    canvas.stroke(RED, points, 4.4)
    shown = points if len(points) <= MOST_MARKS else [points[0], points[-1]]
    radius = 8.0 if len(points) < 18 else 6.6 if len(points) < 28 else 5.2
    for point in shown:
        canvas.circle(INK, point, radius)
        canvas.circle(GOLD, point, radius - 1.9)
        canvas.circle(RED, point, radius * 0.33)
    return Baked(canvas.finish(), -pad, -pad, round(place.w * scale), round(place.h * scale))


def _tone(canvas: Canvas, points: Sequence[Point], place: Scale) -> None:
    """Engraver's strokes below the line, of uneven length."""
    dice = random.Random(5)
    x = points[0][0] + 4.0
    segment = 0
    while x < points[-1][0] - 2:
        while segment + 2 < len(points) and points[segment + 1][0] < x:
            segment += 1
        (x0, y0), (x1, y1) = points[segment], points[segment + 1]
        y = y0 + (y1 - y0) * (x - x0) / max(0.01, x1 - x0)
        length = min(place.y(place.low) - y, dice.uniform(34, 58))
        canvas.taper(INK, (x, y), (x + 1.0, y + length), 2.2)
        x += 4.3


def bake_tally(count: int, width: float, ink: RGB, scale: float) -> Baked:
    """Strokes in bundles of five, the fifth across, closer together if they need more than `width`; origin top left."""
    bundles, rest = divmod(count, 5)
    natural = tally_width(count)
    squeeze = min(1.0, width / natural) if natural else 1.0
    tall = 24.0
    pad = math.ceil(5 * scale)
    canvas = Canvas(round(natural * squeeze * scale) + 2 * pad, round(tall * scale) + 2 * pad, scale, pad, pad)
    dice = random.Random(count)
    x = 0.0
    for bundle in range(bundles + (rest > 0)):
        strokes = 4 if bundle < bundles else rest
        for stroke in range(strokes):
            at = (x + stroke * STROKE + 3) * squeeze
            lean, jitter = dice.uniform(0.5, 3.0), dice.uniform(-1.5, 1.5)
            _cut(canvas, ink, (at, 1 + jitter), (at + lean, tall - 1 + jitter), THICK * max(0.7, squeeze))
        if bundle < bundles:
            start, end = ((x - 1.5) * squeeze, 18.0), ((x + 4 * STROKE + 4) * squeeze, 6.0)
            _cut(canvas, ink, start, end, THICK * max(0.7, squeeze))
        x += BUNDLE
    return Baked(canvas.finish(), -pad, -pad, round(natural * squeeze * scale), round(tall * scale))


def tally_width(count: int) -> float:
    """Logical width of so many strokes with nothing squeezed."""
    bundles, rest = divmod(count, 5)
    return bundles * BUNDLE + (rest * STROKE if rest else -6.0 if bundles else 0.0)


def _cut(canvas: Canvas, ink: RGB, start: Point, end: Point, width: float) -> None:
    """A stroke of a knife: thin where it enters, thick further on."""
    (x0, y0), (x1, y1) = start, end
    length = math.hypot(x1 - x0, y1 - y0) or 1.0
    nx, ny = (y0 - y1) / length / 2, (x1 - x0) / length / 2
    across = ((0.0, 0.4), (0.25, 1.0), (0.7, 1.1), (1.0, 0.6))
    there = [(x0 + (x1 - x0) * t + nx * width * f, y0 + (y1 - y0) * t + ny * width * f) for t, f in across]
    back = [(x0 + (x1 - x0) * t - nx * width * f, y0 + (y1 - y0) * t - ny * width * f) for t, f in across]
    canvas.polygon(ink, [*there, *back[::-1]])


def bake_bar(width: float, height: float, ink: RGB, scale: float) -> Baked:
    """A bar with a cut point, hatched along its lower edge; origin is the middle of its left end."""
    pad = math.ceil(5 * scale)
    canvas = Canvas(
        round(width * scale) + 2 * pad, round(height * scale) + 2 * pad, scale, pad, pad + round(height * scale / 2)
    )
    half, tip = height / 2, min(9.0, width / 2)
    shape: list[Point] = [(0, -half), (width - tip, -half), (width, 0), (width - tip, half), (0, half)]
    canvas.polygon(INK, rough([(x + 1.6 * (1 if x > 0 else -1), y * 1.14) for x, y in shape], 0.35, 3))
    canvas.polygon(ink, [(x - (1.0 if x > 0 else -1.0), y * 0.82) for x, y in shape])
    dark = mix(ink, INK, 0.75)
    x = 4.0
    while x < width - tip:
        canvas.line(dark, (x, half * 0.78), (x + 2.4, half * 0.05), 1.1)
        x += 4.6
    return Baked(canvas.finish(), -pad, -pad - round(height * scale / 2), round(width * scale), round(height * scale))
