"""Each preset still plays as it is written in ``tests/rules/playthroughs``."""

from __future__ import annotations

from itertools import zip_longest

import pytest

from scopa_gui.rules.presets import PRESETS
from tests.rules.playthroughs import FOLDER, file_of, playthrough


@pytest.mark.parametrize("name", list(PRESETS))
def test_the_preset_plays_as_written(name: str) -> None:
    written = file_of(name).read_text(encoding="utf-8").splitlines()
    for number, (found, expected) in enumerate(zip_longest(playthrough(name), written), 1):
        assert found == expected, f"{file_of(name).name}, line {number}"


def test_there_is_one_playthrough_a_preset() -> None:
    assert {file.stem for file in FOLDER.glob("*.txt")} == set(PRESETS)
