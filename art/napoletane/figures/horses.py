"""Horses, drawn from a Pose, facing right in card units; flip one with at(300, 0, flip=True)."""

import math
from collections.abc import Sequence
from itertools import pairwise

import numpy as np
import shapely

from art.napoletane.figures.footwear import cast_shadow
from art.napoletane.figures.horse_heads import Coat, horse_head
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
    distances,
    fold,
    largest,
    sample,
    shade_tube,
    tube_region,
)
from art.plates.splines import FloatArray

LONG_RINGS = (1.0, 0.66, 0.84, 0.58)
"""Lengths of neighbouring strokes on the neck: long ones with somewhat shorter ones between."""
EVEN_RINGS = (1.0, 0.84, 0.94, 0.78)
"""The same on barrel, quarters and shoulders: nearly even."""


def _bone(leg: Leg, along: float, out: float) -> tuple[float, float]:
    """Point of a leg `along` units below its knee or hock, `out` units to the front of the cannon bone."""
    (x, y), (fx, fy) = leg.joint, leg.fetlock
    length = math.hypot(fx - x, fy - y)
    dx, dy = (fx - x) / length, (fy - y) / length
    along, out = along * leg.girth, out * leg.girth
    return x + dx * along + dy * out, y + dy * along - dx * out


def _cannon_length(leg: Leg) -> float:
    """Distance from knee or hock to fetlock, in units of the leg's girth."""
    return math.hypot(leg.fetlock[0] - leg.joint[0], leg.fetlock[1] - leg.joint[1]) / leg.girth


def _axis(leg: Leg) -> list[Joint]:
    """The leg as one tube from body to coronet, for its shading."""
    g, half = leg.girth, _cannon_length(leg) / 2
    lower = ((leg.joint, 7.6), (_bone(leg, half, 0), 5.8), (leg.fetlock, 7), (leg.coronet, 6.6))
    return [*leg.upper, *((x, y, w * g, w * g) for (x, y), w in lower)]


def leg_region(art: Drawing, leg: Leg) -> Region:
    """A leg down to the coronet: a box for a knee, a point behind a hock, a straight cannon bone, a round
    fetlock with a tuft behind and a sloping pastern."""
    g, low = leg.girth, _cannon_length(leg)

    def tube(*joints: tuple[float, float, float, float]) -> Region:
        return tube_region(art, [(*_bone(leg, along, out), b * g, f * g) for along, out, b, f in joints])

    def patch(*points: tuple[float, ...]) -> Region:
        return art.region([(*_bone(leg, p[0], p[1]), *p[2:]) for p in points])

    (fx, fy), (cx, cy) = leg.fetlock, leg.coronet
    parts = [
        tube_region(art, leg.upper),
        tube((-6, 0, 7.4, 7), (3, 0, 7.2, 6.6), (14, 0, 6.4, 5.2), (low - 11, 0, 6.2, 5.0), (low, 0, 7.4, 6.4)),
        patch((low - 11, -4), (low - 3, -8.4), (low + 4, -9.8), (low + 6.4, -4), (low, 0)),
        tube_region(
            art, [(fx, fy, 6.8 * g, 6.6 * g), ((fx + cx) / 2, (fy + cy) / 2, 6 * g, 6 * g), (cx, cy, 13.4 * g)]
        ),
    ]
    if leg.hind:
        ux, uy = leg.upper[-2][:2]
        hx, hy = _bone(leg, -11, -7.4)
        parts.append(
            tube_region(
                art, [(ux, uy, 9 * g, 8 * g), ((ux + hx) / 2, (uy + hy) / 2, 5 * g, 5.4 * g), (hx, hy, 3.4 * g, 4 * g)]
            )
        )
        parts.append(patch((-16, -8.2), (-9, -11), (2, -8.2), (14, -6.2), (13, 5), (1, 7.8), (-9, 8.4), (-16, 6)))
    else:
        parts.append(patch((-13, 7), (-5, 8.6), (4, 8.2), (12, 5.4), (12, -6), (2, -7.6), (-5, -8.4), (-13, -7)))
    merged = shapely.union_all(parts)
    return largest(merged.buffer(2.6 * art.scale).buffer(-4.0 * art.scale).buffer(1.4 * art.scale))


