"""The log: what has happened so far, in words, the latest at the end."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from scopa_gui.game.i18n import _
from scopa_gui.ui.paint.palette import MUTE
from scopa_gui.ui.scenes.board import Board
from scopa_gui.ui.scenes.guide_panel import ASIDE, WIDTH
from scopa_gui.ui.scenes.scrolling import Paragraph, ScrollingText
from scopa_gui.ui.table.keyboard import goes_through

if TYPE_CHECKING:
    from scopa_gui.ui.app import App
    from scopa_gui.ui.session import Session

MOST = 200


class Log(ScrollingText):
    """The last events of the session's match at the right edge of the window; L closes it."""

    dialog = "log"
    veil = False
    panel = True
    last = True
    inset = 30.0

    def __init__(self, app: App, name: str, session: Session) -> None:
        super().__init__(app, name)
        self.session = session

    def place(self, board: Board) -> tuple[float, float, float, float]:
        """At the right edge of the window, where the guide lies too."""
        _left, top, right, bottom = board.visible
        return right - WIDTH - ASIDE, (top + bottom) / 2 - 374, WIDTH, 758

    def heading(self) -> str:
        """The words on the ribbon."""
        return _("So far")

    def paragraphs(self) -> list[Paragraph]:
        """One line an event."""
        texts = self.session.texts[-MOST:]
        if not texts:
            return [Paragraph(_("Nothing has been played yet."), "italic", 17, MUTE)]
        return [Paragraph(text, "text", 16, space=8) for text in texts]

    def key(self, event: pygame.event.Event) -> bool:
        """L closes, page keys scroll; what plays at the table plays."""
        if event.key == pygame.K_l:
            self.close()
            return True
        return super().key(event) or goes_through(self, event)
