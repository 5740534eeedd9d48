"""Drawing shapes smoothly: a sheet several times too large in each direction, reduced once.

pygame has no anti-aliased vectors. A Canvas takes logical coordinates, fills polygons and circles on an
oversized surface and hands out the reduced picture, its alpha premultiplied so that no dark fringe appears.
"""

from __future__ import annotations

import itertools
import math
import random
from collections.abc import Iterable, Sequence

import pygame

from scopa_gui.ui.paint.palette import RGB, SHADE

Point = tuple[float, float]

STEP = 7.0
"""Logical units between two cuts of a hand-cut line."""


def fineness(scale: float) -> int:
    """How many times too large a Canvas draws for a given window scale."""
    if scale <= 1.3:
        return 4
    return 3 if scale <= 2.0 else 2


class Canvas:
    """A sheet of `width` x `height` pixels whose logical origin lies `left`, `top` pixels inside it."""

    def __init__(self, width: int, height: int, scale: float, left: int = 0, top: int = 0) -> None:
        self.width, self.height = max(1, width), max(1, height)
        self.fine = fineness(scale)
        self.unit = scale * self.fine
        self.left, self.top = left * self.fine, top * self.fine
        self.sheet = pygame.Surface((self.width * self.fine, self.height * self.fine), pygame.SRCALPHA, 32)

    def at(self, point: Point) -> Point:
        """Place of a logical point on the oversized sheet."""
        return point[0] * self.unit + self.left, point[1] * self.unit + self.top

    def polygon(self, colour: RGB, points: Iterable[Point]) -> None:
        """Fill a closed polygon."""
        placed = [self.at(point) for point in points]
        if len(placed) > 2:
            pygame.draw.polygon(self.sheet, colour, placed)

    def rect(self, colour: RGB, x: float, y: float, w: float, h: float, radius: float = 0) -> None:
        """Fill a rectangle, its corners rounded by `radius`."""
        left, top = self.at((x, y))
        right, bottom = self.at((x + w, y + h))
        box = pygame.Rect(round(left), round(top), round(right) - round(left), round(bottom) - round(top))
        pygame.draw.rect(self.sheet, colour, box, border_radius=round(radius * self.unit))

    def circle(self, colour: RGB, centre: Point, radius: float) -> None:
        """Fill a disc."""
        pygame.draw.circle(self.sheet, colour, self.at(centre), radius * self.unit)

    def ring(self, colour: RGB, centre: Point, radius: float, width: float) -> None:
        """A circle line of `width` whose middle runs at `radius`."""
        outer = (radius + width / 2) * self.unit
        pygame.draw.circle(self.sheet, colour, self.at(centre), outer, max(1, round(width * self.unit)))

    def line(self, colour: RGB, start: Point, end: Point, width: float, round_ends: bool = False) -> None:
        """A straight stroke of even width."""
        self.stroke(colour, [start, end], width, round_ends=round_ends)

    def stroke(
        self,
        colour: RGB,
        points: Sequence[Point],
        width: float,
        *,
        closed: bool = False,
        round_ends: bool = True,
    ) -> None:
        """A stroke along `points` with round joints."""
        pairs = list(itertools.pairwise(points))
        if closed:
            pairs.append((points[-1], points[0]))
        for (x0, y0), (x1, y1) in pairs:
            length = math.hypot(x1 - x0, y1 - y0) or 1.0
            nx, ny = (y0 - y1) / length * width / 2, (x1 - x0) / length * width / 2
            self.polygon(colour, [(x0 + nx, y0 + ny), (x1 + nx, y1 + ny), (x1 - nx, y1 - ny), (x0 - nx, y0 - ny)])
        joints = points if closed else points[1:-1]
        if round_ends:
            joints = points
        for joint in joints:
            self.circle(colour, joint, width / 2)

    def taper(self, colour: RGB, start: Point, end: Point, width: float) -> None:
        """An engraver's stroke, thick at `start` and dying out at `end`."""
        (x0, y0), (x1, y1) = start, end
        length = math.hypot(x1 - x0, y1 - y0) or 1.0
        nx, ny = (y0 - y1) / length * width / 2, (x1 - x0) / length * width / 2
        self.polygon(colour, [(x0 + nx, y0 + ny), (x1, y1), (x0 - nx, y0 - ny)])

    def lozenge(self, fill: RGB, edge: RGB, centre: Point, radius: float, line: float = 1.4) -> None:
        """A square on its point, `radius` from the middle to each corner, inked all round."""
        for colour, reach in ((edge, radius + line * 0.7), (fill, radius - line * 0.7)):
            x, y = centre
            self.polygon(colour, [(x, y - reach), (x + reach, y), (x, y + reach), (x - reach, y)])

    def clip(self, points: Iterable[Point]) -> None:
        """Erase all that lies outside a polygon."""
        mask = pygame.Surface(self.sheet.get_size(), pygame.SRCALPHA, 32)
        pygame.draw.polygon(mask, (255, 255, 255, 255), [self.at(point) for point in points])
        self.sheet.blit(mask, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)

    def finish(self) -> pygame.Surface:
        """The picture at its final size, premultiplied."""
        return reduce(self.sheet, (self.width, self.height))


