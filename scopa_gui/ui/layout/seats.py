"""The other seats round the table: where they are, and how their hands lie."""

from __future__ import annotations

import math
from typing import NamedTuple

from scopa_gui.ui.layout.geometry import Pose
from scopa_gui.ui.layout.setting import Setting

_OPEN_SPAN, _OPEN_DROP = 340.0, 230.0
"""How far the cards of an open hand may be spread, across and down."""
_OPPOSITE_SPAN = 236.0
"""The widest hand of a single opponent: stock and plaque stand beside it."""
ABOVE_PLAQUE = 21.0
"""How far the full hands at the sides lie above their plaques, with three and four seats and the usual text."""
TOP, LEFT, RIGHT = 180.0, 90.0, -90.0


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


def places(setting: Setting, clockwise: bool = False) -> tuple[Place, ...]:
    """The places of the other seats in order of play from the own one (anticlockwise: right, top, left)."""
    names = _AROUND[setting.players]
    if clockwise:
        names = names[::-1]
    return tuple(_place(name, setting) for name in names)


def top_room(players: int) -> float:
    """Half the width that each of the seats at the top of a table of five to eight has."""
    return 114.0 if "T" in _AROUND[players] else 140.0


def _place(name: str, setting: Setting) -> Place:
    space, more = setting.space, setting.more
    w = 90.0 if setting.players == 2 else 48.0 if setting.many else 60.0
    if name.startswith("T"):
        three = "T" in _AROUND[setting.players]
        apart = 240.0 if three else 150.0
        x = space.centre + {"T": 0.0, "TR": apart, "TL": -apart}[name] + (0.0 if three else 40.0 * more)
        if setting.players == 2:
            return Place(name, x - 60.0 * more, 61.0, TOP, w)
        return Place(name, x, 22.0, TOP, w)
    right = name[0] == "R"
    x = space.right - 22.0 if right else space.left + 22.0
    if setting.players in (3, 4):
        place = Place(name, x, 0.0, RIGHT if right else LEFT, w)
        lower = setting.side_plaques_y - ABOVE_PLAQUE + 12.0 * more
        return place._replace(y=lower - fan_half(place, setting.hand, setting))
    y = {"R": 322.0, "L": 322.0, "R1": 410.0, "L1": 410.0, "R2": 226.0, "L2": 226.0}[name]
    higher = {"R": 0.0, "R1": 8.0, "R2": 12.0}["R" + name[1:]] * more
    return Place(name, x, y + space.more_h / 2 - higher, RIGHT if right else LEFT, w)


def fan_step(place: Place, n: int, setting: Setting) -> float:
    """From one back of a fan to the next."""
    step = place.w * (0.6 if setting.players == 2 else 0.5)
    if setting.players == 2 and n > 1:
        step = min(step, (_OPPOSITE_SPAN - place.w) / (n - 1))
    if setting.players in (3, 4):
        step *= 1.0 - 0.25 * setting.more
    return step * 9 / (n - 1) if n > 10 and setting.players > 2 else step


def fan_half(place: Place, n: int, setting: Setting) -> float:
    """Half the length of a fan of n backs."""
    return (fan_step(place, n, setting) * (n - 1) + place.w) / 2


def seat_fan(place: Place, n: int, setting: Setting) -> list[Pose]:
    """The n backs of another seat's hand."""
    step = fan_step(place, n, setting)
    spread, sag = (5.0, 4.0) if setting.players == 2 else (8.0, 5.0) if setting.many else (8.0, 12.0)
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
    if place.turn == TOP:
        step = min(w * 0.72, _OPEN_SPAN / max(n - 1, 1))
        return [Pose(place.x + step * (i - (n - 1) / 2), 69.0, 0.0, w) for i in range(n)]
    inward = 1.0 if place.turn == LEFT else -1.0
    if n <= 3:
        x = place.x + inward * 62.0 * (1 if players <= 4 else 0.9)
        return [Pose(x + w * 0.72 * (i - (n - 1) / 2), place.y, 0.0, w) for i in range(n)]
    step = min(w * 0.6, _OPEN_DROP / (n - 1))
    return [Pose(place.x + inward * w * 0.4, place.y + step * (i - (n - 1) / 2), 0.0, w) for i in range(n)]
