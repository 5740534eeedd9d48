"""What the scenes round the table do when somebody chooses something."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pygame
import pytest

from scopa_gui.game.ratings import DECLINES_ABOVE
from scopa_gui.game.texts import DeckNames
from scopa_gui.rules.deal import Play
from scopa_gui.rules.presets import PRESETS
from scopa_gui.rules.scoring import Points
from scopa_gui.rules.view import Past
from scopa_gui.ui import scenes
from scopa_gui.ui.element import Role
from scopa_gui.ui.scenes.cards import card_code
from scopa_gui.ui.scenes.count_lines import lines_of
from scopa_gui.ui.scenes.count_page import DealCount
from scopa_gui.ui.scenes.menu_dialog import Menu
from scopa_gui.ui.scenes.new_match_page import NewMatch
from scopa_gui.ui.scenes.page import Page
from scopa_gui.ui.scenes.scrolling import ScrollingText
from scopa_gui.ui.scenes.settings_page import SettingsPage
from scopa_gui.ui.scenes.settings_parts import slider_rail
from tests.ui.bench import Bench, match_info, scored, session_of


def choose(scene: Page, ident: str) -> None:
    element = scene.element(ident)
    assert element is not None, [e.id for e in scene.elements()]
    assert element.enabled
    scene.activate(element)


def key(code: int) -> pygame.event.Event:
    return pygame.event.Event(pygame.KEYDOWN, key=code, mod=0)


def ids(scene: Page) -> list[str]:
    return [element.id for element in scene.elements()]


# ---- title


def test_without_open_matches_the_title_offers_to_play() -> None:
    desk = Bench()
    title = desk.show(scenes.title)
    assert "continue" not in ids(title)
    assert title.default() is title.element("play")


def test_with_an_open_match_the_title_offers_to_go_on() -> None:
    desk = Bench(matches=(match_info(7), match_info(5)))
    title = desk.show(scenes.title)
    assert title.default() is title.element("continue")
    choose(title, "continue")
    assert desk.calls == [("continue_match", 7)]


def test_other_open_matches_are_listed() -> None:
    desk = Bench(matches=tuple(match_info(number) for number in range(9, 0, -1)))
    title = desk.show(scenes.title)
    choose(title, "matches")
    listed = desk.stack.top
    assert isinstance(listed, Page)
    assert listed.dialog == "open_matches"
    choose(listed, "more")
    choose(listed, "match:2")
    assert desk.calls == [("continue_match", 2)]


def test_an_open_match_is_listed_by_its_variant_with_who_plays_and_how_it_stands() -> None:
    desk = Bench(matches=(match_info(2), match_info(1, "classic5", (0, 3, 1, 2, 4))))
    choose(desk.show(scenes.title), "matches")
    listed = {element.id: element.name for element in desk.stack.top.elements()}
    assert listed["match:2"].startswith("Scopa for two")
    assert "la Donna, 7 to 5" in listed["match:2"]
    assert listed["match:1"].count("Scopa for five") == 1
    assert "5 players, 0 – 3 – 1 – 2 – 4" in listed["match:1"]


def test_the_title_quits() -> None:
    desk = Bench()
    choose(desk.show(scenes.title), "quit")
    assert desk.calls == [("quit", None)]


# ---- new match


@pytest.fixture
def setting_up() -> tuple[Bench, NewMatch]:
    desk = Bench()
    page = desk.show(scenes.new_match)
    assert isinstance(page, NewMatch)
    return desk, page


def test_deal_is_the_default_and_starts_what_is_chosen(setting_up: tuple[Bench, NewMatch]) -> None:
    desk, page = setting_up
    assert page.default() is page.element("deal")
    choose(page, "family:ace")
    choose(page, "variant:scopa_assi")
    choose(page, "players:4")
    choose(page, "opponent:amateur")
    choose(page, "seat:2")
    choose(page, "length:21")
    choose(page, "deal")
    (_, remembered), (name, (ruleset, seats)) = desk.calls
    assert name == "start_match"
    assert (ruleset.ace_sweep, ruleset.target, ruleset.end_mode) == ("no_ace_on_table", 21, "target")
    assert [seat.kind for seat in seats][:2] == ["human", "amateur"]
    assert seats[2].kind != "amateur"
    assert remembered["last_variant"] == "scopa_assi"
    assert remembered["last_players"] == 4


def test_a_match_can_be_so_many_deals(setting_up: tuple[Bench, NewMatch]) -> None:
    desk, page = setting_up
    choose(page, "length:other")
    choose(page, "length:5")
    choose(page, "deal")
    ruleset = desk.calls[-1][1][0]
    assert (ruleset.end_mode, ruleset.fixed_hands) == ("fixed_hands", 5)


def test_a_variant_brings_its_own_players_and_target(setting_up: tuple[Bench, NewMatch]) -> None:
    _, page = setting_up
    choose(page, "family:scopone")
    assert page.choice.players == 4
    assert page.choice.rules.players == (4,)
    choose(page, "family:fifteen")
    page.choose_variant("cirulla")
    assert page.choice.rules.target == 51
    chosen = page.element("length:51")
    assert chosen is not None
    assert chosen.selected


def test_the_list_of_variants_scrolls_by_wheel_and_arrow(setting_up: tuple[Bench, NewMatch]) -> None:
    _, page = setting_up
    choose(page, "family:ace")
    first = [ident for ident in ids(page) if ident.startswith("variant:")]
    choose(page, "list:down")
    page.scroll(1, (0, 0))
    later = [ident for ident in ids(page) if ident.startswith("variant:")]
    assert first != later
    page.scroll(-9, (0, 0))
    assert [ident for ident in ids(page) if ident.startswith("variant:")] == first


# ---- count


def counting(preset: str = "classic2", players: int = 2) -> tuple[Bench, DealCount, list[str]]:
    desk = Bench()
    done: list[str] = []
    page = DealCount(desk, session_of(preset, players, 2), scored(preset, players), lambda: done.append("next"))  # type: ignore[arg-type]
    desk.stack.push(page)
    return desk, page, done


def test_lines_appear_one_after_another() -> None:
    desk, page, done = counting()
    page.update(10.0)
    assert page.busy
    assert page.element("next") is None
    assert not any(ident.startswith("text:line:") for ident in ids(page))
    page.update(10.36)
    assert [ident for ident in ids(page) if ident.startswith("text:line:")] == ["text:line:sweeps"]
    page.update(10.71)
    assert page.told() == 2
    now = 10.71
    while page.update(now):
        now += 0.1
    assert not page.busy
    choose(page, "next")
    assert done == ["next"]
    assert "settebello" in desk.sounds


def test_any_input_completes_the_count_and_does_nothing_else() -> None:
    _, page, done = counting()
    page.update(10.0)
    assert page.hurry()
    assert page.default() is None, "the same key must not go on"
    page.update(10.02)
    assert not page.busy
    assert not page.hurry()
    assert done == []


def test_with_motion_off_the_count_stands_at_once() -> None:
    desk, page, _ = counting()
    desk.speed = "off"
    page.update(10.0)
    page.update(10.02)
    assert not page.busy


def test_the_count_names_every_line_and_says_nobody_on_a_tie() -> None:
    _, page, _ = counting("cirulla")
    page.hurry()
    page.update(1.0)
    page.update(2.0)
    told = {e.id: e.name for e in page.elements() if e.role is Role.TEXT}
    for kind in ("sweeps", "cards", "coins", "settebello", "prime", "piccola", "grande", "declared"):
        assert f"text:line:{kind}" in told
    ties = [line for line in page.lines if line.nobody]
    for line in ties:
        assert told[f"text:line:{line.kind}"].endswith("nobody")


def told_of(preset: str, players: int = 2) -> DealCount:
    desk, page, _ = counting(preset, players)
    desk.speed = "off"
    page.update(1.0)
    page.update(2.0)
    return page


def test_escape_at_the_count_opens_the_menu_without_what_belongs_to_the_play() -> None:
    page = told_of("classic2")
    page.back()
    opened = page.app.stack.top
    assert isinstance(opened, Menu)
    assert opened.name == "deal_count"
    open_lines = [line.ident for line in opened.lines() if not line.closed]
    assert open_lines == ["resume", "rules", "log", "settings", "resign", "leave", "quit"]
    opened.close()
    assert page.app.stack.top is page


def test_a_dialog_over_the_menu_stands_alone_over_the_scene() -> None:
    page = told_of("classic2")
    page.back()
    opened = page.app.stack.top
    assert isinstance(opened, Menu)
    opened.rules()
    assert page.app.stack.top.dialog == "rules_in_force"
    assert page.app.stack.below() == [page], "the menu does not show round the edges of the rules"
    page.app.stack.pop()
    assert page.app.stack.top is opened


def test_escape_while_the_count_is_told_only_hurries_it() -> None:
    desk, page, _ = counting()
    page.update(10.0)
    page.hurry()
    page.back()
    assert desk.stack.top is page


def test_every_line_of_the_count_says_what_its_points_are_given_for() -> None:
    for preset, rules in PRESETS.items():
        for line in lines_of(rules, scored(preset, rules.players[0]).score, DeckNames()):
            assert line.why or line.card is not None or line.kind == "sweeps", (preset, line.kind)


def test_runs_are_shown_card_by_card() -> None:
    low = Points(napola=4, piccola=5, scaletta_bassa=3, scaletta_alta=7, grande=5)
    score = scored("classic2", 2).score._replace(points=(low, Points()))

    def cards(preset: str, kind: str) -> list[str]:
        line = next(line for line in lines_of(PRESETS[preset], score, DeckNames()) if line.kind == kind)
        assert line.cards[1] == ()
        return [card_code(card) for card in line.cards[0]]

    assert cards("cirulla", "piccola") == ["Ad", "2d", "3d", "4d", "5d"]
    assert cards("cirulla", "grande") == ["Fd", "Cd", "Rd"]
    assert cards("scalette", "scaletta_bassa") == ["Ad", "2d", "3d"]
    assert cards("scalette", "scaletta_alta") == ["6d", "7d", "Fd", "Cd", "Rd"]


def test_a_tie_and_a_missing_suit_are_told_as_the_reason() -> None:
    score = scored("classic2", 2).score
    even = score._replace(cards=(20, 20), points=(Points(), Points()), prime_winner=None)
    lines = {line.kind: line for line in lines_of(PRESETS["classic2"], even, DeckNames())}
    assert lines["cards"].why == "equal: nobody"
    assert lines["prime"].why == "equal: nobody"
    three = score.prime[0]._replace(suits=3)
    short = score._replace(prime=(three, score.prime[1]._replace(suits=4)), prime_winner=1)
    lines = {line.kind: line for line in lines_of(PRESETS["classic2"], short, DeckNames())}
    assert lines["prime"].why == "whoever lacks a suit loses it"


# ---- match end, menu, dialogs


def test_the_end_of_a_match_offers_another() -> None:
    desk = Bench()
    page = desk.show(lambda app: scenes.match_end(app, session_of("classic3", 3, 4, over=True)))
    assert page.default() is page.element("again")
    choose(page, "again")
    assert desk.calls[0][0] == "start_match"
    choose(page, "menu")
    assert desk.calls[1][0] == "to_title"
    assert desk.sounds[0] in ("win", "lose")
    assert desk.sounds[1] == "button"


def test_an_opponent_who_has_become_too_weak_declines_another_match(monkeypatch: pytest.MonkeyPatch) -> None:
    desk = Bench()
    page = desk.show(lambda app: scenes.match_end(app, session_of("classic2", 2, 4, over=True)))
    monkeypatch.setattr("scopa_gui.ui.scenes.end_page.rating_now", lambda app: DECLINES_ABOVE["rookie"] + 1)
    choose(page, "again")
    assert desk.stack.top.dialog == "message"
    assert desk.calls == []


def menu(over: bool = False) -> tuple[Bench, Menu, Any]:
    desk = Bench()
    session = session_of("classic2", 2, 1, over=over)
    session.view.history = (Past(0, Play(0, 0), 0),)
    page = desk.show(lambda app: scenes.menu(app, "table", session))
    assert isinstance(page, Menu)
    return desk, page, session


@pytest.mark.parametrize(("ident", "wish"), [("restart", "restart"), ("resign", "give_up")])
def test_what_cannot_be_undone_is_asked_first(ident: str, wish: str) -> None:
    desk, page, session = menu()
    bottom = desk.show(scenes.title)
    desk.stack.push(page)
    choose(page, ident)
    question = desk.stack.top
    assert isinstance(question, Page)
    assert question.dialog == "confirm"
    assert question.default() is question.element("no")
    choose(question, "no")
    assert session.wishes == []
    choose(page, ident)
    assert isinstance(desk.stack.top, Page)
    choose(desk.stack.top, "yes")
    assert session.wishes == [wish]
    assert desk.stack.top is bottom


@pytest.mark.parametrize("over", [False, True])
def test_the_menu_has_the_same_lines_at_the_same_places_and_says_why_one_is_closed(over: bool) -> None:
    _, page, session = menu(over)
    usual = {element.id: element.rect for element in page.laid() if element.role is Role.BUTTON}
    closed = {"hint", "take_back", "restart", "resign"} if over else {"hint"}
    assert {line.ident for line in page.lines() if line.closed} == closed
    names = {element.id: element.name for element in page.laid()}
    assert all(names[ident].endswith(": The match is over.") for ident in closed if over)
    page.hint = lambda: None
    session.controller.can_take_back = session.controller.rated = False
    session.view.history = ()
    page.recompose()
    assert {element.id: element.rect for element in page.laid() if element.role is Role.BUTTON} == usual
    told = {line.ident: line.closed for line in page.lines()}
    if not over:
        assert told["take_back"] == "There is nothing to take back." and not told["hint"]
        assert told["restart"] == "No card of this deal has been played yet."


def test_the_menu_quits_the_program() -> None:
    desk, page, _ = menu()
    choose(page, "quit")
    assert desk.calls == [("quit", None)]


def test_leaving_the_table_goes_to_the_title() -> None:
    desk, page, _ = menu()
    choose(page, "leave")
    assert desk.calls == [("to_title", None)]


@pytest.mark.parametrize(("make", "code"), [(scenes.guide, pygame.K_g), (scenes.log, pygame.K_l)])
def test_panels_close_with_the_key_that_opened_them(make: Callable[..., Any], code: int) -> None:
    desk = Bench()
    below = desk.show(scenes.title)
    panel = make(desk, "table", session_of("classic2", 2))
    desk.stack.push(panel)
    assert panel.key(key(code))
    assert desk.stack.top is below
    assert not panel.veil


def test_long_texts_scroll_to_their_ends() -> None:
    desk = Bench()
    page = desk.show(lambda app: scenes.rules_in_force(app, "table", session_of("cirulla", 2)))
    assert isinstance(page, ScrollingText)
    top = [e.name for e in page.elements()]
    assert page.key(key(pygame.K_END))
    bottom = [e.name for e in page.elements()]
    assert page.paragraphs()[-1].text in bottom
    assert page.paragraphs()[0].text in top
    assert "text:bar" in ids(page)
    assert page.key(key(pygame.K_HOME))
    assert [e.name for e in page.elements()] == top
    page.wheel(1, (640, 400))
    assert page.text.first >= 3, "a notch of the wheel moves the text by more than a line"


# ---- settings


@pytest.fixture
def settings() -> tuple[Bench, SettingsPage]:
    desk = Bench()
    page = desk.show(scenes.settings)
    assert isinstance(page, SettingsPage)
    return desk, page


@pytest.mark.parametrize(
    ("ident", "field", "value"),
    [
        ("speed:fast", "speed", "fast"), ("reduced_motion", "reduced_motion", True), ("muted", "muted", True),
        ("indices:off", "indices", "off"), ("hand_order:suit", "hand_order", "suit"), ("table:wood", "table", "wood"),
        ("text_size:150", "text_size", 150), ("full_screen", "full_screen", True), ("language:en", "language", "en"),
    ],
)  # fmt: skip
def test_every_setting_acts_at_once(
    settings: tuple[Bench, SettingsPage], ident: str, field: str, value: object
) -> None:
    desk, page = settings
    choose(page, ident)
    assert getattr(desk.settings, field) == value


def test_sliders_follow_click_pull_and_keys(settings: tuple[Bench, SettingsPage]) -> None:
    desk, page = settings
    effects = page.element("effects")
    assert effects is not None
    left, width = slider_rail(effects.rect, desk.painter)
    desk.input.pointer = (left + width // 2, effects.rect.centery)
    page.activate(effects)
    assert desk.settings.effects_volume == 50
    page.drag(effects, (left + width, effects.rect.centery))
    assert desk.settings.effects_volume == 50
    assert page.volume("effects") == 100
    page.drop(effects, (left + width, effects.rect.centery))
    assert desk.settings.effects_volume == 100
    page.focus("effects")
    assert page.key(key(pygame.K_LEFT))
    assert desk.settings.effects_volume == 95
    page.drag(effects, (left, 0))
    page.drop_nowhere()
    assert desk.settings.effects_volume == 95
