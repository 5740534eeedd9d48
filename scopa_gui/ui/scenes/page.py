"""Pages: scenes that are a board of plaques, words and things to choose; and dialogs, which lie over others."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

import pygame

from scopa_gui.ui.element import Element, Role
from scopa_gui.ui.paint import Baked
from scopa_gui.ui.scene import Scene
from scopa_gui.ui.scenes.board import Board, Sink, Widget
from scopa_gui.ui.stage import Stage

if TYPE_CHECKING:
    from scopa_gui.ui.app import App

GROWTH_STEP = 0.1


class Page(Scene):
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
        self._told = 0

    def compose(self, board: Board) -> None:
        """Lay everything on an empty board; called again whenever something has changed."""
        raise NotImplementedError

    # ---- layout

    def layout(self, size: tuple[int, int]) -> None:
        """Compose for a window of so many pixels."""
        super().layout(size)
        self.recompose()

    def recompose(self) -> None:
        """Compose again: the largest text, down to the usual one, that fits everywhere."""
        wish = self.app.painter.text_scale
        board = self._composed(wish)
        fits, tight = 0, round((wish - 1.0) / GROWTH_STEP)
        if board.tight and wish > 1.0:
            board = self._composed(1.0)
            while tight - fits > 1:
                middle = (fits + tight) // 2
                trial = self._composed(1.0 + middle * GROWTH_STEP)
                if trial.tight:
                    tight = middle
                else:
                    fits, board = middle, trial
        self.board = board
        self._stage = Stage()
        self.changed()

    def _composed(self, growth: float) -> Board:
        board = Board(self.app.painter, self.app.sprites, self.size, growth)
        with board.measuring():
            self.compose(board)
        return board

    def elements(self) -> Sequence[Element]:
        """All Elements of the board."""
        return self.board.elements if self.board else ()

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

    def focused(self) -> Element | None:
        """The Element whose ring is shown: the one reached by keys, else the default one."""
        reached = self.element(self.focus_id) if self.focus_by_key else None
        if reached is not None and reached.enabled:
            return reached
        return self.default() if self.rings_default else None

    def _show_focus(self, sink: Sink, board: Board) -> None:
        element = self.focused()
        if element is None:
            return
        for item in board.items:
            if isinstance(item, Widget) and item.element is element and item.step <= self.told():
                ring = self.app.painter.focus(element.rect.w, element.rect.h, item.ring)
                sink.baked(ring, element.rect.x, element.rect.y + self._sunk(element, item))

    def _sunk(self, element: Element, item: Widget) -> int:
        """A pressed button sinks under its ring; the ring goes with it."""
        if element.role is not Role.BUTTON or item.ring < 0:
            return 0
        return self.app.painter.px({"down": 4, "hover": -2}.get(self.state_of(element), 0))


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

    def __init__(self, app: App, name: str) -> None:
        super().__init__(app)
        self.name = name

    def draw(self, surface: pygame.Surface, full: bool) -> list[pygame.Rect] | None:
        """Draw everything: the window holds the darkened scenes below."""
        if self.board is not None:
            self.show_on(_Direct(surface), self.board)
        return None

    def close(self) -> None:
        """Take the dialog off."""
        self.app.stack.pop(self)

    def back(self) -> None:
        """Esc."""
        self.close()
