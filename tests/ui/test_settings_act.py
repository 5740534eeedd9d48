"""Every setting changes what it names, at once, and is there after a restart."""

from __future__ import annotations

import random
import sys
import time
from dataclasses import fields
from pathlib import Path
from typing import Any

import pygame
import pytest

from scopa_gui.game.settings import Settings, load
from scopa_gui.rules.cards import cards_in, suit, value
from scopa_gui.ui import scenes
from scopa_gui.ui.voice import SystemVoice
from tests.testkit.pilot import Pilot
from tests.ui.table_helpers import step, table_of

OTHER: dict[str, Any] = {
    "language": "de", "speed": "fast", "reduced_motion": True, "effects_volume": 25, "music_volume": 40, "muted": True,
    "deck": "french", "indices": "value_and_suit", "high_contrast": True, "table": "wood", "text_size": 150,
    "hand_order": "suit", "confirm_play": True, "look_through_piles": True, "full_screen": True, "speech": True,
    "hints": False, "take_back": False, "profile": 2, "player_name": "Anna", "last_variant": "cirulla",
    "last_players": 3, "last_opponent": "pro", "last_target": 21, "last_deals": 1,
    "window_width": 1024, "window_height": 640,
}  # fmt: skip
"""Another value for every setting."""


class Talker:
    """A voice that remembers what it said."""

    available = True

    def __init__(self) -> None:
        self.said: list[tuple[str, str]] = []
        self.closed = 0

    def say(self, text: str, language: str) -> None:
        self.said.append((text, language))

    def close(self) -> None:
        self.closed += 1


def picture(pilot: Pilot) -> bytes:
    pilot.frame(40)
    return pygame.image.tobytes(pilot.app.window.surface, "RGB")


def test_no_setting_is_forgotten_here() -> None:
    assert set(OTHER) == {field.name for field in fields(Settings)}


@pytest.mark.parametrize("name", OTHER)
def test_every_setting_is_there_after_a_restart(tmp_path: Path, name: str) -> None:
    with Pilot(tmp_path, None) as pilot:
        assert getattr(pilot.app.settings, name) != OTHER[name]
        pilot.app.change_settings(**{name: OTHER[name]})
    with Pilot(tmp_path, None) as pilot:
        assert getattr(pilot.app.settings, name) == OTHER[name]


@pytest.mark.parametrize("name", ["deck", "indices", "high_contrast", "table", "text_size", "hints"])
def test_what_is_seen_changes_at_once(tmp_path: Path, name: str) -> None:
    with Pilot(tmp_path) as pilot:
        pilot.wait_idle()
        before = picture(pilot)
        pilot.app.change_settings(**{name: OTHER[name]})
        assert picture(pilot) != before
        pilot.app.change_settings(**{name: getattr(Settings(), name)})
        assert picture(pilot) == before


@pytest.mark.parametrize("name", ["deck", "indices", "high_contrast"])
def test_it_is_the_same_picture_after_a_restart(tmp_path: Path, name: str) -> None:
    seen = []
    for number in range(2):
        with Pilot(tmp_path, None) as pilot:
            if number == 0:
                pilot.app.change_settings(**{name: OTHER[name]})
            pilot.app.stack.replace(scenes.settings(pilot.app))
            seen.append(picture(pilot))
    assert seen[0] == seen[1]


def hand_of(pilot: Pilot) -> list[int]:
    return [actor.card for actor in table_of(pilot).board.hand if actor.card is not None]


def test_the_hand_is_sorted_as_chosen(tmp_path: Path) -> None:
    with Pilot(tmp_path, "scopone_scientifico") as pilot:
        pilot.wait_idle()
        hand = hand_of(pilot)
        assert hand == sorted(hand, key=lambda card: (value(card), suit(card)))
        pilot.app.change_settings(hand_order="suit")
        assert hand_of(pilot) == sorted(hand, key=lambda card: (suit(card), value(card)))
        pilot.app.change_settings(hand_order="dealt")
        controller = table_of(pilot).session.controller
        pack = controller.setup.deck(0)
        assert hand_of(pilot) == [card for card in pack if card in hand]
        shown = [e["card"] for e in pilot.describe()["elements"] if e["zone"] == "hand"]
        assert len(shown) == len(hand)


def test_a_play_is_confirmed_where_that_is_chosen(tmp_path: Path) -> None:
    with Pilot(tmp_path) as pilot:
        pilot.app.change_settings(confirm_play=True)
        told = pilot.wait_idle()
        card = next(e["id"] for e in told["elements"] if e["zone"] == "hand" and e["enabled"])
        plays = len(told["plays"])
        pilot.click(card)
        told = pilot.describe()
        assert told["view"]["choosing"] is not None
        assert len(told["plays"]) == plays
        pilot.press(pygame.K_RETURN)
        pilot.press(pygame.K_RETURN)
        assert len(pilot.wait_idle()["plays"]) > plays


def test_piles_can_be_looked_through_only_where_that_is_chosen(tmp_path: Path) -> None:
    dice = random.Random(2)
    with Pilot(tmp_path) as pilot:
        while not any(e["id"] == "pile:0" for e in pilot.wait_idle()["elements"]):
            step(pilot, dice)
        pilot.click("pile:0")
        assert pilot.describe()["dialog"] is None
        pilot.app.change_settings(look_through_piles=True)
        pilot.frame()
        pilot.click("pile:0")
        told = pilot.describe()
        assert told["dialog"] == "pile"
        view = table_of_below(pilot).session.view
        names = table_of_below(pilot).session.controller.deck_names
        shown = [e["name"] for e in told["elements"] if e["id"].startswith("text:card:")]
        assert sorted(shown) == sorted(names.card(card) for card in cards_in(view.piles[0]))
        pilot.press(pygame.K_ESCAPE)
        assert pilot.describe()["dialog"] is None


