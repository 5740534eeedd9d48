"""Burin shading: short strokes that grow from the shadow side of a region and taper towards the light.

The light falls from the upper left of every page, so angles point to the lower right: 0 is right, 90 is
down."""

import math
from collections.abc import Iterator
from dataclasses import dataclass, replace
from random import Random

from shapely.geometry import LineString, Point

from art.plates.splines import Region, polygons, spline, tapered_stroke

LONG, SHORT = 1.22, 0.72
"""Every second stroke is long and ends in two dots, the others are short, as engravers work."""


@dataclass(frozen=True)
class Hatch:
    """How a region is shaded: `angle` (page degrees) points to the shadow side, `depth` is the longest
    stroke, `share` the largest part of the region's width it may cover, `spacing` and `width` those of the
    strokes, `bend` their curvature as a share of their length."""

    angle: float = 28
    depth: float = 12
    share: float = 0.42
    spacing: float = 2.7
    width: float = 1.4
    bend: float = 0.12

    def but(self, **changes: float) -> "Hatch":
        """This hatch with some members replaced."""
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
            if long and length > 5:
                for gap, radius in ((1.8, 0.42), (3.6, 0.32)):
                    dot = Point(tip[0] - cos * gap, tip[1] - sin * gap).buffer(radius * hatch.width / 1.3, quad_segs=2)
                    yield dot.intersection(region)
        offset += hatch.spacing


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