def reduce(sheet: pygame.Surface, size: tuple[int, int]) -> pygame.Surface:
    """Scale a straight-alpha sheet to `size`; the result is premultiplied."""
    return pygame.transform.smoothscale(sheet.premul_alpha(), size)


def blurred(picture: pygame.Surface, sigma: float) -> pygame.Surface:
    """A premultiplied picture softened by about a Gaussian of `sigma` pixels, same size."""
    width, height = picture.get_size()
    for _ in range(2):
        factor = max(1.0, 1.4 * sigma)
        small = (max(1, round(width / factor)), max(1, round(height / factor)))
        picture = pygame.transform.smoothscale(pygame.transform.smoothscale(picture, small), (width, height))
    return picture


def shadow_of(shape: pygame.Surface, sigma: float, opacity: float, tint: RGB) -> pygame.Surface:
    """The soft shadow of a premultiplied shape, same size and place (the caller moves it)."""
    shade = shape.copy()
    shade.fill((0, 0, 0, 255), special_flags=pygame.BLEND_RGBA_MULT)
    shade.fill((*tint, 0), special_flags=pygame.BLEND_RGBA_ADD)
    shade = blurred(shade.premul_alpha(), sigma)
    level = round(255 * opacity)
    shade.fill((level, level, level, level), special_flags=pygame.BLEND_RGBA_MULT)
    return shade


def dimmed(picture: pygame.Surface, share: float) -> pygame.Surface:
    """A copy of a premultiplied picture at ``share`` of its strength."""
    level = round(255 * share)
    result = picture.copy()
    result.fill((level, level, level, level), special_flags=pygame.BLEND_RGBA_MULT)
    return result


def cast(
    picture: pygame.Surface,
    body: pygame.Surface,
    sigma: float,
    opacity: float,
    move: tuple[float, float],
    tint: RGB = SHADE,
) -> None:
    """Lay a premultiplied shape on a picture, its soft shadow moved below it; all in pixels."""
    shade = shadow_of(body, sigma, opacity, tint)
    picture.blit(shade, (round(move[0]), round(move[1])), special_flags=pygame.BLEND_PREMULTIPLIED)
    picture.blit(body, (0, 0), special_flags=pygame.BLEND_PREMULTIPLIED)


def with_shadow(
    body: pygame.Surface, sigma: float, opacity: float, move: tuple[float, float], tint: RGB = SHADE
) -> pygame.Surface:
    """A premultiplied picture laid on its own soft shadow; all in pixels."""
    picture = pygame.Surface(body.get_size(), pygame.SRCALPHA, 32)
    cast(picture, body, sigma, opacity, move, tint)
    return picture


def rough(points: Sequence[Point], amount: float, seed: int) -> list[Point]:
    """A polygon as cut by hand: each side divided every STEP units and moved by up to `amount`."""
    dice = random.Random(seed)
    cut: list[Point] = []
    for (x0, y0), (x1, y1) in zip(points, [*points[1:], points[0]], strict=True):
        length = math.hypot(x1 - x0, y1 - y0)
        pieces = max(1, round(length / STEP))
        for piece in range(pieces):
            part = piece / pieces
            move = dice.uniform(-amount, amount)
            nx, ny = ((y0 - y1) / length, (x1 - x0) / length) if length else (0.0, 0.0)
            cut.append((x0 + (x1 - x0) * part + nx * move, y0 + (y1 - y0) * part + ny * move))
    return cut
