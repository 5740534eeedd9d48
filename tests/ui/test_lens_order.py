"""Pages under the lens: headings are as large as the page's text, and buttons stand below what they act on."""

from __future__ import annotations

from pathlib import Path

import pytest

from scopa_gui.ui import scenes
from scopa_gui.ui.scenes.page import Page
from tests.testkit.pilot import Pilot
from tests.ui.finished import played

SMALL = (1024, 600)


def large(pilot: Pilot, language: str) -> Page:
    pilot.app.change_settings(text_size=200, language=language)
    pilot.frame(2)
    page = pilot.app.stack.top
    assert isinstance(page, Page)
    return page


def test_ribbons_at_the_right_of_a_page_are_no_smaller_than_those_at_the_left(tmp_path: Path) -> None:
    played(tmp_path)
    with Pilot(tmp_path, None, window=SMALL) as pilot:
        pilot.app.stack.push(scenes.statistics(pilot.app))
        page = large(pilot, "en")
        tall = {element.name: element.rect.h for element in page.laid()}
        assert page.column is not None
        assert tall["Won and lost"] > 0.85 * tall["Your rating"]


@pytest.mark.parametrize("language", ["en", "it", "de", "fr", "es"])
def test_buttons_stand_below_all_achievements(tmp_path: Path, language: str) -> None:
    played(tmp_path)
    with Pilot(tmp_path, None, window=SMALL) as pilot:
        statistics = scenes.statistics(pilot.app)
        pilot.app.stack.push(statistics)
        statistics.turn("achievements")  # type: ignore[attr-defined]
        page = large(pilot, language)
        places = {element.id: element.rect for element in page.laid()}
        assert page.column is not None
        assert places["text:reached"].bottom <= min(places[ident].top for ident in ("back", "history", "tab:points"))


@pytest.mark.parametrize("language", ["en", "it", "de", "fr", "es"])
def test_a_short_list_of_variants_leaves_the_choice_of_players_uncovered(tmp_path: Path, language: str) -> None:
    with Pilot(tmp_path, None, window=SMALL) as pilot:
        new_match = scenes.new_match(pilot.app)
        pilot.app.stack.push(new_match)
        new_match.show_family("fifteen")  # type: ignore[attr-defined]
        new_match.choose_variant("cirulla")  # type: ignore[attr-defined]
        page = large(pilot, language)
        chosen = [element.rect for element in page.laid() if element.id.startswith(("players:", "length:"))]
        acts = [element.rect for element in page.laid() if element.id in ("deal", "people", "back", "house_rules")]
        assert len(acts) == 4 and len(chosen) > 6
        assert not any(act.colliderect(rect) for act in acts for rect in chosen)


@pytest.mark.parametrize("language", ["en", "it", "de", "fr", "es"])
def test_what_house_rules_say_of_the_rating_ends_above_the_buttons(tmp_path: Path, language: str) -> None:
    with Pilot(tmp_path, None, window=SMALL) as pilot:
        new_match = scenes.new_match(pilot.app)
        pilot.app.stack.push(new_match)
        new_match.house_rules()  # type: ignore[attr-defined]
        page = large(pilot, language)
        places = {element.id: element.rect for element in page.laid()}
        assert places["text:word"].bottom <= min(places["reset"].top, places["keep"].top) + 1
