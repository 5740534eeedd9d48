"""The ace of swords: a sword half drawn from its red scabbard, in a long studded green belt."""

import math
from collections.abc import Sequence
from itertools import pairwise
from typing import Final

from art.napoletane.pips.swords import blade, hilt
from art.plates import Detail, Drawing, Hatch, Joint, Point, Region, Ring, leaf, sample, shade_tube, symmetric, tube

BELT_WIDTH: Final = 25
UPPER_BELT: Final[Sequence[Point]] = ((112, 84), (84, 100), (56, 134), (56, 174), (84, 204), (124, 222), (166, 246))
LOWER_BELT: Final[Sequence[Point]] = (
    (166, 246),
    (214, 262),
    (246, 292),
    (236, 328),
    (198, 348),
    (172, 376),
    (184, 412),
    (220, 428),
    (250, 412),
    (258, 384),
)
FOOT: Final = (84, 446)
GUARD: Final = (209, 124)
SCALE: Final = 1.5


def strap_with_studs(art: Drawing, points: Sequence[Point], first_stud: float = 0) -> None:
    """Belt along `points` (page coordinates) with stitched edges and gold studs."""
    small = art.detail == Detail.SMALL
    joints: list[Joint] = [(p[0], p[1], BELT_WIDTH) for p in points]
    area = tube(art, joints, "green", line=2.5, caps=False)
    shade_tube(art, joints, area, Ring(0.4, 2.5, 1.3, 0.3, 0.12, 40))
    line, across = sample(points, 40)
    if not small:
        for side in (1, -1):
            edge = line + across * side * BELT_WIDTH * 0.38
            art.line([(float(x), float(y)) for x, y in edge[::5]], 1.2, (1, 1, 1), clip=area, smooth=False)
    gap, due, travelled = (27.0 if small else 19.0), first_stud + 10, 0.0
    for before, here in pairwise(line):
        travelled += math.hypot(*(here - before))
        if travelled >= due:
            x, y = float(here[0]), float(here[1])
            art.shape(art.circle(x, y, 6.4 if small else 4.8), "gold", line=1.8)
            if not small:
                art.ink(art.circle(x + 0.5, y + 0.5, 1.5))
            due += gap


def buckle(art: Drawing, size: float = 18) -> None:
    """Open square buckle with its prong; origin = centre."""
    h = size
    frame = art.region([(-h, -h), (h, -h), (h, h), (-h, h)], smooth=False)
    hole = art.region(
        [(-h * 0.5, -h * 0.5), (h * 0.5, -h * 0.5), (h * 0.5, h * 0.5), (-h * 0.5, h * 0.5)], smooth=False
    )
    art.shape(frame.difference(hole), "blue", line=2.4, hatch=Hatch(35, 6, 0.4, 2.6, 1.2))
    for x, y in ((-1, -1), (1, -1), (1, 1), (-1, 1)):
        art.shape(art.circle(x * h * 0.76, y * h * 0.76, h * 0.13), "gold", line=1.2)
    tube(art, [(-h * 0.75, 0, 7), (h * 0.2, 0, 6), (h * 0.98, 0, 5)], "gold", line=1.9)


def belt_tip(art: Drawing) -> None:
    """Blue metal tip of the belt, rounded like a serpent's head, growing upward from (0, 0)."""
    outline = symmetric([(0, -48), (10, -45), (16, -34), (17, -20), (13.5, -6), (13, 5, 1)])
    area = art.shape(outline, "blue", line=2.5, hatch=Hatch(35, 11, 0.38))
    art.shape(symmetric([(15, -9), (16, 1, 1), (0, 4)]), "gold", line=1.9, hatch=Hatch(35, 5, 0.4, 2.4, 1.1))
    art.line([(-9, -36), (0, -41), (9, -36)], 1.5, (0.4, 1, 0.4), clip=area, detail=Detail.MID)
    art.shape(art.circle(0, -24, 5.4), "gold", line=1.8)
    art.ink(art.circle(0.4, -23.6, 2.0))


