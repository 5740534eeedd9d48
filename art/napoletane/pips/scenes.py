"""The two little country scenes of the 5 of swords, in the deck's own inks."""

from art.plates import Detail, Drawing, Hatch, Point, tube

GROUND = 52


def _hill(art: Drawing) -> None:
    """Smoking Vesuvius behind the field."""
    small = art.detail == Detail.SMALL
    smoke: list[Point] = [
        (-20, -28, 1),
        (-25, -36),
        (-20, -43),
        (-24, -50),
        (-15, -57),
        (-2, -58),
        (9, -52),
        (4, -47),
        (-6, -47),
        (-9, -40),
        (-14, -36),
        (-14, -28, 1),
    ]
    art.shape(smoke, "cream", line=1.9)
    hill: list[Point] = [
        (-58, GROUND, 1),
        (-46, 20),
        (-34, -6),
        (-26, -27, 1),
        (-20, -24),
        (-15, -27),
        (-8, -27, 1),
        (0, -6),
        (12, 14),
        (34, 30),
        (58, GROUND, 1),
    ]
    area = art.shape(hill, "taupe", line=2.1, hatch=Hatch(30, 22, 0.35, 2.8, 1.3))
    for x, y in ((-30, 4), (-20, -8), (-10, 4), (2, 14)) if not small else ():
        art.line([(x, y), (x - 3, y + 8), (x + 1, y + 16)], 1.4, (0.2, 1, 0.2), clip=area)
    art.shape([(-20, -25), (-17, -33, 1), (-14, -25)], "red", line=1.4)


def _field(art: Drawing) -> None:
    """A furrowed green field, 116 wide."""
    area = art.shape(
        [(-60, GROUND - 4), (-30, 42), (0, 41), (30, 42), (60, GROUND - 4), (50, 60), (0, 63), (-50, 60)],
        "green",
        line=2.2,
    )
    for x in (-40, -20, 0, 20, 40):
        art.line([(x * 0.7, 42), (x, 62)], 1.5, (0.3, 1, 0.6), clip=area, detail=Detail.MID)


def peasant(art: Drawing) -> None:
    """A peasant hoeing at the foot of Vesuvius, 116 wide x 122 high, small only the mountain; origin = centre."""
    _hill(art)
    _field(art)
    if art.detail == Detail.SMALL:
        return
    for leg, ink in (
        ([(-8, 18, 13), (2, 32, 11), (1, 49, 8)], "brown"),
        ([(-12, 18, 14), (-14, 34, 12), (-20, 50, 8)], "brown"),
    ):
        tube(art, leg, ink, line=2.0)
    for x in (-21, 2):
        art.shape([(x - 4, 46), (x + 4, 47), (x + 10, 54), (x - 5, 54)], "umber", line=1.8)
    art.shape(
        [(-20, 22), (-22, 6), (-13, -8), (2, -15), (12, -9), (8, 4), (0, 16), (-3, 25), (-12, 27)],
        "red",
        line=2.2,
        hatch=Hatch(60, 9, 0.4),
    )
    art.line([(9, 14), (54, 34)], 3.6, (1, 1, 1), smooth=False)
    art.shape([(49, 29, 1), (57, 33, 1), (49, 52, 1), (42, 48, 1)], "silver", line=1.9, smooth=False)
    tube(art, [(4, -6, 10), (12, 8, 9), (25, 13, 7)], "cream", line=2.0)
    art.shape(art.circle(27, 20, 4.4), "skin", line=1.8)
    art.shape(art.circle(25, -12, 2.8), "skin", line=1.8)
    art.shape(art.circle(17, -14, 8), "skin", line=2.0)
    art.ink(art.circle(20.5, -12.6, 1.3))
    art.line([(17.5, -8.4), (21, -9.4), (24, -8.8)], 1.6, (0.3, 1, 0.3))
    hat: list[Point] = [(0, -17, 1), (8, -23), (11, -31), (22, -29), (26, -19), (35, -11, 1), (20, -15), (8, -16)]
    art.shape(hat, "gold", line=2.1, hatch=Hatch(40, 5, 0.4, 2.4, 1.0))
    art.line([(10, -24), (17, -22), (25, -20)], 2.2, (1, 1, 1))


def felucca(art: Drawing) -> None:
    """A fishing boat under a striped lateen sail, 112 wide x 120 high; origin = centre."""
    small = art.detail == Detail.SMALL
    art.shape(art.circle(38, -42, 10), "gold", line=2.0)
    art.shape([(-11, 36, 1), (-8, -56, 1), (-4, -56, 1), (-5, 36, 1)], "brown", line=1.9, smooth=False)
    sail = art.shape(
        [(-54, 14, 1), (-36, -18), (8, -60, 1), (14, -34), (10, -6), (-2, 16, 1), (-28, 10)],
        "cream",
        line=2.3,
        hatch=Hatch(28, 10, 0.3, 2.7, 1.2),
    )
    for a, b in (((-44, -2), (8, 10)), ((-18, -30), (22, -18))):
        art.tint(
            [(a[0] - 6, a[1] + 4), (b[0], b[1]), (b[0] + 6, b[1] - 12), (a[0] + 4, a[1] - 10)],
            "red",
            clip=sail,
            smooth=False,
        )
    art.line([(-58, 18), (-34, -20), (12, -65)], 3.4, (0.7, 1, 0.7))
    hull: list[Point] = [(-50, 22, 1), (-26, 28), (22, 28), (48, 18, 1), (42, 36), (30, 44), (-30, 44), (-43, 36)]
    area = art.shape(hull, "red", line=2.4, hatch=Hatch(70, 9, 0.35))
    band: list[Point] = [(-50, 22), (-26, 28), (22, 28), (48, 18), (47, 24), (22, 34), (-26, 34), (-48, 27)]
    art.tint(band, "gold", clip=area)
    art.line([(-48, 27), (-26, 34), (22, 34), (47, 24)], 1.7, (0.8, 1, 0.8), clip=area)
    sea: list[Point] = [
        (-58, 40, 1),
        (-48, 44),
        (-36, 39),
        (-24, 44),
        (-12, 39),
        (0, 44),
        (12, 39),
        (24, 44),
        (36, 39),
        (48, 44),
        (58, 40, 1),
        (50, 60),
        (-50, 60),
    ]
    water = art.shape(sea, "green", line=2.2, hatch=Hatch(85, 8, 0.3, 2.8, 1.2))
    for x, y in ((-30, 50), (2, 52), (30, 50)) if not small else ():
        art.tint([(x - 9, y), (x, y - 2.6), (x + 9, y), (x, y + 1)], "cream", clip=water)


def rural_scenes(art: Drawing) -> None:
    """Both scenes in their places: the peasant upright above, the boat upside down below (page coordinates)."""
    with art.at(150, 91, 0.98):
        peasant(art)
    with art.at(150, 408, 0.98, rot=180):
        felucca(art)
