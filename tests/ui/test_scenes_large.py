"""Large text: every page shows it really larger, whole, apart, and within reach of wheel and keys."""

from __future__ import annotations

from collections.abc import Callable
from itertools import product
from pathlib import Path
from typing import Any

import pygame
import pytest

from scopa_gui.game import i18n
from scopa_gui.game.handbook import PAGES
from scopa_gui.game.summary import summary_of
from scopa_gui.game.texts import bot_name
from scopa_gui.rules.presets import PRESETS
from scopa_gui.ui import scenes
from scopa_gui.ui.element import Role, is_bar
from scopa_gui.ui.paint.palette import INK, MUTE, TONES
from scopa_gui.ui.scenes.board_items import Widget
from scopa_gui.ui.scenes.cards import plain_card
from scopa_gui.ui.scenes.house_fields import fields_of
from scopa_gui.ui.scenes.page import WHEEL_STEPS, Page
from scopa_gui.ui.scenes.rules_page import SMALL, listed_area
from scopa_gui.ui.scenes.statistics_page import TABS
from tests.testkit.amount import FULL
from tests.ui.bench import noted_words
from tests.ui.every_scene import ALL, bench, house_rules, new_match_with
from tests.ui.finished import assert_apart, assert_whole, desk, scrolled_through

SIZES = ((1024, 600), (1280, 800), (2560, 1440))
TEXTS = (150, 200)
LANGUAGES = ("en", "it", "de", "fr", "es")
EVERY = tuple(product(SIZES, TEXTS, LANGUAGES))
SIDE_PANELS = ("log",)
"""Dialogs beside the table: they are as wide as the room there."""


def statistics_of(tab: str) -> Callable[[Any], Page]:
    def make(app: Any) -> Page:
        page: Any = scenes.statistics(app)
        page.tab = tab
        return page  # type: ignore[no-any-return]

    return make


OF_HOUSE: dict[str, Callable[[Any], Any]] = {
    "history": scenes.history,
    **{f"statistics, {tab}": statistics_of(tab) for tab in TABS},
    "lobby": scenes.lobby,
    "credits": scenes.credits,
    "learn": scenes.learn,
    "puzzles": scenes.puzzles,
    "daily": scenes.daily,
    "rules": scenes.rules,
    "profiles": lambda app: scenes.profiles(app, "lobby"),
    "import": lambda app: scenes.import_match(app, "history", lambda number: None),
}


def cases_of(index: int) -> tuple[tuple[tuple[int, int], int, str], ...]:
    """Window, text size and language: all of them, or one that differs from page to page."""
    return EVERY if FULL else (EVERY[index * 7 % len(EVERY)],)


def assert_large(page: Page, size: tuple[int, int], text: int) -> None:
    """The page as it comes, scrolled step by step to its end, and every stop of Tab brought into view."""
    assert page.text_growth >= min(text / 100, 1.3) - 0.01, page.text_growth
    for _window in scrolled_through(page):
        assert_whole(page, size)
        assert_apart(page)
    window = pygame.Rect((0, 0), size)
    for stop in page.stops():
        page.focus(stop.id)
        shown = page.element(stop.id)
        assert shown is not None, f"{stop.id} is out of reach"
        assert shown.rect.h >= min(stop.rect.h, size[1] - 80) - 3, f"{stop.id} shows only in part"
        assert window.contains(shown.rect)


@pytest.mark.parametrize("name", [name for name in ALL if name not in SIDE_PANELS])
def test_large_text_is_large_and_everything_within_reach(name: str) -> None:
    for size, text, language in cases_of(list(ALL).index(name)):
        i18n.set_language(language)
        page = bench(size, text).show(ALL[name])
        assert_large(page, size, text)


@pytest.mark.parametrize("name", OF_HOUSE)
def test_pages_of_the_house_are_large_too(name: str, tmp_path: Path) -> None:
    for number, (size, text, language) in enumerate(cases_of(list(OF_HOUSE).index(name))):
        i18n.set_language(language)
        folder = tmp_path / str(number)
        folder.mkdir()
        house = desk(folder, size, text)
        assert_large(house.show(OF_HOUSE[name]), size, text)


