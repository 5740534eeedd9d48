"""House rules at the window: changed, refused with a reason, kept by name; and who sits where."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from scopa_gui.game.i18n import LANGUAGES, set_language
from scopa_gui.game.names import level_name, strength_words
from scopa_gui.game.ratings import BOT_RATINGS, DECLINES_ABOVE
from scopa_gui.game.setup import HUMAN
from scopa_gui.rules.errors import BadRuleset
from scopa_gui.rules.presets import CLASSIC, PRESETS
from scopa_gui.ui import scenes
from scopa_gui.ui.scenes.board import Board
from scopa_gui.ui.scenes.house_fields import FIELDS, TEAMS, Field, fields_of, value_name
from scopa_gui.ui.scenes.new_match_choice import Choice
from scopa_gui.ui.scenes.new_match_page import NewMatch
from scopa_gui.ui.scenes.seats_dialog import SeatsDialog
from tests.testkit.pilot import Pilot
from tests.ui.bench import Bench
from tests.ui.table_helpers import names


def on_new_match(pilot: Pilot) -> NewMatch:
    pilot.app.stack.replace(scenes.new_match(pilot.app))
    pilot.frame(3)
    page = pilot.app.stack.top
    assert isinstance(page, NewMatch)
    return page


def at_house_rules(pilot: Pilot, topic: str, *, variant: str = "classic2") -> NewMatch:
    """A topic of the house rules over the page of a new match of a variant; returns that page."""
    page = on_new_match(pilot)
    page.choose_variant(variant)
    pilot.click("house_rules")
    pilot.click(f"topic:{topic}")
    return page


def set_rule(pilot: Pilot, name: str, value: object) -> None:
    """Show the values of a rule and choose one."""
    pilot.click(f"rule:{name}")
    pilot.click(f"value:{name}:{value}")


# ---- the fields


def test_every_field_of_the_rules_is_offered_or_chosen_elsewhere() -> None:
    offered = {field.name for field in FIELDS}
    elsewhere = {"players", "teams", "target", "end_mode", "fixed_hands", "penalties"}
    assert offered | elsewhere == set(CLASSIC.to_dict())


@pytest.mark.parametrize("field", FIELDS, ids=lambda field: field.name)
def test_every_value_is_known_to_the_rules(field: Field) -> None:
    for value, _name in field.values:
        assert value_name(field, value)
        try:
            CLASSIC.changed({field.name: value})
        except BadRuleset as error:
            assert error.code != "field", f"{field.name} = {value}"


def test_every_preset_shows_named_values() -> None:
    for preset, rules in PRESETS.items():
        for field in FIELDS:
            value = rules.to_dict()[field.name]
            assert value in [known for known, _ in field.values], f"{preset}: {field.name} = {value}"


# ---- at the window


def test_a_change_is_played_by_and_is_not_rated(tmp_path: Path) -> None:
    with Pilot(tmp_path, None) as pilot:
        at_house_rules(pilot, "score")
        set_rule(pilot, "pts_prime", 2)
        pilot.click("close")
        pilot.click("deal")
        pilot.wait_idle()
        assert pilot.app.session is not None
        controller = pilot.app.session.controller
        assert controller.setup.ruleset.pts_prime == 2
        assert controller.setup.preset is None
        assert not controller.rated


def test_what_does_not_go_together_is_refused_with_the_reason(tmp_path: Path) -> None:
    with Pilot(tmp_path, None) as pilot:
        page = at_house_rules(pilot, "declare")
        set_rule(pilot, "matta", "7c")
        told = names(pilot)
        assert "belongs to the declarations of Cirulla" in told["text:word"]
        assert page.choice.changes == {}


def test_rules_are_kept_by_name_and_there_after_a_restart(tmp_path: Path) -> None:
    with Pilot(tmp_path, None) as pilot:
        at_house_rules(pilot, "capture")
        set_rule(pilot, "priority", "fewest_cards")
        pilot.click("keep")
        pilot.app.stack.top.text_input("Nonna")
        pilot.click("keep")
    with Pilot(tmp_path, None) as pilot:
        page = at_house_rules(pilot, "kept")
        assert names(pilot)["kept:Nonna"] == "Nonna: Scopa for two · With several captures: the fewest cards"
        kept = pilot.element("kept:Nonna")
        assert kept is not None
        assert not kept.selected
        pilot.click("kept:Nonna")
        assert page.choice.rules.priority == "fewest_cards"
        kept = pilot.element("kept:Nonna")
        assert kept is not None
        assert kept.selected, "what is played is marked"
        pilot.click("close")
        assert names(pilot)["house_rules"] == "Nonna: unrated"
        pilot.click("house_rules")
        pilot.click("topic:kept")
        pilot.click("forget:Nonna")
        assert pilot.app.house.kept_rules.all == []


def test_what_was_changed_back_is_no_change() -> None:
    choice = Choice()
    choice.change("pts_prime", 2)
    choice.change("pts_prime", 1)
    assert choice.changes == {}, "what is as written is no change"
    choice.take("cirulla")
    assert choice.changes == {}


def test_house_rules_stay_with_a_variant_that_they_go_together_with() -> None:
    choice = Choice()
    choice.change("re_bello", 1)
    choice.change("priority", "free")
    choice.change("hand_size", 6)
    assert choice.take("scopa15") == ["priority"], "where only fifteens are taken it would say nothing"
    assert choice.changes == {"re_bello": 1, "hand_size": 6}
    assert choice.take("re_bello") == [], "this one has it by itself"
    assert choice.changes == {"priority": "free", "hand_size": 6}
    assert choice.take("scopone9") == ["hand_size"]
    choice.take("classic2")
    assert choice.changes == {"re_bello": 1, "priority": "free", "hand_size": 6}, "here they go together again"


def test_teams_of_one_variant_are_not_those_of_another() -> None:
    choice = Choice()
    choice.take("classic6_two_decks")
    choice.change("teams", None)
    choice.take("cirulla")
    assert choice.changes == {}


def test_that_a_house_rule_does_not_go_with_a_variant_is_told(tmp_path: Path) -> None:
    with Pilot(tmp_path, None) as pilot:
        page = on_new_match(pilot)
        page.choice.change("pts_prime", 2)
        page.choice.change("priority", "free")
        assert "text:dropped" not in names(pilot)
        page.choose_variant("classic3")
        pilot.frame(2)
        assert "text:dropped" not in names(pilot)
        assert names(pilot)["house_rules"] == "2 house rules: unrated"
        page.choose_variant("scopa15")
        pilot.frame(2)
        assert names(pilot)["text:dropped"] == "One house rule does not go with Scopa a quindici and is left out."
        pilot.click("house_rules")
        pilot.click("close")
        assert "text:dropped" not in names(pilot)


def test_what_another_rule_makes_idle_says_so_and_cannot_be_changed(tmp_path: Path) -> None:
    with Pilot(tmp_path, None) as pilot:
        at_house_rules(pilot, "capture")
        pilot.click("rule:ace_sweep_choice")
        value = pilot.element("value:ace_sweep_choice:choice")
        assert value is not None
        assert not value.enabled, "nothing says what an ace must take that takes nothing"
        assert "An ace takes the whole table: never" in names(pilot)["text:meaning"]
        set_rule(pilot, "ace_sweep", "always")
        pilot.click("rule:ace_sweep_choice")
        value = pilot.element("value:ace_sweep_choice:choice")
        assert value is not None
        assert value.enabled
        assert names(pilot)["text:meaning"] == "An ace takes the whole table."


def test_house_rules_open_with_their_first_topic(tmp_path: Path) -> None:
    with Pilot(tmp_path, None) as pilot:
        on_new_match(pilot)
        pilot.click("house_rules")
        tabs = [element for element in pilot.app.stack.top.elements() if element.id.startswith("topic:")]
        assert [tab.selected for tab in tabs] == [True, *[False] * (len(tabs) - 1)]


def test_the_length_in_deals_is_there_again_with_the_variant(tmp_path: Path) -> None:
    with Pilot(tmp_path, None) as pilot:
        page = on_new_match(pilot)
        page.choose_variant("cirulla")
        page.choose_deals(1)
        pilot.click("deal")
        again = NewMatch(pilot.app).choice
        assert (again.preset, again.deals) == ("cirulla", 1)
        page = on_new_match(pilot)
        page.choose_deals(0)
        pilot.click("deal")
        assert NewMatch(pilot.app).choice.deals == 0


# ---- who sits where


def test_two_at_this_screen(tmp_path: Path) -> None:
    with Pilot(tmp_path, None) as pilot:
        on_new_match(pilot)
        pilot.click("people")
        pilot.click("name:1")
        pilot.app.stack.top.text_input("Bruno")
        pilot.click("keep")
        pilot.click("close")
        pilot.click("deal")
        assert pilot.describe()["scene"] == "handover"
        assert pilot.app.session is not None
        seats = pilot.app.session.controller.setup.seats
        assert [seat.kind for seat in seats] == [HUMAN, HUMAN]
        assert seats[1].name == "Bruno"


@pytest.mark.parametrize(("you", "called"), [("You", ["Player 1", "Player 2"]), ("Ada", ["Ada", "Player 2"])])
def test_of_several_at_one_screen_nobody_is_called_you(you: str, called: list[str]) -> None:
    """Each of them is "you" on the own turn: the others' sentences would say "You wins the match"."""
    choice = Choice(opponents=[HUMAN])
    assert [seat.name for seat in choice.seats(you)] == called
    assert Choice().seats(you)[0].name == you


