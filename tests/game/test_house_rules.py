"""House rules without a window: the sentences for what does not go together, and the file they are kept in."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from scopa_gui.game.house_rules import MOST, HouseRules, KeptRules, reason
from scopa_gui.rules.errors import BadRuleset


def test_every_refusal_has_a_sentence_of_its_own() -> None:
    other = reason(BadRuleset("something_else"))
    for code in (
        "deal_style_does_not_fit", "teams_do_not_divide", "declarations_need_hands_of_three",
        "matta_needs_cirulla_declarations", "no_twos_for_sequences", "no_twos_for_all_coins",
        "no_twos_for_penalties", "opening_needs_four_table_cards", "ace_sweep_with_fifteens_only",
        "cut_draw_needs_table_cards", "players",
    ):  # fmt: skip
        assert reason(BadRuleset(code)) != other


def test_a_damaged_or_foreign_file_is_left_out(tmp_path: Path) -> None:
    path = tmp_path / "house_rules.json"
    good = {"name": "Nonna", "preset": "classic2", "changes": {"pts_cards": 2}}
    bad = [
        7, {"name": "", "preset": "classic2", "changes": {}}, {"name": "A", "preset": "no", "changes": {}},
        {"name": "B", "preset": "classic2", "changes": {"pts_cards": 99}},
        {"name": "C", "preset": "classic2", "changes": {"nothing": 1}},
        {"name": "D", "preset": "classic2", "changes": {"teams": 5}},
        {"name": "E", "preset": "classic2", "changes": [1]},
    ]  # fmt: skip
    path.write_text(json.dumps({"schema": 1, "rules": [*bad, good]}), encoding="utf-8")
    assert [kept.name for kept in KeptRules(path).all] == ["Nonna"]
    for text in ("", "{", "[]", '{"rules": 5}', "null", "x" * 300_000):
        path.write_text(text, encoding="utf-8")
        assert KeptRules(path).all == []


def test_no_more_than_a_number_is_kept_and_a_name_only_once(tmp_path: Path) -> None:
    kept = KeptRules(tmp_path / "house_rules.json")
    for number in range(MOST + 5):
        assert kept.keep(HouseRules(f"Rules {number}", "classic2", {"pts_cards": 2}))
    kept.keep(HouseRules("Rules 54", "classic2", {"pts_cards": 3}))
    again = KeptRules(tmp_path / "house_rules.json").all
    assert len(again) == MOST
    assert again[0].changes == {"pts_cards": 3}
    with pytest.raises(BadRuleset):
        kept.keep(HouseRules("Wrong", "classic2", {"pts_cards": 99}))


def test_a_ruleset_that_is_forgotten_is_gone_after_a_restart(tmp_path: Path) -> None:
    path = tmp_path / "house_rules.json"
    kept = KeptRules(path)
    for name in ("Nonna", "Zio"):
        assert kept.keep(HouseRules(name, "classic2", {"pts_cards": 2}))
    assert kept.forget("Nonna")
    assert [rules.name for rules in KeptRules(path).all] == ["Zio"]


def test_where_the_folder_cannot_be_written_rules_are_kept_for_this_session(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("", encoding="utf-8")
    kept = KeptRules(tmp_path / "file" / "house_rules.json")
    assert not kept.keep(HouseRules("ours", "classic2", {"target": 16}))
    assert [rules.name for rules in kept.all] == ["ours"]
    assert not kept.forget("ours")
    assert kept.all == []


def test_rules_in_play_are_known_by_the_name_they_are_kept_under(tmp_path: Path) -> None:
    kept = KeptRules(tmp_path / "house_rules.json")
    nonna = HouseRules("Nonna", "classic2", {"pts_cards": 2})
    kept.keep(nonna)
    assert kept.named("classic2", {"pts_cards": 2}) == nonna
    assert kept.named("classic3", {"pts_cards": 2}) is None
    assert kept.named("classic2", {}) is None
