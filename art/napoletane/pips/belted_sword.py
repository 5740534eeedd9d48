"""The ace of swords: a sword half drawn from its red scabbard, a long studded green belt with three square mounts
looped once round it."""

import math
from collections.abc import Sequence
from itertools import pairwise
from typing import Final

from shapely import affinity
from shapely.geometry import Point as ShapelyPoint
from shapely.geometry import box

from art.napoletane.pips.swords import blade
from art.plates import (
    Detail,
    Drawing,
    Hatch,
    Joint,
    Point,
    Region,
    Ring,
    leaf,
    lengthwise,
    lit_side,
    sample,
    shade_tube,
    symmetric,
    tube,
    tube_region,
)

BELT: Final[Sequence[Joint]] = (
    (132, 66, 24),
    (98, 66, 24),
    (62, 88, 26),
    (47, 128, 28),
    (62, 170, 29),
    (100, 194, 30),
    (146, 204, 30),
    (190, 212, 30),
    (220, 230, 31),
    (224, 258, 32),
    (196, 278, 32),
    (148, 288, 32),
    (98, 298, 32),
    (68, 324, 31),
    (86, 354, 30),
    (136, 357, 30),
    (184, 346, 30),
    (230, 352, 29),
    (257, 380, 28),
    (250, 416, 27),
    (216, 434, 26),
    (184, 424, 26),
)
"""From the tip at the upper left under, over and under the scabbard to the buckle at the lower right."""
UNDER: Final = (box(0, 170, 300, 250), box(0, 322, 300, 390))
"""Where the scabbard covers the belt."""
MOUNTS: Final = ((3, 94), (13, 78), (18, 66))
"""Joint of the belt and turn (degrees) of each square mount."""
FOOT: Final = (80, 456)
GUARD: Final = (202, 142)
SCALE: Final = 1.9


def studded_belt(art: Drawing, scabbard: Region) -> None:
    """The belt with stitched edges and gold studs, hidden where it runs behind the page region `scabbard`."""
    small = art.detail == Detail.SMALL
    whole = tube_region(art, BELT, caps=False)
    hidden = scabbard.intersection(UNDER[0].union(UNDER[1]))
    _crossing_shadow(art, whole.difference(UNDER[0].union(UNDER[1])), scabbard)
    area = art.shape(whole.difference(hidden), "green", line=2.5)
    shade_tube(art, BELT, area, Ring(0.46, 2.5, 1.35, 0.34, 0.1, 40))
    _crossing_shadow(art, hidden, area)
    line, _ = sample(BELT, 40)
    for side in (1, -1) if not small else ():
        art.line(lengthwise(BELT, side * 0.38, 40)[::5], 1.2, (1, 1, 1), clip=area, smooth=False)
    mounts = [ShapelyPoint(*BELT[i][:2]).buffer(29) for i, _ in MOUNTS]
    gap, due, travelled = (27.0 if small else 18.5), 34.0, 0.0
    for before, here in pairwise(line):
        travelled += math.hypot(*(here - before))
        if travelled >= due:
            due += gap
            stud = ShapelyPoint(float(here[0]), float(here[1])).buffer(8)
            if area.contains(stud) and not any(mount.contains(stud.centroid) for mount in mounts):
                x, y = float(here[0]), float(here[1])
                art.shape(art.circle(x, y, 6.6 if small else 5.0), "gold", line=1.8)
                if not small:
                    art.ink(art.circle(x + 0.6, y + 0.6, 1.6))


def _crossing_shadow(art: Drawing, upper: Region, lower: Region) -> None:
    """Strokes that the page region `upper` throws on `lower`, to the right of and below it."""
    fallen = affinity.translate(upper, 5, 6).union(affinity.translate(upper, 2, 3))
    art.rule(fallen.difference(upper.buffer(0.4)).intersection(lower), 62, 2.6, 1.3)


def square_mount(art: Drawing) -> None:
    """Square blue mount right across the belt: gold rosette on a riveted plate; origin = its centre."""
    small = art.detail == Detail.SMALL
    h = 19.0
    art.shape([(-h, -h), (h, -h), (h, h), (-h, h)], "blue", line=2.5, smooth=False, hatch=Hatch(30, 9, 0.4, 2.5, 1.2))
    if not small:
        for x, y in ((-1, -1), (1, -1), (1, 1), (-1, 1)):
            art.shape(art.circle(x * 13.4, y * 13.4, 2.7), "gold", line=1.3)
    for i in range(4):
        with art.at(rot=i * 90):
            art.shape([(-5, -3), (-6, -10), (0, -14, 1), (6, -10), (5, -3)], "gold", line=1.8)
    art.shape(art.circle(0, 0, 6.6), "gold", line=2.0)
    art.shape(art.circle(0, 0, 3.2), "red", line=1.4)


