"""The room of the line that tells what happened last: between the table and the hand, beside all that stands there."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from scopa_gui.ui.layout.geometry import Pose, Rect
from scopa_gui.ui.layout.hand import SINK, hand_line
from scopa_gui.ui.layout.piles import own_pile
from scopa_gui.ui.layout.rooms import Room, hint_room, own_room, seat_room
from scopa_gui.ui.layout.rows import below_row, guide_left
from scopa_gui.ui.layout.seats import TOP, places, seat_fan
from scopa_gui.ui.layout.setting import RISE, Setting, ribbon_height, tab_height

EVENT_LEAD = 24.0
"""Height of the line at the usual size of text."""
_EDGE, _APART = 20.0, 10.0
_STOCK_RISE = 25.0
_HINT_W, _HALF_TAB = 150.0, 110.0
_OFF_LINE, _RAISED = 4.0, 22.0
"""How far the ribbon of an open hand keeps below the line, and above the hand: a raised card reaches so far up."""
_OPEN_HALF = 160.0
"""Half the width that it may have."""


@lru_cache(64)  # asked for several times a frame
def event_room(rows: int, setting: Setting, stock: Pose, shift: float = 0.0) -> Room:
    """Where the line may lie below so many rows, moved to the left by ``shift``; ``stock``: where that lies."""
    space = setting.space
    if rows == 1:
        top, height = below_row(space) + 41.0, 40.0
    else:
        top = hand_line(space) - (46.0 if setting.players in (3, 4) else 37.0)
        height = 36.0 + SINK * setting.more
    line = Rect(space.left, top + height / 2 - EVENT_LEAD * setting.growth / 2, 0.0, EVENT_LEAD * setting.growth)
    middle = space.centre - shift
    left, right = space.left + _EDGE, (guide_left(space) if shift else space.right) - _EDGE
    for rect in beside(setting, stock):
        if rect.y < line.bottom and rect.bottom > line.y:
            if rect.x < middle:
                left = max(left, rect.right + _APART)
            else:
                right = min(right, rect.x - _APART)
    return Room(Rect(left, top, right - left, height), down=0.5, middle=middle)


def open_mark_room(rows: int, setting: Setting, stock: Pose, fan: list[Pose], shift: float = 0.0) -> Rect | None:
    """Where a ribbon may lie that tells of an open hand: between the line and the hand, whose cards may be raised.

    Below several rows there is no room for it.
    """
    if rows > 1 or not fan:
        return None
    line = event_room(rows, setting, stock, shift).rect
    top = line.y + max(line.h, (line.h + EVENT_LEAD * setting.growth) / 2) + _OFF_LINE
    bottom = min(pose.y - pose.h / 2 for pose in fan) - _RAISED
    half = _OPEN_HALF * setting.growth
    return Rect((fan[0].x + fan[-1].x) / 2 - half, top, 2 * half, bottom - top)


def beside(setting: Setting, stock: Pose) -> Iterator[Rect]:
    """What stands to the left and right between table and hand, ribbons and marks included."""
    space, growth = setting.space, setting.growth
    for place in places(setting):
        if place.turn != TOP:
            room = seat_room(place, setting).rect
            yield Rect(room.x, room.y, room.w, room.h + 8.0 + ribbon_height(growth, small=setting.many))
            yield from (back.outline() for back in seat_fan(place, setting.hand, setting))
    half_w, half_h = stock.w / 2, stock.h / 2
    yield Rect(stock.x - half_w, stock.y - half_h - _STOCK_RISE, 2 * half_w, 2 * half_h + _STOCK_RISE)
    hint, own = hint_room(setting).rect, own_room(setting).rect
    yield Rect(hint.x, hint.y, min(hint.w, _HINT_W * growth), hint.h)
    yield own
    pile = own_pile(setting)
    above = RISE + (6.0 + tab_height(growth) if setting.players not in (3, 4) else 0.0)
    yield Rect(pile.x - _HALF_TAB, pile.y - pile.across - above, 2 * _HALF_TAB, space.h)
