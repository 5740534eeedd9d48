"""The re di coppe, from back to front in card units; left and right are the viewer's."""

from art.heads import crowns
from art.napoletane.figures import drapery, footwear, garments, hands, heads, people, props
from art.napoletane.pips.cups import slim_cup
from art.plates import Detail, Drawing, Hatch, Point, Region, fold, lozenge, strap


def re_coppe(art: Drawing) -> None:
    """Grey-bearded king looking left under a floating cup, his arm wrapped in the red cloak; gold ermine cape, sceptre
    with two heads."""
    footwear.slab(art, "red")
    _cups_cloak_behind(art)
    footwear.leg(
        art,
        [(138, 340, 16, 16), (132, 366, 14, 13.5), (126, 390, 12, 14.5), (118, 414, 9, 9.8), (113, 431, 8.4, 8.4)],
        "gold",
    )
    footwear.leg(
        art,
        [(176, 340, 16, 16), (180, 366, 13.5, 13.5), (182, 390, 12, 14), (182, 414, 9, 9.6), (182, 432, 8.2, 8.2)],
        "gold",
    )
    footwear.side_shoe(art, 111, 428, -1, "cream", length=42)
    footwear.front_shoe(art, 182, 428, "cream", turn=-8)
    tunic = garments.skirt(
        art,
        [(122, 180), (116, 244), (106, 310), (98, 372)],
        [(190, 180), (194, 244), (206, 310), (214, 372)],
        "blue",
        9,
        trim="gold",
        trim_height=12,
    )
    _cups_cloak_before(art)
    _belt_and_hand(art, tunic)
    lozenge(art, 176, 255, 8, 9, "red", "cream")
    strap(art, [(176, 264), (179, 288), (171, 308), (174, 326)], 5, "gold")
    art.shape([(170, 324), (178, 324), (182, 344, 1), (174, 341), (167, 344, 1)], "red", line=1.8)
    garments.sleeve(
        art,
        [(206, 196, 30), (230, 218, 25), (236, 238, 21), (222, 252, 16)],
        "gold",
        creases=[[(246, 228), (236, 226), (226, 220)], [(246, 238), (236, 236), (228, 230)]],
    )
    with art.at(222, 262, rot=21):
        props.sceptre(art, 92, 84)
    with art.at(221, 261, 1.05, rot=8):
        hands.fist(art)
    garments.cuff(art, 228, 248, 17, 222, "gold", height=8)
    _ermine_cape(art)
    with art.at(60, 86):
        slim_cup(art)
    with art.at(157, 128, heads.SCALE_RE, rot=-5):
        heads.three_quarter_head(art, people.KING_CUPS, crowns.crown("red", "leaf"))


def _ermine_cape(art: Drawing) -> None:
    """Gold ermine cape falling in lobes over both shoulders, a fur collar, and a chain with a jewel."""
    hem: list[Point] = [
        (233, 204),
        (229, 217, 1),
        (218, 208),
        (207, 217, 1),
        (196, 210),
        (184, 221, 1),
        (170, 212),
        (156, 224, 1),
        (143, 212),
        (129, 221, 1),
        (117, 210),
        (106, 217, 1),
        (95, 208),
        (83, 217, 1),
        (79, 204),
    ]
    cape = art.shape(
        [(116, 154), (156, 162), (196, 154), (218, 168), *hem, (94, 168)],
        "gold",
        line=2.5,
        hatch=[Hatch(68, 12, 0.34, 2.4, 1.2, 0.2), Hatch(20, 14, 0.1, 2.6, 1.2, dots=False)],
    )
    for points, detail in (
        ([(110, 164), (102, 184), (106, 212)], Detail.SMALL),
        ([(202, 164), (210, 184), (207, 212)], Detail.SMALL),
        ([(128, 172), (124, 192), (129, 214)], Detail.MID),
        ([(184, 172), (188, 192), (184, 214)], Detail.MID),
        ([(98, 172), (86, 192), (84, 210)], Detail.FULL),
        ([(214, 172), (226, 192), (229, 210)], Detail.FULL),
        ([(146, 180), (148, 198), (156, 218)], Detail.FULL),
    ):
        fold(art, points, cape, 1.6, depth=6, taper=(0.2, 1, 0.3), detail=detail)
    spots: list[Point] = [(94, 188), (115, 184), (117, 198), (138, 194), (174, 194), (196, 198), (198, 184), (219, 188)]
    drapery.ermine(art, cape, [*spots, (156, 206)])
    fur = strap(art, [(121, 158), (134, 167), (156, 172), (178, 167), (191, 158)], 14, "cream", line=2.1)
    for i in range(13):
        t = -1 + i / 6
        x, y = 156 + t * 41, 173 - 13 * t * t
        art.line(
            [(x, y - 6), (x + 1.4 + t * 3, y), (x + t * 4, y + 6)], 1.2, (0.2, 1, 0.4), clip=fur, detail=Detail.MID
        )
    lozenge(art, 156, 188, 7.5, 9, "red", "cream")


