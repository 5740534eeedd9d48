"""How long frames take: a ring of the last ones, shown with F3 and read by the benchmarks."""

from __future__ import annotations

from collections import deque

import pygame

from scopa_gui.ui.paint import Painter
from scopa_gui.ui.paint.palette import CREAM, FELT_OUTLINE

KEPT = 240


class FrameTimes:
    """Seconds of work of the last frames that were drawn, and how many there have been."""

    def __init__(self) -> None:
        self.shown = False
        self.drawn = 0
        self.costs: deque[float] = deque(maxlen=KEPT)

    def add(self, seconds: float) -> None:
        """One more frame was drawn."""
        self.drawn += 1
        self.costs.append(seconds)

    def percentile(self, share: float) -> float:
        """The cost in seconds that so many (0 to 1) of the kept frames stay below; 0 without frames."""
        ordered = sorted(self.costs)
        return ordered[min(len(ordered) - 1, int(share * len(ordered)))] if ordered else 0.0

    def draw(
        self, surface: pygame.Surface, painter: Painter, areas: list[pygame.Rect] | None
    ) -> list[pygame.Rect] | None:
        """Write the figures into the lower left corner; returns the areas that have changed."""
        words = f"p50 {self.percentile(0.5) * 1000:.1f}  p99 {self.percentile(0.99) * 1000:.1f} ms  n {self.drawn}"
        h = painter.px(22)
        box = pygame.Rect(0, surface.get_height() - h, painter.px(260), h)
        surface.fill(FELT_OUTLINE, box)
        font = painter.text(words, "text", 14, CREAM, grow=False)
        font.draw(surface, painter.px(8), box.bottom - painter.px(6))
        return None if areas is None else [*areas, box]