@pytest.mark.parametrize("name", OF_HOUSE)
@pytest.mark.parametrize("text", [100, 200])
def test_every_picture_of_what_can_be_chosen_lies_in_its_box(name: str, text: int, tmp_path: Path) -> None:
    page = desk(tmp_path, (1024, 600), text).show(OF_HOUSE[name])
    for _window in scrolled_through(page):
        assert page.board is not None
        with page.board.painter.sized(page.board.growth):
            for item in page.board.items:
                if isinstance(item, Widget) and item.element.id and not is_bar(item.element):
                    box = item.element.rect.inflate(60, 60)
                    for picture, x, y in item.look("normal"):
                        at = (x + picture.width / 2, y)
                        assert box.collidepoint(at), f"{item.element.id}: {at} is not by {item.element.rect}"


def texts_of(page: Page) -> set[str]:
    return {element.id for element in page.laid() if element.role is not Role.TEXT}


@pytest.mark.parametrize("name", ["new match, eight", "end, three", "menu", "seats, eight"])
def test_nothing_to_choose_is_lost_under_the_lens(name: str) -> None:
    plain = bench().show(ALL[name])
    large = bench(text=200).show(ALL[name])
    assert large.column is not None
    assert texts_of(large) - {large.view.bar_id} == texts_of(plain)


def test_nothing_to_choose_is_lost_on_the_title_with_large_text() -> None:
    assert texts_of(bench(text=200).show(ALL["title"])) == texts_of(bench().show(ALL["title"]))


def test_wheel_and_bar_scroll_a_page_as_a_whole() -> None:
    page = bench(text=200).show(ALL["end, seven"])
    assert page.column is not None
    assert page.element("again") is None
    page.wheel(50, (10, 10))
    assert page.element("again") is not None
    bar = page.element(page.view.bar_id)
    assert bar is not None
    assert page.can_drag(bar)
    page.drag(bar, (bar.rect.centerx, 0))
    assert page.view.first == 0


@pytest.mark.parametrize("name", ["count, two", "count, five"])
def test_what_hangs_over_the_edge_of_a_plaque_is_whole_at_the_end(name: str) -> None:
    page: Any = ALL[name](bench((1024, 600), 200))
    page.layout((1024, 600))
    page.hurry()
    page.update(0.0)
    while page._scroll_view(1):
        pass
    button, ring = page.element("next"), 15 * page.board.scale
    assert button is not None
    assert button.rect.bottom + ring <= 600, "its side and the ring of the focus show too"


def test_a_few_turns_of_the_wheel_reach_the_end_of_a_long_page() -> None:
    page: Any = ALL["new match, two"](bench((1024, 600), 200))
    page.layout((1024, 600))
    turns = 0
    while page._scroll_view(WHEEL_STEPS):
        turns += 1
    assert page.element("deal") is not None
    assert turns <= 12


@pytest.mark.parametrize("text", [125, 150, 200])
def test_a_sheet_keeps_its_width_whichever_variant_is_chosen(text: int) -> None:
    widths = set()
    for preset in ("classic2", "classic3", "classic4_teams", "classic6_two_decks"):
        page: Any = new_match_with(preset, PRESETS[preset].players[0])(bench((1024, 600), text))
        page.layout((1024, 600))
        widths.add(page.board.rect(*page.board.plaques[0]).w)
    assert len(widths) == 1


def test_with_high_contrast_what_cannot_be_used_is_still_paler() -> None:
    dress = bench().painter.dress._replace(contrast=True)
    assert dress.words(MUTE) == INK
    assert dress.words(TONES["disabled"][1]) != INK


