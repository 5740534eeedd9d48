"""Much larger text: a page cut into its plaques, each seen through a lens, laid below one another to be scrolled.

A page is composed once as usual, to learn where its plaques and everything beside them stand. Then it is composed
again on a `ZonedBoard`, which puts each of these zones somewhere else and larger.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import NamedTuple

import pygame

from scopa_gui.ui.element import Element
from scopa_gui.ui.paint import Baked, Painter
from scopa_gui.ui.paint.palette import RED, RGB
from scopa_gui.ui.resources import assets_root
from scopa_gui.ui.scenes.board import Board
from scopa_gui.ui.sprites import CardSprites

Area = tuple[float, float, float, float]
"""Left, top, width, height in logical units of a page."""

ABOVE, AROUND = 40.0, 13.0
"""So far a plaque's ribbon and shadow reach beyond it."""
ALONE = 7.0
"""The same for a thing that stands on no plaque."""
HANGS = 20.0
"""So far the side of a button and the ring of its focus reach below its outline."""
GAP = 10.0
EDGE = 20.0
"""Margin of the whole, in logical units of the window."""
BAR = 44.0
"""Room for the bar at the right, in logical units of the window."""
SEEN = 6
"""An Element of which fewer rows of pixels show is out of view."""


class Zone(NamedTuple):
    """A part of a page, and the pixel at which its upper left corner is laid, before scrolling."""

    area: Area
    left: int = 0
    top: int = 0

    def holds(self, x: float, y: float) -> bool:
        """Whether a place of the page lies in it."""
        left, top, w, h = self.area
        return left <= x <= left + w and top <= y <= top + h


class Lens:
    """A painter of a larger scale, and its cards; kept while the scale is the same."""

    def __init__(self) -> None:
        self._painter: Painter | None = None
        self._cards: CardSprites | None = None

    def at(self, scale: float, plain: Painter, cards: CardSprites) -> tuple[Painter, CardSprites]:
        """What paints at a scale, dressed as the window's painter."""
        if self._painter is None or self._cards is None or self._painter.scale != scale:
            self._painter = Painter(assets_root(), scale)
            self._painter.dress = plain.dress
            self._cards = CardSprites(cards.deck, self._painter)
        elif self._painter.dress != plain.dress:
            self._painter.dress = plain.dress
            self._painter.resize(scale)
            self._cards.resize()
        return self._painter, self._cards

    def drop(self) -> None:
        """Let the larger pictures go."""
        self._painter = self._cards = None


class Column(NamedTuple):
    """Zones laid out, and how many pixels high they are together."""

    zones: tuple[Zone, ...]
    height: int


def areas_of(board: Board, more: Sequence[Area]) -> list[Area]:
    """The plaques of a composed page, `more` areas it names, and all other Elements, in the order of composing."""
    found: list[Area] = list(more)
    for x, y, w, h in board.plaques:
        if not any(_holds(area, (x, y, w, h)) for area in found):
            found.append((x - AROUND, y - ABOVE, w + 2 * AROUND, h + ABOVE + AROUND))
    alone: list[Area] = []
    for element in board.elements:
        middle = board.place_of(element.rect.center)
        on = next((number for number, area in enumerate(found) if Zone(area).holds(*middle)), None)
        if on is not None:
            found[on] = _with_foot(found[on], board.place_of(element.rect.bottomleft)[1] + HANGS)
            continue
        left, top = board.place_of(element.rect.topleft)
        w, h = element.rect.w / board.scale, element.rect.h / board.scale
        _join(alone, (left - ALONE, top - ALONE, w + 2 * ALONE, h + 2 * ALONE))
    above = [area for area in alone if area[1] < min((area[1] for area in found), default=0.0)]
    return [*above, *found, *(area for area in alone if area not in above)]


def _with_foot(area: Area, foot: float) -> Area:
    """An area that reaches down to what hangs over the lower edge of its plaque, if anything does."""
    x, y, w, h = area
    return x, y, w, max(h, foot - y) if foot > y + h + HANGS - AROUND else h


def _holds(outer: Area, inner: Area) -> bool:
    return (
        outer[0] <= inner[0]
        and outer[1] <= inner[1]
        and inner[0] + inner[2] <= outer[0] + outer[2]
        and inner[1] + inner[3] <= outer[1] + outer[3]
    )


def _join(areas: list[Area], area: Area) -> None:
    """Add an area, joined with all that it overlaps."""
    x, y, w, h = area
    for other in list(areas):
        left, top, wide, high = other
        if x < left + wide and left < x + w and y < top + high and top < y + h:
            areas.remove(other)
            right, bottom = max(x + w, left + wide), max(y + h, top + high)
            x, y = min(x, left), min(y, top)
            w, h = right - x, bottom - y
    areas.append((x, y, w, h))


