"""Hands built from capsules (palm and fingers) fused into one outline.

All hands are about 25 units (half a face).  Origin and direction are said per function; turn and flip them with
`Drawing.at`.  Draw forearm, held object, then the hand on top."""

from collections.abc import Sequence
from typing import Final

import shapely

from art.plates import Detail, Drawing, Hatch, Joint, Points, Region, tube_region

SKIN: Final = "skin"
OUTLINE: Final = 2.0


def _fuse(art: Drawing, parts: Sequence[Region], hatch: Hatch | None) -> Region:
    """Union of page regions as one painted shape with softened crotches between the fingers."""
    return art.shape(shapely.union_all(list(parts)).buffer(0.5).buffer(-0.5), SKIN, line=OUTLINE, hatch=hatch)


def _fingers(art: Drawing, *fingers: Sequence[Joint]) -> list[Region]:
    return [tube_region(art, joints) for joints in fingers]


def _lines(art: Drawing, area: Region, width: float, detail: Detail, *lines: Points) -> None:
    for points in lines:
        art.line(points, width, (0.9, 0.9, 0.2), clip=area, detail=detail)


def fist(art: Drawing, thumb: str = "over") -> Region:
    """Closed hand round a vertical shaft through (0, 0); knuckles at left, wrist at lower right.

    The thumb lies `over` the fingers or points `up` along the shaft."""
    if thumb == "up":
        art.shape(tube_region(art, [(5, -2, 8), (5, -11, 7), (3, -18, 5.5)]), SKIN, line=OUTLINE)
    parts = [art.region([(-6, -11), (5, -11), (11, -5), (12, 5), (9, 12), (-3, 12), (-8, 8)])]
    parts += _fingers(art, *([(4, y, 6.0), (-4, y + 0.6, 6.4), (-9.5, y + 1.6, 5.6)] for y in (-8.6, -3.2, 2.2, 7.4)))
    area = _fuse(art, parts, Hatch(40, 6, 0.35, 2.3, 1.0))
    _lines(art, area, 1.35, Detail.SMALL, *([(-13, y + 1), (-5, y - 0.4), (3, y - 0.2)] for y in (-5.2, 0.2, 5.4)))
    _lines(art, area, 0.9, Detail.FULL, *([(-10.8, y), (-10, y + 1.8)] for y in (-6.6, -1.2, 4.2, 9.2)))
    if thumb == "over":
        joint = art.shape(tube_region(art, [(9, -7, 8), (3, -11.5, 7), (-5, -11, 5.6)]), SKIN, line=1.8)
        art.line([(-6.5, -12), (-4.4, -12.6), (-3, -11)], 1.0, (0.5, 1, 0.5), clip=joint, detail=Detail.FULL)
    else:
        art.line([(9, -6), (4, -4), (1, -7)], 1.2, (0.8, 1, 0.2), clip=area, detail=Detail.MID)
    return area


def thumb_grip(art: Drawing) -> Region:
    """Closed hand round a shaft through (0, 0), seen from the side of its thumb: back of the hand at left, finger tips
    at right, wrist at (7, 17)."""
    for y, out in ((-7, 9.4), (-1, 10.6), (5, 10)):
        art.shape(tube_region(art, [(-2, y, 6), (5, y + 0.4, 6), (out, y + 1.4, 5)]), SKIN, line=1.9)
    parts = [
        art.region([(-5, -12), (-10, -7), (-11.4, 2), (-8, 11), (1, 20), (12, 19), (11, 11), (5, 8), (1, 0), (0, -9)])
    ]
    area = _fuse(art, parts, Hatch(40, 6, 0.3, 2.3, 1.0))
    _lines(art, area, 0.9, Detail.FULL, [(-9, -5), (-6.6, -4)], [(-10.4, 1), (-7.6, 1.4)], [(-8, 8), (-5.4, 7)])
    thumb = art.shape(
        tube_region(art, [(1, 10, 9.4), (-1.4, 0, 8.4), (3.4, -8, 7.2), (9.4, -11.4, 5.4)]), SKIN, line=1.9
    )
    art.line([(-3.4, 2), (0.4, 1), (3, 2.6)], 1.0, (0.3, 1, 0.3), clip=thumb, detail=Detail.MID)
    art.line([(7.4, -13.6), (8, -11), (10.4, -9.4)], 0.9, (0.5, 1, 0.5), clip=thumb, detail=Detail.FULL)
    return area


