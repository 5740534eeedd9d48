"""The Esc menu of a match: go on, look up, change, take back, give up or leave."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, NamedTuple

from scopa_gui.game.i18n import _
from scopa_gui.ui import scenes
from scopa_gui.ui.paint.palette import MUTE
from scopa_gui.ui.scenes.board import Board
from scopa_gui.ui.scenes.page import Dialog
from scopa_gui.ui.unhelped import is_unhelped, reason

if TYPE_CHECKING:
    from scopa_gui.ui.app import App
    from scopa_gui.ui.session import Session


TALLEST = 740
"""Height of the plaque at most."""
COUNT = "deal_count"
"""The scene over which the deal has been played: nothing of it can be undone any more."""


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

    def __init__(self, app: App, name: str, session: Session, hint: Callable[[], None] | None) -> None:
        """`hint` asks for one; None: there is no line for that."""
        super().__init__(app, name)
        self.session = session
        self.hint = hint

    def lines(self) -> list[Line]:
        """The buttons from top to bottom."""
        session = self.session
        controller = session.controller
        rated = controller.rated
        over = controller.waiting_for == "over" or self.name == COUNT
        lines = [
            Line("resume", _("Resume"), _("Go on where you were."), self.close),
            Line("rules", _("Rules in force"), _("What is played here, in sentences."), self.rules),
            Line("log", _("Log"), _("What has been played so far."), self.log),
            Line("settings", _("Settings"), _("Pace, sound, cards, table, language."), self.settings),
        ]
        alone = not over and is_unhelped(self.app, session)
        watched = controller.setup.watched
        if not over and self.hint is not None:
            words = _("What to play, and why; the match is no longer rated.") if rated else _("What to play, and why.")
            lines.append(Line("hint", _("Hint"), reason() if alone else words, self.ask, not alone))
        if not over and not watched and self.app.settings.take_back:
            undone = _("Your last play is undone.")
            words = _("Your last play is undone; the match is no longer rated.") if rated else undone
            can = controller.can_take_back and not alone
            lines.append(Line("take_back", _("Take back"), reason() if alone else words, self.take_back, can))
        if not over:
            again = _("The same cards again.")
            words = _("The same cards again; the match is no longer rated.") if rated else again
            lines.append(Line("restart", _("Restart the deal"), reason() if alone else words, self.restart, not alone))
        if not over and not watched:
            lost = _("The match ends and counts as lost; your rating falls.") if rated else _("The match ends.")
            lines.append(Line("resign", _("Resign"), lost, self.resign))
        lines.append(
            Line("leave", _("Leave the table"), _("The match stays open: go on whenever you like."), self.app.to_title)
        )
        return lines

    def compose(self, board: Board) -> None:
        """A plaque with one button a line, its meaning beside it."""
        lines = self.lines()
        step = min(66 * (1 + (board.growth - 1) * 0.42), (TALLEST - 78) / len(lines))
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
            words = board.painter.wrap(line.meaning, "text", 17, 384 * board.scale)
            middle = top + (step - 15) / 2 + 6 * board.growth
            first = middle - (len(words) - 1) * 11 * board.growth
            board.paragraph(x + 328, first, 384, line.meaning, "text", 17, MUTE, lead=1.28, bottom=top + step)

    # ---- acts

    def _and_close(self, act: Callable[[], None]) -> None:
        self.close()
        act()

    def rules(self) -> None:
        """The rules of this match."""
        self.app.stack.push(scenes.rules_in_force(self.app, self.name, self.session))

    def log(self) -> None:
        """What has been played, in words."""
        self.close()
        self.app.stack.push(scenes.log(self.app, self.name, self.session))

    def settings(self) -> None:
        """The settings."""
        self.app.stack.push(scenes.settings(self.app))

    def ask(self) -> None:
        """Ask for a hint; the table says first what that means."""
        self.close()
        if self.hint is not None:
            self.hint()

    def take_back(self) -> None:
        """Undo the last play, after a question while the match is rated."""
        if self.session.controller.rated:
            act = partial(self._and_close, self.session.take_back)
            self.app.stack.push(scenes.take_back(self.app, self.name, act))
        else:
            self._and_close(self.session.take_back)

    def restart(self) -> None:
        """Play the deal again, after a question."""
        self._ask(self._restart_words, self.session.restart_deal)

    def _restart_words(self) -> tuple[str, str, str]:
        text = _("The cards of this deal are dealt again as they were.")
        if self.session.controller.rated:
            text = _("The cards of this deal are dealt again as they were. The match is no longer rated.")
        return _("Restart this deal?"), text, _("Yes, restart")

    def resign(self) -> None:
        """Give the match up, after a question."""
        self._ask(self._resign_words, self.session.give_up)

    def _resign_words(self) -> tuple[str, str, str]:
        text = _("The match ends. It does not count for your rating.")
        if self.session.controller.rated:
            text = _("The match ends and counts as lost. To go on later, leave the table instead.")
        return _("Resign the match?"), text, _("Yes, resign")

    def _ask(self, words: Callable[[], tuple[str, str, str]], act: Callable[[], None]) -> None:
        self.app.stack.push(scenes.confirm(self.app, self.name, words, partial(self._and_close, act)))
