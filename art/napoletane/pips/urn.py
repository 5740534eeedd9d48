"""The ace of cups: one huge lidded urn."""

from collections.abc import Sequence
from typing import Final

from art.napoletane.pips.acanthus import Acanthus, acanthus
from art.napoletane.pips.cups import gadroons, plinth
from art.plates import (
    Detail,
    Drawing,
    Hatch,
    Joint,
    Point,
    Region,
    Ring,
    fold,
    front_face,
    leaf,
    lengthwise,
    shade_tube,
    symmetric,
    tube,
)


def _mask_scrolls(art: Drawing) -> None:
    """Acanthus of the right side that grows out from under the mask and rolls up; origin = face centre."""
    acanthus(
        art,
        [(4, 20), (22, 25), (42, 23), (57, 13), (61, -3), (52, -15), (39, -13), (37, -2), (45, 1)],
        Acanthus((0, 7, 11, 12, 11, 9, 7, 0, 0), (0, 9, 12, 9, 0, 0, 0), (8, 9, 9, 8, 8, 7, 6, 6, 5)),
    )


LOCKS: Final[Sequence[Sequence[Joint]]] = (
    ((3, -24, 6), (16, -22, 8), (25, -10, 8.6), (23, 4, 8), (30, 14, 7), (28, 24, 4)),
    ((2, -25, 6), (12, -24, 8), (20, -14, 8), (19, 0, 7.6), (24, 11, 6.6), (20, 20, 4)),
    ((1, -26, 6), (8, -24, 8), (14, -17, 7.6), (16, -6, 6.6), (16.6, 4, 4)),
)
"""Locks of the mask's hair on the right side, outer ones first."""


def relief_mask(art: Drawing) -> None:
    """Woman's mask in gold relief between two acanthus scrolls, 140 wide x 62 high; origin = face centre."""
    small = art.detail == Detail.SMALL
    for flip in (True, False):
        with art.at(flip=flip):
            _mask_scrolls(art)
    for joints in LOCKS:
        for flip in (True, False):
            with art.at(flip=flip):
                lock = tube(art, joints, "ochre", line=1.9, hatch=Hatch(30, 4, 0.34, 2.2, 1.0, dots=False))
                art.line([j[:2] for j in joints], 1.2, (0.3, 1, 0.2), clip=lock, detail=Detail.MID)
    face: list[Point] = [(0, -20), (9, -18), (14, -9), (14.4, 2), (10.6, 13), (5.4, 19.6), (0, 21.4)]
    art.shape(symmetric(face), "gold", line=2.0, hatch=Hatch(18, 8, 0.26, 2.2, 1.1, dots=False))
    with art.at(0, 1, 1.06):
        front_face(art, lips="red", cheeks=not small, simple=small)
    for flip in (True, False):
        with art.at(flip=flip):
            brow: list[Point] = [(0, -27, 1), (9, -25), (15, -17), (15.6, -8, 1), (9, -15), (0, -19, 1)]
            hair = art.shape(brow, "ochre", line=1.8)
            art.line([(2, -23), (9, -20), (14, -12)], 1.1, (0.3, 1, 0.2), clip=hair, detail=Detail.MID)
    for x, size in ((-9, 3.0), (9, 3.0), (0, 4.6)):
        art.shape(art.circle(x, -25.6 + abs(x) * 0.2, size), "red", line=1.6)


def artichoke_finial(art: Drawing) -> None:
    """Green artichoke round a plain red bud; origin = bottom centre, 44 wide, 54 high."""
    small = art.detail == Detail.SMALL
    bud = symmetric([(0, -54, 1), (6, -47), (10, -38), (8, -29), (0, -26)])
    berry = art.shape(bud, "red", line=2.1, hatch=Hatch(25, 6, 0.36, 2.4, 1.1))
    for row, y in enumerate((-48, -43.6, -39.2, -34.8, -30.4)):
        for x in range(-10, 11, 4):
            seed = [(x + 2 * (row % 2) + dx, y + dy) for dx, dy in ((-2, 0), (0, 2.6), (2, 0))]
            art.line(seed, 1.1, (0.4, 1, 0.4), clip=berry, detail=Detail.MID)
    art.shape(symmetric([(0, -32), (7, -31), (10, -18), (9, 0)]), "green", line=1.9)
    for x, turn, length in ((-9, -36, 30), (9, 36, 30), (-5, -16, 34), (5, 16, 34), (0, 0, 30)):
        with art.at(x * 0.7, 0, rot=turn):
            leaf(art, length, 15, "green", 1.9, vein=not small)


