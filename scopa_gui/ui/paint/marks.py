"""Small marks: value badge, key block and key cap, focus, notches, points, dealer, counters, rules.

Every function draws at a window scale and returns the finished picture; lengths are logical units unless
pixels are named.
"""

from __future__ import annotations

import math

import pygame

from scopa_gui.ui.paint.baked import Baked
from scopa_gui.ui.paint.canvas import Canvas, Point, rough, with_shadow
from scopa_gui.ui.paint.frames import scooped
from scopa_gui.ui.paint.palette import CREAM, GOLD, INK, PAPER, RGB, RULE, WELL, mix

ROUND, CLOSE = 8.0, 2.5
"""Radius from which rounded corners are those of a thing, and how far above and below lesser ones the focus lies."""
RING, WIDE_RING = 8.5, 11.0
"""Width of the ring of the focus, close to what it goes round or with room about it."""
FOCUS_LINES = (0.81, 0.6, 0.4, 0.19)
"""Where in it, from the inside, its two lines end and begin."""


def stamped(picture: pygame.Surface, words: Baked, x: float, y: float) -> None:
    """Set words centred on x with their capitals centred on y, both in pixels of `picture`."""
    words.draw(picture, x - words.width / 2, y + words.height / 2)


def round_sheet(radius: float, scale: float, rim: float = 8.0) -> tuple[Canvas, int]:
    """An empty canvas round the origin and the pixels from its corner to the origin."""
    half = math.ceil((radius + rim) * scale)
    return Canvas(2 * half, 2 * half, scale, half, half), half


def bake_badge(radius: float, ink: RGB, figure: Baked, scale: float) -> Baked:
    """Value badge: a cream disc with ring and figure in the suit's ink; its origin is the centre."""
    canvas, half = round_sheet(radius, scale)
    canvas.circle(CREAM, (0, 0), radius)
    width = max(1.8, radius * 0.13)
    canvas.ring(ink, (0, 0), radius - width / 2, width)
    picture = with_shadow(canvas.finish(), 1.2 * scale, 0.45, (0.5 * scale, 1.5 * scale))
    stamped(picture, figure, half, half)
    return Baked(picture, -half, -half, 0, 0)


def bake_index(radius: float, ink: RGB, disc: Baked, word: Baked | None, icon: Baked, scale: float) -> Baked:
    """Value disc with one or two smaller discs below it, a letter and the suit; its origin is the value disc's centre.

    The picture reaches as far up as down, so that it can be turned about its middle.
    """
    small = radius * 0.78
    first = radius + small * 0.72
    count = 1 if word is None else 2
    reach = math.ceil((first + small * (1 + 1.75 * (count - 1)) + 4) * scale)
    canvas = Canvas(2 * reach, 2 * reach, scale, reach, reach)
    places = [first + small * 1.75 * number for number in range(count)]
    for y in places:
        canvas.circle(CREAM, (0, y), small)
        canvas.ring(ink, (0, y), small - 0.7, 1.4)
    picture = with_shadow(canvas.finish(), 1.2 * scale, 0.45, (0.5 * scale, 1.5 * scale))
    if word is not None:
        stamped(picture, word, reach, reach + places[0] * scale)
    icon.draw(picture, reach - icon.width / 2, reach + places[-1] * scale - icon.height / 2)
    disc.draw(picture, reach, reach)
    return Baked(picture, -reach, -reach, 0, 0)


def bake_key_block(w: float, h: float, on: bool, figure: Baked, scale: float) -> Baked:
    """Ink block with the number of a choice; figure and rim are gold when it is the current one."""
    pad = math.ceil(2 * scale)
    width, height = round(w * scale), round(h * scale)
    canvas = Canvas(width + 2 * pad, height + 2 * pad, scale, pad, pad)
    rim = GOLD if on else CREAM
    canvas.rect(INK, 0, 0, w, h, 3)
    canvas.rect(rim, 2, 2, w - 4, h - 4, 2)
    canvas.rect(INK, 3.1, 3.1, w - 6.2, h - 6.2, 1.2)
    picture = canvas.finish()
    stamped(picture, figure, pad + width / 2, pad + height / 2)
    return Baked(picture, -pad, -pad, width, height)


