"""Captured cards with their sweeps, and the stock."""

from __future__ import annotations

from typing import NamedTuple

from scopa_gui.ui.layout.geometry import CARD_RATIO, Pose, Rect
from scopa_gui.ui.layout.seats import TOP, Place, fan_half, places, top_room
from scopa_gui.ui.layout.setting import Setting, caption_height, tab_height

STACK_RISE = 1.4
"""How far one edge of a heap shows above the one below."""
LOWEST, HIGHEST = 5.0, 5.0
"""What stays free below the caption of the own pile, and above the sweeps on others'."""
SWEEP_STEP = 0.36
"""From one sweep to the next by the width of a card, where they have room on the heap."""
OFF_PILE = 2.0
"""How far below a heap its caption begins."""


class PilePlace(NamedTuple):
    """Where a side's captured cards lie, and whether sweeps step to the left or to the right."""

    x: float
    y: float
    w: float
    out: int

    @property
    def across(self) -> float:
        """Half the length of a sweep laid on it."""
        return self.w * CARD_RATIO / 2

    @property
    def lies(self) -> Rect:
        """What pile and sweeps cover."""
        return Rect(self.x - self.across, self.y - self.across, 2 * self.across, 2 * self.across)

    @property
    def bottom(self) -> float:
        """The y of its lower edge."""
        return self.y + self.w * CARD_RATIO / 2


def own_pile(setting: Setting) -> PilePlace:
    """The pile of the viewer's side."""
    space = setting.space
    if setting.players not in (3, 4):
        return PilePlace(space.right - 130.0, space.h - 128.0, 84.0, 1)
    w = 66.0 - 14.0 * setting.more
    below = LOWEST + tab_height(setting.column) + caption_height(setting.column) + OFF_PILE
    return PilePlace(space.right - 130.0, space.h - below - w * CARD_RATIO / 2, w, 1)


def other_pile(place: Place, setting: Setting) -> PilePlace:
    """The pile of the side whose first seat sits at ``place``."""
    space, more = setting.space, setting.more
    if setting.players == 2:
        w = 64.0 - 12.0 * more
        return PilePlace(min(space.centre + 400.0, setting.corner_left - w * 5 / 6 - 12.0), 60.0 - 10.0 * more, w, -1)
    if setting.players == 3:
        aside = 240.0 - 40.0 * more
        return PilePlace(
            space.centre + (aside if place.turn < 0 else -aside), 58.0 - 12.0 * more, 54.0 - 8.0 * more, -1
        )
    if setting.players == 4 and (setting.sides == 2 or place.turn == TOP):
        return PilePlace(space.centre - 259.0 + 24.0 * more, 58.0 - 12.0 * more, 54.0 - 8.0 * more, -1)
    if setting.many and setting.sides == 2:
        beside = space.centre + 240.0 + top_room(setting.players)
        x = (beside + setting.corner_left) / 2 + 13.0 - 16.0 * more
        return PilePlace(x, 62.0 + 6.0 * more, 50.0 - 8.0 * more, 1)
    if place.turn == TOP:
        return PilePlace(place.x + 98.0, 44.0, 44.0, 1)
    inward = -104.0 if place.turn < 0 else 104.0
    if setting.players == 4:
        return PilePlace(place.x + inward, place.y - 96.0, 44.0, 1)
    return PilePlace(place.x + inward, place.y + 14.0 + 4.0 * more, 44.0 - 6.0 * more, 1)


def own_stock(setting: Setting) -> Pose:
    """The stock where the viewer deals; at tables of five to eight it always lies there."""
    space = setting.space
    if setting.hand >= 5 and not setting.many:
        return Pose(space.left + 150.0, 538.0 - 16.0 * setting.more + space.more_h, 0.0, 66.0)
    y = 636.0 + 90.0 * setting.more if setting.many else 640.0
    if setting.hand_is_raised:
        y = 716.0
    return Pose(space.centre - 340.0 + 45.0 * setting.more, y + space.more_h, 0.0, 66.0 if setting.hand > 4 else 84.0)


def stock_place(dealer: Place | None, setting: Setting) -> Pose:
    """The stock beside its dealer; None: the viewer deals."""
    space = setting.space
    if setting.many or dealer is None:
        return own_stock(setting)
    if setting.players == 2:
        return Pose(dealer.x - 200.0, 90.0, 0.0, 84.0)
    if dealer.turn == TOP:
        return Pose(dealer.x - fan_half(dealer, setting.hand, setting) - 50.0, 64.0, 0.0, 60.0)
    return Pose(space.right - 134.0 if dealer.turn < 0 else space.left + 134.0, dealer.y, 0.0, 60.0)


def opposite_stock(setting: Setting) -> Pose:
    """The stock beside the seat opposite."""
    opposite = next(place for place in places(setting) if place.turn == TOP)
    return stock_place(opposite, setting)


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
    """The sweeps laid crosswise on a pile of so many cards, the first one lowest in the heap.

    They keep to the height of the heap, the closer together the more they are: words stand right above and below it.
    """
    top = pile.y - pile_height(cards)
    high = max(top - pile.across, HIGHEST) + pile.w / 2
    low = pile.bottom - pile.w / 2
    step = min(SWEEP_STEP * pile.w, (low - high) / max(count - 1, 1))
    start = max(high, min(top - step * (count - 1) / 2, low - step * (count - 1)))
    poses = []
    for i in range(count):
        aside = (10.0 if pile.w > 50 else 6.0) * pile.out * max(1 - i, -1) + 4.0
        poses.append(Pose(pile.x + aside, start + i * step, 90.0, pile.w))
    return poses
