"""Where only bots play, nobody is addressed: no seat is "you", and nothing is offered that only a player could do."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pygame
import pytest

from scopa_gui.game.setup import Seat
from scopa_gui.rules.presets import PRESETS
from scopa_gui.ui.scenes.sides import sides_of
from tests.testkit.pilot import Pilot

BOTS = (Seat("rookie", ""), Seat("amateur", ""), Seat("pro", ""), Seat("rookie", ""), Seat("amateur", ""))


def watch(pilot: Pilot, preset: str, players: int) -> Any:
    """Begin a match of bots alone, and let a few plies be shown."""
    pilot.app.start_match(PRESETS[preset], BOTS[:players], 3)
    scene = pilot.app.stack.top
    pilot.frame(3)
    return scene


@pytest.mark.parametrize(("preset", "players"), [("classic2", 2), ("cirulla", 2), ("classic4_teams", 4)])
def test_no_word_addresses_a_bot(tmp_path: Path, preset: str, players: int) -> None:
    with Pilot(tmp_path, None) as pilot:
        scene = watch(pilot, preset, players)
        told = " ".join([*scene.session.texts, *(element.name for element in scene.elements())]).lower()
        assert scene.session.texts
        assert not any(word in told.replace(",", " ").split() for word in ("you", "your", "us", "them"))


def test_nothing_is_offered_that_only_a_player_could_do(tmp_path: Path) -> None:
    with Pilot(tmp_path, None, speed="normal") as pilot:
        watch(pilot, "classic2", 2)
        assert all(element["id"] != "hint" for element in pilot.describe()["elements"])
        pilot.press(pygame.K_ESCAPE)
        lines = {element["id"] for element in pilot.describe()["elements"] if element["enabled"]}
        assert "leave" in lines and not lines & {"hint", "take_back", "resign"}


@pytest.mark.parametrize(("preset", "players"), [("classic2", 2), ("classic3", 3), ("classic4_teams", 4)])
def test_every_side_of_the_count_has_the_face_of_its_bot(tmp_path: Path, preset: str, players: int) -> None:
    with Pilot(tmp_path, None, speed="normal") as pilot:
        sides = sides_of(watch(pilot, preset, players).session)
        assert all(side.face != "you" and not side.mine for side in sides)
        assert len({side.name for side in sides}) == len(sides)
