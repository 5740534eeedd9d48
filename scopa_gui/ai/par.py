"""Par: what both sides of a deal would have scored with every card open, solved exactly for two players.

Hindsight only: the solver sees all hands and the order of the stock. It tells how much of a result was in the cards.
"""

from __future__ import annotations

from typing import NamedTuple

from scopa_gui.ai.appraisal import appraise
from scopa_gui.ai.moves import move_table
from scopa_gui.ai.search import WIN
from scopa_gui.rules.cards import CardSet, captured
from scopa_gui.rules.deal import PASS, Action, Deal, Declare, Phase, Play, apply, legal_moves, next_round
from scopa_gui.rules.scoring import score

_MOST_NODES = 3_000_000


class Par(NamedTuple):
    """The solution of a deal.

    Attributes:
        totals: points of the deal by side with best play.
        line: one line of best play from the given position, decisions included.
        nodes: positions looked at.
    """

    totals: tuple[int, ...]
    line: tuple[Action, ...]
    nodes: int


def solvable(deal: Deal) -> bool:
    """Whether `par` takes such a deal: two players, and no wild card whose value somebody chooses."""
    return deal.game.players == 2 and deal.game.ruleset.matta is None and deal.phase in (Phase.PLAY, Phase.DECLARE)


def par(deal: Deal, most_nodes: int = _MOST_NODES) -> Par | None:
    """Solves a deal from a position on; None if it would take more than so many nodes.

    Every declaration that pays is made. Best play is for the difference of points in this deal.
    """
    try:
        return _follow(deal, _Solver(deal, most_nodes))
    except _TooLarge:
        return None


def _follow(deal: Deal, solver: _Solver) -> Par:
    line: list[Action] = []
    while deal.phase is not Phase.OVER:
        if deal.phase is Phase.ROUND_OVER:
            deal = next_round(deal)
            continue
        action = solver.best(deal) if deal.phase is Phase.PLAY else _declared(deal)
        line.append(action)
        deal = apply(deal, action)
    return Par(tuple(points.total for points in score(deal)), tuple(line), solver.nodes)


def _declared(deal: Deal) -> Action:
    """The first, most valuable declaration, or the pass."""
    return next((move for move in legal_moves(deal) if isinstance(move, Declare)), PASS)


class _TooLarge(Exception):
    """The tree has more nodes than were allowed."""


class _Solver:
    """Alpha-beta to the end of a deal, with a memory of what is left at the start of each round.

    Values are points still to be made by side 0 less those by side 1, the final count included.
    """

    def __init__(self, deal: Deal, most_nodes: int) -> None:
        game = deal.game
        self.nodes = 0
        self._most_nodes = most_nodes
        self._final = appraise(game).final
        self._plays = move_table(game).plays
        self._last_card_sweeps = game.ruleset.last_card_sweep == "counts"
        self._leader = game.next_seat(deal.dealer)
        self._rounds: dict[int, tuple[CardSet, CardSet, int]] = {}
        while deal.stock:
            before = len(deal.stock)
            deal = next_round(deal._replace(phase=Phase.ROUND_OVER))
            self._rounds[before] = (deal.hands[0], deal.hands[1], len(deal.stock))
        self._bounds: dict[tuple[CardSet, CardSet, int], tuple[float, float]] = {}

    def best(self, deal: Deal) -> Play:
        """A best play of a position."""
        turn, hand, piles = deal.turn, deal.hands[deal.turn], list(deal.piles)
        best: Play | None = None
        alpha, beta = -WIN, WIN
        for bit, won, after, points in self._plays(deal.table, hand):
            hands = [*deal.hands]
            hands[turn] ^= bit
            piles[turn] = deal.piles[turn] | won
            made = self._made(turn, points, hands[0] | hands[1] | len(deal.stock))
            value = made + self._value(
                1 - turn,
                hands[0],
                hands[1],
                after,
                piles[0],
                piles[1],
                turn if won else deal.last,
                len(deal.stock),
                alpha - made,
                beta - made,
            )
            if best is None or (value < beta if turn else value > alpha):
                best = Play(bit.bit_length() - 1, deal.table & ~after)
                if turn:
                    beta = value
                else:
                    alpha = value
        assert best is not None
        return best

    def _made(self, turn: int, points: int, cards_left: int) -> int:
        """Points of a sweep, of side 0's view; none for the very last card where that does not sweep."""
        if not points or not (cards_left or self._last_card_sweeps):
            return 0
        return -points if turn else points

    def _value(
        self,
        turn: int,
        first: CardSet,
        second: CardSet,
        table: CardSet,
        pile: CardSet,
        other: CardSet,
        last: int,
        stock: int,
        alpha: float,
        beta: float,
    ) -> float:
        """The worth of a position: hands and piles of seats 0 and 1, ``stock`` cards undealt."""
        hand = second if turn else first
        if not hand and not (first | second):
            return self._at_start(table, pile, other, last, stock, alpha, beta)
        self.nodes += 1
        if self.nodes > self._most_nodes:
            raise _TooLarge
        best = WIN if turn else -WIN
        for bit, won, after, points in self._plays(table, hand):
            taker = turn if won else last
            if turn:
                made = self._made(turn, points, first | second ^ bit | stock) if points else 0
                value = made + self._value(
                    0, first, second ^ bit, after, pile, other | won, taker, stock, alpha - made, beta - made
                )
                if value < best:
                    best = value
                    beta = min(beta, value)
            else:
                made = self._made(turn, points, first ^ bit | second | stock) if points else 0
                value = made + self._value(
                    1, first ^ bit, second, after, pile | won, other, taker, stock, alpha - made, beta - made
                )
                if value > best:
                    best = value
                    alpha = max(alpha, value)
            if alpha >= beta:
                break
        return best

    def _at_start(
        self, table: CardSet, pile: CardSet, other: CardSet, last: int, stock: int, alpha: float, beta: float
    ) -> float:
        """The worth of the rounds to come, from memory if it is known well enough."""
        key = (table, pile, last)
        low, high = self._bounds.get(key, (-WIN, WIN))
        if low >= beta or low == high:
            return low
        if high <= alpha:
            return high
        if not stock:
            left = captured(table) if last >= 0 else 0
            value = self._final((pile | left, other) if last == 0 else (pile, other | left), 0)
            self._bounds[key] = (value, value)
            return value
        first, second, rest = self._rounds[stock]
        value = self._value(self._leader, first, second, table, pile, other, last, rest, alpha, beta)
        if value <= alpha:
            high = min(high, value)
        elif value >= beta:
            low = max(low, value)
        else:
            low = high = value
        self._bounds[key] = (low, high)
        return value
