"""A plain minimax over the rules themselves, for checking the search."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from scopa_gui.ai.bot import bot_named, choose
from scopa_gui.rules.deal import Action, Deal, Phase, apply, legal_moves, new_deal, next_round
from scopa_gui.rules.game import Game
from scopa_gui.rules.scoring import score
from scopa_gui.rules.view import observe


def lead(deal: Deal, side: int = 0) -> int:
    """Points of a side of two less those of the other, with best play from here to the end of the deal."""
    if deal.phase is Phase.ROUND_OVER:
        return lead(next_round(deal), side)
    if deal.phase is Phase.OVER:
        totals = [points.total for points in score(deal)]
        return totals[side] - totals[1 - side]
    values = [lead(apply(deal, move), side) for move in legal_moves(deal)]
    return max(values) if deal.game.side_of[deal.turn] == side else min(values)


def best_moves(deal: Deal) -> list[Action]:
    """All moves that are best for the seat to move."""
    side = deal.game.side_of[deal.turn]
    values = {move: lead(apply(deal, move), side) for move in legal_moves(deal)}
    highest = max(values.values())
    return [move for move, value in values.items() if value == highest]


def last_rounds(game: Game, first_seed: int, plies: int = 0) -> Iterator[Deal]:
    """Positions of last rounds, some plies in, reached by greedy play with many a random move."""
    seed = first_seed
    while True:
        seed += 1
        rng = Random(seed)
        cards = list(game.pack)
        rng.shuffle(cards)
        deal = new_deal(game, cards, seed % game.players)
        while deal.stock and deal.phase is not Phase.THROWN_IN:
            if deal.phase is Phase.ROUND_OVER:
                deal = next_round(deal)
            else:
                bot = bot_named("random" if rng.random() < 0.3 else "greedy")
                deal = apply(deal, choose(bot, observe(deal, deal.turn), rng))
        while deal.phase is Phase.DECLARE:
            deal = apply(deal, legal_moves(deal)[0])
        for _ in range(plies):
            deal = apply(deal, legal_moves(deal)[0])
        if deal.phase is Phase.PLAY:
            yield deal
