"""Matches of bots in every preset with every number of players; ``python -m tests.rules.matches`` plays 200 of each."""

from __future__ import annotations

import pytest

from scopa_gui.rules.game import Game, game_of
from scopa_gui.rules.presets import CLASSIC
from tests.rules.matches import MATCHES, main, play
from tests.rules.test_ruleset import EVERYTHING
from tests.testkit.amount import FULL, amount
from tests.testkit.playing import every_game


@every_game
def test_a_match_of_bots_keeps_its_cards_its_points_and_its_secrets(game: Game) -> None:
    if FULL:
        assert sum(play(game, seed)["matches"] for seed in range(MATCHES)) == MATCHES
    else:
        assert play(game, 1, most_deals=1)["states"] > 0


@pytest.mark.parametrize("deck", ["it40", "double80"])
@pytest.mark.parametrize("players", [2, 3, 4, 6])
def test_all_options_together_keep_them_too(players: int, deck: str) -> None:
    teams = {"4": "two_teams", "6": "three_teams"}
    rules = {**EVERYTHING, "deck": deck, "players": [players], "teams": teams, "target": 1_000, "cappotto_zero": 0}
    game = game_of(CLASSIC.changed(rules), players)
    for seed in range(amount(1, 100)):
        assert play(game, seed)["deals"] >= 1


def test_the_command_tells_what_it_looked_at(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--matches", "1", "--only", "hurrikan4_10"]) == 0
    said = capsys.readouterr().out.splitlines()
    assert said[0].startswith("hurrikan4_10-4: 1 matches, ")
    assert said[1].startswith("all 1 games in ")
