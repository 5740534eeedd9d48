"""Settings as the window uses them: which of them change no picture, and the shape in which it was left."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

if TYPE_CHECKING:
    from scopa_gui.ui.app import App

UNSEEN = frozenset(
    (
        "speed", "reduced_motion", "effects_volume", "music_volume", "muted", "confirm_play",
        "take_back", "speech", "last_variant", "last_players", "last_opponent", "last_target", "last_deals",
        "window_width", "window_height",
    )
)  # fmt: skip
"""Settings that change no picture: nothing is laid out again for them."""
_SMALLEST, _LARGEST = 320, 16_384


class Shape(NamedTuple):
    """How the window was left: its size, None if that is not known, and whether it covered the screen."""

    size: tuple[int, int] | None = None
    full_screen: bool = False


def remembered_shape(path: Path) -> Shape:
    """The shape that a file of settings tells, read before anything else of the game is; no file is no fault."""
    try:
        data: Any = json.loads(path.read_bytes())
        size = (data["window_width"], data["window_height"])
        full_screen = data["full_screen"] is True
    except (OSError, ValueError, RecursionError, KeyError, TypeError):
        return Shape()
    known = all(type(length) is int and _SMALLEST <= length <= _LARGEST for length in size)
    return Shape(size if known else None, full_screen)


def remember_shape(app: App) -> None:
    """Puts the present shape into the settings, unless it was asked for on the command line."""
    from scopa_gui.game import settings as stored

    if app.options.window is not None:
        return
    changed = replace(app.settings, full_screen=app.window.fullscreen)
    if not app.window.fullscreen:
        width, height = app.window.size
        changed = replace(changed, window_width=width, window_height=height)
    if changed != app.settings:
        app.settings = changed
        stored.save(app.settings_path, changed)
