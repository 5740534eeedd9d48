"""The own hand, fanned at the bottom, and the line above which the table has its room."""

from __future__ import annotations

import math

from scopa_gui.ui.layout.geometry import CARD_RATIO, Pose, Space

HAND_SPAN = 786.0
HAND_BASELINE = 796.0
HAND_TOP_TWO_ROWS = 566.0
TALLEST = 250.0
"""Height of the largest cards of a hand."""
RAISED_FROM, RAISE = 1.35, 225.0
"""Cards that are so much larger are held above what stands in the corners, not between."""
SPAN_LOST, SINK = 110.0, 40.0
"""What the hand gives up for text of double size: width, and its feet."""
GUIDE_SPAN, GUIDE_LOST = 660.0, 52.0
"""The widest hand beside the open guide, and what it gives up there, at its left, for plaques with text of double
size."""


def hand_width(n: int, space: Space) -> float:
    """Width of a card in a hand of n."""
    w = 150.0 if n <= 3 else 140.0 if n <= 6 else 128.0 if n <= 9 else 120.0
    return w * space.zoom


def hand_raise(space: Space) -> float:
    """How far above the lower edge the hand is held in tall windows."""
    return RAISE if space.zoom > RAISED_FROM else 0.0


def hand_line(space: Space, growth: float = 1.0) -> float:
    """The y below which a hand begins that has made room for two rows on the table; ``growth``: size of text."""
    raised = hand_raise(space)
    sunk = 0.0 if raised else SINK * (growth - 1.0)
    return HAND_TOP_TWO_ROWS + space.more_h - TALLEST * (space.zoom - 1.0) - raised + sunk


def hand_fan(
    n: int, space: Space, two_rows: bool, *, growth: float = 1.0, shift: float = 0.0, sunk: bool = False
) -> list[Pose]:
    """The n cards of the own hand, fanned, ``shift`` to the left of the middle.

    With two rows on the table, and when ``sunk``, the hand gives way downward, feet off the edge.
    """
    if n == 0:
        return []
    w = hand_width(n, space)
    raised = hand_raise(space)
    span = (space.right - space.left - 60.0) if raised else HAND_SPAN - SPAN_LOST * (growth - 1.0)
    if shift:
        span = min(span, GUIDE_SPAN - GUIDE_LOST * (growth - 1.0))
    step = min(0.92 * w, (span - w) / (n - 1)) if n > 1 else 0.0
    half = step * (n - 1) / 2
    turn = min(10.0, 3.5 + 0.65 * n) if n > 1 else 0.0
    sag = half * math.tan(math.radians(turn / 2))
    top = HAND_BASELINE + space.more_h - raised - w * CARD_RATIO - sag
    if two_rows or sunk:
        top = max(top, hand_line(space, growth))
    y = top + w * CARD_RATIO / 2
    poses = []
    for i in range(n):
        u = 2 * i / (n - 1) - 1 if n > 1 else 0.0
        poses.append(Pose(space.centre - shift + half * u, y + sag * u * u, turn * u, w))
    return poses
