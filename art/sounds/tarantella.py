"""The game's own tarantella, for two mandolins, guitar, tambourine and castanets.

Three strains in 6/8: a turning one in A minor, one in C major that visits the Neapolitan chord (B flat)
before it closes, and a singing one in A major under tremolo.  Form: A A B B C A' A, 64 bars, 61 seconds.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from art.sounds.dsp import SAMPLE_RATE, Rng, Signal, Stereo, mix_in, silence
from art.sounds.notation import EIGHTHS_PER_BAR, Note, read_chords, read_melody
from art.sounds.percussion import castanet, tambourine, tambourine_roll
from art.sounds.strings import guitar, mandolin

EIGHTH_SAMPLES = 7000
EIGHTH = EIGHTH_SAMPLES / SAMPLE_RATE
_RING_OUT = 2.0
_VARIANTS = 4


@dataclass(frozen=True)
class Strain:
    """Two voices and their harmony, all of the same number of bars."""

    melody: str
    second: str
    chords: str

    @property
    def bars(self) -> int:
        """Number of bars."""
        return self.melody.count("|") + 1


@dataclass(frozen=True)
class Passage:
    """One playing of a strain; levels of 0 leave a part out."""

    strain: Strain
    second: float = 0.0
    tambourine: float = 1.0
    castanets: float = 0.0
    tremolo_from: int = 3


_TURNING = Strain(
    melody="E5 F5 E5 A5 . E5 | D5 E5 D5 C5 . . | D5 E5 D5 G#5 . D5 | C5 D5 C5 B4 . . | "
    "C5 D5 E5 F5 E5 D5 | E5 D5 C5 B4 . E4 | A4 B4 C5 B4 A4 G#4 | A4 . E5 A4 . .",
    second="C5 D5 C5 E5 . C5 | B4 C5 B4 A4 . . | B4 C5 B4 D5 . B4 | A4 B4 A4 G#4 . . | "
    "A4 B4 C5 D5 C5 B4 | C5 B4 A4 G#4 . E4 | E4 G#4 A4 G#4 F4 E4 | E4 . C5 E4 . .",
    chords="Am | Am | E7 | Am E7 | Am Dm | Am E7 | Am E7 | Am",
)

_TURNING_VARIED = Strain(
    melody="E5 A5 G#5 A5 E5 C5 | D5 C5 B4 C5 . . | D5 B5 A5 G#5 E5 D5 | C5 D5 C5 B4 . . | "
    "C5 E5 A5 F5 E5 D5 | E5 D5 C5 B4 G#4 E4 | A4 C5 E5 D5 B4 G#4 | A4 . E5 A4 . .",
    second="C5 E5 E5 E5 C5 A4 | B4 A4 G#4 A4 . . | B4 G#5 F#5 E5 B4 B4 | A4 B4 A4 G#4 . . | "
    "A4 C5 E5 D5 C5 B4 | C5 B4 A4 G#4 E4 B3 | E4 A4 C5 B4 G#4 E4 | E4 . C5 E4 . .",
    chords=_TURNING.chords,
)

_BRIGHT_OPENING = Strain(
    melody="G5 . G5 E5 F5 G5 | A5 . F5 C5 . . | F5 . F5 D5 E5 F5 | G5 . E5 C5 . . | "
    "E5 . E5 C#5 D5 E5 | F5 . A5 D5 . . | Bb4 . D5 F5 E5 D5 | E5 D5 B4 E5 . .",
    second="E5 . E5 C5 D5 E5 | F5 . C5 A4 . . | D5 . D5 B4 C5 D5 | E5 . C5 G4 . . | "
    "C#5 . C#5 A4 B4 C#5 | D5 . F5 A4 . . | F4 . Bb4 D5 C5 Bb4 | C5 B4 G#4 B4 . .",
    chords="C | F | G7 | C | A7 | Dm | Bb | E7",
)

_BRIGHT_CLOSE = Strain(
    melody=_BRIGHT_OPENING.melody.rsplit("|", 1)[0] + "| B4 D5 G#4 A4 . .",
    second=_BRIGHT_OPENING.second.rsplit("|", 1)[0] + "| G#4 B4 E4 E4 . .",
    chords="C | F | G7 | C | A7 | Dm | Bb | E7 Am",
)

_SINGING = Strain(
    melody="C#5 . . E5 . . | A5 . . . G#5 F#5 | E5 . . F#5 . E5 | D5 . C#5 B4 . . | "
    "B4 . . D5 . . | G#5 . . . F#5 E5 | D5 . . E5 . D5 | D5 . B4 C#5 . . | "
    "C#5 . . E5 . . | A5 . . . B5 A5 | G5 . . F#5 . E5 | F#5 . . D5 . . | "
    "D5 . F5 A5 . F5 | E5 . A5 C#6 . A5 | B5 A5 G#5 F#5 E5 D5 | C#5 . E5 A4 . .",
    second="A4 . . C#5 . . | E5 . . . E5 D5 | C#5 . . D5 . C#5 | B4 . A4 G#4 . . | "
    "G#4 . . B4 . . | B4 . . . D5 C#5 | B4 . . C#5 . B4 | B4 . G#4 A4 . . | "
    "A4 . . C#5 . . | C#5 . . . E5 C#5 | E5 . . D5 . C#5 | D5 . . A4 . . | "
    "A4 . D5 F5 . D5 | C#5 . E5 A5 . E5 | G#5 F#5 E5 D5 C#5 B4 | A4 . C#5 E4 . .",
    chords="A | A D | A | E7 | E7 | E7 | E7 | E7 A | A | A | A7 | D | Dm | A | E7 | A",
)

FORM = (
    Passage(_TURNING, tambourine=0.8),
    Passage(_TURNING, second=0.7),
    Passage(_BRIGHT_OPENING),
    Passage(_BRIGHT_CLOSE, second=0.7, castanets=0.6),
    Passage(_SINGING, second=0.55, tambourine=0.45, tremolo_from=2),
    Passage(_TURNING_VARIED, second=0.45, tambourine=0.9, castanets=0.4),
    Passage(_TURNING, second=0.8, castanets=0.8),
)

_CHORDS = {
    "Am": ("A2 E2", "A3 C4 E4"),
    "A": ("A2 E2", "A3 C#4 E4"),
    "A7": ("A2 E2", "G3 C#4 E4"),
    "Bb": ("Bb2 F2", "Bb3 D4 F4"),
    "C": ("C3 G2", "G3 C4 E4"),
    "D": ("D3 A2", "A3 D4 F#4"),
    "Dm": ("D3 A2", "A3 D4 F4"),
    "E7": ("E2 B2", "G#3 B3 D4"),
    "F": ("F2 C3", "A3 C4 F4"),
    "G7": ("G2 D3", "G3 B3 F4"),
}

_TAMBOURINE_ACCENTS = (1.0, 0.4, 0.5, 0.8, 0.4, 0.55)
_CASTANET_ACCENTS = (0.0, 0.5, 0.8, 0.0, 0.6, 0.9)
_GAIN_LEFT_RIGHT = {
    "first": (0.80, 0.60),
    "second": (0.42, 0.66),
    "guitar": (0.28, 0.40),
    "tambourine": (0.92, 1.16),
    "castanets": (2.0, 1.15),
}


class _Players:
    """Remembers a few takes of every note played, as a sampler does, and deals them out by turns."""

    def __init__(self, rng: Rng) -> None:
        self._rng = rng
        self._takes: dict[tuple[str, str, int, bool], list[Signal]] = {}
        self._turn = 0

    def mandolin(self, note: Note, tremolo: bool) -> Signal:
        """A note of the melody, at full velocity."""
        return self._take("mandolin", note.pitch, note.length, tremolo)

    def guitar(self, pitch: str, eighths: int) -> Signal:
        """A note of the accompaniment, at full velocity."""
        return self._take("guitar", pitch, eighths, False)

    def _take(self, instrument: str, pitch: str, eighths: int, tremolo: bool) -> Signal:
        takes = self._takes.setdefault((instrument, pitch, eighths, tremolo), [])
        self._turn += 1
        if len(takes) < _VARIANTS:
            seconds = eighths * EIGHTH
            if instrument == "mandolin":
                takes.append(mandolin(pitch, seconds * 0.98, self._rng, tremolo=tremolo, ring=0.14))
            else:
                takes.append(guitar(pitch, seconds * 0.9, self._rng, ring=0.12))
            return takes[-1]
        return takes[self._turn % _VARIANTS]


def perform(rng: Rng) -> Stereo:
    """The whole piece before the room is added, with two seconds for it to ring out."""
    players = _Players(rng)
    bars = sum(passage.strain.bars for passage in FORM)
    tracks = {name: silence(bars * EIGHTHS_PER_BAR * EIGHTH + _RING_OUT) for name in _GAIN_LEFT_RIGHT}
    at = 0.0
    for passage in FORM:
        strain, tremolo_from = passage.strain, passage.tremolo_from
        _play_melody(tracks["first"], strain.melody, 1.0, at, tremolo_from, players, rng)
        if passage.second:
            _play_melody(tracks["second"], strain.second, passage.second, at, tremolo_from, players, rng)
        _accompany(tracks["guitar"], read_chords(strain.chords), at, players, rng)
        _beat(tracks["tambourine"], tracks["castanets"], passage, at, rng)
        at += strain.bars * EIGHTHS_PER_BAR * EIGHTH
    stereo = np.zeros((len(tracks["first"]), 2))
    for name, track in tracks.items():
        stereo += track[:, None] * np.array(_GAIN_LEFT_RIGHT[name])
    return stereo


def loop_samples() -> int:
    """The exact length of the piece, from its first beat to the next time round."""
    return sum(passage.strain.bars for passage in FORM) * EIGHTHS_PER_BAR * EIGHTH_SAMPLES


def _play_melody(
    track: Signal, melody: str, level: float, at: float, tremolo_from: int, players: _Players, rng: Rng
) -> None:
    """Play a voice as people do: a few milliseconds off, the beats a little stronger."""
    for note in read_melody(melody):
        velocity = level * (0.84 + 0.16 * note.accented + rng.uniform(-0.05, 0.05))
        sound = players.mandolin(note, note.length >= tremolo_from)
        mix_in(track, sound, at + note.start * EIGHTH + _humanised(rng) + 0.006, 0.5 * velocity)


def _accompany(track: Signal, half_bars: list[str], at: float, players: _Players, rng: Rng) -> None:
    """Bass on each of the two beats, the chord on the two eighths that follow."""
    for half, chord in enumerate(half_bars):
        basses, voicing = (notes.split() for notes in _CHORDS[chord])
        beat = at + half * 3 * EIGHTH
        bass = basses[half % 2 if half_bars[half - half % 2] == chord else 0]
        mix_in(track, players.guitar(bass, 3), beat + _humanised(rng), 0.62)
        for eighth, level in ((1, 0.23), (2, 0.27)):
            for string, pitch in enumerate(voicing):
                start = beat + eighth * EIGHTH + 0.009 * string + _humanised(rng)
                mix_in(track, players.guitar(pitch, 1), start, level * rng.uniform(0.9, 1.1) * 0.62)


def _beat(tambourine_track: Signal, castanet_track: Signal, passage: Passage, at: float, rng: Rng) -> None:
    """Tambourine on every eighth, a roll into the last bar, castanets between the beats."""
    eighths = passage.strain.bars * EIGHTHS_PER_BAR
    for eighth in range(eighths):
        place, start = eighth % EIGHTHS_PER_BAR, at + eighth * EIGHTH
        shake = _TAMBOURINE_ACCENTS[place] * passage.tambourine * rng.uniform(0.88, 1.12)
        skin = 0.9 if place == 0 else 0.0
        mix_in(tambourine_track, tambourine(rng, 0.13, skin), start + _humanised(rng), 0.085 * shake)
        clap = _CASTANET_ACCENTS[place] * passage.castanets * rng.uniform(0.85, 1.15)
        if clap:
            mix_in(castanet_track, castanet(rng, 0.9), start + _humanised(rng), 0.07 * clap)
    roll_at = at + (eighths - 3) * EIGHTH
    mix_in(tambourine_track, tambourine_roll(rng, 3 * EIGHTH), roll_at, 0.07 * passage.tambourine)


def _humanised(rng: Rng) -> float:
    """A late moment of up to eight milliseconds: players never agree to the sample."""
    return float(np.clip(0.004 + 0.003 * rng.standard_normal(), 0.0, 0.008))
