"""Cards as small integers and sets of cards as bit masks.

A card is ``copy * 40 + suit * 10 + value - 1``: 0 to 39 the one pack, 40 to 79 its twins in the second pack.
80 to 89 are the seven of cups announced as 1 to 10 in Cirulla, 90 to 99 its twin; captured, it is card 16 or 56 again
(SPEC 2.11).
"""

from __future__ import annotations

from collections.abc import Iterable

from scopa_gui.rules.errors import Unreadable

Card = int
CardSet = int

SUITS = "dcsb"
RANKS = "A234567FCR"
PACK_SIZE = 40
ANNOUNCED = 80
"""First of the ten card numbers that stand for the announced wild seven; the twin's ten follow."""
CARD_NUMBERS = 100
"""One more than the highest card number."""
WILD_SEVEN: Card = 16
"""The seven of cups, wild in declarations of Cirulla; with two packs its twin is too."""

ACE, SEVEN, KING = 1, 7, 10

VALUES: tuple[int, ...] = tuple(n % 10 + 1 for n in range(CARD_NUMBERS))
"""Capture value 1 to 10 of each card number."""
FACES: tuple[Card, ...] = (*(n % PACK_SIZE for n in range(ANNOUNCED)), *([WILD_SEVEN] * 20))
"""The printed card, 0 to 39, of each card number: twins folded together, the announced seven as itself."""

_ONE_PACK: CardSet = (1 << PACK_SIZE) - 1
_TEN: CardSet = (1 << 10) - 1


def _mask(cards: Iterable[Card]) -> CardSet:
    result = 0
    for card in cards:
        result |= 1 << card
    return result


OF_VALUE: tuple[CardSet, ...] = (0, *(_mask(c for c in range(CARD_NUMBERS) if VALUES[c] == v) for v in range(1, 11)))
"""All card numbers of capture value v, as a set, for v in 1 to 10."""
UP_TO: tuple[CardSet, ...] = tuple(_mask(c for c in range(CARD_NUMBERS) if VALUES[c] <= v) for v in range(11))
"""All card numbers of capture value v or less."""
OF_SUIT: tuple[CardSet, ...] = tuple(_mask(c for c in range(80) if c % PACK_SIZE // 10 == s) for s in range(4))
"""All physical cards of a suit, twins included."""


def value(card: Card) -> int:
    """Capture value 1 to 10; for the announced seven the announced value."""
    return VALUES[card]


def suit(card: Card) -> int:
    """0 coins, 1 cups, 2 swords, 3 clubs."""
    return FACES[card] // 10


def face(card: Card) -> Card:
    """The printed card, 0 to 39."""
    return FACES[card]


def set_of(cards: Iterable[Card]) -> CardSet:
    """The set with one bit for each of ``cards``."""
    return _mask(cards)


def cards_in(cards: CardSet) -> list[Card]:
    """The cards of a set in ascending order: coins, cups, swords, clubs, ace to king."""
    result = []
    while cards:
        low = cards & -cards
        result.append(low.bit_length() - 1)
        cards ^= low
    return result


def captured(cards: CardSet) -> CardSet:
    """The same cards as they lie in a pile: an announced seven is the seven of cups again."""
    if cards >> ANNOUNCED:
        first, twin = cards >> ANNOUNCED & _TEN, cards >> ANNOUNCED + 10
        return cards & ((1 << ANNOUNCED) - 1) | bool(first) << WILD_SEVEN | bool(twin) << WILD_SEVEN + PACK_SIZE
    return cards


def physical(card: Card) -> Card:
    """The card of the pack, 0 to 79, that a card number stands for."""
    if card < ANNOUNCED:
        return card
    return WILD_SEVEN + (PACK_SIZE if card >= ANNOUNCED + 10 else 0)


def sort_key(card: Card) -> tuple[int, int, int]:
    """Order of cards in lists of choices: suit d c s b, rank A to R, twins last (SPEC section 8, 5)."""
    return suit(card), VALUES[card], card


def second_twins(cards: CardSet) -> CardSet:
    """The cards of a set that are twins of others in it and look the same: for every such pair the second."""
    twins = (cards & _ONE_PACK) << PACK_SIZE & cards
    if cards >> ANNOUNCED:
        twins |= (cards >> ANNOUNCED & _TEN) << ANNOUNCED + 10 & cards
    return twins


def faces(cards: CardSet) -> CardSet:
    """The printed cards, 0 to 39, that a set of physical cards holds, whether once or twice."""
    return (cards | cards >> PACK_SIZE) & _ONE_PACK


def card_text(card: Card) -> str:
    """``7d``, ``Fc``, ...; the announced seven with its value, ``7c=4``. Twins read alike."""
    if card >= ANNOUNCED:
        return f"7c={VALUES[card]}"
    printed = card % PACK_SIZE
    return RANKS[printed % 10] + SUITS[printed // 10]


_BY_TEXT: dict[str, Card] = {card_text(c): c for c in (*range(PACK_SIZE), *range(ANNOUNCED, ANNOUNCED + 10))}


def parse_card(text: str) -> Card:
    """The card of a text such as ``7d`` or ``7c=4``.

    Raises:
        Unreadable: ``card`` if the text names none.
    """
    try:
        return _BY_TEXT[text]
    except KeyError:
        raise Unreadable("card", text=text) from None


def copy_text(card: Card) -> str:
    """`card_text`, with a quote behind a card of the second pack: for decks and positions."""
    return card_text(card) + ("'" if PACK_SIZE <= card < ANNOUNCED or card >= ANNOUNCED + 10 else "")


def cards_text(cards: Iterable[Card]) -> str:
    """Texts of several cards with a space between."""
    return " ".join(map(card_text, cards))


def parse_cards(text: str) -> tuple[Card, ...]:
    """Cards of a text with spaces; one with a quote, or the second of its kind, is of the second pack.

    Raises:
        Unreadable: ``card`` for a word that is none, ``card_twice`` for a card that is there already.
    """
    found: dict[Card, None] = {}
    for word in text.split():
        card = parse_card(word.removesuffix("'"))
        if word.endswith("'") or card in found:
            card += PACK_SIZE if card < PACK_SIZE else 10
        if card in found:
            raise Unreadable("card_twice", card=word)
        found[card] = None
    return tuple(found)
