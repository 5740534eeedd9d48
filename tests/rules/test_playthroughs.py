"""Each preset, and an option beyond them, still plays as it is written in ``tests/rules/playthroughs``."""

from __future__ import annotations

from itertools import zip_longest

import pytest

from scopa_gui.rules.presets import PRESETS
from tests.rules.playthroughs import FOLDER, RULES, file_of, playthrough


@pytest.mark.parametrize("name", list(RULES))
def test_the_rules_play_as_written(name: str) -> None:
    written = file_of(name).read_text(encoding="utf-8").splitlines()
    for number, (found, expected) in enumerate(zip_longest(playthrough(name), written), 1):
        assert found == expected, f"{file_of(name).name}, line {number}"


def test_there_is_one_playthrough_a_preset() -> None:
    assert {file.stem for file in FOLDER.glob("*.txt")} == set(RULES) > set(PRESETS)
