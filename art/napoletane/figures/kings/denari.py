"""The re di denari, from back to front in card units; left and right are the viewer's."""

from art.heads import crowns
from art.napoletane.figures import drapery, footwear, garments, hands, heads, people, props
from art.napoletane.figures.garments import SHADOW
from art.napoletane.pips.coins import sun_coin
from art.plates import Detail, Drawing, Hatch, Point, button_row, fold, strap

TORSO = SHADOW.but(angle=12, depth=22, share=0.32, spacing=2.5)


def re_denari(art: Drawing) -> None:
    """Dark-bearded king looking left; thin sword drawn down right, coin floating top right, train to the right."""
    footwear.slab(art, "gold")
    _coins_cloak(art)
    footwear.leg(
        art,
        [(138, 338, 17, 17), (134, 366, 14, 14), (132, 390, 12, 14.5), (130, 414, 9, 10), (129, 432, 8.4, 8.4)],
        "gold",
    )
    footwear.leg(
        art,
        [(178, 338, 17, 17), (180, 366, 14, 14), (180, 390, 12, 14.5), (178, 414, 9, 10), (178, 432, 8.4, 8.4)],
        "gold",
    )
    footwear.side_shoe(art, 128, 429, -1, "cream", length=44)
    footwear.front_shoe(art, 178, 428, "cream", turn=-6)
    garments.breech_leg(
        art,
        [(156, 272), (158, 310), (160, 340), (170, 353), (188, 354), (202, 344), (206, 316), (196, 272)],
        "green",
        ((178, 272), (182, 352)),
    )
    garments.breech_leg(
        art,
        [(120, 272), (112, 316), (114, 344), (128, 354), (148, 352), (158, 340), (160, 310), (160, 272)],
        "green",
        ((140, 272), (136, 352)),
    )
    footwear.garter(art, 116, 152, 355, "red")
    footwear.garter(art, 166, 200, 355, "red")
    garments.sleeve(
        art,
        [(112, 178, 29), (84, 206, 25), (84, 228, 21), (108, 246, 16)],
        "gold",
        creases=[[(78, 222), (86, 216), (94, 210)], [(82, 230), (90, 224), (98, 216)]],
    )
    _slit_doublet(art)
    with art.at(112, 252, 1.05, rot=-18, flip=True):
        hands.hip_hand(art)
    garments.cuff(art, 103, 243, 18, 118, "cream", height=9)
    garments.sleeve(
        art,
        [(202, 178, 29), (224, 206, 25), (228, 232, 21), (212, 256, 16)],
        "gold",
        creases=[[(240, 220), (230, 218), (220, 210)], [(240, 230), (230, 228), (220, 222)]],
    )
    with art.at(206, 268, rot=154):
        props.rapier(art, 128, "silver")
    with art.at(206, 267, 1.05, rot=-28):
        hands.fist(art)
    garments.cuff(art, 213, 254, 18, 208, "cream", height=9)
    for x, turn in ((110, 34), (202, -30)):
        garments.puff_sleeve(art, x, 178, 19, 24, turn, "gold", "red")
    with art.at(237, 78, 1.06):
        sun_coin(art)
    with art.at(150, 127, heads.SCALE_RE, rot=-2):
        heads.three_quarter_head(art, people.KING_COINS, crowns.crown("gold", "ball"))
    garments.scallop_collar(art, 154, 152, 36, "gold", 7, 8)


def _coins_cloak(art: Drawing) -> None:
    """Blue cloak lined with red damask: a narrow fall at left, a train at right."""
    lining = art.shape(
        [(122, 168), (108, 240), (96, 330), (82, 440), (124, 449), (200, 449), (226, 430), (214, 300), (200, 180)],
        "red",
        line=2.3,
        hatch=drapery.LINING,
    )
    drapery.damask(art, lining, 25)
    drapery.hanging_folds(
        art,
        [[(114, 170), (102, 240), (90, 330), (68, 446)], [(122, 180), (116, 250), (108, 330), (98, 450)]],
        "blue",
        "red",
        bulge=5,
        lift=5,
    )
    turned = art.shape(
        [
            (196, 180, 1),
            (204, 250),
            (198, 340),
            (200, 446, 1),
            (216, 454),
            (236, 452),
            (258, 450, 1),
            (252, 400),
            (248, 330),
            (246, 256),
            (212, 168, 1),
        ],
        "red",
        line=2.4,
        hatch=Hatch(15, 14, 0.2, 2.6, 1.3),
    )
    drapery.damask(art, turned, 25)
    fold(art, [(212, 190), (220, 250), (214, 330), (222, 440)], turned, 1.9, depth=9)
    drapery.pooled_train(art, 231, 446, "blue", "red")
    drapery.hanging_folds(
        art,
        [
            [(210, 168), (238, 248), (226, 330), (208, 446)],
            [(214, 168), (248, 244), (244, 330), (240, 432)],
            [(216, 170), (254, 240), (256, 330), (258, 418)],
        ],
        "blue",
        "red",
        bulge=6,
        lift=5,
    )


def _slit_doublet(art: Drawing) -> None:
    """Blue doublet with two gold slits, buttons, and a white belt with a red gem."""
    doublet = art.shape(
        [
            (108, 164),
            (132, 150),
            (178, 150),
            (202, 164),
            (204, 186),
            (194, 214),
            (188, 238),
            (196, 260),
            (206, 286),
            (182, 294),
            (156, 290),
            (130, 294),
            (106, 286),
            (116, 260),
            (124, 238),
            (118, 214),
            (106, 186),
        ],
        "blue",
        line=2.5,
        hatch=[TORSO.but(bend=0.25), Hatch(55, 10, 0.13, 3.0, 1.1, dots=False)],
    )
    art.line([(155, 168), (156, 210), (155, 290)], 1.8, (0.6, 1, 0.6), clip=doublet)
    for side in (-1, 1):
        slit: list[Point] = [
            (155 + side * 20, 182, 1),
            (155 + side * 24, 198),
            (155 + side * 18, 218, 1),
            (155 + side * 15, 200),
        ]
        art.shape(slit, "gold", line=1.7)
        fold(
            art,
            [(155 + side * 36, 176), (155 + side * 33, 200), (155 + side * 28, 226)],
            doublet,
            1.3,
            depth=7,
            detail=Detail.MID,
        )
        for k, detail in ((14, Detail.SMALL), (28, Detail.MID), (21, Detail.FULL)):
            fold(art, [(155 + side * k, 258), (155 + side * (k + 7), 286)], doublet, 1.6, depth=6, detail=detail)
    for side in (-1, 1):
        braid = [(155 + side * 13, 152), (155 + side * 9, 200), (155 + side * 8, 242)]
        strap(art, braid, 4.6, "gold", line=1.4, studs=9, clip=doublet)
    strap(art, [(104, 281), (130, 288.5), (156, 284.5), (182, 288.5), (208, 281)], 7, "gold", line=1.5, clip=doublet)
    for x in (118, 130, 143, 156, 169, 182, 194) if art.detail > Detail.SMALL else ():
        art.ink(art.circle(x, 286.4 - abs(x - 156) * 0.06, 1.5), clip=doublet)
    button_row(art, [(155, y) for y in (180, 194, 208, 222)], 3)
    garments.belt(art, 122, 190, 238, "cream", doublet, gem="red")
