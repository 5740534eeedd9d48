"""Why a line of the count gave its points: a plaque beside the line for whoever points at it, or reaches it by keys."""

from __future__ import annotations

import math
from functools import partial
from typing import TYPE_CHECKING, NamedTuple

from scopa_gui.rules.cards import Card
from scopa_gui.ui.element import Element, Role
from scopa_gui.ui.paint import Baked
from scopa_gui.ui.paint.canvas import Canvas
from scopa_gui.ui.paint.palette import GOLD, INK, MUTE, PAPER, RULE, mix
from scopa_gui.ui.scenes.board import Board, Placed
from scopa_gui.ui.scenes.cards import card_code, ornament
from scopa_gui.ui.scenes.count_lines import Line, spoken

if TYPE_CHECKING:
    from scopa_gui.ui.scenes.count_page import DealCount

ASK = "why:"
"""Beginning of the ids of lines that can be asked for their reason."""
CARD, STEP = 27.0, 25.0
"""Width of a card of the plaque, and how far apart two of them lie."""
MARGIN, HEAD, NARROWEST = 26.0, 16.0, 400.0
MOST_IN_COLUMN = 4


class Told(NamedTuple):
    """What the plaque tells of one side."""

    name: str
    cards: tuple[Card, ...]
    sum: str


class Columns(NamedTuple):
    """Widths of the parts of a side's row, and how many rows stand below one another."""

    name: float
    cards: float
    sum: float
    rows: int
    columns: int

    @property
    def each(self) -> float:
        """Width of a side's row."""
        return self.name + self.cards + self.sum


def compose_line(
    board: Board, page: DealCount, line: Line, area: tuple[float, float, float, float], *, asks: bool
) -> None:
    """What a line says, and whether it can be asked for more; its pictures are laid above."""
    x, y, w, h = area
    names, order = [side.name for side in page.sides], [side.number for side in page.sides]
    words = spoken(line, names, order)
    board.text_element(x, y, w, h, words, f"line:{line.kind}")
    page.places[line.kind] = (y, h)
    if not asks:
        return
    box = board.rect(x, y, w, h)
    ident = ASK + line.kind
    says = f"{words}. {line.more}"
    element = Element(ident, Role.BUTTON, says, box, partial(page.ask, ident), group="why")
    painter = board.painter

    def look(state: str) -> list[Placed]:
        if state == "normal" and page.asked != ident:
            return []
        key = ("asked", box.w, box.h, state == "down")
        strength = 0.55 if state == "down" else 0.3
        return [(painter.keep(key, lambda: _bake_tint(box.w, box.h, strength, painter.scale)), box.x, box.y)]

    board.widget(element, look, -6.0)


def _bake_tint(w: int, h: int, strength: float, scale: float) -> Baked:
    """A line of paper in warmer light; its origin is top left."""
    canvas = Canvas(w, h, scale)
    canvas.rect(mix(PAPER, GOLD, strength), 0, 0, w / scale, h / scale, 6)
    return Baked(canvas.finish(), 0, 0, w, h)


def mark(board: Board, cx: float, cy: float) -> None:
    """A quiet sign at a line that can be asked for its reason: a thin ring round a question mark."""
    painter = board.painter
    words = painter.text("?", "text", 13, MUTE, grow=False)
    board.still(lambda: painter.keep(("why ring",), lambda: _bake_ring(painter.scale)), cx, cy)
    board.still(lambda: words, cx - words.width / 2 / board.scale, cy + 4.4)


def _bake_ring(scale: float) -> Baked:
    """Its origin is its middle."""
    half = math.ceil(11 * scale)
    canvas = Canvas(2 * half, 2 * half, scale, half, half)
    canvas.ring(RULE, (0, 0), 8.5, 1.0)
    return Baked(canvas.finish(), -half, -half, 0, 0)


def compose_reason(board: Board, page: DealCount, line: Line, bottom: float) -> None:
    """The plaque: below all lines, where it covers none, else below its own, or above that where there is no room
    before `bottom`.

    The prime of two sides is told in its line, card by card: here is only how it is counted.
    """
    told = [] if line.kind == "prime" and len(page.sides) == 2 else _told(page, line)
    parts = _columns(board, told)
    wide = max(NARROWEST * board.growth, parts.each * parts.columns + MARGIN * (parts.columns - 1)) + 2 * MARGIN
    room = wide - 2 * MARGIN
    row = CARD * 5 / 3 + 9
    why = line.more
    title = HEAD + 26 * board.growth + board.height_of(why, "italic", 17, room, 1.2)
    tall = title + row * parts.rows + 12
    y, h = page.places[line.kind]
    lowest = max(first + height for first, height in page.places.values()) + 6
    top = next((below for below in (lowest, y + h + 6) if below + tall <= bottom), y - tall - 6)
    top, left = max(top, 44.0), 640 - wide / 2
    board.plaque(left, top, wide, tall, 10, GOLD)
    base = top + HEAD + 18 * board.growth
    board.say(640, base, line.label, "head", 21, INK, "c", quiet=True)
    board.paragraph(640, base + 21 * board.growth, room, why, "italic", 17, MUTE, "c", lead=1.2, quiet=True)
    start = 640 - (parts.each * parts.columns + MARGIN * (parts.columns - 1)) / 2
    for number, side in enumerate(told):
        column, place = divmod(number, parts.rows)
        _side(board, side, parts, start + column * (parts.each + MARGIN), top + title + (place + 0.5) * row)


def _told(page: DealCount, line: Line) -> list[Told]:
    """The sides that have cards to show for the line."""
    told = []
    for side in page.sides:
        cards = line.cards[side.number] if line.cards else ()
        worth = line.worth[side.number] if line.worth else ()
        total = line.values[side.number] if line.values else ""
        added = f"{' + '.join(map(str, worth))} = {total}" if worth else total
        if cards:
            told.append(Told(side.name, cards, added))
    if line.card is not None and not any(line.cards):
        told = [Told(side.name, (line.card,), "") for side in page.sides if line.points[side.number]]
    return told


def _columns(board: Board, told: list[Told]) -> Columns:
    if not told:
        return Columns(0, 0, 0, 0, 1)
    name = max(board.wide(side.name, "text", 17) for side in told) + 16
    cards = CARD + STEP * (max(len(side.cards) for side in told) - 1) + 14
    total = max(board.wide(side.sum, "number", 17) for side in told)
    count = 2 if len(told) == 2 or len(told) > MOST_IN_COLUMN else 1
    return Columns(name, cards, total, -(-len(told) // count), count)


def _side(board: Board, side: Told, parts: Columns, x: float, middle: float) -> None:
    base = middle + 6 * board.growth
    board.say(x, base, side.name, "text", 17, INK, quiet=True)
    for number, card in enumerate(side.cards):
        ornament(board, card_code(card), x + parts.name + CARD / 2 + number * STEP, middle, CARD, 0, 2)
    board.say(x + parts.each, base, side.sum, "number", 17, INK, "r", quiet=True)
