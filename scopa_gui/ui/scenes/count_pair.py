"""The count for two sides: yours at the left, theirs at the right, what is counted between them."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from scopa_gui.game.declared import DECLARED
from scopa_gui.game.i18n import _
from scopa_gui.rules.cards import Card
from scopa_gui.ui.paint.palette import GOLD, INK, MUTE, RED
from scopa_gui.ui.scenes.board import Board
from scopa_gui.ui.scenes.cards import card_code, ornament
from scopa_gui.ui.scenes.count_lines import Line
from scopa_gui.ui.scenes.count_parts import picture, points_of, suit_of
from scopa_gui.ui.scenes.count_reasons import compose_line, mark

if TYPE_CHECKING:
    from scopa_gui.ui.scenes.count_page import DealCount

Y = 36.0
ROW, CARD_ROW, PRIME_ROW = 54.0, 84.0, 190.0
RUN_ROW = 62.0
"""Height of a line whose points are told by cards."""
LEAST_PRIME = 146.0
VALUES = 170.0
"""How far from the middle figures stand."""
GEM_ROOM = 66.0
"""Height of a line from which on its words stay clear of a gem on the rule below it."""
POINTS_ROOM = 62.0
"""So much of a side is kept for its points, beside cards."""
PART, SIGN, SUM, SUM_APART = 24.0, 18.0, 27.0, 14.0
"""Sizes of the parts of a prime, of the signs between them, and of its sum; the space at each side of its last sign."""
COUNTER = 25.0
"""How far below one another points of the prime are: beside them its cards begin."""
WHY_STEP = 18.0
"""How far apart a name and the lines of its reason are."""
HAND_GAP = 7.0
"""How far apart declared hands are."""
WORDS = 176.0
"""So wide are words between two pictures."""
NAMES = (27.0, 25.0, 23.0, 21.0)
"""Sizes of the names; the largest at which both fit on a line, else each as it does."""
HEAD, FOOT = 98.0, 190.0
"""Height of what stands above the lines in a window, and of deal, match and button below them."""
MOST, NARROW_W = 716.0, 820.0
"""The plaque's height in a window at most, and its width where the page is scrolled."""


class Frame(NamedTuple):
    """The plaque, and where what each side has is shown; everything is mirrored about the middle."""

    x: float
    w: float
    h: float
    head: float
    """Height of what stands above the lines."""

    @property
    def outer(self) -> float:
        """How far from the middle points are counted."""
        return self.w / 2 - 62


def frame_of(board: Board, page: DealCount) -> Frame:
    """As drawn for a window, lower where little scores; where it is scrolled, narrower and as high as it must be."""
    wanted = sum(_natural(line, board) for line in page.lines) + FOOT
    if not board.narrow:
        return Frame(150, 980, min(MOST, HEAD + wanted), HEAD)
    head = HEAD + 72 * board.growth
    return Frame(640 - NARROW_W / 2, NARROW_W, head + wanted, head)


def compose_pair(board: Board, page: DealCount) -> float:
    """The whole page but its button; returns where the plaque ends."""
    frame = frame_of(board, page)
    x, w = frame.x, frame.w
    board.plaque(x, Y, w, frame.h, 20, GOLD)
    board.ribbon(640, 12, _("The count"), "red", 36, 300)
    half = max(150.0, (board.wide(_("The count"), "display", 36) + 80) / 2)
    ribbon = 12 + 60 * (1 + (board.growth - 1) * 0.6)
    board.say(640, ribbon + 16 + 18 * board.growth, page.heading(), "italic", 18, MUTE, "c", width=260)
    room = w / 2 - 150 if board.narrow else 640 - half - 58 - (x + 130)
    longest = max((side.name for side in page.sides), key=lambda name: board.wide(name, "display", NAMES[0]))
    size = next((size for size in NAMES if board.wide(longest, "display", size) <= room), NAMES[0])
    for side, cx, tx, align in ((0, x + 82, x + 130, "l"), (1, x + w - 82, x + w - 130, "r")):
        shown = page.sides[side]
        middle = Y + frame.head - 44
        board.face(shown.face, cx, middle, 64)
        board.name(tx, middle, shown.name, room, size, align)
    heights = _heights(board, page, frame)
    y = Y + frame.head
    for number, (line, height) in enumerate(zip(page.lines, heights, strict=True)):
        board.step = 0
        gem = GOLD if line.kind == "prime" and number and heights[number - 1] >= GEM_ROOM else None
        board.rule(x + 52, y, w - 104, hard=line.kind == "prime", gem=gem)
        board.step = number + 1
        compose_line(board, page, line, (x + 52, y + 3, w - 104, height - 5), asks=not board.narrow)
        if line.kind == "prime":
            _prime(board, page, line, frame, (y, height))
        else:
            _row(board, page, line, frame, (y, height))
        y += height
    _sums(board, page, frame, y)
    return Y + frame.h


