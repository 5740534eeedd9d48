"""What happened, for telling and showing: worked out beside the rules, so that search never pays for it."""

from __future__ import annotations

from dataclasses import dataclass, fields, replace
from typing import Any

from scopa_gui.rules.cards import Card, cards_in
from scopa_gui.rules.deal import Action, Cut, CutPack, Deal, Declare, Phase, must_throw_in
from scopa_gui.rules.declarations import declarations
from scopa_gui.rules.errors import Unreadable
from scopa_gui.rules.scoring import DealScore, Points, Prime


@dataclass(frozen=True, slots=True)
class Event:
    """Something that happened at the table."""


@dataclass(frozen=True, slots=True)
class Dealt(Event):
    """Hands were dealt. A hand that may not be seen is the number of its cards.

    ``table`` holds the cards dealt face up now, ``stock`` the number of cards left.
    """

    hands: tuple[tuple[Card, ...] | int, ...]
    table: tuple[Card, ...]
    dealer: int
    round: int
    stock: int


@dataclass(frozen=True, slots=True)
class ThrownIn(Event):
    """The layout is not playable; ``reason`` is ``kings`` or ``aces``."""

    table: tuple[Card, ...]
    reason: str


@dataclass(frozen=True, slots=True)
class OpeningTaken(Event):
    """The dealer took a layout of 15 or 30 at once."""

    seat: int
    cards: tuple[Card, ...]
    sweeps: int


@dataclass(frozen=True, slots=True)
class PackOffered(Event):
    """The dealer has shuffled so many cards and offers them to a seat to cut."""

    seat: int
    dealer: int
    size: int


@dataclass(frozen=True, slots=True)
class PackCut(Event):
    """A seat lifted so many cards off the pack and put them below; 0: it left the pack as it was."""

    seat: int
    lifted: int


@dataclass(frozen=True, slots=True)
class Drawn(Event):
    """The seat after the dealer drew a card; only that seat sees it."""

    seat: int
    card: Card | None


@dataclass(frozen=True, slots=True)
class CutDone(Event):
    """The drawn card was kept, unseen by the others, or placed on the table."""

    seat: int
    keep: bool
    card: Card | None


@dataclass(frozen=True, slots=True)
class Declared(Event):
    """A hand was declared and shown; ``matta`` is the wild seven's value, 0 for none."""

    seat: int
    name: str
    points: int
    cards: tuple[Card, ...]
    matta: int


@dataclass(frozen=True, slots=True)
class Played(Event):
    """A card was played; an empty ``take`` means that it was laid."""

    seat: int
    card: Card
    take: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class Swept(Event):
    """The play was a sweep."""

    seat: int
    card: Card
    points: int


@dataclass(frozen=True, slots=True)
class Leftovers(Event):
    """The last capturer took what was left; seat -1: nobody had captured."""

    seat: int
    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class DealScored(Event):
    """The deal was counted; ``scores`` are those of the match after it."""

    score: DealScore
    scores: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Claimed(Event):
    """A seat claimed to be out; ``secured`` are the points certain in this deal."""

    seat: int
    valid: bool
    secured: int


@dataclass(frozen=True, slots=True)
class Resigned(Event):
    """A seat gave the match up."""

    seat: int


@dataclass(frozen=True, slots=True)
class TookBack(Event):
    """The match went back to an earlier state."""

    state: int


@dataclass(frozen=True, slots=True)
class SeatChanged(Event):
    """Another player sits down on a seat."""

    seat: int
    kind: str


@dataclass(frozen=True, slots=True)
class MatchOver(Event):
    """The match has ended.

    ``reason``: ``target``, ``deals``, ``outright``, ``cappotto``, ``claim`` or ``resigned``. Several winners share a
    wrong claim only.
    """

    winners: tuple[int, ...]
    reason: str


def events(before: Deal | None, action: Action | None, after: Deal) -> tuple[Event, ...]:
    """What an action did. ``before`` None: a new pack was dealt; ``action`` None: the next round was.

    Hidden cards are in them: pass each through `see` before a seat gets it.
    """
    if before is None:
        return _first_cards(after)
    if action is None:
        return (_dealt(after, ()),)
    if isinstance(action, CutPack):
        return (PackCut(before.turn, action.lifted), *_first_cards(after))
    if isinstance(action, Cut):
        seat = before.turn
        return (CutDone(seat, action.keep, before.drawn), *_first_cards(after))
    if isinstance(action, Declare):
        return _declared(before, action)
    take = tuple(cards_in(action.take))
    result: list[Event] = [Played(before.turn, action.card, take)]
    side = after.game.side_of[before.turn]
    if len(after.sweep_cards[side]) > len(before.sweep_cards[side]):
        sweep = after.sweep_cards[side][-1]
        result.append(Swept(before.turn, sweep.card, sweep.points))
    if after.phase is Phase.OVER:
        left = (before.table ^ action.take) if action.take else before.table | 1 << action.card
        if left:
            result.append(Leftovers(after.last, tuple(cards_in(left))))
    return tuple(result)


