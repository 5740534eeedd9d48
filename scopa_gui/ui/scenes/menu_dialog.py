"""The Esc menu of a match: go on, look up, change, take back, give up or leave."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, NamedTuple

from scopa_gui.game.i18n import _
from scopa_gui.ui import scenes
from scopa_gui.ui.paint.palette import MUTE
from scopa_gui.ui.scenes.board import Board
from scopa_gui.ui.scenes.page import Dialog

if TYPE_CHECKING:
    from scopa_gui.ui.app import App
    from scopa_gui.ui.session import Session


class Line(NamedTuple):
    """A button of the menu and what it means."""

    ident: str
    label: str
    meaning: str
    action: Callable[[], None]
    enabled: bool = True


class Menu(Dialog):
    """What one can do besides playing; *resume* is the default."""

    dialog = "menu"

    def __init__(self, app: App, name: str, session: Session) -> None:
        super().__init__(app, name)
        self.session = session

    def lines(self) -> list[Line]:
        """The buttons from top to bottom."""
        session = self.session
        over = session.controller.waiting_for == "over"
        lines = [
            Line("resume", _("Resume"), _("Go on where you were."), self.close),
            Line("rules", _("Rules in force"), _("What is played here, in sentences."), self.rules),
            Line("settings", _("Settings"), _("Pace, sound, cards, table, language."), self.settings),
        ]
        if not over:
            lines += [
                Line(
                    "take_back", _("Take back"), _("Your last play is undone; the match is no longer rated."),
                    lambda: self._and_close(session.take_back), session.controller.can_take_back,
                ),
                Line(
                    "restart", _("Restart the deal"), _("The same cards again; the match is no longer rated."),
                    self.restart,
                ),
                Line("resign", _("Resign"), _("The match is over and counts as lost."), self.resign),
            ]  # fmt: skip
        lines.append(
            Line("leave", _("Leave the table"), _("The match stays open: go on whenever you like."), self.app.to_title)
        )
        return lines

    def compose(self, board: Board) -> None:
        """A plaque with one button a line, its meaning beside it."""
        lines = self.lines()
        step = 66 * (1 + (board.growth - 1) * 0.42)
        w, h = 760, 78 + len(lines) * step
        x, y = 640 - w / 2, 410 - h / 2
        board.plaque(x, y, w, h, 16)
        board.ribbon(640, y - 28, _("The menu"), "red", 28)
        for number, line in enumerate(lines):
            top = y + 50 + number * step
            board.button(
                line.ident, x + 40, top, 262, step - 15, line.label, line.action,
                "red" if number == 0 else "paper", size=20, enabled=line.enabled, default=number == 0,
                says=f"{line.label}: {line.meaning}",
            )  # fmt: skip
            words = board.painter.wrap(line.meaning, "text", 17, 380 * board.scale)
            middle = top + (step - 15) / 2 + 6 * board.growth
            first = middle - (len(words) - 1) * 11 * board.growth
            board.paragraph(x + 328, first, 384, line.meaning, "text", 17, MUTE, lead=1.28, bottom=top + step)
        if h > 740:
            board.misfits.append("page")

    # ---- acts

    def _and_close(self, act: Callable[[], None]) -> None:
        self.close()
        act()

    def rules(self) -> None:
        """The rules of this match."""
        self.app.stack.push(scenes.rules_in_force(self.app, self.name, self.session))

    def settings(self) -> None:
        """The settings."""
        self.app.stack.push(scenes.settings(self.app))

    def restart(self) -> None:
        """Play the deal again, after a question."""
        self._ask(
            _("Restart this deal?"),
            _("The cards of this deal are dealt again as they were. The match is no longer rated."),
            _("Yes, restart"), self.session.restart_deal,
        )  # fmt: skip

    def resign(self) -> None:
        """Give the match up, after a question."""
        self._ask(
            _("Resign the match?"),
            _("The match is over and counts as lost. To go on later, leave the table instead."),
            _("Yes, resign"), self.session.give_up,
        )  # fmt: skip

    def _ask(self, question: str, detail: str, yes: str, act: Callable[[], None]) -> None:
        self.app.stack.push(scenes.confirm(self.app, self.name, question, detail, yes, lambda: self._and_close(act)))
