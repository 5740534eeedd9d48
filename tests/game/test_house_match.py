"""A match by house rules is saved, killed, resumed and replayed to the same state."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from random import Random
from typing import Any

import pytest

from scopa_gui.game.exchange import export_match, read_match_file, verify_file
from scopa_gui.game.house import House
from scopa_gui.game.intents import TakeBack
from scopa_gui.game.library import keep_file
from scopa_gui.game.replay import Replay
from scopa_gui.rules.deal import Cut, CutPack, Phase
from scopa_gui.rules.notation import to_line
from scopa_gui.rules.record import Deck, MatchState, Record, states_of
from tests.game.playing import advance, house, rules, seats, told, until, wish

ROOT = Path(__file__).parents[2]
SCALE = dict(zip("A234567FCR", (16, 2, 3, 4, 5, 18, 30, 0, 0, 9), strict=True))
HOUSES: dict[str, tuple[str, int, dict[str, Any]]] = {
    "cirulla with everything": ("cirulla", 3, {
        "cut_pack": True, "declared_both": "sum", "opening_matta": True, "penalties": {"2b": -5, "Rs": 2},
        "prime_table": SCALE, "prime_missing": "disqualify", "cappotto_zero": 70, "claim_out": True, "target": 120,
        "sweep_points": "value_sum", "last_card_sweep": "counts", "re_bello": 2, "bonus_suit": "c",
    }),
    "two packs and the draw": ("classic6_two_decks", 8, {
        "cut_pack": True, "cut_draw": True, "capture_duty": "strict", "priority": "fewest_cards",
        "sequence": "scalette", "all_coins": "wins", "end_mode": "fixed_hands", "fixed_hands": 3,
    }),
}  # fmt: skip


def line_of(state: MatchState) -> str:
    assert state.deal is not None
    return f"{to_line(state.deal)} scores={state.scores} deal={state.deal_no} winners={state.winners}"


def play(folder: str, name: str) -> None:
    """Begins the match or goes on with it, and prints each state that was told."""
    preset, players, changes = HOUSES[name]
    place = House(Path(folder))
    left = place.open_matches()
    controller = place.resume(left[0].id) if left else place.new_match(rules(preset, **changes), seats(players), 5)
    updates = told(controller)
    while True:
        assert all(update.state_id == controller.state_id for update in updates)
        print(controller.state_id, line_of(controller.state), flush=True)
        if controller.waiting_for == "over":
            print("over", flush=True)
            controller.close()
            return
        updates = advance(controller, Random(controller.state_id))


def lines_until_killed(folder: Path, name: str, most: int) -> list[str]:
    """What a copy of the program told until it was killed after so many lines or a few more, or ended."""
    code = f"from tests.game.test_house_match import play; play({str(folder)!r}, {name!r})"
    copy = subprocess.Popen([sys.executable, "-c", code], stdout=subprocess.PIPE, text=True, cwd=ROOT)
    assert copy.stdout is not None
    lines = []
    for line in copy.stdout:
        lines.append(line)
        if len(lines) == most:
            copy.kill()
    assert copy.wait() in (-9, 0)
    return [line.rstrip("\n") for line in lines if line.endswith("\n")]


@pytest.mark.parametrize("name", list(HOUSES))
def test_a_match_by_house_rules_survives_kills_and_is_replayed_to_the_same_state(tmp_path: Path, name: str) -> None:
    seen: dict[int, str] = {}
    for most in (1, 30, 100_000):
        lines = lines_until_killed(tmp_path, name, most)
        for number, line in (words.split(" ", 1) for words in lines if words != "over"):
            assert seen.setdefault(int(number), line) == line
        place = house(tmp_path)
        info, record = place.archive.load(1)
        states = states_of(record)
        assert all(line_of(states[number]) == line for number, line in seen.items())
        if lines[-1] == "over":
            break
        resumed = place.resume(1)
        assert resumed.state == states[-1]
        assert (resumed.record, resumed.state_id) == (record, len(record.entries))
        assert max(seen) <= len(record.entries) <= max(seen) + 1
        resumed.close()
        place.close()
    assert lines[-1] == "over"
    assert info.status == "finished"
    assert sum(isinstance(entry, CutPack) for entry in record.entries) > 1
    file = tmp_path / "match.scopa"
    file.write_text(export_match(info.setup, record), encoding="utf-8")
    assert verify_file(file).scores == states[-1].scores
    again = read_match_file(file)
    assert again.ruleset == record.ruleset == rules(HOUSES[name][0], **HOUSES[name][2])
    replay = Replay(again)
    assert [replay.state(n) for n in range(1, replay.last + 1)] == states[1:]
    there = house(tmp_path / "there")
    assert states_of(there.archive.load(keep_file(there.archive, file))[1]) == states
    there.close()
    place.close()


def test_a_match_killed_before_the_cut_asks_for_it_again(tmp_path: Path) -> None:
    place = house(tmp_path)
    seed = next(n for n in range(20) if Random(f"{n}/dealer").randrange(2) == 1)
    begun = place.new_match(rules(cut_pack=True), seats(2), seed)
    assert begun.waiting_for == "human"
    begun.close()
    resumed = place.resume(begun.match_id)
    assert resumed.view().phase is Phase.CUT_PACK
    assert (resumed.view().stock, resumed.view().legal) == (40, tuple(CutPack(n) for n in range(40)))
    assert resumed.waiting_for == "human"
    resumed.close()
    place.close()


@pytest.mark.parametrize(("changes", "decision"), [({"cut_pack": True}, CutPack(31)), ({"cut_draw": True}, Cut(True))])
def test_a_pack_thrown_in_after_a_decision_begins_no_deal_of_a_replay(
    changes: dict[str, Any], decision: CutPack | Cut
) -> None:
    ruleset = rules(**changes)
    plain = tuple(range(40))
    kings = (*range(6), 9, 19, 29, *(card for card in plain if card > 5 and card not in (9, 19, 29)))
    thrown = (*kings[9:], *kings[:9]) if decision == CutPack(31) else kings
    record = Record(ruleset, 2, 0, (("human", "A"), ("rookie", "B")), (Deck(thrown), decision, Deck(plain)))
    replay = Replay(record)
    assert replay.state(2).deal.phase is Phase.THROWN_IN  # type: ignore[union-attr]
    assert replay.deals == [3]


def test_a_replay_tells_at_which_position_plays_were_taken_back(tmp_path: Path) -> None:
    place = house(tmp_path)
    match = place.new_match(rules(), seats(2), 5)
    until(match, "human")
    advance(match, Random(1))
    until(match, "human")
    match.submit(wish(match, TakeBack))
    replay = Replay(match.record)
    assert [replay.is_taken_back(n) for n in range(replay.last + 1)] == [False] * replay.last + [True]
    match.close()
    place.close()
