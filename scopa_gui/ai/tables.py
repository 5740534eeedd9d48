"""Tables of what captured cards count for, filled as positions ask for them; derived from a ruleset, never by name."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cached_property

from scopa_gui.rules.cards import PACK_SIZE, RANKS, SEVEN, SUITS, parse_card, set_of
from scopa_gui.rules.game import Game
from scopa_gui.rules.scoring import outright_winner, prime_scale, sequence_points

_MOST_ENTRIES = 20_000
_MOST_SEVENS = (7, 6, 1, 5, 4, 3, 2)
_RANK_BITS = 1023
_HAS_SUIT = 1 << 12
"""Added to a suit's prime points so that a sum over suits also counts the suits held."""


class Lazy(dict[int, tuple[float, ...]]):
    """A table that works out an entry when it is first asked for, and forgets all when there are too many."""

    def __init__(self, work_out: Callable[[int], tuple[float, ...]]) -> None:
        super().__init__()
        self._work_out = work_out

    def __missing__(self, key: int) -> tuple[float, ...]:
        if len(self) >= _MOST_ENTRIES:
            self.clear()
        entry = self[key] = self._work_out(key)
        return entry


class SuitTables:
    """Points that hang on the ranks of one suit: fixed cards, runs, and that suit's part of the prime.

    Sets of ranks are ten bits, ace lowest; with two packs the twins' ten bits stand above them.
    ``share`` is the chance that a card nobody has captured yet comes to a given side.
    """

    def __init__(self, game: Game, suit: int, outright_worth: float) -> None:
        self._rules = rules = game.ruleset
        self._suit = suit
        self._copies = 2 if game.has_twins else 1
        self._ranks = game.pack_set >> suit * 10 & _RANK_BITS
        self._share = 1 / len(game.sides)
        self._outright_worth = outright_worth
        self._bonus = SUITS[suit] == rules.bonus_suit
        self._fixed = _fixed_points(game, suit)
        self._runs: dict[tuple[int, int], float] = {}
        self._counting = rules.prime_table in ("bermila", "most_sevens")
        self._scale = [dict(prime_scale(rules))[rank] for rank in RANKS]
        self._order = sorted(range(10), key=lambda rank: (-self._scale[rank], rank))

    def exact(self, own: int) -> tuple[float, ...]:
        """Points and prime key of a side whose pile holds exactly these ranks of the suit."""
        held = (own | own >> 10) & _RANK_BITS
        points = float(sum(worth * _copies(own, rank) for rank, worth in self._fixed))
        if self._bonus:
            points += self._run_points(held)
        return points, self._exact_prime(own, held)

    def expected(self, own: int, others: int) -> tuple[float, ...]:
        """Expected points of a side, and mean and variance of its prime strength, while other cards are open.

        Args:
            own: ranks that the side has captured.
            others: ranks that any other side has captured.
        """
        points = 0.0
        for rank, worth in self._fixed:
            free = self._copies - _copies(own, rank) - _copies(others, rank)
            points += worth * (_copies(own, rank) + self._share * free)
        held = (own | own >> 10) & _RANK_BITS
        gone = others & others >> 10 if self._copies == 2 else others
        available = self._ranks & ~held & ~gone
        if self._bonus and self._has_runs:
            points += self._expected_run(held, available)
        if self._counting:
            return points, *self._counted_prime(own, others)
        return points, *self._best_of_suit(held, available)

    @cached_property
    def _has_runs(self) -> bool:
        return self._rules.sequence != "none" or self._rules.all_coins != "none"

    def _run_points(self, held: int) -> float:
        pile = held << self._suit * 10
        points = float(sum(sequence_points(self._rules, pile)))
        if outright_winner(self._rules, (pile,)) is not None:
            points += self._outright_worth
        return points

    def _expected_run(self, held: int, available: int) -> float:
        known = self._runs.get((held, available))
        if known is None:
            if available:
                bit = available & -available
                known = self._share * self._expected_run(held | bit, available ^ bit) + (
                    1 - self._share
                ) * self._expected_run(held, available ^ bit)
            else:
                known = self._run_points(held)
            self._runs[held, available] = known
        return known

    def _best_of_suit(self, held: int, available: int) -> tuple[float, float]:
        """Mean and variance of the suit's best card on the prime's scale."""
        reached, mean, square = 1.0, 0.0, 0.0
        for rank in self._order:
            bit = 1 << rank
            chance = 1.0 if held & bit else self._share if available & bit else 0.0
            mean += reached * chance * self._scale[rank]
            square += reached * chance * self._scale[rank] ** 2
            reached *= 1 - chance
        return mean, square - mean * mean

    def _counted_prime(self, own: int, others: int) -> tuple[float, float]:
        """Mean and variance for primes that count ranks, the first of them by far the heaviest."""
        mean = variance = 0.0
        weight = 1.0
        for value in (7, 6) if self._rules.prime_table == "bermila" else _MOST_SEVENS:
            mine, free = _copies(own, value - 1), self._copies - _copies(own, value - 1) - _copies(others, value - 1)
            mean += weight * (mine + self._share * free)
            variance += weight * weight * free * self._share * (1 - self._share)
            weight *= 0.25
        return mean, variance

    def _exact_prime(self, own: int, held: int) -> int:
        if not self._counting:
            best = next((self._scale[rank] for rank in self._order if held >> rank & 1), None)
            return 0 if best is None else best + _HAS_SUIT
        if self._rules.prime_table == "bermila":
            return _copies(own, 6) * 32 + _copies(own, 5)
        key = 0
        for value in _MOST_SEVENS:
            key = key * 32 + _copies(own, value - 1)
        return key * 32 + sum(_copies(own, rank) for rank in (7, 8, 9))


def prime_key(game: Game) -> Callable[[int], int]:
    """Function from a side's summed prime keys to the number that is compared; 0 has no prime."""
    rules = game.ruleset
    if rules.prime_table in ("bermila", "most_sevens"):
        return int

    def total_only(key: int) -> int:
        return key % _HAS_SUIT

    def four_suits_first(key: int) -> int:
        return key if key >= 4 * _HAS_SUIT else key % _HAS_SUIT

    def four_suits_or_none(key: int) -> int:
        return key if key >= 4 * _HAS_SUIT else 0

    return {
        "total_only": total_only,
        "four_beats_missing": four_suits_first,
        "disqualify": four_suits_or_none,
    }[rules.prime_missing]


def _fixed_points(game: Game, suit: int) -> Sequence[tuple[int, int]]:
    """Points that single cards of a suit are worth to the side that takes them: (rank from 0, points)."""
    rules = game.ruleset
    worth: dict[int, int] = {}
    if SUITS[suit] == rules.bonus_suit:
        worth[SEVEN - 1] = rules.pts_settebello
        worth[9] = rules.re_bello
    for text, points in rules.penalties:
        card = parse_card(text)
        if card // 10 == suit:
            worth[card % 10] = worth.get(card % 10, 0) + points
    allowed = set_of(card % PACK_SIZE for card in game.pack)
    return [(rank, points) for rank, points in sorted(worth.items()) if points and allowed >> suit * 10 + rank & 1]


def _copies(ranks: int, rank: int) -> int:
    return (ranks >> rank & 1) + (ranks >> rank + 10 & 1)
