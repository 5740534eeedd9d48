"""Acanthus: one long leaf with rounded lobes of unequal size, and a tip that rolls up."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

import numpy as np
import shapely
from shapely.geometry import Polygon

from art.plates import Detail, Drawing, Hatch, Joint, Point, Points, Region, corner, largest, sample, tube_region

OffSpine = Callable[[float, float], Point]
"""A point so far out and so many steps ahead of one place on the spine."""


@dataclass(frozen=True)
class Acanthus:
    """Shape of a leaf: reach of the lobes to the right and left of one who goes from base to tip (0 leaves a gap),
    breadth of the leaf between them at each point of the spine, ink, outline, whether the lobes have veins."""

    right: Sequence[float]
    left: Sequence[float]
    core: Sequence[float]
    ink: str = "gold"
    line: float = 2.1
    veins: bool = True


def _lobe(at: OffSpine, reach: float) -> list[Point]:
    """A round lobe bent forward, with a small point behind the main one."""
    return [
        at(-1, -0.5),
        at(reach * 0.42, -0.56),
        corner(at(reach * 0.74, -0.4)),
        at(reach * 0.82, -0.14),
        at(reach * 1.02, 0.16),
        corner(at(reach * 1.1, 0.6)),
        at(reach * 0.82, 0.5),
        at(reach * 0.5, 0.34),
        at(reach * 0.2, 0.3),
        at(-1, 0.5),
    ]


def acanthus(art: Drawing, spine: Points, shape: Acanthus) -> Region:
    """An acanthus leaf along an open spline, base first; returns its page region.

    A spine that ends in a hook gives a rolled tip; a ball marks the heart of the roll."""
    path, across = sample(spine, 14)
    along = np.stack([across[:, 1], -across[:, 0]], 1)
    travelled = np.concatenate([[0], np.cumsum(np.hypot(*np.diff(path, axis=0).T))])
    pieces: list[Region] = []
    veins: list[list[Point]] = []
    for side, reaches in ((1, shape.right), (-1, shape.left)):
        if art.detail == Detail.SMALL and len(reaches) > 5:
            reaches = reaches[::2]
        step = float(travelled[-1]) / (len(reaches) + 0.3)
        for k, reach in enumerate(reaches):
            i = int(np.searchsorted(travelled, (k + 0.55) * step))

            def at(out: float, ahead: float, i: int = i, side: int = side, step: float = step) -> Point:
                x, y = path[i] + across[i] * side * out + along[i] * step * ahead
                return float(x), float(y)

            if reach:
                pieces.append(art.region(_lobe(at, reach)))
                veins.append([at(1, -0.8), at(reach * 0.5, -0.3), at(reach * 0.92, 0.36)])
    core: list[Joint] = [(p[0], p[1], width) for p, width in zip(spine, shape.core, strict=True)]
    pieces.append(tube_region(art, core))
    merged = largest(shapely.union_all(pieces).buffer(0.5).buffer(-0.5))
    area = art.shape(Polygon(merged.exterior), shape.ink, shape.line, hatch=Hatch(38, 7, 0.32, 2.3, 1.05, dots=False))
    art.line([(float(x), float(y)) for x, y in [*path[::6], path[-1]]], 1.9, (1, 0.8, 0.3), clip=area)
    for vein in veins if shape.veins else ():
        art.line(vein, 1.2, (0.9, 0.8, 0.1), clip=area, detail=Detail.MID)
    x, y = spine[-1][:2]
    art.shape(art.circle(x, y, shape.core[-1] * 0.72), shape.ink, line=shape.line)
    return area
