"""The pictures of a deck: masters in five sizes, read when they are needed, printed on the deck's paper."""

from __future__ import annotations

import math
from collections import OrderedDict
from pathlib import Path

import pygame

from scopa_gui.ui.paint.palette import CREAM

SIZES = (60, 90, 120, 240, 480)
"""Widths of the masters in pixels; each size is drawn for itself, with fewer lines when small."""

BACK = "back"
TWIN_BACK = "back_red"

_PAPER = "paper.png"
_MASTERS_BYTES = 10_000_000


def optical_size(width: float) -> int:
    """The smallest master that is not enlarged by more than six per cent."""
    return next((size for size in SIZES if size >= width / 1.06), SIZES[-1])


class Deck:
    """One deck's folder. Only the masters used last are kept; scaled cards are cached by `sprites`."""

    def __init__(self, folder: Path, *, plain: bool = False) -> None:
        """A deck's folder; `plain` prints on pure white instead of the deck's paper."""
        self.folder = folder
        self.plain = plain
        self._papers: dict[int, pygame.Surface] = {}
        self._masters: OrderedDict[tuple[str, int], pygame.Surface] = OrderedDict()
        self._bytes = 0

    def master(self, code: str, size: int) -> pygame.Surface:
        """A card (``7d``, ``back``) on its paper, premultiplied, at one of `SIZES`.

        Raises:
            FileNotFoundError: if the deck has no such picture.
        """
        key = (code, size)
        found = self._masters.get(key)
        if found is not None:
            self._masters.move_to_end(key)
            return found
        picture = pygame.image.load(self.folder / str(size) / f"{code}.png").convert_alpha()
        paper = self._paper(size)
        if self.plain:
            _whiten(picture)
        elif paper is not None:
            picture.blit(paper, (0, 0), special_flags=pygame.BLEND_RGB_MULT)
        picture = picture.premul_alpha()
        self._masters[key] = picture
        self._bytes += _bytes(picture)
        while self._bytes > _MASTERS_BYTES and len(self._masters) > 1:
            self._bytes -= _bytes(self._masters.popitem(last=False)[1])
        return picture

    def scaled(self, code: str, width: int) -> pygame.Surface:
        """A card ``width`` pixels wide, premultiplied; not cached here."""
        master = self.master(code, optical_size(width))
        size = card_size(width)
        return master if master.get_size() == size else pygame.transform.smoothscale(master, size)

    def forget(self) -> None:
        """Let the masters go; they are read again when needed."""
        self._masters.clear()
        self._papers.clear()
        self._bytes = 0

    def _paper(self, size: int) -> pygame.Surface | None:
        if size not in self._papers:
            path = self.folder / _PAPER
            if not path.exists():
                return None
            sheet = pygame.image.load(path).convert()
            self._papers[size] = pygame.transform.smoothscale(sheet, card_size(size))
        return self._papers[size]


def card_size(width: int) -> tuple[int, int]:
    """Pixels of a card of that width."""
    return width, round(width * 5 / 3)


def _whiten(picture: pygame.Surface) -> None:
    """Make all colours lighter by as much as turns the ground of the cards into pure white; black stays black."""
    light = picture.copy()
    light.fill([math.ceil((255 - part) * 255 / part) for part in CREAM], special_flags=pygame.BLEND_RGB_MULT)
    picture.blit(light, (0, 0), special_flags=pygame.BLEND_RGB_ADD)


def _bytes(surface: pygame.Surface) -> int:
    return surface.get_pitch() * surface.get_height()
