"""A lesson at the table: la Donna says what is to be learned, and only the right play is made."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from scopa_gui.game.drill import Drill
from scopa_gui.game.i18n import N_, _
from scopa_gui.game.lessons import LESSONS, Lesson, LessonStep
from scopa_gui.rules.captures import sums
from scopa_gui.rules.cards import Card, cards_in, value
from scopa_gui.rules.deal import Play
from scopa_gui.ui import scenes
from scopa_gui.ui.element import Element
from scopa_gui.ui.scenes.board import Board
from scopa_gui.ui.scenes.study_panel import (
    Act,
    compose_acts,
    compose_captions,
    compose_title,
)
from scopa_gui.ui.scenes.study_speech import Speech, compose_speech
from scopa_gui.ui.scenes.study_table import StudyScene

if TYPE_CHECKING:
    from scopa_gui.ui.app import App

_OTHER_CARD = N_("Not that card: it is allowed, but look again at what I said.")
_OTHER_SET = N_("The right card, but the other choice is the one we want here.")


class LessonPlay(StudyScene):
    """One step of a lesson, or a single position to try.

    Attributes:
        mistake: the friendly sentence about a play that was not right, until the next one.
        lift: how far the words are raised in high windows, in logical units.
    """

    face = "donna"

    def __init__(self, app: App, step: LessonStep, name: str) -> None:
        self.step = step
        self.right = step.right_actions()
        self.mistake = ""
        self.lift = 0.0
        super().__init__(app, Drill(step.position(), app.player_name, "rookie"), name)

    # ---- the play

    def judge(self, play: Play) -> bool:
        """Only a right play is made; another one costs nothing."""
        if play in self.right:
            self.mistake = ""
            return True
        cards = {right.card for right in self.right if isinstance(right, Play)}
        self.mistake = _OTHER_SET if play.card in cards else self.hint_for(play)
        self.app.audio.play("refuse")
        self.put_back()
        return False

    def hint_for(self, play: Play) -> str:
        """What is said of a card that is not the right one."""
        rights = {value(right.card) for right in self.right if isinstance(right, Play)}
        if value(play.card) in rights:
            return N_("That one has the right value; choose its neighbour this time.")
        return _OTHER_CARD

    def show(self) -> None:
        """The right play is made for the learner."""
        first = self.right[0]
        if isinstance(first, Play):
            self.mistake = ""
            self.play_for_you(first)

    @property
    def insists(self) -> bool:
        """After a play that was not right it stays clear what was meant."""
        return bool(self.mistake)

    def spelled_out(self) -> tuple[Card | None, frozenset[Card]]:
        """What is to be taken, where its card can take nothing else and nothing else adds up to it."""
        plays = [play for play in self.right if isinstance(play, Play)]
        if len(plays) != 1:
            return None, frozenset()
        card, start = plays[0].card, self.drill.start
        taken = frozenset(cards_in(plays[0].take))
        if not taken or len(start.game.captures(start.table, card)) != 1:
            return None, frozenset()
        if len(taken) == 1 and any(found.bit_count() > 1 for found in sums(start.table, value(card))):
            return None, frozenset()
        return card, taken

    # ---- what is said

    def speech(self) -> Speech:
        """The words on the plaque now."""
        step = self.step
        if self.drill.played:
            return Speech(self.applause(), _(step.praise), self.outlook())
        task = _(step.task).format(key=self.key_of_right())
        text = f"{_(self.mistake)} {_(step.text)}" if self.mistake else _(step.text)
        return Speech(_(step.title), text, task)

    def key_of_right(self) -> int:
        """The number that plays the first right card of the hand."""
        right = {play.card for play in self.right if isinstance(play, Play)}
        return next((n for n, actor in enumerate(self.board.hand, 1) if actor.card in right), 1)

    def first_stop(self) -> Element | None:
        """Keys begin at the card that is asked for."""
        right = {play.card for play in self.right if isinstance(play, Play)}
        asked = (e for e in self.stops() if e.zone == "hand" and self.card_of(e.id) in right)
        return (next(asked, None) if self.choosing is None else None) or super().first_stop()

    def said_now(self) -> object:
        """The words on the plaque."""
        return self.speech()

    def applause(self) -> str:
        """The words above the praise."""
        return _("Well done!")

    def outlook(self) -> str:
        """A last sentence after the praise."""
        return ""

    def heading(self) -> str:
        """The words on the ribbon."""
        return _("Try it")

    def acts(self) -> list[Act]:
        """The buttons at the right, the lowest first: what leads on is not where *show me* will be."""
        if self.drill.played:
            return [Act("again", _("Once more"), self.again), Act("next", _("Back"), self.leave, "red", True)]
        return [Act("show", _("Show me"), self.show, "gold")]

    def compose_panel(self, board: Board) -> None:
        """Ribbon, speech, captions and buttons."""
        mood = "glad" if self.drill.played else "sad" if self.mistake else "calm"
        self.lift = compose_speech(board, self, self.face, mood, self.speech())
        compose_title(board, self, self.heading(), self.lift)
        compose_captions(board, self)
        compose_acts(board, self, [Act("leave", _("Leave"), self.leave)], self.acts())


class LessonScene(LessonPlay):
    """A step of one of the lessons; the last one marks its lesson as learned."""

    def __init__(self, app: App, number: int, step: int = 0) -> None:
        self.number = number
        self.at = step
        super().__init__(app, self.lesson.steps[step], "learn")

    @property
    def lesson(self) -> Lesson:
        """The lesson that is played."""
        return LESSONS[self.number]

    @property
    def is_last_step(self) -> bool:
        """Whether the lesson ends with this step."""
        return self.at + 1 == len(self.lesson.steps)

    @property
    def is_last_lesson(self) -> bool:
        """Whether no lesson follows."""
        return self.number + 1 == len(LESSONS)

    def heading(self) -> str:
        """The name of the lesson."""
        return _(self.lesson.title)

    def speech(self) -> Speech:
        """Which of the lesson's steps this is, and what it is about."""
        said, steps = super().speech(), len(self.lesson.steps)
        return said if self.drill.played or steps == 1 else said._replace(step=(self.at + 1, steps))

    def applause(self) -> str:
        """Whether the lesson goes on or is at its end."""
        if self.is_last_step:
            return _("Well done, that was the lesson!")
        return _("Step {n} of {count} is done.").format(n=self.at + 1, count=len(self.lesson.steps))

    def outlook(self) -> str:
        """What comes next: a step, a lesson, or at the end of it all a match."""
        if not self.is_last_step:
            return _("Next: {title}").format(title=_(self.lesson.steps[self.at + 1].title))
        if not self.is_last_lesson:
            return _("Next lesson: {title}.").format(title=_(LESSONS[self.number + 1].title))
        return _("That is all there is to know. Now play!")

    def judge(self, play: Play) -> bool:
        """A right play in the last step finishes the lesson."""
        right = super().judge(play)
        if right:
            self._finish()
        return right

    def show(self) -> None:
        """To be shown it counts as well."""
        super().show()
        self._finish()

    def _finish(self) -> None:
        if self.is_last_step:
            self.app.house.learning.finish_lesson(self.app.settings.profile, self.lesson.id)

    def acts(self) -> list[Act]:
        """On to the next step or lesson."""
        if not self.drill.played:
            return super().acts()
        again = Act("again", _("Once more"), self.again)
        if not self.is_last_step:
            return [again, Act("next", _("Next step"), self.go_on, "red", True)]
        if not self.is_last_lesson:
            return [again, Act("next", _("Next lesson"), self.go_on, "red", True)]
        return [again, Act("next", _("Play a match"), self.play_match, "red", True)]

    def go_on(self) -> None:
        """The next step, or the first of the next lesson."""
        if self.is_last_step:
            self.swap(LessonScene(self.app, self.number + 1))
        else:
            self.swap(LessonScene(self.app, self.number, self.at + 1))

    def play_match(self) -> None:
        """To the page on which a match is set up."""
        self.app.stack.replace(scenes.new_match(self.app))

    def compose_panel(self, board: Board) -> None:
        """Besides, a coin for each lesson: learned, the present one, still to come."""
        super().compose_panel(board)
        done = self.app.house.learning.of(self.app.settings.profile).lessons
        for number, lesson in enumerate(LESSONS):
            x, y = 1228 - (len(LESSONS) - 1 - number) * 38, 44 - self.lift
            if number == self.number:
                board.icon("coin", x, y, 32)
            elif lesson.id in done:
                board.icon("coin", x, y, 26)
            else:
                board.still(partial(board.painter.hollow, 12), x, y)
        words = _("Lesson {number} of {count}").format(number=self.number + 1, count=len(LESSONS))
        board.text_element(984, 28 - self.lift, 262, 32, words, "lesson")
