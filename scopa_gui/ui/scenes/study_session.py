"""A single position shown as if it were a match."""

from __future__ import annotations

from collections.abc import Callable
from typing import cast

from scopa_gui.game.controller import Controller
from scopa_gui.game.drill import Drill
from scopa_gui.rules.deal import Play
from scopa_gui.ui.session import Session


class StudySession(Session):
    """Shows a drill as if it were a match; a play is judged before it is made."""

    def __init__(self, drill: Drill, judge: Callable[[Play], bool]) -> None:
        self.drill = drill
        self._judge = judge
        super().__init__(cast(Controller, drill))

    def play(self, action: Play) -> None:
        """Play a card, if it may be played here."""
        if self._judge(action):
            super().play(action)

    def restart(self) -> None:
        """Show the position as it was at first."""
        self.fetch()
        self._pending.clear()
        self.shown = self.drill.restart()
        self._retell()
