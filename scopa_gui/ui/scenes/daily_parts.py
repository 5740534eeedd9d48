"""Parts of the page of the day: the invitation, the comparison, and the list of the last days."""

from __future__ import annotations

from datetime import date
from typing import TYPE_CHECKING

from scopa_gui.game.daily import Attempt, Comparison
from scopa_gui.game.dates import date_text, day_month_text
from scopa_gui.game.i18n import _, ngettext
from scopa_gui.game.numbers import number_text
from scopa_gui.game.texts import bot_name, brief_name
from scopa_gui.ui.paint.palette import BLUE_FIGURE, GOLD, INK, MUTE, RED, RED_FIGURE
from scopa_gui.ui.scenes.board import Board
from scopa_gui.ui.scenes.cards import ornament
from scopa_gui.ui.scenes.history_base import size_for

if TYPE_CHECKING:
    from scopa_gui.ui.scenes.daily_page import Daily

LEFT, MIDDLE, ROOM = 84.0, 360.0, 552.0
FAN = ("5c", "Cs", "7d", "Fb", "2s")


def compose_invitation(board: Board, page: Daily) -> None:
    """The day, the opponent, and what it is about."""
    lower = 20 * (board.growth - 1)
    board.say(MIDDLE, 156 + lower, date_text(page.day), "display", 34, INK, "c", width=ROOM, fixed=True, name="day")
    pixels = round(150 * board.scale)
    board.still(lambda: board.painter.portrait("mammone", "calm", pixels), 166, 266 + lower)
    words = _("One deal of Scopa against {name}, with the same cards for everybody in the world.")
    y = board.paragraph(
        270, 214 + lower, 366, words.format(name=bot_name("pro")), "plain", 20, lead=1.3, name="what"
    ) + 10 * board.growth  # fmt: skip
    words = _("Your first try counts, and is played without help.")
    y = board.paragraph(270, y, 366, words, "bold", 20, lead=1.3, name="counts")
    y = max(y, 372 + lower) + 10 * board.growth
    words = _("Afterwards he plays the deal once more with your cards, and you see who made more of them.")
    after = board.paragraph(LEFT, y, ROOM, words, "plain", 20, lead=1.3, bottom=674, name="after")
    if page.open_try is not None:
        words = _("You are in the middle of it.")
        after = board.paragraph(LEFT, after, ROOM, words, "italic", 20, MUTE, lead=1.3, bottom=674, name="open")
    if after < 500:
        _fan(board, 572)


def _fan(board: Board, cy: float) -> None:
    """Five cards as an ornament, which may come late."""
    board.step = 1
    for place, code in enumerate(FAN):
        turn = (place - 2) * 9.0
        ornament(board, code, MIDDLE + (place - 2) * 78, cy + (place - 2) ** 2 * 4.0, 96, turn, 5)
    board.step = 0


def compose_comparison(board: Board, page: Daily, counted: Attempt) -> None:
    """Two lines with the points of the deal, and who made more of the cards."""
    lower = 20 * (board.growth - 1)
    board.say(MIDDLE, 156 + lower, date_text(page.day), "display", 34, INK, "c", width=ROOM, fixed=True, name="day")
    assert counted.points is not None
    strong = page.strong(page.day)
    mine = Comparison(*counted.points)
    told = strong.difference if strong is not None else None
    ahead = None if told is None else (mine.difference > told) - (mine.difference < told)
    name = bot_name("pro")
    _line(board, (190 + lower, "you"), _("You"), mine, _mood(ahead), ahead == 1)
    words = _("{name} with your cards").format(name=name)
    _line(board, (318 + lower, "mammone"), words, strong, _mood(None if ahead is None else -ahead), ahead == -1)
    board.rule(LEFT, 452 + lower, ROOM, hard=True, gem=RED, taper=True)
    y = 452 + lower + 46 * board.growth
    if strong is None:
        words = _("He is still playing your cards.")
        board.paragraph(MIDDLE, y, ROOM, words, "italic", 21, MUTE, "c", lead=1.25, name="verdict")
        return
    y = board.paragraph(
        MIDDLE,
        y,
        ROOM,
        _verdict(mine.difference, strong.difference),
        "head",
        23,
        INK,
        "c",
        lead=1.2,
        bottom=674,
        name="verdict",
    )
    notes = []
    if counted.helped:
        notes.append(_("Something was taken back in this try."))
    if len(page.tries[page.day]) > 1:
        notes.append(_("Only your first try counts; the others are for fun."))
    for note in notes:
        y = board.paragraph(
            MIDDLE, y + 4, ROOM, note, "italic", 18, MUTE, "c", lead=1.25, bottom=676, name=f"note:{y:.0f}"
        )
    if y < 520:
        _fan(board, 584)


