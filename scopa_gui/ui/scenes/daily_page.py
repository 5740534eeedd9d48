"""The deal of the day: play it, and see what the strong player makes of the same cards."""

from __future__ import annotations

from collections.abc import Generator
from datetime import date, timedelta
from functools import partial
from time import perf_counter
from typing import TYPE_CHECKING

from scopa_gui.game.archive import ArchiveError
from scopa_gui.game.daily import Attempt, Comparison, attempts, daily_setup, streak, strong_result, today
from scopa_gui.game.i18n import _
from scopa_gui.game.library import trouble
from scopa_gui.ui import scenes
from scopa_gui.ui.scenes.board import Board
from scopa_gui.ui.scenes.daily_parts import compose_comparison, compose_days, compose_invitation
from scopa_gui.ui.scenes.history_base import OpenedPage

if TYPE_CHECKING:
    from scopa_gui.ui.app import App

DAYS = 7
"""How many days the list tells of."""
THINK_S = 0.014
"""Seconds of a frame in which the strong player may think."""


class Daily(OpenedPage):
    """Today's deal at the left, the last days at the right.

    Its default plays or goes on; once the deal has been played, it leads back: nobody begins another try by an Enter
    too many.

    Attributes:
        day: today, in UTC.
        tries: a person's matches by day, the first one of a day first: that one counts.
    """

    name = "daily"
    late_steps = 1

    def __init__(self, app: App) -> None:
        super().__init__(app)
        self.day = today()
        self.tries: dict[date, list[Attempt]] = {}
        self._thinking: tuple[date, Generator[None, None, Comparison]] | None = None
        self._load()

    def _load(self) -> None:
        archive = self.app.house.archive
        self._seen = (archive.standing(), self.app.settings.profile, today())
        self.day = today()
        self.tries = attempts(archive, self.app.settings.profile)

    def on_enter(self) -> None:
        """Something may have been played, or it may be another day."""
        if self._seen != (self.app.house.archive.standing(), self.app.settings.profile, today()):
            self._load()
            self.recompose()

    # ---- what is known

    @property
    def counted(self) -> Attempt | None:
        """Today's first try."""
        return self.first_try(self.day)

    def first_try(self, day: date) -> Attempt | None:
        """The try of a day that counts."""
        return self.tries[day][0] if self.tries.get(day) else None

    @property
    def open_try(self) -> Attempt | None:
        """A try of today that is not finished."""
        return next((found for found in self.tries.get(self.day, ()) if found.points is None), None)

    @property
    def days(self) -> list[date]:
        """The days that are listed, the last one first."""
        return [self.day - timedelta(days=back) for back in range(DAYS)]

    @property
    def in_a_row(self) -> int:
        """On how many days in a row the deal was played."""
        finished = [day for day, found in self.tries.items() if found[0].points is not None]
        return streak(finished, self.day)

    def strong(self, day: date) -> Comparison | None:
        """What the strong player made of the person's cards of a day, if it is known yet."""
        points = self.app.house.learning.strong.get(day.isoformat())
        return Comparison(*points) if points is not None else None

    # ---- thinking

    def update(self, now: float) -> bool:
        """Let the strong player go on with the cards of a day that has been played."""
        moving = super().update(now)
        if not moving:
            self._think()
        return moving

    def _wanted(self) -> date | None:
        """The next listed day that was played and not compared yet."""
        for day in self.days:
            counted = self.first_try(day)
            if counted is not None and counted.points is not None and self.strong(day) is None:
                return day
        return None

    def _think(self) -> None:
        if self._thinking is None:
            day = self._wanted()
            if day is None:
                return
            self._thinking = day, strong_result(daily_setup(day, "", ""))
        day, thought = self._thinking
        end = perf_counter() + THINK_S
        while perf_counter() < end:
            try:
                next(thought)
            except StopIteration as done:
                result: Comparison = done.value
                self.app.house.learning.keep_strong(day.isoformat(), (result.yours, result.theirs))
                self._thinking = None
                self.recompose()
                return

    # ---- the page

    def compose(self, board: Board) -> None:
        """Two plaques and the buttons."""
        board.plaque(40, 84, 640, 612, 16)
        board.ribbon(360, 58, _("Deal of the day"), "red", 28)
        counted = self.counted
        if counted is not None and counted.points is not None:
            compose_comparison(board, self, counted)
        else:
            compose_invitation(board, self)
        board.plaque(706, 84, 534, 612, 16)
        board.ribbon(973, 58, _("The last days"), "green", 26)
        compose_days(board, self)
        open_try, done = self.open_try, counted is not None
        leads_back = done and open_try is None
        board.button("back", 40, 722, 150, 52, _("Back"), self.back, size=22, default=leads_back)
        if open_try is not None:
            board.button("continue", 930, 716, 310, 60, _("Continue"), self.go_on, "red", size=26, default=True)
        else:
            words, tone = (_("Play it again"), "paper") if done else (_("Play"), "red")
            board.button("play", 930, 716, 310, 60, words, self.play, tone, size=26, default=not done)

    # ---- acts

    def play(self) -> None:
        """Begin today's deal."""
        app = self.app
        setup = daily_setup(today(), app.player_name, "", app.settings.profile)
        app.open_table(
            app.house.new_match(setup.ruleset, setup.seats, setup.seed, seeded=True, profile=app.settings.profile)
        )

    def go_on(self) -> None:
        """Go on with today's deal."""
        found = self.open_try
        try:
            if found is not None:
                self.app.resume_match(found.match)
        except ArchiveError as error:
            why = partial(trouble, error)
            self.app.stack.push(scenes.message(self.app, self.name, lambda: (_("This match cannot go on"), why())))
