"""What lay on the table and in the hand before the move of a review that is shown."""

from __future__ import annotations

from collections.abc import Collection
from functools import partial
from typing import TYPE_CHECKING

from scopa_gui.game.i18n import _
from scopa_gui.rules.cards import Card, cards_in
from scopa_gui.ui.paint.palette import MUTE
from scopa_gui.ui.scenes.board import Board
from scopa_gui.ui.scenes.cards import card_code
from scopa_gui.ui.scenes.review_parts import move_cards
from scopa_gui.ui.sprites import Look

if TYPE_CHECKING:
    from scopa_gui.ui.scenes.review_page import ReviewPage

Area = tuple[float, float, float, float]
EDGE, INSET = 26.0, 12.0
"""What stays free at the sides of the cards, and above and below both rows."""
WORDS, GAP = 17.0, 8.0
"""Size of the words above a row of cards, and what stays free between two cards that do not overlap."""
WIDEST = 64.0
LOW, BESIDE = 100.0, 84.0
"""In rows less high the words stand beside the cards, so wide, not above them."""


def situation_height(growth: float) -> float:
    """How high both rows are where there is room for cards that are easily told apart."""
    return 2 * (WORDS * 1.5 * growth + WIDEST * 5 / 3) + 4 * INSET


def compose_situation(board: Board, page: ReviewPage, area: Area) -> None:
    """The table and the hand as the player saw them, the card that was played lit, and those that it took."""
    x, y, w, h = area
    view = page.view_before(page.chosen)
    played, taken = move_cards(page.review_move(page.chosen).action)
    board.plaque(x, y, w, h, 16, gems=False)
    rows: tuple[tuple[str, str, list[Card], list[Card]], ...] = (
        ("table", _("On the table"), cards_in(view.table), taken),
        ("hand", _("Your hand"), cards_in(view.hand), [] if played is None else [played]),
    )
    tall = (h - 2 * INSET) / len(rows)
    for number, (ident, words, cards, lit) in enumerate(rows):
        top = y + INSET + number * tall
        base = top + 6 + WORDS * board.growth
        named = f"{words}: {page.names.cards(cards) if cards else _('nothing')}"
        board.text_element(x + EDGE, top, w - 2 * EDGE, tall - 2, named, ident)
        if tall < LOW:
            first = (
                top + tall / 2 + 5 - 10 * (len(board.painter.wrap(words, "italic", WORDS, BESIDE * board.scale)) - 1)
            )
            board.paragraph(x + EDGE, first, BESIDE, words, "italic", WORDS, MUTE, lead=1.15, quiet=True)
            _row(board, cards, lit, (x + EDGE + BESIDE + 10, top + 8, w - 2 * EDGE - BESIDE - 10, tall - 13))
        else:
            board.say(x + EDGE, base, words, "italic", WORDS, MUTE, width=w - 2 * EDGE, quiet=True)
            _row(board, cards, lit, (x + EDGE, base + 10, w - 2 * EDGE, top + tall - base - 10))


def _row(board: Board, cards: list[Card], lit: Collection[Card], area: Area) -> None:
    """Cards beside one another, closer where they are many."""
    x, y, w, h = area
    width = min(WIDEST, h * 0.6)
    step = min(width + GAP, (w - width) / max(1, len(cards) - 1))
    for place, card in enumerate(cards):
        cx, cy = x + width / 2 + place * step, y + width * 5 / 6
        look = Look.LIT if card in lit else Look.PLAIN
        board.still(partial(board.cards.shadow, width, 0.0, 2.0, on_paper=True), cx, cy)
        board.still(partial(board.cards.card, card_code(card), width, 0.0, look), cx, cy)
