"""Motion: easings, and a timeline of tweens and cues on a clock of its own that can be hurried or cut."""

from __future__ import annotations

import heapq
import itertools
from collections.abc import Callable
from dataclasses import dataclass, field

Ease = Callable[[float], float]


def linear(t: float) -> float:
    """Even pace."""
    return t


def ease_out(t: float) -> float:
    """Cubic out: fast, then settling."""
    return 1 - (1 - t) ** 3


def ease_in_out(t: float) -> float:
    """Cubic in and out."""
    return 4 * t**3 if t < 0.5 else 1 - (2 - 2 * t) ** 3 / 2


def mix(a: float, b: float, t: float) -> float:
    """The value a fraction t of the way from a to b."""
    return a + (b - a) * t


@dataclass(slots=True)
class _Tween:
    start: float
    duration: float
    ease: Ease
    apply: Callable[[float], None]


@dataclass(slots=True)
class Timeline:
    """Tweens and cues placed on one line of time, in milliseconds.

    ``rate`` is how fast the line runs against real time; ``hurry`` lets what remains take a quarter.
    Every cue fires exactly once and in order, also when the line is cut short by ``finish``.
    """

    rate: float = 1.0
    position: float = 0.0
    length: float = 0.0
    _tweens: list[_Tween] = field(default_factory=list)
    _cues: list[tuple[float, int, Callable[[], None]]] = field(default_factory=list)
    _order: itertools.count[int] = field(default_factory=itertools.count)

    def tween(self, start: float, duration: float, apply: Callable[[float], None], ease: Ease = ease_out) -> float:
        """Call ``apply`` with the eased progress 0..1 from ``start`` for ``duration``; returns the end."""
        self._tweens.append(_Tween(start, duration, ease, apply))
        self.length = max(self.length, start + duration)
        return start + duration

    def cue(self, at: float, call: Callable[[], None]) -> None:
        """Call once when the line passes ``at``."""
        heapq.heappush(self._cues, (at, next(self._order), call))
        self.length = max(self.length, at)

    def hold(self, until: float) -> None:
        """Keep the line alive until then."""
        self.length = max(self.length, until)

    @property
    def done(self) -> bool:
        """Whether everything has been shown."""
        return not self._tweens and not self._cues and self.position >= self.length

    def advance(self, ms: float) -> None:
        """Let so much real time pass."""
        self.position += ms * self.rate
        self._play()

    def hurry(self) -> None:
        """What remains takes a quarter of its time."""
        self.rate = max(self.rate, 4.0)

    def finish(self) -> None:
        """Jump to the end; every cue still fires once."""
        while not self.done:
            self.position = max(self.position, self.length)
            self._play()

    def _play(self) -> None:
        """Tweens and cues up to the present, in order of time, so that a cue sees what came before it."""
        while self._cues and self._cues[0][0] <= self.position:
            at, _, call = heapq.heappop(self._cues)
            self._apply(at)
            call()
        self._apply(self.position)

    def _apply(self, at: float) -> None:
        live: list[_Tween] = []
        for tween in self._tweens:
            if at < tween.start:
                live.append(tween)
                continue
            over = at >= tween.start + tween.duration
            t = 1.0 if over else (at - tween.start) / tween.duration
            tween.apply(tween.ease(t))
            if t < 1.0:
                live.append(tween)
        self._tweens = live
