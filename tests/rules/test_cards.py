"""Cards as numbers: twins of two packs, and the seven of cups announced as another value."""

from __future__ import annotations

from itertools import combinations

import pytest

from scopa_gui.rules.cards import (
    ANNOUNCED,
    CARD_NUMBERS,
    FACES,
    OF_SUIT,
    OF_VALUE,
    PACK_SIZE,
    UP_TO,
    VALUES,
    captured,
    card_text,
    cards_in,
    copy_text,
    faces,
    parse_card,
    parse_cards,
    physical,
    second_twins,
    set_of,
)
from scopa_gui.rules.game import game_of
from scopa_gui.rules.notation import from_line, to_line
from scopa_gui.rules.presets import PRESETS

ANNOUNCED_CARDS = range(ANNOUNCED, ANNOUNCED + 20)


def looks(card: int) -> tuple[str, int]:
    """What a card looks like on the table: which printed card, or the value that a seven was announced as."""
    return ("announced", VALUES[card]) if card >= ANNOUNCED else ("printed", card % PACK_SIZE)


def test_each_card_number_is_in_the_tables_once_and_nothing_else_is() -> None:
    """Two packs of forty, and ten values announced for each of the two wild sevens (SPEC 2.4, 2.11)."""
    assert len(VALUES) == len(FACES) == CARD_NUMBERS == 2 * 40 + 2 * 10
    assert len(OF_VALUE) == len(UP_TO) == 11
    for value in range(11):
        assert cards_in(OF_VALUE[value]) == [card for card in range(100) if VALUES[card] == value]
        assert cards_in(UP_TO[value]) == [card for card in range(100) if VALUES[card] <= value]
    assert len(OF_SUIT) == 4
    for suit in range(4):
        assert cards_in(OF_SUIT[suit]) == [card for card in range(80) if FACES[card] // 10 == suit]


@pytest.mark.parametrize("cards", [range(2 * PACK_SIZE), ANNOUNCED_CARDS], ids=["printed", "announced"])
def test_of_two_cards_that_look_the_same_the_second_is_the_twin(cards: range) -> None:
    for one, other in combinations(cards, 2):
        alike = looks(one) == looks(other)
        assert cards_in(second_twins(set_of([one, other]))) == ([other] if alike else []), (one, other)


def test_twins_are_found_among_printed_and_announced_cards_at_once() -> None:
    nine, four = ANNOUNCED + 8, ANNOUNCED + 3
    several = set_of([0, PACK_SIZE, 5, PACK_SIZE + 6, nine, nine + 10, four])
    assert second_twins(several) == set_of([PACK_SIZE, nine + 10])


def test_every_announced_value_is_capture_value_of_its_card() -> None:
    assert [VALUES[card] for card in ANNOUNCED_CARDS] == [*range(1, 11)] * 2


def test_an_announced_seven_is_the_seven_of_cups_of_its_pack() -> None:
    seven, twin = parse_cards("7c 7c'")
    assert [physical(card) for card in range(80)] == list(range(80))
    assert [physical(card) for card in ANNOUNCED_CARDS] == [seven] * 10 + [twin] * 10
    for card in range(CARD_NUMBERS):
        assert captured(1 << card) == 1 << physical(card)
    for first, second in combinations(ANNOUNCED_CARDS, 2):
        assert captured(set_of([first, second])) == set_of([physical(first), physical(second)])


def test_a_text_names_the_card_of_the_first_pack() -> None:
    for card in (*range(PACK_SIZE), *range(ANNOUNCED, ANNOUNCED + 10)):
        twin = card + (PACK_SIZE if card < PACK_SIZE else 10)
        assert parse_card(card_text(card)) == parse_card(card_text(twin)) == card
        assert (copy_text(card), copy_text(twin)) == (card_text(card), f"{card_text(card)}'")
        assert parse_cards(f"{copy_text(twin)} {copy_text(card)}") == (twin, card)


def test_two_packs_hold_a_printed_card_once_or_twice() -> None:
    for first, second in combinations(range(80), 2):
        assert cards_in(faces(set_of([first, second]))) == sorted({first % PACK_SIZE, second % PACK_SIZE})


@pytest.mark.parametrize("place", ["table", "hands"])
def test_a_position_with_an_announced_seven_is_a_line_that_reads_back(place: str) -> None:
    table, hands = ("7c=9,Ad", "2s/3s") if place == "table" else ("Ad", "7c=9,2s/3s,4s")
    line = (
        f"cirulla players=2 dealer=1 phase=play turn=0 last=- table={table} hands={hands} stock=- piles=-/-"
        " sweeps=-/- declared=10/0 shown=-/- drawn=-"
    )
    deal = from_line(line)
    nine = ANNOUNCED + 8
    assert nine in cards_in(deal.table if place == "table" else deal.hands[0])
    assert deal.game == game_of(PRESETS["cirulla"], 2)
    assert from_line(to_line(deal)) == deal
