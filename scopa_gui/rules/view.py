"""What one seat may know, and worlds that agree with it. Bots and the window get nothing else."""

from __future__ import annotations

from random import Random
from typing import NamedTuple

from scopa_gui.rules.cards import Card, CardSet, captured, cards_in, set_of
from scopa_gui.rules.deal import Action, Deal, Phase, Sweep, legal_moves
from scopa_gui.rules.game import Game


class Past(NamedTuple):
    """One action of the deal so far, with the table it met. A kept drawn card stays hidden."""

    seat: int
    action: Action
    table: CardSet


class View(NamedTuple):
    """All that a seat may know of a match in the middle of a deal. Tuples are by seat unless they say by side.

    Everybody sees captured cards as they are taken, so piles are open knowledge; the window may hide them.
    ``shown`` are cards of hands that were shown in a declaration; ``drawn`` is the seat's own drawn card only.
    ``legal`` is empty unless this seat is to move.
    """

    game: Game
    seat: int
    turn: int
    dealer: int
    phase: Phase
    hand: CardSet
    hand_counts: tuple[int, ...]
    table: CardSet
    stock: int
    piles: tuple[CardSet, ...]  # by side
    sweeps: tuple[int, ...]  # points, by side
    sweep_cards: tuple[tuple[Sweep, ...], ...]  # by side
    last: int
    declared: tuple[int, ...]  # points, by side
    shown: tuple[CardSet, ...]
    drawn: Card | None
    history: tuple[Past, ...]
    scores: tuple[int, ...]  # of the match before this deal, or after it once it is counted; by side
    deal_no: int
    round_no: int
    winners: tuple[int, ...]  # sides; empty while the match goes on
    legal: tuple[Action, ...]

    @property
    def side(self) -> int:
        """The side of this seat."""
        return self.game.side_of[self.seat]

    @property
    def unseen(self) -> CardSet:
        """Cards that this seat has not seen: in other hands (not shown there) or in the stock."""
        seen = self.hand | self.table
        for pile in self.piles:
            seen |= pile
        for cards in self.shown:
            seen |= cards
        if self.drawn is not None:
            seen |= 1 << self.drawn
        return self.game.pack_set & ~captured(seen)


def observe(
    deal: Deal,
    seat: int,
    history: tuple[Past, ...] = (),
    scores: tuple[int, ...] | None = None,
    deal_no: int = 1,
    winners: tuple[int, ...] = (),
) -> View:
    """What a seat may know of a deal.

    Args:
        history: the actions of the deal so far, oldest first.
        scores: match scores by side; all zero if not given.
    """
    game = deal.game
    mine = deal.turn == seat
    return View(
        game,
        seat,
        deal.turn,
        deal.dealer,
        deal.phase,
        deal.hands[seat],
        tuple(hand.bit_count() for hand in deal.hands),
        deal.table,
        len(deal.stock),
        deal.piles,
        deal.sweeps,
        deal.sweep_cards,
        deal.last,
        deal.declared,
        deal.shown,
        deal.drawn if mine else None,
        history,
        scores if scores is not None else (0,) * len(game.sides),
        deal_no,
        game.round_of(len(deal.stock)),
        winners,
        tuple(legal_moves(deal)) if mine else (),
    )


def sample(view: View, rng: Random) -> Deal:
    """A whole deal that agrees with all that the view tells: hidden hands and the stock dealt at random."""
    unseen = cards_in(view.unseen)
    rng.shuffle(unseen)
    return world(view, unseen)


def world(view: View, unseen: list[Card]) -> Deal:
    """The deal in which the unseen cards lie in this order: hands by seat, what they lack, then the stock.

    A card that the seat has drawn lies on top of the stock.
    """
    hands = []
    used = 0
    for seat, size in enumerate(view.hand_counts):
        if seat == view.seat:
            hands.append(view.hand)
            continue
        known = view.shown[seat]
        lacking = size - known.bit_count()
        hands.append(known | set_of(unseen[used : used + lacking]))
        used += lacking
    drawn = [] if view.drawn is None else [view.drawn]
    stock = drawn + unseen[used:]
    return Deal(
        view.game,
        view.table,
        tuple(hands),
        tuple(stock),
        view.piles,
        view.sweeps,
        view.sweep_cards,
        view.turn,
        view.last,
        view.phase,
        view.dealer,
        view.declared,
        view.shown,
        view.drawn,
    )
