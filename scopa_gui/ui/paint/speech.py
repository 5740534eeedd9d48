"""The point of a speech plaque, towards what is spoken of or towards who speaks."""

from __future__ import annotations

import math

from scopa_gui.ui.paint.baked import Baked
from scopa_gui.ui.paint.canvas import Canvas, Point
from scopa_gui.ui.paint.painter import Painter
from scopa_gui.ui.paint.palette import INK, PAPER

WIDE, HIGH, LEAN = 37.0, 38.0, 54.0


def point(painter: Painter, *, back: bool = False) -> Baked:
    """The point below a plaque; its origin is its left corner, on the plaque's lower edge.

    It leans to the right, or `back` to the left.
    """
    return painter.keep(("speech", "down", back), lambda: _bake(painter, 1, back=back))


def point_up(painter: Painter) -> Baked:
    """The point above a plaque, leaning to the right; its origin is its left corner, on the plaque's upper edge."""
    return painter.keep(("speech", "up"), lambda: _bake(painter, -1))


def _bake(painter: Painter, way: int, *, back: bool = False) -> Baked:
    scale = painter.scale
    rim = math.ceil(5 * scale)
    w, h = math.ceil(LEAN * scale) + 2 * rim, math.ceil(HIGH * scale) + 2 * rim
    over = math.ceil((LEAN - WIDE) * scale) if back else 0
    canvas = Canvas(w, h, scale, rim + over, rim if way > 0 else h - rim)
    shape: list[Point] = [(0, 0), (22, 12 * way), (LEAN, HIGH * way), (40, 8 * way), (WIDE, 0)]
    if back:
        shape = [(WIDE - x, y) for x, y in reversed(shape)]
    canvas.polygon(PAPER, [(1, -4 * way), *shape, (WIDE - 1, -4 * way)])
    canvas.stroke(INK, shape, 2.6)
    return Baked(canvas.finish(), -rim - over, -rim if way > 0 else rim - h, painter.px(LEAN), painter.px(HIGH))