def bake_key_cap(word: Baked, size: float, scale: float) -> Baked:
    """A key of the keyboard with its word; origin top left."""
    pad = math.ceil(2 * scale)
    height = round(size * 1.6 * scale)
    width = max(height, word.width + round(size * scale))
    canvas = Canvas(width + 2 * pad, height + 2 * pad, scale, pad, pad)
    w, h = width / scale, height / scale
    canvas.rect(INK, -0.75, -0.75, w + 1.5, h + 1.5, 4.7)
    canvas.rect(PAPER, 0.75, 0.75, w - 1.5, h - 1.5, 3.3)
    canvas.line(mix(PAPER, INK, 0.6), (3.5, h - 3.0), (w - 3.5, h - 3.0), 1.2)
    picture = canvas.finish()
    stamped(picture, word, pad + width / 2, pad + height / 2 - scale * 0.5)
    return Baked(picture, -pad, -pad, width, height)


def bake_focus(w: int, h: int, radius: float, breath: float, scale: float) -> Baked:
    """Focus round an outline of w x h pixels: two gold lines cased in ink, a lozenge left and right.

    A lit card has one line and studs on its corners: the two differ in form. Ink sets it off from gold plates.

    `radius` > 0 follows scooped corners, < 0 rounded corners of that radius; `breath` moves it outward. Above and below
    words and rows, whose corners are small, it lies close, so that it does not cut the words of its neighbours.
    """
    close = -ROUND < radius < 0
    off, aside = (CLOSE if close else 5.0) + breath, 5.0 - CLOSE if close and w > h else 0.0
    pad = math.ceil((off + aside + 13.0) * scale)
    canvas = Canvas(w + 2 * pad, h + 2 * pad, scale, pad - round(aside * scale), pad)
    lw, lh = w / scale + 2 * aside, h / scale
    inner = off - RING / 2
    width = RING if close else WIDE_RING
    for edge, colour in zip((1.0, *FOCUS_LINES), (INK, GOLD, INK, GOLD, INK), strict=True):
        _outline(canvas, lw, lh, radius, inner + edge * width, (*colour, 255))
    _outline(canvas, lw, lh, radius, inner, (0, 0, 0, 0))
    for x in (-off, lw + off):
        canvas.lozenge(GOLD, INK, (x, lh / 2), 8.0)
    return Baked(canvas.finish(), -pad, -pad, w, h)


def _outline(canvas: Canvas, w: float, h: float, radius: float, grow: float, shade: tuple[int, int, int, int]) -> None:
    if radius > 0:
        corner = radius + 3.0
        points = [
            canvas.at((x - grow, y - grow)) for run in scooped(w + 2 * grow, h + 2 * grow, corner) for x, y in run
        ]
        pygame.draw.polygon(canvas.sheet, shade, points)
        return
    left, top = canvas.at((-grow, -grow))
    right, bottom = canvas.at((w + grow, h + grow))
    box = pygame.Rect(round(left), round(top), round(right - left), round(bottom - top))
    pygame.draw.rect(canvas.sheet, shade, box, border_radius=round(max(0.0, grow - radius) * canvas.unit))


def bake_lit(w: int, h: int, corner: float, scale: float) -> Baked:
    """Frame of a lit card of w x h pixels whose corners have `corner` radius; lozenges stud its corners."""
    off = 3.0
    pad = math.ceil((off + 13.0) * scale)
    canvas = Canvas(w + 2 * pad, h + 2 * pad, scale, pad, pad)
    lw, lh = w / scale, h / scale
    for reach, colour in ((4.3, INK), (2.4, GOLD), (-2.4, INK)):
        _outline(canvas, lw, lh, -corner, off + reach, (*colour, 255))
    _outline(canvas, lw, lh, -corner, min(off - 4.3, -0.6), (0, 0, 0, 0))
    for x in (-off, lw + off):
        for y in (-off, lh + off):
            canvas.lozenge(GOLD, INK, (x, y), 8.0)
    return Baked(canvas.finish(), -pad, -pad, w, h)


