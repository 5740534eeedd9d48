"""Puzzles: a position in which one play is clearly best, found by search (``python -m tools.find_puzzles``)."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from random import Random
from typing import NamedTuple

from scopa_gui.ai.coach import Advice, advise
from scopa_gui.ai.evaluate import Effort
from scopa_gui.game.i18n import N_
from scopa_gui.rules.deal import Action, Deal
from scopa_gui.rules.notation import from_line, parse_action
from scopa_gui.rules.presets import name_of
from scopa_gui.rules.view import View, observe

_FILE = Path(__file__).with_name("puzzles.txt")

THEMES: dict[str, str] = {
    "sweep": N_("Make the sweep"),
    "settebello": N_("Save the settebello"),
    "last": N_("Win the last capture"),
    "safe": N_("Keep the table safe"),
    "prime": N_("Win the prime"),
}
"""Themes by name, with what the player is asked; translate with `_`."""

ALL_HANDS = Effort(worlds=1000, nodes=400.0)
"""Enough to look at every hand that the others can hold in any puzzle's position."""


class Puzzle(NamedTuple):
    """A position, by its line of text, and its one right play.

    ``number`` counts from 1 in the order of the file; easier ones come first within a theme.
    """

    number: int
    theme: str
    line: str
    answer: str

    @property
    def deal(self) -> Deal:
        """The position, hidden cards included."""
        return from_line(self.line)

    @property
    def view(self) -> View:
        """What the player sees: the View of the seat to move."""
        deal = self.deal
        return observe(deal, deal.turn)

    @property
    def preset(self) -> str | None:
        """The variant that it is from."""
        return name_of(self.deal.game.ruleset)

    @property
    def last_round(self) -> bool:
        """Whether no cards are left to deal, so that for two players every card is known."""
        return not self.deal.stock

    @property
    def right_action(self) -> Action:
        """The right play."""
        return parse_action(self.answer, self.deal)


@cache
def puzzles() -> tuple[Puzzle, ...]:
    """All puzzles in their order."""
    found = []
    for number, line in enumerate(_FILE.read_text(encoding="utf-8").splitlines(), 1):
        theme, answer, position = (part.strip() for part in line.split("|"))
        found.append(Puzzle(number, theme, position, answer))
    return tuple(found)


def judge(view: View) -> Advice:
    """What every play of a puzzle's position is worth, over every hand that the others can hold."""
    thinking = advise(view, Random(0), ALL_HANDS)
    while True:
        try:
            next(thinking)
        except StopIteration as done:
            advice: Advice = done.value
            return advice


def gap(advice: Advice) -> float:
    """Points by which the best play is better than the next; 0 if it is not the only best one."""
    values = sorted((advised.expected for advised in advice.actions), reverse=True)
    return values[0] - values[1] if len(values) > 1 else 0.0
