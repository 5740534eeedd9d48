"""Several people at one screen: at no moment is a table drawn that shows a hand while the screen is to be passed on."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import pygame
import pytest

from scopa_gui.game.setup import HUMAN
from scopa_gui.rules.cards import cards_in
from scopa_gui.ui.table.scene import TableScene
from tests.testkit.pilot import Pilot
from tests.ui.table_helpers import step
from tests.ui.test_hotseat import start

TABLES = (("classic2", (HUMAN, HUMAN)), ("scopone_scientifico", (HUMAN, HUMAN, HUMAN, "rookie")))


@pytest.mark.parametrize(("preset", "kinds"), TABLES)
def test_without_motion_the_cover_comes_before_anything_is_drawn(
    tmp_path: Path, preset: str, kinds: tuple[str, ...], monkeypatch: pytest.MonkeyPatch
) -> None:
    drawn: list[tuple[int, bool]] = []
    plain = TableScene.draw

    def watched(table: Any, surface: pygame.Surface, full: bool) -> Any:
        controller, deal = table.session.controller, table.session.controller.state.deal
        shown = {actor.card for actor in table.board.hand}
        own = set(cards_in(deal.hands[table.board.viewer])) if deal is not None else set()
        drawn.append((len(shown - own), controller.waiting_for == "cover" and bool(shown)))
        return plain(table, surface, full)

    monkeypatch.setattr(TableScene, "draw", watched)
    dice = random.Random(1)
    passed = 0
    with Pilot(tmp_path, None) as pilot:
        start(pilot, preset, kinds)
        for _ in range(40):
            scene = pilot.wait_idle()["scene"]
            if scene == "handover":
                pilot.click("show")
                passed += 1
            elif scene == "deal_count":
                pilot.click("next")
            else:
                step(pilot, dice)
    assert passed >= 10
    assert drawn
    assert all(strangers == 0 for strangers, _due in drawn), "only cards of the own hand lie open"
    assert not any(due for _strangers, due in drawn), "no hand is drawn once the screen is to be passed on"
