"""Full collections come between scenes, and never while somebody thinks."""

from __future__ import annotations

import gc
from collections.abc import Iterator

import pytest

from scopa_gui.ui.garbage import Garbage


@pytest.fixture(autouse=True)
def _thresholds() -> Iterator[None]:
    before = gc.get_threshold()
    yield
    gc.set_threshold(*before)


def _full_collections() -> int:
    return int(gc.get_stats()[2]["collections"])


def test_a_full_collection_comes_with_each_change_of_scenes_and_with_nothing_else() -> None:
    garbage = Garbage()
    garbage.between_scenes(1)
    before = _full_collections()
    kept: list[object] = []
    for _ in range(200_000):
        kept.append([kept])
        garbage.between_scenes(1)
    assert _full_collections() == before
    garbage.between_scenes(2)
    assert _full_collections() == before + 1
