"""What every computer player is: a function from a View and a seeded generator to an action, thought in slices."""

from __future__ import annotations

from collections.abc import Callable, Generator
from random import Random
from typing import Protocol

from scopa_gui.ai.heuristic import AmateurBot, RookieBot
from scopa_gui.ai.plain import GreedyBot, RandomBot
from scopa_gui.ai.pro import ProBot
from scopa_gui.ai.slices import at_once
from scopa_gui.rules.deal import Action
from scopa_gui.rules.view import View


class Bot(Protocol):
    """A computer player. It knows what its View tells and nothing else, keeps nothing between moves, and decides
    the same from the same View and the same state of the generator on every machine.
    """

    @property
    def name(self) -> str:
        """The word that names this player on the command line."""

    def think(self, view: View, rng: Random) -> Generator[None, None, Action]:
        """Yields after each slice of work (about two thousandths of a second) and returns the action.

        The view must be of the seat to move: ``view.legal`` is not empty.
        """

    def wants_to_claim(self, view: View) -> bool:
        """Whether to claim to be out (chiamarsi fuori); only when the claim is certain to hold."""


BOTS: dict[str, Callable[[], Bot]] = {
    "random": RandomBot,
    "greedy": GreedyBot,
    "rookie": RookieBot,
    "amateur": AmateurBot,
    "pro": ProBot,
}
"""Maker of each bot by its name: two plain ones for measuring, then the three characters from weak to strong."""


def bot_named(name: str) -> Bot:
    """A bot by its name.

    Raises:
        KeyError: if there is none.
    """
    return BOTS[name]()


def choose(bot: Bot, view: View, rng: Random) -> Action:
    """The bot's action, thought out at once."""
    return at_once(bot.think(view, rng))
