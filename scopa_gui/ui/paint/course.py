"""The arrow stitched into the cloth that says which way play goes round."""

from __future__ import annotations

import math
from collections.abc import Sequence
from itertools import pairwise

from scopa_gui.ui.paint.baked import Baked
from scopa_gui.ui.paint.canvas import Canvas, Point
from scopa_gui.ui.paint.dress import WHITE, Dress
from scopa_gui.ui.paint.palette import INK, ON_FELT, RGB, SHADE, mix

REACH = 20.0
"""How far the arrow reaches beyond its points to any side."""
STITCH, GAP = 9.0, 6.5
"""The length of a stitch, and from its end to the next."""
BARB, SPREAD = 13.0, 0.62
"""The length of the two stitches of its head, and how far they stand off its way, in radians."""
THREAD, STRONG_THREAD, HOLLOW = 2.4, 3.2, 1.1
"""How thick the thread is, with high contrast too, and how far the hollow it lies in shows beside it."""


def thread(dress: Dress) -> tuple[RGB, RGB]:
    """The colours of the thread and of the hollow: tones of the cloth, as quiet as can be; plain in high contrast."""
    if dress.contrast:
        return WHITE, INK
    return mix(dress.cloth, ON_FELT, 0.36), mix(dress.cloth, SHADE, 0.45)


def bake_course(points: Sequence[Point], dress: Dress, scale: float) -> Baked:
    """An arrow along ``points`` (logical units); its origin is that of the points."""
    left = math.floor(min(x for x, _ in points) - REACH)
    top = math.floor(min(y for _, y in points) - REACH)
    width = math.ceil((max(x for x, _ in points) + REACH - left) * scale)
    height = math.ceil((max(y for _, y in points) + REACH - top) * scale)
    canvas = Canvas(width, height, scale, round(-left * scale), round(-top * scale))
    colour, hollow = thread(dress)
    thick = STRONG_THREAD if dress.contrast else THREAD
    stitches = [*_stitches(points), *_head(points[-2], points[-1])]
    for tone, more, lower in ((hollow, 2 * HOLLOW, 0.6), (colour, 0.0, 0.0)):
        for (x0, y0), (x1, y1) in stitches:
            canvas.line(tone, (x0, y0 + lower), (x1, y1 + lower), thick + more, round_ends=True)
    return Baked(canvas.finish(), round(left * scale), round(top * scale), width, height)


def _stitches(points: Sequence[Point]) -> list[tuple[Point, Point]]:
    """Even stitches along the points, the last of which ends at the last point."""
    lengths = [math.dist(one, other) for one, other in pairwise(points)]
    count = max(1, round((sum(lengths) + GAP) / (STITCH + GAP)))
    pitch = (sum(lengths) + GAP) / count

    def along(way: float) -> Point:
        for (one, other), length in zip(pairwise(points), lengths, strict=True):
            if way <= length:
                share = way / length
                return one[0] + (other[0] - one[0]) * share, one[1] + (other[1] - one[1]) * share
            way -= length
        return points[-1]

    return [(along(pitch * n), along(pitch * (n + 1) - GAP)) for n in range(count)]


def _head(before: Point, at: Point) -> list[tuple[Point, Point]]:
    """Two stitches that meet at the end."""
    back = math.atan2(before[1] - at[1], before[0] - at[0])
    return [
        (at, (at[0] + BARB * math.cos(back + turn), at[1] + BARB * math.sin(back + turn))) for turn in (SPREAD, -SPREAD)
    ]
