"""The keys of the table lead to the hand, wherever the ring was, and go through a panel that lies beside it."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from scopa_gui.ui.element import Element
from scopa_gui.ui.paint import Baked, Painter
from tests.testkit.pilot import Pilot
from tests.ui.table_helpers import table_of, to_capture


def hand(pilot: Pilot) -> list[Element]:
    return [e for e in table_of(pilot).elements() if e.zone == "hand"]


def ringed(pilot: Pilot) -> str | None:
    found = pilot.app.stack.top.ringed()
    return found.id if found is not None else None


@pytest.mark.parametrize("start", [None, "hand", "table", "seat:1", "menu", "hint"])
@pytest.mark.parametrize(("key", "end"), [(pygame.K_HOME, 0), (pygame.K_END, -1)])
def test_home_and_end_go_to_the_ends_of_the_hand(tmp_path: Path, key: int, end: int, start: str | None) -> None:
    with Pilot(tmp_path, "classic2", seed=22, opponents=("amateur",)) as pilot:
        pilot.wait_idle()
        scene = table_of(pilot)
        if start is not None:
            found = next(e for e in scene.elements() if start in (e.id, e.zone))
            scene.focus(hand(pilot)[1].id if start == "hand" else found.id)
        pilot.press(key)
        assert ringed(pilot) == hand(pilot)[end].id


@pytest.mark.parametrize("start", ["seat:2", "hint", "guide", "menu"])
def test_down_comes_to_the_nearest_card_of_the_hand(tmp_path: Path, start: str) -> None:
    with Pilot(tmp_path, "classic3", seed=22, opponents=("amateur",)) as pilot:
        pilot.wait_idle()
        scene = table_of(pilot)
        scene.focus(start)
        x = pilot.element(start).rect.centerx
        pilot.press(pygame.K_DOWN)
        nearest = min(hand(pilot), key=lambda e: abs(e.rect.centerx - x))
        assert ringed(pilot) == nearest.id


def test_a_card_played_by_its_number_brings_the_ring_back_to_the_hand(tmp_path: Path) -> None:
    with Pilot(tmp_path, "classic2", seed=22) as pilot:
        pilot.wait_idle()
        scene = table_of(pilot)
        scene.focus("menu")
        pilot.press(pygame.K_1)
        pilot.wait_idle()
        pilot.seconds(1)
        found = scene.ringed()
        assert found is not None and found.zone == "hand"
        pilot.press(pygame.K_RETURN)
        assert pilot.describe()["dialog"] is None


@pytest.mark.parametrize("panel", [pygame.K_g, pygame.K_l])
def test_the_ring_is_on_a_panel_while_it_is_open_and_goes_back_to_the_card(tmp_path: Path, panel: int) -> None:
    with Pilot(tmp_path, "classic2", seed=22) as pilot:
        pilot.wait_idle()
        scene = table_of(pilot)
        pilot.press(pygame.K_RIGHT)
        card = ringed(pilot)
        pilot.press(panel)
        assert pilot.app.stack.top is not scene
        assert ringed(pilot) == "close"
        assert scene.ringed() is None and scene.board.attention.focused is None
        pilot.press(pygame.K_RETURN)
        assert pilot.app.stack.top is scene
        assert ringed(pilot) == card


@pytest.mark.parametrize("panel", [pygame.K_g, pygame.K_l])
def test_a_number_beside_a_panel_plays_that_card(tmp_path: Path, panel: int) -> None:
    with Pilot(tmp_path, "classic2", seed=22) as pilot:
        pilot.app.change_settings(confirm_play=True)
        pilot.wait_idle()
        card = hand(pilot)[1].card
        pilot.press(panel)
        pilot.press(pygame.K_2)
        described = pilot.describe()
        assert described["dialog"] is None
        assert described["view"]["choosing"]["card"] == card


@pytest.mark.parametrize("panel", [pygame.K_g, pygame.K_l])
def test_a_letter_beside_a_panel_does_what_it_does_at_the_table(tmp_path: Path, panel: int) -> None:
    with Pilot(tmp_path, "classic2", seed=8, speed="fast") as pilot:
        played = to_capture(pilot)
        scene = table_of(pilot)
        pilot.press(panel)
        pilot.press(pygame.K_r)
        assert scene.presenter.again == played


@pytest.mark.parametrize("way", ["key", "menu"])
def test_the_table_makes_room_for_the_log(tmp_path: Path, way: str) -> None:
    with Pilot(tmp_path, "classic2", seed=8) as pilot:
        to_capture(pilot)
        scene = table_of(pilot)
        if way == "menu":
            pilot.press(pygame.K_ESCAPE)
            pilot.click("log")
        else:
            pilot.press(pygame.K_l)
        panel = pilot.app.stack.top.covers
        assert panel is not None
        for element in scene.elements():
            if element.id == "event" or element.zone in ("hand", "table"):
                assert not panel.colliderect(element.rect), element.id
        pilot.press(pygame.K_ESCAPE)
        assert scene.board.shift == 0


def caps(pilot: Pilot, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The keys drawn in a whole new picture of the table."""
    drawn: list[str] = []
    key_cap = Painter.key_cap

    def noted(painter: Painter, word: str, size: float = 14) -> Baked:
        drawn.append(word)
        return key_cap(painter, word, size)

    monkeypatch.setattr(Painter, "key_cap", noted)
    table_of(pilot).draw(pilot.app.window.surface, True)
    monkeypatch.setattr(Painter, "key_cap", key_cap)
    return drawn


def test_cards_bear_the_keys_that_play_them_while_keys_are_used(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with Pilot(tmp_path, "scopone_scientifico", seed=22) as pilot:
        pilot.wait_idle()
        assert caps(pilot, monkeypatch) == [], "who plays by mouse is not disturbed"
        pilot.press(pygame.K_RIGHT)
        assert sorted(caps(pilot, monkeypatch)) == sorted(str(n % 10) for n in range(1, len(hand(pilot)) + 1))
        pilot.click(hand(pilot)[3].rect.center)
        pilot.wait_idle()
        assert caps(pilot, monkeypatch) == []
