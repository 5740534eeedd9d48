"""The company: people of Naples who fill the seats where several opponents of a kind sit at one table."""

import math
from typing import Final

from art.heads.faces import front_face, side_face
from art.heads.features import UNDER, ear, neck, strands
from art.heads.hair import curl_row, parted_front
from art.heads.hats import broad_hat
from art.heads.people import Face, Mood
from art.plates import Detail, Drawing, Hatch, Point
from art.things.medal import CENTRE, CLOTH, COIN, HAIR, Sitter, cloth, puff

ROSA: Final = Face(hair="umber", brow=2.4, lashes=True)
PEPPE: Final = Face(hair="dark_brown", jaw="square", nose="snub", brow=3.4, beard="short", moustache="trim")
ANNA: Final = Face(hair="silver", jaw="soft", nose="hooked", brow=1.8, aged=True)
CARLO: Final = Face(hair="silver", jaw="square", nose="long", brow=3.2, moustache="handlebar", aged=True)
NINA: Final = Face(hair="ochre", jaw="round", nose="small", brow=1.8, lashes=True)
GENNARO: Final = Face(hair="dark_brown", jaw="round", nose="hooked", brow=3.2, moustache="bush")
CIRO: Final = Face(hair="umber", jaw="soft", nose="snub", brow=2.6)

WOOL: Final = Hatch(angle=30, depth=12, share=0.34, spacing=2.6, width=1.3)


def _tilt(mood: Mood, calm: float, glad: float, sad: float) -> float:
    """How far a head leans, in degrees."""
    return {"laugh": glad, "frown": sad}.get(mood.mouth, calm)


def _rose(art: Drawing, x: float, y: float, r: float) -> None:
    """A rose with two leaves."""
    for turn in (-35, 70):
        with art.at(x, y, rot=turn):
            leaf = art.shape(
                [(0, r * 0.4), (r * 0.7, r * 1.0), (r * 0.1, r * 1.9, 1), (-r * 0.6, r)], "green", line=1.6
            )
            art.line([(0, r * 0.8), (0.2, r * 1.7)], 1.0, (0.3, 1, 0.2), clip=leaf, detail=Detail.MID)
    for i in range(5):
        a = math.radians(72 * i - 90)
        petal = art.circle(x + r * 0.55 * math.cos(a), y + r * 0.55 * math.sin(a), r * 0.62)
        art.shape(petal, "red", line=1.7)
    heart = art.shape(art.circle(x, y, r * 0.52), "red", line=1.6)
    art.line(
        [(x - r * 0.3, y + r * 0.1), (x, y - r * 0.3), (x + r * 0.3, y), (x, y + r * 0.25), (x - r * 0.1, y)],
        1.2,
        (0.4, 1, 0.4),
        clip=heart,
        detail=Detail.MID,
    )


def _hoop(art: Drawing, x: float, y: float) -> None:
    """A gold hoop hanging from (x, y)."""
    ring = art.circle(x, y + 4.6, 5.0).difference(art.circle(x, y + 4.9, 2.4))
    art.shape(ring, "gold", line=1.5)


def rosa(art: Drawing, mood: Mood) -> None:
    """Rosa: dark hair put up in a knot, a rose, gold hoops, a fringed red shawl."""
    with art.at(CENTRE, 174, 1.78, rot=_tilt(mood, -3, 5, -6)):
        knot = art.shape(art.circle(0, -63, 17, 14), ROSA.hair, line=2.3, hatch=HAIR)
        strands(art, [[(-12, -62), (-2, -72), (10, -66)], [(-8, -57), (2, -66), (12, -60)]], knot)
        back = art.shape(
            [
                (0, -61),
                (18, -57),
                (28, -42),
                (28, -24),
                (24, -8),
                (12, -2),
                (-12, -2),
                (-24, -8),
                (-28, -24),
                (-28, -42),
                (-18, -57),
            ],
            ROSA.hair,
            line=2.3,
            hatch=HAIR,
        )
        strands(art, [[(side * 22, -42), (side * 25, -24), (side * 20, -8)] for side in (-1, 1)], back)
        cloth(art, [(-58, 62), (-50, 30), (-28, 17), (28, 17), (50, 30), (58, 62)], "cream")
        neck(art, 15)
        front_face(art, ROSA.feeling(mood))
        parted_front(art, ROSA.hair, -14)
        for side in (-1, 1):
            _hoop(art, side * 22.4, -14)
            shawl = art.region(
                [(side * 20, 12), (side * 44, 20), (side * 62, 44), (side * 60, 64), (side * 2, 62, 1), (side * 9, 40)]
            )
            area = art.shape(shawl.intersection(COIN), "red", line=2.3, hatch=CLOTH)
            for k in range(5):
                x, y = side * (19 - 3.6 * k), 22 + 8.4 * k
                art.line([(x, y), (x + side * 5, y + 1.6)], 1.5, (1, 0.8, 0.2), clip=area, detail=Detail.MID)
        beads = [(-11.0, 14.0), (-6.2, 18.0), (0.0, 19.6), (6.2, 18.0), (11.0, 14.0)]
        for x, y in beads:
            art.shape(art.circle(x, y, 3.1), "red", line=1.4)
        _rose(art, -19, -54, 10.5)


