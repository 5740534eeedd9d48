"""After a change of language or deck nothing on the screen is left in the old words."""

from __future__ import annotations

from pathlib import Path

import pygame

from scopa_gui.ui import scenes
from tests.testkit.pilot import Pilot
from tests.ui.finished import played
from tests.ui.table_helpers import table_of


def texts(pilot: Pilot) -> dict[str, str]:
    return {element["id"]: element["name"] for element in pilot.describe()["elements"]}


def test_the_line_of_the_last_event_follows_language_and_deck(tmp_path: Path) -> None:
    with Pilot(tmp_path, seed=3) as pilot:
        pilot.wait_idle()
        before = texts(pilot)["event"]
        pilot.app.change_settings(language="it")
        pilot.frame()
        italian = texts(pilot)["event"]
        assert italian != before and "prende" in italian
        pilot.app.change_settings(deck="french")
        pilot.frame()
        french = texts(pilot)["event"]
        assert french != italian
        assert not any(word in french for word in ("denari", "coppe", "spade", "bastoni"))


def test_the_hint_is_told_anew_in_the_language_and_by_the_deck(tmp_path: Path) -> None:
    with Pilot(tmp_path, seed=3) as pilot:
        pilot.wait_idle()
        scene = table_of(pilot)
        pilot.app.change_settings(language="de")
        scene.hinting._accept()
        for _ in range(2000):
            pilot.frame()
            if not scene.hinting.busy:
                break
        german = texts(pilot)["advice"]
        card = scene.hinting.card
        pilot.app.change_settings(language="it", deck="french")
        pilot.frame()
        advice = texts(pilot)["advice"]
        assert advice != german and scene.hinting.card == card
        assert any(word in advice for word in ("quadri", "cuori", "picche", "fiori")), advice


def test_an_open_question_is_asked_anew(tmp_path: Path) -> None:
    with Pilot(tmp_path, "cirulla", seed=6) as pilot:
        pilot.wait_idle()
        scene = table_of(pilot)
        assert scene.prompt is not None and scene.prompt.question.startswith("Declare")
        pilot.app.change_settings(language="de")
        pilot.frame()
        assert scene.prompt is not None
        assert "ansagen" in scene.prompt.question.lower()
        assert texts(pilot)["choice:0"].startswith("Neun oder weniger")


def test_the_count_is_told_anew(tmp_path: Path) -> None:
    with Pilot(tmp_path, "classic2", seed=3) as pilot:
        for _ in range(40):
            found = pilot.wait_idle()
            if found["scene"] == "deal_count":
                break
            pilot.click(next(e["id"] for e in found["elements"] if e["zone"] == "hand" and e["enabled"]))
            if pilot.describe()["view"]["choosing"]:
                pilot.press(pygame.K_RETURN)
        page = pilot.app.stack.top
        assert page.name == "deal_count"
        pilot.app.change_settings(language="es", deck="french")
        pilot.frame()
        told = [line.label for line in page.lines]  # type: ignore[attr-defined]
        assert told[0] == "Escobas" and "Diamantes" in told


def test_a_replay_is_told_anew(tmp_path: Path) -> None:
    played(tmp_path)
    with Pilot(tmp_path, None) as pilot:
        archive = pilot.app.house.archive
        match = next(info.id for info in archive.finished_matches() if info.setup.preset == "classic2")
        pilot.app.stack.push(scenes.replay(pilot.app, archive.load(match)[1], 0))
        pilot.wait_idle()
        english = texts(pilot)["event"]
        pilot.app.change_settings(language="fr")
        pilot.frame(2)
        told = texts(pilot)["event"]
        assert told != english and "table" in told and "On the" not in told
