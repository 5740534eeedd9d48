"""What a table promises to the player who is next, by counting: the worth of a position's quiet part."""

from __future__ import annotations

from scopa_gui.ai.appraisal import appraise
from scopa_gui.rules.cards import FACES, OF_VALUE, CardSet, captured, cards_in
from scopa_gui.rules.deal import sweep_points
from scopa_gui.rules.view import View


class Tempo:
    """The expected best capture of a player with unknown cards, for any table of one decision.

    Cards count as they would if they were captured now; what is out is what the deciding seat has not seen.
    """

    def __init__(self, view: View, hand_size: int) -> None:
        self._game = view.game
        self._worth = _worths(view)
        unseen = view.unseen
        self._sums: dict[CardSet, float] = {}
        by_value = [unseen & OF_VALUE[value] for value in range(11)]
        self._out = [
            ((cards & -cards).bit_length() - 1, cards.bit_count(), self.worth(cards) / cards.bit_count())
            for cards in by_value
            if cards
        ]
        pool = max(1, unseen.bit_count())
        self._none_of = [(1 - marked / pool) ** hand_size for marked in range(pool + 1)]

    def promise(self, table: CardSet) -> float:
        """Points that the next player can expect to win from a table with one card."""
        if not table:
            return 0.0
        captures, sums = self._game.captures, self._sums
        gains = []
        for card, count, own in self._out:
            best = 0.0
            for take in captures(table, card):
                known = sums.get(take)
                gain = own + (self.worth(take) if known is None else known)
                if take == table:
                    gain += sweep_points(self._game, table, card, very_last=False)
                if gain > best:
                    best = gain
            if best > 0:
                gains.append((best, count))
        gains.sort(reverse=True)
        expected, marked, none_of_these = 0.0, 0, 1.0
        for best, count in gains:
            marked += count
            lacking = self._none_of[marked]
            expected += best * (none_of_these - lacking)
            none_of_these = lacking
        return expected

    def worth(self, cards: CardSet) -> float:
        """Points that capturing some cards is worth."""
        known = self._sums.get(cards)
        if known is None:
            known = self._sums[cards] = sum(self._worth[FACES[card]] for card in cards_in(cards))
        return known


def _worths(view: View) -> list[float]:
    """Points that capturing each card that is still out, by its face, is worth to the seat's side."""
    standing = appraise(view.game).standing
    piles, side = view.piles, view.side
    now = standing(piles, side)
    worths = [0.0] * 40
    for card in cards_in(captured(view.unseen | view.hand | view.table)):
        if not worths[FACES[card]]:
            won = (*piles[:side], piles[side] | 1 << card, *piles[side + 1 :])
            worths[FACES[card]] = standing(won, side) - now
    return worths
