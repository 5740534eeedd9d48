"""Hands of the French courts, about 27 units large: drawn over what they hold."""

from typing import Final

import shapely

from art.plates import Detail, Drawing, Hatch, Region, tube_region

SHADE: Final = Hatch(angle=40, depth=7, share=0.35, spacing=2.3, width=1.05)


def _fused(art: Drawing, parts: list[Region]) -> Region:
    return art.shape(shapely.union_all(parts).buffer(0.5).buffer(-0.5), "skin", line=2.1, hatch=SHADE)


def grip(art: Drawing) -> None:
    """A fist round an upright shaft through (0, 0): four fingers at left, the wrist at lower right."""
    palm = art.region([(-5, -12), (6, -12), (12, -5), (13, 6), (9, 13), (-3, 14), (-8, 8)])
    rows = (-9.4, -3.4, 2.6, 8.4)
    fingers = [tube_region(art, [(5, y, 6.2), (-4, y + 0.8, 6.8), (-10.4, y + 1.8, 5.8)]) for y in rows]
    fist = _fused(art, [palm, *fingers])
    for y in (-6.2, -0.2, 5.7):
        art.line([(-14, y + 1.2), (-5, y), (3.4, y - 0.2)], 1.4, (1, 0.9, 0.2), clip=fist)
    thumb = art.shape(tube_region(art, [(10, -7, 8.4), (3, -12.4, 7.4), (-6, -12, 5.8)]), "skin", line=1.9)
    art.line([(-7.4, -13), (-5, -13.8), (-3.6, -12)], 1.0, (0.5, 1, 0.5), clip=thumb, detail=Detail.FULL)


def stem_hand(art: Drawing) -> None:
    """Thumb and forefinger holding a stem at (0, 0), the other fingers spread at left; wrist below right."""
    far = [
        tube_region(art, [(4, 6, 7), (-7, -1, 6), (-16, -3, 4.6)]),
        tube_region(art, [(5, 9, 7), (-7, 6, 6), (-17, 6, 4.6)]),
        tube_region(art, [(6, 12, 7), (-5, 13, 6), (-14, 15, 4.4)]),
    ]
    back = art.region([(0, 2), (8, 1), (15, 8), (16, 18), (8, 22), (0, 18), (-3, 10)])
    hand = _fused(art, [*far, back])
    for points in ([(-6, 2.4), (0, 4.4), (5, 6)], [(-6, 9), (0, 9.6), (5, 10)]):
        art.line(points, 1.2, (1, 0.9, 0.2), clip=hand, detail=Detail.MID)
    index = tube_region(art, [(8, 5, 7.4), (1, -3, 6.6), (-5, -1, 5.4)])
    thumb = tube_region(art, [(12, 9, 7.8), (8, -1, 6.8), (1, -4, 5.2)])
    art.shape(index, "skin", line=1.9)
    art.shape(thumb, "skin", line=1.9)


def resting_hand(art: Drawing) -> None:
    """A hand laid flat, seen from its back: wrist at right (14, 0), four fingers to the left, thumb above."""
    back = art.region([(15, -8), (4, -10), (-4, -8), (-6, 2), (-2, 10), (6, 11), (15, 8)])
    fingers = [
        tube_region(art, [(0, y, 6.8), (-9, y * 1.12 + 0.6, 6.2), (-18 + abs(y - 0.6) * 0.5, y * 1.2 + 2.2, 4.8)])
        for y in (-6.6, -1.4, 3.8, 8.6)
    ]
    hand = _fused(art, [back, *fingers])
    for y in (-4.2, 1.2, 6.4):
        art.line([(-17, y * 1.2 + 2), (-8, y * 1.1 + 0.6), (0, y)], 1.3, (0.8, 1, 0.2), clip=hand)
    art.shape(tube_region(art, [(9, -7, 8), (0, -13, 6.6), (-8, -15, 5)]), "skin", line=1.9)


def cupped_hand(art: Drawing) -> None:
    """An open palm carrying something that stands at (0, -7): wrist below at (4, 22), fingers to the left."""
    far = [
        tube_region(art, [(2, 6, 7.4), (-8, 1, 6.2), (-16, -6, 4.8)]),
        tube_region(art, [(2, 8, 7.4), (-8, 6, 6.2), (-18, 1, 4.8)]),
    ]
    palm = art.region([(-8, 6), (-2, -2), (9, -3), (14, 5), (12, 16), (10, 24), (-2, 24), (-3, 15)])
    hand = _fused(art, [*far, palm, tube_region(art, [(9, 2, 7.4), (15, -5, 6.2), (17, -12, 4.8)])])
    art.line([(-8, 3), (0, 5), (8, 1)], 1.3, (0.3, 1, 0.2), clip=hand)
    art.line([(-8, 9), (-1, 10), (4, 15)], 1.1, (0.3, 1, 0.2), clip=hand, detail=Detail.MID)
