"""Faults that people met at the window, each with its whole kind."""

from __future__ import annotations

import random
from pathlib import Path

import pygame
import pytest

from scopa_gui.game.rulebook import rules_of
from scopa_gui.game.texts import UNNAMED, shown_name
from scopa_gui.rules.deal import Phase
from scopa_gui.rules.events import Leftovers
from scopa_gui.rules.presets import PRESETS
from scopa_gui.ui import scenes
from scopa_gui.ui.paint.text import STYLES, Fonts, bake_line, measure
from scopa_gui.ui.resources import assets_root
from scopa_gui.ui.scene import Scene
from tests.testkit.pilot import Pilot
from tests.ui.table_helpers import decide, step, table_of, to_question


@pytest.mark.parametrize("style", sorted(STYLES))
@pytest.mark.parametrize("crowded", ["%l", "% l", "%.", "«a", "»,", "» e"])
def test_no_letter_is_drawn_over_the_one_before(style: str, crowded: str) -> None:
    pygame.font.init()
    fonts = Fonts(assets_root() / "fonts")
    first = measure(fonts, crowded[0], style, 40)
    whole = measure(fonts, crowded, style, 40)
    assert whole >= first + 0.75 * measure(fonts, crowded[1:], style, 40)
    baked = bake_line(fonts, crowded, style, 40, (0, 0, 0), None, 0)
    assert baked.surface.get_width() >= whole


@pytest.mark.parametrize("language", ["en", "it", "de", "fr", "es"])
def test_a_person_without_a_name_is_addressed_in_the_language_in_use(tmp_path: Path, language: str) -> None:
    with Pilot(tmp_path) as pilot:
        pilot.wait_idle()
        pilot.app.change_settings(language=language)
        pilot.frame(3)
        shown = shown_name("human", UNNAMED)
        seat = next(e for e in pilot.describe()["elements"] if e["id"] == "seat:0")
        assert seat["name"].startswith(shown)
        assert pilot.app.session is not None and pilot.app.session.names[0] == shown
        pilot.press(pygame.K_ESCAPE)


def test_a_named_person_keeps_the_name() -> None:
    assert shown_name("human", "Anna") == "Anna"
    assert shown_name("rookie", UNNAMED) == UNNAMED


@pytest.mark.parametrize("preset", sorted(PRESETS))
def test_no_rule_contradicts_another(preset: str) -> None:
    rules = PRESETS[preset]
    told = " ".join(rule.text for rule in rules_of(rules, rules.players[0]))
    assert not ("stands whatever it shows" in told and "dealt again" in told)
    assert not ("it must be that one" in told and "make 15" in told)


@pytest.mark.parametrize("name", ["lobby", "learn", "puzzles", "rules", "daily", "new_match", "statistics"])
def test_a_click_on_the_bar_of_a_page_with_large_text_only_scrolls(tmp_path: Path, name: str) -> None:
    with Pilot(tmp_path, None, window=(1024, 600)) as pilot:
        pilot.app.change_settings(text_size=200, language="it")
        pilot.app.stack.push(getattr(scenes, name)(pilot.app))
        pilot.frame(3)
        before = pilot.app.settings
        bars = [e for e in pilot.app.stack.top.elements() if e.id == "page:bar"]
        assert len(bars) == 1
        for bar in bars:
            pilot.click((bar.rect.centerx, bar.rect.bottom - 3))
        pilot.frame(3)
        assert (pilot.app.stack.top.name, pilot.app.settings) == (name, before)


def test_what_is_described_has_been_drawn_before(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with Pilot(tmp_path) as pilot:
        order: list[str] = []
        show, write = pilot.app.window.show, pilot.app.describe_if_changed
        monkeypatch.setattr(pilot.app.window, "show", lambda areas: (order.append("drawn"), show(areas)))
        monkeypatch.setattr(pilot.app, "describe_if_changed", lambda: (order.append("told"), write()))
        pilot.press(pygame.K_ESCAPE)
        pilot.frame()
        assert pilot.describe()["dialog"] == "menu"
        assert order[:2] == ["drawn", "told"]


@pytest.mark.parametrize("language", ["en", "it", "de", "fr", "es"])
def test_the_heading_of_a_panel_at_the_edge_stays_in_the_window(tmp_path: Path, language: str) -> None:
    with Pilot(tmp_path, window=(640, 400)) as pilot:
        pilot.app.change_settings(text_size=200, language=language)
        pilot.wait_idle()
        for key in (pygame.K_l, pygame.K_g):
            pilot.press(key)
            pilot.frame(3)
            window = pygame.Rect((0, 0), pilot.app.stack.size)
            assert all(window.contains(element.rect) for element in pilot.app.stack.top.elements())
            pilot.press(pygame.K_ESCAPE)
            pilot.frame(3)


def test_the_title_of_the_window_tells_no_event_of_a_match_that_was_left(tmp_path: Path) -> None:
    with Pilot(tmp_path) as pilot:
        pilot.wait_idle()
        assert pygame.display.get_caption()[0] != "Scopa"
        pilot.press(pygame.K_ESCAPE)
        pilot.click("leave")
        pilot.frame(3)
        assert pilot.describe()["scene"] == "title"
        assert pygame.display.get_caption()[0] == "Scopa"


def test_a_page_over_the_table_leaves_the_title_of_the_window_as_it_was(tmp_path: Path) -> None:
    class Count(Scene):
        in_match = True

    with Pilot(tmp_path) as pilot:
        pilot.wait_idle()
        told = pygame.display.get_caption()[0]
        assert told != "Scopa"
        pilot.app.stack.push(Count(pilot.app))
        pilot.app.stack.pop()
        assert pygame.display.get_caption()[0] == told, "the match goes on"


def test_the_title_of_the_window_follows_the_language_and_tells_what_is_asked(tmp_path: Path) -> None:
    with Pilot(tmp_path, "cirulla", seed=8) as pilot:
        question = to_question(pilot, "declare")["view"]["prompt"]
        scene = table_of(pilot)
        assert question and scene.prompt is not None
        told = f"Scopa · {scene.session.latest()} {scene.prompt.question}"
        assert pygame.display.get_caption()[0] == told
        pilot.app.change_settings(language="de")
        pilot.frame(3)
        assert scene.prompt.question not in told
        assert pygame.display.get_caption()[0] == f"Scopa · {scene.session.latest()} {scene.prompt.question}"


def test_it_is_nobodys_turn_while_what_is_left_is_given_out_and_counted(tmp_path: Path) -> None:
    with Pilot(tmp_path, "classic2", seed=8) as pilot:
        dice = random.Random(5)
        scene = table_of(pilot)
        while scene.session.view.stock or sum(scene.session.view.hand_counts) > 2 or not scene.ready:
            step(pilot, dice)
        pilot.app.speed_override = "normal"
        decide(pilot, dice)
        given = 0
        while pilot.app.stack.top is scene:
            pilot.frame()
            played = scene.session.view.phase is Phase.OVER and not (scene.board.table or scene.board.flying)
            if isinstance(scene.presenter.told, Leftovers) or played:
                given += 1
                assert scene.furniture.turn is None, scene.furniture.turn
        assert given > 10
