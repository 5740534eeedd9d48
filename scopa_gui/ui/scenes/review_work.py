"""Where a review comes from: a process of its own, or the spare time of frames if there can be none."""

from __future__ import annotations

from collections.abc import Generator
from time import perf_counter

from scopa_gui.game.analyst import Analyst
from scopa_gui.game.review import Review, review
from scopa_gui.rules.record import Record

BUDGET_S = 0.006
"""Seconds of a frame that may be spent on it where no process can be started."""


class ReviewWork:
    """One review being worked out. `step` once a frame; never waits."""

    def __init__(self, record: Record, seat: int) -> None:
        self._record, self._seat = record, seat
        self._analyst = Analyst()
        self._slices: Generator[float, None, Review] | None = None
        self.progress = 0.0
        self.result: Review | None = None
        try:
            self._analyst.start(record, seat)
        except OSError:
            self._begin_slices()

    @property
    def busy(self) -> bool:
        """Whether it is still being worked out."""
        return self._analyst.busy or self._slices is not None

    def step(self) -> bool:
        """Take note of what is done, or do a little; True if anything has changed."""
        before = (self.progress, self.result)
        if self._slices is not None:
            self._slice()
        elif self._analyst.busy:
            found = self._analyst.poll()
            self.progress = self._analyst.progress
            if found is not None:
                self.result = found
            elif self._analyst.failed:
                self._begin_slices()
        return before != (self.progress, self.result)

    def _begin_slices(self) -> None:
        self._analyst.cancel()
        self.progress = 0.0
        self._slices = review(self._record, self._seat)

    def _slice(self) -> None:
        assert self._slices is not None
        end = perf_counter() + BUDGET_S
        while perf_counter() < end:
            try:
                self.progress = next(self._slices)
            except StopIteration as done:
                self.result, self._slices, self.progress = done.value, None, 1.0
                return

    def cancel(self) -> None:
        """End it, and the process if one is at work."""
        self._analyst.cancel()
        self._slices = None
