"""What the keys do, in a list that opens anywhere."""

from __future__ import annotations

from scopa_gui.game.handbook import KEYS
from scopa_gui.game.i18n import _
from scopa_gui.ui.scenes.board import Board
from scopa_gui.ui.scenes.scrolling import HEADING, Paragraph, ScrollingText


class Keys(ScrollingText):
    """The list of the keys."""

    dialog = "keys"
    aside = 190.0

    def place(self, board: Board) -> tuple[float, float, float, float]:
        """In the middle, wider for larger text."""
        w = 780 + 400 * (board.growth - 1)
        return 640 - w / 2, 44.0, w, 740.0

    def heading(self) -> str:
        """The words on the ribbon."""
        return _("The keys")

    def paragraphs(self) -> list[Paragraph]:
        """A line a key, under headings."""
        texts: list[Paragraph] = []
        for heading, keys in KEYS.items():
            texts.append(HEADING._replace(text=_(heading)))
            texts += [Paragraph(_(key.does), size=16.5, space=5, name=_(key.name)) for key in keys]
        return texts
