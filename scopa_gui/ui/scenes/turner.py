"""What turns the pages of something that does not fit on one: two arrows, and which page it is."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from scopa_gui.game.i18n import _
from scopa_gui.ui.element import Element, Role
from scopa_gui.ui.paint.frames import LIFT, SINK
from scopa_gui.ui.paint.palette import INK, RGB
from scopa_gui.ui.scenes.board import Board, Placed

ARROW, TALL = 54.0, 46.0
"""Width and height of an arrow's button."""


def compose_turner(
    board: Board,
    right: float,
    middle: float,
    pages: tuple[int, int],
    turn: Callable[[int], None],
    *,
    ink: RGB = INK,
    outline: RGB | None = None,
) -> None:
    """Arrows and the number of the page, its right end at `right`; nothing where one page is all.

    Args:
        pages: the page that is shown, from 0, and how many there are.
        turn: turns by so many pages.
    """
    page, count = pages
    if count < 2:
        return
    words = _("{done} of {all}").format(done=page + 1, all=count)
    wide = board.wide(words, "bold", 19) + 36
    base = middle + 6.5 * board.growth
    x = right - ARROW - wide / 2
    board.say(x, base, words, "bold", 19, ink, "c", width=wide, outline=outline, name="page")
    if page > 0:
        _arrow(board, "earlier", "left", right - ARROW * 1.5 - wide, middle, _("Earlier page"), partial(turn, -1))
    if page + 1 < count:
        _arrow(board, "more", "right", right - ARROW / 2, middle, _("Next page"), partial(turn, 1))


def _arrow(board: Board, ident: str, way: str, cx: float, cy: float, says: str, act: Callable[[], None]) -> None:
    painter = board.painter
    element = Element(ident, Role.BUTTON, says, board.rect(cx - ARROW / 2, cy - TALL / 2, ARROW, TALL), act)

    def look(state: str) -> list[Placed]:
        moved = painter.px({"hover": -LIFT, "down": SINK}.get(state, 0.0))
        face = painter.button(element.rect.w, element.rect.h, "", "paper", state=state)
        wedge = painter.wedge(way, warm=state != "normal")
        return [(face, *element.rect.topleft), (wedge, element.rect.centerx, element.rect.centery + moved)]

    board.widget(element, look, block=True)
