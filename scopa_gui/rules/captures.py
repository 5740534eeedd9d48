"""What a played card may take: by value, as fifteen, or everything with an ace (SPEC 4 E6, 2.9 to 2.11)."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache

from scopa_gui.rules.cards import (
    ACE,
    OF_VALUE,
    PACK_SIZE,
    UP_TO,
    VALUES,
    Card,
    CardSet,
    card_text,
    cards_in,
    second_twins,
    sort_key,
)
from scopa_gui.rules.ruleset import Ruleset

Captures = Callable[[CardSet, Card], tuple[CardSet, ...]]
"""Table and played card to every set that the card may take, in the order of choices (SPEC section 8, 5)."""

_FIFTEEN = 15

_EQUAL = tuple(OF_VALUE[value] for value in VALUES)
_LOWER = tuple(UP_TO[value - 1] for value in VALUES)
"""For each played card: all cards of the same value, and all of lower values."""


def choice_order(taken: CardSet) -> tuple[int, list[tuple[int, int, int]]]:
    """Sort key of captures: fewer cards first, then by suit and rank."""
    return taken.bit_count(), sorted(map(sort_key, cards_in(taken)))


@lru_cache(maxsize=20_000)
def sums(table: CardSet, total: int) -> tuple[CardSet, ...]:
    """All sets of cards of ``table``, none empty, whose values add up to ``total``, in the order of choices."""
    found: list[CardSet] = []
    begun = [(total, 0)]
    for card in cards_in(table):
        value = VALUES[card]
        for lacking, taken in begun[:]:
            if value < lacking:
                begun.append((lacking - value, taken | 1 << card))
            elif value == lacking:
                found.append(taken | 1 << card)
    if len(found) > 1:
        found = sorted(_without_twin_choices(table, found), key=choice_order)
    return tuple(found)


def _in_order(cards: CardSet) -> list[Card]:
    """The cards of a set by suit, rank and copy (SPEC section 8, 5)."""
    return sorted(cards_in(cards), key=sort_key) if cards >> PACK_SIZE else cards_in(cards)


@lru_cache(maxsize=4_000)
def singles(matching: CardSet) -> tuple[CardSet, ...]:
    """Each card of a set as a capture of its own; twins are one choice."""
    found = [1 << card for card in _in_order(matching)]
    return tuple(_without_twin_choices(matching, found))


def _without_twin_choices(table: CardSet, captures: list[CardSet]) -> list[CardSet]:
    """Of captures that differ only in which of two identical cards they take, the one with the first copies."""
    twins = second_twins(table)
    if not twins:
        return captures
    return [taken for taken in captures if taken & twins == second_twins(taken)]


def by_value(table: CardSet, card: Card) -> tuple[CardSet, ...]:
    """Classic captures: an equal card bars sums (SPEC 4 E6)."""
    equal = table & _EQUAL[card]
    if equal:
        return singles(equal)
    lower = table & _LOWER[card]
    return sums(lower, VALUES[card]) if lower & lower - 1 else ()


def _by_value_free(table: CardSet, card: Card) -> tuple[CardSet, ...]:
    """Captures by value with no priority: equal cards and sums side by side."""
    value = VALUES[card]
    return sums(table & UP_TO[value], value)


def _by_value_fewest(table: CardSet, card: Card) -> tuple[CardSet, ...]:
    """Captures by value, of these only the ones with the fewest cards."""
    found = _by_value_free(table, card)
    return tuple(taken for taken in found if taken.bit_count() == found[0].bit_count())


_BY_PRIORITY: dict[str, Captures] = {
    "single_first": by_value,
    "free": _by_value_free,
    "fewest_cards": _by_value_fewest,
}


def fifteens(table: CardSet, card: Card) -> tuple[CardSet, ...]:
    """Captures that make fifteen with the played card (SPEC 2.10)."""
    rest = _FIFTEEN - VALUES[card]
    return sums(table & UP_TO[min(10, rest)], rest)


def _merged(first: tuple[CardSet, ...], second: tuple[CardSet, ...]) -> tuple[CardSet, ...]:
    """Both lists as one, each capture once, in order."""
    if not second:
        return first
    if not first:
        return second
    return tuple(sorted({*first, *second}, key=choice_order))


def ordinary_captures(rules: Ruleset) -> Captures:
    """The captures by value and fifteen of a ruleset, the ace's take-all left aside."""
    valued = _BY_PRIORITY[rules.priority]
    if rules.capture_mode == "value":
        return valued
    if rules.capture_mode == "sum15":
        return fifteens
    return lambda table, card: _merged(valued(table, card), fifteens(table, card))


def all_captures(rules: Ruleset) -> Captures:
    """Every capture of a ruleset, the take-all ace included (SPEC 2.9)."""
    ordinary = ordinary_captures(rules)
    if rules.ace_sweep == "off":
        return ordinary
    condition, forced = rules.ace_sweep, rules.ace_sweep_choice == "forced"

    def with_ace(table: CardSet, card: Card) -> tuple[CardSet, ...]:
        if VALUES[card] != ACE or not table:
            return ordinary(table, card)
        ace_lies_there = bool(table & OF_VALUE[ACE])
        if condition != "always" and ace_lies_there != (condition == "ace_on_table"):
            return ordinary(table, card)
        return (table,) if forced else _merged(ordinary(table, card), (table,))

    return with_ace


def same_cards(first: CardSet, second: CardSet) -> bool:
    """Whether two sets hold the same printed cards, whichever of two twins they name."""
    return first == second or sorted(map(card_text, cards_in(first))) == sorted(map(card_text, cards_in(second)))
