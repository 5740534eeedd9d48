"""Faults that other programs had in their window, each as a test named after its report."""

from __future__ import annotations

import random
import sys
from pathlib import Path

import pygame
import pytest

from scopa_gui.options import Options
from scopa_gui.ui import compat, scenes, window
from scopa_gui.ui.app import EXIT_BROKEN_PYGAME, App, run
from scopa_gui.ui.audio import SilentAudio
from scopa_gui.ui.preferences import Shape, remembered_shape
from scopa_gui.ui.window import starting_size
from tests.testkit.pilot import FakeClock, Pilot
from tests.ui.table_helpers import assert_drawn_as_known


def pixels(pilot: Pilot) -> bytes:
    pilot.seconds(1)
    return pygame.image.tobytes(pilot.app.window.surface, "RGB")


def post(kind: int, **values: object) -> None:
    pygame.event.post(pygame.event.Event(kind, **values))


# ---- size and screen


def test_e3_full_screen_and_back_changes_nothing_else(tmp_path: Path) -> None:
    with Pilot(tmp_path, window=(1000, 700)) as pilot:
        view = pilot.wait_idle()["view"]
        before = pixels(pilot)
        for press in ((pygame.K_F11, 0), (pygame.K_RETURN, pygame.KMOD_ALT)) * 3:
            pilot.press(*press)
            pilot.seconds(1)
        assert pilot.describe()["window"] == [1000, 700]
        assert pilot.describe()["view"] == view
        assert pixels(pilot) == before


def test_e4_a_window_that_was_enlarged_comes_back_as_large_and_resizable(tmp_path: Path) -> None:
    with Pilot(tmp_path) as pilot:
        pilot.resize((1010, 720))
        for _ in range(2):
            pilot.press(pygame.K_F11)
            pilot.seconds(1)
        assert pilot.describe()["window"] == [1010, 720]
        assert pilot.app.window.surface.get_flags() & pygame.RESIZABLE


def left_by(folder: Path, *acts: tuple[int, int] | str) -> App:
    """The program, started without a size, resized or put on full screen, and ended."""
    app = App(Options(folder), clock=FakeClock(), audio=SilentAudio())
    app.begin()
    for act in acts:
        if isinstance(act, str):
            app.toggle_fullscreen()
        else:
            pygame.display.set_mode(act, pygame.RESIZABLE)
            post(pygame.WINDOWSIZECHANGED, x=act[0], y=act[1])
        for _ in range(30):
            app.clock.tick(60)
            app.step()
    app.close()
    return app


def test_e4_the_window_starts_as_it_was_left(tmp_path: Path) -> None:
    first = left_by(tmp_path, (700, 500))
    assert first.stack.size == (700, 500)
    second = left_by(tmp_path)
    assert second.stack.size == (700, 500)
    covering = left_by(tmp_path, "full screen")
    assert covering.window.fullscreen
    third = left_by(tmp_path)
    assert third.window.fullscreen
    assert third.settings.full_screen
    again = left_by(tmp_path, "window")
    assert not again.window.fullscreen
    assert again.stack.size == (700, 500)


def test_a_size_on_the_command_line_is_not_remembered(tmp_path: Path) -> None:
    with Pilot(tmp_path, None, window=(800, 500)) as pilot:
        pilot.resize((900, 600))
    assert remembered_shape(tmp_path / "data" / "settings.json") == Shape()


@pytest.mark.parametrize(
    "text",
    [
        "", "[]", "{", "null", '{"window_width": 800}', '{"window_width": "800", "window_height": 600}',
        '{"window_width": 1, "window_height": 99999, "full_screen": 1}', "[" * 100_000,
    ],
)  # fmt: skip
def test_a_shape_that_makes_no_sense_is_none(tmp_path: Path, text: str) -> None:
    path = tmp_path / "settings.json"
    path.write_text(text, encoding="utf-8")
    assert remembered_shape(path) == Shape()


def test_e8_a_window_larger_than_the_screens_that_are_left_gets_the_usual_size() -> None:
    assert starting_size((1920, 1080), (1500, 900)) == (1500, 900)
    assert starting_size((1366, 768), (1500, 900)) == starting_size((1366, 768))


def test_e5_windows_draws_our_pixels_and_not_scaled_ones(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "platform", "win32")
    monkeypatch.delenv("SDL_WINDOWS_DPI_AWARENESS", raising=False)
    window._prepare_environment()
    assert window.os.environ["SDL_WINDOWS_DPI_AWARENESS"] == "permonitorv2"
    monkeypatch.delenv("SDL_WINDOWS_DPI_AWARENESS")


def test_e7_a_burst_of_sizes_is_laid_out_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with Pilot(tmp_path) as pilot:
        pilot.wait_idle()
        done: list[tuple[int, int]] = []
        original = pilot.app.layout_again
        monkeypatch.setattr(pilot.app, "layout_again", lambda: (done.append(pilot.app.window.size), original()))
        for width in range(900, 1000, 10):
            pygame.display.set_mode((width, 700), pygame.RESIZABLE)
            for kind in (pygame.WINDOWSIZECHANGED, pygame.VIDEORESIZE, pygame.WINDOWRESIZED, pygame.WINDOWEXPOSED):
                post(kind, x=width, y=700, w=width, h=700, size=(width, 700))
            pilot.frame()
        pilot.seconds(1)
        assert done == [(990, 700)]
        assert_drawn_as_known(pilot)


