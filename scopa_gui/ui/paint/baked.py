"""Finished pictures at exact pixel size, and the bounded store that keeps them."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Hashable
from typing import NamedTuple

import pygame


class Baked(NamedTuple):
    """A premultiplied picture and where it lies relative to what it shows.

    `surface` is drawn at (x + dx, y + dy) when the thing itself is to lie at (x, y): the top left corner of a
    shape's visible outline, or the left end of a text's baseline. `width` and `height` measure the thing
    itself in pixels, without shadow, outline or overhang.
    """

    surface: pygame.Surface
    dx: int
    dy: int
    width: int
    height: int

    def draw(self, target: pygame.Surface, x: float, y: float) -> pygame.Rect:
        """Draw the thing at (x, y) of `target`; returns the pixels that changed."""
        return target.blit(
            self.surface, (round(x) + self.dx, round(y) + self.dy), special_flags=pygame.BLEND_PREMULTIPLIED
        )


class Store:
    """Pictures by key, dropped oldest use first once they exceed `limit` bytes."""

    def __init__(self, limit: int) -> None:
        self.limit = limit
        self.size = 0
        self._kept: OrderedDict[Hashable, Baked] = OrderedDict()

    def __len__(self) -> int:
        return len(self._kept)

    def get(self, key: Hashable, bake: Callable[[], Baked]) -> Baked:
        """The picture of `key`, baked now if it is not kept."""
        found = self._kept.get(key)
        if found is not None:
            self._kept.move_to_end(key)
            return found
        made = bake()
        self._kept[key] = made
        self.size += _bytes(made)
        while self.size > self.limit and len(self._kept) > 1:
            self.size -= _bytes(self._kept.popitem(last=False)[1])
        return made

    def clear(self) -> None:
        """Forget every picture."""
        self._kept.clear()
        self.size = 0


def _bytes(baked: Baked) -> int:
    return baked.surface.get_pitch() * baked.surface.get_height()
