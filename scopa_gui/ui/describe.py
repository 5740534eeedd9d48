"""What is on screen, as JSON for helpers: ``--describe FILE``."""

from __future__ import annotations

import json
import os
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from scopa_gui.rules.cards import card_text, cards_in
from scopa_gui.rules.deal import Play
from scopa_gui.rules.notation import action_text
from scopa_gui.ui.element import Element, reachable_point
from scopa_gui.ui.scene import Scene
from scopa_gui.ui.session import Session


def element_record(elements: Sequence[Element], element: Element, focus_id: str | None) -> dict[str, Any]:
    """One Element with a point where a click reaches it now."""
    return {
        "id": element.id,
        "role": str(element.role),
        "name": element.name,
        "card": element.card,
        "zone": element.zone,
        "rect": [element.rect.x, element.rect.y, element.rect.w, element.rect.h],
        "at": list(element.at or reachable_point(elements, element)),
        "enabled": element.enabled,
        "focused": element.id == focus_id,
        "selected": element.selected,
        "default": element.default,
    }


def view_record(session: Session, scene: Scene, busy: bool) -> dict[str, Any]:
    """The View that is shown; ``legal`` is empty while the position is not final."""
    view = session.view
    rules = view.game.ruleset
    return {
        "you": view.seat,
        "turn": view.turn,
        "dealer": view.dealer,
        "sides": [list(seats) for seats in view.game.sides],
        "round": view.round_no,
        "deal": view.deal_no,
        "last_capturer": view.last if view.last >= 0 else None,
        "hand": _texts(view.hand),
        "hands": list(view.hand_counts),
        "shown": {str(seat): _texts(cards) for seat, cards in enumerate(view.shown) if cards},
        "table": _texts(view.table),
        "stock": view.stock,
        "piles": [pile.bit_count() for pile in view.piles],
        "sweeps": [len(sweeps) for sweeps in view.sweep_cards],
        "scores": list(view.scores),
        "target": rules.target if rules.end_mode == "target" else None,
        "winner": view.winners[0] if view.winners else None,
        "legal": [] if busy else [action_text(play) for play in view.legal if isinstance(play, Play)],
        "choosing": scene.choosing_record(),
        "prompt": scene.prompt_record(),
    }


def _texts(cards: int) -> list[str]:
    return [card_text(card) for card in cards_in(cards)]


class DescriptionFile:
    """Keeps one file up to date, replaced whole and only when its content differs.

    A file that cannot be written is given up after the first failure: the game goes on.
    """

    def __init__(self, path: Path) -> None:
        self._path = path
        self._temporary = path.with_name(f".{path.name}.{os.getpid()}")
        self._written = ""
        self.failed: OSError | None = None

    def write(self, description: Mapping[str, Any]) -> None:
        """Replace the file if the description says something new."""
        text = json.dumps(description, ensure_ascii=False)
        if text == self._written or self.failed is not None:
            return
        try:
            self._temporary.write_text(text, encoding="utf-8")
            self._temporary.replace(self._path)
        except OSError as error:
            self.failed = error
            return
        self._written = text
