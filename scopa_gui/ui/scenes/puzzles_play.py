"""A puzzle at the table: one play is right, and every play is told what it does."""

from __future__ import annotations

from random import Random
from time import perf_counter
from typing import TYPE_CHECKING

import pygame

from scopa_gui.ai.coach import Advice, advise
from scopa_gui.game.drill import Drill
from scopa_gui.game.i18n import _, ngettext
from scopa_gui.game.learning import mark_of
from scopa_gui.game.puzzles import ALL_HANDS, THEMES, Puzzle, puzzles
from scopa_gui.game.reasons import cost, praise, reasons
from scopa_gui.game.texts import preset_name
from scopa_gui.rules.deal import Play
from scopa_gui.ui.scenes.board import Board
from scopa_gui.ui.scenes.puzzles_piles import Piles
from scopa_gui.ui.scenes.study_panel import (
    Act,
    compose_acts,
    compose_captions,
    compose_title,
)
from scopa_gui.ui.scenes.study_speech import Speech, compose_speech
from scopa_gui.ui.scenes.study_table import StudyScene
from scopa_gui.ui.scenes.variants import variant_difference

if TYPE_CHECKING:
    from scopa_gui.ui.app import App


THINK_S = 0.006
"""Seconds of a frame that may go into working out what plays are worth."""


class PuzzleScene(StudyScene):
    """One puzzle.

    Attributes:
        puzzle: what is asked.
        tried: the play that was made, if one was.
        shown: whether the answer was asked for.
        advice: what every play is worth, once that is worked out.
    """

    def __init__(self, app: App, number: int) -> None:
        self.puzzle: Puzzle = puzzles()[number - 1]
        self.tried: Play | None = None
        self.shown = False
        self.advice: Advice | None = None
        self._thinking = advise(self.puzzle.view, Random(0), ALL_HANDS)
        drill = Drill(self.puzzle.deal, app.player_name, "pro", open_hands=self.puzzle.last_round)
        super().__init__(app, drill, "puzzles")

    # ---- what plays are worth

    def update(self, now: float) -> bool:
        """Let time pass; while nothing moves, go on working out what every play is worth."""
        moving = super().update(now)
        if not moving and self.advice is None:
            self._think()
        return moving

    def _think(self) -> None:
        end = perf_counter() + THINK_S
        while self.advice is None and perf_counter() < end:
            try:
                next(self._thinking)
            except StopIteration as done:
                self.advice = done.value
                if self.tried is not None:
                    self.refresh()

    # ---- the play

    @property
    def solved(self) -> bool:
        """Whether the play on the table is the right one."""
        return self.tried is not None and self.tried == self.puzzle.right_action

    def judge(self, play: Play) -> bool:
        """Every play is made; the right one, found without help, solves the puzzle."""
        self.tried = play
        if self.solved and not self.shown:
            self.app.house.learning.solve(self.app.settings.profile, mark_of(self.puzzle.line))
        return True

    def show(self) -> None:
        """The right play is made; the puzzle stays unsolved."""
        answer = self.puzzle.right_action
        if isinstance(answer, Play):
            self.tried, self.shown = answer, True
            self.play_for_you(answer)

    def again(self) -> None:
        """Try once more."""
        self.tried, self.shown = None, False
        super().again()

    # ---- what is said

    def speech(self) -> Speech:
        """The question, or what the play does."""
        puzzle, names = self.puzzle, self.drill.deck_names
        variant = preset_name(puzzle.preset)
        if self.tried is None:
            heading = _("Puzzle {number}: {variant}").format(number=puzzle.number, variant=variant)
            return Speech(heading, self._situation(), _("Which play is best?"))
        told = " ".join(reasons(puzzle, self.tried, names))
        if not self.solved:
            if self.advice is not None:
                told = f"{told} {cost(self.advice.of(self.tried).loss)}"
            return Speech(_("There is a better play."), told, _("Try again, or let me show you."))
        if self.shown:
            return Speech(_("This is the best play."), told)
        return Speech(_("Solved!"), f"{praise(puzzle)} {told}")

    def _situation(self) -> str:
        puzzle = self.puzzle
        stock = len(puzzle.deal.stock)
        if puzzle.last_round:
            words = _("The last cards are dealt: what your opponent holds is known.")
        else:
            words = ngettext("{n} card is still to be dealt.", "{n} cards are still to be dealt.", stock).format(
                n=stock
            )
        if puzzle.preset not in (None, "classic2"):
            words = f"{words} {variant_difference(puzzle.preset or 'classic2')}"
        last = puzzle.deal.last
        if last >= 0:
            mine = _("You took last.") if last == self.drill.viewer else _("Your opponent took last.")
            words = f"{words} {mine}"
        return words

    def said_now(self) -> object:
        """The words on the plaque."""
        return self.speech()

    def acts(self) -> list[Act]:
        """The buttons at the right, the lowest first: *show me* stays where it is, and nothing else comes there."""
        show = Act("show", _("Show me"), self.show, "gold")
        piles = Act("piles", _("Piles"), self.open_piles)
        if self.tried is None:
            return [show, piles]
        again = Act("again", _("Try again"), self.again, "red", True)
        if not self.solved:
            return [Act("show", _("Show me"), self._reveal, "gold"), again, piles]
        return [Act("again", _("Once more"), self.again), Act("next", _("Next puzzle"), self.go_on, "red", True), piles]

    def _reveal(self) -> None:
        """Back to the position, and from there the right play."""
        self.again()
        self.show()

    def compose_panel(self, board: Board) -> None:
        """Ribbon, speech, captions and buttons."""
        mood = "calm" if self.tried is None else "glad" if self.solved else "sad"
        lift = compose_speech(board, self, "mammone", mood, self.speech())
        compose_title(board, self, _(THEMES[self.puzzle.theme]), lift)
        compose_captions(board, self)
        compose_acts(board, self, [Act("leave", _("Leave"), self.leave)], self.acts())
        done = mark_of(self.puzzle.line) in self.app.house.learning.of(self.app.settings.profile).puzzles
        if done:
            board.icon("coin", 1212, 46 - lift, 40)
            board.text_element(1192, 26 - lift, 40, 40, _("solved"), "solved")

    # ---- elsewhere

    def go_on(self) -> None:
        """The next puzzle that is not solved; after the last one the first."""
        known = self.app.house.learning.of(self.app.settings.profile).puzzles
        every = puzzles()
        here = self.puzzle.number
        order = [*every[here:], *every[:here]]
        following = next((puzzle for puzzle in order if mark_of(puzzle.line) not in known), order[0])
        self.swap(PuzzleScene(self.app, following.number))

    def open_piles(self) -> None:
        """Look at what has been taken: everybody saw it."""
        self.app.audio.play("choose")
        self.app.stack.push(Piles(self.app, self.name, self.drill))

    def key(self, event: pygame.event.Event) -> bool:
        """P opens the piles."""

        if event.key == pygame.K_p:
            self.open_piles()
            return True
        return super().key(event)
