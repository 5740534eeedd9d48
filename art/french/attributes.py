"""What the French courts carry. Origin: where the hand holds it; up is negative y."""

from art.plates import Detail, Drawing, Hatch, Point, leaf, lozenge, polar
from art.things.shapes import rectangle

STEEL = Hatch(angle=15, depth=8, share=0.4, spacing=2.5, width=1.1)
GOLD = Hatch(angle=15, depth=8, share=0.36, spacing=2.5, width=1.1)


def shaft(art: Drawing, top: float, foot: float, fill: str = "brown", half: float = 3.6) -> None:
    """A straight pole from y = `top` to `foot`."""
    art.shape(
        rectangle(-half, top, half, foot),
        fill,
        line=2.1,
        smooth=False,
        hatch=Hatch(angle=0, depth=4, share=0.5, spacing=3, width=1.2),
    )


def partisan(art: Drawing) -> None:
    """A spear with a broad leaf blade, two ears and a tassel."""
    shaft(art, -88, 160)
    blade = art.shape(
        [
            (0, -158, 1),
            (8, -138),
            (10, -120),
            (7, -104),
            (4, -92, 1),
            (-4, -92, 1),
            (-7, -104),
            (-10, -120),
            (-8, -138),
        ],
        "blue",
        line=2.3,
        hatch=STEEL,
    )
    art.line([(0, -150), (0, -96)], 1.8, (0.2, 1, 1), clip=blade)
    for side in (-1, 1):
        art.shape(
            [
                (side * 3, -96, 1),
                (side * 12, -100),
                (side * 20, -112, 1),
                (side * 18, -96),
                (side * 10, -88),
                (side * 3, -87, 1),
            ],
            "gold",
            line=2.0,
            hatch=GOLD,
        )
    art.shape(
        [(-7, -88, 1), (7, -88, 1), (6, -80), (11, -60, 1), (4, -66), (0, -57, 1), (-4, -66), (-11, -60, 1), (-6, -80)],
        "red",
        line=2.0,
        hatch=GOLD,
    )
    for x in (-4, 0, 4):
        art.line([(x * 0.6, -82), (x * 1.4, -66)], 1.2, (0.5, 1, 0.2), detail=Detail.MID)


def halberd(art: Drawing) -> None:
    """A halberd: spike, axe blade to the left, hook to the right."""
    shaft(art, -96, 160)
    axe = art.shape(
        [(-3, -122, 1), (-14, -124), (-30, -134, 1), (-35, -114), (-30, -94, 1), (-14, -104), (-3, -106, 1)],
        "silver",
        line=2.3,
        hatch=STEEL,
    )
    art.line([(-29, -128), (-31, -114), (-27, -100)], 1.3, (0.3, 1, 0.3), clip=axe, detail=Detail.MID)
    art.shape([(3, -120, 1), (14, -120), (26, -108, 1), (14, -111), (3, -108, 1)], "silver", line=2.1, hatch=STEEL)
    art.shape([(0, -164, 1), (5, -138), (5, -96, 1), (-5, -96, 1), (-5, -138)], "silver", line=2.2, hatch=STEEL)
    art.line([(0, -156), (0, -102)], 1.5, (0.2, 1, 1))
    art.shape(rectangle(-6, -98, 6, -88), "gold", line=2.0, smooth=False)


def arrow(art: Drawing) -> None:
    """A long arrow, point down, its feathers above."""
    shaft(art, -92, 150, half=2.6)
    for row in range(4):
        y = -132 + row * 15
        for side in (-1, 1):
            art.shape(
                [
                    (side * 2, y + 12, 1),
                    (side * 6, y + 2),
                    (side * 15, y - 8, 1),
                    (side * 16, y + 4),
                    (side * 8, y + 16),
                    (side * 2, y + 22, 1),
                ],
                "red" if row % 2 == 0 else "cream",
                line=1.9,
                hatch=Hatch(angle=60, depth=6, share=0.4, spacing=2.3, width=1.0),
            )
    art.shape(
        [(-3, -138, 1), (-5, -150, 1), (0, -145, 1), (5, -150, 1), (3, -138, 1), (2.6, -70, 1), (-2.6, -70, 1)],
        "brown",
        line=1.9,
    )


def great_leaf(art: Drawing) -> None:
    """A broad ornamental leaf on a stem, 100 high."""
    art.line([(0, 26), (1, 0), (-2, -30)], 4.2, (0.7, 1, 0.7))
    blade = art.shape(
        [
            (-2, -18, 1),
            (-16, -26),
            (-15, -36),
            (-24, -42, 1),
            (-19, -54),
            (-25, -66, 1),
            (-15, -80),
            (-14, -92),
            (0, -116, 1),
            (12, -94),
            (12, -82),
            (23, -70, 1),
            (17, -56),
            (23, -44, 1),
            (13, -36),
            (14, -26),
        ],
        "blue",
        line=2.3,
        hatch=Hatch(angle=40, depth=10, share=0.35, spacing=2.6, width=1.2),
    )
    art.line([(-2, -20), (-1, -60), (0, -106)], 2.0, (1, 0.8, 0.1), clip=blade)
    for y, reach in ((-32, 15), (-48, 17), (-64, 17), (-80, 11)):
        for side in (-1, 1):
            art.line(
                [(-1, y), (side * reach * 0.6 - 1, y - 6), (side * reach - 1, y - 12)],
                1.3,
                (1, 0.8, 0.1),
                clip=blade,
                detail=Detail.MID,
            )


