"""What both sides have taken, suit by suit: everybody saw it, and a puzzle may turn on it."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from scopa_gui.game.drill import Drill
from scopa_gui.game.i18n import _, ngettext
from scopa_gui.rules.cards import OF_SUIT, SUITS, cards_in
from scopa_gui.rules.scoring import best_of_suits, prime_scale
from scopa_gui.ui.paint.palette import GOLD, INK, MUTE
from scopa_gui.ui.scenes.board import Board
from scopa_gui.ui.scenes.cards import card_code
from scopa_gui.ui.scenes.page import Dialog

if TYPE_CHECKING:
    from scopa_gui.ui.app import App

CARD, PITCH = 70.0, 47.0
LEFTS = (60.0, 660.0)
WIDTH, TOP, HEIGHT = 560.0, 60.0, 660.0


class Piles(Dialog):
    """Both piles face up; P, Esc or the button closes it."""

    dialog = "piles"

    def __init__(self, app: App, name: str, drill: Drill) -> None:
        super().__init__(app, name)
        self.drill = drill

    def compose(self, board: Board) -> None:
        """A plaque a side: its cards by suit, and how many there are."""
        view = self.drill.view()
        own = view.side
        for side, left in ((own, LEFTS[0]), (1 - own, LEFTS[1])):
            board.plaque(left, TOP, WIDTH, HEIGHT, 16, GOLD)
            words = _("Your pile") if side == own else _("The other pile")
            board.ribbon(left + WIDTH / 2, TOP - 22, words, "red" if side == own else "blue", 26)
            self._cards(board, view.piles[side], left)
            self._figures(board, side, left)
        board.button("close", 640 - 90, 734, 180, 50, _("Close"), self.close, "red", size=20, default=True)

    def _cards(self, board: Board, pile: int, left: float) -> None:
        for row in range(len(SUITS)):
            y = TOP + 108 + row * 132
            cards = cards_in(pile & OF_SUIT[row])
            for place, card in enumerate(cards):
                board.card(card_code(card), left + 66 + place * PITCH, y, CARD, 0, 3)
            names = self.drill.deck_names
            words = names.cards(cards) if cards else _("No card of {suit}.").format(suit=names.suit(row))
            if cards:
                board.text_element(left + 30, y - 58, WIDTH - 60, 116, words)
            else:
                board.say(left + 34, y + 6, words, "italic", 18, MUTE, width=WIDTH - 68)

    def _figures(self, board: Board, side: int, left: float) -> None:
        view = self.drill.view()
        rules, pile = view.game.ruleset, view.piles[side]
        coins = (pile & OF_SUIT[SUITS.index(rules.bonus_suit)]).bit_count()
        cards = ngettext("{n} card", "{n} cards", pile.bit_count()).format(n=pile.bit_count())
        suit = self.drill.deck_names.suit(SUITS.index(rules.bonus_suit))
        parts = [cards, _("{suit}: {n}").format(suit=suit, n=coins)]
        if rules.pts_prime:
            parts.append(_("prime: {n}").format(n=best_of_suits(prime_scale(rules), pile).total))
        sweeps = len(view.sweep_cards[side])
        parts.append(ngettext("{n} sweep", "{n} sweeps", sweeps).format(n=sweeps))
        room = (WIDTH - 60) / len(parts)
        for place, words in enumerate(parts):
            board.say(left + 30 + room * (place + 0.5), TOP + HEIGHT - 34, words, "bold", 17, INK, "c", width=room - 6)

    def key(self, event: pygame.event.Event) -> bool:
        """P closes."""
        if event.key == pygame.K_p:
            self.close()
            return True
        return False
