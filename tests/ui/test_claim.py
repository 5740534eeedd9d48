"""The claim to be out is offered between any two plays, also while a declaration or the cut is asked for."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pygame
import pytest

from scopa_gui.rules.match import certain_points
from tests.testkit.pilot import Pilot

ASKED = [
    ("bazzica", 8, {}, "declare"),
    ("cirulla", 8, {}, "declare"),
    ("classic2", 4, {"cut_pack": True}, "cut"),
    ("chkobba", 4, {}, "cut"),
]
"""Matches that begin with a decision of the person at the screen."""


@pytest.mark.parametrize(("variant", "seed", "changes", "kind"), ASKED)
def test_a_claim_may_be_thought_over_while_something_else_is_asked(
    tmp_path: Path, variant: str, seed: int, changes: dict[str, Any], kind: str
) -> None:
    with Pilot(tmp_path, variant, seed=seed, changes={**changes, "claim_out": True}) as pilot:
        before = pilot.wait_idle()["view"]["prompt"]
        assert before["kind"] == kind
        pilot.click("call_out")
        found = pilot.wait_idle()
        assert found["view"]["prompt"] == {"kind": "claim", "options": ["claim", "no"]}
        assert not [e for e in found["elements"] if e["zone"] == "pack" or e["id"] == "call_out"]
        pilot.click("choice:1")
        assert pilot.wait_idle()["view"]["prompt"] == before
        pilot.click("call_out")
        pilot.wait_idle()
        pilot.click("choice:0")
        for _ in range(120):
            pilot.frame()
        assert pilot.describe()["scene"] == "match_end"
        reason = next(e["name"] for e in pilot.describe()["elements"] if e["id"] == "text:reason")
        assert reason.startswith("You claim to be out, wrongly. Certain points: 0 of ")


def test_a_right_claim_says_so_with_the_points_that_were_certain(tmp_path: Path) -> None:
    with Pilot(tmp_path, seed=11, changes={"claim_out": True, "target": 1}) as pilot:
        for _ in range(60):
            found = pilot.wait_idle()
            assert found["scene"] == "table", "somebody is sure of a point before the deal ends"
            state = pilot.app.stack.top.session.controller.state
            piles, sweeps = state.deal.piles, state.deal.sweeps
            if certain_points(state.game, piles, sweeps, state.deal.declared, 0):
                break
            _play(pilot, found)
        pilot.click("call_out")
        pilot.wait_idle()
        pilot.click("choice:0")
        pilot.seconds(2.0)
        found = pilot.describe()
    assert found["scene"] == "match_end"
    reason = next(e["name"] for e in found["elements"] if e["id"] == "text:reason")
    assert reason == "You claim to be out, rightly. Certain points: 1 of 1."


def _play(pilot: Pilot, found: dict[str, Any]) -> None:
    """Plays the first card there is, and takes the first set it can."""
    if found["view"]["choosing"]:
        pilot.press(pygame.K_RETURN)
    else:
        pilot.click(next(e["id"] for e in found["elements"] if e["zone"] == "hand" and e["enabled"]))
    pilot.seconds(0.3)
