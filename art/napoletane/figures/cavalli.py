"""The four Cavalli: riders on horses whose four legs show.

Each function draws one card from back to front in card units; left and right are the viewer's.  Horses that face
left are drawn facing right on a mirrored page."""

from collections.abc import Iterator
from contextlib import contextmanager

from art.napoletane.figures import faces, footwear, garments, hands, hats, heads, horses, poses, props, tack
from art.napoletane.figures.garments import SHADOW
from art.napoletane.pips.batons import cudgel
from art.napoletane.pips.coins import sun_coin
from art.napoletane.pips.cups import slim_cup
from art.plates import Detail, Drawing, Hatch, Region, button_row, fold, lozenge, tube_region

TORSO = SHADOW.but(angle=14, depth=18, share=0.32, spacing=2.5)
SKIRT = SHADOW.but(angle=15, depth=13, share=0.3)


@contextmanager
def leaning(art: Drawing, x: float, y: float, degrees: float) -> Iterator[None]:
    """Draw turned by `degrees` clockwise round the point (x, y) of the page."""
    with art.at(x, y, rot=degrees), art.at(-x, -y):
        yield


def _skirt_folds(art: Drawing, area: Region, x: float, y: float) -> None:
    """Folds of the short skirt of a coat below the belt at (x, y)."""
    for dx, end, detail in (
        (-15, -21, Detail.SMALL),
        (0, 0, Detail.SMALL),
        (15, 22, Detail.SMALL),
        (-7, -10, Detail.FULL),
        (8, 11, Detail.FULL),
    ):
        fold(art, [(x + dx, y), (x + end, y + 30)], area, 1.5, depth=6, detail=detail)


def cavallo_denari(art: Drawing) -> None:
    """Turbaned merchant looking right on a standing horse that faces left; coin raised at left."""
    tack.perspective_slab(art, "gold", "left")
    look = horses.Coat("taupe", "brown", "gold", "red", blaze=True, socks=True, mane_length=52)
    with art.at(300, 0, flip=True):
        horse, bit = horses.draw_horse(art, poses.STAND, look)
        tack.breast_strap(art, "red", "gold", horse)
        tack.reins(art, bit, (152, 224), "gold", 12)
        tack.round_saddle(art, "gold", "red")
        footwear.leg(art, [(128, 236, 21, 21), (150, 258, 19, 19), (164, 278, 15, 15), (163, 302, 11.5, 11.5)], "red")
        footwear.boot(art, 162, 334, 1, "gold", height=40, length=36, rot=4, top="cream", width=12, spur=True)
        tack.stirrup(art, 172, 356)
    with leaning(art, 174, 230, 3):
        _merchant(art)


def _merchant(art: Drawing) -> None:
    """Rider of the horse of coins from the waist up: long open coat over a gold tunic, wide scalloped collar."""
    skirt = art.shape(
        [(144, 212), (174, 218), (204, 212), (220, 246), (206, 264), (172, 258), (146, 252), (136, 240)],
        "green",
        line=2.4,
        hatch=SKIRT,
    )
    _skirt_folds(art, skirt, 174, 222)
    jacket = art.shape(
        [
            (138, 156),
            (156, 140),
            (188, 140),
            (208, 154),
            (213, 178),
            (206, 202),
            (206, 222),
            (176, 228),
            (146, 220),
            (145, 198),
            (137, 176),
        ],
        "green",
        line=2.5,
        hatch=TORSO,
    )
    tunic = art.shape(
        [(168, 140), (190, 142), (189, 176), (186, 226), (166, 226), (163, 190)],
        "gold",
        line=1.9,
        hatch=Hatch(20, 7, 0.3),
    )
    button_row(art, [(178.5, y) for y in (162, 175, 188)], 2.8, "red")
    art.line([(179, 150), (179, 204)], 1.0, (1, 1, 1), clip=tunic, detail=Detail.FULL)
    for line in ([(152, 160), (150, 184), (154, 204)], [(200, 164), (198, 186), (196, 204)]):
        fold(art, line, jacket, 1.5, depth=7, detail=Detail.MID)
    garments.belt(art, 144, 206, 208, "red", jacket, drop=4)
    garments.sleeve(
        art,
        [(207, 168, 30), (219, 196, 28), (198, 218, 24), (158, 222, 16)],
        "red",
        SHADOW.but(angle=60, depth=13),
        creases=[
            [(216, 214), (208, 206), (202, 198)],
            [(208, 222), (200, 214), (196, 204)],
            [(186, 226), (182, 218), (180, 210)],
        ],
    )
    with art.at(146, 225, rot=-14):
        hands.rein_hand(art)
    garments.cuff(art, 158, 222, 17, 262, "cream", height=8)
    with art.at(96, 72, 1.0):
        sun_coin(art)
    garments.sleeve(
        art,
        [(148, 164, 29), (122, 178, 27), (103, 166, 23), (99, 144, 16)],
        "red",
        SHADOW.but(angle=60, depth=12),
        creases=[[(116, 190), (118, 179), (126, 172)], [(106, 184), (112, 172), (122, 166)]],
    )
    with art.at(98, 127, rot=-2):
        hands.pinch(art)
    garments.cuff(art, 99, 146, 17, -2, "cream", height=8)
    with art.at(178, 121, heads.SCALE_RIDER, rot=2, flip=True):
        heads.three_quarter_head(art, faces.MERCHANT, hats.turban("gold", "red"))
    garments.scallop_collar(art, 175, 142, 37, "gold", 9, 11)