def hoof(art: Drawing, leg: Leg) -> None:
    """Wedge-shaped hoof under the coronet of a leg, toe to the right, with its band and a glint."""
    with art.at(leg.coronet[0], leg.coronet[1], leg.girth, rot=leg.hoof_turn):
        area = art.shape(
            [(-7.6, 1, 1), (0, -2), (7, -3, 1), (11, 5), (14, 11.5, 1), (-8.6, 11.5, 1), (-9.4, 7)], "umber", line=2
        )
        lit = 1 if art.mirrored else -1
        art.tint(
            [(lit * 5.6 - 1, 2.4), (lit * 2 - 1, 1.8), (lit * 3 - 0.6, 9.4), (lit * 6.4 - 0.6, 9.4)], "taupe", clip=area
        )
        art.line([(-8, 0), (0, -3), (7.6, -4)], 2.4, (0.6, 1, 0.6))


def _joint_lines(art: Drawing, leg: Leg, clip: Region) -> None:
    """Knee or hock, tendon and fetlock in fine lines."""
    low = _cannon_length(leg)
    marks: list[tuple[list[tuple[float, float]], float, Detail]] = [
        ([(10, -1.4), (low / 2, -1), (low - 7, -1.8)], 1.3, Detail.MID),
        ([(low - 3, -4), (low + 1, -1), (low, 3)], 1.0, Detail.FULL),
    ]
    if leg.hind:
        marks += [([(-15, -4), (-8, -5), (-1, -3.4), (5, -4)], 1.3, Detail.MID)]
        marks += [([(-8, 4), (-2, 2), (4, 3)], 1.0, Detail.FULL)]
    else:
        marks += [([(-8, 4), (-6, -1), (-8, -5)], 1.1, Detail.MID), ([(6, 4.6), (7.4, 0), (6, -4.4)], 1.1, Detail.MID)]
        marks += [([(-5, 4), (0, 2.6), (4, 4)], 0.9, Detail.FULL)]
    for points, width, detail in marks:
        art.line([_bone(leg, *p) for p in points], width, (0.2, 1, 0.2), clip=clip, detail=detail)


def _far_leg(art: Drawing, leg: Leg, coat: str) -> None:
    """Leg on the far side, fully outlined and shaded, crossed where it comes from under the belly."""
    area = art.shape(leg_region(art, leg), coat, line=2.2)
    axis = _axis(leg)
    thigh, bones = axis[: len(leg.upper)], axis[len(leg.upper) - 1 :]
    shade_tube(art, thigh, area, Ring(0.9, 2.4, 1.3, 0.3, 0.0, 16, EVEN_RINGS))
    shade_tube(art, thigh[:-1], area, Ring(0.4, 2.8, 1.05, -0.5, 0.0, 16, EVEN_RINGS))
    shade_tube(art, bones, area, Ring(0.62, 2.8, 1.1, 0.2, 0.0, 16))
    _joint_lines(art, leg, area)
    hoof(art, leg)


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


def tail(art: Drawing, spine: Points, ink: str) -> None:
    """Full tail along `spine` (dock first) in three locks, each ending in a point of its own."""
    points = list(spine)
    for drift, shorter, share in ((4.5, 1, 0.62), (-4.5, 1, 0.62), (0, 0, 0.86)):
        part = points[: len(points) - shorter]
        locks = [(p[0] + drift * i / (len(part) - 1) * 1.5, p[1]) for i, p in enumerate(part)]
        _lock(art, locks, 16 * share, ink)


