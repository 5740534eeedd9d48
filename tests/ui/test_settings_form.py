"""The plaques of the settings: common lines, air at their edges, and seals that touch no neighbour."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise
from typing import Any

import pygame
import pytest

from scopa_gui.game import i18n
from scopa_gui.ui import scenes
from scopa_gui.ui.element import Element, Role
from scopa_gui.ui.scenes.board import Widget
from scopa_gui.ui.scenes.settings_parts import slider_rail
from tests.ui.bench import Bench, noted_words

LANGUAGES = ("en", "it", "de", "fr", "es")
SIZES = ((1024, 600), (1280, 800), (2560, 1440))
AIR = 14
"""What stays free at least between the last row of a plaque and its edge: the frame is 8 wide."""


def settings(language: str = "en", text: int = 100, size: tuple[int, int] = (1280, 800), **chosen: Any) -> Any:
    desk = Bench(size, text)
    desk.settings = replace(desk.settings, **chosen)
    i18n.set_language(language)
    try:
        return desk.show(scenes.settings)
    finally:
        i18n.set_language("en")


def pages(language: str, text: int, size: tuple[int, int]) -> list[Any]:
    """The page or pages with all six plaques."""
    found = [settings(language, text, size)]
    for number in range(1, 3):
        if len(found[0].board.plaques) < 6:
            found.append(settings(language, text, size))
            i18n.set_language(language)
            try:
                found[-1].turn(number)
            finally:
                i18n.set_language("en")
    return found


def on_plaques(page: Any) -> list[tuple[pygame.Rect, list[Element]]]:
    """What can be chosen on each plaque."""
    plaques = [page.board.rect(*plaque) for plaque in page.board.plaques]
    acting = [e for e in page.elements() if e.role is not Role.TEXT]
    return [(plaque, [e for e in acting if plaque.contains(e.rect)]) for plaque in plaques]


def seals_of(page: Any) -> list[pygame.Rect]:
    """Where the seals of what is chosen lie."""
    brush = page.board.painter
    seals = {id(brush.icon("seal", side).surface) for side in range(16, 70)}
    found = []
    with page.board.measuring():
        for item in page.board.items:
            for baked, x, y in item.look("normal") if isinstance(item, Widget) else ():
                if id(baked.surface) in seals:
                    found.append(pygame.Rect(round(x), round(y), baked.width, baked.height))
    return found


CHOICES: tuple[dict[str, Any], ...] = (
    {"speed": "slow", "indices": "off", "deck": "napoletane", "table": "felt", "hand_order": "dealt"},
    {"speed": "normal", "indices": "value", "deck": "french", "table": "wood", "hand_order": "rank"},
    {"speed": "fast", "indices": "value_and_suit", "table": "marble", "hand_order": "suit", "text_size": 125},
    {"speed": "off", "text_size": 150},
)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_seal_touches_what_is_not_chosen(language: str) -> None:
    for chosen in CHOICES:
        page = settings(language, **chosen)
        seals = seals_of(page)
        assert len(seals) == 7, "language, size of text, pace, corners, deck, table, order"
        others = [e for e in page.elements() if e.role is Role.CHOICE and not e.selected]
        for seal in seals:
            for other in others:
                assert not seal.colliderect(other.rect), other.id
                if other.group != "text_size":
                    assert not seal.inflate(8, 0).colliderect(other.rect), other.id


@pytest.mark.parametrize("text", [100, 150, 200])
@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_fits_and_the_last_rows_keep_off_the_frame(language: str, size: tuple[int, int], text: int) -> None:
    for page in pages(language, text, size):
        assert page.board.misfits == []
        assert page.text_growth >= min(text / 100, 1.8) - 0.1
        air = AIR * page.board.scale
        for plaque, elements in on_plaques(page):
            assert elements
            assert max(e.rect.bottom for e in elements) <= plaque.bottom - air, [e.id for e in elements]
            assert min(e.rect.top for e in elements) >= plaque.top + 38 * page.board.scale, "clear of the ribbon"


def test_switches_stand_on_common_lines_and_evenly() -> None:
    lines = []
    for plaque, elements in on_plaques(settings()):
        lines.append([e.rect.centery - plaque.top for e in elements if e.role is Role.TOGGLE])
    _words, pace, sound, cards, _table, help_lines = lines
    assert pace == sound
    assert cards == pace[-1:]
    assert pace[0] in help_lines
    assert {lower - upper for upper, lower in pairwise(help_lines)} == {pace[1] - pace[0]}


@pytest.mark.parametrize("text", [100, 200])
def test_no_word_of_the_sliders_stands_below_a_hilt_nor_a_coin_on_it(
    text: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    said = noted_words(monkeypatch)
    page = settings(text=text)
    if text == 200:
        page.turn(1)
    effects, music = page.element("effects").rect, page.element("music").rect
    guard = page.board.painter.px(4 + 45 * 0.9)
    word = next(line for line in said if line.words == "Music")
    assert page.board.px(word.left, 0)[0] > effects.left + guard
    assert music.top >= effects.bottom + 20 * page.board.scale
    rail, _length = slider_rail(music, page.board.painter)
    assert rail - page.board.painter.px(17) >= music.left + guard


@pytest.mark.parametrize("text", [100, 150, 200])
def test_the_languages_stand_in_columns_of_one_width(text: int) -> None:
    boxes = [element.rect for element in settings(text=text).laid() if element.group == "language"]
    assert max(box.w for box in boxes) - min(box.w for box in boxes) <= 1
    assert all(box.x in {other.x for other in boxes[:3]} for box in boxes)
