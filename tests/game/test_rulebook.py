"""The rules in sentences: every rule that differs from Scopa has one, in the words of the deck that is shown."""

from __future__ import annotations

import dataclasses

import pytest

from scopa_gui.game.rulebook import TOPICS, Rule, prime_rule, rules_of, told_about
from scopa_gui.game.texts import DeckNames
from scopa_gui.rules.game import game_of
from scopa_gui.rules.presets import CLASSIC, PRESETS
from scopa_gui.rules.ruleset import Ruleset

GAMES = [
    pytest.param(preset, players, id=f"{preset}-{players}")
    for preset, rules in PRESETS.items()
    for players in rules.players
]
SILENT = {"players", "teams", "name"}
"""Fields that say for how many the rules are."""


@pytest.mark.parametrize(("preset", "players"), GAMES)
def test_every_game_has_a_sentence_for_each_topic_in_order(preset: str, players: int) -> None:
    rules = rules_of(PRESETS[preset], players)
    order = list(TOPICS)
    topics = [order.index(rule.topic) for rule in rules]
    assert topics == sorted(topics)
    assert {"deal", "capture", "sweep", "score", "end"} <= {rule.topic for rule in rules}
    texts = [rule.text for rule in rules]
    assert len(set(texts)) == len(texts)
    assert all(text.endswith(".") and "{" not in text for text in texts)


def differences(ruleset: Ruleset, players: int) -> list[Rule]:
    """Only the rules that are not as in classic Scopa."""
    return [rule for rule in rules_of(ruleset, players) if rule.differs]


def test_classic_scopa_for_two_differs_in_nothing() -> None:
    assert differences(CLASSIC, 2) == []


@pytest.mark.parametrize("preset", [name for name in PRESETS if PRESETS[name] != CLASSIC])
def test_every_other_preset_differs_in_something(preset: str) -> None:
    rules = PRESETS[preset]
    assert differences(rules, rules.players[0])


@pytest.mark.parametrize(("preset", "players"), GAMES)
def test_every_field_that_differs_changes_the_sentences(preset: str, players: int) -> None:
    """Put back to the classic value alone, each field that matters takes a sentence away or changes one."""
    rules = PRESETS[preset]
    whole = {rule.text for rule in rules_of(rules, players)}
    silent = []
    for field in dataclasses.fields(rules):
        if field.name in SILENT or getattr(rules, field.name) == getattr(CLASSIC, field.name):
            continue
        try:
            back = rules.changed({field.name: getattr(CLASSIC, field.name)})
            texts = {rule.text for rule in rules_of(back, players)}
        except ValueError:
            continue
        if texts == whole:
            silent.append(field.name)
    without_table = {"kings_redeal"} if rules.table_size == 0 else set()
    without_choice = {"ace_sweep_choice"} if rules.ace_sweep != "no_ace_on_table" else set()
    assert set(silent) <= without_table | without_choice


def test_cards_are_named_as_the_deck_shows_them() -> None:
    french = " ".join(rule.text for rule in rules_of(CLASSIC, 2, DeckNames(french=True)))
    italian = " ".join(rule.text for rule in rules_of(CLASSIC, 2))
    assert "7 of diamonds" in french and "coins" not in french
    assert "7 of coins" in italian and "diamonds" not in italian


def texts(players: int = 2, **changes: object) -> list[str]:
    return [rule.text for rule in differences(CLASSIC.changed(changes), players)]


def test_without_points_for_the_prime_nothing_is_said_of_how_it_is_counted() -> None:
    changed = texts(pts_prime=0, prime_table="most_sevens", prime_missing="disqualify")
    assert [text for text in changed if "prime" in text.lower()] == ["The best prime: no point."]


def test_most_cards_and_most_coins_may_each_need_more_than_half() -> None:
    both, cards, coins = (
        [text for text in texts(**changes) if "half" in text]
        for changes in (
            {"cards_rule": "majority", "coins_rule": "majority"},
            {"cards_rule": "majority"},
            {"coins_rule": "majority"},
        )
    )
    assert both == ["For most cards and most coins more than half is needed."]
    assert cards == ["For most cards more than half is needed."]
    assert coins == ["For most coins more than half is needed."]


def test_an_own_prime_scale_is_told_card_by_card() -> None:
    scale = {"7": 21, "6": 18, "A": 16, "5": 15, "4": 14, "3": 13, "2": 12, "F": 10, "C": 10, "R": 11}
    (told,) = [text for text in texts(prime_table=scale) if "best card of each suit" in text]
    assert "king 11" in told and "knave 10" in told and "7 21" in told


def test_three_teams_are_told() -> None:
    rules = PRESETS["classic6_teams"].changed({"teams": {6: "three_teams"}})
    assert "6 players in three teams, seated in turn." in [rule.text for rule in rules_of(rules, 6)]


def told(preset: str, players: int | None = None, *, french: bool = False) -> list[str]:
    """The sentences of a preset."""
    rules = PRESETS[preset]
    return [rule.text for rule in rules_of(rules, players or rules.players[0], DeckNames(french=french))]


