"""Cloaks: hanging folds, turned-back edges, woven linings, ermine, deep shade.

Coordinates are card units.  Every fold is a tapered stroke with ribs on its shadow side."""

import math
from collections.abc import Sequence
from typing import Final

from art.plates import Detail, Drawing, Hatch, Point, Points, Region, corner, fold, polygon, sample

CONTOUR: Final = 2.5
RIDGE_LIP: Final = Hatch(88, 6, 0.06, 2.7, 1.1)
"""Shade under the hem of a fold."""
LINING: Final = Hatch(15, 14, 0.12, 2.6, 1.3)
"""Shade along the edge of a lining."""


def hanging_folds(
    art: Drawing,
    edges: Sequence[Points],
    fill: str,
    lining: str,
    bulge: float = 7,
    *,
    lift: float,
    light: float = 0.27,
    sway: float = 4.5,
) -> None:
    """Cloth falling in pipe folds onto the slab or close to it.

    `edges` are open splines from top to hem; panel i lies between edges i and i + 1.  Panels 1, 3, ... are receding
    valleys (drawn first, hem lifted by `lift`, the lining visible below), the others ridges whose hems `bulge`
    forward. `sway` bends the inner points of the edges sideways in an S; `light` is the shaded share of a ridge."""
    bent = [
        [
            (p[0] + (sway * math.sin(j * 2.3 + i * 0.8) if 0 < j < len(edge) - 1 else 0), p[1])
            for j, p in enumerate(edge)
        ]
        for i, edge in enumerate(edges)
    ]

    def outline(i: int, sag: float) -> list[Point]:
        a, b = bent[i], bent[i + 1]
        (ax, ay), (bx, by) = a[-1], b[-1]
        hem = [(ax + (bx - ax) * t, ay + (by - ay) * t + sag * bow) for t, bow in ((0.25, 0.8), (0.5, 1), (0.75, 0.8))]
        return [corner(a[0]), *a[1:-1], corner(a[-1]), *hem, corner(b[-1]), *b[-2:0:-1], corner(b[0])]

    for i in range(1, len(bent) - 1, 2):
        art.shape(outline(i, bulge * 0.4), lining, line=CONTOUR * 0.8, hatch=Hatch(90, 9, 0.8, 2.4, 1.3))
        valley = art.shape(outline(i, -lift), fill, line=CONTOUR * 0.85, hatch=Hatch(18, 17, 0.62, 2.4))
        art.hatch(valley, Hatch(62, 8, 0.3, 3.0, 1.1))
    for i in range(0, len(bent) - 1, 2):
        area = art.shape(outline(i, bulge), fill, line=CONTOUR, hatch=[Hatch(15, 17, light, 2.5, 1.4), RIDGE_LIP])
        a, b = bent[i], bent[i + 1]
        (ax, ay), (bx, by) = a[-1], b[-1]
        art.line(
            [(ax + 2, ay - 4), ((ax + bx) / 2, (ay + by) / 2 + bulge - 6), (bx - 2, by - 4)],
            1.2,
            (0.2, 1, 0.2),
            clip=area,
            detail=Detail.MID,
        )
        if abs(bx - ax) > 13 and len(a) > 2:
            for share, rise, hook, detail in ((0.36, 10, 4, Detail.MID), (0.68, 34, -3, Detail.FULL)):
                inner = [
                    (p[0] + (q[0] - p[0]) * share, p[1] + (q[1] - p[1]) * share)
                    for p, q in zip(a[1:], b[1:], strict=True)
                ]
                inner[-1] = (inner[-1][0], inner[-1][1] - rise)
                fold(art, inner, area, 1.5, depth=6, detail=detail, hook=hook)


def turnback(art: Drawing, edge: Points, width: float, lining: str) -> None:
    """S-folded front edge of a cloak: along the open spline `edge` (top to hem) the cloth turns over to the left in
    three leaf-shaped lobes that show the lining, woven with lozenges."""
    path, _ = sample(edge, 14)
    last = len(path) - 1
    waves = 3

    def at(t: float, out: float) -> Point:
        x, y = path[min(last, max(0, round(t * last)))]
        return float(x) - out, float(y)

    for k in range(waves - 1, -1, -1):
        t0, h = k / waves, 1 / waves
        grow = width * (0.72 + 0.28 * (k + 1) / waves)
        outline = [
            corner(at(t0, 0)),
            at(t0 + h * 0.3, grow * 0.42),
            at(t0 + h * 0.66, grow * 0.95),
            at(t0 + h * 0.90, grow),
            at(t0 + h * 1.03, grow * 0.62),
            corner(at(t0 + h * 1.10, -1)),
            at(t0 + h * 0.6, -2),
        ]
        area = art.shape(outline, lining, line=2.1, hatch=[Hatch(95, 13, 0.38, 2.4, 1.3), Hatch(15, 6, 0.3, 2.6, 1.1)])
        damask(art, area, 16, "lozenge")
        art.line(
            [at(t0 + h * 0.12, 1), at(t0 + h * 0.5, grow * 0.38), at(t0 + h * 0.84, grow * 0.46)],
            1.4,
            (0.2, 1, 0.3),
            clip=area,
            detail=Detail.MID,
        )
        art.line(
            [at(t0 + h * 0.3, 2), at(t0 + h * 0.6, grow * 0.66), at(t0 + h * 0.88, grow * 0.74)],
            1.0,
            (0.2, 1, 0.3),
            clip=area,
            detail=Detail.FULL,
        )


