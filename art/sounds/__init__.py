"""All sounds of the game, synthesised: nothing is recorded, and the same bytes come out every time."""

from __future__ import annotations

import json
import zlib
from pathlib import Path

import numpy as np

from art.sounds import tarantella
from art.sounds.catalogue import (
    EFFECTS,
    MIX_GAIN,
    MUSIC_LOUDNESS,
    MUSIC_NAME,
    MUSIC_ROOM,
    Effect,
)
from art.sounds.dsp import Stereo
from art.sounds.mastering import master_effect, master_loop
from art.sounds.ogg import encode
from art.sounds.room import reverberate

_CEILING_MARGIN = 1.0  # dB for what the encoder and the moments between samples add


def build(out_root: Path) -> None:
    """Write every sound and the list ``sounds.json`` into ``out_root/sounds``.

    The list maps each name to the files of its takes; ``mix_gain`` is the gain at full volume.
    """
    folder = out_root / "sounds"
    folder.mkdir(parents=True, exist_ok=True)
    takes: dict[str, list[str]] = {}
    for effect in EFFECTS:
        for take in effect.take_names():
            (folder / f"{take}.ogg").write_bytes(encode(render_take(effect, take)))
        takes[effect.name] = [f"{take}.ogg" for take in effect.take_names()]
    (folder / f"{MUSIC_NAME}.ogg").write_bytes(encode(render_music()))
    takes[MUSIC_NAME] = [f"{MUSIC_NAME}.ogg"]
    listing = json.dumps({"mix_gain": MIX_GAIN, "sounds": takes}, indent=1)
    (folder / "sounds.json").write_text(listing + "\n", encoding="utf-8")


def render_take(effect: Effect, take: str) -> Stereo:
    """One take of an effect, mastered; its random choices follow from its name."""
    sound = reverberate(effect.recipe(_rng(take)), effect.room)
    return master_effect(
        sound, seconds=effect.seconds, loudness=effect.loudness, ceiling=effect.ceiling - _CEILING_MARGIN
    )


def render_music() -> Stereo:
    """The music loop, mastered."""
    sound = reverberate(tarantella.perform(_rng(MUSIC_NAME)), MUSIC_ROOM)
    return master_loop(sound, loop_samples=tarantella.loop_samples(), loudness=MUSIC_LOUDNESS)


def _rng(name: str) -> np.random.Generator:
    return np.random.default_rng(zlib.crc32(name.encode()))
