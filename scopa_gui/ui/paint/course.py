"""The arrow on the cloth that says which way play goes round."""

from __future__ import annotations

import math
from collections.abc import Sequence

import pygame

from scopa_gui.ui.paint.baked import Baked
from scopa_gui.ui.paint.canvas import Canvas, Point
from scopa_gui.ui.paint.palette import ON_FELT

LINE, HEAD = 5.0, 17.0
"""Width of the arrow's line, and how far its head reaches to each side."""
_FAINTNESS = 64
"""How much of its colour shows on the cloth, of 255."""


def bake_course(points: Sequence[Point], scale: float) -> Baked:
    """An arrow along ``points`` (logical units), printed faintly; its origin is that of the points."""
    left = math.floor(min(x for x, _ in points) - HEAD)
    top = math.floor(min(y for _, y in points) - HEAD)
    width = math.ceil((max(x for x, _ in points) + HEAD - left) * scale)
    height = math.ceil((max(y for _, y in points) + HEAD - top) * scale)
    canvas = Canvas(width, height, scale, round(-left * scale), round(-top * scale))
    canvas.stroke(ON_FELT, points, LINE)
    (x0, y0), (x1, y1) = points[-2:]
    length = math.hypot(x1 - x0, y1 - y0)
    dx, dy = (x1 - x0) / length, (y1 - y0) / length
    canvas.polygon(
        ON_FELT,
        [
            (x1 + dx * HEAD, y1 + dy * HEAD),
            (x1 - dy * HEAD * 0.7, y1 + dx * HEAD * 0.7),
            (x1 + dy * HEAD * 0.7, y1 - dx * HEAD * 0.7),
        ],
    )
    picture = canvas.finish()
    picture.fill((_FAINTNESS,) * 4, special_flags=pygame.BLEND_RGBA_MULT)
    return Baked(picture, round(left * scale), round(top * scale), width, height)