def bake_cord(w: int, h: int, corner: float, scale: float) -> Baked:
    """Frame of a hinted card of w x h pixels: a twisted cord without studs, to be told from the focus at a glance."""
    off, reach, pitch = 3.0, 2.8, 9.0
    pad = math.ceil((off + 6.0) * scale)
    canvas = Canvas(w + 2 * pad, h + 2 * pad, scale, pad, pad)
    lw, lh = w / scale, h / scale
    for grow, colour in ((reach + 1.9, INK), (reach, CREAM)):
        _outline(canvas, lw, lh, -corner, off + grow, (*colour, 255))
    for length, across in ((lw, lh), (lh, lw)):
        count = round(length / pitch)
        for number in range(count):
            along = (number + 0.5) * length / count
            for edge in (-off, across + off):
                start, end = (along - 2.2, edge - reach), (along + 2.2, edge + reach)
                canvas.line(INK, *((start, end) if length is lw else (start[::-1], end[::-1])), 1.6)
    _outline(canvas, lw, lh, -corner, off - reach, (*INK, 255))
    _outline(canvas, lw, lh, -corner, -0.6, (0, 0, 0, 0))
    return Baked(canvas.finish(), -pad, -pad, w, h)


def bake_notches(
    score: int, target: int, gap: float, height: float, heavy: float, light: float, mirrored: bool, scale: float
) -> Baked:
    """Notches of a tally stick, `score` of `target` cut, from the right if mirrored; origin is its top left."""
    pad = math.ceil((heavy + 2) * scale)
    width, tall = round(gap * (target - 1) * scale), round(height * scale)
    canvas = Canvas(width + 2 * pad, tall + 2 * pad, scale, pad, pad)
    for number in range(target):
        x = number * gap
        lean = (height * 0.05 if number % 2 else -height * 0.025) if height > 20 else 0.0
        full = (target - 1 - number if mirrored else number) < score
        canvas.line(INK if full else RULE, (x, 0), (x + lean, height), heavy if full else light, round_ends=True)
    return Baked(canvas.finish(), -pad, -pad, width, tall)


def bake_points(count: int, scale: float, radius: float, gap: float) -> Baked:
    """A row of gold ring counters; origin is the top left of the first one."""
    pad = math.ceil(3 * scale)
    width = round((2 * radius + gap * (count - 1)) * scale) if count else 0
    height = round(2 * radius * scale)
    canvas = Canvas(width + 2 * pad, height + 2 * pad, scale, pad, pad)
    for number in range(count):
        centre = (radius + number * gap, radius)
        canvas.circle(INK, centre, radius + 1.0)
        canvas.circle(GOLD, centre, radius - 1.0)
        canvas.ring(INK, centre, radius / 2, 1.4)
    return Baked(canvas.finish(), -pad, -pad, width, height)


def bake_wafer(radius: float, letter: Baked, scale: float) -> Baked:
    """The dealer's gold wafer with fourteen teeth; origin is the centre."""
    canvas, half = round_sheet(radius + 4, scale, 13)
    teeth = 14
    for colour, grow in ((INK, 1.0), (GOLD, -0.9)):
        points: list[Point] = []
        for step in range(2 * teeth):
            reach = radius + (2.2 if step % 2 else -1.0) + grow
            angle = step * math.pi / teeth
            points.append((reach * math.cos(angle), reach * math.sin(angle)))
        canvas.polygon(colour, points)
    canvas.ring(INK, (0, 0), radius - 4.5, 1.2)
    picture = with_shadow(canvas.finish(), 2.5 * scale, 0.55, (scale, 3 * scale))
    stamped(picture, letter, half, half)
    return Baked(picture, -half, -half, 0, 0)


