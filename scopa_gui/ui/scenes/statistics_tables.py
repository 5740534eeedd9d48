"""Further pages of the statistics: results by variant and opponent, points by kind, achievements."""

from __future__ import annotations

import math
from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING

from scopa_gui.game.dates import day_text
from scopa_gui.game.i18n import N_, _, ngettext, pgettext
from scopa_gui.game.numbers import number_text
from scopa_gui.game.statistics import ACHIEVEMENTS, Tally
from scopa_gui.game.texts import bot_name, preset_name
from scopa_gui.ui.faces import face_of
from scopa_gui.ui.paint.palette import BLUE, DARK_GOLD, GOLD, GREEN, INK, MUTE, RED, RED_FIGURE, RGB
from scopa_gui.ui.scenes.board import Board
from scopa_gui.ui.scenes.cards import ornament
from scopa_gui.ui.scenes.statistics_pictures import bake_bar
from scopa_gui.ui.scenes.statistics_progress import DASH, share_text

if TYPE_CHECKING:
    from scopa_gui.ui.scenes.history_list import ListView
    from scopa_gui.ui.scenes.statistics_page import Statistics

ROW = 44.0
BAR_ROOM = 40.0
"""What the bar of a table that is scrolled takes of its width."""
NO_BREAK = "\u00a0"
"""Keeps a number and what is counted on one line."""
TABLE_TOP = 44.0
"""How far below the edge of its plaque a table begins."""
_KINDS: tuple[tuple[str, str, str], ...] = (
    ("sweeps", N_("Sweeps"), "broom"),
    ("cards", N_("Most cards"), "cards"),
    ("coins", N_("Most coins"), "coin"),
    ("settebello", N_("Settebello"), "7d"),
    ("prime", N_("Primes"), "prime"),
    ("declared", N_("Declared hands"), "star"),
)
"""Kinds of points with their own line; runs and bonuses are told together after them."""
_OTHERS = ("re_bello", "napola", "scaletta_bassa", "scaletta_alta", "piccola", "grande", "penalty")
_INKS: tuple[RGB, ...] = (RED, GREEN, GOLD, GOLD, BLUE, DARK_GOLD, GREEN)


# ---- results


def compose_results(board: Board, page: Statistics) -> None:
    """Two tables side by side, and what they count; where the page is scrolled, as high as they need to be."""
    if not board.narrow:
        compose_variants(board, page, 612)
        compose_opponents(board, page, 612, 380)
        board.rule(730, 522, 486, hard=True, gem=RED)
        _counted(board, page, 540)
        return
    found = page.progress
    compose_variants(board, page, TABLE_TOP + _table_height(board, len(found.by_variant), faces=False) + 28)
    table = _table_height(board, len(found.by_opponent), faces=True)
    rule = 84 + TABLE_TOP + table + 16
    bottom = rule + 18 + _counted_height(board, page)
    compose_opponents(board, page, bottom + 20 - 84, table)
    board.rule(730, rule, 486, hard=True, gem=RED)
    _counted(board, page, rule + 18, bottom)


def compose_variants(board: Board, page: Statistics, h: float) -> None:
    """The plaque of the variants, so high."""
    board.plaque(40, 84, 640, h, 16)
    board.ribbon(360, 58, _("By variant"), "blue", 28)
    variants = sorted(page.progress.by_variant.items(), key=lambda item: (-item[1].played, item[0]))
    named = [(preset_name(None if name == "house" else name), tally) for name, tally in variants]
    _table(board, page.lists["variants"], named, (64, 84 + TABLE_TOP, 600, h - 60), [])


def compose_opponents(board: Board, page: Statistics, h: float, most: float) -> None:
    """The plaque of the opponents, so high; the table takes `most` of it, from the top."""
    board.plaque(706, 84, 534, h, 16)
    board.ribbon(973, 58, _("By opponent"), "green", 28)
    opponents = sorted(page.progress.by_opponent.items(), key=lambda item: (-item[1].played, item[0]))
    faces = [face_of(kind) for kind, _tally in opponents]
    people = [(_("people") if kind == "human" else bot_name(kind), tally) for kind, tally in opponents]
    _table(board, page.lists["opponents"], people, (730, 84 + TABLE_TOP, 494, most), faces)


