"""What ties the 2, 3 and 4 of swords: white-edged red ribbons and a garland."""

import math
from collections.abc import Sequence

from shapely.geometry import box

from art.plates import Detail, Drawing, Hatch, Joint, Point, Region, largest, leaf, sample, tube_region
from art.plates.splines import FloatArray

SATIN = Hatch(75, 11, 0.36, 2.7, 1.3)
PROUD = 1.4
"""How far a band stands out from the edge of the blade that it turns round."""


def _turned(area: Region, keep: Region) -> Region:
    """The part of a band inside `keep`, its corners rounded where it turns behind an edge of `keep`."""
    inside = area.intersection(keep)
    near = keep.boundary.buffer(10)
    return largest(inside.buffer(-4.5).buffer(4.5).intersection(near).union(inside.difference(near)).buffer(0.1))


def ribbon(art: Drawing, joints: Sequence[Joint], keep: Region | None, fork: float = 0) -> Region:
    """Red ribbon with white edges along `joints`, kept inside the page region `keep`; `fork` > 0 cuts a swallow
    tail of that depth into its first end."""
    area = tube_region(art, joints, caps=False)
    if fork:
        (x0, y0, width), (x1, y1) = joints[0][:3], joints[1][:2]
        length = math.hypot(x1 - x0, y1 - y0)
        dx, dy = (x1 - x0) / length, (y1 - y0) / length
        half = width * 0.62
        notch = [
            (x0 - dx * 4 - dy * half, y0 - dy * 4 + dx * half),
            (x0 + dx * fork, y0 + dy * fork),
            (x0 - dx * 4 + dy * half, y0 - dy * 4 - dx * half),
        ]
        area = largest(area.difference(art.region(notch, smooth=False)))
    if keep is not None:
        area = _turned(area, keep)
    art.shape(area, "red", line=2.5)
    line, across = sample([(j[0], j[1]) for j in joints])
    widths = [joints[round(i / (len(line) - 1) * (len(joints) - 1))][2] for i in range(len(line))]
    inner, outer = (0.22, 0.50) if art.detail == Detail.SMALL else (0.28, 0.42)
    for side in (1, -1):
        near = [_offset(p, n, side * w * inner) for p, n, w in zip(line, across, widths, strict=True)]
        far = [_offset(p, n, side * w * outer) for p, n, w in zip(line, across, widths, strict=True)]
        art.tint([*near, *far[::-1]], "cream", clip=area, smooth=False)
        art.line(near[::3], 1.2, (1, 1, 1), clip=area, detail=Detail.MID)
    art.hatch(area, SATIN)
    _creases(art, area, line, across, widths)
    return area


def _creases(art: Drawing, area: Region, line: FloatArray, across: FloatArray, widths: Sequence[float]) -> None:
    """Folds that run slantwise along a ribbon, so that it looks like cloth."""
    last = len(line) - 1
    for start, end, share in ((0.08, 0.3, 0.2), (0.3, 0.52, -0.16), (0.5, 0.72, 0.16), (0.72, 0.94, -0.2)):
        steps = [round(last * (start + (end - start) * k / 3)) for k in range(4)]
        drift = [share * (1 - 2 * k / 3) for k in range(4)]
        crease = [_offset(line[i], across[i], d * widths[i]) for i, d in zip(steps, drift, strict=True)]
        art.line(crease, 1.5, (0.2, 1, 0.1), clip=area, detail=Detail.MID)


def _offset(point: Sequence[float], normal: Sequence[float], amount: float) -> Point:
    return float(point[0] + normal[0] * amount), float(point[1] + normal[1] * amount)


def _wrap(
    art: Drawing, x: float, side: int, y: float, tail: Sequence[tuple[float, float]], width: float, half_blade: float
) -> None:
    """Upper turn of a ribbon round one blade: forked end outside, band across the front, behind the inner edge.

    `x` = axis of the blade, `side` = -1 for the left blade and 1 for the right, `y` = where the band crosses the
    axis, `tail` = offsets of the loose end from (x, y), its tip first, counted outward."""
    inner = x - side * (half_blade + PROUD)
    spine = [(x + side * dx, y + dy) for dx, dy in tail]
    spine += [(x, y - 2), (x - side * half_blade, y + 7), (x - side * (half_blade + 22), y + 18)]
    last = len(spine) - 1
    joints = [(px, py, width * (1 + 0.34 * (1 - i / last) ** 2)) for i, (px, py) in enumerate(spine)]
    keep = box(inner, 0, 400, 600) if side > 0 else box(-100, 0, inner, 600)
    ribbon(art, joints, keep, fork=15)


