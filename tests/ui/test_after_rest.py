"""A play after a long rest is shown as any other: while nothing moves, no frame is drawn and no time counted."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pygame
import pytest

from scopa_gui.rules.events import Played
from scopa_gui.ui.table.choreography import AGAIN
from tests.testkit.pilot import FRAME_S, Pilot
from tests.ui.table_helpers import table_of, to_capture

REST_S = 12.0


@pytest.mark.parametrize("thought_s", [0.0, 5.0, 60.0])
def test_a_card_played_by_key_moves_however_long_was_thought(tmp_path: Path, thought_s: float) -> None:
    with Pilot(tmp_path, "classic2", seed=22, speed="normal") as pilot:
        pilot.wait_idle()
        pilot.press(pygame.K_RIGHT)
        pilot.seconds(thought_s)
        scene = table_of(pilot)
        pilot.press(pygame.K_RETURN)
        pilot.frame()
        assert scene.presenter.moving
        assert 0 <= scene.presenter.line.position <= 3 * FRAME_S * 1000


@pytest.mark.parametrize("thought_s", [0.0, 60.0])
def test_cards_glide_however_long_nothing_moved(tmp_path: Path, thought_s: float) -> None:
    with Pilot(tmp_path, "classic2", seed=22, speed="normal") as pilot:
        pilot.wait_idle()
        pilot.seconds(thought_s)
        scene = table_of(pilot)
        pilot.press(pygame.K_RIGHT)
        actor = next(actor for actor in scene.board.hand if actor.card == scene.focused_card)
        assert actor.pose != actor.goal
        pilot.seconds(1.0)
        assert actor.pose == actor.goal


def rested(pilot: Pilot) -> Played:
    """Play on to a capture, and let the loop come to rest."""
    played = to_capture(pilot)
    pilot.seconds(REST_S)
    drawn = pilot.app.frames.drawn
    pilot.seconds(REST_S)
    assert pilot.app.frames.drawn == drawn, "nothing is drawn at rest"
    return played


def by_key(pilot: Pilot) -> None:
    pilot.press(pygame.K_r)


def by_line(pilot: Pilot) -> None:
    pilot.click("event")


def by_pile(pilot: Pilot) -> None:
    scene = table_of(pilot)
    pilot.click(f"pile:{scene.board.counts.last if scene.board.counts.last >= 0 else 0}")


@pytest.mark.parametrize("ask", [by_key, by_line, by_pile])
def test_a_capture_is_shown_again_after_a_rest(tmp_path: Path, ask: Callable[[Pilot], None]) -> None:
    with Pilot(tmp_path, "classic2", seed=8, speed="normal") as pilot:
        played = rested(pilot)
        scene = table_of(pilot)
        pieces = {piece.id for piece in scene.furniture.pieces}
        ask(pilot)
        pilot.seconds(AGAIN / 1000 * 0.5)
        assert scene.presenter.again == played
        assert {actor.card for actor in scene.board.flying} == {played.card, *played.take}
        pilot.seconds(AGAIN / 1000)
        assert scene.presenter.again is None
        assert {piece.id for piece in scene.furniture.pieces} == pieces, "ribbon and mark are there again"


def test_what_is_shown_again_and_cut_short_at_once_leaves_the_table_as_it_was(tmp_path: Path) -> None:
    with Pilot(tmp_path, "classic2", seed=8, speed="normal") as pilot:
        rested(pilot)
        scene = table_of(pilot)
        pieces = {piece.id for piece in scene.furniture.pieces}
        for key in (pygame.K_r, pygame.K_ESCAPE):
            pygame.event.post(pygame.event.Event(pygame.KEYDOWN, key=key, mod=0, unicode="", scancode=0))
        pilot.seconds(0.5)
        assert scene.presenter.again is None
        assert {piece.id for piece in scene.furniture.pieces} == pieces


def test_small_motions_begin_after_a_rest(tmp_path: Path) -> None:
    with Pilot(tmp_path, "classic2", seed=22, speed="normal") as pilot:
        pilot.wait_idle()
        pilot.seconds(REST_S)
        scene = table_of(pilot)
        pilot.press(pygame.K_RIGHT)
        pilot.frame(6)
        assert scene.pulses.breath, "the ring breathes"
        pilot.seconds(REST_S)
        pilot.move(pilot.at("menu"))
        pilot.frame()
        assert not scene.pulses.rested, "a name appears only where the pointer stays"


def test_a_play_that_the_menu_covered_goes_on_where_it_was(tmp_path: Path) -> None:
    with Pilot(tmp_path, "classic2", seed=22, speed="normal") as pilot:
        pilot.wait_idle()
        scene = table_of(pilot)
        pilot.press(pygame.K_1)
        pilot.frame(3)
        position = scene.presenter.line.position
        assert scene.presenter.moving
        scene.open_menu()
        pilot.seconds(REST_S)
        pilot.press(pygame.K_ESCAPE)
        assert scene.presenter.moving
        assert scene.presenter.line.position <= position + 8 * FRAME_S * 1000
