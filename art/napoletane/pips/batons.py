"""The suit of bastoni: cudgel, thorny club and tall club.

Every club is a knobbed cudgel, half green and half red along its length; a gold frond lies over the border of the
two inks.  It is bent by a function of y, which bends outline, border, frond and knobs alike."""

import math
from collections.abc import Callable, Sequence

from art.plates import (
    Detail,
    Drawing,
    Hatch,
    Joint,
    Point,
    Points,
    Region,
    Ring,
    bowed,
    frond,
    leaf,
    shade_tube,
    symmetric,
)

Bend = Callable[[Points], list[Point]]


def knob(art: Drawing, turn: float, size: float, fill: str) -> None:
    """Sawn-off side twig growing from (0, 0) along `turn` degrees from up."""
    with art.at(0, 0, rot=turn):
        art.shape(
            symmetric([(size * 0.62, -size * 1.05), (size * 0.42, -size * 0.45), (size * 0.62, 4, 1)]),
            fill,
            line=2.0,
        )
        art.shape(art.circle(0, -size * 1.08, size * 0.62, size * 0.32), "gold", line=1.7)


def _round(art: Drawing, bend: Bend, body: Region, widths: Sequence[Joint]) -> None:
    """Shade a club across its grain; `widths` = (y, width) down its axis."""
    axis = [(0.0, y, width) for y, width in widths]
    shade_tube(art, bend(axis), body, Ring(0.46, 2.4, 1.4, 0.26, 0.1))


def _paint_body(art: Drawing, bend: Bend, outline: Points, border: Points, head: str, flank: str) -> Region:
    """The wood of a club: `head` ink inside `outline`, `flank` ink on the left of the open line `border`."""
    body = art.shape(bend(outline), head, line=2.6)
    top, low = border[0], border[-1]
    flank_side: list[Point] = [(-90, low[1], 1), (-90, top[1], 1), (*top[:2], 1), *border[1:-1], (*low[:2], 1)]
    art.tint(bend(flank_side), flank, clip=body)
    art.ink(body.boundary.buffer(art.stroke_width(1.25)))
    return body


def _bark(art: Drawing, bend: Bend, body: Region, places: Points) -> None:
    """Short bark lines at each (x, y)."""
    for x, y, *_ in places:
        art.line(bend([(x - 2, y - 7), (x + 1, y), (x - 1, y + 7)]), 1.3, (0.2, 1, 0.2), clip=body, detail=Detail.MID)


def _sawn_end(art: Drawing, outline: Points, centre: tuple[float, float], rx: float, ry: float) -> None:
    """The gold cut at the butt with its year rings."""
    cut = art.shape(outline, "gold", line=2.2)
    if art.detail >= Detail.MID:
        x, y = centre
        art.ink(art.circle(x, y, rx, ry).difference(art.circle(x, y, rx - 1.4, ry - 1.1)), clip=cut)
        art.ink(art.circle(x, y, rx * 0.3, ry * 0.3), clip=cut)


def cudgel(art: Drawing, head: str = "green", flank: str = "red", smooth: bool = False) -> None:
    """Knobbed cudgel with a bent neck: 50 wide, head at y = -77, sawn end at y = 75 to the right; when small or
    `smooth` without knobs.

    `head` is the ink of its right half, `flank` that of the left half."""

    def bend(points: Points) -> list[Point]:
        return bowed(points, start=8, reach=64, amount=16)

    knob_places: tuple[tuple[float, float, float, float, str], ...] = (
        (10, 36, 62, 9, head),
        (-9, 22, -58, 9, flank),
        (-8, 52, -64, 7.5, flank),
    )
    for x, y, turn, size, ink in knob_places if art.detail > Detail.SMALL and not smooth else ():
        px, py = bend([(x, y)])[0][:2]
        with art.at(px, py):
            knob(art, turn, size, ink)
    outline: list[Point] = [
        (-8, 72, 1),
        (-8, 52),
        (-10, 34),
        (-15, 8),
        (-22, -22),
        (-23, -48),
        (-15, -69),
        (0, -77),
        (15, -69),
        (23, -48),
        (22, -22),
        (15, 8),
        (11, 34),
        (9, 52),
        (9, 66, 1),
    ]
    body = _paint_body(art, bend, outline, [(2, -90), (-3, -58), (-3, -20), (0, 14), (2, 44), (4, 90)], head, flank)
    _round(art, bend, body, [(-77, 18), (-66, 36), (-46, 46), (-22, 44), (8, 30), (34, 21), (70, 17)])
    _bark(art, bend, body, [(-12, -40), (-13, -8), (14, -44), (11, -4)])
    end = bend([(-8, 71), (-2, 66), (5, 63.5), (10, 66), (9, 71), (3, 75.5), (-4, 77)])
    x, y = bend([(1, 70)])[0][:2]
    _sawn_end(art, end, (x, y), 5.2, 3.4)
    frond(art, bend([(3, 46), (1, 18), (-3, -14), (-3, -38), (-1, -62)]), 25, 8, line=1.8)


