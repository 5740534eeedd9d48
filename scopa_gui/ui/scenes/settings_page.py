"""The settings: every change acts at once and is kept at once."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pygame

from scopa_gui.game.i18n import _
from scopa_gui.ui.element import Element
from scopa_gui.ui.paint.palette import ON_FELT
from scopa_gui.ui.scenes.board import Board
from scopa_gui.ui.scenes.page import Page
from scopa_gui.ui.scenes.settings_base import USUAL, Area
from scopa_gui.ui.scenes.settings_look import SWATCHES
from scopa_gui.ui.scenes.settings_parts import SECTIONS, slider_rail
from scopa_gui.ui.scenes.turner import compose_turner

if TYPE_CHECKING:
    from scopa_gui.ui.app import App

FEW_PLAQUES_ABOVE = 1.15
"""Text above this size shows two plaques a page instead of six."""

SLIDER_STEP = 5
SLIDERS = {"effects": "effects_volume", "music": "music_volume"}
"""Setting behind each slider's Element."""

PER_LARGE_PAGE = 2
ON_WOOD = (16, 10, 6)
"""Outline of words on the wood."""

_SLIDES: dict[int, int] = {
    pygame.K_LEFT: -SLIDER_STEP, pygame.K_RIGHT: SLIDER_STEP,
    pygame.K_PAGEDOWN: -4 * SLIDER_STEP, pygame.K_PAGEUP: 4 * SLIDER_STEP, pygame.K_HOME: -100, pygame.K_END: 100,
}  # fmt: skip


class SettingsPage(Page):
    """Six plaques of settings; with large text two at a time."""

    name = "settings"
    ground = "wood"
    late_steps = SWATCHES

    def __init__(self, app: App) -> None:
        super().__init__(app)
        self.page = 0
        self.pulled: dict[str, int] = {}
        """Volumes while a slider is being pulled."""

    # ---- the page

    def compose(self, board: Board) -> None:
        """Plaques with ribbons, the row below them."""
        sections = list(SECTIONS)
        if board.growth > FEW_PLAQUES_ABOVE:
            pages = (len(sections) + PER_LARGE_PAGE - 1) // PER_LARGE_PAGE
            self.page = min(self.page, pages - 1)
            shown = sections[self.page * PER_LARGE_PAGE :][:PER_LARGE_PAGE]
            areas = [Area(40 + place * 614.0, 84, 586, 606) for place in range(len(shown))]
            compose_turner(board, 1240, 748, (self.page, pages), self.turn, ink=ON_FELT, outline=ON_WOOD)
        else:
            shown = sections
            places = range(len(sections))
            areas = [Area(40 + place % 3 * 407.0, 58 + place // 3 * 336.0, 386, USUAL) for place in places]
        for section, area in zip(shown, areas, strict=True):
            board.plaque(area.x, area.y, area.w, area.h, 16)
            board.ribbon(area.x + area.w / 2, area.y - 26, section.title(), section.tone, 26)
            head = 26.0 if board.growth > FEW_PLAQUES_ABOVE else 0.0
            section.compose(board, self, Area(area.x, area.y + head, area.w, area.h - head))
        wide = max(170.0, board.wide(_("Back"), "head", 22) + 32)
        board.button("back", 40, 722, wide, 52, _("Back"), self.back, size=22, default=True)
        words = _("Every change acts at once.")
        if not self.app.audio.available:
            words = _("No sound device: the game plays silently.")
        board.say(
            640, 755, words, "italic", 18, ON_FELT, "c", width=min(760, 2 * (584 - wide)), outline=ON_WOOD, name="note"
        )

    def turn(self, pages: int) -> None:
        """Other plaques, with large text."""
        self.page = max(0, self.page + pages)
        self.recompose()

    def back(self) -> None:
        """Esc: to where one came from."""
        self.app.stack.pop(self)

    # ---- changes

    def change(self, **changes: Any) -> None:
        """Change settings by name."""
        self.app.change_settings(**changes)
        self.recompose()

    def volume(self, slider: str) -> int:
        """The volume a slider shows."""
        stored: int = getattr(self.app.settings, SLIDERS[slider])
        return self.pulled.get(slider, stored)

    # ---- sliders

    def activate(self, element: Element) -> None:
        """A click on a slider sets it to that place."""
        if element.id not in SLIDERS:
            super().activate(element)
        elif not self.focus_by_key:
            self._pull(element, self.app.input.pointer[0])
            self._let_go(element)

    def key(self, event: pygame.event.Event) -> bool:
        """Left and right move the slider that has the focus; page keys move it far, Home and End to its ends."""
        element = self.element(self.focus_id) if self.focus_by_key else None
        step = _SLIDES.get(event.key)
        if element is None or element.id not in SLIDERS or step is None:
            return False
        value = min(100, max(0, self.volume(element.id) + step))
        self.change(**{SLIDERS[element.id]: value})
        return True

    def can_drag(self, element: Element) -> bool:
        """Sliders follow the pointer."""
        return element.id in SLIDERS or super().can_drag(element)

    def drag(self, element: Element, at: tuple[int, int]) -> None:
        """Show the volume below the pointer."""
        if element.id in SLIDERS:
            self._pull(element, at[0])
        else:
            super().drag(element, at)

    def drop(self, element: Element, at: tuple[int, int]) -> None:
        """Keep it."""
        if element.id in SLIDERS:
            self._pull(element, at[0])
            self._let_go(element)

    def drop_nowhere(self) -> None:
        """The pull was broken off: back to what was."""
        self.pulled.clear()
        self.recompose()

    def _pull(self, element: Element, x: int) -> None:
        assert self.board is not None
        left, width = slider_rail(element.rect, self.board.painter)
        part = (x - left) / max(1, width)
        self.pulled[element.id] = min(100, max(0, round(part * 100 / SLIDER_STEP) * SLIDER_STEP))
        self.recompose()

    def _let_go(self, element: Element) -> None:
        value = self.pulled.pop(element.id, None)
        if value is not None:
            self.change(**{SLIDERS[element.id]: value})
            self.app.audio.play("point")
