"""The list of the game's sounds: what each is made of, and the length and levels it must have."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from art.sounds import cards, jingles, signals
from art.sounds.dsp import Rng, Signal
from art.sounds.room import Room

MIX_GAIN = 0.35
"""The gain of every sound and of the music at full volume; with it any five and the music do not clip."""

MUSIC_NAME = "music"
MUSIC_LOUDNESS = -24.0
MUSIC_ROOM = Room(0.9, 0.16, brightness=4200.0)

_TABLE = Room(0.25, 0.05)
_CLOSE = Room(0.15, 0.03)
_HALL = Room(0.85, 0.14)


@dataclass(frozen=True)
class Effect:
    """A sound effect.

    ``seconds`` is its length, ``loudness`` its loudest 400 ms in LUFS, ``ceiling`` the highest true peak
    in dBTP, ``takes`` how many recordings of it there are.
    """

    name: str
    recipe: Callable[[Rng], Signal]
    takes: int
    seconds: float
    loudness: float
    ceiling: float
    room: Room = _TABLE

    def take_names(self) -> list[str]:
        """File names without suffix: numbered from 1 if there are several."""
        if self.takes == 1:
            return [self.name]
        return [f"{self.name}_{number}" for number in range(1, self.takes + 1)]


EFFECTS = (
    Effect("deal", cards.deal, 5, 0.25, -24.0, -6.0),
    Effect("lay", cards.lay, 5, 0.20, -23.2, -6.0),
    Effect("take", cards.take, 4, 0.53, -22.0, -6.0),
    Effect("turn", cards.turn, 3, 0.23, -24.0, -6.0),
    Effect("choose", cards.choose, 3, 0.15, -28.0, -8.0),
    Effect("shuffle", cards.shuffle, 2, 1.25, -23.0, -6.0),
    Effect("sweep", jingles.sweep, 3, 1.90, -17.0, -6.0, _HALL),
    Effect("settebello", jingles.settebello, 2, 1.60, -18.0, -8.0, _HALL),
    Effect("point", signals.point, 3, 0.45, -23.0, -6.0),
    Effect("count", signals.count, 3, 0.08, -25.0, -6.0),
    Effect("button", signals.button, 3, 0.06, -28.0, -7.0, _CLOSE),
    Effect("refuse", signals.refuse, 2, 0.26, -23.0, -7.0),
    Effect("your_turn", jingles.your_turn, 2, 0.70, -24.0, -9.0, _HALL),
    Effect("win", jingles.win, 1, 3.30, -16.0, -6.0, _HALL),
    Effect("lose", jingles.lose, 1, 2.60, -19.0, -7.0, _HALL),
    Effect("tie", jingles.tie, 1, 2.40, -19.0, -7.0, _HALL),
)
