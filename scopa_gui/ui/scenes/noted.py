"""Buttons with something at their right end: a short note, or the coin of what is done."""

from __future__ import annotations

from collections.abc import Callable

from scopa_gui.ui.element import Element, Role
from scopa_gui.ui.paint.palette import MUTE, TONES
from scopa_gui.ui.scenes.board import Board, Placed

NOTE_SIZE = 16.0
_MOVED = {"hover": -2, "down": 4}


def words_room(w: float, h: float, *, icon: bool, done: bool = False) -> float:
    """The width that a button of w x h leaves for words beside its icon and its coin."""
    return w - 26 - 16.0 - (40.0 if done else 0.0) - (min(h - 14, 40) + 8 if icon else 0)


def noted_button(
    board: Board,
    ident: str,
    area: tuple[float, float, float, float],
    label: str,
    action: Callable[[], None],
    *,
    first: bool,
    size: float,
    sub: str | None,
    says: str,
    note: str = "",
    done: bool | None = None,
    icon: str | None = None,
) -> Element:
    """A button at (x, y, w, h) with its words at the left.

    Args:
        first: whether it is the red one that Enter chooses.
        says: its spoken name.
        note: a few words at the right end.
        done: whether a gold coin lies there or a hollow one; None: no coin.
    """
    x, y, w, h = area
    box = board.rect(x, y, w, h)
    painter = board.painter
    right = 16.0 + (40.0 if done is not None else 0.0)
    room = words_room(w, h, icon=icon is not None, done=done is not None)
    if note:
        room -= board.wide(note, "text", NOTE_SIZE) + 12
    if board.wide(label, "head", size) > room or (sub and board.wide(sub, "text", 15) > room):
        board.misfits.append(label)
    if (size * 1.2 + (18.0 if sub else 0.0)) * board.growth > h - 8:
        board.misfits.append(label)
    tone = "red" if first else "paper"
    element = Element(ident, Role.BUTTON, says, box, action, default=first)

    def look(state: str) -> list[Placed]:
        face = painter.button(box.w, box.h, label, tone, state=state, size=size, icon=icon, sub=sub, align="l")
        placed: list[Placed] = [(face, box.x, box.y)]
        middle = box.centery + painter.px(_MOVED.get(state, 0))
        if done is not None:
            cx = box.right - painter.px(34)
            if done:
                side = painter.px(36)
                placed.append((painter.icon("coin", side), cx - side / 2, middle - side / 2))
            else:
                placed.append((painter.hollow(15), cx, middle))
        if note:
            ink = TONES[tone][1] if first else MUTE
            words = painter.text(note, "text", NOTE_SIZE, ink)
            edge = box.right - painter.px(right)
            placed.append((words, edge - words.width, middle + words.height / 2))
        return placed

    return board.widget(element, look, block=True)
