"""The re di spade, from back to front in card units; left and right are the viewer's."""

from art.heads import crowns
from art.napoletane.figures import drapery, footwear, garments, hands, heads, people, props
from art.napoletane.figures.garments import SHADOW
from art.napoletane.pips.swords import sword
from art.plates import Detail, Drawing, Hatch, Point, fold, strap

TORSO = SHADOW.but(angle=12, depth=22, share=0.32, spacing=2.5)
LINING = Hatch(15, 14, 0.12, 2.6, 1.3)


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
        [(204, 192, 27), (220, 212, 24), (228, 224, 20), (236, 229, 15)],
        "gold",
        creases=[[(232, 212), (224, 216), (216, 222)], [(226, 206), (218, 211), (210, 216)]],
    )
    with art.at(233, 227, 1.14, rot=-3):
        hands.open_hand(art)
    garments.cuff(art, 235, 229, 18, 104, "cream", height=8)
    garments.skirt(
        art,
        [(118, 246), (104, 290), (94, 340)],
        [(192, 246), (208, 290), (218, 340)],
        "red",
        9,
        trim="gold",
        trim_height=10,
    )
    _lappets(art)
    _cuirass(art)
    garments.sleeve(
        art,
        [(106, 192, 28), (82, 216, 24), (70, 236, 20), (64, 252, 15)],
        "gold",
        shade=40,
        creases=[[(74, 226), (82, 220), (92, 218)], [(70, 236), (78, 230), (88, 228)]],
    )
    for x, turn in ((106, 38), (206, -36)):
        garments.puff_sleeve(art, x, 194, 17, 20, turn, "cream")
    _shoulder_cape(art)
    with art.at(155, 206, 0.95):
        props.lion_badge(art)
    with art.at(60, 224, 1.02, rot=-2):
        sword(art, 176, 9)
    with art.at(61, 250, 1.02, rot=-4):
        hands.fist(art)
    with art.at(156, 128, heads.SCALE_RE, rot=-1):
        heads.frontal_head(art, people.KING_SWORDS, crowns.crown("blue", "spike"))


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
    """Short red cape over both shoulders, open at the neck over a white shirt, its edges braided with gold."""
    shirt = art.shape([(132, 146), (178, 146), (174, 172), (155, 192, 1), (136, 172)], "cream", line=1.9)
    for x in (143, 150, 160, 167):
        art.line([(x, 152), (155 + (x - 155) * 0.5, 184)], 1.1, (0.9, 1, 0.1), clip=shirt, detail=Detail.MID)
    cape = art.shape(
        [
            (124, 152),
            (140, 166),
            (155, 184, 1),
            (170, 166),
            (188, 152),
            (206, 167),
            (217, 194),
            (198, 200),
            (176, 194),
            (155, 204, 1),
            (134, 194),
            (112, 200),
            (94, 194),
            (104, 167),
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
    for side in (-1, 1):
        edge = [(155 + side * 31, 154), (155 + side * 16, 168), (155 + side * 1, 185)]
        strap(art, edge, 6, "gold", line=1.5, studs=6, clip=cape)


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
    drapery.turnback(art, [(90, 240), (78, 310), (66, 380), (52, 449)], 24, "blue", waves=2)
    _caught_end(art)


def _caught_end(art: Drawing) -> None:
    """End of the cloak thrown over the right forearm, falling in two points."""
    outline: list[Point] = [
        (204, 192, 1),
        (220, 206),
        (238, 222),
        (247, 238),
        (246, 270),
        (254, 304),
        (250, 338, 1),
        (240, 326),
        (232, 318),
        (228, 340),
        (220, 356, 1),
        (214, 320),
        (216, 270),
        (208, 232),
    ]
    end = art.shape(outline, "blue", line=2.4, hatch=[Hatch(15, 14, 0.36, 2.5, 1.35), Hatch(88, 8, 0.1, 2.7, 1.1)])
    for line in (
        [(222, 214), (230, 246), (228, 282), (232, 314)],
        [(234, 226), (240, 256), (238, 288), (246, 326)],
        [(212, 214), (220, 250), (219, 300), (220, 346)],
    ):
        fold(art, line, end, 1.8, depth=7)