def _heights(board: Board, page: DealCount, frame: Frame) -> list[float]:
    """Heights of the lines: as drawn for the usual four; with more, the prime gives way, then the highest."""
    heights = [_natural(line, board) for line in page.lines]
    room = frame.h - FOOT - frame.head
    over = sum(heights) - room
    for row, line in enumerate(page.lines):
        if line.kind == "prime" and over > 12:
            heights[row] -= min(over, PRIME_ROW - LEAST_PRIME)
    others = [row for row, line in enumerate(page.lines) if line.kind != "prime"]
    room -= sum(heights) - sum(heights[row] for row in others)
    for number, row in enumerate(sorted(others, key=lambda row: heights[row])):
        heights[row] = min(heights[row], room / (len(others) - number))
        room -= heights[row]
    if any(height < 21 * board.growth + 3 for height in heights):
        board.misfits.append("page")
    return heights


def _natural(line: Line, board: Board) -> float:
    """The height that a line would like to have."""
    grown = board.growth if board.narrow else 1.0
    if line.kind == "prime":
        return PRIME_ROW + (68 * grown + _rule_height(line, board) if board.narrow else 0.0)
    if line.kind == "settebello":
        return CARD_ROW
    more = WHY_STEP * (len(_why(board, line)) - 1) if board.narrow and line.why else 0.0
    return ((RUN_ROW if any(line.cards) else ROW) + more) * grown


def _why(board: Board, line: Line) -> list[str]:
    """The reason below the name of a line, which stays clear of figures and cards at both sides."""
    beside = 74.0 if line.values else 58.0 if line.card is not None or any(line.cards) else 16.0
    return board.painter.wrap(line.why, "italic", 15, (2 * VALUES - beside) * board.scale)


def _rule_height(line: Line, board: Board) -> float:
    """Height of the rule of the prime, where the page is scrolled and has room for it."""
    return board.height_of(line.more, "italic", 16, NARROW_W - 120, 1.15)


def _told(board: Board, line: Line, height: float) -> bool:
    """Whether a line of that height has room for its reason below its name: where the page is scrolled, each has."""
    return board.narrow or (height >= 46 * board.growth and len(_why(board, line)) == 1)


def _row(board: Board, page: DealCount, line: Line, frame: Frame, place: tuple[float, float]) -> None:
    y, height = place
    middle = y + height / 2
    grown = board.growth
    told = bool(line.why) and _told(board, line, height)
    why = _why(board, line) if told else []
    base = middle + ((-2 if told else 8) - WHY_STEP / 2 * max(0, len(why) - 1)) * grown
    if line.card is None and not (told and board.wide(line.why, "italic", 15) > WORDS):
        picture(board, line.kind, 640 - VALUES + 58, middle, min(1.0, height / ROW), suit=suit_of(page.rules))
    wide = board.say(640, base, line.label, "head", 23, INK, "c", width=2 * VALUES - 174, quiet=True)
    if not board.narrow:
        mark(board, 640 + wide / 2 + 19, base - 8 * grown)
    for number, words in enumerate(why, 1):
        board.say(640, base + number * WHY_STEP * grown, words, "italic", 15, MUTE, "c", quiet=True)
    for shown, align in ((page.sides[0], 1), (page.sides[1], -1)):
        side = shown.number
        points = line.points[side]
        x, outer = 640 - VALUES * align, 640 - frame.outer * align
        if line.values:
            ink = INK if points or not any(line.points) else MUTE
            board.say(x, middle + 9 * grown, line.values[side], "number", 28, ink, "c", quiet=True)
        elif points and any(line.cards):
            width = min(33.0 if line.card is None else 42.0, (height - 6) * 0.6)
            _run(board, line, line.cards[side], (x, middle, width), abs(outer - x) - POINTS_ROOM, align)
        elif line.card is not None and points:
            width = min(38.0, (height - 8) * 0.6)
            ornament(board, card_code(line.card), x, middle, width, 0, 2)
        if line.nobody:
            anchor = "l" if align > 0 else "r"
            room = frame.outer - VALUES - 20
            board.say(outer - 8 * align, middle + 6 * grown, _("nobody"), "italic", 18, MUTE, anchor, width=room,
                      quiet=True)  # fmt: skip
        else:
            points_of(board, points, outer - 6 * align, middle, align)