def rose(art: Drawing, stem: float) -> None:
    """A red rose held by its stem, the flower at y = -`stem`."""
    art.line([(3, 26), (1, 0), (-1, -stem * 0.5), (0, -stem)], 4.0, (0.6, 1, 0.9))
    for side, y, turn in ((-1, -stem * 0.36, -62), (1, -stem * 0.52, 58)):
        with art.at(side * 1.5, y, rot=turn):
            leaf(art, 25, 13, "blue", hatch=GOLD)
    with art.at(0, -stem - 10):
        for k in range(5):
            x, y = polar(k * 72 + 20, 13)[:2]
            art.shape(
                art.circle(x, y, 11.5),
                "red",
                line=2.1,
                hatch=Hatch(angle=35, depth=8, share=0.4, spacing=2.4, width=1.1),
            )
        art.shape(art.circle(0, 0, 13), "red", line=2.1)
        art.line([(-8, 4), (-9, -6), (0, -9), (8, -4), (6, 5), (-2, 6), (-4, -1), (2, -4)], 1.8, (0.5, 1, 0.4))
        art.shape(art.circle(0.5, 0, 3.6), "gold", line=1.5)


def trefoil_flower(art: Drawing) -> None:
    """A stem that ends in a black three-leaved flower with gold hearts."""
    art.line([(2, 30), (0, 0), (-2, -26), (0, -64)], 4.0, (0.6, 1, 0.9))
    for side, y, turn in ((-1, -14, -66), (1, -24, 60)):
        with art.at(side * 1.5, y, rot=turn):
            leaf(art, 26, 13, "umber", hatch=None)
    with art.at(0, -66):
        for turn in (-76, 76, 0):
            with art.at(rot=turn):
                petal = art.shape(
                    [(0, 4, 1), (-12, -8), (-14, -22), (-5, -29), (0, -25, 1), (5, -29), (14, -22), (12, -8)],
                    "gold",
                    line=2.1,
                    hatch=GOLD,
                )
                art.line([(0, 0), (0, -20)], 1.5, (1, 0.8, 0.1), clip=petal)
        art.shape(art.circle(0, 0, 6), "red", line=1.9)


def mirror(art: Drawing) -> None:
    """A round hand mirror in a gold frame, 76 high above the hand."""
    shaft(art, -30, 24, "gold", 4)
    art.shape(art.circle(0, 25, 6), "gold", line=1.9)
    for k in range(12):
        x, y = polar(k * 30, 29, 0, -58)[:2]
        art.shape(art.circle(x, y, 4.6), "gold", line=1.7)
    art.shape(art.circle(0, -58, 27), "gold", line=2.2, hatch=GOLD.but(share=0.15))
    glass = art.shape(art.circle(0, -58, 19.5), "silver", line=2.0)
    for k, reach in ((-7, 9), (0, 13), (7, 8)):
        art.line(
            [(k - reach * 0.6, -58 + reach * 0.7), (k + reach * 0.6, -58 - reach * 0.7)],
            2.0,
            (0.2, 1, 0.2),
            clip=glass,
            smooth=False,
            detail=Detail.MID,
        )
    art.shape([(0, -98, 1), (6, -90), (0, -84), (-6, -90)], "red", line=1.9)


def fan(art: Drawing) -> None:
    """An open folding fan above the hand, 110 wide."""
    ribs = 9
    for k in range(ribs):
        turn = -62 + 124 * k / (ribs - 1)
        with art.at(0, 6, rot=turn):
            fill = ("blue", "cream")[k % 2]
            art.shape(
                [(-2, -10, 1), (-10.5, -62), (0, -68), (10.5, -62), (2, -10, 1)],
                fill,
                line=1.9,
                hatch=Hatch(angle=30, depth=8, share=0.3, spacing=2.5, width=1.1),
            )
            art.shape(art.circle(0, -54, 3.8), "gold" if k % 2 else "red", line=1.4)
    art.shape(art.circle(0, 4, 5), "gold", line=1.9)


def axe(art: Drawing) -> None:
    """A battle axe, its blade to the right."""
    shaft(art, -104, 150)
    art.shape(
        [(2, -102, 1), (14, -104), (30, -118, 1), (38, -92), (36, -66), (26, -48, 1), (14, -66), (2, -68, 1)],
        "blue",
        line=2.4,
        hatch=STEEL.but(depth=14),
    )
    art.line([(29, -110), (34, -86), (27, -56)], 1.5, (0.3, 1, 0.3))
    art.shape([(-3, -98, 1), (-15, -92, 1), (-3, -72, 1)], "blue", line=2.2, hatch=STEEL)
    art.shape(rectangle(-6.5, -104, 6.5, -66), "gold", line=2.1, smooth=False, hatch=GOLD)
    for y in (-94, -85, -76):
        lozenge(art, 0, y, 3.4, 3.4, "red")
    art.shape([(0, -118, 1), (6, -108), (0, -103), (-6, -108)], "gold", line=1.9)


