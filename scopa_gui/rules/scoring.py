"""What a finished deal is worth to each side (SPEC 4 E10 to E12, sections 2 and 3)."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from scopa_gui.rules.cards import (
    OF_VALUE,
    PACK_SIZE,
    RANKS,
    SUITS,
    VALUES,
    Card,
    CardSet,
    cards_in,
    faces,
    parse_card,
)
from scopa_gui.rules.deal import Deal
from scopa_gui.rules.game import Game
from scopa_gui.rules.ruleset import PrimeScale, Ruleset

STANDARD_PRIME: PrimeScale = tuple(zip(RANKS, (16, 12, 13, 14, 15, 18, 21, 10, 10, 10), strict=True))
_FACES_ZERO: PrimeScale = tuple(zip(RANKS, (16, 12, 13, 14, 15, 18, 21, 0, 0, 0), strict=True))
RANKS_COUNTED: dict[str, tuple[int, ...]] = {"bermila": (7, 6), "most_sevens": (7, 6, 1, 5, 4, 3, 2)}
"""Prime tables that count ranks, with these in their order; in the American prime pictures come last, together."""


class Points(NamedTuple):
    """Points of one side in one deal, by what they were given for."""

    sweeps: int = 0
    cards: int = 0
    coins: int = 0
    settebello: int = 0
    prime: int = 0
    re_bello: int = 0
    napola: int = 0
    scaletta_bassa: int = 0
    scaletta_alta: int = 0
    piccola: int = 0
    grande: int = 0
    declared: int = 0
    penalty: int = 0

    @property
    def total(self) -> int:
        """All of them together; negative only through a penalty."""
        return sum(self)


class Prime(NamedTuple):
    """One side's prime: points of the best card of each suit, how many suits, and these cards.

    For ``most_sevens`` and ``bermila`` the total is that of the standard scale, for showing only, and the cards are all
    of the ranks that had to be compared: sevens, and where these are equal the next ones.
    """

    total: int
    suits: int
    best: tuple[Card, ...]


class DealScore(NamedTuple):
    """The whole count of a deal; tuples are by side."""

    points: tuple[Points, ...]
    cards: tuple[int, ...]
    coins: tuple[int, ...]
    prime: tuple[Prime, ...]
    prime_winner: int | None
    outright: int | None
    """The side that wins the match by all ten coins, if any (SPEC section 8, 2)."""

    @property
    def totals(self) -> tuple[int, ...]:
        """Points of the deal by side."""
        return tuple(map(sum, self.points))


def score(deal: Deal) -> tuple[Points, ...]:
    """Points by side of a deal as its piles lie now; called after the last card as a rule."""
    return _points(deal.game, deal.piles, deal.sweeps, deal.declared)


def count(deal: Deal) -> DealScore:
    """The points of a deal with everything that explains them."""
    return count_piles(deal.game, deal.piles, deal.sweeps, deal.declared)


def count_piles(
    game: Game, piles: tuple[CardSet, ...], sweeps: tuple[int, ...], declared: tuple[int, ...]
) -> DealScore:
    """The count of given piles, sweep points and declared points, each by side."""
    return DealScore(
        points=_points(game, piles, sweeps, declared),
        cards=tuple(pile.bit_count() for pile in piles),
        coins=tuple((pile & game.coins).bit_count() for pile in piles),
        prime=_primes(game.ruleset, piles),
        prime_winner=prime_winner(game.ruleset, piles),
        outright=outright_winner(game.ruleset, piles),
    )


def _primes(rules: Ruleset, piles: tuple[CardSet, ...]) -> tuple[Prime, ...]:
    """Each side's prime with the cards that it was decided by."""
    scale = prime_scale(rules)
    found = tuple(best_of_suits(scale, pile) for pile in piles)
    if not isinstance(rules.prime_table, str) or rules.prime_table not in RANKS_COUNTED:
        return found
    ranks = _ranks_compared(RANKS_COUNTED[rules.prime_table], piles)
    return tuple(
        prime._replace(best=tuple(card for rank in ranks for card in cards_in(pile & OF_VALUE[rank])))
        for prime, pile in zip(found, piles, strict=True)
    )


