"""The re di spade, from back to front in card units; left and right are the viewer's."""

from art.heads import crowns
from art.napoletane.figures import drapery, footwear, garments, hands, heads, people, props
from art.napoletane.figures.garments import SHADOW
from art.napoletane.figures.stance import leaning
from art.napoletane.pips.swords import sword
from art.plates import Detail, Drawing, Hatch, Point, fold, strap

TORSO = SHADOW.but(angle=12, depth=22, share=0.32, spacing=2.5)


def re_spade(art: Drawing) -> None:
    """Fair-bearded king in a blue cuirass looking left, his weight on one leg: upright sword at left, open empty hand
    at right, over whose arm the cloak swings."""
    footwear.slab(art, "blue")
    _swords_cloak(art)
    _legs(art)
    garments.skirt(
        art,
        [(118, 246), (103, 290), (91, 336)],
        [(192, 246), (207, 290), (214, 340)],
        "red",
        9,
        trim="gold",
        trim_height=10,
    )
    _lappets(art)
    with leaning(art, 155, 256, 2):
        _upper_body(art)


def _upper_body(art: Drawing) -> None:
    """King from the belt up, leaning back from the hand he offers."""
    garments.bent_sleeve(
        art,
        [(204, 190, 28), (214, 210, 26), (221, 230, 23)],
        [(220, 231, 23), (232, 236, 20), (243, 232, 15)],
        "gold",
        creases=[[(230, 222), (223, 230), (214, 234)]],
    )
    _cuirass(art)
    _caught_edge(art)
    with art.at(237, 228, 1.12, rot=-9):
        hands.open_hand(art)
    garments.cuff(art, 239, 231, 18, 98, "cream", height=8)
    garments.bent_sleeve(
        art,
        [(106, 190, 28), (93, 214, 25), (82, 240, 22)],
        [(82, 242, 22), (72, 240, 20), (62, 226, 15)],
        "gold",
        shade=40,
        creases=[[(72, 232), (80, 238), (90, 240)], [(76, 228), (84, 232), (94, 232)]],
    )
    for x, turn in ((106, 34), (206, -32)):
        garments.puff_sleeve(art, x, 194, 18, 21, turn, "cream")
    _shoulder_cape(art)
    with art.at(152, 207, 0.95):
        props.lion_badge(art)
    with art.at(54, 192, 1.02, rot=-3):
        sword(art, 146, 9)
    with art.at(56, 217, 1.04, rot=-8):
        hands.hilt_fist(art)
    garments.cuff(art, 66, 232, 17, -36, "cream", height=8)
    with art.at(150, 129, heads.SCALE_RE, rot=-4):
        heads.three_quarter_head(art, people.KING_SWORDS, crowns.crown("blue", "spike"))


def _legs(art: Drawing) -> None:
    """Straight leg at right, its shoe turned to us; the leg at left set forward."""
    footwear.leg(
        art,
        [(176, 322, 20, 20), (178, 358, 16, 15), (180, 384, 12.5, 15.5), (179, 412, 9.6, 10), (179, 432, 8.6, 8.6)],
        "gold",
        knee=(178, 356),
    )
    footwear.front_shoe(art, 179, 429, "cream", facing=1)
    footwear.leg(
        art,
        [(136, 322, 19, 19), (125, 356, 16, 15), (119, 384, 12.5, 15), (111, 412, 9, 10), (106, 430, 8.4, 8.4)],
        "gold",
        knee=(125, 354),
    )
    footwear.side_shoe(art, 104, 427, -1, "cream", length=43)


def _lappets(art: Drawing) -> None:
    """Blue leather strips with gold studs that hang from the cuirass over the kilt."""
    for x in (122, 188, 133, 177, 144, 166, 155):
        lean = (x - 155) * 0.16
        strip: list[Point] = [
            (x - 6, 252, 1),
            (x + 6, 252, 1),
            (x + 6 + lean, 282, 1),
            (x + lean, 290, 1),
            (x - 6 + lean, 282, 1),
        ]
        area = art.shape(strip, "blue", line=1.9, smooth=False, hatch=Hatch(20, 6, 0.4, 2.4, 1.1, dots=False))
        if art.detail > Detail.SMALL:
            for y in (268, 280):
                art.shape(art.circle(x + lean * (y - 252) / 32, y, 2.1).intersection(area), "gold", line=1.1)


def _cuirass(art: Drawing) -> None:
    """Blue breastplate with hammered scrolls, plates at the waist, and the belt over it."""
    plate = art.shape(
        [
            (112, 172),
            (134, 158),
            (176, 158),
            (198, 172),
            (203, 196),
            (195, 228),
            (192, 258),
            (155, 266),
            (118, 258),
            (115, 228),
            (107, 196),
        ],
        "blue",
        line=2.5,
        hatch=[TORSO.but(angle=12, share=0.4, bend=0.28), Hatch(58, 10, 0.14, 3.0, 1.1, dots=False)],
    )
    for y, width, detail in ((236, 1.9, Detail.SMALL), (227, 1.5, Detail.MID)):
        art.line(
            [(112, y - 4), (134, y + 9), (155, y + 12), (176, y + 9), (198, y - 4)],
            width,
            (0.5, 1, 0.5),
            clip=plate,
            detail=detail,
        )
    for side in (-1, 1):
        for curl, width in (
            ([(0, 228), (16, 226), (27, 214), (22, 203), (13, 207), (17, 214)], 1.6),
            ([(27, 214), (35, 204), (33, 192), (25, 193), (26, 200)], 1.4),
        ):
            scroll = [(155 + side * x, y) for x, y in curl]
            art.line(scroll, width, (0.5, 1, 0.3), clip=plate, detail=Detail.MID)
    garments.belt(art, 115, 195, 243, "gold", plate, drop=6, gem="red")


