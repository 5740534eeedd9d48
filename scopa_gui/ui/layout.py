"""Where everything lies: pure formulas in logical units (1280x800 and more), y downward.

A window of W x H pixels has the scale ``s = min(W/1280, H/800)``; what is left over widens or heightens the
logical space, so corners stay corners and the table grows with the window.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

BASE_W, BASE_H = 1280.0, 800.0
CARD_RATIO = 5 / 3
"""Height of a card by its width."""

TABLE_WIDEST = 120.0
ROW_GAP = 16.0
COLUMN_PITCH = 1.18
FIELD_TOP, FIELD_H = 162.0, 362.0
HAND_SPAN = 786.0
HAND_BASELINE = 796.0
HAND_TOP_TWO_ROWS = 566.0
GUIDE_SHIFT = 120.0
STACK_RISE = 1.4


class Rect(NamedTuple):
    """A rectangle in logical units."""

    x: float
    y: float
    w: float
    h: float

    @property
    def right(self) -> float:
        """The x of the right edge."""
        return self.x + self.w

    @property
    def bottom(self) -> float:
        """The y of the lower edge."""
        return self.y + self.h

    def overlaps(self, other: Rect) -> bool:
        """Whether the two share an area."""
        return self.x < other.right and other.x < self.right and self.y < other.bottom and other.y < self.bottom

    def grown(self, margin: float) -> Rect:
        """The rectangle with a margin all round."""
        return Rect(self.x - margin, self.y - margin, self.w + 2 * margin, self.h + 2 * margin)


class Pose(NamedTuple):
    """Where a card lies: its centre, its turn in degrees (clockwise), its width."""

    x: float
    y: float
    angle: float
    w: float

    @property
    def h(self) -> float:
        """The card's height."""
        return self.w * CARD_RATIO

    def outline(self) -> Rect:
        """The upright rectangle round the turned card."""
        a = math.radians(self.angle)
        c, s = abs(math.cos(a)), abs(math.sin(a))
        w, h = self.w * c + self.h * s, self.w * s + self.h * c
        return Rect(self.x - w / 2, self.y - h / 2, w, h)

    def covers(self, x: float, y: float) -> bool:
        """Whether the turned card lies over the point."""
        a = math.radians(-self.angle)
        dx, dy = x - self.x, y - self.y
        u = dx * math.cos(a) - dy * math.sin(a)
        v = dx * math.sin(a) + dy * math.cos(a)
        return abs(u) <= self.w / 2 and abs(v) <= self.h / 2


class Space(NamedTuple):
    """The logical space of a window and its scale to pixels."""

    w: float
    h: float
    s: float

    @property
    def centre(self) -> float:
        """The x of the middle."""
        return self.w / 2

    @property
    def more_w(self) -> float:
        """How much wider than 1280."""
        return self.w - BASE_W

    @property
    def more_h(self) -> float:
        """How much higher than 800."""
        return self.h - BASE_H

    def px(self, x: float, y: float) -> tuple[int, int]:
        """Window pixels of a logical point."""
        return round(x * self.s), round(y * self.s)


def space_of(size: tuple[int, int]) -> Space:
    """The logical space of a window of so many pixels."""
    s = min(size[0] / BASE_W, size[1] / BASE_H)
    return Space(size[0] / s, size[1] / s, s)


# ---- the hand


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


# ---- the table


@dataclass(frozen=True, slots=True)
class Rows:
    """The slots of the table: their poses in order, and in how many rows."""

    slots: tuple[Pose, ...]
    rows: int


def table_rows(slots: int, space: Space, players: int, shift: float = 0.0) -> Rows:
    """Poses for so many slots (cards and gaps), moved to the left by ``shift``."""
    if slots == 0:
        return Rows((), 1)
    field = (1160.0 if players == 2 else 900.0) + space.more_w - 2 * max(0.0, shift - 60.0)
    best_w, best_rows = 0.0, 1
    for rows in (1, 2, 3, 4):
        per = math.ceil(slots / rows)
        w = min(
            TABLE_WIDEST,
            field / (COLUMN_PITCH * per - (COLUMN_PITCH - 1)),
            (FIELD_H - ROW_GAP * (rows - 1)) / rows / CARD_RATIO,
        )
        if w > best_w + 1e-9:
            best_w, best_rows = w, rows
    w = float(math.floor(best_w))
    per = math.ceil(slots / best_rows)
    middle = 296.0 if best_rows == 1 else 322.0 if players in (3, 4) else 343.0
    pitch_y = w * CARD_RATIO + ROW_GAP
    poses = []
    for i in range(slots):
        row, column = divmod(i, per)
        count = min(per, slots - row * per)
        x = space.centre - shift + (column - (count - 1) / 2) * w * COLUMN_PITCH
        y = middle + space.more_h / 2 + (row - (best_rows - 1) / 2) * pitch_y
        poses.append(Pose(x, y, 0.0, w))
    return Rows(tuple(poses), best_rows)


