"""Motifs every suit and figure may use: leaf, frond, plume, strap, jewel, fold, small face.

Each draws at the local origin of the drawing; place it with `Drawing.at`."""

import math

import numpy as np
import shapely
from shapely.geometry import LineString, Polygon
from shapely.geometry import Point as ShapelyPoint

from art.plates.drawing import Drawing
from art.plates.hatching import Hatch
from art.plates.outlines import corner, tube_region
from art.plates.sizes import Detail
from art.plates.splines import Point, Points, Region, Taper, as_points, largest, sample, spline


def leaf(
    art: Drawing,
    length: float,
    width: float,
    fill: str = "green",
    line: float = 1.8,
    vein: bool = True,
    hatch: Hatch | None = None,
) -> Region:
    """Pointed leaf from (0, 0) up to (0, -length)."""
    w = width / 2
    outline: list[Point] = [
        (0, 0, 1),
        (-w * 0.8, -length * 0.22),
        (-w, -length * 0.48),
        (-w * 0.5, -length * 0.8),
        (0, -length, 1),
        (w * 0.5, -length * 0.8),
        (w, -length * 0.48),
        (w * 0.8, -length * 0.22),
    ]
    area = art.shape(outline, fill, line, hatch=hatch)
    if vein:
        art.line([(0, -length * 0.06), (0, -length * 0.86)], 1.4, (1, 0.8, 0.1), clip=area)
    return area


def frond(art: Drawing, spine: Points, width: float, pairs: int, line: float = 1.9) -> Region:
    """Gold acanthus frond along an open spline (base first), `width` units over the leaflets.

    The leaflets are merged into one shape, so that only the serrated outline is inked."""
    if art.detail == Detail.SMALL:
        pairs = max(4, round(pairs * 0.62))
    path, across = sample(spine, 14)
    along = np.stack([across[:, 1], -across[:, 0]], 1)
    last = len(path) - 1
    step = float(np.hypot(*np.diff(path, axis=0).T).sum()) / pairs

    def size(t: float) -> float:
        return (0.50 + 0.50 * math.sin(math.pi * min(1, t * 1.25))) * (1.0 - 0.42 * t)

    pieces: list[Region] = []
    veins: list[list[Point]] = []
    for j in range(pairs):
        t = (j + 0.2) / pairs
        i = round(t * last)
        reach = width / 2 * size(t)
        for side in (1, -1):

            def at(out: float, forward: float, i: int = i, side: int = side) -> Point:
                x, y = path[i] + across[i] * side * out + along[i] * step * forward
                return float(x), float(y)

            pieces.append(
                art.region(
                    [
                        at(0, -0.45),
                        at(reach * 0.52, -0.22),
                        at(reach * 0.86, 0.22),
                        corner(at(reach * 1.12, 0.95)),
                        at(reach * 0.58, 0.66),
                        at(0, 0.9),
                    ]
                ),
            )
            veins.append([at(reach * 0.12, 0), at(reach * 0.45, 0.14), at(reach * 0.84, 0.62)])
    core = [(p[0], p[1], width * 0.34 * size(k / (len(spine) - 1)) + 2) for k, p in enumerate(spine)]
    pieces.append(tube_region(art, core, caps=False))

    def tip(out: float, forward: float) -> Point:
        x, y = path[-1] + across[-1] * width * out + along[-1] * step * forward
        return float(x), float(y)

    pieces.append(art.region([tip(0, -0.9), tip(-0.11, -0.1), corner(tip(0, 0.75)), tip(0.11, -0.1)]))
    merged = largest(shapely.union_all(pieces).buffer(0.35).buffer(-0.35))
    area = art.shape(Polygon(merged.exterior), "gold", line)
    rib = as_points([*path[::6], path[-1]])
    art.line(rib, 1.6, (1, 0.8, 0.1), clip=area)
    for vein in veins:
        art.line(vein, 1.0, (0.9, 0.8, 0.2), clip=area, detail=Detail.FULL)
    return area


def plume(art: Drawing, spine: Points, width: float, fill: str, barbs: int = 7) -> Region:
    """Ostrich plume along the open spline `spine` (root first) that curls over at its tip.

    The outer edge is smooth, the inner one is combed into `barbs` rounded locks; `width` may be negative to
    comb the other side."""
    path, across = sample(spine, 14)
    last = len(path) - 1
    if art.detail == Detail.SMALL:
        barbs = max(4, barbs - 3)

    def at(t: float, out: float) -> Point:
        i = min(last, max(0, round(t * last)))
        x, y = path[i] + across[i] * out * width
        return float(x), float(y)

    def swell(t: float) -> float:
        return float(math.sin(math.pi * min(1.0, 0.12 + 0.72 * t)) ** 0.6)

    outer = [at(t, 0.44 * swell(t)) for t in (0.1, 0.25, 0.4, 0.55, 0.7, 0.85, 0.96)]
    end = at(1, 0)
    inner: list[Point] = []
    for k in reversed(range(barbs)):
        start, stop = k / barbs, (k + 1) / barbs
        inner.append(at(stop - 0.02, -0.52 * swell(stop)))
        inner.append(at((start + stop) / 2, -0.60 * swell(stop)))
        inner.append(corner(at(start + 0.01, -0.34 * swell(start))))
    area = art.shape(
        [corner(at(0, 0.06)), *outer, end, *inner[:-1], corner(at(0, -0.06))],
        fill,
        2.0,
        hatch=Hatch(50, 8, 0.35, 2.4, 1.1),
    )
    rib = as_points(path[::6])
    art.line([*rib, at(0.97, 0)], 1.7, (1, 0.8, 0.15), clip=area)
    for k in range(1, barbs * 2):
        t = k / (barbs * 2)
        for side in (1, -1):
            reach = 0.36 * swell(t)
            art.line(
                [at(t - 0.05, 0), at(t + 0.01, side * reach * 0.6), at(t + 0.07, side * reach)],
                0.9,
                (0.9, 0.7, 0.1),
                clip=area,
                detail=Detail.FULL,
            )
    return area