def _verdict(own: int, his: int) -> str:
    """Who made more of the cards: the leads are compared, each side's points less the other's."""
    if own > his:
        text = ngettext(
            "You did {n} point better with these cards: {own} for you, {his} for him.",
            "You did {n} points better with these cards: {own} for you, {his} for him.",
            own - his,
        )
    elif own < his:
        text = ngettext(
            "He did {n} point better with your cards: {his} for him, {own} for you.",
            "He did {n} points better with your cards: {his} for him, {own} for you.",
            his - own,
        )
    else:
        text = _("You did as well with these cards as he did: {own} each.")
    leads = {"own": number_text(own, signed=True), "his": number_text(his, signed=True)}
    return text.format(n=abs(own - his), **leads)


def _mood(ahead: int | None) -> str:
    return "calm" if not ahead else "glad" if ahead > 0 else "sad"


def _line(board: Board, place: tuple[float, str], name: str, points: Comparison | None, mood: str, best: bool) -> None:
    """Portrait, name and points of one of the two who held the cards."""
    top, face = place
    middle = top + 62
    if best:
        board.still(lambda: board.painter.laurel(round(136 * board.scale)), 148, middle + 2)
    board.face(face, 148, middle, 84, mood=mood)
    lines = board.painter.wrap(name, "head", 22, 236 * board.scale)
    if len(lines) > 3:
        board.misfits.append(name)
    step = 22 * 1.12 * board.growth
    base = middle + 7 * board.growth - (len(lines) - 1) * step / 2
    board.paragraph(232, base, 236, name, "head", 22, lead=1.12, name=f"name:{face}")
    if points is None:
        board.say(556, middle + 18, "…", "number", 50, MUTE, "c", fixed=True, quiet=True)
        return
    words = _("{own} to {other}").format(own=points.yours, other=points.theirs)
    board.text_element(484, middle - 34, 150, 60, words, f"points:{face}")
    ink = RED_FIGURE if face == "you" else BLUE_FIGURE
    board.say(526, middle + 18, str(points.yours), "number", 54, ink, "r", fixed=True, quiet=True)
    board.say(556, middle + 13, ":", "number", 40, MUTE, "c", fixed=True, quiet=True)
    board.say(586, middle + 18, str(points.theirs), "number", 36, MUTE, "l", fixed=True, quiet=True)


def compose_days(board: Board, page: Daily) -> None:
    """A line a day, and how many were played in a row."""
    lower = 16 * (board.growth - 1)
    top, bottom = 130 + lower, 612.0
    step = (bottom - top) / len(page.days)
    for row, day in enumerate(page.days):
        _day(board, page, day, top + row * step, step)
    board.rule(736, bottom + 6, 474, hard=True, gem=GOLD, taper=True)
    count = page.in_a_row
    words = (
        ngettext("{n} day in a row", "{n} days in a row", count).format(n=count)
        if count
        else _("Play today and start a streak.")
    )
    board.say(973, 660, words, "bold", size_for(board, words, "bold", 20, 470), INK, "c", width=474, name="row")


def _day(board: Board, page: Daily, day: date, top: float, step: float) -> None:
    """Whether the deal was played, its points, and whether the person made at least as much as the strong player."""
    counted, strong = page.first_try(day), page.strong(day)
    middle = top + step / 2
    base = middle + 7 * board.growth
    shown = _("today") if day == page.day else day_month_text(day)
    board.say(800, base, shown, "bold" if day == page.day else "text", 19, INK, width=120, quiet=True)
    if counted is None or counted.points is None:
        board.still(lambda: board.painter.lozenge(5, MUTE), 762, middle)
        words = _("not played") if counted is None else _("not finished")
        board.say(1208, base, words, "italic", 18, MUTE, "r", width=268, quiet=True)
        told = _("{day}: {state}").format(day=shown, state=words)
    else:
        mine = Comparison(*counted.points)
        good = strong is not None and mine.difference >= strong.difference
        board.icon("coin", 762, middle, 40 if good else 26)
        if good:
            board.icon("star", 782, middle + 12, 20)
        words = _("{own} to {other}").format(own=mine.yours, other=mine.theirs)
        board.say(1030, base, words, "bold", 19, INK, "r", width=130, quiet=True)
        beside = _("{name}: {own} to {other}") if strong else "…"
        if strong:
            beside = beside.format(name=brief_name("pro", bot_name("pro")), own=strong.yours, other=strong.theirs)
        board.say(1208, base, beside, "text", 17, MUTE, "r", width=168, quiet=True)
        told = _("{day}: {state}").format(day=shown, state=f"{words}, {beside}")
    board.text_element(740, top + 2, 470, step - 4, told, f"day:{day.isoformat()}")
    if day != page.days[-1]:
        board.rule(746, top + step, 462)
