"""How cards are taken, in short lines: true of the ruleset, and nothing where it is classic."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from scopa_gui.game.capture_words import captures_briefly
from scopa_gui.rules.presets import CLASSIC, PRESETS

CAPTURES = ("capture_mode", "priority", "ace_sweep", "capture_duty")


@pytest.mark.parametrize("preset", PRESETS)
def test_something_is_said_where_captures_differ_from_classic(preset: str) -> None:
    rules = PRESETS[preset]
    differs = any(getattr(rules, field) != getattr(CLASSIC, field) for field in CAPTURES)
    assert bool(captures_briefly(rules)) == differs


def test_cirulla_takes_by_value_sum_and_fifteen_and_its_ace_takes_all() -> None:
    value, fifteen, ace = captures_briefly(PRESETS["cirulla"])
    assert "4\N{NO-BREAK SPACE}+\N{NO-BREAK SPACE}3" in value and "15" in fifteen and "may take all if no ace" in ace


@pytest.mark.parametrize(
    ("changes", "words"),
    [
        ({"capture_mode": "sum15"}, "Equal cards do not take each other"),
        ({"capture_duty": "strict"}, "you must"),
        ({"capture_duty": "optional"}, "may also be laid"),
        ({"priority": "free"}, "a 7 or a sum"),
        ({"priority": "fewest_cards"}, "shortest sum"),
        ({"ace_sweep": "no_ace_on_table", "ace_sweep_choice": "choice"}, "An ace takes all if no ace"),
        ({"ace_sweep": "always", "ace_sweep_choice": "choice"}, "An ace may take all"),
    ],
)
def test_each_way_of_taking_has_its_line(changes: dict[str, Any], words: str) -> None:
    assert any(words in line for line in captures_briefly(replace(CLASSIC, **changes)))