def mane(art: Drawing, crest: Points, look: Coat) -> None:
    """Mane on the near side of the neck: one mass of hair along the open spline `crest` (withers to poll), its lower
    edge combed into pointed locks."""
    line, _ = sample(crest, 12)
    roots = [line[round(k / look.mane_locks * (len(line) - 1))] for k in range(look.mane_locks + 1)]
    locks: list[Region] = []
    strands: list[tuple[list[Point], Detail]] = []
    for k, ((ax, ay), (bx, by)) in enumerate(pairwise(roots)):
        drop = look.mane_length * (0.78 + 0.22 * math.sin(k * 2.1 + 1)) * min(1, 0.34 + 0.22 * k)
        tx, ty = ax + look.mane_sway + 4 * math.sin(k * 1.7), ay + drop
        locks.append(
            art.region(
                [
                    (ax - 3, ay - 1),
                    ((ax + bx) / 2 - 2, (ay + by) / 2 - 4),
                    (bx + 4, by - 1),
                    (bx + 6, by + drop * 0.3),
                    (bx + 2, by + drop * 0.62),
                    (tx + 6, ty - drop * 0.16),
                    (tx, ty, 1),
                    (ax + 1, ay + drop * 0.7),
                    (ax - 5, ay + drop * 0.34),
                ]
            )
        )
        for share, reach, detail in ((0.1, 0.9, Detail.MID), (0.45, 0.75, Detail.FULL), (0.8, 0.84, Detail.FULL)):
            x, y = ax + (bx - ax) * share, ay + (by - ay) * share
            end = (tx + (share - 0.3) * 9, y + (ty - y) * reach)
            strands.append(([(x, y), (x + 3 + look.mane_sway * 0.3, y + drop * 0.4), end], detail))
    area = art.shape(largest(shapely.union_all(locks)), look.hair, line=2.1, hatch=Hatch(70, 9, 0.3, 2.4, 1.15))
    for points, detail in strands:
        art.line(points, 1.35, (0.3, 1, 0.15), clip=area, detail=detail)


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


def _along(path: FloatArray, share: float) -> Point:
    """Point of a polyline at the share of its length."""
    travelled = distances(path)
    x, y = (float(np.interp(share * travelled[-1], travelled, path[:, axis])) for axis in (0, 1))
    return x, y


def _tone(art: Drawing, pose: Pose, trunk: Region) -> None:
    """Shading of barrel, neck, quarters and legs by their round forms: long curved strokes, crossed in the depth."""
    near = (pose.near_hind, pose.near_fore)
    limbs = [leg_region(art, leg) for leg in near]
    barrel = trunk.difference(shapely.union_all(limbs))
    shade_tube(art, BARREL, barrel, Ring(0.6, 3.0, 1.4, 0.18, 0.0, 88, EVEN_RINGS))
    shade_tube(art, BARREL, barrel, Ring(0.15, 3.0, 1.1, -0.5, 0.0, 88, EVEN_RINGS))
    throat, _ = sample([pose.back[-1], *pose.throat], 12)
    crest, _ = sample([pose.back[0], *pose.crest], 12)
    front, back = ([_along(path, k / 36) for k in range(37)] for path in (throat, crest))
    art.rings(front, back, trunk.difference(limbs[1]), Ring(0.6, 2.8, 1.2, -0.2, 0.0, 40, LONG_RINGS))
    for leg, top, limb in zip(near, (CROUP, SHOULDER), limbs, strict=True):
        axis = _axis(leg)
        muscles = [[*top, *axis[: len(leg.upper) + 1]]]
        if leg.lifted and not leg.hind:
            muscles = [[*top, (top[-1][0] + 4, top[-1][1] + 34, 26, 26)], axis[: len(leg.upper) + 1]]
        for muscle in muscles:
            form = limb.union(trunk.difference(barrel))
            shade_tube(art, muscle, form, Ring(0.7, 3.0, 1.4, 0.34, 0.0, 16, EVEN_RINGS))
        shade_tube(art, axis[len(leg.upper) :], limb, Ring(0.36, 3.6, 1.0, 0.2, 0.0, 16))


