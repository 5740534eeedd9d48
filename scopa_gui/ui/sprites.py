"""Cards as they are drawn: scaled, turned, lit, dimmed, with value badge and shadow, each baked once."""

from __future__ import annotations

import math
from enum import Enum

import pygame

from scopa_gui.rules.cards import RANKS, SUITS
from scopa_gui.ui.deck import Deck, card_size, optical_size
from scopa_gui.ui.layout import STACK_RISE
from scopa_gui.ui.paint import Baked, Painter
from scopa_gui.ui.paint.baked import Store
from scopa_gui.ui.paint.canvas import Canvas, dimmed, shadow_of
from scopa_gui.ui.paint.marks import ROUND
from scopa_gui.ui.paint.palette import INK, PAPER_SHADE, SHADE

CORNER = 0.052
"""Radius of a card's corner by its width."""
BYTES_AT_ONE = 24_000_000
PASSING_SHARE = 0.35
"""Cards that turn on their way may take so much of it: each of their pictures is shown once."""


class Look(Enum):
    """How a card is shown: told by frame, lift, greyness and hatching, never by colour alone."""

    PLAIN = "plain"
    LIT = "lit"
    HINTED = "hinted"
    """The coach means it: a cord round it, not the gold of what is chosen or in focus."""
    FOCUSED = "focused"
    """Keys have reached it: the ring of the focus, not the frame of what is chosen or would be taken."""
    OTHER = "other"
    """It belongs to another choice than the one that is lit."""
    DEAD = "dead"
    """It fits nothing."""


_GREY: dict[Look, tuple[float, float]] = {Look.OTHER: (0.20, 0.17), Look.DEAD: (0.60, 0.55)}
"""How much colour is taken away, and how much of the table's colour lies over the card."""
_FRAMED = (Look.LIT, Look.HINTED, Look.FOCUSED)


BADGE_INSET = 0.86
"""How far from a card's edges the middle of its badge lies, in radii of the badge."""


def badge_radius(width: float) -> float:
    """Radius of the value badge on a card of that logical width."""
    return max(12.0, 0.125 * width)


def rank_and_suit(code: str) -> tuple[int, int] | None:
    """Value 1 to 10 and suit 0 to 3 of a card text such as ``7d``; None for a back."""
    if len(code) != 2 or code[1] not in SUITS:
        return None
    return RANKS.index(code[0]) + 1, SUITS.index(code[1])