def test_sb_119_sizes_that_change_in_the_middle_of_a_motion_lose_nothing(tmp_path: Path) -> None:
    dice = random.Random(4)
    with Pilot(tmp_path, speed="normal") as pilot:
        for size in ((800, 600), (1280, 800), (640, 400), (900, 1200), (1280, 800)):
            told = pilot.wait_idle()
            if told["scene"] != "table":
                break
            plays = len(told["plays"])
            card = dice.choice([e["id"] for e in told["elements"] if e["zone"] == "hand" and e["enabled"]])
            pilot.click(card)
            pilot.press(pygame.K_RETURN)
            pilot.frame(dice.randrange(2, 20))
            pilot.resize(size)
            told = pilot.wait_idle()
            assert told["view"]["deal"] == 1
            assert len(told["plays"]) >= min(plays + 1, 40)
            assert_drawn_as_known(pilot)


def test_sb_120_after_other_sizes_and_looks_the_picture_is_as_at_first(tmp_path: Path) -> None:
    with Pilot(tmp_path) as pilot:
        pilot.wait_idle()
        before = pixels(pilot)
        pilot.resize((640, 400))
        pilot.app.change_settings(deck="french", table="wood", text_size=200)
        pilot.resize((1280, 800))
        pilot.app.change_settings(deck="napoletane", table="felt", text_size=100)
        assert pixels(pilot) == before


@pytest.mark.parametrize("kind", [pygame.WINDOWEXPOSED, pygame.WINDOWRESTORED, pygame.WINDOWFOCUSGAINED])
def test_sb_122_whatever_brings_the_window_back_draws_it_whole(tmp_path: Path, kind: int) -> None:
    with Pilot(tmp_path) as pilot:
        pilot.wait_idle()
        before = pixels(pilot)
        pilot.app.window.surface.fill((0, 0, 0))
        post(kind)
        assert pixels(pilot) == before


def test_e14_nothing_is_drawn_while_the_window_is_minimised(tmp_path: Path) -> None:
    with Pilot(tmp_path, speed="normal") as pilot:
        told = pilot.wait_idle()
        post(pygame.WINDOWMINIMIZED)
        pilot.frame()
        drawn = pilot.app.frames.drawn
        pilot.click(next(e["id"] for e in told["elements"] if e["zone"] == "hand" and e["enabled"]))
        pilot.seconds(3)
        assert pilot.app.frames.drawn == drawn
        post(pygame.WINDOWRESTORED)
        pilot.frame()
        assert pilot.app.frames.drawn == drawn + 1


# ---- keys


DIGIT_ROW_OF_AZERTY = (pygame.K_AMPERSAND, 233, pygame.K_QUOTEDBL)


@pytest.mark.parametrize("number", [1, 2, 3])
def test_e32_the_digit_row_works_where_digits_need_shift(tmp_path: Path, number: int) -> None:
    with Pilot(tmp_path) as pilot:
        state = pilot.wait_idle()["state_id"]
        code = getattr(pygame, f"KSCAN_{number}")
        post(pygame.KEYDOWN, key=DIGIT_ROW_OF_AZERTY[number - 1], mod=0, unicode="", scancode=code)
        pilot.frame()
        told = pilot.describe()
        assert told["state_id"] > state or told["view"]["choosing"]


@pytest.mark.parametrize("key", [pygame.K_q, pygame.K_w, pygame.K_z, pygame.K_a])
def test_e32_letters_that_move_between_layouts_do_nothing(tmp_path: Path, key: int) -> None:
    with Pilot(tmp_path) as pilot:
        before = pilot.wait_idle()
        pilot.press(key)
        after = pilot.describe()
        assert (after["state_id"], after["scene"], after["dialog"]) == (before["state_id"], "table", None)


# ---- the end


DIALOGS = ("menu", "guide", "log", "rules_in_force")
PAGES = (
    "new_match", "history", "statistics", "lobby", "credits", "learn", "puzzles", "daily", "rules", "settings",
)  # fmt: skip


@pytest.mark.parametrize("name", [*PAGES, *DIALOGS])
def test_e39_quit_is_heard_in_every_scene_and_dialog(tmp_path: Path, name: str) -> None:
    with Pilot(tmp_path, "cirulla" if name in DIALOGS else None) as pilot:
        pilot.wait_idle()
        app = pilot.app
        make = getattr(scenes, name)
        app.stack.push(make(app, "table", app.session) if name in DIALOGS else make(app))
        pilot.frame(2)
        post(pygame.QUIT)
        pilot.frame()
        assert not app.running


# ---- the library


def test_e41_both_libraries_side_by_side_are_noticed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("pygame-2.6.1.dist-info", "pygame_ce-2.5.8.dist-info", "pygame"):
        (tmp_path / name).mkdir()
    monkeypatch.setattr(pygame, "__file__", str(tmp_path / "pygame" / "__init__.py"))
    assert compat.installed_pygames() == ("pygame", "pygame-ce")


def test_e41_e44_what_is_left_of_a_library_or_another_file_of_its_name_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.delattr(pygame, "display")
    assert not compat.pygame_works()
    assert run(Options(tmp_path)) == EXIT_BROKEN_PYGAME
    assert "pip install" in capsys.readouterr().err