def table_of_below(pilot: Pilot) -> Any:
    return pilot.app.stack.scenes[0]


def test_every_event_is_spoken_where_that_is_chosen(tmp_path: Path) -> None:
    dice = random.Random(2)
    with Pilot(tmp_path) as pilot:
        talker = pilot.app.voice = Talker()
        pilot.wait_idle()
        step(pilot, dice)
        assert talker.said == []
        pilot.app.change_settings(speech=True)
        step(pilot, dice)
        pilot.wait_idle()
        assert talker.said
        assert talker.said[-1][0] == table_of(pilot).session.latest()
        assert talker.said[-1][1] == "en"
        pilot.app.change_settings(speech=False)
        assert talker.closed == 1
    assert talker.closed == 2


def test_without_a_voice_speech_says_so_and_cannot_be_switched_on(tmp_path: Path) -> None:
    with Pilot(tmp_path, None) as pilot:
        pilot.app.voice = SystemVoice(None)
        pilot.app.voice._command = None
        pilot.app.stack.push(scenes.settings(pilot.app))
        pilot.frame(5)
        element = pilot.element("speech")
        assert not element.enabled
        assert "no voice" in element.name


def test_a_voice_gets_the_text_and_is_cut_off_by_the_next(tmp_path: Path) -> None:
    heard = tmp_path / "heard.txt"
    code = f"import sys, pathlib, time; pathlib.Path({str(heard)!r}).write_text(sys.stdin.read()); time.sleep(30)"
    voice = SystemVoice(lambda language: (sys.executable, "-c", code))
    voice.say("You take the settebello; $(rm -rf x)", "en")
    end = time.monotonic() + 20
    while not (heard.exists() and heard.read_text()) and time.monotonic() < end:
        time.sleep(0.02)
    assert heard.read_text() == "You take the settebello; $(rm -rf x)"
    first = voice._process
    assert first is not None
    voice.say("Scopa!", "en")
    assert first.poll() is not None
    started = time.monotonic()
    voice.close()
    assert time.monotonic() - started < 1.0


def test_a_voice_that_is_gone_is_not_asked_again(tmp_path: Path) -> None:
    voice = SystemVoice(lambda language: (str(tmp_path / "nothing"),))
    assert voice.available
    voice.say("Scopa!", "it")
    assert not voice.available


CHOSEN: tuple[tuple[str, str, Any], ...] = (
    ("deck:french", "deck", "french"), ("indices:value_and_suit", "indices", "value_and_suit"),
    ("high_contrast", "high_contrast", True), ("confirm_play", "confirm_play", True), ("hints", "hints", False),
    ("take_back", "take_back", False), ("look_through_piles", "look_through_piles", True),
    ("hand_order:dealt", "hand_order", "dealt"), ("text_size:125", "text_size", 125), ("speed:slow", "speed", "slow"),
    ("reduced_motion", "reduced_motion", True), ("muted", "muted", True), ("table:marble", "table", "marble"),
    ("language:it", "language", "it"), ("full_screen", "full_screen", True), ("speech", "speech", True),
)  # fmt: skip


def walk_to(pilot: Pilot, ident: str) -> None:
    """By Tab to the group of an Element, and by arrows within it."""
    page, target = pilot.app.stack.top, pilot.element(ident)
    for arrow in (pygame.K_RIGHT, pygame.K_DOWN, pygame.K_LEFT, pygame.K_UP):
        fellows = [e.id for e in page.elements() if e is target or (e.group is not None and e.group == target.group)]
        for _ in range(80):
            pilot.press(pygame.K_TAB)
            if page.focus_id in fellows:
                break
        while page.focus_id in fellows and page.focus_id != ident:
            before = page.focus_id
            pilot.press(arrow)
            if page.focus_id == before:
                break
        if page.focus_id == ident:
            return
    raise AssertionError(f"{ident} is out of reach")


@pytest.mark.parametrize(("ident", "name", "chosen"), CHOSEN)
def test_each_is_chosen_on_the_page_by_keyboard_alone(tmp_path: Path, ident: str, name: str, chosen: object) -> None:
    with Pilot(tmp_path, None) as pilot:
        pilot.app.voice = Talker()
        pilot.app.stack.push(scenes.settings(pilot.app))
        pilot.frame(5)
        walk_to(pilot, ident)
        pilot.press(pygame.K_RETURN)
        assert getattr(pilot.app.settings, name) == chosen
        assert pilot.element(ident).selected == (chosen is not False)


@pytest.mark.parametrize(("key", "mod"), [(pygame.K_F11, 0), (pygame.K_RETURN, pygame.KMOD_LALT)])
def test_the_key_for_full_screen_is_the_setting(tmp_path: Path, key: int, mod: int) -> None:
    with Pilot(tmp_path, None) as pilot:
        pilot.app.stack.push(scenes.settings(pilot.app))
        pilot.frame(5)
        for covered in (True, False, True):
            pilot.press(key, mod)
            pilot.frame(2)
            assert pilot.element("full_screen").selected is pilot.app.settings.full_screen is covered
            assert load(pilot.app.settings_path)[0].full_screen is covered
        page = pilot.app.stack.top
        page.activate(pilot.element("full_screen"))
        assert not pilot.app.window.fullscreen and not pilot.app.settings.full_screen
