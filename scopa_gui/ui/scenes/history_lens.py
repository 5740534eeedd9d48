"""A page for every text size: where much larger text has no room, it is shown part by part, through a lens."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, NamedTuple

import pygame

from scopa_gui.game.i18n import _
from scopa_gui.ui.paint import Painter
from scopa_gui.ui.paint.palette import FELT_OUTLINE, ON_FELT
from scopa_gui.ui.resources import assets_root
from scopa_gui.ui.scenes.board import WIDTH, Board, Widget
from scopa_gui.ui.scenes.history_base import OpenedPage
from scopa_gui.ui.scenes.page import GROWTH_STEP
from scopa_gui.ui.sprites import CardSprites
from scopa_gui.ui.stage import Stage

if TYPE_CHECKING:
    from scopa_gui.ui.app import App

VIEW_H = 706.0
"""The lens looks at what lies above the row of buttons."""
MARGIN = 12.0
ENOUGH = 0.2
"""The whole page is shown if its text is at most so much smaller than asked for."""


class Part(NamedTuple):
    """A part of a page: the area of its board that is looked at, and what lays it out there."""

    area: tuple[float, float, float, float]
    compose: Callable[[Board], None]


class LensPage(OpenedPage):
    """A page that is shown whole, or in parts with *earlier* and *more*.

    Attributes:
        part: the number of the part that is shown; it counts on at either end.
        text_growth: how much larger than usual text is, the lens included.
    """

    def __init__(self, app: App) -> None:
        super().__init__(app)
        self.part = 0
        self.text_growth = 1.0
        self._lens: Painter | None = None
        self._cards: CardSprites | None = None
        self._anew = True

    def parts(self) -> Sequence[Part]:
        """All parts in order."""
        raise NotImplementedError

    def compose_bar(self, board: Board, left: float, right: float) -> None:
        """What the row of buttons holds besides *back*, *earlier* and *more*, between two places."""
        raise NotImplementedError

    # ---- the page

    def recompose(self) -> None:
        """Compose the whole page, or one part of it where text would come out much too small."""
        wish = self.app.painter.text_scale
        self._anew = True
        super().recompose()
        assert self.board is not None
        self.text_growth = self.board.growth
        if wish - self.board.growth <= ENOUGH:
            return
        found = self.parts()
        self.part %= len(found)
        shown = found[self.part]
        zoom = min((WIDTH - 2 * MARGIN) / shown.area[2], (VIEW_H - MARGIN) / shown.area[3], wish)
        if zoom > self.board.growth:
            self._show_part(shown, zoom, wish)

    def _show_part(self, shown: Part, zoom: float, wish: float) -> None:
        lens = self._largest(wish / zoom, lambda growth: self._looked_at(shown, zoom, growth))
        bar = self._largest(wish, self._bar)
        for item in lens.items:
            if isinstance(item, Widget):
                item.ring *= zoom
        assert self._lens is not None
        self._lens.text_scale = lens.growth
        self.text_growth = lens.growth * zoom
        bar.items[:0] = lens.items
        bar.elements[:0] = lens.elements
        bar.misfits += lens.misfits
        self.board = bar
        self._stage = Stage()
        self.changed()

    def draw(self, surface: pygame.Surface, full: bool) -> list[pygame.Rect] | None:
        """Draw what differs from the frame before; another part shares nothing with it."""
        full, self._anew = full or self._anew, False
        return super().draw(surface, full)

    @staticmethod
    def _largest(wish: float, compose: Callable[[float], Board]) -> Board:
        growth = wish
        while True:
            board = compose(growth)
            if not board.tight or growth <= 1.0:
                return board
            growth = max(1.0, growth - GROWTH_STEP)

    def _looked_at(self, shown: Part, zoom: float, growth: float) -> Board:
        """The part on a board of its own that is larger than the window."""
        painter, cards = self._looking_glass(self.app.painter.scale * zoom)
        board = Board(painter, cards, self.size, growth)
        x, y, w, h = shown.area
        plain = Board(self.app.painter, self.app.sprites, self.size, growth)
        middle = plain.px(WIDTH / 2, VIEW_H / 2)
        board.left = middle[0] - (x + w / 2) * board.scale
        board.top = middle[1] - (y + h / 2) * board.scale
        with board.measuring():
            shown.compose(board)
        return board

    def _looking_glass(self, scale: float) -> tuple[Painter, CardSprites]:
        """A painter of a larger scale, and its cards; kept while the scale is the same."""
        if self._lens is None or self._cards is None or self._lens.scale != scale:
            self._lens = Painter(assets_root(), scale)
            self._lens.dress = self.app.painter.dress
            self._cards = CardSprites(self.app.sprites.deck, self._lens)
        return self._lens, self._cards

    def _bar(self, growth: float) -> Board:
        board = Board(self.app.painter, self.app.sprites, self.size, growth)
        with board.measuring():
            board.button("back", 40, 722, 160, 52, _("Back"), self.back, size=22)
            board.button("earlier", 220, 722, 180, 52, _("Earlier"), lambda: self.turn_part(-1), size=20)
            board.button("more", 420, 722, 180, 52, _("More"), lambda: self.turn_part(1), size=20)
            words = _("{n} of {all}").format(n=self.part + 1, all=len(self.parts()))
            board.say(682, 755, words, "italic", 18, ON_FELT, "c", width=140, outline=FELT_OUTLINE, name="part")
            self.compose_bar(board, 770, 1240)
        return board

    def turn_part(self, steps: int) -> None:
        """Show another part."""
        self.part += steps
        self.recompose()

    def on_leave(self) -> None:
        """Let the larger pictures go."""
        self._lens = self._cards = None
