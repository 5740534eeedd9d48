"""Names of cards by deck and rules, and names of players that are told apart."""

from __future__ import annotations

from dataclasses import replace

import pytest

from scopa_gui.game.names import (
    COMPANY,
    deck_names,
    distinct_names,
    level_name,
    opponent_names,
    strength_words,
    variant_name,
)
from scopa_gui.game.setup import HUMAN, MatchSetup, Seat
from scopa_gui.game.texts import bot_name, brief_name
from scopa_gui.rules.cards import parse_cards
from scopa_gui.rules.presets import PRESETS

EIGHT, NINE = parse_cards("Fd Cd")


def test_figures_have_the_names_of_the_deck_that_is_shown() -> None:
    italian, french = (deck_names(deck, PRESETS["classic2"]) for deck in ("napoletane", "french"))
    assert [italian.card(card) for card in (EIGHT, NINE)] == ["knave of coins", "knight of coins"]
    assert [french.card(card) for card in (EIGHT, NINE)] == ["jack of diamonds", "queen of diamonds"]


@pytest.mark.parametrize(
    ("deck", "figures"), [("napoletane", ["Knave", "Knight", "King"]), ("french", ["Jack", "Queen", "King"])]
)
def test_ranks_that_stand_alone_are_words_with_a_capital(deck: str, figures: list[str]) -> None:
    names = deck_names(deck, PRESETS["classic2"])
    told = [names.rank_alone(rank) for rank in range(1, 11)]
    assert told == ["Ace", "Two", "Three", "Four", "Five", "Six", "Seven", *figures]


def test_in_chkobba_the_french_queen_is_below_the_jack() -> None:
    french = deck_names("french", PRESETS["chkobba"])
    assert [french.card(card) for card in (EIGHT, NINE)] == ["queen of diamonds", "jack of diamonds"]
    italian = deck_names("napoletane", PRESETS["chkobba"])
    assert italian.card(EIGHT) == deck_names("napoletane", PRESETS["classic2"]).card(EIGHT)


def test_a_game_that_house_rules_change_is_called_by_its_name_with_a_mark() -> None:
    changed = PRESETS["classic3"].changed({"aces_redeal": 2, "target": 21})
    setup = MatchSetup(changed, (Seat(HUMAN, "You"), Seat("rookie", "la Donna"), Seat("pro", "Peppe")), 5)
    assert setup.preset is None
    assert variant_name(setup) == "Scopa for three · house rules"
    assert variant_name(setup, brief=True) == "Scopa, house rules"
    assert variant_name(replace(setup, ruleset=PRESETS["classic3"])) == "Scopa for three"


@pytest.mark.parametrize("preset", PRESETS)
def test_house_rules_are_likest_to_the_game_they_were_made_of(preset: str) -> None:
    plain = PRESETS[preset]
    for players in plain.players:
        setup = MatchSetup(plain.changed({"target": 77}), tuple(Seat("pro", str(n)) for n in range(players)), 5)
        assert PRESETS[setup.base_preset].changed({"target": 77}) == setup.ruleset or setup.base_preset == preset


def test_players_who_are_called_alike_are_numbered_and_those_without_a_name_by_seat() -> None:
    assert distinct_names(["Anna", " Anna ", "Anna", "", "Bo"]) == ("Anna", "Anna 2", "Anna 3", "Player 4", "Bo")
    assert distinct_names(["Anna 2", "Anna", "Anna"]) == ("Anna 2", "Anna", "Anna 3")


def test_the_first_opponent_of_a_kind_bears_its_proper_name_and_others_are_of_the_company() -> None:
    named = opponent_names(["amateur", "pro", "amateur", "amateur"], ["Bo"])
    assert named == ("il Cavaliere", "il Gatto Mammone", COMPANY[0], COMPANY[1])


@pytest.mark.parametrize("called", ["Rosa", "ROSA", " rosa "])
def test_nobody_of_the_company_is_called_like_a_person(called: str) -> None:
    assert opponent_names(["rookie"] * 3, [called, "Anna"]) == ("la Donna", "Peppe", "Carlo")


def test_a_person_called_like_an_opponent_keeps_the_name() -> None:
    assert opponent_names(["amateur", "amateur"], ["Il cavaliere"]) == ("Rosa", "Peppe")
    full = opponent_names(["amateur"] * 6, ["il Cavaliere", "Rosa"])
    assert len({*full, "il Cavaliere", "Rosa"}) == 8


@pytest.mark.parametrize("kind", ["rookie", "amateur", "pro"])
@pytest.mark.parametrize("people", range(8))
def test_the_company_fills_a_table_of_eight(kind: str, people: int) -> None:
    names = opponent_names([kind] * (8 - people), COMPANY[:people])
    assert names == opponent_names([kind] * (8 - people), COMPANY[:people])
    assert names[0] == bot_name(kind)
    assert len({*names, *COMPANY[:people]}) == 8
    assert distinct_names([*COMPANY[:people], *names]) == (*COMPANY[:people], *names)
    assert all(brief_name(kind, name) == name for name in names[1:])


def test_a_bot_is_told_with_its_level_and_rating_and_a_person_has_none() -> None:
    levels = ["Rookie · 1285", "Amateur · 1500", "Pro · 1700"]
    assert [strength_words(kind) for kind in ("rookie", "amateur", "pro")] == levels
    assert level_name(HUMAN) == ""
