"""The ace of batons: one big bent cudgel bound with cord, an acanthus winding up it, and four sprays behind."""

from collections.abc import Sequence
from typing import Final

import numpy as np

from art.napoletane.pips.acanthus import Acanthus, acanthus
from art.plates import Detail, Drawing, Hatch, Joint, Point, Region, Ring, sample, shade_tube, tube, tube_region

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
        [(144, 390), (122, 356), (94, 338), (66, 342), (48, 362), (52, 384), (70, 388), (77, 375), (68, 368)],
        Acanthus(
            (8, 12, 15, 18, 20, 19, 18, 16, 14, 12, 10), (5, 12, 8, 0, 0, 0), (9, 11, 13, 14, 13, 12, 11, 9, 7), "red"
        ),
    )


def vine_leaf(art: Drawing) -> None:
    """Green five-lobed vine leaf hanging on a stalk from (152, 370) to the lower right (page coordinates)."""
    tube(art, [(140, 380, 7), (172, 366, 6), (196, 370, 6), (206, 384, 5)], "green", line=1.9)
    outline: list[Point] = [
        (203, 378, 1),
        (214, 360),
        (236, 354, 1),
        (236, 366),
        (256, 368, 1),
        (250, 384),
        (266, 398, 1),
        (252, 406),
        (254, 428, 1),
        (238, 420),
        (226, 440, 1),
        (216, 422),
        (198, 422, 1),
        (202, 408),
        (190, 396, 1),
    ]
    area = art.shape(outline, "green", line=2.4, hatch=Hatch(40, 14, 0.42))
    for x, y, detail in (
        (236, 356, Detail.MID),
        (254, 370, Detail.SMALL),
        (264, 398, Detail.MID),
        (251, 426, Detail.MID),
        (226, 437, Detail.SMALL),
        (200, 420, Detail.MID),
    ):
        rib = [(206, 384), ((206 + x) / 2 + 3, (384 + y) / 2 + 1), (206 + (x - 206) * 0.86, 384 + (y - 384) * 0.86)]
        art.line(rib, 1.6, (1, 0.8, 0.1), clip=area, detail=detail)


def _gold_sprays(art: Drawing) -> None:
    """Two sprays of acanthus that grow out behind the stalk, a tall one left and a low one right."""
    acanthus(
        art,
        [(150, 376), (120, 324), (92, 284), (74, 240), (76, 196), (92, 170), (110, 172), (111, 187), (101, 188)],
        Acanthus(
            (6, 18, 12, 16, 8, 0, 0, 0, 0),
            (8, 15, 20, 14, 19, 16, 14, 12, 10, 8, 6),
            (7, 9, 11, 11, 11, 11, 10, 8, 6),
        ),
    )
    acanthus(
        art,
        [(140, 380), (180, 338), (214, 312), (240, 280), (244, 250), (231, 237), (218, 244), (221, 256), (230, 254)],
        Acanthus(
            (6, 15, 20, 16, 18, 13, 11, 9, 7, 6),
            (6, 17, 13, 7, 0, 0, 0),
            (7, 9, 11, 12, 11, 10, 9, 7, 6),
        ),
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
            (160, 350),
            (166, 330),
            (166, 300),
            (154, 258),
            (150, 214),
            (157, 170),
            (171, 130),
            (175, 92),
            (160, 68),
            (140, 74),
            (139, 92),
            (152, 97),
            (157, 86),
        ],
        Acanthus(
            (6, 14, 23, 18, 26, 20, 24, 19, 17, 15, 13, 11, 9, 7),
            (6, 12, 21, 25, 19, 24, 14, 0, 0, 0, 0),
            (7, 9, 12, 14, 15, 15, 15, 15, 14, 13, 11, 9, 6),
            line=2.2,
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
    vine_leaf(art)
    trunk = tube_region(art, SPINE, caps=False).union(art.circle(*HEAD))
    body = art.shape(trunk.buffer(24).buffer(-32).buffer(8), "green", line=2.9)
    red: list[Point] = [
        (0, 520, 1),
        (0, 20, 1),
        (196, 20, 1),
        (186, 80),
        (172, 128),
        (157, 176),
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
