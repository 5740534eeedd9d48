"""The program's icon: the sun coin on a majolica tile; at 16 to 32 pixels a plain sun on blue."""

from dataclasses import replace
from pathlib import Path
from typing import Final

from PIL import Image

from art.napoletane.pips.coins import sun_coin
from art.plates import FULL_SIZE, MID_SIZE, SMALL_SIZE, Drawing, Hatch, press, rasterise, star, svg_text
from art.things.printing import save_sprite
from art.things.shapes import ring

SIZES: Final = (16, 24, 32, 48, 64, 128, 256, 512)
SIDE: Final = 256


def tile(art: Drawing) -> None:
    """A blue tile with gold corners, on it the coin."""
    frame = [(44, 6), (212, 6), (250, 44), (250, 212), (212, 250), (44, 250), (6, 212), (6, 44)]
    blue = art.shape(frame, "blue", line=7, hatch=Hatch(angle=32, depth=46, share=0.14, spacing=5, width=2.2))
    for x, y in ((40, 40), (216, 40), (40, 216), (216, 216)):
        petals = [(x + px, y + py) for px, py in star(4, 25, 8, first=45)]
        art.shape(petals, "gold", line=2.6, smooth=False)
        art.shape(art.circle(x, y, 5.5), "red", line=2)
    art.tint(ring(art, 105.5, 7, 128, 128), "cream", clip=blue)
    with art.at(128, 128, 2.5):
        sun_coin(art)


def sun(art: Drawing) -> None:
    """Small sizes: eight rays round a disc on blue, nothing else."""
    art.shape(art.circle(128, 128, 116), "blue", line=13)
    art.shape([(128 + x, 128 + y) for x, y in star(8, 98, 54)], "gold", line=10, smooth=False)
    art.shape(art.circle(128, 128, 33), "gold", line=10)


def app_icon(pixels: int) -> Image.Image:
    """The icon, `pixels` square, with transparent corners."""
    small = pixels <= 32
    large = MID_SIZE if pixels < 100 else replace(FULL_SIZE, contour=2.0)
    size = replace(SMALL_SIZE, contour=5.0) if small else large
    art = Drawing(SIDE, SIDE, size, seed=4)
    (sun if small else tile)(art)
    return rasterise(svg_text(press(art), SIDE, SIDE, paper=False), pixels, supersampling=8 if pixels <= 64 else 4)


def save_app_icon(pixels: int, path: Path) -> None:
    """Write the icon, `pixels` square, to `path`."""
    save_sprite(app_icon(pixels), path)
