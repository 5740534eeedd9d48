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
from scopa_gui.ui.paint.palette import (
    DARK_GOLD,
    GOLD,
    INK,
    PAGE,
    PAPER,
    PAPER_SHADE,
    RGB,
    SHADE,
    TONES,
    WELL,
    mix,
)

CUTS = 20
"""Cuts of the wobble in the repeating strip of an edge."""

STRIP = CUTS * STEP

LIP = 6.0
"""Height of the engraved side that a button at rest shows below its face."""

LIFT, SINK = 2.0, 4.0
"""How far a button rises under the pointer and sinks when it is pressed."""

BUTTON_RADIUS = 8.0

TICK, RULING = 3.5, 4.0
"""From one engraved tick on a button's face to the next, and from one line of its side to the next."""


@dataclass(frozen=True, slots=True)
class Frame:
    """What a plaque or button is made of; lengths in logical units."""

    radius: float = 10.0
    fill: RGB = PAPER
    line: float = 2.6
    hairline: RGB | None = INK
    hair_width: float = 1.0
    inset: float = 5.0
    gem: float = 0.0
    gem_fill: RGB = GOLD
    jewel: bool = False
    """Whether the gems sit between frame and hairline instead of in the bare corners."""
    slab: float = 2.0
    lip: float = 0.0
    lip_fill: RGB = INK
    ticks: bool = False
    shadow: float = 5.0
    opacity: float = 0.5
    shade: RGB = SHADE
    grain: bool = True

    def margin(self) -> float:
        """How far anything but the shadow reaches over the outline."""
        gem = 0.0 if self.jewel else self.gem
        return max(self.line, gem, max(self.slab, self.lip) + self.line) + 1.0

    def reach(self) -> float:
        """How far shadow and all reach over the outline."""
        return max(self.margin(), 4.2 * self.shadow + max(self.slab, self.lip) + 4.0 if self.shadow else 0.0)

    def corner(self) -> float:
        """Side of a corner part: all that does not repeat along the edges lies in it."""
        return math.ceil((self.radius + 8.0) / STEP) * STEP


def plaque_frame(radius: float, *, gems: bool | None, inner: bool, fill: RGB, gem: RGB) -> Frame:
    """The usual frame of a paper plaque; gems unless told only from a radius of 10 on.

    Gold gems lie in the corners, as at the table; gems of another colour are set into the frame, as on pages.
    """
    panel = radius >= 14
    with_gems = (radius >= 10) if gems is None else gems
    page = with_gems and inner and gem != GOLD
    return Frame(
        radius=radius,
        fill=PAGE if page and fill == PAPER else fill,
        line=3.4 if panel else (2.6 if inner else 2.2),
        hairline=INK if inner else None,
        hair_width=1.4 if page else 1.0,
        inset=9.0 if page else 5.0,
        gem=(5.0 if page else 8.0 if panel else 6.0) if with_gems else 0.0,
        gem_fill=gem,
        jewel=page,
    )


def band_frame() -> Frame:
    """The frame of a chosen row in a list: flat, engraved along its right and lower edges."""
    return Frame(
        radius=9.0, fill=GOLD, line=2.4, hairline=None, slab=0.0, shadow=2.0, opacity=0.4, shade=PAPER_SHADE, ticks=True
    )


def lip_of(state: str) -> float:
    """Height of the side that a button shows below its face in a state: normal, hover, down or disabled."""
    return {"hover": LIP + LIFT, "down": LIP - SINK, "disabled": 0.0}.get(state, LIP)


