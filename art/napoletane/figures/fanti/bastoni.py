"""The fante di bastoni, from back to front in card units; left and right are the viewer's."""

from art.heads import hats
from art.napoletane.figures import footwear, garments, hands, heads, people
from art.napoletane.figures.garments import SHADOW
from art.napoletane.figures.stance import leaning
from art.napoletane.pips.batons import cudgel
from art.plates import Detail, Drawing, Hatch, Joint, Point, Points, Region, Ring, fold, shade_tube, strap

BACK = SHADOW.but(angle=14, depth=26, share=0.34, spacing=2.5, bend=0.25)


def fante_bastoni(art: Drawing) -> None:
    """Squire seen from behind, his head turned in profile to the left: club upright at left, fist hanging at right."""
    footwear.slab(art, "green")
    _calf(art, [(138, 356, 15, 15), (134, 386, 15.4, 15), (127, 414, 9.6, 9.6), (123, 432, 8.6, 8.6)])
    footwear.side_shoe(art, 121, 428, -1, "cream", length=43)
    _calf(art, [(188, 360, 16, 16), (191, 388, 16, 17), (193, 416, 9.8, 9.8), (194, 434, 8.8, 8.8)])
    _shoe_from_behind(art, 194, 430)
    _breeches(art)
    footwear.garter(art, 121, 156, 365, "green", bow=-1)
    footwear.garter(art, 170, 207, 371, "green", bow=1)
    with leaning(art, 170, 256, -3):
        _upper_body(art)


def _upper_body(art: Drawing) -> None:
    """Squire from the waist up, leaning back from the hips."""
    garments.bent_sleeve(
        art,
        [(128, 178, 27), (112, 200, 25), (100, 216, 22)],
        [(100, 217, 22), (88, 212, 19), (79, 199, 15)],
        "blue",
        shade=60,
        creases=[[(92, 204), (98, 210), (108, 210)], [(94, 222), (102, 216), (112, 216)]],
    )
    garments.puff_sleeve(art, 129, 182, 21, 26, 40, "green")
    _jerkin(art)
    garments.sleeve(
        art,
        [(208, 182, 30), (223, 214, 26), (230, 242, 21), (228, 266, 16)],
        "blue",
        creases=[[(240, 228), (230, 228), (218, 222)], [(240, 238), (230, 238), (222, 232)]],
    )
    with art.at(228, 278, 1.1, rot=6):
        hands.fist_from_behind(art)
    garments.cuff(art, 228, 266, 18, 182, "cream", height=9)
    garments.puff_sleeve(art, 206, 184, 22, 27, -22, "green")
    with art.at(84, 122, 1.16, rot=-5, flip=True):
        cudgel(art)
    with art.at(73, 184, 1.06, rot=-6):
        hands.thumb_grip(art)
    garments.cuff(art, 80, 200, 16, -32, "cream", height=9)
    with art.at(160, 135, heads.SCALE_FANTE, rot=-4):
        heads.profile_head(art, people.SQUIRE, hats.tilted_hat("green", "red", "red"))
    garments.collar_ruff(art, 167, 152, 30, pleats=11, tilt=-5)
    _queue(art)


def _queue(art: Drawing) -> None:
    """His long hair, tied at the nape with a red ribbon, falling over the ruff down his back."""
    hair = art.shape(
        [
            (176, 112, 1),
            (185, 124),
            (184, 144),
            (187, 164),
            (182, 184),
            (184, 200),
            (176, 214, 1),
            (172, 198),
            (168, 204, 1),
            (167, 186),
            (170, 166),
            (170, 144),
            (169, 124),
        ],
        people.SQUIRE.face.hair,
        line=2.2,
        hatch=Hatch(25, 8, 0.36, 2.4, 1.1),
    )
    for line, detail in (
        ([(176, 134), (179, 160), (174, 184), (177, 206)], Detail.SMALL),
        ([(172, 136), (173, 162), (170, 184), (170, 198)], Detail.MID),
        ([(181, 136), (183, 160), (179, 182), (180, 198)], Detail.FULL),
    ):
        art.line(line, 1.3, (0.3, 1, 0.12), clip=hair, detail=detail)
    with art.at(177, 134, 0.8, rot=8):
        footwear.bow_knot(art, 0, 0, "red")


