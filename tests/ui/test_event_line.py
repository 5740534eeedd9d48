"""The line that tells the last event can be read whatever flies across it."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from scopa_gui.ui.paint.palette import FELT, ON_FELT, contrast
from scopa_gui.ui.table.geometry import pixels
from scopa_gui.ui.table.telling import BAND_BESIDE, announced, event_box
from tests.testkit.pilot import Pilot
from tests.ui.table_helpers import table_of

FRAMES = 240


def crossed(pilot: Pilot) -> list[pygame.Rect]:
    """Where a card on its way lies under the end of the line, just outside its letters."""
    scene = table_of(pilot)
    box = event_box(scene)
    beside = pilot.app.painter.px(BAND_BESIDE) - 3
    ends = [pygame.Rect(x, box.centery, 1, 1) for x in (box.left - beside, box.right + beside - 1)]
    cards = [pixels(scene.board.space, actor.pose.outline()).inflate(-8, -8) for actor in scene.board.flying]
    return [end for end in ends if any(card.contains(end) and card.colliderect(box) for card in cards)]


@pytest.mark.parametrize("card", ["hand:As", "hand:4c"])
def test_a_card_in_flight_leaves_the_line_its_band_of_felt(tmp_path: Path, card: str) -> None:
    with Pilot(tmp_path, speed="normal", seed=8) as pilot:
        pilot.wait_idle()
        scene = table_of(pilot)
        assert not announced(scene)
        pilot.click(card)
        found = 0
        for _ in range(FRAMES):
            pilot.frame()
            for end in crossed(pilot):
                found += 1
                red, green, blue = pilot.app.window.surface.get_at(end.topleft)[:3]
                assert contrast(ON_FELT, (red, green, blue)) >= 4.5, "a card covers the line's end"
                shift = max(abs(red - FELT[0]), abs(green - FELT[1]), abs(blue - FELT[2]))
                assert 0 < shift < 30, "the card can still be made out"
        assert found
