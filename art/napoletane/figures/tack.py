"""Saddle cloths, straps, reins, stirrups and the slab the horses walk on, for a horse facing right."""

import math

from shapely.affinity import rotate, translate
from shapely.geometry import Point as Place
from shapely.geometry import Polygon

from art.napoletane.figures.drapery import damask
from art.plates import Detail, Drawing, Hatch, Point, Region, largest, strap


def saddlecloth(
    art: Drawing,
    fill: str,
    trim: str,
    box: tuple[float, float, float, float] = (88, 154, 236, 298),
    fringe: str | None = None,
    border: str = "dots",
    embroidered: bool = True,
) -> None:
    """Cloth hanging over the barrel inside `box` (left, right, top, bottom): a `trim` border with an
    ornament (dots, chain or lozenge), an inner field, `embroidered` or plain, and with the ink `fringe` a fringe
    below the hem."""
    rim = 10
    x0, x1, y0, y1 = box
    outer: list[Point] = [
        (x0, y0, 1),
        (x1, y0 + 2, 1),
        (x1 + 2, y0 + 34),
        (x1 - 2, y1 - 6),
        (x1 - 12, y1 + 3),
        ((x0 + x1) / 2, y1 + 6),
        (x0 + 10, y1),
        (x0 - 1, y1 - 12),
        (x0 - 3, y0 + 34),
    ]
    if fringe:
        lower = [(p[0], p[1] + (8 if p[1] > y0 + 40 else 0)) for p in outer]
        area = art.shape(lower, fringe, line=2.0)
        for i in range(22):
            x = x0 + (x1 - x0) * i / 21
            art.line([(x, y1 - 10), (x - 0.5, y1 + 14)], 1.1, (1, 1, 0.6), clip=area, detail=Detail.MID)
    cloth = art.shape(outer, trim, line=2.4, hatch=Hatch(70, 6, 0.1, 2.8, 1.2))
    field = art.shape(
        largest(cloth.buffer(-rim * art.scale)), fill, line=1.8, hatch=Hatch(65, 14, 0.34, 2.4, 1.25, 0.2, dots=False)
    )
    if embroidered:
        damask(art, field, 17, "lozenge")
    if art.detail > Detail.SMALL:
        _border(art, largest(cloth.buffer(-rim * 0.5 * art.scale)), border)


def _border(art: Drawing, ring: Polygon, ornament: str) -> None:
    """Ornament along the edge of `ring`, every 9 units."""
    path = ring.exterior
    count = int(path.length / 9)
    for i in range(count):
        here = path.interpolate(i / count, normalized=True)
        ahead = path.interpolate((i + 0.5) / count, normalized=True)
        if ornament == "dots":
            art.ink(here.buffer(1.7))
            continue
        unit = Polygon([(-4.2, 0), (0, -2.9), (4.2, 0), (0, 2.9)]) if ornament == "lozenge" else Place(0, 0).buffer(3.0)
        turn = math.degrees(math.atan2(ahead.y - here.y, ahead.x - here.x))
        mark = translate(rotate(unit, turn, origin=(0, 0)), here.x, here.y)
        art.tint(mark, "cream" if ornament == "lozenge" else "gold")
        art.ink(mark.boundary.buffer(0.65))
        if ornament == "chain":
            art.ink(here.buffer(0.9))


def round_saddle(art: Drawing, fill: str, trim: str) -> None:
    """Oval ribbed saddle with cantle and pommel, under a rider seated near (126, 236)."""
    area = art.shape(
        [(84, 240), (100, 230), (152, 230), (166, 240), (170, 268), (158, 296), (128, 308), (98, 300), (82, 272)],
        fill,
        line=2.4,
        hatch=Hatch(65, 16, 0.30, 2.5, 1.3),
    )
    for k in range(1, 4):
        r = 1 - 0.22 * k
        rib = [
            (126 - 40 * r, 262),
            (126 - 26 * r, 268 + 30 * r),
            (128, 270 + 35 * r),
            (126 + 28 * r, 268 + 28 * r),
            (126 + 42 * r, 260),
        ]
        art.line(rib, 1.5, (0.3, 1, 0.3), clip=area, detail=Detail.MID)
    art.shape([(78, 244), (74, 228), (84, 222), (96, 232), (98, 244)], trim, line=2.1)
    art.shape([(156, 242), (160, 226), (170, 226), (172, 240), (166, 250)], trim, line=2.1)


