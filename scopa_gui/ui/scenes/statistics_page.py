"""Your progress: the rating and its course, results, points by kind, and achievements of play."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING

import pygame

from scopa_gui.game.i18n import N_, _
from scopa_gui.game.statistics import Progress, progress
from scopa_gui.ui import scenes
from scopa_gui.ui.element import Point, Role
from scopa_gui.ui.scenes.board import Board
from scopa_gui.ui.scenes.history_base import OpenedPage
from scopa_gui.ui.scenes.history_list import ListView
from scopa_gui.ui.scenes.statistics_progress import (
    compose_progress,
)
from scopa_gui.ui.scenes.statistics_tables import (
    compose_achievements,
    compose_points,
    compose_results,
)

if TYPE_CHECKING:
    from scopa_gui.ui.app import App

ACHIEVED_LOWER = 480.0
"""How much lower the buttons stand below all achievements in one column."""
TABS: dict[str, str] = {
    "progress": N_("Progress"),
    "results": N_("Results"),
    "points": N_("Points"),
    "achievements": N_("Achievements"),
}


class Statistics(OpenedPage):
    """Four pages about the profile in use; everything is worked out from the archive when it is opened.

    Attributes:
        progress: what is shown.
        family: the family whose rating is shown; None: of all variants together.
        open, resigned: matches of the profile that are still open, and those somebody gave up.
        days: for each finished match, when it was begun.
    """

    name = "statistics"
    late_steps = 2

    def __init__(self, app: App) -> None:
        super().__init__(app)
        self.tab = "progress"
        self.family: str | None = None
        self.progress = Progress()
        self.open = self.resigned = 0
        self.days: dict[int, str] = {}
        self.lists = {name: ListView(name) for name in ("variants", "opponents")}
        self._count()

    def on_enter(self) -> None:
        """Count again when something has been played, or somebody else plays, since."""
        if self.app.house.archive.standing() != self._standing or self.app.settings.profile != self._profile:
            self._count()
            self.recompose()

    def _count(self) -> None:
        """Work everything out from what is kept."""
        archive, profile = self.app.house.archive, self.app.settings.profile
        self._standing, self._profile = archive.standing(), profile
        mine = [info for info in archive.matches() if info.setup.profile == profile and not info.setup.trial]
        finished = [info for info in mine if info.winners]
        given_up = archive.resigned()
        self.progress = progress(finished, archive.deal_points(), profile)
        self.open = len(mine) - len(finished)
        self.resigned = sum(info.id in given_up for info in finished)
        self.days = {info.id: info.setup.created for info in finished}

    # ---- the page

    def compose(self, board: Board) -> None:
        """The page of the tab, and the row of buttons."""
        {
            "progress": compose_progress,
            "results": compose_results,
            "points": compose_points,
            "achievements": compose_achievements,
        }[self.tab](board, self)
        y = 722.0 + (ACHIEVED_LOWER if board.narrow and self.tab == "achievements" else 0.0)
        board.button("back", 40, y, 150, 52, _("Back"), self.back, size=22)
        self._tabs(board, 206.0, y, 758.0)
        board.button("history", 980, y, 260, 52, _("Past matches"), self.history, "red", size=23, default=True)

    def _tabs(self, board: Board, left: float, y: float, room: float) -> None:
        """A tab a page, each as wide as its word asks, together in the middle of the room."""
        words = {ident: _(label) for ident, label in TABS.items()}
        widths = {ident: board.wide(word, "head", 19) + 40 for ident, word in words.items()}
        whole = sum(widths.values()) + 14 * (len(TABS) - 1)
        if whole > room:
            board.misfits.append("tabs")
        x = left + (room - whole) / 2
        for ident, word in words.items():
            w = widths[ident]
            board.choice(
                f"tab:{ident}", x, y, w, 52, word, partial(self.turn, ident), ident == self.tab, size=19,
                role=Role.TAB,
            )  # fmt: skip
            x += w + 14

    # ---- acts

    def turn(self, tab: str) -> None:
        """Show another page, from its top."""
        self.tab, self.view.first = tab, 0
        self.recompose()

    def show_family(self, family: str) -> None:
        """Show the rating of a family, or of all variants again."""
        self.family = None if family == self.family else family
        self.recompose()

    def history(self) -> None:
        """The matches that all this is worked out from."""
        self.app.stack.push(scenes.history(self.app))

    # ---- scrolling

    def scroll(self, steps: int, at: Point) -> None:
        """The wheel scrolls the list below the pointer."""
        right = at[0] > self.size[0] / 2
        self.lists["opponents" if right else "variants"].move(steps)
        self.recompose()

    def bars(self) -> Sequence[ListView]:
        """The bars that can be pulled."""
        return tuple(self.lists.values())

    def key(self, event: pygame.event.Event) -> bool:
        """Page keys scroll the variants; up and down the list whose bar has the focus."""
        focused = self.focus_id if self.focus_by_key else None
        view = next((view for view in self.lists.values() if view.bar_id == focused), None)
        if view is not None and event.key in (pygame.K_UP, pygame.K_DOWN):
            view.move(-1 if event.key == pygame.K_UP else 1)
            self.recompose()
            return True
        return self.tab == "results" and self.scroll_rows(view or self.lists["variants"], event.key, "")
