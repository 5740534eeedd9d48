"""Small dialogs: a question with two answers, and a sentence to be read."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from scopa_gui.game.i18n import _
from scopa_gui.ui.scenes.board import Board
from scopa_gui.ui.scenes.page import Dialog

if TYPE_CHECKING:
    from scopa_gui.ui.app import App

WIDTH = 560


class Confirm(Dialog):
    """A question; *no* is the default, so that nothing is lost by a hasty key.

    `words` gives it in the language in use: what is asked, what it means, and the word for *yes*.
    """

    dialog = "confirm"

    def __init__(self, app: App, name: str, words: Callable[[], tuple[str, str, str]], act: Callable[[], None]) -> None:
        super().__init__(app, name)
        self.words, self.act = words, act

    def compose(self, board: Board) -> None:
        """The question on a ribbon, what it means below, two buttons."""
        question, detail, yes = self.words()
        body = board.height_of(detail, "text", 18, WIDTH - 96)
        top = 40 + 26 * board.growth
        h = top + body + 116
        x, y = 640 - WIDTH / 2, 400 - h / 2
        board.plaque(x, y, WIDTH, h, 16)
        board.ribbon(640, y - 26, question, "red", 26)
        board.paragraph(x + 48, y + top, WIDTH - 96, detail, "text", 18, name="detail")
        board.button("yes", x + 44, y + h - 92, 222, 54, yes, self.accept, "paper", size=20)
        board.button(
            "no", x + WIDTH - 266, y + h - 92, 222, 54, _("No, go back"), self.close, "red", size=20, default=True
        )
        if h > 760 or board.wide(question, "display", 26) > 900:
            board.misfits.append(question)

    def accept(self) -> None:
        """Close, then act."""
        self.close()
        self.act()


class Message(Dialog):
    """A sentence with one button that closes it; `words` gives heading and sentence in the language in use."""

    dialog = "message"

    def __init__(self, app: App, name: str, words: Callable[[], tuple[str, str]]) -> None:
        super().__init__(app, name)
        self.words = words

    def compose(self, board: Board) -> None:
        """Heading, text, button."""
        heading, text = self.words()
        body = board.height_of(text, "text", 18, WIDTH - 96)
        top = 40 + 26 * board.growth
        h = top + body + 112
        x, y = 640 - WIDTH / 2, 400 - h / 2
        board.plaque(x, y, WIDTH, h, 16)
        board.ribbon(640, y - 26, heading, "blue", 26)
        board.paragraph(x + 48, y + top, WIDTH - 96, text, "text", 18, name="detail")
        board.button("close", 640 - 110, y + h - 90, 220, 54, _("Done"), self.close, "red", size=22, default=True)
        if h > 760:
            board.misfits.append(text)
