"""Cloth of the French courts: mantles, doublets, sleeves, collars, patterns and the band of the middle.

All coordinates are those of the card's upper half: the neck is near (150, 150), the frame at x = 26 and 274.
"""

import math
from typing import Final, Literal

import shapely

from art.plates import Detail, Drawing, Hatch, Joint, Point, Points, Region, fold, lozenge, tube_region

CLOTH: Final = Hatch(angle=18, depth=17, share=0.28, spacing=2.7, width=1.4)
SLEEVE: Final = Hatch(angle=26, depth=11, share=0.38, spacing=2.6, width=1.3)
LIGHT: Final = Hatch(angle=70, depth=6, share=0.28, spacing=2.6, width=1.1)

Motif = Literal["dots", "lozenges", "scales", "stripes", "fleurs", "crosses"]


def mantle(art: Drawing, outline: Points, fill: str, folds: tuple[Points, ...]) -> Region:
    """A cloak or robe with folds that are shaded on their right."""
    cloth = art.shape(outline, fill, line=2.6, hatch=CLOTH)
    for points in folds:
        fold(art, points, cloth, width=1.9, depth=9)
    return cloth


def brocade(art: Drawing, clip: Region, motif: Motif, ink: str, pitch: float, lean: float = 0) -> None:
    """Fill a page region with a woven pattern in `ink`; `lean` turns the rows (degrees). Left out when
    small."""
    if art.detail == Detail.SMALL or clip.is_empty:
        return
    inside = clip.buffer(-1.6)
    x0, y0, x1, y1 = clip.bounds
    cx, cy, reach = (x0 + x1) / 2, (y0 + y1) / 2, math.hypot(x1 - x0, y1 - y0) / 2 + pitch
    if motif == "stripes":
        with art.at(cx, cy, rot=lean):
            for k in range(-int(reach / pitch), int(reach / pitch) + 1):
                stripe = art.region(
                    [
                        (k * pitch - pitch * 0.2, -reach),
                        (k * pitch + pitch * 0.2, -reach),
                        (k * pitch + pitch * 0.2, reach),
                        (k * pitch - pitch * 0.2, reach),
                    ],
                    smooth=False,
                ).intersection(inside)
                if not stripe.is_empty:
                    art.tint(stripe, ink)
                    art.ink(stripe.boundary.buffer(0.55))
        return
    rows = int(reach / (pitch * 0.5)) + 1
    with art.at(cx, cy, rot=lean):
        for row in range(-rows, rows + 1):
            for column in range(-rows, rows + 1):
                x, y = (column + (0.5 if row % 2 else 0)) * pitch, row * pitch * 0.5
                spot = shapely.Point(art.to_page([(x, y)])[0][:2])
                if clip.contains(spot):
                    _motif(art, x, y, pitch, motif, ink, inside)


def _motif(art: Drawing, x: float, y: float, pitch: float, motif: Motif, ink: str, clip: Region) -> None:
    """One repeat of a pattern."""
    k = pitch / 20
    if motif == "dots":
        dot = art.circle(x, y, 2.5 * k).intersection(clip)
        art.tint(dot, ink)
        art.ink(dot.boundary.buffer(0.5))
    elif motif == "lozenges":
        stone = art.region(
            [(x, y - 4.6 * k), (x + 3.6 * k, y), (x, y + 4.6 * k), (x - 3.6 * k, y)], smooth=False
        ).intersection(clip)
        art.tint(stone, ink)
        art.ink(stone.boundary.buffer(0.55))
    elif motif == "scales":
        art.line(
            [
                (x - pitch * 0.5, y - 1),
                (x - pitch * 0.3, y + 4.6 * k),
                (x, y + 6.4 * k),
                (x + pitch * 0.3, y + 4.6 * k),
                (x + pitch * 0.5, y - 1),
            ],
            1.4,
            (0.6, 1, 0.6),
            clip=clip,
        )
        dot = art.circle(x, y + 1, 1.7 * k).intersection(clip)
        art.tint(dot, ink)
        art.ink(dot.boundary.buffer(0.45))
    elif motif == "crosses":
        for dx, dy in ((4.2, 0), (0, 4.2)):
            art.line([(x - dx * k, y - dy * k), (x + dx * k, y + dy * k)], 2.2, (0.7, 1, 0.7), clip=clip, smooth=False)
    else:
        petals = [
            art.region([(x, y - 7 * k, 1), (x + 2.6 * k, y - 2 * k), (x, y + 2.6 * k, 1), (x - 2.6 * k, y - 2 * k)])
        ]
        for side in (-1, 1):
            petals.append(
                art.region(
                    [
                        (x, y + 2 * k, 1),
                        (x + side * 2.2 * k, y - 2.6 * k),
                        (x + side * 6 * k, y - 3.4 * k, 1),
                        (x + side * 4.6 * k, y + 1.6 * k),
                    ]
                )
            )
        lily = shapely.union_all(
            [
                *petals,
                art.region([(x - 1.6 * k, y), (x + 1.6 * k, y), (x + 2.4 * k, y + 6 * k), (x - 2.4 * k, y + 6 * k)]),
            ]
        )
        lily = lily.intersection(clip)
        art.tint(lily, ink)
        art.ink(lily.boundary.buffer(0.5))


