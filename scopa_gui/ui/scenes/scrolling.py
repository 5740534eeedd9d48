"""A plaque of text longer than itself: paragraphs that scroll by wheel, keys and a bar."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, NamedTuple

import pygame

from scopa_gui.game.i18n import _
from scopa_gui.ui.element import Element, Role
from scopa_gui.ui.paint.palette import INK, RED, RGB
from scopa_gui.ui.scenes.block_view import BlockView
from scopa_gui.ui.scenes.board import Board, Placed
from scopa_gui.ui.scenes.history_list import ListView
from scopa_gui.ui.scenes.page import Dialog

if TYPE_CHECKING:
    from scopa_gui.ui.app import App


HEAD, FOOT = 66.0, 100.0
"""Room above and below the text on the plaque."""
WHEEL = 3
"""Paragraphs that a notch of the wheel scrolls."""
BAR, BESIDE_BAR = 34.0, 58.0
"""How far from the edge of the plaque the middle of the bar stands, and the text ends at least."""
END = 1_000_000
"""Beyond the last paragraph of any text."""


class Paragraph(NamedTuple):
    """A paragraph of a scrolling text; `mark` sets a lozenge before it, `name` says in a column of its own what it is
    about.
    """

    text: str
    style: str = "plain"
    size: float = 17
    colour: RGB = INK
    space: float = 6
    mark: bool = False
    name: str = ""


class ScrollingText(Dialog):
    """A dialog with paragraphs; `area` is where the plaque lies at most, `last` scrolls to the end at first."""

    area = (330.0, 60.0, 620.0, 680.0)
    last = False
    inset = 48.0
    aside = 0.0
    """Width of the column for names of paragraphs."""
    button_at = 0.0
    """How far right of the middle its button stands."""

    def __init__(self, app: App, name: str) -> None:
        super().__init__(app, name)
        self.text = BlockView("text")
        self.text.first = END if self.last else 0

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
        top, room = y + head, h - FOOT - head
        bar = x + w - BAR
        heads = [text.style == HEADING.style for text in texts]
        if texts and max(heights) > room:
            board.misfits.append("text")
        for number, base in self.text.place_blocks(board, (x, top, bar + 15 - x, room), heights, heads):
            self._paragraph(board, texts[number], x, base, w)
        self.compose_foot(board, x, y + h - 86, w)
        wide = max(180.0, board.wide(_("Close"), "head", 20) + 30)
        left = x + w / 2 - wide / 2 + self.button_at
        board.button("close", left, y + h - 86, wide, 50, _("Close"), self.close, "red", size=20, default=True)

    def _before(self, board: Board, text: Paragraph) -> float:
        """Room before the words of a paragraph."""
        return self.inset + (16 if text.mark else 0) + (self.aside * board.growth if text.name else 0)

    def _room(self, board: Board, text: Paragraph, w: float) -> float:
        return w - self._before(board, text) - max(self.inset, BESIDE_BAR)

    def _height(self, board: Board, text: Paragraph, w: float) -> float:
        return board.height_of(text.text, text.style, text.size, self._room(board, text, w), 1.26) + text.space

    def _paragraph(self, board: Board, text: Paragraph, x: float, top: float, w: float) -> None:
        left = x + self._before(board, text)
        base = top + text.size * board.growth * 0.9
        if text.mark:
            board.still(lambda: board.painter.lozenge(5), x + self.inset + 2, base - 5 * board.growth)
        if text.name:
            column = self.aside * board.growth - 12
            board.say(x + self.inset, base, text.name, "bold", text.size, text.colour, width=column)
        room = self._room(board, text, w)
        board.paragraph(left, base, room, text.text, text.style, text.size, text.colour, lead=1.26)

    def bars(self) -> Sequence[ListView]:
        """The bar that can be pulled."""
        return (self.text,)

    def scroll(self, steps: int, at: tuple[int, int]) -> None:
        """The wheel."""
        self.text.move(steps * WHEEL)
        self.recompose()

    def key(self, event: pygame.event.Event) -> bool:
        """Page keys scroll."""
        if not self.text.scroll_key(event.key):
            return False
        self.recompose()
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
