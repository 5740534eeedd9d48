"""The review of a match: every move of one player judged from what that player knew, and par as hindsight."""

from __future__ import annotations

from collections.abc import Generator, Sequence
from itertools import pairwise
from random import Random
from typing import NamedTuple

from scopa_gui.ai.appraisal import lead_of
from scopa_gui.ai.coach import LOSS_FACTOR, REVIEW, Advice, Advised, Verdict, advise, verdict
from scopa_gui.ai.evaluate import Effort
from scopa_gui.ai.par import par, solvable
from scopa_gui.game.declared import nothing_to_declare
from scopa_gui.game.i18n import _
from scopa_gui.game.texts import DeckNames
from scopa_gui.rules.cards import face
from scopa_gui.rules.deal import Action, Cut, Declare, Phase, Play
from scopa_gui.rules.events import Played, Swept
from scopa_gui.rules.record import Back, MatchState, Record, states_of, step
from scopa_gui.rules.scoring import score

_DECISIVE = 3


class ReviewedMove(NamedTuple):
    """One decision of the player.

    Attributes:
        state: number of the state in which it was taken (entries of the record before it).
        chosen, best: what the coach says of the action and of the best one.
        next_best: the same of the best of the other actions, if there are any.
        course: expected lead of the player's side in the match after the action: scores before the deal, and the
            expected lead of this deal.
    """

    state: int
    deal_no: int
    action: Action
    chosen: Advised
    best: Advised
    next_best: Advised | None
    verdict: Verdict
    course: float


class DealPar(NamedTuple):
    """A deal with all cards open: points by side as they were made, and with best play of both (None: not solved)."""

    deal_no: int
    made: tuple[int, ...]
    par: tuple[int, ...] | None


class Review(NamedTuple):
    """A reviewed match.

    Attributes:
        loss_per_deal: summed losses of the moves, a deal.
        worth_per_deal: points a deal that this means against the strongest play.
        decisive: states of the moves at which the expected result changed most, in order of play.
    """

    seat: int
    moves: tuple[ReviewedMove, ...]
    deals: tuple[DealPar, ...]
    loss_per_deal: float
    worth_per_deal: float
    decisive: tuple[int, ...]


def review(record: Record, seat: int, effort: Effort = REVIEW) -> Generator[float, None, Review]:
    """Judges every decision of a seat; yields how much is done, from 0 to 1, after each small piece of work.

    To have nothing to declare is no decision.
    """
    states = states_of(record)
    path = _path(record)
    moves: list[ReviewedMove] = []
    deals: list[DealPar] = []
    for done, number in enumerate(path):
        entry, state = record.entries[number], states[number]
        asked = state.to_move == seat and not nothing_to_declare(state)
        if asked and isinstance(entry, Play | Declare | Cut):
            thinking = advise(state.view(seat), Random(number), effort)
            advice = yield from _with_progress(thinking, done / len(path))
            chosen = advice.of(entry)
            side = state.game.side_of[seat]
            course = lead_of(state.scores, side) + chosen.expected
            judged, second = verdict(advice, entry), next(iter(advice.actions[1:]), None)
            moves.append(ReviewedMove(number, state.deal_no, entry, chosen, advice.best, second, judged, course))
        finished = states[number + 1]
        if finished.deal is not None and finished.deal.phase is Phase.OVER and state.to_move is not None:
            yield done / len(path)
            deals.append(_par(states, path[: done + 1], finished))
    loss = sum(move.verdict.loss for move in moves) / max(1, len(deals))
    return Review(seat, tuple(moves), tuple(deals), loss, LOSS_FACTOR * loss, _decisive(moves))


def answer_words(record: Record, states: Sequence[MatchState], number: int, names: DeckNames) -> str:
    """How the others answered a play before the player came to play again; empty where it was nothing to tell.

    Args:
        states: those of the record.
        number: that of the state in which the play was made.
    """
    seat, side_of = states[number].to_move, states[number].game.side_of
    if seat is None:
        return ""
    bello = record.ruleset.settebello
    for place in range(number + 1, len(record.entries)):
        if not isinstance(record.entries[place], Play) or states[place].to_move == seat:
            break
        events = step(list(states[: place + 1]), record.entries[place]).events
        acts = [event for event in events if isinstance(event, Swept | Played) and side_of[event.seat] != side_of[seat]]
        if any(isinstance(event, Swept) for event in acts):
            return _("It was answered with a sweep.")
        taken = [face(card) for act in acts if isinstance(act, Played) for card in act.take]
        if record.ruleset.pts_settebello and bello in taken:
            return _("It was answered by taking the {card}.").format(card=names.the_card(bello))
    return ""


def _with_progress(thinking: Generator[None, None, Advice], done: float) -> Generator[float, None, Advice]:
    """Runs a judgement to its end and tells the progress after each slice."""
    while True:
        try:
            next(thinking)
        except StopIteration as finished:
            result: Advice = finished.value
            return result
        yield done


def _path(record: Record) -> list[int]:
    """Numbers of the entries that led to the last state; those that were taken back are left out."""
    path, state = [], len(record.entries)
    while state:
        entry = record.entries[state - 1]
        if isinstance(entry, Back):
            state = entry.state
        else:
            path.append(state - 1)
            state -= 1
    return path[::-1]


def _par(states: Sequence[MatchState], path: Sequence[int], finished: MatchState) -> DealPar:
    """Par of the deal that has just ended, from its first position that has one."""
    assert finished.deal is not None
    made = tuple(points.total for points in score(finished.deal))
    positions = (states[number].deal for number in path if states[number].deal_no == finished.deal_no)
    solved = next((par(deal) for deal in positions if deal is not None and solvable(deal)), None)
    return DealPar(finished.deal_no, made, solved.totals if solved else None)


def _decisive(moves: Sequence[ReviewedMove]) -> tuple[int, ...]:
    """The moves at which the expected result differed most from that at the player's move before."""
    changes = [(abs(after.course - before.course), after.state) for before, after in pairwise(moves)]
    changes.sort(key=lambda change: (-change[0], change[1]))
    return tuple(sorted(state for _, state in changes[:_DECISIVE]))