def puff(
    art: Drawing,
    x: float,
    y: float,
    rx: float,
    ry: float,
    turn: float,
    fill: str,
    slash: str | None,
) -> Region:
    """A puffed sleeve head, with lens-shaped slashes of a second ink or with pleats."""
    slits = 3
    with art.at(x, y, rot=turn):
        body = art.shape(
            [
                (0, -ry),
                (rx * 0.8, -ry * 0.72),
                (rx, 0),
                (rx * 0.72, ry * 0.8),
                (0, ry),
                (-rx * 0.72, ry * 0.8),
                (-rx, 0),
                (-rx * 0.8, -ry * 0.72),
            ],
            fill,
            line=2.4,
            hatch=SLEEVE,
        )
        for i in range(slits):
            k = -0.56 + 1.12 * i / (slits - 1)
            if slash:
                lens = art.region(
                    [
                        (rx * k * 0.9, -ry * 0.78, 1),
                        (rx * k * 1.3 + 3.6, 0),
                        (rx * k * 0.9, ry * 0.78, 1),
                        (rx * k * 1.1 - 3.2, 0),
                    ]
                )
                lens = lens.intersection(body.buffer(-2.2))
                if lens.geom_type == "Polygon" and not lens.is_empty:
                    art.shape(lens, slash, line=1.6)
            else:
                art.line([(rx * k, -ry * 0.86), (rx * k * 1.45, 0), (rx * k, ry * 0.86)], 1.6, (0.3, 1, 0.3), clip=body)
    return body


def arm(art: Drawing, joints: list[Joint], fill: str, cuff: str | None, bands: str | None = None) -> Region:
    """A sleeve along `joints` (x, y, width) from shoulder to wrist, with creases at the elbow and a cuff."""
    sleeve = art.shape(tube_region(art, joints), fill, line=2.4, hatch=SLEEVE)
    (ax, _, _), (bx, by, wide), (cx, cy, _) = joints[-3:]
    for k in (0.0, 0.34, 0.68):
        art.line(
            [
                (bx + (ax - bx) * 0.1, by - wide * 0.5 + k * wide),
                (bx, by - wide * 0.1 + k * wide * 0.4),
                (bx + (cx - bx) * 0.25, by + wide * 0.25),
            ],
            1.4,
            (0.9, 0.9, 0.1),
            clip=sleeve,
            detail=Detail.MID,
        )
    along = math.degrees(math.atan2(cy - by, cx - bx)) + 90
    if bands:
        for t in (0.35, 0.6, 0.85):
            with art.at(bx + (cx - bx) * t, by + (cy - by) * t, rot=along):
                strip = art.region([(-30, -3), (30, -3), (30, 3), (-30, 3)], smooth=False).intersection(sleeve)
                art.tint(strip, bands)
                art.ink(strip.boundary.buffer(0.6).intersection(sleeve))
    if cuff:
        width = joints[-1][2]
        with art.at(cx, cy, rot=along):
            art.shape(
                [
                    (-width * 0.52, 8),
                    (0, 10),
                    (width * 0.52, 8),
                    (width * 0.72, -6, 1),
                    (width * 0.3, -3),
                    (0, -6, 1),
                    (-width * 0.3, -3),
                    (-width * 0.72, -6, 1),
                ],
                cuff,
                line=2.0,
                hatch=LIGHT,
            )
    return sleeve


