"""The handbook: what its pictures show is what the rules do, and its positions can be played."""

from __future__ import annotations

import pytest

from scopa_gui.game.handbook import PAGES, POSITIONS, Example, Show, Try, page_of, rules_page
from scopa_gui.game.texts import DeckNames
from scopa_gui.rules.cards import parse_card, parse_cards, set_of
from scopa_gui.rules.deal import apply, legal_moves
from scopa_gui.rules.game import game_of
from scopa_gui.rules.presets import CLASSIC, PRESETS
from scopa_gui.rules.scoring import best_of_suits, prime_scale

EXAMPLES = [
    pytest.param(page, block, id=f"{page}-{number}")
    for page in PAGES
    for number, block in enumerate(page_of(page))
    if isinstance(block, Example)
]


@pytest.mark.parametrize(("page", "block"), EXAMPLES)
def test_every_example_shows_all_that_the_card_can_take(page: str, block: Example) -> None:
    shown = [set_of(parse_cards(" ".join(cards))) for cards in block.sets]
    table = set_of(parse_cards(" ".join(block.left)))
    for cards in shown:
        table |= cards
    variant = {"ace": "scopa_assi", "fifteen": "scopa15"}
    name = next(
        (preset for word, preset in variant.items() if word in block.text and "Where" in block.text), "classic2"
    )
    game = game_of(PRESETS[name], 2)
    assert sorted(game.captures(table, parse_card(block.card))) == sorted(shown)


def test_the_prime_that_is_shown_adds_up() -> None:
    (shown,) = (block for block in page_of("ranks") if isinstance(block, Show))
    prime = best_of_suits(prime_scale(CLASSIC), set_of(parse_cards(" ".join(shown.cards))))
    assert f"are {prime.total}:" in shown.text


def test_every_position_can_be_tried_and_its_answers_are_legal() -> None:
    offered = [block.number for page in PAGES for block in page_of(page) if isinstance(block, Try)]
    assert offered == list(range(len(POSITIONS)))
    for position in POSITIONS:
        deal = position.position()
        assert position.right_actions()
        for action in position.right_actions():
            assert action in legal_moves(deal)
            after = apply(deal, action)
            assert all(after.table not in after.game.captures(after.table, card) for card in after.game.pack)


@pytest.mark.parametrize("preset", PRESETS)
def test_the_page_of_a_preset_begins_with_what_differs(preset: str) -> None:
    rules = PRESETS[preset]
    blocks = rules_page(rules, rules.players[0], DeckNames(), ["One line."])
    marks = [bool(getattr(block, "mark", False)) for block in blocks]
    assert any(marks) == (rules != CLASSIC)
    last = max((number for number, mark in enumerate(marks) if mark), default=0)
    assert all(marks[2 : last + 1])
