"""Several people at one screen: the cover, and what a seat has missed."""

from __future__ import annotations

from random import Random

from scopa_gui.game.intents import (
    TakeBack,
)
from scopa_gui.rules.cards import cards_in
from scopa_gui.rules.events import Dealt, Played
from tests.game.playing import (
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
    viewers = []
    for _ in range(12):
        if controller.waiting_for == "cover":
            seat = controller.view().turn
            assert seat != controller.viewer
            action = controller.view(seat).legal[0]
            assert_refused(controller, action_intent(controller, action), "not_your_turn")
            assert_refused(controller, action_intent(controller, action, seat=seat), "not_your_turn")
            controller.take_seat()
            assert controller.viewer == seat
            assert controller.waiting_for == "human"
            viewers.append(seat)
        else:
            advance(controller, rng)
    assert {0, 1} >= set(viewers)
    assert len(viewers) >= 4


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
