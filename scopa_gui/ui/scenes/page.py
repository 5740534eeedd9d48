"""Pages: scenes that are a board of plaques, words and things to choose; and dialogs, which lie over others."""

from __future__ import annotations

import math
from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import TYPE_CHECKING

import pygame

from scopa_gui.ui.element import Element, Point, Role, is_bar, topmost
from scopa_gui.ui.paint import Baked
from scopa_gui.ui.scene import Scene
from scopa_gui.ui.scenes.board import Board, Sink, Widget
from scopa_gui.ui.scenes.history_list import ListView
from scopa_gui.ui.scenes.magnify import EDGE, Area, Column, Lens, ZonedBoard, areas_of, column_of, in_view, zoom_for
from scopa_gui.ui.stage import Stage

if TYPE_CHECKING:
    from scopa_gui.ui.app import App

GROWTH_STEP = 0.1
ENOUGH = 0.2
"""A page stays whole if its text is at most so much smaller than asked for."""
HIDDEN = 110
"""How much of its light, of 255, the bare table keeps round a large dialog."""
FILLED = 0.6
"""A dialog is large from this part of the window on."""
VIEW_STEP, WHEEL_STEPS = 20.0, 10
"""Logical units by which a page scrolls as a whole, and how many such steps the wheel makes: a quarter of a window."""


