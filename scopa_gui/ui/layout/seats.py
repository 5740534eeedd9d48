"""The other seats round the table, and what lies fixed in the corners."""

from __future__ import annotations

import math
from typing import NamedTuple

from scopa_gui.ui.layout.geometry import Pose, Rect, Space

_OPEN_SPAN, _OPEN_DROP = 340.0, 230.0
"""How far the cards of an open hand may be spread, across and down."""


class Place(NamedTuple):
    """Where a seat's fan of backs is, and how it is turned."""

    name: str
    x: float
    y: float
    turn: float
    w: float


_AROUND: dict[int, tuple[str, ...]] = {
    2: ("T",),
    3: ("R", "L"),
    4: ("R", "T", "L"),
    5: ("R", "TR", "TL", "L"),
    6: ("R", "TR", "T", "TL", "L"),
    7: ("R1", "R2", "TR", "TL", "L2", "L1"),
    8: ("R1", "R2", "TR", "T", "TL", "L2", "L1"),
}


def places(players: int, space: Space, clockwise: bool = False) -> tuple[Place, ...]:
    """The places of the other seats in order of play from the own one (anticlockwise: right, top, left)."""
    names = _AROUND[players]
    if clockwise:
        names = names[::-1]
    many = players >= 5
    w = 90.0 if players == 2 else 48.0 if many else 60.0
    tops = {"T": 0.0, "TR": 240.0, "TL": -240.0}
    side_y = {"R": 322.0, "L": 322.0, "R1": 410.0, "L1": 410.0, "R2": 226.0, "L2": 226.0}
    found = []
    for name in names:
        if name in tops:
            found.append(Place(name, space.centre + tops[name], 61.0 if players == 2 else 22.0, 180.0, w))
        else:
            right = name[0] == "R"
            y = side_y[name] + space.more_h / 2
            found.append(Place(name, space.w - 22.0 if right else 22.0, y, -90.0 if right else 90.0, w))
    return tuple(found)


def seat_fan(place: Place, n: int, players: int) -> list[Pose]:
    """The n backs of another seat's hand."""
    step = place.w * (0.6 if players == 2 else 0.5)
    if n > 10:
        step *= 9 / (n - 1)
    spread, sag = (5.0, 4.0) if players == 2 else (8.0, 5.0) if players >= 5 else (8.0, 12.0)
    spread, sag = (spread, sag) if n > 1 else (0.0, 0.0)
    t = math.radians(place.turn)
    c, s = round(math.cos(t)), round(math.sin(t))
    poses = []
    for i in range(n):
        u = 2 * i / (n - 1) - 1 if n > 1 else 0.0
        fx, fy = step * (i - (n - 1) / 2), sag * u * u
        poses.append(Pose(place.x + fx * c - fy * s, place.y + fx * s + fy * c, spread * u + place.turn, place.w))
    return poses


def open_fan(place: Place, n: int, players: int) -> list[Pose]:
    """A hand that lies open before its seat: upright cards, the corner of each one to be read.

    They lie side by side; more than three at the side of the table lie one below the other.
    """
    w = 60.0 if players <= 4 else 48.0
    if place.turn == 180.0:
        step = min(w * 0.72, _OPEN_SPAN / max(n - 1, 1))
        return [Pose(place.x + step * (i - (n - 1) / 2), 69.0, 0.0, w) for i in range(n)]
    inward = 1.0 if place.turn == 90.0 else -1.0
    if n <= 3:
        x = place.x + inward * 62.0 * (1 if players <= 4 else 0.9)
        return [Pose(x + w * 0.72 * (i - (n - 1) / 2), place.y, 0.0, w) for i in range(n)]
    step = min(w * 0.6, _OPEN_DROP / (n - 1))
    return [Pose(place.x + inward * w * 0.4, place.y + step * (i - (n - 1) / 2), 0.0, w) for i in range(n)]


def seat_plaque(place: Place, cards: int, players: int, width: float, space: Space) -> Rect:
    """The plaque with portrait and name (2 to 4 seats) or the name line (5 to 8) of another seat."""
    if players >= 5:
        h = 30.0
        if place.turn == 180.0:
            return Rect(place.x - width / 2, 72.0, width, h)
        if place.turn < 0:
            return Rect(space.w - 18.0 - width, place.y + 58.0, width, h)
        return Rect(18.0, place.y + 58.0, width, h)
    h = 58.0
    fan = max(cards, 3)
    half = place.w * ((0.6 if players == 2 else 0.5) * (fan - 1) + 1) / 2
    if place.turn == 180.0:
        return Rect(place.x + half + (17.0 if players == 2 else 20.0), 24.0 if players == 2 else 18.0, width, h)
    y = max(place.y + half + 24.0, 508.0 + space.more_h / 2)
    return Rect(38.0 if place.turn > 0 else space.w - 38.0 - width, y, width, h)


def score_rect(sides: int) -> Rect:
    """The score plaque: one line a side."""
    return Rect(20.0, 18.0, 246.0, 56.0 + 28.0 * sides)


def guide_button(space: Space) -> Rect:
    """The button that opens the cards guide."""
    return Rect(space.w - 152.0, 20.0, 60.0, 60.0)


def menu_button(space: Space) -> Rect:
    """The button that opens the menu."""
    return Rect(space.w - 80.0, 20.0, 60.0, 60.0)


def own_plaque(space: Space, players: int) -> Rect:
    """The viewer's own plaque."""
    return Rect(44.0 if players != 4 else 30.0, space.h - 136.0, 200.0 if players != 4 else 180.0, 58.0)
