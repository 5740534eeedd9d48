"""Past matches: the list, what it tells, and every way out of it, by mouse and by keys."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from time import process_time
from types import SimpleNamespace
from typing import Any

import pygame
import pytest

from scopa_gui.game.archive import Archive
from scopa_gui.game.setup import MatchSetup
from scopa_gui.game.summary import LOST, OPEN, WON, summary_of
from scopa_gui.rules.record import Deck, Resign, new_match, step
from scopa_gui.ui import scenes
from scopa_gui.ui.element import is_bar
from tests.game.playing import rules, seats
from tests.testkit.pilot import Pilot
from tests.ui.finished import PLAYED, SIZES, TEXTS, assert_apart, assert_whole, desk, drawn, pilot_with_matches, played


@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("text", TEXTS)
def test_the_list_is_whole_at_every_size(tmp_path: Path, size: tuple[int, int], text: int) -> None:
    bench = desk(tmp_path, size, text)
    scene = bench.show(scenes.history)
    for row in (0, len(scene.rows) // 2, len(scene.rows) - 1):
        scene._select(row)
        assert_whole(scene, size)
        assert_apart(scene)


@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("text", TEXTS)
def test_the_import_dialog_is_whole_at_every_size(tmp_path: Path, size: tuple[int, int], text: int) -> None:
    bench = desk(tmp_path, size, text)
    scene = bench.show(lambda app: scenes.import_match(app, "history", lambda number: None))
    scene.text_input("/a/long/path/that/somebody/has/typed/" * 6)
    assert_whole(scene, size)
    assert_apart(scene)


@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("text", (150, 200))
def test_scrolling_the_list_does_not_change_the_size_of_text(tmp_path: Path, size: tuple[int, int], text: int) -> None:
    scene = desk(tmp_path, size, text).show(scenes.history)
    at_first = scene.text_growth
    for row in range(scene.list.furthest + 1):
        scene.list.first = row
        scene.recompose()
        assert scene.text_growth == at_first, f"scrolled to row {row}"


def test_an_empty_archive_says_so(tmp_path: Path) -> None:
    bench = desk(tmp_path, empty=True)
    scene = bench.show(scenes.history)
    assert_whole(scene, (1280, 800))
    assert scene.element("text:empty").name == "No match has been played yet. Begin one with Play on the first page."
    assert drawn(bench, scene) > 20


def names(pilot: Pilot) -> dict[str, Any]:
    return {element["id"]: element for element in pilot.describe()["elements"]}


def test_the_title_opens_it_and_escape_returns(tmp_path: Path) -> None:
    with pilot_with_matches(tmp_path) as pilot:
        shown = pilot.describe()
        assert (shown["scene"], shown["dialog"]) == ("history", None)
        assert [e["id"] for e in shown["elements"] if e["default"]] in (["replay"], ["continue"])
        pilot.press(pygame.K_ESCAPE)
        assert pilot.describe()["scene"] == "title"


def test_a_row_tells_opponent_variant_day_outcome_and_score(tmp_path: Path) -> None:
    with pilot_with_matches(tmp_path) as pilot:
        info = pilot.app.stack.top.rows[1]  # type: ignore[attr-defined]
        told = summary_of(info)
        name = names(pilot)[f"match:{info.id}"]["name"]
        for part in (told.against, told.variant, "2 Jan 2026", told.outcome_word, told.score):
            assert part in name


def test_every_match_can_be_reached_by_keys_alone(tmp_path: Path) -> None:
    with pilot_with_matches(tmp_path) as pilot:
        seen = set()
        for _row in range(PLAYED + 3):
            scene: Any = pilot.app.stack.top
            seen.add(scene.chosen_match.id)
            assert f"match:{scene.chosen_match.id}" in names(pilot), "the chosen match is scrolled to"
            pilot.press(pygame.K_DOWN)
        assert len(seen) == PLAYED
        pilot.press(pygame.K_HOME)
        pilot.press(pygame.K_END)
        assert pilot.app.stack.top.list.first == pilot.app.stack.top.list.furthest  # type: ignore[attr-defined]


def test_tab_reaches_every_button_and_returns(tmp_path: Path) -> None:
    with pilot_with_matches(tmp_path) as pilot:
        stops = pilot.app.stack.top.stops()
        alone = {e.id for e in stops if not is_bar(e) and (e.group is None or e.selected)}
        seen = []
        for _stop in alone:
            pilot.press(pygame.K_TAB)
            seen.append(pilot.app.stack.top.focus_id)
        assert set(seen) == alone


def test_arrows_walk_the_tabs_that_are_one_stop_of_tab(tmp_path: Path) -> None:
    with pilot_with_matches(tmp_path) as pilot:
        pilot.app.stack.top.focus("filter:all")
        seen = []
        for _filter in range(3):
            pilot.press(pygame.K_RIGHT)
            seen.append(pilot.app.stack.top.focus_id)
        assert seen == ["filter:won", "filter:lost", "filter:open"]


def test_the_wheel_and_the_bar_scroll_and_choose_nothing(tmp_path: Path) -> None:
    with pilot_with_matches(tmp_path) as pilot:
        scene: Any = pilot.app.stack.top
        chosen = scene.chosen
        scene.scroll(3, (300, 300))
        assert (scene.list.first, scene.chosen) == (3, chosen)
        track = scene.list._track
        pilot.drag(scene.list.bar_id, (track.centerx, track.bottom - 2))
        assert scene.list.first == scene.list.furthest
        pilot.drag(scene.list.bar_id, (track.centerx, track.top + 2))
        assert (scene.list.first, scene.chosen) == (0, chosen)


@pytest.mark.parametrize("wanted", [WON, LOST, OPEN])
def test_tabs_sift_the_list(tmp_path: Path, wanted: str) -> None:
    with pilot_with_matches(tmp_path) as pilot:
        scene: Any = pilot.app.stack.top
        expected = [info.id for info in scene.all if summary_of(info).outcome == wanted]
        pilot.click(f"filter:{wanted}")
        assert [info.id for info in scene.rows] == expected
        pilot.click("filter:all")
        assert len(scene.rows) == PLAYED


def test_resigned_and_open_matches_are_shown_as_such(tmp_path: Path) -> None:
    with pilot_with_matches(tmp_path) as pilot:
        scene: Any = pilot.app.stack.top
        given_up = pilot.app.house.archive.resigned()
        for row, info in enumerate(scene.rows):
            scene._select(row)
            element = names(pilot)[f"match:{info.id}"]["name"]
            assert ("resigned" in element) == (info.id in given_up)
            assert ("open" in element) == (not info.winners)


def test_an_open_match_goes_on_and_a_finished_one_is_watched(tmp_path: Path) -> None:
    with pilot_with_matches(tmp_path) as pilot:
        pilot.click("filter:won")
        pilot.click("replay")
        assert pilot.describe()["scene"] == "replay"
        pilot.press(pygame.K_ESCAPE)
        assert pilot.describe()["scene"] == "history"
        pilot.click("filter:open")
        number = pilot.app.stack.top.chosen_match.id  # type: ignore[attr-defined]
        for ident in ("export", "review"):
            assert not names(pilot)[ident]["enabled"], "the cards of an open match stay hidden"
            assert "until then its cards are hidden" in names(pilot)[ident]["name"]
        assert "replay" not in names(pilot)
        assert "until then its cards are hidden" in names(pilot)["text:hidden"]["name"]
        pilot.press(pygame.K_RETURN)
        shown = pilot.wait_idle()
        assert (shown["scene"], shown["match"]) == ("table", number)


def test_an_open_match_can_be_given_up_from_the_history(tmp_path: Path) -> None:
    with pilot_with_matches(tmp_path) as pilot:
        pilot.app.house.archive.is_begun = lambda info: True
        assert "end" not in names(pilot), "this one is over"
        pilot.click("filter:open")
        scene: Any = pilot.app.stack.top
        number, left = scene.chosen_match.id, len(scene.rows)
        pilot.click("end")
        pilot.click("no")
        assert len(scene.rows) == left
        pilot.click("end")
        pilot.click("yes")
        assert number in pilot.app.house.archive.resigned()
        assert number not in [info.id for info in scene.rows] and number in [info.id for info in scene.all]


def test_export_tells_the_path_to_be_copied_and_import_takes_it_in(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    copied: list[str] = []
    monkeypatch.setattr(pygame, "scrap", SimpleNamespace(put_text=copied.append))
    with pilot_with_matches(tmp_path) as pilot:
        pilot.click("filter:lost")
        pilot.click("export")
        shown = pilot.describe()
        assert shown["dialog"] == "exported"
        told = names(pilot)["text:detail"]["name"]
        path = Path("".join(told.splitlines()[1:]))
        assert path.is_file()
        pilot.click("copy")
        assert copied == [str(path)]
        assert names(pilot)["copy"]["name"] == "Path copied"
        pilot.click("close")
        pilot.click("import")
        assert pilot.describe()["dialog"] == "import"
        pygame.event.post(pygame.event.Event(pygame.TEXTINPUT, text=str(path)))
        pilot.frame()
        pilot.press(pygame.K_RETURN)
        shown = pilot.describe()
        assert (shown["scene"], shown["dialog"]) == ("history", None)
        scene: Any = pilot.app.stack.top
        assert len(scene.all) == PLAYED + 1
        assert "from a file" in names(pilot)[f"match:{scene.chosen_match.id}"]["name"]


def test_a_damaged_file_is_refused_in_one_sentence_and_can_be_mended(tmp_path: Path) -> None:
    with pilot_with_matches(tmp_path) as pilot:
        good = next((tmp_path / "data" / "exports").iterdir())
        bad = tmp_path / "bad.txt"
        bad.write_text("scopa-match 1\nnothing\n", encoding="utf-8")
        pilot.click("import")
        dialog: Any = pilot.app.stack.top
        dialog.text_input(str(bad))
        pilot.click("import")
        assert names(pilot)["text:fault"]["name"] == "Line 2: The head of the match is damaged."
        for _letter in str(bad):
            pilot.press(pygame.K_BACKSPACE)
        assert dialog.field.text == ""
        assert not names(pilot)["import"]["enabled"]
        pilot.click(f"file:{dialog.files.index(good)}")
        pilot.click("import")
        assert pilot.describe()["dialog"] is None


def test_typing_a_path_does_not_mute_or_close_anything(tmp_path: Path) -> None:
    with pilot_with_matches(tmp_path) as pilot:
        pilot.click("import")
        muted = pilot.app.muted
        for letter in "m m":
            key = pygame.key.key_code(letter if letter != " " else "space")
            pygame.event.post(pygame.event.Event(pygame.KEYDOWN, key=key, mod=0, unicode=letter, scancode=0))
            pygame.event.post(pygame.event.Event(pygame.TEXTINPUT, text=letter))
            pilot.frame()
        assert pilot.app.muted == muted
        dialog: Any = pilot.app.stack.top
        assert dialog.field.text == "m m"


def test_other_peoples_matches_are_not_shown(tmp_path: Path) -> None:
    played(tmp_path)
    (tmp_path / "data" / "settings.json").write_text(json.dumps({"schema": 1, "profile": 2}), encoding="utf-8")
    with Pilot(tmp_path, None) as pilot:
        pilot.click("history")
        assert pilot.app.stack.top.rows == []  # type: ignore[attr-defined]


def test_a_thousand_matches_open_at_once(tmp_path: Path) -> None:
    archive = Archive(tmp_path / "data")
    for number in range(1000):
        setup = MatchSetup(rules(), seats(2), number, created="2026-01-02T12:00:00+00:00")
        states = [new_match(setup.game, setup.first_dealer)]
        from scopa_gui.game.archive import Written

        written = []
        for place, entry in enumerate((Deck(setup.deck(0)), Resign(number % 2)), 1):
            states.append(step(states, entry).state)
            written.append(Written(place, entry, states[-1], None))
        _number, lock = archive.begin(setup, True, written)
        assert lock is not None
        lock.release(for_good=True)
    archive.close()
    for make in (scenes.history, scenes.statistics, scenes.lobby):
        assert min(_opening_s(tmp_path, make) for _ in range(3)) < 0.3, f"{make.__name__} opens slowly"


def _opening_s(folder: Path, make: Callable[..., Any]) -> float:
    """Processor time until a page is shown; a collection of the tests' own garbage may fall into one of several."""
    bench = desk(folder)
    started = process_time()
    bench.show(make)
    return process_time() - started


def test_the_length_of_a_match_is_told_in_plays(tmp_path: Path) -> None:
    """Cards played, by the word that the rules use for them."""
    played(tmp_path)
    with Pilot(tmp_path, None) as pilot:
        pilot.app.stack.push(scenes.history(pilot.app))
        pilot.wait_idle()
        told = " ".join(element["name"] for element in pilot.describe()["elements"])
        assert "36 plays" in told and "moves" not in told
