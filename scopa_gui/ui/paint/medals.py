"""What one chooses with: numbered coins, switches, sliders, pace coins, chosen bands and cloth swatches.

Widths and diameters are pixels; every function draws at a window scale.
"""

from __future__ import annotations

import math

import pygame

from scopa_gui.ui.paint.baked import Baked
from scopa_gui.ui.paint.canvas import Canvas, Point, with_shadow
from scopa_gui.ui.paint.frames import scooped
from scopa_gui.ui.paint.marks import round_sheet, stamped
from scopa_gui.ui.paint.palette import BLUE, CREAM, GOLD, INK, PAPER_SHADE, RED, RGB, WELL, mix


def bake_coin(radius: float, face: RGB, label: Baked | None, raised: float, scale: float) -> Baked:
    """A reeded coin with a word or figure; origin is the centre. `raised` lifts it off its shadow."""
    canvas, half = round_sheet(radius, scale, 14)
    canvas.circle(INK, (0, 0), radius)
    canvas.circle(face, (0, 0), radius - radius * 0.055)
    teeth = 36
    for tooth in range(teeth):
        angle = tooth * 2 * math.pi / teeth
        x, y = math.cos(angle), math.sin(angle)
        inner, outer = radius * 0.86, radius * 0.97
        canvas.line(INK, (x * inner, y * inner), (x * outer, y * outer), max(1.0, radius * 0.045))
    canvas.ring(INK, (0, 0), radius * 0.82, max(1.4, radius * 0.06))
    drop = (2.5 + raised) * scale
    picture = with_shadow(canvas.finish(), (1.8 + raised * 0.3) * scale, 0.4, (scale, drop), PAPER_SHADE)
    if label is not None:
        stamped(picture, label, half, half)
    return Baked(picture, -half, -half, 0, 0)


def bake_hollow(radius: float, warm: float, scale: float) -> Baked:
    """The coin of a switch that is off: a cream disc in a double ring; `warm` tints it under the pointer."""
    canvas, half = round_sheet(radius, scale, 13)
    canvas.circle(INK, (0, 0), radius)
    canvas.circle(mix(CREAM, GOLD, warm), (0, 0), radius - max(1.6, radius * 0.09))
    canvas.ring(INK, (0, 0), radius * 0.78, 1.1)
    picture = with_shadow(canvas.finish(), 1.6 * scale, 0.36, (scale, 2 * scale), PAPER_SHADE)
    return Baked(picture, -half, -half, 0, 0)


def bake_pace(radius: float, arrows: int, face: RGB, scale: float) -> Baked:
    """A coin with one to three red arrow heads, or a bar for none; origin is the centre."""
    coin = bake_coin_blank(radius, face, scale)
    canvas, _ = round_sheet(radius, scale, 14)
    unit = radius / 26
    if arrows == 0:
        canvas.rect(INK, -11 * unit, -4.5 * unit, 22 * unit, 9 * unit)
        canvas.rect(RED, -9.5 * unit, -3 * unit, 19 * unit, 6 * unit)
    for number in range(arrows):
        x = (number - (arrows - 1) / 2) * 11.5 * unit - 1.0 * unit
        for colour, grow in ((INK, 1.5), (RED, 0.0)):
            head: list[Point] = [
                (x - 5 * unit - grow, -10.5 * unit - 1.4 * grow),
                (x + 6 * unit + grow * 1.3, 0),
                (x - 5 * unit - grow, 10.5 * unit + 1.4 * grow),
                (x - 2 * unit - grow, 0),
            ]
            canvas.polygon(colour, head)
    coin.surface.blit(canvas.finish(), (0, 0), special_flags=pygame.BLEND_PREMULTIPLIED)
    return coin


def bake_coin_blank(radius: float, face: RGB, scale: float) -> Baked:
    """A plain coin with a double rim; origin is the centre."""
    canvas, half = round_sheet(radius, scale, 14)
    canvas.circle(INK, (0, 0), radius)
    canvas.circle(face, (0, 0), radius - max(1.6, radius * 0.08))
    canvas.ring(INK, (0, 0), radius * 0.82, 1.2)
    picture = with_shadow(canvas.finish(), 1.8 * scale, 0.4, (scale, 2.2 * scale), PAPER_SHADE)
    return Baked(picture, -half, -half, 0, 0)


def bake_sword(w: int, scale: float) -> Baked:
    """A sword laid flat, hilt at the left: the rail of a slider. Origin is the left end of its middle line."""
    pad_y = math.ceil(34 * scale)
    pad = math.ceil(14 * scale)
    canvas = Canvas(w + 2 * pad, 2 * pad_y, scale, pad, pad_y)
    end = w / scale
    blade: list[Point] = [(40, -6.5), (end - 14, -6.5), (end, 0), (end - 14, 6.5), (40, 6.5)]
    canvas.polygon(INK, _puffed(blade, 1.6))
    canvas.polygon(BLUE, _puffed(blade, -0.7))
    canvas.line(mix(BLUE, CREAM, 0.75), (46, -3.2), (end - 16, -3.2), 1.5)
    canvas.line(mix(BLUE, INK, 0.7), (46, 1.4), (end - 14, 1.4), 1.5)
    grip: list[Point] = [(8, -3.5), (30, -6), (30, 6), (8, 3.5)]
    canvas.polygon(INK, _puffed(grip, 1.5))
    canvas.polygon(GOLD, _puffed(grip, -0.2))
    for x in (11.0, 15.5, 20.0, 24.5):
        canvas.line(INK, (x, -4.6), (x + 2.6, 4.6), 1.3)
    for y in (-5.5, 0.0, 5.5):
        canvas.circle(INK, (4 if y else 0.5, y), 5.0)
        canvas.circle(GOLD, (4 if y else 0.5, y), 3.4)
    for way in (-1, 1):
        _shell(canvas, (35, 0), way)
    for colour, radius in ((INK, 8.0), (GOLD, 6.6), (INK, 4.7), (RED, 3.6)):
        canvas.circle(colour, (35, 0), radius)
    canvas.circle(CREAM, (33.9, -1.2), 1.1)
    picture = with_shadow(canvas.finish(), 1.8 * scale, 0.4, (scale, 2.2 * scale), PAPER_SHADE)
    return Baked(picture, -pad, -pad_y, w, 0)


