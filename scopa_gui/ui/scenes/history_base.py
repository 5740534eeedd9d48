"""Pages that are opened from another one, and the folder in which matches are exchanged."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from platformdirs import user_data_path, user_documents_path

from scopa_gui.ui.scenes.page import Page

if TYPE_CHECKING:
    from scopa_gui.ui.app import App


class OpenedPage(Page):
    """A page laid over the one it was opened from; *back* returns there, or to the title if there is none."""

    ground = "felt"

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
