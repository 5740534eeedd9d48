"""After a change of language or deck nothing on the screen is left in the old words."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pygame
import pytest

from scopa_gui.game.i18n import set_language
from scopa_gui.rules.presets import PRESETS
from scopa_gui.ui import scenes
from scopa_gui.ui.scenes.declining import declined
from scopa_gui.ui.scenes.new_match_page import NewMatch
from scopa_gui.ui.scenes.page import Page
from tests.game.playing import seats
from tests.testkit.pilot import Pilot
from tests.ui.bench import Bench
from tests.ui.every_scene import ALL
from tests.ui.finished import played
from tests.ui.table_helpers import ask, names, play_until, table_of


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


@pytest.mark.parametrize("name", [name for name in ALL if name not in ("confirm", "message")])
def test_every_page_is_laid_out_in_the_words_of_now(name: str) -> None:
    def told(page: Page) -> list[str]:
        return [element.name for element in page.laid()]

    desk = Bench()
    page = desk.show(ALL[name])
    set_language("de")
    page.layout(desk.stack.size)
    anew = told(page)
    assert anew == told(desk.show(ALL[name]))


def way(*acts: str | int | Callable[[Pilot], None]) -> Callable[[Pilot], None]:
    """What is clicked, pressed and done, one after the other."""

    def go(pilot: Pilot) -> None:
        for act in acts:
            pilot.wait_idle()
            if isinstance(act, str):
                pilot.click(act)
            elif isinstance(act, int):
                pilot.press(act)
            else:
                act(pilot)

    return go


def told_that_one_declines(pilot: Pilot) -> None:
    declined(pilot.app, "new_match", ["rookie"], 3000.0)


def refused(pilot: Pilot) -> None:
    """Go round the values of a rule until one of them does not fit."""
    pilot.app.stack.push(scenes.new_match(pilot.app))
    page = pilot.app.stack.top
    assert isinstance(page, NewMatch)
    page.choose_variant("cirulla")
    way("house_rules", "topic:deal", *["rule:hand_size"] * 2)(pilot)


def with_nothing_that_can_be_saved(pilot: Pilot) -> None:
    pilot.app.house.kept_rules.keep = lambda rules: False  # type: ignore[method-assign]
    way("play", "house_rules", "topic:score", "rule:pts_cards", "keep", "keep")(pilot)


def begin_rated(pilot: Pilot) -> None:
    pilot.app.start_match(PRESETS["classic2"], seats(2, 1, "rookie"))


def no_act() -> None:
    """What a question is about does not matter here."""


AT_THE_TITLE: dict[str, Callable[[Pilot], None]] = {
    "open matches": way("matches"),
    "new match": way("play"),
    "seats": way("play", "people"),
    "name of a seat": way("play", "people", "name:0"),
    "house rules": way("play", "house_rules"),
    "house rules refused": refused,
    "house rules to be kept": way("play", "house_rules", "topic:score", "rule:pts_cards", "keep"),
    "house rules that cannot be kept": with_nothing_that_can_be_saved,
    "lobby": way("lobby"),
    "profiles": way("lobby", "players"),
    "new player": way("lobby", "players", "add"),
    "your name": way("lobby", "players", "rename"),
    "declined": told_that_one_declines,
    "history": way("history"),
    "exported": way("history", "filter:won", "export"),
    "import": way("history", "import"),
    "import of nothing": way("history", "import", lambda pilot: pilot.app.stack.top.text_input("/no"), "import"),
    "replay": way("history", "filter:won", "replay"),
    "replay with the log": way("history", "filter:won", "replay", "log"),
    "statistics": way("statistics"),
    "learn": way("learn"),
    "lesson": lambda pilot: pilot.app.stack.push(scenes.lesson(pilot.app, 1)),
    "puzzles": way("puzzles"),
    "puzzle": lambda pilot: pilot.app.stack.push(scenes.puzzle(pilot.app, 2)),
    "daily": way("daily"),
    "rules": way("rules"),
    "settings": way("settings"),
    "credits": lambda pilot: pilot.app.stack.push(scenes.credits(pilot.app)),
    "files that could not be read": lambda pilot: pilot.app.warn_of_files("damaged"),
    "no match to go on with": lambda pilot: pilot.app.continue_match(9999),
    "hint": way(begin_rated, pygame.K_h),
    "take back": way(begin_rated, lambda pilot: pilot.app.stack.push(scenes.take_back(pilot.app, "table", no_act))),
    "no match to replay": lambda pilot: pilot.app.open_replay(Path("/no")),
}
AT_THE_TABLE: dict[str, Callable[[Pilot], None]] = {
    "menu": way(pygame.K_ESCAPE),
    "restart": way(pygame.K_ESCAPE, "restart"),
    "resign": way(pygame.K_ESCAPE, "resign"),
    "rules in force": way(pygame.K_ESCAPE, "rules"),
    "guide": way(pygame.K_g),
    "pile": way(lambda pilot: table_of(pilot).open_pile(1)),
}


def assert_anew(folder: Path, variant: str | None, go: Callable[[Pilot], None]) -> None:
    """Turned to German and another deck, a scene says what it says when it is reached so."""
    told = []
    for start, deck in (("en", "napoletane"), ("de", "french")):
        played(folder / start)
        with Pilot(folder / start, variant, language=start) as pilot:
            pilot.app.change_settings(language=start, deck=deck)
            go(pilot)
            pilot.frame(2)
            before = names(pilot)
            pilot.app.change_settings(language="de", deck="french")
            pilot.frame(2)
            told.append({ident: name.replace("/en/", "/de/") for ident, name in names(pilot).items()})
            assert start == "de" or names(pilot) != before
    assert told[0] == told[1]


@pytest.mark.parametrize("name", AT_THE_TITLE)
def test_a_scene_from_the_title_is_told_anew(tmp_path: Path, name: str) -> None:
    assert_anew(tmp_path, None, AT_THE_TITLE[name])


@pytest.mark.parametrize("name", AT_THE_TABLE)
def test_a_dialog_over_the_table_is_told_anew(tmp_path: Path, name: str) -> None:
    assert_anew(tmp_path, "classic2", AT_THE_TABLE[name])
