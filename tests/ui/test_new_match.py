"""The page of a new match: its tabs, its list, and the line of the house rules."""

from __future__ import annotations

import copy
from itertools import pairwise
from pathlib import Path

import pygame
import pytest

from scopa_gui.game.i18n import LANGUAGES, _, set_language
from scopa_gui.game.setup import HUMAN
from scopa_gui.game.texts import bot_name
from scopa_gui.rules.presets import FAMILIES, PRESETS
from scopa_gui.ui import scenes
from scopa_gui.ui.element import Element
from scopa_gui.ui.scenes.board import Placed, Widget
from scopa_gui.ui.scenes.new_match_choice import Choice
from scopa_gui.ui.scenes.new_match_page import NewMatch
from scopa_gui.ui.scenes.new_match_parts import LEAST_NAME, RIBBON_OVER
from scopa_gui.ui.scenes.variants import family_sample, variants_called
from tests.testkit.pilot import Pilot
from tests.ui.bench import Bench, noted_words
from tests.ui.finished import assert_apart, assert_whole
from tests.ui.table_helpers import focused, names


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
        for line, clear in ((1, 23), (2, 14)):
            free = [tab.rect.w - widgets[tab.id].look("normal")[line][0].width for tab in shown]
            assert min(free) >= clear * page.board.scale
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


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("size", "text"), [((1280, 800), 100), ((1024, 600), 200), ((1280, 800), 200)])
def test_no_article_of_a_name_stands_alone_and_the_word_before_the_other_unit_is_clear(
    language: str, size: tuple[int, int], text: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    set_language(language)
    try:
        said = noted_words(monkeypatch)
        page = new_match(size, text, "cirulla")
        said.clear()
        page.recompose()
        assert "il" not in {line.words for line in said[-60:]}
        word = next(line for line in reversed(said) if line.words == _("or"))
        assert word.right <= 1086 - 5
        assert word.left >= 734 + 4 * 64 + 28 * 1.25 + 5
    finally:
        set_language("en")


@pytest.mark.parametrize("family", [family.id for family in FAMILIES])
def test_the_chosen_tab_is_raised_and_its_seal_touches_no_other(family: str) -> None:
    page = new_match()
    page.show_family(family)
    shown = tabs(page)
    (chosen,) = (tab for tab in shown if tab.selected)
    assert all(chosen.rect.y < tab.rect.y for tab in shown if tab is not chosen)
    assert page.board is not None
    (widget,) = (i for i in page.board.items if isinstance(i, Widget) and i.element.id == chosen.id)
    seal, x, _top = widget.look("normal")[-1]
    assert chosen.rect.left < x
    assert x + seal.width <= min((tab.rect.left for tab in shown if tab.rect.left > chosen.rect.left), default=9999) - 1


def test_two_rows_hold_the_tabs_where_the_text_is_large() -> None:
    shown = tabs(new_match((1280, 800), 150))
    assert len({tab.rect.y for tab in shown if not tab.selected}) == 2


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


# ---- finding a game


@pytest.mark.parametrize("text", [100, 200])
def test_the_tab_that_holds_cirulla_says_so_at_a_glance(text: int) -> None:
    page = new_match((1280, 800), text)
    (tab,) = (tab for tab in tabs(page) if tab.id == "family:fifteen")
    assert {"Escoba", "Cirulla"} <= set(tab.name.removeprefix("Fifteen: ").split(" · "))
    assert family_sample("fifteen") == "Cirulla"
    assert family_sample("classic") == "for 2–8"
    page.show_family("fifteen")
    assert page.choice.preset == "cirulla", "the tab leads to the game that it names"
    page.show_family("classic")
    assert page.choice.preset == "classic2"


def tips(page: NewMatch) -> list[Placed]:
    assert page.board is not None
    widgets = [item for item in page.board.items if isinstance(item, Widget) and not item.element.id]
    with page.board.measuring():
        return [placed for item in widgets if not item.above for placed in item.look("normal")]


def test_the_tab_of_another_family_lists_its_games_under_pointer_and_ring() -> None:
    page = new_match()
    assert tips(page) == []
    page.set_hover("family:fifteen")
    assert len(tips(page)) > 1
    page.set_hover("family:classic")
    assert tips(page) == [], "the list of the chosen family is there to see"
    page.set_hover(None)
    page.focus("family:abroad")
    assert len(tips(page)) > 1


def typed_key(letter: str) -> pygame.event.Event:
    code = pygame.K_SPACE if letter == " " else pygame.key.key_code(letter.lower())
    return pygame.event.Event(pygame.KEYDOWN, key=code, mod=0, unicode=letter, scancode=0)


@pytest.mark.parametrize(
    ("typed", "preset"),
    [("ci", "cirulla"), ("CIR", "cirulla"), ("esc", "escoba"), ("scopone t", "scopone_trentino"),
     ("trent", "scopone_trentino"),
     ("style", "milano"), ("american", "american_prime"), ("s", "classic3"), ("ss", "classic5"), ("xci", "cirulla")],
)  # fmt: skip
def test_letters_find_a_game_by_its_name(tmp_path: Path, typed: str, preset: str) -> None:
    with Pilot(tmp_path, None) as pilot:
        page = NewMatch(pilot.app)
        pilot.app.stack.push(page)
        pilot.frame(2)
        for letter in typed:
            pygame.event.post(typed_key(letter))
            pilot.frame()
        assert page.choice.preset == preset
        assert focused(pilot) == f"variant:{preset}"


def test_the_key_for_the_sound_begins_no_name(tmp_path: Path) -> None:
    with Pilot(tmp_path, None) as pilot:
        page = NewMatch(pilot.app)
        pilot.app.stack.push(page)
        pilot.frame(2)
        assert not page.key(typed_key("m"))
        assert page.key(typed_key("a"))
        assert page.key(typed_key("m"))
        assert page.choice.preset == "american_prime"


def test_names_are_found_without_their_accents() -> None:
    set_language("fr")
    try:
        assert variants_called("a la mil") == ["milano"]
    finally:
        set_language("en")


# ---- by keys


def test_keys_begin_at_the_chosen_game_and_enter_there_goes_to_deal(tmp_path: Path) -> None:
    with Pilot(tmp_path, None) as pilot:
        pilot.press(pygame.K_TAB)
        pilot.app.stack.top.focus("play")
        pilot.press(pygame.K_RETURN)
        assert pilot.describe()["scene"] == "new_match"
        assert focused(pilot) == "variant:classic2"
        assert "Enter on the chosen game goes to Deal the cards" in names(pilot)["text:keys"]
        pilot.press(pygame.K_RETURN)
        assert (focused(pilot), pilot.app.session) == ("deal", None)
        pilot.press(pygame.K_RETURN)
        assert pilot.app.session is not None


def test_enter_chooses_another_game_confirms_it_and_then_deals_it(tmp_path: Path) -> None:
    with Pilot(tmp_path, None) as pilot:
        page = NewMatch(pilot.app)
        pilot.app.stack.push(page)
        pilot.frame(2)
        assert focused(pilot) == "deal", "what Enter does at once"
        for key in (pygame.K_DOWN, pygame.K_DOWN, pygame.K_RETURN):
            pilot.press(key)
        assert (focused(pilot), page.choice.preset) == ("variant:classic3", "classic3")
        pilot.press(pygame.K_RETURN)
        assert (focused(pilot), pilot.app.session) == ("deal", None)
        pilot.press(pygame.K_RETURN)
        assert pilot.app.session is not None
        assert pilot.app.session.controller.setup.preset == "classic3"


def test_enter_confirms_a_game_found_by_its_letter_and_deal_comes_into_view(tmp_path: Path) -> None:
    with Pilot(tmp_path, None, window=(1024, 600)) as pilot:
        pilot.app.change_settings(text_size=200)
        page = NewMatch(pilot.app)
        pilot.app.stack.push(page)
        pilot.frame(2)
        pygame.event.post(typed_key("c"))
        pilot.frame()
        pilot.press(pygame.K_RETURN)
        deal = next(element for element in page.laid() if element.id == "deal")
        assert (focused(pilot), pilot.app.session) == ("deal", None)
        assert page.column is not None and pygame.Rect((0, 0), page.size).contains(deal.rect)


def test_a_click_on_the_chosen_game_does_not_deal(tmp_path: Path) -> None:
    with Pilot(tmp_path, None) as pilot:
        page = NewMatch(pilot.app)
        pilot.app.stack.push(page)
        pilot.frame(2)
        pilot.press(pygame.K_TAB)
        pilot.click("variant:classic2")
        assert pilot.app.stack.top is page


def test_choosing_the_chosen_game_again_leaves_its_house_rules() -> None:
    page = new_match(preset="classic4_teams")
    page.choice.change("teams", None)
    page.choose_variant("classic4_teams")
    assert page.choice.changed("teams")


def test_tab_goes_from_the_game_by_players_opponent_length_and_rules_to_deal(tmp_path: Path) -> None:
    with Pilot(tmp_path, None) as pilot:
        page = NewMatch(pilot.app)
        page.choice.take("cirulla")
        page.show_family("fifteen")
        pilot.app.stack.push(page)
        pilot.frame(2)
        reached = []
        for _ in range(10):
            pilot.press(pygame.K_TAB)
            reached.append(focused(pilot))
        assert reached == [
            "variant:cirulla", "players:2", "opponent:rookie", "length:51", "length:other", "house_rules", "people",
            "deal", "back", "family:fifteen",
        ]  # fmt: skip


# ---- what was asked for


def test_a_length_that_was_asked_for_outlasts_the_variant_where_the_new_one_offers_it() -> None:
    choice = Choice()
    choice.take("cirulla")
    assert choice.target == 51, "untouched, the length is the variant's own"
    choice.take("classic2")
    choice.play_to(21)
    choice.take("cirulla")
    assert choice.target == 21
    choice.take("fixed_hands")
    assert choice.deals == 3, "a variant that is about deals"
    choice.take("classic2")
    assert (choice.target, choice.deals) == (21, 0)
    choice.play_deals(5)
    choice.take("escoba")
    assert choice.deals == 5
    choice.play_by_points()
    choice.take("cirulla")
    assert (choice.target, choice.deals) == (51, 0), "only the number of deals had been asked for"
    choice.play_to(51)
    choice.take("classic2")
    assert choice.target == 11, "not on offer here"


def test_the_number_of_players_outlasts_variants_that_have_it_not() -> None:
    choice = Choice()
    choice.take("cirulla")
    choice.seat_players(4)
    choice.opponents = ["pro", "amateur", "rookie"]
    choice.take("classic2")
    assert (choice.players, choice.opponents) == (2, ["pro"])
    choice.take("cirulla")
    assert (choice.players, choice.opponents) == (4, ["pro", "amateur", "rookie"])
    other = Choice()
    other.take("scopone9")
    other.take("cirulla")
    assert other.players == 2, "four had not been asked for"


def test_the_same_opponent_everywhere_is_so_for_seats_to_come() -> None:
    choice = Choice()
    choice.take("scopone9")
    choice.opponents = ["pro", "amateur", "rookie"]
    choice.take("classic2")
    choice.seat_everywhere("rookie")
    choice.take("scopone9")
    assert choice.opponents == ["rookie"] * 3


def test_what_is_chosen_outlasts_the_way_back_until_a_match_is_dealt(tmp_path: Path) -> None:
    with Pilot(tmp_path, None) as pilot:
        pilot.click("play")
        page = pilot.app.stack.top
        assert isinstance(page, NewMatch)
        page.choose_variant("scopone9")
        page.choose_deals(5)
        page.choice.change("cards_rule", "plurality" if page.choice.value("cards_rule") != "plurality" else "majority")
        page.choice.opponents = ["pro", HUMAN, "amateur"]
        page.choice.names[2] = "Rosa"
        left = copy.deepcopy(page.choice)
        pilot.press(pygame.K_ESCAPE)
        assert pilot.describe()["scene"] == "title"
        pilot.click("play")
        again = pilot.app.stack.top
        assert isinstance(again, NewMatch)
        assert again.choice == left
        assert again.family == "scopone", "its list shows the chosen game"
        again.deal()
        after = NewMatch(pilot.app).choice
        assert (after.preset, after.names, after.changes) == ("scopone9", {}, {})


def test_the_last_match_is_offered_again_as_it_was(tmp_path: Path) -> None:
    with Pilot(tmp_path, None) as pilot:
        for preset, players, target, deals in (("cirulla", 4, 31, 0), ("classic2", 2, 11, 5), ("scopone9", 4, 11, 0)):
            page = NewMatch(pilot.app)
            page.choose_variant(preset)
            page.choose_players(players)
            if deals:
                page.choose_deals(deals)
            else:
                page.choose_target(target)
            page.deal()
            again = NewMatch(pilot.app).choice
            assert (again.preset, again.players, again.target, again.deals) == (
                preset, players, PRESETS[preset].target if deals else target, deals,
            )  # fmt: skip