def _ranks_compared(order: tuple[int, ...], piles: tuple[CardSet, ...]) -> tuple[int, ...]:
    """The first ranks of an order, up to the one that leaves a single side ahead."""
    leading = list(piles)
    for place, rank in enumerate(order, 1):
        most = max((pile & OF_VALUE[rank]).bit_count() for pile in leading)
        leading = [pile for pile in leading if (pile & OF_VALUE[rank]).bit_count() == most]
        if len(leading) == 1:
            return order[:place]
    return order


def _points(
    game: Game, piles: tuple[CardSet, ...], sweeps: tuple[int, ...], declared: tuple[int, ...]
) -> tuple[Points, ...]:
    rules = game.ruleset
    most_cards = _winner([pile.bit_count() for pile in piles], len(game.pack), rules.cards_rule)
    coins = game.coins
    most_coins = _winner([(pile & coins).bit_count() for pile in piles], coins.bit_count(), rules.coins_rule)
    best_prime = prime_winner(rules, piles)
    sequences = rules.sequence != "none"
    result = []
    for side, pile in enumerate(piles):
        result.append(
            Points(
                sweeps[side],
                rules.pts_cards if side == most_cards else 0,
                rules.pts_coins if side == most_coins else 0,
                rules.pts_settebello * (pile & game.settebello).bit_count(),
                rules.pts_prime if side == best_prime else 0,
                rules.re_bello * (pile & game.re_bello).bit_count(),
                *(sequence_points(rules, pile) if sequences else _NO_SEQUENCE),
                declared[side],
                sum(points * _copies(pile, parse_card(card)) for card, points in rules.penalties),
            )
        )
    return tuple(result)


def _copies(pile: CardSet, card: Card) -> int:
    """How many of a printed card a pile holds: 0, 1, or 2 with two packs."""
    return (pile >> card & 1) + (pile >> (card + PACK_SIZE) & 1)


def _winner(counts: list[int], whole: int, rule: str) -> int | None:
    """The side with strictly most (more than half of the ``whole`` for a majority); nobody on a tie or nothing."""
    highest = max(counts)
    if not highest or counts.count(highest) > 1 or (rule == "majority" and 2 * highest <= whole):
        return None
    return counts.index(highest)


def prime_scale(rules: Ruleset) -> PrimeScale:
    """Points of each rank in the prime, as (rank letter, points)."""
    if isinstance(rules.prime_table, tuple):
        return rules.prime_table
    return _FACES_ZERO if rules.prime_table == "faces_zero" else STANDARD_PRIME


@lru_cache(maxsize=16)
def _suit_table(scale: PrimeScale) -> tuple[tuple[int, int], ...]:
    """For each set of ranks of one suit (10 bits): the best points and the bit of that card, -1 for none."""
    points = [dict(scale)[rank] for rank in RANKS]
    table = [(0, -1)]
    for ranks in range(1, 1 << 10):
        best = max((rank for rank in range(10) if ranks >> rank & 1), key=lambda rank: (points[rank], -rank))
        table.append((points[best], best))
    return tuple(table)


def best_of_suits(scale: PrimeScale, pile: CardSet) -> Prime:
    """The prime of a pile on a scale (SPEC 4 E11)."""
    table = _suit_table(scale)
    held = faces(pile)
    total, best = 0, []
    for suit in range(4):
        points, rank = table[held >> suit * 10 & 1023]
        if rank >= 0:
            total += points
            card = suit * 10 + rank
            best.append(card if pile >> card & 1 else card + PACK_SIZE)
    return Prime(total, len(best), tuple(best))


_ONE_SUIT = 1 << 16
"""One suit held, above the points of all best cards."""


@lru_cache(maxsize=16)
def _prime_table(scale: PrimeScale) -> tuple[int, ...]:
    """For each set of ranks of one suit (10 bits): the best points plus `_ONE_SUIT`; 0 for none."""
    return tuple(points + _ONE_SUIT if rank >= 0 else 0 for points, rank in _suit_table(scale))