def fist_from_behind(art: Drawing) -> Region:
    """Back of a closed hand at the end of a hanging arm: wrist at (0, -10), knuckles down, the thumb out of sight."""
    parts = [art.region([(-7, -12), (-10, -3), (-10.6, 5), (-6, 10), (5, 10), (10.4, 4), (9.4, -4), (7, -12)])]
    knuckles = ((-7.4, 8), (-2.6, 10.6), (2.6, 10.8), (7.4, 8.4))
    parts += _fingers(art, *([(x, y - 8, 5.8), (x, y, 6), (x + 0.6, y + 3.6, 5.2)] for x, y in knuckles))
    area = _fuse(art, parts, Hatch(15, 8, 0.36, 2.3, 1.0))
    gaps = ((-5, 13), (0, 14), (5, 13))
    _lines(art, area, 1.25, Detail.SMALL, *([(x, y), (x, y - 5), (x - 0.3, y - 8)] for x, y in gaps))
    _lines(art, area, 0.9, Detail.FULL, *([(x - 1.6, y - 1), (x, y - 2.4), (x + 1.6, y - 1)] for x, y in knuckles))
    _lines(art, area, 0.9, Detail.FULL, [(-5, 2), (-4, -5)], [(0, 3), (0, -5)], [(5, 2), (4, -5)])
    return area


def hilt_fist(art: Drawing) -> Region:
    """Closed hand round a hilt through (0, 0), seen from its back: knuckles in a slope at left, thumb laid along the
    guard, wrist at (11, 14)."""
    parts = [art.region([(-5, -13), (6, -12), (12, -4), (15, 8), (13, 17), (3, 14), (-6, 10), (-10, 0)])]
    rows = ((-10, -9.4, 1.4), (-4.4, -11.4, 2.2), (1.4, -11, 2.8), (6.8, -8.6, 3))
    parts += _fingers(art, *([(5, y + 1, 6.4), (-4, y, 6.6), (tip, y + low, 5.6)] for y, tip, low in rows))
    area = _fuse(art, parts, Hatch(40, 7, 0.34, 2.3, 1.0))
    _lines(art, area, 1.35, Detail.SMALL, *([(tip - 2, y + 4.6), (-4, y + 3), (4, y + 3.6)] for y, tip, _ in rows[:3]))
    _lines(art, area, 0.9, Detail.FULL, *([(-3.6, y - 2), (-2.4, y + 0.6)] for y, _, _ in rows))
    _lines(art, area, 0.9, Detail.FULL, [(4, -6), (8, 0), (9, 8)])
    thumb = art.shape(tube_region(art, [(9, -6, 8), (4, -13, 7), (-5, -15.6, 5.4)]), SKIN, line=1.8)
    art.line([(-6.6, -16.8), (-4, -17.4), (-3, -15)], 1.0, (0.5, 1, 0.5), clip=thumb, detail=Detail.FULL)
    return area


def stem_grip(art: Drawing) -> Region:
    """Raised hand round a stem through (0, 0), its fingers towards us: knuckles left, nails right, wrist at (1, 24)."""
    art.shape(tube_region(art, [(6, 2, 9), (10.4, -8, 7.4), (7.4, -17, 5.6)]), SKIN, line=OUTLINE)
    parts = [art.region([(-7, 26), (-10, 15), (-14, 3), (-12, -9), (-2, -11), (6, -4), (9, 8), (8, 17), (8, 26)])]
    rows = ((-8.4, 10.4, 6.6), (-2.4, 12.2, 6.8), (3.8, 11.2, 6.6), (9.6, 8.4, 6))
    parts += _fingers(art, *([(-9, y - 0.6, w + 0.6), (1, y - 1, w), (tip, y + 1.6, w - 1)] for y, tip, w in rows))
    area = _fuse(art, parts, Hatch(30, 7, 0.3, 2.3, 1.0))
    gaps = ((-5.6, 9.4), (0.6, 10.4), (6.4, 8.4))
    _lines(art, area, 1.35, Detail.SMALL, *([(tip, y + 1.4), (1, y - 0.6), (-8, y - 0.4)] for y, tip in gaps))
    _lines(art, area, 0.9, Detail.FULL, *([(tip - 3.4, y - 0.8), (tip - 4, y + 2.4)] for y, tip, _ in rows))
    _lines(art, area, 0.9, Detail.FULL, *([(-11.4, y - 2), (-10.4, y + 0.6)] for y, _, _ in rows[:3]))
    return area