def _muscles(art: Drawing, pose: Pose, body: Region) -> None:
    """Croup, thigh, flank, shoulder blade, breast, elbow, neck and joints, in tapered lines."""
    hx, hy = pose.near_hind.upper[0][:2]
    fx, fy = pose.near_fore.upper[0][:2]
    (px, py), (wx, wy) = pose.poll, pose.back[0]
    mid, full = Detail.MID, Detail.FULL
    folds: tuple[tuple[list[Point], float, float, float, Detail], ...] = (
        ([(hx + 2, hy - 50), (hx + 25, hy - 20), (hx + 30, hy + 10), (hx + 16, hy + 38)], 2.0, 0, 20, Detail.SMALL),
        ([(hx - 16, hy - 44), (hx - 20, hy - 18), (hx - 12, hy + 8), (hx - 14, hy + 34)], 1.4, 0, 16, mid),
        ([(wx + 4, wy + 6), (fx + 2, fy - 54), (fx + 20, fy - 30), (fx + 25, fy - 4)], 1.8, 7, 100, mid),
        ([(wx + 6, wy + 30), (fx - 24, fy - 24), (fx - 31, fy + 6), (fx - 24, fy + 28)], 2.0, 7, 20, Detail.SMALL),
        ([(fx - 6, fy - 26), (fx + 4, fy - 6), (fx, fy + 16)], 1.2, 5, 16, full),
        ([(x - 18, y) for x, y, *_ in pose.throat[::-1]], 1.7, 5, 10, mid),
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


DAPPLES = (
    (60, 264),
    (80, 257),
    (99, 262),
    (53, 285),
    (74, 280),
    (95, 285),
    (60, 304),
    (82, 302),
    (212, 240),
    (226, 258),
)


def _dapples(art: Drawing, clip: Region) -> None:
    """Soft rings of dots on quarters and shoulder."""
    for x, y in DAPPLES if art.detail > Detail.SMALL else ():
        for k in range(7):
            turn = k * 2 * math.pi / 7 + x
            art.ink(art.circle(x + 5.6 * math.cos(turn), y + 4.8 * math.sin(turn), 0.8), clip=clip)


def draw_horse(art: Drawing, pose: Pose, look: Coat) -> tuple[Region, tuple[float, float]]:
    """A whole horse facing right; returns its page region without the far legs, and the place of the bit ring."""
    far, near = (pose.far_hind, pose.far_fore), (pose.near_hind, pose.near_fore)
    for leg in (*far, *near):
        if not leg.lifted:
            cast_shadow(art, leg.coronet[0] + 2, leg.coronet[1] + 11, 15)
    for leg in far:
        _far_leg(art, leg, look.coat)
    tail(art, pose.tail, look.hair)
    trunk = art.region(pose.body)
    limbs = [leg_region(art, leg) for leg in near]
    body = art.shape(largest(shapely.union_all([trunk, *limbs]).buffer(1.2).buffer(-1.2)), look.coat, line=2.5)
    for leg, limb in zip(near, limbs, strict=True):
        if look.socks:
            ragged = [_bone(leg, *p) for p in ((20, -12), (25, -4), (17, -2), (23, 0.6), (16, 2.4), (22, 5), (18, 12))]
            art.tint([*ragged, _bone(leg, 80, 20), _bone(leg, 80, -20)], "cream", clip=limb, smooth=False)
            art.line(ragged, 1.2, (1, 1, 1), clip=limb, smooth=False)
    _tone(art, pose, trunk)
    _muscles(art, pose, body)
    if look.dapple:
        _dapples(art, body)
    for leg, limb in zip(near, limbs, strict=True):
        _joint_lines(art, leg, limb)
        hoof(art, leg)
    px, py = pose.poll
    with art.at(px, py, look.head_scale, rot=pose.head_turn):
        horse_head(art, look)
    mane(art, [pose.back[0], *pose.crest[:-1], (px - 2, py - 4)], look)
    a = math.radians(pose.head_turn)
    bx, by = 28 * look.head_scale, 84 * look.head_scale
    bit = (px + bx * math.cos(a) - by * math.sin(a), py + bx * math.sin(a) + by * math.cos(a))
    return body, bit
