"""The tickets of choices and decisions."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import NamedTuple

from scopa_gui.ui.layout.geometry import Rect, Space
from scopa_gui.ui.layout.rows import below_row


class Ticket(NamedTuple):
    """One choice of the chooser: where it lies and how much it can show."""

    rect: Rect
    style: str
    """``wide`` (cards and two lines beside them), ``narrow`` (cards over two lines), ``small`` (figures only)."""


CHOOSER_GAP, NARROW_GAP, SMALL_GAP = 18.0, 12.0, 8.0
TAKE_W, TAKE_H = 150.0, 62.0
TICKET_H, ANSWER_H, SMALL_H, QUESTION_H = 86.0, 76.0, 40.0, 36.0
LOWEST = 10.0
"""What stays free below tickets at the lower edge."""


def ticket_height(growth: float) -> float:
    """Height of a ticket with text that much larger."""
    return TICKET_H + 24.0 * (growth - 1.0)


def narrow_width(growth: float) -> float:
    """Width of a narrow ticket."""
    return 200.0 + 90.0 * (growth - 1.0)


def chooser(
    widths: Sequence[float],
    rows_on_table: int,
    space: Space,
    shift: float = 0.0,
    growth: float = 1.0,
    take_w: float = TAKE_W,
) -> tuple[list[Ticket], Rect]:
    """Places of the choices, given the natural width of each wide ticket, and of the button *take*."""
    n, height = len(widths), ticket_height(growth)
    room = space.right - space.left - 40.0 - 2 * max(0.0, shift)
    top = _top(rows_on_table, space, 14.0, height)
    total = sum(widths) + CHOOSER_GAP * n + 6.0 + take_w
    if n <= 3 and total <= room:
        return _line(widths, CHOOSER_GAP, "wide", top, height, space.centre - shift - total / 2, take_w)
    w = narrow_width(growth)
    total = n * (w + NARROW_GAP) + 6.0 + take_w
    if total <= room:
        return _line([w] * n, NARROW_GAP, "narrow", top, height, space.centre - shift - total / 2, take_w)
    return _small_tickets(n, rows_on_table, top, room, space, shift, take_w)


def decision(
    widths: Sequence[float], rows_on_table: int, space: Space, shift: float = 0.0, growth: float = 1.0
) -> tuple[list[Ticket], tuple[float, float]]:
    """Places of the answers to a question, and the upper middle of the plaque with the question above them."""
    height, question = ticket_height(growth) - TICKET_H + ANSWER_H, QUESTION_H + 12.0 * (growth - 1.0)
    top = _top(rows_on_table, space, 14.0 + question, height)
    room = space.right - space.left - 40.0 - 2 * max(0.0, shift)
    n, style, gap, each = len(widths), "wide", CHOOSER_GAP, list(widths)
    if sum(widths) + gap * (n - 1) > room:
        style, gap = "narrow", NARROW_GAP
        each = [min(narrow_width(growth), (room - gap * (n - 1)) / n)] * n
    x = space.centre - shift - (sum(each) + gap * (n - 1)) / 2
    tickets, _take = _line(each, gap, style, top, height, x, 0.0)
    return tickets, (space.centre - shift, top - question - 8.0)


def _top(rows_on_table: int, space: Space, below: float, height: float) -> float:
    """Where tickets begin: below a single row, else over the feet of the hand."""
    return below_row(space) + below if rows_on_table == 1 else space.h - LOWEST - height


def _line(
    widths: Sequence[float], gap: float, style: str, top: float, height: float, x: float, take_w: float
) -> tuple[list[Ticket], Rect]:
    tickets = []
    for w in widths:
        tickets.append(Ticket(Rect(x, top, w, height), style))
        x += w + gap
    return tickets, Rect(x + 6.0, top + (height - TAKE_H) / 2 - 2.0, take_w, TAKE_H)


def _small_tickets(
    n: int, rows_on_table: int, top: float, room: float, space: Space, shift: float, take_w: float
) -> tuple[list[Ticket], Rect]:
    """Many choices: rows of small tickets, growing upward over the hand where the table needs its room."""
    gap, h = SMALL_GAP, SMALL_H
    field = room - take_w - CHOOSER_GAP
    rows = max(2, math.ceil(n * (112.0 + gap) / (field + gap)))
    per = math.ceil(n / rows)
    w = min(150.0, (field + gap) / per - gap)
    height = rows * (h + gap) - gap
    if rows_on_table > 1 or height > TICKET_H + 4.0:
        top = space.h - 6.0 - height
    total = per * (w + gap) - gap + CHOOSER_GAP + take_w
    x = space.centre - shift - total / 2
    tickets = [Ticket(Rect(x + (i % per) * (w + gap), top + (i // per) * (h + gap), w, h), "small") for i in range(n)]
    return tickets, Rect(x + total - take_w, top + (height - TAKE_H) / 2, take_w, TAKE_H)
