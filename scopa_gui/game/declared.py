"""Declarations: which hands were declared in a deal, found again in what was played, and who has none to declare."""

from __future__ import annotations

from collections.abc import Sequence

from scopa_gui.rules.cards import Card, face
from scopa_gui.rules.deal import PASS, Declare, Phase, Play, legal_moves
from scopa_gui.rules.game import Game
from scopa_gui.rules.record import MatchState
from scopa_gui.rules.view import Past

DECLARED = 3
"""Cards of a hand that can be declared."""

Cards = tuple[tuple[Card, ...], ...]
"""Cards by side."""


def declared_hands(game: Game, history: Sequence[Past]) -> Cards:
    """The hands that each side has declared in a deal, three printed cards each, as they were played."""
    found: list[list[Card]] = [[] for _side in game.sides]
    for number, past in enumerate(history):
        if isinstance(past.action, Declare) and past.action.name is not None:
            later = (after.action for after in history[number:] if after.seat == past.seat)
            played = [face(action.card) for action in later if isinstance(action, Play)]
            found[game.side_of[past.seat]] += played[:DECLARED]
    return tuple(map(tuple, found))


def nothing_to_declare(state: MatchState) -> bool:
    """Whether the seat to move is asked for a declaration but holds none, so that its entry follows by itself."""
    deal = state.deal
    return deal is not None and deal.phase is Phase.DECLARE and legal_moves(deal) == [PASS]
