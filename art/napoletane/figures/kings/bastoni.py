"""The re di bastoni, from back to front in card units; left and right are the viewer's."""

from art.heads import crowns
from art.napoletane.figures import drapery, footwear, garments, hands, heads, people
from art.napoletane.figures.garments import SHADOW
from art.napoletane.pips.batons import cudgel
from art.plates import Detail, Drawing, Hatch, Point, fold, lozenge, strap

TORSO = SHADOW.but(angle=12, depth=22, share=0.32, spacing=2.5)
LINING = Hatch(15, 14, 0.12, 2.6, 1.3)


def re_bastoni(art: Drawing) -> None:
    """Moustached king looking right, legs apart: club upright at right, the tail of his cloak gathered at left."""
    footwear.slab(art, "green")
    _clubs_cloak_behind(art)
    footwear.boot(art, 118, 432, -1, "cream", height=46, length=42, grounded=True)
    footwear.leg(art, [(134, 320, 18, 18), (127, 350, 14, 14), (121, 372, 13.5, 13), (118, 388, 12, 12)], "gold")
    footwear.boot(art, 190, 430, 1, "cream", height=44, length=42, grounded=True)
    footwear.leg(art, [(178, 320, 18, 18), (185, 350, 14, 14), (188, 372, 13, 13.5), (190, 388, 12, 12)], "gold")
    for x in (118, 190):
        top: list[Point] = [
            (x - 15, 380),
            (x, 384),
            (x + 15, 380),
            (x + 18, 395, 1),
            (x + 8, 397),
            (x, 402, 1),
            (x - 8, 397),
            (x - 18, 395, 1),
        ]
        art.shape(top, "cream", line=2.1, hatch=Hatch(20, 8, 0.3, 2.4, 1.1))
    garments.sleeve(
        art,
        [(204, 180, 29), (211, 214, 26), (223, 219, 22), (237, 206, 16)],
        "gold",
        creases=[[(202, 226), (209, 217), (216, 212)], [(212, 232), (215, 222), (222, 217)]],
    )
    garments.skirt(
        art,
        [(120, 238), (106, 286), (96, 338)],
        [(192, 238), (208, 286), (216, 336)],
        "green",
        8,
        trim="gold",
        trim_height=10,
    )
    body = art.shape(
        [
            (110, 166),
            (134, 152),
            (180, 152),
            (202, 166),
            (206, 188),
            (198, 216),
            (194, 246),
            (156, 252),
            (118, 246),
            (114, 216),
            (106, 188),
        ],
        "green",
        line=2.5,
        hatch=[TORSO.but(bend=0.25), Hatch(55, 9, 0.12, 3.0, 1.1, dots=False)],
    )
    for x, detail in (
        (126, Detail.MID),
        (141, Detail.SMALL),
        (171, Detail.SMALL),
        (186, Detail.MID),
        (133, Detail.FULL),
        (179, Detail.FULL),
    ):
        pleat = [(x, 166), (x + (156 - x) * 0.12, 200), (x + (156 - x) * 0.2, 240)]
        fold(art, pleat, body, 1.6, depth=6, detail=detail)
    strap(art, [(156, 152), (156, 252)], 13, "gold", line=1.7, clip=body)
    for y in (176, 192, 208, 224):
        lozenge(art, 156, y, 4.6, 5.6, "red")
    for x in (134, 178):
        garments.slashes(art, [(x, 186), (x, 206)], "cream", 12)
    garments.belt(art, 115, 197, 238, "gold", body, height=13, buckle="cream")
    _gathered_tail(art)
    garments.sleeve(
        art,
        [(110, 180, 29), (84, 208, 25), (70, 232, 21), (68, 254, 16)],
        "gold",
        shade=35,
        creases=[[(68, 220), (78, 218), (90, 214)], [(66, 230), (74, 228), (86, 224)]],
    )
    with art.at(68, 268, 1.05, rot=4):
        hands.hanging_fist(art)
    garments.cuff(art, 68, 254, 18, 182, "cream", height=9)
    for x, turn in ((110, 40), (204, -36)):
        garments.puff_sleeve(art, x, 178, 21, 26, turn, "blue", "cream")
    with art.at(246, 134, 1.2, rot=-4, flip=True):
        cudgel(art)
    with art.at(250, 192, 1.08, rot=-4, flip=True):
        hands.fist(art)
    garments.cuff(art, 238, 205, 17, 42, "cream", height=8)
    with art.at(156, 131, heads.SCALE_RE, rot=3, flip=True):
        heads.three_quarter_head(art, people.KING_CLUBS, crowns.crown("green", "fleur"))
    garments.scallop_collar(art, 156, 152, 34, "gold", 7, 7)


