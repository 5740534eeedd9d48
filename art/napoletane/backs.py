"""The back: majolica tiles as in the cloister of Santa Chiara, in blue, and in red for a second pack.

The back is exactly the same after half a turn, so that a dealt card never shows which way up it lies."""

from typing import Final

import shapely
from shapely.affinity import rotate
from shapely.geometry import box

from art.napoletane.layouts import HEIGHT, WIDTH
from art.plates import Detail, Drawing, Plates, Region, optical_size, polar, press, svg_text, symmetric

TILE_WIDTH: Final = 80
TILE_HEIGHT: Final = 88
FIELD: Final = (30, 30, 270, 470)
"""Left, top, right and bottom of the tiled field, which 3 x 5 tiles fill exactly."""
BORDER: Final = (15, 15, 285, 485)
ACCENT: Final = {"blue": "red", "red": "blue"}
"""Accent ink for each ground."""


def tile(art: Drawing, ground: str) -> None:
    """One majolica tile, 80 x 88, centred on the origin: cream lozenge with an eight-petalled rosette."""
    small = art.detail == Detail.SMALL
    accent = ACCENT[ground]
    art.shape(symmetric([(0, -43, 1), (13, -15), (39, 0, 1), (13, 15), (0, 43, 1)]), "cream", line=2.2)
    if not small:
        art.shape(symmetric([(0, -34, 1), (10.5, -12), (30, 0, 1), (10.5, 12), (0, 34, 1)]), ground, line=1.6)
    for k in range(4):
        with art.at(rot=90 * k + 45):
            art.shape(symmetric([(0, -27, 1), (5, -21), (6.5, -12), (0, -4, 1)]), accent, line=1.8)
            if not small:
                art.shape(art.circle(0, -29.5, 2.6), "gold", line=1.3)
    for k in range(4):
        with art.at(rot=90 * k):
            petal = art.shape(symmetric([(0, -27, 1), (6, -20), (7.5, -11), (0, -3, 1)]), "gold", line=1.9)
            art.line([(0, -8), (0, -23)], 1.5, (1, 0.8, 0.1), clip=petal, detail=Detail.MID)
    art.shape(art.circle(0, 0, 7.2), "cream", line=1.9)
    art.shape(art.circle(0, 0, 3.4), accent, line=1.4)


def corner_star(art: Drawing, ground: str, keep: Region) -> None:
    """Gold and cream star where four tiles meet, clipped to the region `keep`; origin = meeting point."""
    lobes = [
        art.region([polar(turn, 3), polar(turn - 26, 13), (*polar(turn, 25), 1), polar(turn + 26, 13)])
        for turn in (45, 135, 225, 315)
    ]
    parts = [(lobe, "cream", 1.7) for lobe in lobes] + [(art.circle(0, 0, 8.4), "gold", 1.8)]
    if art.detail > Detail.SMALL:
        parts.append((art.circle(0, 0, 3.2), ACCENT[ground], 1.2))
    for area, fill, line in parts:
        art.shape(area.intersection(keep), fill, line=line)


def rope_border(art: Drawing, ground: str) -> None:
    """Twisted cream rope between two lines round the field."""
    x0, y0, x1, y1 = BORDER
    art.shape([(x0, y0), (x1, y0), (x1, y1), (x0, y1)], "cream", line=2.6, smooth=False)
    fx0, fy0, fx1, fy1 = FIELD
    small = art.detail == Detail.SMALL
    step, width, line, inset = (18, 3.6, 0.0, 7.5) if small else (10, 2.7, 1.2, 7.5)
    strands = [(fx0 + step * (i + 0.5), y, 66) for i in range((fx1 - fx0) // step) for y in (y0 + inset, y1 - inset)]
    strands += [(x, fy0 + step * (i + 0.5), -24) for i in range((fy1 - fy0) // step) for x in (x0 + inset, x1 - inset)]
    for x, y, turn in strands:
        with art.at(x, y, rot=turn):
            art.shape(art.circle(0, 0, width, 5.4), ground, line=line)
    for x in (x0 + inset, x1 - inset):
        for y in (y0 + inset, y1 - inset):
            with art.at(x, y):
                art.shape([(0, -6.4), (6.4, 0), (0, 6.4), (-6.4, 0)], "gold", line=1.6, smooth=False)
    art.shape([(fx0, fy0), (fx1, fy0), (fx1, fy1), (fx0, fy1)], ground, line=2.4, smooth=False)


def majolica_back(art: Drawing, ground: str) -> None:
    """Whole card back on a `ground` of blue or red."""
    rope_border(art, ground)
    x0, y0, x1, y1 = FIELD
    keep = box(x0, y0, x1, y1).buffer(-1)
    for row in range(6):
        for column in range(4):
            with art.at(x0 + column * TILE_WIDTH, y0 + row * TILE_HEIGHT):
                corner_star(art, ground, keep)
    for row in range(5):
        for column in range(3):
            with art.at(x0 + (column + 0.5) * TILE_WIDTH, y0 + (row + 0.5) * TILE_HEIGHT):
                tile(art, ground)
    art.ink(keep.buffer(1).boundary.buffer(1.2))


def half_turn(plates: Plates) -> Plates:
    """Plates whose lower half is the upper half turned by 180 degrees about the card's centre."""
    upper = box(-5, -5, WIDTH + 5, HEIGHT / 2)
    turned: Plates = {}
    for ink, area in plates.items():
        top = area.intersection(upper)
        turned[ink] = shapely.union_all([top, rotate(top, 180, origin=(WIDTH / 2, HEIGHT / 2))])
    return turned


def back_svg(ground: str, width_px: float) -> str:
    """SVG text of the back in `ground` ink ("blue" or "red"), cut for `width_px`."""
    art = Drawing(WIDTH, HEIGHT, optical_size(width_px), seed=5)
    majolica_back(art, ground)
    return svg_text(half_turn(press(art)), WIDTH, HEIGHT)
