"""The sweep's moment: a sun that grows, a broom that swings, a ribbon that unrolls; made before it moves."""

from __future__ import annotations

import math
from collections.abc import Iterator

import pygame

from scopa_gui.ui.paint.baked import Baked
from scopa_gui.ui.paint.canvas import Canvas, Point, dimmed
from scopa_gui.ui.paint.painter import Painter
from scopa_gui.ui.paint.palette import CREAM, INK

SUN_SIDE = 480
BROOM_HEIGHT = 400
GROWTH = (0.25, 0.55, 0.8, 0.94, 1.0)
"""Sizes of the sun while it grows."""

SWING = tuple(range(-30, 43, 9))
"""Angles of the broom in degrees, from first to last."""

SWISH = ((-216, 98), (-190, 136), (-150, 170))
"""Where the strokes begin that the broom leaves in the air, seen from the middle of the sun."""
SWISH_BOX = (-280, 80, -140, 184)
"""The room of those strokes: left, top, right, bottom."""

UNROLL = (0.2, 0.5, 0.8, 1.0)
"""Shares of the ribbon's width while it unrolls."""

RIBBON = (400, 96)
MOST_GROWTH = 1.2
"""The word on it is large at any size of text."""

FADES = 4
"""In so many steps it fades."""

LARGE_SCALE = 2.0
"""Above this scale every other frame is left out: they are large, and memory counts more."""


class Flourish:
    """Frames of one sweep at the painter's scale; `prepare` bakes them one at a time.

    All origins are the middle of the sun. Drop the object after the sweep: its frames are large. ``zoom`` makes
    everything larger, as cards are in tall windows.
    """

    def __init__(self, painter: Painter, words: str, zoom: float = 1.0) -> None:
        self._painter = painter
        self._zoom = zoom
        self._words = words
        self.sun: list[Baked] = []
        self.broom: list[Baked] = []
        self.ribbon: list[Baked] = []
        self.strength = 1.0
        """How strongly it is shown, 0 to 1."""
        self._last: list[Baked] = []
        """Sun, broom and ribbon at their last, before they fade."""

    @property
    def ready(self) -> bool:
        """Whether every frame is there."""
        return bool(self._last)

    @property
    def _coarse(self) -> int:
        return 2 if self._painter.scale * self._zoom > LARGE_SCALE else 1

    def prepare(self) -> Iterator[None]:
        """Bake all frames, yielding after each so that the caller may spread the work."""
        painter, zoom = self._painter, self._zoom

        def px(length: float) -> int:
            return painter.px(length * zoom)

        for part in GROWTH[:: self._coarse]:
            side = px(SUN_SIDE * part)
            self.sun.append(_centred(painter.uncached("ui/sunburst.png", side, side).surface))
            yield
        stick = painter.uncached("ui/broom_big.png", px(BROOM_HEIGHT), px(BROOM_HEIGHT)).surface
        for angle in SWING[:: self._coarse]:
            self.broom.append(_centred(pygame.transform.rotozoom(stick, -angle, 1.0)))
            yield
        self.broom[-1] = self._swished(self.broom[-1])
        w, h = RIBBON
        with painter.sized(min(painter.text_scale, MOST_GROWTH)):
            whole = painter.ribbon(px(w), px(h), self._words, size=70 * zoom, tail=66 * zoom)
        for part in UNROLL:
            self.ribbon.append(_unrolled(whole, part))
            yield
        self._last = [self.sun[-1], self.broom[-1], self.ribbon[-1]]

    def prepare_all(self) -> None:
        """Bake what is missing at once."""
        if not self.ready:
            self.sun.clear()
            self.broom.clear()
            self.ribbon.clear()
            for _ in self.prepare():
                continue

    def fade(self, strength: float) -> None:
        """Show what has come so strongly, 0 to 1, in a few steps; once it fades, only the last frames are kept."""
        steps = FADES // self._coarse
        level = math.ceil(strength * steps) / steps
        if level == self.strength:
            return
        self.strength = level
        self.sun, self.broom, self.ribbon = (
            [frame._replace(surface=dimmed(frame.surface, level))] for frame in self._last
        )

    def _swished(self, broom: Baked) -> Baked:
        """The broom with the strokes that it leaves in the air."""
        unit = self._painter.scale * self._zoom
        left, top, right, bottom = (round(part * unit) for part in SWISH_BOX)
        sheet = Canvas(right - left, bottom - top, unit, -left, -top)
        for x, y in SWISH:
            line = _curve((x, y), (x - 20, y + 6), (x - 40, y + 2), (x - 58, y - 8))
            sheet.stroke(INK, line, 5.6)
            sheet.stroke(CREAM, line, 3.0)
        strokes = sheet.finish()
        box = broom.surface.get_rect(topleft=(broom.dx, broom.dy)).union((left, top, *strokes.get_size()))
        picture = pygame.Surface(box.size, pygame.SRCALPHA, 32)
        picture.blit(strokes, (left - box.x, top - box.y), special_flags=pygame.BLEND_PREMULTIPLIED)
        broom.draw(picture, -box.x, -box.y)
        return broom._replace(surface=picture, dx=box.x, dy=box.y)


def shown(frames: list[Baked], progress: float) -> Baked:
    """Which frame is shown at a progress of 0 to 1."""
    return frames[min(len(frames) - 1, int(progress * (len(frames) - 1) + 0.5))]


def _curve(a: Point, b: Point, c: Point, d: Point) -> list[Point]:
    """Points along a cubic curve."""
    points = []
    for step in range(13):
        t = step / 12
        parts = (1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t * t * (1 - t), t**3
        points.append(
            (
                sum(part * point[0] for part, point in zip(parts, (a, b, c, d), strict=True)),
                sum(part * point[1] for part, point in zip(parts, (a, b, c, d), strict=True)),
            )
        )
    return points


def _centred(surface: pygame.Surface) -> Baked:
    width, height = surface.get_size()
    return Baked(surface, -width // 2, -height // 2, width, height)


def _unrolled(ribbon: Baked, part: float) -> Baked:
    """The ribbon's middle `part`, its cut ends straight; whole from 1 on. Origin is the band's middle."""
    dx, dy = ribbon.dx - ribbon.width // 2, ribbon.dy - ribbon.height // 2
    if part >= 1:
        return Baked(ribbon.surface, dx, dy, ribbon.width, ribbon.height)
    width = round(ribbon.width * part)
    left = -ribbon.dx + (ribbon.width - width) // 2
    piece = ribbon.surface.subsurface((left, 0, width, ribbon.surface.get_height())).copy()
    return Baked(piece, -width // 2, dy, width, ribbon.height)
