"""Keys that mean the same everywhere: quitting, turning pages, and where keys begin on a page they have opened."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pygame
import pytest

from scopa_gui.ui import scenes
from tests.testkit.pilot import Pilot
from tests.ui.finished import pilot_with_matches, played
from tests.ui.table_helpers import table_of, to_choice, to_question

CTRL = pygame.KMOD_LCTRL


def focused(pilot: Pilot) -> str | None:
    """The Element that has the ring."""
    ringed = pilot.app.stack.top.ringed()
    return ringed.id if ringed is not None else None


@pytest.mark.parametrize("where", ["title", "settings", "import"])
def test_control_q_quits_from_everywhere(tmp_path: Path, where: str) -> None:
    with Pilot(tmp_path, None) as pilot:
        if where == "settings":
            pilot.click("settings")
        elif where == "import":
            pilot.click("history")
            pilot.click("import")
        pygame.event.post(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_q, mod=0, unicode="", scancode=0))
        pilot.app.step()
        assert pilot.app.running
        pygame.event.post(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_q, mod=CTRL, unicode="", scancode=0))
        pilot.app.step()
        assert not pilot.app.running


def test_a_match_that_is_quit_from_its_menu_stays_open(tmp_path: Path) -> None:
    with Pilot(tmp_path) as pilot:
        pilot.wait_idle()
        number = pilot.describe()["match"]
        pilot.press(pygame.K_ESCAPE)
        pilot.app.stack.top.activate(pilot.element("quit"))
        assert not pilot.app.running
    with Pilot(tmp_path, None) as pilot:
        assert [info.id for info in pilot.app.house.open_matches()] == [number]


@pytest.mark.parametrize(
    ("make", "begin"),
    [
        (scenes.settings, "language:en"),
        (scenes.rules, "page:quickstart"),
        (scenes.credits, "back"),
        (scenes.lobby, None),
        (scenes.statistics, None),
    ],
)
def test_a_page_that_a_key_opens_begins_at_what_it_is_about(tmp_path: Path, make: Any, begin: str | None) -> None:
    with Pilot(tmp_path, None) as pilot:
        title: Any = pilot.app.stack.top
        title.focus(make.__name__)
        pilot.press(pygame.K_RETURN)
        page = pilot.app.stack.top
        assert page.name == make.__name__
        if begin is None:
            assert focused(pilot) not in (None, "back")
        else:
            assert focused(pilot) == begin
        pilot.press(pygame.K_ESCAPE)
        assert focused(pilot) == make.__name__, "back where the keys were"
        pilot.click(make.__name__)
        assert not pilot.app.stack.top.focus_by_key


def test_the_pages_of_large_settings_are_turned_by_keys(tmp_path: Path) -> None:
    with Pilot(tmp_path, None, window=(1280, 800)) as pilot:
        pilot.app.change_settings(text_size=200)
        pilot.click("settings")
        page: Any = pilot.app.stack.top
        pilot.press(pygame.K_DOWN)
        seen = []
        for key in (pygame.K_PAGEDOWN, pygame.K_PAGEDOWN, pygame.K_PAGEDOWN, pygame.K_PAGEUP, pygame.K_PAGEUP):
            pilot.press(key, CTRL)
            seen.append(page.page)
            assert focused(pilot) not in (None, "back") and focused(pilot) in {stop.id for stop in page.stops()}
        assert seen == [1, 2, 2, 1, 0]


def test_tabs_are_turned_by_keys_without_leaving_what_has_the_focus(tmp_path: Path) -> None:
    played(tmp_path)
    with Pilot(tmp_path, None) as pilot:
        pilot.click("statistics")
        page: Any = pilot.app.stack.top
        tabs = [page.tab]
        for key in (pygame.K_PAGEDOWN,) * 4 + (pygame.K_PAGEUP,):
            pilot.press(key, CTRL)
            tabs.append(page.tab)
        assert tabs == ["progress", "results", "points", "achievements", "achievements", "points"]


def test_page_keys_home_and_end_walk_past_matches(tmp_path: Path) -> None:
    with pilot_with_matches(tmp_path) as pilot:
        page: Any = pilot.app.stack.top
        last = len(page.rows) - 1
        for key, row in ((pygame.K_END, last), (pygame.K_PAGEUP, last + 1 - page.list.shown), (pygame.K_HOME, 0)):
            pilot.press(key)
            assert page.chosen == row and page.list.first <= row < page.list.first + page.list.shown
        page.focus(f"match:{page.rows[0].id}")
        pilot.press(pygame.K_END)
        assert page.chosen == last and focused(pilot) == f"match:{page.rows[last].id}"
        page.focus("filter:all")
        pilot.press(pygame.K_END)
        assert focused(pilot) == "filter:open" and page.chosen == last


def test_page_keys_home_and_end_walk_the_people(tmp_path: Path) -> None:
    with Pilot(tmp_path, None) as pilot:
        people = [pilot.app.house.archive.profiles.add(f"P{number}", "en") for number in range(20)]
        pilot.app.stack.push(scenes.profiles(pilot.app, "title"))
        pilot.frame()
        page: Any = pilot.app.stack.top
        page.focus(next(element.id for element in page.laid() if element.id.startswith("person:")))
        pilot.press(pygame.K_END)
        assert page.list.first == page.list.furthest > 0
        end = focused(pilot)
        assert end == f"person:{people[-1].id}"
        pilot.press(pygame.K_PAGEUP)
        assert focused(pilot) != end and page.element(focused(pilot)) is not None
        pilot.press(pygame.K_HOME)
        assert page.list.first == 0


def test_esc_goes_back_out_of_a_choice_and_opens_the_menu_where_there_is_nothing_to_undo(tmp_path: Path) -> None:
    with Pilot(tmp_path) as pilot:
        pilot.wait_idle()
        pilot.click(to_choice(pilot))
        assert table_of(pilot).choosing is not None
        pilot.press(pygame.K_ESCAPE)
        assert table_of(pilot).choosing is None and pilot.describe()["dialog"] is None
        pilot.press(pygame.K_ESCAPE)
        assert pilot.describe()["dialog"] == "menu"


def test_esc_at_a_question_opens_the_menu_and_leaves_the_question_open(tmp_path: Path) -> None:
    with Pilot(tmp_path, "cirulla", seed=9) as pilot:
        to_question(pilot, "declare")
        asked = table_of(pilot).prompt
        assert asked is not None
        pilot.press(pygame.K_ESCAPE)
        assert pilot.describe()["dialog"] == "menu"
        pilot.press(pygame.K_ESCAPE)
        assert pilot.describe()["dialog"] is None and table_of(pilot).prompt is asked