def two_swords_ribbon(art: Drawing) -> None:
    """Ribbon of the 2 of swords: wraps both blades and hangs in a U between them (page coordinates)."""
    x_left, x_right, y = 98, 202, 226
    half_blade = 13.9
    mid = (x_left + x_right) / 2
    for x, side in ((x_left, -1), (x_right, 1)):
        _wrap(art, x, side, y, [(66, -52), (53, -53), (36, -36), (20, -14)], 24, half_blade)
    half = [(-mid + x_left - 34, 4.0, 24), (x_left - half_blade - mid, 20, 23), (x_left + 12 - mid, 50, 22)]
    half += [(-24, 76, 27)]
    left: list[Joint] = [(mid + dx, y + dy, width) for dx, dy, width in half]
    right: list[Joint] = [(mid - dx, y + dy, width) for dx, dy, width in reversed(half)]
    keep = box(x_left - half_blade - PROUD, 0, x_right + half_blade + PROUD, 600)
    ribbon(art, [*left, (mid, y + 84, 32), *right], keep)


def three_swords_ribbon(art: Drawing) -> None:
    """Ribbon of the 3 of swords: two arms come down in a V to a three-cornered gold knot (page coordinates)."""
    x_left, x_right, y = 62, 238, 196
    half_blade = 11.6
    mid = (x_left + x_right) / 2
    for x, side in ((x_left, -1), (x_right, 1)):
        _wrap(art, x, side, y, [(33, -64), (25, -54), (26, -36), (15, -14)], 21, half_blade)
    for x, side in ((x_left, -1), (x_right, 1)):
        arm: list[Joint] = [
            (x + side * 34, y + 10, 24),
            (x + side * half_blade, y + 24, 24),
            (x - side * 16, y + 48, 23),
            (mid + side * 46, y + 78, 27),
            (mid + side * 20, y + 98, 25),
            (mid + side * 4, y + 113, 20),
        ]
        keep = box(-100, 0, x + half_blade + PROUD, 600) if side > 0 else box(x - half_blade - PROUD, 0, 400, 600)
        ribbon(art, arm, keep)
    knot = [(mid - 27, y + 98), (mid + 27, y + 98), (mid, y + 146)]
    area = art.shape(knot, "gold", line=2.5, smooth=False, hatch=Hatch(30, 10, 0.4, 2.4, 1.2))
    for side in (-1, 1):
        art.line([(mid + side * 15, y + 98), (mid + side * 3, y + 124)], 1.6, (1, 1, 0.2), clip=area, smooth=False)


def blossom(art: Drawing, radius: float) -> None:
    """Five-petalled gold flower with a red heart; origin = centre."""
    r = radius
    for i in range(5):
        with art.at(rot=i * 72 + 10):
            petal = art.shape(
                [
                    (-3, -2),
                    (-r * 0.48, -r * 0.6),
                    (-r * 0.3, -r),
                    (0, -r * 0.9),
                    (r * 0.3, -r),
                    (r * 0.48, -r * 0.6),
                    (3, -2),
                ],
                "gold",
                line=1.9,
                hatch=Hatch(35, 5, 0.35, 2.3, 1.0),
            )
            art.line([(0, -4), (0, -r * 0.62)], 1.2, (1, 0.8, 0.1), clip=petal, detail=Detail.MID)
    art.shape(art.circle(0, 0, r * 0.34), "red", line=1.8)


def garland(art: Drawing) -> None:
    """Leafy garland with three flowers, 176 wide x 50 high; origin = centre."""
    small = art.detail == Detail.SMALL
    art.line([(-90, 7), (-80, 3.6), (-50, -5), (-16, 7), (20, -7), (52, 4), (80, -3.6), (90, -7)], 3.4, (0.7, 1, 0.7))
    stalks = (
        (-84, 10, -68),
        (-74, -6, -20),
        (-68, 14, -140),
        (-26, -14, 18),
        (-22, 20, 190),
        (-8, 18, 150),
        (20, -20, -10),
        (26, 16, 170),
        (8, -16, -40),
        (68, -12, 30),
        (72, 12, 130),
        (84, -10, 74),
        (-46, -22, -30),
        (-44, 24, 200),
        (48, -20, 14),
        (50, 22, 168),
    )
    for x, y, turn in stalks:
        with art.at(x - math.copysign(3, x), y * 0.35, rot=turn):
            length, width = (29, 17) if small else (27, 14)
            leaf(art, length, width, "green", 1.8, vein=not small, hatch=Hatch(40, 6, 0.4, 2.4, 1.0))
    for x, y, r in ((-48, -2, 18), (2, 1, 21), (50, 0, 18)):
        with art.at(x, y):
            blossom(art, r)
