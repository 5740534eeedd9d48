"""Scrolling leaves cut in one piece: a fine rib, toothed lobes that lean ahead, an eye where two lobes part."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

import numpy as np
import shapely

from art.plates import (
    Detail,
    Drawing,
    Hatch,
    Joint,
    Point,
    Points,
    Region,
    as_points,
    corner,
    distances,
    largest,
    sample,
    tube_region,
)

LOBE: Final = (
    ((0.26, -0.02, 1), (0.40, -0.16), (0.60, -0.16), (0.74, 0.04, 1), (0.68, 0.10)),
    ((0.86, 0.12), (1.02, 0.34), (1.10, 0.72, 1), (0.90, 0.58)),
    ((0.80, 0.66), (0.74, 0.96, 1), (0.58, 0.70), (0.40, 0.62), (0.26, 0.70, 1)),
)
"""Edge of one lobe, three teeth, in its reach outwards and in steps ahead; the next lobe leaves a gap."""
SMALL_LOBE: Final = (((0.3, -0.06, 1), (0.56, -0.16), (0.96, 0.16), (1.04, 0.8, 1), (0.6, 0.62), (0.3, 0.74, 1)),)
"""The same as one tooth, for small sizes."""
STAGGER: Final = 0.3
"""Steps by which the lobes of the left side start later."""


@dataclass(frozen=True)
class Leaf:
    """Reach of the lobes right and left of one who goes from base to tip, share of the spine that is bare `stalk`, its
    breadth, ink."""

    right: Sequence[float]
    left: Sequence[float]
    stalk: float = 0.2
    breadth: float = 8
    ink: str = "gold"


def scroll_leaf(art: Drawing, spine: Points, leaf: Leaf) -> None:
    """A leaf along an open spline, base first."""
    small = art.detail == Detail.SMALL
    path, across = sample(spine, 16)
    travelled = distances(path)
    long = float(travelled[-1])

    def place(along: float, out: float) -> tuple[float, float]:
        i = min(int(np.searchsorted(travelled, min(max(along, 0.0), long))), len(path) - 1)
        ahead = max(0.0, along - long)
        nx, ny = across[i]
        return float(path[i][0] + nx * out + ny * ahead), float(path[i][1] + ny * out - nx * ahead)

    pieces: list[Region] = []
    veins: list[tuple[list[Point], Detail]] = []
    eyes: list[Point] = []
    for side, reaches in ((1, leaf.right), (-1, leaf.left)):
        step = long * (1 - leaf.stalk) / (len(reaches) + STAGGER)
        for k, out_to in enumerate(reaches):
            start = long * leaf.stalk + (k + (STAGGER if side < 0 else 0)) * step

            def at(
                out: float, ahead: float, start: float = start, reach: float = side * out_to, step: float = step
            ) -> Point:
                return place(start + ahead * step, reach * out)

            teeth = [p for tooth in (SMALL_LOBE if small else LOBE) for p in tooth]
            edge = [corner(at(*p[:2])) if len(p) > 2 else at(*p) for p in teeth]
            pieces.append(art.region([corner(at(-0.1, -0.5)), *edge, corner(at(-0.1, 0.96))]))
            veins.append(([at(0.02, -0.34), at(0.5, 0.06), at(0.98, 0.56)], Detail.MID))
            veins.append(([at(0.24, 0.06), at(0.5, 0.34), at(0.7, 0.78)], Detail.FULL))
            veins.append(([at(0.26, -0.12), at(0.46, -0.04), at(0.68, 0.04)], Detail.FULL))
            if k and not small:
                eyes.append(at(0.27, -0.14))
    widths = [leaf.breadth * (1 - 0.72 * k / (len(spine) - 1)) for k in range(len(spine))]
    joints: list[Joint] = [(p[0], p[1], width) for p, width in zip(spine, widths, strict=True)]
    pieces.append(tube_region(art, joints))
    tip = max(reaches[-1] for reaches in (leaf.right, leaf.left) if reaches)
    pieces.append(
        art.region(
            [
                place(long - tip, 0),
                place(long - tip * 0.1, tip * 0.36),
                corner(place(long + tip * 1.1, 0)),
                place(long - tip * 0.1, -tip * 0.36),
            ]
        )
    )
    merged = largest(shapely.union_all(pieces).buffer(0.5).buffer(-0.9).buffer(0.4))
    area = art.shape(shapely.Polygon(merged.exterior), leaf.ink, 2.2, hatch=Hatch(40, 9, 0.2, 2.4, 1.1, dots=False))
    for points, detail in veins:
        art.line(points, 1.2, (1, 0.8, 0.12), clip=area, detail=detail)
    for eye in eyes:
        art.ink(art.circle(eye[0], eye[1], 1.5), clip=area)
    art.line(as_points([*path[::8], path[-1]]), 2.4, (1, 0.8, 0.15), clip=area, peak=0.3)
