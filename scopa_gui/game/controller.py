"""One match at the table: takes wishes, applies the rules, keeps the record, asks the bots, tells the window.

The truth is final and written down before anybody is told. Whoever shows it calls `Controller.presented` when a
state is on screen; only then the next step that waits for no human is made, so at most one ply is unseen.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Generator, Iterable, Mapping
from dataclasses import dataclass
from random import Random
from time import perf_counter
from typing import Any, Literal, Protocol

from scopa_gui.game.declared import nothing_to_declare
from scopa_gui.game.intents import CallOut, Decide, GiveUp, Intent, NextDeal, PlayCard, RestartDeal, TakeBack
from scopa_gui.game.log import Log
from scopa_gui.game.setup import HUMAN, MatchSetup
from scopa_gui.game.texts import DeckNames, Teller, shown_name
from scopa_gui.rules.cards import Card
from scopa_gui.rules.deal import DECIDED, PASS, Action, Cut, CutPack, Declare, Phase, Play
from scopa_gui.rules.errors import Illegal, RulesError
from scopa_gui.rules.events import Claimed, DealScored, Event, see
from scopa_gui.rules.game import Game
from scopa_gui.rules.notation import action_text, parse_action
from scopa_gui.rules.record import Back, ClaimOut, Deck, Entry, MatchState, Record, Resign, new_match, step
from scopa_gui.rules.scoring import DealScore, count
from scopa_gui.rules.view import View

_PLAYS_KEPT = 40
_TEXTS_KEPT = 20


class Player(Protocol):
    """What the controller asks of a bot; see `scopa_gui.ai.bot.Bot`."""

    def think(self, view: View, rng: Random) -> Generator[None, None, Action]:
        """Yields after each slice of work and returns the action."""
        ...

    def wants_to_claim(self, view: View) -> bool:
        """Whether the seat is certain to have the points that win."""
        ...


class Journal(Protocol):
    """Where entries are written before anybody hears of them."""

    def append(self, sequence: int, entry: Entry, state: MatchState, scored: DealScore | None) -> bool:
        """Writes the entry that led to a state; False if it could not be written now and is kept for later."""
        ...

    def unrate(self) -> None:
        """Writes down that the match does not count for the rating."""
        ...

    def close(self) -> None:
        """Lets go of the match."""
        ...


@dataclass(frozen=True, slots=True)
class Update:
    """One ply: what happened, as the viewer may see it, and the viewer's View after it.

    ``before``: where nothing happened but the match is taken up again, what came of each step of the deal so far.
    """

    state_id: int
    events: tuple[Event, ...]
    view: View
    before: tuple[tuple[Event, ...], ...] = ()


@dataclass(frozen=True, slots=True)
class Refused:
    """A wish that was not granted; the state is as it was."""

    state_id: int
    code: str
    parameters: Mapping[str, object]


Waiting = Literal["human", "bot", "table", "next_deal", "cover", "over"]


class Controller:
    """Runs one match.

    Attributes:
        match_id: the match's number in the archive.
        setup: rules, seats and seed.
        game: the game that is played.
        viewer: the seat that the window shows: the last human who sat down to play. Where there are several, a cover
            comes first, also when a match is begun or resumed.
        saved: False while entries wait to be written.
    """

    def __init__(
        self,
        match_id: int,
        setup: MatchSetup,
        bots: Mapping[int, Player],
        journal: Journal,
        entries: tuple[Entry, ...],
        *,
        resumed: bool = False,
        helped: bool = False,
    ) -> None:
        """A match with the entries so far, at least its first pack; resumed, nothing is told of how it got there."""
        self.match_id = match_id
        self.setup = setup
        self.game: Game = setup.game
        self.saved = True
        self._bots = dict(bots)
        self._journal = journal
        self._entries: list[Entry] = []
        self._states = [new_match(self.game, setup.first_dealer)]
        self._events: list[tuple[Event, ...]] = [()]
        self._queue: deque[Update | Refused] = deque()
        self._plays: deque[dict[str, Any]] = deque(maxlen=_PLAYS_KEPT)
        self._log = Log()
        self._thinking: Generator[None, None, Action] | None = None
        self._decided: Action | None = None
        self._presented = -1
        self._covered = False
        self._helped = helped
        self.deck_names = DeckNames()
        humans = [seat for seat, player in enumerate(setup.seats) if player.kind == HUMAN]
        self._humans = frozenset(humans)
        self.viewer = humans[0] if humans else 0
        for entry in entries:
            self._note(entry)
        self.viewer = self._next_human()
        self._covered = len(humans) > 1 and self.waiting_for not in ("next_deal", "over")
        self._seen = dict.fromkeys(humans, self.state_id if resumed else 0)
        if resumed and not self._covered:
            self._take_up(self.state_id)
        elif not self._covered:
            self._tell(self.state_id)

    # What stands

    @property
    def state(self) -> MatchState:
        """The whole truth, hidden cards included: for the archive and tests, not for seats."""
        return self._states[-1]

    @property
    def state_id(self) -> int:
        """The number of entries in the record; never used twice."""
        return len(self._entries)

    @property
    def record(self) -> Record:
        """The match so far."""
        base = self.setup.record()
        return Record(base.ruleset, base.players, base.dealer, base.seats, tuple(self._entries), base.tags)

    def view(self, seat: int | None = None) -> View:
        """What a seat, the viewer if none is named, may know now."""
        return self.state.view(self.viewer if seat is None else seat)

    @property
    def waiting_for(self) -> Waiting:
        """Who or what has to act next."""
        state = self.state
        if state.winners:
            return "over"
        if state.deal is not None and state.deal.phase is Phase.OVER:
            return "next_deal"
        if self._covered:
            return "cover"
        seat = state.to_move
        if seat is None or nothing_to_declare(state):
            return "table"
        if seat not in self._humans:
            return "bot"
        return "human" if seat == self.viewer else "cover"

    @property
    def seat_to_come(self) -> int:
        """The seat of the person who acts next, or of the last one if no person does."""
        return self._next_human()

    @property
    def shared(self) -> bool:
        """Whether several people sit at one screen, so that hands are covered in between."""
        return len(self._humans) > 1

    def as_dealt(self, cards: Iterable[Card]) -> list[Card]:
        """The viewer's cards in the order in which they were dealt."""
        pack = next((entry.cards for entry in reversed(self._entries) if isinstance(entry, Deck)), ())
        lifted = next((past.action.lifted for past in self.state.history if isinstance(past.action, CutPack)), 0)
        pack = pack[lifted:] + pack[:lifted]
        place = {card: number for number, card in enumerate(pack)}
        return sorted(cards, key=lambda card: (place.get(card, len(pack)), card))

    @property
    def deal_score(self) -> DealScore | None:
        """The count of the deal that is over, until the next one is dealt."""
        deal = self.state.deal
        return count(deal) if deal is not None and deal.phase is Phase.OVER else None

    @property
    def deal_scores(self) -> tuple[tuple[DealScore, tuple[int, ...]], ...]:
        """Each counted deal with the match scores after it."""
        result: dict[int, tuple[DealScore, tuple[int, ...]]] = {}
        for state in self._states:
            if state.deal is not None and state.deal.phase is Phase.OVER:
                result[state.deal_no] = (count(state.deal), state.scores)
        counted = self.state.deal_no - (self.deal_score is None)
        return tuple(result[number] for number in sorted(result) if number <= counted)

    @property
    def rated(self) -> bool:
        """Whether the match counts for the rating: no hint, nothing taken back, and set up as it must be."""
        taken_back = any(isinstance(entry, Back) for entry in self._entries)
        return self.setup.can_be_rated and not self._helped and not taken_back

    def helped(self) -> None:
        """A hint was given: the match is not rated any more."""
        self._helped = True
        self._journal.unrate()

    @property
    def plays(self) -> list[dict[str, Any]]:
        """The last forty plays: state before it, seat, and the move in notation."""
        return list(self._plays)

    @property
    def claimed(self) -> Claimed | None:
        """The claim to be out that ended the match, as it was judged."""
        return next((event for event in self._events[-1] if isinstance(event, Claimed)), None)

    @property
    def texts(self) -> list[str]:
        """The last twenty events in plain text."""
        return self.log()[-_TEXTS_KEPT:]

    @property
    def teller(self) -> Teller:
        """Puts events into words for the viewer; where only bots play, for an onlooker."""
        names = tuple(shown_name(seat.kind, seat.name) for seat in self.setup.seats)
        addressed = None if self.setup.watched else self.viewer
        return Teller(names, addressed, self.game.sides, self.deck_names, self.setup.ruleset)

    def log(self) -> list[str]:
        """What happened, in plain text, oldest first."""
        return self._log.texts(self.teller)

    # What may be wished

    def submit(self, intent: Intent) -> None:
        """Takes a wish; the outcome comes with `updates`."""
        try:
            if intent.match != self.match_id:
                raise Illegal("wrong_match", match=intent.match)
            if intent.state != self.state_id:
                raise Illegal("stale", state=intent.state)
            if intent.seat != self.viewer:
                raise Illegal("not_your_turn", seat=intent.seat)
            if self.state.winners:
                raise Illegal("match_over")
            self._follow(self._entry_for(intent))
        except RulesError as error:
            self._queue.append(Refused(self.state_id, error.code, error.parameters))

    def _entry_for(self, intent: Intent) -> Entry:
        state = self.state
        match intent:
            case PlayCard() | Decide():
                if state.deal is None or self.waiting_for != "human":
                    raise Illegal("not_your_turn", seat=intent.seat)
                return parse_action(action_text(intent.action), state.deal)
            case CallOut():
                return ClaimOut(intent.seat)
            case GiveUp():
                return Resign(intent.seat)
            case NextDeal() if self.waiting_for == "next_deal":
                return Deck(self._next_deck())
            case TakeBack():
                return Back(self._state_before_last_play(intent.seat))
            case RestartDeal():
                start = self._state_as_dealt()
                if state.history == self._states[start].history:
                    raise Illegal("nothing_to_take_back")
                return Back(start)
        raise Illegal("phase", intent=type(intent).__name__)

    @property
    def can_take_back(self) -> bool:
        """Whether the viewer has a play in this deal that may be taken back."""
        try:
            self._state_before_last_play(self.viewer)
        except Illegal:
            return False
        return not self.state.winners

    def _state_before_last_play(self, seat: int) -> int:
        """The latest earlier state of this deal in which a seat had a choice and took it, if no other human acted."""
        history = self.state.history
        for number in range(len(self._states) - 2, self._state_as_dealt() - 1, -1):
            state = self._states[number]
            plies = len(state.history)
            if state.to_move == seat and history[:plies] == state.history and plies < len(history):
                if any(past.seat != seat and past.seat in self._humans for past in history[plies:]):
                    break
                if not nothing_to_declare(state):
                    return number
        raise Illegal("nothing_to_take_back")

    def _state_as_dealt(self) -> int:
        """The latest state right after the pack of this deal was dealt; where it is cut, right after the cut."""
        cut = tuple(past for past in self.state.history[:1] if isinstance(past.action, CutPack))
        return next(number for number in range(self.state_id, 0, -1) if self._states[number].history == cut)

    def _next_deck(self) -> tuple[int, ...]:
        return self.setup.deck(sum(isinstance(entry, Deck) for entry in self._entries))

    # What follows

    def updates(self) -> list[Update | Refused]:
        """What has happened since the last call, in order, each ply once."""
        result = list(self._queue)
        self._queue.clear()
        return result

    def presented(self, state_id: int) -> None:
        """Says that everything up to a state has been shown."""
        self._presented = max(self._presented, state_id)

    def take_seat(self) -> None:
        """The next human has sat down: the window shows that seat now, and first tells what it missed of the deal."""
        if self.waiting_for != "cover":
            return
        self._covered = False
        seat = self.viewer = self._next_human()
        start, seen = self._state_as_dealt(), self._seen[seat]
        if seen >= start:
            self._take_up(seen)
        for number in range(max(start, seen + 1), self.state_id + 1):
            self._tell(number)

    def _next_human(self) -> int:
        """The human who acts next, or the present viewer if nobody does."""
        deal = self.state.deal
        assert deal is not None
        first = deal.turn if deal.phase is not Phase.OVER else self.game.next_seat(self.game.next_seat(deal.dealer))
        seats = ((first + n) % self.game.players for n in range(self.game.players))
        return next((seat for seat in seats if seat in self._humans), self.viewer)

    def pump(self, budget: float, clock: Callable[[], float] = perf_counter) -> bool:
        """Lets the table or a bot act if it is their turn; True while a bot still has to think.

        Args:
            budget: seconds that may be spent; at least one slice of thought is done in any case.
        """
        waiting = self.waiting_for
        shown = self._presented >= self.state_id
        if shown and not self.state.winners and not self._covered:
            claimer = self._claimer()
            if claimer is not None:
                self._follow(ClaimOut(claimer))
                return False
        if waiting == "table" and shown:
            self._follow(Deck(self._next_deck()) if self.state.wants_deck else PASS)
        elif waiting == "bot":
            return self._think(budget, clock, shown)
        return False

    def _think(self, budget: float, clock: Callable[[], float], shown: bool) -> bool:
        seat = self.state.to_move
        assert seat is not None
        if self._decided is None:
            if self._thinking is None:
                chance = self.setup.bot_chance(self.state.deal_no, len(self.state.history), seat)
                self._thinking = self._bots[seat].think(self.view(seat), chance)
            end = clock() + budget
            while self._decided is None:
                try:
                    next(self._thinking)
                except StopIteration as done:
                    self._decided = done.value
                if clock() >= end:
                    break
        if self._decided is not None and shown:
            self._follow(self._decided)
            return False
        return self._decided is None

    def _claimer(self) -> int | None:
        """The first bot in play order that calls itself out now, if any."""
        state = self.state
        if not self.game.ruleset.claim_out or state.deal is None or state.deal.phase not in DECIDED:
            return None
        first = state.deal.turn
        for n in range(self.game.players):
            seat = (first + n) % self.game.players
            bot = self._bots.get(seat)
            if bot is not None and bot.wants_to_claim(state.view(seat)):
                return seat
        return None

    def _follow(self, entry: Entry) -> None:
        """Makes an entry true: checked, written down, then told."""
        events = self._note(entry)
        scored = next((event.score for event in events if isinstance(event, DealScored)), None)
        self.saved = self._journal.append(self.state_id, entry, self.state, scored)
        self._tell(self.state_id)

    def _tell(self, number: int) -> None:
        """Tells the viewer of the entry that led to a state."""
        events = tuple(see(event, self.viewer) for event in self._events[number])
        self._queue.append(Update(number, events, self._states[number].view(self.viewer)))
        self._seen[self.viewer] = number

    def _take_up(self, number: int) -> None:
        """Shows the viewer a state of the deal as it was when the viewer saw it last."""
        steps = self._events[self._state_as_dealt() : number + 1]
        before = tuple(tuple(see(event, self.viewer) for event in events) for events in steps)
        self._queue.append(Update(number, (), self._states[number].view(self.viewer), before))

    def _note(self, entry: Entry) -> tuple[Event, ...]:
        before = self.state
        _, after, events = step(self._states, entry)
        if isinstance(entry, Play | Declare | Cut | CutPack):
            move = _play_text(entry, before, after)
            self._plays.append({"state": self.state_id, "seat": before.to_move, "move": move})
        self._entries.append(entry)
        self._states.append(after)
        self._events.append(events)
        self._thinking = self._decided = None
        self._log.add(events)
        return events

    def close(self) -> None:
        """Lets go of the match; it can be resumed at any time."""
        self._journal.close()


def _play_text(action: Action, before: MatchState, after: MatchState) -> str:
    assert before.deal is not None and after.deal is not None
    swept = sum(map(len, after.deal.sweep_cards)) > sum(map(len, before.deal.sweep_cards))
    return action_text(action, sweep=swept)
