"""The arena: fair, reproducible, and able to tell the strong from the weak."""

from __future__ import annotations

import json

import pytest

from scopa_gui.game.arena import arena_main, measure, table_text
from scopa_gui.game.duel import Contest, duel_deal, duel_match
from scopa_gui.rules.game import game_of
from scopa_gui.rules.presets import PRESETS
from tests.ai.table import game

KEYS = {
    "points_per_deal", "ci95", "wins", "draws", "losses", "match_win_rate",
    "ms_per_move_median", "ms_per_move_max", "settings",
}  # fmt: skip


def _contest(first: str, second: str, preset: str = "classic2", players: int = 2, seed: int = 0) -> Contest:
    return Contest(game(preset, players), first, second, seed)


def test_one_object_on_standard_output_and_progress_elsewhere(capsys: pytest.CaptureFixture[str]) -> None:
    assert arena_main(["greedy", "random", "--deals", "20", "--seed", "3", "--json"]) == 0
    out, err = capsys.readouterr()
    report = json.loads(out)
    assert set(report) == KEYS
    assert report["settings"] == {
        "a": "greedy", "b": "random", "variant": "classic2", "players": 2, "deals": 20, "matches": 0, "seed": 3,
    }  # fmt: skip
    assert report["wins"] + report["draws"] + report["losses"] == 40
    assert 0 < report["ms_per_move_median"] <= report["ms_per_move_max"]
    assert "20/20 deals" in err


def test_a_table_for_people(capsys: pytest.CaptureFixture[str]) -> None:
    assert arena_main(["greedy", "random", "--deals", "5", "--variant", "scopone9"]) == 0
    assert "points a deal" in capsys.readouterr().out


def test_a_table_tells_what_was_measured_and_nothing_else(capsys: pytest.CaptureFixture[str]) -> None:
    assert arena_main(["greedy", "random", "--matches", "2"]) == 0
    matches = capsys.readouterr().out
    assert "points a deal" not in matches and "matches won" in matches
    assert arena_main(["greedy", "random", "--deals", "1", "--variant", "classic3"]) == 0
    three = capsys.readouterr().out
    assert "points a deal" in three and "matches won" not in three and "±" not in three
    names = {"a": "greedy", "b": "random", "variant": "classic2", "players": 2}
    report = {"settings": names, **measure(_contest("greedy", "random"), deals=1)}
    assert "time a move" in table_text(report)
    assert "time a move" not in table_text({**report, "ms_per_move_median": None}), "nobody had a choice"


@pytest.mark.parametrize(
    "words",
    [["nobody", "random"], ["random"], ["random", "greedy", "--players", "7"], ["random", "greedy", "--deals", "0"]],
)
def test_wrong_words_are_refused(words: list[str]) -> None:
    with pytest.raises(SystemExit) as stopped:
        arena_main(words)
    assert stopped.value.code == 2


def test_a_bot_against_itself_is_level_in_every_pair() -> None:
    for number in range(5):
        result = duel_deal(_contest("amateur", "amateur"), number)
        assert sum(result.leads) == 0
        assert sum(result.won) == 0


def test_results_do_not_depend_on_the_number_of_processes() -> None:
    contest = _contest("rookie", "greedy")
    one, two = (measure(contest, deals=12, jobs=jobs) for jobs in (1, 2))
    for key in ("points_per_deal", "ci95", "wins", "losses", "match_win_rate"):
        assert one[key] == two[key]


def test_matches_are_played_to_their_end() -> None:
    for preset in ("classic2", "chiamarsi_fuori", "fixed_hands", "piva"):
        result = duel_match(_contest("amateur", "random", preset), 0)
        assert set(result.won) <= {1, -1}
    report = measure(_contest("greedy", "random"), deals=0, matches=10)
    assert report["points_per_deal"] is None
    assert report["wins"] + report["losses"] == 20
    assert report["match_win_rate"] == report["wins"] / 20


def test_nobody_claims_while_the_pack_is_cut() -> None:
    rules = PRESETS["chkobba"].changed({"claim_out": True})
    result = duel_match(Contest(game_of(rules, 2), "greedy", "random", 0), 0)
    assert set(result.won) <= {1, -1}


@pytest.mark.parametrize(("preset", "players"), [("classic3", 3), ("classic4_teams", 4), ("classic6_two_decks", 7)])
def test_each_pack_is_played_from_every_side(preset: str, players: int) -> None:
    contest = _contest("greedy", "random", preset, players)
    assert len(duel_deal(contest, 0).leads) == len(contest.game.sides)


@pytest.mark.parametrize(
    ("first", "second", "deals", "least"),
    [
        ("greedy", "random", 100, 1.0),
        ("rookie", "random", 100, 0.6),
        ("amateur", "rookie", 100, 0.2),
        ("pro", "rookie", 12, 0.3),
    ],
)
def test_the_ladder(first: str, second: str, deals: int, least: float) -> None:
    report = measure(_contest(first, second, seed=1), deals=deals)
    assert report["points_per_deal"] > least


def test_seeing_all_hands_helps() -> None:
    assert measure(_contest("open:amateur", "amateur", seed=2), deals=80)["points_per_deal"] > 0.2


def test_knowing_the_points_of_a_variant_helps() -> None:
    assert measure(_contest("amateur", "classic:amateur", "piva", seed=2), deals=60)["points_per_deal"] > 1
