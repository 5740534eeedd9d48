"""Rectangles, poses of cards, and the logical space of a window."""

from __future__ import annotations

import math
from typing import NamedTuple

BASE_W, BASE_H = 1280.0, 800.0
STAGE_W = 1760.0
"""Wider windows leave the cloth bare at both sides."""
MOST_ZOOM, ZOOM_ROOM = 1.5, 1000.0
"""How much cards grow in tall windows, and the height that lets them double."""
CARD_RATIO = 5 / 3
"""Height of a card by its width."""


class Rect(NamedTuple):
    """A rectangle in logical units."""

    x: float
    y: float
    w: float
    h: float

    @property
    def right(self) -> float:
        """The x of the right edge."""
        return self.x + self.w

    @property
    def bottom(self) -> float:
        """The y of the lower edge."""
        return self.y + self.h

    def overlaps(self, other: Rect) -> bool:
        """Whether the two share an area."""
        return self.x < other.right and other.x < self.right and self.y < other.bottom and other.y < self.bottom

    def grown(self, margin: float) -> Rect:
        """The rectangle with a margin all round."""
        return Rect(self.x - margin, self.y - margin, self.w + 2 * margin, self.h + 2 * margin)


class Pose(NamedTuple):
    """Where a card lies: its centre, its turn in degrees (clockwise), its width."""

    x: float
    y: float
    angle: float
    w: float

    @property
    def h(self) -> float:
        """The card's height."""
        return self.w * CARD_RATIO

    def outline(self) -> Rect:
        """The upright rectangle round the turned card."""
        a = math.radians(self.angle)
        c, s = abs(math.cos(a)), abs(math.sin(a))
        w, h = self.w * c + self.h * s, self.w * s + self.h * c
        return Rect(self.x - w / 2, self.y - h / 2, w, h)

    def covers(self, x: float, y: float) -> bool:
        """Whether the turned card lies over the point."""
        a = math.radians(-self.angle)
        dx, dy = x - self.x, y - self.y
        u = dx * math.cos(a) - dy * math.sin(a)
        v = dx * math.sin(a) + dy * math.cos(a)
        return abs(u) <= self.w / 2 and abs(v) <= self.h / 2


class Space(NamedTuple):
    """The logical space of a window and its scale to pixels."""

    w: float
    h: float
    s: float

    @property
    def centre(self) -> float:
        """The x of the middle."""
        return self.w / 2

    @property
    def left(self) -> float:
        """The x where the table begins: 0, unless the window is very wide."""
        return max(0.0, (self.w - STAGE_W) / 2)

    @property
    def right(self) -> float:
        """The x where the table ends."""
        return self.w - self.left

    @property
    def more_w(self) -> float:
        """How much wider than 1280 the table is."""
        return self.right - self.left - BASE_W

    @property
    def more_h(self) -> float:
        """How much higher than 800."""
        return self.h - BASE_H

    @property
    def zoom(self) -> float:
        """How much larger than usual the cards of hand and table are: tall windows have the room."""
        return min(MOST_ZOOM, 1.0 + self.more_h / ZOOM_ROOM)

    def px(self, x: float, y: float) -> tuple[int, int]:
        """Window pixels of a logical point."""
        return round(x * self.s), round(y * self.s)


def space_of(size: tuple[int, int]) -> Space:
    """The logical space of a window of so many pixels."""
    s = min(size[0] / BASE_W, size[1] / BASE_H)
    return Space(size[0] / s, size[1] / s, s)
