"""Outlines that many pictures share: points on a circle, stars, mirrored halves, bent tubes."""

import math
from collections.abc import Sequence

import numpy as np
import shapely

from art.plates.drawing import Drawing
from art.plates.hatching import Hatch, Ring
from art.plates.splines import FloatArray, Point, Points, Region, as_points, largest, polygon, sample

Joint = tuple[float, ...]
"""A place on a tube: (x, y, width) or (x, y, left, right) with the half widths at its left and right where it runs down
the page."""


def polar(angle: float, radius: float, cx: float = 0, cy: float = 0) -> tuple[float, float]:
    """Point at `angle` degrees clockwise from straight up, `radius` units from (cx, cy)."""
    a = math.radians(angle)
    return cx + radius * math.sin(a), cy - radius * math.cos(a)


def corner(point: Point) -> Point:
    """The same point marked as a corner."""
    return point[0], point[1], 1


def star(tips: int, outer: float, inner: float, first: float = 0) -> list[Point]:
    """Corner list of a star whose first tip lies `first` degrees clockwise from up."""
    return [polar(first + i * 180 / tips, outer if i % 2 == 0 else inner) for i in range(2 * tips)]


def symmetric(right_half: Points) -> list[Point]:
    """Closed outline from its right half, listed top to bottom; the axis is x = 0."""
    left = [(-p[0], *p[1:]) for p in reversed(right_half) if abs(p[0]) > 1e-6]
    return [*right_half, *left]


def mirrored(points: Points, side: int) -> list[Point]:
    """The points with x multiplied by `side` (1 or -1)."""
    return [(side * p[0], *p[1:]) for p in points]


def shifted(points: Points, dx: float, dy: float) -> list[Point]:
    """The points moved by (dx, dy); corner marks are kept."""
    return [(p[0] + dx, p[1] + dy, *p[2:]) for p in points]


def bowed(points: Points, start: float, reach: float, amount: float) -> list[Point]:
    """Points bent sideways below y = `start`: x moves by `amount` at y = start + reach (a parabola)."""
    return [(p[0] + amount * (max(0, p[1] - start) / reach) ** 2, *p[1:]) for p in points]


def lit_side(art: Drawing) -> int:
    """1 if local +x faces the light (upper left of the page), else -1."""
    m = art.matrix
    return 1 if -(m[0, 0] + m[1, 0]) > 0 else -1


def _tube_edges(joints: Sequence[Joint], per_span: int) -> tuple[FloatArray, FloatArray]:
    """Left and right edge (n, 2) of the tube through `joints`, in its own coordinates."""
    line, across = sample(joints, per_span)
    t = np.linspace(0, len(joints) - 1, len(line))
    before = np.minimum(t.astype(int), len(joints) - 2)
    eased = (1 - np.cos((t - before) * math.pi)) / 2

    def half_widths(values: list[float]) -> FloatArray:
        array = np.array(values, dtype=np.float64)
        return np.asarray((array[before] * (1 - eased) + array[before + 1] * eased)[:, None])

    left = half_widths([j[2] if len(j) == 4 else j[2] / 2 for j in joints])
    right = half_widths([j[3] if len(j) == 4 else j[2] / 2 for j in joints])
    return line + across * left, line - across * right


def tube_region(art: Drawing, joints: Sequence[Joint], caps: bool = True) -> Region:
    """Page region of a bent tube through `joints` with smoothly changing width; `caps` rounds both ends."""
    left, right = _tube_edges(joints, 12)
    outline = np.concatenate([left, right[::-1]])
    parts = [polygon(art.to_page(as_points(outline)))]
    if caps:
        for j in (joints[0], joints[-1]):
            parts.append(art.circle(j[0], j[1], ((j[2] + j[3]) / 2 if len(j) == 4 else j[2] / 2) * 0.98))
    return largest(shapely.union_all(parts).buffer(1.0).buffer(-1.0))


def shade_tube(art: Drawing, joints: Sequence[Joint], clip: Region, ring: Ring | None) -> None:
    """Shade the page region `clip` as the round form through `joints` (see hatching.Ring)."""
    left, right = _tube_edges(joints, 24)
    art.rings(as_points(left), as_points(right), clip, ring or Ring())


def lengthwise(joints: Sequence[Joint], out: float, per_span: int) -> list[Point]:
    """Line along a tube through joints (x, y, width), `out` of its width away from its middle."""
    line, across = sample(joints, per_span)
    widths = np.interp(np.arange(len(line)) / per_span, range(len(joints)), [joint[2] for joint in joints])[:, None]
    return as_points(line + across * widths * out)


def tube(
    art: Drawing,
    joints: Sequence[Joint],
    fill: str,
    line: float | None,
    hatch: Hatch | Sequence[Hatch] | None = None,
) -> Region:
    """Paint a tube (see tube_region); returns its page region."""
    return art.shape(tube_region(art, joints), fill, line, hatch=hatch)
