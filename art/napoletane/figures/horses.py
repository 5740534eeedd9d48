"""Horses, drawn from a Pose, facing right in card units; flip one with at(300, 0, flip=True)."""

import math
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise

import shapely

from art.napoletane.figures.footwear import cast_shadow
from art.napoletane.figures.poses import Leg, Pose
from art.plates import Detail, Drawing, Hatch, Point, Points, Region, fold, largest, sample, strap, tube_region


@dataclass(frozen=True)
class Coat:
    """The looks of one horse: inks of coat and hair, of bridle and its bosses; markings; the mane's length, number
    of locks and sideways drift of their tips (5 hangs down the neck, -10 lies along the crest like a plait)."""

    coat: str
    hair: str
    bridle: str
    boss: str
    blaze: bool = False
    dapple: bool = False
    socks: bool = False
    mane_length: float = 58
    mane_locks: int = 6
    mane_sway: float = 5


def hoof(art: Drawing, x: float, y: float, lifted: bool = False) -> None:
    """Hoof whose coronet centre is (x, y), toe to the right, or turned back and up if `lifted`."""
    dx, dy, turn = (-3, 2, 68) if lifted else (1, 1, 0)
    with art.at(x + dx, y + dy, rot=turn):
        area = art.shape([(-9.4, -2, 1), (0, -4), (9.4, -2, 1), (15, 9.5, 1), (-10.5, 9.5, 1)], "umber", line=2)
        lit = 1 if art.mirrored else -1
        art.tint([(lit * 7.4, 0.6), (lit * 3.6, 0.2), (lit * 4.6, 7), (lit * 9, 7)], "taupe", clip=area)
        art.line([(-9.6, -2.6), (0, -5), (9.8, -2.6)], 2.2, (0.6, 1, 0.6))


def _far_leg(art: Drawing, joints: Leg, coat: str, lifted: bool) -> None:
    """Leg on the far side, fully outlined and heavily shaded."""
    art.shape(tube_region(art, joints), coat, line=2.2, hatch=[Hatch(20, 17, 0.66, 2.1, 1.35), Hatch(70, 6, 0.3, 3, 1)])
    hoof(art, joints[-1][0], joints[-1][1], lifted)


def _lock(art: Drawing, spine: Points, width: float, ink: str) -> None:
    """One lock of horsehair along an open spline: thin at its root, full in the middle, pointed at its tip."""
    path, across = sample(spine, 10)
    last = len(path) - 1

    def edge(t: float, share: float) -> Point:
        i = round(t * last)
        half = width * share * math.sin(math.pi * (0.16 + 0.84 * t)) ** 0.8
        (x, y), (nx, ny) = path[i], across[i]
        return float(x + nx * half), float(y + ny * half)

    steps = (0, 0.1, 0.24, 0.4, 0.55, 0.7, 0.84, 0.94)
    tip: Point = (float(path[-1][0]), float(path[-1][1]), 1)
    outline = [*(edge(t, 0.5) for t in steps), tip, *(edge(t, -0.5) for t in steps[::-1])]
    area = art.shape(outline, ink, line=2.2, hatch=Hatch(25, 8, 0.4, 2.4, 1.2))
    for share, detail in ((0.22, Detail.MID), (-0.04, Detail.SMALL), (-0.28, Detail.FULL)):
        art.line([edge(t, share) for t in (0.04, 0.3, 0.55, 0.8, 0.97)], 1.4, (0.3, 1, 0.1), clip=area, detail=detail)


def tail(art: Drawing, spine: Points, ink: str, width: float = 16) -> None:
    """Full tail along `spine` (dock first) in three locks, each ending in a point of its own."""
    points = list(spine)
    for drift, shorter, share in ((4.5, 1, 0.62), (-4.5, 1, 0.62), (0, 0, 0.86)):
        part = points[: len(points) - shorter]
        locks = [(p[0] + drift * i / (len(part) - 1) * 1.5, p[1]) for i, p in enumerate(part)]
        _lock(art, locks, width * share, ink)


