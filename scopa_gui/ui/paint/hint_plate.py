"""The plaque on which the coach speaks: a portrait at the left, sentences beside it."""

from __future__ import annotations

import pygame

from scopa_gui.ui.paint.baked import Baked
from scopa_gui.ui.paint.painter import Painter

FACE = 92.0
LARGEST, SMALLEST = 19.0, 10.0
LEAD = 1.24


def hint_plate(painter: Painter, face: str, words: str, w: int, h: int) -> Baked:
    """Sentences on a plaque of w x h pixels, as large as fits; the portrait overlaps its left edge."""
    px = painter.px

    def bake() -> Baked:
        block = painter.framer().bake(w, h, painter.frame(10, gems=False))
        margin = max(-block.dx, px(FACE / 2))
        picture = pygame.Surface((w + 2 * margin, h + 2 * margin), pygame.SRCALPHA, 32)
        block.draw(picture, margin, margin)
        face_at = margin + px(34)
        painter.portrait(face, "calm", px(FACE)).draw(picture, face_at, margin + h / 2)
        left, room = margin + px(94), w - px(94 + 22)
        size = LARGEST
        lines = painter.wrap(words, "text", size, room)
        while len(lines) * painter.line_height(size, LEAD) > h - px(18) and size > SMALLEST:
            size -= 0.5
            lines = painter.wrap(words, "text", size, room)
        step = painter.line_height(size, LEAD)
        capital = painter.text("H", "text", size).height
        base = margin + h / 2 - (len(lines) - 1) * step / 2 + capital / 2
        for number, line in enumerate(lines):
            painter.text(line, "text", size, max_width=room).draw(picture, left, base + number * step)
        return Baked(picture, -margin, -margin, w, h)

    return painter.keep(("hint", face, words, w, h, round(painter.text_scale, 3)), bake)