def test_a_person_in_the_place_of_an_opponent_is_shown_there() -> None:
    page = NewMatch(Bench())
    page.layout((1280, 800))
    assert page.element("seat:1") is None
    page.choice.opponents = [HUMAN]
    page.recompose()
    seat = page.element("seat:1")
    assert seat is not None
    assert "Player 2" in seat.name


@pytest.mark.parametrize("players", [5, 6, 7, 8])
def test_seats_stand_apart_on_their_plaque(players: int) -> None:
    page = NewMatch(Bench())
    page.choice.take("classic6_two_decks" if players > 5 else "classic5")
    page.choose_players(players)
    page.layout((1280, 800))
    assert page.board is not None
    chips = [element.rect for element in page.board.elements if element.id.startswith("seat:")]
    plaque = page.board.rect(*page.board.plaques[1]).inflate(-20, -20)
    assert len(chips) == players - 1
    assert all(plaque.contains(chip) for chip in chips)
    assert all(chip.inflate(0, 8).collidelist(chips[number + 1 :]) < 0 for number, chip in enumerate(chips))


@pytest.mark.parametrize("text", [100, 200])
def test_each_of_the_company_shows_how_strong_it_plays(text: int) -> None:
    bench = Bench((1024, 600), text)
    page: Any = bench.show(scenes.new_match)
    page.choice.take("classic4_teams")
    page.choice.opponents = ["rookie", "rookie", "pro"]
    dialog = SeatsDialog(page.app, page)
    bench.stack.push(dialog)
    told = {element.id: element.name for element in dialog.laid()}
    strengths = {ident: name for ident, name in told.items() if ident.startswith("text:strength:")}
    assert strengths == {"text:strength:2": "Rookie · 1285", "text:strength:3": "Pro · 1700"}
    seat = dialog.element("kind:3")
    assert seat is not None
    assert "Pro · 1700" in seat.name
    assert dialog.board is not None
    assert not dialog.board.misfits


