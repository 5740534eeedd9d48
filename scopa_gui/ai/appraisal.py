"""What captured cards are worth: the points of a finished deal exactly, of an unfinished one as expected.

Everything is derived once from the ruleset of a `Game`, so that every variant, house rules included, is understood
by the same code. Sweeps and declarations are points already made and are counted by the callers.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache, partial
from math import exp, sqrt, tanh

from scopa_gui.ai.tables import Lazy, SuitTables, prime_key
from scopa_gui.rules.cards import OF_SUIT, SUITS, CardSet
from scopa_gui.rules.game import Game

CARDS_SLOPE, CARDS_SPREAD = 0.68, 0.53
COINS_SLOPE, COINS_SPREAD = 0.69, 1.0
PRIME_SLOPE, PRIME_SPREAD = 0.48, 0.5
COUNTED_SLOPE, COUNTED_SPREAD = 0.6, 0.5
"""Chances of the counted points are taken as tanh(slope * lead / sqrt(what is open + spread)), fitted to the ends of
2,000 deals of two card-counting players: of cards (spread in parts of the pack), of coins, of the prime's strength
against its variance, and of primes that count ranks.
"""
_OUTRIGHT = 0.5
"""Worth of winning the match outright, in parts of the target."""


class Appraisal:
    """The worth of piles under the rules of one game. All values are points of one side less those of the others."""

    def __init__(self, game: Game) -> None:
        rules = game.ruleset
        self.game = game
        self.coins: CardSet = game.pack_set & OF_SUIT[SUITS.index(rules.bonus_suit)]
        self._pack_size = len(game.pack)
        self._coin_count = self.coins.bit_count()
        self._twins = game.has_twins
        suits = [SuitTables(game, suit, _OUTRIGHT * rules.target) for suit in range(4)]
        self._single = [Lazy(partial(self._expected, tables)) for tables in suits]
        self._pair = [Lazy(partial(self._expected_pair, tables)) for tables in suits]
        self._exact = [Lazy(tables.exact) for tables in suits]
        self._prime_key = prime_key(game)
        self._counting_prime = rules.prime_table in ("bermila", "most_sevens")
        self._prime_slope = COUNTED_SLOPE if self._counting_prime else PRIME_SLOPE
        self._prime_spread = COUNTED_SPREAD if self._counting_prime else PRIME_SPREAD
        self._cards_spread = CARDS_SPREAD * self._pack_size
        self._card_leads = _leads(self._pack_size, CARDS_SLOPE, rules.pts_cards, self._cards_spread)
        self._coin_leads = _leads(self._coin_count, COINS_SLOPE, rules.pts_coins, COINS_SPREAD)

    def standing(self, piles: Sequence[CardSet], side: int) -> float:
        """Expected points for cards of ``side`` less the mean of the other sides', given what is captured so far."""
        if len(piles) == 2:
            return self.lead(piles[side], piles[1 - side])
        return self._standing_of_many(piles, side)

    def lead(self, own: CardSet, other: CardSet) -> float:
        """`standing` between two sides."""
        mine, theirs = own.bit_count(), other.bit_count()
        value = self._card_leads[mine][theirs]
        value += self._coin_leads[(own & self.coins).bit_count()][(other & self.coins).bit_count()]
        strength, spread = 0.0, self._prime_spread
        shift = 0
        for table in self._pair:
            if self._twins:
                key = _twin_ranks(own, shift) | _twin_ranks(other, shift) << 20
            else:
                key = own >> shift & 1023 | (other >> shift & 1023) << 10
            points, mean, variance = table[key]
            value += points
            strength += mean
            spread += variance
            shift += 10
        return value + self.game.ruleset.pts_prime * tanh(self._prime_slope * strength / sqrt(spread))

    def final(self, piles: Sequence[CardSet], side: int) -> float:
        """Points for cards of ``side`` less the mean of the other sides' when the deal is over; exact."""
        rules = self.game.ruleset
        totals, primes, cards, coins = [], [], [], []
        for pile in piles:
            points = key = 0.0
            for suit, table in enumerate(self._exact):
                more, prime = table[_twin_ranks(pile, 10 * suit) if self._twins else pile >> 10 * suit & 1023]
                points += more
                key += prime
            totals.append(points)
            primes.append(self._prime_key(int(key)))
            cards.append(pile.bit_count())
            coins.append((pile & self.coins).bit_count())
        _give(totals, primes, rules.pts_prime, 0)
        _give(totals, cards, rules.pts_cards, self._pack_size // 2 if rules.cards_rule == "majority" else 0)
        _give(totals, coins, rules.pts_coins, self._coin_count // 2 if rules.coins_rule == "majority" else 0)
        return lead_of(totals, side)

    def _standing_of_many(self, piles: Sequence[CardSet], side: int) -> float:
        rules = self.game.ruleset
        everything = 0
        for pile in piles:
            everything |= pile
        open_cards = self._pack_size - everything.bit_count()
        open_coins = self._coin_count - (everything & self.coins).bit_count()
        totals, primes, spread = [], [], self._prime_spread
        for pile in piles:
            others = everything & ~pile
            points = strength = 0.0
            for suit, table in enumerate(self._single):
                shift = 10 * suit
                if self._twins:
                    key = _twin_ranks(pile, shift) | _twin_ranks(others, shift) << 20
                else:
                    key = pile >> shift & 1023 | (others >> shift & 1023) << 10
                more, mean, variance = table[key]
                points += more
                strength += mean
                spread += variance
            totals.append(points)
            primes.append(strength)
        spread = sqrt(2 * spread / len(piles))
        _share(totals, primes, rules.pts_prime, 2 * self._prime_slope / spread)
        _share(
            totals,
            [p.bit_count() for p in piles],
            rules.pts_cards,
            2 * CARDS_SLOPE / sqrt(open_cards + self._cards_spread),
        )
        coins = [(p & self.coins).bit_count() for p in piles]
        _share(totals, coins, rules.pts_coins, 2 * COINS_SLOPE / sqrt(open_coins + COINS_SPREAD))
        return lead_of(totals, side)

    def _expected(self, tables: SuitTables, key: int) -> tuple[float, ...]:
        width = 20 if self._twins else 10
        return tables.expected(key & (1 << width) - 1, key >> width)

    def _expected_pair(self, tables: SuitTables, key: int) -> tuple[float, ...]:
        width = 20 if self._twins else 10
        own, other = key & (1 << width) - 1, key >> width
        mine, theirs = tables.expected(own, other), tables.expected(other, own)
        return mine[0] - theirs[0], mine[1] - theirs[1], mine[2] + theirs[2]


@lru_cache(maxsize=16)
def appraise(game: Game) -> Appraisal:
    """The appraisal of a game, made once."""
    return Appraisal(game)


def lead_of(totals: Sequence[float], side: int) -> float:
    """Points of a side less the mean of the others'."""
    own = totals[side]
    return own - (sum(totals) - own) / (len(totals) - 1)


def _leads(size: int, slope: float, points: int, spread: float) -> list[list[float]]:
    """For each own and other count: expected points for having most, of ``size`` cards in all."""
    return [
        [points * tanh(slope * (own - other) / sqrt(max(0, size - own - other) + spread)) for other in range(size + 1)]
        for own in range(size + 1)
    ]


def _give(totals: list[float], counts: Sequence[int], points: int, more_than: int) -> None:
    """Adds points to the one side with the highest count, if it is above a limit."""
    highest = max(counts)
    if highest > more_than and counts.count(highest) == 1:
        totals[counts.index(highest)] += points


def _share(totals: list[float], strengths: Sequence[float], points: int, slope: float) -> None:
    """Adds to each side its chance, times the points, of ending with the highest strength."""
    highest = max(strengths)
    weights = [exp(slope * (strength - highest)) for strength in strengths]
    whole = sum(weights)
    for side, weight in enumerate(weights):
        totals[side] += points * weight / whole


def _twin_ranks(cards: CardSet, shift: int) -> int:
    """Ranks of one suit in two packs: ten bits of the first copies, above them ten of the second."""
    return cards >> shift & 1023 | (cards >> 40 + shift & 1023) << 10
