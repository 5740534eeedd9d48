"""Horses, drawn from a Pose, facing right in card units; flip one with at(300, 0, flip=True)."""

import math
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise

import shapely

from art.napoletane.figures.footwear import cast_shadow
from art.napoletane.figures.poses import Leg, Pose
from art.plates import (
    Detail,
    Drawing,
    Hatch,
    Joint,
    Point,
    Points,
    Region,
    Ring,
    fold,
    largest,
    sample,
    shade_tube,
    strap,
    tube_region,
)


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
    area = art.shape(tube_region(art, joints), coat, line=2.2)
    shade_tube(art, joints, area, Ring(0.86, 2.0, 1.35, 0.2, 0.0, 16))
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


SKULL: Sequence[Point] = (
    (-5, 0),
    (6, -4),
    (18, 4),
    (25.5, 17),
    (30, 33),
    (36, 51),
    (44, 66),
    (51, 75),
    (52.6, 83),
    (49, 89),
    (44, 91.4),
    (41.6, 96),
    (35, 97.4),
    (29.4, 92),
    (25.6, 82),
    (19, 72),
    (8, 64.6),
    (-4, 58),
    (-13.6, 45),
    (-15.6, 28),
    (-11.6, 10),
)
"""Outline of a horse's head: poll, forehead, nose, lips, chin, jaw, cheek."""


def _face(art: Drawing, look: Coat) -> Region:
    """Skull, eye, nostril and mouth; poll (0, 0), muzzle near (46, 88)."""
    face = art.shape(SKULL, look.coat, line=2.4)
    if look.blaze:
        blaze = [(12, 2), (19, 12), (26, 30), (36, 56), (46, 76), (41, 77), (30, 56), (20, 34), (12, 14)]
        art.tint(blaze, "cream", clip=face)
    shade_tube(
        art,
        [(2, 14, 17, 20), (7, 34, 20, 24), (17, 54, 18, 18), (29, 71, 13, 12), (40, 86, 12, 11)],
        face,
        Ring(0.44, 2.2, 1.2, 0.16, 0.0, 100),
    )
    fold(
        art, [(-11, 20), (-10.4, 40), (-1, 54), (9, 55), (15.4, 46)], face, 2.0, depth=5, angle=120, taper=(0.3, 1, 0.2)
    )
    art.line([(22, 38), (28, 50), (36, 62), (41, 68)], 1.6, (0.2, 1, 0.2), clip=face, detail=Detail.MID)
    art.line([(-5, 26), (-4, 40), (4, 47.6)], 1.0, (0.2, 1, 0.2), clip=face, detail=Detail.FULL)
    art.line([(16, 34), (21, 46), (28, 57)], 1.0, (0.2, 1, 0.2), clip=face, detail=Detail.FULL)
    art.line([(27, 80), (32.4, 83.6), (36, 82)], 1.2, (0.3, 1, 0.2), clip=face, detail=Detail.MID)
    art.ink([(9.5, 26, 1), (14.4, 19.8), (22, 23, 1), (19, 28), (13.6, 29)])
    if art.detail > Detail.SMALL:
        glint = art.cut(art.circle(17.8, 23, 1.25))
        art.tint(glint, "cream")
    art.line([(7, 26.6), (13.8, 17.6), (24.4, 22.6)], 2.3, (0.3, 1, 0.3))
    art.line([(10, 31.6), (15.6, 32.6), (21.6, 29.2)], 1.3, (0.2, 1, 0.2), detail=Detail.MID)
    art.line([(9, 17), (15.6, 13.6), (22.6, 17)], 1.2, (0.2, 1, 0.2), detail=Detail.FULL)
    art.ink([(42, 76.4), (44.4, 72.6), (48.4, 73.6), (48.6, 78), (45.4, 80.4, 1), (45.6, 77), (44, 76)])
    art.line([(38.4, 76), (40.6, 71), (46, 70.2)], 1.3, (0.2, 1, 0.3), detail=Detail.MID)
    art.line([(49, 88.4), (42, 88.8), (34.6, 85)], 1.9, (0.4, 1, 0.3), clip=face)
    art.line([(41, 92.4), (37.6, 93.6), (33, 91.6)], 1.1, (0.2, 1, 0.2), clip=face, detail=Detail.FULL)
    return face


