"""Plaques and buttons: scooped outlines baked once as a nine-part master, then laid out to any size.

A master holds four corners and one strip of each edge whose hand-cut wobble repeats exactly, so that a plaque
of any size costs a dozen blits. The paper's grain is multiplied in at the very end.
"""

from __future__ import annotations

import math
import random
from dataclasses import dataclass

import pygame

from scopa_gui.ui.paint.baked import Baked
from scopa_gui.ui.paint.canvas import STEP, Canvas, Point, shadow_of
from scopa_gui.ui.paint.grain import GRAIN_MEAN
from scopa_gui.ui.paint.palette import GOLD, INK, PAPER, RGB, TONES, mix

CUTS = 20
"""Cuts of the wobble in the repeating strip of an edge."""

STRIP = CUTS * STEP


@dataclass(frozen=True, slots=True)
class Frame:
    """What a plaque or button is made of; lengths in logical units."""

    radius: float = 10.0
    fill: RGB = PAPER
    line: float = 2.6
    hairline: RGB | None = INK
    hair_width: float = 1.0
    gem: float = 0.0
    gem_fill: RGB = GOLD
    slab: float = 2.0
    slab_fill: RGB = INK
    hatch: float = 0.0
    gleam: bool = False
    shadow: float = 5.0
    grain: bool = True

    def margin(self) -> float:
        """How far anything but the shadow reaches over the outline."""
        return max(self.line, self.gem, self.slab + self.line) + 1.0

    def reach(self) -> float:
        """How far shadow and all reach over the outline."""
        return max(self.margin(), 4.2 * self.shadow + self.slab + 4.0 if self.shadow else 0.0)

    def corner(self) -> float:
        """Side of a corner part: all that does not repeat along the edges lies in it."""
        return math.ceil((self.radius + 8.0) / STEP) * STEP


def plaque_frame(
    radius: float = 8.0,
    *,
    gems: bool | None = None,
    inner: bool = True,
    fill: RGB = PAPER,
    shadow: bool = True,
    gem: RGB = GOLD,
) -> Frame:
    """The usual frame of a paper plaque; gems unless told only from a radius of 10 on."""
    panel = radius >= 14
    with_gems = (radius >= 10) if gems is None else gems
    return Frame(
        radius=radius,
        fill=fill,
        line=3.4 if panel else (2.6 if inner else 2.2),
        hairline=INK if inner else None,
        gem=(8.0 if panel else 6.0) if with_gems else 0.0,
        gem_fill=gem,
        shadow=5.0 if shadow else 0.0,
        slab=2.0 if shadow else 0.0,
    )


def band_frame(fill: RGB = GOLD) -> Frame:
    """The frame of a chosen row in a list: flat, hatched along its lower edge."""
    return Frame(radius=9.0, fill=fill, line=2.2, hairline=None, slab=0.0, shadow=2.0, hatch=1.0)


def button_frame(tone: str, state: str, radius: float = 8.0) -> Frame:
    """The frame of a button: `tone` a key of TONES, `state` normal, hover, down or disabled."""
    if state == "disabled":
        face, words = TONES["disabled"]
        return Frame(radius=radius, fill=face, line=2.2, hairline=mix(face, words, 0.5), slab=0.0, shadow=0.0)
    face, words = TONES[tone]
    slab = {"hover": 6.0, "down": 0.0}.get(state, 4.0)
    plain = tone == "paper"
    return Frame(
        radius=radius,
        fill=face,
        line=2.4,
        hairline=mix(face, words, 0.62) if not plain else INK,
        slab=slab,
        slab_fill=INK,
        hatch=0.0 if plain else 1.0,
        gleam=not plain,
        shadow={"hover": 5.5, "down": 2.0}.get(state, 4.0),
    )


def brightened(colour: RGB) -> RGB:
    """The colour that looks like `colour` once paper grain lies on it."""
    red, green, blue = (min(255, round(channel / GRAIN_MEAN)) for channel in colour)
    return red, green, blue


