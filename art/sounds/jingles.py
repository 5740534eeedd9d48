"""The short pieces that mark a moment; they quote the game's tarantella."""

from __future__ import annotations

from art.sounds.dsp import Rng, Signal, mix_in, silence
from art.sounds.notation import read_melody
from art.sounds.percussion import broom, coin, tambourine, tambourine_roll
from art.sounds.strings import guitar, mandolin, strum


def sweep(rng: Rng) -> Signal:
    """Scopa! The broom passes twice, a mandolin runs up, a strummed chord rings with the tambourine."""
    sound = silence(2.6)
    mix_in(sound, broom(rng, 0.26), 0.0, 0.24)
    mix_in(sound, broom(rng, 0.30), 0.20, 0.28)
    step = 0.082 * rng.uniform(0.97, 1.03)
    for number, note in enumerate(("A4", "C#5", "E5", "A5")):
        at = 0.16 + number * step
        mix_in(sound, mandolin(note, step, rng, velocity=0.8 + 0.06 * number, ring=0.12), at, 0.6)
        mix_in(sound, tambourine(rng, 0.12), at, 0.07)
    landing = 0.16 + 4 * step
    chord = strum(["E4", "A4", "C#5", "E5", "A5"], rng, seconds=1.0, velocity=1.0, ring=0.8)
    mix_in(sound, chord, landing, 0.72)
    mix_in(sound, guitar("A2", 1.2, rng, ring=0.6), landing, 0.25)
    mix_in(sound, tambourine(rng, 0.3, skin=0.7), landing, 0.22)
    mix_in(sound, tambourine_roll(rng, 0.8), landing + 0.08, 0.13)
    for note, level in (("C#6", 0.50), ("A5", 0.60)):
        singing = mandolin(note, 0.75, rng, velocity=0.85, tremolo=True, ring=0.6)
        mix_in(sound, singing, landing + 0.19, level)
    return sound


def settebello(rng: Rng) -> Signal:
    """Gold on the table: four coins ring and the mandolin climbs to a tremolo."""
    sound = silence(2.2)
    coins = ((2637.0, 0.0), (3136.0, 0.075), (3951.0, 0.145), (5274.0, 0.235))
    for number, (frequency, at) in enumerate(coins):
        at *= rng.uniform(0.94, 1.06)
        mix_in(sound, coin(rng, frequency, 1.1 - 0.12 * number), at, 0.12)
    mix_in(sound, mandolin("E5", 0.11, rng, velocity=0.8), 0.05, 0.5)
    mix_in(sound, mandolin("G#5", 0.11, rng, velocity=0.85), 0.17, 0.5)
    mix_in(sound, mandolin("B5", 0.85, rng, velocity=0.95, tremolo=True, ring=0.5), 0.29, 0.55)
    return sound


def your_turn(rng: Rng) -> Signal:
    """Two soft notes, the tarantella's first leap."""
    sound = silence(1.2)
    mix_in(sound, mandolin("E5", 0.11, rng, velocity=0.5, ring=0.25), 0.0, 0.5)
    mix_in(sound, mandolin("A5", 0.30, rng, velocity=0.6, ring=0.5), 0.115 * rng.uniform(0.97, 1.03), 0.5)
    return sound


def win(rng: Rng) -> Signal:
    """The tarantella's opening in A major, a full chord, tremolo and tambourine."""
    eighth = 0.128
    sound = silence(4.0)
    _tune(sound, "E5 F#5 E5 A5 . E5 | A5 B5 A5 C#6 B5 G#5", eighth, rng, 0.9)
    for place in range(12):
        level = (1.0, 0.45, 0.55)[place % 3]
        mix_in(sound, tambourine(rng, 0.14, skin=0.6 * (place % 6 == 0)), place * eighth, 0.17 * level)
    for bass, place in (("A2", 0), ("E2", 3), ("A2", 6), ("E2", 9)):
        mix_in(sound, guitar(bass, 3 * eighth, rng, ring=0.1), place * eighth, 0.24)
    landing = 12 * eighth
    chord = strum(["A3", "E4", "A4", "C#5", "E5", "A5"], rng, seconds=1.2, velocity=1.0)
    mix_in(sound, chord, landing, 0.62)
    mix_in(sound, guitar("A2", 1.3, rng, ring=0.5), landing, 0.28)
    mix_in(sound, mandolin("A5", 1.0, rng, velocity=0.9, tremolo=True, ring=0.6), landing + 0.1, 0.8)
    mix_in(sound, tambourine(rng, 0.4, skin=0.6), landing, 0.25)
    mix_in(sound, tambourine_roll(rng, 0.9), landing + 0.1, 0.15)
    return sound


def lose(rng: Rng) -> Signal:
    """The same turn in A minor, slower and sinking to its close."""
    eighth = 0.19
    sound = silence(3.4)
    _tune(sound, "E5 F5 E5 D5 C5 B4 | A4 . . . . .", eighth, rng, 0.62)
    for bass, at in (("A2", 0.0), ("E2", 3 * eighth), ("A2", 6 * eighth)):
        mix_in(sound, guitar(bass, 0.9, rng, ring=0.4), at, 0.3)
    mix_in(sound, strum(["A3", "C4", "E4"], rng, seconds=0.9, gap=0.04, velocity=0.5), 6 * eighth + 0.02, 0.6)
    return sound


def tie(rng: Rng) -> Signal:
    """The same turn left open on the dominant: nobody has it, and play goes on."""
    eighth = 0.15
    sound = silence(3.0)
    _tune(sound, "E5 F5 E5 A5 . E5 | D5 . C5 B4 . .", eighth, rng, 0.7)
    for bass, place in (("A2", 0), ("A2", 3), ("E2", 6)):
        mix_in(sound, guitar(bass, 3 * eighth, rng, ring=0.1), place * eighth, 0.28)
    mix_in(sound, guitar("B2", 0.8, rng, ring=0.4), 9 * eighth, 0.28)
    chord = strum(["E4", "G#4", "D5"], rng, seconds=0.6, gap=0.03, velocity=0.5)
    mix_in(sound, chord, 9 * eighth + 0.02, 0.6)
    return sound


def _tune(track: Signal, melody: str, eighth: float, rng: Rng, velocity: float) -> None:
    for note in read_melody(melody):
        seconds = note.length * eighth
        force = velocity * (1.0 if note.accented else 0.85)
        sound = mandolin(note.pitch, seconds, rng, velocity=force, tremolo=seconds > 0.5)
        mix_in(track, sound, note.start * eighth + rng.uniform(0.0, 0.006), 0.55)
