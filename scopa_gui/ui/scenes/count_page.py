"""The count of a deal, told a line at a time; then the match score."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

import pygame

from scopa_gui.game.declared import declared_hands
from scopa_gui.game.i18n import _
from scopa_gui.ui import scenes
from scopa_gui.ui.element import Element, Point
from scopa_gui.ui.input import ARROWS, ENTER_KEYS
from scopa_gui.ui.scenes.board import Board
from scopa_gui.ui.scenes.count_columns import compose_columns
from scopa_gui.ui.scenes.count_lines import lines_of
from scopa_gui.ui.scenes.count_list import compose_list
from scopa_gui.ui.scenes.count_pair import compose_pair
from scopa_gui.ui.scenes.count_reasons import ASK, compose_reason
from scopa_gui.ui.scenes.page import Page
from scopa_gui.ui.scenes.sides import sides_of

if TYPE_CHECKING:
    from scopa_gui.rules.events import DealScored
    from scopa_gui.ui.app import App
    from scopa_gui.ui.session import Session

LINE_S = 0.35
"""Seconds between two lines at normal speed."""

PACE = {"slow": 1.6, "normal": 1.0, "fast": 0.55}


class DealCount(Page):
    """Tells the count of one deal; any input completes it, its button goes on."""

    name = "deal_count"
    in_match = True
    light = 152

    def __init__(self, app: App, session: Session, scored: DealScored, done: Callable[[], None]) -> None:
        super().__init__(app)
        self.session = session
        self.score = scored.score
        self.scores = scored.scores
        self.done = done
        self.rules = session.controller.setup.ruleset
        self._put_into_words()
        self.steps = len(self.lines) + 2
        """Lines to tell: those of the deal, its sum, and the match; the button comes with the last."""
        self.places: dict[str, tuple[float, float]] = {}
        """Top and height of each line, by its kind."""
        self._started: float | None = None
        self._finish = False
        self._kept: str | None = None
        self._answered: str | None = None
        self._ended = self.over
        """Whether the match was over when this page last asked; it may be given up here."""
        self._hushed: str | None = None
        """A line whose reason was closed and stays so until pointer or focus move."""

    def _put_into_words(self) -> None:
        """Sides and lines, in the language in use and by the names of the deck that is shown."""
        controller = self.session.controller
        self.sides = sides_of(self.session)
        declared = declared_hands(controller.game, self.session.view.history)
        self.lines = lines_of(self.rules, self.score, controller.deck_names, declared)

    def layout(self, size: tuple[int, int]) -> None:
        """Compose for a window of so many pixels, in the words of today."""
        self._put_into_words()
        super().layout(size)

    @property
    def over(self) -> bool:
        """Whether the match has ended with this deal."""
        return self.session.controller.waiting_for == "over"

    @property
    def complete(self) -> bool:
        """Whether everything has been told."""
        return self._told >= self.steps

    # ---- telling

    def laid(self) -> Sequence[Element]:
        """Elements of the lines that have been told."""
        return self.board.elements_until(self._told) if self.board else ()

    @property
    def busy(self) -> bool:
        """Until everything has been told."""
        return not self.complete

    def update(self, now: float) -> bool:
        """Tell the next line when its time has come; a match that is given up here goes on to its end."""
        if self.complete:
            if self.over and not self._ended:
                self._ended = True
                self.done()
            return False
        if self._started is None:
            self._started = now
        pace = PACE.get(self.app.speed)
        due = self.steps if pace is None or self._finish else int((now - self._started) / (LINE_S * pace))
        if due > self._told:
            self._tell(min(due, self.steps))
        return not self.complete

    def _tell(self, step: int) -> None:
        self._told = step
        if step <= len(self.lines):
            line = self.lines[step - 1]
            self.app.audio.play("settebello" if line.kind == "settebello" else "point" if any(line.points) else "count")
        else:
            self.app.audio.play("count")
        self.changed()

    def hurry(self) -> bool:
        """Any input: tell the rest with the next frame."""
        if self.complete:
            return False
        self._finish = True
        return True

    def back(self) -> None:
        """Esc closes the reason of a line, else opens the menu, once everything has been told."""
        if self.asked is not None:
            self._close_reason()
        elif self.complete:
            self.app.audio.play("button")
            self.app.stack.push(scenes.menu(self.app, self.name, self.session))

    def key(self, event: pygame.event.Event) -> bool:
        """A first key only completes the telling."""
        return not self.complete and event.key in (pygame.K_TAB, *ARROWS, *ENTER_KEYS)

    # ---- asking why

    @property
    def asked(self) -> str | None:
        """The line whose reason is shown: the one pointed at, else reached by keys, else clicked."""
        reached = self.focus_id if self.focus_by_key else None
        open_to_ask = (self.hover_id, reached, self._kept)
        return next((i for i in open_to_ask if i and i.startswith(ASK) and i != self._hushed), None)

    def ask(self, ident: str) -> None:
        """Keep a line's reason shown, or no longer; by keys, show or hide it."""
        by_key = self.focus_by_key and self.focus_id == ident
        again = self.asked == ident if by_key else self._kept == ident
        self._hushed = ident if again else None
        self._kept = None if by_key or again else ident
        self._answer()

    def _close_reason(self) -> None:
        """Show no reason until pointer or focus move on."""
        self._hushed, self._kept = self.hover_id, None
        self.focus(None, by_key=False)

    def missed(self, pressed: Point, at: Point) -> None:
        """A click beside everything closes the reason."""
        self._close_reason()

    def set_pressed(self, element_id: str | None) -> None:
        """So does one on anything but a line that can be asked."""
        if element_id is not None and not element_id.startswith(ASK) and self.asked is not None:
            self._close_reason()
        super().set_pressed(element_id)

    def set_hover(self, element_id: str | None) -> None:
        """A line that is pointed at tells its reason."""
        if element_id != self.hover_id:
            self._hushed = None
        super().set_hover(element_id)
        self._answer()

    def focus(self, element_id: str | None, *, by_key: bool = True) -> None:
        """So does a line that keys have reached."""
        if by_key:
            self._hushed = None
        super().focus(element_id, by_key=by_key)
        self._answer()

    def _answer(self) -> None:
        if self.asked != self._answered:
            self.recompose()

    # ---- the page

    def background(self) -> pygame.Surface:
        """The table, darkened."""
        return self.app.background

    def compose(self, board: Board) -> None:
        """Two sides face each other; more stand in columns, or below one another where the page is narrow."""
        several = compose_list if board.narrow else compose_columns
        end = (compose_pair if len(self.sides) == 2 else several)(board, self)
        board.step = self.steps
        label = _("See who won") if self.over else _("Next deal")
        width = max(216.0, board.wide(label, "head", 23) + 120)
        board.button(
            "next", 640 - width / 2, end - 34, width, 54, label, self.done, "red", size=23, key=_("Enter"), default=True
        )
        self._answered = self.asked
        answered = next((line for line in self.lines if ASK + line.kind == self._answered), None)
        if answered is not None:
            compose_reason(board, self, answered, end - 40)

    def heading(self) -> str:
        """Which deal this is."""
        return _("deal {number}").format(number=self.session.view.deal_no)

    def before(self, side: int) -> int:
        """The match score of a side before this deal."""
        return self.scores[side] - self.score.totals[side]

    @property
    def target(self) -> int | None:
        """Points that win, None where deals are counted."""
        return None if self.rules.end_mode == "fixed_hands" else self.rules.target

    def length(self) -> str:
        """How long the match is, in words."""
        if self.target is not None:
            return _("to {n}").format(n=self.target)
        return _("deal {number} of {all}").format(number=self.session.view.deal_no, all=self.rules.fixed_hands)
