"""What each move of a View is worth in expectation: the one judgement behind ProBot, hints and reviews."""

from __future__ import annotations

from collections.abc import Generator
from dataclasses import dataclass, field
from math import sqrt
from random import Random
from typing import NamedTuple

from scopa_gui.ai.appraisal import appraise, lead_of
from scopa_gui.ai.belief import believe
from scopa_gui.ai.search import RoundSearch
from scopa_gui.ai.stakes import POINT, Stakes, stakes_of
from scopa_gui.ai.tempo import Tempo
from scopa_gui.ai.worlds import believed_hands, is_listed
from scopa_gui.rules.deal import Play
from scopa_gui.rules.view import View

_BRANCHING = 0.7
"""A tree of plays is taken to grow with the sizes of the hands to this power, thanks to cut-offs."""

_FEW_SIDES = 3
"""With more sides a position takes longer to weigh, and trees are smaller."""
_ALONE = 20_000.0
"""Positions to look at when everything is known: enough for hands of six."""
_AT_THE_END = 4
"""How much larger trees may be that reach the end of the deal, where the count is exact."""


class Effort(NamedTuple):
    """How much work a judgement may be.

    Attributes:
        worlds: of hidden cards, where one hand is hidden.
        nodes: positions looked at in each world, roughly.
        many: worlds where several hands are hidden.
    """

    worlds: int
    nodes: float = 60.0
    many: int = 60


@dataclass(slots=True)
class Evaluation:
    """The moves of a View and their values in each world that was looked at.

    Attributes:
        moves: the legal plays.
        exact: every world there can be was searched to the end of the deal.
        made: the side's lead in points that are made already: sweeps and declarations.
        stakes: what points mean for the match, None far from its end.
        weights: of each world.
        values: for each move the side's lead at the end of the deal, in each world.
    """

    moves: tuple[Play, ...]
    exact: bool
    made: float
    stakes: Stakes | None = None
    weights: list[float] = field(default_factory=list)
    values: list[list[float]] = field(default_factory=list)

    def expected(self, move: int) -> float:
        """The expected lead in points at the end of the deal after a move, by its index."""
        return self._mean(self.values[move])

    def chance(self, move: int) -> float | None:
        """The chance of the match after a move; None far from its end."""
        if self.stakes is None:
            return None
        return self._mean([self.stakes.chance(value) for value in self.values[move]])

    def worth(self, move: int) -> float:
        """What a move is chosen by: expected points, or near the end of a match its chance in units of a point."""
        chance = self.chance(move)
        return self.expected(move) if chance is None else chance / POINT

    def margin(self, move: int, other: int) -> float:
        """Half the width of the 95 % interval of the difference in worth of two moves; 0 if all worlds were seen."""
        if self.exact or move == other:
            return 0.0
        first, second = self.values[move], self.values[other]
        if self.stakes is not None:
            first = [self.stakes.chance(value) / POINT for value in first]
            second = [self.stakes.chance(value) / POINT for value in second]
        differences = [a - b for a, b in zip(first, second, strict=True)]
        mean = self._mean(differences)
        spread = sum((w * (d - mean)) ** 2 for w, d in zip(self.weights, differences, strict=True))
        return 1.96 * sqrt(spread) / sum(self.weights)

    def _mean(self, values: list[float]) -> float:
        return sum(w * v for w, v in zip(self.weights, values, strict=True)) / sum(self.weights)


def evaluate(view: View, effort: Effort, rng: Random) -> Generator[None, None, Evaluation]:
    """Judges every play of a View, at most one move in one world a slice. The view must ask for a play."""
    game = view.game
    moves = tuple(move for move in view.legal if isinstance(move, Play))
    worlds, horizon = _worlds(view, effort), _horizon(view, effort)
    to_the_end = not view.stock and horizon == sum(view.hand_counts)
    made = lead_of([s + d for s, d in zip(view.sweeps, view.declared, strict=True)], view.side)
    evaluation = Evaluation(moves, is_listed(view, worlds) and to_the_end, made, stakes_of(view))
    evaluation.values = [[] for _ in moves]
    belief = yield from believe(view)
    yield
    search = RoundSearch(appraise(game), view.side, _tempo(view, horizon))
    yield
    for hands, weight in believed_hands(view, belief, worlds, rng):
        search.prepare(hands, list(view.piles), to_the_end=to_the_end)
        evaluation.weights.append(weight)
        yield
        for values, move in zip(evaluation.values, moves, strict=True):
            value = yield from search.value_of(view.seat, view.table, view.last, move, horizon)
            values.append(made + value)
            yield
            search.looked_at = 0
    return evaluation


def _worlds(view: View, effort: Effort) -> int:
    """How many worlds to look at."""
    if view.game.players == 2:
        return effort.worlds
    return max(1, round(effort.many / _crowd(view)))


def _crowd(view: View) -> float:
    """How much more a tree costs than at a table of four."""
    sides = len(view.piles)
    return sides if sides > _FEW_SIDES else max(1.0, view.game.players / 4)


def _horizon(view: View, effort: Effort) -> int:
    """How many plays to look ahead: further where everything is known, or where that reaches the end of the deal."""
    if is_listed(view, 1):
        return plays_ahead(view.hand_counts, view.seat, _ALONE)
    nodes = effort.nodes / _crowd(view)
    if not view.stock:
        far = plays_ahead(view.hand_counts, view.seat, _AT_THE_END * nodes)
        if far == sum(view.hand_counts):
            return far
    return plays_ahead(view.hand_counts, view.seat, nodes)


def plays_ahead(hand_counts: tuple[int, ...], seat: int, nodes: float) -> int:
    """How many plays to look ahead: to the end of the round if the tree is small enough."""
    counts = list(hand_counts)
    size, plays = 1.0, 0
    while any(counts):
        size *= counts[seat] ** _BRANCHING
        if size > nodes and plays:
            break
        counts[seat] -= 1
        seat = (seat + 1) % len(counts)
        plays += 1
    return plays


def _tempo(view: View, horizon: int) -> Tempo | None:
    """What the table counts for at the horizon; nothing at the end of a deal."""
    if horizon < sum(view.hand_counts):
        return Tempo(view, max(view.hand_counts))
    if view.stock:
        return Tempo(view, view.game.rounds[view.round_no])
    return None
