"""The rows of the list of past matches, and what is told about the chosen one."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from scopa_gui.game.i18n import _, ngettext
from scopa_gui.game.profiles import NOBODY
from scopa_gui.game.setup import HUMAN
from scopa_gui.game.summary import LOST, OPEN, SHARED, WON, Summary, summary_of
from scopa_gui.game.texts import shown_name
from scopa_gui.ui.element import Element, Role
from scopa_gui.ui.faces import face_of
from scopa_gui.ui.paint import graph
from scopa_gui.ui.paint.palette import BLUE_FIGURE, GREEN_FIGURE, INK, MUTE, RED, RED_FIGURE, RGB
from scopa_gui.ui.scenes.board import Board, Placed
from scopa_gui.ui.scenes.cards import ornament
from scopa_gui.ui.scenes.history_base import size_for

if TYPE_CHECKING:
    from scopa_gui.game.archive import MatchInfo
    from scopa_gui.rules.scoring import Points
    from scopa_gui.ui.scenes.history_page import History

ROW = 62.0
NAMES = 930.0
"""Where names of sides begin, beside their faces in the wreath of the winner."""
INKS: dict[str, RGB] = {WON: GREEN_FIGURE, LOST: RED_FIGURE, SHARED: INK, OPEN: BLUE_FIGURE}
"""Ink of the word for an outcome; the word says it too."""


def row_height(board: Board) -> float:
    """Height of a row: two lines of text."""
    return ROW * board.growth


def plays_of(page: History, info: MatchInfo) -> str:
    """How long a match is."""
    count = page.plays(info)
    return ngettext("{n} play", "{n} plays", count).format(n=count)


def still_hidden(info: MatchInfo) -> str:
    """Why a match cannot be exported or reviewed yet; empty if it can."""
    if info.winners or info.setup.profile == NOBODY:
        return ""
    return _("Export and review come when it is over: until then its cards are hidden.")


def compose_row(board: Board, page: History, row: int, area: tuple[float, float, float, float]) -> None:
    """Portrait, names and variant at the left; outcome and score at the right."""
    x, y, w, h = area
    info = page.rows[row]
    told = summary_of(info)
    chosen = row == page.chosen
    painter, grown = board.painter, board.growth
    notes = told.notes(resigned=page.resigned(info))
    box = board.rect(x, y + 1, w, h - 2)
    says = ", ".join(
        [told.against, told.variant, told.day, plays_of(page, info), told.outcome_word, told.score, *notes]
    )
    element = Element(f"match:{info.id}", Role.CHOICE, says, box, lambda: page.choose(row), selected=chosen)
    room = _room(board, told, notes, w)
    top, under = board.px(x + 76, y + h / 2 - 6 * grown), board.px(x + 76, y + h / 2 + 15 * grown)
    second, length = _second_line(told), plays_of(page, info)
    if board.painter.text_width(f"{second} · {length}", "text", 16) <= room * board.scale:
        second = f"{second} · {length}"
    size = size_for(board, told.against_briefly, "head", 20, room)

    def look(state: str) -> list[Placed]:
        placed: list[Placed] = []
        if chosen:
            placed.append((painter.band(box.w, box.h), box.x, box.y))
        ink = RED if state in ("hover", "down") and not chosen else INK
        placed.append((painter.text(told.against_briefly, "head", size, ink), *top))
        placed.append((painter.text(second, "text", 16, INK if chosen else MUTE), *under))
        return placed

    board.widget(element, look, 9.0)
    board.face(_face(told), x + 36, y + h / 2 - 1, min(46.0, h - 12))
    _outcome(board, told, notes, (x + w - 10 - _score_room(board, told), y + h / 2), chosen)
    board.say(x + w - 14, y + h / 2 + 8 * grown, told.score, "number", 22, INK, "r", quiet=True)
    if row + 1 < len(page.rows) and row not in (page.chosen, page.chosen - 1):
        board.rule(x + 76, y + h - 1, w - 92)


def row_fits(board: Board, page: History, info: MatchInfo, w: float) -> bool:
    """Whether the lines of a match at its row's left leave enough room for those at its right."""
    told = summary_of(info)
    return board.wide(_second_line(told), "text", 16) <= _room(board, told, told.notes(resigned=page.resigned(info)), w)


def _second_line(told: Summary) -> str:
    return f"{told.variant} · {told.day}"


def _room(board: Board, told: Summary, notes: list[str], w: float) -> float:
    """Logical width that outcome and score leave to names and variant."""
    middle = max(board.wide(word, "bold", 17) for word in (told.outcome_word, *notes)) + 20
    return w - 82 - _score_room(board, told) - middle


def _score_room(board: Board, told: Summary) -> float:
    return board.wide(told.score, "number", 22) + 24


def _face(told: Summary) -> str:
    other = told.info.setup.seats[told.opponents[0]]
    return face_of(other.kind, other.name)


def _outcome(board: Board, told: Summary, notes: list[str], place: tuple[float, float], chosen: bool) -> None:
    """The word for the outcome, and below it what else is to be known."""
    x, y = place
    grown = board.growth
    ink = INK if chosen else INKS.get(told.outcome, INK)
    board.say(x, y + (-6 if notes else 6) * grown, told.outcome_word, "bold", 17, ink, "r", quiet=True)
    if notes:
        board.say(x, y + 14 * grown, notes[0], "italic", 15, INK if chosen else MUTE, "r", quiet=True)


