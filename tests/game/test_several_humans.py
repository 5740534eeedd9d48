"""Several people at one screen: the cover, and what a seat has missed."""

from __future__ import annotations

from random import Random

import pytest

from scopa_gui.game.intents import (
    TakeBack,
)
from scopa_gui.rules.cards import cards_in
from scopa_gui.rules.deal import Cut
from scopa_gui.rules.events import Dealt, Played
from tests.game.playing import (
    ScriptedBot,
    action_intent,
    advance,
    assert_refused,
    rules,
    table,
    told,
    wish,
)


def test_a_cover_stands_between_humans_and_the_viewer_stays_until_it_is_lifted() -> None:
    controller = table(humans=2)
    rng = Random(0)
    covers = 0
    while len(controller.state.history) < 12:
        if controller.waiting_for == "cover":
            seat = controller.view().turn
            action = controller.view(seat).legal[0]
            assert seat != controller.viewer or not covers
            assert_refused(controller, action_intent(controller, action), "not_your_turn")
            controller.take_seat()
            assert controller.viewer == seat
            assert controller.waiting_for == "human"
            covers += 1
        else:
            viewer = controller.viewer
            advance(controller, rng)
            assert controller.viewer == viewer
    assert covers == 12


@pytest.mark.parametrize("seed", range(6))
def test_a_match_of_several_humans_begins_covered_and_nothing_is_told_before(seed: int) -> None:
    controller = table(rules("classic3"), 3, humans=2, seed=seed)
    assert controller.waiting_for == "cover"
    assert controller.updates() == []
    controller.presented(controller.state_id)
    assert controller.pump(1.0) is False
    assert controller.state_id == 1
    turn = controller.view().turn
    controller.take_seat()
    assert controller.viewer == (turn if turn < 2 else 0)
    (update,) = told(controller)
    assert isinstance(update.events[0], Dealt)


def test_bots_do_not_claim_under_the_first_cover() -> None:
    bots = {2: ScriptedBot(claims=True)}
    controller = table(rules("chiamarsi_fuori", players=[3]), 3, humans=2, bots=bots)
    controller.presented(1)
    controller.pump(1.0)
    assert controller.state_id == 1
    controller.take_seat()
    controller.pump(1.0)
    assert controller.waiting_for == "over"


def test_a_drawn_card_is_named_to_its_seat_alone_in_the_log() -> None:
    controller = table(rules("chkobba"), 2, humans=2)
    controller.take_seat()
    deal = controller.state.deal
    assert deal is not None
    assert deal.drawn is not None
    name = controller.deck_names.card(deal.drawn)
    assert controller.log() == [f"You draw the {name}."]
    controller.submit(action_intent(controller, Cut(True)))
    while controller.waiting_for != "cover":
        advance(controller, Random(0))
    controller.take_seat()
    drew, kept = controller.log()[:2]
    assert drew.endswith("draws a card.")
    assert kept.endswith("keeps the card.")


def test_the_cover_tells_what_the_seat_has_missed_and_starts_where_it_left() -> None:
    controller = table(rules("classic3"), 3, humans=2)
    rng = Random(0)
    shown: dict[int, int] = {}
    checked = 0
    while len(controller.state.history) < 24:
        if controller.waiting_for == "cover":
            controller.updates()
            controller.take_seat()
            updates = told(controller)
            last = updates[-1]
            assert last.state_id == controller.state_id
            assert last.view == controller.view()
            if controller.viewer in shown:
                assert updates[0].events == ()
                assert [update.state_id for update in updates] == list(
                    range(shown[controller.viewer], last.state_id + 1)
                )
                played = [event.seat for update in updates for event in update.events if isinstance(event, Played)]
                assert controller.viewer not in played
                checked += 1
        else:
            advance(controller, rng)
        shown[controller.viewer] = controller.state_id
    assert checked > 5


def test_a_seat_that_sits_down_for_the_first_time_is_dealt_its_cards() -> None:
    controller = next(c for c in (table(humans=2, seed=s) for s in range(9)) if c.waiting_for == "cover")
    told(controller)
    controller.take_seat()
    (update,) = told(controller)
    (dealt,) = update.events
    assert isinstance(dealt, Dealt)
    assert dealt.hands[controller.viewer] == tuple(cards_in(controller.view().hand))
    assert dealt.hands[1 - controller.viewer] == 3


def test_nobody_sits_down_where_no_cover_is() -> None:
    controller = table()
    told(controller)
    controller.take_seat()
    assert controller.updates() == []
    assert controller.viewer == 0


def test_no_taking_back_across_another_human() -> None:
    controller = table(humans=2)
    rng = Random(0)
    refusals = 0
    for _ in range(20):
        if controller.waiting_for == "human" and len(controller.state.history) > 1:
            assert not controller.can_take_back
            assert_refused(controller, wish(controller, TakeBack), "nothing_to_take_back")
            refusals += 1
        advance(controller, rng)
    assert refusals > 5


def test_a_play_may_be_taken_back_before_the_next_human_sits_down() -> None:
    controller = table(humans=2)
    if controller.waiting_for == "cover":
        controller.take_seat()
    before = controller.state
    advance(controller, Random(0))
    assert controller.waiting_for == "cover"
    controller.submit(wish(controller, TakeBack))
    assert controller.state == before
    assert controller.waiting_for == "human"


def test_who_sits_there_and_who_comes_is_told() -> None:
    assert not table().shared
    controller = table(humans=2)
    assert controller.shared
    assert controller.waiting_for == "cover"
    assert controller.seat_to_come == controller.view(controller.viewer).turn
    controller.take_seat()
    assert controller.viewer == controller.seat_to_come


def test_cards_are_shown_in_the_order_in_which_they_were_dealt() -> None:
    controller = table(humans=2)
    controller.take_seat()
    hand = cards_in(controller.view().hand)
    pack = controller.setup.deck(0)
    assert controller.as_dealt(reversed(hand)) == sorted(hand, key=pack.index)