class Page(Scene, ABC):
    """A scene composed on a Board, with text as large as the setting asks and the page has room for."""

    ground = "wood"
    """The table below the plaques."""
    light = 255
    """How much of its light the table keeps, of 255."""
    late_steps = 0
    """Steps of the board, from 1, that are added one a frame after the first: ornaments nobody waits for."""
    rings_default = True
    """Whether the default Element has the ring of the focus while nothing was reached by keys."""

    def __init__(self, app: App) -> None:
        super().__init__(app)
        self.board: Board | None = None
        self._stage = Stage()
        self._anew = True
        self._told = 0
        self._lens = Lens()
        self.view = ListView("page")
        self.column: Column | None = None
        """How the zones of the page lie, where it is shown under a lens."""
        self.text_growth = 1.0
        """How much larger than usual text is, the lens included."""

    @abstractmethod
    def compose(self, board: Board) -> None:
        """Lay everything on an empty board; called again whenever something has changed."""

    # ---- layout

    def layout(self, size: tuple[int, int]) -> None:
        """Compose for a window of so many pixels."""
        super().layout(size)
        self.recompose()

    def recompose(self) -> None:
        """Compose again, with the largest text that fits; where that is much too small, under a lens and scrolled."""
        wish = self.app.painter.text_scale
        board = self._largest(wish)
        self.text_growth = board.growth
        self.column = None
        if self.veil and wish - board.growth > ENOUGH:
            board = self._magnified(board, wish) or board
        self.board = board
        self._stage, self._anew = Stage(), True
        self.changed()

    def _largest(self, wish: float, *, narrow: bool = False) -> Board:
        """The page with the largest text, from the wished down to the usual one, that fits everywhere."""
        board = self._composed(wish, narrow)
        fits, tight = 0, round((wish - 1.0) / GROWTH_STEP)
        if board.tight and wish > 1.0:
            board = self._composed(1.0, narrow)
            while tight - fits > 1:
                middle = (fits + tight) // 2
                trial = self._composed(1.0 + middle * GROWTH_STEP, narrow)
                if trial.tight:
                    tight = middle
                else:
                    fits, board = middle, trial
        return board

    def _composed(self, growth: float, narrow: bool) -> Board:
        board = Board(self.app.painter, self.app.sprites, self.size, growth)
        board.narrow = narrow
        with board.measuring():
            self.compose(board)
        return board

    def areas(self) -> Sequence[Area]:
        """Areas of the page that stay together under the lens, besides its plaques."""
        return ()

    def _magnified(self, whole: Board, wish: float) -> Board | None:
        """The page in larger zones below one another, as far as it has been scrolled; None if that gains nothing."""
        plain = self._largest(wish, narrow=True)
        unit = plain.scale
        areas = areas_of(plain, self.areas())
        zoom = zoom_for(areas, self.size, unit, wish / plain.growth)
        if zoom * plain.growth < whole.growth + GROWTH_STEP / 2:
            return None
        painter, cards = self._lens.at(unit * zoom, self.app.painter, self.app.sprites)
        self.column = column_of(areas, painter.scale, self.size, unit)
        self.text_growth = plain.growth * zoom
        self.view.count = math.ceil(self.column.height / (VIEW_STEP * unit))
        bar = Board(self.app.painter, self.app.sprites, self.size, 1.0)
        _left, top, right, bottom = bar.visible
        self.view.place(bar, (0, top + 12, right - 10, bottom - top - 24), VIEW_STEP, self.view.count)
        scrolled = self._rows_above(self.column)
        board = ZonedBoard(painter, cards, self.size, plain.growth, self.column.zones, scrolled, plain.visible)
        with board.measuring():
            self.compose(board)
        board.take_in(bar)
        return board

    def laid(self) -> Sequence[Element]:
        """All Elements of the board, in view or not."""
        return self.board.elements if self.board else ()

    def elements(self) -> Sequence[Element]:
        """All Elements of the board that are in view."""
        return self.laid() if self.column is None else in_view(self.laid(), self.size)

    def stops(self) -> list[Element]:
        """Everything that takes the focus, in view or not; bars that scroll come after what there is to choose."""
        return sorted((element for element in self.laid() if element.takes_focus), key=is_bar)

    def default(self) -> Element | None:
        """What Enter chooses when nothing has the focus, in view or not."""
        return next((e for e in self.laid() if e.default and e.enabled), None)

    def on_leave(self) -> None:
        """Let the larger pictures go."""
        self._lens.drop()

    # ---- scrolling the whole page

    def focus(self, element_id: str | None, *, by_key: bool = True) -> None:
        """Give the focus to an Element, and scroll it into view."""
        super().focus(element_id, by_key=by_key)
        if element_id is not None:
            self.reveal(element_id)

    def reveal(self, element_id: str) -> None:
        """Scroll the page no more than needed to show an Element."""
        found = next((e for e in self.laid() if e.id == element_id), None)
        if self.column is None or found is None or element_id == self.view.bar_id:
            return
        step = VIEW_STEP * self.app.painter.scale
        margin, now = round(EDGE * self.app.painter.scale), self._rows_above(self.column)
        over, under = margin - found.rect.top, found.rect.bottom + margin - self.size[1]
        wanted = self.view.first
        if over > 0:
            wanted = math.floor((now - over) / step)
        elif under > 0:
            wanted = math.ceil((now + min(under, found.rect.top - margin)) / step)
        self._scroll_view(wanted - self.view.first)

    def out_of_view(self, element: Element) -> bool:
        """Whether less than half of it shows, of a page that scrolls as a whole."""
        seen = element.rect.clip(pygame.Rect((0, 0), self.size))
        return self.column is not None and seen.h < min(element.rect.h, self.size[1]) / 2

    def _rows_above(self, column: Column) -> int:
        """How many pixels of the page are scrolled out at the top."""
        return min(round(self.view.first * VIEW_STEP * self.app.painter.scale), max(0, column.height - self.size[1]))

    def _scroll_view(self, steps: int) -> bool:
        """Scroll the whole page; False if it does not scroll, or no further."""
        before = self.view.first
        self.view.move(steps)
        if self.column is None or self.view.first == before:
            return False
        self.recompose()
        return True

    def wheel(self, steps: int, at: Point) -> None:
        """A page that scrolls as a whole does so first."""
        if not self._scroll_view(steps * WHEEL_STEPS):
            self.scroll(steps, at)

    def page_key(self, key: int) -> bool:
        """Page keys scroll a page that scrolls as a whole; the focus stays in view."""
        if self.column is None or not self.view.scroll_key(key):
            return False
        self.recompose()
        ringed, bottom = self.ringed(), self.size[1]
        whole = [element for element in self.stops() if element.rect.top >= 0 and element.rect.bottom <= bottom]
        seen = [element.id for element in whole if not is_bar(element)]
        if self.focus_by_key and seen and ringed is not None and ringed.id not in seen and not is_bar(ringed):
            super().focus(seen[-1 if key in (pygame.K_PAGEUP, pygame.K_HOME) else 0])
        return True

    def scroll_rows(self, view: ListView, key: int, group: str) -> bool:
        """Page keys, Home and End in a list: from a row the focus goes as far; else they scroll it, but Home and End
        only from its bar or while nothing was reached by keys.
        """
        step, focused = view.leap(key), self.focus_id if self.focus_by_key else None
        rows = [element.id for element in self.laid() if element.group == group]
        far = key in (pygame.K_HOME, pygame.K_END)
        if step is None or (far and focused not in (None, view.bar_id, *rows)):
            return False
        before = view.first
        view.move(step)
        self.recompose()
        if focused in rows:
            there = [element.id for element in self.laid() if element.group == group]
            end = there[0 if step < 0 else -1]
            self.focus(end if far or view.first == before else there[rows.index(focused)])
        return True

    # ---- keys that turn and open pages

    def turn_pages(self, step: int) -> None:
        """To the next page of a turner, else to the next tab of the last row of them."""
        arrow = next((e for e in self.laid() if e.id == ("more" if step > 0 else "earlier")), None)
        tabs = [element for element in self.laid() if element.role is Role.TAB and element.enabled]
        row = [element for element in tabs if element.group == tabs[-1].group]
        place = next((place for place, tab in enumerate(row) if tab.selected), -step) + step
        if arrow is not None:
            self.activate(arrow)
        elif 0 <= place < len(row):
            self.activate(row[place])
        if self.focus_by_key and Scene.ringed(self) is None:
            self.focus(None)
            self.opened_by_key()

    def opened_by_key(self) -> None:
        """Keys begin at what the page is about, at what is chosen if anything is, not at the way back."""
        default = self.default()
        stops = [element for element in self.stops() if element.id != "back" and not is_bar(element)]
        if default is not None and default.id == "back" and stops:
            self.focus(next((element.id for element in stops if element.selected), stops[0].id))

    def scroll_by_key(self, element: Element, step: int) -> bool:
        """Arrows on a bar scroll, until its end."""
        for view in (self.view, *self.bars()):
            if view.bar_id == element.id:
                before = view.first
                view.move(step * (WHEEL_STEPS if view is self.view else 1))
                if view.first != before:
                    self.recompose()
                    return True
        return False

    def bars(self) -> Sequence[ListView]:
        """The lists whose bars can be pulled."""
        return ()

    def can_drag(self, element: Element) -> bool:
        """Bars of lists, and of the whole page, can be pulled."""
        return any(view.bar_id == element.id for view in (self.view, *self.bars()))

    def drag(self, element: Element, at: Point) -> None:
        """A bar follows the pointer."""
        for view in (self.view, *self.bars()):
            if view.bar_id == element.id:
                before = view.first
                view.drag_to(at[1])
                if view.first != before:
                    self.recompose()

    # ---- drawing

    def background(self) -> pygame.Surface:
        """What lies below the board."""
        return self.app.painter.table(self.ground, self.size)

    def draw(self, surface: pygame.Surface, full: bool) -> list[pygame.Rect] | None:
        """Draw what differs from the frame before."""
        if self.board is None:
            return []
        ground = self.background()
        self._stage.begin()
        if self.light < 255:
            self._stage.shade(pygame.Rect((0, 0), self.size), self.light)
        self.show_on(self._stage, self.board)
        full, self._anew = full or self._anew, False
        return self._stage.present(surface, ground, full)

    def show_on(self, sink: Sink, board: Board) -> None:
        """Hand every picture of the board to a sink, the focus ring last."""
        with board.measuring():
            for item in board.items:
                if item.step <= self.told():
                    item.show(sink, self.state_of(item.element) if isinstance(item, Widget) else "normal")
            self._show_focus(sink, board)

    def activate(self, element: Element) -> None:
        """Let it be heard, then act."""
        if element.action is not None:
            self.app.audio.play("button" if element.role is Role.BUTTON else "choose")
        super().activate(element)

    def told(self) -> int:
        """The last step of the board that is shown."""
        return self._told

    def update(self, now: float) -> bool:
        """Add the next step that may come late."""
        if self._told >= self.late_steps:
            return False
        self._told += 1
        self.dirty()
        return True

    def state_of(self, element: Element) -> str:
        """How an Element looks now: normal, hover, down or disabled."""
        if not element.enabled:
            return "disabled"
        if element.action is None:
            return "normal"
        if self.pressed_id == element.id:
            return "down" if self.hover_id == element.id else "normal"
        return "hover" if self.hover_id == element.id and self.pressed_id is None else "normal"

    def ringed(self) -> Element | None:
        """The Element whose ring is shown: the one reached by keys, else the default one."""
        reached = super().ringed()
        return reached if reached is not None or not self.rings_default else self.default()

    def _show_focus(self, sink: Sink, board: Board) -> None:
        element = self.ringed()
        if element is None or self in self.app.stack.below():
            return
        shown = [item for item in board.items if isinstance(item, Widget) and item.step <= self.told()]
        for ringed in (item for item in shown if item.element.id == element.id):
            ring, x, y = ringed.focus(board.painter, self.state_of(element))
            sink.baked(ring, x, y)
            area = ring.surface.get_rect(topleft=(round(x) + ring.dx, round(y) + ring.dy))
            for item in shown:
                item.show_above(sink, area, self.state_of(item.element))


