"""Declared hands lie open where the rules leave them so; elsewhere they are shown once and hidden again."""

from __future__ import annotations

import pytest

from scopa_gui.rules.cards import parse_cards, set_of
from scopa_gui.rules.deal import Deal
from scopa_gui.rules.game import game_of
from scopa_gui.rules.presets import PRESETS
from scopa_gui.rules.view import observe
from scopa_gui.ui.layout import space_of
from scopa_gui.ui.table.board import Board
from tests.testkit.playing import place


def declared(variant: str, exposed: str) -> Deal:
    """A position in which seat 1 has declared its hand."""
    game = game_of(PRESETS[variant].changed({"declared_exposed": exposed}), 2)
    deal = place(game, "Rd 4c", ["7d 5c 6s", "Ad 2c 3s"], stock=12)
    return deal._replace(shown=(0, set_of(parse_cards("Ad 2c 3s"))))


@pytest.mark.parametrize("variant", ["bazzica", "cirulla"])
@pytest.mark.parametrize(
    ("exposed", "all_open", "readable"),
    [("face_up", False, True), ("shown_once", False, False), ("shown_once", True, True)],
)
def test_a_declared_hand_stays_open_only_by_the_rules_or_in_a_replay(
    variant: str, exposed: str, all_open: bool, readable: bool
) -> None:
    deal = declared(variant, exposed)
    board = Board(deal.game, 0, space_of((1280, 800)))
    board.all_open = all_open
    board.sync(observe(deal, 0), jump=True)
    cards = parse_cards("Ad 2c 3s") if readable else (None,) * 3
    assert tuple(actor.card for actor in board.backs[1]) == cards
