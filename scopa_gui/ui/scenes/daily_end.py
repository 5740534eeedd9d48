"""The end of the deal of the day: on to the comparison."""

from __future__ import annotations

from scopa_gui.game.i18n import _
from scopa_gui.ui import scenes
from scopa_gui.ui.scenes.end_page import MatchEnd


class DailyEnd(MatchEnd):
    """The end of a match that was a deal of the day; its default shows what the strong player made of it."""

    def again_words(self) -> str:
        """What the default button says."""
        return _("Compare")

    def again(self) -> None:
        """To the page of the day."""
        self.app.to_title()
        self.app.stack.push(scenes.daily(self.app))
