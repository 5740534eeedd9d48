"""The count for three to eight sides with large text: line by line, a row for each side, to be scrolled."""

from __future__ import annotations

from typing import TYPE_CHECKING

from scopa_gui.game.i18n import _
from scopa_gui.game.numbers import number_text
from scopa_gui.ui.paint.palette import GOLD, INK, MUTE, RED
from scopa_gui.ui.scenes.board import Board
from scopa_gui.ui.scenes.cards import card_code, ornament
from scopa_gui.ui.scenes.count_lines import Line
from scopa_gui.ui.scenes.count_parts import picture, suit_of
from scopa_gui.ui.scenes.count_reasons import compose_line
from scopa_gui.ui.scenes.history_base import size_for
from scopa_gui.ui.scenes.sides import Side

if TYPE_CHECKING:
    from scopa_gui.ui.scenes.count_page import DealCount

X, Y, W = 310.0, 36.0, 660.0
LEFT, RIGHT = X + 44, X + W - 44
INDENT = LEFT + 52
"""Where names of lines and sides begin."""
POINTS = 54.0
"""So much room points have at the right, at the usual size of text."""
ROW, CARD, CARD_ROW = 29.0, 32.0, 64.0
TITLE, REASON = 40.0, 20.0
SUM_PART = 0.8
"""Height of a sum below a name, against that of the name's row."""
NAMES = 190.0
"""So much room a name has at least beside cards."""


def compose_list(board: Board, page: DealCount) -> float:
    """The whole page but its button; returns where the plaque ends."""
    grown = board.growth
    heights = [_height(board, page, line) for line in page.lines]
    top = Y + 44 + 60 * grown
    h = top - Y + sum(heights) + (64 + ROW * 1.25 * len(page.sides)) * grown + 64
    board.plaque(X, Y, W, h, 20, GOLD)
    board.ribbon(640, 12, _("The count"), "red", 36, 300, within=W + 60)
    board.say(640, Y + 40 + 44 * grown, page.heading(), "italic", 18, MUTE, "c")
    y = top
    for number, (line, height) in enumerate(zip(page.lines, heights, strict=True)):
        board.step = 0
        board.rule(LEFT, y, RIGHT - LEFT, hard=number == 0)
        board.step = number + 1
        compose_line(board, page, line, (LEFT, y + 3, RIGHT - LEFT, height - 5), asks=False)
        _line(board, page, line, y)
        y += height
    _sums(board, page, y)
    return Y + h


def _shown(page: DealCount, line: Line) -> list[Side]:
    """The sides that have something to show in a line."""
    if line.values:
        return page.sides
    return [side for side in page.sides if line.points[side.number]]


def _row_height(board: Board, line: Line) -> float:
    words = ROW * board.growth * (1 + bool(line.worth) * SUM_PART)
    return max(CARD_ROW, words) if any(line.cards) else words


def _said(board: Board, line: Line) -> list[str]:
    why = line.more or line.why
    return board.painter.wrap(why, "italic", 16, (RIGHT - INDENT) * board.scale) if why else []


def _height(board: Board, page: DealCount, line: Line) -> float:
    rows = len(_shown(page, line)) * _row_height(board, line)
    return (TITLE + REASON * len(_said(board, line))) * board.growth + rows + 8


def _line(board: Board, page: DealCount, line: Line, y: float) -> None:
    """The name of a line, its reason, and what each side has."""
    grown = board.growth
    base = y + 30 * grown
    if line.card is not None:
        ornament(board, card_code(line.card), LEFT + 20, y + 34, 32, 0, 2)
    else:
        picture(board, line.kind, LEFT + 20, base - 7 * grown, suit=suit_of(page.rules))
    wide = board.say(INDENT, base, line.label, "head", 23, INK, width=RIGHT - INDENT, quiet=True)
    if not any(line.points):
        board.say(
            RIGHT, base, _("nobody"), "italic", 17, MUTE, "r", width=RIGHT - INDENT - wide - 12, quiet=True
        )  # fmt: skip
    for said in _said(board, line):
        base += REASON * grown
        board.say(INDENT, base, said, "italic", 16, MUTE, quiet=True)
    top, row = y + (TITLE + REASON * len(_said(board, line))) * grown, _row_height(board, line)
    for number, side in enumerate(_shown(page, line)):
        _side(board, line, side, top + (number + 0.5) * row)


def _side(board: Board, line: Line, side: Side, middle: float) -> None:
    points = line.points[side.number]
    cards = line.cards[side.number] if line.cards else ()
    ink = INK if points or not any(line.points) else MUTE
    base = middle + 6 * board.growth
    figure = line.values[side.number] if line.values else ""
    end = RIGHT - POINTS * board.growth
    board.say(end, base, figure, "number", 20, ink, "r", quiet=True)
    end -= board.wide(figure, "number", 20) + 14
    step = min(CARD + 2, (end - INDENT - NAMES - CARD) / max(1, len(cards) - 1))
    for place, card in enumerate(reversed(cards)):
        ornament(board, card_code(card), end - CARD / 2 - place * step, middle, CARD, 0, 2)
    end -= CARD + step * (len(cards) - 1) + 14 if cards else 0
    size = size_for(board, side.name, "text", 18, end - INDENT)
    raised = ROW * SUM_PART / 2 * board.growth if line.worth else 0.0
    board.say(INDENT, base - raised, side.name, "text", size, ink, quiet=True)
    if line.worth:
        added = " + ".join(map(str, line.worth[side.number]))
        board.say(INDENT, base + raised, added, "text", 16, MUTE, width=end - INDENT, quiet=True)
    if points == 1:
        board.still(lambda: board.painter.points(1), RIGHT - 24, middle - 10)
    elif points:
        board.say(
            RIGHT, base, number_text(points, signed=True), "number", 20, INK if points > 0 else RED, "r", quiet=True
        )


def _sums(board: Board, page: DealCount, y: float) -> None:
    """What each side has made in the deal, and has in the match."""
    grown = board.growth
    board.step = 0
    board.rule(LEFT, y, RIGHT - LEFT, hard=True, gem=GOLD)
    deal, base = RIGHT - 190, y + 32 * grown
    board.step = page.steps - 1
    board.say(deal, base, _("This deal"), "head", 19, INK, "r", width=deal - LEFT, name="deal")
    board.step = page.steps
    board.say(RIGHT, base, _("The match"), "head", 19, INK, "r", width=RIGHT - deal - 16, quiet=True)
    board.say(RIGHT, base + 19 * grown, page.length(), "italic", 15, MUTE, "r", width=RIGHT - deal, name="length")
    leader = max(page.scores)
    for number, side in enumerate(page.sides):
        base = y + (64 + ROW * 1.25 * (number + 0.7)) * grown
        room = deal - 60 - LEFT
        board.step = 0
        board.say(LEFT, base, side.name, "head", size_for(board, side.name, "head", 19, room), quiet=True)
        board.step = page.steps - 1
        total = page.score.totals[side.number]
        board.say(deal, base, str(total), "number", 22, INK, "r", name=f"deal:{side.number}")
        board.step = page.steps
        score = page.scores[side.number]
        ink = RED if score == leader and page.scores.count(leader) == 1 else INK
        board.say(RIGHT, base, str(score), "number", 28, ink, "r", name=f"match:{side.number}")