def horse_head(art: Drawing, look: Coat) -> None:
    """Head with bridle, facing right: poll (0, 0), muzzle near (46, 88), ear tips near y = -28, bit ring (28,
    82)."""
    far_ear = art.shape([(7, 3), (6, -11), (15, -24, 1), (18.6, -10), (17, 6)], look.coat, line=2.0)
    art.line([(12, -2), (14, -15)], 1.4, (0.8, 1, 0.2), clip=far_ear)
    face = _face(art, look)
    ear = art.shape(
        [(-8, 6), (-10.6, -8), (-6, -20), (1, -29, 1), (5.6, -18), (7.4, -8), (6, 3), (0, 8)],
        look.coat,
        line=2.1,
        hatch=Hatch(20, 6, 0.4, 2.4, 1.1),
    )
    art.line([(-3, 1), (-4.6, -9), (-0.6, -22)], 2.0, (0.8, 1, 0.2), clip=ear)
    for outline, strand in (
        ([(-2, 0, 1), (7, -5), (16, 0), (19, 11), (15, 25, 1), (12, 13), (6, 10)], [(4, -1), (12, 4), (14.6, 18)]),
        ([(-4, 0, 1), (4, -4), (11, 2), (10, 12), (4, 20, 1), (4, 10), (-2, 7)], [(2, 0), (7, 5), (6, 14)]),
    ):
        lock = art.shape(outline, look.hair, line=1.8)
        art.line(strand, 1.0, (0.3, 1, 0.2), clip=lock, detail=Detail.MID)
    for points, width in (
        ([(-10, -2), (1, 30), (16, 66)], 4.6),
        ([(-2, 11), (8, 9), (27, 17)], 4.4),
        ([(12, 63), (24, 61), (46, 52)], 4.8),
    ):
        strap(art, points, width, look.bridle, clip=face)
    strap(art, [(16, 66), (22, 75), (28, 81)], 3.6, look.bridle, line=1.3)
    for x, y in ((-2, 11), (16, 65)):
        art.shape(art.circle(x, y, 4.6), look.boss, line=1.7)
    art.shape(art.circle(28, 82, 4.2), "cream", line=1.7)


BARREL: Sequence[Joint] = (
    (84, 284, 42, 50),
    (116, 286, 51, 44),
    (150, 288, 58, 46),
    (186, 288, 58, 52),
    (214, 288, 50, 50),
)
"""Trunk from flank to elbow, half widths below and above its axis."""
CROUP: Sequence[Joint] = ((70, 240, 30, 24), (70, 268, 36, 32))
SHOULDER: Sequence[Joint] = ((206, 250, 28, 26), (210, 284, 30, 30))


def _tone(art: Drawing, pose: Pose, trunk: Region, body: Region) -> None:
    """Shading of barrel, neck, quarters and legs by their round forms."""
    hind, fore = [*CROUP, *pose.near_hind], [*SHOULDER, *pose.near_fore]
    limbs = [tube_region(art, joints) for joints in (hind, fore)]
    barrel = trunk.difference(shapely.union_all(limbs))
    shade_tube(art, BARREL, barrel, Ring(0.34, 2.0, 1.35, 0.35, 0.0, 88))
    (px, py), (wx, wy) = pose.poll, pose.body[0]
    neck: list[Joint] = [
        (wx + 40, wy + 34, 34, 34),
        (wx + 38, wy + 4, 32, 28),
        ((wx + px) / 2 + 22, (wy + py) / 2 + 4, 26, 24),
        (px + 2, py + 14, 20, 20),
    ]
    shade_tube(art, neck, trunk.difference(limbs[1]), Ring(0.46, 2.1, 1.25, -0.22, 0.1, 24))
    for joints, limb in zip((hind, fore), limbs, strict=True):
        shade_tube(art, joints, limb.intersection(body), Ring(0.5, 2.05, 1.3, 0.2, 0.09, 16))


