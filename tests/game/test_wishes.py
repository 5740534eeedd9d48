"""Wishes that are refused change nothing; claims and resignations end the match."""

from __future__ import annotations

from random import Random

import pytest

from scopa_gui.game.controller import Refused, Update
from scopa_gui.game.intents import (
    CallOut,
    GiveUp,
    Intent,
    NextDeal,
    RestartDeal,
    TakeBack,
)
from scopa_gui.rules.cards import parse_card
from scopa_gui.rules.deal import PASS, Phase, Play
from scopa_gui.rules.record import ClaimOut, Resign
from tests.game.playing import (
    MATCH,
    ScriptedBot,
    action_intent,
    advance,
    assert_refused,
    bots_turn,
    one_deal,
    play_out,
    rules,
    table,
    told,
    until,
    wish,
)

# Refusals


def test_wishes_for_another_state_match_or_seat_are_refused() -> None:
    controller = table()
    until(controller, "human")
    action = controller.view().legal[0]
    number = controller.state_id
    assert_refused(controller, action_intent(controller, action, state=number - 1), "stale")
    assert_refused(controller, action_intent(controller, action, state=number + 1), "stale")
    assert_refused(controller, action_intent(controller, action, match=MATCH + 1), "wrong_match")
    assert_refused(controller, action_intent(controller, action, seat=1), "not_your_turn")
    assert_refused(controller, wish(controller, GiveUp, seat=1), "not_your_turn")
    controller.submit(action_intent(controller, action))
    assert told(controller)


def test_a_second_click_meets_a_stale_state() -> None:
    controller = table()
    until(controller, "human")
    intent = action_intent(controller, controller.view().legal[0])
    controller.submit(intent)
    controller.submit(intent)
    done, second = controller.updates()
    assert isinstance(done, Update)
    assert isinstance(second, Refused)
    assert second.code == "stale"


def test_the_human_cannot_play_for_a_bot() -> None:
    controller = bots_turn(ScriptedBot())
    action = controller.view(1).legal[0]
    assert_refused(controller, action_intent(controller, action), "not_your_turn")
    assert_refused(controller, action_intent(controller, action, seat=1), "not_your_turn")


def test_a_card_that_takes_may_not_be_laid_and_a_wrong_set_not_taken() -> None:
    controller = table()
    rng = Random(0)
    while not any(isinstance(a, Play) and a.take for a in controller.view().legal):
        advance(controller, rng)
    taking = next(a for a in controller.view().legal if isinstance(a, Play) and a.take)
    absent = next(card for card in range(40) if not controller.view().hand >> card & 1)
    assert_refused(controller, action_intent(controller, Play(taking.card, 0)), "not_legal")
    assert_refused(controller, action_intent(controller, Play(absent, 0)), "not_legal")
    assert_refused(controller, action_intent(controller, Play(taking.card, 1 << taking.card)), "not_legal")
    assert_refused(controller, action_intent(controller, PASS), "not_legal")


def test_a_deal_that_is_over_takes_no_more_cards() -> None:
    controller = table()
    until(controller, "next_deal")
    assert_refused(controller, action_intent(controller, Play(parse_card("7d"), 0)), "not_your_turn")


@pytest.mark.parametrize("kind", [CallOut, GiveUp, NextDeal, RestartDeal, TakeBack])
def test_a_finished_match_takes_no_wish(kind: type[Intent]) -> None:
    controller = table(one_deal("chiamarsi_fuori"))
    play_out(controller)
    assert_refused(controller, wish(controller, kind), "match_over")
    assert_refused(controller, action_intent(controller, Play(0, 0)), "match_over")
    assert not controller.can_take_back
    controller.presented(controller.state_id)
    assert controller.pump(1.0) is False


def test_an_unknown_wish_is_refused() -> None:
    controller = table()
    assert_refused(controller, wish(controller, Intent), "phase")


# Claims


def test_a_wrong_claim_loses_the_match_at_once() -> None:
    controller = table(rules("chiamarsi_fuori"))
    until(controller, "human")
    controller.submit(wish(controller, CallOut))
    told(controller)
    assert controller.waiting_for == "over"
    assert controller.state.winners == (1,)
    assert controller.record.entries[-1] == ClaimOut(0)


def test_a_claim_may_be_made_in_a_bots_turn() -> None:
    bot = ScriptedBot(slices=4)
    controller = next(
        c for c in (table(rules("chiamarsi_fuori"), seed=s, bots={1: bot}) for s in range(9)) if c.waiting_for == "bot"
    )
    controller.pump(0.0)
    controller.submit(wish(controller, CallOut))
    assert controller.waiting_for == "over"


def test_a_right_claim_wins() -> None:
    settebello = 1 << parse_card("7d")
    for seed in range(20):
        controller = table(rules("chiamarsi_fuori", target=1), seed=seed, bots={1: ScriptedBot()})
        while controller.waiting_for != "over" and not controller.view().piles[0] & settebello:
            advance(controller, Random(3))
        if controller.view().phase is Phase.PLAY:
            break
    controller.submit(wish(controller, CallOut))
    assert controller.state.winners == (0,)


def test_there_is_no_claim_where_the_rules_have_none() -> None:
    controller = table()
    assert_refused(controller, wish(controller, CallOut), "claim")


def test_a_bot_claims_only_what_is_shown_and_the_first_in_order_of_play_does() -> None:
    bots = {seat: ScriptedBot(claims=True) for seat in (1, 2)}
    controller = table(rules("chiamarsi_fuori", players=[3]), 3, bots=bots, seed=1)
    told(controller)
    controller.pump(1.0)
    assert controller.state_id == 1, "the layout has not been shown"
    controller.presented(1)
    turn = controller.view().turn
    assert controller.pump(1.0) is False
    first = next(seat for seat in ((turn + n) % 3 for n in range(3)) if seat in bots)
    assert controller.record.entries[-1] == ClaimOut(first)
    assert controller.waiting_for == "over"


# Giving up


def test_who_gives_up_loses() -> None:
    controller = table(rules("classic3"), 3)
    controller.submit(wish(controller, GiveUp))
    assert controller.state.winners == (1, 2)
    assert controller.record.entries[-1] == Resign(0)
    assert controller.waiting_for == "over"
    assert controller.view().legal == ()
