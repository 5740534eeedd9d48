"""How the room of the window is shared between what is said and the cards of a studied position."""

from __future__ import annotations

ALL_ROOM_FROM = 1.5
"""From this size of text on, what is said has all the room it can get."""


def large_part(wish: float) -> float:
    """How far the room is shared as for large text, from 0 to 1; `wish` is the size of text that is asked for."""
    return min(1.0, (wish - 1.0) / (ALL_ROOM_FROM - 1.0))
