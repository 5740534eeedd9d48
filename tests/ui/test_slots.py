"""Cards of the table never move while others come and go; gaps close up when hands are dealt."""

from __future__ import annotations

import random
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from scopa_gui.rules.events import Dealt, Played
from scopa_gui.rules.presets import PRESETS
from scopa_gui.ui.table.slots import Slots
from tests.testkit.amount import amount
from tests.testkit.pilot import Pilot
from tests.ui.table_helpers import decide, step, table_of


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


def test_closing_up_keeps_the_order() -> None:
    slots = Slots([1, 2, 3, 4])
    slots.take([1, 3])
    slots.close_up()
    assert (slots.cards(), len(slots)) == ([2, 4], 2)


@pytest.mark.parametrize(("taken", "sparse"), [([1], False), ([1, 3], True), ([1, 3, 4], True), ([1, 2, 3, 4], False)])
def test_it_is_sparse_when_there_are_as_many_gaps_as_cards(taken: list[int], sparse: bool) -> None:
    slots = Slots([1, 2, 3, 4])
    slots.take(taken)
    assert slots.sparse is sparse


@pytest.mark.parametrize("variant", ["classic2", "classic6_two_decks"])
def test_gaps_are_always_fewer_than_the_cards_at_rest(tmp_path: Path, variant: str) -> None:
    dice, gaps = random.Random(2), set()
    with Pilot(tmp_path, variant, players=PRESETS[variant].players[-1], opponents=("amateur",)) as pilot:
        for _ in range(amount(14, 60)):
            if step(pilot, dice)["scene"] == "table":
                slots = table_of(pilot).board.slots
                gaps.add(len(slots) - len(slots.cards()))
                assert not slots.sparse
    assert max(gaps) > 0


@pytest.mark.parametrize("speed", ["normal", "off"])
def test_the_cards_of_the_table_glide_together_when_hands_are_dealt(tmp_path: Path, speed: str) -> None:
    dice, closed = random.Random(1), 0
    with Pilot(tmp_path, "classic2", opponents=("amateur",), seed=8, speed=speed) as pilot:
        pilot.wait_idle()
        while closed < 2:
            scene = table_of(pilot)
            board = scene.board
            decide(pilot, dice)
            while True:
                events = scene.session.shown.events
                dealt = any(isinstance(event, Dealt) and event.round > 1 for event in events)
                taken = any(isinstance(event, Played) and event.take for event in events)
                if not pilot.describe()["busy"]:
                    break
                places = {card: actor.pose.x for card, actor in board.table.items() if not actor.held}
                pilot.frame()
                for card, x in places.items():
                    if card in board.table and speed != "off":
                        step, way = abs(board.table[card].pose.x - x), abs(board.table[card].goal.x - x)
                        assert step < max(30.0, 0.7 * way), "no card jumps"
            shown = pilot.describe()
            if shown["scene"] != "table":
                pilot.click(next(e["id"] for e in shown["elements"] if e["default"]))
                pilot.wait_idle()
            elif dealt:
                assert len(board.slots) == len(board.slots.cards())
                closed += taken and len(board.slots) > 0


@pytest.mark.parametrize("speed", ["normal", "off"])
def test_after_taking_back_the_row_has_no_gap_and_lies_in_the_middle(tmp_path: Path, speed: str) -> None:
    dice, laid = random.Random(4), 0
    with Pilot(tmp_path, "classic2", opponents=("amateur",), seed=8, speed=speed) as pilot:
        while laid < 6:
            shown = step(pilot, dice)
            if shown["scene"] != "table":
                pilot.click(next(e["id"] for e in shown["elements"] if e["default"]))
                continue
            scene = table_of(pilot)
            if not scene.session.controller.can_take_back:
                continue
            scene.session.controller.helped()
            scene.take_back()
            pilot.wait_idle()
            pilot.seconds(0.5)
            board = scene.board
            assert len(board.slots) == len(board.slots.cards())
            row = [actor.pose.x for actor in board.table.values() if board.rows.rows == 1]
            assert not row or (min(row) + max(row)) / 2 == pytest.approx(board.space.centre)
            laid += 1
            step(pilot, dice)


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
