"""The match that the window shows: drains the controller's updates one ply at a time and sends wishes back."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from typing import Any

from scopa_gui.game.controller import Controller, Refused, Update
from scopa_gui.game.i18n import language
from scopa_gui.game.intents import CallOut, Decide, GiveUp, Intent, NextDeal, PlayCard, RestartDeal, TakeBack
from scopa_gui.game.texts import DeckNames, Teller, shown_name
from scopa_gui.rules.deal import Cut, CutPack, Declare, Play
from scopa_gui.rules.events import Dealt, Declared, Event, Played, Swept, TookBack
from scopa_gui.rules.view import View


class Session:
    """What is shown of a match: the View of the last update whose presentation has begun.

    Attributes:
        shown: that update.
        refused: the last wish that was not granted, until it has been told.
    """

    def __init__(self, controller: Controller) -> None:
        self.controller = controller
        self._pending: deque[Update] = deque()
        self.refused: Refused | None = None
        self.shown = Update(controller.state_id, (), controller.view())
        self._last: tuple[Update, tuple[Event, ...]] = self.shown, ()
        """What is shown, and what came of the last step to tell of: it may have been before the match was opened."""
        self._declared: list[Declared] = []
        """What has been declared since the last play, and with the play after it."""
        self._texts: list[str] = []
        self._told_in = ""
        self.fetch()
        if self._pending and not self._pending[0].events:
            self.advance()

    # ---- what is shown

    @property
    def view(self) -> View:
        """The View that is shown."""
        return self.shown.view

    @property
    def state_id(self) -> int:
        """The number of the state that is shown."""
        return self.shown.state_id

    @property
    def is_current(self) -> bool:
        """Whether nothing newer waits to be shown."""
        return not self._pending and self.shown.state_id == self.controller.state_id

    @property
    def names(self) -> tuple[str, ...]:
        """The players' names by seat."""
        return tuple(shown_name(seat.kind, seat.name) for seat in self.controller.setup.seats)

    @property
    def teller(self) -> Teller:
        """Puts events into words for the viewer."""
        return self.controller.teller

    @property
    def plays(self) -> list[dict[str, Any]]:
        """The last forty plays that have been shown."""
        return [play for play in self.controller.plays if play["state"] < self.state_id]

    @property
    def texts(self) -> list[str]:
        """What has happened so far, in plain text, oldest first; nothing that has not been shown."""
        return self._texts

    def latest(self, *, under_way: bool = False) -> str:
        """What happened last, in plain text; with the first play after declarations, those as well.

        Of a play that is still under way the play itself, not yet what comes of it; of a sweep that lies on the pile
        also what took what, which was to be seen for a moment only. All stays told while hands are dealt.
        """
        last, events = self._texts[-1:], self._last_events
        play = next((event for event in events if isinstance(event, Played)), None)
        if play is not None:
            swept = next((event for event in events if isinstance(event, Swept)), None)
            if under_way:
                last = [self.teller.tell(play)]
            elif isinstance(events[-1], Played | Swept | Dealt):
                last = [self.teller.tell(play) if swept is None else self.teller.tell_sweep(play, swept)]
            last = [*map(self.teller.declared_briefly, self._declared), *last]
        return " ".join(last)

    # ---- updates

    def fetch(self) -> None:
        """Take over what the controller has to tell."""
        for outcome in self.controller.updates():
            if isinstance(outcome, Refused):
                self.refused = outcome
            else:
                self._pending.append(outcome)

    def advance(self) -> Update | None:
        """Begin to show the next ply, if there is one."""
        self.fetch()
        if not self._pending:
            return None
        before, self.shown = self._last_events, self._pending.popleft()
        if self.shown.before:
            before = ()
            self._declared.clear()
        for events in (*self.shown.before, self.shown.events):
            if events:
                self._note(before, events)
                before = events
        self._last = self.shown, before
        self._retell()
        return self.shown

    @property
    def _last_events(self) -> tuple[Event, ...]:
        """What came of the last step to tell of; nothing where what is shown has been jumped to."""
        return self._last[1] if self._last[0] is self.shown else ()

    def _note(self, before: tuple[Event, ...], events: tuple[Event, ...]) -> None:
        """Remember what was declared in a step after another."""
        if any(isinstance(event, Played) for event in before) or any(isinstance(event, TookBack) for event in events):
            self._declared.clear()
        self._declared += [event for event in events if isinstance(event, Declared)]

    def presented(self) -> None:
        """What is shown has been seen: the table and the bots may go on."""
        self.controller.presented(self.state_id)

    def speak(self, names: DeckNames) -> bool:
        """Tell everything by the names of a deck, in the language in use; False if it is told so already."""
        if names == self.controller.deck_names and language() == self._told_in:
            return False
        self.controller.deck_names = names
        self._retell()
        return True

    def _retell(self) -> None:
        self._told_in = language()
        told = self.controller.log()
        unseen = sum(1 for update in self._pending for event in update.events if self.teller.tell(event))
        self._texts = told[: len(told) - unseen]

    # ---- wishes

    def submit(self, make: Callable[[int, int, int], Intent]) -> None:
        """Send a wish made for (match, state, seat) against what is shown."""
        self.controller.submit(make(self.controller.match_id, self.state_id, self.controller.viewer))

    def play(self, action: Play) -> None:
        """Play a card."""
        self.submit(lambda match, state, seat: PlayCard(match, state, seat, action))

    def decide(self, action: Declare | Cut | CutPack) -> None:
        """Declare, pass, keep or place, or cut the pack."""
        self.submit(lambda match, state, seat: Decide(match, state, seat, action))

    def call_out(self) -> None:
        """Claim to have the points that win."""
        self.submit(CallOut)

    def next_deal(self) -> None:
        """The count has been seen."""
        self.submit(NextDeal)

    def restart_deal(self) -> None:
        """Play this deal again."""
        self.submit(RestartDeal)

    def take_back(self) -> None:
        """Go back to before the viewer's last play."""
        self.submit(TakeBack)

    def give_up(self) -> None:
        """Resign the match."""
        self.submit(GiveUp)
