"""A ticket says what its capture brings, and where all is taken whether that is a sweep."""

from __future__ import annotations

import pytest

from scopa_gui.game.texts import DeckNames
from scopa_gui.rules.cards import parse_card, parse_cards, set_of
from scopa_gui.rules.deal import Play
from scopa_gui.rules.game import game_of
from scopa_gui.rules.presets import PRESETS
from scopa_gui.rules.view import observe
from scopa_gui.ui.table.worth import worth
from tests.testkit.playing import place


def told(variant: str, table: str, card: str, taken: str, stock: int = 12) -> tuple[str, str]:
    game = game_of(PRESETS[variant], 2)
    deal = place(game, table, [card, "5c" if stock else ""], stock=stock)
    return worth(observe(deal, 0), Play(parse_card(card), set_of(parse_cards(taken))), DeckNames())


@pytest.mark.parametrize(
    ("variant", "table", "card", "taken", "second"),
    [
        ("classic2", "2s 4c", "6d", "2s 4c", "sweep"),
        ("libya", "2s 4c", "6d", "2s 4c", "sweep +3"),
        ("cirulla", "3s 5d", "Ac", "3s 5d", "sweep"),
        ("scopa_assi", "3s 5d", "Ac", "3s 5d", "no sweep"),
        ("scopa_assi_match", "3s Ab 7d", "Ac", "3s Ab 7d", "no sweep, settebello, 1 seven"),
        ("scopa_assi_match", "3s Ab", "Ac", "Ab", "no coins"),
    ],
)
def test_taking_all_says_whether_it_is_a_sweep(variant: str, table: str, card: str, taken: str, second: str) -> None:
    """The ace that takes all is a sweep in some variants only (SPEC 2.9, 2.11); Libya counts the cards (2.17)."""
    assert told(variant, table, card, taken)[1] == second


def test_the_very_last_card_is_no_sweep() -> None:
    assert told("classic2", "2s 4c", "6d", "2s 4c", stock=0)[1].startswith("no sweep")