def mane(art: Drawing, crest: Points, look: Coat) -> None:
    """Mane on the near side: pointed locks hanging from the open spline `crest` (withers to poll)."""
    line, _ = sample(crest, 12)
    roots = [line[round(k / look.mane_locks * (len(line) - 1))] for k in range(look.mane_locks + 1)]
    sway = look.mane_sway
    for k, ((ax, ay), (bx, by)) in enumerate(pairwise(roots)):
        drop = look.mane_length * (0.76 + 0.24 * math.sin(k * 2.1 + 1)) * (1 - 0.18 * k / look.mane_locks)
        tx, ty = ax + sway + 4 * math.sin(k * 1.7), ay + drop
        if sway < 0:
            side: list[Point] = [
                (bx + 3, by - 2),
                (bx + 3, by + drop * 0.42),
                (ax + 4, ay + drop * 0.72),
                (tx, ty, 1),
                (ax - 4, ay + drop * 0.45),
            ]
        else:
            side = [
                (bx + 4, by - 1),
                (bx + 6, by + drop * 0.30),
                (bx + 1, by + drop * 0.62),
                (tx + 8, ty - drop * 0.18),
                (tx, ty, 1),
                (ax + 2, ay + drop * 0.72),
                (ax - 5, ay + drop * 0.34),
            ]
        outline: list[Point] = [(ax - 3, ay - 1, 1), ((ax + bx) / 2 - 3, (ay + by) / 2 - 4), *side]
        area = art.shape(outline, look.hair, line=2.0, hatch=Hatch(70, 9, 0.35, 2.4, 1.15))
        for share, detail in ((0.3, Detail.MID), (0.5, Detail.FULL), (0.7, Detail.MID)):
            x, y = ax + (bx - ax) * share, ay + (by - ay) * share
            art.line(
                [(x, y), (x + sway * 0.5, y + drop * 0.42), (tx + (share - 0.4) * 8, ty - 5)],
                1.2,
                (0.3, 1, 0.2),
                clip=area,
                detail=detail,
            )


def _face(art: Drawing, look: Coat) -> Region:
    """Skull, eye, nostril and mouth; poll (0, 0), muzzle near (46, 84)."""
    outline: list[Point] = [
        (-3, -2),
        (8, -3),
        (20, 8),
        (26, 20),
        (30, 34),
        (37, 54),
        (46, 70),
        (49, 79),
        (46, 87),
        (41, 89),
        (38, 94),
        (30, 93),
        (25, 85),
        (20, 74),
        (9, 64),
        (-4, 55),
        (-12, 38),
        (-11, 14),
    ]
    face = art.shape(
        outline, look.coat, line=2.4, hatch=[Hatch(100, 15, 0.34, 2.3, 1.25), Hatch(20, 6, 0.14, 2.5, 1.0)]
    )
    if look.blaze:
        blaze = [(12, 2), (19, 12), (26, 30), (36, 56), (44, 74), (40, 76), (30, 56), (20, 34), (12, 14)]
        art.tint(blaze, "cream", clip=face)
    fold(art, [(-9, 22), (-8, 42), (4, 55), (14, 54), (18, 46)], face, 1.9, depth=6, angle=120, taper=(0.3, 1, 0.2))
    fold(art, [(21, 40), (27, 52), (34, 62)], face, 1.4, depth=4, angle=110, detail=Detail.MID)
    art.line([(24, 76), (29, 80), (33, 79)], 1.3, (0.3, 1, 0.2), clip=face, detail=Detail.MID)
    art.line([(-2, 34), (3, 44), (11, 48)], 1.0, (0.2, 1, 0.2), clip=face, detail=Detail.FULL)
    art.ink([(10.5, 25.5, 1), (15, 20.4), (21.6, 23.4, 1), (18.6, 27.6), (14, 28.4)])
    if art.detail > Detail.SMALL:
        glint = art.cut(art.circle(17.8, 23.4, 1.15))
        art.tint(glint, "cream")
    art.line([(8, 26), (14.4, 18.2), (24, 23)], 2.2, (0.3, 1, 0.3))
    art.line([(11, 31), (16, 31.6), (21.6, 28.6)], 1.2, (0.2, 1, 0.2), detail=Detail.MID)
    art.line([(11, 16.6), (17, 14.4), (23, 18)], 1.1, (0.2, 1, 0.2), detail=Detail.FULL)
    art.ink([(39, 73), (43, 71.4), (45.4, 75.6), (43, 79.4), (40.6, 77)])
    art.line([(36, 72), (40, 69), (45, 70)], 1.2, (0.2, 1, 0.3), detail=Detail.MID)
    art.line([(45, 86), (38, 85.6), (31, 82)], 1.8, (0.4, 1, 0.3), clip=face)
    return face


