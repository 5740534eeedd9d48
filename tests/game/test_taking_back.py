"""Taking back and restarting: the same cards again, never across a deal, and never rated."""

from __future__ import annotations

from random import Random

from scopa_gui.game.controller import Controller
from scopa_gui.game.intents import (
    NextDeal,
    RestartDeal,
    TakeBack,
)
from scopa_gui.rules.cards import cards_in
from scopa_gui.rules.deal import PASS, Phase
from scopa_gui.rules.record import Back
from tests.game.playing import (
    ListJournal,
    ScriptedBot,
    action_intent,
    advance,
    assert_refused,
    one_deal,
    rules,
    table,
    told,
    until,
    wish,
)


def test_taking_back_returns_to_the_humans_own_decision() -> None:
    controller = table()
    until(controller, "human")
    decision = controller.state
    advance(controller, Random(1))
    advance(controller, Random(1))
    assert controller.waiting_for == "human"
    assert controller.can_take_back
    number = controller.state_id
    controller.submit(wish(controller, TakeBack))
    (update,) = told(controller)
    assert controller.state == decision
    assert update.state_id == number + 1, "a number is never used twice"
    assert update.view == decision.view(0)
    assert controller.waiting_for == "human"


def test_the_same_move_after_taking_back_gets_the_same_cards_and_the_same_reply() -> None:
    controller = table()
    until(controller, "human")
    while len(cards_in(controller.view().hand)) > 1:
        advance(controller, Random(1))
    until(controller, "human")
    action = controller.view().legal[0]
    seen = []
    for _ in range(2):
        controller.submit(action_intent(controller, action))
        until(controller, "human")
        seen.append(controller.state)
        controller.submit(wish(controller, TakeBack))
        controller.updates()
    assert seen[0] == seen[1]
    assert controller.view().round_no < seen[0].view(0).round_no, "taken back across a round of the same deal"


def test_taking_back_never_crosses_a_deal() -> None:
    controller = table()
    until(controller, "next_deal")
    controller.submit(wish(controller, NextDeal))
    controller.updates()
    for _ in range(3):
        if controller.waiting_for == "human":
            break
        advance(controller, Random(0))
    assert not controller.can_take_back
    assert_refused(controller, wish(controller, TakeBack), "nothing_to_take_back")


def test_at_the_very_start_there_is_nothing_to_take_back_or_restart() -> None:
    controller = table()
    assert not controller.can_take_back
    assert_refused(controller, wish(controller, TakeBack), "nothing_to_take_back")
    assert_refused(controller, wish(controller, RestartDeal), "nothing_to_take_back")


def test_all_plays_of_a_deal_can_be_taken_back_one_by_one() -> None:
    controller = table()
    until(controller, "next_deal")
    decisions = 0
    while controller.can_take_back:
        controller.submit(wish(controller, TakeBack))
        decisions += 1
        assert controller.waiting_for == "human"
    assert decisions == 18
    assert not any(past.seat == 0 for past in controller.state.history)


def test_a_forced_pass_is_no_decision_to_go_back_to() -> None:
    controller = table(one_deal("cirulla"), 2, seed=3)
    rng = Random(3)
    checked = 0
    while controller.waiting_for != "over":
        if controller.waiting_for == "human" and controller.can_take_back:
            copy = table(one_deal("cirulla"), 2, seed=3)
            copy_to(copy, controller)
            copy.submit(wish(copy, TakeBack))
            assert copy.waiting_for == "human"
            assert len(copy.state.history) < len(controller.state.history)
            assert list(copy.view().legal) != [PASS]
            checked += 1
        advance(controller, rng)
    assert checked > 10


def copy_to(copy: Controller, original: Controller) -> None:
    """Makes the same entries true in another controller of the same setup."""
    for entry in original.record.entries[1:]:
        copy._follow(entry)


def test_taking_back_while_a_bot_thinks_throws_its_thought_away() -> None:
    bot = ScriptedBot(slices=9)
    controller = table(bots={1: bot})
    until(controller, "human")
    advance(controller, Random(0))
    controller.pump(0.0)
    asked = len(bot.asked)
    controller.submit(wish(controller, TakeBack))
    assert controller.waiting_for == "human"
    controller.presented(controller.state_id)
    controller.pump(1.0)
    assert controller.waiting_for == "human", "no late move"
    assert len(bot.asked) == asked


def test_taking_back_and_restarting_make_a_match_unrated() -> None:
    for kind in (TakeBack, RestartDeal):
        controller = table()
        until(controller, "human")
        advance(controller, Random(0))
        assert controller.rated
        controller.submit(wish(controller, kind))
        assert not controller.rated


def test_a_match_is_rated_with_one_human_the_rules_of_a_preset_and_no_help() -> None:
    assert table(rules(target=21)).rated
    assert not table(seeded=True).rated
    assert not table(humans=2).rated
    assert not table(rules(pts_prime=2)).rated
    journal = ListJournal()
    controller = table(journal=journal)
    controller.helped()
    assert not controller.rated
    assert journal.unrated


def test_restarting_a_deal_gives_the_same_cards_to_the_same_seats() -> None:
    controller = table()
    until(controller, "next_deal")
    controller.submit(wish(controller, NextDeal))
    while controller.state.deal is not None and controller.state.deal.phase is Phase.THROWN_IN:
        advance(controller, Random(0))
    opening = controller.state
    for _ in range(2):
        for _ in range(5):
            advance(controller, Random(4))
        controller.submit(wish(controller, RestartDeal))
        assert controller.state == opening
        assert isinstance(controller.record.entries[-1], Back)
    assert_refused(controller, wish(controller, RestartDeal), "nothing_to_take_back")


def test_a_deal_taken_back_after_its_count_is_counted_once() -> None:
    journal = ListJournal()
    controller = table(journal=journal)
    until(controller, "next_deal")
    controller.submit(wish(controller, TakeBack))
    assert controller.deal_scores == ()
    assert controller.state.scores == (0, 0)
    until(controller, "next_deal")
    assert len(controller.deal_scores) == 1
    assert controller.deal_scores[0][1] == controller.state.scores