def _foot(art: Drawing) -> None:
    """Plinth, leafy gold foot and knot."""
    plinth(art, 70, 198, 222)
    foot = art.shape(
        symmetric([(15, 150), (20, 164), (40, 180), (60, 190, 1), (60, 199, 1)]),
        "gold",
        line=2.4,
        hatch=Hatch(25, 16, 0.32),
    )
    art.line([(-58, 190), (0, 193), (58, 190)], 1.6, (1, 1, 1), clip=foot)
    for x, turn, length in ((-33, 8, 15), (33, -8, 15), (-17, 4, 23), (17, -4, 23), (0, 0, 32)):
        with art.at(x, 190, rot=turn):
            leaf(art, length, 15, "red", 1.7, vein=art.detail > Detail.SMALL)
    art.shape(symmetric([(0, 141), (17, 141), (23, 147), (17, 154), (0, 155)]), "red", line=2.2)


PROFILE: Final[list[Point]] = [
    (84, -122, 1),
    (72, -106),
    (65, -86),
    (68, -66),
    (79, -46),
    (90, -24),
    (98, 4),
    (101, 36),
    (97, 68),
    (85, 98),
    (62, 124),
    (36, 139),
    (16, 148, 1),
]
"""Right edge of the vessel from lip to foot, one line."""


def _zone(art: Drawing, body: Region, top: float, low: float) -> Region:
    """The part of the vessel between the heights `top` and `low` of its edge, both borders sagging in the middle."""
    sag = 9
    upper: list[Point] = [(-130, top), (-60, top + sag * 0.7), (0, top + sag), (60, top + sag * 0.7), (130, top)]
    lower: list[Point] = [(x, y - top + low) for x, y in upper]
    return body.intersection(art.region([*upper, *lower[::-1]], smooth=False))


def _gadroon_band(art: Drawing) -> None:
    """Blue eggs round the shoulder, narrower towards the edges."""
    small = art.detail == Detail.SMALL
    count = 5 if small else 7
    for i in sorted(range(count), key=lambda i: -abs(i - (count - 1) / 2)):
        t = (i - (count - 1) / 2) / ((count - 1) / 2)
        x, y = 84 * t / (1 + 0.08 * t * t), -19 - 7.5 * t * t
        width = (15 if small else 12.2) * (1 - 0.36 * abs(t))
        art.shape(art.circle(x, y, width, 18), "blue", line=2.0, hatch=Hatch(20, 9, 0.5, 2.5, 1.2))
        if not small:
            art.tint(art.circle(x - 3.6 * (1 - 0.3 * abs(t)), y - 5, 1.7, 7), "cream")