def horse_head(art: Drawing, look: Coat) -> None:
    """Head with bridle, facing right: poll (0, 0), muzzle near (46, 84), ear tips near y = -28, bit ring (27,
    80)."""
    far_ear = art.shape([(6, 4), (5, -12), (13, -25, 1), (18, -10), (17, 6)], look.coat, line=2.0)
    art.line([(11, -2), (12, -16)], 1.4, (0.8, 1, 0.2), clip=far_ear)
    face = _face(art, look)
    ear = art.shape(
        [(-8, 6), (-10, -10), (-3, -29, 1), (6, -12), (7, 4), (0, 8)],
        look.coat,
        line=2.1,
        hatch=Hatch(20, 6, 0.4, 2.4, 1.1),
    )
    art.line([(-3, 1), (-4, -12), (-2, -22)], 1.8, (0.8, 1, 0.2), clip=ear)
    lock = art.shape(
        [(-2, 0, 1), (8, -5), (16, 2), (17, 12), (13, 22, 1), (11, 12), (6, 18, 1), (3, 8)], look.hair, line=1.8
    )
    art.line([(4, -1), (10, 4), (11, 13)], 1.0, (0.3, 1, 0.2), clip=lock, detail=Detail.MID)
    for points, width in (
        ([(-8, -2), (3, 30), (16, 66)], 4.6),
        ([(-2, 11), (8, 9), (27, 17)], 4.4),
        ([(12, 63), (24, 62), (46, 53)], 4.8),
    ):
        strap(art, points, width, look.bridle, clip=face)
    strap(art, [(16, 66), (22, 74), (27, 79)], 3.6, look.bridle, line=1.3)
    for x, y in ((-1, 11), (16, 65)):
        art.shape(art.circle(x, y, 4.6), look.boss, line=1.7)
    art.shape(art.circle(27, 80, 4.2), "cream", line=1.7)


def _tone(art: Drawing, body: Region, trunk: Region, legs: Region, hx: float, fx: float) -> None:
    """Shading of barrel, legs and outline; hx and fx = x of the near hind and fore leg."""
    slab = art.region([(hx + 24, 0), (fx - 22, 0), (fx - 22, 500), (hx + 24, 500)], smooth=False)
    belly = trunk.intersection(slab).difference(legs)
    art.hatch(belly, Hatch(90, 36, 0.30, 2.4, 1.5))
    below = art.region([(0, 318), (300, 318), (300, 500), (0, 500)], smooth=False)
    art.hatch(legs.intersection(below), Hatch(14, 16, 0.44, 2.3, 1.35))
    art.hatch(trunk, Hatch(10, 20, 0.15, 2.5, 1.3))
    for points, depth, angle in (
        ([(112, 312), (140, 326), (174, 330), (196, 322)], 15, 86),
        ([(104, 252), (124, 258), (150, 258), (172, 248)], 9, 60),
        ([(50, 262), (60, 250), (78, 246), (96, 250)], 10, 40),
    ):
        fold(art, points, body, 0, depth=depth, angle=angle, detail=Detail.FULL)


