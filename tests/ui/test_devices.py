"""Sound that is not there, goes and comes back; screens that go; sleep; and what is left when the program breaks."""

from __future__ import annotations

import random
import time
from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from scopa_gui.options import Options
from scopa_gui.ui import app as app_module
from scopa_gui.ui import scenes, window
from scopa_gui.ui.app import EXIT_CRASH, EXIT_NO_DISPLAY, run
from scopa_gui.ui.audio import MixerAudio
from scopa_gui.ui.resources import assets_root
from scopa_gui.ui.window import NoDisplay, Window, starting_size
from tests.testkit.pilot import Pilot
from tests.ui.table_helpers import assert_drawn_as_known, step

SOUNDS = assets_root() / "sounds"


def no_device(*_: object, **__: object) -> None:
    raise pygame.error("no such audio device")


@pytest.fixture
def audio() -> Iterator[MixerAudio]:
    """The real mixer on the driver that nobody hears."""
    made = MixerAudio(SOUNDS)
    assert made.available
    yield made
    made.close()


def play_with(pilot: Pilot, audio: MixerAudio, plays: int) -> None:
    pilot.app._audio = audio
    dice = random.Random(3)
    for _ in range(plays):
        step(pilot, dice)


# ---- sound


def test_e1_without_a_sound_device_the_match_is_played_in_silence(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pygame.mixer, "init", no_device)
    audio = MixerAudio(SOUNDS)
    with Pilot(tmp_path) as pilot:
        play_with(pilot, audio, 5)
        assert not audio.available
        assert len(pilot.describe()["plays"]) >= 5


def test_e2_a_device_that_goes_and_comes_back_is_heard_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, audio: MixerAudio
) -> None:
    with Pilot(tmp_path) as pilot:
        play_with(pilot, audio, 2)
        with monkeypatch.context() as gone:
            gone.setattr(pygame.mixer, "init", no_device)
            pygame.event.post(pygame.event.Event(pygame.AUDIODEVICEREMOVED, which=0, iscapture=0))
            play_with(pilot, audio, 2)
            assert not audio.available
        pygame.event.post(pygame.event.Event(pygame.AUDIODEVICEADDED, which=0, iscapture=1))
        pilot.frame()
        assert not audio.available, "a microphone is nothing to be heard on"
        pygame.event.post(pygame.event.Event(pygame.AUDIODEVICEADDED, which=0, iscapture=0))
        pilot.frame()
        assert audio.available
        play_with(pilot, audio, 2)
        assert audio.available


def test_e2_a_device_that_breaks_while_it_plays_leaves_silence(
    monkeypatch: pytest.MonkeyPatch, audio: MixerAudio
) -> None:
    monkeypatch.setattr(pygame.mixer, "Sound", no_device)
    audio.play("lay")
    assert not audio.available
    audio.set_volumes(0.5, 0.5)
    audio.set_muted(True)
    audio.play("lay")


def test_e2_closing_never_waits_for_a_sound(audio: MixerAudio) -> None:
    audio.set_volumes(1.0, 1.0)
    audio.play("win")
    started = time.monotonic()
    audio.close()
    assert time.monotonic() - started < 1.0


def test_sb_157_muting_is_silent_at_once(audio: MixerAudio) -> None:
    audio.set_volumes(1.0, 1.0)
    for name in audio._files:
        if name != "music":
            audio.play(name)
    assert pygame.mixer.get_busy()
    audio.set_muted(True)
    assert not pygame.mixer.get_busy()
    audio.play("lay")
    assert not pygame.mixer.get_busy()


class Meter:
    """A sound device that shows what it was told."""

    available = True

    def __init__(self) -> None:
        self.volumes, self.muted = (0.0, 0.0), False

    def play(self, name: str) -> None:
        """Nothing is heard."""

    def set_volumes(self, effects: float, music: float) -> None:
        self.volumes = (effects, music)

    def set_muted(self, muted: bool) -> None:
        self.muted = muted

    def device_changed(self, present: bool) -> None:
        """It stays."""

    def close(self) -> None:
        """Nothing to close."""


def heard(pilot: Pilot) -> Meter:
    """What a device is told by the present settings."""
    meter = Meter()
    pilot.app._audio = meter
    pilot.app._set_volumes()
    return meter


def test_sb_156_mute_and_volume_are_there_after_a_restart(tmp_path: Path) -> None:
    with Pilot(tmp_path, None) as pilot:
        pilot.app.change_settings(effects_volume=40, music_volume=15, muted=True)
    with Pilot(tmp_path, None) as pilot:
        meter = heard(pilot)
        assert (meter.volumes, meter.muted) == ((0.4, 0.15), True)
        pilot.app.change_settings(muted=False)
        assert (meter.volumes, meter.muted) == ((0.4, 0.15), False)
        pilot.app.change_settings(effects_volume=0)
    with Pilot(tmp_path, None) as pilot:
        meter = heard(pilot)
        assert (meter.volumes, meter.muted) == ((0.0, 0.15), False)


# ---- screens


