"""`cards`: draws assets/cards/napoletane - forty cards and two backs in five widths, and the paper map."""

from collections.abc import Iterator, Sequence
from functools import partial
from multiprocessing import Pool
from pathlib import Path
from typing import Final

import numpy as np
from PIL import Image

from art.napoletane.backs import back_svg
from art.napoletane.deck import CODES, card_svg
from art.plates import optical_size, paper_map, rasterise, round_corners, save_card_png, save_png

WIDTHS: Final = (60, 90, 120, 240, 480)
"""Widths in pixels; the height is 5/3 of it.  60 and 90 are cut small, 120 mid, 240 and 480 full."""
BACKS: Final = {"back": "blue", "back_red": "red"}
"""File name of each back to its ground ink."""
NAMES: Final = (*CODES, *BACKS)
FOLDER: Final = Path("cards") / "napoletane"
WORKERS: Final = 2


def half_turn_mean(image: Image.Image) -> Image.Image:
    """Mean of an image and itself after half a turn, which makes it symmetric to the last bit."""
    pixels = np.asarray(image).astype(np.uint16)
    return Image.fromarray(((pixels + pixels[::-1, ::-1] + 1) // 2).astype(np.uint8))


def card_images(name: str, widths: Sequence[int] = WIDTHS) -> Iterator[tuple[int, Image.Image]]:
    """Width and RGBA image of a card code or a name in BACKS, for each of `widths`; each cutting is drawn once."""
    cuttings: dict[str, str] = {}
    for width in widths:
        size = optical_size(width).name
        if size not in cuttings:
            cuttings[size] = back_svg(BACKS[name], width) if name in BACKS else card_svg(name, width)
        image = round_corners(rasterise(cuttings[size], width))
        yield width, half_turn_mean(image) if name in BACKS else image


def card_path(root: Path, name: str, width: int) -> Path:
    """Where the picture of a card or back lies below the assets folder `root`."""
    return root / FOLDER / str(width) / f"{name}.png"


def draw_name(root: Path, name: str, widths: Sequence[int] = WIDTHS) -> None:
    """Write one card or back in `widths`."""
    for width, image in card_images(name, widths):
        save_card_png(image, card_path(root, name, width))


def build(root: Path) -> None:
    """Write all cards, backs and the paper map below `root`."""
    save_png(paper_map(), root / FOLDER / "paper.png")
    with Pool(WORKERS) as pool:
        for _ in pool.imap_unordered(partial(draw_name, root), NAMES):
            pass
