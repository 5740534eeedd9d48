"""A single position behind the face of a match: one play, nothing hidden given away, and back to the start."""

from __future__ import annotations

import pytest

from scopa_gui.game.controller import Refused
from scopa_gui.game.drill import Drill
from scopa_gui.game.intents import NextDeal, PlayCard
from scopa_gui.game.lessons import LESSONS
from scopa_gui.game.puzzles import puzzles
from scopa_gui.rules.deal import Play, apply, legal_moves
from scopa_gui.rules.events import Played

STEP = LESSONS[0].steps[0]


def drill(**options: bool) -> Drill:
    return Drill(STEP.position(), "You", "rookie", **options)


def test_the_play_is_made_once_and_told() -> None:
    trial = drill()
    right = STEP.right_actions()[0]
    assert isinstance(right, Play)
    assert right in trial.view().legal
    trial.submit(PlayCard(0, trial.state_id, trial.viewer, right))
    (update,) = trial.updates()
    assert not isinstance(update, Refused)
    assert any(isinstance(event, Played) and event.card == right.card for event in update.events)
    assert trial.deal == apply(STEP.position(), right)
    assert trial.view().legal == () and update.view.legal == ()
    assert trial.log() and trial.texts == trial.log()
    trial.submit(PlayCard(0, trial.state_id, trial.viewer, right))
    assert [type(outcome) for outcome in trial.updates()] == [Refused]


def test_what_is_no_play_of_this_state_is_refused() -> None:
    trial = drill()
    right = STEP.right_actions()[0]
    assert isinstance(right, Play)
    elsewhere = next(play for play in legal_moves(puzzles()[0].deal) if isinstance(play, Play))
    for intent in (
        NextDeal(0, trial.state_id, 0),
        PlayCard(0, trial.state_id + 1, 0, right),
        PlayCard(0, trial.state_id, 0, elsewhere),
    ):
        trial.submit(intent)
        assert [type(outcome) for outcome in trial.updates()] == [Refused]
    assert trial.deal == STEP.position() and not trial.played


def test_it_starts_again_under_a_new_number() -> None:
    trial = drill()
    right = STEP.right_actions()[0]
    assert isinstance(right, Play)
    numbers = {trial.state_id}
    for _ in range(3):
        trial.submit(PlayCard(0, trial.state_id, trial.viewer, right))
        trial.updates()
        numbers.add(trial.state_id)
        update = trial.restart()
        numbers.add(update.state_id)
        assert trial.deal == STEP.position() and update.view.legal
        assert trial.log() == []
    assert len(numbers) == 7


@pytest.mark.parametrize("opened", [False, True])
def test_other_hands_are_seen_only_where_they_are_open(opened: bool) -> None:
    trial = drill(open_hands=opened)
    other = 1 - trial.viewer
    assert trial.view().shown[other] == (trial.deal.hands[other] if opened else 0)
    assert trial.view().shown[trial.viewer] == 0


def test_nobody_thinks_at_a_position() -> None:
    trial = drill()
    trial.presented(trial.state_id)
    assert not trial.pump(1.0)
