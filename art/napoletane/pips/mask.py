"""The 3 of batons: three clubs behind the moustached mask, the gatto mammone."""

import math

from art.napoletane.pips.batons import tall_club
from art.plates import Detail, Drawing, Hatch, Point, polar, symmetric


def _brow_and_eye(art: Drawing) -> None:
    """Right brow and eye (viewer); origin = mask centre."""
    brow = art.shape(
        [(4, -12, 1), (8, -21), (20, -28), (33, -26), (43, -17, 1), (31, -18.5), (20, -18), (11, -12), (7, -7)],
        "brown",
        line=2.0,
    )
    for a, b in (((10, -17), (17, -23)), ((18, -19.5), (26, -24.5)), ((27, -19.5), (34, -22.5))):
        art.line([a, b], 1.2, (1, 0.8, 0.2), clip=brow, detail=Detail.FULL, smooth=False)
    white = art.shape([(9, -5), (15, -11.5), (25, -12), (33, -6), (25, -0.5), (15, 0)], "cream", line=2.2)
    art.ink(art.circle(19.5, -6.4, 5.0), clip=white)
    art.cut(art.circle(18.2, -8.2, 1.5))
    art.line([(8, -5.4), (15.5, -12.6), (26, -13), (35, -6)], 2.0, (0.4, 1, 0.3))
    art.line([(10, 3.4), (19, 6.2), (31, 1.8)], 1.6, (0.2, 1, 0.2))
    art.line([(13, 7.6), (20, 9.4), (28, 6.6)], 1.2, (0.2, 1, 0.2), detail=Detail.FULL)
    for y in (-8, -4, 0):
        art.line([(35.5, -5), (39, y * 1.1 - 2)], 1.1, (1, 0.8, 0.2), detail=Detail.FULL, smooth=False)
    art.line([(12.5, 9), (21, 14), (25, 22)], 1.9, (0.2, 1, 0.2))


def _ear(art: Drawing) -> None:
    """Right ear (viewer) with an earring."""
    ear = art.shape(
        [(37, -16), (46, -25), (57, -20), (58, -6), (52, 6), (49, 17), (42, 21), (36, 14)],
        "gold",
        line=2.5,
        hatch=Hatch(20, 8, 0.34),
    )
    art.line([(43, -12), (50, -16), (52, -6), (46, 3), (46, 11)], 1.8, (0.4, 1, 0.4), clip=ear)
    art.line([(41, -4), (46, -3)], 1.4, (0.8, 1, 0.2), clip=ear, detail=Detail.MID)
    art.shape(art.circle(45, 25, 5).difference(art.circle(45, 25, 1.6)), "red", line=1.9)


def _moustache(art: Drawing) -> None:
    """Right half of the long moustache, drooping, then curling up."""
    outline: list[Point] = [
        (0, 19.5),
        (9, 17.5),
        (19, 21),
        (30, 28),
        (41, 29),
        (49, 23),
        (53, 14),
        (60, 8),
        (67, 11),
        (64, 17, 1),
        (61, 15),
        (59, 21),
        (56, 31),
        (47, 39),
        (34, 41),
        (20, 36),
        (9, 29),
        (0, 27),
    ]
    hair = art.shape(outline, "brown", line=2.4)
    for strand in (
        [(5, 21.5), (19, 26), (34, 33.5), (46, 32), (55, 21)],
        [(4, 25), (17, 30.5), (31, 36.5), (44, 35.5)],
        [(8, 19.5), (22, 23.5), (36, 30), (47, 28), (56, 16)],
    ):
        art.line(strand, 1.4, (0.3, 1, 0.15), clip=hair, detail=Detail.MID)


def _leafy_hair(art: Drawing) -> None:
    """Two rings of pointed leaves round the head, the outer one first."""
    fewer = 3 if art.detail == Detail.SMALL else 0
    for first, last, leaves, radius, length in ((-116, 116, 9, 34, 37), (-98, 98, 8, 24, 35)):
        count = leaves - fewer
        for i in sorted(range(count), key=lambda i: -abs(i - (count - 1) / 2)):
            turn = first + (last - first) * i / (count - 1)
            x, y = polar(turn, radius, 0, -16)
            with art.at(x * 1.12, y, rot=turn * 0.88):
                outline = symmetric([(0, -length, 1), (6, -24), (13, -18, 1), (9, -14), (12, -4), (8, 8, 1)])
                lobe = art.shape(outline, "gold", line=2.2, hatch=Hatch(30, 8, 0.34, 2.6, 1.1))
                art.line([(0, 4), (0, -length * 0.78)], 1.5, (1, 0.8, 0.1), clip=lobe)
                for side in (1, -1):
                    art.line([(0, -6), (side * 7.5, -15)], 1.1, (0.9, 0.8, 0.1), clip=lobe, detail=Detail.FULL)


