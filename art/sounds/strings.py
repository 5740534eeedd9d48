"""Plucked strings by Karplus and Strong: mandolin courses and a guitar.

The loop runs at twice the sample rate.  Its filter is a two-point average, which damps the high partials,
convolved with a linear interpolation, which tunes the fraction of a sample (within about a cent from A2
to C#6).
"""

from __future__ import annotations

import numpy as np
from scipy import signal as scipy_signal

from art.sounds.dsp import (
    SAMPLE_RATE,
    Rng,
    Signal,
    band_pass,
    high_pass,
    low_pass,
    mix_in,
    note_frequency,
    samples,
    silence,
)

_STRING_RATE = 2 * SAMPLE_RATE
_BODY = (
    (196.0, 3.0, 0.35),
    (290.0, 3.5, 0.55),
    (430.0, 3.0, 0.50),
    (720.0, 2.5, 0.40),
    (1250.0, 2.2, 0.35),
    (2500.0, 1.6, 0.30),
)
_COURSE_CENTS = 3.2
_PICKS_PER_SECOND = 13.0


def pluck(frequency: float, seconds: float, rng: Rng, *, brightness: float, t60: float, pick_at: float) -> Signal:
    """One string.

    ``brightness`` (0 to 1) opens both the pick's noise and the loop; ``t60`` is the decay of the
    fundamental; ``pick_at`` is where the pick strikes, as a fraction of the string from the bridge.
    """
    period = _STRING_RATE / frequency
    damping = 0.5 - 0.3 * brightness
    delay = int(period - damping - 0.02)
    fraction = period - damping - delay
    loss = 10.0 ** (-3.0 / (frequency * t60))
    taps = loss * np.convolve([1.0 - damping, damping], [1.0 - fraction, fraction])

    excitation = low_pass(rng.uniform(-1.0, 1.0, int(period)), 2500.0 + 9000.0 * brightness, 1, _STRING_RATE)
    excitation -= np.roll(excitation, max(1, int(period * pick_at)))
    excitation -= excitation.mean()

    past = len(taps)
    string = np.zeros(past + round(seconds * _STRING_RATE))
    string[past : past + len(excitation)] = excitation[: len(string) - past]
    for start in range(past + delay, len(string), delay):
        stop = min(start + delay, len(string))
        for tap, weight in enumerate(taps):
            string[start:stop] += weight * string[start - delay - tap : stop - delay - tap]
    sound = np.asarray(scipy_signal.resample_poly(string[past:], 1, 2), dtype=np.float64)
    onset = min(len(sound), 48)
    sound[:onset] *= np.linspace(0.0, 1.0, onset)
    return sound


def mandolin(
    note: str,
    seconds: float,
    rng: Rng,
    *,
    velocity: float = 0.9,
    tremolo: bool = False,
    ring: float = 0.25,
) -> Signal:
    """A double course: two strings a few cents apart, the second struck four milliseconds later.

    ``seconds`` is the written length, after which the note rings on for ``ring`` seconds.  With
    ``tremolo`` the pick goes to and fro, the up-strokes a little softer.
    """
    frequency = note_frequency(note)
    sound = silence(seconds + ring)
    strokes = np.arange(0.0, max(seconds - 0.03, 0.01), 1.0 / _PICKS_PER_SECOND) if tremolo else np.zeros(1)
    for number, at in enumerate(strokes):
        last = number == len(strokes) - 1
        length = seconds + ring - at if last else strokes[number + 1] - at + 0.012
        force = velocity * (1.0 if number == 0 else 0.66 + 0.12 * (number % 2)) * rng.uniform(0.94, 1.06)
        jitter = rng.uniform(0.0, 0.002) if number else 0.0
        for cents, lag in ((-_COURSE_CENTS, 0.0), (_COURSE_CENTS, rng.uniform(0.003, 0.005))):
            string = pluck(
                frequency * 2.0 ** (cents / 1200.0),
                length,
                rng,
                brightness=(0.62 if number % 2 == 0 else 0.53) * min(1.0, 0.75 + 0.27 * velocity),
                t60=1.1,
                pick_at=rng.uniform(0.10, 0.13),
            )
            mix_in(sound, _faded(string, 0.07 if last else 0.008), at + jitter + lag, 0.5 * force)
            mix_in(sound, _pick_click(rng), at + jitter + lag, 0.03 * force)
    return _body(sound)


def guitar(note: str, seconds: float, rng: Rng, *, velocity: float = 0.8, ring: float = 0.3) -> Signal:
    """A gut-strung guitar played with the thumb: darker, plucked further from the bridge."""
    string = pluck(note_frequency(note), seconds + ring, rng, brightness=0.30, t60=1.8, pick_at=rng.uniform(0.18, 0.22))
    return _body(low_pass(_faded(velocity * string, 0.10), 3800.0))


def strum(
    notes: list[str],
    rng: Rng,
    *,
    seconds: float,
    gap: float = 0.024,
    velocity: float,
    ring: float = 0.6,
) -> Signal:
    """A chord drawn over the courses of the mandolin, ``gap`` seconds from one to the next."""
    sound = silence(seconds + ring + gap * len(notes))
    for number, note in enumerate(notes):
        force = velocity * (0.82 + 0.05 * number)
        mix_in(sound, mandolin(note, seconds, rng, velocity=force, ring=ring), number * gap, 0.5)
    return sound


def _pick_click(rng: Rng) -> Signal:
    """The plectrum touching the string."""
    length = samples(0.004)
    return np.asarray(high_pass(rng.standard_normal(length), 2500.0) * np.linspace(1.0, 0.0, length) ** 2)


def _body(sound: Signal) -> Signal:
    """The soundboard: a few broad resonances beside the direct sound."""
    coloured = 0.55 * sound
    for frequency, q, gain in _BODY:
        half = 0.5 / q
        coloured += gain * band_pass(sound, frequency * (1.0 - half), frequency * (1.0 + half), 1)
    return coloured


def _faded(sound: Signal, seconds: float) -> Signal:
    """The sound with its last moments brought to silence, as a finger stops a string."""
    faded = sound.copy()
    length = min(len(sound), samples(seconds))
    faded[len(sound) - length :] *= np.cos(np.linspace(0.0, np.pi / 2.0, length)) ** 2
    return faded