def peppe(art: Drawing, mood: Mood) -> None:
    """Peppe: a fisherman with a long red cap, a short dark beard and a striped shirt."""
    sinking = mood.mouth == "frown"
    with art.at(CENTRE - 6, 168, 1.66, rot=_tilt(mood, -2, -7, 4)):
        outline = [(-60.0, 62.0), (-54.0, 32.0), (-28.0, 18.0), (36.0, 18.0), (60.0, 32.0), (66.0, 62.0)]
        cloth(art, outline, "cream")
        shirt = art.region(outline).intersection(COIN)
        for y in (27, 38, 49):
            band = art.region([(-70, y + 6), (0, y + 10), (74, y + 6), (74, y + 11), (0, y + 15), (-70, y + 11)])
            art.shape(band.intersection(shirt.buffer(-1)), "blue", line=1.3)
        nape = art.shape(
            [(2, -50), (20, -48), (27, -36), (28, -22), (25, -6), (15, 0), (8, -10), (4, -24)],
            PEPPE.hair,
            line=2.2,
            hatch=HAIR,
        )
        strands(art, [[(22, -34), (24, -20), (19, -4)]], nape)
        with art.at(4, 0):
            neck(art, 19)
        side_face(art, PEPPE.feeling(mood))
        art.shape([(12, -48), (22, -46), (23, -32), (19.6, -22), (17, -27), (16, -38)], PEPPE.hair, line=1.8)
        ear(art, 20.4, -25)
        art.shape(art.circle(21, -15.6, 3.2), "gold", line=1.5)
        low = -24.0 if sinking else -38.0
        bag = art.shape(
            [
                (-23, -47),
                (-24, -62),
                (-12, -76),
                (8, -80),
                (28, -74),
                (43, -62),
                (50, low - 8),
                (48, low + 4, 1),
                (38, low - 10),
                (32, -50),
                (26, -46),
                (2, -45),
            ],
            "red",
            line=2.4,
            hatch=WOOL,
        )
        for fold in (
            [(-12, -54), (-13, -65), (-4, -74)],
            [(6, -52), (12, -64), (22, -68)],
            [(24, -54), (34, -60), (44, -50)],
        ):
            art.line(fold, 1.4, (0.8, 0.9, 0.1), clip=bag, detail=Detail.MID)
        art.shape(art.circle(48, low + 6, 6.4), "gold", line=1.8)
        roll = art.shape(
            [(-26, -41), (-26, -51), (-10, -55.6), (10, -55), (28, -49), (29, -39), (12, -45), (-8, -46.6)],
            "red",
            line=2.1,
        )
        for x in (-18, -10, -2, 6, 14, 22):
            art.line([(x, -42), (x + 1.4, -48), (x, -55)], 1.1, (0.5, 1, 0.3), clip=roll, detail=Detail.MID)


