"""The four Fanti: two legs, no cloak, no crown.

Each function draws one card from back to front in card units; left and right are the viewer's."""

from art.napoletane.figures import faces, footwear, garments, hands, hats, heads, props
from art.napoletane.figures.garments import SHADOW
from art.napoletane.pips.batons import cudgel
from art.napoletane.pips.coins import sun_coin
from art.napoletane.pips.cups import slim_cup
from art.napoletane.pips.swords import sword
from art.plates import Detail, Drawing, Hatch, Point, Region, button_row, fold, tube_region

TORSO = SHADOW.but(angle=14, depth=20, share=0.32, spacing=2.5)
"""Shading of a doublet from its right side."""


def fante_denari(art: Drawing) -> None:
    """Page in a red beret lifting a coin high at left, the other hand on the hip by a purse; looks left and up."""
    footwear.slab(art, "gold")
    footwear.leg(
        art,
        [(190, 336, 18, 18), (192, 366, 14, 14), (190, 392, 12, 14.5), (187, 416, 9, 10), (186, 432, 8.4, 8.4)],
        "red",
    )
    footwear.leg(
        art,
        [(142, 336, 18, 18), (134, 366, 14, 14), (126, 392, 13, 13.5), (122, 416, 9, 10), (120, 432, 8.4, 8.4)],
        "red",
    )
    footwear.front_shoe(art, 186, 428, "gold", turn=-8)
    footwear.side_shoe(art, 119, 429, -1, "gold", length=46)
    garments.breech_leg(
        art,
        [(164, 262), (166, 300), (166, 338), (174, 351), (198, 354), (216, 346), (222, 320), (214, 286), (200, 260)],
        "green",
        ((186, 260), (192, 352)),
        slash="gold",
    )
    garments.breech_leg(
        art,
        [(132, 260), (120, 288), (108, 320), (108, 344), (124, 355), (148, 356), (162, 344), (168, 304), (168, 262)],
        "green",
        ((150, 260), (134, 354)),
        slash="gold",
    )
    footwear.garter(art, 113, 153, 354, "blue", bow=-1)
    footwear.garter(art, 172, 212, 353, "blue")
    garments.sleeve(
        art,
        [(204, 176, 28), (232, 200, 24), (236, 222, 21), (212, 246, 16)],
        "gold",
        creases=[[(244, 214), (234, 212), (226, 206)], [(240, 224), (232, 220), (224, 214)]],
    )
    garments.cuff(art, 216, 242, 16, 230, "blue")
    _jerkin_with_lapels(art)
    with art.at(226, 262, 0.92, rot=-6):
        props.purse(art)
    with art.at(200, 250, 1.1, rot=14):
        hands.hip_hand(art)
    garments.puff_sleeve(art, 206, 172, 20, 25, -20, "green", "gold")
    garments.sleeve(
        art,
        [(124, 172, 28), (98, 184, 25), (82, 168, 21), (76, 146, 16)],
        "gold",
        SHADOW.but(angle=50, depth=11),
        creases=[[(92, 192), (96, 184), (104, 180)], [(86, 184), (94, 176), (102, 174)]],
    )
    garments.cuff(art, 76, 146, 17, -8, "blue", height=12)
    garments.puff_sleeve(art, 123, 174, 20, 25, 52, "green", "gold")
    with art.at(70, 72):
        sun_coin(art)
    with art.at(73, 124, 1.05, rot=-5):
        hands.pinch(art)
    with art.at(163, 131, heads.SCALE_FANTE, rot=-5):
        heads.three_quarter_head(art, faces.PAGE, hats.beret("red", "red", "gold"))
    garments.scallop_collar(art, 163, 150, 27, "gold", 5, 6)