def _shell(canvas: Canvas, middle: Point, way: int) -> None:
    """Half of a guard, a shell of three scallops, spread upward (`way` -1) or downward from its middle."""
    x, y = middle
    half = ((3.4, 4.0), (8.4, 13.0), (8.8, 17.2), (6.0, 19.4), (3.6, 17.8), (2.6, 20.6), (0.0, 21.8))
    rim: list[Point] = [(x - across, y + way * along) for across, along in half]
    rim += [(x + across, y + way * along) for across, along in reversed(half)]
    canvas.polygon(INK, _puffed(rim, 1.5))
    canvas.polygon(GOLD, _puffed(rim, -0.5))
    for across, along in ((-5.2, 15.6), (0.0, 18.0), (5.2, 15.6)):
        canvas.line(INK, (x + across * 0.45, y + way * along * 0.55), (x + across, y + way * along), 1.2)


def _puffed(points: list[Point], amount: float) -> list[Point]:
    """A shape moved outward from its own middle line by about `amount`; for small, roundish shapes."""
    cx = sum(x for x, _ in points) / len(points)
    cy = sum(y for _, y in points) / len(points)
    grown: list[Point] = []
    for x, y in points:
        sx = 1.0 if x > cx else -1.0 if x < cx else 0.0
        sy = 1.0 if y > cy else -1.0 if y < cy else 0.0
        grown.append((x + sx * amount, y + sy * amount))
    return grown


def bake_swatch(cloth: pygame.Surface, radius: float, scale: float) -> Baked:
    """A piece of table in an ink frame with scooped corners; origin top left of the piece."""
    w, h = cloth.get_size()
    pad = math.ceil(16 * scale)
    size = (w + 2 * pad, h + 2 * pad)
    lw, lh = w / scale, h / scale
    outline = [p for run in scooped(lw, lh, radius) for p in run]
    mask = Canvas(*size, scale, pad, pad)
    mask.polygon((255, 255, 255), outline)
    piece = mask.finish()
    sheet = pygame.Surface(size, pygame.SRCALPHA, 32)
    sheet.fill((255, 255, 255, 255))
    sheet.blit(cloth, (pad, pad))
    piece.blit(sheet, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    frame = Canvas(*size, scale, pad, pad)
    frame.stroke(INK, outline, 3.0, closed=True)
    piece.blit(frame.finish(), (0, 0), special_flags=pygame.BLEND_PREMULTIPLIED)
    return Baked(with_shadow(piece, 2 * scale, 0.4, (scale, 2.5 * scale), PAPER_SHADE), -pad, -pad, w, h)


def bake_wedge(direction: str, face: RGB, scale: float) -> Baked:
    """A small arrow head pointing up, down, left or right; origin is its middle."""
    canvas, half = round_sheet(16, scale, 4)
    turn = {"up": 0, "right": 90, "down": 180, "left": 270}[direction]
    for colour, reach in ((INK, 13.5), (face, 10.2)):
        points: list[Point] = []
        for angle in (0, 126, 234):
            at = math.radians(angle + turn - 90)
            points.append((reach * math.cos(at), reach * math.sin(at)))
        canvas.polygon(colour, points)
    return Baked(canvas.finish(), -half, -half, 0, 0)


def bake_cross(side: float, face: RGB, scale: float) -> Baked:
    """A thin slanting cross on a square like a key of the keyboard; origin is its middle."""
    half = math.ceil((side / 2 + 2) * scale)
    canvas = Canvas(2 * half, 2 * half, scale, half, half)
    for colour, reach, radius in ((INK, side / 2 + 0.75, 4.7), (face, side / 2 - 0.75, 3.3)):
        canvas.rect(colour, -reach, -reach, 2 * reach, 2 * reach, radius)
    arm = side * 0.22
    for way in (-1, 1):
        canvas.line(INK, (-arm, -arm * way), (arm, arm * way), 2.0)
    return Baked(canvas.finish(), -half, -half, 0, 0)


def bake_well(w: int, h: int, scale: float) -> Baked:
    """A sunken strip of darker paper, for scroll rails and text fields; origin top left."""
    canvas = Canvas(w, h, scale)
    canvas.rect(INK, 0, 0, w / scale, h / scale, 4)
    canvas.rect(WELL, 1.3, 1.3, w / scale - 2.6, h / scale - 2.6, 3)
    return Baked(canvas.finish(), 0, 0, w, h)