def _table_height(board: Board, rows: int, *, faces: bool) -> float:
    """How high a table of all its rows is."""
    return 32 * board.growth + _row_step(board, faces=faces) * max(rows, 2)


def _row_step(board: Board, *, faces: bool) -> float:
    return (56.0 if faces else ROW) * max(1.0, 0.82 * board.growth)


def _table(
    board: Board,
    view: ListView,
    rows: Sequence[tuple[str, Tally]],
    area: tuple[float, float, float, float],
    faces: Sequence[str],
) -> None:
    """Name, played, won, lost, share won; the list scrolls if it is long."""
    x, y, w, h = area
    grown = board.growth
    step = _row_step(board, faces=bool(faces))
    scrolled = len(rows) > math.floor((h - 32 * grown + 1) / step)
    wide = w - (BAR_ROOM if scrolled else 8.0)
    heads = (
        pgettext("how many matches", "played"),
        pgettext("how many matches", "won"),
        pgettext("how many matches", "lost"),
        _("won of all"),
    )
    widths = [max(44.0, board.wide(head, "italic", 15)) + 14 for head in heads]
    columns = [x + wide - 4 - sum(widths[place + 1 :]) for place in range(len(heads))]
    for cx, head in zip(columns, heads, strict=True):
        board.say(cx, y + 18 * grown, head, "italic", 15, MUTE, "r")
    board.rule(x, y + 28 * grown, wide, hard=True)
    top = y + 32 * grown
    left = x + (64 if faces else 6)
    first = max((board.wide(str(tally.played), "bold", 18) for _name, tally in rows), default=0.0)
    room = columns[0] - first - 14 - left
    for row in view.place(board, (x, top, w, h - 32 * grown), step, len(rows)):
        name, tally = rows[row]
        middle = top + (row - view.first + 0.5) * step
        base = middle + 7 * grown
        if faces:
            board.face(faces[row], x + 26, middle, 40)
        _name(board, name, left, middle, room)
        figures = (str(tally.played), str(tally.won), str(tally.lost), share_text(tally.rate))
        for cx, figure, ink in zip(columns, figures, (INK, INK, INK, RED_FIGURE), strict=True):
            board.say(cx, base, figure, "bold", 18, ink, "r", quiet=True)
        told = zip(heads, figures, strict=True)
        says = f"{name}: " + ", ".join(f"{head} {figure}" for head, figure in told)
        board.text_element(x, middle - step / 2 + 1, wide, step - 2, says)
        if row + 1 < len(rows):
            board.rule(x, middle + step / 2, wide)
    if not rows:
        words = _("No match is finished yet. Finished matches are counted here.")
        board.paragraph(
            x + wide / 2, top + 40, wide - 60, words, "italic", 18, MUTE, "c", bottom=y + h, name=f"empty:{x:.0f}"
        )


def _name(board: Board, name: str, x: float, middle: float, room: float) -> None:
    """A name on one line, or on two smaller ones."""
    size = 18.0 if len(board.painter.wrap(name, "text", 18, room * board.scale)) == 1 else 16.0
    lines = board.painter.wrap(name, "text", size, room * board.scale)
    if len(lines) > 2 or any(board.wide(line, "text", size) > room for line in lines):
        board.misfits.append(name)
    tall = size * board.growth
    first = middle + tall * 0.36 - (len(lines) - 1) * tall * 0.52
    board.paragraph(x, first, room, name, "text", size, INK, lead=1.04, quiet=True)


def _counted(board: Board, page: Statistics, top: float, bottom: float = 684) -> None:
    """What is counted on this page and what is not."""
    counted, rest = _counted_words(page)
    base = top + 16 * board.growth
    y = board.paragraph(973, base, 440, counted, "bold", 17, INK, "c", lead=1.25, name="counted")
    board.paragraph(973, y + 4, 440, rest, "italic", 16, MUTE, "c", lead=1.22, bottom=bottom, name="what")


