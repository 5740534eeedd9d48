"""The hands that were declared in a deal are found again in its history."""

from __future__ import annotations

from random import Random

import pytest

from scopa_gui.game.declared import declared_hands
from scopa_gui.rules.cards import cards_in, face
from scopa_gui.rules.deal import Declare, Phase
from scopa_gui.rules.game import game_of
from scopa_gui.rules.presets import PRESETS
from scopa_gui.rules.record import Deck, MatchState, advance, new_match


def declaring_deal(variant: str, players: int, dice: Random) -> tuple[MatchState, list[list[int]]]:
    """A deal in which whoever may declares, to its end; and the printed cards of the hands declared, by side."""
    game = game_of(PRESETS[variant], players)
    state = new_match(game, 0)
    shown: list[list[int]] = [[] for _side in game.sides]
    while state.deal is None or state.deal.phase is not Phase.OVER:
        if state.to_move is None:
            deck = list(game.pack)
            dice.shuffle(deck)
            state = advance(state, Deck(tuple(deck)))[0]
            continue
        view = state.view(state.to_move)
        action = view.legal[0]
        if isinstance(action, Declare) and action.name is not None:
            shown[game.side_of[view.seat]] += map(face, cards_in(view.hand))
        state = advance(state, action)[0]
    return state, shown


@pytest.mark.parametrize(("variant", "players"), [("cirulla", 2), ("cirulla", 4), ("bazzica", 2), ("sbarazzina", 4)])
def test_the_hands_that_were_declared_are_found_again(variant: str, players: int) -> None:
    declared = 0
    for seed in range(12):
        state, shown = declaring_deal(variant, players, Random(seed))
        found = declared_hands(state.game, state.history)
        assert [sorted(cards) for cards in found] == [sorted(cards) for cards in shown]
        declared += sum(map(len, shown))
    assert declared, "some hand can be declared"