class CardSprites:
    """Bakes cards of one deck at one scale. A baked card's origin is the card's centre."""

    def __init__(self, deck: Deck, painter: Painter) -> None:
        self.deck = deck
        self.painter = painter
        self._store = Store(BYTES_AT_ONE)
        self._passing = Store(round(BYTES_AT_ONE * PASSING_SHARE))
        self.resize()

    @property
    def show_values(self) -> bool:
        """Whether the value stands in the corner of each card."""
        return self.painter.dress.indices != "off"

    def resize(self) -> None:
        """The painter's scale or dress has changed: forget everything, and take up another deck if it asks for one."""
        dress = self.painter.dress
        folder = self.deck.folder.with_name(dress.folder)
        if (folder, dress.contrast) != (self.deck.folder, self.deck.plain):
            self.deck = Deck(folder, plain=dress.contrast)
        self._store.clear()
        self._passing.clear()
        self._store.limit = round(BYTES_AT_ONE * min(2.2, max(1.0, self.painter.scale**2 * 0.7)))
        self._passing.limit = round(self._store.limit * PASSING_SHARE)

    def kept_bytes(self) -> int:
        """Bytes of baked cards."""
        return self._store.size + self._passing.size

    def card(
        self,
        code: str,
        width: float,
        angle: float = 0.0,
        look: Look = Look.PLAIN,
        value: int | None = None,
        *,
        bare: bool = False,
    ) -> Baked:
        """A card ``width`` logical units wide, turned clockwise by ``angle`` degrees.

        ``value`` is the figure of its badge if it is not the rank (an announced seven); a ``bare`` card has no badge.
        """
        pixels = max(4, round(width * self.painter.scale))
        badge = self.show_values and width >= 30 and not bare
        key = (code, self.painter.dress, pixels, angle, look, value, badge)
        return self._store.get(key, lambda: self._bake(code, pixels, angle, look, value, badge))

    def shadow(self, width: float, angle: float, height: float, *, on_paper: bool = False) -> Baked:
        """The soft shadow of a card ``height`` above the table (4 lying, 18 flying); drawn at its centre.

        `on_paper` it is fainter, and brown.
        """
        pixels = max(4, round(width * self.painter.scale))
        step = float(round(height))
        key = ("shadow", pixels, angle, step, on_paper)
        return self._store.get(key, lambda: self._bake_shadow(pixels, angle, step, on_paper=on_paper))

    def turned(
        self, code: str, width: float, angle: float, share: float, height: float, value: int | None = None
    ) -> tuple[Baked, Baked]:
        """Shadow and picture of a card on its way: the upright one ``width`` wide, turned and ``share`` times as large.

        Quicker made than `card`, and not quite as sharp.
        """
        pixels, rough = round(width * self.painter.scale), round(20 * share) / 20
        shade = ("shadow", pixels, round(height), round(angle, 1), rough)
        key = (code, self.painter.dress, value, pixels, round(angle, 1), round(share, 3))
        return (
            self._passing.get(shade, lambda: self._turn(self.shadow(width, 0.0, height), width, angle, rough)),
            self._passing.get(key, lambda: self._turn(self.card(code, width, value=value), width, angle, share)),
        )

    def forget_turned(self) -> None:
        """No card is on its way any more."""
        self._passing.clear()

    def stack(self, code: str, width: float, layers: int, lean: float) -> Baked:
        """A heap of face-down cards, ``layers`` edges high; its origin is the centre of the lowest card."""
        pixels = max(4, round(width * self.painter.scale))
        key = ("stack", code, pixels, layers, lean)
        return self._store.get(key, lambda: self._bake_stack(code, pixels, layers, lean))

    # ---- baking

    def _turn(self, upright: Baked, width: float, angle: float, share: float) -> Baked:
        pixels = max(4, round(width * share * self.painter.scale))
        made = _centred(pygame.transform.rotozoom(upright.surface, -angle, share), pixels)
        across, down = upright.dx + upright.surface.get_width() // 2, upright.dy + upright.surface.get_height() // 2
        return made._replace(dx=made.dx + across, dy=made.dy + down)

    def _bake(self, code: str, pixels: int, angle: float, look: Look, value: int | None, badge: bool) -> Baked:
        scale = self.painter.scale
        turned = angle % 360 not in (0.0, 90.0, 180.0, 270.0)
        size = optical_size(pixels) if turned else pixels
        zoom = size / pixels
        picture = self.painter.dress.picture(code)
        face = self.deck.master(picture, size) if turned else self.deck.scaled(picture, pixels)
        w, h = face.get_size()
        if self.painter.dress.contrast:
            face = self.edged(face, scale * zoom)
        if look in _GREY:
            face = self._greyed(face, look)
        printed = rank_and_suit(code)
        rim = self._rim(size, look, badge and printed is not None, scale * zoom)
        sheet = pygame.Surface((w + 2 * rim, h + 2 * rim), pygame.SRCALPHA, 32)
        if look in _FRAMED:
            self._frame(sheet, w, h, rim, scale * zoom, size, look)
        sheet.blit(face, (rim, rim), special_flags=pygame.BLEND_PREMULTIPLIED)
        if printed is not None and badge:
            self._stamp(sheet, code, value, pixels, zoom, rim, angle, look)
        if turned:
            sheet = pygame.transform.rotozoom(sheet, -angle, 1 / zoom)
        elif angle % 360:
            sheet = pygame.transform.rotate(sheet, -angle)
        return _centred(sheet, pixels)

    def _rim(self, width: int, look: Look, badge: bool, unit: float) -> int:
        if look in _FRAMED:
            return math.ceil((16.0 if look is Look.FOCUSED else 13.5) * unit)
        radius = badge_radius(width / unit) * unit
        return math.ceil(0.14 * radius + 3.0 * unit) if badge else 2

    def edged(self, face: pygame.Surface, unit: float) -> pygame.Surface:
        """An ink line along the card's edge, for high contrast."""
        edged = face.copy()
        w, h = face.get_size()
        line = max(1, round(2.6 * unit))
        corner = max(1, round(CORNER * w))
        pygame.draw.rect(edged, (*INK, 255), (0, 0, w, h), line, border_radius=corner)
        return edged

    def _greyed(self, face: pygame.Surface, look: Look) -> pygame.Surface:
        """Less colour, some of the table's over it, hatched if the card fits nothing."""
        grey_share, cloth_share = _GREY[look]
        grey = pygame.transform.grayscale(face)
        mask = face.copy()
        mask.fill((0, 0, 0, 255), special_flags=pygame.BLEND_RGBA_MULT)
        mask.fill((255, 255, 255, 0), special_flags=pygame.BLEND_RGBA_ADD)
        result = dimmed(face, (1 - grey_share) * (1 - cloth_share))
        result.blit(dimmed(grey, grey_share * (1 - cloth_share)), (0, 0), special_flags=pygame.BLEND_RGBA_ADD)
        cloth = mask.premul_alpha()
        cloth.fill((*self.painter.dress.cloth, 255), special_flags=pygame.BLEND_RGBA_MULT)
        result.blit(dimmed(cloth, cloth_share), (0, 0), special_flags=pygame.BLEND_RGBA_ADD)
        if look is Look.DEAD:
            self._hatch(result)
        return result

    def _hatch(self, face: pygame.Surface) -> None:
        """Slanting ink lines every seven units, within the card's shape."""
        w, h = face.get_size()
        scale = self.painter.scale
        lines = Canvas(w, h, scale)
        step, reach = 7.0, (w + h) / scale
        place = -h / scale
        while place < reach:
            lines.line(INK, (place, 0), (place - h / scale, h / scale), 0.9)
            place += step
        ink = lines.finish()
        level = 95
        ink.fill((level, level, level, level), special_flags=pygame.BLEND_RGBA_MULT)
        alpha = face.copy()
        alpha.fill((0, 0, 0, 255), special_flags=pygame.BLEND_RGBA_MULT)
        alpha.fill((255, 255, 255, 0), special_flags=pygame.BLEND_RGBA_ADD)
        ink.blit(alpha.premul_alpha(), (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
        face.blit(ink, (0, 0), special_flags=pygame.BLEND_PREMULTIPLIED)

    def _frame(self, sheet: pygame.Surface, w: int, h: int, rim: int, unit: float, width: int, look: Look) -> None:
        """The gold frame with corner studs, the cord, or the ring of the focus, drawn under the card."""
        painter = self.painter
        size, corner = (round(w * painter.scale / unit), round(h * painter.scale / unit)), CORNER * width / unit
        if look is Look.FOCUSED:
            frame = painter.focus(*size, -max(ROUND, corner))
        else:
            frame = (painter.lit if look is Look.LIT else painter.cord)(*size, corner)
        if unit != painter.scale:
            zoom = unit / painter.scale
            grown = pygame.transform.smoothscale_by(frame.surface, zoom)
            sheet.blit(
                grown,
                (rim + round(frame.dx * zoom), rim + round(frame.dy * zoom)),
                special_flags=pygame.BLEND_PREMULTIPLIED,
            )
            return
        frame.draw(sheet, rim, rim)

    def _stamp(
        self,
        sheet: pygame.Surface,
        code: str,
        value: int | None,
        pixels: int,
        zoom: float,
        rim: int,
        angle: float,
        look: Look,
    ) -> None:
        """The value in the upper left corner; upright also on a card that lies crosswise."""
        printed = rank_and_suit(code)
        assert printed is not None
        rank, suit = printed
        logical = badge_radius(pixels / self.painter.scale)
        if self.painter.dress.indices == "value_and_suit":
            badge = self.painter.index(value or rank, suit, self.painter.dress.letter(code), logical)
        else:
            badge = self.painter.badge(value or rank, suit, logical)
        picture = badge.surface
        if look in _GREY:
            picture = dimmed(picture, 0.84)
        if zoom != 1.0:
            picture = pygame.transform.smoothscale_by(picture, zoom)
        if angle % 180 == 90:
            picture = pygame.transform.rotate(picture, angle)
        at = rim + BADGE_INSET * logical * self.painter.scale * zoom
        sheet.blit(
            picture,
            (round(at - picture.get_width() / 2), round(at - picture.get_height() / 2)),
            special_flags=pygame.BLEND_PREMULTIPLIED,
        )

    def _bake_shadow(self, pixels: int, angle: float, height: float, *, on_paper: bool = False) -> Baked:
        scale = self.painter.scale
        opacity, tint = (0.4, PAPER_SHADE) if on_paper else (0.53, SHADE)
        sigma = (1.6 + 0.55 * height) * 0.62 * scale
        w, h = card_size(pixels)
        margin = math.ceil(3 * sigma) + 1
        coarse = max(1, int(sigma / 1.5))
        size = ((w + 2 * margin) // coarse, (h + 2 * margin) // coarse)
        shape = pygame.Surface(size, pygame.SRCALPHA, 32)
        box = pygame.Rect(margin // coarse, margin // coarse, w // coarse, h // coarse)
        pygame.draw.rect(shape, (0, 0, 0, 255), box, border_radius=max(1, round(CORNER * w / coarse)))
        soft = shadow_of(shape, sigma / coarse, opacity, tint)
        if angle % 360:
            soft = pygame.transform.rotozoom(soft, -angle, coarse)
        else:
            soft = pygame.transform.smoothscale_by(soft, coarse)
        made = _centred(soft, pixels)
        drop_x, drop_y = (1 + height * 0.2) * scale, height * 0.7 * scale
        return made._replace(dx=made.dx + round(drop_x), dy=made.dy + round(drop_y))

    def _bake_stack(self, code: str, pixels: int, layers: int, lean: float) -> Baked:
        scale = self.painter.scale
        card = self.deck.scaled(code, pixels)
        shade = self._bake_shadow(pixels, 0.0, 3.0 + layers * 0.4)
        w, h = card.get_size()
        rise, side = STACK_RISE * scale, lean * scale
        pad = max(-shade.dx, -shade.dy, shade.surface.get_width() + shade.dx, shade.surface.get_height() + shade.dy)
        pad += math.ceil(layers * rise)
        sheet = pygame.Surface((2 * pad, 2 * pad), pygame.SRCALPHA, 32)
        shade.draw(sheet, pad, pad)
        edge = card.copy()
        edge.fill((150, 140, 130, 255), special_flags=pygame.BLEND_RGBA_MULT)
        line = max(1, round(0.7 * scale))
        for layer in range(layers):
            x, y = pad - w / 2 - layer * side, pad - h / 2 - layer * rise
            sheet.blit(edge, (round(x), round(y + line)), special_flags=pygame.BLEND_PREMULTIPLIED)
            sheet.blit(card, (round(x), round(y)), special_flags=pygame.BLEND_PREMULTIPLIED)
        area = sheet.get_bounding_rect()
        return Baked(sheet.subsurface(area).copy(), area.x - pad, area.y - pad, w, h)


def _centred(sheet: pygame.Surface, pixels: int) -> Baked:
    w, h = sheet.get_size()
    return Baked(sheet, -(w // 2), -(h // 2), *card_size(pixels))
