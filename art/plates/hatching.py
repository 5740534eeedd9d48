"""Burin shading: short strokes that grow from the shadow side of a region and taper towards the light.

The light falls from the upper left of every page, so angles point to the lower right: 0 is right, 90 is
down."""

import math
from collections.abc import Iterator
from dataclasses import dataclass, replace
from random import Random
from typing import Any

import numpy as np
from shapely.geometry import LineString, Point

from art.plates.splines import FloatArray, Region, distances, polygons, spline, tapered_stroke

LONG, SHORT = 1.22, 0.72
"""Every second stroke is long and ends in two dots, the others are short, as engravers work."""


@dataclass(frozen=True)
class Hatch:
    """How a region is shaded: `angle` (page degrees) points to the shadow side, `depth` is the longest
    stroke, `share` the largest part of the region's width it may cover, `spacing` and `width` those of the
    strokes, `bend` their curvature as a share of their length; `dots` ends the long ones in two dots."""

    angle: float = 28
    depth: float = 12
    share: float = 0.42
    spacing: float = 2.7
    width: float = 1.4
    bend: float = 0.12
    dots: bool = True

    def but(self, **changes: Any) -> "Hatch":
        """This hatch with some members replaced."""
        return replace(self, **changes)


RING_LENGTHS = (1.0, 0.46, 0.74, 0.4)
"""Graded lengths of neighbouring ring strokes."""


@dataclass(frozen=True)
class Ring:
    """How a round form is shaded across its length: `share` of its breadth the longest strokes cover, `spacing` and
    `width` of the strokes, `bow` = their curvature towards the end of the form as a share of their length, `rim` =
    length of the ticks at the lit edge as a share of the breadth, `angle` (page degrees) points to the shadow,
    `lengths` = graded lengths of neighbouring strokes."""

    share: float = 0.5
    spacing: float = 2.5
    width: float = 1.35
    bow: float = 0.22
    rim: float = 0.0
    angle: float = 24
    lengths: tuple[float, ...] = RING_LENGTHS

    def but(self, **changes: Any) -> "Ring":
        """This shading with some members replaced."""
        return replace(self, **changes)


def hatch_strokes(region: Region, hatch: Hatch, random: Random) -> Iterator[Region]:
    """Strokes and dots of `hatch` inside `region`; `random` jitters their places and lengths."""
    cos, sin = math.cos(math.radians(hatch.angle)), math.sin(math.radians(hatch.angle))
    x0, y0, x1, y1 = region.bounds
    cx, cy = (x0 + x1) / 2, (y0 + y1) / 2
    reach = math.hypot(x1 - x0, y1 - y0) / 2 + 2
    offset, long = -reach, False
    while offset < reach:
        shifted = offset + random.uniform(-0.2, 0.2) * hatch.spacing
        px, py = cx - sin * shifted, cy + cos * shifted
        ray = LineString([(px - cos * reach, py - sin * reach), (px + cos * reach, py + sin * reach)])
        crossing = ray.intersection(region)
        long = not long
        for segment in getattr(crossing, "geoms", [crossing]):
            if segment.geom_type != "LineString" or segment.length < 3:
                continue
            start, end = segment.coords[0], segment.coords[-1]
            if (end[0] - start[0]) * cos + (end[1] - start[1]) * sin < 0:
                end = start
            length = min(hatch.depth, segment.length * hatch.share) * random.uniform(0.75, 1.0)
            length *= LONG if long else SHORT
            tip = (end[0] - cos * length, end[1] - sin * length)
            bow = hatch.bend * length
            middle = ((end[0] + tip[0]) / 2 - sin * bow, (end[1] + tip[1]) / 2 + cos * bow)
            curve = spline([end, middle, tip], closed=False, steps=6)
            stroke = tapered_stroke(curve, hatch.width, (1.0, 0.75, 0.05))
            if stroke is not None:
                yield stroke.intersection(region)
            if hatch.dots and long and length > 5:
                for gap, radius in ((1.8, 0.42), (3.6, 0.32)):
                    dot = Point(tip[0] - cos * gap, tip[1] - sin * gap).buffer(radius * hatch.width / 1.3, quad_segs=2)
                    yield dot.intersection(region)
        offset += hatch.spacing


