"""Hints: legal, explained, by what the player may know, and never behind the player's back."""

from __future__ import annotations

import random
from pathlib import Path

import pygame
import pytest

from scopa_gui.rules.deal import Play
from scopa_gui.rules.notation import action_text
from tests.testkit.pilot import Pilot
from tests.ui.table_helpers import ask, step, table_of, think


def test_the_first_hint_asks_before_the_match_is_no_longer_rated(tmp_path: Path) -> None:
    with RatedPilot(tmp_path / "rated") as pilot:
        pilot.wait_idle()
        controller = table_of(pilot).session.controller
        assert controller.rated
        pilot.press(pygame.K_h)
        assert pilot.describe()["dialog"] == "confirm"
        pilot.click("no")
        assert controller.rated
        assert not table_of(pilot).hinting.words
        assert ask(pilot)
        assert not controller.rated
        pilot.press(pygame.K_ESCAPE)
        assert not table_of(pilot).hinting.words
        pilot.press(pygame.K_h)
        assert pilot.describe()["dialog"] is None, "asked once"


class RatedPilot(Pilot):
    """A match whose seed nobody chose."""

    def __init__(self, folder: Path) -> None:
        folder.mkdir()
        super().__init__(folder)
        app = self.app
        setup = table_of(self).session.controller.setup
        app.start_match(setup.ruleset, setup.seats)
        self.frame()


@pytest.mark.parametrize("variant", ["classic2", "cirulla", "asso_pigliatutto", "scopone_scientifico"])
def test_hints_are_legal_and_change_nothing(tmp_path: Path, variant: str) -> None:
    dice = random.Random(variant)
    with Pilot(tmp_path, variant) as pilot:
        for _ in range(4):
            described = pilot.wait_idle()
            if described["scene"] != "table":
                break
            scene = table_of(pilot)
            before = scene.session.view
            said = ask(pilot)
            advised = scene.hinting._advised
            assert advised in before.legal
            assert scene.session.view == before
            assert len(said) > 12
            if isinstance(advised, Play):
                assert action_text(advised) in described["view"]["legal"]
                assert scene.hinting.card == advised.card
                assert scene.board.attention.previewed == scene.hinting.taken
            shown = pilot.describe()["elements"]
            assert [e["name"] for e in shown if e["id"] == "advice"] == [said]
            step(pilot, dice)
            pilot.wait_idle()
            if pilot.describe()["scene"] == "table":
                assert not table_of(pilot).hinting.words, "it spoke of another position"


def test_the_hint_is_drawn_and_goes_when_a_choice_opens(tmp_path: Path) -> None:
    with Pilot(tmp_path) as pilot:
        pilot.wait_idle()
        before = pygame.image.tobytes(pilot.app.window.surface, "RGB")
        ask(pilot)
        pilot.frame(30)
        assert pygame.image.tobytes(pilot.app.window.surface, "RGB") != before
        pilot.press(pygame.K_ESCAPE)
        assert pilot.describe()["dialog"] is None, "Esc first puts the hint away"
        pilot.press(pygame.K_ESCAPE)
        assert pilot.describe()["dialog"] == "menu"
        pilot.click("hint")
        assert think(pilot)


def test_hints_can_be_switched_off(tmp_path: Path) -> None:
    with Pilot(tmp_path) as pilot:
        pilot.wait_idle()
        assert any(e["id"] == "hint" for e in pilot.describe()["elements"])
        pilot.app.change_settings(hints=False)
        pilot.wait_idle()
        assert not any(e["id"] == "hint" for e in pilot.describe()["elements"])
        pilot.press(pygame.K_h)
        assert not table_of(pilot).hinting.words
        pilot.press(pygame.K_ESCAPE)
        line = next(e for e in pilot.describe()["elements"] if e["id"] == "hint")
        assert not line["enabled"]
        assert "switched off" in line["name"]


def test_no_frame_waits_for_the_coach(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("scopa_gui.ui.table.hinting.BUDGET_S", 0.0001)
    with Pilot(tmp_path, "scopone_scientifico") as pilot:
        pilot.wait_idle()
        scene = table_of(pilot)
        slices = 0
        pilot.press(pygame.K_h)
        while scene.hinting.busy:
            slices += 1
            scene.hinting.think()
        assert slices > 3, "the work is spread over frames"


@pytest.mark.parametrize(("act", "words"), [("take_back", "take a play back"), ("restart", "no longer rated")])
def test_undoing_asks_first_while_the_match_is_rated(tmp_path: Path, act: str, words: str) -> None:
    with RatedPilot(tmp_path / "rated") as pilot:
        step(pilot, random.Random(1))
        pilot.wait_idle()
        controller = table_of(pilot).session.controller
        pilot.press(pygame.K_ESCAPE)
        pilot.click(act)
        told = pilot.describe()
        assert told["dialog"] == "confirm"
        assert any(words in element["name"] for element in told["elements"])
        assert controller.rated
        pilot.click("yes")
        pilot.wait_idle()
        assert not controller.rated
        assert pilot.describe()["dialog"] is None


def test_u_asks_too_and_can_be_forbidden(tmp_path: Path) -> None:
    with RatedPilot(tmp_path / "rated") as pilot:
        step(pilot, random.Random(1))
        pilot.wait_idle()
        pilot.press(pygame.K_u)
        assert pilot.describe()["dialog"] == "confirm"
        pilot.click("no")
        pilot.app.change_settings(take_back=False)
        pilot.press(pygame.K_u)
        assert pilot.describe()["dialog"] is None
        pilot.press(pygame.K_ESCAPE)
        line = next(e for e in pilot.describe()["elements"] if e["id"] == "take_back")
        assert not line["enabled"]
        assert "switched off" in line["name"]