def _prime_key(missing: str, table: tuple[int, ...], pile: CardSet) -> tuple[int, ...]:
    """What two sides compare for the prime; an empty tuple has no prime."""
    held = pile | pile >> PACK_SIZE
    best = table[held & 1023] + table[held >> 10 & 1023] + table[held >> 20 & 1023] + table[held >> 30 & 1023]
    suits, total = divmod(best, _ONE_SUIT)
    if not suits or (missing == "disqualify" and suits < 4):
        return ()
    return (total,) if missing == "total_only" else (suits == 4, total)


def _rank_counts(pile: CardSet, ranks: tuple[int, ...]) -> tuple[int, ...]:
    values = [VALUES[card] for card in cards_in(pile)]
    return tuple(values.count(rank) for rank in ranks)


def prime_winner(rules: Ruleset, piles: tuple[CardSet, ...]) -> int | None:
    """The side that wins the prime of ``piles`` in the ruleset's way, None if it is tied or nobody has one."""
    keys: list[tuple[int, ...]]
    if rules.prime_table == "bermila":
        keys = [_rank_counts(pile, RANKS_COUNTED["bermila"]) for pile in piles]
    elif rules.prime_table == "most_sevens":
        # Of piles that are equal in all these ranks, the larger holds more pictures.
        keys = [(*_rank_counts(pile, RANKS_COUNTED["most_sevens"]), pile.bit_count()) for pile in piles]
    else:
        table = _prime_table(prime_scale(rules))
        keys = [_prime_key(rules.prime_missing, table, pile) for pile in piles]
    highest = max(keys)
    if not any(highest) or keys.count(highest) > 1:
        return None
    return keys.index(highest)


class SequencePoints(NamedTuple):
    """Points for runs in the bonus suit, in the order of the fields of `Points`."""

    napola: int = 0
    scaletta_bassa: int = 0
    scaletta_alta: int = 0
    piccola: int = 0
    grande: int = 0


_NO_SEQUENCE = SequencePoints()


def _held_ranks(rules: Ruleset, pile: CardSet) -> int:
    """Ranks of the bonus suit that a pile holds at least once, as ten bits."""
    return faces(pile) >> SUITS.index(rules.bonus_suit) * 10 & 1023


def sequence_points(rules: Ruleset, pile: CardSet) -> SequencePoints:
    """Points for the runs that a pile holds (SPEC 2.7, 2.11, 2.12; section 8, 2)."""
    kind = rules.sequence
    if kind == "none":
        return _NO_SEQUENCE
    held = _held_ranks(rules, pile)
    low = (held ^ held + 1).bit_length() - 1
    high = next((n for n in range(10) if not held >> 9 - n & 1), 10)
    if kind == "napola3":
        return SequencePoints(napola=3 if low >= 3 else 0)
    if kind == "napola_10":
        return SequencePoints(napola=low if low >= 3 else 0)
    if kind == "cirulla":
        return SequencePoints(piccola=min(low, 6) if low >= 3 else 0, grande=5 if high >= 3 else 0)
    wins_instead = low == 10 and rules.all_coins == "wins"
    low = min(low, 9)
    if kind == "napola_9":
        return SequencePoints(napola=low if low >= 3 and not wins_instead else 0)
    if wins_instead:
        return _NO_SEQUENCE
    return SequencePoints(
        scaletta_bassa=low if low >= 3 else 0,
        scaletta_alta=5 + min(high, 9) - 3 if high >= 3 else 0,
    )


def outright_winner(rules: Ruleset, piles: tuple[CardSet, ...]) -> int | None:
    """The side whose ten cards of the bonus suit win the match; nobody if two sides hold ten (SPEC section 8, 2)."""
    if rules.all_coins == "none":
        return None
    complete = [side for side, pile in enumerate(piles) if _held_ranks(rules, pile) == 1023]
    return complete[0] if len(complete) == 1 else None