def _run(
    board: Board, line: Line, cards: tuple[Card, ...], at: tuple[float, float, float], room: float, align: int
) -> None:
    """Cards that made points, beside one another from the middle outwards; declared hands a little apart.

    `at` is the middle of the innermost card and the width of one.
    """
    x, y, width = at
    gaps = (len(cards) - 1) // DECLARED * HAND_GAP if line.kind == "declared" else 0.0
    step = min(width * (0.72 if len(cards) < 6 else 0.5), (room - width - gaps) / max(1, len(cards) - 1))
    left = x - step * (len(cards) - 1) - gaps if align > 0 else x
    for number, card in enumerate(cards):
        apart = number // DECLARED * HAND_GAP if gaps else 0.0
        ornament(board, card_code(card), left + number * step + apart, y, width, 0, 2)


def _prime(board: Board, page: DealCount, line: Line, frame: Frame, place: tuple[float, float]) -> None:
    y, height = place
    grown, wide = board.growth, 176.0
    if board.narrow:
        wide = frame.w - 120
        board.say(640, y + 32 * grown, line.label, "head", 26, INK, "c", width=wide, quiet=True)
        board.paragraph(640, y + 52 * grown, wide, line.more, "italic", 16, MUTE, "c", lead=1.15, quiet=True)
        said = 38 * grown + _rule_height(line, board)
        y, height = y + said, height - said - 30 * grown
    else:
        small = height < PRIME_ROW - 20
        base = y + (34 if small else 44)
        named = board.say(640, base, line.label, "head", 26, INK, "c", width=166, quiet=True)
        mark(board, 640 + named / 2 + 19, base - 8)
        size = 16.0 if board.wide(line.why, "italic", 16) <= wide else 14.5
        board.paragraph(640, base + 24, wide, line.why, "italic", size, MUTE, "c", lead=1.15, quiet=True)
    w = min(70.0, (height - 74) * 0.6)
    wide_step = max(w + 8, 62.0)
    for shown, align in ((page.sides[0], 1), (page.sides[1], -1)):
        side = shown.number
        best, worth = line.cards[side], line.worth[side] if line.worth else ()
        step = wide_step * min(1.0, 3 / max(1, len(best) - 1))
        first = frame.x + 96 if align > 0 else frame.x + frame.w - 96 - (70 - w) / 3 - w - (len(best) - 1) * step
        for number, card in enumerate(best):
            cx = first + w / 2 + number * step
            board.card(card_code(card), cx, y + 21 + w * 5 / 6, w)
            if worth:
                board.say(cx, y + height - 20, str(worth[number]), "number", PART, INK, "c", quiet=True)
                if number + 1 < len(best):
                    board.say(cx + step / 2, y + height - 22, "+", "number", SIGN, MUTE, "c", quiet=True)
        ink = INK if line.points[side] or not any(line.points) else MUTE
        total = line.values[side]
        if worth and not board.narrow:
            told = first + w / 2 + (len(best) - 1) * step + board.wide(str(worth[-1]), "number", PART) / 2
            wide, sign = board.wide(total, "number", SUM), board.wide("=", "number", SIGN)
            end = min(told + SUM_APART + sign + SUM_APART + wide, frame.x + frame.w - 52)
            board.say((told + end - wide) / 2, y + height - 22, "=", "number", SIGN, MUTE, "c", quiet=True)
            board.say(end, y + height - 19, total, "number", SUM, ink, "r", quiet=True)
        elif board.narrow:
            words = f"= {total}" if worth else total
            below = y + height - 17 + 30 * grown
            board.say(first + w / 2 + (len(best) - 1) * step / 2, below, words, "number", SUM, ink, "c", quiet=True)
        else:
            board.say(640 - 50 * align, y + height - 19, total, "number", SUM, ink, "c", width=96, quiet=True)
        outer = 640 - frame.outer * align
        points, middle = line.points[side], y + 21 + w * 5 / 6
        for number in range(points):
            points_of(board, 1, outer - 6 * align, middle + (number - (points - 1) / 2) * COUNTER, align)


def _sums(board: Board, page: DealCount, frame: Frame, y: float) -> None:
    deal_step, match_step = page.steps - 1, page.steps
    totals = page.score.totals
    x, w = frame.x, frame.w
    board.step = 0
    board.rule(x + 52, y, w - 104, hard=True, gem=GOLD)
    board.rule(x + 52, y + 54, w - 104)
    board.step = deal_step
    base = y + 36 + 3 * (board.growth - 1)
    board.say(640, base, _("This deal"), "head", 23, INK, "c", width=240, name="deal")
    board.step = match_step
    board.say(640, y + 98, _("The match"), "head", 23, INK, "c", width=230, quiet=True)
    board.say(640, y + 98 + 22 * board.growth, page.length(), "italic", 16, MUTE, "c", width=230, name="length")
    leader = max(page.scores)
    for shown, outer, align in ((page.sides[0], x + 54, 1), (page.sides[1], x + w - 54, -1)):
        side = shown.number
        board.step = deal_step
        board.say(640 - VALUES * align, base + 2, str(totals[side]), "number", 28, INK, "c", name=f"deal:{side}")
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
        if not board.narrow:
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