def strap(
    art: Drawing,
    points: Points,
    width: float,
    fill: str,
    line: float = 1.6,
    studs: int = 0,
    clip: Region | None = None,
) -> Region:
    """Flat band of constant `width` along an open spline, with `studs` rivets, kept inside `clip` if
    given."""
    path = LineString(art.to_page(spline(points, closed=False)))
    band: Region = path.buffer(width / 2 * art.scale, cap_style="flat")
    if clip is not None:
        band = largest(band.intersection(clip.buffer(1.0)))
        inside = path.intersection(clip)
        path = max(getattr(inside, "geoms", [inside]), key=lambda part: part.length)
    area = art.shape(band, fill, line)
    if art.detail >= Detail.MID:
        for i in range(studs):
            place = path.interpolate((i + 0.5) / studs, normalized=True)
            art.ink(ShapelyPoint(place.x, place.y).buffer(width * 0.17 * art.scale))
    return area


def lozenge(art: Drawing, x: float, y: float, rx: float, ry: float, fill: str, core: str | None = None) -> None:
    """Diamond jewel centred at (x, y); `core` = ink of a smaller diamond inside."""
    art.shape([(x, y - ry), (x + rx, y), (x, y + ry), (x - rx, y)], fill, 1.9, smooth=False)
    if core:
        small = [(x, y - ry * 0.45), (x + rx * 0.45, y), (x, y + ry * 0.45), (x - rx * 0.45, y)]
        art.shape(small, core, 1.1, smooth=False)


def button_row(art: Drawing, places: Points, radius: float = 2.8, fill: str = "gold") -> None:
    """Round buttons at each (x, y)."""
    for x, y, *_ in places:
        art.shape(art.circle(x, y, radius), fill, 1.4)


def fold(
    art: Drawing,
    points: Points,
    clip: Region,
    width: float,
    depth: float,
    angle: float = 14,
    taper: Taper = (0.2, 1, 0.25),
    detail: Detail = Detail.SMALL,
    hook: float = 0,
) -> None:
    """One fold of cloth along an open spline inside `clip`, the engraver's way: a long tapered stroke with
    ribs of short strokes on its shadow side.

    `depth` = length of the ribs, `angle` their page direction, `hook` = length (and side) of a fish-hook bend
    at the lower end; width 0 draws the ribs alone, a band of tone."""
    if art.detail < detail:
        return
    path = list(points)
    if hook:
        x, y = path[-1][0], path[-1][1]
        path += [(x + hook * 0.7, y + abs(hook) * 0.25), (x + hook, y - abs(hook) * 0.5)]
    if width > 0:
        art.line(path, width, taper, clip=clip)
    if depth > 0:
        art.ribs(path, clip, depth, angle)


def front_face(art: Drawing, lips: str | None = "red", cheeks: bool = True, simple: bool = False) -> None:
    """Features of a friendly frontal face, 28 wide and 30 high, centred on (0, 0), without an outline.

    `simple` draws only eyes, nose and smile, for small sizes."""
    if simple:
        for x in (-5.4, 5.4):
            art.ink(art.circle(x, -2.4, 2.1, 2.5))
        art.line([(-6, 5.2), (0, 8.8), (6, 5.2)], 2.5, (0.6, 1, 0.6))
        art.line([(0.3, -3), (-1.8, 3), (1.4, 3.4)], 1.8, (0.4, 1, 0.6))
        return
    if cheeks:
        for x in (-8.2, 8.2):
            art.tint(art.circle(x, 3.8, 2.9, 2.4), "rose")
    for side in (1, -1):
        art.line([(side * 10.2, -4.4), (side * 6, -7.6), (side * 1.9, -5.2)], 1.7, (0.25, 1, 0.55))
        white = art.tint([(side * 2.2, -1.9), (side * 5.4, -4.5), (side * 9.2, -2.0), (side * 5.6, -0.5)], "cream")
        art.line([(side * 1.7, -1.7), (side * 5.4, -4.7), (side * 9.7, -1.9)], 1.5, (0.3, 1, 0.3))
        art.line([(side * 3, -0.7), (side * 5.6, -0.2), (side * 8.4, -1.1)], 0.9, (0.2, 1, 0.2), detail=Detail.FULL)
        art.ink(art.circle(side * 5.5 - 0.5, -2.4, 1.75), clip=white.buffer(0.4))
    art.line([(-1.7, -4.6), (-2.0, 0.8), (-3.2, 3.6), (-0.6, 4.9), (2.4, 3.9)], 1.4, (0.2, 1, 0.7))
    if lips:
        art.tint([(-4.6, 7.6), (-1.8, 6.4), (0, 7.0), (1.8, 6.4), (4.6, 7.6), (0, 10.4)], lips)
    art.line([(-5.4, 7.2), (-1.8, 8.0), (0, 7.7), (1.8, 8.0), (5.4, 7.2)], 1.4, (0.3, 1, 0.3))
    art.line([(-2.6, 11.6), (0, 12.3), (2.8, 11.5)], 1.0, (0.2, 1, 0.2), detail=Detail.FULL)
