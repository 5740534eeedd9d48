"""Il Gatto Mammone: searches the round in many worlds that agree with what was seen, and takes the best average."""

from __future__ import annotations

from collections.abc import Generator
from random import Random

from scopa_gui.ai.appraisal import appraise
from scopa_gui.ai.belief import Belief
from scopa_gui.ai.decisions import certain_to_win, decide
from scopa_gui.ai.search import RoundSearch
from scopa_gui.ai.tempo import Tempo
from scopa_gui.ai.worlds import sampled_hands
from scopa_gui.rules.deal import Action, Play
from scopa_gui.rules.view import View

_WORLDS = 60
_NODES = 60.0
_BRANCHING = 0.7


class ProBot:
    """The strongest player. Its budget is a number of worlds, never a time."""

    name = "pro"

    def __init__(
        self, worlds: int = _WORLDS, *, reads_plays: bool = True, nodes: float = _NODES, looks_on: bool = True
    ) -> None:
        self._looks_on = looks_on
        self._nodes = nodes
        self._worlds = worlds
        self._reads_plays = reads_plays

    def think(self, view: View, rng: Random) -> Generator[None, None, Action]:
        """See `scopa_gui.ai.bot.Bot`."""
        decision = decide(view)
        if decision is not None:
            return decision
        if len(view.legal) == 1:
            return view.legal[0]
        moves = [move for move in view.legal if isinstance(move, Play)]
        totals = [0.0] * len(moves)
        belief = Belief(view) if self._reads_plays else None
        cards = sum(view.hand_counts)
        left = self._horizon(view)
        search = RoundSearch(appraise(view.game), view.side, self._tempo(view, left < cards))
        for hands in sampled_hands(view, self._worlds, rng):
            weight = belief.weight(hands) if belief else 1.0
            search.prepare(hands, list(view.piles), to_the_end=not view.stock and left == cards)
            for index, move in enumerate(moves):
                totals[index] += weight * search.value_of(view.seat, view.table, view.last, move, left)
            yield
        return moves[max(range(len(moves)), key=totals.__getitem__)]

    def _tempo(self, view: View, within_round: bool) -> Tempo | None:
        """What counts at the horizon for the table that is left there; nothing at the end of a deal."""
        if within_round:
            return Tempo(view, max(view.hand_counts))
        if view.stock and self._looks_on:
            return Tempo(view, view.game.rounds[view.round_no])
        return None

    def _horizon(self, view: View) -> int:
        """How many plays the search looks ahead: to the end of the round if the tree is small enough."""
        counts = list(view.hand_counts)
        seat, size, plays = view.seat, 1.0, 0
        while any(counts):
            size *= counts[seat] ** _BRANCHING
            if size > self._nodes and plays:
                break
            counts[seat] -= 1
            seat = (seat + 1) % len(counts)
            plays += 1
        return plays

    def wants_to_claim(self, view: View) -> bool:
        """See `scopa_gui.ai.bot.Bot`."""
        return certain_to_win(view)
