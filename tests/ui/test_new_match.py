"""The page of a new match: its tabs, its list, and the line of the house rules."""

from __future__ import annotations

from itertools import pairwise

import pytest

from scopa_gui.game.i18n import LANGUAGES, set_language
from scopa_gui.game.texts import bot_name
from scopa_gui.rules.presets import FAMILIES, PRESETS
from scopa_gui.ui import scenes
from scopa_gui.ui.element import Element
from scopa_gui.ui.scenes.board import Widget
from scopa_gui.ui.scenes.new_match_page import NewMatch
from scopa_gui.ui.scenes.new_match_parts import LEAST_NAME, RIBBON_OVER
from tests.ui.bench import Bench
from tests.ui.finished import assert_apart, assert_whole


def new_match(size: tuple[int, int] = (1280, 800), text: int = 100, preset: str = "classic2") -> NewMatch:
    page = Bench(size, text).show(scenes.new_match)
    assert isinstance(page, NewMatch)
    family = next(family for family in FAMILIES if preset in family.presets)
    page.show_family(family.id)
    page.choose_variant(preset)
    return page


def tabs(page: NewMatch) -> list[Element]:
    return [element for element in page.laid() if element.id.startswith("family:")]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", [(1024, 600), (1280, 800), (2560, 1440)])
def test_the_families_stand_in_one_row_and_each_name_is_clear_of_its_hairlines(
    language: str, size: tuple[int, int]
) -> None:
    set_language(language)
    try:
        page = new_match(size)
        shown = tabs(page)
        assert len(shown) == len(FAMILIES)
        assert len({tab.rect.bottom for tab in shown if not tab.selected}) == 1
        assert page.board is not None
        widgets = {i.element.id: i for i in page.board.items if isinstance(i, Widget)}
        free = [tab.rect.w - widgets[tab.id].look("normal")[2][0].width for tab in shown]
        assert min(free) >= 23 * page.board.scale
        assert max(free) - min(free) <= 3
        assert_whole(page, size)
    finally:
        set_language("en")


@pytest.mark.parametrize("chosen", ["rookie", "amateur", "pro"])
def test_the_name_of_every_opponent_stands_in_one_line_clear_of_the_frame(chosen: str) -> None:
    page = new_match()
    page.choose_opponent(chosen)
    board = page.board
    assert board is not None
    for kind in page.kinds():
        name = bot_name(kind)
        (element,) = (e for e in page.laid() if e.id == f"opponent:{kind}")
        assert element.rect.left >= 664 + 14
        assert element.rect.right <= 1232 - 14
        assert kind == chosen or board.wide(name, "head", LEAST_NAME) <= element.rect.w - RIBBON_OVER


@pytest.mark.parametrize("family", [family.id for family in FAMILIES])
def test_the_chosen_tab_is_raised_and_its_seal_touches_no_other(family: str) -> None:
    page = new_match()
    page.show_family(family)
    shown = tabs(page)
    (chosen,) = (tab for tab in shown if tab.selected)
    assert all(chosen.rect.y < tab.rect.y for tab in shown if tab is not chosen)
    assert page.board is not None
    (widget,) = (i for i in page.board.items if isinstance(i, Widget) and i.element.id == chosen.id)
    seal, x, _y = widget.look("normal")[-1]
    assert chosen.rect.left < x
    assert x + seal.width <= min((tab.rect.left for tab in shown if tab.rect.left > chosen.rect.left), default=9999) - 1


def test_two_rows_hold_the_tabs_where_the_text_is_large() -> None:
    shown = tabs(new_match((1280, 800), 150))
    assert len({tab.rect.y for tab in shown}) == 2


@pytest.mark.parametrize("text", [100, 125, 150])
@pytest.mark.parametrize("preset", [preset for family in FAMILIES for preset in family.presets[-2:]])
def test_a_variant_that_is_chosen_is_seen_unfolded_until_the_list_is_scrolled(preset: str, text: int) -> None:
    page = new_match((1280, 800), text, preset)
    assert {f"variant:{preset}", "text:difference"} <= {element.id for element in page.laid()}
    page.move_list(-len(PRESETS))
    first = next(family.presets[0] for family in FAMILIES if preset in family.presets)
    assert f"variant:{first}" in {element.id for element in page.laid()}, "the reader may look elsewhere"


@pytest.mark.parametrize(("preset", "players"), [("classic2", "2 players"), ("cirulla", "2, 3 or 4 players")])
def test_the_variant_itself_says_how_many_play_it(preset: str, players: str) -> None:
    page = new_match(preset=preset)
    told = {element.id: element for element in page.laid()}
    assert told["text:for_players"].name == players
    assert told["text:for_players"].rect.colliderect(told[f"variant:{preset}"].rect)
    large = new_match((1280, 800), 200, preset)
    shown = [e.name for e in large.laid() if e.id in ("text:for_players", "text:variant")]
    assert any(players in name for name in shown)


def test_the_line_of_house_rules_says_whether_the_match_is_rated() -> None:
    page = new_match()

    def line() -> str:
        page.recompose()
        element = page.element("house_rules")
        assert element is not None
        return element.name

    assert line() == "House rules: as written, rated"
    page.choice.opponents = ["human"]
    assert line() == "House rules: as written, not rated"
    page.choice.opponents = ["rookie"]
    page.choice.change("pts_prime", 2)
    assert line() == "1 house rule: unrated"


@pytest.mark.parametrize("preset", ["classic2", "cirulla", "classic6_two_decks"])
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("size", "text"), [((1024, 600), 100), ((1280, 800), 125), ((1280, 800), 200)])
def test_length_players_and_house_rules_stand_apart_in_this_order(
    preset: str, language: str, size: tuple[int, int], text: int
) -> None:
    set_language(language)
    try:
        page = new_match(size, text, preset)
        assert_whole(page, size)
        assert_apart(page)
        lines = [e for e in page.laid() if e.id.startswith(("length:", "players:")) or e.id == "house_rules"]
        rows = [next(e.rect for e in lines if e.id.startswith(kind)) for kind in ("length:", "players:", "house_rules")
                if any(e.id.startswith(kind) for e in lines)]  # fmt: skip
        assert all(above.bottom <= below.top + 1 for above, below in pairwise(rows))
        order = [e.id for e in page.laid() if e.takes_focus]
        assert order.index("length:other") < order.index("house_rules") < order.index("back") < order.index("deal")
    finally:
        set_language("en")