# ---- the seats


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
    """A declared hand that lies open: upright cards side by side before the seat, each one readable."""
    w = 60.0 if players <= 4 else 48.0
    step = w * 0.72
    if place.turn == 180.0:
        x, y = place.x, 61.0 + 8.0
    else:
        x = place.x + (62.0 if place.turn == 90.0 else -62.0) * (1 if players <= 4 else 0.9)
        y = place.y
    return [Pose(x + step * (i - (n - 1) / 2), y, 0.0, w) for i in range(n)]


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


# ---- piles and stock


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


# ---- what lies fixed


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


def event_line(rows: int, space: Space, shift: float = 0.0) -> tuple[float, float]:
    """The centre of the line that tells the last event."""
    y = 457.0 if rows == 1 else 547.0
    return space.centre - shift, y + space.more_h / 2


# ---- the chooser


class Ticket(NamedTuple):
    """One choice of the chooser: where it lies and how much it can show."""

    rect: Rect
    style: str
    """``wide`` (cards and two lines beside them), ``narrow`` (cards over one line), ``small`` (figures only)."""


CHOOSER_GAP = 18.0
TAKE_W = 150.0
TICKET_H = 86.0


def chooser(widths: Sequence[float], rows_on_table: int, space: Space, shift: float = 0.0) -> tuple[list[Ticket], Rect]:
    """Places of the choices, given the natural width of each wide ticket, and of the button *take*."""
    n = len(widths)
    top = (410.0 + space.more_h / 2) if rows_on_table == 1 else (704.0 + space.more_h)
    room = space.w - 40.0 - 2 * max(0.0, shift)
    total = sum(widths) + CHOOSER_GAP * n + 6.0 + TAKE_W
    if n <= 3 and total <= room:
        x = space.centre - shift - total / 2
        tickets = []
        for w in widths:
            tickets.append(Ticket(Rect(x, top, w, TICKET_H), "wide"))
            x += w + CHOOSER_GAP
        return tickets, Rect(x + 6.0, top + 10.0, TAKE_W, 62.0)
    gap = 12.0
    per_row = int((room - TAKE_W - CHOOSER_GAP + gap) // (200.0 + gap))
    if n <= per_row:
        total = n * (200.0 + gap) + 6.0 + TAKE_W
        x = space.centre - shift - total / 2
        narrow = [Ticket(Rect(x + i * (200.0 + gap), top, 200.0, TICKET_H), "narrow") for i in range(n)]
        return narrow, Rect(x + n * (200.0 + gap) + 6.0, top + 10.0, TAKE_W, 62.0)
    return _small_tickets(n, rows_on_table, top, room, space, shift)


QUESTION_H = 36.0


def decision(widths: Sequence[float], rows_on_table: int, space: Space) -> tuple[list[Ticket], tuple[float, float]]:
    """Places of the answers to a question, and the upper middle of the plaque with the question above them."""
    top = (446.0 + space.more_h / 2) if rows_on_table == 1 else (704.0 + space.more_h)
    room = space.w - 40.0
    total = sum(widths) + CHOOSER_GAP * (len(widths) - 1)
    style, each = "wide", list(widths)
    if total > room:
        style, w = "narrow", (room - 12.0 * (len(widths) - 1)) / len(widths)
        each = [min(200.0, w)] * len(widths)
    gap = CHOOSER_GAP if style == "wide" else 12.0
    x = space.centre - (sum(each) + gap * (len(each) - 1)) / 2
    tickets = []
    for w in each:
        tickets.append(Ticket(Rect(x, top, w, TICKET_H), style))
        x += w + gap
    return tickets, (space.centre, top - QUESTION_H - 8.0)


def _small_tickets(
    n: int, rows_on_table: int, top: float, room: float, space: Space, shift: float
) -> tuple[list[Ticket], Rect]:
    """Many choices: rows of small tickets, growing upward over the hand where the table needs its room."""
    gap, h = 8.0, 40.0
    field = room - TAKE_W - CHOOSER_GAP
    rows = max(2, math.ceil(n * (112.0 + gap) / (field + gap)))
    per = math.ceil(n / rows)
    w = min(150.0, (field + gap) / per - gap)
    height = rows * (h + gap) - gap
    if rows_on_table > 1 or height > TICKET_H + 4.0:
        top = 794.0 + space.more_h - height
    total = per * (w + gap) - gap + CHOOSER_GAP + TAKE_W
    x = space.centre - shift - total / 2
    tickets = [Ticket(Rect(x + (i % per) * (w + gap), top + (i // per) * (h + gap), w, h), "small") for i in range(n)]
    take = Rect(x + total - TAKE_W, top + (height - 62.0) / 2, TAKE_W, 62.0)
    return tickets, take
