"""Credits: what the game is made of and on what terms."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

import pygame

from scopa_gui import __version__
from scopa_gui.game.i18n import N_, _
from scopa_gui.ui.element import Point
from scopa_gui.ui.paint.palette import INK, MUTE, RED, RGB
from scopa_gui.ui.scenes.board import Board
from scopa_gui.ui.scenes.cards import ornament
from scopa_gui.ui.scenes.history_base import OpenedPage, path_lines
from scopa_gui.ui.scenes.history_list import ListView

if TYPE_CHECKING:
    from scopa_gui.ui.app import App

SIZE, STEP = 18.5, 24.4

TEXTS: tuple[tuple[str, str], ...] = (
    (
        N_("The game"),
        N_(
            "Scopa is played all over Italy, and nobody knows who made it up. The rules here follow the tables at "
            "which it is played today; each variant says in full what it does differently."
        ),
    ),
    (
        N_("The pictures"),
        N_(
            "Cards, portraits, tables and ornaments are drawn by programs that come with the source, after the manner "
            "of the woodcuts from which Neapolitan cards were printed."
        ),
    ),
    (
        N_("The sound"),
        N_("Every sound, and the tarantella, is computed: there is no recording in it."),
    ),
    (
        N_("The letters"),
        N_(
            "Vollkorn by Friedrich Althausen and Source Serif by Frank Grießhammer for Adobe, both under the SIL Open "
            "Font License 1.1."
        ),
    ),
    (
        N_("The tools"),
        N_("Python, pygame-ce and SDL, SQLite, and platformdirs, with thanks to all who make them."),
    ),
    (
        N_("The licence"),
        N_("The program is free software under the MIT licence: use it, change it, give it away."),
    ),
    (
        N_("Your data"),
        N_("Matches, settings and names stay on this machine, in the folder below. Nothing is sent anywhere."),
    ),
)


class Credits(OpenedPage):
    """One plaque of paragraphs, cards beside it."""

    name = "credits"
    ground = "wood"
    light = 255

    def __init__(self, app: App) -> None:
        super().__init__(app)
        self.list = ListView("lines")

    def compose(self, board: Board) -> None:
        """The text, as much of it as there is room for, and the way back."""
        board.plaque(40, 84, 860, 612, 16)
        board.ribbon(470, 58, _("Credits"), "red", 28)
        lines = self._lines(board)
        step, top = STEP * board.growth, 120.0 + 32 * (board.growth - 1)
        for row in self.list.place(board, (76, top, 812, 670 - top), step, len(lines)):
            text, style, size, ink = lines[row]
            board.say(76, top + (row - self.list.first + 0.8) * step, text, style, size, ink, width=770)
        for code, cx, cy, angle in (("Rb", 1010, 330, -14), ("3b", 1130, 330, 12), ("Ad", 1070, 420, -2)):
            ornament(board, code, cx, cy, 190, angle, 6)
        board.button("back", 40, 722, 150, 52, _("Back"), self.back, size=22, default=True)

    def _lines(self, board: Board) -> list[tuple[str, str, float, RGB]]:
        """Everything as single lines: text, style, size, ink."""
        found: list[tuple[str, str, float, RGB]] = []
        found.append((_("Scopa, version {version}").format(version=__version__), "bold", SIZE, INK))
        for heading, text in TEXTS:
            found.append((_(heading), "head", SIZE + 1, RED))
            wrapped = board.painter.wrap(_(text), "plain", SIZE, 766 * board.scale)
            found += [(line, "plain", SIZE, INK) for line in wrapped]
        folder = str(self.app.options.data_dir)
        found += [(line, "italic", 17, MUTE) for line in path_lines(board, folder, "italic", 17, 766)]
        return found

    # ---- scrolling

    def scroll(self, steps: int, at: Point) -> None:
        """The wheel scrolls."""
        self.list.move(steps)
        self.recompose()

    def bars(self) -> Sequence[ListView]:
        """The bars that can be pulled."""
        return (self.list,)

    def key(self, event: pygame.event.Event) -> bool:
        """Up, down and page keys scroll."""
        if event.key in (pygame.K_UP, pygame.K_DOWN):
            self.list.move(-1 if event.key == pygame.K_UP else 1)
        elif not self.list.scroll_key(event.key):
            return False
        self.recompose()
        return True
