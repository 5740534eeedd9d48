"""The pack spread in a ribbon of backs, for the cut."""

from __future__ import annotations

from scopa_gui.ui.layout.geometry import CARD_RATIO, Pose, Rect, Space
from scopa_gui.ui.layout.rows import one_row

SPREAD_CARD_W = 84.0
SPREAD_WIDEST = 760.0
CUT_GAP = 30.0
CUT_RISE = 16.0
_STEP = 15.0
_ABOVE_MIDDLE = 8.0


def pack_spread(cards: int, lifted: int, space: Space) -> list[Pose]:
    """Poses of so many backs, the top of the pack on the left; the lifted ones lie apart, a little higher."""
    base = [_base(index, cards, space) for index in range(cards)]
    if not lifted:
        return base
    return [
        pose._replace(x=pose.x - CUT_GAP / 2, y=pose.y - CUT_RISE)
        if index < lifted
        else pose._replace(x=pose.x + CUT_GAP / 2)
        for index, pose in enumerate(base)
    ]


def cut_strip(place: int, cards: int, space: Space) -> Rect:
    """Where the pointer cuts the spread pack before the card number ``place``, from 1; no two places overlap."""
    pose, height = _base(place, cards, space), SPREAD_CARD_W * CARD_RATIO
    left = pose.x - SPREAD_CARD_W / 2
    width = _step(cards) if place < cards - 1 else SPREAD_CARD_W
    return Rect(left, pose.y - height / 2 - CUT_RISE, width, height + CUT_RISE)


def _step(cards: int) -> float:
    return min(_STEP, (SPREAD_WIDEST - SPREAD_CARD_W) / (cards - 1))


def _base(index: int, cards: int, space: Space) -> Pose:
    """The place of a back while nothing is lifted."""
    x = space.centre + (index - (cards - 1) / 2) * _step(cards)
    return Pose(x, one_row(space) - _ABOVE_MIDDLE, 0.0, SPREAD_CARD_W)
