"""The back of the French deck: a lattice of lozenges and stars round two crossed brooms, its own half
turn."""

from typing import Final

from shapely.geometry import box

from art.french.layouts import HEIGHT, WIDTH
from art.french.turning import half_turn
from art.plates import Detail, Drawing, Hatch, Plates, Region, lozenge, optical_size, polar, press, star
from art.things.broom import broom
from art.things.shapes import rectangle

FIELD: Final = (26.0, 26.0, 274.0, 474.0)
PITCH: Final = (31.0, 44.8)
"""Width and height of one lozenge of the lattice; they divide the field into 8 and 10."""


def _border(art: Drawing, ground: str) -> None:
    """An outer rule, a ground strip with gold and cream stones, an inner rule."""
    art.shape(rectangle(11, 11, 289, 489), ground, line=3.0, smooth=False)
    x0, y0, x1, y1 = FIELD
    for k in range(9):
        x = x0 + (x1 - x0) * k / 8
        for y in (18.5, 481.5):
            _stone(art, x, y, k)
    for k in range(1, 15):
        y = y0 + (y1 - y0) * k / 15
        for x in (18.5, 281.5):
            _stone(art, x, y, k)


def _stone(art: Drawing, x: float, y: float, k: int) -> None:
    if k % 2 == 0:
        lozenge(art, x, y, 6.4, 5.4, "gold")
    else:
        art.shape(art.circle(x, y, 2.7), "cream", line=1.5)


def _lattice(art: Drawing, ground: str, field: Region) -> None:
    """Ground lozenges parted by cream ribbons, a gold star in every second, a cream dot in the others."""
    x0, y0, _, _ = FIELD
    width, height = PITCH
    art.shape(field, "cream", line=2.4)
    for row in range(-1, 21):
        for column in range(-1, 9):
            x, y = x0 + (column + (0.5 if row % 2 else 0)) * width, y0 + row * height / 2
            k = 0.84
            cell = art.region(
                [(x, y - height / 2 * k), (x + width / 2 * k, y), (x, y + height / 2 * k), (x - width / 2 * k, y)],
                smooth=False,
            )
            cell = cell.intersection(field)
            if cell.is_empty:
                continue
            art.shape(cell, ground, line=1.7, hatch=Hatch(angle=30, depth=9, share=0.4, spacing=2.6, width=1.2))
            if cell.area < 0.8 * (width * height / 2 * k * k):
                continue
            if row % 2:
                art.shape([(x + px, y + py) for px, py in star(4, 8.4, 3.0)], "gold", line=1.5, smooth=False)
            elif art.detail > Detail.SMALL:
                art.shape(art.circle(x, y, 2.5), "cream", line=1.3)


def _medallion(art: Drawing) -> None:
    """An oval with two brooms, one up and one down."""
    with art.at(150, 250):
        art.shape(art.circle(0, 0, 74, 98), "gold", line=3.0, hatch=Hatch(angle=30, depth=12, share=0.1))
        art.shape(art.circle(0, 0, 65, 89), "cream", line=2.4)
        for k in range(24):
            x, y = polar(k * 15, 1)[:2]
            inner, outer = (0.64, 0.93) if k % 2 == 0 else (0.78, 0.93)
            art.line(
                [(x * 65 * outer, y * 89 * outer), (x * 65 * inner, y * 89 * inner)],
                1.8,
                (1, 0.7, 0.05),
                smooth=False,
                detail=Detail.MID,
            )
        for turn in (0, 180):
            with art.at(rot=turn + 16), art.at(-21, -56, 0.46, rot=-4):
                broom(art, binding=132, top=-30, foot=214, bow=False)


def back_plates(ground: str, width_px: int) -> Plates:
    """Plates of the back with a `ground` of "blue" or "red", exactly symmetric under half a turn."""
    art = Drawing(WIDTH, HEIGHT, optical_size(width_px), seed=5)
    field = box(*FIELD)
    _border(art, ground)
    _lattice(art, ground, field)
    _medallion(art)
    return half_turn(press(art), box(-5, -5, WIDTH + 5, HEIGHT / 2))
