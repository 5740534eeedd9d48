"""A ticket says what its capture brings, and where all is taken whether that is a sweep."""

from __future__ import annotations

from pathlib import Path

import pytest

from scopa_gui.game.texts import DeckNames
from scopa_gui.rules.cards import parse_card, parse_cards, set_of
from scopa_gui.rules.deal import Play
from scopa_gui.rules.game import game_of
from scopa_gui.rules.presets import PRESETS
from scopa_gui.rules.view import observe
from scopa_gui.ui.table.worth import told_apart, worth
from tests.testkit.pilot import Pilot
from tests.testkit.playing import place
from tests.ui.table_helpers import names, to_choice


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


def test_two_single_cards_worth_the_same_are_told_apart_by_their_names() -> None:
    game = game_of(PRESETS["classic2"], 2)
    deal = place(game, "7s 7b 7d 3c", ["7c", "5c"], stock=12)
    plays = [Play(parse_card("7c"), set_of([parse_card(taken)])) for taken in ("7s", "7b", "7d")]
    told = [worth(observe(deal, 0), play, DeckNames()) for play in plays]
    assert told[0] == told[1] != told[2]
    assert told_apart(told, plays, DeckNames()) == [("2 cards", "7 of swords"), ("2 cards", "7 of clubs"), told[2]]


def test_a_ticket_names_the_cards_it_takes(tmp_path: Path) -> None:
    with Pilot(tmp_path) as pilot:
        pilot.click(to_choice(pilot))
        shown = pilot.describe()
        options = shown["view"]["choosing"]["options"]
        for number, taken in enumerate(options):
            said = names(pilot)[f"choice:{number}"]
            assert all(DeckNames().card(parse_card(card)) in said for card in taken), said
