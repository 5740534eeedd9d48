"""The parts of a review: the list of moves, the course, two ways compared, and how much was luck."""

from __future__ import annotations

import math
from functools import partial
from typing import TYPE_CHECKING

import pygame

from scopa_gui.ai.coach import Advised, Grade
from scopa_gui.game.advice import (
    GRADES,
    action_words,
    decided_words,
    leads_words,
    next_best_words,
    reasons,
    shortfall,
    shortfall_words,
    why_better,
    worth_words,
)
from scopa_gui.game.i18n import _
from scopa_gui.game.numbers import number_text
from scopa_gui.game.texts import capital
from scopa_gui.rules.cards import Card, cards_in
from scopa_gui.rules.deal import Action, Cut, Declare, Play
from scopa_gui.ui.element import Element, Role
from scopa_gui.ui.layout import CARD_RATIO
from scopa_gui.ui.paint import Baked, Painter, graph
from scopa_gui.ui.paint.grades import Milestone
from scopa_gui.ui.paint.palette import GREEN_FIGURE, INK, MUTE, RED, RED_FIGURE
from scopa_gui.ui.scenes.board import Board, Placed
from scopa_gui.ui.scenes.cards import card_code, plain_card
from scopa_gui.ui.sprites import Look

if TYPE_CHECKING:
    from scopa_gui.game.review import Review
    from scopa_gui.ui.scenes.review_page import ReviewPage

Area = tuple[float, float, float, float]
ROW, CARD = 66.0, 35.0
POINTER = 58.0
"""Length of the sword that points at the chosen move."""
MOST_DEALS = 9
WAY_LOWER, WAY_WIDEST, WAY_LEAST = 46.0, 120.0, 90.0
"""How far below the edge of its plaque a way begins; the width of its cards at most, and before they overlap."""
WAY_EDGE, WAY_APART = 26.0, 10.0
"""What stays free of cards at the frame of the plaque, and at each side of the rule between two ways."""
WAY_FIGURE = 26.0
"""The size of the figure that says what a way is worth."""
SEAL, SEAL_OUT, SEAL_UP = 18.0, 13.0, 20.0
"""Radius of a seal, and how far its middle lies out of the lower left corner of a card, and above it."""
CARD_GAP, TAKEN_GAP = 13.0, 8.0
"""Space between two cards of a way, and more before the first that is taken."""
LEAST_LINES = 2
"""So many lines of words the comparison keeps room for, that its cards do not change with their number."""


def _done(action: Action, page: ReviewPage) -> str:
    """What was done: plays as advice names them, other decisions as they were taken."""
    return decided_words(action) if isinstance(action, Cut | Declare) else action_words(action, page.names)


def move_cards(action: Action) -> tuple[Card | None, list[Card]]:
    """The card that was played and those that it took."""
    if isinstance(action, Play):
        return action.card, cards_in(action.take)
    return None, []


# ---- the list


