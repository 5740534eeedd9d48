"""People at one machine: added, named, chosen, spoken to; by mouse and by keys, with every kind of name."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pygame
import pytest

from scopa_gui.game.i18n import LANGUAGES, language, set_language
from scopa_gui.game.profiles import LONGEST_NAME, Profile
from scopa_gui.ui import scenes
from scopa_gui.ui.scenes.statistics_page import TABS
from tests.testkit.pilot import Pilot
from tests.ui.finished import SIZES, TEXTS, assert_apart, assert_whole, desk, played

NAMES = ("", "Anna", "W" * LONGEST_NAME, "שלום", "Zoë Ångström-Ðorđević", "x")


@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("text", TEXTS)
def test_the_dialog_is_whole_with_every_kind_of_name(tmp_path: Path, size: tuple[int, int], text: int) -> None:
    bench = desk(tmp_path, size, text, empty=True)
    for name in NAMES:
        bench.house.archive.profiles.add(name, "de")
    scene: Any = bench.show(lambda app: scenes.profiles(app, "lobby"))
    for _page in range(4):
        assert_whole(scene, size)
        assert_apart(scene)
        scene.scroll(2, (0, 0))


def opened(folder: Path) -> Pilot:
    pilot = Pilot(folder, None)
    pilot.click("lobby")
    pilot.click("players")
    return pilot


def write(pilot: Pilot, text: str) -> None:
    pygame.event.post(pygame.event.Event(pygame.TEXTINPUT, text=text))
    pilot.frame()


def people(pilot: Pilot) -> list[Profile]:
    return pilot.app.house.archive.profiles.all()


def test_nobody_is_asked_for_anything_at_the_first_start(tmp_path: Path) -> None:
    with Pilot(tmp_path, None) as pilot:
        shown = pilot.describe()
        assert (shown["scene"], shown["dialog"]) == ("title", None)
        assert pilot.app.player_name == "You"
        assert people(pilot) == [Profile(1)]


def test_somebody_new_is_named_and_plays(tmp_path: Path) -> None:
    with opened(tmp_path) as pilot:
        shown = pilot.describe()
        assert (shown["scene"], shown["dialog"]) == ("lobby", "profiles")
        pilot.click("add")
        assert pilot.describe()["dialog"] == "name"
        write(pilot, "  Łukasz ")
        pilot.press(pygame.K_RETURN)
        assert pilot.app.settings.profile == 2
        assert pilot.app.player_name == "Łukasz"
        assert people(pilot)[1].name == "Łukasz"
        pilot.click("close")
        assert pilot.element("you").name.startswith("Łukasz, ")


def test_each_has_a_rating_of_his_own(tmp_path: Path) -> None:
    played(tmp_path)
    with opened(tmp_path) as pilot:
        pilot.click("close")
        first = pilot.element("text:rating").name
        pilot.click("players")
        pilot.click("add")
        pilot.press(pygame.K_RETURN)
        pilot.click("close")
        assert pilot.element("text:rating").name == "1500"
        pilot.click("players")
        pilot.click("person:1")
        pilot.click("close")
        assert pilot.element("text:rating").name == first


def test_an_empty_name_is_allowed_and_shown_as_a_number(tmp_path: Path) -> None:
    with opened(tmp_path) as pilot:
        pilot.click("add")
        pilot.press(pygame.K_RETURN)
        assert people(pilot)[1].name == ""
        assert pilot.element("person:2").name.startswith("Player 2")


def test_names_are_trimmed_limited_and_cleaned(tmp_path: Path) -> None:
    with opened(tmp_path) as pilot:
        pilot.click("rename")
        write(pilot, "\u202e" + "a" * 90)
        pilot.press(pygame.K_RETURN)
        assert pilot.app.settings.player_name == "a" * LONGEST_NAME
        assert people(pilot)[0].name == "a" * LONGEST_NAME


def test_backspace_takes_the_last_letter_with_its_marks(tmp_path: Path) -> None:
    with opened(tmp_path) as pilot:
        pilot.click("rename")
        write(pilot, "Bo\u0308\u0301")
        pilot.press(pygame.K_BACKSPACE)
        pilot.press(pygame.K_RETURN)
        assert pilot.app.settings.player_name == "B"


def test_escape_leaves_the_name_as_it_was(tmp_path: Path) -> None:
    with opened(tmp_path) as pilot:
        pilot.click("rename")
        write(pilot, "Anna")
        pilot.press(pygame.K_ESCAPE)
        assert pilot.describe()["dialog"] == "profiles"
        assert pilot.app.settings.player_name == ""


def test_each_speaks_a_language_of_his_own(tmp_path: Path) -> None:
    with opened(tmp_path) as pilot:
        pilot.click("language:de")
        assert language() == "de"
        pilot.click("add")
        pilot.press(pygame.K_RETURN)
        pilot.click("language:it")
        assert language() == "it"
        pilot.click("person:1")
        assert language() == "de"
        pilot.click("person:2")
        assert language() == "it"
        assert [person.language for person in people(pilot)] == ["de", "it"]
    with Pilot(tmp_path, None) as again:
        assert (again.app.settings.profile, again.app.settings.language) == (2, "it")


def test_all_of_it_by_keys(tmp_path: Path) -> None:
    with opened(tmp_path) as pilot:
        reached = set()
        for _stop in range(14):
            pilot.press(pygame.K_TAB)
            reached.add(pilot.app.stack.top.focus_id)
            if pilot.app.stack.top.focus_id == "language:en":
                for _code in LANGUAGES:
                    pilot.press(pygame.K_RIGHT)
                    reached.add(pilot.app.stack.top.focus_id)
        assert {"person:1", "add", "rename", "close", *(f"language:{code}" for code in LANGUAGES)} <= reached
        while pilot.app.stack.top.focus_id != "add":
            pilot.press(pygame.K_TAB)
        pilot.press(pygame.K_RETURN)
        write(pilot, "Kim")
        pilot.press(pygame.K_RETURN)
        assert pilot.app.player_name == "Kim"
        pilot.press(pygame.K_ESCAPE)
        assert pilot.describe()["dialog"] is None


def test_matches_are_begun_for_whoever_plays(tmp_path: Path) -> None:
    with opened(tmp_path) as pilot:
        pilot.click("add")
        write(pilot, "Kim")
        pilot.press(pygame.K_RETURN)
        pilot.click("close")
        pilot.click("play")
        pilot.click("deal")
        pilot.wait_idle()
        assert pilot.app.session is not None
        setup = pilot.app.session.controller.setup
        assert (setup.profile, setup.seats[0].name) == (2, "Kim")


def _import(app: Any) -> Any:
    return scenes.import_match(app, "history", lambda number: None)


def _people(app: Any) -> Any:
    return scenes.profiles(app, "lobby")


ABOUT_FINISHED_MATCHES = (scenes.history, scenes.statistics, scenes.lobby, scenes.credits, _import, _people)


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("text", [100, 200])
@pytest.mark.parametrize("make", ABOUT_FINISHED_MATCHES)
def test_every_scene_is_whole_in_every_language(tmp_path: Path, code: str, text: int, make: Any) -> None:
    set_language(code)
    scene: Any = desk(tmp_path, text=text).show(make)
    for tab in TABS if make is scenes.statistics else (None,):
        if tab is not None:
            scene.turn(tab)
        for _part in range(5):
            assert_whole(scene, (1280, 800))
            assert_apart(scene)
            if scene.element("more") is None:
                break
            scene.turn_part(1)
