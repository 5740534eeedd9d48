"""With many finished matches in the archive every screen still opens at once."""

from __future__ import annotations

from pathlib import Path

from benchmarks.history import SCREENS, fill, open_screens, slowest_of
from scopa_gui.game.house import House
from tests.testkit.amount import FULL, amount

MATCHES = amount(20, 1000)
LIMIT_S = 0.3 if FULL else 1.0
"""Few matches are opened in less; on a busy machine even processor time says little."""


def test_every_screen_opens_at_once(tmp_path: Path) -> None:
    fill(tmp_path / "data", MATCHES)
    house = House(tmp_path / "data")
    assert len(house.archive.finished_matches()) == MATCHES
    assert house.archive.warning is None
    house.close()
    times = open_screens(tmp_path)
    assert times.keys() >= {"title", "replay", "review", *SCREENS}
    assert slowest_of(times) <= LIMIT_S, times
