"""Taking in a match from a file: its path is typed, or the file chosen from the folder of exported matches."""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

import pygame

from scopa_gui.game.i18n import _
from scopa_gui.game.library import files_in, keep_file, trouble
from scopa_gui.rules.errors import RulesError
from scopa_gui.ui.element import Element, Point, Role
from scopa_gui.ui.paint.palette import INK, MUTE, RED, RED_FIGURE
from scopa_gui.ui.scenes.board import Board, Placed
from scopa_gui.ui.scenes.history_base import export_folder, path_lines, size_for
from scopa_gui.ui.scenes.history_list import ListView
from scopa_gui.ui.scenes.profiles_field import TextField, TypingDialog

if TYPE_CHECKING:
    from scopa_gui.ui.app import App

LONGEST_PATH = 1000
WIDTH, ROW = 760.0, 44.0


class ImportMatch(TypingDialog):
    """Asks for a file until one can be read or the dialog is closed."""

    dialog = "import"

    def __init__(self, app: App, name: str, done: Callable[[int], None]) -> None:
        super().__init__(app, name)
        self.done = done
        self.folder = export_folder(app)
        self.files = files_in(self.folder)
        self.field = TextField("path", "", LONGEST_PATH)
        self.list = ListView("files")
        self.fault: Exception | None = None
        """Why the last file was no good."""

    def compose(self, board: Board) -> None:
        """What to do, the field, the files, what was wrong, two buttons."""
        grown = board.growth
        x, y, w = 640 - WIDTH / 2, 60.0, WIDTH
        board.plaque(x, y, w, 680, 16)
        board.ribbon(640, y - 26, _("Import a match"), "red", 26)
        left, room = x + 44, w - 88
        base = y + 64 + 36 * (grown - 1)
        base = board.paragraph(left, base, room, _("The path of an exported match:"), "text", 18, name="what")
        self.field.place(
            board, (left, base - 12, room, 48 * max(1.0, grown * 0.9)), _("Path"), _("type or paste it here")
        )
        base += 48 * max(1.0, grown * 0.9) + 14 * grown
        folder = "\n".join(path_lines(board, str(self.folder), "italic", 16, room))
        words = _("Or a file from this folder:") + "\n" + folder
        base = board.paragraph(left, base + 6, room, words, "italic", 16, MUTE, lead=1.2, name="folder")
        bottom = y + 680 - 84
        if self.fault is not None:
            fault = trouble(self.fault)
            lines = board.height_of(fault, "bold", 17, room, 1.25)
            bottom -= lines + 8
            board.paragraph(left, bottom + 24 * grown, room, fault, "bold", 17, RED_FIGURE, lead=1.25, name="fault")
        self._files(board, (left - 8, base - 4, room + 16, bottom - base - 6))
        ready = bool(self.field.text.strip())
        board.button("close", left, y + 680 - 74, 200, 52, _("Close"), self.close, size=20, default=not ready)
        board.button(
            "import", x + w - 44 - 240, y + 680 - 74, 240, 52, _("Import"), self.take_in, "red", size=22,
            enabled=ready, default=ready,
        )  # fmt: skip

    def _files(self, board: Board, area: tuple[float, float, float, float]) -> None:
        x, y, w, h = area
        step = ROW * (1 + (board.growth - 1) * 0.7)
        if h < step:
            board.misfits.append("page")
            return
        size = min((size_for(board, path.name, "text", 18, w - 36 - 28) for path in self.files), default=18)
        for row in self.list.place(board, area, step, len(self.files)):
            self._file(board, row, (x, y + (row - self.list.first) * step, w - 36, step), size)
        if not self.files:
            words = _("There is no file there yet. Export a match in the history, or give the path of a file above.")
            board.paragraph(x + 8, y + 30, w - 16, words, "text", 17, MUTE, bottom=y + h, name="none")

    def _file(self, board: Board, row: int, area: tuple[float, float, float, float], size: float) -> None:
        path = self.files[row]
        box = board.rect(area[0], area[1] + 2, area[2], area[3] - 4)
        chosen = self.field.text == str(path)
        painter = board.painter
        element = Element(f"file:{row}", Role.CHOICE, path.name, box, lambda: self.choose(path), selected=chosen)
        left, base = board.px(area[0] + 14, area[1] + area[3] / 2 + 6 * board.growth)

        def look(state: str) -> list[Placed]:
            placed: list[Placed] = [(painter.band(box.w, box.h), box.x, box.y)] if chosen else []
            ink = RED if state in ("hover", "down") and not chosen else INK
            words = painter.text(path.name, "text", size, ink, max_width=box.w - painter.px(28))
            return [*placed, (words, left, base)]

        board.widget(element, look, 9.0)

    # ---- acts

    def choose(self, path: Path) -> None:
        """Put a file's path into the field; chosen again, it is taken in."""
        if self.field.text == str(path):
            self.take_in()
            return
        self.field.text, self.fault = str(path), None
        self.recompose()

    def take_in(self) -> None:
        """Read the file; if it is no good, say why in one sentence."""
        path = Path(os.path.expandvars(self.field.text.strip().strip('"'))).expanduser()
        try:
            number = keep_file(self.app.house.archive, path)
        except (OSError, RulesError, sqlite3.Error, ValueError, RuntimeError) as error:
            self.fault = error
            self.app.audio.play("refuse")
            self.recompose()
            return
        self.close()
        self.done(number)

    def text_input(self, text: str) -> None:
        """Typed letters."""
        self.field.type(text)
        self.fault = None
        self.recompose()

    def key(self, event: pygame.event.Event) -> bool:
        """The field edits; page keys, Home and End go through the files."""
        on_button = self.focus_by_key and self.focus_id not in (None, self.field.ident)
        if self.field.key(event, space_types=not on_button):
            self.recompose()
            return True
        return self.scroll_rows(self.list, event.key, "file")

    def scroll(self, steps: int, at: Point) -> None:
        """The wheel scrolls the files."""
        self.list.move(steps)
        self.recompose()

    def bars(self) -> Sequence[ListView]:
        """The bars that can be pulled."""
        return (self.list,)
