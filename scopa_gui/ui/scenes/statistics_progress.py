"""The first page of the statistics: the course of the rating, results, families, and what happens at the table."""

from __future__ import annotations

import math
from functools import partial
from typing import TYPE_CHECKING

from scopa_gui.game.dates import moment, month_name
from scopa_gui.game.i18n import _, ngettext, pgettext
from scopa_gui.game.numbers import number_text, percent_text
from scopa_gui.game.ratings import START, band
from scopa_gui.game.statistics import Tally
from scopa_gui.game.texts import bot_name
from scopa_gui.ui.deck import BACK
from scopa_gui.ui.element import Element, Role
from scopa_gui.ui.faces import face_of
from scopa_gui.ui.paint import graph
from scopa_gui.ui.paint.palette import (
    BLUE,
    DARK_GOLD,
    GOLD,
    GREEN,
    GREEN_FIGURE,
    INK,
    MUTE,
    RED,
    RED_FIGURE,
    RGB,
)
from scopa_gui.ui.scenes.board import Board, Placed
from scopa_gui.ui.scenes.cards import ornament
from scopa_gui.ui.scenes.statistics_pictures import bake_bar, bake_course, bake_tally, tally_width
from scopa_gui.ui.scenes.variants import family_icon, family_name

if TYPE_CHECKING:
    from scopa_gui.ui.scenes.statistics_page import Statistics

DASH = "–"
"""Stands where nothing has been counted yet."""
OPPONENTS = ("rookie", "amateur", "pro")
MOST_POINTS = 60
MOST_TALLIED = 40
WIDE = 488.0
"""Width of the course of the rating."""
STANDING, STANDING_W = 692.0, 124.0
"""The middle of the rating in figures beside it, and its width."""
STEP = 50
LABEL_W = 168.0
"""Width of what a figure counts, under its picture."""
BELOW = 8.0
"""How far a Scale reaches below its lowest line."""
LEAST_STEP = 33.0
_BARS: tuple[RGB, ...] = (GOLD, RED, BLUE, GREEN, DARK_GOLD)


def share_text(share: float | None) -> str:
    """A share in per cent, or a dash."""
    return DASH if share is None else percent_text(share)


def house_name(family: str) -> str:
    """The name of a family, house rules included."""
    return _("House rules") if family == "house" else family_name(family)


def compose_progress(board: Board, page: Statistics) -> None:
    """Four plaques."""
    compose_rating(board, page)
    compose_won_and_lost(board, page)
    compose_families(board, page)
    compose_table(board, page)


# ---- the rating


def compose_rating(board: Board, page: Statistics) -> None:
    """The rating and its course."""
    board.plaque(44, 88, 732, 322, 16)
    title = _("Your rating")
    if page.family is not None:
        title = _("Your rating: {family}").format(family=house_name(page.family))
    board.ribbon(410, 60, title, "red", 28)
    found = page.progress.course(page.family)
    values = [START, *(value for _number, value in found)]
    numbers = [0, *(number for number, _value in found)]
    best = max(values)
    left, top, bottom = 128.0, 126.0, 358.0 - 10 * (board.growth - 1)
    if found:
        kept = _thinned(len(values))
        shown = [values[place] for place in kept]
        low, high = _range(values)
        place = graph.Scale(WIDE, bottom - top + BELOW, len(shown) - 1, low, high)
        key = ("course", tuple(shown), place.w, place.h, low, high)
        painter = board.painter
        board.step = 1
        board.still(lambda: painter.keep(key, lambda: bake_course(shown, place, painter.scale)), left, top)
        board.step = 0
        for mark in graph.ticks(low, high):
            board.say(left - 14, top + place.y(mark) + 6, str(mark), "text", 17, MUTE, "r", quiet=True)
        _months(board, page, [numbers[place] for place in kept], place, (left, bottom))
        matches = ngettext("after {n} rated match", "after {n} rated matches", len(found)).format(n=len(found))
        says = _("The course of your rating: {rating} {matches}, best {best}").format(
            rating=round(values[-1]), matches=matches, best=round(best)
        )
        board.text_element(left, top, WIDE, bottom - top, says, "course")
    else:
        words = _("Your first rated match will begin this line. Everybody starts at {rating}.")
        board.paragraph(
            left + 244, 230, 420, words.format(rating=round(START)), "italic", 20, MUTE, "c", name="no_rating"
        )
    _standing(board, values[-1], best if found else None)


