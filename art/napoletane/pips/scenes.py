"""The two little country scenes of the 5 of swords, engraved in black alone."""

from typing import Final

from shapely.affinity import translate

from art.plates import PAPER, Detail, Drawing, Hatch, Joint, Outline, Point, Region, Ring, shade_tube, tube_region

GROUND: Final = 50
FINE: Final = 1.4
TONE: Final = Hatch(32, 9, 0.5, 1.9, 1.2, dots=False)


def _cut(art: Drawing, outline: Outline, *hatches: Hatch) -> Region:
    """One part of a scene: bare paper under hatching, a solid silhouette where the card is small."""
    return art.shape(outline, "umber" if art.detail == Detail.SMALL else PAPER, line=FINE, hatch=hatches)


def _unlit(area: Region) -> Region:
    """All of an area but a rim of light at the upper left of the page."""
    return area.intersection(translate(area, 2.2, 2.0))


def _dark(art: Drawing, outline: Outline) -> None:
    """A dark part of a scene: solid black but for a rim of light."""
    area = _cut(art, outline)
    if art.detail > Detail.SMALL:
        art.ink(_unlit(area))


def _limb(art: Drawing, joints: list[Joint]) -> Region:
    """A limb of a figure, shaded as a round form."""
    area = _cut(art, tube_region(art, joints))
    shade_tube(art, joints, area, Ring(0.75, 1.8, 1.2, 0.2, 0))
    return area


def _ground(art: Drawing, reach: float) -> None:
    """Ground line with strokes of shadow under it, `reach` to either side."""
    art.line([(-reach, GROUND), (-reach * 0.4, GROUND - 1.6), (0, GROUND - 0.6), (reach, GROUND)], 2.4, (0.3, 1, 0.3))
    for k in range(9):
        x = reach * (-0.84 + 0.21 * k)
        long = 9 + 5 * (k % 3)
        y = GROUND + 4 + 3.4 * (k % 2)
        art.line([(x - long, y), (x, y - 0.8), (x + long, y + 0.4)], 1.3, (0.1, 1, 0.1), detail=Detail.MID)
    for x, lean in ((-0.92, -3), (-0.62, 2), (0.7, -2), (0.95, 3)):
        for blade in (-3, 0, 3):
            art.line(
                [(reach * x, GROUND), (reach * x + lean + blade, GROUND - 8)], 1.2, (1, 0.8, 0.1), detail=Detail.MID
            )


def _vesuvius(art: Drawing) -> None:
    """The mountain on the horizon with its plume of smoke, lines alone."""
    left = [(-64, GROUND - 2), (-46, 26), (-33, -2), (-25, -18)]
    rim = [(-25, -18), (-20, -15), (-15, -16.5), (-9, -15)]
    right = [(-9, -15), (2, 6), (18, 22), (36, 29), (64, GROUND - 4)]
    for part, width in ((left, 2.2), (rim, 1.8), (right, 2.8)):
        art.line(part, width, (0.4, 1, 0.6))
    if art.detail == Detail.SMALL:
        return
    for foot in (
        (-40, 34),
        (-34, 38),
        (-27, 40),
        (-20, 42),
        (-12, 42),
        (-4, 40),
        (5, 40),
        (14, 42),
        (24, 43),
        (36, 44),
    ):
        run = (foot[0] + 18) * 0.24 - 17, -13 + abs(foot[0] + 18) * 0.12
        middle = (run[0] + foot[0]) / 2 - 2, (run[1] + foot[1]) / 2 + 3
        art.line([run, middle, foot], 1.0, (0.2, 1, 0.1))
        art.line([(run[0] + 3, run[1] + 7), (middle[0] + 4, middle[1] - 2)], 0.9, (0.2, 1, 0.1), detail=Detail.FULL)
    for drift, high in ((0, 0), (5, -2), (10, 2), (15, 5)):
        smoke = [(-19 + drift * 0.4, -19), (-22 + drift, -30 + high), (-13 + drift, -40 + high), (0 + drift * 1.4, -46)]
        art.line([*smoke, (12 + drift, -47 + high), (20 + drift, -50 + high)], 1.3, (0.5, 1, 0.1))


