"""The title: its links fill their rows, and with large text its lettering and all else are in the window."""

from __future__ import annotations

from pathlib import Path

import pytest

from scopa_gui.ui import scenes
from tests.testkit.pilot import Pilot
from tests.ui.bench import Bench, match_info


@pytest.mark.parametrize("language", ["en", "it", "de", "fr", "es"])
@pytest.mark.parametrize("open_match", [False, True])
def test_the_title_at_double_text_shows_lettering_and_quit_without_scrolling(
    tmp_path: Path, language: str, open_match: bool
) -> None:
    with Pilot(tmp_path, "classic2" if open_match else None, window=(1024, 600), language=language) as pilot:
        pilot.wait_idle()
        pilot.app.change_settings(text_size=200, language=language)
        pilot.app.to_title()
        pilot.frame(2)
        shown = {element["id"]: element["rect"] for element in pilot.describe()["elements"]}
        wanted = {"text:title", "play", "learn", "settings", "quit", "continue" if open_match else "first_lesson"}
        assert wanted <= shown.keys()
        for ident in wanted:
            x, y, w, h = shown[ident]
            assert x >= 0 and y >= 0 and x + w <= 1024 and y + h <= 600, ident
        page = pilot.app.stack.top
        assert page.text_growth >= 1.6  # type: ignore[attr-defined]


def test_links_of_the_title_fill_their_rows_and_the_last_stands_amid_its_own() -> None:
    desk = Bench(matches=tuple(match_info(number) for number in range(2, 0, -1)))
    boxes = {element.id: element.rect for element in desk.show(scenes.title).laid()}
    assert boxes["continue"].bottom < boxes["matches"].top < boxes["play"].top, "open matches belong together"
    for left, right in (("history", "statistics"), ("rules", "settings"), ("lobby", "credits")):
        assert boxes[left].top == boxes[right].top
    assert boxes["quit"].top > boxes["lobby"].top
    assert abs(boxes["quit"].centerx - boxes["play"].centerx) <= 2
