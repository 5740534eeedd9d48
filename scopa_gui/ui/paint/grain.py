"""The grain of paper, to be multiplied into whatever is printed on it."""

from __future__ import annotations

import random

import pygame

GRAIN_SIDE = 256

GRAIN_LAYERS = ((1, 5), (2, 5), (8, 4), (64, 4))
"""Layers of paper grain: size of a cell in pixels, and how many of 255 levels it darkens at most."""

GRAIN_MEAN = 1.0 - sum(depth for _, depth in GRAIN_LAYERS) / 2 / 255
"""Mean brightness of the grain sheet."""


def grain_sheet(scale: float) -> pygame.Surface:
    """Paper grain to multiply into paper: a square that repeats without seam."""
    side = GRAIN_SIDE
    sheet = pygame.Surface((side, side), 0, 24)
    sheet.fill((255, 255, 255))
    dice = random.Random(3)
    for step, depth in GRAIN_LAYERS:
        cells = side // step
        noise = pygame.image.frombuffer(dice.randbytes(cells * cells), (cells, cells), "P")
        noise.set_palette([(255 - depth * tone // 255,) * 3 for tone in range(256)])
        layer = pygame.Surface((cells, cells), 0, 24)
        layer.blit(noise, (0, 0))
        if step > 1:
            layer = _tiled_blow_up(layer, step)
        sheet.blit(layer, (0, 0), special_flags=pygame.BLEND_RGB_MULT)
    if scale > 1.2:
        bigger = round(side * min(scale, 2.0))
        sheet = pygame.transform.smoothscale(sheet, (bigger, bigger))
    return sheet


def _tiled_blow_up(layer: pygame.Surface, factor: int) -> pygame.Surface:
    """Enlarge a tile smoothly so that opposite edges still fit."""
    cells = layer.get_width()
    wide = pygame.Surface((cells + 2, cells + 2), 0, 24)
    for x in (1 - cells, 1, 1 + cells):
        for y in (1 - cells, 1, 1 + cells):
            wide.blit(layer, (x, y))
    large = pygame.transform.smoothscale(wide, ((cells + 2) * factor, (cells + 2) * factor))
    side = cells * factor
    return large.subsurface((factor, factor, side, side)).copy()
