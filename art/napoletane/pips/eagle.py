"""The ace of coins: a double-headed eagle round a sun coin, holding a golden band.

The origin of every part is the centre of the medallion; wings, heads, legs and tassels are drawn for the viewer's
right and mirrored."""

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

from art.napoletane.pips.coins import RADIUS, sun_coin
from art.plates import Detail, Drawing, Hatch, Point, Region, polar, sample, symmetric, tube

MEDALLION: Final = 62
"""Radius of the coin on the breast."""
BAND_Y: Final = 191
BAND_OUTER: Final = 90
BAND_INNER: Final = 63
BAND_GAP: Final = 44
"""Half angle of the opening at the top of the band, in degrees."""


@dataclass(frozen=True)
class FeatherRow:
    """One row of wing feathers: polar angles of the first and last root, their number, radius of the roots, radius
    of the first and last tip, angle from root to tip, width and ink."""

    first: float
    last: float
    count: int
    root: float
    tips: tuple[float, float]
    sweep: float
    width: float
    ink: str


ROWS: Final = (
    FeatherRow(48, 116, 7, 74, (133, 76), 58, 25, "green"),
    FeatherRow(35, 108, 8, 70, (123, 75), 47, 23, "red"),
    FeatherRow(28, 100, 9, 66, (110, 76), 36, 18, "gold"),
)
"""Drawn in this order, the longest feathers first."""


