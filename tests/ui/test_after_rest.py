"""A play after a long rest is shown as any other: while nothing moves, no frame is drawn and no time counted."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from tests.testkit.pilot import FRAME_S, Pilot
from tests.ui.table_helpers import table_of


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
