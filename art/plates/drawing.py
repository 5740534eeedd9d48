"""The drawing surface: shapes laid one over another, taken apart into printing plates at the end.

Painter's order: a new shape covers the ink and colour of everything drawn before it.  `Drawing.plates()`
resolves the covering, so that the result is one region per ink and one key plate, ready for
`art.plates.press`."""

import math
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from random import Random

import numpy as np
import shapely
from shapely import STRtree
from shapely.geometry import Polygon
from shapely.geometry.base import BaseGeometry

from art.plates.hatching import Hatch, Ring, hatch_strokes, rib_strokes, ring_strokes, ruled_lines
from art.plates.palette import KEY, PAPER
from art.plates.sizes import Detail, OpticalSize
from art.plates.splines import (
    FloatArray,
    Outline,
    Point,
    Points,
    Region,
    Taper,
    polygon,
    spline,
    tapered_stroke,
)

Plates = dict[str, Region]
"""Ink name to printed region; the key plate is called `palette.KEY`."""


class Drawing:
    """One picture of `width` x `height` units, cut for one optical size.

    Points given to the methods are local to the innermost `at`; regions (as returned by `region`, `circle`
    and `shape`) are always in page coordinates.  `random` is seeded, so equal calls give equal pictures."""

    def __init__(self, width: float, height: float, size: OpticalSize, seed: int = 7) -> None:
        self.width, self.height, self.size = width, height, size
        self.random = Random(seed)
        self._matrices: list[FloatArray] = [np.eye(3)]
        self._order = 0
        self._marks: list[tuple[int, Region]] = []
        self._flats: list[tuple[int, str, Region]] = []
        self._mark_covers: list[tuple[int, Region]] = []
        self._flat_covers: list[tuple[int, Region]] = []
        self._bodies: list[Region] = []

    # ------------------------------------------------------------------ where and how large
    @property
    def detail(self) -> Detail:
        """How much of the picture is to be drawn."""
        return self.size.detail

    @property
    def matrix(self) -> FloatArray:
        """The 3 x 3 matrix from local to page coordinates."""
        return self._matrices[-1]

    @property
    def scale(self) -> float:
        """Page units per local unit."""
        return math.sqrt(abs(float(np.linalg.det(self.matrix[:2, :2]))))

    @property
    def mirrored(self) -> bool:
        """Whether local x runs against page x."""
        return bool(self.matrix[0, 0] < 0)

    @contextmanager
    def at(
        self, x: float = 0, y: float = 0, scale: float = 1, rot: float = 0, flip: bool = False, stretch: float = 1
    ) -> Iterator["Drawing"]:
        """Draw with the origin moved to (x, y), turned by `rot` degrees clockwise and scaled, mirrored first if
        `flip`; `stretch` is a further factor along local y."""
        cos, sin = math.cos(math.radians(rot)), math.sin(math.radians(rot))
        sx, sy = -scale if flip else scale, scale * stretch
        move = np.array([[cos * sx, -sin * sy, x], [sin * sx, cos * sy, y], [0, 0, 1]])
        self._matrices.append(self.matrix @ move)
        try:
            yield self
        finally:
            self._matrices.pop()

    def to_page(self, points: Points) -> list[Point]:
        """Local points in page coordinates (corner marks are dropped)."""
        m = self.matrix
        return [
            (float(m[0, 0] * p[0] + m[0, 1] * p[1] + m[0, 2]), float(m[1, 0] * p[0] + m[1, 1] * p[1] + m[1, 2]))
            for p in points
        ]

    def stroke_width(self, width: float) -> float:
        """Page width of a line of nominal `width`: it follows the scale only in part, and the optical size's
        gain."""
        k = self.scale
        follow = 0.35 + 0.65 * k if k < 1 else 0.6 + 0.4 * k
        return width * follow * self.size.gain

    # ------------------------------------------------------------------ regions
    def region(self, outline: Outline, smooth: bool = True) -> Region:
        """Page region bounded by local points (splined if `smooth`); a finished region is passed through."""
        if isinstance(outline, BaseGeometry):
            return outline
        points = spline(outline) if smooth else list(outline)
        return polygon(self.to_page(points))

    def circle(self, x: float, y: float, rx: float, ry: float | None = None) -> Region:
        """Page region of a circle, or of an ellipse with half axes rx and ry."""
        ry = rx if ry is None else ry
        count = int(28 + 1.6 * max(rx, ry) * self.scale)
        turn = 2 * math.pi / count
        return polygon(self.to_page([(x + rx * math.cos(i * turn), y + ry * math.sin(i * turn)) for i in range(count)]))

    # ------------------------------------------------------------------ drawing
    def shape(
        self,
        outline: Outline,
        fill: str,
        line: float | None = None,
        smooth: bool = True,
        hatch: Hatch | Sequence[Hatch] | None = None,
    ) -> Region:
        """Paint an outlined shape over everything before it and return its page region.

        `fill` is an ink, or PAPER; `line` the nominal outline width (0 for none, None for the size's
        default)."""
        area = self.region(outline, smooth)
        if area.is_empty:
            return area
        self._order += 1
        self._mark_covers.append((self._order, area))
        self._flat_covers.append((self._order, area))
        self._bodies.append(area)
        self._add_flat(area, fill)
        width = self.stroke_width(self.size.line if line is None else line)
        if width > 0:
            self.ink(area.boundary.buffer(width / 2, quad_segs=4))
        for one in [hatch] if isinstance(hatch, Hatch) else hatch or ():
            self.hatch(area, one)
        return area

    def tint(self, outline: Outline, fill: str, clip: Region | None = None, smooth: bool = True) -> Region:
        """Lay a second colour inside shapes already drawn: no outline, lines below stay; returns the page
        region."""
        area = self.region(outline, smooth)
        if clip is not None:
            area = area.intersection(clip)
        if not area.is_empty:
            self._order += 1
            self._flat_covers.append((self._order, area))
            self._add_flat(area, fill)
        return area

    def ink(self, outline: Outline, clip: Region | None = None, smooth: bool = True) -> Region:
        """Add a solid black region to the key plate; returns it."""
        area = self.region(outline, smooth)
        if clip is not None:
            area = area.intersection(clip)
        if not area.is_empty:
            self._order += 1
            self._marks.append((self._order, area))
        return area

    def cut(self, outline: Outline, smooth: bool = True) -> Region:
        """Cut a region out of the key plate, so that the colour below shows; returns it."""
        area = self.region(outline, smooth)
        self._order += 1
        self._mark_covers.append((self._order, area))
        return area

    def line(
        self,
        points: Points,
        width: float = 1.6,
        taper: Taper = (0.25, 1, 0.25),
        clip: Region | None = None,
        peak: float = 0.5,
        detail: Detail = Detail.SMALL,
        smooth: bool = True,
    ) -> None:
        """A tapered stroke along an open spline; `detail` = the least optical size at which it is drawn."""
        if self.detail < detail:
            return
        path = self.to_page(spline(points, closed=False) if smooth else points)
        stroke = tapered_stroke(path, self.stroke_width(width), taper, peak)
        if stroke is not None and not stroke.is_empty:
            self.ink(stroke, clip)

    def hatch(self, area: Region, hatch: Hatch) -> None:
        """Shade a page region; only at full size."""
        if self.detail == Detail.FULL and not area.is_empty:
            for stroke in hatch_strokes(area, hatch, self.random):
                self.ink(stroke)

    def ribs(self, points: Points, clip: Region, depth: float, angle: float) -> None:
        """Shade one side of a fold along an open spline (see hatching.rib_strokes); only at full size."""
        if self.detail == Detail.FULL:
            path = [(p[0], p[1]) for p in self.to_page(spline(points, closed=False, steps=10))]
            for stroke in rib_strokes(path, depth, angle, self.random):
                self.ink(stroke, clip)

    def rings(self, left: Points, right: Points, clip: Region, ring: Ring) -> None:
        """Shade a round form between two local polylines of equally many points; only at full size."""
        if self.detail == Detail.FULL:
            near, far = (np.array(self.to_page(points), dtype=np.float64) for points in (left, right))
            for stroke in ring_strokes(near, far, ring, self.random):
                self.ink(stroke, clip)

    def rule(self, area: Region, angle: float = 90, spacing: float = 4, width: float = 0.9) -> None:
        """Rule a page region with plain parallel lines; only at full size."""
        if self.detail == Detail.FULL and not area.is_empty:
            for stroke in ruled_lines(area, angle, spacing, width):
                self.ink(stroke)

    def _add_flat(self, area: Region, fill: str) -> None:
        if fill != PAPER:
            self._flats.append((self._order, fill, area))

    # ------------------------------------------------------------------ plates
    def plates(self) -> Plates:
        """One region per ink, nothing hidden; the key plate also carries the silhouette's extra contour."""
        flats = _uncovered([(o, g) for o, _, g in self._flats], self._flat_covers)
        by_ink: dict[str, list[Region]] = {}
        for (_, ink, _), area in zip(self._flats, flats, strict=True):
            by_ink.setdefault(ink, []).append(area)
        plates: Plates = {ink: shapely.union_all(areas) for ink, areas in sorted(by_ink.items())}
        key = shapely.union_all(_uncovered(self._marks, self._mark_covers)) if self._marks else Polygon()
        if self.size.contour and self._bodies:
            contour = shapely.union_all(self._bodies).boundary.buffer(self.size.contour, quad_segs=4)
            key = key.union(contour)
        plates[KEY] = key
        return {ink: area for ink, area in plates.items() if not area.is_empty}


def _uncovered(pieces: list[tuple[int, Region]], covers: list[tuple[int, Region]]) -> list[Region]:
    """Each piece minus all covers of a later order, in the order of the pieces."""
    areas = np.array([area for _, area in pieces], dtype=object)
    if not len(areas) or not covers:
        return list(areas)
    cover_areas = np.array([area for _, area in covers], dtype=object)
    hit_piece, hit_cover = STRtree(cover_areas).query(areas, predicate="intersects")
    piece_order = np.array([order for order, _ in pieces])
    cover_order = np.array([order for order, _ in covers])
    later = cover_order[hit_cover] > piece_order[hit_piece]
    pairs = sorted(zip(hit_piece[later].tolist(), hit_cover[later].tolist(), strict=True))
    waiting: dict[int, list[int]] = {}
    for piece, cover in pairs:
        waiting.setdefault(piece, []).append(cover)
    depth = 0
    while True:
        now = [(piece, queue[depth]) for piece, queue in waiting.items() if len(queue) > depth]
        if not now:
            return list(areas)
        index = [piece for piece, _ in now]
        areas[index] = shapely.difference(areas[index], cover_areas[[cover for _, cover in now]])
        depth += 1