def _jerkin_with_lapels(art: Drawing) -> None:
    """Red jerkin open over a pleated gold shirt, white lapels, belt with a blue gem."""
    torso = art.shape(
        [
            (122, 160),
            (142, 148),
            (180, 148),
            (202, 158),
            (208, 178),
            (203, 206),
            (194, 230),
            (200, 252),
            (210, 270),
            (188, 280),
            (164, 276),
            (142, 280),
            (120, 272),
            (128, 250),
            (132, 230),
            (124, 206),
            (116, 180),
        ],
        "red",
        line=2.5,
        hatch=[TORSO, Hatch(170, 6, 0.12, 3.5, 1.0)],
    )
    shirt = art.shape([(146, 146), (178, 146, 1), (174, 180), (162, 222, 1), (150, 180)], "gold", line=2)
    for x in (151, 156.5, 162, 167.5, 173):
        pleat = [(x, 150), (x + (162 - x) * 0.5, 180), (x + (162 - x) * 0.8, 208)]
        art.line(pleat, 1.3, (0.6, 1, 0.2), clip=shirt, detail=Detail.MID)
    for side in (-1, 1):
        lapel: list[Point] = [
            (162 + side * 13, 150),
            (162 + side * 24, 154),
            (162 + side * 38, 166, 1),
            (162 + side * 23, 182),
            (162 + side, 226, 1),
            (162 + side * 10, 182),
        ]
        art.shape(lapel, "cream", line=2.1, hatch=Hatch(30, 9, 0.3, 2.5, 1.0))
    garments.belt(art, 129, 197, 232, "gold", torso, gem="blue")
    for line in (
        [(142, 254), (138, 266), (136, 276)],
        [(153, 256), (151, 274)],
        [(164, 256), (164, 274)],
        [(175, 256), (178, 274)],
        [(186, 254), (192, 266), (194, 276)],
    ):
        fold(art, line, torso, 1.5, depth=6)


def fante_coppe(art: Drawing) -> None:
    """Girlish page seen from the front, a cup on the palm of the bent arm at left, the other hand on a dagger."""
    footwear.slab(art, "red")
    footwear.leg(
        art,
        [(184, 350, 15, 15), (186, 378, 13, 14), (185, 396, 12, 14), (184, 416, 9, 9.6), (184, 432, 8.4, 8.4)],
        "green",
    )
    footwear.leg(
        art,
        [(134, 350, 15, 15), (128, 378, 13.5, 13), (124, 396, 13, 12.5), (122, 416, 9, 9.4), (122, 432, 8.4, 8.4)],
        "green",
    )
    footwear.side_shoe(art, 186, 429, 1, "cream", length=40)
    footwear.front_shoe(art, 121, 428, "cream", turn=10, facing=-1)
    garments.breech_leg(
        art,
        [(160, 270), (161, 304), (160, 340), (168, 356), (186, 362), (204, 354), (212, 330), (208, 296), (198, 268)],
        "gold",
        ((182, 268), (187, 358)),
    )
    garments.breech_leg(
        art,
        [(124, 268), (112, 296), (106, 330), (112, 354), (130, 362), (148, 356), (159, 340), (162, 304), (162, 270)],
        "gold",
        ((142, 268), (132, 358)),
    )
    footwear.garter(art, 116, 150, 362, "red", bow=-1)
    footwear.garter(art, 170, 204, 362, "red", bow=1)
    _striped_doublet(art)
    garments.sleeve(
        art,
        [(204, 178, 29), (228, 212, 25), (218, 240, 21), (188, 254, 15)],
        "red",
        SHADOW.but(angle=40, depth=12),
        creases=[[(238, 226), (228, 222), (220, 214)], [(230, 238), (222, 232), (214, 226)]],
    )
    with art.at(177, 262, 1.12, rot=-36):
        props.dagger(art, 84)
    with art.at(177, 259, 1.04, rot=-16):
        hands.fist(art)
    garments.cuff(art, 193, 252, 17, 245, "cream", height=9)
    garments.puff_sleeve(art, 204, 176, 21, 24, -22, "red", "cream")
    garments.sleeve(
        art,
        [(114, 180, 29), (98, 220, 26), (84, 228, 22), (68, 204, 16)],
        "red",
        SHADOW.but(angle=60, depth=12),
        creases=[[(96, 240), (94, 230), (104, 220)], [(84, 238), (86, 226), (98, 218)]],
    )
    garments.cuff(art, 70, 207, 18, -36, "cream", height=10)
    garments.puff_sleeve(art, 116, 178, 21, 24, 22, "red", "cream")
    with art.at(60, 186, 1.06, rot=-14):
        hands.tray_fingers(art)
    with art.at(60, 128):
        slim_cup(art)
    with art.at(60, 186, 1.06, rot=-14):
        hands.tray_palm(art)
    with art.at(160, 132, heads.SCALE_FANTE, rot=3):
        heads.frontal_head(art, faces.MAIDEN, hats.beret("green", "blue", "red"))
    garments.scallop_collar(art, 160, 152, 40, "gold", 7, 10)