def cavallo_coppe(art: Drawing) -> None:
    """Moustached gallant in a red cap looking right; his horse walks right lifting the near fore leg; cup at
    left."""
    tack.perspective_slab(art, "red", "right")
    horse, bit = horses.draw_horse(art, poses.WALK_NEAR, horses.Coat("taupe", "dark_brown", "gold", "red"))
    tack.crupper(art, "red", horse)
    tack.breast_strap(art, "blue", "red", horse)
    tack.reins(art, bit, (190, 224), "gold", 14)
    tack.saddlecloth(art, "green", "gold", fringe="red")
    footwear.leg(art, [(124, 232, 21, 21), (146, 256, 19, 19), (158, 278, 15, 15), (153, 304, 11.5, 11.5)], "red")
    footwear.boot(art, 148, 338, 1, "cream", height=38, length=38, rot=6, top="gold", width=12)
    tack.stirrup(art, 158, 361)
    with leaning(art, 126, 230, 4):
        _gallant(art)


def _gallant(art: Drawing) -> None:
    """Rider of the horse of cups from the waist up: gold tunic with a green placket, slashed puffs, ruff."""
    skirt = art.shape(
        [(98, 214), (126, 220), (154, 214), (166, 240), (152, 254), (126, 258), (100, 254), (90, 240)],
        "gold",
        line=2.4,
        hatch=SKIRT,
    )
    _skirt_folds(art, skirt, 126, 222)
    tunic = art.shape(
        [
            (98, 148),
            (114, 136),
            (142, 136),
            (156, 148),
            (160, 172),
            (152, 198),
            (154, 220),
            (126, 226),
            (98, 220),
            (102, 198),
            (94, 172),
        ],
        "gold",
        line=2.5,
        hatch=TORSO,
    )
    art.shape(
        [(122, 136), (138, 136), (137, 172), (136, 224), (120, 224), (122, 172)],
        "green",
        line=2,
        hatch=Hatch(15, 6, 0.3),
    )
    button_row(art, [(129, y) for y in range(150, 206, 12)], 2.7)
    for line in ([(110, 156), (112, 180), (108, 204)], [(148, 158), (145, 180), (146, 204)]):
        fold(art, line, tunic, 1.4, depth=6, detail=Detail.MID)
    garments.belt(art, 97, 155, 207, "red", tunic, drop=4, height=11)
    lozenge(art, 126, 217, 8, 9, "gold")
    garments.sleeve(
        art,
        [(154, 164, 26), (172, 188, 23), (176, 206, 20), (184, 220, 15)],
        "green",
        creases=[[(184, 192), (174, 192), (166, 188)], [(184, 200), (176, 200), (168, 196)]],
    )
    with art.at(189, 224, rot=18, flip=True):
        hands.rein_hand(art)
    garments.cuff(art, 182, 216, 16, 150, "gold", height=8)
    garments.puff_sleeve(art, 153, 163, 16, 21, -24, "green", "gold")
    garments.sleeve(
        art,
        [(100, 164, 26), (78, 184, 23), (58, 170, 20), (50, 148, 15)],
        "green",
        SHADOW.but(angle=60, depth=11),
        creases=[[(68, 188), (74, 179), (82, 176)], [(60, 180), (69, 170), (80, 168)]],
    )
    art.shape(tube_region(art, [(49, 128, 14), (50, 146, 13)]), "skin", line=2)
    with art.at(47, 81, 0.98, rot=-4):
        slim_cup(art)
    with art.at(49, 114, 1.0, rot=-4):
        hands.fist(art)
    garments.cuff(art, 50, 143, 17, -8, "gold", height=10)
    garments.puff_sleeve(art, 100, 163, 16, 21, 44, "green", "gold")
    with art.at(126, 119, heads.SCALE_RIDER, rot=2, flip=True):
        heads.three_quarter_head(art, faces.GALLANT, hats.riding_cap("red", "gold", "green", -1))
    garments.collar_ruff(art, 127, 138, 19, pleats=7)


