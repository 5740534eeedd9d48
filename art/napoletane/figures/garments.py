"""Collars, sleeves, breeches, skirts and belts.  Coordinates are card units."""

import math
from collections.abc import Sequence
from typing import Final

import shapely

from art.plates import (
    Detail,
    Drawing,
    Hatch,
    Joint,
    Point,
    Points,
    Region,
    Ring,
    fold,
    largest,
    sample,
    shade_tube,
    symmetric,
    tube_region,
)

SHADOW: Final = Hatch(22, 13, 0.42, 2.6, 1.35)
"""Shading of rounded cloth and limbs."""


def collar_ruff(art: Drawing, x: float, y: float, width: float, pleats: int = 9, tilt: float = 0) -> None:
    """Figure-of-eight ruff centred (x, y), half width `width`."""
    with art.at(x, y, rot=tilt):
        for i in sorted(range(pleats), key=lambda i: -abs(i - (pleats - 1) / 2)):
            t = -1 + 2 * i / (pleats - 1)
            with art.at(width * math.sin(t * 1.25), 7 * math.cos(t * 1.25) - 4, rot=-t * 38):
                art.shape(
                    art.circle(0, 0, width / pleats * 1.5, 7.4), "cream", line=1.9, hatch=Hatch(30, 4, 0.3, 2.3, 0.9)
                )
                art.line([(0, 6), (-0.6, 1), (0.2, -3)], 1.3, (1, 0.9, 0.1), detail=Detail.MID)


def scallop_collar(art: Drawing, x: float, y: float, width: float, fill: str, scallops: int, depth: float) -> None:
    """Flat collar lying on the shoulders with a scalloped hem; centre of the neck at (x, y)."""

    def hem(t: float) -> Point:
        return x + width * t, y + 2 + depth * 1.5 * math.sqrt(max(0.0, 1 - t * t))

    outline: list[Point] = [(x - width * 0.42, y - 6), (x, y - 1), (x + width * 0.42, y - 6), (x + width, y + 2, 1)]
    for i in range(scallops):
        px, py = hem(1 - 2 * (i + 0.5) / scallops)
        outline.append((px, py + 4.5))
        px, py = hem(1 - 2 * (i + 1) / scallops)
        outline.append((px, py - 1.5, 1))
    area = art.shape(outline, fill, line=2.1, hatch=Hatch(75, 7, 0.28, 2.5, 1.1))
    for i in range(scallops):
        t = 1 - 2 * (i + 0.5) / scallops
        art.line([(x + width * t * 0.6, y + 4), hem(t)], 1.2, (0.3, 1, 0.2), clip=area, detail=Detail.MID)


def puff_sleeve(
    art: Drawing, x: float, y: float, rx: float, ry: float, rot: float, fill: str, slash: str | None = None
) -> None:
    """Puffed upper sleeve centred (x, y); `slash` = ink of its lens-shaped openings, without it the sleeve is
    pleated."""
    with art.at(x, y, rot=rot):
        right: list[Point] = [(0, -ry), (rx * 0.8, -ry * 0.72), (rx, 0), (rx * 0.72, ry * 0.8), (0, ry)]
        area = art.shape(symmetric(right), fill, line=2.4, hatch=Hatch(22, 13, 0.38, 2.5))
        for k in (-0.52, 0.02, 0.56):
            if not slash:
                line = [(rx * k, -ry * 0.86), (rx * k * 1.45, 0), (rx * k, ry * 0.86)]
                fold(art, line, area, 1.6, depth=5, angle=22 + rot * 0.3, taper=(0.3, 1, 0.3))
                continue
            lens: list[Point] = [
                (rx * k * 0.9, -ry * 0.78, 1),
                (rx * k * 1.3 + 3.4, 0),
                (rx * k * 0.9, ry * 0.78, 1),
                (rx * k * 1.1 - 3, 0),
            ]
            opening = art.shape(largest(art.region(lens).intersection(area.buffer(-2.5))), slash, line=1.5)
            art.line(
                [(rx * k, -ry * 0.6), (rx * k * 1.25 + 0.8, 0), (rx * k, ry * 0.6)],
                0.9,
                (0.2, 1, 0.2),
                clip=opening,
                detail=Detail.FULL,
            )
        for k in (-0.26, 0.3):
            for end in (-1, 1):
                art.line(
                    [(rx * k * 0.8, end * ry * 0.9), (rx * k * 1.2, end * ry * 0.5)],
                    1.0,
                    (1, 0.7, 0.1),
                    clip=area,
                    detail=Detail.FULL,
                )


