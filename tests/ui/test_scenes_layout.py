"""Every scene, at every size of window and text: whole, inside the window, nothing on top of anything else."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pygame
import pytest

from scopa_gui.rules.presets import PRESETS
from scopa_gui.ui.element import Element, Role, reachable_point, topmost
from scopa_gui.ui.scenes.profiles_dialog import NameDialog
from tests.testkit.pilot import Pilot
from tests.ui.every_scene import ALL, bench, count_of, end_of, new_match_with

SIZES = ((640, 400), (800, 600), (1280, 800), (1366, 768), (1920, 1080), (2560, 1080), (1000, 1400), (3840, 2160))
TEXTS = (100, 125, 150, 200)


def acting(elements: list[Element]) -> list[Element]:
    return [e for e in elements if e.role is not Role.TEXT]


@pytest.mark.parametrize("name", ALL)
@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def test_everything_lies_inside_the_window_and_can_be_clicked(name: str, size: tuple[int, int]) -> None:
    for text in (100, 200) if size in (SIZES[0], SIZES[-1]) else (100,):
        scene = bench(size, text).show(ALL[name])
        window = pygame.Rect((0, 0), size)
        elements = list(scene.elements())
        assert scene.board is not None
        assert scene.board.misfits == [], f"{name} at {text} %: does not fit"
        for element in elements:
            assert window.contains(element.rect), f"{element.id} {element.rect} sticks out"
            assert element.name, f"{element.id} has no name"
        for element in acting(elements):
            assert topmost(elements, reachable_point(elements, element)) is element, f"{element.id} is covered"


@pytest.mark.parametrize("name", ALL)
@pytest.mark.parametrize("text", TEXTS)
def test_no_two_things_to_click_overlap_and_no_text_lies_on_another(name: str, text: int) -> None:
    scene = bench(text=text).show(ALL[name])
    elements = list(scene.laid())
    buttons = acting(elements)
    for index, one in enumerate(buttons):
        for other in buttons[index + 1 :]:
            if name.startswith("new match") and "variant:" in one.id + other.id:
                continue
            assert not one.rect.colliderect(other.rect), f"{one.id} and {other.id}"
    texts = [e for e in elements if e.role is Role.TEXT]
    for index, one in enumerate(texts):
        for other in texts[index + 1 :]:
            common = one.rect.clip(other.rect)
            assert min(common.w, common.h) <= 3, f"{one.name!r} and {other.name!r} {one.rect} {other.rect}"


@pytest.mark.parametrize("name", ALL)
def test_ids_are_unique_and_one_element_is_the_default(name: str) -> None:
    scene = bench().show(ALL[name])
    elements = list(scene.elements())
    assert len({e.id for e in elements}) == len(elements)
    assert [e.id for e in elements if e.default and e.enabled] == [scene.default().id]  # type: ignore[union-attr]


@pytest.mark.parametrize("size", [(640, 400), (1280, 800), (1000, 1400)], ids=str)
@pytest.mark.parametrize("name", ALL)
def test_every_scene_draws(name: str, size: tuple[int, int]) -> None:
    desk = bench(size)
    scene = desk.show(ALL[name])
    pixels = desk.picture(scene)
    assert len(set(pixels[::997])) > 20, "hardly anything is drawn"


def test_every_preset_has_a_page_a_count_and_an_end() -> None:
    desk = bench()
    for preset, rules in PRESETS.items():
        for make in (
            new_match_with(preset, rules.players[0]),
            count_of(preset, rules.players[-1]),
            end_of(preset, rules.players[0]),
        ):
            scene = desk.show(make)
            assert scene.board is not None
            assert scene.board.misfits == [], f"{preset}: {scene.name}"


def test_a_shared_page_can_be_laid_out_after_a_window_has_closed(tmp_path: Path) -> None:
    before = [element.rect for element in bench().show(ALL["title"]).elements()]
    with Pilot(tmp_path, None):
        pass
    pygame.display.init()
    assert [element.rect for element in bench().show(ALL["title"]).elements()] == before


DIALOGS = ("confirm", "message", "rules", "house rules", "house rules, kept", "seats, two", "seats, eight", "name")


@pytest.mark.parametrize("name", DIALOGS)
def test_the_ring_of_the_default_button_keeps_clear_of_the_plaque_and_of_other_buttons(name: str) -> None:
    desk = bench()
    page: Any = NameDialog(desk, "title", lambda: "Your name", "", print) if name == "name" else ALL[name](desk)
    page.layout((1280, 800))
    button = page.default()
    inside = page.board.rect(*page.board.plaques[0]).inflate(-24, -24)
    ring = button.rect.inflate(28, 20)
    ring.h += 8
    assert inside.contains(ring)
    for other in page.elements():
        if other.action is not None and other.id != button.id and other.role is Role.BUTTON:
            assert not ring.colliderect(other.rect), other.id
