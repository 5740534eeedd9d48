"""`french`: draws assets/cards/french - forty cards and two backs in five widths - and four icons of the
suits."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from multiprocessing import Pool
from pathlib import Path
from typing import Final

import numpy as np
from PIL import Image

from art.french import signs
from art.french.courts import COURTS
from art.french.deck import BACKS, CODES, card_svg
from art.plates import (
    MID_SIZE,
    SMALL_SIZE,
    Drawing,
    optical_size,
    paper_map,
    rasterise,
    round_corners,
    save_card_png,
    save_png,
)
from art.things.printing import Painter, print_fitted, save_sprite

WIDTHS: Final = (60, 90, 120, 240, 480)
FOLDER: Final = Path("cards") / "french"
WORKERS: Final = 2

ICONS: Final[dict[str, Painter]] = {
    "diamond": signs.diamond,
    "heart": signs.heart,
    "spade": signs.spade,
    "clubs": signs.club,
}
ICON_PIXELS: Final = {"": 128, "_small": 32}


def card_images(name: str, widths: Sequence[int] = WIDTHS) -> Iterator[tuple[int, Image.Image]]:
    """(width, RGBA picture) of a card code or back for every width, each optical size drawn once; courts and
    backs equal their own half turn bit by bit."""
    drawn: dict[str, str] = {}
    for width in widths:
        size = optical_size(width).name
        if size not in drawn:
            drawn[size] = card_svg(name, width)
        image = round_corners(rasterise(drawn[size], width))
        if name in BACKS or name in COURTS:
            pixels = np.asarray(image).astype(np.uint16)
            image = Image.fromarray(((pixels + pixels[::-1, ::-1] + 1) // 2).astype(np.uint8))
        yield width, image


def icon_image(name: str, pixels: int) -> Image.Image:
    """A suit sign alone, `pixels` square, transparent."""

    def paint(art: Drawing) -> None:
        with art.at(100, 100, 2.2):
            ICONS[name](art)

    size = replace(SMALL_SIZE, contour=2.0) if pixels <= 32 else replace(MID_SIZE, roughness=0.1)
    return print_fitted(paint, pixels, pixels, size)


def _draw(job: tuple[Path, str]) -> None:
    root, name = job
    if name in ICONS:
        for suffix, pixels in ICON_PIXELS.items():
            save_sprite(icon_image(name, pixels), root / "icons" / f"{name}{suffix}.png")
    else:
        for width, image in card_images(name):
            save_card_png(image, root / FOLDER / str(width) / f"{name}.png")


def build(root: Path) -> None:
    """Write all cards, backs, the paper map and the suit icons below the assets folder `root`."""
    save_png(paper_map(), root / FOLDER / "paper.png")
    numbers = [code for code in CODES if code not in COURTS]
    with Pool(WORKERS) as pool:
        for _ in pool.imap_unordered(_draw, [(root, name) for name in (*BACKS, *COURTS, *numbers, *ICONS)]):
            pass