def _cups_cloak_behind(art: Drawing) -> None:
    """Green lining with woven lozenges, the train, and the red folds at right."""
    lining = art.shape(
        [(120, 190), (104, 260), (96, 350), (92, 446), (150, 450), (222, 446), (220, 340), (216, 250), (206, 186)],
        "green",
        line=2.3,
        hatch=drapery.LINING,
    )
    drapery.damask(art, lining, 22, "lozenge")
    sweep = art.shape(
        [(204, 300, 1), (236, 320), (248, 372), (250, 404), (258, 436), (240, 450), (198, 452, 1)],
        "red",
        line=2.4,
        hatch=Hatch(25, 14, 0.3, 2.5, 1.3),
    )
    for line in ([(240, 384), (238, 416), (248, 440)], [(226, 396), (222, 424), (228, 446)]):
        fold(art, line, sweep, 1.8, depth=8)
    drapery.pooled_train(art, 230, 444, "red", "green")
    drapery.hanging_folds(
        art,
        [
            [(196, 186), (206, 250), (200, 340), (204, 436)],
            [(204, 182), (222, 250), (216, 330), (224, 424)],
            [(212, 180), (238, 250), (234, 320), (244, 404)],
            [(216, 178), (250, 246), (256, 310), (266, 380)],
        ],
        "red",
        "green",
        bulge=6,
        lift=8,
    )
    drapery.turnback(art, [(200, 268), (204, 320), (201, 376), (204, 434)], 18, "green")


def _cups_cloak_before(art: Drawing) -> None:
    """Left side of the cloak, wrapped round the bent arm and drawn up to the hand before the belt: folds hang between
    shoulder and hand, others fall from the hand in steps."""
    art.shape(
        [(128, 250, 1), (100, 320), (84, 398, 1), (100, 416), (126, 408, 1), (140, 384), (152, 320), (154, 250, 1)],
        "green",
        line=2.3,
        hatch=Hatch(60, 16, 0.3, 2.5, 1.3),
    )
    cloak = art.shape(
        [
            (104, 170),
            (86, 200),
            (68, 238),
            (58, 268),
            (52, 320),
            (40, 382, 1),
            (54, 398),
            (70, 387, 1),
            (78, 406),
            (96, 394, 1),
            (106, 410),
            (122, 394, 1),
            (136, 340),
            (144, 290),
            (148, 254, 1),
            (138, 228, 1),
            (124, 214),
            (116, 190),
        ],
        "red",
        line=2.5,
        hatch=[Hatch(20, 20, 0.2, 2.5, 1.4), Hatch(88, 9, 0.06, 2.7, 1.1)],
    )
    for line, width, depth, angle, detail in (
        ([(140, 252), (110, 284), (80, 324), (54, 388)], 2.1, 14, 30, Detail.SMALL),
        ([(142, 254), (122, 296), (98, 340), (78, 396)], 1.9, 12, 30, Detail.MID),
        ([(144, 256), (132, 306), (116, 352), (96, 390)], 2.1, 13, 24, Detail.SMALL),
        ([(146, 258), (140, 310), (130, 352), (110, 402)], 1.7, 9, 20, Detail.MID),
        ([(134, 246), (100, 262), (74, 282), (60, 304)], 1.8, 11, 60, Detail.SMALL),
        ([(132, 240), (104, 248), (80, 254), (66, 262)], 1.7, 9, 70, Detail.MID),
        ([(104, 190), (104, 214), (116, 232), (134, 238)], 1.9, 9, 50, Detail.SMALL),
        ([(92, 204), (94, 226), (108, 240), (130, 242)], 1.7, 9, 50, Detail.MID),
        ([(80, 226), (84, 240), (94, 247)], 1.4, 6, 60, Detail.FULL),
        ([(70, 300), (62, 340), (50, 376)], 1.5, 8, 20, Detail.FULL),
        ([(92, 320), (80, 352), (70, 382)], 1.4, 8, 24, Detail.FULL),
    ):
        fold(art, line, cloak, width, depth=depth, angle=angle, taper=(0.8, 1, 0.2), detail=detail)


def _belt_and_hand(art: Drawing, tunic: Region) -> None:
    """The belt, and before it the hand that closes on the edge of the cloak."""
    inside = tunic.intersection(art.region([(138, 200), (300, 200), (300, 300), (138, 300)], smooth=False))
    garments.belt(art, 115, 195, 246, "gold", inside, drop=6)
    garments.cuff(art, 127, 238, 21, 108, "gold", height=10)
    with art.at(144, 245, 1.16, rot=14, flip=True):
        hands.rein_hand(art)