def bake_counter(radius: float, figure: Baked, scale: float) -> Baked:
    """Cream double ring with a number, as on the stock; origin is the centre."""
    canvas, half = round_sheet(radius, scale, 16)
    canvas.circle(CREAM, (0, 0), radius)
    canvas.ring(INK, (0, 0), radius - 1.0, 2.4)
    canvas.ring(INK, (0, 0), radius - 4.5, 1.0)
    picture = with_shadow(canvas.finish(), 3 * scale, 0.47, (0.5 * scale, 2 * scale))
    stamped(picture, figure, half, half)
    return Baked(picture, -half, -half, 0, 0)


def bake_rule(w: int, scale: float, hard: bool, gem: RGB | None, taper: bool) -> Baked:
    """A line across paper, w pixels long: hand-cut, or an engraver's that dies out at both ends (`taper`)."""
    pad = math.ceil(9 * scale)
    canvas = Canvas(w + 2 * pad, 2 * pad, scale, pad, pad)
    length = w / scale
    ink, width = (INK, 1.8) if hard else (RULE, 1.3)
    if not taper:
        above: list[Point] = [(0, -width / 2), (length, -width / 2)]
        edge = rough([*above, (length, width / 2), (0, width / 2)], 0.28, 7)
        canvas.polygon(ink, edge)
    if gem is not None:
        canvas.lozenge(gem, INK, (length / 2, 0), 6.5)
    picture = canvas.finish()
    if taper:
        line = _dying_line((w, 2 * pad), ink, 0.2 * scale, 0.7 * width * scale)
        line.blit(picture, (-pad, 0), special_flags=pygame.BLEND_PREMULTIPLIED)
        return Baked(line, 0, -pad, w, 0)
    return Baked(picture, -pad, -pad, w, 0)


def _dying_line(size: tuple[int, int], ink: RGB, ends: float, middle: float) -> pygame.Surface:
    """A line across a sheet that swells from `ends` to `middle` pixels beside its axis and back, premultiplied.

    How much of each pixel it covers is worked out: drawn too large and reduced, so flat a wedge shows steps.
    """
    w, half = max(1, size[0]), size[1] // 2
    surface = pygame.Surface((w, 2 * half), pygame.SRCALPHA, 32)
    for x in range(w):
        reach = middle + (ends - middle) * abs(2 * (x + 0.5) / w - 1)
        for y in range(half - math.ceil(reach), half + math.ceil(reach)):
            covered = min(y + 1 - half, reach) - max(y - half, -reach)
            if covered > 0:
                surface.set_at((x, y), (*(round(part * covered) for part in ink), round(255 * covered)))
    return surface


def bake_prime_box(figure: Baked, best: bool, scale: float) -> Baked:
    """Six-cornered box with a figure, gold if `best`; origin is its centre."""
    canvas, half = round_sheet(26, scale, 3)
    for colour, grow in ((INK, 0.8), (GOLD if best else WELL, -0.8)):
        a, b, tall = 18 + grow * 0.4, 25 + grow * 1.2, 11 + grow
        canvas.polygon(colour, [(-b, 0), (-a, -tall), (a, -tall), (b, 0), (a, tall), (-a, tall)])
    picture = canvas.finish()
    stamped(picture, figure, half, half)
    return Baked(picture, -half, -half, 0, 0)


def bake_lozenge(radius: float, fill: RGB, scale: float) -> Baked:
    """A square on its point, inked all round; origin is its centre."""
    canvas, half = round_sheet(radius, scale, 3)
    canvas.lozenge(fill, INK, (0, 0), radius)
    return Baked(canvas.finish(), -half, -half, 0, 0)
