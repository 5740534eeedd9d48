"""Which way play goes round: an arc on the cloth from the own hand towards the seat that plays next."""

from __future__ import annotations

import math
from collections.abc import Sequence
from itertools import dropwhile, takewhile

from scopa_gui.ui.layout.geometry import BASE_W, Pose, Rect, Space

_FROM, _TO, _PARTS = 50.0, 17.0, 24
"""Degrees below the horizontal between which the arc runs, and in how many straight parts."""
_BESIDE, _ABOVE = 255.0, 110.0
"""How far the ellipse that it lies on keeps away from the edges of the window."""
_CLEAR, _LEAST = 14.0, 8
"""How far its head keeps from a plaque, and the fewest points that are an arc."""


def course(
    space: Space, *, clockwise: bool, hand: Sequence[Pose] = (), short_of: Rect | None = None
) -> list[tuple[float, float]]:
    """Points of the arc from its beginning to its head; to the right, or to the left where play goes clockwise.

    It begins beside the cards of the hand, and ends ``short_of`` a plaque that lies across it.
    """
    wide, high = (BASE_W + space.more_w) / 2 - _BESIDE, space.h / 2 - _ABOVE
    side = -1.0 if clockwise else 1.0
    angles = (math.radians(_FROM + (_TO - _FROM) * part / _PARTS) for part in range(_PARTS + 1))
    points = [(space.centre + side * wide * math.cos(angle), space.h / 2 + high * math.sin(angle)) for angle in angles]
    beside = list(dropwhile(lambda point: any(pose.covers(*point) for pose in hand), points))
    points = beside if len(beside) >= _LEAST else points
    if short_of is None:
        return points
    left, top, right, bottom = (
        short_of.x - _CLEAR, short_of.y - _CLEAR, short_of.right + _CLEAR, short_of.bottom + _CLEAR,
    )  # fmt: skip
    free = list(takewhile(lambda point: not (left < point[0] < right and top < point[1] < bottom), points))
    return free if len(free) >= _LEAST else points