def sleeve(art: Drawing, joints: Sequence[Joint], fill: str, shade: float = 25, *, creases: Sequence[Points]) -> Region:
    """Arm tube along `joints`, shaded towards `shade` (page degrees), with creases at the elbow and, at full size,
    long folds above and below it."""
    area = art.shape(tube_region(art, joints), fill, line=2.3)
    shade_tube(art, joints, area, Ring(0.52, 2.4, 1.35, 0.24, 0.1, shade))
    for crease in creases:
        fold(art, crease, area, 1.6, depth=5, angle=60, taper=(0.9, 1, 0.1), detail=Detail.MID)
    path, across = sample(joints, 10)
    last = len(path) - 1
    for start, end, share in ((0.16, 0.44, 0.08), (0.60, 0.86, 0.06)):
        steps = [round(last * (start + (end - start) * k / 3)) for k in range(4)]
        widths = [sum(joints[round(i / last * (len(joints) - 1))][2:]) for i in steps]
        line = [
            (float(path[i][0] + across[i][0] * share * w), float(path[i][1] + across[i][1] * share * w))
            for i, w in zip(steps, widths, strict=True)
        ]
        art.line(line, 1.2, (0.3, 1, 0.1), clip=area, detail=Detail.FULL)
    return area


def bent_sleeve(
    art: Drawing,
    upper: Sequence[Joint],
    fore: Sequence[Joint],
    fill: str,
    shade: float = 25,
    *,
    creases: Sequence[Points],
) -> Region:
    """Arm with a sharp elbow where the tube of the `upper` arm meets that of the `fore` arm, shaded like a sleeve."""
    parts = [tube_region(art, upper), tube_region(art, fore)]
    area = art.shape(shapely.union_all(parts).buffer(0.8).buffer(-0.8), fill, line=2.3)
    for joints, part in zip((upper, fore), parts, strict=True):
        shade_tube(art, joints, part, Ring(0.52, 2.4, 1.35, 0.24, 0.1, shade))
    for crease in creases:
        fold(art, crease, area, 1.7, depth=5, angle=60, taper=(0.9, 1, 0.1), detail=Detail.MID)
    return area


def cuff(art: Drawing, x: float, y: float, width: float, rot: float, fill: str, height: float = 10) -> None:
    """Cuff ring across an arm at (x, y); `rot` = direction of the arm in degrees, 0 pointing up."""
    flare = 1.25
    with art.at(x, y, rot=rot):
        w, h = width / 2, height / 2
        area = art.shape(
            [(-w, h), (0, h + 2), (w, h), (w * flare, -h, 1), (0, -h + 2), (-w * flare, -h, 1)],
            fill,
            line=1.9,
            hatch=Hatch(15, 6, 0.3, 2.4, 1.0),
        )
        for k in (-0.24, 0.3):
            art.line([(w * k, h), (w * k * 1.2, -h + 2)], 1.0, (0.3, 1, 0.3), clip=area, detail=Detail.FULL)


def breech_leg(
    art: Drawing,
    outline: Points,
    fill: str,
    axis: tuple[tuple[float, float], tuple[float, float]],
    slash: str | None = None,
) -> None:
    """One leg of the breeches inside `outline`; `axis` = centre line from waist to knee, `slash` = ink of its long
    openings, without it the leg falls in `pleats` folds."""
    pleats = 3
    area = art.shape(outline, fill, line=2.4, hatch=Hatch(15, 15, 0.34, 2.6))
    (ax, ay), (bx, by) = axis
    x0, _, x1, _ = area.bounds
    half = (x1 - x0) / 2
    for i in range(pleats):
        t = -1 + 2 * (i + 0.5) / pleats
        top, low = (ax + t * half * 0.5, ay + 14), (bx + t * half * 0.6, by - 10)
        mx, my = (ax + bx) / 2 + t * half * 0.86, (ay + by) / 2
        if slash:
            lens = art.region([(*top, 1), (mx + 4.6, my), (*low, 1), (mx - 4.6, my)]).intersection(area.buffer(-3))
            opening = art.shape(largest(lens), slash, line=1.6)
            art.line([top, (mx + 1, my), low], 1.0, (0.2, 1, 0.2), clip=opening, detail=Detail.FULL)
        else:
            fold(art, [top, (mx, my), low], area, 1.6, depth=7, detail=Detail.SMALL if i % 2 == 0 else Detail.MID)
    for i in range(1, pleats):
        t = -1 + 2 * i / pleats
        x, y = bx + t * half * 0.55, by - 6
        art.line([(x, y), (x + t * 3, y - 10), (x + t * 5, y - 17)], 1.1, (1, 0.7, 0.1), clip=area, detail=Detail.FULL)


