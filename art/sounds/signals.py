"""Small sounds of the interface and of the count."""

from __future__ import annotations

from art.sounds.dsp import Rng, Signal, low_pass, mix_in, silence
from art.sounds.paper import pat
from art.sounds.percussion import castanet, coin, wood_tick
from art.sounds.strings import guitar, mandolin


def count(rng: Rng) -> Signal:
    """A line of the count is told: one clap of the castanets."""
    return castanet(rng)


def point(rng: Rng) -> Signal:
    """A point is won: the castanets answer themselves and a coin rings."""
    sound = silence(0.7)
    mix_in(sound, castanet(rng), 0.0, 0.6)
    mix_in(sound, castanet(rng, 1.12), 0.075 * rng.uniform(0.94, 1.06), 0.8)
    mix_in(sound, coin(rng, 2637.0 * rng.uniform(0.99, 1.01), 0.5), 0.08, 0.10)
    mix_in(sound, mandolin("E6", 0.12, rng, velocity=0.7, ring=0.3), 0.08, 0.35)
    return sound


def button(rng: Rng) -> Signal:
    """A control is pressed: a tick of wood."""
    return wood_tick(rng)


def refuse(rng: Rng) -> Signal:
    """That cannot be played: two damped low notes, friendly, and a knock on the table."""
    sound = silence(0.5)
    for at, force in ((0.0, 0.8), (0.12 * rng.uniform(0.96, 1.04), 0.65)):
        mix_in(sound, low_pass(guitar("E3", 0.04, rng, velocity=force, ring=0.06), 1800.0), at)
        mix_in(sound, pat(rng, 0.8, 0.25, 105.0), at, 0.35)
    return sound
