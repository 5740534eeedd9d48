"""The count for three to eight sides: a column for each, the winner's figure ringed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from scopa_gui.game.i18n import _
from scopa_gui.game.numbers import number_text
from scopa_gui.rules.cards import Card
from scopa_gui.ui.paint.palette import GOLD, INK, MUTE, RED
from scopa_gui.ui.scenes.board import Board
from scopa_gui.ui.scenes.cards import card_code, ornament
from scopa_gui.ui.scenes.count_lines import Line
from scopa_gui.ui.scenes.count_parts import picture, suit_of
from scopa_gui.ui.scenes.count_reasons import compose_line, mark

if TYPE_CHECKING:
    from scopa_gui.ui.scenes.count_page import DealCount

Y, H = 36, 716
HEAD, FOOT = 96.0, 172.0
LABELS = 220.0
REASON = 16.5
"""How far apart lines of a reason are."""


def compose_columns(board: Board, page: DealCount) -> float:
    """The whole page but its button; returns where the plaque ends."""
    count = len(page.sides)
    w = 980.0 if count <= 4 else 1180.0
    x = 640 - w / 2
    column = (w - 104 - LABELS) / count
    board.plaque(x, Y, w, H, 20, GOLD)
    board.ribbon(640, 12, _("The count"), "red", 36, 300)
    board.say(x + 56, Y + 82, page.heading(), "italic", 18, MUTE, width=LABELS - 20)
    centres = [x + 52 + LABELS + column * (number + 0.5) for number in range(count)]
    top = Y + HEAD
    if count <= 4:
        for side, cx in zip(page.sides, centres, strict=True):
            board.face(side.face, cx - column / 2 + 30, top + 14, 44)
            board.say(cx - column / 2 + 66, top + 21, side.name, "head", 19, width=column - 70)
        top += 46
    else:
        for side, cx in zip(page.sides, centres, strict=True):
            board.face(side.face, cx, top - 6, 40)
            lines = board.painter.wrap(side.name, "head", 15, (column - 8) * board.scale)
            board.paragraph(cx, top + 34, column - 8, side.name, "head", 15, INK, "c", lead=1.1)
            if len(lines) > 2:
                board.misfits.append(side.name)
        top += 42 + 20 * board.growth
    _lines(board, page, x, w, column, centres, top)
    return Y + H


def _lines(board: Board, page: DealCount, x: float, w: float, column: float, centres: list[float], top: float) -> None:
    room = Y + H - FOOT - top
    weights = [2.7 if line.kind == "prime" else 1.25 if line.kind == "settebello" else 1.0 for line in page.lines]
    unit = min(58.0, room / sum(weights))
    if unit < 25 * board.growth + 2:
        board.misfits.append("page")
    y = top
    for number, (line, weight) in enumerate(zip(page.lines, weights, strict=True)):
        height = unit * weight
        board.step = 0
        board.rule(x + 52, y, w - 104, hard=number == 0)
        board.step = number + 1
        reason = _reason(board, line, height)
        compose_line(board, page, line, (x + 52, y + 3, w - 104, height - 5), asks=True)
        middle = y + height / 2
        picture(board, line.kind, x + 74, middle, min(1.0, unit / 54), suit=suit_of(page.rules))
        if line.card is not None and line.kind not in ("re_bello",):
            ornament(board, card_code(line.card), x + 74, middle, min(36.0, (height - 6) * 0.6), 0, 2)
        wide = _label(board, line, x + 104, middle, reason)
        mark(board, x + 104 + wide + 15, middle - len(reason) * REASON / 2 * board.growth)
        for side, cx in zip(page.sides, centres, strict=True):
            _cell(board, line, side.number, cx, y, height, column)
        y += height
    _sums(board, page, x, w, centres, column)


def _reason(board: Board, line: Line, height: float) -> list[str]:
    """The lines of the reason below the name of a line of that height; empty where it has none or no room."""
    room = LABELS - 58
    said = board.painter.wrap(line.why, "italic", 15, room * board.scale) if line.why else []
    fits = (20 + len(said) * REASON) * board.growth <= height - 6
    return said if fits and all(board.wide(part, "italic", 15) <= room for part in said) else []


def _label(board: Board, line: Line, x: float, middle: float, reason: list[str]) -> float:
    """The name of a line, its reason or "nobody" with it; returns how wide the first row of words is."""
    room, grown = LABELS - 58, board.growth
    base = middle + (7 - len(reason) * REASON / 2) * grown
    if reason or not line.nobody:
        for row, said in enumerate(reason):
            board.say(x, base + (row + 1) * REASON * grown, said, "italic", 15, MUTE, width=room, quiet=True)
        return board.say(x, base, line.label, "head", 20, width=room, quiet=True)
    wide = board.say(x, base, line.label, "head", 20, width=room * 0.58, quiet=True) + 8
    return wide + board.say(x + wide, base, _("nobody"), "italic", 15, MUTE, width=room - wide, quiet=True)


def _cell(board: Board, line: Line, side: int, cx: float, y: float, height: float, column: float) -> None:
    points = line.points[side]
    middle = y + height / 2
    if line.kind == "prime":
        _prime_cell(board, line, side, cx, y, height, column)
        return
    if line.cards and line.cards[side]:
        _run_cell(board, line.cards[side], points, cx, middle, min(30.0, (height - 8) * 0.6), column)
        return
    figure = line.values[side] if line.values else ""
    painter = board.painter
    size = 24 if column > 120 else 20
    if points < 0:
        board.say(cx, middle + 8, number_text(points), "number", size, RED, "c", quiet=True)
        return
    shown = figure or (str(points) if points > 1 else "")
    if shown:
        ink = INK if points or not any(line.points) else MUTE
        offset = -14 if points and line.kind != "sweeps" else 0
        wide = board.say(cx + offset, middle + 8, shown, "number", size, ink, "c", quiet=True)
        if points and line.kind != "sweeps":
            board.still(lambda: painter.points(1, 8), cx + offset + wide / 2 + 8, middle - 8)
    elif points:
        board.still(lambda: painter.points(1, 8), cx - 8, middle - 8)


def _run_cell(
    board: Board, cards: tuple[Card, ...], points: int, cx: float, middle: float, width: float, column: float
) -> None:
    """The cards that made points, and how many points these are."""
    figure = number_text(points)
    wide = board.wide(figure, "number", 20)
    step = min(width * 0.72, (column - 20 - wide - width) / max(1, len(cards) - 1))
    left = cx - (width + step * (len(cards) - 1) + 8 + wide) / 2
    for number, card in enumerate(cards):
        ornament(board, card_code(card), left + width / 2 + number * step, middle, width, 0, 2)
    ink = RED if points < 0 else INK
    board.say(2 * cx - left, middle + 7 * board.growth, figure, "number", 20, ink, "r", quiet=True)


def _prime_cell(board: Board, line: Line, side: int, cx: float, y: float, height: float, column: float) -> None:
    best = line.cards[side]
    painter = board.painter
    width = min(58.0, (column - 12) / 4.4, (height - 38) * 0.6)
    step = width * 1.1 * min(1.0, 3 / max(1, len(best) - 1))
    for number, card in enumerate(best):
        place = cx + (number - (len(best) - 1) / 2) * step
        ornament(board, card_code(card), place, y + (height - 24) / 2 + 2, width, 0, 2)
    points = line.points[side]
    ink = INK if points or not any(line.points) else MUTE
    base = y + height - 8
    wide = board.say(cx - (10 if points else 0), base, line.values[side], "number", 20, ink, "c", quiet=True)
    if points:
        board.still(lambda: painter.points(1, 8), cx - 10 + wide / 2 + 8, base - 15)


def _sums(board: Board, page: DealCount, x: float, w: float, centres: list[float], column: float) -> None:
    y = Y + H - FOOT
    board.step = 0
    board.rule(x + 52, y, w - 104, hard=True, gem=GOLD)
    totals = page.score.totals
    leader = max(page.scores)
    board.step = page.steps - 1
    board.say(x + 56, y + 32, _("This deal"), "head", 20, width=LABELS - 10, name="deal")
    for side, cx in zip(page.sides, centres, strict=True):
        board.say(cx, y + 33, str(totals[side.number]), "number", 24, INK, "c", name=f"deal:{side.number}")
    board.step = page.steps
    board.rule(x + 52, y + 46, w - 104)
    board.say(x + 56, y + 80, _("The match"), "head", 20, width=LABELS - 10, quiet=True)
    board.say(x + 56, y + 80 + 19 * board.growth, page.length(), "italic", 15, MUTE, width=LABELS - 10, name="length")
    for side, cx in zip(page.sides, centres, strict=True):
        score = page.scores[side.number]
        ink = RED if score == leader and page.scores.count(leader) == 1 else INK
        size = 46 if column > 110 else 38
        board.say(cx, y + 92, str(score), "number", size, ink, "c", name=f"match:{side.number}", fixed=True)