def anna(art: Drawing, mood: Mood) -> None:
    """Anna: an old woman, silver hair under a blue kerchief with white dots that is tied below the chin."""
    with art.at(CENTRE + 4, 170, 1.66, rot=_tilt(mood, 2, 7, -4), flip=True):
        cloth(art, [(-60, 62), (-52, 34), (-30, 20), (34, 20), (58, 34), (64, 62)], "dark_brown")
        for side in (-1, 1):
            cloth(art, [(side * 4 + 2, 22), (side * 26 + 2, 16), (side * 40, 30), (side * 16, 60, 1)], "cream")
        scarf = art.shape(
            [
                (-4, -66),
                (16, -63),
                (31, -48),
                (35, -26),
                (32, -4),
                (22, 12),
                (6, 14),
                (-12, 8),
                (-20, -6),
                (-24, -30),
                (-22, -52),
            ],
            "blue",
            line=2.4,
            hatch=WOOL,
        )
        side_face(art, ANNA.feeling(mood))
        hair = art.shape(
            [(-19, -40), (-20, -50), (-6, -57), (10, -54), (20, -44), (20.4, -30), (12, -42), (-1, -48), (-10, -46)],
            ANNA.hair,
            line=1.9,
        )
        strands(art, [[(-14, -47), (-2, -53), (12, -48)], [(-16, -44), (-4, -50), (10, -46)]], hair)
        hem = art.shape(
            [
                (-22, -36),
                (-25, -52),
                (-12, -64),
                (8, -65),
                (26, -54),
                (32, -34),
                (30, -10),
                (18, 6),
                (2, 11),
                (4, 3),
                (14, -6),
                (20.5, -20),
                (21.4, -38),
                (12, -51),
                (-2, -56),
                (-14, -53),
            ],
            "blue",
            line=2.2,
            hatch=WOOL.but(depth=7),
        )
        dots = [(-16.5, -56), (-3, -61), (11, -59), (22, -48), (26.5, -33), (26, -17), (19, -2)]
        for x, y in dots:
            art.tint(art.circle(x, y, 2.3), "cream", clip=hem.union(scarf))
        for side in (-1, 1):
            with art.at(-2, 9, rot=side * 34):
                end = art.shape([(-3, 0), (3.4, 0), (7, 20, 1), (0, 16), (-6, 20, 1)], "blue", line=2.0)
                art.tint(art.circle(0.6, 11, 1.9), "cream", clip=end)
        art.shape(art.circle(-2, 8.4, 5.6, 5.0), "blue", line=2.0)


def carlo(art: Drawing, mood: Mood) -> None:
    """Carlo: an old gentleman, a broad dark hat, silver whiskers, a green coat with a white cravat."""
    with art.at(CENTRE + 2, 171, 1.62, rot=_tilt(mood, 2, 6, -4), flip=True):
        cloth(art, [(-62, 62), (-56, 34), (-30, 18), (38, 18), (60, 32), (66, 62)], "green")
        nape = art.shape(
            [(2, -50), (20, -48), (28, -38), (30, -22), (30, -4), (22, 4), (12, -4), (4, -24)],
            CARLO.hair,
            line=2.2,
            hatch=HAIR,
        )
        strands(art, [[(22, -38), (25, -20), (23, 0)], [(18, -30), (20, -16), (18, -2)]], nape)
        with art.at(4, 0):
            neck(art, 18)
        for side in (-1, 1):
            collar = [(side * 5 + 2, 24), (side * 22 + 2, 10), (side * 34 + 2, 22), (side * 18 + 2, 50, 1)]
            art.shape(art.region(collar).intersection(COIN), "green", line=2.2, hatch=CLOTH.but(depth=9))
        cravat = art.shape(
            art.region([(-12, 14), (2, 10), (18, 14), (16, 24), (20, 46), (2, 56), (-14, 46), (-9, 24)]).intersection(
                COIN
            ),
            "cream",
            line=2.2,
            hatch=UNDER,
        )
        for x in (-6, 2, 10):
            art.line([(x, 22), (x * 1.3, 46)], 1.3, (0.9, 0.7, 0.2), clip=cravat, detail=Detail.MID)
        side_face(art, CARLO.feeling(mood))
        whisker = art.shape(
            [(12, -48), (22, -46), (24, -30), (21, -14), (14, -5), (9, -8), (15, -18), (16, -34)],
            CARLO.hair,
            line=1.9,
        )
        strands(art, [[(20, -38), (20, -24), (14, -9)]], whisker)
        ear(art, 21, -27)
        broad_hat("umber", "gold", "cream")(art)


