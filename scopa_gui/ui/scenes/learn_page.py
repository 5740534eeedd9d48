"""The lessons: what each is about, and which have been played."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING

from scopa_gui.game.i18n import _
from scopa_gui.game.lessons import LESSONS
from scopa_gui.ui import scenes
from scopa_gui.ui.paint import speech
from scopa_gui.ui.scenes.board import Board
from scopa_gui.ui.scenes.cards import ornament
from scopa_gui.ui.scenes.history_base import OpenedPage
from scopa_gui.ui.scenes.magnify import Area
from scopa_gui.ui.scenes.noted import noted_button

if TYPE_CHECKING:
    from scopa_gui.ui.app import App

PICTURES: dict[str, str] = {
    "match": "Rd", "sum": "3b", "choice": "Cs", "settebello": "7d", "prime": "7b", "sweep": "Ad", "safe": "5s",
}  # fmt: skip
"""A card that stands for each lesson."""

LIST = (470.0, 84.0, 770.0, 612.0)
FAN = ("Rs", "3b", "7d", "Fc", "Ad")


class Learn(OpenedPage):
    """All lessons; the first one that has not been played is the default."""

    name = "learn"
    late_steps = 1

    def __init__(self, app: App) -> None:
        super().__init__(app)
        self._known = self._done()

    def _done(self) -> frozenset[str]:
        return frozenset(self.app.house.learning.of(self.app.settings.profile).lessons)

    def on_enter(self) -> None:
        """A lesson may have been played meanwhile."""
        if self._done() != self._known:
            self._known = self._done()
            self.recompose()

    @property
    def next_lesson(self) -> int:
        """The number of the first lesson that has not been played; the first of all if there is none."""
        return next((number for number, lesson in enumerate(LESSONS) if lesson.id not in self._known), 0)

    def compose(self, board: Board) -> None:
        """La Donna and what she says at the left, the lessons at the right."""
        self._host(board)
        x, y, w, h = LIST
        board.plaque(x, y, w, h, 16)
        board.ribbon(x + w / 2, y - 26, _("Learn to play"), "red", 28)
        head = 42 + 30 * (board.growth - 1)
        step = (h - head - 22) / len(LESSONS)
        brief = board.growth > 1.25
        for number, lesson in enumerate(LESSONS):
            top = y + head + number * step
            board.card(PICTURES[lesson.id], x + 56, top + (step - 12) / 2, min(40.0, (step - 12) * 0.6), 0, 3)
            done = lesson.id in self._known
            state = _("learned") if done else _("not played yet")
            says = _("Lesson {number}, {title}: {state}").format(number=number + 1, title=_(lesson.title), state=state)
            noted_button(
                board, f"lesson:{lesson.id}", (x + 96, top, w - 130, step - 12), _(lesson.title),
                partial(self.open, number), first=number == self.next_lesson, size=21,
                sub=None if brief else _(lesson.steps[0].title), says=says, done=done,
            )  # fmt: skip
        board.button("back", 40, 722, 150, 52, _("Back"), self.back, size=22)

    def areas(self) -> Sequence[Area]:
        """The portrait stays with what it says."""
        return ((30, 76, 416, 470),)

    def _host(self, board: Board) -> None:
        """The portrait, a speech, and below it a fan of cards."""
        pixels = round(190 * board.scale)
        glad = len(self._known) == len(LESSONS)
        board.still(lambda: board.painter.portrait("donna", "glad" if glad else "calm", pixels), 138, 180)
        words = self._words()
        depth = board.height_of(words, "plain", 19, 340, 1.3) + 44
        if depth > 236:
            board.misfits.append(words)
        board.plaque(40, 294, 396, depth, 16, gems=False)
        board.still(lambda: speech.point_up(board.painter), 150, 294)
        board.paragraph(68, 294 + 22 + 17 * board.growth, 340, words, "plain", 19, lead=1.3, name="words")
        board.step = 1
        for number, code in enumerate(FAN):
            turn = (number - 2) * 9.0
            ornament(board, code, 238 + (number - 2) * 56, 612 + abs(number - 2) * abs(number - 2) * 4.0, 92, turn, 5)
        board.step = 0

    def _words(self) -> str:
        left = len(LESSONS) - len(self._known)
        if left == len(LESSONS):
            return _("I am la Donna. Two minutes with me, and you can play. Begin with the first lesson, or take any.")
        if left:
            return _("Welcome back! Go on where we stopped, or play a lesson once more.")
        return _("You know all that I can teach. Play against me, or try the puzzles.")

    def open(self, number: int) -> None:
        """Play a lesson."""
        self.app.stack.push(scenes.lesson(self.app, number))
