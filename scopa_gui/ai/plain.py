"""Two plain players for measuring the others against: any legal move, and the fattest capture."""

from __future__ import annotations

from collections.abc import Generator
from random import Random

from scopa_gui.ai.decisions import certain_to_win, decide
from scopa_gui.rules.cards import OF_SUIT, OF_VALUE, SEVEN, SUITS, VALUES, captured
from scopa_gui.rules.deal import Action, Play, sweep_points
from scopa_gui.rules.view import View


class RandomBot:
    """Plays any legal action with equal chance."""

    name = "random"

    def think(self, view: View, rng: Random) -> Generator[None, None, Action]:
        """See `scopa_gui.ai.bot.Bot`."""
        yield
        return rng.choice(view.legal)

    def wants_to_claim(self, view: View) -> bool:
        """See `scopa_gui.ai.bot.Bot`."""
        return certain_to_win(view)


class GreedyBot:
    """Takes what it can: a sweep first, then settebello, coins, sevens, many cards. It counts nothing out."""

    name = "greedy"

    def think(self, view: View, rng: Random) -> Generator[None, None, Action]:
        """See `scopa_gui.ai.bot.Bot`."""
        yield
        decision = decide(view, rng)
        if decision is not None:
            return decision
        return max((move for move in view.legal if isinstance(move, Play)), key=lambda move: _greed(view, move))

    def wants_to_claim(self, view: View) -> bool:
        """See `scopa_gui.ai.bot.Bot`."""
        return certain_to_win(view)


def _greed(view: View, move: Play) -> tuple[float, ...]:
    """What a greedy player compares, heaviest first; a card that is laid should be no loss."""
    suit = SUITS.index(view.game.ruleset.bonus_suit)
    won = captured(1 << move.card | move.take)
    coins, sevens = (won & OF_SUIT[suit]).bit_count(), (won & OF_VALUE[SEVEN]).bit_count()
    settebello = (won & OF_SUIT[suit] & OF_VALUE[SEVEN]).bit_count()
    if not move.take:
        return 0, -settebello, -coins, -sevens, 0, -VALUES[move.card], -move.card
    swept = 0
    if move.take == view.table:
        last = not view.stock and sum(view.hand_counts) == 1
        swept = sweep_points(view.game, view.table, move.card, last)
    return swept, settebello, coins, sevens, won.bit_count(), -VALUES[move.card], -move.card