def scooped(w: float, h: float, radius: float, grow: float = 0.0, inset: float = 0.0) -> list[list[Point]]:
    """Outline of a w x h plaque with concave corners as eight runs: edge, corner, edge, corner, ...

    `grow` moves the outline outward along its normal (inward if negative); `inset` draws the same corner
    round a smaller rectangle.
    """
    x0, y0, x1, y1 = inset, inset, w - inset, h - inset
    bite = max(0.5, radius - grow)
    start = 0.0 if grow >= 0 else math.asin(min(1.0, -grow / bite))
    runs: list[list[Point]] = []
    corners = ((x1, y0, 180.0), (x1, y1, 270.0), (x0, y1, 0.0), (x0, y0, 90.0))
    for cx, cy, turn in corners:
        arc = []
        steps = 9
        for step in range(steps + 1):
            angle = math.radians(turn) - start - (math.pi / 2 - 2 * start) * step / steps
            arc.append((cx + bite * math.cos(angle), cy + bite * math.sin(angle)))
        if grow > 0:
            arc = _mitred(arc, cx, cy, turn, bite, grow)
        runs.append(arc)
    outline: list[list[Point]] = []
    for index, arc in enumerate(runs):
        outline += [[runs[index - 1][-1], arc[0]], arc]
    return outline


def _mitred(arc: list[Point], cx: float, cy: float, turn: float, bite: float, grow: float) -> list[Point]:
    """An outward moved corner arc with the two sharp points where it meets the moved edges."""
    first, last = math.radians(turn), math.radians(turn - 90)
    before = (
        cx + bite * math.cos(first) + grow * math.cos(last) * -1,
        cy + bite * math.sin(first) - grow * math.sin(last),
    )
    after = (
        cx + bite * math.cos(last) - grow * math.cos(first),
        cy + bite * math.sin(last) - grow * math.sin(first),
    )
    return [before, *arc, after]


def cut(runs: list[list[Point]], amount: float, seed: int, corner: float) -> list[Point]:
    """Join the runs of `scooped`; edges wobble by `amount`, repeating every STRIP units from `corner` on."""
    points: list[Point] = []
    for number, run in enumerate(runs):
        if number % 2:
            points += run
            continue
        (x0, y0), (x1, y1) = run
        table = _wobble(seed + number, amount)
        length = math.hypot(x1 - x0, y1 - y0)
        if not length:
            continue
        ux, uy = (x1 - x0) / length, (y1 - y0) / length
        along = x0 if abs(ux) > abs(uy) else y0
        sign = 1.0 if ux + uy > 0 else -1.0
        first = math.ceil((min(along, along + sign * length) - corner) / STEP)
        last = math.floor((max(along, along + sign * length) - corner) / STEP)
        cuts = range(first, last + 1) if sign > 0 else range(last, first - 1, -1)
        for mark in cuts:
            place = (corner + mark * STEP - along) * sign
            if 1.0 < place < length - 1.0:
                move = table[mark % CUTS]
                points.append((x0 + ux * place - uy * move, y0 + uy * place + ux * move))
    return points


def _wobble(seed: int, amount: float) -> list[float]:
    dice = random.Random(seed)
    return [dice.uniform(-amount, amount) for _ in range(CUTS)]


class Framer:
    """Bakes frames at one scale; keeps the masters of the frames in use."""

    def __init__(self, scale: float, grain: pygame.Surface) -> None:
        self.scale = scale
        self.grain = grain
        self._masters: dict[Frame, _Master] = {}

    def bake(self, w: int, h: int, frame: Frame) -> Baked:
        """A plaque or button of w x h pixels, its shadow included."""
        corner = round(frame.corner() * self.scale)
        if w < 2 * corner or h < 2 * corner:
            made = _drawn(w, h, frame, self.scale)
        else:
            master = self._masters.get(frame)
            if master is None:
                master = self._masters.setdefault(frame, _Master(frame, self.scale))
            made = master.laid(w, h)
        picture, margin = made
        if frame.grain:
            self.texture(picture, pygame.Rect(margin, margin, w, h))
        return Baked(picture, -margin, -margin, w, h)

    def texture(self, picture: pygame.Surface, area: pygame.Rect) -> None:
        """Multiply the grain of paper into `area` of a picture."""
        side = self.grain.get_width()
        picture.set_clip(area)
        for x in range(area.x, area.right, side):
            for y in range(area.y, area.bottom, side):
                picture.blit(self.grain, (x, y), special_flags=pygame.BLEND_RGB_MULT)
        picture.set_clip(None)


