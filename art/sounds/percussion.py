"""Wood, skin, jingles, coins and the broom."""

from __future__ import annotations

import numpy as np

from art.sounds.dsp import (
    Rng,
    Signal,
    arch,
    coloured_noise,
    exponential_decay,
    high_pass,
    low_pass,
    mix_in,
    modes,
    samples,
    silence,
    time_axis,
)


def castanet(rng: Rng, pitch: float = 1.0) -> Signal:
    """Two shells of hard wood clapped together; ``pitch`` scales their modes."""
    seconds = 0.12
    tune = pitch * rng.uniform(0.985, 1.015)
    partials = ((1450.0, 1.0, 0.080), (2380.0, 0.7, 0.060), (3900.0, 0.35, 0.040), (5200.0, 0.2, 0.025))
    shells = modes([(frequency * tune, level, t60) for frequency, level, t60 in partials], seconds, rng)
    clap = low_pass(high_pass(rng.standard_normal(samples(seconds)), 1500.0), 9000.0)
    return 0.6 * shells + 0.3 * clap * exponential_decay(seconds, 0.010)


def wood_tick(rng: Rng) -> Signal:
    """A fingertip on a small wooden box."""
    seconds = 0.09
    tune = rng.uniform(0.94, 1.06)
    partials = ((620.0, 1.0, 0.060), (1240.0, 0.45, 0.050), (2100.0, 0.25, 0.035))
    struck = [(frequency * tune, level * rng.uniform(0.6, 1.4), t60) for frequency, level, t60 in partials]
    box = modes(struck, seconds, rng)
    touch = low_pass(rng.standard_normal(samples(seconds)), 4500.0) * exponential_decay(seconds, 0.006)
    return box + 0.3 * touch


def coin(rng: Rng, frequency: float, t60: float) -> Signal:
    """A gold coin set ringing: inharmonic modes, the lowest doubled so that it beats."""
    ratios = ((1.0, 1.0, 1.0), (0.985, 0.5, 0.9), (1.52, 0.6, 0.7), (2.31, 0.45, 0.45), (2.93, 0.25, 0.3))
    partials = [(frequency * r, a, t60 * d) for r, a, d in ratios if frequency * r < 15_000.0]
    strike = high_pass(rng.standard_normal(samples(t60)), 4000.0) * exponential_decay(t60, 0.005)
    return modes(partials, t60, rng) + 0.5 * strike


def tambourine(rng: Rng, seconds: float, skin: float = 0.0) -> Signal:
    """Jingles shaken, and with ``skin`` above 0 the drum head struck as well."""
    time = time_axis(seconds)
    jingles = silence(seconds)
    for _ in range(7):
        t60 = rng.uniform(0.115, 0.245)
        jingles += modes([(rng.uniform(5200.0, 12_500.0), rng.uniform(0.3, 1.0), t60)], seconds, rng)
    attack = np.minimum(time / 0.001, 1.0)
    rattle = high_pass(rng.standard_normal(samples(seconds)), 6500.0)
    sound = 0.16 * jingles + 0.45 * rattle * attack * exponential_decay(seconds, seconds * 0.8)
    cycles = 78.0 * time + 150.0 / 9.0 * (1.0 - np.exp(-9.0 * time))
    return np.asarray(sound + skin * 1.2 * np.sin(2.0 * np.pi * cycles) * np.exp(-30.0 * time))


def tambourine_roll(rng: Rng, seconds: float) -> Signal:
    """The tambourine shaken until it dies away."""
    strokes_per_second = 12.0
    sound = silence(seconds + 0.2)
    count = int(seconds * strokes_per_second)
    for stroke in range(count):
        level = (1.0 - stroke / count) * (1.0 if stroke % 2 == 0 else 0.7)
        at = stroke / strokes_per_second + rng.uniform(0.0, 0.006)
        mix_in(sound, tambourine(rng, 0.12), at, level)
    return sound


def broom(rng: Rng, seconds: float = 0.3) -> Signal:
    """One stroke of a broom of sorghum over the floor: many straws, each scratching on its own."""
    bristles = coloured_noise(seconds, 1100.0, 3400.0, 1.2, 0.8, rng)
    floor = coloured_noise(seconds, 450.0, 800.0, 0.8, 0.8, rng)
    scratches = np.abs(low_pass(rng.standard_normal(samples(seconds)), 180.0))
    scratches /= scratches.mean()
    return np.asarray((0.30 * bristles + 0.14 * floor) * (0.5 + 0.5 * scratches) * arch(seconds, 1.4, 0.4))
