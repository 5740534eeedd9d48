"""Reviews of whole matches, in this process and in one of its own."""

from __future__ import annotations

import os
import signal
from itertools import pairwise
from multiprocessing import Pipe
from multiprocessing.connection import Connection
from random import Random
from threading import Thread
from time import monotonic, sleep

import pytest

from scopa_gui.ai.bot import bot_named, choose
from scopa_gui.ai.coach import Grade
from scopa_gui.ai.evaluate import Effort
from scopa_gui.game.analyst import Analyst, Job, _work
from scopa_gui.game.review import Review, answer_words, review
from scopa_gui.game.texts import DeckNames
from scopa_gui.rules.deal import PASS, Declare, Play
from scopa_gui.rules.game import game_of
from scopa_gui.rules.presets import PRESETS
from scopa_gui.rules.record import Back, Deck, Entry, Record, advance, new_match, states_of

QUICK = Effort(worlds=10)


def short_match(
    preset: str = "classic2", deals: int = 1, players: tuple[str, str] = ("random", "greedy"), **changes: str | int
) -> Record:
    """A few deals between two bots, seat 0 dealing first."""
    ruleset = PRESETS[preset].changed(changes)
    game, rng = game_of(ruleset, 2), Random(1)
    state, entries = new_match(game, 0), list[Entry]()
    while state.deal_no <= deals and not state.winners:
        if state.wants_deck:
            if state.deal is not None and state.deal_no == deals:
                break
            cards = list(game.pack)
            rng.shuffle(cards)
            entry: Entry = Deck(tuple(cards))
        else:
            seat = state.to_move
            assert seat is not None
            entry = choose(bot_named(players[seat]), state.view(seat), rng)
        entries.append(entry)
        state, _ = advance(state, entry)
    return Record(ruleset, 2, 0, (("human", "a"), ("greedy", "b")), tuple(entries))


def finished(record: Record, seat: int) -> Review:
    working = review(record, seat, QUICK)
    told = []
    while True:
        try:
            told.append(next(working))
        except StopIteration as end:
            assert told == sorted(told)
            assert 0 <= told[0] <= told[-1] <= 1
            result: Review = end.value
            return result


def test_every_move_of_the_player_is_judged_and_par_is_told() -> None:
    record = short_match(deals=2)
    found = finished(record, 0)
    assert len(found.moves) == 36
    assert [move.action for move in found.moves] == [
        entry for state, entry in zip(states_of(record), record.entries, strict=False)
        if isinstance(entry, Play) and state.to_move == 0
    ]  # fmt: skip
    assert {Grade.BEST, Grade.BLUNDER} <= {move.verdict.grade for move in found.moves}
    assert found.loss_per_deal == pytest.approx(sum(move.verdict.loss for move in found.moves) / 2)
    assert len(found.decisive) == 3
    steps = {after.state: abs(after.course - before.course) for before, after in pairwise(found.moves)}
    assert set(found.decisive) == set(sorted(steps, key=lambda state: -steps[state])[:3]), "where the course has moved"
    for move in found.moves:
        if move.verdict.grade is Grade.FORCED:
            assert move.next_best is None
        else:
            assert move.next_best is not None and move.next_best.action != move.best.action
    assert [deal.deal_no for deal in found.deals] == [1, 2]
    assert all(deal.par is not None for deal in found.deals)
    last = states_of(record)[-1]
    assert tuple(map(sum, zip(*(deal.made for deal in found.deals), strict=True))) == last.scores
    assert found.moves[-1].course == pytest.approx(last.scores[0] - last.scores[1], abs=3)


def test_to_have_nothing_to_declare_is_no_decision_but_to_keep_a_combination_is_one() -> None:
    record = short_match("cirulla", players=("random", "random"))
    states = states_of(record)
    asked = {
        number: states[number].view(0).legal
        for number, entry in enumerate(record.entries)
        if isinstance(entry, Declare) and states[number].to_move == 0
    }
    judged = {move.state: move for move in finished(record, 0).moves if isinstance(move.action, Declare)}
    assert set(judged) == {number for number, legal in asked.items() if len(legal) > 1}
    assert len(judged) < len(asked)
    assert any(move.action == PASS for move in judged.values())


def test_moves_that_were_taken_back_are_not_judged() -> None:
    record = short_match()
    back = Record(record.ruleset, 2, 0, record.seats, (*record.entries[:6], Back(2), *record.entries[2:]), record.tags)
    assert [move.action for move in finished(back, 0).moves] == [move.action for move in finished(record, 0).moves]


def _wait(analyst: Analyst, until: float = 60) -> Review | None:
    end = monotonic() + until
    while monotonic() < end and analyst.busy:
        result = analyst.poll()
        if result is not None:
            return result
        sleep(0.01)
    return None


