"""Looking through a captured pile, where that is allowed."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from scopa_gui.game.i18n import _, ngettext
from scopa_gui.rules.cards import cards_in, suit, value
from scopa_gui.ui.paint.palette import MUTE
from scopa_gui.ui.scenes.board import Board
from scopa_gui.ui.scenes.cards import card_code
from scopa_gui.ui.scenes.page import Dialog

if TYPE_CHECKING:
    from scopa_gui.ui.app import App
    from scopa_gui.ui.session import Session

W, H = 1120.0, 640.0
WIDEST = 84.0


class PileDialog(Dialog):
    """All cards of one side's pile, a row a suit."""

    dialog = "pile"

    def __init__(self, app: App, name: str, session: Session, side: int, owner: Callable[[], str]) -> None:
        super().__init__(app, name)
        self.session, self.side, self.owner = session, side, owner

    def compose(self, board: Board) -> None:
        """Rows of cards, and how many there are."""
        x, y = 640 - W / 2, 400 - H / 2
        board.plaque(x, y, W, H, 16)
        board.ribbon(640, y - 26, self.owner(), "red", 26)
        cards = cards_in(self.session.view.piles[self.side])
        names = self.session.controller.deck_names
        rows = [row for row in ([c for c in cards if suit(c) == number] for number in range(4)) if row]
        tall = (H - 150) / max(1, len(rows))
        width = min(WIDEST, tall * 0.56)
        for number, row in enumerate(rows):
            row.sort(key=value)
            step = min(width + 10, (W - 90 - width) / max(1, len(row) - 1))
            left = 640 - step * (len(row) - 1) / 2
            for place, card in enumerate(row):
                cx, cy = left + place * step, y + 56 + tall * (number + 0.5)
                board.card(card_code(card), cx, cy, width, 0, 3)
                seen = (cx - width / 2, cy - width * 0.8, min(width, step), width * 1.6)
                board.text_element(*seen, names.card(card), f"card:{card}")
        words = ngettext("{n} card taken", "{n} cards taken", len(cards)).format(n=len(cards))
        board.say(x + 40, y + H - 36, words, "italic", 18, MUTE, width=360, name="count")
        board.button("close", 640 - 110, y + H - 70, 220, 52, _("Done"), self.close, "red", size=22, default=True)