def tray_fingers(art: Drawing) -> None:
    """Far fingers of a flat raised palm, to be drawn before what stands on it at y = -8; wrist at (0, 18)."""
    for joints in ([(2, 4, 8), (12, -4, 7), (22, -11, 5.4)], [(-2, 4, 8), (-11, -4, 7), (-20, -13, 5.4)]):
        art.shape(tube_region(art, joints), SKIN, line=OUTLINE)


def tray_palm(art: Drawing) -> Region:
    """Near side of the flat raised palm with its bent fingers, drawn over the foot of what it carries."""
    parts = [art.region([(-6, 19), (-8, 10), (-12, 1), (-9, -5), (8, -5), (11, 2), (8, 11), (6, 19)])]
    parts += _fingers(
        art,
        [(-5, 0, 8), (-13, -3, 7), (-19, -9, 5.6)],
        [(2, -1, 8), (-4, -8, 6.6), (-7, -14, 5.2)],
        [(7, 1, 8), (15, -2, 6.8), (21, -7, 5.4)],
    )
    area = _fuse(art, parts, Hatch(20, 7, 0.32, 2.3, 1.0))
    _lines(art, area, 1.2, Detail.MID, [(-8, 2), (-1, 5), (6, 1)], [(-2, 12), (0, 7), (4, 4)])
    _lines(art, area, 0.9, Detail.FULL, [(-16, -5.4), (-14, -3.4)], [(14, 0.8), (16, -1)], [(-6, -8.6), (-3.4, -8)])
    return area


def pinch(art: Drawing) -> Region:
    """Three fingers close together and a thumb before the edge of a disc at (0, -14); wrist at (0, 15)."""
    parts = [art.region([(-7, 16), (-9, 5), (-8, -4), (0, -7), (8, -4), (9, 5), (7, 16)])]
    parts += _fingers(
        art,
        [(-5, -2, 7.2), (-7.4, -11, 6.6), (-6, -20, 5.6)],
        [(0, -3, 7.2), (-1.4, -13, 6.6), (0, -23.6, 5.6)],
        [(5, -2, 7), (4.4, -11, 6.4), (5.4, -19, 5.4)],
    )
    area = _fuse(art, parts, Hatch(15, 6, 0.3, 2.3, 1.0))
    _lines(art, area, 1.2, Detail.SMALL, [(-3.6, -19), (-4.4, -10), (-3, -3)], [(2.4, -18), (1.4, -10), (2, -3)])
    _lines(art, area, 0.9, Detail.FULL, [(-9, -13), (-7, -13.6)], [(-2.4, -15), (0.4, -15.4)], [(5, -12.6), (7.2, -13)])
    art.shape(tube_region(art, [(6, 5, 8), (12.4, -4, 7), (13, -15, 5.6)]), SKIN, line=1.8)
    return area


def open_hand(art: Drawing) -> Region:
    """Offered empty hand, palm up, pointing right: wrist at (0, 0), fingers in pairs with their tips near (37, 0)."""
    parts = [art.region([(-5, -6.4), (4, -8.4), (13, -8.6), (19, -2), (17, 7), (8, 10.4), (-4, 7)])]
    parts += _fingers(
        art,
        [(12, -5, 7.4), (23, -9, 6.6), (33.4, -12.4, 5.2)],
        [(15, -2, 7.4), (26, -4, 6.6), (37, -6.8, 5.2)],
        [(15, 2.6, 7.2), (26, 4.6, 6.4), (36, 6.4, 5)],
        [(11, 6.6, 6.8), (20.6, 10, 6), (29.6, 12.4, 4.8)],
        [(3, -5, 8.4), (6.4, -14, 7), (12.4, -21, 5)],
    )
    area = _fuse(art, parts, Hatch(80, 6, 0.35, 2.1, 1.0, dots=False))
    _lines(art, area, 1.25, Detail.SMALL, [(34, -9.4), (24, -6.4), (14, -3)], [(33, 9), (23, 7), (13, 4.6)])
    _lines(art, area, 1.25, Detail.MID, [(22, 0.6), (17, 0.4), (13, -0.4)], [(1, -1), (7, 1), (9, 8)])
    _lines(art, area, 0.9, Detail.FULL, [(22, -12), (23.4, -7.4)], [(27, -7.4), (27.4, -2)], [(27, 2), (26.4, 7)])
    _lines(art, area, 0.9, Detail.FULL, [(6.4, -15), (9.6, -14)], [(19.6, 7), (18.4, 11)], [(3, -5), (8, -4), (11, 0)])
    return area


