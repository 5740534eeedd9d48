"""Seals of grades, told apart by what is drawn on them first and by colour second; and the course they stand on."""

from __future__ import annotations

import itertools
import math
from collections.abc import Sequence
from typing import NamedTuple

from scopa_gui.ui.paint.baked import Baked
from scopa_gui.ui.paint.canvas import Canvas, Point, with_shadow
from scopa_gui.ui.paint.graph import Scale, ticks
from scopa_gui.ui.paint.marks import round_sheet
from scopa_gui.ui.paint.palette import BLUE, CREAM, GOLD, GREEN, INK, RED, RGB, RULE, WELL, mix

_FACES: dict[str, RGB] = {
    "best": GOLD, "good": GREEN, "forced": WELL, "inaccuracy": BLUE, "mistake": RED, "blunder": mix(RED, INK, 0.45),
}  # fmt: skip
_SUN_RAYS = 12
MOST_BEADS = 20
"""A course of more moves bears seals alone: with a bead for each they would be lost among the beads."""


class Milestone(NamedTuple):
    """A marked move on the course: its place and its grade. A forced one is a small hollow dot, quieter than a seal."""

    move: int
    grade: str


def bake_grade(grade: str, radius: float, scale: float) -> Baked:
    """The seal of a grade; origin is its centre."""
    canvas, half = round_sheet(radius, scale)
    _seal(canvas, grade, (0.0, 0.0), radius)
    picture = with_shadow(canvas.finish(), 1.4 * scale, 0.4, (0.6 * scale, 1.8 * scale))
    return Baked(picture, -half, -half, 0, 0)


def _seal(canvas: Canvas, grade: str, at: Point, radius: float) -> None:
    x, y = at
    canvas.circle(INK, at, radius)
    canvas.circle(_FACES[grade], at, radius - max(1.6, radius * 0.12))
    r = radius * 0.5
    width = max(1.8, radius * 0.2)
    if grade == "best":
        canvas.polygon(CREAM, _sun(at, radius * 0.68, radius * 0.42))
        canvas.circle(INK, at, radius * 0.3)
        canvas.circle(RED, at, radius * 0.2)
    elif grade == "good":
        canvas.stroke(CREAM, [(x - r * 0.95, y + r * 0.05), (x - r * 0.2, y + r * 0.8), (x + r, y - r * 0.75)], width)
    elif grade == "forced":
        canvas.rect(INK, x - r, y - width * 0.5, 2 * r, width)
    elif grade == "inaccuracy":
        steps = [n / 12 for n in range(13)]
        wave = [(x - r * 1.1 + 2.2 * r * t, y - math.sin(t * 2 * math.pi) * r * 0.5) for t in steps]
        canvas.stroke(CREAM, wave, width)
    else:
        apart = r * 0.55 if grade == "blunder" else 0.0
        small = r * (0.62 if grade == "blunder" else 0.85)
        for middle in (x - apart, x + apart) if apart else (x,):
            canvas.line(CREAM, (middle - small, y - small), (middle + small, y + small), width)
            canvas.line(CREAM, (middle - small, y + small), (middle + small, y - small), width)


def _sun(at: Point, outer: float, inner: float) -> list[Point]:
    points = []
    for n in range(2 * _SUN_RAYS):
        reach = outer if n % 2 == 0 else inner
        angle = n * math.pi / _SUN_RAYS
        points.append((at[0] + math.cos(angle) * reach, at[1] + math.sin(angle) * reach))
    return points


def bake_course(
    course: Sequence[float], place: Scale, milestones: Sequence[Milestone], chosen: int, scale: float
) -> Baked:
    """The expected lead after each move, from move 1 at place 0 on; the chosen move is dashed; origin top left."""
    pad = math.ceil(18 * scale)
    canvas = Canvas(round(place.w * scale) + 2 * pad, round(place.h * scale) + 2 * pad, scale, pad, pad)
    for mark in ticks(place.low, place.high):
        canvas.line(mix(RULE, INK, 0.3), (0, place.y(mark)), (place.w, place.y(mark)), 1.1)
    floor = place.y(0)
    canvas.line(INK, (0, floor), (place.w, floor), 2.2)
    canvas.polygon(INK, [(-1.3, place.h), (1.3, place.h), (0.5, -4.0), (-0.5, -4.0)])
    for mark in ticks(place.low, place.high):
        canvas.line(INK, (-5.0, place.y(mark)), (0.0, place.y(mark)), 1.8)
    points = [(place.x(move), place.y(lead)) for move, lead in enumerate(course)]
    _tone(canvas, points, floor)
    x, y = place.x(chosen), 0.0
    while y < place.h:
        canvas.line(INK, (x, y), (x, min(y + 8, place.h)), 2.0)
        y += 13
    canvas.stroke(INK, points, 7.0)
    canvas.stroke(RED, points, 4.4)
    small, beaded = 4.6, len(points) <= MOST_BEADS
    for point in points if beaded else ():
        canvas.circle(INK, point, small + 1.0)
        canvas.circle(GOLD, point, small - 0.6)
    for milestone in milestones:
        if milestone.grade != "forced" or milestone.move == chosen:
            _seal(canvas, milestone.grade, points[milestone.move], 13.0)
        elif beaded:
            canvas.circle(INK, points[milestone.move], small + 0.4)
            canvas.circle(CREAM, points[milestone.move], small - 1.0)
    canvas.ring(INK, points[chosen], 16.5, 2.0)
    return Baked(canvas.finish(), -pad, -pad, round(place.w * scale), round(place.h * scale))


def _tone(canvas: Canvas, points: Sequence[Point], floor: float) -> None:
    """Engraved strokes from the course to the line of an even result, all along it."""
    x = points[0][0]
    for (x0, y0), (x1, y1) in itertools.pairwise(points):
        while x < x1:
            y = y0 + (y1 - y0) * (x - x0) / (x1 - x0)
            if abs(y - floor) > 3:
                canvas.taper(INK, (x, y), (x, floor), 1.7)
            x += 4.2
