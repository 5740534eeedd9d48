"""A match as a film: every state of its record, seen from any seat or with all hands open."""

from __future__ import annotations

from scopa_gui.game.declared import nothing_to_declare
from scopa_gui.game.texts import Teller
from scopa_gui.rules.deal import PASS, Phase, Play
from scopa_gui.rules.events import Event, see
from scopa_gui.rules.game import game_of
from scopa_gui.rules.record import Back, Deck, MatchState, Record, new_match, step
from scopa_gui.rules.view import View


class Replay:
    """The states of a record, each with what led to it.

    A position is the number of entries that have been followed; the film runs from `first` (the first pack is dealt)
    to `last`. Whoever has nothing to declare passes without a word: that is no step of it.
    """

    def __init__(self, record: Record) -> None:
        """Follows every entry once.

        Raises:
            BadRuleset, Illegal: where the record does not follow the rules.
            ValueError: if no pack is ever dealt.
        """
        self.record = record
        self.game = game_of(record.ruleset, record.players)
        self._states: list[MatchState] = [new_match(self.game, record.dealer)]
        self._events: list[tuple[Event, ...]] = [()]
        self._plays = [0]
        self._passes: dict[int, int | None] = {}
        """Positions to which a pass led, and whose: None where nothing could be declared."""
        for position, entry in enumerate(record.entries, 1):
            if entry == PASS:
                state = self._states[-1]
                self._passes[position] = None if nothing_to_declare(state) else state.to_move
            followed = step(self._states, entry)
            self._states.append(followed.state)
            self._events.append(followed.events)
            before = self._plays[entry.state if isinstance(entry, Back) else -1]
            self._plays.append(before + isinstance(entry, Play))
        dealt = [number for number, state in enumerate(self._states) if state.deal is not None]
        if not dealt:
            raise ValueError("no pack is dealt")
        self.first, self.last = dealt[0], len(record.entries)

    # ---- what stands

    def state(self, position: int) -> MatchState:
        """The whole truth after so many entries."""
        return self._states[position]

    def view(self, position: int, seat: int, *, all_open: bool = False) -> View:
        """What a seat knew at a position; ``all_open`` shows every hand, and a drawn card, besides."""
        state = self._states[position]
        view = state.view(seat)
        if all_open and state.deal is not None:
            view = view._replace(shown=state.deal.hands, drawn=state.deal.drawn)
        return view

    def events(self, position: int, seat: int | None, *, all_open: bool = False) -> tuple[Event, ...]:
        """What led to a position, as a seat saw it, or in full."""
        found = self._events[position]
        return found if all_open else tuple(see(event, seat) for event in found)

    # ---- landmarks

    def stops(self, seat: int, *, all_open: bool = False) -> list[int]:
        """The positions at which a seat sees something new; what others keep to themselves only with open hands."""
        return [
            position
            for position in range(self.first, self.last + 1)
            if position not in self._passes or self._kept_hand(position, seat, all_open) is not None
        ]

    def _kept_hand(self, position: int, seat: int, all_open: bool) -> int | None:
        """Who has kept a combination to themselves with the entry that led to a position, if a seat may know it."""
        owner = self._passes.get(position)
        return owner if all_open or owner == seat else None

    def plays(self, position: int) -> int:
        """How many cards had been played at a position, without what was taken back."""
        return self._plays[position]

    def is_taken_back(self, position: int) -> bool:
        """Whether what led to a position was that plays were taken back."""
        return position > 0 and isinstance(self.record.entries[position - 1], Back)

    @property
    def deals(self) -> list[int]:
        """The positions at which packs were dealt or laid down to be cut, thrown-in ones left out."""
        packs = [number for number, entry in enumerate(self.record.entries, 1) if isinstance(entry, Deck)]
        ends = [number - 1 for number in packs[1:]] + [self.last]
        return [number for number, end in zip(packs, ends, strict=True) if not self._thrown_in(end)]

    def _thrown_in(self, position: int) -> bool:
        deal = self._states[position].deal
        return deal is not None and deal.phase is Phase.THROWN_IN

    def deal_no(self, position: int) -> int:
        """The number of the deal at a position, from 1."""
        return self._states[position].deal_no

    # ---- words

    def line(self, position: int, teller: Teller, seat: int, *, all_open: bool = False) -> list[str]:
        """The sentences of the entry that led to a position, as a seat saw it."""
        owner = self._kept_hand(position, seat, all_open)
        if owner is not None:
            return [teller.undeclared(owner)]
        sentences = map(teller.tell, self.events(position, seat, all_open=all_open))
        return [sentence for sentence in sentences if sentence]