def cavallo_spade(art: Drawing) -> None:
    """The Moor: blue turban, scimitar swung up at left, looks left; his horse walks right with arched neck."""
    tack.perspective_slab(art, "blue", "right")
    look = horses.Coat("bay", "umber", "gold", "blue", mane_length=32, mane_locks=8, mane_sway=-10)
    horse, bit = horses.draw_horse(art, poses.WALK_FAR, look)
    tack.breast_strap(art, "green", "gold", horse)
    tack.reins(art, bit, (184, 226), "gold", 16)
    tack.saddlecloth(art, "gold", "green", box=(86, 156, 236, 302), border="chain")
    footwear.leg(art, [(124, 234, 21, 21), (150, 256, 19, 19), (164, 280, 15, 15), (157, 304, 11, 11)], "red")
    footwear.boot(art, 156, 340, 1, "cream", height=42, length=38, rot=-4, top="red", width=12, spur=True)
    tack.stirrup(art, 166, 360)
    garments.skirt(
        art,
        [(96, 214), (88, 236), (82, 258)],
        [(156, 214), (168, 236), (178, 256)],
        "gold",
        5,
        trim="red",
        trim_height=7,
    )
    with leaning(art, 126, 230, -5):
        _moor(art)


def _moor(art: Drawing) -> None:
    """Rider of the horse of swords from the waist up: open green vest, necklace, sash, wide red sleeves."""
    vest = art.shape(
        [
            (97, 152),
            (114, 138),
            (142, 138),
            (157, 152),
            (160, 176),
            (153, 200),
            (154, 220),
            (126, 226),
            (98, 220),
            (101, 198),
            (93, 176),
        ],
        "green",
        line=2.5,
        hatch=TORSO,
    )
    shirt = art.shape(
        [(110, 138), (143, 138, 1), (137, 172), (126, 204, 1), (115, 172)],
        "cream",
        line=1.9,
        hatch=Hatch(25, 8, 0.3),
    )
    for x in (120, 126, 132):
        art.line([(x, 178), (126 + (x - 126) * 0.5, 198)], 1.1, (1, 0.8, 0.1), clip=shirt, detail=Detail.MID)
    necklace = [(107, 150), (111, 160), (118, 169), (126, 173), (134, 169), (141, 160), (145, 150)]
    button_row(art, necklace, 3.3, "gold")
    for side in (-1, 1):
        fold(art, [(126 + side * 20, 172), (126 + side * 16, 192), (126 + side * 18, 212)], vest, 1.5, depth=6)
    sash = garments.belt(art, 96, 156, 204, "red", vest, drop=5, height=17)
    for dy in (5, 11):
        art.line([(96, 205 + dy), (126, 210 + dy), (156, 204 + dy)], 1.2, (0.3, 1, 0.3), clip=sash, detail=Detail.MID)
    garments.sleeve(
        art,
        [(154, 166, 30), (174, 188, 28), (178, 208, 24), (182, 222, 15)],
        "red",
        creases=[
            [(188, 192), (176, 192), (166, 188)],
            [(189, 202), (178, 200), (168, 196)],
            [(188, 212), (180, 212), (172, 208)],
        ],
    )
    with art.at(186, 226, rot=28, flip=True):
        hands.rein_hand(art)
    garments.cuff(art, 180, 217, 16, 160, "gold", height=8)
    garments.sleeve(
        art,
        [(100, 166, 30), (80, 190, 28), (62, 184, 24), (56, 160, 15)],
        "red",
        SHADOW.but(angle=60, depth=12),
        creases=[
            [(74, 202), (78, 190), (88, 184)],
            [(66, 198), (72, 186), (84, 178)],
            [(58, 190), (66, 180), (78, 172)],
        ],
    )
    with art.at(57, 144, 0.92, rot=16):
        props.scimitar(art, 127)
    with art.at(57, 146, rot=2):
        hands.fist(art)
    garments.cuff(art, 56, 162, 16, -12, "gold", height=9)
    with art.at(127, 121, heads.SCALE_RIDER, rot=2):
        heads.three_quarter_head(art, faces.MOOR, hats.turban("blue", "red", "gold"))


