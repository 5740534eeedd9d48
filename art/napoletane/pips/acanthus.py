"""Acanthus: a broad leaf whose fingered lobes overlap along a rib that rolls up at its end."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

import numpy as np

from art.plates import Detail, Drawing, Hatch, Joint, Point, Points, as_points, corner, distances, sample, tube_region

OffSpine = Callable[[float, float], Point]
"""A point so far out and so many steps ahead of one place on the spine."""


@dataclass(frozen=True)
class Acanthus:
    """Shape of a broad leaf: reach of the lobes to the right and left of one who goes from base to tip, breadth of the
    rib at each point of the spine."""

    right: Sequence[float]
    left: Sequence[float]
    rib: Sequence[float]


INK: Final = "gold"
LINE: Final = 1.8
FINGERS: Final = (
    ((-1, -0.7), (0.34, -0.86), (0.62, -0.72), (0.82, -0.44), (0.84, -0.2), (0.66, -0.08, 1)),
    ((0.86, -0.04), (1.02, 0.22), (1.04, 0.52), (0.84, 0.52, 1)),
    ((0.98, 0.74), (0.98, 1.12), (0.86, 1.4, 1)),
    ((0.58, 1.22), (0.3, 0.84), (-1, 0.5)),
)
"""Edge of one lobe, in its reach outwards and in steps ahead: two round fingers and a point, then the way back."""


def _lobe(at: OffSpine, reach: float, small: bool) -> list[Point]:
    """Outline of a lobe; its fingers are one round edge when small."""
    if small:
        edge = ((-1, -0.6), (reach * 0.55, -0.55), (reach * 0.98, -0.1), (reach, 0.34))
        return [*(at(*p) for p in edge), corner(at(reach * 0.9, 0.84)), at(reach * 0.5, 0.66), at(-1, 0.4)]
    return [
        corner(at(max(-1, p[0] * reach), p[1])) if len(p) > 2 else at(max(-1, p[0] * reach), p[1])
        for finger in FINGERS
        for p in finger
    ]


def acanthus(art: Drawing, spine: Points, shape: Acanthus) -> None:
    """A broad leaf along an open spline, base first: lobes painted from the tip down, each lying over the next one
    ahead, then the rib and the eye that it rolls up round."""
    small = art.detail == Detail.SMALL
    path, across = sample(spine, 14)
    along = np.stack([across[:, 1], -across[:, 0]], 1)
    travelled = distances(path)
    lobes: list[tuple[float, OffSpine, float]] = []
    for side, reaches in ((1, shape.right), (-1, shape.left)):
        taken = reaches[1::2] if small and len(reaches) > 4 else reaches
        step = float(travelled[-1]) / (len(taken) + 0.7)
        for k, reach in enumerate(taken):
            i = int(np.searchsorted(travelled, (k + 0.8) * step))

            def at(out: float, ahead: float, i: int = i, side: int = side, step: float = step) -> Point:
                x, y = path[i] + across[i] * side * out + along[i] * step * ahead * 0.92
                return float(x), float(y)

            if reach:
                lobes.append((k * step, at, reach))
    for _, place, reach in sorted(lobes, key=lambda entry: -entry[0]):
        area = art.shape(_lobe(place, reach, small), INK, LINE, hatch=Hatch(40, 7, 0.3, 2.3, 1.05, dots=False))
        for vein, width, detail in (
            ([place(0, -0.5), place(reach * 0.45, 0.1), place(reach * 0.8, 1.1)], 1.5, Detail.MID),
            ([place(reach * 0.1, -0.4), place(reach * 0.5, -0.2), place(reach * 0.9, 0.3)], 1.1, Detail.FULL),
            ([place(reach * 0.1, -0.56), place(reach * 0.4, -0.5), place(reach * 0.7, -0.34)], 1.0, Detail.FULL),
        ):
            art.line(vein, width, (1, 0.8, 0.15), clip=area, detail=detail)
    joints: list[Joint] = [(p[0], p[1], width) for p, width in zip(spine, shape.rib, strict=True)]
    rib = art.shape(tube_region(art, joints), INK, LINE, hatch=Hatch(38, 5, 0.4, 2.3, 1.05, dots=False))
    art.line(as_points([*path[::6], path[-1]]), 1.5, (1, 0.8, 0.3), clip=rib, detail=Detail.MID)
    x, y = spine[-1][:2]
    art.shape(art.circle(x, y, shape.rib[-1] * 0.72), INK, line=LINE)
