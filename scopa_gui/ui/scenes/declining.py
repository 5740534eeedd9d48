"""Weak opponents decline rated matches against strong players, wherever a match is begun."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING

from scopa_gui.game.i18n import _
from scopa_gui.game.ratings import START, declines
from scopa_gui.game.texts import bot_name
from scopa_gui.ui import scenes

if TYPE_CHECKING:
    from scopa_gui.ui.app import App


def rating_now(app: App) -> float:
    """The rating over all of the person who plays."""
    course = app.house.rating(app.settings.profile)
    return course[-1].overall if course else START


def declined(app: App, scene: str, kinds: Sequence[str], rating: float) -> bool:
    """Whether one of these opponents finds the person too strong; it is said, in a dialog over the scene."""
    kind = next((kind for kind in kinds if declines(kind, rating)), None)
    if kind is None:
        return False
    app.stack.push(scenes.message(app, scene, partial(_words, bot_name(kind))))
    return True


def _words(name: str) -> tuple[str, str]:
    """That somebody declines, and why."""
    why = _("{name} thanks you, but you have grown too strong: another one will give you the game you deserve.")
    return _("{name} declines").format(name=name), why.format(name=name)
