"""With large text the title keeps its lettering, and everything on it is in the window."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from scopa_gui.game.i18n import set_language
from tests.testkit.pilot import Pilot


@pytest.fixture(autouse=True)
def _english_again() -> Iterator[None]:
    yield
    set_language("en")


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
