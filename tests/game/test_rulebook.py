"""The rules in sentences: every rule that differs from Scopa has one, in the words of the deck that is shown."""

from __future__ import annotations

import dataclasses

import pytest

from scopa_gui.game.rulebook import TOPICS, differences, rules_of
from scopa_gui.game.texts import DeckNames
from scopa_gui.rules.presets import CLASSIC, PRESETS

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
    assert [text for text in changed if "prime" in text.lower()] == ["The best prime: 0 points."]


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