def nina(art: Drawing, mood: Mood) -> None:
    """Nina: a girl with fair plaits, blue bows and a gold comb."""
    with art.at(CENTRE - 2, 171, 1.74, rot=_tilt(mood, -2, -6, 6)):
        cloth(art, [(-56, 62), (-50, 32), (-28, 18), (32, 18), (54, 32), (60, 62)], "blue")
        for side in (-1, 1):
            puff(art, side * 43 + 2, 38, 15, 19, -side * 24, "cream", "blue")
        head = art.shape(
            [
                (0, -63),
                (20, -58),
                (30, -42),
                (31, -22),
                (24, -6),
                (10, -4),
                (-6, -20),
                (-20, -24),
                (-24, -44),
                (-15, -58),
            ],
            NINA.hair,
            line=2.3,
            hatch=HAIR,
        )
        strands(art, [[(18, -48), (26, -34), (25, -14)]], head)
        with art.at(3, 0):
            neck(art, 14)
        art.shape(
            art.region([(-18, 20), (2, 14), (24, 20), (20, 32), (2, 42), (-15, 32)]).intersection(COIN),
            "cream",
            line=2.1,
            hatch=UNDER,
        )
        side_face(art, NINA.feeling(mood))
        fringe = art.shape(
            [
                (-18.6, -36),
                (-22, -50),
                (-10, -59),
                (6, -61),
                (21, -54),
                (28, -38),
                (27, -22),
                (22, -12),
                (18.6, -24),
                (15, -38),
                (9, -42),
                (6, -47),
                (-2, -40),
                (-5, -45),
                (-11, -39),
                (-14, -44),
            ],
            NINA.hair,
            line=2.0,
            hatch=HAIR.but(depth=9),
        )
        strands(art, [[(12, -52), (22, -38), (22, -18)], [(-12, -52), (-10, -44)], [(0, -55), (-1, -45)]], fringe)
        for side, x in ((-1, -24.0), (1, 29.0)):
            swing = {"laugh": 5.0, "frown": -2.0}.get(mood.mouth, 1.0)
            for k in range(4):
                y = -20 + 11 * k
                lock = art.circle(
                    x + side * (swing * k * 0.4 + (1.8 if k % 2 else -1.8)), y, 8.2 - 0.5 * k, 8.4 - 0.4 * k
                )
                area = art.shape(lock, NINA.hair, line=1.9, hatch=HAIR.but(depth=6))
                art.line([(x - 6, y - 4), (x, y + 2), (x + 6, y - 3)], 1.1, (0.3, 1, 0.3), clip=area, detail=Detail.MID)
            bow_x = x + side * swing * 1.8
            for wing in (-1, 1):
                loop = art.region([(bow_x, 20, 1), (bow_x + wing * 12, 13), (bow_x + wing * 13, 28), (bow_x, 21, 1)])
                art.shape(loop.intersection(COIN), "red", line=1.8)
            art.shape(art.circle(bow_x, 20.6, 3.4), "gold", line=1.6)
        comb: list[Point] = [(-17, -54, 1)]
        for i in range(5):
            x = -14 + 8 * i
            comb += [(x, -68 + 1.1 * (i - 2) ** 2, 1), (x + 4, -60 + 1.0 * (i - 1.5) ** 2, 1)]
        art.shape([*comb[:-1], (25, -52, 1), (4, -58)], "gold", line=2.0, smooth=False)


