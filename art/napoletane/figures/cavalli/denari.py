"""The cavallo di denari, from back to front in card units; left and right are the viewer's."""

from art.heads import hats
from art.napoletane.figures import footwear, garments, hands, heads, horse_heads, horses, people, poses, tack
from art.napoletane.figures.cavalli.shared import SKIRT, TORSO, skirt_folds
from art.napoletane.figures.stance import leaning
from art.napoletane.pips.coins import sun_coin
from art.plates import Detail, Drawing, Hatch, button_row, fold, strap


def cavallo_denari(art: Drawing) -> None:
    """Turbaned merchant looking right on a standing horse that faces left; coin raised at left."""
    tack.perspective_slab(art, "gold", "left")
    look = horse_heads.Coat("taupe", "brown", "gold", "red", blaze=True, socks=True, mane_length=36, mane_sway=-5)
    with art.at(300, 0, flip=True):
        horse, bit = horses.draw_horse(art, poses.LOWERED, look)
        tack.breast_strap(art, "red", "gold", horse)
        tack.stirrup_leather(art, 172, 356, "red")
        tack.round_saddle(art, "blue", "gold")
        tack.reins(art, bit, (152, 224), "gold", 12)
        footwear.leg(art, [(128, 236, 21, 21), (150, 258, 19, 19), (164, 278, 15, 15), (163, 302, 11.5, 11.5)], "red")
        footwear.boot(art, 162, 334, 1, "gold", height=40, length=36, rot=4, top="cream", width=12, spur=True)
        tack.stirrup(art, 172, 356)
    with leaning(art, 174, 230, 3):
        _merchant(art)


def _merchant(art: Drawing) -> None:
    """Rider of the horse of coins from the waist up: long open coat over a gold tunic, wide scalloped collar."""
    skirt = art.shape(
        [
            (144, 212),
            (174, 218),
            (204, 212),
            (226, 226),
            (240, 252),
            (243, 284, 1),
            (226, 292),
            (206, 284),
            (188, 282),
            (166, 268),
            (146, 258),
            (135, 240),
        ],
        "green",
        line=2.4,
        hatch=SKIRT,
    )
    skirt_folds(art, skirt, 174, 222)
    strap(
        art,
        [(133, 240), (146, 254), (166, 264), (188, 278), (206, 280), (226, 288), (248, 280)],
        7,
        "cream",
        line=1.5,
        clip=skirt,
    )
    for start, end in (((198, 222), (214, 276)), ((208, 220), (233, 280))):
        fold(art, [start, ((start[0] + end[0]) / 2 + 2, (start[1] + end[1]) / 2 - 3), end], skirt, 1.6, depth=7)
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
        hatch=[TORSO.but(bend=0.25), Hatch(55, 8, 0.13, 3.0, 1.05, dots=False)],
    )
    tunic = art.shape(
        [(168, 140), (190, 142), (189, 176), (186, 226), (166, 226), (163, 190)],
        "gold",
        line=1.9,
        hatch=Hatch(20, 7, 0.3),
    )
    for side, top, low in ((-1, 168, 165), (1, 190, 187)):
        strap(art, [(top, 140), ((top + low) / 2 + side * 1.5, 182), (low, 226)], 8, "cream", line=1.6, clip=jacket)
        for y in (152, 164, 176, 188, 200) if art.detail > Detail.SMALL else ():
            x = top + (low - top) * (y - 140) / 86 + side
            art.line([(x - 1, y), (x, y + 6)], 2.2, (0.6, 1, 0.1))
    button_row(art, [(178.5, y) for y in (162, 175, 188)], 2.8, "red")
    art.line([(179, 150), (179, 204)], 1.0, (1, 1, 1), clip=tunic, detail=Detail.FULL)
    for line in ([(152, 160), (150, 184), (154, 204)], [(200, 164), (198, 186), (196, 204)]):
        fold(art, line, jacket, 1.5, depth=7, detail=Detail.MID)
    garments.belt(art, 144, 206, 208, "red", jacket, drop=4)
    garments.bent_sleeve(
        art,
        [(207, 168, 30), (218, 190, 28), (226, 210, 25)],
        [(224, 212, 25), (194, 222, 22), (158, 222, 15)],
        "red",
        shade=60,
        creases=[
            [(205, 208), (214, 206), (222, 214)],
            [(205, 208), (212, 199), (224, 198)],
            [(204, 211), (207, 218), (206, 228)],
            [(186, 212), (188, 220), (186, 229)],
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
        shade=60,
        creases=[[(116, 190), (118, 179), (126, 172)], [(106, 184), (112, 172), (122, 166)]],
    )
    with art.at(98, 127, rot=7, flip=True):
        hands.pinch(art)
    garments.cuff(art, 99, 146, 17, -2, "cream", height=8)
    with art.at(178, 121, heads.SCALE_RIDER, rot=2, flip=True):
        heads.three_quarter_head(art, people.MERCHANT, hats.turban("gold", "red", None))
    garments.scallop_collar(art, 175, 142, 37, "gold", 9, 11)