def _standing(board: Board, rating: float, best: float | None) -> None:
    """The rating in large figures, its title, and the wreath."""
    grown = board.growth
    board.say(STANDING, 184, str(round(rating)), "number", 40, INK, "c", fixed=True, name="rating")
    name = _(band(rating).title)
    board.say(STANDING, 190 + 24 * grown, name, "head", 22, INK, "c", width=STANDING_W, name="title")
    board.say(STANDING, 190 + 42 * grown, _("your title"), "italic", 15, MUTE, "c", width=STANDING_W, name="whose")
    side = 112.0 if grown < 1.25 else 76.0
    middle = 196 + 42 * grown + side * 0.62
    board.still(lambda: board.painter.laurel(round(side * board.scale)), STANDING, middle)
    board.icon("coin", STANDING, middle, side * 0.56)
    words = _("best {rating}").format(rating=DASH if best is None else round(best))
    board.say(STANDING, 386, words, "plain", 17, MUTE, "c", width=STANDING_W, name="best")


def _range(values: list[float]) -> tuple[float, float]:
    low = math.floor((min(values) - 8) / STEP) * STEP
    high = math.ceil((max(values) + 8) / STEP) * STEP
    return float(low), float(max(high, low + 2 * STEP))


def _thinned(count: int) -> list[int]:
    """Places of at most `MOST_POINTS` points, evenly chosen, the first and the last among them."""
    if count <= MOST_POINTS:
        return list(range(count))
    return [round(place * (count - 1) / (MOST_POINTS - 1)) for place in range(MOST_POINTS)]


def _months(
    board: Board, page: Statistics, numbers: list[int], place: graph.Scale, corner: tuple[float, float]
) -> None:
    """The name of each month where it begins, the first one under the start, as far as there is room."""
    left, bottom = corner
    before, free = None, -1e9
    for number, match in enumerate(numbers):
        begun = moment(page.days.get(match, ""))
        if begun is None or (begun.year, begun.month) == before:
            continue
        name = month_name(begun.month)
        x = left + place.x(0 if before is None else number)
        width = board.wide(name, "text", 16)
        if x - width / 2 > free and x + width / 2 < left + place.w + 12:
            board.say(x, bottom + 12 + 17 * board.growth, name, "text", 16, MUTE, "c", quiet=True)
            free = x + width / 2 + 14
        before = (begun.year, begun.month)


# ---- won and lost


def compose_won_and_lost(board: Board, page: Statistics) -> None:
    """Tallies against each opponent."""
    board.plaque(812, 88, 424, 322, 16)
    board.ribbon(1022, 60, _("Won and lost"), "green", 28)
    tallies = page.progress.by_opponent
    most = max([tallies[kind].won for kind in OPPONENTS if kind in tallies] + [0])
    most = max([tallies[kind].lost for kind in OPPONENTS if kind in tallies] + [most])
    for place, kind in enumerate(OPPONENTS):
        _opponent(board, kind, tallies.get(kind, Tally()), 126 + place * 92, most)


