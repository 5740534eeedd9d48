"""Rulesets and presets as data: ranges, combinations that are refused, and the specification's own table."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import given, settings

from scopa_gui.rules.cards import RANKS, parse_card
from scopa_gui.rules.errors import BadRuleset
from scopa_gui.rules.game import game_of
from scopa_gui.rules.presets import CLASSIC, FAMILIES, PRESETS, name_of, preset
from scopa_gui.rules.ruleset import Ruleset
from tests.rules.test_cases import OWN
from tests.testkit.amount import amount
from tests.testkit.strategies import house_rules

SPECIFIED: dict[str, dict[str, Any]] = json.loads(OWN.read_text(encoding="utf-8"))["rulesets"]


OUR_OWN = {"cut_pack": False}
"""Fields beyond the specification's table, as every preset has them."""


@pytest.mark.parametrize("name", sorted(SPECIFIED))
def test_a_preset_is_as_specified(name: str) -> None:
    assert {"id": name, **preset(name).to_dict()} == {**SPECIFIED[name], **OUR_OWN}


def test_no_preset_is_missing_or_of_our_own() -> None:
    assert set(PRESETS) == set(SPECIFIED)
    assert len(PRESETS) == 42


def test_each_preset_is_in_one_family() -> None:
    shown = [name for family in FAMILIES for name in family.presets]
    assert sorted(shown) == sorted(PRESETS)
    assert len({family.id for family in FAMILIES}) == len(FAMILIES)


def test_no_two_presets_are_the_same_rules() -> None:
    assert len(set(PRESETS.values())) == len(PRESETS)
    assert all(name_of(rules) == name for name, rules in PRESETS.items())
    assert name_of(CLASSIC.changed({"target": 12})) is None
    with pytest.raises(BadRuleset, match="unknown_preset"):
        preset("nothing")


@settings(max_examples=amount(60, 1_000), deadline=None, derandomize=True)
@given(house_rules())
def test_rulesets_survive_json(rules: Ruleset) -> None:
    assert CLASSIC.changed(json.loads(json.dumps(rules.to_dict()))) == rules
    assert CLASSIC.changed(rules.differences(CLASSIC)) == rules
    assert hash(rules) == hash(CLASSIC.changed(rules.differences(CLASSIC)))
    assert rules.validate() is rules


def test_differences_name_only_what_differs() -> None:
    assert CLASSIC.differences(CLASSIC) == {}
    assert PRESETS["classic4_teams"].differences(CLASSIC) == {"players": [4], "teams": {"4": "two_teams"}}
    assert PRESETS["piva"].differences(PRESETS["sbarazzina"]) == {
        "players": [2], "teams": {}, "penalties": {"2b": -5},
    }  # fmt: skip


BOUNDS = {
    "hand_size": (1, 10), "table_size": (0, 12), "kings_redeal": (0, 8), "aces_redeal": (0, 8), "pts_cards": (0, 10),
    "pts_coins": (0, 10), "pts_settebello": (0, 10), "pts_prime": (0, 10), "re_bello": (0, 10), "target": (1, 1000),
    "fixed_hands": (0, 100), "cappotto_zero": (0, 100),
}  # fmt: skip


@pytest.mark.parametrize("name", sorted(BOUNDS))
def test_numbers_have_bounds(name: str) -> None:
    low, high = BOUNDS[name]
    for value in (low, high):
        assert getattr(CLASSIC.changed({name: value}), name) == value
    for value in (low - 1, high + 1, 1.5, "3", True, None, [1], {}):
        with pytest.raises(BadRuleset) as refused:
            CLASSIC.changed({name: value})
        assert refused.value.code == "field"
        assert refused.value.parameters["field"] == name


WORDS = [
    name for name, value in CLASSIC.to_dict().items() if isinstance(value, str | bool) or value is None
]  # fmt: skip


