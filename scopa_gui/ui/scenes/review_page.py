"""The review of a match: every move with its grade, what would have been better and why, and how much was luck."""

from __future__ import annotations

from functools import cached_property, partial
from typing import TYPE_CHECKING

import pygame

from scopa_gui.game.archive import ArchiveError
from scopa_gui.game.i18n import _
from scopa_gui.game.library import trouble
from scopa_gui.game.names import deck_names
from scopa_gui.game.numbers import percent_text
from scopa_gui.game.review import answer_words
from scopa_gui.rules.errors import RulesError
from scopa_gui.rules.game import game_of
from scopa_gui.rules.record import states_of
from scopa_gui.ui import scenes
from scopa_gui.ui.element import Role
from scopa_gui.ui.input import PAGES
from scopa_gui.ui.scenes.board import Board
from scopa_gui.ui.scenes.history_base import OpenedPage
from scopa_gui.ui.scenes.review_parts import compose_compare, compose_course, compose_luck, compose_moves
from scopa_gui.ui.scenes.review_table import compose_situation, situation_height
from scopa_gui.ui.scenes.review_work import ReviewWork

if TYPE_CHECKING:
    from scopa_gui.game.review import Review, ReviewedMove
    from scopa_gui.rules.record import MatchState, Record
    from scopa_gui.rules.view import View
    from scopa_gui.ui.app import App

ONE_PART_ABOVE = 1.2
"""Text above this size shows one part of the review at a time."""
Area = tuple[float, float, float, float]
WHOLE: Area = (40, 150, 1200, 542)
NARROW: Area = (300, 150, 680, 700)
"""A part of the review alone; the second where the page is scrolled."""
BELOW_SITUATION, BELOW_TALL, SITUATION_PART = 60.0, 560.0, 0.3
"""From the plaque with table and hand to the comparison below it, the height of that, and the share of the width that
table and hand take beside one."""


