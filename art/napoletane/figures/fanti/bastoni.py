"""The fante di bastoni, from back to front in card units; left and right are the viewer's."""

from art.heads import hats
from art.napoletane.figures import footwear, garments, hands, heads, people
from art.napoletane.figures.garments import SHADOW
from art.napoletane.figures.stance import leaning
from art.napoletane.pips.batons import cudgel
from art.plates import Detail, Drawing, Hatch, Joint, Point, Region, Ring, fold, shade_tube, strap, tube_region

TORSO = SHADOW.but(angle=14, depth=20, share=0.32, spacing=2.5)


def fante_bastoni(art: Drawing) -> None:
    """Squire in profile to the left, his body half from behind: club upright at left, closed fist hanging at
    right."""
    footwear.slab(art, "green")
    footwear.leg(
        art,
        [(132, 332, 16, 16), (121, 362, 15, 15), (111, 388, 12, 15), (103, 414, 8.6, 10), (99, 432, 8.2, 8.2)],
        "gold",
    )
    footwear.side_shoe(art, 98, 429, -1, "cream", length=42)
    footwear.leg(
        art,
        [(184, 330, 21, 21), (186, 362, 16, 16), (188, 388, 12.5, 17.5), (189, 414, 8.8, 10.4), (189, 432, 8.4, 8.4)],
        "gold",
    )
    _shoe_from_behind(art, 189, 428)
    _tight_breeches(art)
    footwear.garter(art, 104, 141, 360, "green")
    footwear.garter(art, 166, 207, 367, "green", bow=1)
    with leaning(art, 176, 252, -3):
        _upper_body(art)


