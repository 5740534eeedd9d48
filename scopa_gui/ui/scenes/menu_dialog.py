"""The Esc menu of a match: go on, look up, change, take back, give up or leave."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, NamedTuple

from scopa_gui.game.i18n import _
from scopa_gui.rules.deal import Play
from scopa_gui.ui import scenes
from scopa_gui.ui.paint.palette import MUTE
from scopa_gui.ui.scenes.board import Board
from scopa_gui.ui.scenes.page import Dialog
from scopa_gui.ui.table.doors import Doors
from scopa_gui.ui.unhelped import is_unhelped, reason

if TYPE_CHECKING:
    from scopa_gui.ui.app import App
    from scopa_gui.ui.session import Session


TALLEST = 740
"""Height of the plaque at most, where it is not scrolled."""
WIDE, SIZE = 262.0, 20.0
"""Width of a button, and the size of its label."""
KEYS = {"rules": "F1", "log": "L", "hint": "H", "take_back": "U"}
"""What does the same at the table, told beside the label where there is room for all of them."""
KEY_ROOM = 70.0
"""So much of a button its edges and a key take."""
COUNT = "deal_count"
"""The scene over which the deal has been played: nothing of it can be undone any more."""


class Line(NamedTuple):
    """A button of the menu and what it means.

    Attributes:
        closed: why it cannot be chosen now; that is told in place of what it means.
    """

    ident: str
    label: str
    meaning: str
    action: Callable[[], None]
    closed: str = ""

    @property
    def told(self) -> str:
        """What stands beside it."""
        return self.closed or self.meaning


class Menu(Dialog):
    """What one can do besides playing, always the same lines at the same places; *resume* is the default."""

    dialog = "menu"

    def __init__(self, app: App, name: str, session: Session, hint: Callable[[], None] | None) -> None:
        """`hint` asks for one; None: that cannot be done now."""
        super().__init__(app, name)
        self.session = session
        self.hint = hint

    def lines(self) -> list[Line]:
        """The buttons from top to bottom."""
        rated = self.session.controller.rated
        hint = _("What to play, and why; the match is no longer rated.") if rated else _("What to play, and why.")
        undone = _("Your last play is undone.")
        if rated:
            undone = _("Your last play is undone; the match is no longer rated.")
        again = _("The same cards again; the match is no longer rated.") if rated else _("The same cards again.")
        lost = _("The match ends and counts as lost; your rating falls.") if rated else _("The match ends.")
        return [
            Line("resume", _("Resume"), _("Go on where you were."), self.close),
            Line("rules", _("Rules in force"), _("What is played here, in sentences."), self.rules),
            Line("log", _("Log"), _("What has been played so far."), self.log),
            Line("settings", _("Settings"), _("Pace, sound, cards, table, language."), self.settings),
            Line("hint", _("Hint"), hint, self.ask, self._no_hint()),
            Line("take_back", _("Take back"), undone, self.take_back, self._no_take_back()),
            Line("restart", _("Restart the deal"), again, self.restart, self._no_restart()),
            Line("resign", _("Resign"), lost, self.resign, self._no_player()),
            Line("leave", _("Leave the table"), _("The match stays open: go on whenever you like."), self.app.to_title),
            Line("quit", _("Quit"), _("The program ends, and the match stays open."), self.app.quit),
        ]

    # ---- why something cannot be done now; nothing if it can

    def _over(self) -> str:
        if self.name == COUNT and self.session.controller.waiting_for != "over":
            return _("This deal has been played to its end.")
        return ""

    def _no_player(self) -> str:
        if self.session.controller.waiting_for == "over":
            return _("The match is over.")
        return _("You only look on here.") if self.session.controller.setup.watched else ""

    def _no_help(self) -> str:
        return self._over() or self._no_player() or (reason() if is_unhelped(self.app, self.session) else "")

    def _no_hint(self) -> str:
        off = "" if self.app.settings.hints else _("Hints are switched off in the settings.")
        return self._no_help() or off or ("" if self.hint is not None else _("It is not your turn."))

    def _no_take_back(self) -> str:
        off = "" if self.app.settings.take_back else _("Taking back is switched off in the settings.")
        can = self.session.controller.can_take_back
        return self._no_help() or off or ("" if can else _("There is nothing to take back."))

    def _no_restart(self) -> str:
        alone = reason() if is_unhelped(self.app, self.session) else ""
        played = any(isinstance(past.action, Play) for past in self.session.view.history)
        unplayed = "" if played else _("No card of this deal has been played yet.")
        return self._over() or self._no_player() or alone or unplayed

    # ---- the page

    def compose(self, board: Board) -> None:
        """A plaque with one button a line, its meaning beside it."""
        lines = self.lines()
        step = 66 * (1 + (board.growth - 1) * 0.42)
        if not board.narrow:
            step = min(step, (TALLEST - 78) / len(lines))
        w, h = 760, 78 + len(lines) * step
        x, y = 640 - w / 2, max(40.0, 410 - h / 2)
        board.plaque(x, y, w, h, 16)
        board.ribbon(640, y - 28, _("The menu"), "red", 28)
        labels = [board.wide(line.label, "head", SIZE) for line in lines if line.ident in KEYS]
        keys = KEYS if self.name != COUNT and max(labels) <= WIDE - KEY_ROOM else {}
        for number, line in enumerate(lines):
            top = y + 50 + number * step
            board.button(
                line.ident, x + 40, top, WIDE, step - 15, line.label, line.action,
                "red" if number == 0 else "paper", size=SIZE, key=keys.get(line.ident), enabled=not line.closed,
                default=number == 0, says=f"{line.label}: {line.told}",
            )  # fmt: skip
            words = board.painter.wrap(line.told, "text", 17, 384 * board.scale)
            middle = top + (step - 15) / 2 + 6 * board.growth
            first = middle - (len(words) - 1) * 10 * board.growth
            board.paragraph(x + 328, first, 384, line.told, "text", 17, MUTE, lead=1.18, bottom=top + step)

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
        below = self.app.stack.top
        if isinstance(below, Doors):
            below.open_log()
        else:
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
