"""The ace of swords: a sword half drawn from its red scabbard, a long studded green belt looped once round it."""

import math
from collections.abc import Sequence
from itertools import pairwise
from typing import Final

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
    lit_side,
    sample,
    shade_tube,
    symmetric,
    tube,
    tube_region,
)

BELT_WIDTH: Final = 23
BELT: Final[Sequence[tuple[float, float]]] = (
    (124, 78),
    (92, 80),
    (62, 100),
    (50, 134),
    (62, 168),
    (96, 188),
    (140, 198),
    (184, 210),
    (214, 228),
    (218, 254),
    (192, 272),
    (148, 282),
    (108, 294),
    (90, 316),
    (104, 338),
    (142, 340),
    (186, 336),
    (228, 346),
    (252, 374),
    (244, 408),
    (212, 424),
    (180, 416),
)
"""From the tip at the upper left under, over and under the scabbard to the end at the lower right."""
UNDER: Final = (box(0, 170, 300, 244), box(0, 310, 300, 380))
"""Where the scabbard covers the belt."""
BUCKLE: Final = (50, 134)
FOOT: Final = (84, 446)
GUARD: Final = (209, 124)
SCALE: Final = 1.34


def studded_belt(art: Drawing, scabbard: Region) -> None:
    """The belt with stitched edges and gold studs, hidden where it runs behind the page region `scabbard`."""
    small = art.detail == Detail.SMALL
    joints: list[Joint] = [(p[0], p[1], BELT_WIDTH) for p in BELT]
    hidden = scabbard.intersection(UNDER[0].union(UNDER[1]))
    area = art.shape(tube_region(art, joints, caps=False).difference(hidden), "green", line=2.5)
    shade_tube(art, joints, area, Ring(0.4, 2.5, 1.3, 0.3, 0.12, 40))
    line, across = sample(BELT, 40)
    if not small:
        for side in (1, -1):
            edge = line + across * side * BELT_WIDTH * 0.37
            art.line([(float(x), float(y)) for x, y in edge[::5]], 1.2, (1, 1, 1), clip=area, smooth=False)
    gap, due, travelled = (26.0 if small else 18.0), 116.0, 0.0
    for before, here in pairwise(line):
        travelled += math.hypot(*(here - before))
        if travelled >= due:
            due += gap
            x, y = float(here[0]), float(here[1])
            if area.contains(ShapelyPoint(x, y).buffer(7)):
                art.shape(art.circle(x, y, 6.2 if small else 4.6), "gold", line=1.8)
                if not small:
                    art.ink(art.circle(x + 0.5, y + 0.5, 1.5))
    for i in (34, 58, 82) if not small else ():
        art.ink(art.circle(float(line[i][0]), float(line[i][1]), 2.0))


def buckle(art: Drawing) -> None:
    """Blue frame over the tail of the belt, which comes up through it; origin = its centre, the tail upward."""
    frame = art.region([(-20, -15), (20, -15), (20, 15), (-20, 15)], smooth=False)
    hole = art.region([(-13.5, -8), (13.5, -8), (13.5, 8), (-13.5, 8)], smooth=False)
    art.shape(
        frame.difference(hole).difference(art.region([(-11, -20), (11, -20), (11, -4), (-11, -4)], False)), "blue"
    )
    art.shape(art.region([(-20, 7.5), (20, 7.5), (20, 16), (-20, 16)], smooth=False), "blue", line=2.3)
    for x, y in ((-16.5, -11.5), (16.5, -11.5), (-16.5, 11.6), (16.5, 11.6)):
        art.shape(art.circle(x, y, 2.4), "gold", line=1.2)
    tube(art, [(0, 13, 8), (0, 0, 6), (0, -17, 4.5)], "gold", line=1.9)


def belt_end(art: Drawing) -> None:
    """Plain blue chape on an end of the belt, with a gold rim; it grows upward from (0, 0)."""
    h = BELT_WIDTH / 2 + 1.5
    art.shape(
        symmetric([(0, -31), (7, -28), (h, -17), (h, 3, 1)]), "blue", line=2.5, hatch=Hatch(35, 10, 0.4, 2.5, 1.2)
    )
    art.shape([(-h - 1, -3), (h + 1, -3), (h + 1, 5), (-h - 1, 5)], "gold", line=2.0, smooth=False)


