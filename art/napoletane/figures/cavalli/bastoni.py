"""The cavallo di bastoni, from back to front in card units; left and right are the viewer's."""

from art.heads import hats
from art.napoletane.figures import footwear, garments, hands, heads, horse_heads, horses, people, poses, props, tack
from art.napoletane.figures.cavalli.shared import SKIRT, TORSO, skirt_folds
from art.napoletane.figures.stance import leaning
from art.napoletane.pips.batons import cudgel
from art.plates import Detail, Drawing, Hatch, button_row, fold, strap


def cavallo_bastoni(art: Drawing) -> None:
    """Captain with a goatee in profile to the left, club on the shoulder at right; his grey horse steps out left."""
    tack.perspective_slab(art, "green", "left")
    look = horse_heads.Coat("silver", "cream", "red", "gold", ears=-22, dapple=True, mane_length=60)
    with art.at(300, 0, flip=True):
        horse, bit = horses.draw_horse(art, poses.STRIDING, look)
        tack.crupper(art, "red")
        tack.breast_strap(art, "red", "gold", horse)
        tack.reins(art, bit, (186, 226), "red", 8)
        tack.stirrup_leather(art, 170, 360, "red")
        tack.saddlecloth(art, "gold", "red", box=(80, 152, 238, 302), border="lozenge", embroidered=False)
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
    skirt_folds(art, skirt, 174, 222)
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
        hatch=[TORSO.but(bend=0.25), Hatch(55, 8, 0.13, 3.0, 1.05, dots=False)],
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
    garments.slashes(art, [(163, 168), (162, 186), (183, 168), (182, 186), (199, 178)], "red", 11, 8)
    strap(art, [(139, 245), (152, 251), (172, 252), (200, 250), (217, 244)], 6, "red", line=1.4, studs=11, clip=skirt)
    garments.belt(art, 143, 206, 209, "red", doublet, drop=5, height=11)
    garments.sleeve(
        art,
        [(150, 170, 26), (132, 196, 23), (124, 214, 20), (117, 226, 15)],
        "gold",
        shade=35,
        creases=[[(120, 204), (128, 202), (138, 196)], [(124, 196), (132, 194), (142, 188)]],
    )
    with art.at(114, 229, 0.98, rot=-24):
        hands.rein_hand(art)
    garments.cuff(art, 119, 221, 16, 208, "cream", height=8)
    garments.bent_sleeve(
        art,
        [(206, 168, 28), (238, 182, 28), (255, 206, 23)],
        [(255, 208, 23), (248, 214, 20), (236, 207, 14)],
        "gold",
        creases=[[(236, 196), (244, 199), (254, 196)], [(238, 199), (246, 205), (258, 208)]],
    )
    with art.at(234, 138, 1.16, rot=2, flip=True):
        cudgel(art, "red", "green")
    garments.cuff(art, 239, 206, 15, -70, "cream", height=8)
    with art.at(226, 196, 1.04, rot=10):
        hands.fist(art)
    garments.puff_sleeve(art, 204, 170, 17, 22, -24, "red", "gold")
    garments.puff_sleeve(art, 150, 168, 15, 20, 26, "red", "gold")
    with art.at(168, 127, heads.SCALE_RIDER, rot=0):
        heads.profile_head(art, people.CAPTAIN, hats.beret("green", "gold", "red"))
    garments.collar_ruff(art, 172, 140, 20, pleats=7, tilt=-4)