class ReviewPage(OpenedPage):
    """Waits for the review, then shows it. Its default is to try another way from the chosen move."""

    name = "review"

    def __init__(self, app: App, record: Record, seat: int) -> None:
        super().__init__(app)
        self.record, self.seat = record, seat
        self.names = deck_names(app.settings.deck, record.ruleset)
        self.work = ReviewWork(record, seat)
        self.review: Review | None = None
        self.chosen = 0
        self.first = 0
        self.rows = 8
        self.follows = True
        """Whether the list shows the chosen move, or has been scrolled elsewhere."""
        self.hindsight = False
        self.part = "moves"
        self._end = 0.0
        self._views: dict[int, View] = {}

    # ---- the work

    @property
    def busy(self) -> bool:
        """Whether it is still being worked out."""
        return self.work.busy

    def update(self, now: float) -> bool:
        """See how far the work is."""
        super().update(now)
        if not self.work.busy:
            return False
        if self.work.step():
            if self.work.result is not None:
                self.show_review(self.work.result)
            else:
                self.recompose()
        return self.work.busy

    def show_review(self, review: Review) -> None:
        """Show a finished review, the move that cost most chosen."""
        self.review = review
        if review.moves:
            losses = [move.verdict.loss for move in review.moves]
            self.chosen, self.follows = losses.index(max(losses)), True
            self.first = max(0, self.chosen - self.rows // 2)
        self.recompose()

    def dispose(self) -> None:
        """The page is gone: end the work."""
        self.work.cancel()

    # ---- what is shown

    def review_move(self, number: int) -> ReviewedMove:
        """A reviewed move by its number from 0."""
        assert self.review is not None
        return self.review.moves[number]

    def view_before(self, number: int) -> View:
        """What the player saw before a move."""
        state = self.review_move(number).state
        if state not in self._views:
            self._views[state] = self._states[state].view(self.seat)
        return self._views[state]

    @cached_property
    def _states(self) -> list[MatchState]:
        """The states of the match."""
        return states_of(self.record)

    def answer_to(self, number: int) -> str:
        """How the others answered a move, in a sentence, if that is to be told."""
        return answer_words(self.record, self._states, self.review_move(number).state, self.names)

    @property
    def side(self) -> int:
        """The player's side."""
        return game_of(self.record.ruleset, self.record.players).side_of[self.seat]

    def layout(self, size: tuple[int, int]) -> None:
        """Compose, with pictures and names of cards by the deck that is chosen and the rules that were played."""
        self.names = deck_names(self.app.settings.deck, self.record.ruleset)
        self.app.painter.dress = self.app.painter.dress._replace(queen_below=self.names.queen_below)
        super().layout(size)

    def compose(self, board: Board) -> None:
        """Progress, or the parts of the review."""
        if self.review is None:
            self._waiting(board)
            return
        if not self.review.moves:
            self._nothing(board)
            return
        large = board.growth > ONE_PART_ABOVE or board.narrow
        if not large:
            compose_moves(board, self, (42, 86, 424, 412))
            compose_situation(board, self, (42, 510, 424, 182))
            compose_course(board, self, (500, 86, 738, 234))
            (compose_luck if self.hindsight else compose_compare)(board, self, (500, 354, 738, 338))
        else:
            self._tabs(board)
            area = NARROW if board.narrow else WHOLE
            if self.part == "compare":
                area = self._situation(board, area)
            part = {"moves": compose_moves, "course": compose_course, "compare": compose_compare, "luck": compose_luck}
            part[self.part](board, self, area)
            self._end = area[1] + area[3]
        self._buttons(board, large)

    def _situation(self, board: Board, area: Area) -> Area:
        """The table and the hand above the comparison, or at its left; returns what is left for it."""
        x, y, w, h = area
        if board.narrow:
            tall = situation_height(board.growth)
            compose_situation(board, self, (x, y, w, tall))
            return x, y + tall + BELOW_SITUATION, w, BELOW_TALL
        wide = w * SITUATION_PART
        compose_situation(board, self, (x, y, wide, h))
        return x + wide + 20, y, w - wide - 20, h

    def _waiting(self, board: Board) -> None:
        board.plaque(340, 270, 600, 230, 16)
        board.ribbon(640, 244, _("Review"), "blue", 28)
        percent = percent_text(self.work.progress)
        board.paragraph(640, 340, 500, _("Every move is being weighed again."), "text", 20, align="c", name="working")
        sword, knob = board.painter.sword(round(480 * board.scale)), board.painter.icon("coin", board.painter.px(34))
        board.still(lambda: sword, 400, 400)
        reach = round((58 + (480 - 84) * self.work.progress) * board.scale)
        board.still(lambda: knob, 400 + (reach - knob.width / 2) / board.scale, 400 - knob.height / 2 / board.scale)
        board.say(640, 462, _("{percent} done").format(percent=percent), "number", 20, align="c", name="progress")
        board.button("back", 540, 540, 200, 54, _("Cancel"), self.back, size=22, default=True)

    def _nothing(self, board: Board) -> None:
        board.plaque(340, 300, 600, 160, 16)
        board.ribbon(640, 274, _("Review"), "blue", 28)
        board.paragraph(640, 384, 500, _("You made no move in this match."), "text", 20, align="c", name="nothing")
        board.button("back", 540, 540, 200, 54, _("Back"), self.back, size=22, default=True)

    def _tabs(self, board: Board) -> None:
        parts = (
            ("moves", _("Your moves")), ("course", _("Expected result")),
            ("compare", _("Move {n}").format(n=self.chosen + 1)), ("luck", _("Luck")),
        )  # fmt: skip
        left, step, wide, per = (300.0, 352.0, 328.0, 2) if board.narrow else (60.0, 294.0, 276.0, 4)
        for place, (ident, label) in enumerate(parts):
            row, column = divmod(place, per)
            top = 40 - 84 * (len(parts) // per - 1 - row)
            board.choice(
                f"part:{ident}", left + column * step, top, wide, 64, label, partial(self.show_part, ident),
                self.part == ident, size=18, role=Role.TAB,
            )  # fmt: skip

    def _buttons(self, board: Board, large: bool) -> None:
        size = 14.5 if large and not board.narrow else 19
        y = self._end + 30 if board.narrow else 722.0
        board.button("back", 42 if large else 320, y, 146, 52, _("Back"), self.back, size=size)
        if not large:
            label = _("The moves") if self.hindsight else _("Luck")
            board.button("hindsight", 42, y, 146, 52, label, self.toggle_hindsight, size=size)
        left = 500.0
        board.button(
            "before", left, y, 214, 52, _("Move before"), lambda: self.choose(self.chosen - 1), size=size,
            enabled=self.chosen > 0,
        )  # fmt: skip
        last = self.review is not None and self.chosen == len(self.review.moves) - 1
        board.button(
            "after", left + 232, y, 214, 52, _("Move after"), lambda: self.choose(self.chosen + 1), size=size,
            enabled=not last,
        )  # fmt: skip
        where = _("before move {n}, not rated").format(n=self.chosen + 1)
        board.button(
            "try", 966, y - 8, 274, 64, _("Try it from here"), self.try_it, "red", size=size + 2.5, icon="sword",
            sub=None if large else where, default=True,
        )  # fmt: skip

    # ---- acts

    def choose(self, number: int) -> None:
        """Show another move."""
        assert self.review is not None
        self.chosen, self.follows = min(max(0, number), len(self.review.moves) - 1), True
        if self.chosen < self.first:
            self.first = self.chosen
        elif self.chosen >= self.first + self.rows:
            self.first = self.chosen - self.rows + 1
        self.hindsight = False
        if self.part == "luck":
            self.part = "compare"
        self.recompose()

    def show_part(self, part: str) -> None:
        """With large text: another part."""
        self.part = part
        self.recompose()

    def toggle_hindsight(self) -> None:
        """How much was luck, or back to the moves."""
        self.hindsight = not self.hindsight
        self.recompose()

    def try_it(self) -> None:
        """Play on from before the chosen move, in a new match that is not rated."""
        move = self.review_move(self.chosen)
        app = self.app
        try:
            found = app.house.play_on(self.record, move.state, (self.seat, app.player_name), app.settings.profile)
        except (RulesError, ArchiveError) as error:
            why = partial(trouble, error)
            app.stack.push(scenes.message(app, self.name, lambda: (_("This cannot be played on"), why())))
            return
        app.open_table(found)

    def scroll(self, steps: int, at: tuple[int, int]) -> None:
        """The wheel scrolls the list of moves, away from the chosen one too."""
        if self.review is not None:
            self.follows = False
            self.first = min(max(0, self.first + steps), max(0, len(self.review.moves) - self.rows))
            self.recompose()

    def key(self, event: pygame.event.Event) -> bool:
        """Up and down walk the moves, home and end go to the first and last; page keys turn the list."""
        if self.review is None or not self.review.moves:
            return False
        if event.key in PAGES and self.column is None:
            return self._turn_list(PAGES[event.key])
        if self.focus_by_key:
            return False
        last = len(self.review.moves) - 1
        step = {
            pygame.K_UP: self.chosen - 1, pygame.K_DOWN: self.chosen + 1, pygame.K_LEFT: self.chosen - 1,
            pygame.K_RIGHT: self.chosen + 1, pygame.K_HOME: 0, pygame.K_END: last,
        }.get(event.key)  # fmt: skip
        if step is None:
            return False
        self.choose(step)
        return True

    def _turn_list(self, step: int) -> bool:
        """To the moves after or before those in the list; the ring goes along if it is on one of them."""
        on_move = (self.focus_id or "").startswith("move:")
        self.choose(self.chosen + step * max(1, self.rows - 1))
        if self.focus_by_key and on_move:
            self.focus(f"move:{self.chosen + 1}")
        return True
