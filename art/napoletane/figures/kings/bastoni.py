"""The re di bastoni, from back to front in card units; left and right are the viewer's."""

from art.heads import crowns
from art.napoletane.figures import drapery, footwear, garments, hands, heads, people
from art.napoletane.figures.garments import SHADOW
from art.napoletane.figures.stance import leaning
from art.napoletane.pips.batons import cudgel
from art.plates import Detail, Drawing, Hatch, Joint, Points, Ring, button_row, fold, lozenge, shade_tube, strap

TORSO = SHADOW.but(angle=12, depth=24, share=0.34, spacing=2.5)
LINING = Hatch(35, 16, 0.1, 2.6, 1.3, dots=False)


def re_bastoni(art: Drawing) -> None:
    """Moustached king looking right, his weight on one leg: club upright at right, the cloak drawn across behind him
    to the fist at left."""
    footwear.slab(art, "green")
    _cloak(art)
    _legs(art)
    garments.skirt(
        art,
        [(120, 238), (107, 286), (98, 332)],
        [(192, 238), (208, 284), (219, 336)],
        "green",
        8,
        trim="gold",
        trim_height=10,
    )
    with leaning(art, 158, 250, -2):
        _upper_body(art)


def _upper_body(art: Drawing) -> None:
    """King from the belt up, leaning a little towards the hand with the cloak."""
    garments.bent_sleeve(
        art,
        [(204, 182, 29), (217, 208, 26), (221, 230, 24)],
        [(221, 231, 24), (236, 222, 20), (247, 202, 15)],
        "gold",
        creases=[[(228, 206), (220, 218), (210, 222)], [(230, 212), (226, 224), (214, 230)]],
    )
    body = art.shape(
        [
            (110, 168),
            (132, 153),
            (180, 152),
            (202, 166),
            (207, 188),
            (199, 216),
            (195, 246),
            (156, 252),
            (118, 246),
            (114, 216),
            (106, 190),
        ],
        "green",
        line=2.5,
        hatch=[TORSO.but(bend=0.25), Hatch(55, 9, 0.12, 3.0, 1.1, dots=False)],
    )
    for top, low, detail in (
        (122, 131, Detail.SMALL),
        (132, 138, Detail.MID),
        (143, 146, Detail.SMALL),
        (158, 156, Detail.MID),
        (172, 166, Detail.SMALL),
        (182, 174, Detail.MID),
        (192, 182, Detail.SMALL),
    ):
        fold(art, [(top, 176), ((top + low) / 2 + 1, 206), (low, 240)], body, 1.7, depth=8, detail=detail)
    chain = [(124, 164), (130, 182), (142, 196), (157, 202), (172, 196), (184, 182), (190, 163)]
    for places in (chain[:3], chain[4:]):
        button_row(art, places, 4.6, "gold")
    button_row(art, [(136, 190), (149, 200), (165, 200), (178, 190), (127, 173), (187, 173)], 3.4, "gold")
    lozenge(art, 157, 209, 8.5, 10, "gold", "red")
    garments.belt(art, 115, 197, 237, "gold", body, height=13, buckle="cream")
    _gathered_end(art)
    garments.sleeve(
        art,
        [(110, 182, 30), (88, 212, 26), (76, 236, 21), (72, 258, 16)],
        "gold",
        shade=35,
        creases=[[(74, 224), (82, 221), (94, 217)], [(70, 234), (80, 231), (91, 227)]],
    )
    with art.at(71, 272, 1.08, rot=6):
        hands.hanging_fist(art)
    garments.cuff(art, 72, 258, 18, 184, "cream", height=9)
    for x, turn in ((110, 38), (204, -30)):
        garments.puff_sleeve(art, x, 180, 22, 27, turn, "blue", "cream")
    with art.at(250, 131, 1.16, rot=3):
        cudgel(art)
    with art.at(253, 189, 1.06, rot=-2, flip=True):
        hands.fist(art, "up")
    garments.cuff(art, 245, 205, 17, 32, "cream", height=8)
    with art.at(158, 131, heads.SCALE_RE, rot=5, flip=True):
        heads.three_quarter_head(art, people.KING_CLUBS, crowns.crown("green", "fleur"))
    _standing_collar(art)


