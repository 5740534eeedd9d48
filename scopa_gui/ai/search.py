"""Alpha-beta over the rest of a round with open cards: what one sampled world is worth."""

from __future__ import annotations

from collections.abc import Generator

from scopa_gui.ai.appraisal import Appraisal
from scopa_gui.ai.moves import move_table
from scopa_gui.ai.slices import SLICE
from scopa_gui.ai.tempo import Tempo
from scopa_gui.rules.cards import CardSet, captured
from scopa_gui.rules.deal import Play

_MOST_LEAVES = 20_000
_AT_ONCE = 3
"""So many plays before the horizon a position is searched without a pause."""
_COUNTING = 7
"""Counting piles takes as long as looking at so many more positions."""
WIN = 1e9
"""More than any value of a position."""


class RoundSearch:
    """Searches the rest of a round for one side, the others playing against it together.

    Values are points of the side less the mean of the others'. Below the horizon, and at the end of a round that is
    not the last, piles count as `Appraisal.standing` expects; the end of the deal is counted exactly.

    Attributes:
        looked_at: the work done since the last pause, in positions.
    """

    def __init__(self, appraisal: Appraisal, side: int, tempo: Tempo | None = None) -> None:
        game = appraisal.game
        self._appraisal = appraisal
        self._promised: dict[CardSet, float] | None = None if tempo is None else {}
        self._promise = tempo.promise if tempo is not None else _nothing
        self._moves = move_table(game)
        self._moves.trim()
        self._plays = self._moves.plays
        self._side = side
        self._side_of = game.side_of
        self._players = game.players
        others = len(game.sides) - 1
        self._sign = [1.0 if owner == side else -1.0 / others for owner in game.side_of]
        self._last_card_sweeps = game.ruleset.last_card_sweep == "counts"
        self._leaves: dict[tuple[CardSet, ...], float] = {}
        self._hands: list[CardSet] = []
        self._piles: list[CardSet] = []
        self._to_the_end = False
        self.looked_at = 0

    def prepare(self, hands: list[CardSet], piles: list[CardSet], *, to_the_end: bool) -> None:
        """Sets the world to search: hands by seat and piles by side; whether the horizon is the end of the deal."""
        if to_the_end != self._to_the_end or len(self._leaves) > _MOST_LEAVES:
            self._leaves.clear()
        self._hands, self._piles, self._to_the_end = hands, piles, to_the_end

    def value_of(self, seat: int, table: CardSet, last: int, move: Play, left: int) -> Generator[None, None, float]:
        """Works out what a play is worth ``left`` plays before the horizon, counted from the piles as they lie.

        It pauses whenever about `SLICE` positions have been looked at.
        """
        hands, piles = self._hands, self._piles
        bit = 1 << move.card
        after = table ^ move.take if move.take else table | bit
        option = next(o for o in self._plays(table, bit) if o[2] == after)
        side, sign = self._side_of[seat], self._sign[seat]
        counts = left > 1 or not self._to_the_end or self._last_card_sweeps
        pile = piles[side]
        hands[seat] ^= bit
        piles[side] |= option[1]
        value = yield from self._paused_value(
            (seat + 1) % self._players,
            after,
            option[3] * sign if counts else 0.0,
            seat if option[1] else last,
            -WIN,
            WIN,
            left - 1,
        )
        piles[side] = pile
        hands[seat] |= bit
        return value

    def _paused_value(
        self, seat: int, table: CardSet, lead: float, last: int, alpha: float, beta: float, left: int
    ) -> Generator[None, None, float]:
        """`_value`, with pauses."""
        if left <= _AT_ONCE:
            value = self._value(seat, table, lead, last, alpha, beta, left)
            if self.looked_at >= SLICE:
                yield
                self.looked_at = 0
            return value
        self.looked_at += 1
        hands, piles = self._hands, self._piles
        hand, side, sign = hands[seat], self._side_of[seat], self._sign[seat]
        following = (seat + 1) % self._players
        pile = piles[side]
        best = -WIN if sign > 0 else WIN
        for bit, won, after, points in self._plays(table, hand):
            hands[seat], piles[side] = hand ^ bit, pile | won
            value = yield from self._paused_value(
                following, after, lead + points * sign, seat if won else last, alpha, beta, left - 1
            )
            if sign > 0:
                best = max(best, value)
                alpha = max(alpha, best)
            else:
                best = min(best, value)
                beta = min(beta, best)
            if alpha >= beta:
                break
        hands[seat], piles[side] = hand, pile
        return best

    def _value(self, seat: int, table: CardSet, lead: float, last: int, alpha: float, beta: float, left: int) -> float:
        """The worth of a position for the side, ``left`` plays before the horizon."""
        if left <= 1:
            if left:
                return self._last_play(seat, table, lead, last, alpha, beta)
            return lead + self._leaf(seat, table, last)
        self.looked_at += 1
        hands, piles = self._hands, self._piles
        hand, side, sign = hands[seat], self._side_of[seat], self._sign[seat]
        following = seat + 1 if seat + 1 < self._players else 0
        pile = piles[side]
        best = -WIN if sign > 0 else WIN
        left -= 1
        for bit, won, after, points in self._plays(table, hand):
            hands[seat] = hand ^ bit
            gained = lead + points * sign if points else lead
            if won:
                piles[side] = pile | won
                value = self._value(following, after, gained, seat, alpha, beta, left)
                piles[side] = pile
            else:
                value = self._value(following, after, gained, last, alpha, beta, left)
            if sign > 0:
                if value > best:
                    best = value
                    if value > alpha:
                        alpha = value
                        if alpha >= beta:
                            break
            elif value < best:
                best = value
                if value < beta:
                    beta = value
                    if alpha >= beta:
                        break
        hands[seat] = hand
        return best

    def _last_play(self, seat: int, table: CardSet, lead: float, last: int, alpha: float, beta: float) -> float:
        """`_value` one play before the horizon."""
        self.looked_at += 1
        piles, side, sign = self._piles, self._side_of[seat], self._sign[seat]
        following = seat + 1 if seat + 1 < self._players else 0
        scored = sign if not self._to_the_end or self._last_card_sweeps else 0.0
        pile = piles[side]
        best = -WIN if sign > 0 else WIN
        for _, won, after, points in self._plays(table, self._hands[seat]):
            if won:
                piles[side] = pile | won
                value = lead + points * scored + self._leaf(following, after, seat)
                piles[side] = pile
            else:
                value = lead + self._leaf(following, after, last)
            if (value > best) == (sign > 0):
                best = value
                if best >= beta if sign > 0 else best <= alpha:
                    break
        return best

    def _leaf(self, seat: int, table: CardSet, last: int) -> float:
        """The worth of the piles at the horizon, with what the table promises to the seat that is next."""
        piles = self._piles
        if self._to_the_end and table and last >= 0:
            piles = piles[:]
            piles[self._side_of[last]] |= captured(table)
        key = tuple(piles)
        value = self._leaves.get(key)
        if value is None:
            self.looked_at += _COUNTING
            count = self._appraisal.final if self._to_the_end else self._appraisal.standing
            value = self._leaves[key] = count(key, self._side)
        if self._promised is None:
            return value
        promise = self._promised.get(table)
        if promise is None:
            promise = self._promised[table] = self._promise(table)
        return value + self._sign[seat] * promise


def _nothing(table: CardSet) -> float:
    """What a table promises where nothing comes after."""
    return 0.0
