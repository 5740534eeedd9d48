"""Positions a second of the bots' search, beside plain alpha-beta over the public interface of the rules.

Both look through the last round of classic Scopa for two with open cards, to the end of the deal.
"""

from __future__ import annotations

from random import Random
from statistics import median
from time import process_time

from benchmarks.registry import Figure, benchmark
from scopa_gui.ai.appraisal import Appraisal, appraise
from scopa_gui.ai.moves import Option
from scopa_gui.ai.search import RoundSearch
from scopa_gui.ai.slices import at_once
from scopa_gui.rules.cards import CardSet
from scopa_gui.rules.deal import Deal, Phase, Play, apply, legal_moves, new_deal, next_round, play
from scopa_gui.rules.game import game_of
from scopa_gui.rules.presets import CLASSIC
from scopa_gui.rules.scoring import score

BATCHES = 9
WORLDS_A_BATCH = 30
_GAME = game_of(CLASSIC, 2)
_FAR = 1_000


def last_rounds(rng: Random, wanted: int) -> list[Deal]:
    """So many positions at the beginning of a last round, reached at random."""
    found: list[Deal] = []
    while len(found) < wanted:
        deal = new_deal(_GAME, rng.sample(_GAME.pack, len(_GAME.pack)), dealer=1)
        while deal.stock and deal.phase is not Phase.THROWN_IN:
            deal = next_round(deal) if deal.phase is Phase.ROUND_OVER else apply(deal, rng.choice(legal_moves(deal)))
        if deal.phase is Phase.PLAY:
            found.append(deal)
    return found


class CountingSearch(RoundSearch):
    """The bots' search, counting the positions in which it tries plays."""

    def __init__(self, appraisal: Appraisal, side: int) -> None:
        super().__init__(appraisal, side)
        self.nodes = 0
        self._known_plays, self._plays = self._plays, self._counted_plays

    def _counted_plays(self, table: CardSet, hand: CardSet) -> tuple[Option, ...]:
        self.nodes += 1
        return self._known_plays(table, hand)


def bot_nodes(deal: Deal) -> int:
    """Searches every move with the bots' search, counting; returns the positions looked at."""
    search = CountingSearch(appraise(_GAME), _GAME.side_of[deal.turn])
    look_through(deal, search)
    return search.nodes


def look_through(deal: Deal, search: RoundSearch | None = None) -> None:
    """Searches every move with the bots' search."""
    search = search or RoundSearch(appraise(_GAME), _GAME.side_of[deal.turn])
    search.prepare(list(deal.hands), list(deal.piles), to_the_end=True)
    left = sum(hand.bit_count() for hand in deal.hands)
    for move in legal_moves(deal):
        assert isinstance(move, Play)
        at_once(search.value_of(deal.turn, deal.table, deal.last, move, left))


def plain_nodes(deal: Deal) -> int:
    """Searches every move with `plain_value`; returns the positions looked at."""
    nodes = 0

    def plain_value(deal: Deal, alpha: int, beta: int) -> int:
        nonlocal nodes
        if deal.phase is Phase.OVER:
            first, second = score(deal)
            return first.total - second.total
        nodes += 1
        mine = deal.turn == 0
        for move in legal_moves(deal):
            assert isinstance(move, Play)
            value = plain_value(play(deal, move), alpha, beta)
            if mine:
                alpha = max(alpha, value)
            else:
                beta = min(beta, value)
            if alpha >= beta:
                break
        return alpha if mine else beta

    for move in legal_moves(deal):
        assert isinstance(move, Play)
        plain_value(play(deal, move), -_FAR, _FAR)
    return nodes


@benchmark("search")
def run() -> list[Figure]:
    """Median rates over all batches; positions are counted in a run of their own, which the bots' table of moves
    then remembers, as it does from world to world in a real choice."""
    rates: dict[str, list[float]] = {"bot": [], "plain": []}
    for batch in range(BATCHES):
        deals = last_rounds(Random(batch), WORLDS_A_BATCH)
        nodes = sum(map(bot_nodes, deals))
        start = process_time()
        for deal in deals:
            look_through(deal)
        rates["bot"].append(nodes / (process_time() - start))
        start = process_time()
        nodes = sum(map(plain_nodes, deals))
        rates["plain"].append(nodes / (process_time() - start))
    return [
        Figure("search.nodes_per_second", median(rates["bot"]), "1/s"),
        Figure("search.baseline_nodes_per_second", median(rates["plain"]), "1/s"),
        Figure("search.ratio_to_baseline", median(rates["bot"]) / median(rates["plain"]), ""),
    ]
