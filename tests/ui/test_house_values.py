"""All values of the house rules: shown to choose from, by pointer and keys, and what each of them means."""

from __future__ import annotations

from itertools import combinations
from pathlib import Path
from typing import Any

import pygame
import pytest

from scopa_gui.game.i18n import LANGUAGES, set_language
from scopa_gui.game.rulebook import TOPICS, rules_of
from scopa_gui.game.texts import DeckNames
from scopa_gui.rules.game import game_of
from scopa_gui.ui import scenes
from scopa_gui.ui.scenes.house_dialog import HouseDialog
from scopa_gui.ui.scenes.house_fields import FIELDS, TEAMS, fields_of, value_name
from scopa_gui.ui.scenes.house_parts import value_id
from scopa_gui.ui.scenes.house_words import meaning, offered
from scopa_gui.ui.scenes.new_match_choice import Choice
from tests.testkit.pilot import Pilot
from tests.ui.bench import Bench
from tests.ui.finished import assert_apart
from tests.ui.table_helpers import focused, names
from tests.ui.test_house_rules import at_house_rules


@pytest.mark.parametrize("preset", ["classic2", "cirulla", "classic6_two_decks", "hurrikan", "chkobba"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_value_says_in_a_sentence_what_it_means(language: str, preset: str) -> None:
    set_language(language)
    try:
        choice = Choice()
        choice.take(preset)
        for field in (*FIELDS, TEAMS):
            for value, _name in field.values:
                told = meaning(choice, field, value, DeckNames())
                assert told.endswith("."), f"{field.name} {value}: {told!r}"
                assert "{" not in told
    finally:
        set_language("en")


def test_what_a_rule_means_is_what_the_rules_pages_say_of_it() -> None:
    choice = Choice()
    field = next(field for field in FIELDS if field.name == "capture_duty")
    rules = choice.trial("capture_duty", "strict")
    assert meaning(choice, field, "strict", DeckNames()) in [rule.text for rule in rules_of(rules, 2)]
    assert choice.changes == {}, "to ask is not to choose"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("size", "text"), [((1280, 800), 100), ((1024, 600), 100), ((1024, 600), 200)])
def test_all_values_of_every_rule_are_shown_whole(language: str, size: tuple[int, int], text: int) -> None:
    set_language(language)
    try:
        page: Any = Bench(size, text).show(scenes.new_match)
        page.choice.take("classic4_teams")
        dialog = HouseDialog(page.app, page)
        page.app.stack.push(dialog)
        for topic in TOPICS:
            dialog.show_topic(topic)
            for field in [offered(page.choice, field) for field in fields_of(topic, 4)]:
                dialog.show_rule(field.name)
                found = {element.id: element for element in dialog.laid()}
                values = [value_id(field, value) for value, _name in field.values]
                assert set(values) <= set(found), field.name
                assert [found[i].selected for i in values].count(True) == 1, field.name
                assert dialog.board is not None
                assert not dialog.board.misfits, (field.name, dialog.board.misfits)
                assert_apart(dialog)
                boxes = [found[i].rect for i in values]
                assert all(not one.colliderect(other) for one, other in combinations(boxes, 2))
    finally:
        set_language("en")


def test_the_pointer_on_a_value_tells_what_it_would_mean(tmp_path: Path) -> None:
    with Pilot(tmp_path, None) as pilot:
        page = at_house_rules(pilot, "capture")
        pilot.click("rule:capture_mode")
        assert names(pilot)["text:meaning"].startswith("A card takes a card of the same value")
        dialog = pilot.app.stack.top
        dialog.set_hover("value:capture_mode:sum15")
        assert "make 15 together" in names(pilot)["text:meaning"]
        assert page.choice.changes == {}
        dialog.set_hover(None)
        assert names(pilot)["text:meaning"].startswith("A card takes a card of the same value")


def test_rules_and_values_are_chosen_by_keys(tmp_path: Path) -> None:
    with Pilot(tmp_path, None) as pilot:
        page = at_house_rules(pilot, "capture")
        pilot.app.stack.top.focus("topic:capture")
        pilot.press(pygame.K_TAB)
        assert focused(pilot) == "rule:capture_mode"
        pilot.press(pygame.K_DOWN)
        assert focused(pilot) == "rule:priority"
        assert "value:priority:free" in names(pilot), "the ring shows the values"
        pilot.press(pygame.K_RIGHT)
        assert focused(pilot) == "value:priority:single_first"
        pilot.press(pygame.K_DOWN)
        assert "fewest cards" in names(pilot)["text:meaning"]
        pilot.press(pygame.K_RETURN)
        assert page.choice.changes == {"priority": "fewest_cards"}
        pilot.press(pygame.K_LEFT)
        assert focused(pilot) == "rule:priority"
        pilot.press(pygame.K_RETURN)
        assert focused(pilot) == "value:priority:fewest_cards"


def test_left_goes_through_both_columns_of_many_values_before_it_returns(tmp_path: Path) -> None:
    with Pilot(tmp_path, None) as pilot:
        at_house_rules(pilot, "score")
        dialog = pilot.app.stack.top
        dialog.focus("rule:sequence")
        dialog.focus("value:sequence:napola3")
        pilot.press(pygame.K_LEFT)
        assert focused(pilot) == "value:sequence:none"
        pilot.press(pygame.K_LEFT)
        assert focused(pilot) == "rule:sequence"


@pytest.mark.parametrize(
    ("preset", "players", "dealt"),
    [
        ("classic2", 2, [0, 2, 4, 6, 8]), ("re_bello", 3, [1, 4, 7, 10]), ("classic5", 5, [0, 5, 10]),
        ("classic6_two_decks", 6, [2, 8]), ("classic6_two_decks", 7, [3, 10]),
    ],
)  # fmt: skip
def test_table_cards_are_offered_as_they_are_dealt(preset: str, players: int, dealt: list[int]) -> None:
    choice = Choice()
    choice.take(preset)
    choice.players = players
    field = next(field for field in FIELDS if field.name == "table_size")
    written = choice.value("table_size")
    assert written in [value for value, _name in offered(choice, field).values], "as written it can be had"
    assert [int(name) for _value, name in offered(choice, field).values] == dealt
    for value, name in offered(choice, field).values:
        choice.change("table_size", value)
        assert game_of(choice.rules, players).table_count == int(name)
        assert value_name(offered(choice, field), choice.value("table_size")) == name


def test_keys_begin_at_the_first_rule_and_end_at_the_button_that_closes(tmp_path: Path) -> None:
    with Pilot(tmp_path, None) as pilot:
        pilot.click("play")
        pilot.app.stack.top.focus("house_rules")
        pilot.press(pygame.K_RETURN)
        pilot.frame(2)
        assert focused(pilot) == f"rule:{FIELDS[0].name}"
        for _ in range(30):
            pilot.press(pygame.K_DOWN)
        assert focused(pilot) in ("close", "reset", "keep")
        pilot.press(pygame.K_DOWN)
        assert focused(pilot) == "close", "not round to the tabs"
