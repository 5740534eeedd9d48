"""Combinations of three cards that may be declared before a round (SPEC 2.11, 2.14)."""

from __future__ import annotations

from typing import NamedTuple

from scopa_gui.rules.cards import VALUES, WILD_SEVEN, Card, CardSet, cards_in
from scopa_gui.rules.ruleset import Ruleset

_LOW_HAND = 9

POINTS: dict[str, int] = {
    "tre": 3,
    "dieci": 10,
    "dieci+tre": 13,
    "bazzica": 1,
    "bazzicotto": 2,
    "bazzicotto_low": 3,
}
"""Points of each combination; the bazzica scale is a house rule (SPEC section 6)."""


class Declaration(NamedTuple):
    """One declaration that a hand allows.

    ``matta`` is the value given to the wild seven, 0 if it is not in the hand or not wild.
    """

    name: str
    points: int
    matta: int


def declarations(rules: Ruleset, hand: CardSet) -> tuple[Declaration, ...]:
    """All declarations open to a hand as dealt, the most valuable first, then by the wild seven's value."""
    cards = cards_in(hand)
    if rules.declarations == "none" or len(cards) != 3:
        return ()
    if rules.declarations == "bazzica":
        return _bazzica([VALUES[card] for card in cards])
    if rules.matta is None or WILD_SEVEN not in cards:
        return _cirulla(rules, [VALUES[card] for card in cards], 0)
    others = [VALUES[card] for card in cards if card != WILD_SEVEN]
    found = [option for matta in range(1, 11) for option in _cirulla(rules, [*others, matta], matta)]
    return tuple(sorted(found, key=lambda option: (-option.points, option.matta)))


def _cirulla(rules: Ruleset, values: list[int], matta: int) -> tuple[Declaration, ...]:
    low, three = sum(values) <= _LOW_HAND, len(set(values)) == 1
    if three and low and rules.declared_both == "sum":
        name = "dieci+tre"
    elif three:
        name = "dieci"
    elif low:
        name = "tre"
    else:
        return ()
    return (Declaration(name, POINTS[name], matta),)


def _bazzica(values: list[int]) -> tuple[Declaration, ...]:
    low, three = sum(values) <= _LOW_HAND, len(set(values)) == 1
    if three:
        return (Declaration("bazzicotto", POINTS["bazzicotto_low" if low else "bazzicotto"], 0),)
    return (Declaration("bazzica", POINTS["bazzica"], 0),) if low else ()


def announced_cards(hand: CardSet, matta: int) -> CardSet:
    """The hand after a declaration that gives the wild seven the value ``matta`` (0: as it was)."""
    if not matta:
        return hand
    return hand & ~(1 << WILD_SEVEN) | 1 << announced(matta)


def announced(matta: int) -> Card:
    """The card number of the wild seven announced as ``matta``, 1 to 10."""
    return 79 + matta
