"""Ratings: everybody starts at 1500 and moves by Elo's formula; opponents have fixed, measured ratings.

Expectation with several sides is the Bradley-Terry share 10^(R/400) over the sum of all sides' shares, which for two
sides is Elo's formula (A. Elo, The Rating of Chessplayers, 1978). A side of several players has the mean of their
ratings. The factor K is 40 for the first 20 rated matches and 20 from then on.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import NamedTuple

from scopa_gui.game.i18n import N_

START = 1500.0
_FIRST_MATCHES, _K_FIRST, _K_LATER = 20, 40.0, 20.0

BOT_RATINGS: dict[str, int] = {"random": 1050, "greedy": 1435, "rookie": 1285, "amateur": 1500, "pro": 1700}
"""Fixed ratings of the opponents, from the match results that docs/opponents.md reports."""

DECLINES_ABOVE: dict[str, int] = {"rookie": 1700, "amateur": 1850}
"""Opponents that decline rated matches with somebody above this rating; the others play everybody."""


class Band(NamedTuple):
    """A titled band of ratings, from its threshold up."""

    threshold: int
    title: str


BANDS: tuple[Band, ...] = (
    Band(0, N_("Novice")),
    Band(1350, N_("Player")),
    Band(1500, N_("Regular")),
    Band(1650, N_("Master")),
    Band(1800, N_("Grand Master")),
)


def band(rating: float) -> Band:
    """The band that a rating is in."""
    return next(b for b in reversed(BANDS) if rating >= b.threshold or b.threshold == 0)


def next_band(rating: float) -> Band | None:
    """The band above, if there is one."""
    return next((b for b in BANDS if b.threshold > rating), None)


def declines(bot: str, rating: float) -> bool:
    """Whether an opponent finds somebody of that rating too strong for a rated match."""
    return rating > DECLINES_ABOVE.get(bot, float("inf"))


def expectation(ratings: Sequence[float], side: int) -> float:
    """Chance of a side to win, from the mean ratings of all sides."""
    shares = [math.pow(10, rating / 400) for rating in ratings]
    return shares[side] / sum(shares)


def after_match(rating: float, matches_before: int, expected: float, result: float) -> float:
    """The new rating after a result of 1 (won), 0 (lost), or a part of 1 for a shared win."""
    factor = _K_FIRST if matches_before < _FIRST_MATCHES else _K_LATER
    return rating + factor * (result - expected)
