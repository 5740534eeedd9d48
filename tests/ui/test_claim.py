"""The claim to be out is offered between any two plays, also while a declaration or the cut is asked for."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

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