def feather(
    art: Drawing, root: tuple[float, float], tip: tuple[float, float], bulge: float, width: float, ink: str
) -> Region:
    """One feather from `root` to `tip`, bent sideways by `bulge`, `width` wide, with a rounded end."""
    dx, dy = tip[0] - root[0], tip[1] - root[1]
    n = math.hypot(dx, dy) or 1
    middle = ((root[0] + tip[0]) / 2 + dy / n * bulge, (root[1] + tip[1]) / 2 - dx / n * bulge)
    line, across = sample([root, middle, tip], 10)
    sides: list[list[Point]] = [[], []]
    for i, ((x, y), (nx, ny)) in enumerate(zip(line, across, strict=True)):
        t = i / (len(line) - 1)
        half = width / 2 * (0.62 + 0.38 * math.sin(math.pi * min(1, t * 0.9)))
        half *= 1 if t < 0.72 else math.sqrt(max(0.0, 1 - ((t - 0.72) / 0.28) ** 2))
        sides[0].append((float(x + nx * half), float(y + ny * half)))
        sides[1].append((float(x - nx * half), float(y - ny * half)))
    area = art.shape([*sides[0], *sides[1][::-1]], ink, line=2.1, smooth=False)
    art.line([root, middle, tip], 1.5, (0.9, 0.8, 0.1), clip=area, detail=Detail.MID)
    art.hatch(area, Hatch(40, 8, 0.40, 2.4, 1.1, dots=False))
    for i in range(len(line) // 2, len(line) - 3, 3):
        (x, y), (nx, ny) = line[i], across[i]
        for side in (1, -1):
            end = (float(x + side * nx * width * 0.36 + dx / n * 4), float(y + side * ny * width * 0.36 + dy / n * 4))
            art.line([(float(x), float(y)), end], 1.0, (0.9, 0.8, 0.1), clip=area, detail=Detail.FULL)
    return area


def wing(art: Drawing) -> None:
    """Wing curling round the medallion: three rows of feathers under a scaled shoulder."""
    small = art.detail == Detail.SMALL
    for row in ROWS:
        count = row.count - 2 if small else row.count
        for i in reversed(range(count)):
            t = i / (count - 1)
            angle = row.first + (row.last - row.first) * t
            reach = row.tips[0] + (row.tips[1] - row.tips[0]) * t**1.4
            width = row.width * (1.4 if small else 1)
            feather(art, polar(angle, row.root), polar(angle + row.sweep, reach), row.sweep * 0.30, width, row.ink)
    shoulder = art.shape(
        [
            polar(0, 62),
            polar(3, 82),
            polar(12, 100),
            (*polar(24, 113), 1),
            polar(34, 103),
            polar(48, 93),
            polar(66, 85),
            polar(86, 79),
            polar(104, 74),
            (*polar(120, 68), 1),
            polar(108, 64),
            polar(60, 60),
        ],
        "red",
        line=2.5,
        hatch=Hatch(35, 9, 0.3, 2.6, 1.3, 0.2, dots=False),
    )
    rows = ((86, 12, 76, 4), (75, 18, 100, 4)) if small else ((98, 10, 34, 3), (86, 8, 70, 6), (75, 6, 104, 8))
    for radius, first, last, count in rows:
        for i in range(count):
            turn = first + (last - first) * i / (count - 1)
            with art.at(*polar(turn, radius), rot=turn * 0.9 + 62):
                art.line(
                    [(-5, -5.5), (-4, 1.5), (0, 4.5), (4, 1.5), (5, -5.5)],
                    2.4 if small else 1.8,
                    (0.4, 1, 0.4),
                    clip=shoulder,
                )


NECK: Final[Sequence[Point]] = (
    (-8, -48),
    (-6, -92),
    (-1, -110),
    (8, -126),
    (20, -140),
    (34, -150),
    (48, -155),
    (64, -156),
    (77, -152),
    (84, -143),
    (80, -131),
    (69, -124),
    (66, -114),
    (72, -106, 1),
    (63, -105),
    (62, -94),
    (68, -85, 1),
    (60, -84),
    (64, -70),
    (70, -50),
)
"""Head and neck, smooth at the nape, two hackles at the throat, without the beak."""


def _hackle(art: Drawing, clip: Region, x: float, y: float, turn: float) -> None:
    """One lancet feather of the neck, root at (x, y)."""
    with art.at(x, y, rot=turn):
        art.line(
            [(-4.4, -3), (-3.6, 6), (0, 12), (3.6, 6), (4.4, -3)], 1.6, (0.3, 1, 0.3), clip=clip, detail=Detail.MID
        )
        art.line([(0, -1), (0, 8)], 1.0, (0.8, 1, 0.1), clip=clip, detail=Detail.FULL)


def head(art: Drawing) -> None:
    """Head and neck, beak outward, top at y = -155: hackles, flat frowning brow, hooked beak, tongue."""
    neck = art.shape(list(NECK), "gold", line=2.5, hatch=Hatch(30, 14, 0.34, 2.4, 1.3, 0.2))
    for row, (count, y) in enumerate(((4, -128), (5, -112), (6, -97), (6, -82), (6, -67))):
        for i in range(count):
            t = i / (count - 1)
            _hackle(art, neck, row % 2 * 4 + (1 - row / 4) * 20 + t * (32 + row * 6), y + t * 3, 18 - 22 * t)
    art.shape([(80, -136), (88, -132), (94, -131), (101, -124, 1), (92, -125), (84, -127)], "red", line=1.7)
    art.shape([(72, -137), (81, -134), (88, -128), (89, -122, 1), (80, -123.4), (70, -127)], "gold", line=2.0)
    beak = art.shape(
        [
            (75, -150, 1),
            (84, -151.4),
            (93, -149),
            (100, -142),
            (102, -132),
            (98, -119, 1),
            (95, -127),
            (91, -132.4),
            (85, -135.6),
            (74, -136.4, 1),
        ],
        "gold",
        line=2.3,
        hatch=Hatch(60, 6, 0.4, 2.2, 1.2, dots=False),
    )
    art.line([(82, -152), (79, -145), (82, -137)], 1.9, (0.5, 1, 0.5), clip=beak)
    art.line([(86, -146.6), (91.6, -146)], 2.0, (0.5, 1, 0.5), clip=beak, detail=Detail.MID)
    art.line([(90, -146), (95, -140), (98, -132), (97, -125)], 1.3, (0.8, 0.7, 0.1), clip=beak, detail=Detail.FULL)
    eye = art.shape([(57, -140), (63, -143.6), (73, -142), (69, -136.6), (61, -136.4)], "cream", line=1.8)
    art.ink(art.circle(67, -140.6, 3.0), clip=eye.buffer(0.4))
    art.line([(50, -143), (58, -146.6), (68, -146), (78, -141.6)], 2.8, (0.2, 1, 0.5))
    art.line([(55, -133), (62, -131), (70, -133)], 1.2, (0.2, 1, 0.2), clip=neck, detail=Detail.MID)
    if art.detail > Detail.SMALL:
        art.cut(art.circle(66, -141.6, 0.95))


def _shank(art: Drawing) -> None:
    """Scaled shank between thigh and toes, drawn before the thigh that covers its top."""
    shank = art.shape(
        [(58, 98), (73, 98), (71.5, 114), (72, 130), (75, 142), (58, 142), (60.5, 130), (60, 114)],
        "gold",
        line=2.2,
        hatch=Hatch(20, 4, 0.34, 2.3, 1.1),
    )
    for y in (112, 117.5, 123, 128.5, 134):
        art.line([(58, y), (66, y + 2.6), (75, y - 1)], 1.4, (0.4, 1, 0.4), clip=shank, detail=Detail.MID)


def leg(art: Drawing) -> None:
    """Feathered thigh, scaled shank and a foot whose toes grip the end of the band."""
    _shank(art)
    thigh = art.shape(
        [
            (4, 66),
            (34, 58),
            (58, 68),
            (71, 82),
            (77, 96),
            (80, 108, 1),
            (74, 103),
            (72, 114, 1),
            (66, 106),
            (61, 116, 1),
            (57, 105),
            (50, 111, 1),
            (44, 102),
            (24, 99),
            (6, 94),
        ],
        "red",
        line=2.5,
        hatch=Hatch(50, 14, 0.3, 2.5, 1.3, 0.25),
    )
    for row, (count, x0, y0, dx, dy) in enumerate(((4, 18, 70, 11, 3), (4, 28, 81, 10, 4), (3, 44, 92, 10, 4))):
        for i in range(count):
            with art.at(x0 + i * dx, y0 + i * dy + row, rot=-26 + i * 4):
                art.line(
                    [(-5, -4), (-4.4, 5), (0, 10), (4.4, 5), (5, -4)], 1.7, (0.3, 1, 0.3), clip=thigh, detail=Detail.MID
                )
                art.line([(0, -1), (0, 7)], 1.0, (0.8, 1, 0.1), clip=thigh, detail=Detail.FULL)
    if art.detail == Detail.SMALL:
        for x, y in ((34, 76), (54, 86), (42, 94)):
            art.line([(x - 7, y - 2), (x - 2, y + 7), (x + 3, y + 7), (x + 7, y - 3)], 1.9, (0.5, 1, 0.5), clip=thigh)
    for joints, talon in (
        ([(68, 138, 10), (82, 142, 9), (91, 152, 8)], [(87, 150, 1), (96, 151), (97, 163, 1), (90, 157)]),
        ([(63, 138, 10), (51, 144, 9), (43, 155, 8)], [(46, 152, 1), (38, 154), (38, 166, 1), (45, 159)]),
        ([(66, 139, 11), (67, 152, 10), (66, 165, 8)], [(61.5, 163, 1), (67, 165), (70.5, 163, 1), (66, 178, 1)]),
    ):
        toe = tube(art, joints, "gold", line=2.0, hatch=Hatch(35, 5, 0.4, 2.4, 1.1))
        (ax, ay, _), (bx, by, _), _ = joints
        nx, ny = -(by - ay) / 14, (bx - ax) / 14
        for t in (0.55, 1.0):
            px, py = ax + (bx - ax) * t, ay + (by - ay) * t
            art.line(
                [(px - nx * 5, py - ny * 5), (px + nx * 5, py + ny * 5)],
                1.3,
                (0.6, 1, 0.6),
                clip=toe,
                detail=Detail.MID,
            )
        art.shape(talon, "umber", line=1.6)


def horseshoe_band(art: Drawing) -> None:
    """Golden horseshoe band, open at the top, with red lozenges where printers put their name."""
    angles = [BAND_GAP + i * (360 - 2 * BAND_GAP) / 48 for i in range(49)]
    outer = [polar(a, BAND_OUTER, 0, BAND_Y) for a in angles]
    inner = [polar(a, BAND_INNER, 0, BAND_Y) for a in reversed(angles)]
    band = art.shape([*outer, *inner], "gold", line=2.6, smooth=False, hatch=Hatch(35, 13, 0.30))
    middle = (BAND_OUTER + BAND_INNER) / 2
    for r in (BAND_OUTER - 5, BAND_INNER + 5):
        art.line([polar(a, r, 0, BAND_Y) for a in angles], 1.2, (1, 1, 1), band, detail=Detail.MID, smooth=False)
    count = 7 if art.detail == Detail.SMALL else 9
    step = (308 - 2 * BAND_GAP) / (count - 1)
    for i in range(count):
        turn = BAND_GAP + 26 + step * i
        with art.at(*polar(turn, middle, 0, BAND_Y), rot=turn):
            art.shape([(0, -7.6), (9, 0), (0, 7.6), (-9, 0)], "red", line=1.7, smooth=False)
            if art.detail > Detail.SMALL:
                art.shape(art.circle(0, 0, 2.1), "gold", line=1.2)
        if i and art.detail > Detail.SMALL:
            art.ink(art.circle(*polar(turn - step / 2, middle, 0, BAND_Y), 2.0))


def tassel(art: Drawing) -> None:
    """Cord and tassel hanging beside the band."""
    tube(art, [(64, 124, 5), (90, 126, 6), (106, 142, 6), (100, 174, 6), (106, 206, 5.5)], "gold", line=1.9)
    fringe: list[Point] = [
        (100, 212),
        (112, 210),
        (118, 232),
        (119, 244, 1),
        (112, 240),
        (107, 246, 1),
        (102, 240),
        (95, 243, 1),
        (98, 230),
    ]
    area = art.shape(fringe, "red", line=2.0, hatch=Hatch(28, 8, 0.4))
    for x in (101, 106, 112):
        art.line([(106 + (x - 106) * 0.5, 216), (x, 238)], 1.2, (1, 0.8, 0.2), clip=area, detail=Detail.FULL)
    art.shape(art.circle(106, 208, 6.6, 5.6), "blue", line=1.9)


def tail(art: Drawing) -> None:
    """Seven tail feathers fanning into the circle of the band, tip at y = 192."""
    for turn, length, ink in (
        (-47, 80, "green"),
        (47, 80, "green"),
        (-31, 98, "red"),
        (31, 98, "red"),
        (-15, 110, "green"),
        (15, 110, "green"),
        (0, 118, "red"),
    ):
        with art.at(0, 74, rot=turn):
            right: list[Point] = [(4, 6), (8, length * 0.4), (13, length * 0.74), (11.5, length * 0.92)]
            right += [(4, length * 0.985), (0, length, 1)]
            area = art.shape(symmetric(right), ink, line=2.3, hatch=Hatch(35, 9, 0.42))
            art.line([(0, 20), (0, length * 0.9)], 1.6, (1, 0.8, 0.1), clip=area)
            for y in (0.62, 0.74, 0.86):
                for side in (1, -1):
                    art.line(
                        [(0, length * (y - 0.08)), (side * 8, length * y)],
                        1.1,
                        (0.9, 0.8, 0.1),
                        clip=area,
                        detail=Detail.FULL,
                    )


def _both(art: Drawing, part: Callable[[Drawing], None]) -> None:
    """Draw a part on the left and on the right."""
    for flip in (True, False):
        with art.at(flip=flip):
            part(art)


def double_eagle(art: Drawing) -> None:
    """The whole eagle, 260 x 445."""
    horseshoe_band(art)
    tail(art)
    _both(art, tassel)
    _both(art, head)
    _both(art, wing)
    art.shape(art.circle(0, 74, 26, 24), "red", line=2.4)
    _both(art, leg)
    art.shape(art.circle(0, 0, MEDALLION + 5), "red", line=2.4)
    with art.at(scale=MEDALLION / RADIUS):
        sun_coin(art)