def breast_strap(art: Drawing, fill: str, boss: str, clip: Region) -> None:
    """Breast collar from the saddle round the chest with a boss and tassels."""
    for x, y in ((170, 297), (191, 296), (236, 279)) if art.detail > Detail.SMALL else ():
        fringe: list[Point] = [(x - 2.4, y + 1), (x + 2.4, y + 1), (x + 4, y + 15, 1), (x, y + 13), (x - 4, y + 15, 1)]
        area = art.shape(fringe, fill, line=1.5)
        art.line([(x, y + 5), (x, y + 13)], 1.0, (0.4, 1, 0.4), clip=area, detail=Detail.FULL)
        art.shape(art.circle(x, y + 2.4, 2.9), boss, line=1.3)
    strap(art, [(148, 292), (186, 294), (214, 288), (254, 264)], 8.5, fill, studs=6, clip=clip)
    art.shape(art.circle(213, 289, 8), boss, line=2)
    art.shape(art.circle(213, 289, 4.2), fill, line=1.4)
    art.ink(art.circle(213, 289, 1.5))


def crupper(art: Drawing, fill: str) -> None:
    """Strap over the rump from the saddlecloth, looped round the dock of the tail."""
    strap(art, [(92, 252), (66, 248), (46, 254), (33, 266), (24, 272)], 6, fill, studs=3)


def reins(art: Drawing, bit: tuple[float, float], hand: tuple[float, float], fill: str, sag: float) -> None:
    """Reins from the bit ring to the hand."""
    middle = ((bit[0] + hand[0]) / 2, (bit[1] + hand[1]) / 2 + sag)
    strap(art, [bit, middle, hand], 3.8, fill, line=1.5)


def stirrup_leather(art: Drawing, x: float, y: float, fill: str) -> None:
    """Strap from under the saddle to the stirrup at (x, y); the rider's leg is drawn over it."""
    strap(art, [(x - 14, y - 110), (x + 2, y - 56), (x + 1, y - 18)], 5, fill, line=1.5)


def stirrup(art: Drawing, x: float, y: float) -> None:
    """Stirrup drawn over the boot: tread centre (x, y), a small arch over the instep."""
    strap(art, [(x - 6, y), (x - 5, y - 12), (x, y - 20), (x + 6, y - 12), (x + 7, y)], 3.4, "gold", line=1.4)
    strap(art, [(x - 9, y + 1), (x + 11, y + 1)], 4.4, "gold", line=1.6)


def perspective_slab(art: Drawing, fill: str, leans: str) -> None:
    """Slab seen from above with six ruled panels; its lower edge is shifted to the side it `leans` to."""
    top, low, width = 434, 468, 246
    k, left = (16, 19) if leans == "right" else (-16, 34)
    right = left + width
    art.shape([(left, top), (right, top), (right + k, low), (left + k, low)], fill, line=2.4, smooth=False)
    front = [(left + k, low), (right + k, low), (right + k, low + 5), (left + k, low + 5)]
    art.shape(front, fill, line=2.0, smooth=False, hatch=Hatch(0, 3, 0.2, 2.4, 1.0))
    if art.detail == Detail.SMALL:
        return
    panel, height = width / 6, low - top
    for i in range(6):
        x = left + i * panel
        corners = [
            (x + 6 + k * 0.2, top + height * 0.2),
            (x + panel - 5 + k * 0.2, top + height * 0.2),
            (x + panel - 5 + k * 0.8, top + height * 0.8),
            (x + 6 + k * 0.8, top + height * 0.8),
        ]
        area = art.region(corners, smooth=False)
        art.ink(area.boundary.buffer(0.8))
        art.rule(area, 0, 3.4, 0.9)
