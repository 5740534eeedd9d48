"""Slots of the table never move while cards come and go."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from scopa_gui.ui.table.slots import Slots


def test_a_card_that_leaves_leaves_a_gap_that_the_next_card_fills() -> None:
    slots = Slots([1, 2, 3, 4])
    slots.take([2, 3])
    assert (slots.index(1), slots.index(4), len(slots)) == (0, 3, 4)
    assert slots.lay(9) == 1
    assert slots.lay(8) == 2
    assert slots.lay(7) == 4


def test_an_empty_table_starts_anew() -> None:
    slots = Slots([1, 2])
    slots.take([1, 2])
    assert len(slots) == 0


@given(st.lists(st.tuples(st.booleans(), st.sets(st.integers(0, 39), max_size=6)), max_size=25))
def test_cards_that_stay_keep_their_slots(steps: list[tuple[bool, set[int]]]) -> None:
    slots = Slots()
    for lay, cards in steps:
        before = {card: slots.index(card) for card in slots.cards()}
        if lay:
            for card in cards:
                slots.lay(card)
            assert set(slots.cards()) == set(before) | cards
        else:
            slots.take(cards)
            assert set(slots.cards()) == set(before) - cards
        for card, index in before.items():
            if card in slots:
                assert slots.index(card) == index
