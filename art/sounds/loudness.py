"""Loudness by ITU-R BS.1770 and true peak, for sounds of any length.

Effects are judged by the loudest 400 ms (maximum momentary loudness), padded with silence if shorter;
music by gated integrated loudness.
"""

from __future__ import annotations

import numpy as np
from scipy import signal as scipy_signal

from art.sounds.dsp import SAMPLE_RATE, Signal, Stereo, samples

_WINDOW = 0.4
_ABSOLUTE_GATE = -70.0
_RELATIVE_GATE = -10.0


def momentary_loudness(sound: Stereo) -> float:
    """The loudest 400 ms of a stereo sound, in LUFS."""
    return float(_to_lufs(_block_power(sound).max()))


def integrated_loudness(sound: Stereo) -> float:
    """The gated loudness of a whole stereo piece, in LUFS."""
    power = _block_power(sound)
    power = power[_to_lufs(power) > _ABSOLUTE_GATE]
    if len(power) == 0:
        return float("-inf")
    gate = _to_lufs(power.mean()) + _RELATIVE_GATE
    return float(_to_lufs(power[_to_lufs(power) > gate].mean()))


def true_peak(sound: Stereo) -> float:
    """The highest level between as well as on the samples (four times oversampled), in dBTP."""
    return float(20.0 * np.log10(np.abs(scipy_signal.resample_poly(sound, 4, 1, axis=0)).max() + 1e-12))


def _to_lufs(power: np.float64 | Signal) -> np.float64 | Signal:
    return -0.691 + 10.0 * np.log10(power + 1e-12)


def _block_power(sound: Stereo) -> Signal:
    """K-weighted power, summed over the channels, of 400 ms blocks that overlap by three quarters."""
    length = samples(_WINDOW)
    weighted = _k_weighted(np.pad(sound, ((0, max(0, length - len(sound))), (0, 0))))
    energy = np.concatenate([[0.0], np.cumsum(np.sum(weighted**2, axis=1))])
    starts = np.arange(0, len(weighted) - length + 1, length // 4)
    return np.asarray((energy[starts + length] - energy[starts]) / length)


def _k_weighted(sound: Stereo) -> Stereo:
    """The two filters of BS.1770, computed for this sample rate: the head's shelf, then the high-pass."""
    shelf = _biquad(1681.974450955533, 0.7071752369554196, 3.999843853973347)
    low_cut = _biquad(38.13547087602444, 0.5003270373238773, None)
    for numerator, denominator in (shelf, low_cut):
        sound = np.asarray(scipy_signal.lfilter(numerator, denominator, sound, axis=0))
    return sound


def _biquad(frequency: float, q: float, shelf_db: float | None) -> tuple[list[float], list[float]]:
    """A high shelf of ``shelf_db`` decibels, or a high-pass if there are none, by bilinear transform."""
    k = np.tan(np.pi * frequency / SAMPLE_RATE)
    norm = 1.0 + k / q + k * k
    denominator = [1.0, 2.0 * (k * k - 1.0) / norm, (1.0 - k / q + k * k) / norm]
    if shelf_db is None:
        return [1.0, -2.0, 1.0], denominator
    high = 10.0 ** (shelf_db / 20.0)
    band = high**0.4996667741545416
    numerator = [
        (high + band * k / q + k * k) / norm,
        2.0 * (k * k - high) / norm,
        (high - band * k / q + k * k) / norm,
    ]
    return numerator, denominator