def compose_details(board: Board, page: History, told: Summary, bottom: float) -> None:
    """Who played, the score and its course, when and how long, down to `bottom`."""
    info, grown = told.info, board.growth
    board.ribbon(1037, 58, told.variant, "blue", 26, within=390)
    y = _sides(board, told, 128)
    y = _facts(board, page, told, y)
    deals = page.points(info)
    if deals and bottom - y > 120:
        _course(board, told, deals, y + 14, bottom - 20 * grown)
    elif y > bottom:
        board.misfits.append("page")
    elif bottom - y > 250:
        for code, cx, turn in (("3d", 972, -12), ("Rd", 1102, 12), ("7d", 1037, 0)):
            ornament(board, code, cx, (y + bottom) / 2 + abs(turn), 112, turn, 4)


def _sides(board: Board, told: Summary, top: float) -> float:
    """A line a side: face, names, score, the winners marked."""
    setup, grown = told.info.setup, board.growth
    game = setup.game
    many = len(told.order) > 3
    step = (40.0 if many else 54.0) * max(1.0, grown * 0.9)
    for place, side in enumerate(told.order):
        seats = [setup.seats[seat] for seat in game.sides[side]]
        middle = top + step * (place + 0.5)
        if side in told.info.winners:
            board.still(lambda: board.painter.laurel(round((54 if many else 76) * board.scale)), 886, middle)
        face = face_of(HUMAN if told.own in game.sides[side] else seats[0].kind, seats[0].name)
        board.face(face, 886, middle, 30 if many else 42, mood=_mood(told, side))
        names = ", ".join(shown_name(seat.kind, seat.name) for seat in seats)
        score = str(told.info.scores[side])
        style_size = 19.0 if len(seats) == 1 else 16.0
        board.say(
            1210, middle + 9 * grown, score, "number", 22 if many else 28, _line_ink(place), "r", name=f"score:{side}"
        )
        _names(board, names, (NAMES, middle, 1154 - NAMES), style_size, f"side:{side}")
    return top + step * len(told.order) + 16


def _names(board: Board, names: str, place: tuple[float, float, float], size: float, ident: str) -> None:
    """Names on one line or two, centred on a height."""
    x, middle, width = place
    size = min(size_for(board, word, "head", size, width) for word in names.split() or [""])
    lines = board.painter.wrap(names, "head", size, width * board.scale)
    if len(lines) > 2:
        board.misfits.append(names)
    tall = size * board.growth
    first = middle + tall * 0.33 - (len(lines) - 1) * tall * 0.54
    board.paragraph(x, first, width, names, "head", size, lead=1.08, name=ident)


def _line_ink(place: int) -> RGB:
    return (RED_FIGURE, BLUE_FIGURE, GREEN_FIGURE)[place] if place < 3 else INK


def _mood(told: Summary, side: int) -> str:
    if not told.info.winners:
        return "calm"
    return "glad" if side in told.info.winners else "sad"


def _facts(board: Board, page: History, told: Summary, top: float) -> float:
    """Outcome, date and length in plain words."""
    info, grown = told.info, board.growth
    board.rule(864, top, 346, hard=True, gem=RED)
    notes = told.notes(resigned=page.resigned(info))
    lines = [(", ".join([told.outcome_word, *notes]), "bold", INKS.get(told.outcome, INK), "outcome")]
    deals = len(page.points(info))
    length = ngettext("{n} deal counted", "{n} deals counted", deals).format(n=deals)
    lines.append((told.day, "text", INK, "date"))
    lines.append((f"{length} · {plays_of(page, info)}", "text", MUTE, "length"))
    if hidden := still_hidden(info):
        lines.append((hidden, "italic", MUTE, "hidden"))
    y = top + 30 * grown
    for words, style, ink, name in lines:
        y = board.paragraph(1037, y, 346, words, style, 18 if style == "bold" else 17, ink, "c", lead=1.3, name=name)
    return y - 8


def _course(board: Board, told: Summary, deals: list[tuple[Points, ...]], top: float, bottom: float) -> None:
    """The course of the score, a line a side."""
    series = []
    for side in told.order:
        total, line = 0, [0]
        for points in deals:
            total += points[side].total
            line.append(total)
        series.append(line)
    low, high = min(0, *(min(line) for line in series)), max(1, *(max(line) for line in series)) + 1
    place = graph.Scale(300, bottom - top, len(deals), low, high)
    board.step = 1
    board.still(lambda: board.painter.graph(series, place, None), 904, top)
    board.step = 0
    board.text_element(
        904, top, 300, bottom - top, _("The course of the score: {scores}").format(scores=told.score), "graph"
    )
    for mark in graph.ticks(low, high):
        board.say(896, top + place.y(mark) + 5, str(mark), "text", 15, MUTE, "r", quiet=True)
    step = max(1, math.ceil(len(deals) / (8 / board.growth)))
    for deal in range(0, len(deals) + 1, step):
        label = _("deal") if deal == 0 else str(deal)
        board.say(904 + place.x(deal), bottom + 19 * board.growth, label, "text", 15, MUTE, "c", quiet=True)