def _counted_height(board: Board, page: Statistics) -> float:
    counted, rest = _counted_words(page)
    tall = board.height_of(counted, "bold", 17, 440, 1.25) + board.height_of(rest, "italic", 16, 440, 1.22)
    return tall + 20 * board.growth


def _counted_words(page: Statistics) -> tuple[str, str]:
    found = page.progress.all
    words = [ngettext("{n} finished match", "{n} finished matches", found.played).format(n=found.played)]
    if found.shared:
        words.append(ngettext("{n} of them shared", "{n} of them shared", found.shared).format(n=found.shared))
    if page.resigned:
        words.append(ngettext("{n} resigned", "{n} resigned", page.resigned).format(n=page.resigned))
    if page.open:
        words.append(ngettext("{n} still open", "{n} still open", page.open).format(n=page.open))
    rest = _("Finished matches with one person at the table are counted, rated or not.")
    return " · ".join(word.replace(" ", NO_BREAK) for word in words), rest


# ---- points


def compose_points(board: Board, page: Statistics) -> None:
    """A bar for each kind of points, and sweeps made and given."""
    compose_kinds(board, page, 0, len(_KINDS) + 1)
    board.plaque(826, 84, 414, 612, 16)
    board.ribbon(1033, 58, _("Made and given"), "green", 28)
    _made_and_given(board, page, 384)
    board.rule(866, 392, 334, hard=True, gem=RED)
    _shares(board, page, 462)


def compose_kinds(board: Board, page: Statistics, first: int, last: int) -> None:
    """The plaque with the kinds of points from number ``first`` to before ``last``."""
    points = page.progress.points
    rows = [(kind, _(label), icon, points[kind]) for kind, label, icon in _KINDS]
    rows.append(("others", _("Runs, kings, penalties"), "crown", sum(points[kind] for kind in _OTHERS)))
    step = 552 / len(rows)
    board.plaque(40, 84, 760, step * (last - first) + 60, 16)
    board.ribbon(420, 58, _("Your points by kind"), "red", 28)
    deals, grown = page.progress.deals, board.growth
    most = max(1, *(count for *_rest, count in rows))
    start = 112 + max(board.wide(label, "text", 19) for _kind, label, _icon, _count in rows) + 18
    eaches = [DASH if not deals else _("{n} a deal").format(n=number_text(count / deals, 2)) for *_rest, count in rows]
    room = min(640.0, 772 - max(board.wide(each, "italic", 15) for each in eaches) - 14) - start
    if room < 120:
        board.misfits.append("page")
    for number, (kind, label, icon, count) in enumerate(rows[first:last]):
        middle = 120 + step * (number + 0.5)
        if icon == "7d":
            ornament(board, "7d", 84, middle, 28, 0, 2)
        else:
            board.icon(icon, 84, middle, 44)
        board.say(112, middle + 6 * grown, label, "text", 19, INK, quiet=True)
        if count > 0:
            _bar(board, start, middle, max(12.0, room * count / most), 22, _INKS[first + number])
        each = eaches[first + number]
        board.say(772, middle + 2, str(count) if deals else DASH, "number", 24, INK, "r", fixed=True, quiet=True)
        board.say(772, middle + 5 + 15 * grown, each, "italic", 15, MUTE, "r", quiet=True)
        says = f"{label}: {ngettext('{n} point', '{n} points', count).format(n=count)}, {each}"
        board.text_element(60, middle - step / 2 + 1, 716, step - 2, says, f"points:{kind}")


def _bar(board: Board, x: float, y: float, long: float, tall: float, ink: RGB) -> None:
    painter = board.painter
    key = ("bar", round(long), tall, ink)
    board.still(lambda: painter.keep(key, lambda: bake_bar(long, tall, ink, painter.scale)), x, y)


