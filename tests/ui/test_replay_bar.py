"""The bar of a replay: its buttons, its slider, its keys, and where the ring goes."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pygame
import pytest

from scopa_gui.rules.deal import Play
from scopa_gui.rules.record import Back
from scopa_gui.ui import scenes
from scopa_gui.ui.paint import Baked, Painter, plates
from scopa_gui.ui.scenes.replay_bar import SIGNS, show_bar
from tests.testkit.pilot import Pilot
from tests.ui.filmed import film, record_of, watching


def test_the_bar_is_whole_with_large_text(tmp_path: Path) -> None:
    with watching(tmp_path) as pilot:
        pilot.app.change_settings(text_size=200)
        scene: Any = pilot.app.stack.top
        assert scene.bar.misfits == []
        assert [e.id for e in scene.elements() if e.default] == ["run"]


def test_buttons_and_keys_do_the_same(tmp_path: Path) -> None:
    with watching(tmp_path) as pilot:
        shown = film(pilot)
        page: Any = pilot.app.stack.top
        for button, key in (
            ("forward", pygame.K_RIGHT), ("backward", pygame.K_LEFT), ("deal_after", pygame.K_PAGEDOWN),
            ("deal_before", pygame.K_PAGEUP), ("open", pygame.K_o), ("seat", pygame.K_v), ("pace", pygame.K_s),
        ):  # fmt: skip
            page.jump(6)
            pilot.click(button)
            by_button = (shown.position, shown.all_open, shown.viewer)
            if button in ("open", "seat", "pace"):
                pilot.press(key)
                continue
            page.jump(6)
            pilot.press(key)
            assert (shown.position, shown.all_open, shown.viewer) == by_button


def test_the_slider_goes_anywhere(tmp_path: Path) -> None:
    with watching(tmp_path) as pilot:
        shown = film(pilot)
        rect = pilot.element("position").rect
        pilot.click((rect.centerx, rect.top + 14))
        assert abs(shown.step - (len(shown.stops) - 1) / 2) <= 1
        pilot.drag("position", (rect.right - 2, rect.centery))
        assert shown.at_end
        pilot.drag("position", (rect.left + 2, rect.centery))
        assert shown.at_start


@pytest.mark.parametrize("ident", SIGNS)
def test_a_button_of_the_bar_that_shows_only_a_sign_is_named_where_it_is_pointed_at(
    tmp_path: Path, ident: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    named: list[str] = []
    caption = plates.caption

    def noted(brush: Painter, words: str, **how: Any) -> Baked:
        named.append(words)
        return caption(brush, words, **how)

    monkeypatch.setattr(plates, "caption", noted)
    with watching(tmp_path) as pilot:
        pilot.press(pygame.K_RIGHT)
        pilot.wait_idle()
        pilot.move(pilot.at(ident))
        pilot.seconds(2.0)
        assert pilot.element(ident).name in named


def test_keys_begin_at_the_button_that_sets_the_film_going(tmp_path: Path) -> None:
    with watching(tmp_path) as pilot:
        ringed = pilot.app.stack.top.ringed()
        assert ringed is not None and ringed.id == "run"


def test_where_a_play_is_taken_back_the_bar_says_so(tmp_path: Path) -> None:
    record = record_of(tmp_path)
    plays = [number for number, entry in enumerate(record.entries, 1) if isinstance(entry, Play)]
    entries = (*record.entries[: plays[1]], Back(plays[0]))
    with Pilot(tmp_path, None) as pilot:
        scene: Any = scenes.replay(pilot.app, replace(record, entries=entries), 0)
        pilot.app.stack.push(scene)
        pilot.frame(3)
        told = []
        for position in (plays[1], len(entries)):
            scene.jump(position)
            told.append(scene.element("position").name)
        assert told == ["deal 1 · play 2 of 1", "play 1 of 1 · taken back"]


def test_tab_walks_the_bar_and_the_focus_can_be_used(tmp_path: Path) -> None:
    with watching(tmp_path) as pilot:
        seen = []
        for _stop in range(12):
            pilot.press(pygame.K_TAB)
            seen.append(pilot.app.stack.top.focus_id)
        assert {"back", "run", "forward", "deal_after", "pace", "position", "open", "seat", "play_on"} <= set(seen)
        while pilot.app.stack.top.focus_id != "forward":
            pilot.press(pygame.K_TAB)
        before = film(pilot).position
        pilot.press(pygame.K_SPACE)
        assert film(pilot).position == before + 1


@pytest.mark.parametrize("language", ["en", "it", "de", "fr", "es"])
def test_with_large_text_the_bar_is_really_larger(tmp_path: Path, language: str) -> None:
    with watching(tmp_path, window=(1024, 600)) as pilot:
        pilot.app.change_settings(text_size=200, language=language)
        pilot.wait_idle()
        scene: Any = pilot.app.stack.top
        assert scene.bar.growth >= 1.3
        said = [element for element in scene.bar.elements if element.action is not None]
        window = pygame.Rect(0, 0, 1024, 600)
        for index, one in enumerate(said):
            assert window.contains(one.rect)
            assert all(not one.rect.colliderect(other.rect) for other in said[index + 1 :])


def test_after_a_step_by_an_arrow_enter_steps_again(tmp_path: Path) -> None:
    with watching(tmp_path) as pilot:
        for key, ident, by in ((pygame.K_RIGHT, "forward", 1), (pygame.K_LEFT, "backward", -1)):
            for _ in range(3):
                film(pilot).go(film(pilot).stops[5])
                pilot.app.stack.top.focus("run")
                pilot.press(key)
                pilot.wait_idle()
                ringed = pilot.app.stack.top.ringed()
                assert ringed is not None and ringed.id == ident
                pilot.press(pygame.K_RETURN)
                pilot.wait_idle()
                assert film(pilot).step == 5 + 2 * by


@pytest.mark.parametrize(("key", "end"), [(pygame.K_LEFT, "first"), (pygame.K_RIGHT, "last")])
def test_a_step_that_cannot_be_taken_any_more_does_not_keep_the_ring(tmp_path: Path, key: int, end: str) -> None:
    with watching(tmp_path) as pilot:
        scene: Any = pilot.app.stack.top
        scene.jump(getattr(film(pilot).replay, end))
        pilot.press(key)
        pilot.wait_idle()
        assert scene.ringed().id == "run"


def test_the_name_of_a_button_stands_off_the_bar(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with watching(tmp_path, window=(1024, 600)) as pilot:
        pilot.app.change_settings(text_size=200)
        scene: Any = pilot.app.stack.top
        scene.focus("run")
        names: list[Baked] = []
        caption = plates.caption

        def noted(brush: Painter, words: str, **how: Any) -> Baked:
            names.append(caption(brush, words, **how))
            return names[-1]

        monkeypatch.setattr(plates, "caption", noted)
        feet: list[float] = []
        sink = SimpleNamespace(baked=lambda b, x, y: feet.append(y + b.height) if b in names else None)
        show_bar(scene, sink)
        assert feet and max(feet) < scene.bar.rect(*scene.bar.plaques[0]).top


@pytest.mark.parametrize("language", ["en", "it", "de", "fr", "es"])
def test_where_a_play_is_taken_back_that_fits_the_bar(tmp_path: Path, language: str) -> None:
    record = record_of(tmp_path)
    plays = [number for number, entry in enumerate(record.entries, 1) if isinstance(entry, Play)]
    entries = (*record.entries[: plays[30]], Back(plays[28]))
    with Pilot(tmp_path, None, language=language) as pilot:
        scene: Any = scenes.replay(pilot.app, replace(record, entries=entries), 0)
        pilot.app.stack.push(scene)
        scene.jump(len(entries))
        told = scene.element("position").name
        assert "29" in told
        assert told not in scene.bar.misfits
