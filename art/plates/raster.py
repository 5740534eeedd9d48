"""SVG to pixels, rounded card corners, small PNG files and contact sheets."""

import io
from collections.abc import Sequence
from pathlib import Path

import numpy as np
import resvg_py
from PIL import Image

from art.plates.palette import PAPER, rgb
from art.plates.splines import FloatArray

CORNER = 0.052
"""Corner radius of a card as a share of its width."""
EDGE_ALPHA_LEVELS = 26


_CODES = np.arange(256) / 255
LINEAR: FloatArray = np.where(_CODES <= 0.04045, _CODES / 12.92, ((_CODES + 0.055) / 1.055) ** 2.4)
"""Light of each of the 256 sRGB codes."""


def _to_srgb(value: FloatArray) -> FloatArray:
    return np.where(value <= 0.0031308, value * 12.92, 1.055 * np.power(np.maximum(value, 0), 1 / 2.4) - 0.055)


def rasterise(svg: str, width_px: int, supersampling: int | None = None) -> Image.Image:
    """RGBA image (straight alpha) of an SVG text, `width_px` wide.

    It is rendered `supersampling` times larger (None: enough for the width) and averaged in linear light, which
    keeps thin black lines as strong as they are drawn."""
    factor = supersampling or (6 if width_px < 200 else 4 if width_px < 400 else 3)
    data = bytes(resvg_py.svg_to_bytes(svg_string=svg, width=width_px * factor))
    pixels = np.asarray(Image.open(io.BytesIO(data)).convert("RGBA"))
    height = pixels.shape[0] // factor
    blocks = pixels[: height * factor, : width_px * factor].reshape(height, factor, width_px, factor, 4)
    alpha = blocks[..., 3].mean((1, 3)) / 255
    light = LINEAR[blocks[..., :3]]
    if blocks[..., 3].min() < 255:
        light *= blocks[..., 3:] / 255
    colour = _to_srgb(light.mean((1, 3)) / np.maximum(alpha[..., None], 1e-6))
    return Image.fromarray(_bytes(np.dstack([colour, alpha])))


def _bytes(pixels: FloatArray) -> np.ndarray[tuple[int, ...], np.dtype[np.uint8]]:
    return (np.clip(pixels, 0, 1) * 255 + 0.5).astype(np.uint8)


def corner_coverage(width: int, height: int, radius: float) -> FloatArray:
    """(height, width) share of each pixel that lies inside a rectangle with rounded corners."""
    y, x = np.mgrid[0:height, 0:width] + 0.5
    dx = np.maximum(np.abs(x - width / 2) - (width / 2 - radius), 0)
    dy = np.maximum(np.abs(y - height / 2) - (height / 2 - radius), 0)
    inside: FloatArray = np.clip(radius - np.hypot(dx, dy) + 0.5, 0, 1)
    return inside


def round_corners(image: Image.Image) -> Image.Image:
    """An opaque image as RGBA with transparent rounded corners; their colour is the paper's, so scaling the
    image draws no dark fringe."""
    pixels = np.asarray(image.convert("RGB")).astype(np.float64) / 255
    height, width = pixels.shape[:2]
    alpha = corner_coverage(width, height, CORNER * width)
    paper = np.array(rgb(PAPER)) / 255
    pixels = np.where(alpha[..., None] < 1, paper, pixels)
    return Image.fromarray(_bytes(np.dstack([pixels, alpha])))


def save_png(image: Image.Image, path: Path) -> None:
    """Write an image as a PNG file, as small as zlib can, making its folder if need be."""
    path.parent.mkdir(parents=True, exist_ok=True)
    image.save(path, optimize=True)


def save_card_png(image: Image.Image, path: Path) -> None:
    """Write a card (opaque but for paper-coloured corners) as a PNG with a palette: about a third of the
    size.

    Flat inks and their blends need far fewer than 256 colours to look the same; the greatest change of a
    pixel is about the noise of the paper."""
    pixels = np.asarray(image)
    colours = 256 - EDGE_ALPHA_LEVELS
    opaque = Image.fromarray(np.ascontiguousarray(pixels[..., :3]))
    few = opaque.quantize(colours, method=Image.Quantize.MEDIANCUT, kmeans=2, dither=Image.Dither.NONE)
    palette = list(few.getpalette() or [])[: 3 * colours]
    palette += [0] * (3 * colours - len(palette)) + list(rgb(PAPER)) * EDGE_ALPHA_LEVELS
    index = np.asarray(few).copy()
    alpha = pixels[..., 3]
    steps = EDGE_ALPHA_LEVELS - 1
    edge = alpha < 255
    index[edge] = colours + np.clip(np.round(alpha[edge] / 254 * steps), 0, steps).astype(np.uint8)
    out = Image.fromarray(index.astype(np.uint8))
    out.putpalette(palette)
    levels = [round(i * 254 / steps) for i in range(EDGE_ALPHA_LEVELS)]
    path.parent.mkdir(parents=True, exist_ok=True)
    out.save(path, optimize=True, transparency=bytes([255] * colours + levels))


def contact_sheet(images: Sequence[Image.Image], columns: int, pad: int, ground: str) -> Image.Image:
    """All images on one RGB picture, in rows of `columns`, `pad` pixels apart."""
    width, height = max(i.width for i in images), max(i.height for i in images)
    rows = -(-len(images) // columns)
    sheet = Image.new("RGB", (columns * (width + pad) + pad, rows * (height + pad) + pad), ground)
    for k, image in enumerate(images):
        place = (pad + k % columns * (width + pad), pad + k // columns * (height + pad))
        sheet.paste(image, place, image if image.mode == "RGBA" else None)
    return sheet
