"""The cover between people who share one screen: no card is shown, drawn or described, until the next one is there."""

from __future__ import annotations

from typing import TYPE_CHECKING

from scopa_gui.game.i18n import _
from scopa_gui.ui import scenes
from scopa_gui.ui.scenes.board import Board
from scopa_gui.ui.scenes.history_base import size_for
from scopa_gui.ui.scenes.page import Page

if TYPE_CHECKING:
    from scopa_gui.ui.app import App
    from scopa_gui.ui.session import Session


class Handover(Page):
    """Names who is next. Nothing of the match is in its picture or in the description."""

    name = "handover"
    ground = "wood"

    def __init__(self, app: App, session: Session) -> None:
        super().__init__(app)
        self._next = session.names[session.controller.seat_to_come]

    def compose(self, board: Board) -> None:
        """A plaque with the name, a fan of backs above it, two buttons."""
        grown = board.growth
        for place, angle in enumerate((-12.0, 0.0, 12.0)):
            board.card("back", 640 + (place - 1) * 74, 176 + abs(place - 1) * 10, 132, angle, 6)
        board.plaque(330, 270, 620, 230, 16)
        title = _("Pass the screen on")
        board.ribbon(640, 244, title, "red", 28)
        size = size_for(board, self._next, "display", 36, 540)
        board.say(640, 340 + 14 * grown, self._next, "display", size, align="c", width=560, name="next")
        words = _("It is your turn. Your cards are shown as soon as you say that you are there.")
        board.paragraph(640, 372 + 30 * grown, 540, words, "text", 18, align="c", bottom=494, name="detail")
        label = _("I am here: show my cards")
        board.button("show", 430, 540, 420, 64, label, self.show_cards, "red", size=22, default=True)
        board.button("leave", 40, 722, 260, 52, _("Leave the table"), self.app.to_title, size=20)

    def show_cards(self) -> None:
        """The next person is there."""
        self.app.seat_next()

    def back(self) -> None:
        """Esc: to the title, after a question."""
        self.app.stack.push(scenes.confirm(self.app, self.name, _leave_words, self.app.to_title))


def _leave_words() -> tuple[str, str, str]:
    """Asks before the table is left."""
    return _("Leave the table?"), _("The match stays open: go on whenever you like."), _("Yes, leave")
