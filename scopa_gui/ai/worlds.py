"""Hidden hands that agree with a View: all of them where they are few, else drawn at random."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from math import comb
from random import Random

from scopa_gui.ai.belief import Belief
from scopa_gui.rules.cards import Card, CardSet, cards_in, set_of
from scopa_gui.rules.view import View

_MANY_MOMENTS = 4
_FIRST_EXCHANGES = 120
_EXCHANGES = 12
_NOBODY = -1
"""Owner of a card in the stock."""


def hidden_counts(view: View) -> list[int]:
    """How many cards of each seat's hand this view does not show; 0 for its own."""
    return [
        0 if seat == view.seat else size - view.shown[seat].bit_count() for seat, size in enumerate(view.hand_counts)
    ]


def believed_hands(view: View, belief: Belief, most: int, rng: Random) -> Iterator[tuple[list[CardSet], float]]:
    """Worlds of hands with their weights: every possible one if there are at most ``most``, else so many.

    Where much has been played from hands that are still held, a weight would single out a few worlds by chance;
    there the worlds come from a chain of exchanges that visits each as often as it is likely.
    """
    if len(belief.moments) >= _MANY_MOMENTS and not is_listed(view, most):
        for hands in _chain(view, belief, most, rng):
            yield hands, 1.0
    else:
        for hands in sampled_hands(view, most, rng):
            yield hands, belief.weight(hands)


def sampled_hands(view: View, most: int, rng: Random) -> Iterator[list[CardSet]]:
    """Hands by seat, each a full world of hands: every possible one if there are at most ``most``, else so many."""
    unseen = cards_in(view.unseen)
    lacking = hidden_counts(view)
    known = [view.hand if seat == view.seat else view.shown[seat] for seat in range(len(lacking))]
    hidden = [seat for seat, count in enumerate(lacking) if count]
    if is_listed(view, most):
        for cards in combinations(unseen, sum(lacking)):
            hands = known[:]
            for seat in hidden:
                hands[seat] |= set_of(cards)
            yield hands
        return
    for _ in range(most):
        yield _deal_out(known, hidden, lacking, rng.sample(unseen, sum(lacking)))


def is_listed(view: View, most: int) -> bool:
    """Whether at most one hand is hidden and it can be one of at most so many."""
    hidden = [count for count in hidden_counts(view) if count]
    return not hidden or (len(hidden) == 1 and comb(view.unseen.bit_count(), hidden[0]) <= most)


def _deal_out(known: list[CardSet], hidden: list[int], lacking: list[int], cards: list[Card]) -> list[CardSet]:
    hands = known[:]
    used = 0
    for seat in hidden:
        hands[seat] |= set_of(cards[used : used + lacking[seat]])
        used += lacking[seat]
    return hands


def _chain(view: View, belief: Belief, most: int, rng: Random) -> Iterator[list[CardSet]]:
    """Worlds by Metropolis: two hidden cards change places if that explains the plays better, or by chance."""
    unseen = cards_in(view.unseen)
    lacking = hidden_counts(view)
    owner: list[int] = [seat for seat, count in enumerate(lacking) for _ in range(count)]
    owner += [_NOBODY] * (len(unseen) - len(owner))
    rng.shuffle(unseen)
    known = [view.hand if seat == view.seat else view.shown[seat] for seat in range(len(lacking))]
    hands = known[:]
    for card, seat in zip(unseen, owner, strict=True):
        if seat != _NOBODY:
            hands[seat] |= 1 << card
    wholes = [(moment, [moment.whole(hands[moment.seat])]) for moment in belief.moments]
    by_seat = [[pair for pair in wholes if pair[0].seat == seat] for seat in range(len(lacking))] + [[]]
    places = range(len(unseen))
    for world in range(most):
        for _ in range(_FIRST_EXCHANGES if world == 0 else _EXCHANGES):
            first, second = rng.choice(places), rng.choice(places)
            here, there = owner[first], owner[second]
            if here == there:
                continue
            gives, gets = unseen[first], unseen[second]
            ratio = 1.0
            changed = []
            for moments, out, into in ((by_seat[here], gives, gets), (by_seat[there], gets, gives)):
                for moment, whole in moments:
                    other = whole[0] - moment.card(out) + moment.card(into)
                    ratio *= whole[0] / other
                    changed.append((whole, other))
            if ratio < 1 and rng.random() >= ratio:
                continue
            for whole, other in changed:
                whole[0] = other
            unseen[first], unseen[second] = gets, gives
            exchange = 1 << gives | 1 << gets
            for seat in (here, there):
                if seat != _NOBODY:
                    hands[seat] ^= exchange
        yield hands[:]
