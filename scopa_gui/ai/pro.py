"""Il Gatto Mammone: searches the round in many worlds that agree with what was seen, and takes the best average."""

from __future__ import annotations

from collections.abc import Generator
from random import Random

from scopa_gui.ai.decisions import certain_to_win, decide
from scopa_gui.ai.evaluate import Effort, Evaluation, evaluate
from scopa_gui.ai.replies import Counting, after
from scopa_gui.rules.deal import Action, Play
from scopa_gui.rules.view import View

_EFFORT = Effort(worlds=40)
_ALIKE, _EQUAL = 0.05, 1e-9
"""Moves whose expectations differ by less are equal, where they are estimates and where they are exact."""


class ProBot:
    """The strongest player. Its budget is a number of worlds and positions, never a time."""

    name = "pro"

    def __init__(self, effort: Effort = _EFFORT) -> None:
        self._effort = effort

    def think(self, view: View, rng: Random) -> Generator[None, None, Action]:
        """See `scopa_gui.ai.bot.Bot`."""
        decision = decide(view, rng)
        if decision is not None:
            return decision
        if len(view.legal) == 1:
            return view.legal[0]
        evaluation = yield from evaluate(view, self._effort, rng)
        return preferred(view, evaluation)

    def wants_to_claim(self, view: View) -> bool:
        """See `scopa_gui.ai.bot.Bot`."""
        return certain_to_win(view)


def preferred(view: View, evaluation: Evaluation) -> Play:
    """The best move; of those that are as good the one after which the next player sweeps least often."""
    moves = evaluation.moves
    worths = [evaluation.worth(index) for index in range(len(moves))]
    best = max(worths) - (_EQUAL if evaluation.exact else _ALIKE)
    candidates = [index for index, worth in enumerate(worths) if worth >= best]
    if len(candidates) == 1:
        return moves[candidates[0]]
    counting = Counting(view)
    return moves[min(candidates, key=lambda index: (counting.sweep_chance(after(view, moves[index])), -worths[index]))]
