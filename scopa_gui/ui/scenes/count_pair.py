"""The count for two sides: yours at the left, theirs at the right, what is counted between them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from scopa_gui.game.i18n import _
from scopa_gui.ui.paint.palette import GOLD, INK, MUTE, RED
from scopa_gui.ui.scenes.board import Board
from scopa_gui.ui.scenes.cards import card_code, ornament
from scopa_gui.ui.scenes.count_lines import Line, spoken
from scopa_gui.ui.scenes.count_parts import picture, points_of

if TYPE_CHECKING:
    from scopa_gui.ui.scenes.count_page import DealCount

X, Y, W, H = 150, 36, 980, 716
LEFT, RIGHT = 470, 810
OUTER_LEFT, OUTER_RIGHT = X + 62, X + W - 62
ROW, CARD_ROW, PRIME_ROW = 54.0, 84.0, 190.0
TOP, FOOT = Y + 98, 190.0
"""Where lines begin, and the height of deal, match and button below them."""


def compose_pair(board: Board, page: DealCount) -> None:
    """The whole page but its button."""
    board.plaque(X, Y, W, H, 20, GOLD)
    board.ribbon(640, 12, _("The count"), "red", 36, 300)
    half = max(150.0, (board.wide(_("The count"), "display", 36) + 80) / 2)
    ribbon = 12 + 60 * (1 + (board.growth - 1) * 0.6)
    board.say(640, ribbon + 16 + 18 * board.growth, page.heading(), "italic", 18, MUTE, "c", width=260)
    for side, cx, tx, align in ((0, X + 82, X + 130, "l"), (1, X + W - 82, X + W - 130, "r")):
        shown = page.sides[side]
        board.face(shown.face, cx, Y + 54, 64)
        board.name(tx, Y + 54, shown.name, 640 - half - 58 - (X + 130), 27, align)
    heights = _heights(board, page)
    y = float(TOP)
    for number, (line, height) in enumerate(zip(page.lines, heights, strict=True)):
        board.step = 0
        crowded = heights[0] < ROW - 12
        board.rule(
            X + 52, y, W - 104, hard=line.kind == "prime", gem=GOLD if line.kind == "prime" and not crowded else None
        )
        board.step = number + 1
        if line.kind == "prime":
            _prime(board, page, line, y, height)
        else:
            _row(board, page, line, y, height)
        names = [side.name for side in page.sides]
        words = spoken(line, names, [side.number for side in page.sides])
        board.text_element(X + 52, y + 4, W - 104, height - 8, words, f"line:{line.kind}")
        y += height
    _sums(board, page, y)


def _heights(board: Board, page: DealCount) -> list[float]:
    """Heights of the lines: as drawn for the usual four, less where a variant counts more."""
    natural = [_natural(line) for line in page.lines]
    room = Y + H - FOOT - TOP
    small = [line.kind != "prime" for line in page.lines]
    fixed = sum(height for height, flexible in zip(natural, small, strict=True) if not flexible)
    flexible = sum(natural) - fixed
    part = min(1.0, (room - fixed) / flexible) if flexible else 1.0
    heights = [height * part if soft else height for height, soft in zip(natural, small, strict=True)]
    if any(height < 24 * board.growth + 4 for height in heights):
        board.misfits.append("page")
    return heights


def _natural(line: Line) -> float:
    if line.kind == "prime":
        return PRIME_ROW
    return CARD_ROW if line.kind == "settebello" else ROW


def _row(board: Board, page: DealCount, line: Line, y: float, height: float) -> None:
    middle = y + height / 2
    base = middle + 8 * board.growth
    if line.card is None:
        picture(board, line.kind, 538, middle, min(1.0, height / ROW))
    board.say(640, base, line.label, "head", 23, INK, "c", width=166, quiet=True)
    for shown, x, outer, align in ((page.sides[0], LEFT, OUTER_LEFT, 1), (page.sides[1], RIGHT, OUTER_RIGHT, -1)):
        side = shown.number
        points = line.points[side]
        if line.values:
            ink = INK if points or not any(line.points) else MUTE
            board.say(x, base + 1, line.values[side], "number", 28, ink, "c", quiet=True)
        elif line.card is not None and points:
            width = min(42.0, (height - 8) * 0.6)
            ornament(board, card_code(line.card), x, middle, width, 0, 2)
        if line.nobody:
            board.say(
                outer - 8 * align,
                base - 2,
                _("nobody"),
                "italic",
                18,
                MUTE,
                "l" if align > 0 else "r",
                width=130,
                quiet=True,
            )
        else:
            points_of(board, points, outer - 6 * align, middle, align)


def _prime(board: Board, page: DealCount, line: Line, y: float, height: float) -> None:
    board.say(640, y + 44, line.label, "head", 26, INK, "c", width=166, quiet=True)
    board.paragraph(640, y + 68, 176, line.sub, "italic", 16, MUTE, "c", lead=1.15, quiet=True)
    for shown, left, align in ((page.sides[0], X + 96, 1), (page.sides[1], X + W - 96 - 304, -1)):
        side = shown.number
        best, worth = line.cards[side], line.worth[side] if line.worth else ()
        start = left if align > 0 else left + (4 - len(best)) * 78
        for number, card in enumerate(best):
            cx = start + 35 + number * 78
            board.card(card_code(card), cx, y + 80, 70)
            if worth:
                board.say(cx, y + 170, str(worth[number]), "number", 24, INK, "c", quiet=True)
                if number + 1 < len(best):
                    board.say(cx + 39, y + 168, "+", "number", 18, MUTE, "c", quiet=True)
        ink = INK if line.points[side] or not any(line.points) else MUTE
        total = line.values[side]
        words = f"= {total}" if align > 0 else f"{total} ="
        if not worth:
            words = total
        board.say(640 - 50 * align, y + 171, words, "number", 27, ink, "c", width=96, quiet=True)
        outer = OUTER_LEFT if align > 0 else OUTER_RIGHT
        if line.nobody:
            board.say(
                outer - 10 * align,
                y + 186,
                _("nobody"),
                "italic",
                18,
                MUTE,
                "l" if align > 0 else "r",
                width=120,
                quiet=True,
            )
        else:
            points_of(board, line.points[side], outer - 6 * align, y + 80, align)


def _sums(board: Board, page: DealCount, y: float) -> None:
    deal_step, match_step = page.steps - 1, page.steps
    totals = page.score.totals
    board.step = 0
    board.rule(X + 52, y, W - 104, hard=True, gem=GOLD)
    board.rule(X + 52, y + 54, W - 104)
    board.step = deal_step
    base = y + 36 + 3 * (board.growth - 1)
    board.say(640, base, _("This deal"), "head", 23, INK, "c", width=240, name="deal")
    board.step = match_step
    board.say(640, y + 98, _("The match"), "head", 23, INK, "c", width=230, quiet=True)
    board.say(640, y + 98 + 22 * board.growth, page.length(), "italic", 16, MUTE, "c", width=230, name="length")
    leader = max(page.scores)
    for shown, x, outer, align in ((page.sides[0], LEFT, X + 54, 1), (page.sides[1], RIGHT, X + W - 54, -1)):
        side = shown.number
        board.step = deal_step
        board.say(x, base + 2, str(totals[side]), "number", 28, INK, "c", name=f"deal:{side}")
        board.step = match_step
        score = page.scores[side]
        ink = RED if score == leader and page.scores.count(leader) == 1 else INK
        board.say(
            outer,
            y + 124,
            str(score),
            "number",
            70,
            ink,
            "l" if align > 0 else "r",
            name=f"match:{side}",
            width=130,
            fixed=True,
        )
        _stick(board, page, score, outer, align, y + 80)


def _stick(board: Board, page: DealCount, score: int, outer: float, align: int, y: float) -> None:
    """Notches of the match beside the score, growing towards the middle."""
    target = page.target
    if target is None or not 2 <= target <= 21:
        return
    gap = 24.0 if target <= 11 else 240.0 / (target - 1)
    heavy = 7.0 if gap > 16 else 4.5
    painter = board.painter
    reach = gap * (target - 1)
    if align > 0:
        board.still(
            lambda: painter.notches(max(0, score), target, gap=gap, height=40, heavy=heavy, light=2.4), outer + 98, y
        )
    else:
        board.still(
            lambda: painter.notches(max(0, score), target, gap=gap, height=40, heavy=heavy, light=2.4, mirrored=True),
            outer - 98 - reach, y,
        )  # fmt: skip