def thorny_club(art: Drawing) -> None:
    """Club of the 4 of batons: green head at y = -88, thorny red butt bending left down to y = 92; 60 wide."""

    def bend(points: Points) -> list[Point]:
        return bowed(points, start=-10, reach=100, amount=-17)

    for x, y, turn in ((-9, 44, -54), (11, 52, 62), (-8, 70, -58)):
        px, py = bend([(x, y)])[0][:2]
        with art.at(px, py):
            knob(art, turn, 10, "red")
    outline: list[Point] = [
        (-9, 84),
        (-9, 62),
        (-10, 40),
        (-17, 14),
        (-26, -20),
        (-28, -52),
        (-20, -78),
        (-2, -88),
        (16, -82),
        (26, -60),
        (26, -30),
        (18, 4),
        (11, 34),
        (11, 62),
        (12, 84),
    ]
    body = art.shape(bend(outline), "green", line=2.6)
    border: list[Point] = [
        (-60, 110, 1),
        (-60, -100, 1),
        (0, -100, 1),
        (-3, -62),
        (-2, -20),
        (2, 14),
        (8, 30),
        (30, 40),
        (60, 46, 1),
        (60, 110, 1),
    ]
    art.tint(bend(border), "red", clip=body)
    _round(art, bend, body, [(-88, 20), (-74, 42), (-52, 55), (-20, 52), (14, 34), (40, 21), (90, 21)])
    art.ink(body.boundary.buffer(art.stroke_width(1.25)))
    _bark(art, bend, body, [(-15, -46), (-14, -8), (17, -50), (13, -8)])
    end = bend([(-9, 84), (-6, 79), (2, 77), (10, 79), (12, 85), (8, 91), (0, 93), (-7, 90)])
    cut_x, cut_y = bend([(1.5, 85)])[0][:2]
    _sawn_end(art, end, (cut_x, cut_y), 5.6, 3.6)
    frond(art, bend([(4, 40), (2, 12), (-2, -18), (-3, -46), (-1, -74)]), 28, 8, line=1.9)


def knotted_butt(art: Drawing, fill: str, long: float, stumps: Sequence[int], collar: bool) -> None:
    """Knotted butt hanging below (0, 0): knobs on the sides in `stumps`, collar leaves, a slanting cut at y =
    `long`."""
    for side in stumps:
        with art.at(13 * side, long * (0.36 + 0.05 * side)):
            knob(art, 56 * side, 12, fill)
    body = art.shape(
        [
            (-15, -4),
            (-15, long * 0.25),
            (-12, long * 0.5),
            (-15, long * 0.8),
            (-22, long * 0.97, 1),
            (0, long * 1.02),
            (18, long * 0.9, 1),
            (13, long * 0.7),
            (12, long * 0.5),
            (15, long * 0.25),
            (15, -4),
        ],
        fill,
        line=2.5,
        hatch=Hatch(22, 13, 0.42, 2.6),
    )
    for y in (0.42, 0.56, 0.7):
        art.line(
            [(-8, long * y), (-2, long * y + 5), (5, long * y + 1)], 1.7, (0.3, 1, 0.3), clip=body, detail=Detail.MID
        )
    cut: list[Point] = [
        (-22, long * 0.97),
        (-16, long * 0.88),
        (0, long * 0.83),
        (14, long * 0.84),
        (19, long * 0.9),
        (12, long * 0.99),
        (-2, long * 1.04),
        (-16, long * 1.04),
    ]
    _sawn_end(art, cut, (-1, long * 0.935), 12, 6.4)
    for turn, x in ((-24, -11), (24, 11), (0, 0)) if collar else ():
        with art.at(x, 12, rot=turn):
            leaf(art, 32, 15, fill, 2.0, vein=art.detail > Detail.SMALL, hatch=Hatch(35, 6, 0.4, 2.5, 1.1))


def tall_club(
    art: Drawing,
    butt: str = "green",
    red_side: int = -1,
    stumps: Sequence[int] = (-1, 1),
    collar: bool = True,
    sway: float = 0,
) -> None:
    """Tall club of the 2 and 3 of batons: head at y = -170, knotted butt down to y = 218; 72 wide.

    `red_side` -1 puts the red half on the left of the frond, 1 on the right; `sway` bends the club in an S by so
    many units."""
    low = 140 if collar else 152
    turns = math.pi / 165

    def bend(points: Points) -> list[Point]:
        return [(p[0] + sway * math.sin((p[1] + 20) * turns), *p[1:]) for p in points]

    def mirror(points: Points) -> list[Point]:
        return bend([(-red_side * p[0], *p[1:]) for p in points])

    outline = symmetric([(0, -171), (18, -163), (32, -134), (33, -92), (27, -34), (21, 30), (17.5, 90), (14, low, 1)])
    body = art.shape(bend(outline), "green", line=2.8)
    red: list[Point] = [
        (-80, 170, 1),
        (-80, -180, 1),
        (-6, -180, 1),
        (-2, -140),
        (1, -90),
        (-1, -20),
        (1, 40),
        (0, 80),
        (-1, 170, 1),
    ]
    art.tint(mirror(red), "red", clip=body)
    _round(art, bend, body, [(-171, 20), (-158, 48), (-130, 64), (-92, 66), (-34, 54), (30, 42), (90, 35), (150, 28)])
    art.ink(body.boundary.buffer(art.stroke_width(1.3)))
    _bark(art, bend, body, [(-20, -118), (-21, -60), (-16, 4), (22, -126), (21, -70), (16, -6), (12, 62), (-11, 66)])
    stem = 108 if collar else 78
    frond(art, bend([(0, stem), (1, 50), (-1, 0), (0, -60), (0, -142)]), 40, 10, line=2.0)
    x, y = bend([(0, 132 if collar else 144)])[0][:2]
    with art.at(x, y, rot=-math.degrees(math.atan(sway * turns * math.cos((y + 20) * turns)))):
        knotted_butt(art, butt, 86 if collar else 74, stumps, collar)