def _shoe_from_behind(art: Drawing, x: float, y: float) -> None:
    """Shoe seen from its heel, its toe turned out to the right behind it; ankle centre (x, y)."""
    with art.at(x, y):
        footwear.cast_shadow(art, 8, 25, 36)
        outline: list[Point] = [
            (-10.4, -5),
            (0, -3),
            (10.4, -5),
            (12.6, 5),
            (21, 9.6),
            (30, 15),
            (31, 19.4),
            (22, 21),
            (13, 21.4),
            (12, 26, 1),
            (-11.4, 26, 1),
            (-13, 14),
            (-12, 4),
        ]
        area = art.shape(outline, "cream", line=2.2, hatch=Hatch(20, 8, 0.42, 2.3, 1.1, dots=False))
        art.line([(0, -3), (0.6, 8), (0, 19)], 1.3, (0.6, 1, 0.6), clip=area, detail=Detail.MID)
        art.line([(-12, 4), (0, 6.4), (12, 3.6)], 1.5, (0.5, 1, 0.5), clip=area)
        art.line([(-13, 19), (0, 20.4), (13, 19)], 1.7, (0.8, 1, 0.8), clip=area)
        art.line([(13, 7), (15, 14), (13.4, 21)], 1.3, (0.3, 1, 0.3), clip=area, detail=Detail.MID)


def _calf(art: Drawing, joints: list[Joint]) -> None:
    """Gold stocking on a calf seen from behind: the two heads of its muscle over the tendon."""
    area = footwear.leg(art, joints, "gold")
    (kx, ky), (cx, cy), (ax, ay) = (joint[:2] for joint in joints[:3])
    for points, width, detail in (
        ([(kx - 1, ky + 14), (cx + 1, cy - 6), (cx, cy + 14)], 1.5, Detail.MID),
        ([(cx - 12, cy + 2), (cx - 9, cy + 12), (cx - 5, cy + 17)], 1.4, Detail.MID),
        ([(ax - 3, ay - 8), (ax - 2.4, ay + 4), (ax - 3, ay + 12)], 1.0, Detail.FULL),
        ([(ax + 3, ay - 8), (ax + 2.6, ay + 4), (ax + 3, ay + 12)], 1.0, Detail.FULL),
    ):
        art.line(points, width, (0.2, 1, 0.2), clip=area, detail=detail)


def _breeches(art: Drawing) -> None:
    """Tight red breeches from behind, the seam between the legs, gold braid down the outer side at right."""
    left: Points = [
        (138, 252),
        (168, 254),
        (171, 290),
        (167, 316),
        (160, 340),
        (155, 366),
        (122, 366),
        (121, 340),
        (123, 312),
        (127, 286),
    ]
    far = art.shape(left, "red", line=2.4)
    shade_tube(
        art, [(150, 254, 34), (148, 290, 46), (142, 326, 38), (138, 366, 34)], far, Ring(0.5, 2.4, 1.35, 0.24, 0.08, 14)
    )
    right: Points = [
        (166, 254),
        (202, 252),
        (213, 282),
        (214, 310),
        (209, 340),
        (206, 372),
        (171, 372),
        (169, 344),
        (166, 318),
        (165, 288),
    ]
    near = art.shape(right, "red", line=2.4)
    axis: list[Joint] = [(186, 254, 40), (190, 290, 48), (190, 326, 42), (189, 372, 35)]
    shade_tube(art, axis, near, Ring(0.5, 2.4, 1.35, 0.24, 0.08, 14))
    both = far.union(near)
    for line, width, depth, angle, detail in (
        ([(169, 254), (171, 284), (166, 314)], 2.0, 7, 190, Detail.SMALL),
        ([(166, 310), (180, 321), (198, 316), (209, 304)], 2.0, 6, 84, Detail.SMALL),
        ([(164, 312), (150, 317), (136, 310), (128, 300)], 1.8, 5, 84, Detail.SMALL),
        ([(172, 330), (174, 346), (180, 358)], 1.4, 5, 30, Detail.MID),
        ([(130, 346), (140, 352), (154, 348)], 1.3, 5, 60, Detail.MID),
        ([(176, 352), (190, 358), (204, 352)], 1.3, 5, 60, Detail.MID),
        ([(134, 330), (138, 342), (146, 350)], 1.1, 4, 40, Detail.FULL),
    ):
        fold(art, line, both, width, depth=depth, angle=angle, detail=detail)
    strap(art, [(210, 268), (210, 300), (206, 336), (202, 370)], 5.4, "gold", line=1.4, studs=9, clip=near)


