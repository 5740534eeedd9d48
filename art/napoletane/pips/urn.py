"""The ace of cups: one huge lidded urn."""

from art.napoletane.pips.cups import gadroons, handle, plinth
from art.plates import Detail, Drawing, Hatch, fold, front_face, leaf, symmetric, tube


def _wing(art: Drawing) -> None:
    """Three acanthus wings of the right side, and a gold scroll; origin = face centre."""
    small = art.detail == Detail.SMALL
    feathers = ((58, 98, 13), (56, 66, 1)) if small else ((60, 96, 12), (56, 76, 4), (46, 56, -4))
    for length, turn, y in feathers:
        with art.at(13, y, rot=turn):
            plume = art.shape(
                [
                    (-5, 0),
                    (-9, -length * 0.35),
                    (-7, -length * 0.72),
                    (4, -length, 1),
                    (6, -length * 0.68),
                    (8, -length * 0.3),
                    (5, 0),
                ],
                "cream",
                line=2.0,
                hatch=Hatch(60, 5, 0.3, 2.2, 1.0, dots=False),
            )
            art.line([(0, -6), (0, -length * 0.5), (2, -length * 0.86)], 1.3, (1, 0.8, 0.1), detail=Detail.MID)
            for t in (0.2, 0.34, 0.48, 0.62, 0.76):
                for side in (1, -1):
                    barb = [(0.4, -length * t), (side * 5 + 1, -length * (t + 0.13))]
                    art.line(barb, 1.0, (1, 0.8, 0.1), clip=plume, detail=Detail.FULL)
    if not small:
        tube(art, [(16, 20, 7), (32, 26, 7), (46, 20, 6), (44, 11, 5), (37, 14, 4)], "gold", line=1.8)
        art.shape(art.circle(38, 13.5, 3.4), "red", line=1.6)


def winged_head(art: Drawing) -> None:
    """Curly-haired face between two acanthus wings, 128 wide x 62 high; origin = face centre."""
    for flip in (True, False):
        with art.at(flip=flip):
            _wing(art)
    for x, y, r in (
        (-17, 14, 7.5),
        (17, 14, 7.5),
        (-20.5, 3, 8),
        (20.5, 3, 8),
        (-19, -9, 8.5),
        (19, -9, 8.5),
        (-12, -19, 8.5),
        (12, -19, 8.5),
        (0, -23, 9),
    ):
        curl = art.shape(art.circle(x, y, r), "brown", line=2.0)
        spiral = [
            (x - r * 0.4, y + r * 0.5),
            (x - r * 0.45, y - r * 0.3),
            (x + r * 0.2, y - r * 0.5),
            (x + r * 0.45, y + r * 0.1),
            (x, y + r * 0.2),
        ]
        art.line(spiral, 1.3, (0.3, 1, 0.3), clip=curl, detail=Detail.MID)
    art.shape(
        symmetric([(0, -17), (10, -15.5), (15, -8), (15.5, 3), (11, 14), (0, 21.5)]),
        "skin",
        line=2.0,
        hatch=Hatch(15, 6, 0.24, 2.3, 1.0),
    )
    art.shape(
        [(-14.5, -6, 1), (-13, -14), (0, -20), (13, -14), (14.5, -6, 1), (9, -11.5), (0, -14, 1), (-9, -11.5)],
        "brown",
        line=1.7,
    )
    with art.at(0, 1.5):
        front_face(art, simple=art.detail == Detail.SMALL)


def artichoke_finial(art: Drawing) -> None:
    """Green artichoke with red berries; origin = bottom centre, 44 wide, 50 high."""
    small = art.detail == Detail.SMALL
    art.shape(symmetric([(0, -50), (7, -47), (11, -40), (9, -32), (0, -28)]), "red", line=2.1)
    for x, y in ((-5, -36), (5, -36), (0, -42), (0, -33), (-4, -45), (4.5, -45)):
        art.line([(x - 2.4, y), (x, y + 2.2), (x + 2.4, y)], 1.2, (0.5, 1, 0.5), detail=Detail.MID)
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