def _striped_doublet(art: Drawing) -> None:
    """Green doublet with a white and blue stripe down the front and a buckled belt."""
    doublet = art.shape(
        [
            (114, 164),
            (136, 152),
            (184, 152),
            (206, 164),
            (208, 186),
            (198, 212),
            (192, 238),
            (200, 262),
            (210, 284),
            (186, 292),
            (160, 288),
            (134, 292),
            (110, 284),
            (120, 262),
            (128, 238),
            (122, 212),
            (112, 186),
        ],
        "green",
        line=2.5,
        hatch=TORSO.but(angle=12),
    )
    art.shape([(150, 152), (170, 152), (168, 200), (169, 288), (151, 288), (152, 200)], "cream", line=1.9)
    art.shape([(155, 152), (165, 152), (163.6, 200), (164.4, 288), (155.6, 288), (156.4, 200)], "blue", line=1.6)
    for side in (-1, 1):
        for k, detail in ((17, Detail.SMALL), (27, Detail.MID)):
            upper = [(160 + side * k, 172), (160 + side * (k - 3), 206), (160 + side * (k - 6), 236)]
            fold(art, upper, doublet, 1.6, depth=6, detail=detail)
            lower = [(160 + side * (k - 2), 258), (160 + side * (k + 6), 284)]
            fold(art, lower, doublet, 1.6, depth=6, detail=detail)
        fold(art, [(160 + side * 34, 178), (160 + side * 31, 200)], doublet, 1.1, depth=5, detail=Detail.FULL)
    garments.belt(art, 126, 194, 238, "gold", doublet, buckle="cream")


def fante_spade(art: Drawing) -> None:
    """Long-haired page looking right: palm branch at left, long sword held point down at right, bare legs."""
    footwear.slab(art, "blue")
    footwear.leg(
        art,
        [(138, 336, 18, 18), (134, 362, 13, 13), (134, 386, 12, 14.5), (134, 412, 8.6, 9.4), (134, 432, 8, 8)],
        "skin",
        knee=(134, 364),
    )
    footwear.leg(
        art,
        [(186, 336, 18, 18), (192, 362, 13, 13), (196, 386, 12, 14.5), (198, 412, 8.6, 9.4), (199, 432, 8, 8)],
        "skin",
        knee=(192, 364),
    )
    footwear.front_shoe(art, 134, 428, "cream", turn=6, facing=-1)
    footwear.side_shoe(art, 200, 429, 1, "cream", length=42)
    garments.breech_leg(
        art,
        [(162, 262), (163, 300), (164, 330), (172, 344), (194, 349), (212, 340), (217, 316), (208, 284), (196, 262)],
        "green",
        ((182, 262), (191, 346)),
    )
    garments.breech_leg(
        art,
        [(128, 262), (117, 286), (110, 316), (114, 340), (132, 349), (152, 344), (163, 330), (166, 300), (165, 262)],
        "green",
        ((144, 262), (136, 346)),
    )
    garments.sleeve(
        art,
        [(200, 178, 29), (222, 208, 25), (236, 204, 21), (242, 180, 16)],
        "gold",
        creases=[[(224, 220), (224, 210), (216, 204)], [(234, 216), (232, 206), (224, 200)]],
    )
    garments.sleeve(
        art,
        [(122, 176, 29), (100, 206, 25), (84, 226, 21), (70, 244, 15)],
        "gold",
        SHADOW.but(angle=40, depth=11),
        creases=[[(96, 232), (96, 222), (104, 216)], [(104, 222), (102, 212), (112, 206)]],
    )
    with art.at(62, 262, rot=-6):
        props.palm_branch(art, 176)
    _buttoned_jerkin(art)
    garments.puff_sleeve(art, 204, 176, 20, 24, -20, "red", "gold")
    garments.puff_sleeve(art, 120, 176, 20, 24, 30, "red", "gold")
    garments.cuff(art, 242, 181, 17, 4, "cream", height=9)
    garments.cuff(art, 71, 243, 17, 218, "cream", height=9)
    with art.at(64, 256, 1.05, rot=28):
        hands.fist(art, "up")
    with art.at(240, 194, rot=180):
        sword(art, 246, 8.6)
    with art.at(240, 168, 1.08, rot=-4, flip=True):
        hands.fist(art)
    with art.at(162, 132, heads.SCALE_FANTE, rot=3, flip=True):
        heads.three_quarter_head(art, faces.PILGRIM, hats.flat_hat("gold", "blue"))
    garments.collar_ruff(art, 162, 152, 25)


