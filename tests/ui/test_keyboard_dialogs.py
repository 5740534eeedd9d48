"""Dialogs by keys: Esc changes nothing, and what is typed goes where the ring is."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pygame
import pytest

from scopa_gui.game.i18n import LANGUAGES, set_language
from scopa_gui.game.setup import HUMAN, Seat
from scopa_gui.rules.presets import PRESETS
from scopa_gui.ui import scenes
from scopa_gui.ui.paint import Baked, Painter
from scopa_gui.ui.scenes.history_import import ImportMatch
from scopa_gui.ui.scenes.page import Page
from tests.testkit.pilot import Pilot
from tests.ui.bench import Bench, session_of
from tests.ui.table_helpers import focused


def test_esc_in_who_sits_where_changes_nothing(tmp_path: Path) -> None:
    with Pilot(tmp_path, None) as pilot:
        page: Any = scenes.new_match(pilot.app)
        pilot.app.stack.push(page)
        pilot.frame(2)
        before = page.choice.seats("You")
        people = pilot.element("people").name
        page.focus("people")
        pilot.press(pygame.K_RETURN)
        assert page.choice.people == 2
        pilot.press(pygame.K_ESCAPE)
        assert page.choice.seats("You") == before and pilot.element("people").name == people
        pilot.press(pygame.K_RETURN)
        pilot.click("kind:0")
        pilot.press(pygame.K_ESCAPE)
        assert page.choice.seats("You") == before
        pilot.press(pygame.K_RETURN)
        pilot.click("close")
        assert page.choice.people == 2, "said to be done, it stays"


def test_esc_on_the_cover_asks_before_it_leaves_the_table(tmp_path: Path) -> None:
    with Pilot(tmp_path, None) as pilot:
        pilot.app.start_match(PRESETS["classic2"], (Seat(HUMAN, "Ann"), Seat(HUMAN, "Ben")), 3)
        pilot.frame(2)
        assert pilot.describe()["scene"] == "handover"
        pilot.press(pygame.K_ESCAPE)
        assert pilot.describe()["dialog"] == "confirm" and pilot.describe()["scene"] == "handover"
        pilot.press(pygame.K_ESCAPE)
        assert pilot.describe()["dialog"] is None and pilot.describe()["scene"] == "handover"
        pilot.press(pygame.K_ESCAPE)
        pilot.click("yes")
        assert pilot.describe()["scene"] == "title"


def test_what_is_typed_goes_where_the_ring_is_and_enter_takes_it(tmp_path: Path) -> None:
    with Pilot(tmp_path, None) as pilot:
        pilot.app.stack.push(scenes.profiles(pilot.app, "title"))
        pilot.click("rename")
        assert focused(pilot) == "name"
        pygame.event.post(pygame.event.Event(pygame.TEXTINPUT, text="Ann"))
        pilot.frame()
        pilot.press(pygame.K_TAB)
        assert focused(pilot) == "close"
        pilot.press(pygame.K_TAB, pygame.KMOD_SHIFT)
        pilot.press(pygame.K_RETURN)
        assert pilot.app.settings.player_name == "Ann"
        pilot.app.stack.push(ImportMatch(pilot.app, "title", lambda number: None))
        pilot.frame()
        assert focused(pilot) == "path"


@pytest.mark.parametrize("language", LANGUAGES)
def test_lines_of_the_menu_tell_their_keys(language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    told: list[str] = []
    cap = Painter.key_cap

    def noted(painter: Painter, word: str, *size: float) -> Baked:
        told.append(word)
        return cap(painter, word, *size)

    def menu_over(name: str) -> Page:
        return desk.show(lambda app: scenes.menu(app, name, session_of("classic2", 2), lambda: None))

    monkeypatch.setattr(Painter, "key_cap", noted)
    desk = Bench()
    set_language(language)
    try:
        for name, keys in (("table", {"F1", "L", "H", "U"}), ("deal_count", set())):
            told.clear()
            page = menu_over(name)
            page.draw(desk.surface, True)
            assert set(told) == keys
            assert page.board is not None and not page.board.misfits
    finally:
        set_language("en")
