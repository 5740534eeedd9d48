"""What lies on a board: still pictures, and Elements with a look for each of their states."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Protocol

import pygame

from scopa_gui.ui.element import Element
from scopa_gui.ui.paint import Baked, Painter
from scopa_gui.ui.paint.frames import LIFT, SINK

Placed = tuple[Baked, float, float]
"""A picture and the pixel at which its origin lies."""


class Sink(Protocol):
    """What takes pictures to be shown: a stage, or the window itself."""

    def baked(self, baked: Baked, x: float, y: float) -> None:
        """Take a picture, its origin there."""
        ...


@dataclass(slots=True)
class Still:
    """A picture that nobody can touch; `step` is when it appears on a board that is told step by step."""

    bake: Callable[[], Baked]
    x: float
    y: float
    step: int = 0

    def show(self, sink: Sink, state: str) -> None:
        """Show it."""
        sink.baked(self.bake(), self.x, self.y)


@dataclass(slots=True)
class Widget:
    """An Element with its looks in each state (normal, hover, down, disabled).

    `ring` is the corner radius of its focus ring (negative: rounded corners). A `block` shows its side below its
    outline, and the ring goes round that too. Its last pictures, `above` of them, are never covered by a ring. The
    ring lies so far inside the outline, above and below, as `inset` says: words are low, and easily hit.
    """

    element: Element
    look: Callable[[str], list[Placed]]
    ring: float = 8.0
    step: int = 0
    block: bool = False
    above: int = 0
    inset: float = 0.0

    def show(self, sink: Sink, state: str) -> None:
        """Show it as it looks in `state`."""
        for baked, x, y in self.look(state):
            sink.baked(baked, x, y)

    def show_above(self, sink: Sink, ring: pygame.Rect, state: str) -> None:
        """Show once more what lies above a ring that covers it."""
        for baked, x, y in self.look(state)[-self.above :] if self.above else ():
            if baked.surface.get_rect(topleft=(round(x) + baked.dx, round(y) + baked.dy)).colliderect(ring):
                sink.baked(baked, x, y)

    def focus(self, painter: Painter, state: str, breath: float = 0.0) -> Placed:
        """Its focus ring in a state; it goes with a block's face, and round the side below it."""
        rect = self.element.rect.inflate(0, -2 * painter.px(self.inset))
        if not self.block:
            return painter.focus(rect.w, rect.h, self.ring, breath), rect.x, rect.y
        ring = painter.focus(rect.w, painter.block_height(rect.h, state), self.ring, breath)
        return ring, rect.x, rect.y + painter.px({"down": SINK, "hover": -LIFT}.get(state, 0.0))
