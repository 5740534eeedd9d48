"""Pages that are opened from another one, and the folder in which matches are exchanged."""

from __future__ import annotations

import re
from pathlib import Path
from typing import TYPE_CHECKING

import pygame
from platformdirs import user_data_path, user_documents_path

from scopa_gui.ui.scenes.page import Page

if TYPE_CHECKING:
    from scopa_gui.ui.app import App
    from scopa_gui.ui.scenes.board import Board

SMALLEST = 8.0
"""Size below which no name is set, whatever its length."""


class OpenedPage(Page):
    """A page laid over the one it was opened from; *back* returns there, or to the title if there is none.

    It lies on the table that was chosen.
    """

    light = 200

    def background(self) -> pygame.Surface:
        """The chosen table."""
        return self.app.painter.table(self.app.settings.table, self.size)

    def back(self) -> None:
        """Esc."""
        stack = self.app.stack
        if stack.scenes[0] is self:
            self.app.to_title()
        else:
            stack.pop(self)


def export_folder(app: App) -> Path:
    """Where exported matches go: a folder of the user's documents; with a data folder of its own, one inside it."""
    data = app.options.data_dir
    documents = user_documents_path()
    if data == user_data_path("scopa-gui", appauthor=False) and documents.is_dir():
        return documents / "Scopa"
    return data / "exports"


def size_for(board: Board, text: str, style: str, size: float, room: float) -> float:
    """The largest size up to `size` at which a line, such as a name somebody chose, fits `room` logical units.

    Text of the program shrinks the whole page instead; what people write must not.
    """
    wide = board.wide(text, style, size)
    return size if wide <= room else max(SMALLEST, size * room / wide * 0.985)


def path_lines(board: Board, path: str, style: str, size: float, width: float) -> list[str]:
    """A path in lines of at most `width` logical units, broken after its separators where that is enough."""
    lines, line = [], ""
    for piece in re.split(r"(?<=[/\\])", path):
        for part in [piece] if board.wide(piece, style, size) <= width else list(piece):
            if line and board.wide(line + part, style, size) > width:
                lines.append(line)
                line = ""
            line += part
    return [*lines, line]
