"""Hidden hands that agree with a View: all of them where they are few, else drawn at random."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from math import comb
from random import Random

from scopa_gui.rules.cards import CardSet, cards_in, set_of
from scopa_gui.rules.view import View


def hidden_counts(view: View) -> list[int]:
    """How many cards of each seat's hand this view does not show; 0 for its own."""
    return [
        0 if seat == view.seat else size - view.shown[seat].bit_count() for seat, size in enumerate(view.hand_counts)
    ]


def sampled_hands(view: View, most: int, rng: Random) -> Iterator[list[CardSet]]:
    """Hands by seat, each a full world of hands: every possible one if there are at most ``most``, else so many."""
    unseen = cards_in(view.unseen)
    lacking = hidden_counts(view)
    known = [view.hand if seat == view.seat else view.shown[seat] for seat in range(len(lacking))]
    hidden = [seat for seat, count in enumerate(lacking) if count]
    if not hidden:
        yield known
        return
    if len(hidden) == 1 and comb(len(unseen), lacking[hidden[0]]) <= most:
        seat = hidden[0]
        for cards in combinations(unseen, lacking[seat]):
            hands = known[:]
            hands[seat] |= set_of(cards)
            yield hands
        return
    for _ in range(most):
        cards_left = rng.sample(unseen, sum(lacking))
        hands = known[:]
        for seat in hidden:
            hands[seat] |= set_of(cards_left[: lacking[seat]])
            del cards_left[: lacking[seat]]
        yield hands
