"""The controller: every variant to its end, what is told and written, and any wish at any time."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from scopa_gui.game.controller import Controller, Refused
from scopa_gui.game.intents import (
    CallOut,
    GiveUp,
    Intent,
    NextDeal,
    PlayCard,
    RestartDeal,
    TakeBack,
    intent_from_json,
    intent_to_json,
)
from scopa_gui.rules.cards import cards_in
from scopa_gui.rules.deal import PASS, Phase, Play
from scopa_gui.rules.events import Claimed, DealScored, Declared, MatchOver
from scopa_gui.rules.match import certain_points
from scopa_gui.rules.notation import parse_action
from scopa_gui.rules.presets import PRESETS
from scopa_gui.rules.record import format_match, parse_match, states_of
from tests.game.playing import (
    ListJournal,
    ScriptedBot,
    action_intent,
    advance,
    one_deal,
    play_out,
    rules,
    table,
    told,
    until,
    wish,
)

EVERY_TABLE = [(name, players) for name, preset in PRESETS.items() for players in preset.players]


@pytest.mark.parametrize(("preset", "players"), EVERY_TABLE)
def test_every_variant_is_played_to_its_end(preset: str, players: int) -> None:
    controller = table(one_deal(preset), players, seed=len(preset))
    updates = play_out(controller)
    assert controller.waiting_for == "over"
    assert [update.state_id for update in updates] == list(range(1, controller.state_id + 1))
    assert isinstance(updates[-1].events[-1], MatchOver)
    assert states_of(controller.record)[-1] == controller.state


def test_the_same_seed_plays_the_same_match() -> None:
    first, again, other = (table(seed=seed) for seed in (3, 3, 4))
    for controller in (first, again, other):
        play_out(controller)
    assert first.record == again.record
    assert first.record.entries != other.record.entries


def test_thinking_in_small_slices_changes_no_move() -> None:
    quick, slow = table(one_deal("classic2")), table(one_deal("classic2"))
    play_out(quick)
    rng = Random(0)
    while slow.waiting_for != "over":
        if slow.waiting_for == "bot":
            slow.presented(slow.state_id)
            while slow.pump(0.0):
                pass
            slow.updates()
        else:
            advance(slow, rng)
    assert slow.record == quick.record


# Twins, log and plays


def test_each_legal_play_of_two_packs_can_be_made_also_after_it_went_through_text() -> None:
    controller = table(one_deal("classic6_two_decks"), 6, humans=1, seed=4)
    rng = Random(4)
    twins = 0
    while controller.waiting_for != "over":
        if controller.waiting_for == "human":
            action = rng.choice(controller.view().legal)
            intent = action_intent(controller, action)
            controller.submit(intent_from_json(intent_to_json(intent)))
            told(controller)
            done = controller.state.history[-1].action
            assert isinstance(done, Play)
            assert isinstance(action, Play)
            assert (done.card % 40, sorted(c % 40 for c in cards_in(done.take))) == (
                action.card % 40,
                sorted(c % 40 for c in cards_in(action.take)),
            )
            twins += done.card >= 40
        else:
            advance(controller, rng)
    assert twins


def test_plays_are_the_last_forty_and_each_can_be_read_back_at_its_state() -> None:
    controller = table(rules(target=21))
    until(controller, "next_deal")
    controller.submit(wish(controller, NextDeal))
    for _ in range(15):
        advance(controller, Random(0))
    states = states_of(controller.record)
    assert len(controller.plays) == 40
    for play in controller.plays:
        state = states[play["state"]]
        assert state.to_move == play["seat"]
        assert state.deal is not None
        assert parse_action(play["move"], state.deal) == controller.record.entries[play["state"]]
    assert any(play["move"].endswith("*") for play in controller.plays) == any(
        state.deal is not None and any(state.deal.sweep_cards) for state in states[-41:]
    )


def test_the_last_twenty_texts_are_the_end_of_the_log() -> None:
    controller = table()
    until(controller, "next_deal")
    assert controller.texts == controller.log()[-20:]
    assert len(controller.texts) == 20
    assert len(controller.log()) > 40


def test_closing_lets_go_of_the_journal() -> None:
    journal = ListJournal()
    table(journal=journal).close()
    assert journal.closed


def test_it_is_said_while_entries_wait_to_be_written() -> None:
    journal = ListJournal()
    controller = table(journal=journal)
    assert controller.saved
    journal.full = True
    until(controller, "human")
    advance(controller, Random(0))
    assert not controller.saved
    journal.full = False
    advance(controller, Random(0))
    assert controller.saved


def test_the_journal_gets_every_entry_and_every_count() -> None:
    journal = ListJournal()
    controller = table(journal=journal)
    updates = play_out(controller)
    assert (controller.record.entries[0], *journal.entries) == controller.record.entries
    scored = [event.score for update in updates for event in update.events if isinstance(event, DealScored)]
    assert journal.scored == scored


def test_a_match_of_bots_alone_runs_by_itself_but_for_the_next_deal() -> None:
    controller = table(humans=0)
    play_out(controller)
    assert controller.waiting_for == "over"
    assert controller.viewer == 0


# Anything at any time


@settings(max_examples=60, deadline=None)
@given(seed=st.integers(0, 10**9), table_of=st.sampled_from(EVERY_TABLE), humans=st.integers(1, 3))
def test_random_wishes_keep_the_cards_and_the_record_whole(seed: int, table_of: tuple[str, int], humans: int) -> None:
    rng = Random(seed)
    preset, players = table_of
    controller = table(one_deal(preset), players, humans=min(humans, players), seed=seed)
    pack = Counter(card % 40 for card in controller.game.pack)
    for _ in range(120):
        number, record = controller.state_id, controller.record
        choice = rng.random()
        if choice < 0.5:
            if controller.waiting_for == "over":
                break
            advance(controller, rng)
        else:
            controller.updates()
            controller.submit(random_intent(controller, rng))
            (outcome,) = controller.updates()
            if isinstance(outcome, Refused):
                assert controller.record == record
            else:
                assert controller.state_id == number + 1
        assert all_cards(controller) == pack
    assert states_of(controller.record)[-1] == controller.state
    assert parse_match(format_match(controller.record)) == controller.record


@pytest.mark.parametrize(("target", "valid", "winner"), [(1, True, 0), (100, False, 1)])
def test_a_claim_that_ended_the_match_is_kept_as_it_was_judged(target: int, valid: bool, winner: int) -> None:
    """Rightly with as many certain points as the target asks; a wrong one loses (SPEC 2.19)."""
    ruleset = PRESETS["classic2"].changed({"claim_out": True, "target": target})
    controller, rng, secured = table(ruleset, seed=3, bots={1: ScriptedBot()}), Random(1), 0
    while not secured:
        advance(controller, rng)
        deal = controller.state.deal
        assert deal is not None
        secured = certain_points(controller.game, deal.piles, deal.sweeps, deal.declared, 0)
    assert controller.claimed is None
    controller.submit(wish(controller, CallOut))
    assert controller.claimed == Claimed(controller.viewer, valid, secured)
    assert controller.state.winners == (winner,)


def random_intent(controller: Controller, rng: Random) -> Intent:
    kind = rng.choice([PlayCard, PlayCard, NextDeal, TakeBack, RestartDeal, CallOut, Intent])
    if rng.random() < 0.02:
        kind = GiveUp
    wrong = {}
    if rng.random() < 0.3:
        wrong[rng.choice(["match", "state", "seat"])] = rng.randrange(-2, 60)
    if kind is PlayCard:
        card = rng.randrange(90 if rng.random() < 0.1 else 40)
        take = sum(1 << c for c in rng.sample(range(40), rng.randrange(3)))
        legal = controller.view().legal
        action = rng.choice(legal) if legal and rng.random() < 0.5 else Play(card, take)
        return action_intent(controller, action, **wrong)
    return wish(controller, kind, **wrong)


def all_cards(controller: Controller) -> Counter[int]:
    deal = controller.state.deal
    assert deal is not None
    everywhere = list(deal.stock)
    for part in (deal.table, *deal.hands, *deal.piles):
        everywhere += cards_in(part)
    return Counter(16 if card >= 80 else card % 40 for card in everywhere)


def test_a_declaration_of_a_human_is_asked_told_and_written() -> None:
    for seed in range(200):
        controller = table(one_deal("cirulla"), 2, seed=seed)
        while controller.waiting_for == "table":
            advance(controller, Random(0))
        if controller.waiting_for == "human" and controller.view().phase is Phase.DECLARE:
            break
    best = controller.view().legal[0]
    assert controller.view().legal[-1] == PASS
    controller.submit(action_intent(controller, best))
    (update,) = told(controller)
    assert isinstance(update.events[0], Declared)
    assert update.events[0].seat == 0
    assert controller.record.entries[-1] == best
