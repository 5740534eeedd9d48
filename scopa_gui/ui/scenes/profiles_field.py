"""A line to be typed into: a path, or a name."""

from __future__ import annotations

import unicodedata

import pygame

from scopa_gui.ui import compat
from scopa_gui.ui.element import Element, Role
from scopa_gui.ui.input import ENTER_KEYS
from scopa_gui.ui.paint import medals
from scopa_gui.ui.paint.palette import INK, MUTE, RED
from scopa_gui.ui.scene import Scene
from scopa_gui.ui.scenes.board import Board, Placed
from scopa_gui.ui.scenes.page import Dialog

_ERASE_ALL = pygame.KMOD_CTRL | pygame.KMOD_META | pygame.KMOD_ALT


class TextField:
    """Text that grows and shrinks at its end; what is typed in a dialog goes there, whatever has the focus.

    Attributes:
        text: what stands there.
    """

    def __init__(self, ident: str, text: str, longest: int) -> None:
        self.ident = ident
        self.text = text
        self._longest = longest

    def type(self, text: str) -> None:
        """Letters come in; those that cannot be shown on one line do not."""
        self.text = (self.text + "".join(letter for letter in text if letter.isprintable()))[: self._longest]

    def key(self, event: pygame.event.Event, *, space_types: bool) -> bool:
        """Keys that edit; True if the key belongs to the field.

        Args:
            space_types: whether the space bar writes a space; else it is left to whatever has the focus.
        """
        command = event.mod & (pygame.KMOD_CTRL | pygame.KMOD_META)
        if event.key == pygame.K_BACKSPACE:
            self.text = "" if event.mod & _ERASE_ALL else self._shortened()
        elif event.key == pygame.K_v and command:
            self.type(compat.clipboard_text())
        elif event.key in ENTER_KEYS and (event.key != pygame.K_SPACE or not space_types):
            return False
        else:
            return bool(event.unicode) and event.unicode.isprintable() and not command
        return True

    def _shortened(self) -> str:
        """The text without its last letter and the marks on it."""
        text = self.text
        while text and unicodedata.combining(text[-1]):
            text = text[:-1]
        return text[:-1]

    def place(self, board: Board, area: tuple[float, float, float, float], label: str, hint: str) -> None:
        """Lay the field at (x, y, w, h) of a board; the hint stands there while it is empty."""
        painter = board.painter
        box = board.rect(*area)
        says = f"{label}: {self.text}" if self.text else label
        element = Element(self.ident, Role.TEXT, says, box, lambda: None)
        text, pad = self.text, painter.px(14)
        room = box.w - 2 * pad - painter.px(6)
        shown = _tail(board, text, room)

        def look(state: str) -> list[Placed]:
            ground = painter.keep(("well", box.w, box.h), lambda: medals.bake_well(box.w, box.h, painter.scale))
            base = box.centery + painter.px(6.5 * board.growth)
            words = painter.text(
                shown or hint, "text" if shown else "italic", 19, INK if shown else MUTE, max_width=room
            )
            caret = painter.text("|", "plain", 22, RED)
            at = box.x + pad + (words.width if shown else 0)
            return [(ground, box.x, box.y), (words, box.x + pad, base), (caret, at, base)]

        board.widget(element, look, -4.0)


class TypingDialog(Dialog):
    """A dialog with a field: what is typed goes there, so that has the ring at first, and Enter in it is the default.

    Attributes:
        field: the field.
    """

    field: TextField

    def ringed(self) -> Element | None:
        """What keys have reached, at first the field."""
        return Scene.ringed(self) or self.element(self.field.ident)

    def activate(self, element: Element) -> None:
        """Enter in the field chooses the default; a click there does nothing more."""
        default = self.default()
        if element.id != self.field.ident:
            super().activate(element)
        elif self.app.input.by_keys and default is not None:
            super().activate(default)


def _tail(board: Board, text: str, room: float) -> str:
    """The text, or as much of its end as there is room for in pixels."""
    if board.painter.text_width(text, "text", 19) <= room:
        return text
    start = 0
    while start < len(text) and board.painter.text_width("…" + text[start:], "text", 19) > room:
        start += max(1, (len(text) - start) // 12)
    return "…" + text[start:]
