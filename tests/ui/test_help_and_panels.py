"""Where help is given and where not; the panels beside the table and how they are found and closed."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import pygame
import pytest

from scopa_gui.ui import layout, scenes
from scopa_gui.ui.element import Role
from scopa_gui.ui.scenes import guide_panel
from scopa_gui.ui.scenes.learn_play import LessonScene
from scopa_gui.ui.table.choosing import Choosing
from scopa_gui.ui.table.geometry import pixels
from tests.testkit.pilot import Pilot
from tests.ui.finished import pilot_with_matches
from tests.ui.table_helpers import ENTERS, ask, begin_daily, focused, step, table_of, to_count

# ---- lessons and puzzles


@pytest.mark.parametrize("key", ENTERS)
def test_no_key_gives_the_answer_of_a_lesson_or_puzzle_away(tmp_path: Path, key: int) -> None:
    with Pilot(tmp_path, None) as pilot:
        for scene in (LessonScene(pilot.app, 0, 0), scenes.puzzle(pilot.app, 1)):
            pilot.app.stack.push(scene)
            pilot.wait_idle()
            study: Any = pilot.app.stack.top
            state = study.session.state_id
            pilot.press(key)
            pilot.wait_idle()
            assert not study.drill.played and study.session.state_id == state and pilot.app.stack.top is study
            assert (focused(pilot) or "").startswith("hand:")


# ---- the deal of the day


def test_the_first_try_of_a_days_deal_is_played_without_help_and_says_so(tmp_path: Path) -> None:
    with Pilot(tmp_path, None) as pilot:
        begin_daily(pilot)
        step(pilot, random.Random(1))
        scene = table_of(pilot)
        controller = scene.session.controller
        for key in (pygame.K_h, pygame.K_u):
            state = controller.state_id
            scene.message = ""
            scene.open_choice(Choosing(scene.session.view.legal[0].card, scene.session.view.legal[:1]))
            pilot.press(key)
            assert "without help" in scene.event_text and not scene.hinting.words
            assert scene.choosing is None, "the line that says so is not hidden by the choice"
            assert controller.state_id == state
        pilot.press(pygame.K_ESCAPE)
        for ident in ("hint", "take_back", "restart"):
            line = pilot.element(ident)
            assert not line.enabled and "without help" in line.name
        pilot.click("leave")
        pilot.click("daily")
        page: Any = pilot.app.stack.top
        assert not page.counted.helped


def test_later_tries_of_a_days_deal_are_for_fun_and_helped(tmp_path: Path) -> None:
    with Pilot(tmp_path, None) as pilot:
        begin_daily(pilot)
        pilot.press(pygame.K_ESCAPE)
        pilot.click("resign")
        pilot.click("yes")
        pilot.wait_idle()
        pilot.app.to_title()
        begin_daily(pilot)
        assert ask(pilot)
        step(pilot, random.Random(1))
        pilot.press(pygame.K_u)
        assert not table_of(pilot).message
        assert table_of(pilot).session.controller.match_id in pilot.app.house.archive.taken_back(1)


def test_a_match_can_be_given_up_at_the_count_and_goes_on_to_its_end(tmp_path: Path) -> None:
    dice = random.Random(1)
    with Pilot(tmp_path, opponents=("rookie",), seed=8) as pilot:
        while pilot.describe()["scene"] == "table":
            step(pilot, dice)
            pilot.wait_idle()
        pilot.press(pygame.K_ESCAPE)
        assert not pilot.element("take_back").enabled
        pilot.click("resign")
        pilot.click("yes")
        pilot.wait_idle()
        assert pilot.describe()["scene"] == "match_end"
        number = next(iter(pilot.app.house.archive.resigned()))
        assert number not in [info.id for info in pilot.app.house.open_matches()]


# ---- the log


@pytest.mark.parametrize("where", ["table", "deal_count"])
def test_the_log_is_found_in_the_menu(tmp_path: Path, where: str) -> None:
    with Pilot(tmp_path) as pilot:
        if where == "table":
            step(pilot, random.Random(1))
        else:
            to_count(pilot)
        pilot.press(pygame.K_ESCAPE)
        pilot.click("log")
        described = pilot.describe()
        assert (described["scene"], described["dialog"]) == (where, "log")
        assert any("lays" in e["name"] or "take" in e["name"] for e in described["elements"])
        pilot.press(pygame.K_ESCAPE)
        assert pilot.describe()["dialog"] is None


@pytest.mark.parametrize(("key", "panel"), [(pygame.K_l, "log"), (pygame.K_g, "guide")])
def test_a_click_beside_a_panel_closes_it_and_does_what_it_would_do_without(
    tmp_path: Path, key: int, panel: str
) -> None:
    with Pilot(tmp_path) as pilot:
        pilot.app.change_settings(confirm_play=True)
        state = pilot.wait_idle()["state_id"]
        table = table_of(pilot)
        pilot.press(key)
        pilot.click((1110, 30))
        assert pilot.describe()["dialog"] == panel, "a click on the panel itself keeps it"
        pilot.click((640, 470))
        described = pilot.describe()
        assert (described["dialog"], described["state_id"], described["view"]["choosing"]) == (None, state, None)
        pilot.press(key)
        card = next(e for e in table.elements() if e.zone == "hand")
        pilot.click(card.rect.center)
        described = pilot.describe()
        assert (described["dialog"], described["state_id"]) == (None, state)
        assert described["view"]["choosing"]["card"] == card.card
        pilot.press(pygame.K_ESCAPE)
        pilot.press(key)
        pilot.down((640, 470))
        pilot.up(card.rect.center)
        pilot.frame(2)
        described = pilot.describe()
        assert (described["dialog"], described["view"]["choosing"]) == (None, None), "only a whole click acts"


@pytest.mark.parametrize("open_it", ["menu", "rules", "confirm"])
def test_a_click_beside_a_dialog_closes_that_one_and_does_nothing_else(tmp_path: Path, open_it: str) -> None:
    with Pilot(tmp_path) as pilot:
        state = pilot.wait_idle()["state_id"]
        pilot.press(pygame.K_ESCAPE)
        if open_it != "menu":
            pilot.click("rules" if open_it == "rules" else "resign")
        depth = len(pilot.app.stack.scenes)
        pilot.click((20, 400))
        described = pilot.describe()
        assert len(pilot.app.stack.scenes) == depth - 1
        assert (described["state_id"], described["view"]["choosing"]) == (state, None)
        while pilot.describe()["dialog"] is not None:
            pilot.click((20, 400))
        assert pilot.describe()["state_id"] == state


def test_no_sliver_of_a_pile_shows_beside_the_open_guide(tmp_path: Path) -> None:
    rng = random.Random(1)
    with Pilot(tmp_path, window=(1024, 600)) as pilot:
        pilot.wait_idle()
        scene = table_of(pilot)
        while not scene.board.counts.piles[1]:
            step(pilot, rng)
        pilot.wait_idle()
        space, pile = scene.board.space, scene.board.pile_place(1)
        pilot.press(pygame.K_g)
        pilot.frame(2)
        left = layout.guide_left(space)
        right = space.w - guide_panel.WIDTH - guide_panel.ASIDE - 6.0
        shown = pilot.app.window.surface
        for y in range(round((pile.y - 40) * space.s), round((pile.bottom + 40) * space.s)):
            for x in range(round(left * space.s), round(right * space.s)):
                red, green, _blue = shown.get_at((x, y))[:3]
                assert green > red + 15 or red + green < 60, (x, y)


def test_a_caption_goes_with_the_pile_that_the_log_covers(tmp_path: Path) -> None:
    rng = random.Random(1)
    with Pilot(tmp_path) as pilot:
        scene = table_of(pilot)
        for _ in range(12):
            step(pilot, rng)
            pilot.wait_idle()
            caption = next((piece.rect for piece in scene.furniture.pieces if piece.id == "caption:0"), None)
            before = pilot.app.window.surface.copy()
            pilot.press(pygame.K_l)
            pilot.frame(2)
            covers, pile = pilot.app.stack.top.covers, pixels(scene.board.space, scene.board.pile_place(0).lies)
            if caption is not None and covers.colliderect(pile) and not covers.colliderect(caption):
                break
            pilot.press(pygame.K_l)
            pilot.frame(2)
        else:
            raise AssertionError("the log never ended between the pile and its caption")
        x, y = caption.centerx, caption.top + 6
        assert sum(before.get_at((x, y))[:3]) > 550, "paper"
        red, green, _blue = pilot.app.window.surface.get_at((x, y))[:3]
        assert green > red + 15, "felt"


def test_nothing_sticks_out_above_the_open_log(tmp_path: Path) -> None:
    rng = random.Random(1)
    with Pilot(tmp_path) as pilot:
        pilot.wait_idle()
        while not table_of(pilot).board.counts.piles[1]:
            step(pilot, rng)
        pilot.wait_idle()
        pilot.press(pygame.K_l)
        pilot.frame(2)
        left = pilot.app.stack.top.covers.left
        shown = pilot.app.window.surface
        for y in range(24):
            for x in (*range(left, 1016), *range(1232, 1280)):
                red, green, _blue = shown.get_at((x, y))[:3]
                assert green > red + 15 or red + green < 60, (x, y)


@pytest.mark.parametrize("panel", ["log", "guide"])
def test_while_a_panel_covers_a_replay_its_bar_is_darkened(tmp_path: Path, panel: str) -> None:
    with pilot_with_matches(tmp_path) as pilot:
        pilot.click("filter:won")
        pilot.click("replay")
        pilot.frame(20)
        x, y = pilot.at("backward")
        bright = pilot.app.window.surface.get_at((x, y + 20))
        pilot.click(panel)
        pilot.frame(2)
        dark = pilot.app.window.surface.get_at((x, y + 20))
        assert sum(dark[:3]) < 0.8 * sum(bright[:3])
        pilot.press(pygame.K_ESCAPE)
        assert pilot.describe()["dialog"] is None


@pytest.mark.parametrize(("size", "text"), [((1280, 800), 100), ((1024, 600), 200)])
def test_the_bar_of_a_text_lies_inside_the_border_and_off_the_words(
    tmp_path: Path, size: tuple[int, int], text: int
) -> None:
    with Pilot(tmp_path, "classic2", window=size, seed=3) as pilot:
        pilot.app.change_settings(text_size=text)
        pilot.wait_idle()
        session = pilot.app.session
        assert session is not None
        session.texts.extend(f"La Donna takes the 7 of swords with the knave of coins, {n} times" for n in range(40))
        pilot.press(pygame.K_l)
        log: Any = pilot.app.stack.top
        bar = log.element("text:bar")
        x, _y, w, _h = log.board.plaques[0]
        assert bar.rect.right <= log.board.rect(x + w - 16, 0, 1, 1).left
        words = [e.rect for e in log.elements() if e.role is Role.TEXT and e.rect.colliderect(bar.rect)]
        assert words == []
