"""The coach: what each move of a View was worth, how sure that is, and the facts behind it. It sees only the View.

Reasons are given as data; the words are made elsewhere, in the reader's language.
"""

from __future__ import annotations

from collections.abc import Generator
from enum import StrEnum
from random import Random
from typing import NamedTuple

from scopa_gui.ai.appraisal import lead_of
from scopa_gui.ai.decisions import decide
from scopa_gui.ai.evaluate import Effort, Evaluation, evaluate
from scopa_gui.ai.pro import preferred
from scopa_gui.ai.replies import Counting, after
from scopa_gui.rules.cards import OF_SUIT, OF_VALUE, SEVEN, SUITS, Card, captured, cards_in
from scopa_gui.rules.deal import Action, Declare, Phase, Play
from scopa_gui.rules.declarations import declarations
from scopa_gui.rules.view import View

HINT = Effort(worlds=200, many=100)
REVIEW = Effort(worlds=500, many=200)
LOSS_FACTOR = 0.85
"""Points a deal that a player really loses for each point of summed loss that the coach counts (docs/opponents.md)."""

_NEGLIGIBLE, _SLIGHT, _SERIOUS = 0.1, 0.25, 0.5


class Grade(StrEnum):
    """How good a move was."""

    FORCED = "forced"
    BEST = "best"
    GOOD = "good"
    INACCURACY = "inaccuracy"
    MISTAKE = "mistake"
    BLUNDER = "blunder"


class Facts(NamedTuple):
    """What can be said of a play without any judgement.

    Attributes:
        takes: cards it takes from the table.
        sweep: points of the sweep it makes, 0 for none.
        leaves: the table after it.
        coins, sevens, settebello: of the bonus suit, sevens, and the seven of it, among the cards won.
        sweep_chance: the chance, by counting, that the next player can sweep then.
        sweepers: for each value that would sweep, (value, cards of it not seen yet).
        reply_cost: points that the next player's best reply costs on average.
    """

    takes: tuple[Card, ...]
    sweep: int
    leaves: tuple[Card, ...]
    coins: int
    sevens: int
    settebello: bool
    sweep_chance: float
    sweepers: tuple[tuple[int, int], ...]
    reply_cost: float


class Advised(NamedTuple):
    """One legal action.

    Attributes:
        expected: points of the deal for the side less those of the others (their mean), made and still to come.
        chance: the chance to win the match, None far from its end.
        loss: how much less it is worth than the best, in points; near the end of a match what chances lost would be
            worth in points elsewhere.
        margin: half the width of the 95 % interval of the loss; 0 if it is exact.
        facts: None for decisions that are no plays.
    """

    action: Action
    expected: float
    chance: float | None
    loss: float
    margin: float
    facts: Facts | None


class Advice(NamedTuple):
    """All legal actions of a View, the recommended one first, then by what they are worth.

    ``exact``: nothing was left to chance. ``worlds``: how many worlds of hidden cards were looked at.
    """

    actions: tuple[Advised, ...]
    exact: bool
    worlds: int

    @property
    def best(self) -> Advised:
        """The recommended action."""
        return self.actions[0]

    def of(self, action: Action) -> Advised:
        """What is said about one action.

        Raises:
            KeyError: if it is not legal.
        """
        for advised in self.actions:
            if advised.action == action:
                return advised
        raise KeyError(action)


class Verdict(NamedTuple):
    """The grade of a chosen action, and the points it loses against the best one."""

    grade: Grade
    loss: float
    best: Action


def advise(view: View, rng: Random, effort: Effort = HINT) -> Generator[None, None, Advice]:
    """Weighs every legal action of the seat to move, one world a slice."""
    decision = decide(view, rng)
    if decision is not None:
        yield
        return _decision(view, decision)
    evaluation = yield from evaluate(view, effort, rng)
    return _advice(view, evaluation)


def verdict(advice: Advice, action: Action) -> Verdict:
    """Grades an action. A loss inside its noise, or of a tenth of a point, is never called a fault.

    Raises:
        KeyError: if the action was not legal.
    """
    chosen, best = advice.of(action), advice.best
    loss = chosen.loss
    if len(advice.actions) == 1:
        grade = Grade.FORCED
    elif action == best.action:
        grade = Grade.BEST
    elif loss <= _NEGLIGIBLE or loss <= 2 * chosen.margin:
        grade = Grade.GOOD
    elif loss <= _SLIGHT:
        grade = Grade.INACCURACY
    elif loss <= _SERIOUS:
        grade = Grade.MISTAKE
    else:
        grade = Grade.BLUNDER
    return Verdict(grade, loss, best.action)


def facts(view: View, play: Play) -> Facts:
    """The facts of a play."""
    return _facts(view, Counting(view), play)


def _facts(view: View, counting: Counting, play: Play) -> Facts:
    position = after(view, play)
    won = captured(1 << play.card | play.take) if play.take else 0
    coins = won & OF_SUIT[SUITS.index(view.game.ruleset.bonus_suit)]
    replies = counting.replies(position)
    return Facts(
        takes=tuple(cards_in(play.take)),
        sweep=position.swept,
        leaves=tuple(cards_in(position.table)),
        coins=coins.bit_count(),
        sevens=(won & OF_VALUE[SEVEN]).bit_count(),
        settebello=bool(coins & OF_VALUE[SEVEN]),
        sweep_chance=counting.chance_to_sweep(position.table),
        sweepers=tuple(counting.sweepers(position.table)),
        reply_cost=sum(reply.chance * reply.loss for reply in replies),
    )


def _advice(view: View, evaluation: Evaluation) -> Advice:
    moves = evaluation.moves
    worths = [evaluation.worth(index) for index in range(len(moves))]
    recommended = preferred(view, evaluation)
    order = sorted(range(len(moves)), key=lambda index: (moves[index] != recommended, -worths[index], index))
    highest = worths.index(max(worths))
    counting = Counting(view)
    return Advice(
        tuple(
            Advised(
                action=moves[index],
                expected=evaluation.expected(index),
                chance=evaluation.chance(index),
                loss=worths[highest] - worths[index],
                margin=evaluation.margin(index, highest),
                facts=_facts(view, counting, moves[index]),
            )
            for index in order
        ),
        evaluation.exact,
        len(evaluation.weights),
    )


def _decision(view: View, first: Action) -> Advice:
    """Advice on what is no play: a declaration by its points, else only what to do first."""
    made = lead_of([s + d for s, d in zip(view.sweeps, view.declared, strict=True)], view.side)
    worth: dict[Action, int] = {
        Declare(option.name, option.matta): option.points
        for option in declarations(view.game.ruleset, view.hand)
        if view.phase is Phase.DECLARE
    }
    order = sorted(view.legal, key=lambda action: (action != first, -worth.get(action, 0)))
    most = max(worth.values(), default=0)
    actions = (Advised(a, made + worth.get(a, 0), None, most - worth.get(a, 0), 0.0, None) for a in order)
    return Advice(tuple(actions), exact=True, worlds=0)