def test_bots_can_be_watched(tmp_path: Path) -> None:
    with Pilot(tmp_path, None) as pilot:
        page = on_new_match(pilot)
        pilot.click("people")
        pilot.click("kind:0")
        pilot.click("kind:1")
        pilot.click("close")
        assert page.choice.people == 0
        pilot.click("deal")
        for _ in range(3000):
            pilot.frame()
            if pilot.describe()["scene"] == "deal_count":
                break
        assert pilot.describe()["scene"] == "deal_count"


def test_all_opponents_are_offered_with_their_ratings() -> None:
    page = Bench().show(scenes.new_match)
    for kind in ("rookie", "amateur", "pro"):
        element = page.element(f"opponent:{kind}")
        assert element is not None
        assert strength_words(kind) in element.name


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("size", "text"), [((1280, 800), 100), ((1024, 600), 200)])
@pytest.mark.parametrize("preset", ["classic2", "classic4_teams"])
def test_the_level_of_each_opponent_stands_whole_under_its_name(
    language: str, size: tuple[int, int], text: int, preset: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    set_language(language)
    said: dict[str, str] = {}
    say = Board.say

    def hear(board: Board, x: float, y: float, string: str, *more: Any, **named: Any) -> float:
        said[string] = string
        return say(board, x, y, string, *more, **named)

    monkeypatch.setattr(Board, "say", hear)
    try:
        page = Bench(size, text).show(scenes.new_match)
        assert isinstance(page, NewMatch)
        page.choose_variant(preset)
        wanted = {f"{level_name(kind)} · {BOT_RATINGS[kind]}" for kind in ("rookie", "amateur", "pro")}
        assert len(wanted) == 3
        assert wanted <= said.keys()
        assert page.board is not None
        assert not wanted & set(page.board.misfits)
    finally:
        set_language("en")


def test_a_seat_that_is_pointed_at_says_that_a_click_turns_it() -> None:
    bench = Bench()
    page = bench.show(scenes.new_match)
    assert isinstance(page, NewMatch)
    page.choose_variant("classic3")
    assert page.board is not None
    look = page.board.items[-1].look  # type: ignore[union-attr]
    assert not look("normal")
    page.hover_id = "seat:1"
    assert len(look("normal")) == 1


def test_the_mix_of_opponents_is_there_again_in_the_next_new_match(tmp_path: Path) -> None:
    with Pilot(tmp_path, None) as pilot:
        page = on_new_match(pilot)
        page.choose_variant("classic4_teams")
        page.choice.opponents = ["amateur", "rookie", "pro"]
        pilot.click("deal")
    with Pilot(tmp_path, None) as pilot:
        assert on_new_match(pilot).choice.opponents == ["amateur", "rookie", "pro"]


def test_a_weak_opponent_declines_a_strong_player_in_rated_matches_only() -> None:
    bench = Bench()
    page = bench.show(scenes.new_match)
    assert isinstance(page, NewMatch)
    page.rating = DECLINES_ABOVE["rookie"] + 1
    page.choose_opponent("rookie")
    page.deal()
    assert bench.stack.top.dialog == "message"
    assert not [call for call in bench.calls if call[0] == "start_match"]
    bench.stack.pop()
    page.choice.change("pts_prime", 2)
    page.deal()
    assert [call for call in bench.calls if call[0] == "start_match"]
    page.choice.use_changes({})
    page.choose_opponent("pro")
    page.deal()
    assert len([call for call in bench.calls if call[0] == "start_match"]) == 2


# ---- who plays together


def test_six_may_play_in_three_sides_or_each_alone(tmp_path: Path) -> None:
    """SPEC 2.3, 2.19: seats n and n+3 together, or everybody alone."""
    with Pilot(tmp_path, None) as pilot:
        page = at_house_rules(pilot, "deal", variant="classic6_teams")
        told = names(pilot)
        assert told["rule:teams"] == "Who plays together: two teams"
        set_rule(pilot, "teams", None)
        assert page.choice.rules.team_style(6) is None
        set_rule(pilot, "teams", "two_teams")
        assert page.choice.changes == {}, "what is written"
        set_rule(pilot, "teams", "three_teams")
        assert page.choice.rules.team_style(6) == "three_teams"
        pilot.click("close")
        told = names(pilot)
        partners = [n for n in range(1, 6) if "partner" in told[f"seat:{n}"]]
        assert partners == [3]
        pilot.click("deal")
        assert pilot.wait_idle()["view"]["sides"] == [[0, 3], [1, 4], [2, 5]]


def test_what_so_many_players_cannot_form_is_refused_with_the_reason(tmp_path: Path) -> None:
    with Pilot(tmp_path, None) as pilot:
        page = at_house_rules(pilot, "deal", variant="classic4_teams")
        set_rule(pilot, "teams", "three_teams")
        assert page.choice.changes == {}
        told = names(pilot)
        assert "So many players cannot form these teams." in told["text:word"]
        assert told["rule:teams"] == "Who plays together: two teams"


def test_two_and_odd_numbers_have_nobody_to_play_with() -> None:
    for players in (2, 3, 5, 7):
        assert TEAMS not in fields_of("deal", players)


def test_a_change_of_teams_is_for_the_players_that_were_chosen() -> None:
    choice = Choice()
    choice.take("classic6_two_decks")
    choice.players = 8
    choice.change("teams", None)
    assert choice.rules.team_style(8) is None
    assert choice.rules.team_style(6) == "two_teams"
    assert choice.changed("teams")
    choice.players = 6
    assert not choice.changed("teams")
