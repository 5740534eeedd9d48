"""Pictures from the assets folder at exact size: icons, portraits, title, ornaments and tables."""

from __future__ import annotations

import math
from pathlib import Path

import pygame

from scopa_gui.ui.paint.baked import Baked
from scopa_gui.ui.paint.canvas import Canvas, with_shadow
from scopa_gui.ui.paint.palette import CREAM, INK, PAPER_SHADE, RGB, SHADE

TABLES = ("felt", "wood", "marble")
"""Names of the table pictures."""

FACE_SHARE = 0.72
"""Side of the square round a portrait's face, as a share of the medal."""

ICON_SMALL = 36
"""Icons of at most this many pixels are scaled from their small drawing."""


def scaled(picture: pygame.Surface, size: tuple[int, int]) -> pygame.Surface:
    """A straight-alpha picture at `size`, premultiplied; reduced in halves so that every pixel counts."""
    whole = picture.convert_alpha() if pygame.display.get_surface() else picture
    return pygame.transform.smoothscale(whole.premul_alpha(), size)


class Pictures:
    """Loads pictures below `root` (the assets folder); masters are dropped after scaling."""

    def __init__(self, root: Path) -> None:
        self.root = root

    def fitted(self, path: str, width: int, height: int) -> Baked:
        """The picture `path` as large as fits into width x height pixels; origin top left of that picture."""
        master = pygame.image.load(str(self.root / path))
        ratio = min(width / master.get_width(), height / master.get_height())
        size = (max(1, round(master.get_width() * ratio)), max(1, round(master.get_height() * ratio)))
        return Baked(scaled(master, size), 0, 0, *size)

    def icon(self, name: str, side: int) -> Baked:
        """Icon `name` in a square of `side` pixels, from the drawing made for that size."""
        small = self.root / "icons" / f"{name}_small.png"
        plain = f"icons/{name}_small.png" if side <= ICON_SMALL and small.exists() else f"icons/{name}.png"
        return self.fitted(plain, side, side)

    def portrait(self, name: str, mood: str, diameter: int) -> Baked:
        """A round portrait of `diameter` pixels with its shadow; origin is the centre."""
        path = self.root / "portraits" / f"{name}_{mood}.png"
        body = self.fitted(f"portraits/{name}_{mood if path.exists() else 'calm'}.png", diameter, diameter)
        pad = math.ceil(diameter * 0.2) + 8
        picture = pygame.Surface((body.width + 2 * pad, body.height + 2 * pad), pygame.SRCALPHA, 32)
        body.draw(picture, pad, pad)
        whole = with_shadow(picture, max(1.5, diameter * 0.022), 0.38, (1, max(2, diameter * 0.03)), PAPER_SHADE)
        half = pad + diameter // 2
        return Baked(whole, -half, -half, 0, 0)

    def ringed(self, name: str, mood: str, diameter: int, ring: RGB, scale: float) -> Baked:
        """The portrait's face alone in a plain coloured ring, for small sizes; origin is the centre."""
        path = self.root / "portraits" / f"{name}_{mood}.png"
        if not path.exists():
            path = path.with_name(f"{name}_calm.png")
        master = pygame.image.load(str(path))
        side = round(master.get_width() * FACE_SHARE)
        off = (master.get_width() - side) // 2
        face = scaled(master.subsurface((off, off, side, side)), (diameter, diameter))
        radius = diameter / 2 / scale
        half = math.ceil((radius + 24) * scale)
        disc = Canvas(diameter, diameter, scale, diameter // 2, diameter // 2)
        disc.circle((255, 255, 255), (0, 0), radius)
        face.blit(disc.finish(), (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
        edge = Canvas(2 * half, 2 * half, scale, half, half)
        edge.circle(INK, (0, 0), radius + 5.0)
        edge.circle(ring, (0, 0), radius + 3.4)
        edge.circle(INK, (0, 0), radius + 0.8)
        edge.circle(CREAM, (0, 0), radius - 0.6)
        body = edge.finish()
        body.blit(face, (half - diameter // 2, half - diameter // 2), special_flags=pygame.BLEND_PREMULTIPLIED)
        return Baked(with_shadow(body, 2.6 * scale, 0.42, (scale, 3 * scale)), -half, -half, 0, 0)

    def table(self, kind: str, size: tuple[int, int], tint: RGB | None = None) -> pygame.Surface:
        """The table `kind` (one of TABLES) covering a window of `size` pixels, `tint` multiplied in."""
        master = pygame.image.load(str(self.root / "tables" / f"{kind}.jpg"))
        part = master.subsurface(middle_part(master.get_size(), size))
        table = pygame.transform.smoothscale(part, size)
        if tint is not None:
            table.fill(tint, special_flags=pygame.BLEND_RGB_MULT)
        return table.convert() if pygame.display.get_surface() else table


def middle_part(whole: tuple[int, int], size: tuple[int, int]) -> pygame.Rect:
    """The largest part, from the middle of a picture, that has the shape of `size`."""
    ratio = max(size[0] / whole[0], size[1] / whole[1])
    wide, high = min(whole[0], math.ceil(size[0] / ratio)), min(whole[1], math.ceil(size[1] / ratio))
    return pygame.Rect((whole[0] - wide) // 2, (whole[1] - high) // 2, wide, high)


def lifted(body: Baked, height: float, opacity: float, tint: RGB = SHADE) -> Baked:
    """A picture with its soft shadow, as if `height` pixels above the table; origin top left of the picture."""
    pad = math.ceil(height * 3.4) + 2
    picture = pygame.Surface((body.width + 2 * pad, body.height + 2 * pad), pygame.SRCALPHA, 32)
    body.draw(picture, pad, pad)
    whole = with_shadow(picture, max(1.0, height * 0.6), opacity, (height * 0.2, height * 0.8), tint)
    return Baked(whole, -pad, -pad, body.width, body.height)
