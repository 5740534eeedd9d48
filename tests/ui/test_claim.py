"""The claim to be out is offered between any two plays, also while a declaration or the cut is asked for."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import pytest

from scopa_gui.rules.match import certain_points
from tests.testkit.pilot import Pilot
from tests.ui.table_helpers import names, step, table_of

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
        assert names(pilot)["text:reason"].startswith("You claim to be out, wrongly. Certain points: 0 of ")


def test_a_right_claim_says_so_with_the_points_that_were_certain(tmp_path: Path) -> None:
    dice = Random(2)
    with Pilot(tmp_path, seed=11, changes={"claim_out": True, "target": 1}) as pilot:
        for _ in range(60):
            found = pilot.wait_idle()
            assert found["scene"] == "table", "somebody is sure of a point before the deal ends"
            state = table_of(pilot).session.controller.state
            piles, sweeps = state.deal.piles, state.deal.sweeps
            certain = certain_points(state.game, piles, sweeps, state.deal.declared, 0)
            if certain:
                break
            step(pilot, dice)
        pilot.click("call_out")
        pilot.wait_idle()
        pilot.click("choice:0")
        assert pilot.wait_idle()["scene"] == "match_end"
        reason = names(pilot)["text:reason"]
    assert reason == f"You claim to be out, rightly. Certain points: {certain} of 1."