def compose_moves(board: Board, page: ReviewPage, area: Area) -> None:
    """The moves of the player with their grades, the chosen one on a band."""
    x, y, w, h = area
    assert page.review is not None
    board.plaque(x, y, w, h, 16)
    board.ribbon(x + w / 2, y - 26, _("Your moves"), "red", 26)
    row = ROW * (board.growth if board.narrow else 1 + (board.growth - 1) * 0.3)
    top, count = y + 37, len(page.review.moves)
    page.rows = max(1, int((h - 76 - 14 * (board.growth - 1)) // row))
    page.first = min(max(0, page.first), max(0, count - page.rows))
    if page.follows and not page.first <= page.chosen < page.first + page.rows:
        page.first = min(max(0, page.chosen - page.rows // 2), max(0, count - page.rows))
    last = min(page.first + page.rows, count)
    for number in range(page.first, last):
        _row(board, page, number, (x + 26, top + (number - page.first) * row, w - 52, row))
    words = _("moves {first} to {last} of {all}").format(first=page.first + 1, last=last, all=count)
    board.say(x + w / 2, y + h - 19, words, "italic", 16, MUTE, "c", width=w - 150, name="range")
    for ident, step, way, cx, shown in (
        ("list:up", -page.rows, "up", x + w - 76, page.first > 0),
        ("list:down", page.rows, "down", x + w - 40, last < count),
    ):
        if shown:
            _arrow(board, page, ident, cx, y + h - 26, way, step)


def _arrow(board: Board, page: ReviewPage, ident: str, cx: float, cy: float, way: str, step: int) -> None:
    says = _("Earlier moves") if step < 0 else _("Later moves")
    box = board.rect(cx - 17, cy - 16, 34, 32)
    element = Element(ident, Role.BUTTON, says, box, lambda: page.scroll(step, (0, 0)))
    x, y = board.px(cx, cy)
    board.widget(element, lambda state: [(board.painter.wedge(way, warm=state != "normal"), x, y)], -6.0)


def _row(board: Board, page: ReviewPage, number: int, area: Area) -> None:
    x, y, w, h = area
    move = page.review_move(number)
    grade = move.verdict.grade
    word = _(GRADES[grade])
    chosen = number == page.chosen
    box = board.rect(x, y + 1, w, h - 3)
    did = _done(move.action, page)
    says = _("Move {number}: {did} {grade}").format(number=number + 1, did=did, grade=word)
    element = Element(f"move:{number + 1}", Role.CHOICE, says, box, partial(page.choose, number), selected=chosen)
    painter = board.painter
    card, taken = move_cards(move.action)
    name_room = 300.0 if w > 900 else 100.0 * board.growth if board.narrow else 104.0
    seal_x = w - name_room - 24
    if board.wide(word, "bold", 17) > name_room - 8:
        board.misfits.append(word)
    middle = y + h / 2
    wide = CARD * (board.growth if board.narrow else 1.0)
    left, right = 80.0 + (wide - CARD) / 2, seal_x - 22
    verb = _("takes") if taken else _("laid")
    verb_w = board.wide(verb, "italic", 16)
    beside = left + wide / 2 + 8.5
    room = right - (beside + verb_w + 10)
    with_verb = not taken or room >= wide + 18.0 * (len(taken) - 1)
    room = room if with_verb else right - beside
    step = min(wide + 4, (room - wide) / (len(taken) - 1)) if len(taken) > 1 else 0.0

    def look(state: str) -> list[Placed]:
        placed: list[Placed] = []
        if chosen:
            long = painter.px(POINTER)
            placed.append((painter.band(box.w, box.h), box.x, box.y))
            placed.append((painter.sword(long), box.x + painter.px(10) - long, box.centery))
        ink = RED if state in ("hover", "down") and not chosen else INK
        figure = painter.text(str(number + 1), "number", 19 if board.growth < 1.3 else 14, ink)
        cx, cy = board.px(x + 34, middle)
        placed.append((figure, cx - figure.width / 2, cy + figure.height / 2))
        if card is not None:
            placed += _small_card(board, card, x + left, middle, wide)
            start = beside
            if with_verb:
                told = painter.text(verb, "italic", 16, MUTE)
                tx, ty = board.px(x + start, middle)
                placed.append((told, tx, ty + told.height / 2))
                start += verb_w + 10
            for place, got in enumerate(taken):
                placed += _small_card(board, got, x + start + wide / 2 + place * step, middle, wide)
        else:
            told = painter.text(did, "italic", 15, INK, max_width=(right - 64) * board.scale)
            tx, ty = board.px(x + 64, middle)
            placed.append((told, tx, ty + told.height / 2))
        placed.append((painter.grade(str(grade), 15.0), *board.px(x + seal_x, middle)))
        name = painter.text(word, "bold", 17, ink)
        tx, ty = board.px(x + seal_x + 24, middle)
        placed.append((name, tx, ty + name.height / 2))
        return placed

    board.widget(element, look, 8.0)


def _small_card(board: Board, card: Card, cx: float, cy: float, wide: float) -> list[Placed]:
    x, y = board.px(cx, cy)
    shade = board.cards.shadow(wide, 0.0, 2.0, on_paper=True)
    return [(shade, x, y), (plain_card(board.cards, card_code(card), wide), x, y)]


# ---- the course


def compose_course(board: Board, page: ReviewPage, area: Area) -> None:
    """The expected result after each move, and the moments that decided it."""
    x, y, w, h = area
    review = page.review
    assert review is not None
    board.plaque(x, y, w, h, 16)
    board.ribbon(x + w / 2, y - 26, _("Expected lead in the match"), "blue", 24)
    course = [move.course for move in review.moves]
    low, high = graph.ruled_range(course)
    aside = 150.0 * (1 + (board.growth - 1) * 0.9)
    lower = 30 * (board.growth - 1)
    place = graph.Scale(w - 76 - aside, h - 76 - lower, max(1, len(course) - 1), low, high)
    states = [move.state for move in review.moves]
    decisive = [states.index(state) for state in review.decisive]
    moments = [Milestone(number, str(review.moves[number].verdict.grade)) for number in decisive]
    left, top = x + 66, y + 32 + lower
    painter = board.painter
    grades = [str(move.verdict.grade) for move in review.moves]
    quiet = [Milestone(number, grade) for number, grade in enumerate(grades) if grade == Grade.FORCED]
    marked = [
        *quiet,
        *(moment for moment in moments if moment not in quiet),
        Milestone(page.chosen, grades[page.chosen]),
    ]
    board.still(lambda: painter.course(course, place, marked, page.chosen), left, top)
    for mark in graph.ticks(low, high):
        board.say(left - 12, top + place.y(mark) + 6, number_text(mark, signed=True), "text", 17, MUTE, "r", quiet=True)
    _numbers(board, page, [left + place.x(number) for number in range(len(course))], y + h - 18)
    said = _("The expected lead after each of {n} moves, at last {lead}")
    said = said.format(n=len(course), lead=number_text(course[-1], 1, signed=True))
    board.text_element(left, top, place.w, place.h, said, "course")
    for moment in moments:
        cx, cy = left + place.x(moment.move), top + place.y(course[moment.move])
        box = board.rect(cx - 16, cy - 16, 32, 32)
        says = _("What decided it: move {n}").format(n=moment.move + 1)
        element = Element(f"moment:{moment.move + 1}", Role.CHOICE, says, box, partial(page.choose, moment.move))
        element.selected = moment.move == page.chosen
        board.widget(element, lambda state: [], -16.0)
    _beside(board, page, x + w - aside, top, aside - 20, place.h)


def _numbers(board: Board, page: ReviewPage, places: list[float], base: float) -> None:
    """Numbers of moves below the graph: that of the chosen one, and others as far as there is room."""
    size, gap = 17.0, 12.0
    width = board.wide(str(len(places)), "number", size)
    board.say(places[page.chosen], base, str(page.chosen + 1), "number", size, INK, "c", quiet=True)
    step = max(1, math.ceil(len(places) / (10 / board.growth)))
    for number in range(0, len(places), step):
        if abs(places[number] - places[page.chosen]) >= width + gap:
            board.say(places[number], base, str(number + 1), "text", size, MUTE, "c", quiet=True)


def _beside(board: Board, page: ReviewPage, x: float, top: float, w: float, h: float) -> None:
    """What the chosen move has cost, beside the graph."""
    move = page.review_move(page.chosen)
    board.say(x, top + 14, _("you ahead"), "italic", 16, MUTE, width=w)
    lost = shortfall(move.chosen, move.best)
    shown = shortfall_words(move.chosen, move.best)
    board.say(
        x, top + h / 2 + 4, shown, "number", 36, RED_FIGURE if lost else GREEN_FIGURE, width=w, fixed=True, name="loss"
    )
    words = _("points lost by move {n}") if move.chosen.chance is None else _("chance lost by move {n}")
    words = words.format(n=page.chosen + 1)
    board.paragraph(x, top + h / 2 + 12 + 18 * board.growth, w, words, "text", 16, lead=1.1)
    board.say(x, top + h - 2, _("behind"), "italic", 16, MUTE, width=w)


# ---- two ways


def compose_compare(board: Board, page: ReviewPage, area: Area) -> None:
    """The move that was made beside the best one, what they are worth, and why."""
    x, y, w, h = area
    move = page.review_move(page.chosen)
    board.plaque(x, y, w, h, 16)
    best = move.verdict.grade in (Grade.BEST, Grade.FORCED) or move.action == move.best.action
    grade = str(move.verdict.grade)
    said, size = _why(board, page, best, h < 400, w - 76)
    words_tall = board.height_of(said, "text", size, w - 76, 1.26)
    kept = LEAST_LINES * size * 1.26 * board.growth
    text_top = y + h - min(112.0 if h < 400 else 250.0, max(words_tall, kept) + 21)
    way_top, way_tall = y + WAY_LOWER, text_top - y - WAY_LOWER - 14
    half = w / 2 - WAY_EDGE - WAY_APART
    width = _way_width([move.chosen] if best else [move.chosen, move.best], half, way_tall, board.growth)
    if best:
        title = _("The only move") if move.verdict.grade is Grade.FORCED else _("The best move")
        board.ribbon(x + w / 2, y - 26, title, "green", 24)
        _way(board, page, move.chosen, grade, (x + (w - half) / 2, way_top, half, way_tall), width, GREEN_FIGURE)
    else:
        board.ribbon(x + w / 4, y - 26, _("You played"), "red", 24)
        board.ribbon(x + 3 * w / 4, y - 26, _("Better"), "green", 24)
        _way(board, page, move.chosen, grade, (x + WAY_EDGE, way_top, half, way_tall), width, RED_FIGURE)
        _way(board, page, move.best, "best", (x + w / 2 + WAY_APART, way_top, half, way_tall), width, GREEN_FIGURE)
        tall = round((way_tall - 10) * board.scale)
        board.still(lambda: _upright(board.painter, tall), x + w / 2, way_top - 6)
    board.rule(x + 40, text_top - 8, w - 80, hard=True, gem=RED, taper=True)
    if words_tall > y + h - 8 - text_top:
        board.misfits.append(said)
    base = text_top + 6 + size * board.growth
    board.paragraph(x + w / 2, base, w - 76, said, "text", size, INK, "c", lead=1.26, name="why")


def _why(board: Board, page: ReviewPage, best: bool, low: bool, width: float) -> tuple[str, float]:
    """What is said of the chosen move, and of the better one; and the size of text that its room allows."""
    move, view = page.review_move(page.chosen), page.view_before(page.chosen)
    told = reasons(move.chosen, view, page.names)
    if not best:
        leads = leads_words(move.course, move.chosen, move.best)
        told = [why_better(move.chosen, move.best, view, page.names), page.answer_to(page.chosen), leads]
    elif move.next_best is not None:
        told.append(next_best_words(move.next_best, move.best, page.names))
    said = " ".join(filter(None, told))
    said = said or _("Nothing else could be played.")
    size, room = 18.0, (112 if low else 250) - 16
    while size > 12 and board.height_of(said, "text", size, width, 1.26) > room:
        size -= 0.5
    return said, size


def _upright(painter: Painter, tall: int) -> Baked:
    """An upright rule, so many pixels tall, that dies out at both ends; its origin is its upper end."""

    def bake() -> Baked:
        rule = painter.rule(tall, hard=True, taper=True)
        return Baked(pygame.transform.rotate(rule.surface, 90), rule.dy, rule.dx, rule.height, rule.width)

    return painter.keep(("upright rule", tall), bake)


def _way_width(ways: list[Advised], w: float, tall: float, growth: float) -> float:
    """The width of the cards of all ways that are compared: as large as fits, the same for all."""
    widest = min(WAY_WIDEST, _cards_tall(tall, growth) / CARD_RATIO)
    for advised in ways:
        card, taken = move_cards(advised.action)
        if card is not None:
            gaps = CARD_GAP * len(taken) + (TAKEN_GAP if taken else 0) + SEAL + SEAL_OUT
            widest = min(widest, max(WAY_LEAST, (w - gaps) / (1 + len(taken))))
    return min(widest, _cards_tall(tall, growth) / CARD_RATIO)


def _cards_tall(tall: float, growth: float) -> float:
    """The room of the cards of a way so high, above what it is worth."""
    return tall - WAY_FIGURE * growth - 14


def _way(
    board: Board, page: ReviewPage, advised: Advised, grade: str, area: Area, width: float, ink: tuple[int, int, int]
) -> None:
    """A move as cards of a width, its seal hanging out of the first one's corner, and what it is expected to bring."""
    x, y, w, h = area
    card, taken = move_cards(advised.action)
    tall = _cards_tall(h, board.growth)
    cards = [card, *taken] if card is not None else []
    gap = TAKEN_GAP if taken else 0.0
    seal_room = SEAL + SEAL_OUT
    step = min(width + CARD_GAP, (w - width - gap - seal_room) / max(1, len(cards) - 1))
    total = width + step * (len(cards) - 1) + gap
    left = max(x + seal_room, x + (w - total) / 2)
    middle = y + tall / 2
    for place, shown in enumerate(cards):
        cx = left + width / 2 + place * step + (gap if place else 0)
        look = Look.LIT if place and grade == "best" else Look.PLAIN
        board.still(partial(board.cards.shadow, width, 0.0, 4.0, on_paper=True), cx, middle)
        board.still(partial(board.cards.card, card_code(shown), width, 0.0, look), cx, middle)
    words = action_words(advised.action, page.names)
    if grade != "best" and not cards:
        words = f"{capital(_done(advised.action, page))}."
    if not cards:
        board.paragraph(x + w / 2, middle, w - 40, words, "head", 20, align="c")
    seal_x, seal_y = (left - SEAL_OUT, middle + width * CARD_RATIO / 2 - SEAL_UP) if cards else (x + 30, y + 8)
    board.still(lambda: board.painter.grade(grade, SEAL), seal_x, seal_y)
    word, figure = worth_words(advised)
    board.text_element(
        x + 4, y, w - 8, tall, f"{words} {word} {figure}", f"way:{'best' if grade == 'best' else 'yours'}"
    )
    base = y + h - 6
    room = board.wide(word, "italic", 17) + 14 + board.wide(figure, "number", WAY_FIGURE)
    if room > w:
        board.misfits.append(figure)
    start = x + (w - room) / 2
    board.say(start, base, word, "italic", 17, MUTE, quiet=True)
    board.say(start + room, base, figure, "number", WAY_FIGURE, ink, "r", quiet=True)


# ---- luck


def compose_luck(board: Board, page: ReviewPage, area: Area) -> None:
    """Each deal as it was played and as it would have been with all cards open and best play: hindsight."""
    x, y, w, h = area
    review = page.review
    assert review is not None
    board.plaque(x, y, w, h, 16)
    board.ribbon(x + w / 2, y - 26, _("How much was luck"), "gold", 26)
    side = page.side
    lines = [
        _(
            "In hindsight: par is what the same cards bring if all lie open and everybody plays them perfectly."
            " That is the luck of the deal."
        )
    ]
    lines += _luck_sum(review, side)
    top = y + 34 + 20 * board.growth
    base = board.paragraph(x + w / 2, top, w - 80, " ".join(lines), "text", 17, INK, "c", lead=1.28, name="luck")
    columns = 1 if len(review.deals) <= 5 else 2
    shown = review.deals[-2 * MOST_DEALS :]
    per = math.ceil(len(shown) / columns) or 1
    room = y + h - 20 - base
    step = min(34.0 * board.growth, room / (per + 1))
    if step < 17 * board.growth:
        board.misfits.append("luck")
    size = min(17.0, step * 0.62 / board.growth)
    for column in range(columns):
        left, wide = x + 40 + column * (w - 60) / columns, (w - 80) / columns - 20
        heads = ((0.0, _("deal"), "l"), (0.55, _("played"), "r"), (1.0, _("par"), "r"))
        for part, head, align in heads:
            board.say(left + wide * part, base + step * 0.6, head, "italic", size * 0.94, MUTE, align, quiet=True)
        for row, deal in enumerate(shown[column * per : (column + 1) * per]):
            line = base + step * (row + 1.6)
            played = _points(deal.made, side)
            par_text = _points(deal.par, side) if deal.par is not None else "–"
            board.say(left, line, str(deal.deal_no), "number", size, quiet=True)
            board.say(left + wide * 0.55, line, played, "number", size, align="r", quiet=True)
            board.say(left + wide, line, par_text, "number", size, GREEN_FIGURE, "r", quiet=True)
            said = _("Deal {n}: played {made}, par {par}").format(n=deal.deal_no, made=played, par=par_text)
            board.text_element(left, line - step * 0.7, wide, step * 0.9, said, f"deal:{deal.deal_no}")


def _luck_sum(review: Review, side: int) -> list[str]:
    """What the cards brought, what the player's moves lost, and what is left: the three add up to the result."""
    solved = [deal for deal in review.deals if deal.par is not None]
    if not solved:
        told = _("Your moves lost {points} points a deal.").format(points=number_text(review.worth_per_deal, 1))
        return [_("Par can be worked out only for two players."), told] if review.deals else [told]
    par = sum(_lead(deal.par, side) for deal in solved if deal.par is not None)
    made = sum(_lead(deal.made, side) for deal in solved)
    numbers = [deal.deal_no for deal in solved]
    moves = [move for move in review.moves if move.deal_no in numbers]
    lost = round(sum(max(0.0, move.best.expected - move.chosen.expected) for move in moves), 1)
    others = made - par + lost
    words = _(
        "The cards alone: {par}. Your moves: {own}. The others' moves, and cards that lay hidden: {others}."
        " As it was played: {made}."
    )
    shown = {"own": number_text(-lost, 1, signed=True), "others": number_text(others, 1, signed=True)}
    return [words.format(par=number_text(par, signed=True), made=number_text(made, signed=True), **shown)]


def _lead(points: tuple[int, ...], side: int) -> float:
    others = [value for number, value in enumerate(points) if number != side]
    return points[side] - sum(others) / max(1, len(others))


def _points(points: tuple[int, ...], side: int) -> str:
    return " : ".join([str(points[side]), *(str(value) for number, value in enumerate(points) if number != side)])