def column_of(areas: Sequence[Area], scale: float, window: tuple[int, int], unit: float) -> Column:
    """Lay areas below one another, side by side where the window is wide enough.

    `scale` is pixels a logical unit of the page under the lens, `unit` of the window.
    """
    room = window[0] - (EDGE + BAR) * unit
    gap = GAP * scale
    rows: list[list[Area]] = []
    filled = 0.0
    for area in areas:
        wide = area[2] * scale
        if rows and filled + gap + wide <= room and _alike(rows[-1][-1], area):
            rows[-1].append(area)
            filled += gap + wide
        else:
            rows.append([area])
            filled = wide
    zones: list[Zone] = []
    top = EDGE * unit
    for row in rows:
        left = EDGE * unit + (room - sum(area[2] * scale for area in row) - gap * (len(row) - 1)) / 2
        for area in row:
            zones.append(Zone(area, round(left), round(top)))
            left += area[2] * scale + gap
        top += max(area[3] for area in row) * scale + gap
    return Column(tuple(zones), round(top - gap + EDGE * unit))


def _alike(one: Area, other: Area) -> bool:
    """Whether two areas may stand side by side: plaques beside plaques, buttons beside buttons."""
    return max(one[3], other[3]) < 2.5 * min(one[3], other[3])


def zoom_for(areas: Sequence[Area], window: tuple[int, int], unit: float, wish: float) -> float:
    """The largest zoom up to `wish` at which every area is as wide as the window at most."""
    room = window[0] - (EDGE + BAR) * unit
    return min([wish, *(room / (area[2] * unit) for area in areas)])


class ZonedBoard(Board):
    """A board whose zones lie elsewhere than on the page; what belongs to none is left out."""

    narrow = True
    hair = 0.96  # of the size tried on the page, letters fitted; of another size they may be a little broader

    def __init__(
        self,
        painter: Painter,
        cards: CardSprites,
        size: tuple[int, int],
        growth: float,
        zones: Sequence[Zone],
        scrolled: int,
        seen: Area,
    ) -> None:
        super().__init__(painter, cards, size, growth)
        self._seen = seen
        self._zones = zones
        self._scrolled = scrolled
        self._last = zones[0]

    @property
    def visible(self) -> Area:
        """What the whole window shows of the page before it is cut into zones: left, top, right, bottom."""
        return self._seen

    def px(self, x: float, y: float) -> tuple[int, int]:
        """The window pixel of a place on the page."""
        left, top = self._shift(x, y)
        return round(left + x * self.scale), round(top + y * self.scale)

    def rect(self, x: float, y: float, w: float, h: float) -> pygame.Rect:
        """The window pixels of a box on the page."""
        left, top = self._shift(x + w / 2, y + h / 2)
        x0, y0 = round(left + x * self.scale), round(top + y * self.scale)
        x1, y1 = round(left + (x + w) * self.scale), round(top + (y + h) * self.scale)
        return pygame.Rect(x0, y0, x1 - x0, y1 - y0)

    def plaque(
        self, x: float, y: float, w: float, h: float, radius: float = 16, gem: RGB = RED, *, gems: bool | None = None
    ) -> None:
        """A paper plaque; what follows belongs to it if it lies there."""
        self._last = next((zone for zone in self._zones if _holds(zone.area, (x, y, w, h))), self._last)
        super().plaque(x, y, w, h, radius, gem, gems=gems)

    def still(self, bake: Callable[[], Baked], x: float, y: float) -> None:
        """Lay a picture, if it belongs to a zone."""
        if self._zone_at(x, y) is not None:
            super().still(bake, x, y)

    def _zone_at(self, x: float, y: float) -> Zone | None:
        if self._last.holds(x, y):
            return self._last
        return next((zone for zone in self._zones if zone.holds(x, y)), None)

    def _shift(self, x: float, y: float) -> tuple[float, float]:
        zone = self._zone_at(x, y) or self._last
        left, top, _w, _h = zone.area
        return zone.left - left * self.scale, zone.top - self._scrolled - top * self.scale


def in_view(elements: Sequence[Element], size: tuple[int, int]) -> list[Element]:
    """The Elements that show in the window, as far as they do."""
    window = pygame.Rect((0, 0), size)
    shown = []
    for element in elements:
        part = element.rect.clip(window)
        if part == element.rect:
            shown.append(element)
        elif part.h >= SEEN and part.w >= SEEN:
            shown.append(replace(element, rect=part))
    return shown