@pytest.mark.parametrize(
    ("preset", "players", "words"),
    [
        ("classic2", 2, "4 cards on the table, then 6 rounds of 3 cards for each player."),
        ("classic5", 5, "5 cards on the table, then 2 rounds: 3 and at last 4 cards for each player."),
        ("corsica", 4, "4 cards on the table, then 3 rounds: 3, 3 and at last 2 cards for each player."),
        ("scopone9", 4, "All the cards are dealt at once: 9 to each player, 4 to the table."),
        ("milano", 4, "All the cards are dealt at once, 10 to each player; the table is empty at first."),
    ],
)
def test_the_rounds_of_a_deal_are_told_in_few_words(preset: str, players: int, words: str) -> None:
    assert words in told(preset, players)


@pytest.mark.parametrize(
    ("players", "changes", "words"),
    [
        (2, {"table_size": 0, "hand_size": 5}, "4 rounds of 5 cards for each player; the table is empty at first."),
        (
            2,
            {"table_size": 0},
            "7 rounds: 3, 3, 3, 3, 3, 3 and at last 2 cards for each player; the table is empty at first.",
        ),
        (3, {"table_size": 0}, "1 card on the table, then 4 rounds: 3, 3, 3 and at last 4 cards for each player."),
    ],
)
def test_a_table_that_is_empty_at_first_or_has_one_card_is_told_so(
    players: int, changes: dict[str, int], words: str
) -> None:
    rules = PRESETS[f"classic{players}"].changed(changes)
    assert words in [rule.text for rule in rules_of(rules, players)]


def test_an_ace_of_cirulla_may_make_a_fifteen_beside_an_ace() -> None:
    """SPEC 2.11: with an ace on the table it takes that ace, or a fifteen."""
    aces = [text for text in told("cirulla") if "an ace" in text and "whole table" not in text and "no ace" in text]
    assert len(aces) == 1 and aces[0].count("fifteen") == 2
    assert not any("just an ace" in text for text in told("cirulla"))


def test_the_page_of_cirulla_keeps_together_what_belongs_together() -> None:
    rules = rules_of(PRESETS["cirulla"], 2)
    declared = [rule for rule in rules if rule.topic == "declare"]
    assert [rule.differs for rule in declared] == [True] * 4
    assert "A hand that is both scores the 10 only." in told("cirulla")
    fifteens = next(number for number, rule in enumerate(rules) if "make 15" in rule.text)
    assert rules[fifteens + 1].differs and "fifteens stay free" in rules[fifteens + 1].text


def test_runs_have_the_names_of_the_count() -> None:
    assert any(text.startswith("Piccola: ace, two and three") and text.endswith("six.") for text in told("cirulla"))
    assert any(text.startswith("Grande: the three figures") for text in told("cirulla"))
    assert any(text.startswith("Low ladder: ") and text.endswith("nine.") for text in told("scalette"))
    assert any(text.startswith("High ladder: ") and text.endswith("eleven.") for text in told("scalette"))
    assert any(text.startswith("Napola: ") and text.endswith("ten.") for text in told("napola"))


@pytest.mark.parametrize("preset", PRESETS)
def test_every_game_tells_who_gets_what_is_left_and_what_a_tie_brings(preset: str) -> None:
    for players in PRESETS[preset].players:
        text = " ".join(told(preset, players))
        assert "goes to the side that captured last" in text
        assert "nobody gets that point" in text
        assert ("several sides" in text) == (len(game_of(PRESETS[preset], players).sides) > 2)


def test_each_seven_of_two_packs_brings_a_point() -> None:
    """SPEC 2.4."""
    assert "Each 7 of coins: 1 point." in told("classic6_two_decks", 8)
    assert "The settebello, 7 of coins: 1 point." in told("classic2")
    assert "The 7 of cups: 1 point." in told("hurrikan")


def test_bermila_takes_the_place_of_the_prime() -> None:
    assert "The bermila: 1 point." in told("chkobba")
    assert not any("best prime: " in text for text in told("chkobba"))


def test_points_that_are_not_given_and_points_that_are_lost_are_told_as_such() -> None:
    assert "Most coins: no point." in told("libya_bermila")
    assert "Whoever takes the 2 of clubs loses 5 points." in told("piva")


def test_kings_and_aces_that_deal_again_are_named_in_full() -> None:
    assert "With 3 or more kings in the first layout, the cards are thrown in and dealt again." in told("classic2")
    assert "With an ace in the first layout, the cards are thrown in and dealt again." in told("aces_redeal")
    assert "Kings in the first layout do not matter." in told("cirulla")


def test_a_scale_that_is_ours_says_so() -> None:
    """SPEC section 6: the points of bazzica and bazzicotto are a house rule."""
    for preset in ("bazzica", "sbarazzina", "piva"):
        assert any("This scale is a house rule." in text for text in told(preset))


def test_all_ten_coins_win_after_the_deal() -> None:
    """SPEC E15: outright wins are looked at after the deal."""
    assert "A side that takes all ten cards of coins in a deal wins the match with it." in told("scalette")


def test_a_line_of_the_count_is_told_in_the_sentences_of_the_rules() -> None:
    told = told_about(PRESETS["cirulla"], DeckNames(), "sequence")
    assert told and set(told) <= {rule.text for rule in rules_of(PRESETS["cirulla"], 2)}
    assert told_about(CLASSIC, DeckNames(), "sequence") == []


@pytest.mark.parametrize("preset", ["classic2", "chkobba", "american_prime", "faces_zero"])
def test_the_prime_is_told_as_in_the_rules(preset: str) -> None:
    rules = PRESETS[preset]
    assert prime_rule(rules, DeckNames()) in {rule.text for rule in rules_of(rules, rules.players[0])}
