"""Signal primitives shared by every sound: time, filters, envelopes, shaped noise.

A ``Signal`` is mono, shape ``(samples,)``; a ``Stereo`` has shape ``(samples, 2)``.  Both are float64 at
``SAMPLE_RATE`` with full scale at 1.0.  Times are seconds, frequencies Hz, gains linear.
"""

from __future__ import annotations

from functools import cache

import numpy as np
import numpy.typing as npt
from scipy import signal as scipy_signal

SAMPLE_RATE = 44_100

Signal = npt.NDArray[np.float64]
Stereo = npt.NDArray[np.float64]
Rng = np.random.Generator

_SEMITONES = {"C": -9, "D": -7, "E": -5, "F": -4, "G": -2, "A": 0, "B": 2}
_ACCIDENTALS = {"#": 1, "b": -1}


def samples(seconds: float) -> int:
    """Number of samples nearest to a time."""
    return round(seconds * SAMPLE_RATE)


def silence(seconds: float) -> Signal:
    """An empty track to mix into."""
    return np.zeros(samples(seconds))


def time_axis(seconds: float) -> Signal:
    """The instant of each sample."""
    return np.arange(samples(seconds)) / SAMPLE_RATE


def mix_in(track: Signal, sound: Signal, at: float, gain: float = 1.0) -> None:
    """Add ``sound`` to ``track`` in place, starting at a time; what passes the end of the track is lost."""
    start = samples(at)
    length = min(len(sound), len(track) - start)
    if length > 0:
        track[start : start + length] += gain * sound[:length]


def note_frequency(note: str) -> float:
    """Equal-tempered pitch of a scientific note name such as ``A4`` (440 Hz), ``C#5`` or ``Bb3``."""
    octave = int(note[-1])
    semitone = _SEMITONES[note[0]] + sum(_ACCIDENTALS[sign] for sign in note[1:-1])
    return float(440.0 * 2.0 ** ((semitone + 12 * (octave - 4)) / 12))


def exponential_decay(seconds: float, t60: float) -> Signal:
    """An envelope that falls from 1 by 60 dB in ``t60`` seconds."""
    return np.asarray(10.0 ** (-3.0 * time_axis(seconds) / t60))


def arch(seconds: float, sharpness: float, lean: float) -> Signal:
    """An envelope that rises from 0 to 1 and back; a positive ``lean`` moves the summit later."""
    phase = np.linspace(0.0, 1.0, samples(seconds)) ** (2.0**lean)
    return np.asarray(np.sin(np.pi * phase) ** sharpness)


def low_pass(sound: Signal, cutoff: float, order: int = 2, rate: float = SAMPLE_RATE) -> Signal:
    """Butterworth low-pass."""
    return _butterworth(sound, cutoff, "lowpass", order, rate)


def high_pass(sound: Signal, cutoff: float, order: int = 2) -> Signal:
    """Butterworth high-pass."""
    return _butterworth(sound, cutoff, "highpass", order, SAMPLE_RATE)


def band_pass(sound: Signal, low: float, high: float, order: int) -> Signal:
    """Butterworth band-pass between two corner frequencies."""
    return _butterworth(sound, (low, high), "bandpass", order, SAMPLE_RATE)


def _butterworth(sound: Signal, cutoff: float | tuple[float, float], kind: str, order: int, rate: float) -> Signal:
    sections = _butterworth_sections(order, cutoff, kind, rate)
    return np.asarray(scipy_signal.sosfilt(sections, sound, axis=0), dtype=np.float64)


@cache
def _butterworth_sections(
    order: int, cutoff: float | tuple[float, float], kind: str, rate: float
) -> npt.NDArray[np.float64]:
    return np.asarray(scipy_signal.butter(order, cutoff, kind, fs=rate, output="sos"))


def modes(partials: list[tuple[float, float, float]], seconds: float, rng: Rng) -> Signal:
    """A struck body: damped sines given as (frequency, amplitude, t60), each with a phase of its own."""
    time = time_axis(seconds)
    sound = silence(seconds)
    for frequency, amplitude, t60 in partials:
        phase = rng.uniform(0.0, 2.0 * np.pi)
        sound += amplitude * 10.0 ** (-3.0 * time / t60) * np.sin(2.0 * np.pi * frequency * time + phase)
    return sound


def coloured_noise(seconds: float, from_hz: float, to_hz: float, below: float, above: float, rng: Rng) -> Signal:
    """Noise painted on the spectrogram: a soft band whose centre glides, at unit root mean square.

    The centre moves from ``from_hz`` to ``to_hz`` at a constant rate in octaves; ``below`` and ``above``
    are the widths (standard deviations in octaves) of the band's two flanks.
    """
    window_length, hop = 256, 64
    length = samples(seconds)
    frames = length // hop + 8
    window = np.hanning(window_length + 1)[:-1]
    noise = rng.standard_normal(frames * hop + window_length)
    octave = np.log2(np.maximum(np.fft.rfftfreq(window_length, 1.0 / SAMPLE_RATE), 40.0))
    painted = np.zeros_like(noise)
    for frame in range(frames):
        progress = min(frame * hop / length, 1.0)
        offset = octave - np.log2(from_hz) - progress * np.log2(to_hz / from_hz)
        gain = np.exp(-0.5 * (offset / np.where(offset < 0.0, below, above)) ** 2)
        part = slice(frame * hop, frame * hop + window_length)
        painted[part] += window * np.fft.irfft(gain * np.fft.rfft(window * noise[part]))
    sound = painted[window_length // 2 : window_length // 2 + length]
    return np.asarray(sound / np.sqrt(np.mean(sound**2)))
