"""A list longer than its place: which rows are shown, and the bar that scrolls them."""

from __future__ import annotations

import math

import pygame

from scopa_gui.game.i18n import _
from scopa_gui.ui.element import Element, Role
from scopa_gui.ui.paint import medals
from scopa_gui.ui.paint.palette import CREAM, GOLD, PAPER, mix
from scopa_gui.ui.scenes.board import Board, Placed

BAR, BAR_HIT = 14.0, 30.0
SHORTEST_THUMB = 44.0


class ListView:
    """Where a list of equal rows stands; its owner draws the rows that `place` names and recomposes after a move.

    Attributes:
        first: the first row that is shown. What was asked for is kept, since a page is composed at several sizes of
            text before it is shown.
        shown: how many rows there is room for.
    """

    def __init__(self, ident: str) -> None:
        self.ident = ident
        self._wanted = 0
        self.shown = 1
        self.count = 0
        self._track = pygame.Rect(0, 0, 1, 1)
        self._thumb_h = 1

    @property
    def first(self) -> int:
        """The first row that is shown."""
        return min(self._wanted, self.furthest)

    @first.setter
    def first(self, row: int) -> None:
        self._wanted = max(0, row)

    @property
    def bar_id(self) -> str:
        """The id of the bar's Element."""
        return f"{self.ident}:bar"

    @property
    def furthest(self) -> int:
        """The first row that is shown when the list is scrolled to its end."""
        return max(0, self.count - self.shown)

    def place(self, board: Board, area: tuple[float, float, float, float], row_height: float, count: int) -> range:
        """Lay the bar at the right edge of (x, y, w, h) if it is needed; returns the rows to draw."""
        x, y, w, h = area
        self.count = count
        self.shown = max(1, math.floor((h + 1) / row_height))
        if count > self.shown:
            self._bar(board, x + w - BAR_HIT / 2, y, h)
        return range(self.first, min(count, self.first + self.shown))

    def move(self, steps: int) -> None:
        """Scroll by rows, as far as there are any."""
        self.first = min(max(0, self.first + steps), self.furthest)

    def reveal(self, row: int) -> None:
        """Scroll no more than needed to show a row."""
        if row < self.first:
            self.first = row
        elif row >= self.first + self.shown:
            self.first = row - self.shown + 1

    def drag_to(self, y: int) -> None:
        """The bar was pulled so that its middle lies at the pixel row y."""
        reach = max(1, self._track.h - self._thumb_h)
        share = (y - self._track.top - self._thumb_h / 2) / reach
        self.first = round(min(max(share, 0.0), 1.0) * self.furthest)

    def leap(self, key: int) -> int | None:
        """How many rows a page key, Home or End goes; None for other keys."""
        page = max(1, self.shown - 1)
        return {
            pygame.K_PAGEUP: -page, pygame.K_PAGEDOWN: page, pygame.K_HOME: -self.count, pygame.K_END: self.count,
        }.get(key)  # fmt: skip

    def scroll_key(self, key: int) -> bool:
        """Page keys; True if the key scrolled."""
        steps = self.leap(key)
        if steps is None:
            return False
        self.move(steps)
        return True

    def _bar(self, board: Board, cx: float, y: float, h: float) -> None:
        painter = board.painter
        track = board.rect(cx - BAR / 2, y, BAR, h)
        self._track = track
        self._thumb_h = max(painter.px(SHORTEST_THUMB), round(track.h * self.shown / self.count))
        top = track.top + round((track.h - self._thumb_h) * self.first / max(1, self.furthest))
        key = ("well", track.w, track.h)
        board.still(
            lambda: painter.keep(key, lambda: medals.bake_well(track.w, track.h, painter.scale)), cx - BAR / 2, y
        )
        wide = painter.px(BAR_HIT)
        box = pygame.Rect(track.centerx - wide // 2, top, wide, self._thumb_h)
        last = min(self.count, self.first + self.shown)
        says = _("Rows {first} to {last} of {count}").format(first=self.first + 1, last=last, count=self.count)
        element = Element(self.bar_id, Role.SLIDER, says, box, lambda: None)
        inset = painter.px(3)

        def look(state: str) -> list[Placed]:
            fill = {"hover": mix(CREAM, GOLD, 0.45), "down": GOLD}.get(state, PAPER)
            thumb = painter.plaque(box.w - 2 * inset, box.h, 6, gems=False, inner=False, fill=fill)
            placed: list[Placed] = [(thumb, box.x + inset, box.y)]
            stud = painter.lozenge(5)
            return [*placed, (stud, box.centerx, box.centery)]

        board.widget(element, look, -6.0)
