"""The mark of the deck, in the middle of the 4 of coins and the 4 of cups: Vesuvius in a crowned laurel wreath."""

from typing import Final

from art.plates import PAPER, Detail, Drawing, Hatch, Point, leaf, polar, symmetric, tube

CENTRE: Final = 15
"""Height of the middle of the wreath."""
REACH: Final = 30
"""Radius of the wreath."""


def _crown(art: Drawing) -> None:
    """Gold crown with a red cap, 80 wide, y from -43 to 20."""
    small = art.detail == Detail.SMALL
    art.shape(symmetric([(0, -22), (16, -19), (25, -6), (24, 8), (0, 12)]), "red", line=2.0, hatch=Hatch(28, 12, 0.35))
    points = symmetric(
        [
            (0, -36, 1),
            (6, -16),
            (10, -6, 1),
            (19, -27, 1),
            (21, -10),
            (25, -4, 1),
            (40, -20, 1),
            (34, 0),
            (29, 14, 1),
            (14, 19),
            (0, 20),
        ]
    )
    crown = art.shape(points, "gold", line=2.5, hatch=Hatch(20, 13, 0.34, 2.6, 1.3))
    art.line([(-32, 4), (-14, 9), (0, 10), (14, 9), (32, 4)], 1.9, (1, 1, 1), clip=crown)
    for x, y in ((0, -39), (19, -30), (-19, -30), (40, -23), (-40, -23)):
        art.shape(art.circle(x, y, 5.6 if small else 4.8), "cream", line=2.0)
    for gem in (0, 17, -17) if not small else ():
        art.shape(art.circle(gem, 14.6 - abs(gem) * 0.12, 3.2), "blue" if gem else "red", line=1.5)


def _mountain(art: Drawing) -> None:
    """Smoking Vesuvius over the sea in a round field; origin = its centre, radius 26."""
    small = art.detail == Detail.SMALL
    field = art.shape(art.circle(0, 0, 26), PAPER, line=2.0)
    hill: list[Point] = [
        (-32, 13, 1),
        (-16, 2),
        (-8, -10),
        (-4.6, -13, 1),
        (0, -11.6),
        (3.6, -12.6, 1),
        (8, -4),
        (13, 0),
        (18, -1),
        (32, 13, 1),
    ]
    slope = art.shape(art.region(hill).intersection(field), "taupe", line=1.8, hatch=Hatch(24, 15, 0.4, 2.2, 1.2))
    art.tint([(-4.6, -13), (3.6, -12.6), (2, -7), (-0.6, -9.6), (-3, -6.4)], "red", clip=slope)
    for foot in ((-13, 9), (-6, 10), (1, 10)):
        art.line([(-1 + foot[0] * 0.2, -6), foot], 1.3, (0.2, 1, 0.1), clip=slope, detail=Detail.MID)
    for smoke in ([(-2, -13), (-3, -18), (3, -20), (9, -18.6), (13, -20)], [(1.6, -13), (2, -16), (7, -16), (11, -15)]):
        art.line(smoke, 1.8, (0.8, 1, 0.2), clip=field, detail=Detail.MID)
    sea: list[Point] = [(-30, 8, 1), (-12, 9.4), (6, 8.6), (30, 8, 1), (30, 30, 1), (-30, 30, 1)]
    water = art.shape(art.region(sea).intersection(field), "blue", line=1.8)
    for x, y in ((-12, 13), (4, 12.6), (-5, 17.4), (11, 17), (0, 21.4)) if not small else ():
        art.tint([(x - 5, y), (x, y - 1.1), (x + 5, y), (x, y + 0.6)], "cream", clip=water)


def _branch(art: Drawing) -> None:
    """Right branch of the laurel from the bow up to the crown: leaves in pairs, berries between."""
    small = art.detail == Detail.SMALL
    tube(art, [(*polar(a, REACH, 0, CENTRE), 3.2) for a in (176, 140, 105, 70, 46)], "brown", line=1.5)
    pairs = 4 if small else 6
    for k in range(pairs):
        turn = 166 - 120 * k / (pairs - 1)
        length, width = (17, 11) if small else (14.5, 8)
        for side, lean in ((1, 34), (-1, -24)):
            with art.at(*polar(turn, REACH + side, 0, CENTRE), rot=turn - 90 + lean):
                leaf(art, length, width, "green", 1.6, vein=not small, hatch=Hatch(40, 4, 0.4, 2.2, 1.0, dots=False))
    for k in range(pairs - 1) if not small else ():
        art.shape(art.circle(*polar(161 - 120 * k / (pairs - 1), REACH + 4.4, 0, CENTRE), 2.2), "red", line=1.3)


def _bow(art: Drawing) -> None:
    """Red bow that ties the branches below; origin = its knot."""
    for flip in (True, False):
        with art.at(flip=flip):
            tail: list[Point] = [(2, 1), (10, 4), (19, 3, 1), (18, 7), (21, 11, 1), (10, 11), (1, 6)]
            art.shape(tail, "red", line=1.8, hatch=Hatch(70, 4, 0.4, 2.2, 1.0, dots=False))
            loop = art.shape([(0, 0), (7, -6), (16, -7), (19, -2), (14, 3), (6, 3)], "red", line=1.8)
            art.line([(3, -0.6), (9, -2), (14, -2.4)], 1.4, (1, 0.8, 0.1), clip=loop, detail=Detail.MID)
    art.shape(art.circle(0, 0.6, 4, 4.4), "gold", line=1.8)


def wreath_emblem(art: Drawing) -> None:
    """Vesuvius in a laurel wreath closed by a crown and, unless small, tied with a bow; 86 wide, y from -50 to 54."""
    with art.at(0, CENTRE):
        _mountain(art)
    for flip in (True, False):
        with art.at(flip=flip):
            _branch(art)
    if art.detail > Detail.SMALL:
        with art.at(0, CENTRE + REACH):
            _bow(art)
    with art.at(0, -22, 0.62):
        _crown(art)
