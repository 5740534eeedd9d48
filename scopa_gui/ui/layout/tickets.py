"""The tickets of choices and decisions."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import NamedTuple

from scopa_gui.ui.layout.geometry import Rect, Space


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
