"""The title: its links fill their rows, and with large text its lettering and all else are in the window."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path
from typing import Any

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


def test_links_of_the_title_fill_their_rows() -> None:
    desk = Bench(matches=tuple(match_info(number) for number in range(2, 0, -1)))
    boxes = {element.id: element.rect for element in desk.show(scenes.title).laid()}
    assert boxes["continue"].bottom < boxes["matches"].top < boxes["play"].top, "open matches belong together"
    for left, right in (("history", "statistics"), ("rules", "settings"), ("lobby", "credits"), ("keys", "quit")):
        assert boxes[left].top == boxes[right].top
        assert boxes[left].left == boxes["history"].left and boxes[right].left == boxes["statistics"].left


@pytest.mark.parametrize("language", ["en", "it", "de", "fr", "es"])
@pytest.mark.parametrize("text", [100, 125, 150, 200])
def test_everything_on_the_title_keeps_its_place_when_a_match_is_open(tmp_path: Path, text: int, language: str) -> None:
    with Pilot(tmp_path, None, window=(1280, 800), language=language) as pilot:
        pilot.app.change_settings(text_size=text, language=language)
        title: Any = pilot.app.stack.top
        places = []
        for matches in (0, 1, 2, 12):
            title.matches = [match_info(number) for number in range(matches, 0, -1)]
            title.newcomer = not matches
            title.recompose()
            places.append({element.id: element.rect.topleft for element in title.laid() if element.action is not None})
        del places[0]["first_lesson"]
        for less, more in pairwise(places):
            assert less == {ident: more[ident] for ident in less}