@pytest.mark.parametrize("desktop", [(1024, 600), (1366, 768), (1280, 720), (3840, 2160)])
def test_sb_118_e8_the_window_fits_any_desktop_with_its_bars(desktop: tuple[int, int]) -> None:
    width, height = starting_size(desktop)
    assert width <= desktop[0] * 0.95
    assert height <= desktop[1] * 0.9


def test_e8_full_screen_goes_to_a_screen_that_is_there(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Two screens, of which the larger is unplugged while the program covers it."""
    with Pilot(tmp_path) as pilot:
        view = pilot.wait_idle()["view"]
        monkeypatch.setattr(pygame.display, "get_desktop_sizes", lambda: [(1920, 1080), (1024, 768)])
        pilot.press(pygame.K_F11)
        pilot.seconds(1)
        assert pilot.describe()["window"] == [1920, 1080]
        monkeypatch.setattr(pygame.display, "get_desktop_sizes", lambda: [(1024, 768)])
        for kind in (pygame.WINDOWHIDDEN, pygame.WINDOWMOVED, pygame.WINDOWSHOWN):
            pygame.event.post(pygame.event.Event(kind, x=0, y=0))
        pilot.resize((1024, 768))
        assert pilot.describe()["window"] == [1024, 768]
        pilot.press(pygame.K_F11)
        pilot.seconds(1)
        pilot.press(pygame.K_F11)
        pilot.seconds(1)
        assert pilot.describe()["window"] == [1024, 768]
        assert pilot.wait_idle()["view"] == view
        assert_drawn_as_known(pilot)


@pytest.mark.parametrize(("driver", "hint"), [("x11", "0"), ("wayland", None), ("windows", None)])
def test_e11_e12_software_drawing_is_asked_for_on_x11_only(
    monkeypatch: pytest.MonkeyPatch, driver: str, hint: str | None
) -> None:
    monkeypatch.delenv("SDL_FRAMEBUFFER_ACCELERATION", raising=False)
    monkeypatch.setattr(pygame.display, "get_driver", lambda: driver)
    Window((640, 400), fullscreen=False, title="Scopa", icon=None)
    assert window.os.environ.get("SDL_FRAMEBUFFER_ACCELERATION") == hint
    monkeypatch.delenv("SDL_FRAMEBUFFER_ACCELERATION", raising=False)


def test_e10_a_driver_that_shows_nothing_is_no_display(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pygame.display, "get_driver", lambda: "offscreen")
    with pytest.raises(NoDisplay, match="DISPLAY"):
        Window(None, fullscreen=False, title="Scopa", icon=None)


def test_e10_a_display_that_refuses_the_window_is_told_in_one_sentence(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def refuse(*_: object) -> None:
        raise pygame.error("Window framebuffer support not available")

    monkeypatch.setattr(pygame.display, "set_mode", refuse)
    assert run(Options(tmp_path)) == EXIT_NO_DISPLAY
    (line,) = capsys.readouterr().err.splitlines()
    assert "framebuffer" in line


# ---- sleep


def test_e15_e16_hours_of_sleep_are_one_frame(tmp_path: Path) -> None:
    with Pilot(tmp_path, speed="normal") as pilot:
        told = pilot.wait_idle()
        pilot.click(next(e["id"] for e in told["elements"] if e["zone"] == "hand" and e["enabled"]))
        pilot.frame(3)
        assert pilot.app.busy
        pilot.clock.seconds += 8 * 3600
        pilot.frame()
        assert pilot.app.busy, "what moved goes on where it was"
        pilot.clock.seconds -= 3600
        pilot.wait_idle()
        assert_drawn_as_known(pilot)


# ---- what is left


def test_e45_a_broken_program_says_where_it_wrote_what_broke(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def broken(_: object) -> None:
        raise ZeroDivisionError("a scene is broken")

    monkeypatch.setattr(scenes, "title", broken)
    assert run(Options(tmp_path / "data", mute=True)) == EXIT_CRASH
    (file,) = (tmp_path / "data").glob("crash-*.txt")
    words = file.read_text(encoding="utf-8")
    assert "a scene is broken" in words
    assert "seed: no match" in words
    assert pygame.version.ver in words
    assert str(file) in capsys.readouterr().err


def test_e45_the_last_events_and_the_seed_are_written_down_but_no_typed_letters(tmp_path: Path) -> None:
    with Pilot(tmp_path, seed=77) as pilot:
        pilot.press(pygame.K_F3)
        pygame.event.post(pygame.event.Event(pygame.TEXTINPUT, text="my secret"))
        pilot.frame()
        file = app_module.crash.report(pilot.app, ValueError("odd"))
        assert file is not None
        words = file.read_text(encoding="utf-8")
    assert "seed: 77" in words
    assert f"'key': {pygame.K_F3}" in words
    assert "TextInput" in words
    assert "secret" not in words


def test_e45_where_nothing_can_be_written_it_is_still_said(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    with Pilot(tmp_path) as pilot:
        (tmp_path / "file").touch()
        monkeypatch.setattr(pilot.app, "options", Options(tmp_path / "file" / "data"))
        assert app_module.crash.report(pilot.app, ValueError("odd")) is None
    said = capsys.readouterr().err
    assert "ValueError: odd" in said
    assert "nothing could be written" in said