def longsword(art: Drawing) -> None:
    """A drawn sword, point up: the hand on the grip at (0, 0)."""
    up = 150
    blade = art.shape(
        [(-7.5, -22, 1), (-6.6, -up + 16, 1), (0, -up, 1), (6.6, -up + 16, 1), (7.5, -22, 1)],
        "blue",
        line=2.3,
        hatch=STEEL.but(depth=6),
    )
    art.line([(-1.4, -24), (-1.2, -up + 26)], 2.0, (1, 1, 0.2), clip=blade, smooth=False)
    art.shape(rectangle(-4.6, -16, 4.6, 24), "gold", line=2.0, smooth=False)
    for y in (-8, 0, 8, 16):
        art.line([(-5, y + 3), (5, y - 3)], 1.4, (0.8, 1, 0.8), smooth=False, detail=Detail.MID)
    art.shape(
        [
            (-26, -24),
            (-12, -22),
            (0, -25),
            (12, -22),
            (26, -24),
            (29, -18),
            (26, -13),
            (10, -14),
            (0, -12),
            (-10, -14),
            (-26, -13),
            (-29, -18),
        ],
        "gold",
        line=2.2,
        hatch=GOLD,
    )
    lozenge(art, 0, -18.4, 5, 5, "red", "cream")
    art.shape(art.circle(0, 30, 8), "gold", line=2.1)
    art.shape(art.circle(0, 30, 3.2), "red", line=1.5)


def harp(art: Drawing) -> None:
    """A small harp, 84 high: its pillar at right, its neck curving above, the hand at its foot (0, 0)."""
    strings = [(-30 + k * 8.5, -52 + k * -3.2 + (6 if k == 0 else 0)) for k in range(7)]
    for k, (x, y) in enumerate(strings):
        art.line([(x + 2, y), (x + 6 - k * 0.6, -12 + k * 2.2)], 1.5, (1, 1, 1), smooth=False)
    box: list[Point] = [(-40, -58, 1), (-30, -62, 1), (-14, -22), (22, 14, 1), (12, 22, 1), (-22, -16)]
    art.shape(box, "gold", line=2.3, hatch=GOLD)
    art.shape(
        [
            (-42, -60),
            (-36, -74),
            (-22, -70),
            (-4, -66),
            (10, -76),
            (24, -92),
            (36, -92),
            (38, -82),
            (28, -74),
            (14, -60),
            (-4, -54),
            (-24, -58),
            (-34, -54),
        ],
        "gold",
        line=2.3,
        hatch=GOLD,
    )
    art.shape(
        [(26, -82), (34, -80), (32, -40), (26, 4), (24, 22, 1), (12, 20, 1), (18, -6), (24, -44)],
        "gold",
        line=2.3,
        hatch=GOLD,
    )
    art.shape(art.circle(31, -86, 3.4), "red", line=1.6)
    for x, y in ((-20, -64), (-4, -60), (10, -67)):
        art.shape(art.circle(x, y, 2.2), "red", line=1.2)


def orb(art: Drawing) -> None:
    """An imperial orb that stands on (0, 0)."""
    ball = art.shape(
        art.circle(0, -26, 26), "blue", line=2.4, hatch=Hatch(angle=35, depth=16, share=0.35, spacing=2.6, width=1.3)
    )
    for points in (
        [(-28, -34), (0, -26), (28, -34), (28, -25), (0, -17), (-28, -25)],
        [(-4.6, -60), (4.6, -60), (4.6, -23), (-4.6, -23)],
    ):
        art.shape(art.region(points, smooth=False).intersection(ball), "gold", line=1.9)
    lozenge(art, 0, -23, 5, 5, "red", "cream")
    art.shape(art.circle(0, -53, 5), "gold", line=1.9)
    art.shape(
        [
            (-2, -57, 1),
            (-2, -64, 1),
            (-9, -64, 1),
            (-9, -69, 1),
            (-2, -69, 1),
            (-2, -76, 1),
            (2, -76, 1),
            (2, -69, 1),
            (9, -69, 1),
            (9, -64, 1),
            (2, -64, 1),
            (2, -57, 1),
        ],
        "gold",
        line=1.8,
        smooth=False,
    )


def sceptre(art: Drawing, up: float) -> None:
    """A rod with a lily."""
    shaft(art, -up, 140, "gold", 3.6)
    with art.at(0, -up):
        for side in (-1, 1):
            art.shape(
                [(0, 2, 1), (side * 6, -8), (side * 17, -16, 1), (side * 17, -5), (side * 9, 4)],
                "gold",
                line=2.0,
                hatch=GOLD,
            )
        art.shape([(0, -32, 1), (7, -18), (5, -4), (0, 3, 1), (-5, -4), (-7, -18)], "gold", line=2.1, hatch=GOLD)
        art.shape([(-10, 2), (0, 0), (10, 2), (10, 8), (0, 10), (-10, 8)], "red", line=1.8)
