"""Which way play goes round: an arc on the cloth that leads from the own hand to the plaque of who plays next."""

from __future__ import annotations

from collections.abc import Sequence

from scopa_gui.ui.layout.geometry import Pose, Rect

_BESIDE, _BEFORE = 20.0, 16.0
"""How far it keeps from the hand at its beginning, and its head from the plaque."""
_RUN, _RISE = 64.0, 112.0
"""The least that it runs across, and the most that it rises."""
_SHARE, _STEP = 0.62, 8.0
"""How much it rises by how far it runs, and by how much less where cards lie in its way."""
_PARTS = 24


def course(
    plaque: Rect, hand: Sequence[Pose], *, clockwise: bool, others: Sequence[Pose] = ()
) -> list[tuple[float, float]]:
    """Points of the arc from beside the cards of ``hand`` to its head at ``plaque``, clear of ``others``.

    Play goes to the right, or to the left where it goes clockwise.
    """
    side = -1.0 if clockwise else 1.0
    head = (plaque.x - _BEFORE if side > 0 else plaque.right + _BEFORE, plaque.y + plaque.h / 2)
    edges = [pose.outline() for pose in hand]
    edge = max(side * (box.right if side > 0 else box.x) for box in edges) + _BESIDE
    run = max(side * head[0] - edge, _RUN)
    rise = min(_SHARE * run, _RISE)
    cards = [pose._replace(w=pose.w + _BESIDE) for pose in (*hand, *others)]
    while True:
        points = _arc((head[0] - side * run, head[1] + rise), head)
        if rise <= 0 or not any(card.covers(*point) for card in cards for point in points):
            return points
        rise -= _STEP


def _arc(start: tuple[float, float], head: tuple[float, float]) -> list[tuple[float, float]]:
    """A parabola that sets out across and turns up to its head."""
    (x0, y0), (x2, y2) = start, head
    x1, y1 = x0 + (x2 - x0) * 0.55, y0
    points = []
    for part in range(_PARTS + 1):
        t = part / _PARTS
        a, b, c = (1 - t) ** 2, 2 * t * (1 - t), t * t
        points.append((a * x0 + b * x1 + c * x2, a * y0 + b * y1 + c * y2))
    return points
