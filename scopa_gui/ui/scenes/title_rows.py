"""What the title offers besides matches: the deal of the day, puzzles, lessons; and the greeting of a first start."""

from __future__ import annotations

from typing import TYPE_CHECKING

from scopa_gui.game.daily import attempts, today
from scopa_gui.game.dates import day_month_text
from scopa_gui.game.i18n import _, ngettext
from scopa_gui.game.learning import mark_of
from scopa_gui.game.lessons import LESSONS
from scopa_gui.game.puzzles import puzzles
from scopa_gui.ui.element import Element, Role
from scopa_gui.ui.paint.palette import GREEN, INK
from scopa_gui.ui.scenes.board import Board, Placed
from scopa_gui.ui.scenes.history_base import size_for

if TYPE_CHECKING:
    from scopa_gui.ui.app import App


def today_note(app: App) -> str:
    """The date of today's deal; once it has been played, the points of the try that counts."""
    day = today()
    tries = attempts(app.house.archive, app.settings.profile).get(day)
    if not tries or tries[0].points is None:
        return day_month_text(day)
    yours, theirs = tries[0].points
    return _("played, {yours}–{theirs}").format(yours=yours, theirs=theirs)


def puzzles_note(app: App) -> str:
    """How many puzzles are still to be solved."""
    solved = app.house.learning.of(app.settings.profile).puzzles
    new = sum(mark_of(puzzle.line) not in solved for puzzle in puzzles())
    return ngettext("{n} new", "{n} new", new).format(n=new) if new else _("all solved")


def lessons_note(app: App) -> str:
    """How many lessons have been played."""
    done = app.house.learning.of(app.settings.profile).lessons
    known = sum(lesson.id in done for lesson in LESSONS)
    return _("{done} of {all}").format(done=known, all=len(LESSONS))


def is_new_here(app: App) -> bool:
    """Whether the person has neither played a match nor a lesson."""
    if app.house.learning.of(app.settings.profile).lessons:
        return False
    return not app.house.played_by(app.settings.profile)


def compose_offer(board: Board, app: App, area: tuple[float, float, float, float]) -> None:
    """La Donna offers the first lesson, on a plaque in the area, her portrait included."""
    from scopa_gui.ui import scenes

    x, y, w, h = area
    painter, grown = board.painter, board.growth
    heading, words = _("New to Scopa?"), _("I'll show you in two minutes.")
    room = w - 132 - 20
    large, usual = size_for(board, heading, "bold", 20, room), size_for(board, words, "text", 18, room)
    if 46 * grown > h - 12:
        board.misfits.append(words)
    box = board.rect(x + 90, y + 4, w - 90, h - 8)
    told = _("New to Scopa? I'll show you in two minutes.")
    element = Element("first_lesson", Role.BUTTON, told, box, lambda: app.stack.push(scenes.lesson(app, 0)))
    face_x, face_y = board.px(x + 56, y + h / 2)
    text_x = board.px(x + 132, y + h / 2)[0]

    def look(state: str) -> list[Placed]:
        move = painter.px({"hover": -2, "down": 3}.get(state, 0))
        middle = box.centery + move
        return [
            (painter.plaque(box.w, box.h, 10, gems=True, gem=GREEN), box.x, box.y + move),
            (painter.portrait("donna", "glad" if state != "normal" else "calm", painter.px(116)), face_x, face_y),
            (painter.text(heading, "bold", large, INK), text_x, middle - painter.px(8 * grown)),
            (painter.text(words, "text", usual, INK), text_x, middle + painter.px(21 * grown)),
        ]

    board.widget(element, look, 10.0)