def twisted_cord(art: Drawing) -> None:
    """Gold cord that hangs in a loop from the buckle to the scabbard (page coordinates)."""
    path = [(54, 160), (40, 196), (44, 240), (72, 262), (112, 252), (150, 240)]
    tube(art, [(x, y, 9) for x, y in path], "gold", line=2.1)
    line, across = sample(path, 5 if art.detail == Detail.SMALL else 9)
    for (x, y), (nx, ny) in zip(line, across, strict=True):
        turn = [(x + nx * 4.6 - ny * 2.4, y + ny * 4.6 + nx * 2.4), (x - nx * 4.6 + ny * 2.4, y - ny * 4.6 - nx * 2.4)]
        art.line(turn, 1.5, (0.6, 1, 0.6), smooth=False, detail=Detail.MID)


def scabbard(art: Drawing, length: float) -> Region:
    """Red scabbard from its chape at (0, 0) up to its mouth at y = -length, with leaf chevrons in gold and blue
    fittings; returns the page region of all of it."""
    small = art.detail == Detail.SMALL
    sheath = art.shape(
        [(-8.5, -10), (-14.5, -length + 4), (14.5, -length + 4), (8.5, -10)],
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
    mouth = [(-15.5, -length + 24), (15.5, -length + 24), (17.5, -length), (-17.5, -length)]
    locket = art.shape(mouth, "blue", line=2.4, smooth=False, hatch=Hatch(25, 9, 0.4))
    for y in (-length + 6, -length + 18):
        art.line([(-18, y), (18, y)], 2.2, (1, 1, 1), clip=locket, smooth=False)
    return sheath.union(locket)


def ringed_hilt(art: Drawing) -> None:
    """Hilt of the ace, the point of the sword upward: round boss between two rings, blue twisted grip, round pommel."""
    small = art.detail == Detail.SMALL
    grip = art.shape(symmetric([(6.4, 8), (9.4, 22), (8, 36), (4.6, 50, 1)]), "blue", line=2.3, hatch=Hatch(25, 5, 0.3))
    lit = lit_side(art)
    turns, gap = (4, 8.6) if small else (7, 5.2)
    for i in range(turns):
        y = 15 + i * gap
        stripe: list[Point] = [(-10, y + 4 * lit), (0, y), (10, y - 4 * lit)]
        art.tint([*stripe, *[(x, y + (3.0 if small else 1.9)) for x, y in reversed(stripe)]], "cream", clip=grip)
        art.line(stripe, 1.5, (0.6, 1, 0.6), clip=grip)
    art.shape(art.circle(0, 52, 7.6), "gold", line=2.2, hatch=Hatch(35, 6, 0.4, 2.3, 1.1))
    art.shape(art.circle(0, 61, 3.8), "gold", line=1.8)
    for side in (-1, 1):
        whole = art.circle(side * 20.5, 1, 13)
        art.shape(whole, "gold", line=2.3, hatch=Hatch(40, 6, 0.3, 2.3, 1.2))
        art.ink(art.circle(side * 20.5, 1, 8.6).difference(art.circle(side * 20.5, 1, 7.2)))
        art.shape(art.circle(side * 20.5, 1, 4.6), "red" if small else "cream", line=1.9)
        art.shape(art.circle(side * 36, 1, 3.8), "gold", line=1.8)
    art.shape(symmetric([(0, -15), (6, -12), (9, 0), (6, 12), (0, 15)]), "gold", line=2.2)
    art.shape(art.circle(0, 0, 11.4), "gold", line=2.3, hatch=Hatch(40, 6, 0.35, 2.3, 1.1))
    art.shape(art.circle(0, 0, 5.8), "red", line=2.0)


def belted_sword(art: Drawing) -> None:
    """The ace of swords (page coordinates): scabbard lower left, hilt upper right, the belt winding round it."""
    dx, dy = GUARD[0] - FOOT[0], GUARD[1] - FOOT[1]
    reach, turn = math.hypot(dx, dy), math.degrees(math.atan2(dx, -dy))
    with art.at(*GUARD, SCALE, rot=turn + 180):
        blade(art, 66, 6.4)
    twisted_cord(art)
    with art.at(*FOOT, rot=turn):
        sheath = scabbard(art, reach - 58)
    studded_belt(art, sheath)
    with art.at(*GUARD, SCALE, rot=turn + 180):
        ringed_hilt(art)
    with art.at(*BUCKLE, rot=8):
        buckle(art)
    with art.at(*BELT[0], rot=88):
        belt_end(art)
    with art.at(*BELT[-1], rot=-72):
        belt_end(art)
