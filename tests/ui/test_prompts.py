"""Whatever the rules ask of the person is asked at the table, however fast the turn comes back."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pygame
import pytest

from tests.testkit.amount import amount
from tests.testkit.pilot import Pilot
from tests.ui.table_helpers import names, to_question


def _answer(pilot: Pilot, found: dict[str, Any]) -> None:
    """Does the first thing that can be done."""
    view = found["view"]
    if found["scene"] != "table" or view["prompt"]:
        default = next(e["id"] for e in found["elements"] if e["default"] and e["enabled"])
        pilot.click(default)
    elif view["choosing"]:
        pilot.press(pygame.K_RETURN)
    else:
        assert view["legal"], "the person is to act, but nothing can be done"
        pilot.click(next(e["id"] for e in found["elements"] if e["zone"] == "hand" and e["enabled"]))
    pilot.seconds(0.3)


@pytest.mark.parametrize(("variant", "seed"), [("cirulla", 9), ("cirulla", 3), ("bazzica", 5), ("chkobba", 4)])
def test_every_decision_is_asked_for_at_full_speed(tmp_path: Path, variant: str, seed: int) -> None:
    asked = set()
    with Pilot(tmp_path, variant, opponents=("amateur",), seed=seed, speed="off") as pilot:
        for _ in range(amount(50, 120)):
            found = pilot.wait_idle()
            if found["scene"] == "match_end":
                break
            if found["view"] and found["view"]["prompt"]:
                asked.add(found["view"]["prompt"]["kind"])
            _answer(pilot, found)
    assert asked == ({"cut"} if variant == "chkobba" else {"declare"})


@pytest.mark.parametrize(("variant", "seed", "told"), [("bazzica", 17, "once"), ("cirulla", 34, "open")])
def test_the_question_to_declare_says_whether_the_hand_stays_open(
    tmp_path: Path, variant: str, seed: int, told: str
) -> None:
    """Bazzica shows the cards and takes them back (SPEC 2.14); Cirulla plays on with the hand open (2.11)."""
    with Pilot(tmp_path, variant, seed=seed) as pilot:
        to_question(pilot, "declare")
        question = names(pilot)["question"]
    assert told in question
    assert ("open" in question) == (told == "open")
