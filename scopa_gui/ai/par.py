"""Par: what both sides of a deal would have scored with every card open, solved exactly for two players.

Hindsight only: the solver sees all hands and the order of the stock. It tells how much of a result was in the cards.
"""

from __future__ import annotations

from typing import NamedTuple

from scopa_gui.ai.appraisal import appraise
from scopa_gui.ai.moves import move_table
from scopa_gui.ai.search import WIN
from scopa_gui.rules.cards import WILD_SEVEN, CardSet, captured
from scopa_gui.rules.deal import Action, Deal, Declare, Phase, Play, apply, legal_moves, next_round
from scopa_gui.rules.declarations import announced_cards, declarations
from scopa_gui.rules.ruleset import Ruleset
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
    """Whether `par` takes such a deal: two players, whose cards are dealt, and no more than one wild seven."""
    game = deal.game
    two_wild = game.has_twins and game.ruleset.matta is not None
    return game.players == 2 and not two_wild and deal.phase in (Phase.PLAY, Phase.DECLARE)


def par(deal: Deal, most_nodes: int = _MOST_NODES) -> Par | None:
    """Solves a deal from a position on; None if it would take more than so many nodes.

    Every declaration that pays is made; the wild seven is announced, or kept, for the best. Best play is for the
    difference of points in this deal.
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
        action = solver.best(deal) if deal.phase is Phase.PLAY else solver.best_declaration(deal)
        line.append(action)
        deal = apply(deal, action)
    return Par(tuple(points.total for points in score(deal)), tuple(line), solver.nodes)


class _Opening(NamedTuple):
    """What a round can begin with, once everything is declared: hands, and points for announcing the wild seven."""

    first: CardSet
    second: CardSet
    points: int


class _Choices(NamedTuple):
    """All openings of a round; more than one only if ``seat`` holds a wild seven that it may announce."""

    seat: int
    openings: tuple[_Opening, ...]


def _choices(rules: Ruleset, first: CardSet, second: CardSet) -> _Choices:
    """The openings that a round's hands allow; points of hands without the wild seven are the same in all of them."""
    seat = int(bool(second >> WILD_SEVEN & 1))
    hand = second if seat else first
    options = declarations(rules, hand) if rules.matta is not None and hand >> WILD_SEVEN & 1 else ()
    openings = [_Opening(first, second, 0)]
    for option in options:
        announced = announced_cards(hand, option.matta)
        if seat:
            openings.append(_Opening(first, announced, -option.points))
        else:
            openings.append(_Opening(announced, second, option.points))
    return _Choices(seat, tuple(reversed(openings)))


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
        self._rules = game.ruleset
        self._rounds: dict[int, tuple[_Choices, int]] = {}
        while deal.stock:
            before = len(deal.stock)
            deal = next_round(deal._replace(phase=Phase.ROUND_OVER))
            self._rounds[before] = (_choices(self._rules, *deal.hands), len(deal.stock))
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

    def best_declaration(self, deal: Deal) -> Declare:
        """The declaration to make in a position, or the pass: the most valuable, and what is best for a wild seven."""
        turn, hands = deal.turn, deal.hands
        declarable = [move for move in legal_moves(deal) if isinstance(move, Declare)]
        choices = _choices(self._rules, *hands)
        if len(choices.openings) == 1 or choices.seat != turn:
            return declarable[0]
        piles, stock = deal.piles, len(deal.stock)
        best = self._best_opening(choices, deal.table, piles[0], piles[1], deal.last, stock, -WIN, WIN)[1]
        hand = best.second if turn else best.first
        for move in declarable:
            if announced_cards(hands[turn], move.matta) == hand and (move.name is None) == (not best.points):
                return move
        raise AssertionError("an opening comes from a declaration")

    def _best_opening(
        self,
        choices: _Choices,
        table: CardSet,
        pile: CardSet,
        other: CardSet,
        last: int,
        stock: int,
        alpha: float,
        beta: float,
    ) -> tuple[float, _Opening]:
        """The worth of a round that is about to begin, and its best opening, with ``stock`` cards undealt."""
        worth, best = (WIN if choices.seat else -WIN), choices.openings[0]
        for opening in choices.openings:
            first, second, made = opening
            value = made + self._value(
                self._leader, first, second, table, pile, other, last, stock, alpha - made, beta - made
            )
            if value < worth if choices.seat else value > worth:
                worth, best = value, opening
            if choices.seat:
                beta = min(beta, worth)
            else:
                alpha = max(alpha, worth)
            if alpha >= beta:
                break
        return worth, best

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
        choices, rest = self._rounds[stock]
        value, _ = self._best_opening(choices, table, pile, other, last, rest, alpha, beta)
        if value <= alpha:
            high = min(high, value)
        elif value >= beta:
            low = max(low, value)
        else:
            low = high = value
        self._bounds[key] = (low, high)
        return value
