"""Combinations of three cards that may be declared before a round (SPEC 2.11, 2.14)."""

from __future__ import annotations

from typing import NamedTuple

from scopa_gui.rules.cards import ANNOUNCED, FACES, PACK_SIZE, VALUES, WILD_SEVEN, Card, CardSet, cards_in
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
    others = [VALUES[card] for card in cards if rules.matta is None or not is_wild(card)]
    wild = len(cards) - len(others)
    if not wild:
        return _cirulla(rules, others, 0)
    found = [option for matta in range(1, 11) for option in _cirulla(rules, [*others, *[matta] * wild], matta)]
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


def is_wild(card: Card) -> bool:
    """Whether a card as dealt is the seven of cups, of whichever pack."""
    return card < ANNOUNCED and FACES[card] == WILD_SEVEN


def announced_cards(hand: CardSet, matta: int) -> CardSet:
    """The hand after a declaration that gives the wild seven the value ``matta`` (0: as it was).

    With two packs a hand may hold both wild sevens: the value holds for both.
    """
    if not matta:
        return hand
    for card in filter(is_wild, cards_in(hand)):
        hand ^= 1 << card | 1 << announced(matta, twin=card >= PACK_SIZE)
    return hand


def announced(matta: int, *, twin: bool) -> Card:
    """The card number of the wild seven, or of its twin, announced as ``matta``, 1 to 10."""
    return ANNOUNCED - 1 + matta + (10 if twin else 0)
