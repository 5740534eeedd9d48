"""The ace of batons: one big bent cudgel bound with cord, an acanthus winding up it, and four sprays behind."""

from collections.abc import Sequence
from typing import Final

import numpy as np

from art.napoletane.pips.acanthus import Acanthus, acanthus
from art.plates import Detail, Drawing, Hatch, Joint, Point, Region, Ring, sample, shade_tube, tube_region

SPINE: Final[Sequence[Joint]] = (
    (60, 452, 30),
    (96, 432, 38),
    (130, 394, 46),
    (147, 340, 50),
    (148, 280, 55),
    (152, 222, 66),
    (170, 162, 84),
    (200, 114, 97),
)
"""Butt to head, page coordinates; the head is closed by a circle."""
HEAD: Final = (208, 98, 49)


def curled_leaf(art: Drawing) -> None:
    """Red leaf that grows out left behind the stalk and rolls up under itself (page coordinates)."""
    acanthus(
        art,
        [(144, 392), (126, 362), (102, 340), (74, 336), (52, 350), (47, 374), (60, 390), (75, 384), (74, 371)],
        Acanthus(
            (16, 20, 24, 26, 24, 20, 15, 0), (14, 14, 0, 0, 0), (13, 14, 15, 15, 14, 13, 12, 10, 8), "red", eye=True
        ),
    )


def hanging_leaf(art: Drawing) -> None:
    """Green leaf that grows out right behind the stalk and hangs over (page coordinates)."""
    acanthus(
        art,
        [(142, 382), (174, 366), (204, 370), (224, 390), (234, 418), (230, 440)],
        Acanthus((0, 8, 17, 20, 15), (0, 15, 24, 25, 20, 12), (9, 9, 8, 7, 5.5, 3), "green"),
    )


def _gold_sprays(art: Drawing) -> None:
    """Leaves that grow out behind the stalk: a tall one left, a low one right."""
    acanthus(
        art,
        [(152, 384), (126, 340), (104, 302), (88, 262), (80, 224), (62, 202)],
        Acanthus((0, 14, 18, 20, 18, 12), (0, 16, 23, 26, 24, 20, 12), (10, 10, 9, 8, 6, 3)),
    )
    acanthus(
        art,
        [(146, 386), (180, 348), (208, 318), (229, 284), (238, 252), (256, 232)],
        Acanthus((0, 18, 25, 26, 22, 13), (0, 14, 19, 20, 17, 11), (10, 10, 9, 8, 6, 3)),
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


def _bark(art: Drawing, body: Region) -> None:
    """Cracks along the grain."""
    inside = body.buffer(-5)
    for x, y, lean, long, detail in (
        (132, 236, -1, 19, Detail.MID),
        (136, 288, 0, 17, Detail.FULL),
        (140, 318, -2, 14, Detail.MID),
        (236, 108, 8, 18, Detail.MID),
        (222, 142, 9, 15, Detail.FULL),
        (202, 190, 8, 16, Detail.MID),
        (184, 232, 4, 14, Detail.FULL),
        (116, 402, -12, 13, Detail.MID),
        (92, 434, -13, 8, Detail.FULL),
    ):
        art.line(
            [(x + lean, y - long), (x - 1, y - long * 0.3), (x + 2, y + long * 0.4), (x - lean, y + long)],
            1.7,
            (0.2, 1, 0.2),
            clip=inside,
            detail=detail,
        )


def _climbing_leaf(art: Drawing) -> None:
    """The acanthus that comes round the right edge, sweeps over the border of the inks and rolls over the left."""
    acanthus(
        art,
        [
            (164, 352),
            (167, 326),
            (165, 296),
            (157, 256),
            (154, 214),
            (160, 172),
            (174, 134),
            (180, 102),
            (174, 78),
            (158, 68),
        ],
        Acanthus(
            (14, 24, 28, 31, 33, 33, 31, 24, 13),
            (0, 18, 26, 31, 34, 32, 27, 19, 10),
            (8, 9, 9, 9, 9, 8, 7, 6, 5, 3),
            line=2.3,
        ),
    )


def _butt(art: Drawing) -> None:
    """The slanting green cut with its year rings."""
    cut = art.shape(
        [(44, 440), (54, 434), (68, 440), (78, 454), (80, 468), (70, 474), (56, 466), (46, 454)], "green", line=2.6
    )
    if art.detail > Detail.SMALL:
        art.line([(52, 442), (66, 448), (74, 466)], 1.6, (0.4, 1, 0.4), clip=cut)
        art.line([(57, 452), (63, 458), (68, 467)], 1.4, (0.4, 1, 0.4), clip=cut)


def ace_cudgel(art: Drawing) -> None:
    """The ace of batons (page coordinates): head up right, slanting green cut down left."""
    _gold_sprays(art)
    curled_leaf(art)
    hanging_leaf(art)
    trunk = tube_region(art, SPINE, caps=False).union(art.circle(*HEAD))
    body = art.shape(trunk.buffer(24).buffer(-32).buffer(8), "green", line=2.9)
    red: list[Point] = [
        (0, 520, 1),
        (0, 20, 1),
        (150, 20, 1),
        (168, 84),
        (170, 128),
        (158, 176),
        (150, 222),
        (154, 262),
        (168, 298),
        (180, 336),
        (200, 380, 1),
        (220, 520, 1),
    ]
    art.tint(red, "red", clip=body)
    shade_tube(art, [*SPINE, (216, 80, 86), (224, 56, 52)], body, Ring(0.56, 2.6, 1.7, 0.2, 0.12))
    art.hatch(body, Hatch(58, 13, 0.12, 3.0, 1.2, dots=False))
    art.ink(body.boundary.buffer(art.stroke_width(1.4)))
    _bark(art, body)
    _climbing_leaf(art)
    _cord(art, body)
    _butt(art)
