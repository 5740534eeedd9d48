"""The match, not the deal: near the target points are worth what they do to the chance of winning.

For each world the search tells the lead in points; minimax is the same for any rising function of it, so the chance
of the match can be taken of the result, with no other search.
"""

from __future__ import annotations

from functools import lru_cache
from math import erf, exp, sqrt

from scopa_gui.rules.ruleset import Ruleset
from scopa_gui.rules.view import View

POINT = 0.09
"""Chance of the match that a point is worth far from the target: the unit in which chances are weighed as points."""

_REACH = 7
"""A side may come by so many points in a deal to 11."""
_COUNTED = 3.6
"""Points that a deal gives to both sides together, besides sweeps: four, less those that nobody gets."""
_A_DEAL = 2.2
"""Points that the better side of a deal makes on average, to 11."""
_DEAL_SPREAD = 2.9
"""Standard deviation of the lead of a deal, to 11."""
_FIRST_DEAL_OF = 11
_STEP, _WIDEST = 0.5, 16.0


class Stakes:
    """The chance to win the match as a function of the lead in this deal, for one side of two."""

    def __init__(self, rules: Ruleset, mine: int, theirs: int, made: int, spread: float, last_deal: bool) -> None:
        """``made``: points of the deal that are made already, of both sides; ``spread``: of the lead still to come."""
        self._target = rules.target
        self._scale = max(1.0, rules.target / _FIRST_DEAL_OF)
        self._last_deal = last_deal
        self._mine, self._theirs, self._sum = mine, theirs, made + _COUNTED
        steps = round(_WIDEST / _STEP)
        weights = (
            [(0.0, 1.0)] if not spread else [(z, exp(-z * z / 2)) for z in (-2, -1.5, -1, -0.5, 0, 0.5, 1, 1.5, 2)]
        )
        whole = sum(weight for _, weight in weights)
        self._chances = [
            sum(weight * self._won(step * _STEP + z * spread) for z, weight in weights) / whole
            for step in range(-steps, steps + 1)
        ]

    def chance(self, lead: float) -> float:
        """The chance to win the match with an expected lead in this deal."""
        place = (min(max(lead, -_WIDEST), _WIDEST) + _WIDEST) / _STEP
        low = min(int(place), len(self._chances) - 2)
        part = place - low
        return self._chances[low] * (1 - part) + self._chances[low + 1] * part

    def _won(self, lead: float) -> float:
        """The chance after a deal that ends with this lead."""
        mine = self._mine + (self._sum + lead) / 2
        theirs = self._theirs + (self._sum - lead) / 2
        ahead = mine - theirs
        if self._last_deal or max(mine, theirs) >= self._target:
            return _smooth(ahead, 0.5)
        missing = max(1.0, (self._target - max(mine, theirs)) / (_A_DEAL * self._scale))
        return _smooth(ahead, _DEAL_SPREAD * sqrt(self._scale) * sqrt(missing))


@lru_cache(maxsize=64)
def _stakes(rules: Ruleset, mine: int, theirs: int, made: int, spread: float, last_deal: bool) -> Stakes:
    return Stakes(rules, mine, theirs, made, spread, last_deal)


def stakes_of(view: View) -> Stakes | None:
    """The stakes of a View; None with more than two sides or far from the end of the match, where points decide."""
    rules = view.game.ruleset
    if len(view.scores) != 2:
        return None
    scale = max(1.0, rules.target / _FIRST_DEAL_OF)
    last_deal = rules.end_mode == "fixed_hands" and view.deal_no >= rules.fixed_hands
    near = rules.end_mode == "target" and max(view.scores) + _REACH * scale >= rules.target
    if not last_deal and not near:
        return None
    made = sum(view.sweeps) + sum(view.declared)
    undealt = view.stock / len(view.game.pack)
    spread = _DEAL_SPREAD * sqrt(scale) * sqrt(0.15 + 0.85 * undealt) if view.stock else 0.0
    side = view.side
    return _stakes(rules, view.scores[side], view.scores[1 - side], made, round(spread, 2), last_deal)


def _smooth(ahead: float, spread: float) -> float:
    """The chance to stay ahead by a lead that still varies so much."""
    return (1 + erf(ahead / (spread * sqrt(2)))) / 2