def _buttoned_jerkin(art: Drawing) -> None:
    """Red jerkin buttoned down the front, with a skirt below a buckled belt."""
    jerkin = art.shape(
        [
            (120, 160),
            (140, 148),
            (182, 148),
            (204, 160),
            (210, 180),
            (204, 206),
            (196, 232),
            (202, 252),
            (212, 276),
            (188, 282),
            (162, 280),
            (138, 283),
            (114, 276),
            (124, 252),
            (130, 232),
            (122, 206),
            (114, 180),
        ],
        "red",
        line=2.5,
        hatch=TORSO,
    )
    art.line([(166, 150), (168, 200), (166, 280)], 1.9, (0.6, 1, 0.6), clip=jerkin)
    button_row(art, [(159.5, y) for y in range(168, 230, 13)])
    for line, detail in (
        ([(136, 172), (134, 196), (140, 226)], Detail.SMALL),
        ([(188, 172), (190, 196), (184, 226)], Detail.SMALL),
        ([(146, 176), (146, 198), (149, 220)], Detail.FULL),
        ([(178, 176), (179, 198), (176, 220)], Detail.FULL),
    ):
        fold(art, line, jerkin, 1.6, depth=7, detail=detail)
    for line, detail in (
        ([(140, 254), (134, 276)], Detail.SMALL),
        ([(152, 256), (150, 278)], Detail.MID),
        ([(180, 256), (184, 278)], Detail.MID),
        ([(192, 254), (198, 274)], Detail.SMALL),
    ):
        fold(art, line, jerkin, 1.5, depth=6, detail=detail)
    garments.belt(art, 128, 198, 234, "gold", jerkin, buckle="cream")


def fante_bastoni(art: Drawing) -> None:
    """Squire in profile to the left, his body half from behind: club upright at left, closed fist hanging at
    right."""
    footwear.slab(art, "green")
    footwear.leg(
        art,
        [(146, 330, 19, 19), (134, 362, 15, 15), (126, 388, 12, 15), (120, 414, 8.6, 10), (117, 432, 8.2, 8.2)],
        "gold",
    )
    footwear.side_shoe(art, 116, 429, -1, "cream", length=42)
    footwear.leg(
        art,
        [(178, 330, 21, 21), (182, 362, 16, 16), (186, 388, 12.5, 17), (186, 414, 8.8, 10.4), (185, 432, 8.4, 8.4)],
        "gold",
    )
    footwear.side_shoe(art, 184, 429, -1, "cream", length=44)
    _tight_breeches(art)
    footwear.garter(art, 115, 151, 361, "green")
    footwear.garter(art, 161, 203, 367, "green", bow=1)
    garments.sleeve(
        art,
        [(134, 176, 27), (112, 204, 24), (94, 203, 20), (76, 193, 16)],
        "blue",
        SHADOW.but(angle=70, depth=11),
        creases=[[(104, 220), (106, 208), (100, 200)], [(114, 214), (112, 204), (106, 196)]],
    )
    garments.puff_sleeve(art, 134, 180, 18, 23, 36, "green")
    _jerkin_from_behind(art)
    garments.sleeve(
        art,
        [(212, 180, 30), (226, 214, 26), (232, 240, 22), (232, 266, 16)],
        "blue",
        creases=[[(242, 232), (232, 230), (222, 222)], [(242, 242), (232, 240), (224, 234)]],
    )
    with art.at(232, 280, 1.08, rot=-4):
        hands.hanging_fist(art)
    garments.cuff(art, 232, 266, 18, 180, "cream", height=9)
    garments.puff_sleeve(art, 210, 182, 21, 27, -14, "green")
    with art.at(67, 124, 1.16, rot=-3):
        cudgel(art)
    with art.at(77, 187, 1.05, rot=-4, flip=True):
        hands.fist(art)
    garments.cuff(art, 91, 199, 16, 292, "cream", height=9)
    with art.at(166, 132, heads.SCALE_FANTE, rot=-2):
        heads.profile_head(art, faces.SQUIRE, hats.broad_hat("green", "red", "red"), "youth")
    garments.collar_ruff(art, 170, 152, 27, tilt=-4)


