"""`sheet`: docs/deck/ pictures made from the finished assets - the whole deck, each suit, both backs."""

from pathlib import Path
from typing import Final

import numpy as np
from PIL import Image

from art.napoletane.build import BACKS, FOLDER
from art.napoletane.deck import RANKS
from art.plates import contact_sheet

ASSETS: Final = Path(__file__).resolve().parents[2] / "assets"
SUIT_NAMES: Final = {"denari": "d", "coppe": "c", "spade": "s", "bastoni": "b"}
FELT: Final = "#2d6b45"


def printed(name: str, width: int) -> Image.Image:
    """A finished card as the program shows it: `width` pixels wide, multiplied with the paper map."""
    card = Image.open(ASSETS / FOLDER / str(width) / f"{name}.png").convert("RGBA")
    paper = Image.open(ASSETS / FOLDER / "paper.png").convert("RGB").resize(card.size, Image.Resampling.LANCZOS)
    pixels = np.asarray(card).astype(np.float64)
    pixels[..., :3] *= np.asarray(paper).astype(np.float64) / 255
    return Image.fromarray(np.clip(pixels + 0.5, 0, 255).astype(np.uint8))


def build(docs: Path) -> None:
    """Write the pictures below the folder `docs`."""
    folder = docs / "deck"
    folder.mkdir(parents=True, exist_ok=True)
    deck = [printed(rank + suit, 120) for suit in SUIT_NAMES.values() for rank in RANKS]
    contact_sheet(deck, len(RANKS), 8, FELT).save(folder / "sheet.jpg", quality=88, optimize=True)
    for name, suit in SUIT_NAMES.items():
        cards = [printed(rank + suit, 240) for rank in RANKS]
        contact_sheet(cards, 5, 10, FELT).save(folder / f"{name}.jpg", quality=86, optimize=True)
    backs = [printed(name, 240) for name in BACKS]
    contact_sheet(backs, len(backs), 10, FELT).save(folder / "backs.jpg", quality=86, optimize=True)