def _standing_collar(art: Drawing) -> None:
    """White collar folded down over the shoulders, in two points, with a red hem."""
    for outline in (
        [(134, 146, 1), (146, 155), (157, 160, 1), (148, 178, 1), (128, 170), (114, 160, 1), (124, 152)],
        [(180, 144, 1), (170, 154), (157, 160, 1), (168, 177, 1), (188, 168), (201, 158, 1), (190, 150)],
    ):
        half = art.shape(outline, "cream", line=2.1, hatch=Hatch(60, 8, 0.3, 2.4, 1.1))
        hem = [outline[3][:2], outline[4][:2], outline[5][:2]]
        strap(art, [(x + (157 - x) * 0.06, y - 3.6) for x, y in hem], 3.4, "red", line=1.2, clip=half)


def _boot_top(art: Drawing, outline: Points) -> None:
    """Top of a boot, folded down to a point."""
    art.shape(outline, "cream", line=2.1, hatch=Hatch(20, 8, 0.3, 2.4, 1.1))


def _legs(art: Drawing) -> None:
    """Straight leg at left, its boot turned to us; free leg at right, its boot turned out."""
    free: list[Joint] = [(180, 318, 20, 20), (189, 350, 15, 15), (195, 372, 13, 14.5), (200, 396, 11, 11)]
    footwear.leg(art, free, "gold")
    footwear.boot(art, 204, 430, 1, "cream", height=44, length=42, rot=-4, grounded=True)
    _boot_top(
        art, [(184, 382), (199, 387), (217, 380), (218, 394, 1), (208, 397), (201, 403, 1), (193, 398), (184, 397, 1)]
    )
    bearing: list[Joint] = [(137, 318, 20, 20), (135, 352, 16, 15), (132, 376, 13, 15), (130, 398, 11, 11.6)]
    footwear.leg(art, bearing, "gold")
    for points, width in (
        ([(127, 346), (131, 353), (139, 354)], 1.5),
        ([(143, 342), (145, 350), (141, 356)], 1.2),
        ([(180, 346), (184, 352), (192, 352)], 1.3),
    ):
        art.line(points, width, (0.2, 1, 0.2), detail=Detail.MID)
    footwear.cast_shadow(art, 132, 456, 40)
    boot = art.shape(
        [
            (114, 388, 1),
            (130, 392),
            (147, 388, 1),
            (143, 410),
            (141, 425),
            (145, 440),
            (142, 453),
            (128, 458.5),
            (110, 457.6),
            (102, 452),
            (108, 443),
            (116, 434),
            (119, 422),
            (117, 408),
        ],
        "cream",
        line=2.3,
    )
    axis: list[Joint] = [(130, 388, 34), (130, 410, 27), (129, 428, 26), (123, 446, 40)]
    shade_tube(art, axis, boot, Ring(0.5, 2.3, 1.2, 0.3, 0.0, 15))
    for crease in (
        [(118, 424), (127, 428), (140, 424)],
        [(117, 431), (127, 435), (141, 430)],
        [(119, 417), (126, 420), (134, 418)],
    ):
        art.line(crease, 1.3, (0.8, 1, 0.1), clip=boot, detail=Detail.MID)
    art.line([(106, 453), (120, 455.6), (141, 450)], 1.2, (0.3, 1, 0.3), clip=boot, detail=Detail.MID)
    _boot_top(
        art, [(112, 382), (130, 387), (149, 382), (150, 396, 1), (139, 398), (131, 405, 1), (122, 399), (111, 396, 1)]
    )


