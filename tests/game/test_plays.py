"""How many cards were played in a match, as its row in the history tells: packs, answers and what was undone apart."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from scopa_gui.game.intents import GiveUp, RestartDeal, TakeBack
from scopa_gui.rules.deal import Play
from tests.game.playing import advance, house, one_deal, play_out, rules, seats, until, wish


@pytest.mark.parametrize(
    ("preset", "cards"),
    # A tie is played off: these two of Chkobba play two deals.
    [("classic2", 36), ("cirulla", 36), ("chkobba", 72), ("scopone_scientifico", 40)],
)
def test_a_match_counts_every_card_played_once(tmp_path: Path, preset: str, cards: int) -> None:
    home = house(tmp_path)
    ruleset = one_deal(preset)
    match = home.new_match(ruleset, seats(ruleset.players[0]), 3)
    play_out(match, Random(3))
    match.close()
    plays = sum(isinstance(entry, Play) for entry in match.record.entries)
    assert home.archive.plays(match.match_id) == plays == cards
    home.close()


def test_nothing_is_counted_before_the_first_card_nor_for_giving_up(tmp_path: Path) -> None:
    home = house(tmp_path)
    match = home.new_match(rules(), seats(2, 2), 1)
    assert home.archive.plays(match.match_id) == 0
    until(match, "human")
    match.submit(wish(match, GiveUp))
    match.close()
    assert home.archive.plays(match.match_id) == 0
    home.close()


def test_what_is_taken_back_or_dealt_again_no_longer_counts(tmp_path: Path) -> None:
    home = house(tmp_path)
    match = home.new_match(rules(), seats(2), 5)
    counted = []
    for kind in (None, TakeBack, None, None, TakeBack, RestartDeal):
        until(match, "human", Random(1))
        if kind is None:
            before = match.state_id
            while match.state_id == before or match.waiting_for != "human":
                advance(match, Random(2))
        else:
            match.submit(wish(match, kind))
            match.updates()
        counted.append((home.archive.plays(match.match_id), len(match.state.history)))
    assert [plays for plays, _history in counted] == [history for _plays, history in counted]
    assert len(set(counted)) > 2
    match.close()
    home.close()
