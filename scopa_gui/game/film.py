"""A replay behind the face of a running match, so that the window can show it with the same table."""

from __future__ import annotations

from bisect import bisect_right
from collections import deque
from itertools import chain
from typing import Any

from scopa_gui.game.controller import Update, Waiting
from scopa_gui.game.i18n import language
from scopa_gui.game.library import setup_of
from scopa_gui.game.replay import Replay
from scopa_gui.game.setup import HUMAN
from scopa_gui.game.texts import DeckNames, Teller, shown_name
from scopa_gui.rules.game import Game
from scopa_gui.rules.record import Record
from scopa_gui.rules.view import View

_LINES_KEPT = 20


class Film:
    """Answers what a `Controller` answers, for a record that is only watched.

    Nobody can act in it: views have no legal actions, and it waits for the person at the screen at all times.

    Attributes:
        replay: the states of the record.
        position: where the film stands.
        viewer: the seat it is seen from.
        all_open: whether every hand is shown.
    """

    def __init__(self, record: Record, viewer: int) -> None:
        """A film at its first position.

        Raises:
            ValueError: if the record does not follow the rules or deals no pack (also `RulesError`).
        """
        self.replay = Replay(record)
        self.setup = setup_of(record)
        self.match_id = 0
        self.viewer = viewer
        self.all_open = False
        self.position = self.replay.first
        self.deck_names = DeckNames()
        self._queue: deque[Update] = deque()
        self._stops: dict[tuple[int, bool], list[int]] = {}
        self._lines: dict[int, list[str]] = {}
        self._lines_for: object = None

    # ---- what a session asks

    @property
    def game(self) -> Game:
        """The game that was played."""
        return self.replay.game

    @property
    def record(self) -> Record:
        """The whole record."""
        return self.replay.record

    @property
    def state_id(self) -> int:
        """The position."""
        return self.position

    @property
    def waiting_for(self) -> Waiting:
        """The person at the screen, always."""
        return "human"

    @property
    def can_take_back(self) -> bool:
        """Nothing is taken back in a film."""
        return False

    @property
    def rated(self) -> bool:
        """Watching counts for nothing."""
        return False

    @property
    def plays(self) -> list[dict[str, Any]]:
        """Plays are not listed; the log tells them."""
        return []

    @property
    def teller(self) -> Teller:
        """Puts events into words; it addresses who sits at the seat it is seen from, or the only person who played."""
        seats = self.setup.seats
        names = tuple(shown_name(seat.kind, seat.name) for seat in seats)
        people = [number for number, seat in enumerate(seats) if seat.kind == HUMAN]
        addressed = self.viewer if self.viewer in people else people[0] if len(people) == 1 else None
        return Teller(names, addressed, self.game.sides, self.deck_names, self.setup.ruleset)

    def view(self, seat: int | None = None) -> View:
        """What the seat knew at the position; no action is legal."""
        shown = self.viewer if seat is None else seat
        return self.replay.view(self.position, shown, all_open=self.all_open)._replace(legal=())

    def updates(self) -> list[Update]:
        """Steps that have been taken since the last call."""
        steps = list(self._queue)
        self._queue.clear()
        return steps

    def presented(self, state_id: int) -> None:
        """Nobody waits for it."""

    def pump(self, budget: float) -> bool:
        """Nobody thinks."""
        return False

    def log(self) -> list[str]:
        """What has happened up to the position, in plain text, oldest first."""
        teller = self.teller
        key = (teller, self.viewer, self.all_open, language())
        if key != self._lines_for:
            self._lines_for, self._lines = key, {}
        told: list[str] = []
        for number in range(self.replay.first, self.position + 1):
            if number not in self._lines:
                self._lines[number] = self.replay.line(number, teller, self.viewer, all_open=self.all_open)
            told += self._lines[number]
        return told

    @property
    def texts(self) -> list[str]:
        """The last of them."""
        return self.log()[-_LINES_KEPT:]

    # ---- the film

    @property
    def stops(self) -> list[int]:
        """The positions at which the viewer sees something new, in order."""
        seen = (self.viewer, self.all_open)
        if seen not in self._stops:
            self._stops[seen] = self.replay.stops(self.viewer, all_open=self.all_open)
        return self._stops[seen]

    @property
    def step(self) -> int:
        """The stop at which the film stands, from 0: the last one that it has reached."""
        return bisect_right(self.stops, self.position) - 1

    @property
    def at_start(self) -> bool:
        """Whether nothing comes before."""
        return self.position <= self.replay.first

    @property
    def at_end(self) -> bool:
        """Whether nothing comes after."""
        return self.position >= self.stops[-1]

    def forward(self) -> bool:
        """On to the next stop, to be shown as it happened; False at the end."""
        if self.at_end:
            return False
        before, self.position = self.position, self.stops[self.step + 1]
        passed = range(before + 1, self.position + 1)
        events = [self.replay.events(number, self.viewer, all_open=self.all_open) for number in passed]
        self._queue.append(Update(self.position, tuple(chain.from_iterable(events)), self.view()))
        return True

    def go(self, position: int) -> None:
        """Jump to a position, or to the stop before it where it is none."""
        self._queue.clear()
        self.position = self.stops[max(0, bisect_right(self.stops, position) - 1)]

    def deal_before(self) -> int:
        """The position at which this deal began, or the one before if it stands there."""
        earlier = [start for start in self.replay.deals if start < self.position]
        return earlier[-1] if earlier else self.replay.first

    def deal_after(self) -> int:
        """The position at which the next deal begins; the end if there is none."""
        return next((start for start in self.replay.deals if start > self.position), self.replay.last)
