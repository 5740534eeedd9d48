"""Contact sheets: many pictures on few, each with its name."""

from __future__ import annotations

from pathlib import Path

import pygame

COLUMNS, ROWS = 3, 3
CELL_WIDTH, NAME_HEIGHT = 640, 22
PAPER, INK = (32, 32, 32), (240, 240, 240)


def lay_out(folder: Path, target: Path) -> list[Path]:
    """Puts the pictures of a folder on sheets, ``FOLDERNAME_1.jpg`` and so on; returns their paths."""
    pygame.font.init()
    font = pygame.font.Font(None, NAME_HEIGHT)
    pictures = sorted(folder.glob("*.png"))
    a_sheet = COLUMNS * ROWS
    sheets = []
    for first in range(0, len(pictures), a_sheet):
        sheet = _sheet(pictures[first : first + a_sheet], font)
        path = target / f"{folder.name}_{first // a_sheet + 1}.jpg"
        pygame.image.save(sheet, str(path))
        sheets.append(path)
    return sheets


def _sheet(pictures: list[Path], font: pygame.font.Font) -> pygame.Surface:
    width, height = pygame.image.load(str(pictures[0])).get_size()
    cell_height = CELL_WIDTH * height // width
    sheet = pygame.Surface((COLUMNS * CELL_WIDTH, ROWS * (cell_height + NAME_HEIGHT)))
    sheet.fill(PAPER)
    for number, path in enumerate(pictures):
        x, y = number % COLUMNS * CELL_WIDTH, number // COLUMNS * (cell_height + NAME_HEIGHT)
        small = pygame.transform.smoothscale(pygame.image.load(str(path)), (CELL_WIDTH, cell_height))
        sheet.blit(font.render(path.stem, True, INK), (x + 6, y + 3))
        sheet.blit(small, (x, y + NAME_HEIGHT))
    return sheet
