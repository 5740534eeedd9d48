"""The shipped sounds keep to their lengths and levels, and the programs that make them still make them."""

from __future__ import annotations

import json
from functools import cache
from itertools import combinations
from pathlib import Path

import numpy as np
import pytest
from scipy import signal

from art.sounds import render_take
from art.sounds.catalogue import EFFECTS
from art.sounds.dsp import SAMPLE_RATE, Signal, Stereo, high_pass, note_frequency, time_axis
from art.sounds.loudness import integrated_loudness, momentary_loudness, true_peak
from art.sounds.mastering import master_effect
from art.sounds.notation import Note, read_chords, read_melody
from art.sounds.ogg import decode, encode, with_fixed_serial
from art.sounds.strings import pluck
from art.sounds.tarantella import FORM, loop_samples

FOLDER = Path(__file__).resolve().parents[2] / "assets" / "sounds"
LISTING = json.loads((FOLDER / "sounds.json").read_text(encoding="utf-8"))
TAKES: dict[str, list[str]] = LISTING["sounds"]
FILES = [file for files in TAKES.values() for file in files]

# name: shortest and longest length in seconds, loudest 400 ms in LUFS, highest true peak in dBTP, takes
REQUIRED = {
    "deal": (0.20, 0.30, -24.0, -6.0, 4),
    "lay": (0.15, 0.22, -23.0, -6.0, 4),
    "take": (0.45, 0.60, -22.0, -6.0, 4),
    "turn": (0.20, 0.26, -24.0, -6.0, 3),
    "choose": (0.10, 0.28, -28.0, -8.0, 3),
    "shuffle": (1.10, 1.30, -23.0, -6.0, 2),
    "sweep": (1.20, 2.00, -17.0, -6.0, 3),
    "settebello": (1.40, 1.70, -18.0, -6.0, 2),
    "point": (0.30, 0.50, -23.0, -6.0, 3),
    "count": (0.06, 0.09, -25.0, -6.0, 3),
    "button": (0.04, 0.07, -28.0, -6.0, 3),
    "refuse": (0.24, 0.28, -23.0, -6.0, 2),
    "your_turn": (0.50, 0.80, -24.0, -6.0, 2),
    "win": (2.90, 3.40, -16.0, -6.0, 1),
    "lose": (2.40, 2.80, -19.0, -6.0, 1),
    "tie": (2.00, 2.60, -19.0, -6.0, 1),
}
MUSIC_LOUDNESS, MUSIC_PEAK = -24.0, -9.5
LOUDNESS_TOLERANCE = 0.5
SIZE_LIMIT = 2_500_000


@cache
def sound(file: str) -> Stereo:
    return decode(FOLDER / file)


def likeness(one: Stereo, other: Stereo) -> float:
    """The highest normalised correlation of two sounds at any shift: 1 for the same sound."""
    mono = [take.mean(axis=1) / np.linalg.norm(take.mean(axis=1)) for take in (one, other)]
    return float(np.abs(signal.correlate(*mono, method="fft")).max())


def test_the_list_names_every_sound_and_every_file() -> None:
    assert set(TAKES) == set(REQUIRED) | {"music"}
    assert sorted(FILES) == sorted(path.name for path in FOLDER.glob("*.ogg"))
    assert {path.suffix for path in FOLDER.iterdir()} == {".ogg", ".json"}


def test_all_sounds_together_are_small() -> None:
    assert sum(path.stat().st_size for path in FOLDER.iterdir()) < SIZE_LIMIT


@pytest.mark.parametrize("name", REQUIRED)
def test_every_take_keeps_to_its_length_loudness_and_peak(name: str) -> None:
    shortest, longest, loudness, peak, _ = REQUIRED[name]
    for file in TAKES[name]:
        take = sound(file)
        assert shortest <= len(take) / SAMPLE_RATE <= longest, file
        assert momentary_loudness(take) == pytest.approx(loudness, abs=LOUDNESS_TOLERANCE), file
        assert true_peak(take) <= peak, file


@pytest.mark.parametrize("name", REQUIRED)
def test_sounds_begin_at_once_and_end_in_silence(name: str) -> None:
    for file in TAKES[name]:
        take = np.abs(sound(file)).max(axis=1)
        assert take[: round(0.020 * SAMPLE_RATE)].max() > 0.02 * take.max(), file
        assert take[-32:].max() < 0.004 * take.max(), file
        assert np.abs(sound(file).mean(axis=0)).max() < 0.002, file


@pytest.mark.parametrize("name", REQUIRED)
def test_there_are_enough_takes_and_no_two_are_alike(name: str) -> None:
    assert len(TAKES[name]) >= REQUIRED[name][4]
    for one, other in combinations(TAKES[name], 2):
        assert likeness(sound(one), sound(other)) < 0.95, (one, other)


def test_the_test_for_likeness_can_tell() -> None:
    take = sound("deal_1.ogg")
    assert likeness(take, 0.5 * take) == pytest.approx(1.0)


def test_any_five_sounds_at_once_and_the_music_never_clip() -> None:
    """The sum of the peaks bounds every mixture, whatever the moments at which the sounds start."""
    peaks = sorted(np.abs(sound(file)).max() for file in FILES if file not in TAKES["music"])
    music = np.abs(sound("music.ogg")).max()
    assert LISTING["mix_gain"] * (5 * peaks[-1] + music) < 1.0


def test_music_keeps_to_its_loudness_and_peak() -> None:
    music = sound("music.ogg")
    assert integrated_loudness(music) == pytest.approx(MUSIC_LOUDNESS, abs=LOUDNESS_TOLERANCE)
    assert true_peak(music) <= MUSIC_PEAK


def test_music_is_a_whole_number_of_bars() -> None:
    assert len(sound("music.ogg")) == loop_samples()