class _Master:
    """The nine parts of one frame."""

    def __init__(self, frame: Frame, scale: float) -> None:
        self.corner = round(frame.corner() * scale)
        self.strip = round(STRIP * scale)
        side = 2 * self.corner + self.strip
        self.picture, self.margin = _drawn(side, side, frame, scale)

    def laid(self, w: int, h: int) -> tuple[pygame.Surface, int]:
        """The frame at w x h pixels and the margin round it."""
        margin, corner, strip = self.margin, self.corner, self.strip
        picture = pygame.Surface((w + 2 * margin, h + 2 * margin), pygame.SRCALPHA, 32)
        end = corner + margin
        columns = _parts(w, margin, corner, strip)
        rows = _parts(h, margin, corner, strip)
        for x, from_x, wide in columns:
            for y, from_y, high in rows:
                if from_x == end and from_y == end:
                    continue
                picture.blit(self.picture, (x, y), (from_x, from_y, wide, high), special_flags=pygame.BLEND_RGBA_ADD)
        middle = self.picture.get_at((end + strip // 2, end + strip // 2))
        picture.fill(middle, (end, end, w - 2 * corner, h - 2 * corner))
        return picture, margin


def _parts(length: int, margin: int, corner: int, strip: int) -> list[tuple[int, int, int]]:
    """Where each part of one direction goes: (target, source, length)."""
    end = corner + margin
    parts = [(0, 0, end)]
    place = end
    stop = length + 2 * margin - end
    while place < stop:
        parts.append((place, end, min(strip, stop - place)))
        place += strip
    parts.append((stop, end + strip, end))
    return parts


def _drawn(w: int, h: int, frame: Frame, scale: float) -> tuple[pygame.Surface, int]:
    """A frame drawn outright at w x h pixels: the picture and the margin round it."""
    margin = math.ceil(frame.reach() * scale)
    size = (w + 2 * margin, h + 2 * margin)
    body = Canvas(*size, scale, margin, margin)
    _draw_body(body, w / scale, h / scale, frame)
    shape = body.finish()
    if not frame.shadow:
        return shape, margin
    outline = Canvas(*size, scale, margin, margin)
    outline.polygon(INK, [p for run in scooped(w / scale, h / scale, frame.radius) for p in run])
    shade = shadow_of(outline.finish(), frame.shadow * scale, 0.59)
    picture = pygame.Surface(size, pygame.SRCALPHA, 32)
    drop = frame.shadow + frame.slab - 2.0 if frame.slab > 2 else frame.shadow
    picture.blit(shade, (round(2 * scale), round(drop * scale)), special_flags=pygame.BLEND_PREMULTIPLIED)
    picture.blit(shape, (0, 0), special_flags=pygame.BLEND_PREMULTIPLIED)
    return picture, margin


def _draw_body(canvas: Canvas, w: float, h: float, frame: Frame) -> None:
    corner = frame.corner()
    half = frame.line / 2
    outer = cut(scooped(w, h, frame.radius, half - 0.5), 0.45, 11, corner)
    if frame.slab:
        steps = max(1, math.ceil(frame.slab))
        for step in range(steps, 0, -1):
            drop = frame.slab * step / steps
            canvas.polygon(frame.slab_fill, [(x, y + drop) for x, y in outer])
    canvas.polygon(INK, outer)
    inner = cut(scooped(w, h, frame.radius, -half - 0.5), 0.4, 23, corner)
    canvas.polygon(brightened(frame.fill) if frame.grain else frame.fill, inner)
    if frame.hatch:
        _hatch(canvas, w, h, frame, corner)
    if frame.hairline is not None:
        _hairline(canvas, w, h, frame, corner)
    if frame.gem:
        off = 3.5 if frame.radius < 14 else frame.radius * 0.36
        for x in (off, w - off):
            for y in (off, h - off):
                canvas.lozenge(frame.gem_fill, INK, (x, y), frame.gem)


def _hairline(canvas: Canvas, w: float, h: float, frame: Frame, corner: float) -> None:
    assert frame.hairline is not None
    line = cut(scooped(w, h, max(2.0, frame.radius - (1.0 if frame.hatch else 0.0)), 0.0, 5.0), 0.25, 37, corner)
    canvas.stroke(frame.hairline, line, frame.hair_width, closed=True, round_ends=False)


def _hatch(canvas: Canvas, w: float, h: float, frame: Frame, corner: float) -> None:
    """Short strokes along the lower edge, and a gleam along the upper one."""
    ink = mix(frame.fill, INK, 0.6)
    floor = h - frame.line / 2 - 0.6
    slots = int(STRIP // 5)
    first = math.ceil((frame.radius + 2.0 - corner) / 5)
    last = math.floor((w - frame.radius - 10.0 - corner) / 5)
    for slot in range(first, last + 1):
        x = corner + slot * 5.0
        rise = 7.5 + (slot % slots) * 13 % 6
        canvas.taper(ink, (x, floor), (x + 8.0, floor - rise), 1.7)
    if frame.gleam:
        canvas.line(mix(frame.fill, (255, 255, 255), 0.3), (frame.radius + 2, 3.2), (w - frame.radius - 2, 3.2), 1.4)
