"""From a raw recording to a finished one: trimmed to its length, at its loudness, below its ceiling."""

from __future__ import annotations

import numpy as np
from scipy.ndimage import minimum_filter1d

from art.sounds.dsp import Stereo, high_pass, samples
from art.sounds.loudness import integrated_loudness, momentary_loudness

_ONSET_DB = -45.0  # below the highest sample
_PRE_ROLL = 0.0006  # seconds kept before the onset
_FADE_OUT = 0.22  # of the length
_ROUNDS = 8
_REACH = 0.003  # seconds


def master_effect(sound: Stereo, *, seconds: float, loudness: float, ceiling: float) -> Stereo:
    """Start at the onset, last exactly ``seconds``, reach ``loudness`` (LUFS) under ``ceiling`` (dBFS).

    Limiting takes a little loudness away, so level and limit are set by turns until they settle.
    """
    sound = high_pass(sound, 45.0)
    level = np.abs(sound).max(axis=1)
    onset = int(np.argmax(level > level.max() * 10.0 ** (_ONSET_DB / 20.0)))
    start = max(0, onset - samples(_PRE_ROLL))
    sound = sound[start : start + samples(seconds)]
    sound = np.pad(sound, ((0, samples(seconds) - len(sound)), (0, 0)))
    _fade(sound, fade_in=_PRE_ROLL, fade_out=_FADE_OUT * seconds)
    for _ in range(_ROUNDS):
        sound = sound * 10.0 ** ((loudness - momentary_loudness(sound)) / 20.0)
        sound = _limited(sound, 10.0 ** (ceiling / 20.0))
    return sound


def master_loop(sound: Stereo, *, loop_samples: int, loudness: float) -> Stereo:
    """Wrap what rings on after the last bar over the first one, so that the loop has no seam."""
    loop = sound[:loop_samples].copy()
    tail = sound[loop_samples:]
    loop[: len(tail)] += tail
    return np.asarray(loop * 10.0 ** ((loudness - integrated_loudness(loop)) / 20.0))


def _fade(sound: Stereo, *, fade_in: float, fade_out: float) -> None:
    rise, fall = samples(fade_in), samples(fade_out)
    sound[:rise] *= np.linspace(0.0, 1.0, rise)[:, None]
    sound[-fall:] *= (np.cos(np.linspace(0.0, np.pi / 2.0, fall)) ** 2)[:, None]


def _limited(sound: Stereo, ceiling: float) -> Stereo:
    """Turn the level down around every peak above the ceiling, smoothly, beginning before it.

    The gain a peak needs is held for ``_REACH`` on both sides and then averaged over the same span, so no
    sample can end above the ceiling.
    """
    reach = samples(_REACH)
    level = np.abs(sound).max(axis=1)
    needed = np.minimum(1.0, ceiling / np.maximum(level, 1e-9))
    held = minimum_filter1d(np.pad(needed, reach, mode="edge"), 2 * reach + 1, mode="nearest")
    window = np.hanning(2 * reach + 3)[1:-1]
    gain = np.convolve(held, window / window.sum(), mode="valid")
    return np.asarray(sound * gain[:, None])
