"""Work in slices: a generator that pauses again and again, and in the end returns its result."""

from __future__ import annotations

from collections.abc import Generator
from typing import TypeVar

Result = TypeVar("Result")

SLICE = 100
"""Positions that are looked at between two pauses, roughly: a thousandth of a second of work."""


def at_once(work: Generator[None, None, Result]) -> Result:
    """The result of a work, done without a pause."""
    while True:
        try:
            next(work)
        except StopIteration as finished:
            result: Result = finished.value
            return result
