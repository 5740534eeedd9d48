"""Whose portrait is shown for a seat."""

from __future__ import annotations

from scopa_gui.game.names import COMPANY
from scopa_gui.game.setup import HUMAN

_KINDS: dict[str, str] = {HUMAN: "you", "rookie": "donna", "amateur": "cavaliere", "pro": "mammone"}


def face_of(kind: str, name: str = "") -> str:
    """The portrait of a player: people have the player's own, the company each their own, others that of their kind."""
    if kind != HUMAN and name in COMPANY:
        return name.lower()
    return _KINDS.get(kind, "donna")
