"""The three tables: green felt, dark walnut and dark marble, made of noise.

Every table is a picture of 2560 x 1600 pixels, clearly darker than a card's paper, calm in the middle and
falling off to its edges. All noise comes from seeded generators, so the same pixels come out each time.
"""

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import numpy as np
from numpy.typing import NDArray
from PIL import Image

Grid = NDArray[np.float64]

WIDTH, HEIGHT = 2560, 1600
KNOTS: tuple[tuple[tuple[float, float], ...], ...] = (((0.86, 0.62),), (), ((0.10, 0.30),), (), ((0.78, 0.5),))
"""Knots of each plank of the wooden table, as shares of the plank's width and height."""
JPEG_QUALITY = {"felt": 82, "wood": 84, "marble": 86}


def band_noise(rng: np.random.Generator, along: float, across: float, shape: tuple[int, int]) -> Grid:
    """Smooth noise of mean 0 and deviation 1 on `shape` (rows, columns).

    `along` and `across` are the Gaussian blur of white noise in x and in y, in pixels; the noise tiles.
    """
    rows, columns = shape
    spectrum = np.fft.rfft2(rng.standard_normal(shape))
    fx = np.fft.rfftfreq(columns)[None, :] * along
    fy = np.fft.fftfreq(rows)[:, None] * across
    noise = np.fft.irfft2(spectrum * np.exp(-2 * np.pi**2 * (fx**2 + fy**2)), s=shape)
    scaled: Grid = (noise - noise.mean()) / noise.std()
    return scaled


def fractal_noise(rng: np.random.Generator, largest: float, octaves: int, shape: tuple[int, int]) -> Grid:
    """Sum of `octaves` noises, each half as coarse and half as strong as the one before; deviation 1."""
    total = np.zeros(shape)
    for octave in range(octaves):
        total += band_noise(rng, largest / 2**octave, largest / 2**octave, shape) / 2**octave
    scaled: Grid = total / total.std()
    return scaled


def pixel_grid() -> tuple[Grid, Grid]:
    """The y and the x of every pixel, each of shape (HEIGHT, WIDTH)."""
    y, x = np.mgrid[0:HEIGHT, 0:WIDTH].astype(np.float64)
    return y, x


def falloff(centre: float, edge: float, high: float = 0.46) -> Grid:
    """Brightness factor: `centre` in the middle (at `high` of the height), lower by `edge` near the
    corners."""
    y, x = pixel_grid()
    distance = np.hypot((x - WIDTH / 2) / (WIDTH * 0.62), (y - HEIGHT * high) / (HEIGHT * 0.70))
    factor: Grid = centre - edge * np.clip(distance, 0, 1.3) ** 2
    return factor


def colours(*stops: tuple[int, int, int]) -> NDArray[np.float64]:
    """Colours as an array of shape (number, 3)."""
    return np.array(stops, dtype=np.float64)


def felt() -> Grid:
    """Green baize: lint in two directions, a faint weave, soft worn patches. Shape (HEIGHT, WIDTH, 3)."""
    rng = np.random.default_rng(11)
    shape = (HEIGHT, WIDTH)
    lint = band_noise(rng, 1.1, 1.1, shape) * 0.55
    weave = band_noise(rng, 7.0, 0.9, shape) * 0.42 + band_noise(rng, 0.9, 7.0, shape) * 0.42
    nap = band_noise(rng, 26, 9, shape) * 0.30
    wear = fractal_noise(rng, 120, 3, shape) * 0.62
    tone = 1 + (lint + weave + nap + wear) * 0.026
    base = colours((38, 98, 62))[0]
    warm = 1 + wear[..., None] * np.array([0.010, 0.0, -0.006])
    cloth: Grid = base * (falloff(1.10, 0.42) * tone)[..., None] * warm
    return cloth


