"""Where an exported match has been written, and a button that copies the path."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from scopa_gui.game.i18n import _
from scopa_gui.ui import compat
from scopa_gui.ui.scenes.board import Board
from scopa_gui.ui.scenes.history_base import path_lines
from scopa_gui.ui.scenes.page import Dialog

if TYPE_CHECKING:
    from scopa_gui.ui.app import App

WIDTH = 620.0


class Exported(Dialog):
    """Tells the path of a file, whole however long it is."""

    dialog = "exported"

    def __init__(self, app: App, name: str, path: Path) -> None:
        super().__init__(app, name)
        self.path = path
        self.copied = False

    def compose(self, board: Board) -> None:
        """Heading, path, and two buttons."""
        room = WIDTH - 96
        told = _("The match has been written to this file:")
        shown = "\n".join([told, *path_lines(board, str(self.path), "text", 18, room)])
        top = 40 + 26 * board.growth
        h = top + board.height_of(shown, "text", 18, room) + 100
        x, y = 640 - WIDTH / 2, 400 - h / 2
        board.plaque(x, y, WIDTH, h, 16)
        board.ribbon(640, y - 26, _("Exported"), "blue", 26)
        board.paragraph(x + 48, y + top, room, shown, "text", 18, name="detail")
        words = _("Path copied") if self.copied else _("Copy the path")
        board.button("copy", x + 44, y + h - 78, 256, 54, words, self.copy, size=20)
        board.button("close", x + WIDTH - 264, y + h - 78, 220, 54, _("Done"), self.close, "red", size=22, default=True)
        if h > 760:
            board.misfits.append(shown)

    def copy(self) -> None:
        """Put the path on the clipboard, and say that it is there."""
        self.copied = compat.copy_text(str(self.path))
        if not self.copied:
            self.app.audio.play("refuse")
        self.recompose()