def sword_knot(art: Drawing) -> None:
    """Gold cord that hangs from the guard to a red tassel (page coordinates)."""
    small = art.detail == Detail.SMALL
    path = [(184, 112), (164, 106), (146, 118), (139, 140), (138, 158)]
    tube(art, [(x, y, 8) for x, y in path], "gold", line=2.1)
    line, across = sample(path, 5 if small else 9)
    for (x, y), (nx, ny) in zip(line, across, strict=True):
        art.line(
            [(x + nx * 4 + 1.5, y + ny * 4), (x - nx * 4 - 1.5, y - ny * 4)],
            1.4,
            (0.6, 1, 0.6),
            smooth=False,
            detail=Detail.MID,
        )
    fringe: list[Point] = [
        (131, 164),
        (145, 165),
        (152, 186),
        (152, 199, 1),
        (144, 195),
        (138, 202, 1),
        (131, 195),
        (123, 199, 1),
        (124, 184),
    ]
    area = art.shape(fringe, "red", line=2.2, hatch=Hatch(28, 9, 0.4))
    for x in (131, 138, 144):
        art.line([(138 + (x - 138) * 0.4, 170), (x, 192)], 1.2, (1, 0.8, 0.2), clip=area, detail=Detail.MID)
    art.shape(art.circle(138, 160, 8.4, 7), "gold", line=2.1)


def scabbard(art: Drawing, length: float) -> Region:
    """Red scabbard from its chape at (0, 0) up to its mouth at y = -length, with leaf chevrons in gold and blue
    fittings."""
    small = art.detail == Detail.SMALL
    sheath = art.shape(
        [(-9, -10), (-15.5, -length + 4), (15.5, -length + 4), (9, -10)],
        "red",
        line=2.6,
        smooth=False,
        hatch=Hatch(25, 13, 0.45),
    )
    steps = 5 if small else 7
    for i in range(steps):
        y = -36 - i * (length - 78) / steps
        for side in (-1, 1):
            with art.at(side * 1.2, y + 2, rot=side * 34):
                leaf(art, 17, 8, "gold", 1.6, vein=not small)
        art.shape(art.circle(0, y + 1, 3.0 if small else 2.6), "gold", line=1.4)
    chape = symmetric([(0, -38, 1), (5, -26), (14, -34, 1), (11, -6), (5, 4), (0, 7)])
    art.shape(chape, "blue", line=2.4, hatch=Hatch(25, 8, 0.4))
    art.shape(art.circle(0, 12, 5.6), "gold", line=2.0)
    locket = [(-17, -length + 30), (17, -length + 30), (18, -length), (-18, -length)]
    area = art.shape(locket, "blue", line=2.4, smooth=False, hatch=Hatch(25, 9, 0.4))
    for y in (-length + 7, -length + 23):
        art.line([(-17, y), (17, y)], 2.2, (1, 1, 1), clip=area, smooth=False)
    art.shape(art.circle(0, -length + 15, 4.4), "gold", line=1.6)
    return sheath


def belted_sword(art: Drawing) -> None:
    """The ace of swords (page coordinates): scabbard lower left, hilt upper right, the belt winding round it."""
    dx, dy = GUARD[0] - FOOT[0], GUARD[1] - FOOT[1]
    reach, turn = math.hypot(dx, dy), math.degrees(math.atan2(dx, -dy))
    sword_knot(art)
    strap_with_studs(art, LOWER_BELT, 24)
    with art.at(*GUARD, SCALE, rot=turn + 180):
        blade(art, 72, 8.4)
    with art.at(*FOOT, rot=turn):
        scabbard(art, reach - 66)
    strap_with_studs(art, UPPER_BELT, 12)
    with art.at(*GUARD, SCALE, rot=turn + 180):
        hilt(art, grip_ink="blue")
    with art.at(166, 246, rot=turn - 90):
        buckle(art, 20)
    with art.at(258, 380, rot=8):
        buckle(art, 18)
    with art.at(108, 86, rot=58):
        belt_tip(art)
