"""What a table promises to the player who is next, by counting: the worth of a position's quiet part."""

from __future__ import annotations

from scopa_gui.ai.appraisal import appraise
from scopa_gui.rules.cards import FACES, OF_VALUE, CardSet, cards_in
from scopa_gui.rules.deal import sweep_points
from scopa_gui.rules.view import View


class Tempo:
    """The expected best capture of a player with unknown cards, for any table of one decision.

    Cards count as they would if they were captured now; what is out is what the deciding seat has not seen.
    """

    def __init__(self, view: View, hand_size: int) -> None:
        self._game = view.game
        self._worth = _worths(view)
        self._hand_size = hand_size
        unseen = view.unseen
        self._pool = unseen.bit_count()
        by_value = [unseen & OF_VALUE[value] for value in range(11)]
        self._sums: dict[CardSet, float] = {}
        self._out = [(c & -c, c.bit_count(), self._sum(c) / c.bit_count()) for c in by_value if c]

    def promise(self, table: CardSet) -> float:
        """Points that the next player can expect to win from a table with one card."""
        game = self._game
        gains = []
        for card, count, own in self._out:
            best = 0.0
            number = card.bit_length() - 1
            for take in game.captures(table, number):
                gain = own + self._sum(take)
                if take == table:
                    gain += sweep_points(game, table, number, very_last=False)
                if gain > best:
                    best = gain
            if best > 0:
                gains.append((-best, count))
        gains.sort()
        expected, none_of_these, pool = 0.0, 1.0, self._pool
        for negative, count in gains:
            lacking = (1 - count / pool) ** self._hand_size
            expected -= negative * none_of_these * (1 - lacking)
            none_of_these *= lacking
            pool -= count
            if not pool:
                break
        return expected

    def _sum(self, cards: CardSet) -> float:
        known = self._sums.get(cards)
        if known is None:
            known = self._sums[cards] = sum(self._worth[FACES[card]] for card in cards_in(cards))
        return known


def _worths(view: View) -> list[float]:
    """Points that capturing each card, by its face, is worth to a side: the mean of winning it and denying it."""
    standing = appraise(view.game).standing
    piles, side = view.piles, view.side
    other = (side + 1) % len(piles)
    now = standing(piles, side)
    worths = [0.0] * 40
    for card in cards_in(view.game.pack_set & (1 << 40) - 1):
        won = (*piles[:side], piles[side] | 1 << card, *piles[side + 1 :])
        lost = (*piles[:other], piles[other] | 1 << card, *piles[other + 1 :])
        denied = (now - standing(lost, side)) * (len(piles) - 1)
        worths[card] = (standing(won, side) - now + denied) / 2
    return worths