def cavallo_bastoni(art: Drawing) -> None:
    """Captain with a goatee in profile to the left, club on the shoulder at right; his grey horse ambles left."""
    tack.perspective_slab(art, "green", "left")
    look = horses.Coat("silver", "cream", "red", "gold", dapple=True, mane_length=60)
    with art.at(300, 0, flip=True):
        horse, bit = horses.draw_horse(art, poses.AMBLE, look)
        tack.crupper(art, "red", horse)
        tack.breast_strap(art, "red", "gold", horse, drop=False)
        tack.reins(art, bit, (186, 226), "red", 8)
        tack.saddlecloth(art, "gold", "red", box=(80, 152, 238, 302), border="lozenge")
        with art.at(102, 274):
            props.shield_badge(art)
        footwear.leg(art, [(128, 236, 21, 21), (152, 258, 19, 19), (166, 280, 15, 15), (162, 302, 11.5, 11.5)], "red")
        footwear.boot(art, 160, 338, 1, "cream", height=44, length=38, rot=2, top="green", width=12, spur=True)
        tack.stirrup(art, 170, 360)
    with leaning(art, 174, 232, -4):
        _captain(art)


def _captain(art: Drawing) -> None:
    """Rider of the horse of clubs from the waist up: peascod doublet seen from the side, ruff, club."""
    skirt = art.shape(
        [(148, 214), (172, 222), (204, 212), (218, 240), (200, 254), (172, 256), (150, 252), (138, 240)],
        "gold",
        line=2.4,
        hatch=SKIRT,
    )
    _skirt_folds(art, skirt, 174, 222)
    doublet = art.shape(
        [
            (146, 154),
            (160, 140),
            (188, 140),
            (206, 152),
            (212, 176),
            (206, 202),
            (205, 218),
            (172, 228),
            (146, 222),
            (134, 206),
            (133, 184),
            (138, 168),
        ],
        "gold",
        line=2.5,
        hatch=TORSO,
    )
    art.line([(150, 148), (142, 176), (140, 202), (150, 224)], 1.7, (0.5, 1, 0.5), clip=doublet)
    button_row(art, [(143.5, 166), (139.5, 179), (138.5, 192), (141, 205)], 2.5, "red")
    for x, detail in (
        (158, Detail.SMALL),
        (168, Detail.MID),
        (178, Detail.SMALL),
        (188, Detail.MID),
        (197, Detail.FULL),
    ):
        fold(art, [(x, 150), (x - 5, 180), (x - 1, 214)], doublet, 1.5, depth=6, detail=detail)
    garments.belt(art, 143, 206, 209, "red", doublet, drop=5, height=11)
    garments.sleeve(
        art,
        [(150, 170, 26), (132, 196, 23), (124, 214, 20), (117, 226, 15)],
        "gold",
        SHADOW.but(angle=35, depth=11),
        creases=[[(120, 204), (128, 202), (138, 196)], [(124, 196), (132, 194), (142, 188)]],
    )
    with art.at(114, 229, 0.98, rot=-24):
        hands.rein_hand(art)
    garments.cuff(art, 119, 221, 16, 208, "cream", height=8)
    with art.at(229, 132, 1.16, rot=16):
        cudgel(art)
    garments.sleeve(
        art,
        [(204, 170, 27), (222, 196, 24), (228, 216, 21), (218, 214, 15)],
        "gold",
        creases=[[(236, 206), (226, 204), (216, 198)], [(236, 214), (228, 212), (220, 206)]],
    )
    with art.at(217, 203, 1.02, rot=14):
        hands.fist(art, "up")
    garments.puff_sleeve(art, 204, 170, 17, 22, -24, "red", "gold")
    garments.puff_sleeve(art, 150, 168, 15, 20, 26, "red", "gold")
    with art.at(168, 121, heads.SCALE_RIDER, rot=0):
        heads.profile_head(art, faces.CAPTAIN, hats.beret("green", "gold", "red"), "knight")
    garments.collar_ruff(art, 172, 140, 20, pleats=7, tilt=-4)