@pytest.mark.parametrize("name", WORDS)
def test_words_and_switches_take_only_their_values(name: str) -> None:
    for value in ("", "nonsense", 2, 1.5, ["none"], {}):
        with pytest.raises(BadRuleset) as refused:
            CLASSIC.changed({name: value})
        assert refused.value.code == "field"
        assert refused.value.parameters["field"] == name
    assert CLASSIC.changed({name: getattr(CLASSIC, name)}) == CLASSIC


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("players", []), ("players", [1]), ("players", [9]), ("players", [2, 2]), ("players", 2), ("players", ["x"]),
        ("players", None), ("teams", []), ("teams", {"x": "two_teams"}), ("teams", {"4": "four_teams"}), ("teams", 4),
        ("penalties", {"2": -5}), ("penalties", {"2x": -5}), ("penalties", {"Xb": -5}), ("penalties", {"2b": "many"}),
        ("penalties", {"2b": 1001}), ("penalties", {"2b": -1001}), ("penalties", ["2b"]), ("penalties", {"2bb": 1}),
        ("prime_table", {"A": 16}), ("prime_table", dict.fromkeys(RANKS, -1)),
        ("prime_table", dict.fromkeys(RANKS, 1001)),
        ("prime_table", dict.fromkeys("A23456789X", 1)), ("prime_table", {**dict.fromkeys(RANKS, 1), "X": 1}),
        ("prime_table", dict.fromkeys(RANKS, "many")),
    ],
)  # fmt: skip
def test_fields_with_several_values_are_checked(name: str, value: Any) -> None:
    with pytest.raises(BadRuleset) as refused:
        CLASSIC.changed({name: value})
    assert refused.value.code == "field"
    assert refused.value.parameters["field"] == name


def test_an_unknown_field_is_refused() -> None:
    with pytest.raises(BadRuleset, match="unknown_field"):
        CLASSIC.changed({"colour": "green"})


def test_penalties_and_a_scale_of_ones_own_are_kept() -> None:
    scale = dict(zip(RANKS, range(10), strict=True))
    rules = CLASSIC.changed({"prime_table": scale, "penalties": {"2b": -1000, "Rs": 1000}})
    assert isinstance(rules.prime_table, tuple)
    assert dict(rules.prime_table) == scale
    assert dict(rules.penalties) == {"2b": -1000, "Rs": 1000}
    assert rules == CLASSIC.changed(
        {"prime_table": dict(reversed(scale.items())), "penalties": {"Rs": 1000, "2b": -1000}}
    )


@pytest.mark.parametrize(
    ("changes", "reason"),
    [
        ({"deal_style": "hurrikan_3_4_3"}, "deal_style_does_not_fit"),
        ({"deal_style": "hurrikan_3_4_3", "hand_size": 6, "table_size": 0}, "deal_style_does_not_fit"),
        ({"deal_style": "hurrikan_3_4_3", "hand_size": 6, "players": [5]}, "deal_style_does_not_fit"),
        ({"deal_style": "hurrikan_3_4_3", "hand_size": 6, "players": [4]}, "deal_style_does_not_fit"),
        ({"deal_style": "scopone_3_2_3_2_3", "players": [4]}, "deal_style_does_not_fit"),
        ({"deal_style": "scopone_3_2_3_2_3", "hand_size": 9, "players": [3]}, "deal_style_does_not_fit"),
        ({"deal_style": "packets_3_3_4", "hand_size": 10, "players": [4]}, "deal_style_does_not_fit"),
        ({"deal_style": "packets_3_3_4", "hand_size": 10, "table_size": 0, "players": [3]}, "deal_style_does_not_fit"),
        ({**PRESETS["hurrikan4_10"].to_dict(), "deck": "corsica36"}, "deal_style_does_not_fit"),
        ({"declarations": "cirulla", "hand_size": 6}, "declarations_need_hands_of_three"),
        ({"declarations": "bazzica", "hand_size": 2}, "declarations_need_hands_of_three"),
        ({"matta": "7c"}, "matta_needs_cirulla_declarations"),
        ({"matta": "7c", "declarations": "bazzica"}, "matta_needs_cirulla_declarations"),
        ({"deck": "corsica36", "sequence": "napola3"}, "no_twos_for_sequences"),
        ({"deck": "corsica36", "all_coins": "wins"}, "no_twos_for_all_coins"),
        ({"deck": "corsica36", "penalties": {"2b": -5}}, "no_twos_for_penalties"),
        ({"opening_bonus": "15_30", "table_size": 0}, "opening_needs_four_table_cards"),
        ({"opening_bonus": "15_two15", "table_size": 5}, "opening_needs_four_table_cards"),
        ({"ace_sweep": "always", "capture_mode": "sum15"}, "ace_sweep_with_fifteens_only"),
        ({"teams": {"5": "two_teams"}}, "teams_do_not_divide"),
        ({"teams": {"4": "three_teams"}}, "teams_do_not_divide"),
        ({"teams": {"2": "two_teams"}}, "teams_do_not_divide"),
        ({"teams": {"3": "three_teams"}}, "teams_do_not_divide"),
        ({"end_mode": "fixed_hands"}, "field"),
        ({"cut_draw": True, "table_size": 0}, "cut_draw_needs_table_cards"),
    ],
)  # fmt: skip
def test_what_cannot_go_together_is_refused_with_the_reason(changes: dict[str, Any], reason: str) -> None:
    with pytest.raises(BadRuleset) as refused:
        CLASSIC.changed(changes)
    assert refused.value.code == reason