def _legs(art: Drawing) -> None:
    """Breeches, bare calves and feet, one leg before the other."""
    for hip, knee, foot in (((-6, 15), (7, 30), (2, 46)), ((-13, 15), (-16, 31), (-23, 46))):
        _limb(art, [(*knee, 7.5), ((knee[0] + foot[0]) / 2 - 1, (knee[1] + foot[1]) / 2, 7), (*foot, 5)])
        x, y = foot
        _cut(art, [(x - 3.6, y - 2), (x + 2.6, y - 2), (x + 10, y + 3.4, 1), (x - 4.4, y + 3.8, 1)])
        _dark(art, tube_region(art, [(*hip, 15), (*knee, 11)]))


def _head(art: Drawing) -> None:
    """Bearded head in profile under a straw hat."""
    face: list[Point] = [
        (25, -29),
        (26.5, -24),
        (31, -20, 1),
        (27.6, -18.6),
        (28.6, -15.6),
        (27, -9, 1),
        (20, -10),
        (14, -14),
        (12, -26),
    ]
    area = _cut(art, face)
    if art.detail > Detail.SMALL:
        art.ink([(27.6, -15.8), (27.6, -8, 1), (19, -9), (15, -16), (21, -16.5)], clip=area)
        art.line([(22.6, -23.4), (25.4, -23.8)], 1.5, (0.6, 1, 0.6))
    hat: list[Point] = [(3, -25, 1), (11, -28.4), (13, -38), (22, -38.6), (26, -31), (38, -27, 1), (24, -25), (12, -24)]
    crown = _cut(art, hat, Hatch(40, 8, 0.5, 2.0, 1.0, dots=False))
    if art.detail > Detail.SMALL:
        art.ink([(11.4, -29.6), (19, -29.4), (26.4, -31.6), (26.8, -29.4), (19, -26.8), (10.6, -27.4)], clip=crown)


def peasant(art: Drawing) -> None:
    """A peasant hoeing before Vesuvius, 124 wide x 112 high; origin = centre."""
    small = art.detail == Detail.SMALL
    _vesuvius(art)
    _ground(art, 62)
    art.line([(14, -2), (36, 20), (53, 39)], 3.0 if not small else 3.6, (0.8, 1, 0.9), smooth=False)
    art.shape([(50, 34, 1), (57, 39, 1), (47, 50, 1), (41, 48, 1)], "umber", line=1.2, smooth=False)
    _limb(art, [(14, -9, 9), (27, 0, 7.5), (37, 15, 6)])
    _legs(art)
    shirt: list[Point] = [(-20, 18), (-20, 4), (-10, -9), (4, -16), (15, -13), (14, -3), (5, 9), (0, 20), (-9, 22)]
    _dark(art, shirt)
    sash: list[Point] = [(-21, 12, 1), (-10, 16), (3, 13, 1), (1, 18, 1), (-9, 21), (-20, 17, 1)]
    _cut(art, sash, Hatch(30, 5, 0.5, 1.9, 1.1, dots=False))
    _head(art)
    sleeve = _limb(art, [(7, -7, 11), (13, 7, 9.5), (20, 8, 8)])
    art.line([(6, 0), (11, 4), (14, 10)], 1.2, (0.2, 1, 0.2), clip=sleeve, detail=Detail.MID)
    _limb(art, [(20, 8, 6.5), (26, 9.6, 6)])


def _pine(art: Drawing) -> None:
    """Umbrella pine: a leaning bare trunk under a flat crown."""
    _limb(art, [(60, GROUND, 8), (57, 16, 5.6), (50, -18, 4.8), (45, -40, 4)])
    _cut(art, tube_region(art, [(51, -14, 3.4), (59, -28, 3), (62, -40, 2.6)]))
    crown: list[Point] = [
        (10, -38, 1),
        (8, -45),
        (18, -48),
        (24, -55),
        (36, -55),
        (46, -60),
        (57, -56),
        (68, -54),
        (75, -45),
        (73, -37, 1),
        (64, -35),
        (54, -37),
        (42, -34),
        (30, -36),
        (20, -34),
    ]
    _cut(art, crown)
    for x, y, half in ((22, -42, 11), (66, -43, 10), (34, -47, 12), (56, -48, 12), (45, -44, 11)):
        _dark(art, [(x - half, y + 6), (x - half * 0.6, y - 5), (x + half * 0.3, y - 7), (x + half, y - 1), (x, y + 7)])