def gennaro(art: Drawing, mood: Mood) -> None:
    """Gennaro: Pulcinella without his mask, in a white sugar-loaf hat and smock, with a bushy moustache."""
    lean = {"laugh": -6.0, "frown": 14.0}.get(mood.mouth, 0.0)
    with art.at(CENTRE - 4, 173, 1.68, rot=_tilt(mood, 1, -5, 5)):
        cloth(art, [(-62, 62), (-58, 32), (-30, 16), (38, 16), (64, 32), (70, 62)], "cream")
        nape = art.shape(
            [(2, -50), (20, -48), (27, -36), (29, -22), (26, -8), (16, -2), (8, -10), (4, -24)],
            GENNARO.hair,
            line=2.2,
            hatch=HAIR,
        )
        strands(art, [[(22, -34), (24, -20), (20, -6)]], nape)
        with art.at(3, 0):
            neck(art, 20)
        for i in sorted(range(7), key=lambda i: -abs(i - 3)):
            t = (i - 3) / 3
            with art.at(33 * math.sin(t * 1.2) + 3, 12 + 10 * math.cos(t * 1.2), rot=-t * 40):
                pleat = art.shape(art.circle(0, 0, 8.4, 8.0), "green", line=1.9, hatch=UNDER.but(share=0.35))
                art.line([(0, 7), (-0.6, 1), (0.2, -4)], 1.4, (1, 0.9, 0.1), clip=pleat, detail=Detail.MID)
        side_face(art, GENNARO.feeling(mood))
        art.shape([(12, -48), (22, -46), (23, -32), (19.6, -20), (17, -26), (16, -38)], GENNARO.hair, line=1.8)
        ear(art, 21, -25)
        loaf = art.shape(
            [
                (-25, -42),
                (-23, -58),
                (-13 + lean * 0.5, -76),
                (-4 + lean, -87),
                (8 + lean, -88),
                (17 + lean * 0.6, -77),
                (28, -60),
                (29, -43),
                (12, -47),
                (-8, -47),
            ],
            "cream",
            line=2.5,
            hatch=WOOL,
        )
        for fold in (
            [(-12, -50), (-10, -62), (-2 + lean * 0.6, -72)],
            [(10, -51), (14, -64), (8 + lean * 0.6, -76)],
        ):
            art.line(fold, 1.5, (0.8, 0.9, 0.1), clip=loaf, detail=Detail.MID)
        art.shape(
            [(-27, -39), (-27, -47), (-10, -52), (10, -52), (30, -47), (31, -38), (12, -44.5), (-8, -45)],
            "green",
            line=2.1,
        )


def ciro(art: Drawing, mood: Mood) -> None:
    """Ciro: a boy with a mop of dark curls, freckles and a green neckerchief."""
    curls = (
        (24.0, -12.0, 8.5),
        (28.0, -25.0, 9.0),
        (28.0, -40.0, 9.5),
        (-21.0, -52.0, 8.5),
        (22.0, -54.0, 10.0),
        (-10.0, -63.0, 10.0),
        (10.0, -65.0, 10.5),
        (18.0, -42.0, 7.5),
        (-17.0, -47.0, 7.0),
        (11.0, -52.0, 8.5),
        (-6.0, -52.0, 8.5),
        (2.5, -57.0, 8.5),
    )
    with art.at(CENTRE + 4, 176, 1.86, rot=_tilt(mood, 3, 8, -6), flip=True):
        cloth(art, [(-54, 60), (-48, 32), (-26, 18), (32, 18), (52, 32), (58, 60)], "gold")
        art.shape([(-4, -60), (18, -56), (28, -40), (26, -14), (14, -4), (4, -20)], CIRO.hair, line=2.2, hatch=HAIR)
        with art.at(3, 0):
            neck(art, 15)
        knot = art.shape(
            art.region([(-20, 14), (2, 21), (26, 12), (30, 22), (8, 34), (2, 50, 1), (-3, 34), (-22, 24)]).intersection(
                COIN
            ),
            "green",
            line=2.2,
            hatch=CLOTH.but(depth=8),
        )
        art.line([(-16, 20), (2, 27), (24, 18)], 1.3, (0.3, 1, 0.3), clip=knot, detail=Detail.MID)
        side_face(art, CIRO.feeling(mood))
        if art.detail == Detail.FULL:
            for x, y in ((6.6, -20.4), (10.4, -21.6), (8.6, -17.6), (12.6, -18.4), (-14.6, -20.2), (-12.6, -17.6)):
                art.ink(art.circle(x, y, 0.55))
        ear(art, 20.6, -24)
        curl_row(art, CIRO.hair, curls)


COMPANY: Final[dict[str, Sitter]] = {
    "rosa": Sitter("gold", 0, rosa),
    "peppe": Sitter("blue", 0, peppe),
    "anna": Sitter("ochre", 0, anna),
    "carlo": Sitter("red", 0, carlo),
    "nina": Sitter("green", 0, nina),
    "gennaro": Sitter("red", 0, gennaro),
    "ciro": Sitter("blue", 0, ciro),
}
"""Portraits by the name of who is shown; no suns: everybody here plays as strongly as the seat asks."""
