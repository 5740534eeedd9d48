"""The log: what has happened so far, in words, the latest at the end."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from scopa_gui.game.i18n import _
from scopa_gui.ui.paint.palette import MUTE
from scopa_gui.ui.scenes.board import Board
from scopa_gui.ui.scenes.scrolling import Paragraph, ScrollingText

if TYPE_CHECKING:
    from scopa_gui.ui.app import App
    from scopa_gui.ui.session import Session

MOST = 200


class Log(ScrollingText):
    """The last events of the session's match at the left edge of the window; L closes it."""

    dialog = "log"
    veil = False
    rings_default = False
    last = True

    def __init__(self, app: App, name: str, session: Session) -> None:
        super().__init__(app, name)
        self.session = session

    def place(self, board: Board) -> tuple[float, float, float, float]:
        """At the left edge of the window."""
        left, top, _right, bottom = board.visible
        return left + 14, top + 40, 392, bottom - top - 54

    def heading(self) -> str:
        """The words on the ribbon."""
        return _("So far")

    def paragraphs(self) -> list[Paragraph]:
        """One line an event."""
        texts = self.session.texts[-MOST:]
        if not texts:
            return [Paragraph(_("Nothing has been played yet."), "italic", 17, MUTE)]
        return [Paragraph(text, "text", 16, space=7) for text in texts]

    def key(self, event: pygame.event.Event) -> bool:
        """L closes, page keys scroll."""
        if event.key == pygame.K_l:
            self.close()
            return True
        return super().key(event)