def _made_and_given(board: Board, page: Statistics, bottom: float) -> None:
    """Points from sweeps on both sides."""
    found, grown = page.progress, board.growth
    known = found.deals > 0
    for cx, count, label, name, ink in (
        (936.0, found.points["sweeps"], _("points from your sweeps"), "made", GREEN),
        (1130.0, found.sweep_points_given, _("points from sweeps against you"), "given", RED),
    ):
        board.icon("broom", cx, 160, 76)
        board.say(cx, 246, str(count) if known else DASH, "number", 46, ink, "c", fixed=True, quiet=True)
        after = board.paragraph(cx, 254 + 18 * grown, 176, label, "text", 16, INK, "c", lead=1.18, quiet=True)
        board.text_element(cx - 90, 120, 180, bottom - 124, f"{label}: {count if known else DASH}", name)
        if after > bottom:
            board.misfits.append(label)


def _shares(board: Board, page: Statistics, top: float) -> None:
    """Settebello and primes as shares of the deals."""
    found = page.progress
    deals = ngettext("of {n} deal", "of {n} deals", found.deals).format(n=found.deals)
    for y, word, tone, label in (
        (top, share_text(found.settebello_share), "red", _("settebellos taken")),
        (top + 116, share_text(found.prime_share), "blue", _("primes won")),
    ):
        if tone == "red":
            ornament(board, "7d", 896, y + 6, 58, 5, 3)
        else:
            for number, code in enumerate(("7d", "6c", "As", "5b")):
                ornament(board, code, 872 + 16 * number, y + 6, 44, (number - 1.5) * 5, 2)
        board.still(partial(board.painter.coin, word, 30, tone), 984, y)
        after = board.paragraph(1028, y - 2, 186, label, "text", 18, lead=1.15)
        board.say(1028, after, deals, "italic", 16, MUTE, width=186)


# ---- achievements


def compose_achievements(board: Board, page: Statistics) -> None:
    """Seals in two columns, or one, those reached with the day on which they were."""
    count = len(ACHIEVEMENTS)
    half = count if board.narrow else (count + 1) // 2
    wide = 612.0 if board.narrow else 1200.0
    step = 100.0 if board.narrow else 520 / half
    board.plaque(40, 84, wide, half * step + 92, 16)
    board.ribbon(40 + wide / 2, 58, _("Achievements"), "gold", 28)
    _column(board, page, (76, 540), step, 0, half)
    _column(board, page, (660, 540), step, half, count)
    done = _("{n} of {all} reached").format(n=len(page.progress.achievements), all=count)
    board.say(40 + wide / 2, 151 + half * step, done, "italic", 17, MUTE, "c", name="reached")


def _column(board: Board, page: Statistics, place: tuple[float, float], step: float, first: int, last: int) -> None:
    """Achievements below one another, at (left, width)."""
    for row, name in enumerate(list(ACHIEVEMENTS)[first:last]):
        _achievement(board, page, name, (place[0], 124 + row * step, place[1], step))
        if first + row + 1 < last:
            board.rule(place[0], 124 + (row + 1) * step, place[1])


def _achievement(board: Board, page: Statistics, name: str, area: tuple[float, float, float, float]) -> None:
    x, y, w, h = area
    match = page.progress.achievements.get(name)
    label = _(ACHIEVEMENTS[name])
    painter, grown = board.painter, board.growth
    middle = y + h / 2
    if match is None:
        board.still(lambda: painter.hollow(26), x + 34, middle)
        second = _("not yet")
    else:
        board.still(lambda: painter.laurel(round(82 * board.scale)), x + 34, middle)
        board.icon("star", x + 34, middle - 2, 44)
        second = _("reached on {day}").format(day=day_text(page.days.get(match, "")))
    size, room = 20.0, w - 96
    lines = board.painter.wrap(label, "head", size, room * board.scale)
    if len(lines) > 2:
        board.misfits.append(label)
    tall = (len(lines) * size * 1.12 + 20) * grown
    if tall > h - 8:
        board.misfits.append(label)
    base = middle - tall / 2 + size * grown * 0.86
    after = board.paragraph(x + 88, base, room, label, "head", size, INK if match else MUTE, lead=1.12)
    board.say(x + 88, after - 2, second, "italic", 16, MUTE, width=room)
