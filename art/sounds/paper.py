"""What a card does on a cloth: it slides, its edge flicks, it lands flat.

A card's friction is a band of noise between about 0.6 and 5 kHz that rises as the card speeds up; white
noise sounds like a spray can.  Landing is three things at once: the table's low thump, the dull pat of
board on cloth, and a slap of air; the far edge touches a hundredth of a second after the near one.
"""

from __future__ import annotations

import numpy as np
from scipy import signal as scipy_signal

from art.sounds.dsp import (
    SAMPLE_RATE,
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

_FLEXURE = ((1150.0, 1.0, 0.030), (1720.0, 0.7, 0.022), (2650.0, 0.5, 0.018), (3900.0, 0.3, 0.012))


def slide(seconds: float, from_hz: float, to_hz: float, rng: Rng, grain: float = 0.5, lean: float = 0.0) -> Signal:
    """A card drawn over the cloth; ``grain`` (0 to 1) is how much the fibres make it stutter."""
    hiss = coloured_noise(seconds, from_hz, to_hz, 1.1, 0.75, rng)
    rub = coloured_noise(seconds, from_hz * 0.35, to_hz * 0.3, 0.8, 0.8, rng)
    friction = low_pass(hiss + 0.45 * rub, 7000.0)
    return friction * arch(seconds, 0.8, lean) * (1.0 - grain + grain * _stutter(seconds, rng)) * 0.35


def _stutter(seconds: float, rng: Rng) -> Signal:
    """Stick and slip: random impulses about every two milliseconds, smoothed, between 0 and about 2."""
    impulses = silence(seconds)
    at = 0
    while at < len(impulses):
        impulses[at] = rng.uniform(0.3, 1.0)
        at += int(SAMPLE_RATE * rng.exponential(0.0022)) + 8
    smoothed = np.asarray(scipy_signal.lfilter([1.0], [1.0, -0.985], impulses))
    return np.asarray(smoothed / smoothed.mean() * 0.8)


def flick(rng: Rng, hardness: float = 1.0) -> Signal:
    """A card's edge let go: a crack of two milliseconds that sets the board ringing."""
    seconds = 0.06
    crack = low_pass(high_pass(rng.standard_normal(samples(seconds)), 1500.0), 8000.0)
    stretch = rng.uniform(0.93, 1.07)
    ring = modes([(f * stretch, a, t60) for f, a, t60 in _FLEXURE], seconds, rng)
    return hardness * (0.8 * crack * exponential_decay(seconds, 0.010) + 0.35 * ring)


def pat(rng: Rng, weight: float, brightness: float, pitch: float) -> Signal:
    """A card laid flat on cloth; ``weight`` scales the table's thump, ``brightness`` the slap of air."""
    sound = silence(0.22)
    first = rng.uniform(0.92, 1.08)
    mix_in(sound, _thump(pitch * first), 0.0, 0.34 * weight)
    mix_in(sound, _slap(rng, brightness), 0.0, 1.0)
    mix_in(sound, _slap(rng, brightness), rng.uniform(0.010, 0.017), rng.uniform(0.30, 0.45))
    return sound


def _thump(pitch: float) -> Signal:
    """The table top under the cloth: a low sine whose pitch drops as it dies."""
    seconds = 0.2
    time = time_axis(seconds)
    cycles = pitch * (time + 0.6 / 60.0 * (1.0 - np.exp(-60.0 * time)))
    attack = np.minimum(time / 0.004, 1.0)
    return np.asarray(attack * np.sin(2.0 * np.pi * cycles) * exponential_decay(seconds, 0.15))


def _slap(rng: Rng, brightness: float) -> Signal:
    """Board against cloth, and the air pressed out; saturated, so that no stray peak tells it is noise."""
    seconds = 0.12
    board = np.tanh(1.3 * coloured_noise(seconds, 620.0, 430.0, 0.9, 0.9, rng))
    air = np.tanh(1.3 * coloured_noise(seconds, 2600.0, 1900.0, 0.9, 0.8, rng))
    attack = np.minimum(time_axis(seconds) / 0.001, 1.0)
    fading = 0.65 * board * exponential_decay(seconds, 0.075)
    return np.asarray(attack * (fading + 0.65 * brightness * air * exponential_decay(seconds, 0.030)))