def _ox_head(art: Drawing) -> None:
    """Head lowered to the left, horns, ear, eye and nostril."""
    for horn in ([(-37, -9, 4.6), (-45, -15, 4), (-47, -25, 1.8)], [(-32, -11, 4.6), (-30, -21, 4), (-36, -29, 1.8)]):
        _cut(art, tube_region(art, horn))
    head: list[Point] = [
        (-30, -12),
        (-38, -11),
        (-44, -2),
        (-51, 10),
        (-54, 17),
        (-51, 22),
        (-44, 22),
        (-38, 14),
        (-28, 8),
        (-24, -4),
    ]
    area = _cut(art, head, TONE)
    _cut(art, [(-29, -8, 1), (-20, -9), (-16, -3, 1), (-23, -2)])
    if art.detail > Detail.SMALL:
        art.ink(art.circle(-40.4, -1.4, 1.7, 1.4))
        art.ink(art.circle(-51, 17.4, 1.2))
        art.line([(-52, 12), (-47, 14), (-44, 20)], 1.2, (0.2, 1, 0.2), clip=area)


def _ox_leg(art: Drawing, joints: list[Joint]) -> None:
    """A leg of the ox and its hoof."""
    _limb(art, joints)
    x, y = joints[-1][:2]
    art.shape([(x - 5.4, y + 4, 1), (x - 3, y - 1.6), (x + 3, y - 1.6), (x + 4, y + 4, 1)], "umber", line=1.0)


def ox(art: Drawing) -> None:
    """An ox grazing under an umbrella pine, 124 wide x 112 high; origin = centre."""
    _ground(art, 66)
    _pine(art)
    _ox_leg(art, [(24, 12, 14), (22, 24, 9), (18, 33, 6.4), (19, 45, 5.6)])
    _ox_leg(art, [(-23, 12, 11), (-27, 28, 7.4), (-26, 45, 5.6)])
    body: list[Point] = [
        (-31, -8),
        (-24, -17),
        (-14, -23),
        (-4, -17),
        (14, -16),
        (30, -20),
        (41, -15),
        (45, -2),
        (43, 14),
        (32, 20),
        (10, 19),
        (-10, 21),
        (-24, 19),
        (-31, 15),
        (-34, 4),
    ]
    area = _cut(
        art, body, Hatch(66, 20, 0.62, 1.9, 1.25, 0.3, dots=False), Hatch(16, 12, 0.3, 2.0, 1.1, 0.3, dots=False)
    )
    patch: list[Point] = [(8, -20, 1), (30, -24, 1), (42, -16), (42, -2), (32, 4), (22, -2), (14, -6)]
    art.ink(art.region(patch).intersection(_unlit(area)))
    for rib in ([(-12, -14), (-20, 0), (-16, 14)], [(30, -14), (25, 0), (30, 14)], [(6, -8), (9, 2), (6, 11)]):
        art.line(rib, 1.3, (0.1, 1, 0.1), clip=area, detail=Detail.MID)
    art.line([(44, -12), (51, 0), (50, 18), (53, 26)], 2.6, (0.6, 0.6, 1))
    _ox_leg(art, [(36, 4, 19), (38, 20, 11), (33, 32, 7), (35, 45, 6)])
    _ox_leg(art, [(-14, 10, 13), (-15, 28, 8), (-16, 45, 6)])
    _ox_head(art)


def rural_scenes(art: Drawing) -> None:
    """Both scenes in their places: the peasant upright above, the ox upside down below (page coordinates)."""
    with art.at(150, 93, 1.02):
        peasant(art)
    with art.at(150, 407, 1.02, rot=180):
        ox(art)
