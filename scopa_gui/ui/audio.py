"""What is heard: what the player wants is kept apart from what the machine has."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Protocol

import pygame

_CHANNELS = 12
_BUFFER = 512


class Audio(Protocol):
    """Sounds by name; every call is harmless when there is no sound device."""

    @property
    def available(self) -> bool:
        """Whether there is a device to be heard on."""
        ...

    def play(self, name: str) -> None:
        """Play one of the sounds of that name."""
        ...

    def set_volumes(self, effects: float, music: float) -> None:
        """Volumes 0 to 1; music plays while its volume is above 0."""
        ...

    def set_muted(self, muted: bool) -> None:
        """Silence everything, or not."""
        ...

    def device_changed(self, present: bool) -> None:
        """A device was plugged in or taken away."""
        ...

    def close(self) -> None:
        """Let the device go."""
        ...


class SilentAudio:
    """No sound at all; remembers what was asked for, which tests read."""

    available = False

    def __init__(self) -> None:
        self.played: list[str] = []

    def play(self, name: str) -> None:
        """Remember the name."""
        self.played.append(name)
        del self.played[:-100]

    def set_volumes(self, effects: float, music: float) -> None:
        """Nothing to set."""

    def set_muted(self, muted: bool) -> None:
        """Nothing to mute."""

    def device_changed(self, present: bool) -> None:
        """Nothing to open."""

    def close(self) -> None:
        """Nothing to close."""


class MixerAudio:
    """Sounds of a folder with ``sounds.json``, through the mixer; silent if there is no device."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        catalogue = json.loads((folder / "sounds.json").read_text(encoding="utf-8"))
        self._files: dict[str, list[str]] = catalogue["sounds"]
        self._gain = float(catalogue.get("mix_gain", 1.0))
        self._sounds: dict[str, pygame.mixer.Sound] = {}
        self._turn: dict[str, int] = {}
        self._effects, self._music, self._muted = 0.8, 0.0, False
        self.available = False
        self._music_on = False
        self._open()

    def play(self, name: str) -> None:
        """Play the next of the sounds of that name; unknown names are silent."""
        files = self._files.get(name)
        if not self.available or self._muted or self._effects <= 0 or not files:
            return
        index = self._turn.get(name, 0)
        self._turn[name] = (index + 1) % len(files)
        try:
            sound = self._sound(files[index])
            sound.set_volume(self._effects * self._gain)
            sound.play()
        except pygame.error:
            self._lose()

    def set_volumes(self, effects: float, music: float) -> None:
        """Volumes 0 to 1; music plays while its volume is above 0."""
        self._effects, self._music = effects, music
        self._tune()

    def set_muted(self, muted: bool) -> None:
        """Silence everything, or not."""
        self._muted = muted
        if self.available and muted:
            pygame.mixer.stop()
        self._tune()

    def device_changed(self, present: bool) -> None:
        """Open a device that was plugged in; stay silent when it has gone."""
        if present and not self.available:
            self._open()
        elif not present:
            self._lose()
            self._open()

    def close(self) -> None:
        """Let the device go; never waits for a sound to end."""
        if self.available:
            self._lose()

    def _open(self) -> None:
        try:
            pygame.mixer.init(buffer=_BUFFER)
            pygame.mixer.set_num_channels(_CHANNELS)
        except pygame.error:
            return
        self.available = True
        self._tune()

    def _lose(self) -> None:
        self._sounds.clear()
        self.available = self._music_on = False
        pygame.mixer.quit()

    def _sound(self, file: str) -> pygame.mixer.Sound:
        if file not in self._sounds:
            self._sounds[file] = pygame.mixer.Sound(self._folder / file)
        return self._sounds[file]

    def _tune(self) -> None:
        """Start, stop or level the music."""
        files = self._files.get("music")
        wanted = self._music > 0 and not self._muted
        if not self.available or not files:
            return
        try:
            if wanted and not self._music_on:
                pygame.mixer.music.load(self._folder / files[0])
                pygame.mixer.music.play(loops=-1, fade_ms=800)
            elif self._music_on and not wanted:
                pygame.mixer.music.fadeout(300)
            if wanted:
                pygame.mixer.music.set_volume(self._music * self._gain)
            self._music_on = wanted
        except pygame.error:
            self._lose()