def wood() -> Grid:
    """Five walnut planks: cathedral grain, pores, a few knots, dark seams. Shape (HEIGHT, WIDTH, 3)."""
    rng = np.random.default_rng(23)
    board: Grid = np.concatenate([_plank(rng, HEIGHT // len(KNOTS), knots) for knots in KNOTS])
    board *= falloff(1.10, 0.40, high=0.5)[..., None]
    return board


def _plank(rng: np.random.Generator, rows: int, knots: tuple[tuple[float, float], ...]) -> Grid:
    """One plank of shape (rows, WIDTH, 3); `knots` are places as fractions of its width and height."""
    shape = (rows, WIDTH)
    y, x = np.mgrid[0:rows, 0:WIDTH].astype(np.float64)
    heart = rng.uniform(-0.1, 1.1) * rows
    depth = 170 + 70 * band_noise(rng, 800, 300, shape) + 6 * fractal_noise(rng, 130, 3, shape)
    rings = np.hypot(y - heart + 20 * band_noise(rng, 520, 120, shape), depth)
    rings = rings + 4 * band_noise(rng, 420, 16, shape)
    eye = np.zeros(shape)
    for fx, fy in knots:
        dx, dy = x - fx * WIDTH, y - fy * rows
        away = np.hypot(dx / 2.1, dy + 0.06 * dx) + 2.2 * fractal_noise(rng, 60, 3, shape)
        rings = rings + 46 * np.exp(-((away / 46) ** 2))
        eye = np.maximum(eye, np.clip(1.25 - away / 13, 0, 1) * (0.72 + 0.28 * np.cos(away * 1.1)))
    phase = (rings / 25.0 + 0.05 * band_noise(rng, 120, 2.0, shape)) % 1.0
    late = np.where(phase < 0.82, (phase / 0.82) ** 2.6, (1 - phase) / 0.18)
    fibre = band_noise(rng, 60, 1.1, shape)
    pores = np.clip(band_noise(rng, 16, 0.9, shape) - 1.25, 0, 2)
    tone = band_noise(rng, 500, 60, shape)
    dark = np.clip(0.30 + 0.36 * late + 0.07 * fibre + 0.20 * pores + 0.10 * tone, 0, 1)
    dark = np.maximum(dark, eye * 0.96)
    light, deep = colours((104, 62, 33), (44, 24, 12)) * rng.uniform(0.92, 1.05)
    board: Grid = light + (deep - light) * dark[..., None]
    from_top, from_foot = np.arange(rows)[:, None], np.arange(rows)[::-1, None]
    seam = 1 - 0.62 * np.exp(-from_top / 3.0) - 0.70 * np.exp(-from_foot / 2.2)
    bevel = 0.10 * np.exp(-(((from_top - 9) / 4.0) ** 2))
    board *= (seam + bevel)[..., None]
    return board


@dataclass(frozen=True)
class Veins:
    """One family of veins: lines `period` px apart running at `angle` degrees, `width` px across."""

    angle: float
    period: float
    width: float
    wander: float
    colour: tuple[int, int, int]
    strength: float
    calm: float


PORTORO = (
    Veins(28, 560, 3.6, 0.62, (200, 156, 82), 0.78, 0.85),
    Veins(52, 430, 2.2, 0.80, (204, 176, 124), 0.46, 0.60),
    Veins(-24, 390, 1.6, 0.90, (170, 160, 142), 0.30, 0.45),
    Veins(12, 210, 1.1, 1.10, (150, 148, 146), 0.22, 0.20),
)


def marble() -> Grid:
    """Portoro, near black with gold and pale veins that spare the middle. Shape (HEIGHT, WIDTH, 3)."""
    rng = np.random.default_rng(41)
    shape = (HEIGHT, WIDTH)
    clouds = fractal_noise(rng, 210, 5, shape)
    speckle = fractal_noise(rng, 9, 3, shape)
    rim = np.clip(1.25 - falloff(1.0, 1.0), 0, 1)
    deep, cool = colours((43, 43, 47), (68, 68, 74))
    stone: Grid = deep + (cool - deep) * np.clip(0.42 + 0.20 * clouds + 0.06 * speckle, 0, 1)[..., None]
    for family in PORTORO:
        vein = _vein_strength(rng, family, shape) * (1 - family.calm * (1 - rim)) * family.strength
        stone = stone + (colours(family.colour)[0] - stone) * vein[..., None]
    stone *= falloff(1.06, 0.34)[..., None]
    return stone


def _vein_strength(rng: np.random.Generator, family: Veins, shape: tuple[int, int]) -> Grid:
    """How much of the vein's colour lies on each pixel, 0..1."""
    y, x = pixel_grid()
    angle = np.radians(family.angle)
    across = (y * np.cos(angle) - x * np.sin(angle)) / family.period
    field = across + family.wander * 0.5 * fractal_noise(rng, family.period * 0.7, 7, shape)
    distance = np.abs(field - np.round(field)) / (np.hypot(*np.gradient(field)) + 0.25 / family.period)
    swell = np.clip(0.35 + 0.80 * fractal_noise(rng, family.period * 0.5, 3, shape), 0.0, 2.2)
    core = np.exp(-((distance / (family.width * (0.2 + swell))) ** 2))
    halo = 0.12 * np.exp(-distance / (family.width * 3))
    strength: Grid = np.clip(np.clip(swell, 0, 1) * (core + halo), 0, 1)
    return strength


TABLES: dict[str, Callable[[], Grid]] = {"felt": felt, "wood": wood, "marble": marble}


def save_table(name: str, folder: Path) -> None:
    """Draw the table `name` (a key of TABLES) into `folder` as NAME.jpg."""
    pixels = np.clip(TABLES[name]() + 0.5, 0, 255).astype(np.uint8)
    folder.mkdir(parents=True, exist_ok=True)
    Image.fromarray(pixels).save(folder / f"{name}.jpg", quality=JPEG_QUALITY[name], optimize=True, subsampling=0)