def ruff(art: Drawing, x: float, y: float, half: float, pleats: int, depth: float) -> None:
    """A pleated ruff round a neck at (x, y)."""
    for i in sorted(range(pleats), key=lambda i: -abs(i - (pleats - 1) / 2)):
        t = -1 + 2 * i / (pleats - 1)
        with art.at(x + half * math.sin(t * 1.25), y - 4 + depth * math.cos(t * 1.25), rot=-t * 38):
            pleat = art.shape(art.circle(0, 0, half / pleats * 1.55, depth), "cream", line=1.9)
            art.line(
                [(0, depth * 0.8), (-0.6, 1), (0.2, -depth * 0.4)], 1.3, (1, 0.9, 0.1), clip=pleat, detail=Detail.MID
            )


def scallops(
    art: Drawing, x: float, y: float, half: float, drop: float, fill: str, count: int, bead: str | None = None
) -> Region:
    """A collar on the shoulders with a scalloped hem, its neck at (x, y); `bead` puts a pearl into each
    scallop."""
    outline: list[Point] = [(x - half * 0.4, y - 7), (x, y - 1), (x + half * 0.4, y - 7), (x + half, y + 3, 1)]
    lobes: list[Point] = []
    for i in range(count):
        for u, sharp in ((0.5, False), (1.0, True)):
            t = 1 - 2 * (i + u) / count
            low = y + 3 + drop * (1 - t * t) ** 0.5
            outline.append((x + half * t, low - 1.5, 1) if sharp else (x + half * t, low + 5))
            if not sharp:
                lobes.append((x + half * t * 0.94, low - 1.6))
    collar = art.shape(outline, fill, line=2.2, hatch=LIGHT)
    for px, py in lobes:
        art.line(
            [(x + (px - x) * 0.55, y + 3), ((x + px * 3) / 4, (y + py * 2) / 3)],
            1.2,
            (0.3, 1, 0.2),
            clip=collar,
            detail=Detail.MID,
        )
        if bead:
            art.shape(art.circle(px, py, 2.8), bead, line=1.4)
    return collar


def ermine(art: Drawing, outline: Points, spots: Points) -> Region:
    """White fur with black tails at `spots`."""
    fur = art.shape(outline, "cream", line=2.4, hatch=LIGHT)
    for x, y in spots:
        art.line([(x, y - 2), (x - 0.6, y + 4), (x + 0.4, y + 9)], 4.2, (0.4, 1, 0.1), clip=fur, peak=0.35)
        if art.detail > Detail.SMALL:
            for dx, dy in ((-3, -1.4), (3, -1.4), (0, -5)):
                art.ink(art.circle(x + dx, y + dy, 1.15), clip=fur)
    return fur


def fur_band(art: Drawing, spine: Points, width: float, spacing: float = 17) -> Region:
    """A strip of ermine along a spline."""
    band = art.shape(tube_region(art, [(p[0], p[1], width) for p in spine], caps=False), "cream", line=2.2)
    path = shapely.LineString([p[:2] for p in spine])
    at = spacing * 0.6
    while at < path.length - 4:
        spot = path.interpolate(at)
        art.line(
            [(spot.x, spot.y - 4), (spot.x - 0.5, spot.y + 1), (spot.x + 0.3, spot.y + 6)],
            3.4,
            (0.4, 1, 0.1),
            clip=band,
            peak=0.35,
        )
        at += spacing
    return band


def sash(art: Drawing, slope: float, fill: str, stone: str) -> None:
    """The band along the dividing line: it hides the seam and is its own half turn."""
    half = 9
    ends = (10.0, 290.0)
    line = [(x, 250 + slope * (x - 150)) for x in ends]
    band = art.region(
        [
            (line[0][0], line[0][1] - half),
            (line[1][0], line[1][1] - half),
            (line[1][0], line[1][1] + half),
            (line[0][0], line[0][1] + half),
        ],
        smooth=False,
    )
    art.shape(band, fill, line=2.4)
    art.ink(
        art.region(
            [
                (line[0][0], line[0][1] - half + 3.2),
                (line[1][0], line[1][1] - half + 3.2),
                (line[1][0], line[1][1] - half + 4.3),
                (line[0][0], line[0][1] - half + 4.3),
            ],
            smooth=False,
        )
    )
    for k in range(-5, 6):
        x = 150 + k * 22
        if k % 2 == 0:
            lozenge(art, x, 250 + slope * (x - 150), 7.2, 5.4, stone, "cream" if art.detail > Detail.SMALL else None)
        else:
            art.shape(art.circle(x, 250 + slope * (x - 150), 2.6), "cream", line=1.5)
