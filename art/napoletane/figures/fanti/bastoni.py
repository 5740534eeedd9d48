"""The fante di bastoni, from back to front in card units; left and right are the viewer's."""

from art.heads import hats
from art.napoletane.figures import footwear, garments, hands, heads, people
from art.napoletane.figures.garments import SHADOW
from art.napoletane.figures.stance import leaning
from art.napoletane.pips.batons import cudgel
from art.plates import Detail, Drawing, Hatch, Joint, Points, Region, Ring, fold, shade_tube, strap

BACK = SHADOW.but(angle=14, depth=26, share=0.34, spacing=2.5, bend=0.25)


def fante_bastoni(art: Drawing) -> None:
    """Squire seen from behind, his head turned in profile to the left: club upright at left, fist hanging at right."""
    footwear.slab(art, "green")
    _calf(art, [(134, 356, 16, 15), (131, 382, 13, 19), (120, 412, 8.6, 10), (113, 432, 8.6, 8.8)])
    footwear.side_shoe(art, 111, 428, -1, "cream", length=43)
    _calf(art, [(189, 360, 16, 16), (186, 384, 19.4, 14.6), (181, 414, 10, 8.6), (176, 434, 8.8, 8.8)])
    footwear.side_shoe(art, 177, 430, 1, "cream", length=40)
    _breeches(art)
    footwear.garter(art, 113, 151, 363, "green", bow=-1)
    footwear.garter(art, 168, 206, 371, "green", bow=1)
    with leaning(art, 172, 256, -6):
        _upper_body(art)


def _cocked_hat(art: Drawing) -> None:
    """His hat, pushed back so that its brim stands up over the brow."""
    with leaning(art, 4, -46, 15):
        hats.tilted_hat("green", "red", "red", width=48)(art)


def _upper_body(art: Drawing) -> None:
    """Squire from the waist up, leaning back from the hips, his head lifted."""
    garments.bent_sleeve(
        art,
        [(128, 178, 27), (114, 204, 25), (104, 226, 22)],
        [(104, 226, 22), (102, 210, 19), (101, 196, 15)],
        "blue",
        shade=60,
        creases=[[(92, 214), (100, 218), (110, 216)], [(96, 232), (104, 224), (116, 220)]],
    )
    garments.puff_sleeve(art, 129, 182, 21, 26, 36, "green")
    _jerkin(art)
    garments.sleeve(
        art,
        [(208, 184, 30), (224, 214, 26), (228, 242, 21), (220, 266, 16)],
        "blue",
        creases=[[(240, 228), (230, 228), (218, 222)], [(240, 238), (230, 238), (222, 232)]],
    )
    with art.at(218, 279, 1.1, rot=16):
        hands.fist_from_behind(art)
    garments.cuff(art, 219, 267, 18, 196, "cream", height=9)
    garments.puff_sleeve(art, 207, 186, 22, 27, -22, "green")
    with art.at(90, 126, 1.16, rot=-2, flip=True):
        cudgel(art, smooth=True)
    with art.at(92, 174, 1.16, rot=-4):
        hands.thumb_grip(art)
    garments.cuff(art, 101, 194, 17, -8, "cream", height=9)
    with art.at(162, 135, heads.SCALE_FANTE, rot=8):
        heads.profile_head(art, people.SQUIRE, _cocked_hat)
    garments.collar_ruff(art, 167, 155, 31, pleats=11, tilt=-3)
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
        (172, 290),
        (166, 316),
        (156, 342),
        (150, 366),
        (114, 364),
        (116, 338),
        (121, 310),
        (127, 284),
    ]
    far = art.shape(left, "red", line=2.4)
    shade_tube(
        art, [(152, 254, 34), (148, 290, 46), (139, 326, 40), (132, 366, 35)], far, Ring(0.5, 2.4, 1.35, 0.24, 0.08, 14)
    )
    right: Points = [
        (166, 254),
        (204, 252),
        (218, 280),
        (220, 308),
        (213, 340),
        (205, 372),
        (170, 372),
        (169, 344),
        (166, 318),
        (165, 288),
    ]
    near = art.shape(right, "red", line=2.4)
    axis: list[Joint] = [(186, 254, 40), (192, 290, 52), (192, 326, 46), (188, 372, 35)]
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
    strap(art, [(212, 266), (216, 300), (210, 336), (201, 370)], 5.4, "gold", line=1.4, studs=9, clip=near)


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
    strap(art, [(172, 150), (163, 182), (159, 214), (168, 252)], 7, "green", line=1.6, studs=12, clip=back)
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
    """Folds that the turn of the shoulders draws slantwise from the right blade to the left of the waist."""
    for line, depth, detail in (
        ([(200, 168), (197, 190), (180, 214), (152, 238)], 9, Detail.SMALL),
        ([(146, 164), (140, 184), (144, 206), (142, 228)], 7, Detail.SMALL),
        ([(212, 186), (206, 206), (192, 224), (176, 238)], 0, Detail.MID),
        ([(180, 160), (182, 176), (172, 196)], 6, Detail.MID),
        ([(129, 184), (134, 204), (138, 224)], 5, Detail.MID),
        ([(154, 196), (151, 212), (146, 226)], 5, Detail.FULL),
        ([(156, 162), (151, 176), (152, 188)], 5, Detail.FULL),
    ):
        fold(art, line, back, 1.7, depth=depth, detail=detail)


def _pouch(art: Drawing) -> None:
    """Brown pouch on a strap at the belt, at right."""
    strap(art, [(192, 242), (199, 250), (202, 258)], 4, "green", line=1.4)
    pouch = art.shape([(192, 256), (212, 254), (216, 274), (204, 282), (191, 276)], "brown", line=2.1)
    art.hatch(pouch, Hatch(40, 9, 0.4, 2.3, 1.2))
    art.shape([(192, 255), (211, 253), (213, 262), (203, 269, 1), (192, 263)], "brown", line=1.7)
    art.shape(art.circle(203, 267, 2.6), "gold", line=1.3)
