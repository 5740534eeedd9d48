"""The rooms of plaques, captions and buttons round the table: nothing ever leaves its own."""

from __future__ import annotations

from typing import NamedTuple

from scopa_gui.ui.layout.geometry import Rect
from scopa_gui.ui.layout.piles import LOWEST, OFF_PILE, PilePlace, opposite_stock, other_pile, own_stock
from scopa_gui.ui.layout.rows import FIELD_TOP
from scopa_gui.ui.layout.seats import LEFT, TOP, Place, fan_half, places, top_room
from scopa_gui.ui.layout.setting import (
    DEEPER,
    EDGE,
    Setting,
    caption_height,
    hint_height,
    own_margin,
    ribbon_height,
    seat_height,
    tab_height,
)

NAME_H = 30.0
PORTRAIT = 2.0
"""How far a portrait stands out to the left of its plaque."""
BESIDE_PILE = 52.0
"""How far a name below a fan at the top may reach to the right, where its player has a pile there."""


STOCK_CAPTION, STOCK_FOOT = 110.0, 6.0
"""How far the caption of the stock may reach to the right where no hand is beside it, and below the stock."""


class Room(NamedTuple):
    """Where something may lie, and to which edges it keeps: 0 left or top, 0.5 the middle, 1 right or bottom."""

    rect: Rect
    along: float = 0.0
    down: float = 0.0
    middle: float | None = None
    """The x on which it is centred as far as the room allows, whatever ``along`` says."""

    def place(self, w: float, h: float) -> Rect:
        """The rectangle of something w x h in this room."""
        x = self.rect.x + (self.rect.w - w) * self.along
        if self.middle is not None:
            x = max(self.rect.x, min(self.middle - w / 2, self.rect.right - w))
        return Rect(x, self.rect.y + (self.rect.h - h) * self.down, w, h)


def guide_button(setting: Setting) -> Rect:
    """The button that opens the cards guide."""
    return Rect(setting.space.right - 80.0 - setting.corner_pitch, 20.0, 60.0, 60.0)


def menu_button(setting: Setting) -> Rect:
    """The button that opens the menu."""
    return Rect(setting.space.right - 80.0, 20.0, 60.0, 60.0)


def score_room(setting: Setting) -> Room:
    """Where the score plaque may lie."""
    space, more = setting.space, setting.more
    x, y = space.left + EDGE, 18.0
    if setting.players == 2:
        stock = opposite_stock(setting)
        return Room(Rect(x, y, stock.x - stock.w / 2 - 12.0 - x, 126.0 + 16.0 * more))
    if setting.players <= 4:
        right = space.centre - 342.0
        return Room(Rect(x, y, right - x, (122.0 + 58.0 * more) if setting.players == 3 else (112.0 + 33.0 * more)))
    first = min(place.x for place in places(setting) if place.turn == TOP)
    below = min((place for place in places(setting) if place.turn == LEFT), key=lambda place: place.y)
    h = min(below.y - fan_half(below, setting.hand, setting) - 10.0, FIELD_TOP - 2.0) - y
    return Room(Rect(x, y, first - top_room(setting.players) - 8.0 - x, h))


def seat_room(place: Place, setting: Setting) -> Room:
    """Where another seat's plaque with portrait and name (2 to 4 seats), or its name line (5 to 8), may lie."""
    if setting.many:
        return _name_room(place, setting)
    space, more = setting.space, setting.more
    if place.turn == TOP:
        two = setting.players == 2
        x = place.x + fan_half(place, setting.hand, setting) + (17.0 if two else 20.0)
        right = setting.corner_left - 8.0
        if two:
            pile = other_pile(place, setting)
            right = pile.x - pile.across - 10.0
        deeper = 0.0 if two else DEEPER * more
        return Room(Rect(x, 24.0 if two else 18.0, right - x, seat_height(setting.growth) + deeper))
    w = 290.0 + space.more_w / 4 - 10.0 * more
    x = space.left + EDGE + PORTRAIT if place.turn == LEFT else space.right - EDGE - w
    h = seat_height(setting.column) + DEEPER * (setting.column - 1.0)
    return Room(Rect(x, setting.side_plaques_y, w, h), 0.0 if place.turn == LEFT else 1.0)


