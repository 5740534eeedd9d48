"""The room everything is heard in: early reflections and a tail of filtered noise."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from scipy import signal as scipy_signal

from art.sounds.dsp import Signal, Stereo, high_pass, low_pass, samples, time_axis

_REFLECTIONS = 6
_PRE_DELAY = 0.012
_SEED = 9


@dataclass(frozen=True)
class Room:
    """``t60`` is the reverberation time in seconds, ``mix`` the gain of the unit-energy response."""

    t60: float
    mix: float
    brightness: float = 5000.0


def reverberate(sound: Signal | Stereo, room: Room) -> Stereo:
    """The sound in the room, longer than it was by the tail; a mono sound becomes stereo."""
    dry = sound if sound.ndim == 2 else np.stack([sound, sound], axis=1)
    responses = _responses(room)
    wet = np.zeros((len(dry) + len(responses), 2))
    wet[: len(dry)] = dry
    middle = dry.mean(axis=1)
    for side in range(2):
        source = 0.4 * middle + 0.6 * dry[:, side]
        tail = scipy_signal.fftconvolve(source, responses[:, side])
        wet[: len(tail), side] += room.mix * tail
    return wet


def _responses(room: Room) -> Stereo:
    """Impulse responses of the two ears, each of unit energy."""
    rng = np.random.default_rng(_SEED)
    seconds = room.t60 * 1.1
    responses = np.zeros((samples(seconds), 2))
    for side in range(2):
        tail = rng.standard_normal(samples(seconds)) * 10.0 ** (-3.0 * time_axis(seconds) / room.t60)
        tail = low_pass(high_pass(tail, 180.0), room.brightness)
        tail[: samples(_PRE_DELAY)] = 0.0
        loudest = np.abs(tail).max()
        for reflection in range(_REFLECTIONS):
            at = samples(0.004 + rng.uniform(0.0, 0.028))
            tail[at] += rng.uniform(0.4, 1.0) * (-1.0) ** reflection * loudest * 3.0
        responses[:, side] = tail / np.sqrt(np.sum(tail**2))
    return responses
