"""Every scene, at every size of window and text: whole, inside the window, nothing on top of anything else."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from pathlib import Path
from typing import Any

import pygame
import pytest

from scopa_gui.game.house_rules import HouseRules
from scopa_gui.rules.presets import PRESETS
from scopa_gui.ui import scenes
from scopa_gui.ui.element import Element, Role, reachable_point, topmost
from scopa_gui.ui.scene import Scene
from scopa_gui.ui.scenes.handover_page import Handover
from scopa_gui.ui.scenes.house_dialog import HouseDialog
from scopa_gui.ui.scenes.new_match_page import NewMatch
from scopa_gui.ui.scenes.open_matches import OpenMatches
from scopa_gui.ui.scenes.seats_dialog import SeatsDialog
from tests.testkit.pilot import Pilot
from tests.ui.bench import Bench, match_info, scored, session_of

Make = Callable[[Any], Scene]

SIZES = ((640, 400), (800, 600), (1280, 800), (1366, 768), (1920, 1080), (2560, 1080), (1000, 1400), (3840, 2160))
TEXTS = (100, 125, 150, 200)


def new_match_with(preset: str, players: int) -> Make:
    def make(app: Any) -> Scene:
        page = NewMatch(app)
        page.choice.take(preset)
        page.choice.players = players
        page.choice.seat_opponents()
        page.family = next(f.id for f in _families() if preset in f.presets)
        return page

    return make


def house_rules(topic: str) -> Make:
    def make(app: Any) -> Scene:
        dialog = HouseDialog(app, NewMatch(app))
        dialog.topic = topic
        kept = [HouseRules(f"At home on Sundays, number {n}", "classic2", {"pts_cards": 2}) for n in range(9)]
        app.house.kept_rules.all = kept
        return dialog

    return make


def seats_of(preset: str, players: int) -> Make:
    def make(app: Any) -> Scene:
        page = new_match_with(preset, players)(app)
        assert isinstance(page, NewMatch)
        page.choice.opponents = ["human"] * (players - 2) + ["pro"]
        return SeatsDialog(app, page)

    return make


def handed_over() -> Any:
    session = session_of("classic2", 2)
    session.controller.seat_to_come = 1
    return session


def _families() -> tuple[Any, ...]:
    from scopa_gui.rules.presets import FAMILIES

    return FAMILIES


def count_of(preset: str, players: int) -> Make:
    return lambda app: scenes.deal_count(app, session_of(preset, players, 3), scored(preset, players), lambda: None)


def end_of(preset: str, players: int, deals: int = 6) -> Make:
    return lambda app: scenes.match_end(app, session_of(preset, players, deals, over=True))


QUESTION = ("Resign the match?", "The match is over and counts as lost. To go on later, leave the table instead.")

ALL: dict[str, Make] = {
    "title": scenes.title,
    "open matches": lambda app: OpenMatches(app, "title", [match_info(n) for n in range(9, 0, -1)]),
    "new match, two": new_match_with("classic2", 2),
    "new match, four": new_match_with("asso_pigliatutto", 4),
    "new match, eight": new_match_with("classic6_two_decks", 8),
    "new match, cirulla": new_match_with("cirulla", 3),
    "house rules": house_rules("capture"),
    "house rules, deal": house_rules("deal"),
    "house rules, score": house_rules("score"),
    "house rules, kept": house_rules("kept"),
    "seats, two": lambda app: SeatsDialog(app, NewMatch(app)),
    "seats, eight": seats_of("classic6_two_decks", 8),
    "handover": lambda app: Handover(app, handed_over()),
    "count, two": count_of("classic2", 2),
    "count, three": count_of("classic3", 3),
    "count, teams": count_of("classic4_teams", 4),
    "count, cirulla": count_of("cirulla", 2),
    "count, cirulla three": count_of("cirulla", 3),
    "count, scalette": count_of("scalette", 2),
    "count, piva": count_of("piva", 2),
    "count, bermila": count_of("chkobba", 2),
    "count, five": count_of("classic5", 5),
    "count, seven": count_of("classic6_two_decks", 7),
    "end, two": end_of("classic2", 2),
    "end, three": end_of("classic3", 3),
    "end, seven": end_of("classic6_two_decks", 7),
    "end, cirulla": end_of("cirulla", 2, 14),
    "end, at once": end_of("classic2", 2, 0),
    "menu": lambda app: scenes.menu(app, "table", session_of("classic2", 2)),
    "menu, with hint": lambda app: scenes.menu(app, "table", session_of("classic2", 2), lambda: None),
    "confirm": lambda app: scenes.confirm(app, "table", lambda: (*QUESTION, "Yes, resign"), lambda: None),
    "message": lambda app: scenes.message(app, "title", lambda: ("A word", QUESTION[1] * 3)),
    "rules": lambda app: scenes.rules_in_force(app, "table", session_of("cirulla", 2)),
    "guide": lambda app: scenes.guide(app, "table", session_of("classic2", 2)),
    "guide, cirulla": lambda app: scenes.guide(app, "table", session_of("cirulla", 2)),
    "guide, corsica": lambda app: scenes.guide(app, "table", session_of("corsica", 2)),
    "log": lambda app: scenes.log(app, "table", session_of("classic2", 2)),
    "settings": scenes.settings,
}

BENCHES_KEPT = 8

OPEN = tuple(match_info(number) for number in range(5, 0, -1))


@lru_cache(BENCHES_KEPT)
def bench(size: tuple[int, int] = (1280, 800), text: int = 100) -> Bench:
    """One bench a size, shared: layouts keep nothing in it but its caches."""
    return Bench(size, text, OPEN)


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