def hanging_fist(art: Drawing) -> Region:
    """Loosely closed fist at the end of a hanging arm: wrist at (0, -10), knuckles down, thumb left."""
    parts = [art.region([(-7, -12), (-9, -3), (-9, 5), (-4, 9), (5, 9), (10, 4), (9, -3), (7, -12)])]
    knuckles = ((-5.4, 9.4), (-0.8, 11), (4, 10.2), (8, 7))
    parts += _fingers(art, *([(x, y - 7, 5.6), (x - 0.3, y, 5.8), (x - 1.6, y + 3.4, 5)] for x, y in knuckles))
    area = _fuse(art, parts, Hatch(20, 7, 0.35, 2.3, 1.0))
    gaps = ((-3.2, 13.4), (1.5, 14), (6, 12))
    _lines(art, area, 1.25, Detail.SMALL, *([(x - 1, y), (x, y - 6), (x + 0.8, y - 11)] for x, y in gaps))
    _lines(art, area, 0.9, Detail.FULL, *([(x - 2, y + 0.4), (x + 1.4, y - 0.2)] for x, y in knuckles))
    thumb = art.shape(tube_region(art, [(-5, -6, 7), (-9, 1, 6.4), (-6, 8, 5)]), SKIN, line=1.8)
    art.line([(-7.6, 8), (-5.4, 9.4)], 1.0, (0.5, 1, 0.5), clip=thumb, detail=Detail.FULL)
    return area


def hip_hand(art: Drawing) -> Region:
    """Back of a hand resting on the hip: wrist at (12, -8), fingers going left and down, thumb up."""
    parts = [art.region([(14, -13), (6, -13), (-3, -8), (-6, 0), (0, 7), (9, 4), (16, -5)])]
    parts += _fingers(
        art,
        [(-1, -3, 7), (-9, 0, 6), (-15, 5, 4.6)],
        [(1, 1, 7), (-6, 6, 6), (-11, 11, 4.6)],
        [(4, 3, 6.6), (0, 10, 5.6), (-4, 15, 4.4)],
    )
    area = _fuse(art, parts, Hatch(50, 6, 0.35, 2.3, 1.0))
    _lines(art, area, 1.1, Detail.SMALL, [(-9, 4), (-4, 1), (1, -2)], [(-4, 9), (0, 5), (3, 1)])
    art.shape(tube_region(art, [(4, -9, 7), (-4, -13, 6), (-11, -12, 4.6)]), SKIN, line=1.8)
    return area


def rein_hand(art: Drawing) -> Region:
    """Small fist seen from the back with the thumb on top, holding reins; wrist at (10, 2), fingers curled down."""
    parts = [art.region([(13, -6), (5, -9.4), (-5, -8.6), (-10.6, -4), (-9, 3), (0, 6), (8, 7), (13, 6.4)])]
    fingers = ((-8.8, 6.4), (-4, 9), (0.9, 10), (5.6, 8.6))
    parts += _fingers(art, *([(x + 0.6, -3, 5.4), (x - 1, 2.6, 5.8), (x + 0.6, low, 4.8)] for x, low in fingers))
    area = _fuse(art, parts, Hatch(60, 7, 0.32, 2.3, 1.0, dots=False))
    _lines(
        art, area, 1.25, Detail.SMALL, *([(x + 1.6, y + 2), (x + 0.8, y - 4), (x + 1.8, y - 9)] for x, y in fingers[:3])
    )
    _lines(art, area, 0.9, Detail.FULL, *([(x - 2, -1), (x + 1, -1.6)] for x, _ in fingers), [(9, -3), (11.4, 1)])
    thumb = art.shape(tube_region(art, [(7, -6.4, 7.4), (-2, -10.6, 6.6), (-11, -8.4, 5)]), SKIN, line=1.7)
    art.line([(-12, -10), (-9.6, -10.6), (-8.6, -8)], 0.9, (0.5, 1, 0.5), clip=thumb, detail=Detail.FULL)
    return area
