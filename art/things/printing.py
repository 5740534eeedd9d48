"""From drawings to sprites: transparent pictures cut out round the inked outline, saved with a small
palette."""

from collections.abc import Callable
from pathlib import Path

import numpy as np
import shapely
from PIL import Image
from shapely.affinity import affine_transform

from art.plates import KEY, Drawing, OpticalSize, Plates, press, rasterise, rgb, svg_text

Painter = Callable[[Drawing], None]

EDGE_LEVELS = 32
"""Steps of transparency kept along the outline of a sprite."""


def bounds(plates: Plates) -> tuple[float, float, float, float]:
    """x0, y0, x1, y1 of everything printed."""
    x0, y0, x1, y1 = shapely.total_bounds(list(plates.values()))
    return float(x0), float(y0), float(x1), float(y1)


def moved(plates: Plates, scale: float, dx: float, dy: float) -> Plates:
    """Plates scaled about the origin, then shifted."""
    matrix = [scale, 0, 0, scale, dx, dy]
    return {ink: affine_transform(area, matrix) for ink, area in plates.items()}


def print_fitted(paint: Painter, width: int, height: int, size: OpticalSize) -> Image.Image:
    """What `paint` draws round the origin, centred in width x height pixels and as large as fits.

    `margin` is left free on every side (a share of the shorter side). The drawing should be about 200 units
    large, so that the line widths of `size` suit it."""
    art = Drawing(200, 200, size, seed=9)
    paint(art)
    plates = press(art)
    x0, y0, x1, y1 = bounds(plates)
    free = 0.02 * min(width, height)
    scale = min((width - 2 * free) / (x1 - x0), (height - 2 * free) / (y1 - y0))
    plates = moved(plates, scale, width / 2 - scale * (x0 + x1) / 2, height / 2 - scale * (y0 + y1) / 2)
    return rasterise(svg_text(plates, width, height, paper=False), width, supersampling=8 if width <= 64 else None)


def save_sprite(image: Image.Image, path: Path, edge: str = KEY) -> None:
    """Write an RGBA picture whose half transparent pixels all have the ink `edge`, as a PNG with 256
    colours."""
    pixels = np.asarray(image.convert("RGBA"))
    alpha = pixels[..., 3]
    colours = 256 - EDGE_LEVELS
    solid = alpha == 255
    inks = pixels[..., :3].copy()
    inks[~solid] = rgb(edge)
    few = Image.fromarray(inks).quantize(colours, method=Image.Quantize.MEDIANCUT, kmeans=2, dither=Image.Dither.NONE)
    palette = list(few.getpalette() or [])[: 3 * colours]
    palette += [0] * (3 * colours - len(palette)) + list(rgb(edge)) * EDGE_LEVELS
    steps = EDGE_LEVELS - 1
    index = np.where(solid, np.asarray(few), colours + np.clip(np.round(alpha / 254 * steps), 0, steps)).astype(
        np.uint8
    )
    out = Image.fromarray(index)
    out.putpalette(palette)
    path.parent.mkdir(parents=True, exist_ok=True)
    out.save(
        path, optimize=True, transparency=bytes([255] * colours + [round(i * 254 / steps) for i in range(EDGE_LEVELS)])
    )