def _muscles(art: Drawing, pose: Pose, body: Region) -> None:
    """Croup, thigh, flank, shoulder blade, breast, elbow, neck and joints, in tapered lines."""
    hx, hy = pose.near_hind[0][0], pose.near_hind[0][1]
    fx, fy = pose.near_fore[0][0], pose.near_fore[0][1]
    (px, py), (wx, wy) = pose.poll, pose.body[0]
    mid, full = Detail.MID, Detail.FULL
    folds: tuple[tuple[list[Point], float, float, float, Detail], ...] = (
        ([(hx + 2, hy - 50), (hx + 25, hy - 20), (hx + 30, hy + 10), (hx + 16, hy + 38)], 2.0, 6, 20, Detail.SMALL),
        ([(hx - 16, hy - 44), (hx - 20, hy - 18), (hx - 12, hy + 8), (hx - 14, hy + 34)], 1.5, 0, 16, mid),
        ([(hx - 2, hy - 4), (hx - 2, hy + 16), (hx - 10, hy + 40)], 1.2, 0, 14, full),
        ([(wx + 4, wy + 6), (fx + 2, fy - 54), (fx + 20, fy - 30), (fx + 25, fy - 4)], 1.8, 6, 100, mid),
        ([(wx + 6, wy + 30), (fx - 24, fy - 24), (fx - 31, fy + 6), (fx - 24, fy + 28)], 2.0, 6, 20, Detail.SMALL),
        ([(fx - 6, fy - 26), (fx + 4, fy - 6), (fx, fy + 16)], 1.2, 0, 16, full),
        ([(px - 4, py + 44), (px - 10, py + 66), (px - 6, py + 92), (px + 8, py + 118)], 1.7, 6, 10, mid),
        ([(px - 22, py + 36), (px - 28, py + 62), (px - 22, py + 84)], 1.1, 0, 12, full),
        ([(hx + 34, hy - 30), (hx + 46, hy - 12), (hx + 44, hy + 8)], 1.2, 5, 40, full),
    )
    for points, width, depth, angle, detail in folds:
        fold(art, points, body, width, depth=depth, angle=angle, taper=(0.15, 1, 0.4), detail=detail)
    for muscle in (
        [(hx + 44, hy - 2), (hx + 34, hy + 14), (hx + 26, hy + 22)],
        [(fx + 31, fy - 18), (fx + 24, fy), (fx + 16, fy + 16)],
    ):
        art.line(muscle, 1.6, (0.2, 1, 0.6), clip=body, detail=mid)
    for joints in (pose.near_hind, pose.near_fore):
        kx, ky = joints[3][0], joints[3][1]
        ax, ay, bx, by = joints[4][0], joints[4][1], joints[6][0], joints[6][1]
        for tendon in (
            [(kx - 5, ky - 7), (kx + 3, ky - 3), (kx + 3, ky + 7)],
            [(kx + 4, ky - 18), (kx + 1, ky - 8)],
            [(ax - 2, ay), ((ax + bx) / 2 - 1.6, (ay + by) / 2), (bx - 2, by - 4)],
            [(bx - 8, by + 1), (bx, by + 3), (bx + 7, by + 1)],
        ):
            art.line(tendon, 1.2, (0.2, 1, 0.2), clip=body, detail=full)


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
    _tone(art, pose, trunk, body)
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
    return body, (px + 28 * math.cos(a) - 82 * math.sin(a), py + 28 * math.sin(a) + 82 * math.cos(a))