def _declared(before: Deal, action: Declare) -> tuple[Event, ...]:
    if action.name is None:
        return ()
    hand = before.hands[before.turn]
    points = next(o.points for o in declarations(before.game.ruleset, hand) if (o.name, o.matta) == action)
    return (Declared(before.turn, action.name, points, tuple(cards_in(hand)), action.matta),)


def _dealt(deal: Deal, table: tuple[Card, ...]) -> Dealt:
    hands = tuple(tuple(cards_in(hand)) for hand in deal.hands)
    return Dealt(hands, table, deal.dealer, deal.game.round_of(len(deal.stock)), len(deal.stock))


def _first_cards(deal: Deal) -> tuple[Event, ...]:
    """A new pack: offered for the cut, the draw, or hands and layout, perhaps thrown in or taken by the dealer."""
    game = deal.game
    if deal.phase is Phase.CUT_PACK:
        return (PackOffered(deal.turn, deal.dealer, len(deal.stock)),)
    if deal.phase is Phase.CUT:
        return (Drawn(deal.turn, deal.drawn),)
    opening = deal.last >= 0
    layout = tuple(cards_in(deal.piles[game.side_of[deal.dealer]] if opening else deal.table))
    dealt = _dealt(deal, layout)
    if deal.phase is Phase.THROWN_IN:
        kings_only = must_throw_in(replace(game.ruleset, aces_redeal=0), deal.table)
        return (dealt, ThrownIn(layout, "kings" if kings_only else "aces"))
    if opening:
        return (dealt, OpeningTaken(deal.dealer, layout, len(deal.sweep_cards[game.side_of[deal.dealer]])))
    return (dealt,)


def see(event: Event, seat: int | None) -> Event:
    """The event as a seat may see it; None: as an onlooker who sees no hidden card."""
    if isinstance(event, Dealt):
        hands = tuple(
            hand if owner == seat or isinstance(hand, int) else len(hand) for owner, hand in enumerate(event.hands)
        )
        return replace(event, hands=hands)
    if isinstance(event, Drawn) and event.seat != seat:
        return replace(event, card=None)
    if isinstance(event, CutDone) and event.keep and event.seat != seat:
        return replace(event, card=None)
    return event


_KINDS: dict[str, type[Event]] = {
    kind.__name__: kind
    for kind in (
        Dealt,
        ThrownIn,
        OpeningTaken,
        PackOffered,
        PackCut,
        Drawn,
        CutDone,
        Declared,
        Played,
        Swept,
        Leftovers,
        DealScored,
        Claimed,
        Resigned,
        TookBack,
        SeatChanged,
        MatchOver,
    )
}


def event_to_json(event: Event) -> dict[str, Any]:
    """The event as JSON values, with its kind under ``event``."""
    return {
        "event": type(event).__name__,
        **{field.name: getattr(event, field.name) for field in fields(event)},
    }


def event_from_json(data: dict[str, Any]) -> Event:
    """The event of `event_to_json`, also after it went through JSON text.

    Raises:
        Unreadable: ``event`` for an unknown kind or missing fields.
    """
    try:
        kind = _KINDS[data["event"]]
        values = {field.name: _tuples(data[field.name]) for field in fields(kind)}
        if kind is DealScored:
            values["score"] = _score_from_json(values["score"])
        return kind(**values)
    except (KeyError, TypeError, ValueError):
        raise Unreadable("event", text=str(data.get("event"))) from None


def _tuples(value: Any) -> Any:
    return tuple(map(_tuples, value)) if isinstance(value, list | tuple) else value


def _score_from_json(value: tuple[Any, ...]) -> DealScore:
    points, cards, coins, prime, prime_winner, outright = value
    return DealScore(
        tuple(Points(*side) for side in points),
        cards,
        coins,
        tuple(Prime(*side) for side in prime),
        prime_winner,
        outright,
    )
