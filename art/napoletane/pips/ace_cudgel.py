"""The ace of batons: one big bent cudgel bound with cord, and four acanthus leaves that grow behind the cord."""

from collections.abc import Sequence
from typing import Final

import numpy as np

from art.napoletane.pips.foliage import Leaf, scroll_leaf
from art.plates import (
    Detail,
    Drawing,
    Joint,
    Point,
    Region,
    Ring,
    as_points,
    corner,
    lengthwise,
    sample,
    shade_tube,
    tube_region,
)

SPINE: Final[Sequence[Joint]] = (
    (58, 456, 28),
    (98, 433, 36),
    (132, 392, 43),
    (147, 338, 48),
    (150, 280, 56),
    (158, 222, 69),
    (178, 166, 90),
    (208, 118, 110),
)
"""Butt to head, in the coordinates of the ace: those of a card, laid a little too low."""
HEAD: Final[Sequence[Point]] = ((184, 70), (212, 52), (244, 54), (265, 80))
"""Top of the head from left to right."""


def _outline() -> list[Point]:
    """Edge of the club: up its left side, over the head, down its right side."""
    line, normals = sample(SPINE, 20)
    ends = [line[20 * k] + side * normals[20 * k] * joint[2] / 2 for side in (-1, 1) for k, joint in enumerate(SPINE)]
    edge = as_points(ends)
    left, right = edge[: len(SPINE)], edge[len(SPINE) :]
    return [corner(left[0]), *left[1:], *HEAD, *right[:0:-1], corner(right[0])]


def _leaves(art: Drawing) -> None:
    """Leaves that grow behind the cord: a tall gold one that follows the club and turns away at its tip, a short one
    right, a red one that rolls out left, a green one that hangs over right."""
    scroll_leaf(
        art,
        [(152, 392), (118, 366), (88, 328), (75, 282), (82, 236), (86, 192), (70, 158), (42, 150)],
        Leaf((20, 27, 31, 31, 29, 23, 16), (16, 23, 28, 30, 29, 25, 17), 0.23, 9),
    )
    scroll_leaf(
        art,
        [(146, 388), (188, 360), (216, 328), (228, 292), (245, 271), (264, 278)],
        Leaf((20, 27, 25, 17), (20, 26, 26, 18), 0.26),
    )
    scroll_leaf(
        art,
        [(144, 398), (124, 366), (96, 348), (66, 352), (48, 376), (54, 402), (76, 406), (84, 392)],
        Leaf((18, 24, 26, 25, 20, 14), (), 0.14, 10, "red"),
    )
    scroll_leaf(
        art,
        [(142, 384), (178, 372), (212, 382), (234, 410), (236, 442)],
        Leaf((16, 22, 22, 15), (20, 25, 25, 17), 0.2, ink="green"),
    )


def _across(place: float, reach: float, bow: float) -> list[Point]:
    """An arc over the front of the club at the share `place` of its spine, `reach` half widths to either side."""
    line, normals = sample(SPINE, 20)
    i = round(place * (len(line) - 1))
    half = float(np.interp(place * (len(SPINE) - 1), range(len(SPINE)), [j[2] / 2 for j in SPINE]))
    (x, y), (nx, ny) = line[i], normals[i]
    sides = [s / 6 for s in range(-6, 7)]
    return [
        (
            float(x + nx * s * half * reach + ny * bow * (abs(s) ** 2.6 - 1)),
            float(y + ny * s * half * reach - nx * bow * (abs(s) ** 2.6 - 1)),
        )
        for s in sides
    ]


