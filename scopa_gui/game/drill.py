"""One position behind the face of a running match, so that the window can let somebody try it at the same table."""

from __future__ import annotations

from collections import deque
from typing import Any

from scopa_gui.game.controller import Refused, Update, Waiting
from scopa_gui.game.intents import Intent, PlayCard
from scopa_gui.game.names import opponent_names
from scopa_gui.game.setup import HUMAN, MatchSetup, Seat
from scopa_gui.game.texts import DeckNames, Teller, shown_name
from scopa_gui.rules.deal import Deal, apply
from scopa_gui.rules.errors import RulesError
from scopa_gui.rules.events import Event, events, see
from scopa_gui.rules.game import Game
from scopa_gui.rules.notation import action_text
from scopa_gui.rules.view import View, observe


class Drill:
    """Answers what a `Controller` answers, for a single play of the seat to move.

    Nobody answers the play: after it no action is legal until `restart`. It waits for the person at all times.

    Attributes:
        deal: the position as it is now, hidden cards included.
        viewer: the seat that is to move at first; the window shows what it knows.
        open_hands: whether the other hands are shown, as in a last round in which every card is known.
        played: whether the play has been made.
    """

    match_id = 0
    waiting_for: Waiting = "human"
    can_take_back = False
    rated = False

    def __init__(self, start: Deal, you: str, other: str, *, open_hands: bool = False) -> None:
        """A position to be played from.

        Args:
            you: name of the person at the screen.
            other: kind of the other players, such as ``rookie``.
        """
        self.start = self.deal = start
        self.viewer = start.turn
        self.open_hands = open_hands
        self.played = False
        self.deck_names = DeckNames()
        others = iter(opponent_names([other] * (start.game.players - 1), [you]))
        seats = tuple(
            Seat(HUMAN, you) if seat == self.viewer else Seat(other, next(others)) for seat in range(start.game.players)
        )
        self.setup = MatchSetup(start.game.ruleset, seats, 0, True)
        self.state_id = 1
        self.plays: list[dict[str, Any]] = []
        self._queue: deque[Update | Refused] = deque()
        self._told: list[Event] = []

    # ---- what a session asks

    @property
    def game(self) -> Game:
        """The game that is played."""
        return self.start.game

    @property
    def teller(self) -> Teller:
        """Puts events into words for the person at the screen."""
        names = tuple(shown_name(seat.kind, seat.name) for seat in self.setup.seats)
        return Teller(names, self.viewer, self.game.sides, self.deck_names, self.setup.ruleset)

    @property
    def texts(self) -> list[str]:
        """What has happened, in plain text."""
        return self.log()

    def log(self) -> list[str]:
        """What has happened, in plain text."""
        teller = self.teller
        return [text for event in self._told if (text := teller.tell(event))]

    def view(self, seat: int | None = None) -> View:
        """What a seat may know; after the play nothing is legal."""
        shown = self.viewer if seat is None else seat
        view = observe(self.deal, shown)
        if self.open_hands:
            hands = tuple(0 if other == shown else hand for other, hand in enumerate(self.deal.hands))
            view = view._replace(shown=hands)
        return view._replace(legal=()) if self.played else view

    def updates(self) -> list[Update | Refused]:
        """What has happened since the last call."""
        result = list(self._queue)
        self._queue.clear()
        return result

    def submit(self, intent: Intent) -> None:
        """The play; anything else, and anything after it, is refused."""
        if self.played or not isinstance(intent, PlayCard) or intent.state != self.state_id:
            self._queue.append(Refused(self.state_id, "phase", {}))
            return
        try:
            after = apply(self.deal, intent.action)
        except RulesError as error:
            self._queue.append(Refused(self.state_id, error.code, error.parameters))
            return
        happened = tuple(see(event, self.viewer) for event in events(self.deal, intent.action, after))
        self.plays.append({"state": self.state_id, "seat": self.viewer, "move": action_text(intent.action)})
        self.deal, self.played = after, True
        self.state_id += 1
        self._told += happened
        self._queue.append(Update(self.state_id, happened, self.view()))

    def restart(self) -> Update:
        """The position as it was at first, under a number of its own."""
        self.deal, self.played = self.start, False
        self.state_id += 1
        self._queue.clear()
        self._told.clear()
        return Update(self.state_id, (), self.view())

    def presented(self, state_id: int) -> None:
        """Nobody waits for it."""

    def pump(self, budget: float) -> bool:
        """Nobody thinks."""
        return False
