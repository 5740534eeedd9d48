"""The four Re: crown, and a long cloak that touches the slab.

Each function draws one card from back to front in card units; left and right are the viewer's."""

from art.napoletane.figures import drapery, faces, footwear, garments, hands, hats, heads, props
from art.napoletane.figures.garments import SHADOW
from art.napoletane.pips.batons import cudgel
from art.napoletane.pips.coins import sun_coin
from art.napoletane.pips.cups import slim_cup
from art.napoletane.pips.swords import sword
from art.plates import Detail, Drawing, Hatch, Point, button_row, fold, lozenge, strap

TORSO = SHADOW.but(angle=12, depth=22, share=0.32, spacing=2.5)
LINING = Hatch(15, 14, 0.12, 2.6, 1.3)


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
        heads.three_quarter_head(art, faces.KING_COINS, hats.crown("gold", "ball"))
    garments.scallop_collar(art, 154, 152, 36, "gold", 7, 8)


def _coins_cloak(art: Drawing) -> None:
    """Blue cloak lined with red damask: a narrow fall at left, a train at right."""
    lining = art.shape(
        [(122, 168), (108, 240), (104, 330), (104, 440), (124, 449), (200, 449), (226, 430), (214, 300), (200, 180)],
        "red",
        line=2.3,
        hatch=LINING,
    )
    drapery.damask(art, lining, 25)
    drapery.hanging_folds(
        art,
        [[(114, 170), (104, 240), (98, 330), (92, 448)], [(122, 180), (116, 250), (116, 330), (116, 448)]],
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
    drapery.hanging_folds(
        art,
        [
            [(210, 168), (238, 248), (234, 330), (250, 450)],
            [(214, 168), (248, 244), (246, 330), (264, 456)],
            [(216, 170), (256, 240), (260, 330), (284, 454)],
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
        hatch=TORSO,
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
    button_row(art, [(155, y) for y in (180, 194, 208, 222)], 3)
    garments.belt(art, 122, 190, 238, "cream", doublet, gem="red")


def re_coppe(art: Drawing) -> None:
    """Grey-bearded king looking left under a floating cup; gold ermine cape, sceptre with two heads, wide red
    cloak."""
    footwear.slab(art, "red")
    _cups_cloak_behind(art)
    footwear.leg(
        art,
        [(136, 340, 16, 16), (132, 366, 13.5, 13.5), (130, 390, 12, 14), (128, 414, 9, 9.6), (128, 432, 8.2, 8.2)],
        "gold",
    )
    footwear.leg(
        art,
        [(176, 340, 16, 16), (180, 366, 13.5, 13.5), (182, 390, 12, 14), (182, 414, 9, 9.6), (182, 432, 8.2, 8.2)],
        "gold",
    )
    footwear.front_shoe(art, 128, 428, "cream", turn=6, facing=-1)
    footwear.front_shoe(art, 182, 428, "cream", turn=-8)
    tunic = garments.skirt(
        art,
        [(122, 180), (116, 244), (106, 310), (98, 372)],
        [(190, 180), (194, 244), (206, 310), (214, 372)],
        "blue",
        6,
        trim="gold",
        trim_height=12,
    )
    garments.belt(art, 115, 195, 246, "gold", tunic, drop=6)
    strap(art, [(157, 260), (160, 284), (150, 304), (153, 322)], 5, "gold")
    art.shape([(149, 320), (157, 320), (161, 340, 1), (153, 337), (146, 340, 1)], "red", line=1.8)
    lozenge(art, 157, 258, 8, 9, "red", "cream")
    _cups_cloak_before(art)
    garments.sleeve(
        art,
        [(206, 196, 30), (230, 218, 25), (236, 238, 21), (222, 252, 16)],
        "gold",
        creases=[[(246, 228), (236, 226), (226, 220)], [(246, 238), (236, 236), (228, 230)]],
    )
    with art.at(222, 262, rot=14):
        props.sceptre(art, 92, 84)
    with art.at(221, 261, 1.05, rot=8):
        hands.fist(art)
    garments.cuff(art, 228, 248, 17, 222, "green", height=8)
    cape = art.shape(
        [
            (114, 152),
            (156, 160),
            (198, 152),
            (220, 170),
            (232, 200),
            (226, 214),
            (204, 208),
            (186, 212),
            (170, 204),
            (156, 212),
            (142, 204),
            (124, 212),
            (106, 206),
            (88, 214),
            (80, 200),
            (92, 170),
        ],
        "gold",
        line=2.5,
        hatch=Hatch(70, 10, 0.32, 2.5, 1.1),
    )
    drapery.ermine(
        art,
        cape,
        [
            (100, 184),
            (118, 176),
            (128, 192),
            (142, 182),
            (170, 182),
            (184, 192),
            (194, 176),
            (212, 184),
            (110, 196),
            (204, 196),
            (90, 196),
            (222, 196),
            (156, 196),
        ],
    )
    for line in ([(104, 162), (98, 184), (96, 206)], [(208, 162), (214, 184), (214, 208)]):
        fold(art, line, cape, 1.5, depth=7, taper=(0.2, 1, 0.3), detail=Detail.MID)
    with art.at(60, 86):
        slim_cup(art)
    with art.at(157, 128, heads.SCALE_RE, rot=-5):
        heads.three_quarter_head(art, faces.KING_CUPS, hats.crown("red", "leaf"))


def _cups_cloak_behind(art: Drawing) -> None:
    """Green lining with woven lozenges, blue train, and the red folds at right."""
    lining = art.shape(
        [(120, 190), (104, 260), (96, 350), (92, 446), (150, 450), (222, 446), (220, 340), (216, 250), (206, 186)],
        "green",
        line=2.3,
        hatch=LINING,
    )
    drapery.damask(art, lining, 22, "lozenge")
    trains: tuple[tuple[list[Point], list[Point]], ...] = (
        (
            [(232, 380), (250, 404), (266, 424), (281, 440, 1), (271, 452), (244, 446), (224, 440)],
            [(240, 396), (256, 420), (276, 438)],
        ),
        (
            [(226, 410), (246, 428), (264, 440), (280, 457, 1), (262, 464), (238, 458), (220, 452)],
            [(236, 426), (252, 442), (270, 455)],
        ),
        (
            [(200, 420), (222, 432), (240, 444), (252, 464, 1), (234, 469), (214, 462), (196, 452)],
            [(212, 434), (226, 448), (240, 461)],
        ),
    )
    for outline, line in trains:
        train = art.shape(outline, "blue", line=2.4, hatch=Hatch(80, 12, 0.45, 2.5, 1.3))
        fold(art, line, train, 1.8, depth=8, angle=90)
    drapery.hanging_folds(
        art,
        [
            [(196, 186), (206, 250), (202, 340), (208, 446)],
            [(204, 182), (222, 250), (216, 340), (228, 450)],
            [(212, 180), (238, 250), (232, 340), (246, 448)],
            [(216, 178), (248, 250), (250, 330), (258, 450)],
        ],
        "red",
        "green",
        bulge=6,
        lift=8,
    )
    drapery.turnback(art, [(200, 268), (204, 320), (203, 380), (208, 448)], 18, "green", side=-1, pattern="lozenge")


def _cups_cloak_before(art: Drawing) -> None:
    """Left side of the cloak, closed over the arm whose hand holds its edge."""
    drapery.hanging_folds(
        art,
        [
            [(100, 178), (70, 240), (56, 330), (44, 450)],
            [(106, 180), (82, 250), (76, 330), (66, 446)],
            [(114, 182), (98, 250), (98, 330), (88, 452)],
            [(122, 184), (120, 232), (112, 300), (104, 400)],
        ],
        "red",
        "green",
        lift=9,
    )
    drapery.turnback(art, [(118, 262), (110, 310), (106, 360), (92, 448)], 26, "green", pattern="lozenge")
    garments.sleeve(
        art,
        [(98, 208, 36), (84, 236, 33), (94, 256, 28), (116, 258, 19)],
        "red",
        SHADOW.but(angle=70, depth=14),
        creases=[[(72, 240), (84, 236), (98, 226)], [(78, 254), (88, 246), (104, 238)]],
    )
    with art.at(126, 256, 1.05, rot=-6, flip=True):
        hands.rein_hand(art)
    garments.cuff(art, 116, 258, 19, 96, "gold", height=9)


def re_spade(art: Drawing) -> None:
    """Fair-bearded king in a blue cuirass looking left: upright sword at left, open empty hand at right."""
    footwear.slab(art, "blue")
    _swords_cloak(art)
    footwear.leg(
        art,
        [(134, 324, 18, 18), (130, 360, 15, 15), (126, 388, 12.5, 14.5), (122, 414, 9, 10), (120, 432, 8.4, 8.4)],
        "gold",
        knee=(130, 358),
    )
    footwear.leg(
        art,
        [(176, 324, 18, 18), (180, 360, 15, 15), (182, 388, 12.5, 14.5), (184, 414, 9, 10), (185, 432, 8.4, 8.4)],
        "gold",
        knee=(180, 358),
    )
    footwear.side_shoe(art, 119, 429, -1, "cream", length=42)
    footwear.side_shoe(art, 186, 429, 1, "cream", length=40)
    garments.sleeve(
        art,
        [(204, 192, 27), (226, 212, 24), (236, 226, 20), (245, 230, 14)],
        "gold",
        creases=[[(236, 214), (228, 217), (220, 222)], [(230, 208), (222, 212), (214, 216)]],
    )
    with art.at(245, 230, 0.98, rot=4):
        hands.open_hand(art)
    garments.cuff(art, 244, 230, 17, 104, "cream", height=8)
    garments.skirt(
        art,
        [(118, 246), (108, 286), (100, 330)],
        [(192, 246), (204, 286), (212, 330)],
        "red",
        7,
        trim="gold",
        trim_height=10,
    )
    cuirass = art.shape(
        [
            (112, 172),
            (134, 158),
            (176, 158),
            (198, 172),
            (202, 196),
            (194, 228),
            (190, 254),
            (155, 262),
            (120, 254),
            (116, 228),
            (108, 196),
        ],
        "blue",
        line=2.5,
        hatch=[TORSO.but(angle=10, share=0.36), Hatch(175, 7, 0.12, 3.4, 1)],
    )
    for y, width, detail in ((226, 1.8, Detail.SMALL), (214, 1.2, Detail.MID), (203, 1.1, Detail.FULL)):
        art.line(
            [(122, y), (138, y + 11), (155, y + 14), (172, y + 11), (188, y)],
            width,
            (0.3, 1, 0.3),
            clip=cuirass,
            detail=detail,
        )
    garments.belt(art, 117, 193, 242, "gold", cuirass, drop=6, gem="red")
    garments.sleeve(
        art,
        [(106, 192, 28), (82, 216, 24), (70, 236, 20), (64, 252, 15)],
        "gold",
        SHADOW.but(angle=40, depth=11),
        creases=[[(74, 226), (82, 220), (92, 218)], [(70, 236), (78, 230), (88, 228)]],
    )
    for x, turn in ((106, 38), (206, -36)):
        garments.puff_sleeve(art, x, 194, 17, 20, turn, "cream")
    _shoulder_cape(art)
    with art.at(155, 206, 0.95):
        props.sun_badge(art)
    with art.at(60, 224, 1.02, rot=-2):
        sword(art, 176, 9)
    with art.at(61, 250, 1.02, rot=-4):
        hands.fist(art)
    with art.at(156, 128, heads.SCALE_RE, rot=-1):
        heads.three_quarter_head(art, faces.KING_SWORDS, hats.crown("blue", "spike"))


def _shoulder_cape(art: Drawing) -> None:
    """Short red cape over both shoulders."""
    cape = art.shape(
        [
            (118, 152),
            (155, 160),
            (192, 152),
            (212, 168),
            (222, 194),
            (198, 198),
            (176, 190),
            (155, 206, 1),
            (134, 190),
            (112, 198),
            (90, 194),
            (98, 168),
        ],
        "red",
        line=2.5,
        hatch=Hatch(65, 13, 0.34, 2.5, 1.4),
    )
    for line, detail in (
        ([(122, 160), (110, 178), (106, 192)], Detail.SMALL),
        ([(138, 162), (132, 176), (130, 188)], Detail.SMALL),
        ([(174, 162), (180, 176), (182, 188)], Detail.SMALL),
        ([(190, 160), (202, 178), (206, 192)], Detail.SMALL),
        ([(114, 158), (102, 174), (97, 188)], Detail.FULL),
        ([(182, 162), (191, 178), (194, 190)], Detail.FULL),
    ):
        fold(art, line, cape, 1.7, depth=8, detail=detail)


def _swords_cloak(art: Drawing) -> None:
    """Blue cloak spread on both sides over a dark green lining with woven spirals."""
    lining = art.shape(
        [
            (108, 180),
            (88, 240),
            (66, 340),
            (48, 447),
            (110, 452),
            (180, 450),
            (248, 447),
            (244, 340),
            (232, 250),
            (208, 178),
        ],
        "green",
        line=2.3,
        hatch=LINING,
    )
    drapery.cross_shade(art, lining)
    drapery.damask(art, lining, 26, "spiral")
    for line in (
        [(100, 250), (88, 330), (70, 436)],
        [(108, 300), (104, 370), (98, 440)],
        [(212, 260), (218, 340), (222, 436)],
        [(154, 350), (152, 400), (156, 440)],
    ):
        fold(art, line, lining, 2.0, depth=11)
    for edges in (
        [[(104, 176), (80, 240), (58, 330), (36, 449)], [(110, 178), (88, 240), (70, 330), (54, 449)]],
        [[(202, 178), (222, 240), (234, 330), (240, 448)], [(206, 176), (232, 236), (246, 330), (256, 448)]],
    ):
        drapery.hanging_folds(art, edges, "blue", "green", bulge=6, lift=6)
    drapery.turnback(art, [(90, 240), (78, 310), (66, 380), (52, 449)], 24, "blue")
    drapery.turnback(art, [(224, 250), (234, 320), (238, 380), (242, 448)], 18, "blue", side=-1)


def re_bastoni(art: Drawing) -> None:
    """Moustached king looking right, legs apart: club upright at right, the tail of his cloak gathered at left."""
    footwear.slab(art, "green")
    _clubs_cloak_behind(art)
    footwear.boot(art, 118, 432, -1, "cream", height=64, length=42, grounded=True)
    footwear.leg(art, [(134, 320, 18, 18), (127, 346, 15, 15), (119, 368, 14, 14)], "gold")
    footwear.boot(art, 190, 430, 1, "cream", height=62, length=42, grounded=True)
    footwear.leg(art, [(178, 320, 18, 18), (185, 346, 15, 15), (190, 368, 14, 14)], "gold")
    for x in (118, 190):
        top: list[Point] = [
            (x - 17, 362),
            (x, 366),
            (x + 17, 362),
            (x + 20, 378, 1),
            (x + 8, 380),
            (x, 385, 1),
            (x - 8, 380),
            (x - 20, 378, 1),
        ]
        art.shape(top, "cream", line=2.1, hatch=Hatch(20, 8, 0.3, 2.4, 1.1))
    garments.sleeve(
        art,
        [(204, 180, 29), (228, 204, 25), (244, 212, 20), (252, 204, 15)],
        "gold",
        creases=[[(232, 216), (230, 206), (222, 200)], [(242, 218), (238, 208), (230, 202)]],
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
        hatch=TORSO,
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
    art.line([(156, 158), (156, 246)], 1.9, (0.6, 1, 0.6), clip=body)
    garments.belt(art, 115, 197, 238, "gold", body, height=13, buckle="cream")
    _gathered_tail(art)
    garments.sleeve(
        art,
        [(110, 180, 29), (84, 208, 25), (70, 232, 21), (68, 254, 16)],
        "gold",
        SHADOW.but(angle=35, depth=11),
        creases=[[(68, 220), (78, 218), (90, 214)], [(66, 230), (74, 228), (86, 224)]],
    )
    with art.at(68, 268, 1.05, rot=4):
        hands.hanging_fist(art)
    garments.cuff(art, 68, 254, 18, 182, "cream", height=9)
    for x, turn in ((110, 40), (204, -36)):
        garments.puff_sleeve(art, x, 178, 21, 26, turn, "blue", "cream")
    with art.at(243, 134, 1.2, rot=5):
        cudgel(art)
    with art.at(252, 200, 1.06, rot=4):
        hands.fist(art)
    with art.at(156, 131, heads.SCALE_RE, rot=3, flip=True):
        heads.three_quarter_head(art, faces.KING_CLUBS, hats.crown("green", "fleur"))
    garments.scallop_collar(art, 156, 152, 34, "gold", 7, 7)


def _clubs_cloak_behind(art: Drawing) -> None:
    """Blue cloak with a cross-shaded red lining, falling to the slab at right only."""
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
    art.rule(lining.buffer(-3), 66, 6.5, 1.0)
    drapery.cross_shade(art, lining, 1.0)
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
    drapery.hanging_folds(
        art,
        [
            [(56, 270), (42, 310), (44, 350), (30, 384)],
            [(62, 274), (56, 316), (60, 360), (50, 396)],
            [(72, 276), (72, 318), (76, 360), (72, 400)],
            [(82, 274), (90, 306), (90, 340), (92, 376)],
        ],
        "blue",
        "red",
        lift=8,
    )
    drapery.turnback(art, [(84, 278), (92, 306), (92, 340), (92, 376)], 16, "red", waves=2)
