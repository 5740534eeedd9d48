"""The paper of the deck: one multiply map of grain and edge shading, shared by all cards."""

import numpy as np
from PIL import Image
from scipy.ndimage import gaussian_filter

from art.plates.splines import FloatArray

GRAIN = 0.0085
"""Standard deviation of the grain, as a share of the paper's light."""
HEADROOM = 1.018
"""White of the map stands for this factor, so that grain can brighten as well as darken."""


def grain(width: int, height: int) -> FloatArray:
    """(height, width) factors round 1: fine, middle and broad mottling and crossing fibres, seamless."""
    state = np.random.RandomState(11)

    def noise(*sigma: float) -> FloatArray:
        soft: FloatArray = gaussian_filter(
            state.randn(height, width), sigma[0] if len(sigma) == 1 else sigma, mode="wrap"
        )
        return np.asarray(soft / soft.std())

    mix = 0.42 * noise(0.7) + 0.42 * noise(2.2) + 0.22 * noise(12.0)
    mix = mix + 0.42 * noise(0.5, 5.0) + 0.42 * noise(5.0, 0.5)
    return np.asarray(1 + mix / mix.std() * GRAIN)


def edge_shade(width: int, height: int) -> FloatArray:
    """(height, width, 3) factors that darken and warm the rim of a card, as handled cards are."""
    y, x = np.mgrid[0:height, 0:width]
    rim = np.minimum(np.minimum(x, width - 1 - x), np.minimum(y, height - 1 - y)) / width
    shade = 1 - 0.06 * np.exp(-rim / 0.012) - 0.021 * np.exp(-rim / 0.06)
    return np.stack([shade, shade**1.15, shade**1.35], -1)


def paper_map() -> Image.Image:
    """RGB map to multiply a card with (scaled to the card's size); 255 / HEADROOM leaves a pixel as it is."""
    width, height = 480, 800
    factors = grain(width, height)[..., None] * edge_shade(width, height)
    return Image.fromarray((np.clip(factors / HEADROOM, 0, 1) * 255 + 0.5).astype(np.uint8))
