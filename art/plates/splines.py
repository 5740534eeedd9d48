"""Points, splines and tapered strokes: the lowest layer, pure geometry without a drawing.

A point is `(x, y)` or `(x, y, 1)`; the third member marks a corner, where the spline may break.  All lengths
are card units (a card is 300 x 500), y grows downwards."""

import math
from collections.abc import Iterable, Sequence
from typing import TypeAlias

import numpy as np
import numpy.typing as npt
from shapely.geometry import MultiPolygon, Polygon
from shapely.geometry.base import BaseGeometry

Point: TypeAlias = tuple[float, ...]
Points: TypeAlias = Sequence[Point]
Region: TypeAlias = BaseGeometry
"""A filled area in page coordinates: polygon, multipolygon, or empty."""
Outline: TypeAlias = Points | Region
"""What a shape may be given as: local points (splined) or a finished page region."""
Taper: TypeAlias = tuple[float, float, float]
"""Widths of a stroke at start, peak and end, as shares of its nominal width."""
FloatArray: TypeAlias = npt.NDArray[np.float64]

TENSION = 0.36
STEPS = 12


def spline(points: Points, closed: bool = True, steps: int = STEPS) -> list[Point]:
    """Smooth curve through `points`, `steps` samples per span; spans between two corners stay straight.

    Tangents follow the chord of the neighbours with the length of the nearer span, so unequal spacing does
    not overshoot.  An open curve includes its last point, a closed one does not repeat its first."""
    count = len(points)
    corner = [len(p) > 2 for p in points]
    out: list[Point] = []

    def tangent(i: int, side: int) -> tuple[float, float]:
        before = points[(i - 1) % count] if closed or i > 0 else None
        after = points[(i + 1) % count] if closed or i < count - 1 else None
        here = points[i]
        near = after if side > 0 else before
        if near is None:
            return 0.0, 0.0
        if corner[i] or before is None or after is None:
            return (near[0] - here[0]) * side, (near[1] - here[1]) * side
        dx, dy = after[0] - before[0], after[1] - before[1]
        chord = math.hypot(dx, dy) or 1.0
        reach = math.hypot(near[0] - here[0], near[1] - here[1])
        return dx / chord * reach, dy / chord * reach

    for i in range(count if closed else count - 1):
        j = (i + 1) % count
        a, b = points[i], points[j]
        start, end = tangent(i, 1), tangent(j, -1)
        ax, ay = a[0] + start[0] * TENSION, a[1] + start[1] * TENSION
        bx, by = b[0] - end[0] * TENSION, b[1] - end[1] * TENSION
        for step in range(1 if corner[i] and corner[j] else steps):
            u = step / steps
            v = 1 - u
            out.append(
                (
                    v**3 * a[0] + 3 * v * v * u * ax + 3 * v * u * u * bx + u**3 * b[0],
                    v**3 * a[1] + 3 * v * v * u * ay + 3 * v * u * u * by + u**3 * b[1],
                ),
            )
    if not closed:
        out.append((points[-1][0], points[-1][1]))
    return out


def polygon(points: Points) -> Region:
    """Valid region bounded by `points`; self-crossings are dissolved."""
    area = Polygon([(p[0], p[1]) for p in points])
    return area if area.is_valid else area.buffer(0)


def largest(region: Region) -> Polygon:
    """The largest polygon of a region (an empty polygon if it has none)."""
    parts = polygons(region)
    return max(parts, key=lambda part: part.area) if parts else Polygon()


def polygons(region: Region) -> list[Polygon]:
    """All non-empty polygons inside a geometry of any kind."""
    if region.is_empty:
        return []
    if isinstance(region, Polygon):
        return [region]
    if isinstance(region, MultiPolygon) or hasattr(region, "geoms"):
        return [part for geometry in region.geoms for part in polygons(geometry)]
    return []


def normals(line: FloatArray) -> FloatArray:
    """Unit normals (n, 2) of a polyline (n, 2), pointing to the right of travel on a page whose y grows
    down: to its left side where the line runs down the page."""
    slope = np.gradient(line, axis=0)
    length = np.hypot(slope[:, 0], slope[:, 1])
    length[length == 0] = 1
    return np.stack([-slope[:, 1] / length, slope[:, 0] / length], 1)


def sample(points: Points, per_span: int = 12) -> tuple[FloatArray, FloatArray]:
    """Open spline through `points` as an (n, 2) array, with its unit normals (n, 2)."""
    line = np.array(spline([p[:2] for p in points], closed=False, steps=per_span), dtype=np.float64)
    return line, normals(line)


def distances(path: FloatArray) -> FloatArray:
    """How far one has gone along a polyline (n, 2) at each of its points."""
    return np.concatenate([[0.0], np.cumsum(np.hypot(*np.diff(path, axis=0).T))])


def as_points(line: Iterable[FloatArray]) -> list[Point]:
    """The rows of an array (n, 2) as points."""
    return [(float(x), float(y)) for x, y in line]


def tapered_stroke(line: Points, width: float, taper: Taper, peak: float = 0.5) -> Region | None:
    """A burin stroke along a polyline: as wide as `taper` says at start, at the share `peak` of its length,
    and end.

    Returns None when the line has no length."""
    path = np.asarray([p[:2] for p in line], dtype=np.float64)
    if len(path) < 2:
        return None
    travelled = distances(path)
    if travelled[-1] < 1e-6:
        return None
    t = travelled / travelled[-1]
    if len(path) < 8:
        even = np.linspace(0, 1, 9)
        path = np.stack([np.interp(even, t, path[:, 0]), np.interp(even, t, path[:, 1])], 1)
        t = even
    first, most, last = taper
    rise = first + (most - first) * np.sin(t / peak * math.pi / 2)
    fall = most + (last - most) * (1 - np.cos((t - peak) / (1 - peak) * math.pi / 2))
    half = (np.where(t < peak, rise, fall) * width / 2)[:, None]
    across = normals(path)
    outline = np.concatenate([path + across * half, (path - across * half)[::-1]])
    return polygon(as_points(outline))
