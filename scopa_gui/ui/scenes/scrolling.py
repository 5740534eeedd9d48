"""A plaque of text longer than itself: paragraphs that scroll by wheel, keys and two arrows."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, NamedTuple

import pygame

from scopa_gui.game.i18n import _
from scopa_gui.ui.element import Element, Role
from scopa_gui.ui.paint.palette import INK, RED, RGB
from scopa_gui.ui.scenes.board import Board, Placed
from scopa_gui.ui.scenes.page import Dialog

if TYPE_CHECKING:
    from scopa_gui.ui.app import App


HEAD, FOOT = 66.0, 84.0
"""Room above and below the text on the plaque."""


class Paragraph(NamedTuple):
    """A paragraph of a scrolling text; `mark` sets a lozenge before it."""

    text: str
    style: str = "plain"
    size: float = 17
    colour: RGB = INK
    space: float = 6
    mark: bool = False


class ScrollingText(Dialog):
    """A dialog with paragraphs; `area` is where the plaque lies at most, `last` scrolls to the end at first."""

    area = (330.0, 60.0, 620.0, 680.0)
    last = False
    inset = 48.0
    button_at = 0.0
    """How far right of the middle its button stands."""

    def __init__(self, app: App, name: str) -> None:
        super().__init__(app, name)
        self.first = 0
        """The first paragraph that is shown."""
        self.wanted: int | None = None
        """The one that was asked for; None: as it comes."""

    @abstractmethod
    def heading(self) -> str:
        """The words on the ribbon."""

    @abstractmethod
    def paragraphs(self) -> list[Paragraph]:
        """The whole text."""

    def place(self, board: Board) -> tuple[float, float, float, float]:
        """Left, top, width, height of the plaque on this board."""
        return self.area

    def compose_foot(self, board: Board, x: float, y: float, w: float) -> None:
        """What stands beside the button below the text: nothing, unless a dialog has more to offer."""

    def compose(self, board: Board) -> None:
        """The plaque, as many paragraphs as fit from the first shown one on, arrows and the button."""
        x, y, w, h = self.place(board)
        texts = self.paragraphs()
        head = HEAD + 24 * (board.growth - 1)
        heights = [self._height(board, text, w) for text in texts]
        h = min(h, max(sum(heights) + head + FOOT + 6, 240))
        board.plaque(x, y, w, h, 16)
        board.ribbon(x + w / 2, y - 22, self.heading(), "red", 26)
        top, bottom = y + head, y + h - FOOT
        room = bottom - top
        most = furthest(heights, room)
        first = most if self.last else 0
        if self.wanted is not None:
            first = min(self.wanted, most)
        self.first = first
        base, shown = top, first
        while shown < len(texts) and base + heights[shown] <= bottom + 4:
            self._paragraph(board, texts[shown], x, base, w)
            base += heights[shown]
            shown += 1
        if shown == first and texts:
            board.misfits.append(texts[shown].text)
        if first > 0:
            scroll_arrow(board, "scroll:up", x + w - 40, y + 58, "up", _("Scroll up"), partial(self.move, -1))
        if shown < len(texts):
            scroll_arrow(board, "scroll:down", x + w - 40, y + h - 94, "down", _("Scroll down"), partial(self.move, 1))
        self.compose_foot(board, x, y + h - 70, w)
        left = x + w / 2 - 90 + self.button_at
        board.button("close", left, y + h - 70, 180, 50, _("Close"), self.close, "red", size=20, default=True)

    def _height(self, board: Board, text: Paragraph, w: float) -> float:
        room = w - 2 * self.inset - (16 if text.mark else 0)
        return board.height_of(text.text, text.style, text.size, room, 1.26) + text.space

    def _paragraph(self, board: Board, text: Paragraph, x: float, top: float, w: float) -> None:
        left = x + self.inset + (16 if text.mark else 0)
        base = top + text.size * board.growth * 0.9
        if text.mark:
            board.still(lambda: board.painter.lozenge(5), x + self.inset + 2, base - 5 * board.growth)
        room = w - 2 * self.inset - (16 if text.mark else 0)
        board.paragraph(left, base, room, text.text, text.style, text.size, text.colour, lead=1.26)

    def move(self, steps: int) -> None:
        """Scroll by paragraphs."""
        self.wanted = max(0, self.first + steps)
        self.recompose()

    def scroll(self, steps: int, at: tuple[int, int]) -> None:
        """The wheel."""
        self.move(steps)

    def key(self, event: pygame.event.Event) -> bool:
        """Page keys scroll."""
        step = {pygame.K_PAGEUP: -4, pygame.K_PAGEDOWN: 4, pygame.K_HOME: -999, pygame.K_END: 999}.get(event.key)
        if step is None:
            return False
        self.move(step)
        return True


def scroll_arrow(board: Board, ident: str, cx: float, cy: float, way: str, says: str, act: Callable[[], None]) -> None:
    """An arrow that scrolls up or down, its middle at (cx, cy)."""
    x, y = board.px(cx, cy)
    element = Element(ident, Role.BUTTON, says, board.rect(cx - 22, cy - 18, 44, 36), act)

    def look(state: str) -> list[Placed]:
        return [(board.painter.wedge(way, warm=state != "normal"), x, y)]

    board.widget(element, look, -6.0)


def furthest(heights: list[float], room: float) -> int:
    """The first paragraph shown when the text is scrolled to its end."""
    first = len(heights)
    while first > 0 and room >= heights[first - 1]:
        first -= 1
        room -= heights[first]
    return min(first, max(0, len(heights) - 1))


HEADING = Paragraph("", "head", 20, RED, 4)
"""How headings inside a text look; replace its text."""
