"""Captured cards with their sweeps, and the stock."""

from __future__ import annotations

from typing import NamedTuple

from scopa_gui.ui.layout.geometry import Pose, Space
from scopa_gui.ui.layout.seats import Place

STACK_RISE = 1.4
"""How far one edge of a heap shows above the one below."""


class PilePlace(NamedTuple):
    """Where a side's captured cards lie, and whether sweeps step to the left or to the right."""

    x: float
    y: float
    w: float
    out: int


def own_pile(space: Space, players: int) -> PilePlace:
    """The pile of the viewer's side."""
    w = 84.0 if players != 4 else 72.0
    return PilePlace(space.w - 130.0, space.h - 128.0, w, 1)


def other_pile(place: Place, players: int, sides: int, space: Space) -> PilePlace:
    """The pile of the side whose first seat sits at ``place``."""
    if players == 2:
        return PilePlace(space.centre + 400.0, 94.0, 84.0, -1)
    if players == 3:
        return PilePlace(space.centre + (274.0 if place.turn < 0 else -274.0), 64.0, 60.0, -1)
    if players == 4 and sides == 2:
        return PilePlace(space.centre - 274.0, 64.0, 60.0, -1)
    if players == 4 and place.turn == 180.0:
        return PilePlace(space.centre - 274.0, 64.0, 60.0, -1)
    if place.turn == 180.0:
        return PilePlace(place.x + 98.0, 44.0, 44.0, 1)
    inward = -104.0 if place.turn < 0 else 104.0
    raised = -96.0 if players == 4 else 0.0
    return PilePlace(place.x + inward, place.y + raised, 44.0, 1)


def stock_place(dealer: Place | None, players: int, hand_size: int, space: Space) -> Pose:
    """The stock beside its dealer; None: the viewer deals."""
    if players >= 5:
        return Pose(300.0 + space.more_w / 2, 636.0 + space.more_h, 0.0, 84.0 if hand_size <= 4 else 66.0)
    if dealer is None:
        if hand_size >= 5:
            return Pose(150.0, 594.0 + space.more_h, 0.0, 66.0)
        return Pose(300.0 + space.more_w / 2, 640.0 + space.more_h, 0.0, 84.0)
    if players == 2:
        return Pose(space.centre - 200.0, 90.0, 0.0, 84.0)
    if dealer.turn == 180.0:
        return Pose(space.centre - 150.0, 64.0, 0.0, 60.0)
    return Pose(space.w - 134.0 if dealer.turn < 0 else 134.0, dealer.y, 0.0, 60.0)


def pile_layers(cards: int) -> int:
    """How many edges a pile of so many cards shows."""
    return min(14, (cards + 1) // 2)


def stock_layers(cards: int) -> int:
    """How many edges the stock shows: one card in three."""
    return max(1, cards // 3)


def pile_height(cards: int) -> float:
    """How high a pile of so many cards rises, in logical units."""
    return max(0, pile_layers(cards) - 1) * STACK_RISE


def crosswise(pile: PilePlace, count: int, cards: int) -> list[Pose]:
    """The sweeps laid crosswise on a pile of so many cards, the first one lowest in the heap."""
    if count == 0:
        return []
    step = 0.36 * pile.w if count < 5 else 1.1 * pile.w / (count - 1)
    top = pile.y - pile_height(cards)
    start = -0.18 * pile.w if count > 1 else -0.1 * pile.w
    poses = []
    for i in range(count):
        aside = (10.0 if pile.w > 50 else 6.0) * pile.out * max(1 - i, -1) + 4.0
        poses.append(Pose(pile.x + aside, top + start + i * step, 90.0, pile.w))
    return poses
