"""`cards`: draws assets/cards/napoletane - forty cards and two backs in five widths, and the paper map."""

from collections.abc import Iterator
from multiprocessing import Pool
from pathlib import Path
from typing import Final

import numpy as np
from PIL import Image

from art.napoletane.backs import back_svg
from art.napoletane.deck import CODES, card_svg
from art.plates import paper_map, rasterise, round_corners, save_card_png, save_png

WIDTHS: Final = (60, 90, 120, 240, 480)
"""Widths in pixels; the height is 5/3 of it.  60 and 90 are cut small, 120 mid, 240 and 480 full."""
BACKS: Final = {"back": "blue", "back_red": "red"}
"""File name of each back to its ground ink."""
FOLDER: Final = Path("cards") / "napoletane"
WORKERS: Final = 2


def half_turn_mean(image: Image.Image) -> Image.Image:
    """Mean of an image and itself after half a turn, which makes it symmetric to the last bit."""
    pixels = np.asarray(image).astype(np.uint16)
    return Image.fromarray(((pixels + pixels[::-1, ::-1] + 1) // 2).astype(np.uint8))


def card_image(name: str, width_px: int) -> Image.Image:
    """RGBA image of a card code or a name in BACKS."""
    if name in BACKS:
        return half_turn_mean(round_corners(rasterise(back_svg(BACKS[name], width_px), width_px)))
    return round_corners(rasterise(card_svg(name, width_px), width_px))


def card_path(root: Path, name: str, width_px: int) -> Path:
    """Where the picture of a card or back lies below the assets folder `root`."""
    return root / FOLDER / str(width_px) / f"{name}.png"


def _draw(job: tuple[Path, str, int]) -> None:
    root, name, width_px = job
    save_card_png(card_image(name, width_px), card_path(root, name, width_px))


def _jobs(root: Path) -> Iterator[tuple[Path, str, int]]:
    for width in reversed(WIDTHS):
        for name in (*BACKS, *CODES):
            yield root, name, width


def build(root: Path) -> None:
    """Write all cards, backs and the paper map below `root`."""
    save_png(paper_map(), root / FOLDER / "paper.png")
    with Pool(WORKERS) as pool:
        for _ in pool.imap_unordered(_draw, _jobs(root), chunksize=4):
            pass
