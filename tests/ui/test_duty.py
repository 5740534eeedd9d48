"""Where a hand that can take must, the cards that have to wait say so."""

from __future__ import annotations

from pathlib import Path

import pygame

from tests.testkit.pilot import Pilot


def test_a_card_that_has_to_wait_says_why(tmp_path: Path) -> None:
    met = 0
    with Pilot(tmp_path, seed=3, changes={"capture_duty": "strict"}) as pilot:
        for _ in range(40):
            found = pilot.wait_idle()
            if found["scene"] != "table" or met > 2:
                break
            if found["view"]["choosing"]:
                pilot.press(pygame.K_1)
                continue
            legal = {move.split()[0] for move in found["view"]["legal"]}
            hand = [element for element in found["elements"] if element["zone"] == "hand"]
            for element in hand:
                assert element["enabled"] is (element["card"] in legal)
                assert element["name"].endswith(": not now, another card can take") is not element["enabled"]
            met += len(legal) < len(hand)
            pilot.click(next(element["id"] for element in hand if element["enabled"]))
    assert met > 2