def test_a_process_of_its_own_finds_the_same() -> None:
    record = short_match()
    analyst = Analyst()
    analyst.start(record, 0, QUICK)
    assert analyst.busy
    assert _wait(analyst) == finished(record, 0)
    assert not analyst.busy
    assert analyst.progress == 1
    assert analyst.poll() is None


def _process_of(analyst: Analyst) -> int:
    assert analyst._process is not None
    pid = analyst._process.pid
    assert pid is not None
    return pid


def test_a_process_that_dies_is_started_again_once() -> None:
    analyst = Analyst()
    analyst.start(short_match(), 0, QUICK)
    first = _process_of(analyst)
    os.kill(first, signal.SIGKILL)
    assert _wait(analyst) is not None
    analyst.start(short_match(), 0, Effort(100_000))
    for _ in range(2):
        pid = _process_of(analyst)
        os.kill(pid, signal.SIGKILL)
        end = monotonic() + 20
        while monotonic() < end and analyst.busy and _process_of(analyst) == pid:
            analyst.poll()
            sleep(0.01)
    assert analyst.failed
    assert not analyst.busy


def test_cancelling_ends_the_process_at_once() -> None:
    analyst = Analyst()
    analyst.start(short_match(), 0, Effort(100_000))
    pid = _process_of(analyst)
    start = monotonic()
    analyst.cancel()
    assert monotonic() - start < 1
    assert not analyst.busy
    with pytest.raises(ProcessLookupError):
        os.kill(pid, 0)


def test_a_process_that_hangs_is_ended_with_the_window() -> None:
    analyst = Analyst()
    analyst.start(short_match(), 0, Effort(100_000))
    pid = _process_of(analyst)
    os.kill(pid, signal.SIGSTOP)
    analyst.cancel()
    assert not analyst.busy
    with pytest.raises(ProcessLookupError):
        os.kill(pid, 0)


def _deaf(answers: Connection, _job: Job) -> None:
    """A process that does not end when it is asked to."""
    signal.signal(signal.SIGTERM, signal.SIG_IGN)
    answers.send(0.5)
    sleep(600)


def test_a_process_that_does_not_end_when_asked_is_killed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("scopa_gui.game.analyst._work", _deaf)
    analyst = Analyst()
    analyst.start(short_match(), 0, QUICK)
    pid, end = _process_of(analyst), monotonic() + 30
    while monotonic() < end and analyst.progress != 0.5:
        analyst.poll()
        sleep(0.01)
    assert analyst.progress == 0.5
    start = monotonic()
    analyst.cancel()
    assert monotonic() - start < 1
    with pytest.raises(ProcessLookupError):
        os.kill(pid, 0)


def test_the_process_tells_how_far_it_is_and_sends_the_review() -> None:
    record = short_match()
    ours, theirs = Pipe(duplex=False)
    sender = Thread(target=_work, args=(theirs, Job(record, 0, QUICK)))
    sender.start()
    told = [ours.recv()]
    while not isinstance(told[-1], Review):
        told.append(ours.recv())
    sender.join()
    *progress, result = told
    assert result == finished(record, 0)
    assert progress == sorted(progress)
    assert len(progress) > 3 and 0 < progress[0] < progress[-1] <= 1


def test_how_a_play_was_answered_is_told_as_it_happened() -> None:
    record = short_match(deals=2)
    states, names = states_of(record), DeckNames()
    told = {}
    for number, entry in enumerate(record.entries):
        if isinstance(entry, Play):
            told[number] = answer_words(record, states, number, names)
    assert any("a sweep" in words for words in told.values())
    assert "" in told.values()
    for number, words in told.items():
        after, before = record.entries[number + 1 : number + 2], states[number + 1].deal
        last = before is not None and not before.stock and sum(map(int.bit_count, before.hands)) == 1
        if not after or not isinstance(after[0], Play) or before is None or last:
            assert not words.startswith("It was answered with"), "the very last card of a deal is no sweep"
            continue
        swept = bool(after[0].take) and after[0].take == before.table
        assert (words == "It was answered with a sweep.") == swept
        if words == "It was answered by taking the 7 of coins.":
            assert after[0].take >> 6 & 1


@pytest.mark.parametrize(("deck", "sevens"), [("it40", {6}), ("double80", {6, 46})])
def test_that_the_settebello_was_taken_in_answer_is_told(deck: str, sevens: set[int]) -> None:
    record, names = short_match(deals=30, players=("random", "random"), deck=deck, target=90), DeckNames()
    states, told = states_of(record), set[int]()
    assert answer_words(record, states, 0, names) == "", "nobody is to play before the first pack"
    for number, entry in enumerate(record.entries):
        if isinstance(entry, Play) and "7 of coins" in answer_words(record, states, number, names):
            answer = record.entries[number + 1]
            assert isinstance(answer, Play)
            told |= {card for card in sevens if answer.take >> card & 1}
            assert told
    assert told == sevens