def _nose_and_mouth(art: Drawing) -> None:
    """Broad nose, open mouth with teeth and tongue."""
    for x in (-3.5, 3.5):
        art.line([(x, -17), (x * 0.7, -11), (x * 1.1, -6)], 1.8, (0.9, 0.8, 0.1), detail=Detail.MID)
    art.shape(
        symmetric([(0, -13), (4.5, -11), (6.5, 1), (13.5, 9), (13, 16.5), (6, 17), (0, 20)]),
        "gold",
        line=2.2,
        hatch=Hatch(15, 6, 0.4, 2.4, 1.1),
    )
    for x in (-6, 6):
        art.ink(art.circle(x, 14.2, 2.5, 1.7))
    art.line([(-2.2, -7), (-2.8, 4), (-3.5, 9)], 1.2, (0.2, 1, 0.2), detail=Detail.FULL)
    art.shape(symmetric([(0, 28), (11, 27), (21, 31), (17, 44), (9, 50), (0, 51)]), "umber", line=2.4)
    art.shape(symmetric([(0, 30), (16, 30), (15, 37), (8, 39), (0, 39.5)]), "cream", line=1.7)
    for x in (-10, -5, 0, 5, 10):
        art.line([(x, 30), (x * 0.96, 38.6)], 1.4, (1, 1, 1), smooth=False, detail=Detail.MID)
    art.shape(symmetric([(0, 43), (8, 43.5), (9, 47), (0, 49.5)]), "red", line=1.5)


def mask(art: Drawing) -> None:
    """Leafy hair, big ears, knitted brow, curling moustache, teeth; 136 x 152, origin = centre."""
    _leafy_hair(art)
    for flip in (True, False):
        with art.at(flip=flip):
            _ear(art)
    face = art.shape(
        symmetric([(0, -46), (22, -43), (37, -30), (42, -8), (39, 18), (30, 40), (16, 56), (0, 61)]),
        "gold",
        line=2.8,
        hatch=Hatch(18, 18, 0.24, 2.7, 1.5),
    )
    for y, w in ((-38, 16), (-32.5, 19), (-27, 13)):
        art.line(
            [(-w, y + 1.5), (-w * 0.4, y - 1.5), (0, y + 0.8), (w * 0.4, y - 1.5), (w, y + 1.5)],
            1.5,
            (0.2, 1, 0.2),
            clip=face,
            detail=Detail.MID,
        )
    for x in (-27, 27):
        art.tint(art.circle(x, 13, 7, 5.6), "rose", clip=face)
    for flip in (True, False):
        with art.at(flip=flip):
            _brow_and_eye(art)
    _nose_and_mouth(art)
    for flip in (True, False):
        with art.at(flip=flip):
            _moustache(art)
    tuft = art.shape(
        [(-9, 55), (0, 52.5), (9, 55), (7, 64), (4, 70), (0, 79, 1), (-4, 70), (-7, 64)], "brown", line=2.1
    )
    for x in (-3, 1, 4):
        art.line([(x, 57), (x * 0.6, 70)], 1.2, (0.7, 1, 0.1), clip=tuft, detail=Detail.MID)


def masked_clubs(art: Drawing) -> None:
    """The 3 of batons (page coordinates): three tall clubs crossing behind the mask."""
    for turn, side in ((-27, 1), (27, -1)):
        a = math.radians(turn)
        with art.at(150 + math.sin(a) * 44, 284 - math.cos(a) * 44, rot=turn):
            tall_club(art, "green", side, collar=False)
    with art.at(150, 216, 1.04):
        tall_club(art, "green", -1, collar=False)
    with art.at(150, 246, 1.24):
        mask(art)
