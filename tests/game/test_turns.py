"""Whose turn it is: nothing happens unseen, forced passes, packs thrown in, and the next deal."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise
from random import Random

import pytest

from scopa_gui.game.controller import Controller
from scopa_gui.game.intents import (
    NextDeal,
)
from scopa_gui.rules.deal import PASS, Phase, Play
from scopa_gui.rules.events import Dealt, ThrownIn
from scopa_gui.rules.presets import PRESETS
from scopa_gui.rules.record import Deck
from tests.game.playing import (
    ScriptedBot,
    action_intent,
    advance,
    assert_refused,
    bots_turn,
    one_deal,
    play_on,
    rules,
    table,
    told,
    until,
    wish,
)

# What may be seen before it is true, and the other way round


def test_a_bot_thinks_ahead_but_acts_only_on_what_is_shown() -> None:
    bot = ScriptedBot(slices=3)
    controller = bots_turn(bot)
    before = controller.state_id
    for _ in range(9):
        controller.pump(1.0)
    assert controller.state_id == before
    assert controller.updates() == []
    assert len(bot.asked) == 1
    controller.presented(before)
    assert controller.pump(1.0) is False
    (update,) = told(controller)
    assert update.state_id == controller.state_id == before + 1
    for _ in range(9):
        controller.pump(1.0)
    assert controller.state_id == before + 1, "one ply unseen at most"


def test_pump_says_whether_there_is_still_to_think() -> None:
    controller = bots_turn(ScriptedBot(slices=5))
    ticks = iter(range(1000))
    slices = 1
    while controller.pump(0.0, clock=lambda: float(next(ticks))):
        slices += 1
    assert slices == 6, "five slices and the end of the thought"
    assert controller.pump(0.0) is False, "the move waits to be shown, nothing is left to think"


def test_showing_an_older_state_again_takes_nothing_back() -> None:
    controller = bots_turn(ScriptedBot())
    controller.presented(controller.state_id)
    controller.presented(0)
    controller.pump(1.0)
    assert controller.state_id == 2


def test_nothing_is_dealt_again_before_a_thrown_in_layout_is_shown() -> None:
    controller = thrown_in("classic2", 2)
    assert controller.waiting_for == "table"
    controller.pump(1.0)
    assert controller.state_id == 1
    controller.presented(1)
    controller.pump(1.0)
    assert controller.state_id == 2


def test_the_view_tells_the_present_and_the_update_its_own_ply() -> None:
    controller = bots_turn(ScriptedBot())
    controller.presented(controller.state_id)
    controller.pump(1.0)
    (update,) = told(controller)
    assert update.view == controller.view() == controller.state.view(controller.viewer)
    assert update.view.seat == controller.viewer
    assert controller.view(1) == controller.state.view(1)


# Forced passes


@pytest.mark.parametrize("preset", ["cirulla", "bazzica"])
def test_each_seat_has_one_entry_a_round_whether_it_holds_something_or_not(preset: str) -> None:
    controller = table(one_deal(preset), 2, seed=5)
    rounds: Counter[int] = Counter()
    for updates in play_on(controller, Random(1)):
        for update in updates:
            if update.view.history and not isinstance(update.view.history[-1].action, Play):
                rounds[update.view.round_no] += 1
    assert set(rounds.values()) == {2}
    assert len(rounds) == 6


def test_nobody_is_asked_to_pass_and_no_bot_is_asked_in_vain() -> None:
    bot = ScriptedBot()
    controller = table(one_deal("cirulla"), 2, bots={1: bot}, seed=2)
    asked = 0
    rng = Random(1)
    while controller.waiting_for != "over":
        if controller.waiting_for == "human":
            asked += controller.view().phase is Phase.DECLARE
            assert list(controller.view().legal) != [PASS]
        advance(controller, rng)
    assert all(list(view.legal) != [PASS] for view in bot.asked)


def test_a_forced_pass_waits_to_be_shown_like_everything_else() -> None:
    controller = table(one_deal("cirulla"), 2, seed=5)
    until(controller, "table")
    number = controller.state_id
    controller.pump(1.0)
    told(controller)
    controller.pump(1.0)
    assert controller.state_id == number + 1


# Thrown in, next deal


def thrown_in(preset: str, players: int) -> Controller:
    """A match whose first layout is not playable."""
    for seed in range(5000):
        controller = table(rules(preset), players, seed=seed)
        assert controller.state.deal is not None
        if controller.state.deal.phase is Phase.THROWN_IN:
            return controller
    raise AssertionError("no such seed")


@pytest.mark.parametrize(
    ("preset", "players"), [("classic2", 2), ("classic3", 3), ("classic4_teams", 4), ("cirulla", 4), ("chkobba", 2)]
)
def test_a_redeal_keeps_players_dealer_target_and_scores(preset: str, players: int) -> None:
    if not (PRESETS[preset].kings_redeal or PRESETS[preset].aces_redeal):
        pytest.fail("choose a preset that throws in")
    controller = table(rules(preset), players, seed=0)
    if controller.state.deal is not None and controller.state.deal.phase is Phase.CUT:
        controller = cut_then_thrown_in(preset, players)
    else:
        controller = thrown_in(preset, players)
    before = controller.state
    (first,) = told(controller)[-1:]
    assert isinstance(first.events[-1], ThrownIn)
    assert controller.waiting_for == "table"
    again = advance(controller, Random(0))
    after = controller.state
    assert after.dealer == before.dealer
    assert after.deal_no == before.deal_no == 1
    assert after.scores == before.scores
    assert after.game is before.game
    assert not any(isinstance(event, ThrownIn) for update in again for event in update.events[:1])
    assert isinstance(controller.record.entries[-1], Deck)


def cut_then_thrown_in(preset: str, players: int) -> Controller:
    for seed in range(5000):
        controller = table(rules(preset), players, seed=seed)
        until(controller, "human") if controller.waiting_for == "human" else None
        if controller.waiting_for == "human":
            controller.submit(action_intent(controller, controller.view().legal[0]))
            deal = controller.state.deal
            if deal is not None and deal.phase is Phase.THROWN_IN:
                return controller
    raise AssertionError("no such seed")


def test_the_next_deal_waits_for_its_wish() -> None:
    controller = table()
    until(controller, "next_deal")
    number, score = controller.state_id, controller.deal_score
    assert score is not None
    for _ in range(5):
        controller.presented(controller.state_id)
        assert controller.pump(1.0) is False
    assert controller.state_id == number
    dealer = controller.state.dealer
    controller.submit(wish(controller, NextDeal))
    (update,) = told(controller)
    assert isinstance(update.events[0], Dealt)
    assert controller.state.dealer == 1 - dealer
    assert controller.state.deal_no == 2
    assert controller.deal_score is None
    assert controller.deal_scores == ((score, controller.state.scores),)


def test_the_next_deal_is_refused_in_the_middle_of_one() -> None:
    controller = table()
    until(controller, "human")
    assert_refused(controller, wish(controller, NextDeal), "phase")


def test_nothing_of_a_deal_leaks_into_the_next_one() -> None:
    controller = table(rules(target=21), 2, seed=8)
    rng = Random(8)
    deals = 0
    while controller.waiting_for != "over":
        if controller.waiting_for == "next_deal":
            deals += 1
            assert len(controller.state.history) == 36
            advance(controller, rng)
            view = controller.view()
            if view.phase is Phase.PLAY:
                assert (view.last, view.sweeps, view.piles, view.history) == (-1, (0, 0), (0, 0), ())
        else:
            advance(controller, rng)
    assert deals >= 2


@pytest.mark.parametrize(("preset", "players"), [("classic2", 2), ("classic3", 3), ("classic4_teams", 4)])
def test_the_deal_goes_round_and_the_next_seat_leads_every_round(preset: str, players: int) -> None:
    controller = table(rules(preset, target=31), players, seed=2)
    dealers = []
    for updates in play_on(controller, Random(2)):
        for update in updates:
            if isinstance(update.events[0], Dealt) and update.view.phase is Phase.PLAY:
                assert update.view.turn == (update.view.dealer + 1) % players
                if update.view.round_no == 1:
                    dealers.append(update.view.dealer)
    assert len(dealers) > 2
    assert all(after == (before + 1) % players for before, after in pairwise(dealers))
