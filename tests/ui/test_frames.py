"""With large text no words come close to the frame of the plaque they stand on, in any language."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from scopa_gui.game.i18n import LANGUAGES, set_language
from scopa_gui.ui import scenes
from scopa_gui.ui.scenes.statistics_page import TABS
from tests.ui.bench import Bench, Said, noted_words
from tests.ui.every_scene import ALL
from tests.ui.finished import desk

CLEAR = 16.0
"""So far from a plaque's edge words end, in units: its inner line lies 12 from it."""
LARGE = (((1024, 600), 200), ((1280, 800), 200), ((1024, 600), 150))
PAGES = ("new match, two", "new match, cirulla", "count, two", "count, cirulla", "count, cirulla three", "count, teams")


def assert_clear(page: Any, said: list[Said]) -> None:
    """Composed once more as it was shown, all its words are clear of its plaques' edges."""
    board = page.board
    said.clear()
    with board.measuring():
        page.compose(board)
    assert said
    for line in said:
        tall = line.size * board.growth
        on = [p for p in board.plaques if p[0] <= (line.left + line.right) / 2 <= p[0] + p[2]]
        on = [p for p in on if p[1] <= line.y - tall / 3 <= p[1] + p[3]]
        for x, y, w, h in on:
            assert line.left >= x + CLEAR, line.words
            assert line.right <= x + w - CLEAR, line.words
            assert line.y <= y + h - CLEAR, line.words


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("size", "text"), LARGE, ids=str)
def test_words_stay_clear_of_the_frame(
    size: tuple[int, int], text: int, language: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    set_language(language)
    bench, house = Bench(size, text), desk(tmp_path, size, text)
    said = noted_words(monkeypatch)
    for name in PAGES:
        assert_clear(bench.show(ALL[name]), said)
    for tab in TABS:
        page: Any = house.show(scenes.statistics)
        page.turn(tab)
        assert_clear(page, said)