def _opponent(board: Board, kind: str, tally: Tally, top: float, most: int) -> None:
    """Portrait, then a line for the won matches and one for the lost ones."""
    pixels = round(84 * board.scale)
    board.still(lambda: board.painter.portrait(face_of(kind), "calm", pixels), 872, top + 42)
    shared = ngettext("{n} shared", "{n} shared", tally.shared).format(n=tally.shared) if tally.shared else ""
    words = _("{name}: {won} won, {lost} lost").format(name=bot_name(kind), won=tally.won, lost=tally.lost)
    board.text_element(836, top, 380, 84, ", ".join(filter(None, (words, shared))), f"opponent:{kind}")
    won, lost = pgettext("how many matches", "won"), pgettext("how many matches", "lost")
    label = max(board.wide(word, "italic", 17) for word in (won, lost)) + 18
    for line, (word, count, ink) in enumerate(
        (
            (won, tally.won, GREEN_FIGURE),
            (lost, tally.lost, RED_FIGURE),
        )
    ):
        base = top + 30 + line * 42
        board.say(924, base, word, "italic", 17, MUTE, quiet=True)
        _tally(board, count, 924 + label, base - 19, 1150 - 924 - label, most)
        figure = str(count) if tally.played else DASH
        board.say(1206, base + 2, figure, "number", 24, ink if tally.played else MUTE, "r", fixed=True, quiet=True)
    if label > 110:
        board.misfits.append("page")


def _tally(board: Board, count: int, x: float, y: float, width: float, most: int) -> None:
    """Strokes, or where there are too many, bars to one measure."""
    painter = board.painter
    if count == 0:
        return
    if most > MOST_TALLIED or tally_width(most) * 0.62 > width:
        long = max(10.0, width * count / most)
        bar = ("bar", round(long), 18, GOLD)
        board.still(lambda: painter.keep(bar, lambda: bake_bar(long, 18, GOLD, painter.scale)), x, y + 13)
        return
    key = ("tally", count, round(width), most)
    squeezed = width * min(1.0, tally_width(count) / tally_width(most)) if tally_width(most) > width else width
    board.still(lambda: painter.keep(key, lambda: bake_tally(count, squeezed, INK, painter.scale)), x, y)


# ---- families


def compose_families(board: Board, page: Statistics) -> None:
    """Matches of each family as bars; a click shows its rating."""
    board.plaque(44, 446, 392, 250, 16)
    board.ribbon(240, 418, _("By family"), "blue", 28)
    tallies = sorted(page.progress.by_family.items(), key=lambda item: -item[1].played)
    if not tallies:
        board.say(240, 580, DASH, "number", 28, MUTE, "c", name="no_family")
        return
    step = 46.0 * (1 + (board.growth - 1) * 0.8)
    rows = tallies[: max(4, int(200 / (LEAST_STEP * board.growth)))]
    step = min(step, 200 / len(rows))
    if step < LEAST_STEP * board.growth:
        board.misfits.append("page")
    labels = max(board.wide(house_name(family), "text", 19) for family, _tally in rows)
    start = 108 + min(labels, 150) + 16
    for place, (family, tally) in enumerate(rows):
        _family(board, page, family, tally, (482 + place * step, step), start, place, rows[0][1].played)


def _family(
    board: Board,
    page: Statistics,
    family: str,
    tally: Tally,
    line: tuple[float, float],
    start: float,
    place: int,
    most: int,
) -> None:
    top, step = line
    painter = board.painter
    middle = top + step / 2
    name = house_name(family)
    if board.wide(name, "text", 19) > start - 112:
        board.misfits.append(name)
    rating = page.progress.family_ratings.get(family)
    matches = ngettext("{n} match", "{n} matches", tally.played).format(n=tally.played)
    says = f"{name}: {matches}"
    if rating is not None:
        says += ", " + _("rating {rating}").format(rating=round(rating))
    box = board.rect(58, top + 1, 364, step - 2)
    chosen = page.family == family
    act = partial(page.show_family, family) if rating is not None else None
    element = Element(f"family:{family}", Role.TAB, says, box, act, rating is not None, selected=chosen)
    room = 364 - start
    long = max(12.0, room * tally.played / max(1, most))
    ink = _BARS[place % len(_BARS)]
    figure = str(tally.played)
    left, base = board.px(108, middle + 6 * board.growth)
    right = board.px(410, middle)[0]
    bar = (board.px(start, middle), ("bar", round(long), 16, ink))
    icon = None if family == "house" else family_icon(family)
    side = painter.px(30)

    def look(state: str) -> list[Placed]:
        placed: list[Placed] = []
        if chosen:
            placed.append((painter.band(box.w, box.h), box.x, box.y))
        colour = RED if state in ("hover", "down") and not chosen else INK
        if icon is not None:
            x, y = board.px(82, middle)
            placed.append((painter.icon(icon, side), x - side / 2, y - side / 2))
        placed.append((painter.text(name, "text", 19, colour), left, base))
        placed.append((painter.keep(bar[1], lambda: bake_bar(long, 16, ink, painter.scale)), *bar[0]))
        words = painter.text(figure, "number", 22)
        placed.append((words, right - words.width, base))
        return placed

    board.widget(element, look, 8.0)


