"""What is left of the program when it breaks: a file that says what happened, and a sentence that says where it is."""

from __future__ import annotations

import platform
import sys
import traceback
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING

import pygame

from scopa_gui import __version__
from scopa_gui.ui import compat

if TYPE_CHECKING:
    from scopa_gui.ui.app import App

LAST_EVENTS = 50
"""So many are told."""


def complain(sentence: str) -> None:
    """Says a sentence on standard error, or in a box for a program that has none."""
    if sys.stderr is not None:
        sys.stderr.write(f"scopa-gui: {sentence}\n")
    else:
        compat.show_message("Scopa", sentence)


def report(app: App, error: Exception) -> Path | None:
    """Writes down how the program broke, and says where; returns None if the folder does not let us."""
    words = _words(app, error)
    path = app.options.data_dir / f"crash-{datetime.now(UTC):%Y%m%d-%H%M%S}.txt"
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(words, encoding="utf-8", errors="backslashreplace")
    except OSError:
        kept, where = None, "nothing could be written about it"
    else:
        kept, where = path, f"what broke is described in {path}"
    if sys.stderr is not None:
        traceback.print_exception(error)
    complain(f"this should not have happened; {where}")
    if _is_seen_by_nobody(app):
        compat.show_message("Scopa", f"This should not have happened; {where}")
    return kept


def _is_seen_by_nobody(app: App) -> bool:
    """Whether there is a screen but neither a terminal nor a helper program that reads what is said."""
    in_terminal = sys.stderr is None or sys.stderr.isatty()
    return app.options.describe is None and not in_terminal and app.window.driver not in ("dummy", "offscreen")


def _words(app: App, error: Exception) -> str:
    session = app.session
    seed = session.controller.setup.seed if session is not None else "no match"
    told = [
        f"Scopa {__version__}, {pygame.version.ver}, SDL {'.'.join(map(str, pygame.get_sdl_version()))}",
        f"Python {platform.python_version()} on {platform.platform()}, display {app.window.driver}",
        f"scenes: {', '.join(scene.dialog or scene.name for scene in app.stack.scenes)}; window {app.stack.size}",
        f"seed: {seed}",
        "last events:",
        *(f"  {moment:.2f} {_event_words(event)}" for moment, event in app.last_events),
        "",
    ]
    return "\n".join(told) + "\n" + "".join(traceback.format_exception(error))


def _event_words(event: pygame.event.Event) -> str:
    """An event without the letters that somebody typed."""
    told = {name: value for name, value in event.dict.items() if name in ("pos", "button", "key", "mod", "x", "y")}
    return f"{pygame.event.event_name(event.type)} {told}"