class _Direct:
    """A sink that draws at once."""

    def __init__(self, surface: pygame.Surface) -> None:
        self._surface = surface

    def baked(self, baked: Baked, x: float, y: float) -> None:
        """Draw the picture."""
        baked.draw(self._surface, x, y)


class Dialog(Page):
    """A page over another scene, which shows through darkened; Esc closes it."""

    dialog = "dialog"
    panel = False
    """Whether it lies beside what it is about, undarkened: a click there does what it would do without the panel."""

    def __init__(self, app: App, name: str) -> None:
        super().__init__(app)
        self.name = name

    def draw(self, surface: pygame.Surface, full: bool) -> list[pygame.Rect] | None:
        """Draw everything: the window holds the darkened scenes below.

        Of pages under a lens, and of those that a dialog covers nearly whole, scraps would show round its edge, which
        look like a part of it: it hides them.
        """
        under_lens = any(isinstance(scene, Page) and scene.column is not None for scene in self.app.stack.scenes)
        below = self.app.stack.below()
        page = below[0] if below and isinstance(below[0], Page) else None
        if under_lens or (page is not None and self.veil and self._fills()):
            surface.blit((page or self).background(), (0, 0))
            surface.fill((HIDDEN, HIDDEN, HIDDEN), special_flags=pygame.BLEND_RGB_MULT)
        if self.board is not None:
            self.show_on(_Direct(surface), self.board)
        return None

    def _fills(self) -> bool:
        """Whether its plaque leaves little of the window free."""
        if self.board is None or not self.board.plaques:
            return False
        plaque = self.board.rect(*self.board.plaques[0])
        return plaque.w * plaque.h > FILLED * self.size[0] * self.size[1]

    @property
    def covers(self) -> pygame.Rect | None:
        """The plaque of a panel, its edge included, and everything above it."""
        if not self.panel or self.board is None:
            return None
        plaque = self.board.rect(*self.board.plaques[0])
        edge = self.app.painter.px(6)
        return pygame.Rect(plaque.x - edge, 0, plaque.w + 2 * edge, plaque.bottom + edge)

    def close(self) -> None:
        """Take the dialog off."""
        self.app.stack.pop(self)

    def back(self) -> None:
        """Esc."""
        self.close()

    def missed(self, pressed: Point, at: Point) -> None:
        """A click beside it closes it, as Esc does; not where something typed would be lost.

        Beside a panel the click also acts on what lies there in sight.
        """
        boxes = [self.board.rect(*plaque) for plaque in self.board.plaques] if self.board else []
        typed = type(self).text_input is not Scene.text_input
        if typed or any(box.collidepoint(point) for box in boxes for point in (pressed, at)):
            return
        below = self.app.stack.below()[-1]
        found = {element.id if element else None for element in (topmost(below.elements(), p) for p in (pressed, at))}
        self.back()
        target = below.element(found.pop()) if self.panel and len(found) == 1 else None
        if target is not None and self.app.stack.top is below and target.enabled and target.action is not None:
            below.focus_by_key = False
            below.activate(target)