def _jerkin(art: Drawing) -> None:
    """Gold jerkin from behind: skirts parted over the seat, a braided seam down the back, folds at the blades."""
    for outline, hem, pleat in (
        (
            [(137, 234, 1), (169, 240, 1), (168, 281, 1), (146, 284), (120, 274, 1), (128, 254)],
            [(116, 270), (146, 281), (172, 278)],
            [(150, 246), (144, 274)],
        ),
        (
            [(167, 240, 1), (201, 234, 1), (212, 254), (221, 273, 1), (196, 286), (170, 282, 1)],
            [(166, 279), (196, 283), (225, 269)],
            [(186, 246), (194, 276)],
        ),
    ):
        half = art.shape(outline, "gold", line=2.4, hatch=Hatch(16, 14, 0.36, 2.4, 1.35, 0.25))
        strap(art, hem, 6, "green", line=1.4, studs=6, clip=half)
        for dx, detail in ((-9, Detail.FULL), (0, Detail.SMALL), (9, Detail.MID)):
            fold(art, [(x + dx, y) for x, y in pleat], half, 1.5, depth=6, detail=detail)
    back = art.shape(
        [
            (124, 168),
            (140, 155),
            (168, 151),
            (196, 156),
            (213, 170),
            (217, 192),
            (208, 214),
            (199, 232),
            (200, 244),
            (168, 250),
            (138, 244),
            (138, 230),
            (129, 212),
            (119, 190),
        ],
        "gold",
        line=2.5,
        hatch=[BACK, Hatch(56, 10, 0.14, 3.0, 1.1, dots=False)],
    )
    _blades(art, back)
    strap(art, [(168, 150), (166, 184), (164, 214), (169, 252)], 7, "green", line=1.6, studs=12, clip=back)
    for seam in ([(139, 158), (133, 180), (137, 204)], [(198, 158), (205, 180), (200, 206)]):
        art.line(seam, 1.8, (0.6, 1, 0.4), clip=back)
    garments.belt(art, 136, 200, 233, "green", back, drop=4, height=11)
    art.shape([(160, 236), (176, 236), (177, 249), (159, 249)], "green", line=1.8)
    for tail in (
        [(164, 246, 1), (158, 262), (154, 276, 1), (161, 272), (166, 277, 1), (169, 260), (170, 246, 1)],
        [(169, 246, 1), (172, 258), (178, 268, 1), (181, 261), (187, 261, 1), (180, 252), (174, 244, 1)],
    ):
        end = art.shape(tail, "green", line=1.7)
        art.line([tail[0][:2], tail[1][:2]], 1.0, (0.8, 1, 0.2), clip=end, detail=Detail.FULL)
    _pouch(art)


def _blades(art: Drawing, back: Region) -> None:
    """Folds that run from the shoulder blades to the waist."""
    for line, depth, detail in (
        ([(188, 168), (196, 184), (190, 208), (192, 238)], 8, Detail.SMALL),
        ([(144, 166), (136, 184), (146, 208), (148, 238)], 7, Detail.SMALL),
        ([(204, 178), (203, 198), (196, 222)], 7, Detail.MID),
        ([(178, 212), (181, 224), (180, 242)], 6, Detail.MID),
        ([(129, 184), (136, 204), (142, 224)], 5, Detail.MID),
        ([(153, 214), (155, 226), (157, 242)], 5, Detail.FULL),
        ([(176, 166), (184, 178), (182, 194)], 5, Detail.FULL),
        ([(156, 164), (150, 178), (152, 194)], 5, Detail.FULL),
    ):
        fold(art, line, back, 1.7, depth=depth, detail=detail)


def _pouch(art: Drawing) -> None:
    """Brown pouch on a strap at the belt, at right."""
    strap(art, [(192, 242), (199, 250), (202, 258)], 4, "green", line=1.4)
    pouch = art.shape([(192, 256), (212, 254), (216, 274), (204, 282), (191, 276)], "brown", line=2.1)
    art.hatch(pouch, Hatch(40, 9, 0.4, 2.3, 1.2))
    art.shape([(192, 255), (211, 253), (213, 262), (203, 269, 1), (192, 263)], "brown", line=1.7)
    art.shape(art.circle(203, 267, 2.6), "gold", line=1.3)
