"""A Pilot: drives the whole program without a screen, by mouse and keys, on a clock of its own."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pygame

from scopa_gui.options import MatchOptions, Options
from scopa_gui.rules.presets import PRESETS
from scopa_gui.ui.app import App
from scopa_gui.ui.audio import SilentAudio
from scopa_gui.ui.element import Element

FRAME_S = 1 / 60


class FakeClock:
    """Time that passes only when it is told to."""

    def __init__(self) -> None:
        self.seconds = 100.0

    def now(self) -> float:
        return self.seconds

    def tick(self, frames_per_second: int) -> None:
        self.seconds += 1 / frames_per_second


class Pilot:
    """Plays the real program: what it does goes through the event queue, what it reads is the description."""

    def __init__(
        self,
        folder: Path,
        variant: str | None = "classic2",
        *,
        players: int | None = None,
        opponents: tuple[str, ...] = ("rookie",),
        seed: int = 3,
        speed: str | None = "off",
        window: tuple[int, int] = (1280, 800),
        language: str = "en",
        changes: Mapping[str, Any] | None = None,
        describing: bool = False,
    ) -> None:
        """Begin the program, with a match of a variant or at the title; `describing` writes `file` all the time."""
        match = None
        if variant is not None:
            rules = PRESETS[variant].changed(changes or {})
            count = players or rules.players[0]
            match = MatchOptions(rules, count, (opponents * count)[: count - 1])
        self.clock = FakeClock()
        self.audio = SilentAudio()
        self.file = folder / "describe.json"
        options = Options(
            data_dir=folder / "data",
            match=match,
            seed=seed,
            speed=speed,
            language=language,
            window=window,
            describe=self.file if describing else None,
        )
        self.app = App(options, clock=self.clock, audio=self.audio)
        pygame.event.clear()
        self.app.begin()
        self.frame()

    def __enter__(self) -> Pilot:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def close(self) -> None:
        """End the program."""
        self.app.close()

    # ---- time

    def frame(self, count: int = 1) -> None:
        """Let so many frames pass."""
        for _ in range(count):
            self.clock.seconds += FRAME_S
            self.app.step()

    def seconds(self, seconds: float) -> None:
        """Let so much time pass, frame by frame."""
        self.frame(round(seconds / FRAME_S))

    def wait_idle(self, limit_s: float = 60.0) -> dict[str, Any]:
        """Until the program waits for the person, at half the frames; returns the description."""
        for _ in range(round(limit_s / FRAME_S / 2)):
            self.clock.seconds += FRAME_S
            self.frame()
            if not self.app.busy:
                return self.describe()
        raise AssertionError(f"still busy after {limit_s} s in {self.app.stack.top.name}")

    # ---- what is shown

    def describe(self) -> dict[str, Any]:
        """The description as it is now."""
        return self.app.description()

    def element(self, element_id: str) -> Element:
        """An Element of the topmost scene."""
        found = self.app.stack.top.element(element_id)
        assert found is not None, f"no {element_id} among {[e.id for e in self.app.stack.top.elements()]}"
        return found

    def at(self, element_id: str) -> tuple[int, int]:
        """The point where a click reaches an Element."""
        elements = self.describe()["elements"]
        record = next((e for e in elements if e["id"] == element_id), None)
        assert record is not None, f"no {element_id} among {[e['id'] for e in elements]}"
        return record["at"][0], record["at"][1]

    # ---- the window

    def resize(self, size: tuple[int, int]) -> None:
        """Another size of the window, as the system tells it; everything is laid out again."""
        pygame.display.set_mode(size, pygame.RESIZABLE)
        pygame.event.post(pygame.event.Event(pygame.WINDOWSIZECHANGED, x=size[0], y=size[1]))
        self.seconds(0.5)

    # ---- hands

    def move(self, to: tuple[int, int]) -> None:
        """Move the pointer."""
        buttons = (0, 0, 0)
        pygame.event.post(pygame.event.Event(pygame.MOUSEMOTION, pos=to, rel=(0, 0), buttons=buttons))

    def down(self, at: tuple[int, int], button: int = 1) -> None:
        """Press a button of the mouse."""
        pygame.event.post(pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=at, button=button))

    def up(self, at: tuple[int, int], button: int = 1) -> None:
        """Release a button of the mouse."""
        pygame.event.post(pygame.event.Event(pygame.MOUSEBUTTONUP, pos=at, button=button))

    def click(self, target: str | tuple[int, int], button: int = 1, times: int = 1) -> None:
        """Move to an Element or a point, press and release; several times without a frame between."""
        at = self.at(target) if isinstance(target, str) else target
        self.move(at)
        for _ in range(times):
            self.down(at, button)
            self.up(at, button)
        self.frame()

    def scroll(self, notches: int) -> None:
        """Turn the wheel over the middle of the window; down is negative."""
        width, height = self.app.stack.size
        self.move((width // 2, height // 2))
        pygame.event.post(pygame.event.Event(pygame.MOUSEWHEEL, x=0, y=notches, flipped=False))
        self.frame()

    def drag(self, element_id: str, to: tuple[int, int]) -> None:
        """Pull an Element to a point and let go."""
        start = self.at(element_id)
        self.move(start)
        self.down(start)
        for step in range(1, 6):
            self.move((start[0] + (to[0] - start[0]) * step // 5, start[1] + (to[1] - start[1]) * step // 5))
            self.frame()
        self.up(to)
        self.frame()

    def press(self, key: int, mod: int = 0) -> None:
        """Press and release a key."""
        pygame.event.post(pygame.event.Event(pygame.KEYDOWN, key=key, mod=mod, unicode="", scancode=0))
        pygame.event.post(pygame.event.Event(pygame.KEYUP, key=key, mod=mod, unicode="", scancode=0))
        self.frame()
