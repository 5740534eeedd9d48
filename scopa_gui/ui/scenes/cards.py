"""Cards as ornaments of a page: without value badge, at any angle."""

from __future__ import annotations

import pygame

from scopa_gui.rules.cards import Card, card_text, face
from scopa_gui.ui.deck import card_size, optical_size
from scopa_gui.ui.paint import Baked
from scopa_gui.ui.scenes.board import Board
from scopa_gui.ui.sprites import CardSprites


def card_code(card: Card) -> str:
    """The text of the physical card, as pictures of cards are named."""
    return card_text(face(card))


def plain_card(cards: CardSprites, code: str, width: float, angle: float = 0.0) -> Baked:
    """A card `width` logical units wide without badge, turned clockwise; its origin is its centre."""
    painter = cards.painter
    code = painter.dress.picture(code)
    pixels = max(4, round(width * painter.scale))

    def bake() -> Baked:
        edged = painter.dress.contrast
        if not angle:
            face = cards.deck.scaled(code, pixels)
            face = cards.edged(face, painter.scale) if edged else face
        else:
            size = optical_size(pixels)
            master = cards.deck.master(code, size)
            master = cards.edged(master, painter.scale * size / pixels) if edged else master
            rim = 4
            sheet = pygame.Surface((master.get_width() + 2 * rim, master.get_height() + 2 * rim), pygame.SRCALPHA, 32)
            sheet.blit(master, (rim, rim), special_flags=pygame.BLEND_PREMULTIPLIED)
            face = pygame.transform.rotozoom(sheet, -angle, pixels / size)
        w, h = face.get_size()
        return Baked(face, -(w // 2), -(h // 2), *card_size(pixels))

    key = ("plain card", cards.deck.folder.name, painter.dress.contrast, code, pixels, angle)
    return painter.keep(key, bake)


def ornament(
    board: Board, code: str, cx: float, cy: float, width: float, angle: float = 0.0, height: float = 4
) -> None:
    """Lay a card without badge on a board, with its shadow."""
    on_paper = board.on_plaque(cx, cy)
    board.still(lambda: board.cards.shadow(width, angle, height, on_paper=on_paper), cx, cy)
    board.still(lambda: plain_card(board.cards, code, width, angle), cx, cy)