def pooled_train(art: Drawing, x: float, y: float, fill: str, lining: str) -> None:
    """End of a train that slides down to the right from under a cloak at (x, y) and lies on the slab in zigzag folds,
    51 units wide, its lining in the bends of the hem."""
    with art.at(x, y):
        bends = [(-14, -2, 1), (20, 0), (48, 9), (43, 18), (29, 22), (6, 24), (-16, 14, 1)]
        art.shape(bends, lining, line=CONTOUR * 0.8, hatch=Hatch(90, 9, 0.8, 2.4, 1.3))
        outline: list[Point] = [
            (-20, -44, 1),
            (4, -30),
            (20, -12),
            (38, 0),
            (51, 10, 1),
            (38, 10),
            (43, 19, 1),
            (25, 16),
            (27, 24, 1),
            (9, 19),
            (5, 26, 1),
            (-8, 19),
            (-20, 14, 1),
        ]
        train = art.shape(outline, fill, line=CONTOUR, hatch=[Hatch(70, 12, 0.3, 2.4, 1.3), RIDGE_LIP])
        for line in (
            [(-8, -32), (12, -10), (38, 10)],
            [(-12, -20), (4, -2), (25, 16)],
            [(-15, -8), (-4, 6), (9, 19)],
        ):
            fold(art, line, train, 1.9, depth=8, angle=80, taper=(0.1, 1, 0.6))


def damask(art: Drawing, clip: Region, pitch: float, motif: str = "palmette") -> None:
    """Woven ornament on the page region `clip`: staggered palmettes or lozenges `pitch` units apart."""
    if art.detail == Detail.SMALL or clip.is_empty:
        return
    x0, y0, x1, y1 = clip.bounds
    inside = clip.buffer(-1.5)
    row = 0
    y = y0 + pitch * 0.4
    while y < y1:
        x = x0 + pitch * (0.75 if row % 2 else 0.25)
        while x < x1:
            _ornament(art, x, y, motif, pitch / 26, inside)
            x += pitch
        y += pitch * 0.62
        row += 1


def _ornament(art: Drawing, x: float, y: float, motif: str, k: float, clip: Region) -> None:
    """One woven motif at (x, y): a palmette scaled by `k`, or a lozenge."""
    if motif == "palmette":
        for f in (-1, 1):
            outer = [(x, y + 8 * k), (x + f * 7 * k, y + 5 * k), (x + f * 8 * k, y - 3 * k), (x + f * 3 * k, y - 4 * k)]
            art.line(outer, 1.5, (0.3, 1, 0.3), clip=clip)
            inner = [(x, y + 4 * k), (x + f * 3.4 * k, y + k), (x, y - 8 * k)]
            art.line(inner, 1.3, (0.3, 1, 0.3), clip=clip, detail=Detail.FULL)
        art.ink(art.circle(x, y - 10 * k, 1.3 * k), clip=clip)
    else:
        art.ink(polygon([(x, y - 5), (x + 4, y), (x, y + 5), (x - 4, y)]).boundary.buffer(0.6), clip=clip)
        art.ink(art.circle(x, y, 1.2), clip=clip)


def cross_shade(art: Drawing, clip: Region) -> None:
    """Deep shade inside a cloak: strokes from its right edge, crossed near the top by steep ones."""
    art.hatch(clip, Hatch(24, 44, 0.5, 2.6, 1.3, 0.06, dots=False))
    art.hatch(clip, Hatch(270, 80, 0.36, 3.2, 1.2, 0.02, dots=False))


def ermine(art: Drawing, clip: Region, spots: Points) -> None:
    """Ermine tails at each spot: one tapering tail."""
    for x, y, *_ in spots:
        art.line([(x, y), (x - 0.6, y + 5), (x + 0.4, y + 10)], 3.6, (0.35, 1, 0.1), clip=clip, peak=0.35)