def button_frame(tone: str, state: str) -> Frame:
    """The frame of a button: `tone` a key of TONES, `state` normal, hover, down or disabled."""
    if state == "disabled":
        face, words = TONES["disabled"]
        return Frame(radius=BUTTON_RADIUS, fill=face, line=2.2, hairline=mix(face, words, 0.5), slab=0.0, shadow=0.0)
    face, words = TONES[tone]
    plain = tone == "paper"
    side = mix(WELL, INK, 0.34) if plain else mix(GOLD, DARK_GOLD, 0.6) if tone == "gold" else mix(face, INK, 0.3)
    return Frame(
        radius=BUTTON_RADIUS,
        fill=face,
        line=2.4,
        slab=0.0,
        lip=lip_of(state),
        lip_fill=side,
        ticks=not plain,
        shadow={"hover": 3.6, "down": 1.5}.get(state, 2.6),
        opacity={"hover": 0.42, "down": 0.3}.get(state, 0.4),
        shade=PAPER_SHADE,
        grain=not plain,
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
    shade = shadow_of(outline.finish(), frame.shadow * scale, frame.opacity, frame.shade)
    picture = pygame.Surface(size, pygame.SRCALPHA, 32)
    drop, aside = frame.lip + frame.shadow, 1.0 if frame.lip else 2.0
    picture.blit(shade, (round(aside * scale), round(drop * scale)), special_flags=pygame.BLEND_PREMULTIPLIED)
    picture.blit(shape, (0, 0), special_flags=pygame.BLEND_PREMULTIPLIED)
    return picture, margin


def _draw_body(canvas: Canvas, w: float, h: float, frame: Frame) -> None:
    corner = frame.corner()
    half = frame.line / 2
    outer = cut(scooped(w, h, frame.radius, half - 0.5), 0.45, 11, corner)
    if frame.slab:
        for step in range(math.ceil(frame.slab), 0, -1):
            drop = frame.slab * step / math.ceil(frame.slab)
            canvas.polygon(INK, [(x, y + drop) for x, y in outer])
    if frame.lip:
        _lip(canvas, w, h, frame, outer, corner)
    canvas.polygon(INK, outer)
    inner = cut(scooped(w, h, frame.radius, -half - 0.5), 0.4, 23, corner)
    canvas.polygon(brightened(frame.fill) if frame.grain else frame.fill, inner)
    if frame.ticks:
        _ticks(canvas, w, h, frame, corner)
    if frame.hairline is not None:
        _hairline(canvas, w, h, frame, corner)
    if frame.jewel:
        off = frame.radius * 0.82
        for x in (off, w - off):
            for y in (off, h - off):
                canvas.lozenge(frame.gem_fill, INK, (x, y), frame.gem)
    elif frame.gem:
        off = 3.5 if frame.radius < 14 else frame.radius * 0.36
        for x in (off, w - off):
            for y in (off, h - off):
                canvas.lozenge(frame.gem_fill, INK, (x, y), frame.gem)


def _hairline(canvas: Canvas, w: float, h: float, frame: Frame, corner: float) -> None:
    assert frame.hairline is not None
    bite = max(2.0, frame.radius - (1.0 if frame.ticks or frame.jewel else 0.0))
    line = cut(scooped(w, h, bite, 0.0, frame.inset), 0.25, 37, corner)
    canvas.stroke(frame.hairline, line, frame.hair_width, closed=True, round_ends=False)


def _lip(canvas: Canvas, w: float, h: float, frame: Frame, outer: list[Point], corner: float) -> None:
    """The side of a printing block below its face, ruled from top to bottom."""
    steps = math.ceil(frame.lip)
    for step in range(steps, 0, -1):
        canvas.polygon(INK, [(x, y + frame.lip * step / steps) for x, y in outer])
    side = cut(scooped(w, h, frame.radius, -frame.line / 2 + 0.2), 0.3, 23, corner)
    for step in range(steps, 0, -1):
        canvas.polygon(frame.lip_fill, [(x, y + frame.lip * step / steps) for x, y in side])
    first = math.ceil((2.0 - corner) / RULING)
    last = math.floor((w - 2.0 - corner) / RULING)
    for number in range(first, last + 1):
        x = corner + number * RULING
        top = h - math.sqrt(frame.radius**2 - min(frame.radius, x, w - x) ** 2)
        canvas.line(INK, (x, top - 1.0), (x, top + frame.lip), 1.0)


def _ticks(canvas: Canvas, w: float, h: float, frame: Frame, corner: float) -> None:
    """An engraver's short strokes along the lower edge and, shorter still, along the right one."""
    ink = mix(frame.fill, INK, 0.82)
    floor, wall = h - frame.line / 2, w - frame.line / 2
    slots = round(STRIP / TICK)
    first = math.ceil((frame.radius + 1.0 - corner) / TICK)
    for number in range(first, math.floor((w - frame.radius - corner) / TICK)):
        x = corner + number * TICK
        canvas.taper(ink, (x, floor), (x + 0.8, floor - 4.5 - (number % slots) * 13 % 5), 1.5)
    for number in range(first, math.floor((h - frame.radius - corner) / TICK)):
        y = corner + number * TICK
        canvas.taper(ink, (wall, y), (wall - 3.5 - (number % slots) * 11 % 4, y + 0.6), 1.5)
