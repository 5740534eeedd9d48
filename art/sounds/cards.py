"""The sounds of handling cards."""

from __future__ import annotations

import numpy as np

from art.sounds.dsp import Rng, Signal, mix_in, silence
from art.sounds.paper import flick, pat, slide


def deal(rng: Rng) -> Signal:
    """A card leaves the pack with a flick, skims the cloth and lands."""
    sound = silence(0.4)
    flight = 0.12 * rng.uniform(0.9, 1.1)
    mix_in(sound, flick(rng), 0.0, 0.30 * rng.uniform(0.8, 1.2))
    mix_in(sound, slide(flight + 0.03, 1300.0, 3900.0 * rng.uniform(0.9, 1.1), rng, lean=0.3), 0.004, 0.36)
    mix_in(sound, pat(rng, 1.0, 0.9, 132.0), flight, 0.85)
    return sound


def lay(rng: Rng) -> Signal:
    """A card put down on the table, firmly, as one who has nothing to take."""
    sound = silence(0.35)
    mix_in(sound, slide(0.05, 1300.0, 2400.0, rng, 0.4, 0.5), 0.0, 0.22)
    mix_in(sound, pat(rng, 0.85, 1.15, 118.0), 0.038 * rng.uniform(0.85, 1.15), 1.0)
    mix_in(sound, flick(rng), 0.041, 0.10)
    return sound


def take(rng: Rng) -> Signal:
    """The played card taps its catch, and both are swept off to the pile."""
    sound = silence(0.8)
    stretch = rng.uniform(0.93, 1.07)
    mix_in(sound, pat(rng, 1.0, 1.1, 125.0), 0.0, 0.85)
    mix_in(sound, flick(rng), 0.004, 0.22)
    mix_in(sound, slide(0.28 * stretch, 800.0, 3000.0, rng, 0.55, 0.3), 0.10, 0.44)
    mix_in(sound, slide(0.22 * stretch, 1100.0, 3600.0, rng, 0.55, 0.3), 0.10 + 0.055 * stretch, 0.36)
    mix_in(sound, pat(rng, 1.0, 0.8, 138.0), 0.10 + 0.27 * stretch, 0.55)
    mix_in(sound, flick(rng), 0.105 + 0.27 * stretch, 0.16)
    return sound


def turn(rng: Rng) -> Signal:
    """A card picked up by the edge, turned through the air and dropped on its other side."""
    sound = silence(0.4)
    flight = 0.115 * rng.uniform(0.92, 1.08)
    mix_in(sound, flick(rng), 0.0, 0.48)
    mix_in(sound, slide(flight + 0.02, 2700.0, 1000.0, rng, 0.2), 0.008, 0.28)
    mix_in(sound, flick(rng), flight - 0.004, 0.28)
    mix_in(sound, pat(rng, 0.9, 1.0, 145.0), flight, 0.85)
    return sound


def choose(rng: Rng) -> Signal:
    """A card lifted a little out of the hand: a short breath of paper and the tick of its edge."""
    sound = silence(0.3)
    mix_in(sound, slide(0.10 * rng.uniform(0.9, 1.1), 1000.0, 2500.0, rng, 0.45, 0.4), 0.0, 0.7)
    mix_in(sound, flick(rng), 0.078, 0.17 * rng.uniform(0.85, 1.15))
    return sound


def shuffle(rng: Rng) -> Signal:
    """Two riffles, each closed by a bridge, then the pack knocked square on the table."""
    sound = silence(1.7)
    at = 0.01
    for _ in range(2):
        at = _riffle(sound, at, rng)
        mix_in(sound, slide(0.17, 2100.0, 750.0, rng, 0.3, -0.2), at - 0.012, 0.34)
        at += 0.125
    mix_in(sound, pat(rng, 1.2, 1.0, 128.0), at, 0.85)
    mix_in(sound, pat(rng, 1.0, 0.9, 146.0), at + 0.125, 0.62)
    return sound


def _riffle(sound: Signal, at: float, rng: Rng) -> float:
    """Let the two halves of the pack fall into each other; returns the time of the last card."""
    leaves = 24
    for leaf in range(leaves):
        swell = np.sin(np.pi * leaf / leaves)
        mix_in(sound, flick(rng, 0.5 + 0.5 * swell), at, 0.5 * rng.uniform(0.6, 1.15))
        at += 0.0102 * (1.9 - 0.9 * swell) * rng.uniform(0.78, 1.22)
    return at
