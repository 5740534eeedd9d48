"""What the next player can be expected to do about a table: counting the cards that are still out."""

from __future__ import annotations

from math import comb
from typing import NamedTuple

from scopa_gui.ai.appraisal import appraise
from scopa_gui.rules.cards import ANNOUNCED, OF_VALUE, CardSet, captured, cards_in
from scopa_gui.rules.deal import Play, sweep_points
from scopa_gui.rules.view import View


class After(NamedTuple):
    """The open part of a position just after a play."""

    table: CardSet
    piles: tuple[CardSet, ...]
    swept: int
    """Points of the sweep that the play made."""


class Reply(NamedTuple):
    """What the next player does to us with a card of one value."""

    loss: float
    chance: float
    """The chance that this is the worst that the next player holds."""
    sweeps: bool


def after(view: View, move: Play) -> After:
    """What everybody sees after a play of the seat."""
    if not move.take:
        return After(view.table | 1 << move.card, view.piles, 0)
    side = view.side
    piles = (*view.piles[:side], view.piles[side] | captured(1 << move.card | move.take), *view.piles[side + 1 :])
    swept = 0
    if move.take == view.table:
        last = not view.stock and sum(view.hand_counts) == 1
        swept = sweep_points(view.game, view.table, move.card, last)
    return After(view.table ^ move.take, piles, swept)


class Counting:
    """The unseen cards as one seat counts them before its play."""

    def __init__(self, view: View) -> None:
        self._view = view
        self._appraisal = appraise(view.game)
        self._standings: dict[tuple[CardSet, ...], float] = {}
        seats = [(view.seat + step) % view.game.players for step in range(1, view.game.players)]
        self._next = next((seat for seat in seats if view.hand_counts[seat]), None)
        unseen = view.unseen
        self._unseen = unseen.bit_count()
        self._left = [(unseen & OF_VALUE[value]).bit_count() for value in range(11)]
        self._sample = [_lowest(unseen & OF_VALUE[value]) for value in range(11)]

    def standing(self, piles: tuple[CardSet, ...]) -> float:
        """`Appraisal.standing` of the seat's side, remembered."""
        value = self._standings.get(piles)
        if value is None:
            value = self._standings[piles] = self._appraisal.standing(piles, self._view.side)
        return value

    def gain(self, position: After) -> float:
        """What the seat's side has won by the play that led to a position."""
        return self.standing(position.piles) - self.standing(self._view.piles) + position.swept

    def replies(self, position: After) -> list[Reply]:
        """The next player's harmful replies, the worst first, with the chance of each."""
        if self._next is None:
            return []
        view = self._view
        shown = view.shown[self._next]
        hidden = view.hand_counts[self._next] - shown.bit_count()
        options = []
        for value in range(1, 11):
            known = shown & OF_VALUE[value]
            card = _lowest(known) if known else self._sample[value]
            if card >= 0:
                loss, sweeps = self._worst(position, card)
                if loss > 0:
                    options.append((-loss, value, sweeps, bool(known)))
        options.sort()
        replies, none_of_these, pool = [], 1.0, self._unseen
        for negative, value, sweeps, known in options:
            lacking = 0.0 if known else _chance_of_none(pool, self._left[value], hidden)
            replies.append(Reply(-negative, none_of_these * (1 - lacking), sweeps))
            none_of_these *= lacking
            pool -= self._left[value]
            if not none_of_these:
                break
        return replies

    def expected_loss(self, position: After) -> float:
        """What the next player's best reply costs on average."""
        return sum(reply.loss * reply.chance for reply in self.replies(position))

    def sweep_chance(self, position: After) -> float:
        """The chance that the next player's best reply is a sweep."""
        return sum(reply.chance for reply in self.replies(position) if reply.sweeps)

    def sweepers(self, table: CardSet) -> list[tuple[int, int]]:
        """Each value whose card would sweep a table for points, with the number of such cards not seen yet."""
        game = self._view.game
        found = []
        for value, card in enumerate(self._sample):
            if card >= 0 and table in game.captures(table, card) and sweep_points(game, table, card, very_last=False):
                found.append((value, self._left[value]))
        return found

    def chance_to_sweep(self, table: CardSet) -> float:
        """The chance that the next player holds a card that sweeps a table for points."""
        if self._next is None:
            return 0.0
        game, shown = self._view.game, self._view.shown[self._next]
        last = not self._view.stock and sum(self._view.hand_counts) == 2

        def sweeps(card: int) -> bool:
            return table in game.captures(table, card) and sweep_points(game, table, card, last) > 0

        if any(sweeps(card) for card in cards_in(shown)):
            return 1.0
        marked = sum(self._left[value] for value, card in enumerate(self._sample) if card >= 0 and sweeps(card))
        hidden = self._view.hand_counts[self._next] - shown.bit_count()
        return 1.0 - _chance_of_none(self._unseen, marked, hidden)

    def _worst(self, position: After, card: int) -> tuple[float, bool]:
        """The most that a card can cost us on a table, and whether that is a sweep."""
        game, seat = self._view.game, self._next
        assert seat is not None
        table, piles = position.table, position.piles
        opponent = game.side_of[seat]
        others = len(piles) - 1
        before = self.standing(piles)
        last = not self._view.stock and sum(self._view.hand_counts) == 2
        worst, sweeps = 0.0, False
        for take in game.captures(table, card):
            won = take if card >= ANNOUNCED else take | 1 << card
            loss = before - self.standing(_with(piles, opponent, captured(won)))
            swept = sweep_points(game, table, card, last) if take == table else 0
            loss += swept / others
            if loss > worst:
                worst, sweeps = loss, swept > 0
        return worst, sweeps


def _with(piles: tuple[CardSet, ...], side: int, won: CardSet) -> tuple[CardSet, ...]:
    return (*piles[:side], piles[side] | won, *piles[side + 1 :])


def _lowest(cards: CardSet) -> int:
    """The lowest card of a set, -1 for none."""
    return (cards & -cards).bit_length() - 1


def _chance_of_none(pool: int, marked: int, drawn: int) -> float:
    """The chance that none of ``marked`` cards is among ``drawn`` ones from a pool."""
    if drawn > pool:
        return 1.0
    return comb(pool - marked, drawn) / comb(pool, drawn)
