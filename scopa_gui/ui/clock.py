"""Time, handed in: the real clock for the program, a fake one for tests (tests/testkit)."""

from __future__ import annotations

import time
from typing import Protocol

import pygame

LONGEST_STEP_S = 0.1


class Clock(Protocol):
    """Seconds that never go back, and a pause between frames."""

    def now(self) -> float:
        """Seconds since some fixed moment."""
        ...

    def tick(self, frames_per_second: int) -> None:
        """Sleep until the next frame is due."""
        ...


class SystemClock:
    """The machine's monotonic clock."""

    def __init__(self) -> None:
        self._pace = pygame.time.Clock()

    def now(self) -> float:
        """Seconds of the monotonic clock."""
        return time.perf_counter()

    def tick(self, frames_per_second: int) -> None:
        """Sleep without spinning until the next frame is due."""
        self._pace.tick(frames_per_second)


class SceneTime:
    """The time animations live in: real seconds, but a pause of the program (suspend, a dragged window)
    counts as one step of at most ``LONGEST_STEP_S``."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._last = clock.now()
        self.now = 0.0

    def step(self) -> float:
        """Advance to the present and return it."""
        real = self._clock.now()
        self.now += min(max(real - self._last, 0.0), LONGEST_STEP_S)
        self._last = real
        return self.now