PAIRS: list[tuple[dict[str, Any], dict[str, Any], str]] = [
    ({"declarations": "cirulla"}, {"hand_size": 6}, "declarations_need_hands_of_three"),
    ({"declarations": "bazzica"}, {"hand_size": 4}, "declarations_need_hands_of_three"),
    ({"declarations": "cirulla", "matta": "7c"}, {"declarations": "none"}, "matta_needs_cirulla_declarations"),
    ({"declarations": "bazzica"}, {"matta": "7c"}, "matta_needs_cirulla_declarations"),
    *(({"deck": "corsica36"}, {"sequence": name}, "no_twos_for_sequences")
      for name in ("napola3", "napola_9", "napola_10", "scalette", "cirulla")),
    ({"deck": "corsica36"}, {"all_coins": "wins"}, "no_twos_for_all_coins"),
    *(({"deck": "corsica36"}, {"penalties": {f"2{suit}": -5}}, "no_twos_for_penalties") for suit in "dcsb"),
    *(({"opening_bonus": name}, {"table_size": 0}, "opening_needs_four_table_cards")
      for name in ("15_30", "15_two15")),
    *(({"ace_sweep": name}, {"capture_mode": "sum15"}, "ace_sweep_with_fifteens_only")
      for name in ("no_ace_on_table", "always", "ace_on_table")),
    ({"hand_size": 6, "deal_style": "hurrikan_3_4_3"}, {"hand_size": 3}, "deal_style_does_not_fit"),
    ({"hand_size": 6, "deal_style": "hurrikan_3_4_3"}, {"table_size": 0}, "deal_style_does_not_fit"),
    ({"hand_size": 6, "deal_style": "hurrikan_3_4_3"}, {"players": [4]}, "deal_style_does_not_fit"),
    ({"hand_size": 6, "deal_style": "hurrikan_3_4_3"}, {"deck": "corsica36"}, "deal_style_does_not_fit"),
    ({"hand_size": 9, "deal_style": "scopone_3_2_3_2_3"}, {"hand_size": 6}, "deal_style_does_not_fit"),
    ({"hand_size": 9, "deal_style": "scopone_3_2_3_2_3"}, {"players": [3]}, "deal_style_does_not_fit"),
    ({"hand_size": 10, "table_size": 0, "deal_style": "packets_3_3_4", "kings_redeal": 0}, {"table_size": 4},
     "deal_style_does_not_fit"),
    ({"cut_draw": True}, {"table_size": 0}, "cut_draw_needs_table_cards"),
]  # fmt: skip
"""Options that go with the others, options that go with the others, and why the two do not go together."""


@pytest.mark.parametrize(("first", "second", "reason"), PAIRS)
def test_a_pair_is_refused_whichever_of_the_two_comes_last(
    first: dict[str, Any], second: dict[str, Any], reason: str
) -> None:
    assert CLASSIC.changed(first) != CLASSIC
    with pytest.raises(BadRuleset) as refused:
        CLASSIC.changed(first).changed(second)
    assert refused.value.code == reason
    if set(first).isdisjoint(second) and reason not in ("matta_needs_cirulla_declarations", "deal_style_does_not_fit"):
        with pytest.raises(BadRuleset) as refused:
            CLASSIC.changed(second).changed(first)
        assert refused.value.code == reason


