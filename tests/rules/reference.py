"""A brute-force reference for captures and legal moves, written from the specification on plain card texts.

Nothing of the engine is used: cards are texts such as ``7d``, captures are sets of positions on the table, and every
subset of the table is looked at (SPEC 4 E6 and E7, 2.9, 2.10; section 3, ``priority`` and ``ace_sweep``).
"""

from __future__ import annotations

from itertools import combinations

from scopa_gui.rules.ruleset import Ruleset

VALUE = {rank: value for value, rank in enumerate("A234567FCR", 1)}
SUIT_ORDER = "dcsb"


def value(card: str) -> int:
    """Capture value of a card text, the announced wild seven included."""
    return int(card[3:]) if "=" in card else VALUE[card[0]]


def captures(rules: Ruleset, table: list[str], card: str) -> set[tuple[str, ...]]:
    """Every set of table cards that the card may take, each as a sorted tuple; twins read alike and count once."""
    subsets = [taken for size in range(1, len(table) + 1) for taken in combinations(table, size)]
    found: list[tuple[str, ...]] = []
    if rules.capture_mode in ("value", "value_or_15"):
        found += _by_value(rules, subsets, value(card))
    if rules.capture_mode in ("sum15", "value_or_15"):
        found += [taken for taken in subsets if value(card) + sum(map(value, taken)) == 15]
    if value(card) == 1 and table and rules.ace_sweep != "off":
        ace_there = any(value(other) == 1 for other in table)
        applies = {"always": True, "no_ace_on_table": not ace_there, "ace_on_table": ace_there}[rules.ace_sweep]
        if applies:
            found = [tuple(table)] if rules.ace_sweep_choice == "forced" else [*found, tuple(table)]
    return {tuple(sorted(taken)) for taken in found}


def _by_value(rules: Ruleset, subsets: list[tuple[str, ...]], wanted: int) -> list[tuple[str, ...]]:
    found = [taken for taken in subsets if sum(map(value, taken)) == wanted]
    if rules.priority == "single_first" and any(len(taken) == 1 for taken in found):
        return [taken for taken in found if len(taken) == 1]
    if rules.priority == "fewest_cards" and found:
        fewest = min(map(len, found))
        return [taken for taken in found if len(taken) == fewest]
    return found


def moves(rules: Ruleset, table: list[str], hand: list[str]) -> set[tuple[str, tuple[str, ...]]]:
    """Every legal (card, taken); taken is empty for a card that is laid."""
    options = {card: captures(rules, table, card) for card in hand}
    taking = {(card, taken) for card in hand for taken in options[card]}
    if rules.capture_duty == "strict" and taking:
        return taking
    may_lay = {card for card in hand if rules.capture_duty == "optional" or not options[card]}
    return taking | {(card, ()) for card in may_lay}


def in_order(options: set[tuple[str, ...]]) -> list[list[str]]:
    """The order of choices: fewer cards first, then sorted lists of (suit, rank) compared (SPEC section 8, 5)."""

    def place(card: str) -> tuple[int, int]:
        return SUIT_ORDER.index(card[1]), value(card)

    listed = [sorted(taken, key=place) for taken in options]
    return sorted(listed, key=lambda taken: (len(taken), list(map(place, taken))))