def _belly(art: Drawing) -> None:
    """Green fluted underside, gold belly with the winged head, band of blue gadroons."""
    small = art.detail == Detail.SMALL
    underside = art.shape(symmetric([(0, 78), (96, 76), (90, 102), (66, 126), (26, 144), (0, 146)]), "green", line=2.6)
    belly = art.shape(
        symmetric([(82, -14, 1), (95, 10), (100, 40), (97, 78, 1), (60, 88), (0, 92)]),
        "gold",
        line=2.6,
        hatch=[Hatch(12, 34, 0.3, 2.5, 1.5, 0.3), Hatch(52, 14, 0.1, 3.0, 1.2, dots=False)],
    )
    for side in (-1, 1):
        for scroll in (
            [(92, 66), (78, 72), (62, 66), (60, 54), (70, 50), (74, 58)],
            [(78, 72), (60, 80), (44, 78), (40, 70), (48, 66)],
        ):
            art.line([(side * x, y) for x, y in scroll], 1.7, (0.5, 1, 0.3), clip=belly, detail=Detail.MID)
    art.line([(-98, 2), (-60, 7), (0, 9), (60, 7), (98, 2)], 1.6, (1, 1, 1), clip=belly)
    gadroons(art, 5 if small else 9, 86, 24, 88, 145, "green")
    art.hatch(underside, Hatch(20, 34, 0.42, 2.7, 1.7))
    with art.at(0, 36, 1.34):
        winged_head(art)
    art.shape(symmetric([(76, -56, 1), (86, -40), (88, -26), (82, -10, 1), (0, -4)]), "blue", line=2.5)
    count = 5 if small else 7
    for i in sorted(range(count), key=lambda i: -abs(i - (count - 1) / 2)):
        t = (i - (count - 1) / 2) / ((count - 1) / 2)
        x, y = 76.3 * t / (1 + 0.12 * t * t), -31 - 3.2 * t * t
        width = (15 if small else 11.4) * (1 - 0.25 * abs(t))
        art.shape(art.circle(x, y, width, 20), "blue", line=2.0, hatch=Hatch(20, 9, 0.5, 2.5, 1.2))
        if not small:
            art.tint(art.circle(x - 3.6 * (1 - 0.3 * abs(t)), y - 5, 1.7, 7.5), "cream")


def _neck_and_lid(art: Drawing) -> None:
    """Red neck with gold lozenges, gold dome, blue rim, finial."""
    small = art.detail == Detail.SMALL
    neck = art.shape(
        symmetric([(72, -124, 1), (66, -104), (66, -80), (77, -54, 1), (40, -48), (0, -46)]),
        "red",
        line=2.6,
        hatch=[Hatch(12, 26, 0.34, 2.5, 1.5, -0.25), Hatch(50, 12, 0.12, 3.0, 1.2, dots=False)],
    )
    for y, detail in ((-70, Detail.MID), (-62, Detail.SMALL)):
        art.line(
            [(-78, y - 5), (-40, y + 1), (0, y + 3), (40, y + 1), (78, y - 5)],
            1.7,
            (1, 1, 1),
            clip=neck,
            detail=detail,
        )
    for i in range(-2, 3) if not small else ():
        with art.at(i * 25, -90 - abs(i) * 1.6):
            art.shape([(0, -13), (6.5, 0), (0, 13), (-6.5, 0)], "gold", line=1.8, smooth=False)
            art.ink(art.circle(0, 0, 1.7))
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
    """The whole urn: 264 wide with handles, y from -222 (finial) to 222 (plinth); origin = centre."""
    for flip in (True, False):
        with art.at(flip=flip):
            scroll = [
                (66, -112),
                (88, -134),
                (112, -128),
                (122, -98),
                (116, -58),
                (100, -26),
                (96, -2),
                (110, 12),
                (124, 2),
                (120, -10),
                (112, -8),
            ]
            handle(art, scroll, 12.5, line=2.3)
            art.shape(art.circle(113, -6, 6.6), "cream", line=2.0)
    _foot(art)
    _belly(art)
    _neck_and_lid(art)