def _cord(art: Drawing, body: Region) -> None:
    """Three turns of gold cord that follow the round of the grip and vanish behind its edges."""
    around = body.buffer(1.6)
    strands = 6 if art.detail == Detail.SMALL else 11
    for place in (0.285, 0.332, 0.379):
        arc = _across(place, 1.14, -9)
        joints: list[Joint] = [(x, y, 11.5) for x, y in (p[:2] for p in arc)]
        turn = tube_region(art, joints, caps=False).intersection(around).buffer(-2.4).buffer(2.4)
        area = art.shape(turn, "gold", line=2.2)
        line, normals = sample(arc, 12)
        for k in range(strands):
            i = round((k + 0.5) / strands * (len(line) - 1))
            (x, y), (nx, ny) = line[i], normals[i]
            lean = [(float(x + nx * 6 + ny * 4), float(y + ny * 6 - nx * 4)), (float(x), float(y))]
            lean.append((float(x - nx * 6 - ny * 4), float(y - ny * 6 + nx * 4)))
            art.line(lean, 1.6, (0.6, 1, 0.6), clip=area)


def _grain(art: Drawing, body: Region) -> None:
    """Long lines along the sweep of the club, `out` of its width from its middle, and a few short cracks."""
    inside = body.buffer(-4)
    for start, stop, out, width, detail in (
        (0.42, 0.66, -0.28, 1.7, Detail.MID),
        (0.56, 0.86, -0.37, 1.5, Detail.FULL),
        (0.40, 0.55, -0.05, 1.5, Detail.FULL),
        (0.72, 0.92, 0.06, 1.6, Detail.FULL),
        (0.62, 0.78, -0.18, 1.3, Detail.FULL),
        (0.08, 0.24, -0.15, 1.7, Detail.MID),
        (0.05, 0.18, 0.1, 1.4, Detail.FULL),
    ):
        line = lengthwise(SPINE, out, 20)
        places = [round((start + (stop - start) * k / 4) * (len(line) - 1)) for k in range(5)]
        art.line([line[i] for i in places], width, (0.2, 1, 0.1), clip=inside, detail=detail)


def _butt(art: Drawing) -> None:
    """The slanting cut with its year rings."""
    cut = art.shape(
        [(42, 446), (50, 437), (64, 440), (76, 454), (80, 470), (72, 478), (58, 473), (46, 461)], "gold", line=2.6
    )
    if art.detail > Detail.SMALL:
        with art.at(61, 457, rot=-40):
            for size, width in ((0.66, 1.4), (0.36, 1.2)):
                ring = art.circle(0, 0, 11 * size, 20 * size).difference(
                    art.circle(0, 0, 11 * size - width, 20 * size - width)
                )
                art.ink(ring, clip=cut)
            art.ink(art.circle(0, 0, 1.6, 2.4), clip=cut)
            art.line([(2, 4), (4, 12), (3, 20)], 1.4, (0.3, 1, 0.6), clip=cut, detail=Detail.FULL)


def ace_cudgel(art: Drawing) -> None:
    """The ace of batons: head up right, slanting cut down left."""
    _leaves(art)
    body = art.shape(_outline(), "green", line=2.9)
    red: list[Point] = [
        (0, 520, 1),
        (0, 20, 1),
        (150, 20, 1),
        (176, 92),
        (180, 132),
        (168, 178),
        (158, 222),
        (157, 264),
        (166, 304),
        (180, 344),
        (200, 384, 1),
        (220, 520, 1),
    ]
    art.tint(red, "red", clip=body)
    axis = [*SPINE[:-1], (208, 120, 112), (224, 90, 106), (232, 58, 76)]
    shade_tube(art, axis, body, Ring(0.66, 2.5, 1.6, 0.2, 0.0, 20, (1.0, 0.5, 0.8, 0.6, 0.9, 0.44)))
    shade_tube(art, axis, body, Ring(0.22, 2.7, 1.2, -0.5, 0.0, 20, (1.0, 0.6)))
    art.ink(body.boundary.buffer(art.stroke_width(1.4)))
    art.line([p[:2] for p in red[3:10]], 1.7, (0.5, 1, 0.5), clip=body, detail=Detail.MID)
    _grain(art, body)
    _cord(art, body)
    _butt(art)
