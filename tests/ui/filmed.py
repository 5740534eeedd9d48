"""A match that has been played, and the window in which it is watched again."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import pygame

from scopa_gui.game.film import Film
from scopa_gui.rules.record import Record
from tests.game.playing import NOON, one_deal, play_out, seats
from tests.testkit.pilot import Pilot


def record_of(folder: Path, preset: str = "classic2", players: int = 2, seed: int = 4) -> Record:
    from scopa_gui.game.house import House

    house = House(folder / "data", lambda: NOON)
    match = house.new_match(one_deal(preset), seats(players, 1, "greedy"), seed)
    play_out(match, Random(seed))
    match.close()
    record = house.archive.load(match.match_id)[1]
    house.close()
    return record


def watching(folder: Path, preset: str = "classic2", players: int = 2, **options: Any) -> Pilot:
    """The replay of the only match that is kept, opened from past matches."""
    record_of(folder, preset, players)
    pilot = Pilot(folder, None, **options)
    pilot.click("history")
    pilot.press(pygame.K_RETURN)
    assert pilot.describe()["scene"] == "replay"
    return pilot


def film(pilot: Pilot) -> Film:
    scene: Any = pilot.app.stack.top
    return scene.film  # type: ignore[no-any-return]