def buckle(art: Drawing) -> None:
    """Blue frame at the end of the belt, which turns back round its lower bar; origin = that bar, the frame upward."""
    frame = art.region([(-22, -34), (-14, -39), (14, -39), (22, -34), (22, 6), (-22, 6)], smooth=False)
    hole = art.region([(-13, -28), (13, -28), (13, -3), (-13, -3)], smooth=False)
    art.shape(frame.difference(hole), "blue", line=2.5, hatch=Hatch(35, 7, 0.4, 2.4, 1.1))
    for x in (-17.5, 17.5):
        art.shape(art.circle(x, -30, 2.9), "gold", line=1.3)
    fold_back = art.shape([(-12.6, -8), (12.6, -8), (13, 18), (-13, 18)], "green", line=2.4, smooth=False)
    art.rule(fold_back.intersection(art.region([(-13, -7), (13, -7), (13, -1), (-13, -1)], smooth=False)), 90, 2.6, 1.1)
    for x in (-7, 7):
        art.shape(art.circle(x, 11, 3.0), "gold", line=1.3)
    tube(art, [(0, 2, 8.6), (0, -16, 6.4), (0, -38, 5)], "gold", line=2.0)


def belt_tip(art: Drawing) -> None:
    """Blue chape with a gold rim on the tip of the belt; it grows upward from (0, 0)."""
    outline = symmetric([(0, -36), (8, -33), (14.5, -20), (13.5, 3, 1)])
    chape = art.shape(outline, "blue", line=2.5, hatch=Hatch(35, 11, 0.42, 2.5, 1.2))
    art.line([(-6, -6), (-6, -18), (-2, -28)], 1.4, (0.2, 1, 0.2), clip=chape, detail=Detail.MID)
    art.shape([(-14.5, -4), (14.5, -4), (14.5, 5), (-14.5, 5)], "gold", line=2.0, smooth=False)
    art.shape(art.circle(0, -20, 4.2), "gold", line=1.7)


def twisted_cord(art: Drawing) -> None:
    """Gold cord that hangs in a loop from a mount of the belt to behind the scabbard (page coordinates)."""
    path = [(50, 140), (36, 186), (34, 228), (54, 256), (94, 256), (132, 240), (166, 236)]
    tube(art, [(x, y, 11) for x, y in path], "gold", line=2.2)
    line, across = sample(path, 5 if art.detail == Detail.SMALL else 8)
    for (x, y), (nx, ny) in zip(line, across, strict=True):
        turn = [(x + nx * 5.4 - ny * 2.8, y + ny * 5.4 + nx * 2.8), (x - nx * 5.4 + ny * 2.8, y - ny * 5.4 - nx * 2.8)]
        art.line(turn, 1.5, (0.6, 1, 0.6), smooth=False, detail=Detail.MID)


def scabbard(art: Drawing, length: float) -> Region:
    """Red scabbard from its chape at (0, 0) up to its mouth at y = -length, with leaf chevrons in gold and blue
    fittings; returns the page region of all of it."""
    small = art.detail == Detail.SMALL
    sheath = art.shape(
        [(-9.5, -10), (-16, -length + 4), (16, -length + 4), (9.5, -10)],
        "red",
        line=2.6,
        smooth=False,
        hatch=Hatch(25, 13, 0.45),
    )
    steps = 6 if small else 9
    for i in range(steps):
        y = -34 - i * (length - 64) / steps
        for side in (-1, 1):
            with art.at(side * 1.2, y + 2, rot=side * 34):
                leaf(art, 16, 7.4, "gold", 1.6, vein=not small)
        art.shape(art.circle(0, y + 1, 2.8 if small else 2.4), "gold", line=1.4)
    art.shape(symmetric([(0, -38, 1), (5, -26), (13, -34, 1), (10.5, -6), (5, 4), (0, 7)]), "blue", hatch=Hatch(25, 8))
    art.shape(art.circle(0, 12, 5.4), "gold", line=2.0)
    mouth = [(-16.5, -length + 24), (16.5, -length + 24), (19, -length), (-19, -length)]
    locket = art.shape(mouth, "blue", line=2.4, smooth=False, hatch=Hatch(25, 9, 0.4))
    for y in (-length + 6, -length + 18):
        art.line([(-18, y), (18, y)], 2.2, (1, 1, 1), clip=locket, smooth=False)
    return sheath.union(locket)


