"""The tickets of the chooser, and of decisions: number, cards, and what each is worth."""

from __future__ import annotations

from dataclasses import dataclass

import pygame

from scopa_gui.rules.cards import Card, card_text, face, suit, value
from scopa_gui.ui.layout import Ticket
from scopa_gui.ui.paint import Baked, Painter
from scopa_gui.ui.paint.palette import INK, MUTE
from scopa_gui.ui.sprites import CardSprites

CARD_W = 40.0
CARD_STEP = 46.0
NARROW_CARD_W, NARROW_CARD_Y = 22.5, 26.5
NARROW_TITLE, NARROW_SUB = 14.5, 14.0


@dataclass(frozen=True, slots=True)
class Choice:
    """What one ticket says."""

    key: str
    cards: tuple[Card, ...]
    title: str
    sub: str


def natural_width(painter: Painter, choice: Choice) -> float:
    """Logical width of a ticket that shows everything in one row."""
    words = max(painter.text_width(choice.title, "bold", 18), painter.text_width(choice.sub, "text", 15))
    cards = CARD_STEP * len(choice.cards) + 8.0 if choice.cards else 0.0
    return 54.0 + cards + words / painter.scale + 22.0


def narrow_words(painter: Painter, choice: Choice) -> float:
    """Logical width of a narrow ticket that shows its words whole."""
    title = painter.text_width(choice.title, "bold", NARROW_TITLE) / painter.scale + (0.0 if choice.cards else 32.0)
    return max(title, painter.text_width(choice.sub, "text", NARROW_SUB) / painter.scale) + 30.0


class TicketMaker:
    """Bakes tickets; each is kept by what it shows."""

    def __init__(self, painter: Painter, sprites: CardSprites) -> None:
        self._painter = painter
        self._sprites = sprites

    def bake(self, choice: Choice, ticket: Ticket, size: tuple[int, int], *, on: bool, dead: bool) -> Baked:
        """The ticket at its size in pixels; ``on``: it is the current choice; ``dead``: it cannot be had now."""
        key = ("ticket", choice, ticket.style, size, on, dead, round(self._painter.text_scale, 3))
        return self._painter.keep(key, lambda: self._bake(choice, ticket, size, on, dead))

    def _bake(self, choice: Choice, ticket: Ticket, size: tuple[int, int], on: bool, dead: bool) -> Baked:
        painter = self._painter
        w, h = size
        frame = painter.frame(9 if ticket.style != "small" else 6, gems=False, inner=ticket.style != "small")
        block = painter.framer().bake(w, h, frame)
        sheet, x, y = block.surface, -block.dx, -block.dy
        if ticket.style == "small":
            self._small(choice, sheet, x, y, w, h, on)
        elif ticket.style == "narrow":
            self._narrow(choice, sheet, x, y, w, h, on)
        else:
            self._wide(choice, sheet, x, y, w, h, on)
        if dead:
            sheet.fill((150, 150, 150, 150), special_flags=pygame.BLEND_RGBA_MULT)
        return block

    def _wide(self, choice: Choice, sheet: pygame.Surface, x: int, y: int, w: int, h: int, on: bool) -> None:
        painter, px = self._painter, self._painter.px
        left = x + px(12)
        if choice.key:
            painter.key_block(choice.key, on, large=True).draw(sheet, left, y + h / 2 - px(19))
            left += px(40)
        for index, card in enumerate(choice.cards):
            self._card(sheet, card, left + px(20) + px(CARD_STEP) * index, y + h / 2)
        left += px(CARD_STEP) * len(choice.cards) + px(8 if choice.cards else 4)
        room, size = x + w - px(14) - left, painter.text_scale
        painter.text(choice.title, "bold", 18, INK, max_width=room).draw(sheet, left, y + h / 2 - px(5 * size))
        painter.text(choice.sub, "text", 15, MUTE, max_width=room).draw(sheet, left, y + h / 2 + px(17 * size))

    def _narrow(self, choice: Choice, sheet: pygame.Surface, x: int, y: int, w: int, h: int, on: bool) -> None:
        painter, px = self._painter, self._painter.px
        left = x + px(11)
        painter.key_block(choice.key or "·", on).draw(sheet, left, y + px(12))
        first, end = left + px(46), x + w - px(24)
        size, room, edge = painter.text_scale, w - px(28), x + px(14)
        low = y + h - px(11)
        painter.text(choice.sub, "text", NARROW_SUB, MUTE, max_width=room).draw(sheet, edge, low)
        if choice.cards:
            step = min(px(NARROW_CARD_W + 2), (end - first) / max(1, len(choice.cards) - 1))
            for index, card in enumerate(choice.cards):
                self._card(sheet, card, first + step * index, y + px(NARROW_CARD_Y), NARROW_CARD_W)
            above = low - px(15.0 * size)
            painter.text(choice.title, "bold", NARROW_TITLE, INK, max_width=room).draw(sheet, edge, above)
        else:
            title = painter.text(choice.title, "bold", NARROW_TITLE, INK, max_width=room - px(32))
            title.draw(sheet, left + px(32), y + px(26) + title.height / 2)

    def _small(self, choice: Choice, sheet: pygame.Surface, x: int, y: int, w: int, h: int, on: bool) -> None:
        painter, px = self._painter, self._painter.px
        left = x + px(6)
        if choice.key:
            painter.key_block(choice.key, on).draw(sheet, left, y + h / 2 - px(14))
            left += px(28)
        if not choice.cards:
            painter.text(choice.title, "bold", 15, INK, max_width=x + w - px(6) - left).draw(
                sheet, left + px(4), y + h / 2 + px(5)
            )
            return
        first, end = left + px(13), x + w - px(15)
        step = min(px(22), (end - first) / max(1, len(choice.cards) - 1))
        for index, card in enumerate(choice.cards):
            painter.badge(value(card), suit(card), 10.5).draw(sheet, first + step * index, y + h / 2)

    def _card(self, sheet: pygame.Surface, card: Card, x: float, y: float, width: float = CARD_W) -> None:
        self._sprites.shadow(width, 0.0, 2.0, on_paper=True).draw(sheet, x, y)
        code = card_text(face(card))
        self._sprites.card(code, width, value=value(card) if card >= 80 else None).draw(sheet, x, y)