EVERYTHING = {
    "cut_pack": True, "cut_draw": True, "aces_redeal": 2, "opening_bonus": "15_30", "opening_matta": True,
    "capture_mode": "value_or_15", "priority": "free", "capture_duty": "strict", "ace_sweep": "ace_on_table",
    "ace_sweep_choice": "choice", "ace_sweep_scopa": True, "matta": "7c", "declarations": "cirulla",
    "declared_both": "sum", "declared_exposed": "face_up", "sweep_points": "value_sum", "last_card_sweep": "counts",
    "bonus_suit": "c", "cards_rule": "majority", "coins_rule": "majority", "prime_table": "bermila",
    "prime_missing": "disqualify", "re_bello": 1, "sequence": "scalette", "all_coins": "wins",
    "penalties": {"2b": -5}, "end_mode": "fixed_hands", "fixed_hands": 2, "cappotto_zero": 7, "claim_out": True,
    "direction": "cw",
}  # fmt: skip


def test_everything_else_combines() -> None:
    rules = CLASSIC.changed({**EVERYTHING, "players": [2, 3, 4, 6], "teams": {"4": "two_teams", "6": "three_teams"}})
    assert rules.changed({"deck": "double80"}).deck == "double80"
    assert {name for name, value in EVERYTHING.items() if rules.to_dict()[name] != value} == set()


@pytest.mark.parametrize(
    "changes",
    [
        {"deal_style": "hurrikan_3_4_3", "hand_size": 6, "players": [2, 3]},
        {"deal_style": "scopone_3_2_3_2_3", "hand_size": 9, "players": [2, 4]},
        {"deal_style": "packets_3_3_4", "hand_size": 10, "table_size": 0, "players": [2, 4]},
        {"deal_style": "packets_3_3_4", "hand_size": 10, "table_size": 0, "deck": "double80", "players": [2, 4, 8]},
        {"deck": "corsica36", "penalties": {"3b": -5, "Rd": 2}},
        {"opening_bonus": "15_30", "opening_matta": True},
        {"ace_sweep": "always", "capture_mode": "value_or_15"},
        {"teams": {"4": "two_teams", "6": "three_teams", "8": "two_teams"}, "players": [4, 6, 8], "deck": "double80"},
        {"end_mode": "fixed_hands", "fixed_hands": 1},
        {"cut_draw": True, "table_size": 1},
        {"matta": "7c", "declarations": "cirulla", "declared_both": "sum"},
    ],
)
def test_what_can_go_together_does(changes: dict[str, Any]) -> None:
    rules = CLASSIC.changed(changes)
    for players in rules.players:
        game = game_of(rules, players)
        assert game.table_count + sum(game.rounds) * players == len(game.pack)


def test_a_number_of_players_that_is_not_allowed_is_refused() -> None:
    for players in (0, 1, 3, 9):
        with pytest.raises(BadRuleset, match="players"):
            game_of(CLASSIC, players)
    with pytest.raises(BadRuleset):
        game_of(Ruleset(target=0), 2)


def test_fixed_hands_are_for_their_own_end_only() -> None:
    assert CLASSIC.changed({"fixed_hands": 3}).end_mode == "target"


@pytest.mark.parametrize(
    ("style", "players", "teams"),
    [
        ("two_teams", 4, ((0, 2), (1, 3))),
        ("two_teams", 6, ((0, 2, 4), (1, 3, 5))),
        ("three_teams", 6, ((0, 3), (1, 4), (2, 5))),
        ("two_teams", 8, ((0, 2, 4, 6), (1, 3, 5, 7))),
        (None, 3, ((0,), (1,), (2,))),
    ],
)
def test_partners_sit_evenly(style: str | None, players: int, teams: tuple[tuple[int, ...], ...]) -> None:
    changes = {"players": [players], "teams": {str(players): style} if style else {}}
    game = game_of(CLASSIC.changed(changes), players)
    assert game.sides == teams
    assert all(seat in game.sides[game.side_of[seat]] for seat in range(players))
    assert [game.next_seat(seat) for seat in range(players)] == [*range(1, players), 0]


@pytest.mark.parametrize(("name", "card"), [("classic2", "7d"), ("cirulla", "7d"), ("hurrikan", "7c")])
def test_the_settebello_is_the_seven_of_the_suit_that_counts(name: str, card: str) -> None:
    assert PRESETS[name].settebello == parse_card(card)