def _shell(art: Drawing) -> None:
    """Right half of the guard: a scallop of seven ribs, the middle ones on top, over a quillon with a ball."""
    small = art.detail == Detail.SMALL
    art.shape([(8, -3), (26, -2.4), (33, -3.4), (33, 5), (26, 3.4), (8, 4)], "gold", line=1.9)
    art.shape(art.circle(36, 0.8, 4.6), "gold", line=2.0, hatch=Hatch(35, 4, 0.4, 2.2, 1.0))
    turns = (-40, 40, 0) if small else (-54, 54, -36, 36, -18, 18, 0)
    for turn in turns:
        long, half = 27.5 - abs(turn) * 0.11, 9.0 if small else 5.4
        with art.at(1, 0.6, rot=90 + turn):
            rib: list[Point] = [
                (-2, 0),
                (-half * 0.7, -long * 0.6),
                (-half, -long * 0.86),
                (-half * 0.5, -long),
                (half * 0.5, -long),
                (half, -long * 0.86),
                (half * 0.7, -long * 0.6),
                (2, 0),
            ]
            area = art.shape(rib, "gold", line=2.0, hatch=Hatch(35, 4, 0.4, 2.3, 1.05, dots=False))
            art.line([(0, -10), (0, -long + 4)], 1.3, (0.3, 1, 0.3), clip=area, detail=Detail.MID)


def great_hilt(art: Drawing) -> None:
    """Hilt of the ace, the point of the sword upward: scallop guard, blue twisted grip, round pommel."""
    small = art.detail == Detail.SMALL
    grip = art.shape(symmetric([(6.4, 6), (9.6, 18), (8.4, 30), (4.8, 43, 1)]), "blue", line=2.3)
    lit = lit_side(art)
    turns, gap = (4, 9.4) if small else (6, 6.4)
    for i in range(turns):
        y = 9 + i * gap
        stripe: list[Point] = [(-11, y + 8 * lit), (-4, y + 2.4 * lit), (4, y - 2.4 * lit), (11, y - 8 * lit)]
        art.tint([*stripe, *[(x, y + (3.2 if small else 2.2)) for x, y in reversed(stripe)]], "cream", clip=grip)
        art.line(stripe, 1.5, (0.6, 1, 0.6), clip=grip)
    art.hatch(grip, Hatch(25, 6, 0.36, 2.2, 1.1))
    art.shape(symmetric([(0, 39), (7, 40), (8.4, 43), (7, 46.4), (0, 47)]), "gold", line=1.9)
    art.shape(art.circle(0, 53, 7.6), "gold", line=2.2, hatch=Hatch(35, 7, 0.42, 2.3, 1.1))
    art.line([(-6.6, 51), (0, 54), (6.6, 51)], 1.4, (0.6, 1, 0.6), detail=Detail.MID)
    art.shape(art.circle(0, 62, 3.4), "gold", line=1.8)
    for flip in (True, False):
        with art.at(flip=flip):
            _shell(art)
    art.shape(symmetric([(0, -17), (7, -9), (11, 0.6), (7, 10), (0, 17)]), "gold", line=2.2)
    if not small:
        for k in range(12):
            x, y = 7.6 * math.sin(k * math.pi / 6), 0.6 + 8.8 * math.cos(k * math.pi / 6)
            art.shape(art.circle(x, y, 1.6), "gold", line=1.0)
    art.shape(art.circle(0, 0.6, 5.4), "red", line=1.9, hatch=Hatch(35, 4, 0.4, 2.2, 1.0))
    art.tint(art.circle(-1.6 * lit, 2.2, 1.5), "cream")


def belted_sword(art: Drawing) -> None:
    """The ace of swords (page coordinates): scabbard lower left, hilt upper right, the belt winding round it."""
    dx, dy = GUARD[0] - FOOT[0], GUARD[1] - FOOT[1]
    reach, turn = math.hypot(dx, dy), math.degrees(math.atan2(dx, -dy))
    with art.at(*GUARD, SCALE, rot=turn + 180):
        blade(art, 60, 5.8)
    twisted_cord(art)
    with art.at(*FOOT, rot=turn):
        sheath = scabbard(art, reach - 58)
    studded_belt(art, sheath)
    with art.at(*GUARD, SCALE, rot=turn + 180):
        great_hilt(art)
    for joint, rot in MOUNTS:
        with art.at(BELT[joint][0], BELT[joint][1], rot=rot):
            square_mount(art)
    with art.at(BELT[0][0], BELT[0][1], rot=90):
        belt_tip(art)
    with art.at(BELT[-1][0], BELT[-1][1], rot=-68):
        buckle(art)
