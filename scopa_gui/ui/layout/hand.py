"""The own hand, fanned at the bottom."""

from __future__ import annotations

import math

from scopa_gui.ui.layout.geometry import CARD_RATIO, Pose, Space

HAND_SPAN = 786.0
HAND_BASELINE = 796.0
HAND_TOP_TWO_ROWS = 566.0


def hand_width(n: int) -> float:
    """Width of a card in a hand of n."""
    return 150.0 if n <= 3 else 140.0 if n <= 6 else 128.0 if n <= 9 else 120.0


def hand_fan(n: int, space: Space, two_rows: bool) -> list[Pose]:
    """The n cards of the own hand, fanned; with two rows on the table the hand sinks, feet off the edge."""
    if n == 0:
        return []
    w = hand_width(n)
    step = min(0.92 * w, (HAND_SPAN - w) / (n - 1)) if n > 1 else 0.0
    half = step * (n - 1) / 2
    turn = min(10.0, 3.5 + 0.65 * n) if n > 1 else 0.0
    sag = half * math.tan(math.radians(turn / 2))
    top = HAND_BASELINE - w * CARD_RATIO - sag
    if two_rows:
        top = max(top, HAND_TOP_TWO_ROWS)
    y = top + space.more_h + w * CARD_RATIO / 2
    poses = []
    for i in range(n):
        u = 2 * i / (n - 1) - 1 if n > 1 else 0.0
        poses.append(Pose(space.centre + half * u, y + sag * u * u, turn * u, w))
    return poses
