"""After a change of language or deck nothing on the screen is left in the old words."""

from __future__ import annotations

from pathlib import Path

from scopa_gui.ui import scenes
from tests.testkit.pilot import Pilot
from tests.ui.finished import played
from tests.ui.table_helpers import names, play_until, table_of
from tests.ui.test_hint import ask


def test_the_line_of_the_last_event_follows_language_and_deck(tmp_path: Path) -> None:
    with Pilot(tmp_path, seed=3) as pilot:
        pilot.wait_idle()
        before = names(pilot)["event"]
        pilot.app.change_settings(language="it")
        pilot.frame()
        italian = names(pilot)["event"]
        assert italian != before and "prende" in italian
        pilot.app.change_settings(deck="french")
        pilot.frame()
        french = names(pilot)["event"]
        assert french != italian
        assert not any(word in french for word in ("denari", "coppe", "spade", "bastoni"))


def test_the_hint_is_told_anew_in_the_language_and_by_the_deck(tmp_path: Path) -> None:
    with Pilot(tmp_path, seed=3) as pilot:
        pilot.wait_idle()
        scene = table_of(pilot)
        pilot.app.change_settings(language="de")
        german, card = ask(pilot), scene.hinting.card
        assert names(pilot)["advice"] == german and card is not None
        pilot.app.change_settings(language="it", deck="french")
        pilot.frame()
        advice = names(pilot)["advice"]
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
        assert names(pilot)["choice:0"].startswith("Neun oder weniger")


def test_the_count_is_told_anew(tmp_path: Path) -> None:
    with Pilot(tmp_path, "classic2", seed=3) as pilot:
        play_until(pilot, "deal_count")
        page = pilot.app.stack.top
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
        english = names(pilot)["event"]
        pilot.app.change_settings(language="fr")
        pilot.frame(2)
        told = names(pilot)["event"]
        assert told != english and "table" in told and "On the" not in told