def _name_room(place: Place, setting: Setting) -> Room:
    space, more = setting.space, setting.more
    h = NAME_H + (12.0 if place.name[-1] in "12" else 30.0) * more
    if place.turn == TOP and setting.sides == 2:
        half = top_room(setting.players)
        return Room(Rect(place.x - half, 72.0 - 6.0 * more, 2 * half, h), 0.5)
    if place.turn == TOP:
        left, right = place.x - top_room(setting.players), place.x + BESIDE_PILE
        return Room(Rect(left, 84.0 - 18.0 * more, right - left, h), middle=place.x)
    w = 212.0 + 58.0 * more + space.more_w / 4
    x = space.left + EDGE if place.turn == LEFT else space.right - EDGE - w
    return Room(Rect(x, place.y + 58.0 - 4.0 * more, w, h), 0.0 if place.turn == LEFT else 1.0)


def own_room(setting: Setting) -> Room:
    """Where the viewer's own plaque may lie; its ribbon has its place below."""
    space, size = setting.space, setting.column
    x = space.left + (44.0 - 18.0 * setting.more if setting.players == 2 else EDGE + PORTRAIT)
    right = space.centre - 120.0 if setting.hand_is_raised else setting.hand_left
    stock = own_stock(setting)
    if stock.x > space.left + 200.0:
        right = min(right, stock.x - stock.w / 2)
    h = seat_height(size)
    y = space.h - own_margin(size) - ribbon_height(size, own=True) - 7.0 - h
    return Room(Rect(x, y, right - 10.0 - x, h))


def hint_room(setting: Setting) -> Room:
    """Where the button that asks for a hint may lie: above the viewer's own plaque."""
    own, h = own_room(setting).rect, hint_height(setting.column)
    apart = 10.0 - 4.0 * setting.more if setting.players in (3, 4) else 14.0
    return Room(Rect(own.x - PORTRAIT, own.y - h - apart, own.w, h))


def caption_room(pile: PilePlace, setting: Setting, *, own: bool) -> Room:
    """Where the caption of a pile may lie: below it; the mark of who captured last hangs from it."""
    space, more = setting.space, setting.more
    size = setting.column if own else setting.growth
    h = caption_height(size)
    if own:
        half = space.right - 12.0 - pile.x
        low = LOWEST + tab_height(size) if setting.players in (3, 4) else 21.0 - 9.0 * more
        return Room(Rect(pile.x - half, space.h - low - h, 2 * half, h), 0.5, 1.0)
    if setting.players == 2:
        half = pile.across + 10.0
        return Room(Rect(pile.x - half, pile.bottom + OFF_PILE, 2 * half, h), 0.5)
    if setting.many:
        beside = space.centre + 240.0 + top_room(setting.players) + 4.0
        left, right = max(beside, pile.x - 74.0 - 86.0 * more), space.right - 12.0
        return Room(Rect(left, 106.0 + 10.0 * more, right - left, h), middle=pile.x)
    left, right = _beside_caption(pile, setting)
    return Room(Rect(left, pile.bottom + OFF_PILE, right - left, h), middle=pile.x)


def stock_caption_room(setting: Setting) -> Room:
    """Where the caption of the stock may lie, at tables of five to eight: across its foot, and beyond to the hand."""
    stock, h = own_stock(setting), caption_height(setting.growth)
    left = stock.x - stock.w / 2 - 2.0
    right = stock.x + STOCK_CAPTION if setting.hand_is_raised else setting.hand_left - 8.0
    bottom = min(stock.y + stock.h / 2 + STOCK_FOOT, setting.space.h - LOWEST)
    return Room(Rect(left, bottom - h, max(right - left, stock.w), h), middle=stock.x)


def _beside_caption(pile: PilePlace, setting: Setting) -> tuple[float, float]:
    """How far the caption of a pile at the top may reach, with three or four seats."""
    score, centre = score_room(setting).rect, setting.space.centre
    if setting.players == 3:
        return (score.right + 6.0, centre - 6.0) if pile.x < centre else (centre + 6.0, setting.corner_left - 6.0)
    stock = opposite_stock(setting)
    fan = fan_half(places(setting)[1], setting.hand, setting)
    right = centre - fan - 12.0 if setting.hand >= 5 else stock.x - stock.w / 2 - 6.0
    return score.right + 6.0, right