def _tight_breeches(art: Drawing) -> Region:
    """Red breeches: far leg, then near leg with its seat folds."""
    far = tube_region(art, [(152, 280, 26, 26), (144, 316, 22, 22), (134, 352, 17, 17)])
    art.shape(far, "red", line=2.4, hatch=SHADOW.but(angle=15, depth=14, share=0.5))
    near = art.shape(
        tube_region(art, [(176, 274, 30, 32), (178, 312, 26, 27), (182, 356, 19, 20)]),
        "red",
        line=2.4,
        hatch=SHADOW.but(angle=12, depth=18, share=0.4),
    )
    fold(art, [(150, 296), (164, 306), (184, 306), (200, 296)], near, 1.7, depth=6, angle=80)
    for line, detail in (
        ([(170, 320), (168, 336), (170, 352)], Detail.MID),
        ([(190, 318), (194, 336), (192, 352)], Detail.MID),
        ([(180, 312), (180, 330), (182, 346)], Detail.FULL),
    ):
        fold(art, line, near, 1.4, depth=6, detail=detail)
    return near


def _jerkin_from_behind(art: Drawing) -> None:
    """Gold jerkin with flaring tails, the seam of its back, a green belt."""
    tails = art.shape(
        [
            (138, 232),
            (170, 238),
            (204, 232),
            (214, 258),
            (222, 284),
            (204, 290),
            (188, 284),
            (172, 292),
            (152, 286),
            (130, 290),
            (124, 284),
            (132, 258),
        ],
        "gold",
        line=2.4,
        hatch=SHADOW.but(angle=15, depth=16, share=0.28),
    )
    for line, detail in (
        ([(150, 244), (144, 264), (142, 284)], Detail.SMALL),
        ([(170, 246), (170, 288)], Detail.SMALL),
        ([(190, 244), (198, 264), (202, 286)], Detail.SMALL),
        ([(160, 248), (157, 268), (157, 282)], Detail.FULL),
        ([(180, 248), (184, 266), (186, 280)], Detail.FULL),
    ):
        fold(art, line, tails, 1.8, depth=8, detail=detail)
    back = art.shape(
        [
            (128, 168),
            (142, 154),
            (178, 150),
            (206, 160),
            (216, 182),
            (212, 208),
            (204, 230),
            (204, 242),
            (172, 248),
            (138, 242),
            (138, 228),
            (130, 204),
            (124, 186),
        ],
        "gold",
        line=2.5,
        hatch=TORSO.but(angle=12),
    )
    art.line([(172, 152), (176, 196), (171, 244)], 1.9, (0.5, 1, 0.5), clip=back)
    for line, detail in (
        ([(192, 164), (184, 184), (186, 212), (182, 238)], Detail.SMALL),
        ([(150, 166), (158, 188), (154, 214), (156, 238)], Detail.SMALL),
        ([(202, 180), (196, 200), (196, 222)], Detail.FULL),
        ([(140, 178), (145, 200), (146, 222)], Detail.FULL),
    ):
        fold(art, line, back, 1.7, depth=9, detail=detail)
    garments.belt(art, 137, 205, 232, "green", back, drop=4, height=11)
