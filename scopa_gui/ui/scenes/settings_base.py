"""What the plaques of the settings are made of."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, NamedTuple

from scopa_gui.game.i18n import _

if TYPE_CHECKING:
    from scopa_gui.ui.scenes.board import Board
    from scopa_gui.ui.scenes.settings_page import SettingsPage

USUAL = 302.0
"""Height of a plaque where six share the page."""
LINES = 70.0, 118.0, 166.0, 214.0, 262.0
"""Lines, from the top of a usual plaque, on which the switches of all plaques stand."""
RULE, LABELS = 184.0, 52.0
"""Where the rule across a usual plaque lies, and how far right of its edge the words of switches and sliders begin."""
SIDE = 28.0
"""What stays free at the left and right of a plaque."""
GAP = 14.0
"""Between choices side by side: the seal of the chosen one keeps clear of its neighbour."""


class Area(NamedTuple):
    """A plaque's place on the board."""

    x: float
    y: float
    w: float
    h: float


class Section(NamedTuple):
    """A plaque: its title, its ribbon, what is on it."""

    heading: str
    tone: str
    compose: Callable[[Board, SettingsPage, Area], None]

    def title(self) -> str:
        """The heading in the language in use."""
        return _(self.heading)


def stretch(height: float) -> float:
    """How much further apart things stand on a plaque of that height than on the usual one."""
    return max(1.0, height / USUAL)
