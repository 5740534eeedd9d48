"""Past matches: every match that is kept, to be told about, replayed, continued, exported and taken in."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING

import pygame

from scopa_gui.game.archive import ArchiveError
from scopa_gui.game.i18n import N_, _, language
from scopa_gui.game.library import export_to, trouble
from scopa_gui.game.profiles import NOBODY
from scopa_gui.game.summary import LOST, OPEN, WON, summary_of
from scopa_gui.ui import scenes
from scopa_gui.ui.element import Point, Role
from scopa_gui.ui.scenes.board import Board
from scopa_gui.ui.scenes.history_base import OpenedPage, export_folder
from scopa_gui.ui.scenes.history_export import Exported
from scopa_gui.ui.scenes.history_list import ListView
from scopa_gui.ui.scenes.history_parts import compose_details, compose_row, row_fits, row_height, still_hidden
from scopa_gui.ui.scenes.open_matches import ask_to_end, end_word

if TYPE_CHECKING:
    from scopa_gui.game.archive import MatchInfo
    from scopa_gui.rules.scoring import Points
    from scopa_gui.ui.app import App

LIST = (60.0, 184.0, 728.0, 500.0)
"""Where the rows stand, the bar included."""

END_ROOM = 66.0
"""What the button that ends an open match takes of the room for its details."""
_FILTERS: dict[str, str] = {"all": N_("All"), WON: N_("Won"), LOST: N_("Lost"), OPEN: N_("Open")}


class History(OpenedPage):
    """The list at the left, the chosen match at the right. Its default continues or replays that match."""

    name = "history"
    late_steps = 1

    def __init__(self, app: App) -> None:
        super().__init__(app)
        self.list = ListView("list")
        self.filter = "all"
        self.all: list[MatchInfo] = []
        self.rows: list[MatchInfo] = []
        self.chosen = 0
        self._resigned: frozenset[int] = frozenset()
        self._course: dict[int, list[tuple[Points, ...]]] = {}
        self._plays: dict[int, int] = {}
        self._fitting: dict[tuple[object, ...], bool] = {}
        self._load()
        self._sift()

    # ---- what is kept

    def on_enter(self) -> None:
        """Look again, if something has changed since."""
        if self.app.house.archive.standing() != self._standing:
            number = self.chosen_match.id if self.chosen_match else None
            self._load()
            self._show(number)

    def _load(self) -> None:
        """Look what is kept."""
        archive, mine = self.app.house.archive, (self.app.settings.profile, NOBODY)
        self._standing = archive.standing()
        self.all = [info for info in archive.matches() if info.setup.profile in mine]
        self._resigned = archive.resigned()
        self._course.clear()
        self._plays.clear()

    def _sift(self) -> None:
        """Keep only the matches of the tab."""
        wanted = self.filter
        self.rows = [info for info in self.all if wanted == "all" or summary_of(info).outcome == wanted]
        self.list.count = len(self.rows)
        self._fitting.clear()

    def _show(self, number: int | None) -> None:
        """Sift the matches and keep the chosen one chosen, if it is still there."""
        self._sift()
        self.chosen = next((row for row, info in enumerate(self.rows) if info.id == number), 0)
        self.list.reveal(self.chosen)
        self.recompose()

    @property
    def chosen_match(self) -> MatchInfo | None:
        """The match whose details are shown."""
        return self.rows[self.chosen] if self.chosen < len(self.rows) else None

    def resigned(self, info: MatchInfo) -> bool:
        """Whether it ended by resigning."""
        return info.id in self._resigned

    def points(self, info: MatchInfo) -> list[tuple[Points, ...]]:
        """Points by side of each counted deal; looked up once."""
        if info.id not in self._course:
            self._course[info.id] = self.app.house.archive.deal_points(info.id).get(info.id, [])
        return self._course[info.id]

    def plays(self, info: MatchInfo) -> int:
        """How many cards have been played in it; looked up once."""
        if info.id not in self._plays:
            self._plays[info.id] = self.app.house.archive.plays(info.id)
        return self._plays[info.id]

    # ---- the page

    def compose(self, board: Board) -> None:
        """Two plaques and the row of buttons."""
        board.plaque(40, 84, 768, 612, 16)
        board.ribbon(424, 58, _("Past matches"), "red", 28)
        self._filters(board)
        lower = 22 * (board.growth - 1)
        x, y, w, h = LIST[0], LIST[1] + lower, LIST[2], LIST[3] - lower
        for row in self.list.place(board, (x, y, w, h), row_height(board), len(self.rows)):
            top = y + (row - self.list.first) * row_height(board)
            compose_row(board, self, row, (x, top, w - 38, row_height(board)))
        if board.growth > 1.0 and not self._all_fit(board, w - 38):
            board.misfits.append("rows")
        if not self.rows:
            words = _("No match has been played yet. Begin one with Play on the first page.")
            if self.all:
                words = _("There is no such match. All shows every match.")
            board.paragraph(424, y + h / 2 - 20, 600, words, "italic", 20, align="c", bottom=y + h, name="empty")
        board.plaque(834, 84, 406, 612, 16)
        info = self.chosen_match
        if info is not None:
            own_open = not info.winners and info.setup.profile != NOBODY
            compose_details(board, self, summary_of(info), 676.0 - own_open * END_ROOM)
            if own_open:
                board.button("end", 937, 626, 200, 46, end_word(self.app, info), self.end, size=18)
        self._buttons(board, info)

    def _all_fit(self, board: Board, w: float) -> bool:
        """Whether all rows fit at this size of text, in view or not: scrolling must not change the size of the page."""
        key = (board.growth, board.scale, language(), self.app.settings.deck)
        if key not in self._fitting:
            self._fitting[key] = all(row_fits(board, self, info, w) for info in self.rows)
        return self._fitting[key]

    def _filters(self, board: Board) -> None:
        w = 700 / len(_FILTERS)
        for place, (ident, label) in enumerate(_FILTERS.items()):
            board.choice(
                f"filter:{ident}", 66 + place * w, 124 + 22 * (board.growth - 1), w - 14, 46, _(label),
                partial(self.sift, ident), ident == self.filter, size=18, role=Role.TAB,
            )  # fmt: skip

    def _buttons(self, board: Board, info: MatchInfo | None) -> None:
        board.button("back", 40, 722, 150, 52, _("Back"), self.back, size=22, default=info is None)
        board.button("import", 214, 722, 190, 52, _("Import"), self.import_match, size=20)
        if info is None:
            return
        hidden = still_hidden(info)
        export, review = _("Export"), _("Review")
        board.button(
            "export", 428, 722, 190, 52, export, self.export_match, size=20, enabled=not hidden,
            says=f"{export}: {hidden}" if hidden else None,
        )  # fmt: skip
        if info.winners:
            board.button("review", 642, 722, 190, 52, review, self.review, size=20)
            board.button("replay", 930, 716, 310, 60, _("Replay"), self.replay, "red", size=26, default=True)
            return
        if hidden:
            board.button("review", 642, 722, 190, 52, review, None, size=20, enabled=False, says=f"{review}: {hidden}")
        else:
            board.button("replay", 642, 722, 190, 52, _("Replay"), self.replay, size=20)
        board.button("continue", 930, 716, 310, 60, _("Continue"), self.go_on, "red", size=26, default=True)

    # ---- acts

    def sift(self, wanted: str) -> None:
        """Show only some matches."""
        number = self.chosen_match.id if self.chosen_match else None
        self.filter, self.list.first = wanted, 0
        self._show(number)

    def choose(self, row: int) -> None:
        """Tell about a match; chosen again, it opens."""
        if row == self.chosen:
            self.open()
            return
        self._select(row)

    def _select(self, row: int) -> None:
        self.chosen = min(max(0, row), max(0, len(self.rows) - 1))
        self.list.reveal(self.chosen)
        self.recompose()

    def open(self) -> None:
        """Continue an open match, replay one that is over."""
        info = self.chosen_match
        if info is not None:
            (self.replay if info.winners else self.go_on)()

    def go_on(self) -> None:
        """Go on with the chosen match."""
        info = self.chosen_match
        try:
            if info is not None:
                self.app.resume_match(info.id)
        except ArchiveError as error:
            self._tell(lambda: _("This match cannot go on"), partial(trouble, error))

    def end(self) -> None:
        """Give the chosen match up, or forget it where nobody has played in it, after a question."""
        info = self.chosen_match
        if info is not None:
            ask_to_end(self.app, self.name, info, self.on_enter)

    def replay(self) -> None:
        """Watch the chosen match again."""
        info = self.chosen_match
        if info is None:
            return
        try:
            found, record = self.app.house.archive.load(info.id)
        except ArchiveError as error:
            self._tell(lambda: _("This match cannot be shown"), partial(trouble, error))
            return
        seat = summary_of(found).own
        self.app.stack.push(scenes.replay(self.app, record, 0 if seat is None else seat))

    def review(self) -> None:
        """Judge every move of the chosen match."""
        info = self.chosen_match
        if info is None:
            return
        try:
            found, record = self.app.house.archive.load(info.id)
        except ArchiveError as error:
            self._tell(lambda: _("This match cannot be shown"), partial(trouble, error))
            return
        seat = summary_of(found).own
        self.app.stack.push(scenes.review(self.app, record, 0 if seat is None else seat))

    def export_match(self) -> None:
        """Write the chosen match into the folder of exported matches and say where."""
        info = self.chosen_match
        if info is None:
            return
        try:
            path = export_to(self.app.house.archive, info.id, export_folder(self.app))
        except (ArchiveError, OSError, sqlite3.Error) as error:
            self._tell(lambda: _("This match cannot be exported"), partial(trouble, error))
            return
        self.app.stack.push(Exported(self.app, self.name, path))

    def import_match(self) -> None:
        """Take in a match from a file."""
        self.app.stack.push(scenes.import_match(self.app, self.name, self.imported))

    def imported(self, number: int) -> None:
        """A match has come in: show it."""
        self.filter = "all"
        self._load()
        self._show(number)

    def _tell(self, heading: Callable[[], str], text: Callable[[], str]) -> None:
        self.app.stack.push(scenes.message(self.app, self.name, lambda: (heading(), text())))

    # ---- scrolling

    def scroll(self, steps: int, at: Point) -> None:
        """The wheel scrolls the list."""
        self._scrolled(lambda: self.list.move(steps))

    def bars(self) -> Sequence[ListView]:
        """The bars that can be pulled."""
        return (self.list,)

    def _scrolled(self, move: Callable[[], None]) -> None:
        before = self.list.first
        move()
        if self.list.first != before:
            self.recompose()

    def key(self, event: pygame.event.Event) -> bool:
        """Up and down choose the next row, page keys, Home and End one further away; from elsewhere they scroll."""
        focused = self.focus_id or "" if self.focus_by_key else ""
        if event.key in (pygame.K_UP, pygame.K_DOWN):
            step = -1 if event.key == pygame.K_UP else 1
            if focused == self.list.bar_id:
                self._scrolled(lambda: self.list.move(step))
                return True
            if not focused or focused.startswith("match:"):
                return self._walk_rows(step, focused)
        leap = self.list.leap(event.key)
        if leap is not None and self.rows and (not focused or focused.startswith("match:")):
            self._go_to_row(min(max(0, self.chosen + leap), len(self.rows) - 1), focused)
            return True
        return self.scroll_rows(self.list, event.key, "match")

    def _walk_rows(self, step: int, focused: str) -> bool:
        """Choose the next row; at either end the focus leaves the list."""
        row = self.chosen + step
        if not 0 <= row < len(self.rows):
            return False
        self._go_to_row(row, focused)
        return True

    def _go_to_row(self, row: int, focused: str) -> None:
        self._select(row)
        if focused:
            self.focus(f"match:{self.rows[row].id}")
