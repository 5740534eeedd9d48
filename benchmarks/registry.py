"""What a benchmark is, and how one is found.

A benchmark is a function that measures and returns figures. Put it into a module of this package and mark it::

    @benchmark("archive")
    def run() -> list[Figure]:
        return [Figure("archive.commit_ms", median_ms, "ms", at_most=1.0)]

Nothing else is needed: ``python -m benchmarks`` finds it, and ``python -m benchmarks archive`` runs it alone.
"""

from __future__ import annotations

import pkgutil
from collections.abc import Callable
from importlib import import_module
from typing import NamedTuple

import benchmarks


class Figure(NamedTuple):
    """One measured value.

    ``key`` is its name in ``--json``, as ``part.what_unit``; ``at_least`` and ``at_most`` are what is asked of it.
    """

    key: str
    value: float
    unit: str
    at_least: float | None = None
    at_most: float | None = None

    @property
    def wanted(self) -> str:
        """What is asked of the figure, as text; empty if nothing is."""
        if self.at_least is not None:
            return f">= {self.at_least:g}"
        return f"<= {self.at_most:g}" if self.at_most is not None else ""

    @property
    def met(self) -> bool:
        """Whether the figure is as asked."""
        enough = self.at_least is None or self.value >= self.at_least
        return enough and (self.at_most is None or self.value <= self.at_most)


class Unavailable(RuntimeError):
    """Raised by a benchmark that this machine cannot run, with the reason."""


Run = Callable[[], list[Figure]]
_found: dict[str, Run] = {}


def benchmark(name: str) -> Callable[[Run], Run]:
    """Registers a benchmark under a name."""

    def register(run: Run) -> Run:
        _found[name] = run
        return run

    return register


def all_benchmarks() -> dict[str, Run]:
    """Every benchmark of this package by name, in the order of the names."""
    for module in pkgutil.iter_modules(benchmarks.__path__):
        if module.name != "__main__":
            import_module(f"benchmarks.{module.name}")
    return dict(sorted(_found.items()))
