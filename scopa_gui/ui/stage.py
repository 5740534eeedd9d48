"""A display list that repaints only what differs from the frame before it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import NamedTuple

import pygame

from scopa_gui.ui.paint.baked import Baked

MOST_AREAS = 6
"""So many separate areas are repainted at most; more are joined."""


class _Item(NamedTuple):
    mark: tuple[object, ...]
    rect: pygame.Rect
    draw: Callable[[pygame.Surface], object]


class Stage:
    """What a scene shows, collected anew each frame from cached pictures, over a fixed background.

    Two frames are compared item by item (same picture, same place); only areas where they differ are painted
    again, everything that lies there in its order. Pictures are premultiplied and never change once shown.
    """

    def __init__(self) -> None:
        self._shown: list[_Item] = []
        self._items: list[_Item] = []

    def begin(self) -> None:
        """Start collecting a frame."""
        self._items = []

    def picture(self, surface: pygame.Surface, x: int, y: int) -> None:
        """A premultiplied picture with its upper left corner there (pixels)."""
        self._items.append(
            _Item(
                (id(surface), x, y),
                surface.get_rect(topleft=(x, y)),
                lambda target: target.blit(surface, (x, y), special_flags=pygame.BLEND_PREMULTIPLIED),
            )
        )

    def baked(self, baked: Baked, x: float, y: float) -> None:
        """A baked picture, its own origin there (pixels)."""
        self.picture(baked.surface, round(x) + baked.dx, round(y) + baked.dy)

    def shade(self, rect: pygame.Rect, level: int) -> None:
        """Darken what lies below to ``level`` of 255."""
        colour = (level, level, level)
        self._items.append(
            _Item(
                ("shade", tuple(rect), level),
                rect.copy(),
                lambda target: target.fill(colour, rect, special_flags=pygame.BLEND_RGB_MULT),
            )
        )

    def present(self, target: pygame.Surface, background: pygame.Surface, full: bool) -> list[pygame.Rect] | None:
        """Paint the frame; returns the areas that were painted, or None for all."""
        areas = [target.get_rect()] if full else self._differences(target.get_rect())
        for area in areas:
            target.set_clip(area)
            target.blit(background, area, area)
            for item in self._items:
                if item.rect.colliderect(area):
                    item.draw(target)
        target.set_clip(None)
        self._shown = self._items
        return None if full else areas

    def _differences(self, screen: pygame.Rect) -> list[pygame.Rect]:
        before = Counter(item.mark for item in self._shown)
        after = Counter(item.mark for item in self._items)
        if before == after:
            changed = _reordered(self._shown, self._items)
        else:
            changed = [i.rect for i in self._items if after[i.mark] != before[i.mark]]
            changed += [i.rect for i in self._shown if after[i.mark] != before[i.mark]]
            kept_then = [i for i in self._shown if after[i.mark] == before[i.mark]]
            kept_now = [i for i in self._items if after[i.mark] == before[i.mark]]
            changed += _reordered(kept_then, kept_now)
        return joined([rect.clip(screen) for rect in changed if rect.colliderect(screen)])


def _reordered(before: list[_Item], after: list[_Item]) -> list[pygame.Rect]:
    """The places of items whose order has changed."""
    return [new.rect for old, new in zip(before, after, strict=True) if old.mark != new.mark]


def joined(rects: list[pygame.Rect]) -> list[pygame.Rect]:
    """The same area with no overlaps, in few rectangles."""
    areas: list[pygame.Rect] = []
    for rect in rects:
        area = rect.copy()
        while (hit := area.collidelist(areas)) >= 0:
            area.union_ip(areas.pop(hit))
        areas.append(area)
    while len(areas) > MOST_AREAS:
        pairs = [(i, j) for i in range(len(areas)) for j in range(i)]
        i, j = min(pairs, key=lambda p: _waste(areas[p[0]], areas[p[1]]))
        joint = areas.pop(i).union(areas.pop(j))
        areas = joined([*areas, joint])
    return areas


def _waste(a: pygame.Rect, b: pygame.Rect) -> int:
    both = a.union(b)
    return both.w * both.h - a.w * a.h - b.w * b.h