def skirt(
    art: Drawing, left: Points, right: Points, fill: str, folds: int, trim: str | None, trim_height: float
) -> Region:
    """Pleated skirt between a left and a right edge (splines from top to hem), with `folds` pleats and, with the
    ink `trim`, a dotted hem band."""
    (lx, ly), (rx, ry) = left[-1][:2], right[-1][:2]
    hem: list[Point] = []
    for i in range(1, folds * 2):
        t = i / (folds * 2)
        hem.append((lx + (rx - lx) * t, ly + (ry - ly) * t + 6 * math.sin(math.pi * t) + (2.2 if i % 2 else -1.6)))
    outline: list[Point] = [(*left[0][:2], 1), *left[1:], *hem, *list(right[::-1])[:-1], (*right[0][:2], 1)]
    area = art.shape(outline, fill, line=2.5, hatch=Hatch(15, 16, 0.24, 2.6))
    if trim:
        upper: list[Point] = [
            (lx - 1, ly - trim_height),
            *((x, y - trim_height) for x, y in hem),
            (rx + 1, ry - trim_height),
        ]
        band = largest(art.region([*upper, (rx + 2, ry + 12), (lx - 2, ly + 12)]).intersection(area))
        if not band.is_empty:
            art.shape(band, trim, line=1.8)
            for x, y in hem[::2] if art.detail == Detail.FULL else ():
                art.ink(art.circle(x, y - trim_height * 0.5 + 0.5, 1.5), clip=band)
    (tlx, tly), (trx, try_) = left[0][:2], right[0][:2]
    for i in range(1, folds):
        t = i / folds
        x0, y0 = tlx + (trx - tlx) * t, tly + (try_ - tly) * t + 6
        x1, y1 = lx + (rx - lx) * t, ly + 4 * math.sin(math.pi * t) - (trim_height if trim else 2)
        fold(
            art,
            [(x0, y0), ((x0 + x1) / 2 + (t - 0.5) * 5, (y0 + y1) / 2), (x1, y1)],
            area,
            1.7,
            depth=8,
            detail=Detail.SMALL if i % 2 else Detail.MID,
        )
    return area


def belt(
    art: Drawing,
    x0: float,
    x1: float,
    y: float,
    fill: str,
    clip: Region,
    drop: float = 5,
    height: float = 12,
    buckle: str | None = None,
    gem: str | None = None,
) -> Region:
    """Waist belt round the torso `clip` from x0 to x1, sagging by `drop`; `buckle` draws a frame, `gem` a
    lozenge."""
    xm = (x0 + x1) / 2
    x0, x1 = x0 - 8, x1 + 8
    band = art.region(
        [
            (x0, y, 1),
            (xm, y + drop),
            (x1, y, 1),
            (x1 + 1, y + height, 1),
            (xm, y + height + drop),
            (x0 - 1, y + height, 1),
        ]
    )
    area = art.shape(largest(band.intersection(clip.buffer(1.4))), fill, line=2.1, hatch=Hatch(15, 12, 0.2, 2.6, 1.1))
    for share in (0.28, 0.72):
        art.line(
            [(x0 + 2, y + height * share), (xm, y + height * share + drop), (x1 - 2, y + height * share)],
            0.9,
            (1, 1, 1),
            clip=area,
            detail=Detail.FULL,
        )
    cy = y + height / 2 + drop
    if buckle:
        for half_w, half_h, ink, line in ((9.0, 8.0, buckle, 2.0), (4.0, 3.6, fill, 1.4)):
            frame = [
                (xm - half_w, cy - half_h),
                (xm + half_w, cy - half_h),
                (xm + half_w, cy + half_h),
                (xm - half_w, cy + half_h),
            ]
            art.shape(frame, ink, line=line, smooth=False)
    if gem:
        for size, ink, line in ((10.0, gem, 2.0), (4.0, "cream", 1.1)):
            art.shape(
                [(xm, cy - size), (xm + size * 0.9, cy), (xm, cy + size), (xm - size * 0.9, cy)],
                ink,
                line=line,
                smooth=False,
            )
    return area


def slashes(art: Drawing, places: Points, ink: str, tall: float, turn: float = 0) -> None:
    """Small lens-shaped cuts through which a lining of the ink shows, each centred at one of `places`."""
    if art.detail == Detail.SMALL:
        return
    for x, y, *_ in places:
        with art.at(x, y, rot=turn):
            half = tall / 2
            art.shape([(0, -half, 1), (2.7, 0), (0, half, 1), (-2.7, 0)], ink, line=1.3)