def test_music_loops_without_a_seam() -> None:
    """Joined end to start, the step and the high-frequency energy are those of any other moment."""
    music = sound("music.ogg")
    steps = np.abs(np.diff(music, axis=0)).max(axis=1)
    assert np.abs(music[0] - music[-1]).max() <= np.quantile(steps, 0.95)

    window = 256
    seam = np.roll(music, SAMPLE_RATE, axis=0)[: 2 * SAMPLE_RATE]
    sharp = high_pass(seam, 6000.0, 4).mean(axis=1) ** 2
    energy = sharp[: len(sharp) // window * window].reshape(-1, window).mean(axis=1)
    at_seam = SAMPLE_RATE // window
    assert energy[at_seam - 1 : at_seam + 2].max() <= np.quantile(energy, 0.98)


def test_music_does_not_pause_at_the_seam() -> None:
    music = sound("music.ogg")
    tenth = SAMPLE_RATE // 10
    whole = np.sqrt(np.mean(music**2))
    for part in (music[:tenth], music[-tenth:]):
        assert np.sqrt(np.mean(part**2)) > 0.1 * whole


@pytest.mark.parametrize("name", ["deal", "refuse"])
def test_sounds_are_made_again_byte_for_byte(name: str) -> None:
    effect = next(effect for effect in EFFECTS if effect.name == name)
    for take in effect.take_names()[:2]:
        assert encode(render_take(effect, take)) == (FOLDER / f"{take}.ogg").read_bytes()


def test_a_stream_without_pages_is_refused() -> None:
    with pytest.raises(ValueError, match="no Ogg page at byte 0"):
        with_fixed_serial(b"RIFF" + bytes(60))


def tone(frequency: float, level_db: float, phase: float = 0.0) -> Stereo:
    wave = 10.0 ** (level_db / 20.0) * np.sin(2.0 * np.pi * frequency * time_axis(2.0) + phase)
    return np.stack([wave, wave], axis=1)


def test_the_loudness_meter_reads_the_reference_tone() -> None:
    """EBU Tech 3341, cases 1 and 2: a stereo tone of 1 kHz at -23 dBFS measures -23 LUFS."""
    assert integrated_loudness(tone(1000.0, -23.0)) == pytest.approx(-23.0, abs=0.1)
    assert momentary_loudness(tone(1000.0, -33.0)) == pytest.approx(-33.0, abs=0.1)
    assert momentary_loudness(tone(40.0, -23.0)) < -25.0
    assert integrated_loudness(np.zeros((SAMPLE_RATE, 2))) == float("-inf")


def test_the_peak_meter_sees_between_the_samples() -> None:
    between = tone(SAMPLE_RATE / 4.0, -6.0, np.pi / 4.0)
    assert np.abs(between).max() < 10.0 ** (-8.9 / 20.0)
    assert true_peak(between[1000:-1000]) == pytest.approx(-6.0, abs=0.7)


def test_mastering_sets_length_and_loudness_and_no_sample_passes_the_ceiling() -> None:
    noise = np.random.default_rng(2).standard_normal((SAMPLE_RATE, 2)) ** 3
    late = np.pad(noise, ((5000, 0), (0, 0)))
    mastered = master_effect(late, seconds=0.5, loudness=-22.0, ceiling=-9.0)
    assert len(mastered) == SAMPLE_RATE // 2
    assert momentary_loudness(mastered) == pytest.approx(-22.0, abs=0.2)
    assert np.abs(mastered).max() <= 10.0 ** (-9.0 / 20.0) + 1e-9
    assert np.abs(mastered[:200]).max() > 0.01


@pytest.mark.parametrize("note", ["A2", "E3", "G#4", "E5", "A5", "C#6"])
def test_strings_are_in_tune(note: str) -> None:
    string = pluck(note_frequency(note), 1.0, np.random.default_rng(1), brightness=0.6, t60=1.1, pick_at=0.12)
    cents = 1200.0 * np.log2(fundamental(string[2000:], note_frequency(note)) / note_frequency(note))
    assert abs(cents) < 3.0


def fundamental(string: Signal, near: float) -> float:
    length = 16 * len(string)
    spectrum = np.abs(np.fft.rfft(string * np.hanning(len(string)), length))
    frequency = np.fft.rfftfreq(length, 1.0 / SAMPLE_RATE)
    spectrum[np.abs(frequency / near - 1.0) > 0.05] = 0.0
    return float(frequency[spectrum.argmax()])


def test_melodies_are_read_with_holds_and_rests() -> None:
    assert read_melody("E5 . . D5 - F#5 | A4 . . . . .") == [
        Note("E5", 0, 3),
        Note("D5", 3, 1),
        Note("F#5", 5, 1),
        Note("A4", 6, 6),
    ]
    assert read_chords("Am | E7 Am") == ["Am", "Am", "E7", "Am"]


@pytest.mark.parametrize("text", ["E5 . .", "E5 . . . . . .", ". E5 . . . .", "E5 - . . . ."])
def test_melodies_that_do_not_count_are_refused(text: str) -> None:
    with pytest.raises(ValueError, match="eighth"):
        read_melody(text)


def test_chords_that_do_not_count_are_refused() -> None:
    with pytest.raises(ValueError, match="one or two chords"):
        read_chords("Am E7 Am")


@pytest.mark.parametrize("number", range(len(FORM)))
def test_voices_and_chords_of_a_strain_have_the_same_bars(number: int) -> None:
    strain = FORM[number].strain
    ends = [read_melody(voice)[-1] for voice in (strain.melody, strain.second)]
    assert {note.start + note.length for note in ends} == {6 * strain.bars}
    assert len(read_chords(strain.chords)) == 2 * strain.bars