def _cloak(art: Drawing) -> None:
    """Blue cloak lined with red: from the shoulder at right it falls to the slab and rolls over there; its front edge
    is drawn across behind the legs to the fist at left, in folds that hang like ropes."""
    lining = art.shape(
        [
            (112, 168),
            (92, 216),
            (70, 262, 1),
            (78, 304),
            (99, 348),
            (134, 391),
            (178, 424),
            (222, 443),
            (262, 452, 1),
            (276, 446),
            (270, 390),
            (262, 330),
            (248, 250),
            (208, 168),
        ],
        "red",
        line=2.4,
        hatch=LINING,
    )
    ropes = (
        ([(76, 282), (98, 328), (140, 374), (192, 410), (252, 436)], 2.2, 15, Detail.SMALL),
        ([(80, 278), (110, 320), (156, 362), (206, 394), (256, 412)], 1.8, 12, Detail.MID),
        ([(86, 276), (124, 308), (174, 346), (220, 372), (258, 382)], 2.1, 15, Detail.SMALL),
        ([(124, 292), (150, 306), (190, 326), (236, 346), (256, 350)], 1.6, 12, Detail.FULL),
        ([(216, 196), (236, 256), (248, 310), (258, 380)], 1.9, 13, Detail.SMALL),
        ([(206, 240), (218, 290), (236, 330), (252, 364)], 1.5, 10, Detail.MID),
    )
    for line, width, depth, detail in ropes:
        fold(art, line, lining, width, depth=depth, angle=66, taper=(0.5, 1, 0.15), detail=detail)
    art.hatch(lining, Hatch(0, 60, 0.42, 3.0, 1.25, 0.08, dots=False))
    drapery.hanging_folds(
        art,
        [
            [(204, 168), (232, 228), (246, 296), (242, 376), (254, 448)],
            [(212, 166), (254, 232), (276, 304), (270, 384), (282, 450)],
        ],
        "blue",
        "red",
        lift=6,
        light=0.4,
        sway=2,
    )
    hem = art.shape(
        [
            (60, 270, 1),
            (70, 308),
            (93, 355),
            (130, 399),
            (175, 432),
            (222, 452),
            (262, 460, 1),
            (270, 450, 1),
            (226, 438),
            (182, 416),
            (142, 384),
            (108, 342),
            (88, 300),
            (80, 268, 1),
        ],
        "blue",
        line=2.4,
        hatch=[Hatch(50, 9, 0.4, 2.5, 1.3), Hatch(95, 5, 0.16, 2.7, 1.0)],
    )
    fold(art, [(72, 280), (84, 318), (112, 362), (156, 406), (210, 438)], hem, 1.5, depth=4, angle=60)
    roll = art.shape(
        [(232, 446, 1), (250, 441), (270, 440), (280, 446), (282, 454), (275, 460), (252, 460), (234, 457), (226, 452)],
        "blue",
        line=2.4,
        hatch=Hatch(85, 8, 0.4, 2.5, 1.3),
    )
    art.line([(236, 450), (258, 446), (276, 449), (277, 455), (268, 456), (266, 452)], 1.7, (0.2, 1, 0.5), clip=roll)
    art.line([(240, 455), (252, 453), (262, 454)], 1.2, (0.2, 1, 0.2), clip=roll, detail=Detail.FULL)


def _gathered_end(art: Drawing) -> None:
    """The corner of the cloak below the fist, in three steps that show the lining."""
    art.shape(
        [(70, 270, 1), (66, 300), (60, 336), (58, 356, 1), (74, 352), (88, 336, 1), (90, 306), (84, 270, 1)],
        "red",
        line=2.1,
        hatch=Hatch(88, 16, 0.5, 2.4, 1.2),
    )
    for outline, line in (
        (
            [(76, 270, 1), (84, 298), (86, 322, 1), (95, 313), (103, 316, 1), (99, 294), (86, 268, 1)],
            [(82, 276), (92, 296), (95, 310)],
        ),
        (
            [(70, 270, 1), (72, 304), (70, 342, 1), (79, 334), (89, 338, 1), (88, 306), (80, 270, 1)],
            [(76, 276), (80, 304), (79, 330)],
        ),
        (
            [(60, 268, 1), (54, 300), (47, 336), (42, 362, 1), (54, 356), (65, 364, 1), (69, 330), (73, 270, 1)],
            [(66, 276), (60, 312), (54, 350)],
        ),
    ):
        pipe = art.shape(outline, "blue", line=2.4, hatch=[Hatch(15, 11, 0.36, 2.5, 1.3), drapery.RIDGE_LIP])
        fold(art, line, pipe, 1.6, depth=6)