def _shoulder_cape(art: Drawing) -> None:
    """Short red cape thrown back over both shoulders, clasped before the throat, its collar turned up."""
    shirt = art.shape([(130, 146), (176, 146), (172, 172), (152, 190, 1), (133, 172)], "cream", line=1.9)
    for x in (141, 148, 157, 164):
        art.line([(x, 152), (152 + (x - 152) * 0.5, 184)], 1.1, (0.9, 1, 0.1), clip=shirt, detail=Detail.MID)
    cape = art.shape(
        [
            (122, 150),
            (134, 166),
            (152, 180, 1),
            (168, 166),
            (186, 148),
            (207, 164),
            (220, 196),
            (204, 205),
            (190, 196),
            (174, 190),
            (152, 196, 1),
            (130, 190),
            (114, 200),
            (93, 200),
            (88, 192),
            (102, 166),
        ],
        "red",
        line=2.5,
        hatch=Hatch(65, 13, 0.34, 2.5, 1.4),
    )
    for line, detail in (
        ([(148, 182), (126, 178), (98, 188)], Detail.SMALL),
        ([(142, 177), (120, 170), (100, 176)], Detail.MID),
        ([(134, 168), (118, 164), (106, 168)], Detail.SMALL),
        ([(156, 182), (182, 176), (212, 190)], Detail.SMALL),
        ([(162, 176), (186, 168), (210, 178)], Detail.MID),
        ([(170, 167), (188, 160), (204, 166)], Detail.SMALL),
    ):
        fold(art, line, cape, 1.8, depth=8, angle=74, taper=(0.9, 1, 0.15), detail=detail)
    for edge in ([(122, 151), (135, 166), (152, 181)], [(185, 149), (168, 166), (152, 181)]):
        strap(art, edge, 6, "gold", line=1.5, studs=6, clip=cape)


def _swords_cloak(art: Drawing) -> None:
    """Blue cloak lined with dark green: at left it falls in pipes to the slab, behind the legs it swings up in one
    sweep to the arm at right, its edge turned over."""
    lining = art.shape(
        [
            (108, 176),
            (84, 240),
            (62, 340),
            (44, 447),
            (90, 453),
            (150, 452),
            (194, 440),
            (228, 410),
            (248, 366),
            (254, 306),
            (246, 246),
            (206, 176),
        ],
        "green",
        line=2.3,
        hatch=drapery.LINING,
    )
    drapery.cross_shade(art, lining)
    for line, width, depth, detail in (
        ([(240, 250), (232, 320), (200, 390), (136, 444)], 2.2, 15, Detail.SMALL),
        ([(228, 246), (218, 310), (184, 378), (112, 446)], 1.8, 12, Detail.MID),
        ([(216, 240), (206, 300), (166, 370), (92, 440)], 2.1, 14, Detail.SMALL),
        ([(150, 344), (130, 390), (84, 430)], 1.7, 11, Detail.MID),
        ([(104, 250), (98, 320), (80, 390)], 1.6, 9, Detail.FULL),
    ):
        fold(art, line, lining, width, depth=depth, angle=20, taper=(0.4, 1, 0.2), detail=detail)
    edge = art.shape(
        [
            (240, 236, 1),
            (259, 268),
            (266, 312),
            (259, 364),
            (238, 414),
            (202, 446),
            (156, 459, 1),
            (146, 450, 1),
            (186, 434),
            (220, 402),
            (240, 358),
            (246, 312),
            (240, 272),
            (226, 240, 1),
        ],
        "blue",
        line=2.4,
        hatch=[Hatch(20, 10, 0.4, 2.5, 1.35), Hatch(88, 6, 0.1, 2.7, 1.1)],
    )
    fold(art, [(238, 252), (252, 296), (249, 350), (228, 406), (188, 440)], edge, 1.6, depth=5, angle=20)
    drapery.hanging_folds(
        art,
        [
            [(102, 178), (78, 240), (52, 330), (28, 449)],
            [(106, 178), (86, 240), (66, 330), (48, 450)],
            [(108, 178), (92, 240), (74, 330), (60, 449)],
            [(112, 180), (98, 246), (86, 336), (82, 451)],
        ],
        "blue",
        "green",
        bulge=6,
        lift=7,
    )


def _caught_edge(art: Drawing) -> None:
    """The cloak where it lies over the forearm at right, bunched, its corner hanging before the rest."""
    corner: list[Point] = [
        (208, 214, 1),
        (222, 214),
        (237, 219),
        (246, 232),
        (250, 262),
        (258, 296),
        (254, 330, 1),
        (244, 318),
        (236, 322, 1),
        (234, 348, 1),
        (224, 334),
        (216, 338, 1),
        (214, 300),
        (206, 256),
    ]
    cloth = art.shape(corner, "blue", line=2.4, hatch=[Hatch(15, 13, 0.32, 2.5, 1.35), Hatch(88, 8, 0.08, 2.7, 1.1)])
    for line, detail in (
        ([(212, 220), (222, 252), (222, 290), (226, 330)], Detail.SMALL),
        ([(222, 218), (234, 250), (233, 284), (237, 318)], Detail.SMALL),
        ([(234, 222), (242, 252), (244, 284), (251, 322)], Detail.MID),
        ([(208, 226), (214, 252), (214, 276)], Detail.FULL),
    ):
        fold(art, line, cloth, 1.8, depth=7, taper=(0.9, 1, 0.2), detail=detail)