def _upper_body(art: Drawing) -> None:
    """Squire from the waist up, leaning back from the hips."""
    garments.sleeve(
        art,
        [(134, 176, 27), (112, 204, 24), (94, 203, 20), (76, 193, 16)],
        "blue",
        shade=70,
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
    with art.at(88, 124, 1.16, rot=-3, flip=True):
        cudgel(art)
    with art.at(77, 187, 1.05, rot=-4, flip=True):
        hands.fist(art)
    garments.cuff(art, 91, 199, 16, 292, "cream", height=9)
    with art.at(166, 133, heads.SCALE_FANTE, rot=-2):
        heads.profile_head(art, people.SQUIRE, hats.tilted_hat("green", "red", "red"))
    garments.collar_ruff(art, 170, 152, 27, tilt=-4)


def _shoe_from_behind(art: Drawing, x: float, y: float) -> None:
    """Shoe of the near foot, turned away from us to the left, its heel and back seam in front; ankle centre (x, y)."""
    with art.at(x, y):
        footwear.cast_shadow(art, 4, 24, 40)
        outline: list[Point] = [
            (-10, -5),
            (0, -3),
            (10, -5),
            (12, 8),
            (13, 23, 1),
            (-4, 25, 1),
            (-8, 21),
            (-22, 21.4),
            (-30, 17),
            (-24, 10),
            (-13, 8),
        ]
        area = art.shape(outline, "cream", line=2.2, hatch=Hatch(15, 8, 0.4, 2.3, 1.1, dots=False))
        art.line([(3, -2), (4, 8), (4, 18)], 1.3, (0.6, 1, 0.6), clip=area, detail=Detail.MID)
        art.line([(-10, 4), (0, 6.4), (11, 3)], 1.5, (0.5, 1, 0.5), clip=area)
        art.line([(-6, 19), (4, 19.4), (13, 18)], 1.5, (0.6, 1, 0.6), clip=area, detail=Detail.MID)


def _tight_breeches(art: Drawing) -> Region:
    """Red breeches: far leg, then near leg with the seam of its seat; gold braid down the near side."""
    thigh: list[Joint] = [(156, 280, 26, 26), (140, 316, 23, 22), (124, 352, 17, 17)]
    far = art.shape(tube_region(art, thigh), "red", line=2.4)
    shade_tube(art, thigh, far, Ring(0.62, 2.4, 1.35, 0.24, 0.08, 14))
    seat: list[Joint] = [(179, 274, 33, 35), (183, 310, 28, 29), (186, 356, 19, 20)]
    near = art.shape(tube_region(art, seat), "red", line=2.4)
    shade_tube(art, seat, near, Ring(0.5, 2.4, 1.35, 0.24, 0.08, 14))
    for line, width, detail in (
        ([(171, 286), (164, 306), (150, 318)], 1.8, Detail.SMALL),
        ([(171, 286), (180, 308), (196, 316), (206, 310)], 1.6, Detail.MID),
        ([(172, 326), (170, 340), (172, 356)], 1.3, Detail.FULL),
        ([(162, 322), (164, 338), (168, 352)], 1.2, Detail.FULL),
    ):
        fold(art, line, near, width, depth=5, angle=70, detail=detail)
    strap(art, [(203, 292), (204, 320), (197, 360)], 5.4, "gold", line=1.4, studs=8, clip=near)
    return near


TAILS = ((128, 154), (152, 176), (174, 198), (196, 220))
"""Left and right hem of the four tails of the jerkin."""


def _jerkin_from_behind(art: Drawing) -> None:
    """Gold jerkin seen half from behind: four bordered tails, a braided seam down the back, slashed shoulders."""
    for left, right in (TAILS[0], TAILS[3], TAILS[1], TAILS[2]):
        middle = (left + right) / 2
        top = 171 + (middle - 172) * 0.66
        outline: list[Point] = [
            (top - 11, 236, 1),
            (top + 11, 236, 1),
            ((right + top + 11) / 2 + 1, 262),
            (right, 284, 1),
            (middle, 291),
            (left, 284, 1),
            ((left + top - 11) / 2 - 1, 262),
        ]
        tail = art.shape(outline, "gold", line=2.3, hatch=Hatch(16, 12, 0.4, 2.4, 1.35, 0.25))
        strap(art, [(left + 1, 278.5), (middle, 285), (right - 1, 278.5)], 6, "green", line=1.4, studs=3, clip=tail)
        fold(art, [(top, 244), (middle, 274)], tail, 1.6, depth=6, detail=Detail.MID)
    back = art.shape(
        [
            (127, 168),
            (142, 154),
            (178, 150),
            (206, 160),
            (217, 182),
            (213, 208),
            (203, 230),
            (204, 243),
            (172, 250),
            (138, 243),
            (138, 228),
            (129, 204),
            (123, 186),
        ],
        "gold",
        line=2.5,
        hatch=[TORSO.but(angle=14, depth=26, bend=0.25), Hatch(52, 10, 0.14, 3.0, 1.1, dots=False)],
    )
    for line, detail in (
        ([(194, 162), (188, 186), (190, 212), (186, 240)], Detail.SMALL),
        ([(148, 164), (155, 188), (152, 214), (155, 240)], Detail.SMALL),
        ([(203, 182), (198, 202), (198, 224)], Detail.FULL),
        ([(137, 178), (142, 200), (143, 224)], Detail.FULL),
        ([(162, 214), (160, 228), (162, 244)], Detail.FULL),
        ([(183, 214), (182, 228), (180, 244)], Detail.FULL),
    ):
        fold(art, line, back, 1.7, depth=8, detail=detail)
    for shoulder in ((136, 156), (210, 160)):
        strap(art, [shoulder, (175, 206)], 5, "green", line=1.5, clip=back)
    strap(art, [(173, 150), (176, 198), (171, 250)], 7, "green", line=1.6, studs=11, clip=back)
    garments.belt(art, 137, 205, 232, "green", back, drop=4, height=11)
    strap(art, [(196, 242), (204, 252), (206, 262)], 4, "green", line=1.4)
    pouch = art.shape([(196, 258), (216, 256), (220, 276), (208, 283), (195, 278)], "brown", line=2.1)
    art.hatch(pouch, Hatch(40, 9, 0.4, 2.3, 1.2))
    art.shape([(196, 257), (216, 255), (217, 264), (207, 270, 1), (196, 265)], "brown", line=1.7)
    art.shape(art.circle(207, 268, 2.6), "gold", line=1.3)