def _clubs_cloak_behind(art: Drawing) -> None:
    """Blue cloak lined with red cloth woven in spirals, falling to the slab at right only."""
    lining = art.shape(
        [
            (120, 176),
            (112, 276),
            (126, 336),
            (148, 396),
            (156, 450),
            (206, 453),
            (262, 449),
            (258, 340),
            (248, 250),
            (208, 170),
        ],
        "red",
        line=2.3,
        hatch=LINING,
    )
    drapery.damask(art, lining, 30, "spiral", 0.9)
    art.hatch(lining, Hatch(332, 34, 0.4, 3.0, 1.2, 0.1, dots=False))
    for line in ([(206, 240), (218, 330), (224, 440)], [(160, 350), (172, 400), (176, 444)]):
        fold(art, line, lining, 2.0, depth=11)
    drapery.hanging_folds(
        art,
        [[(206, 170), (240, 244), (250, 330), (252, 448)], [(210, 168), (250, 244), (262, 330), (276, 450)]],
        "blue",
        "red",
        lift=6,
    )
    drapery.turnback(art, [(240, 240), (248, 310), (252, 380), (254, 449)], 17, "blue", side=-1)


def _gathered_tail(art: Drawing) -> None:
    """The end of the cloak, drawn up behind the arm to the fist and hanging from it in a short cascade."""
    sling = art.shape(
        [(112, 172), (92, 210), (72, 246), (58, 272), (76, 284), (98, 268), (114, 244), (120, 210)],
        "blue",
        line=2.4,
        hatch=SHADOW.but(angle=30, depth=16, share=0.45),
    )
    for line in ([(108, 196), (98, 234), (78, 270)], [(114, 214), (108, 244), (88, 272)]):
        fold(art, line, sling, 1.7, depth=7)
    fan = art.shape(
        [
            (58, 270, 1),
            (50, 306),
            (53, 346),
            (42, 386, 1),
            (50, 398),
            (58, 391),
            (66, 403),
            (75, 394),
            (82, 399),
            (90, 384),
            (94, 374, 1),
            (96, 336),
            (87, 302),
            (79, 270, 1),
        ],
        "blue",
        line=2.5,
        hatch=[Hatch(15, 14, 0.16, 2.5, 1.4), Hatch(88, 8, 0.06, 2.7, 1.1)],
    )
    for x, end, detail in (
        (62, (50, 388), Detail.SMALL),
        (65, (58, 384), Detail.MID),
        (68, (66, 394), Detail.SMALL),
        (71, (75, 386), Detail.MID),
        (74, (85, 386), Detail.SMALL),
    ):
        fold(art, [(x, 276), ((x * 1.1 + end[0]) / 2.1 + 1, 326), end], fan, 1.9, depth=9, detail=detail)
    lining = art.shape(
        [
            (79, 270, 1),
            (87, 302),
            (96, 336),
            (94, 374, 1),
            (104, 364),
            (111, 346, 1),
            (106, 316),
            (97, 290),
            (86, 270),
        ],
        "red",
        line=2.3,
        hatch=Hatch(20, 9, 0.3, 2.5, 1.2),
    )
    fold(art, [(84, 278), (96, 308), (103, 346)], lining, 1.6, depth=5)
