"""Pages with nothing on them yet say what to do."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from scopa_gui.ui import scenes
from tests.testkit.pilot import Pilot


def _statistics(app: Any) -> Any:
    page: Any = scenes.statistics(app)
    page.tab = "results"
    return page


EMPTY: dict[str, tuple[Callable[[Any], Any], str]] = {
    "history": (scenes.history, "Begin one with Play"),
    "statistics": (_statistics, "Finished matches are counted here"),
    "import": (lambda app: scenes.import_match(app, "history", lambda number: None), "Export a match in the history"),
}


@pytest.mark.parametrize("name", EMPTY)
@pytest.mark.parametrize(("size", "text"), [((1280, 800), 100), ((1024, 600), 200)])
def test_an_empty_page_says_what_to_do(tmp_path: Path, name: str, size: tuple[int, int], text: int) -> None:
    make, words = EMPTY[name]
    with Pilot(tmp_path, None, window=size) as pilot:
        pilot.app.change_settings(text_size=text)
        pilot.app.stack.push(make(pilot.app))
        pilot.frame(2)
        page: Any = pilot.app.stack.top
        assert any(words in element.name for element in page.laid())


def test_where_no_house_rules_are_kept_it_says_how_to_keep_some(tmp_path: Path) -> None:
    with Pilot(tmp_path, None) as pilot:
        page: Any = scenes.new_match(pilot.app)
        pilot.app.stack.push(page)
        page.house_rules()
        dialog: Any = pilot.app.stack.top
        dialog.show_topic("kept")
        pilot.frame(2)
        assert any("then press Save under a name" in element.name for element in dialog.laid())
