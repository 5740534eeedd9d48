"""Whose turn it is, and the keys: none acts for what was shown before, and the focus waits in the hand."""

from __future__ import annotations

import random
from pathlib import Path

import pygame
import pytest

from tests.testkit.pilot import Pilot
from tests.ui.table_helpers import ENTERS, focused, step, table_of, to_question

HASTY = (*ENTERS, pygame.K_1)


def play_by_key(pilot: Pilot) -> None:
    """Play the first card of the hand by its number, taking the first choice if there are several."""
    pilot.seconds(0.6)
    pilot.press(pygame.K_1)
    if table_of(pilot).choosing is not None:
        pilot.press(pygame.K_RETURN)


@pytest.mark.parametrize("key", [*ENTERS, pygame.K_LEFT, pygame.K_UP])
def test_a_key_while_another_one_plays_does_not_move_the_focus_to_a_button(tmp_path: Path, key: int) -> None:
    with Pilot(tmp_path, speed="normal") as pilot:
        pilot.wait_idle()
        play_by_key(pilot)
        pilot.frame(5)
        assert pilot.app.busy
        pilot.press(key)
        assert focused(pilot) is None
        pilot.press(key)
        assert pilot.describe()["dialog"] is None


def test_the_focus_stands_in_the_hand_at_each_turn_of_one_who_plays_by_keys(tmp_path: Path) -> None:
    with Pilot(tmp_path) as pilot:
        pilot.wait_idle()
        for _turn in range(2):
            play_by_key(pilot)
            state = pilot.wait_idle()["state_id"]
            assert (focused(pilot) or "").startswith("hand:")
            assert pilot.describe()["state_id"] == state, "nothing is played unasked"
            pilot.seconds(0.6)
            pilot.press(pygame.K_RETURN)
            shown = pilot.describe()
            assert shown["state_id"] > state or shown["view"]["choosing"], "one Enter is enough"
            pilot.press(pygame.K_ESCAPE) if shown["view"]["choosing"] else None
            pilot.wait_idle()


def test_one_who_plays_by_clicks_gets_no_ring(tmp_path: Path) -> None:
    with Pilot(tmp_path) as pilot:
        pilot.wait_idle()
        step(pilot, random.Random(1))
        assert focused(pilot) is None


@pytest.mark.parametrize("key", ENTERS)
def test_enter_as_the_turn_comes_plays_nothing(tmp_path: Path, key: int) -> None:
    with Pilot(tmp_path) as pilot:
        pilot.wait_idle()
        play_by_key(pilot)
        state = pilot.wait_idle()["state_id"]
        pilot.press(key)
        shown = pilot.describe()
        assert shown["state_id"] == state and shown["view"]["choosing"] is None


@pytest.mark.parametrize("key", HASTY)
def test_a_key_in_the_first_half_second_of_a_question_does_not_answer_it(tmp_path: Path, key: int) -> None:
    with Pilot(tmp_path, "cirulla", seed=1) as pilot:
        state = to_question(pilot, "declare")["state_id"]
        pilot.press(key)
        assert pilot.describe()["view"]["prompt"] and pilot.describe()["state_id"] == state
        pilot.seconds(0.6)
        pilot.press(key)
        assert pilot.describe()["state_id"] > state


@pytest.mark.parametrize(
    ("key", "words"),
    [(pygame.K_u, "There is nothing to take back."), (pygame.K_r, "There is no capture to show again.")],
)
def test_a_wish_that_cannot_be_granted_is_told_and_the_ribbon_stays(tmp_path: Path, key: int, words: str) -> None:
    with Pilot(tmp_path, seed=8) as pilot:
        pilot.wait_idle()
        scene = table_of(pilot)
        pilot.press(key)
        pilot.seconds(2)
        assert scene.event_text == words
        assert scene.furniture.turn is not None and scene.furniture.turn.name == "Your turn"


@pytest.mark.parametrize("panel", [pygame.K_g, pygame.K_l])
def test_no_card_stays_in_the_air_beside_an_open_panel(tmp_path: Path, panel: int) -> None:
    with Pilot(tmp_path, speed="normal") as pilot:
        pilot.wait_idle()
        scene = table_of(pilot)
        play_by_key(pilot)
        pilot.frame(5)
        assert scene.presenter.moving
        pilot.press(panel)
        assert pilot.describe()["dialog"] and not scene.board.flying and not scene.presenter.moving
        assert sorted(scene.board.table) == sorted(scene.board.slots.cards())
        pilot.press(pygame.K_ESCAPE)
        pilot.wait_idle()
        assert scene.ready
