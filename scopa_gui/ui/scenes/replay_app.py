"""The program as the table of a replay sees it: the same, but drawn smaller, so that a bar has room below it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from scopa_gui.ui.layout import BASE_H, BASE_W, Space
from scopa_gui.ui.paint import Painter
from scopa_gui.ui.resources import assets_root
from scopa_gui.ui.sprites import CardSprites

if TYPE_CHECKING:
    from scopa_gui.ui.app import App

BAR_H, TALL_BAR_H = 70.0, 130.0
"""Height of the bar, in the logical units of the whole window, in one row and in two."""
TWO_ROWS_ABOVE = 1.2
"""Text above this size needs two rows."""


def bar_height(text_scale: float) -> float:
    """Height of the bar for a size of text, in the logical units of the whole window."""
    return TALL_BAR_H if text_scale > TWO_ROWS_ABOVE else BAR_H


class ReducedApp:
    """Hands everything on to the App, but has a painter and cards of its own at a smaller scale.

    Attributes:
        whole: the App.
    """

    def __init__(self, app: App) -> None:
        self.whole = app
        self.painter = Painter(
            assets_root(), table_space(app.stack.size, app.painter.text_scale).s, app.painter.text_scale
        )
        self.painter.dress = app.painter.dress
        self.sprites = CardSprites(app.sprites.deck, self.painter)

    def fit(self, size: tuple[int, int]) -> None:
        """The window has so many pixels now, or another text size."""
        self.painter.dress = self.whole.painter.dress
        self.painter.resize(table_space(size, self.whole.painter.text_scale).s, self.whole.painter.text_scale)
        self.sprites.resize()

    def __getattr__(self, name: str) -> Any:
        return getattr(self.whole, name)


def table_space(size: tuple[int, int], text_scale: float) -> Space:
    """The logical space of the table above the bar, for a window of so many pixels and a size of text."""
    whole = min(size[0] / BASE_W, size[1] / BASE_H)
    height = size[1] - round(bar_height(text_scale) * whole)
    scale = min(size[0] / BASE_W, height / BASE_H)
    return Space(size[0] / scale, height / scale, scale)
