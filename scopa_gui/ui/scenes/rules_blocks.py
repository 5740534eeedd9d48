"""How the blocks of the handbook are set: their heights, and their words and cards."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from scopa_gui.game.handbook import Block, Example, Heading, RankRow, Saying, Show, Try
from scopa_gui.game.i18n import _
from scopa_gui.rules.scoring import prime_scale
from scopa_gui.ui.paint.palette import INK, MUTE, RED
from scopa_gui.ui.scenes.board import Board
from scopa_gui.ui.sprites import Look

if TYPE_CHECKING:
    from scopa_gui.ui.scenes.rules_page import Rules

SIZE, LEAD = 18.0, 1.28
CARD, PITCH = 54.0, 58.0
PICTURES = ("Ad", "2c", "3b", "4s", "5d", "6c", "7d", "Fc", "Cb", "Rs")
"""A card for each rank."""
MARK = 24.0


def height_of(board: Board, block: Block, width: float) -> float:
    """Logical height of a block, the space below it included."""
    grown = board.growth
    if isinstance(block, Heading):
        return board.height_of(_(block.text), "head", 22, width, 1.2) + 14
    if isinstance(block, Saying):
        room = width - (MARK if block.mark else 0)
        return board.height_of(_(block.text), _style(block), SIZE, room, LEAD) + 8
    if isinstance(block, RankRow):
        return 118 + 42 * grown
    if isinstance(block, Try):
        return max(70.0, board.height_of(_(block.text), "italic", SIZE, width - _try_width(board) - 24, LEAD) + 16)
    room = width - _pictures_width(board, block) - 26
    return max(112.0, board.height_of(_(block.text), "plain", SIZE, room, LEAD) + 16)


def compose_block(board: Board, page: Rules, block: Block, place: tuple[float, float, float], ident: str) -> None:
    """Lay a block at (left, top, width)."""
    x, top, width = place
    grown = board.growth
    if isinstance(block, Heading):
        base = top + 6 + 22 * grown * 0.9
        board.paragraph(x, base, width, _(block.text), "head", 22, RED, lead=1.2, name=ident)
    elif isinstance(block, Saying):
        left = x + (MARK if block.mark else 0)
        base = top + SIZE * grown * 0.95
        if block.mark:
            board.still(lambda: board.painter.lozenge(6), x + 7, base - 6 * grown)
        ink = MUTE if block.quiet else INK
        room = width - (left - x)
        board.paragraph(left, base, room, _(block.text), _style(block), SIZE, ink, lead=LEAD, name=ident)
    elif isinstance(block, RankRow):
        _ranks(board, page, block, place)
    elif isinstance(block, Try):
        _try(board, page, block, place, ident)
    else:
        _pictures(board, block, place, ident)


def _style(block: Saying) -> str:
    return "italic" if block.quiet else "plain"


# ---- cards


def _pictures_width(board: Board, block: Example | Show) -> float:
    if isinstance(block, Show):
        return len(block.cards) * PITCH
    width = PITCH + 34
    width += sum(map(len, block.sets)) * PITCH
    width += max(0, len(block.sets) - 1) * (board.wide(_("or"), "italic", 18) + 18)
    return width + (len(block.left) * PITCH + 16 if block.left else 0)


def _pictures(board: Board, block: Example | Show, place: tuple[float, float, float], ident: str) -> None:
    """Cards in a row, and what is to be seen at their right."""
    x, top, width = place
    middle = top + (height_of(board, block, width) - 8) / 2
    at = x + CARD / 2
    if isinstance(block, Show):
        for number, code in enumerate(block.cards):
            board.card(code, at + number * PITCH, middle, CARD, 0, 3)
    else:
        _example(board, block, at, middle)
    left = x + _pictures_width(board, block) + 26
    room = x + width - left
    lines = board.painter.wrap(_(block.text), "plain", SIZE, room * board.scale)
    base = middle + SIZE * board.growth * 0.33 - (len(lines) - 1) * SIZE * LEAD * board.growth / 2
    board.paragraph(left, base, room, _(block.text), "plain", SIZE, lead=LEAD, name=ident)


def _example(board: Board, block: Example, at: float, middle: float) -> None:
    board.card(block.card, at, middle - 5, CARD, 0, 6)
    board.still(partial(board.painter.wedge, "right" if block.sets else "down"), at + CARD / 2 + 18, middle)
    x = at + PITCH + 34
    for number, taken in enumerate(block.sets):
        if number:
            word = _("or")
            wide = board.wide(word, "italic", 18)
            board.say(x - CARD / 2 + 5 + wide / 2, middle + 6, word, "italic", 18, MUTE, "c", quiet=True)
            x += wide + 18
        for code in taken:
            board.card(code, x, middle, CARD, 0, 3)
            x += PITCH
    x += 16
    for code in block.left:
        board.still(partial(board.cards.shadow, CARD, 0.0, 2.0), x, middle)
        board.still(partial(board.cards.card, code, CARD, 0.0, Look.OTHER), x, middle)
        x += PITCH


def _ranks(board: Board, page: Rules, block: RankRow, place: tuple[float, float, float]) -> None:
    """Cards with their names, and what they are worth in the prime."""
    x, top, width = place
    names = page.names
    scale = [points for _rank, points in prime_scale(page.ruleset)]
    step = width / len(block.values)
    for number, value in enumerate(block.values):
        cx, cy = x + step * (number + 0.5), top + 50
        board.card(PICTURES[value - 1], cx - 34, cy, CARD, 0, 3)
        board.still(partial(board.painter.badge, value, 0, 17), cx + 30, cy - 22)
        board.still(
            partial(board.painter.prime_box, scale[value - 1], scale[value - 1] == max(scale)), cx + 30, cy + 22
        )
        word = names.rank_alone(value)
        board.say(cx, cy + 54 + 20 * board.growth, word, "head", 18, INK, "c", width=step - 8, quiet=True)
        told = _("{rank}: captures as {value}, prime {points}").format(
            rank=word, value=value, points=scale[value - 1]
        )  # fmt: skip
        board.text_element(cx - step / 2 + 4, top, step - 8, 104 + 34 * board.growth, told, f"rank:{value}")


# ---- positions


def _try_width(board: Board) -> float:
    return max(160.0, board.wide(_("Try it"), "head", 19) + 60)


def _try(board: Board, page: Rules, block: Try, place: tuple[float, float, float], ident: str) -> None:
    x, top, width = place
    wide = _try_width(board)
    tall = height_of(board, block, width)
    says = _("Try it: {question}").format(question=_(block.text))
    act = partial(page.try_position, block.number)
    board.button(f"try:{block.number}", x, top + 4, wide, 50, _("Try it"), act, "gold", size=19, says=says)
    room = width - wide - 24
    lines = board.painter.wrap(_(block.text), "italic", SIZE, room * board.scale)
    middle = top + min(tall, 58) / 2
    base = middle + SIZE * board.growth * 0.33 - (len(lines) - 1) * SIZE * LEAD * board.growth / 2
    base = max(base, top + SIZE * board.growth)
    board.paragraph(x + wide + 24, base, room, _(block.text), "italic", SIZE, lead=LEAD, name=ident)