# ---- at the table


def compose_table(board: Board, page: Statistics) -> None:
    """Settebello, sweeps and primes, and how much was played."""
    found = page.progress
    board.plaque(470, 446, 766, 250, 16)
    board.ribbon(853, 418, _("At the table"), "red", 28)
    deals = ngettext("of {n} deal", "of {n} deals", found.deals).format(n=found.deals)
    sweeps = DASH if found.sweeps_a_match is None else number_text(found.sweeps_a_match, 1)
    middle = 552.0 - 20 * (board.growth - 1)
    board.step = 2
    ornament(board, "7d", 574, middle, 84, 4, 4)
    for code, dx, dy, angle in ((BACK, 0, 8, 0), ("3s", -4, -18, 90), ("2b", 4, 5, 90), ("6s", 0, 28, 90)):
        ornament(board, code, 770 + dx, middle + dy, 64, angle, 3)
    for number, code in enumerate(("7d", "6c", "As", "5b")):
        ornament(board, code, 916 + 33 * number, middle + abs(number - 1.5) * 3, 60, (number - 1.5) * 4, 3)
    board.step = 0
    for cx, badge, word, tone, lines in (
        (574.0, (628.0, 506.0), share_text(found.settebello_share), "red", (_("settebellos taken"), deals)),
        (770.0, (832.0, 506.0), sweeps, "green", (_("points from sweeps"), _("in a match"))),
        (966.0, (1040.0, 506.0), share_text(found.prime_share), "blue", (_("primes won"), deals)),
    ):
        y = badge[1] - 20 * (board.growth - 1)
        board.step = 2
        board.still(partial(board.painter.coin, word, 27, tone), badge[0], y)
        board.step = 0
        _labels(board, cx, lines, word)
    _totals(board, page)


def _labels(board: Board, cx: float, lines: tuple[str, str], word: str) -> None:
    """What a figure counts, in two lines under its picture."""
    grown = board.growth
    base = 676 - 20 * grown
    board.say(cx, base, lines[0], "text", 16, INK, "c", width=LABEL_W, quiet=True)
    board.say(cx, base + 19 * grown, lines[1], "italic", 15, MUTE, "c", width=LABEL_W, quiet=True)
    board.text_element(cx - 95, base - 18 * grown, 190, 40 * grown, f"{lines[0]} {lines[1]}: {word}")


def _totals(board: Board, page: Statistics) -> None:
    """How many matches and deals are counted here."""
    played, deals, grown = page.progress.all.played, page.progress.deals, board.growth
    rows = (
        (played, ngettext("match", "matches", played), "matches"),
        (deals, ngettext("deal counted", "deals counted", deals), "deals"),
    )
    for (count, word, name), y in zip(rows, (530.0, 620.0), strict=True):
        figure = str(count) if played else DASH
        board.say(1144, y, figure, "number", 38, INK, "c", fixed=True, quiet=True)
        board.paragraph(1144, y + 6 + 17 * grown, 144, word, "text", 17, INK, "c", lead=1.08, quiet=True)
        board.text_element(1070, y - 32, 148, 38 + 22 * grown, f"{figure} {word}", name)
