"""What every attack is: a function of a seed and a count that returns what it found, and fails if it found a fault."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from importlib import import_module


class Broken(AssertionError):
    """The attack succeeded: something was lost, doubled, wrong or stuck."""


def must(holds: bool, sentence: str) -> None:
    """Raises `Broken` with the sentence unless the condition holds."""
    if not holds:
        raise Broken(sentence)


@dataclass(slots=True)
class Result:
    """What an attack did and measured, by name; numbers and short texts."""

    facts: dict[str, object] = field(default_factory=dict)

    def add(self, name: str, amount: int = 1) -> None:
        """Counts something."""
        before = self.facts.get(name, 0)
        assert isinstance(before, int)
        self.facts[name] = before + amount

    def __str__(self) -> str:
        return ", ".join(f"{name} {value}" for name, value in self.facts.items())


Attack = Callable[[int, int], Result]

FULL_COUNTS: dict[str, int] = {
    "badfiles": 20_000,
    "diskfull": 60,
    "kill": 500,
    "longrun": 500,
    "monkey": 1_000_000,
    "twocopies": 100,
}
"""Each attack with the count of its full run; the module of the same name has its ``attack`` function."""


def attack_named(name: str) -> Attack:
    """The attack of a name."""
    attack: Attack = import_module(f"tests.attack.{name}").attack
    return attack