def _muscles(art: Drawing, pose: Pose, body: Region) -> None:
    """Thigh, flank, shoulder blade, breast, elbow, neck, joints."""
    hx, hy = pose.near_hind[0][0], pose.near_hind[0][1]
    fx, fy = pose.near_fore[0][0], pose.near_fore[0][1]
    tx, ty = pose.body[-6][0], pose.body[-6][1]
    mid, full = Detail.MID, Detail.FULL
    folds: tuple[tuple[list[Point], float, float, float, Detail], ...] = (
        ([(hx + 4, hy - 44), (hx + 24, hy - 16), (hx + 28, hy + 12), (hx + 16, hy + 40)], 1.9, 12, 20, Detail.SMALL),
        ([(hx - 14, hy - 46), (hx - 18, hy - 20), (hx - 10, hy + 8), (hx - 12, hy + 36)], 1.4, 13, 16, mid),
        ([(hx - 2, hy - 54), (hx + 4, hy - 34), (hx + 4, hy - 14)], 1.0, 8, 18, full),
        ([(hx - 22, hy - 2), (hx - 14, hy + 14), (hx - 16, hy + 30)], 1.0, 8, 14, full),
        ([(fx - 16, fy - 70), (fx + 2, fy - 52), (fx + 20, fy - 28), (fx + 24, fy - 2)], 1.7, 10, 100, mid),
        ([(fx - 10, fy - 36), (fx - 22, fy - 20), (fx - 30, fy + 6), (fx - 26, fy + 28)], 1.9, 11, 20, Detail.SMALL),
        ([(fx - 28, fy - 58), (fx - 18, fy - 40), (fx - 16, fy - 22)], 1.0, 8, 16, full),
        ([(fx + 2, fy - 26), (fx + 6, fy - 6), (fx + 2, fy + 14)], 1.0, 8, 16, full),
        ([(tx - 12, ty - 18), (tx - 10, ty + 14), (tx - 6, ty + 44), (tx + 4, ty + 72)], 1.5, 8, 10, mid),
        ([(tx - 26, ty + 6), (tx - 26, ty + 30), (tx - 20, ty + 56)], 1.0, 8, 12, full),
        ([(fx - 52, fy - 6), (fx - 44, fy + 18), (fx - 44, fy + 34)], 1.1, 5, 20, full),
    )
    for points, width, depth, angle, detail in folds:
        fold(art, points, body, width, depth=depth, angle=angle, taper=(0.15, 1, 0.4), detail=detail)
    for muscle in (
        [(hx + 44, hy - 2), (hx + 34, hy + 14), (hx + 26, hy + 22)],
        [(fx + 30, fy - 16), (fx + 22, fy + 2), (fx + 16, fy + 16)],
    ):
        art.line(muscle, 1.5, (0.2, 1, 0.6), clip=body, detail=mid)
    for joints in (pose.near_hind, pose.near_fore):
        kx, ky = joints[3][0], joints[3][1]
        ax, ay, bx, by = joints[4][0], joints[4][1], joints[6][0], joints[6][1]
        for tendon in (
            [(kx - 5, ky - 6), (kx + 3, ky - 2), (kx + 2, ky + 7)],
            [(ax - 2, ay), ((ax + bx) / 2 - 1.6, (ay + by) / 2), (bx - 2, by - 4)],
            [(bx - 8, by + 1), (bx, by + 3), (bx + 7, by + 1)],
        ):
            art.line(tendon, 1.1, (0.2, 1, 0.2), clip=body, detail=full)


DAPPLES = (
    (62, 262),
    (80, 254),
    (98, 262),
    (56, 282),
    (76, 278),
    (94, 284),
    (62, 300),
    (52, 318),
    (74, 318),
    (216, 234),
    (226, 252),
    (210, 254),
    (222, 306),
    (206, 318),
)


def draw_horse(art: Drawing, pose: Pose, look: Coat) -> tuple[Region, tuple[float, float]]:
    """A whole horse facing right; returns its page region without the far legs, and the place of the bit ring."""
    legs: Sequence[tuple[Leg, bool]] = (
        (pose.far_hind, False),
        (pose.far_fore, pose.lifted == "far"),
        (pose.near_hind, False),
        (pose.near_fore, pose.lifted == "near"),
    )
    for joints, lifted in legs:
        if not lifted:
            cast_shadow(art, joints[-1][0] + 2, joints[-1][1] + 9, 22)
    for joints, lifted in legs[:2]:
        _far_leg(art, joints, look.coat, lifted)
    tail(art, pose.tail, look.hair)
    trunk = art.region(pose.body)
    near = [tube_region(art, joints) for joints, _ in legs[2:]]
    body = art.shape(largest(shapely.union_all([trunk, *near]).buffer(1.6).buffer(-1.6)), look.coat, line=2.5)
    if look.socks:
        for joints, _ in legs[2:]:
            art.tint(tube_region(art, joints[-4:]), "cream", clip=body)
    _tone(art, body, trunk, shapely.union_all(near), pose.near_hind[0][0], pose.near_fore[0][0])
    _muscles(art, pose, body)
    for x, y in DAPPLES if look.dapple else ():
        art.line([(x - 5, y + 1), (x - 1, y - 4), (x + 5, y - 2)], 1.1, (0.2, 1, 0.2), clip=body, detail=Detail.MID)
        art.line([(x + 5, y + 2), (x, y + 4.6), (x - 4, y + 4)], 1.1, (0.2, 1, 0.2), clip=body, detail=Detail.FULL)
    for joints, lifted in legs[2:]:
        hoof(art, joints[-1][0], joints[-1][1], lifted)
    px, py = pose.poll
    with art.at(px, py, rot=pose.head_turn):
        horse_head(art, look)
    mane(art, [pose.body[0], pose.body[-1], pose.body[-2], pose.body[-3], (px - 2, py - 4)], look)
    a = math.radians(pose.head_turn)
    return body, (px + 27 * math.cos(a) - 80 * math.sin(a), py + 27 * math.sin(a) + 80 * math.cos(a))
