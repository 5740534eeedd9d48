"""The sweep's moment: a sun that grows, a broom that swings, a ribbon that unrolls; made before it moves."""

from __future__ import annotations

from collections.abc import Iterator

import pygame

from scopa_gui.ui.paint.baked import Baked
from scopa_gui.ui.paint.painter import Painter

SUN_SIDE = 480
BROOM_HEIGHT = 400
GROWTH = (0.25, 0.55, 0.8, 0.94, 1.0)
"""Sizes of the sun while it grows."""

SWING = tuple(range(-30, 43, 9))
"""Angles of the broom in degrees, from first to last."""

UNROLL = (0.2, 0.5, 0.8, 1.0)
"""Shares of the ribbon's width while it unrolls."""

RIBBON = (400, 96)

LARGE_SCALE = 2.0
"""Above this scale every other frame is left out: they are large, and memory counts more."""


class Flourish:
    """Frames of one sweep at the painter's scale; `prepare` bakes them one at a time.

    All origins are the middle of the sun. Drop the object after the sweep: its frames are large.
    """

    def __init__(self, painter: Painter, words: str) -> None:
        self._painter = painter
        self._words = words
        self.sun: list[Baked] = []
        self.broom: list[Baked] = []
        self.ribbon: list[Baked] = []

    @property
    def ready(self) -> bool:
        """Whether every frame is there."""
        return len(self.ribbon) == len(UNROLL)

    def prepare(self) -> Iterator[None]:
        """Bake all frames, yielding after each so that the caller may spread the work."""
        px = self._painter.px
        coarse = 2 if self._painter.scale > LARGE_SCALE else 1
        for part in GROWTH[::coarse]:
            side = px(SUN_SIDE * part)
            self.sun.append(_centred(self._painter.uncached("ui/sunburst.png", side, side).surface))
            yield
        stick = self._painter.uncached("ui/broom_big.png", px(BROOM_HEIGHT), px(BROOM_HEIGHT)).surface
        for angle in SWING[::coarse]:
            self.broom.append(_centred(pygame.transform.rotozoom(stick, -angle, 1.0)))
            yield
        w, h = RIBBON
        whole = self._painter.ribbon(px(w), px(h), self._words, size=70, tail=66)
        for part in UNROLL:
            self.ribbon.append(_unrolled(whole, part))
            yield

    def prepare_all(self) -> None:
        """Bake what is missing at once."""
        if not self.ready:
            self.sun.clear()
            self.broom.clear()
            self.ribbon.clear()
            for _ in self.prepare():
                continue

    def draw(self, target: pygame.Surface, x: float, y: float, rays: float, swing: float, unroll: float) -> pygame.Rect:
        """Draw at (x, y); each part's progress runs from 0 (not there) to 1. Returns the changed pixels."""
        changed = pygame.Rect(round(x), round(y), 0, 0)
        for frames, progress in ((self.sun, rays), (self.broom, swing), (self.ribbon, unroll)):
            if progress > 0 and frames:
                frame = frames[min(len(frames) - 1, int(progress * (len(frames) - 1) + 0.5))]
                changed.union_ip(frame.draw(target, x, y))
        return changed


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
