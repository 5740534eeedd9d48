"""From logical units to window pixels."""

from __future__ import annotations

import pygame

from scopa_gui.ui.layout import Rect, Space


def pixels(space: Space, rect: Rect) -> pygame.Rect:
    """Window pixels of a logical rectangle."""
    x, y = space.px(rect.x, rect.y)
    right, bottom = space.px(rect.right, rect.bottom)
    return pygame.Rect(x, y, right - x, bottom - y)
