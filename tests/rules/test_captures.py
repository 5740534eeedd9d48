"""The capture search against the brute-force reference, over every mode, priority, duty and form of the ace."""

from __future__ import annotations

import sys
from itertools import product
from random import Random
from time import process_time

import pytest

from scopa_gui.rules.captures import all_captures, same_cards, sums
from scopa_gui.rules.cards import Card, CardSet, card_text, cards_in, parse_card, parse_cards, set_of, sort_key
from scopa_gui.rules.deal import Play, apply, legal_moves
from scopa_gui.rules.errors import Illegal
from scopa_gui.rules.game import game_of
from scopa_gui.rules.presets import CLASSIC
from scopa_gui.rules.ruleset import Ruleset
from tests.rules import reference
from tests.rules.cases import position
from tests.testkit.amount import amount

_FIELDS = {
    "capture_mode": ("value", "sum15", "value_or_15"),
    "priority": ("single_first", "fewest_cards", "free"),
    "capture_duty": ("if_played", "optional", "strict"),
    "ace_sweep": ("off", "no_ace_on_table", "always", "ace_on_table"),
    "ace_sweep_choice": ("forced", "choice"),
}
RULESETS: list[Ruleset] = [
    CLASSIC.changed(dict(zip(_FIELDS, values, strict=True)))
    for values in product(*_FIELDS.values())
    if not (values[0] == "sum15" and values[3] != "off")
]
SIZES = range(15)
"""Cards on the table; with everything asked for, 15 sizes of 1,400 tables make 21,000."""


def random_table(rng: Random, size: int, pack: range = range(40)) -> tuple[list[Card], list[Card]]:
    """So many table cards, and three hand cards."""
    drawn = rng.sample(pack, size + 3)
    return drawn[:size], drawn[size:]


def texts(cards: CardSet) -> tuple[str, ...]:
    return tuple(sorted(map(card_text, cards_in(cards))))


@pytest.mark.parametrize("size", SIZES)
def test_captures_and_moves_agree_with_the_reference(size: int) -> None:
    rng = Random(size)
    tables = amount(360 if size < 10 else 60 if size < 12 else 12, 1_400)
    for number in range(tables):
        table, hand = random_table(rng, size)
        rules = RULESETS[(number * 7 + size) % len(RULESETS)]
        check(rules, table, hand)


def check(rules: Ruleset, table: list[Card], hand: list[Card]) -> None:
    on_table, in_hand = list(map(card_text, table)), list(map(card_text, hand))
    found = all_captures(rules)
    for card in hand:
        options = [texts(taken) for taken in found(set_of(table), card)]
        wanted = reference.in_order(reference.captures(rules, on_table, card_text(card)))
        assert options == [tuple(sorted(taken)) for taken in wanted], (rules, on_table, card_text(card))
    deal = position(game_of(rules, 2), set_of(table), set_of(hand))
    moves = [(card_text(m.card), texts(m.take)) for m in legal_moves(deal) if isinstance(m, Play)]
    assert len(moves) == len(set(moves))
    assert set(moves) == reference.moves(rules, on_table, in_hand), (rules, on_table, in_hand)


@pytest.mark.parametrize("size", [2, 5, 8, 10])
def test_twins_are_one_choice(size: int) -> None:
    rng = Random(size)
    for number in range(amount(60, 1_000)):
        rules = RULESETS[number % len(RULESETS)].changed({"deck": "double80", "players": [6]})
        table, hand = random_table(rng, size, range(80))
        on_table = list(map(card_text, table))
        for card in hand:
            options = [texts(taken) for taken in all_captures(rules)(set_of(table), card)]
            assert len(options) == len(set(options))
            assert set(options) == reference.captures(rules, on_table, card_text(card))
        deal = position(game_of(rules, 6), set_of(table), set_of(hand))
        moves = [(card_text(m.card), texts(m.take)) for m in legal_moves(deal) if isinstance(m, Play)]
        assert len(moves) == len(set(moves))
        assert set(moves) == reference.moves(rules, on_table, list(map(card_text, hand)))


@pytest.mark.parametrize("announced", range(1, 11))
def test_the_announced_seven_has_its_announced_value_in_the_hand_and_on_the_table(announced: int) -> None:
    rng = Random(announced)
    rules = CLASSIC.changed(
        {"declarations": "cirulla", "matta": "7c", "capture_mode": "value_or_15", "ace_sweep": "no_ace_on_table"}
    )
    wild = parse_card(f"7c={announced}")
    for _ in range(amount(25, 500)):
        table, hand = random_table(rng, rng.randrange(8), range(40))
        table, hand = [c for c in table if c != 16], [c for c in hand if c != 16]
        for cards, card in ((table, wild), ([*table, wild], hand[0])):
            options = {texts(taken) for taken in all_captures(rules)(set_of(cards), card)}
            assert options == reference.captures(rules, list(map(card_text, cards)), card_text(card))


def test_every_set_of_the_table_that_is_no_capture_is_refused() -> None:
    rng = Random(5)
    game = game_of(CLASSIC, 2)
    for _ in range(amount(60, 600)):
        table, hand = random_table(rng, rng.randrange(1, 7))
        deal = position(game, set_of(table), set_of(hand))
        legal = set(legal_moves(deal))
        for card in hand:
            for chosen in range(1 << len(table)):
                move = Play(card, set_of(c for n, c in enumerate(table) if chosen >> n & 1))
                if move not in legal:
                    with pytest.raises(Illegal):
                        apply(deal, move)


def test_choices_come_with_fewer_cards_first_then_by_suit_and_rank() -> None:
    table = set_of(parse_cards("5d As 4d 3c 2c 7c 3d 2d Ab 6s"))
    options = [sorted(cards_in(taken), key=sort_key) for taken in all_captures(CLASSIC)(table, parse_card("Fb"))]
    assert options == sorted(options, key=lambda taken: (len(taken), list(map(sort_key, taken))))
    assert len(options) > 10


def test_choices_come_by_suit_whichever_pack_the_cards_are_of() -> None:
    rules = CLASSIC.changed({"deck": "double80", "players": [6]})
    cups, coins = parse_cards("5c 5d'")
    assert all_captures(rules)(1 << cups | 1 << coins, parse_card("5s")) == (1 << coins, 1 << cups)


def test_sb_164_a_table_of_twenty_cards_is_no_trouble() -> None:
    limit = 0.05 if sys.gettrace() is None else 1.0
    for table in (
        "Ad 2d 3d 4d 5d 6d 7d Ac 2c 3c 4c 5c 6c",
        "Ad 2d 3d 4d 5d Ac 2c 3c 4c 5c As 2s 3s 4s 5s Ab 2b 3b 4b 5b",
    ):
        cards = list(parse_cards(table))
        sums.cache_clear()
        start = process_time()
        found = all_captures(CLASSIC)(set_of(cards), parse_card("Rb"))
        assert process_time() - start < limit
        assert len(found) == ways(cards, 10)


def ways(cards: list[Card], total: int) -> int:
    """How many subsets add up to a total, by counting."""
    counts = [1] + [0] * total
    for card in cards:
        worth = reference.value(card_text(card))
        for subtotal in range(total, worth - 1, -1):
            counts[subtotal] += counts[subtotal - worth]
    return counts[total]


def test_the_same_cards_are_told_whichever_twin_is_named() -> None:
    first, second = set_of(parse_cards("5c 2d")), set_of(parse_cards("5c' 2d"))
    assert same_cards(first, second)
    assert same_cards(first, first)
    assert not same_cards(first, set_of(parse_cards("5c 3d")))
    assert not same_cards(first, set_of(parse_cards("5c")))