@pytest.mark.parametrize("chosen", ["rookie", "amateur", "pro"])
def test_names_of_opponents_keep_clear_of_the_ribbon_of_the_chosen_one(
    chosen: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    noted = noted_words(monkeypatch)
    page: Any = ALL["new match, two"](bench())
    page.choice.opponents = [chosen]
    page.layout((1280, 800))
    ribbon = next(e.rect for e in page.board.elements if e.name == bot_name(chosen) and e.role is Role.TEXT)
    tails = ribbon.inflate(50 + 2 * 14, 0)
    left, right = page.board.place_of(tails.topleft)[0], page.board.place_of(tails.topright)[0]
    names = {part for kind in page.kinds() if kind != chosen for part in bot_name(kind).split()}
    beside = [said for said in noted if said.style == "head" and said.size == 18 and set(said.words.split()) <= names]
    assert beside
    assert all(said.right < left or said.left > right for said in beside)


def test_the_pages_of_the_settings_are_numbered_and_turn_both_ways() -> None:
    page: Any = scenes.settings(bench((1024, 600), 200))
    page.layout((1024, 600))

    def shown() -> tuple[str, bool, bool]:
        ids = {element.id: element for element in page.elements()}
        return ids["text:page"].name, "earlier" in ids, "more" in ids

    assert shown() == ("1 of 3", False, True)
    page.activate(page.element("more"))
    assert shown() == ("2 of 3", True, True)
    page.activate(page.element("more"))
    assert shown() == ("3 of 3", True, False)
    page.activate(page.element("earlier"))
    assert shown() == ("2 of 3", True, True)


def test_the_last_row_of_a_scrolled_list_is_reached_at_every_size(tmp_path: Path) -> None:
    for number, (size, text) in enumerate(product(SIZES, (100, *TEXTS))):
        folder = tmp_path / str(number)
        folder.mkdir()
        page: Any = desk(folder, size, text).show(scenes.history)
        page.list.move(999)
        page.recompose()
        last = f"match:{page.rows[-1].id}"
        page.focus(last)
        assert page.element(last) is not None


def test_with_high_contrast_buttons_and_ornaments_are_of_pure_white_and_edged() -> None:
    desk = bench()
    plain, dress = desk.painter.dress, desk.painter.dress._replace(contrast=True)
    desk.painter.dress = dress
    desk.sprites.resize()
    try:
        button = desk.painter.button(240, 60, "", "paper")
        middle = button.surface.get_at((30 - button.dx, 30 - button.dy))
        assert min(middle[:3]) > 235, "the grain of paper lies on it, but no colour"
        assert max(middle[:3]) - min(middle[:3]) <= 4
        card = plain_card(desk.sprites, "2b", 120)
        edge = card.surface.get_at((card.surface.get_width() // 2, 1))
        assert max(edge[:3]) < 90
    finally:
        desk.painter.dress = plain
        desk.sprites.resize()


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_ribbon_of_a_match_is_no_wider_than_its_panel(language: str, tmp_path: Path) -> None:
    i18n.set_language(language)
    page: Any = desk(tmp_path).show(scenes.history)
    for row, info in enumerate(page.rows):
        page._select(row)
        variant = summary_of(info).variant
        ribbon = next(e for e in page.laid() if e.name == variant and e.role is Role.TEXT)
        assert ribbon.rect.w <= 406 - 50, "its folded ends lie within the panel too"


def test_names_in_the_list_of_rules_are_of_one_size() -> None:
    for language in LANGUAGES:
        i18n.set_language(language)
        page: Any = bench((1024, 600), 200).show(scenes.rules)
        board = page.board
        _left, _top, wide, _tall = listed_area(board)
        room = wide - 44 - 36 - 24
        general = [row.label for row in page.rows() if row.page in PAGES]
        with board.measuring():
            assert all(board.wide(label, "bold", SMALL) <= room for label in general), language


@pytest.mark.parametrize("topic", ["deal", "score", "kept"])
def test_house_rules_are_scrolled_whole_without_turning_pages(topic: str) -> None:
    page: Any = bench((1024, 600), 200).show(house_rules(topic))
    assert page.column is not None
    ids = {element.id for element in page.laid()}
    assert "more" not in ids
    if topic != "kept":
        assert {f"rule:{field.name}" for field in fields_of(topic)} <= ids
    last = max(element.rect.bottom for element in page.laid() if element.id.startswith(("rule:", "kept:")))
    reset = next(element for element in page.laid() if element.id == "reset")
    assert reset.rect.top - last < 3 * reset.rect.h, "no empty paper between the last rule and the buttons"


def test_a_dialog_over_a_page_under_the_lens_shows_no_edges_of_it() -> None:
    desk = bench((1024, 600), 200)
    below = desk.show(ALL["new match, eight"])
    assert below.column is not None
    dialog = ALL["message"](desk)
    desk.stack.push(dialog)
    alone = desk.picture(dialog)
    desk.surface.fill((250, 10, 10))
    dialog.draw(desk.surface, True)
    assert pygame.image.tobytes(desk.surface, "RGB") == alone, "nothing of what the window held is left"


def test_figures_of_puzzles_grow(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def height_of_figures(text: int) -> int:
        house = desk(tmp_path, (1024, 600), text)
        page: Any = house.show(scenes.puzzles)
        painter = page.board.painter
        heights: list[int] = []
        write = painter.text

        def noted(words: str, *how: Any, **more: Any) -> Any:
            baked = write(words, *how, **more)
            if words == "1":
                heights.append(baked.height)
            return baked

        monkeypatch.setattr(painter, "text", noted)
        house.picture(page)
        return max(heights)

    assert height_of_figures(200) >= 1.7 * height_of_figures(100)
