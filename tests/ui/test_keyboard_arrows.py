"""Arrows, Home and End: each goes to the neighbour one sees, and none skips or wraps round sideways."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pygame
import pytest

from scopa_gui.ui import scenes
from scopa_gui.ui.scenes.new_match_page import NewMatch
from tests.testkit.pilot import Pilot
from tests.ui.bench import match_info
from tests.ui.table_helpers import focused

DOWN, UP, LEFT, RIGHT = pygame.K_DOWN, pygame.K_UP, pygame.K_LEFT, pygame.K_RIGHT


def walk(pilot: Pilot, key: int, start: str, steps: int) -> list[str | None]:
    """What has the focus after each of so many presses of a key."""
    pilot.app.stack.top.focus(start)
    found = []
    for _ in range(steps):
        pilot.press(key)
        found.append(focused(pilot))
    return found


def test_down_and_up_on_the_title_pass_every_row(tmp_path: Path) -> None:
    with Pilot(tmp_path, None) as pilot:
        rows = ["play", "daily", "puzzles", "learn", "history", "rules", "lobby", "keys"]
        assert walk(pilot, DOWN, "play", 7) == rows[1:]
        for row in reversed(rows[:-1]):
            pilot.press(UP)
            assert focused(pilot) == row, "and the same way back"
        assert walk(pilot, DOWN, "statistics", 3) == ["settings", "credits", "quit"]


def test_other_open_matches_are_a_row_of_the_title(tmp_path: Path) -> None:
    with Pilot(tmp_path, None) as pilot:
        title: Any = pilot.app.stack.top
        title.matches = [match_info(number) for number in (3, 2, 1)]
        title.recompose()
        assert walk(pilot, DOWN, "continue", 3) == ["matches", "play", "daily"]
        assert walk(pilot, UP, "play", 2) == ["matches", "continue"]


def test_sideways_goes_to_what_stands_there_and_nowhere_else(tmp_path: Path) -> None:
    with Pilot(tmp_path, None) as pilot:
        assert walk(pilot, RIGHT, "history", 2) == ["statistics", "statistics"]
        assert walk(pilot, LEFT, "statistics", 2) == ["history", "history"]
        assert walk(pilot, RIGHT, "quit", 1) == ["quit"]


def test_sideways_from_a_row_of_the_statistics_does_not_leave_the_page(tmp_path: Path) -> None:
    with Pilot(tmp_path, None) as pilot:
        page: Any = scenes.statistics(pilot.app)
        pilot.app.stack.push(page)
        pilot.frame(4)
        for stop in page.stops():
            for key in (LEFT, RIGHT):
                page.focus(stop.id)
                pilot.press(key)
                now = page.element(focused(pilot))
                assert now.rect.top < stop.rect.bottom and stop.rect.top < now.rect.bottom


def test_home_and_end_go_to_the_first_and_the_last(tmp_path: Path) -> None:
    with Pilot(tmp_path, None) as pilot:
        stops = [e.id for e in pilot.app.stack.top.stops()]
        pilot.press(pygame.K_END)
        assert focused(pilot) == stops[-1]
        pilot.press(pygame.K_HOME)
        assert focused(pilot) == stops[0]
        pilot.app.stack.push(scenes.settings(pilot.app))
        pilot.frame(2)
        pilot.app.stack.top.focus("language:it")
        for key, end in ((pygame.K_END, -1), (pygame.K_HOME, 0)):
            pilot.press(key)
            group = [e.id for e in pilot.app.stack.top.stops() if e.group == "language"]
            assert focused(pilot) == group[end], "of a group, its own"


@pytest.mark.parametrize(
    ("key", "volume"), [(pygame.K_HOME, 0), (pygame.K_END, 100), (pygame.K_PAGEUP, 70), (pygame.K_PAGEDOWN, 30)]
)
def test_a_slider_knows_home_end_and_the_page_keys(tmp_path: Path, key: int, volume: int) -> None:
    with Pilot(tmp_path, None) as pilot:
        pilot.app.change_settings(effects_volume=50)
        pilot.app.stack.push(scenes.settings(pilot.app))
        pilot.frame(2)
        pilot.app.stack.top.focus("effects")
        pilot.press(key)
        assert pilot.app.settings.effects_volume == volume and focused(pilot) == "effects"


@pytest.mark.parametrize("start", ["length:11", "length:21", "length:other"])
@pytest.mark.parametrize("preset", ["asso_pigliatutto", "libya"])
def test_down_from_the_length_of_a_match_comes_to_the_players(tmp_path: Path, start: str, preset: str) -> None:
    with Pilot(tmp_path, None) as pilot:
        page = NewMatch(pilot.app)
        page.choice.take(preset)
        pilot.app.stack.push(page)
        pilot.frame(2)
        reached = walk(pilot, DOWN, start, 1)[0]
        assert (reached or "").startswith("players:")


def test_tab_from_the_way_back_of_the_rules_comes_to_the_list(tmp_path: Path) -> None:
    with Pilot(tmp_path, None) as pilot:
        pilot.app.stack.push(scenes.rules(pilot.app))
        pilot.frame(2)
        assert focused(pilot) == "back"
        pilot.press(pygame.K_TAB)
        assert focused(pilot) == "page:quickstart"


def test_the_log_shows_what_enter_does_from_the_first(tmp_path: Path) -> None:
    with Pilot(tmp_path) as pilot:
        pilot.wait_idle()
        pilot.press(pygame.K_l)
        assert pilot.describe()["dialog"] == "log" and focused(pilot) == "close"


def test_the_ring_of_a_slider_leaves_the_words_round_it_free(tmp_path: Path) -> None:
    with Pilot(tmp_path, None) as pilot:
        page: Any = scenes.settings(pilot.app)
        pilot.app.stack.push(page)
        pilot.frame(20)
        rect = page.element("effects").rect
        ring = pilot.app.painter.focus(rect.w, rect.h, -6.0)
        painter = pilot.app.painter
        top = rect.top + next(y for y in range(60) if ring.surface.get_at((rect.w // 2, y)).a > 20) + ring.dy
        base = rect.centery - round(27 * painter.scale)
        assert top >= base, "the words stand on their base line above it"