def _vessel(art: Drawing) -> None:
    """Red neck, band of blue gadroons, gold belly with the mask and green fluted underside within one profile."""
    small = art.detail == Detail.SMALL
    body = art.shape(symmetric([(0, -122), *PROFILE, (0, 149)]), "gold", line=2.6)
    underside = art.shape(_zone(art, body, 72, 160), "green", line=2.4)
    gadroons(art, 5 if small else 9, 86, 22, 86, 147, "green")
    art.hatch(underside, Hatch(20, 34, 0.42, 2.7, 1.7))
    belly = art.shape(_zone(art, body, -2, 78), "gold", line=2.4)
    for hatch in (Hatch(12, 30, 0.3, 2.5, 1.5, 0.3), Hatch(52, 14, 0.1, 3.0, 1.2, dots=False)):
        art.hatch(belly, hatch)
    for y in (4, 73):
        art.line(
            [(-101, y), (-60, y + 6.3), (0, y + 9), (60, y + 6.3), (101, y)], 1.6, (1, 1, 1), belly, detail=Detail.MID
        )
    for y in range(10, 72, 3):
        ground = [(-101, y), (-60, y + 6.3), (0, y + 9), (60, y + 6.3), (101, y)]
        art.line(ground, 1.0, (0.9, 1, 0.9), belly, detail=Detail.FULL)
    with art.at(0, 47, 1.2):
        relief_mask(art)
    art.shape(_zone(art, body, -50, -2), "blue", line=2.4)
    _gadroon_band(art)
    neck = art.shape(
        _zone(art, body, -130, -50),
        "red",
        line=2.4,
    )
    waist: list[Joint] = [(0, -122, 168), (0, -104, 142), (0, -86, 130), (0, -66, 138), (0, -40, 164)]
    shade_tube(art, waist, neck, Ring(0.34, 2.6, 1.5, 0.3, 0.0, 12))
    for y, detail in ((-66, Detail.MID), (-58, Detail.SMALL)):
        rule = [(-84, y), (-40, y + 5.6), (0, y + 8.4), (40, y + 5.6), (84, y)]
        art.line(rule, 1.7, (1, 1, 1), clip=neck, detail=detail)
    for i in range(-2, 3) if not small else ():
        with art.at(i * 24, -84 - abs(i) * 1.6):
            art.shape([(0, -12), (6, 0), (0, 12), (-6, 0)], "gold", line=1.8, smooth=False)
            art.ink(art.circle(0, 0, 1.7))
    art.ink(body.boundary.buffer(art.stroke_width(1.3)))


def _lid(art: Drawing) -> None:
    """Gold dome, blue rim, finial."""
    dome = art.shape(
        symmetric([(0, -170), (18, -169), (42, -159), (63, -145), (76, -128, 1), (40, -118), (0, -115)]),
        "gold",
        line=2.6,
        hatch=[Hatch(20, 28, 0.34, 2.5, 1.5, 0.3), Hatch(58, 11, 0.14, 3.0, 1.2, dots=False)],
    )
    for x in (-58, -35, -12, 12, 35, 58):
        rib = [(x * 0.22, -168), (x * 0.78, -150), (x * 1.05, -120)]
        fold(art, rib, dome, 1.6, depth=7, taper=(0.3, 1, 0.4), detail=Detail.MID)
    art.shape(
        [
            (-84, -132),
            (-44, -121),
            (0, -118),
            (44, -121),
            (84, -132),
            (88, -126),
            (82, -118),
            (44, -108),
            (0, -105),
            (-44, -108),
            (-82, -118),
            (-88, -126),
        ],
        "blue",
        line=2.4,
    )
    art.line([(-80, -124), (-40, -114.5), (0, -111.5), (40, -114.5), (80, -124)], 1.4, (0.2, 1, 0.2), detail=Detail.MID)
    with art.at(0, -168, 1.18):
        artichoke_finial(art)
    art.shape(symmetric([(0, -174), (18, -172), (22, -166), (16, -160), (0, -158)]), "red", line=2.2)


def lidded_urn(art: Drawing) -> None:
    """The whole urn: 254 wide with handles, y from -232 (finial) to 222 (plinth); origin = centre."""
    for flip in (True, False):
        with art.at(flip=flip):
            strap: list[Joint] = [
                (54, -76, 13),
                (74, -91, 14),
                (90, -105, 15),
                (106, -102, 17),
                (117, -84, 18.5),
                (114, -52, 17),
                (103, -28, 15),
                (101, -2, 13),
                (112, 10, 11),
                (123, 0, 10),
                (116, -10, 9),
            ]
            area = tube(art, strap, "cream", line=2.3)
            shade_tube(art, strap, area, Ring(0.3, 2.4, 1.1, 0.2, 0.0, 30))
            for out, width, detail in ((0.2, 1.5, Detail.MID), (-0.2, 1.1, Detail.FULL)):
                art.line(lengthwise(strap, out, 8)[4:], width, (0.6, 1, 0.4), clip=area, detail=detail)
            art.shape(art.circle(114, -7, 5.8), "cream", line=2.0)
            for x, y, turn in ((66, -82, 47), (101, 6, 12)):
                with art.at(x, y, rot=turn):
                    leaf(art, 38, 19, "gold", 2.0, vein=art.detail > Detail.SMALL, hatch=Hatch(30, 6, 0.4, 2.3, 1.1))
    _foot(art)
    _vessel(art)
    _lid(art)