def ring_strokes(left: FloatArray, right: FloatArray, ring: Ring, random: Random) -> Iterator[Region]:
    """Strokes of `ring` between the edges `left` and `right`, two (n, 2) page polylines of equally many points.

    They start at the edge that lies away from the light and follow the roundness of the form; every third place
    has a short tick at the lit edge."""
    middle = (left + right) / 2
    travelled = distances(middle)
    ahead = np.gradient(middle, axis=0)
    ahead /= np.maximum(np.hypot(ahead[:, 0], ahead[:, 1]), 1e-6)[:, None]
    shadow = np.array([math.cos(math.radians(ring.angle)), math.sin(math.radians(ring.angle))])
    places = np.arange(ring.spacing * 0.5, travelled[-1], ring.spacing)
    for k, place in enumerate(places):
        i = int(np.searchsorted(travelled, place + random.uniform(-0.2, 0.2) * ring.spacing))
        i = min(i, len(middle) - 1)
        across = right[i] - left[i]
        breadth = float(np.hypot(across[0], across[1])) or 1.0
        turned = float(across @ shadow) / breadth
        dark, lit = (right[i], left[i]) if turned > 0 else (left[i], right[i])
        steepness = 0.35 + 0.65 * abs(turned)
        share = ring.share * steepness * ring.lengths[k % len(ring.lengths)] * random.uniform(0.86, 1.06)
        for start, end, part in ((dark, lit, share), (lit, dark, ring.rim if k % 3 == 0 else 0)):
            reach = part * breadth
            if reach < 1.2:
                continue
            tip = start + (end - start) * part
            bow = (start + tip) / 2 + ahead[i] * ring.bow * reach
            curve = spline([tuple(start), tuple(bow), tuple(tip)], closed=False, steps=6)
            stroke = tapered_stroke(curve, ring.width, (1.0, 0.72, 0.05))
            if stroke is not None:
                yield stroke


def ruled_lines(region: Region, angle: float, spacing: float, width: float) -> Iterator[Region]:
    """Plain parallel lines at `angle` degrees across `region`."""
    x0, y0, x1, y1 = region.bounds
    cx, cy = (x0 + x1) / 2, (y0 + y1) / 2
    reach = math.hypot(x1 - x0, y1 - y0) / 2 + 2
    cos, sin = math.cos(math.radians(angle)), math.sin(math.radians(angle))
    offset = -reach
    while offset < reach:
        px, py = cx - sin * offset, cy + cos * offset
        ray = LineString([(px - cos * reach, py - sin * reach), (px + cos * reach, py + sin * reach)])
        yield from polygons(ray.buffer(width / 2, cap_style="flat").intersection(region))
        offset += spacing


def rib_strokes(line: list[tuple[float, float]], depth: float, angle: float, random: Random) -> Iterator[Region]:
    """Ribs that grow from a fold line to the side `angle` points to, longest in the middle of the fold."""
    path = LineString(line)
    cos, sin = math.cos(math.radians(angle)), math.sin(math.radians(angle))
    travelled = 3.0
    while travelled < path.length - 2:
        at = path.interpolate(travelled)
        swell = math.sin(math.pi * min(1.0, travelled / path.length * 1.05)) ** 0.7
        reach = depth * swell * random.uniform(0.7, 1.08)
        if reach > 1.2:
            middle = (at.x + cos * reach * 0.5 - sin * 0.5, at.y + sin * reach * 0.5 + 0.8)
            curve = spline([(at.x, at.y), middle, (at.x + cos * reach, at.y + sin * reach)], closed=False, steps=6)
            stroke = tapered_stroke(curve, 1.25, (1.0, 0.7, 0.05))
            if stroke is not None:
                yield stroke
        travelled += 2.7
