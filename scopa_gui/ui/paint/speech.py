"""The point of a speech plaque, towards what is spoken of or towards who speaks."""

from __future__ import annotations

import math

from scopa_gui.ui.paint.baked import Baked
from scopa_gui.ui.paint.canvas import Canvas, Point
from scopa_gui.ui.paint.painter import Painter
from scopa_gui.ui.paint.palette import INK, PAPER

WIDE, HIGH, LEAN = 37.0, 38.0, 54.0


def point(painter: Painter) -> Baked:
    """The point below a plaque, leaning to the right; its origin is its left corner, on the plaque's lower edge."""
    return painter.keep(("speech", "down"), lambda: _bake(painter, 1))


def point_up(painter: Painter) -> Baked:
    """The point above a plaque, leaning to the right; its origin is its left corner, on the plaque's upper edge."""
    return painter.keep(("speech", "up"), lambda: _bake(painter, -1))


def _bake(painter: Painter, way: int) -> Baked:
    scale = painter.scale
    rim = math.ceil(5 * scale)
    w, h = math.ceil(LEAN * scale) + 2 * rim, math.ceil(HIGH * scale) + 2 * rim
    canvas = Canvas(w, h, scale, rim, rim if way > 0 else h - rim)
    shape: list[Point] = [(0, 0), (22, 12 * way), (LEAN, HIGH * way), (40, 8 * way), (WIDE, 0)]
    canvas.polygon(PAPER, [(1, -4 * way), *shape, (WIDE - 1, -4 * way)])
    canvas.stroke(INK, shape, 2.6)
    return Baked(canvas.finish(), -rim, -rim if way > 0 else rim - h, painter.px(LEAN), painter.px(HIGH))
