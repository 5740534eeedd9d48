"""A match as it goes: entries that follow one another, the state they lead to, and its text (think PGN).

The text of a match is its save, its replay and its share file::

    scopa-match 1
    ruleset: classic2{"target":16}
    players: 2
    dealer: 1
    seat 0: human Anna
    seat 1: rookie la Donna

    deck Cc Fd 4s ...
    0: Fd x Ac 7s
    1: 7c x 7d *

Empty lines and lines that begin with ``#`` say nothing to the rules.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import NamedTuple

from scopa_gui.rules import deal as deals
from scopa_gui.rules.cards import Card, copy_text, parse_cards
from scopa_gui.rules.deal import DECIDED, Action, Deal, Phase, Play
from scopa_gui.rules.errors import BadRuleset, Illegal, RulesError, Unreadable
from scopa_gui.rules.events import (
    Claimed,
    DealScored,
    Event,
    MatchOver,
    Resigned,
    SeatChanged,
    TookBack,
    events,
)
from scopa_gui.rules.game import Game, game_of
from scopa_gui.rules.match import after_deal, judge_claim
from scopa_gui.rules.notation import action_text, parse_action, parse_ruleset, ruleset_text
from scopa_gui.rules.ruleset import Ruleset
from scopa_gui.rules.scoring import count
from scopa_gui.rules.view import Past, View, observe

FORMAT = "scopa-match 1"
_LONGEST_TEXT = 4_000_000
_MOST_ENTRIES = 100_000


class Deck(NamedTuple):
    """A shuffled pack, top card first; dealt at once, or as it lies before it is cut."""

    cards: tuple[Card, ...]


class ClaimOut(NamedTuple):
    """A seat claims to be out (chiamarsi fuori)."""

    seat: int


class Resign(NamedTuple):
    """A seat gives the match up."""

    seat: int


class Back(NamedTuple):
    """Go on from the state after so many entries."""

    state: int


class Sit(NamedTuple):
    """Another kind of player takes a seat."""

    seat: int
    kind: str


Entry = Deck | deals.Play | deals.Declare | deals.Cut | deals.CutPack | ClaimOut | Resign | Back | Sit


class MatchState(NamedTuple):
    """Where a match stands. ``deal`` is None before the first pack; scores are by side.

    ``deal_no`` counts deals from 1, thrown-in layouts not; ``winners`` is empty while the match goes on.
    """

    game: Game
    dealer: int
    deal: Deal | None
    scores: tuple[int, ...]
    deal_no: int
    history: tuple[Past, ...]
    winners: tuple[int, ...]

    @property
    def wants_deck(self) -> bool:
        """Whether the next entry must be a shuffled pack."""
        return not self.winners and (self.deal is None or self.deal.phase in (Phase.OVER, Phase.THROWN_IN))

    @property
    def to_move(self) -> int | None:
        """The seat that is to act, if the deal waits for one."""
        if self.winners or self.deal is None or self.deal.phase not in DECIDED:
            return None
        return self.deal.turn

    def view(self, seat: int) -> View:
        """What a seat may know.

        Raises:
            Illegal: ``phase`` before the first pack is dealt.
        """
        if self.deal is None:
            raise Illegal("phase", phase="NONE")
        view = observe(self.deal, seat, self.history, self.scores, self.deal_no, self.winners)
        return view._replace(legal=()) if self.winners else view


def new_match(game: Game, dealer: int) -> MatchState:
    """A match before its first pack; ``dealer`` deals first.

    Raises:
        Illegal: ``dealer`` if there is no such seat.
    """
    if not 0 <= dealer < game.players:
        raise Illegal("dealer", dealer=dealer)
    return MatchState(game, dealer, None, (0,) * len(game.sides), 1, (), ())


def advance(state: MatchState, entry: Entry) -> tuple[MatchState, tuple[Event, ...]]:
    """The state after an entry, and what happened. Rounds and counts that follow by themselves are in it.

    Raises:
        Illegal: if the entry does not fit here; `Back` and `Sit` are for `states_of`, which knows all states.
    """
    if state.winners:
        raise Illegal("match_over")
    if isinstance(entry, Deck):
        return _deal(state, entry)
    if isinstance(entry, Resign):
        return _resign(state, entry)
    if isinstance(entry, ClaimOut):
        return _claim(state, entry)
    if isinstance(entry, Sit):
        _check_seat(state, entry.seat)
        return state, (SeatChanged(entry.seat, entry.kind),)
    if isinstance(entry, Back):
        raise Illegal("back", state=entry.state)
    return _act(state, entry)


def _check_seat(state: MatchState, seat: int) -> None:
    if not 0 <= seat < state.game.players:
        raise Illegal("seat", seat=seat)


def _deal(state: MatchState, entry: Deck) -> tuple[MatchState, tuple[Event, ...]]:
    if not state.wants_deck:
        raise Illegal("deck_not_wanted")
    dealer, deal_no = state.dealer, state.deal_no
    if state.deal is not None and state.deal.phase is Phase.OVER:
        dealer, deal_no = state.game.next_seat(state.deal.dealer), deal_no + 1
    deal = deals.new_deal(state.game, entry.cards, dealer)
    after = state._replace(dealer=dealer, deal=deal, deal_no=deal_no, history=())
    return after, events(None, None, deal)


def _act(state: MatchState, action: Action) -> tuple[MatchState, tuple[Event, ...]]:
    before = state.deal
    if before is None:
        raise Illegal("phase", phase="NONE")
    deal = deals.apply(before, action)
    happened = list(events(before, action, deal))
    past = Past(before.turn, action, before.table)
    state = state._replace(deal=deal, history=(*state.history, past))
    if deal.phase is Phase.ROUND_OVER:
        dealt = deals.next_round(deal)
        happened += events(deal, None, dealt)
        return state._replace(deal=dealt), tuple(happened)
    if deal.phase is not Phase.OVER:
        return state, tuple(happened)
    score = count(deal)
    outcome = after_deal(state.game.ruleset, state.scores, score.totals, state.deal_no, score.outright)
    happened.append(DealScored(score, outcome.scores))
    state = state._replace(scores=outcome.scores)
    if outcome.winner is not None and outcome.reason is not None:
        return _over(state, (outcome.winner,), outcome.reason, happened)
    return state, tuple(happened)


def _over(
    state: MatchState, winners: tuple[int, ...], reason: str, happened: list[Event]
) -> tuple[MatchState, tuple[Event, ...]]:
    return state._replace(winners=winners), (*happened, MatchOver(winners, reason))


def _resign(state: MatchState, entry: Resign) -> tuple[MatchState, tuple[Event, ...]]:
    _check_seat(state, entry.seat)
    side = state.game.side_of[entry.seat]
    best = max(score for other, score in enumerate(state.scores) if other != side)
    winners = tuple(o for o, score in enumerate(state.scores) if o != side and score == best)
    return _over(state, winners, "resigned", [Resigned(entry.seat)])


def _claim(state: MatchState, entry: ClaimOut) -> tuple[MatchState, tuple[Event, ...]]:
    _check_seat(state, entry.seat)
    deal = state.deal
    if not state.game.ruleset.claim_out or deal is None or deal.phase not in DECIDED:
        raise Illegal("claim")
    side = state.game.side_of[entry.seat]
    claim = judge_claim(state.game, deal.piles, deal.sweeps, deal.declared, side, state.scores)
    return _over(state, claim.winners, "claim", [Claimed(entry.seat, claim.valid, claim.secured)])


@dataclass(frozen=True, slots=True)
class Record:
    """Everything about a match that cannot be worked out again.

    Attributes:
        dealer: the seat that deals first.
        seats: kind and name of each seat's player, as the match began.
        entries: in order; the number of entries is the state's number.
        tags: further header lines, name and value.
    """

    ruleset: Ruleset
    players: int
    dealer: int
    seats: tuple[tuple[str, str], ...]
    entries: tuple[Entry, ...] = ()
    tags: tuple[tuple[str, str], ...] = ()


class Step(NamedTuple):
    """One entry with the state it led to and what happened."""

    entry: Entry
    state: MatchState
    events: tuple[Event, ...]


def step(states: list[MatchState], entry: Entry) -> Step:
    """Follows one more entry. ``states`` holds the state before the first entry and after each one so far.

    Raises:
        Illegal: if the entry does not fit; ``back`` for a state that is not an earlier one.
    """
    if isinstance(entry, Back):
        if not 0 < entry.state < len(states) - 1:
            raise Illegal("back", state=entry.state)
        return Step(entry, states[entry.state], (TookBack(entry.state),))
    return Step(entry, *advance(states[-1], entry))


def states_of(record: Record) -> list[MatchState]:
    """The state before the first entry and after each one.

    Raises:
        BadRuleset, Illegal: where the record does not follow the rules.
    """
    states = [new_match(game_of(record.ruleset, record.players), record.dealer)]
    for entry in record.entries:
        states.append(step(states, entry).state)
    return states


def entry_text(entry: Entry, *, sweep: bool = False) -> str:
    """An entry in one line; ``sweep`` adds the mark of a sweep to a play."""
    if isinstance(entry, Deck):
        return "deck " + " ".join(map(copy_text, entry.cards))
    if isinstance(entry, ClaimOut):
        return f"claim {entry.seat}"
    if isinstance(entry, Resign):
        return f"resign {entry.seat}"
    if isinstance(entry, Back):
        return f"back {entry.state}"
    if isinstance(entry, Sit):
        return f"sit {entry.seat} {entry.kind}"
    return action_text(entry, sweep=sweep)


def parse_entry(text: str, deal: Deal | None) -> Entry:
    """The entry of a line; ``deal`` is the position that it meets, for telling twins apart.

    Raises:
        Unreadable: ``entry`` or a reason of the notation.
        Illegal: ``not_legal`` for an action that the position does not allow.
    """
    word, _, rest = text.partition(" ")
    try:
        match word:
            case "deck":
                return Deck(parse_cards(rest))
            case "claim":
                return ClaimOut(int(rest))
            case "resign":
                return Resign(int(rest))
            case "back":
                return Back(int(rest))
            case "sit":
                seat, kind = rest.split()
                return Sit(int(seat), kind)
    except Unreadable:
        raise
    except ValueError:
        raise Unreadable("entry", text=text[:80]) from None
    if deal is None:
        raise Unreadable("entry", text=text[:80])
    return parse_action(text, deal)


def format_match(record: Record) -> str:
    """The text of a match, plays with the number of their seat and sweeps marked; spaces in names become single."""
    lines = [
        FORMAT,
        f"ruleset: {ruleset_text(record.ruleset)}",
        f"players: {record.players}",
        f"dealer: {record.dealer}",
        *(f"seat {seat}: {kind} {_one_line(name)}" for seat, (kind, name) in enumerate(record.seats)),
        *(f"{name}: {_one_line(value)}" for name, value in record.tags),
        "",
    ]
    states = [new_match(game_of(record.ruleset, record.players), record.dealer)]
    for entry in record.entries:
        before = states[-1]
        after = step(states, entry).state
        states.append(after)
        if isinstance(entry, Deck | ClaimOut | Resign | Back | Sit):
            lines.append(entry_text(entry))
        else:
            swept = isinstance(entry, Play) and _swept(before, after)
            lines.append(f"{before.to_move}: {entry_text(entry, sweep=swept)}")
    return "\n".join(lines) + "\n"


def _one_line(text: str) -> str:
    """Free text, such as a name, without anything that could begin a line of its own."""
    return " ".join(text.split())


def _swept(before: MatchState, after: MatchState) -> bool:
    assert before.deal is not None and after.deal is not None
    return sum(map(len, after.deal.sweep_cards)) > sum(map(len, before.deal.sweep_cards))


def parse_match(text: str) -> Record:
    """The match of a text, every entry checked by the rules.

    Raises:
        Unreadable: with a code and the number of the line, from 1, as parameter ``line``.
    """
    if len(text) > _LONGEST_TEXT:
        raise Unreadable("too_long", line=1)
    lines = text.splitlines()
    if not lines or lines[0].strip() != FORMAT:
        newer = bool(lines) and lines[0].startswith("scopa-match ")
        raise Unreadable("newer_format" if newer else "not_a_match", line=1)
    end = next((n for n, line in enumerate(lines) if not line.strip()), len(lines))
    record = _read_header(lines[1:end])
    return Record(
        record.ruleset, record.players, record.dealer, record.seats, _read_entries(record, lines, end), record.tags
    )


def _read_header(lines: Iterable[str]) -> Record:
    fields: dict[str, str] = {}
    number = 1
    for number, line in enumerate(lines, 2):
        name, colon, value = line.partition(":")
        if not colon or name in fields:
            raise Unreadable("header", line=number)
        fields[name] = value.strip()
    try:
        ruleset = parse_ruleset(fields.pop("ruleset"))
        players, dealer = int(fields.pop("players")), int(fields.pop("dealer"))
        game = game_of(ruleset, players)
        seats = []
        for seat in range(players):
            kind, _, name = fields.pop(f"seat {seat}").partition(" ")
            seats.append((kind, name))
        new_match(game, dealer)
    except (KeyError, ValueError) as error:
        code = error.code if isinstance(error, BadRuleset) else "header"
        raise Unreadable(code, line=number) from None
    return Record(ruleset, players, dealer, tuple(seats), (), tuple(fields.items()))


def _read_entries(record: Record, lines: list[str], start: int) -> tuple[Entry, ...]:
    states = [new_match(game_of(record.ruleset, record.players), record.dealer)]
    entries: list[Entry] = []
    for number, line in enumerate(lines[start:], start + 1):
        words = line.strip()
        if not words or words.startswith("#"):
            continue
        now = states[-1]
        seat, colon, action = words.partition(": ")
        if colon and seat != str(now.to_move):
            raise Unreadable("wrong_seat", line=number)
        try:
            entry = parse_entry(action if colon else words, now.deal)
            states.append(step(states, entry).state)
        except RulesError as error:
            raise Unreadable(error.code, line=number) from None
        entries.append(entry)
        if len(entries) > _MOST_ENTRIES:
            raise Unreadable("too_long", line=number)
    return tuple(entries)
