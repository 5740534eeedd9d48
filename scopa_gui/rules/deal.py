"""One deal, from the shuffled pack to the last card: a value, and functions of it (SPEC section 4)."""

from __future__ import annotations

from collections.abc import Sequence
from enum import IntEnum
from typing import NamedTuple

from scopa_gui.rules.cards import (
    ACE,
    ANNOUNCED,
    FACES,
    KING,
    OF_VALUE,
    PACK_SIZE,
    VALUES,
    WILD_SEVEN,
    Card,
    CardSet,
    captured,
    cards_in,
    set_of,
)
from scopa_gui.rules.declarations import announced_cards, declarations
from scopa_gui.rules.errors import Illegal
from scopa_gui.rules.game import Game
from scopa_gui.rules.ruleset import Ruleset


class Phase(IntEnum):
    """What a deal waits for."""

    CUT = 0
    """The seat after the dealer keeps or places the drawn card (Chkobba)."""
    DECLARE = 1
    """Each seat in turn declares or passes before a round."""
    PLAY = 2
    """The seat to move plays a card."""
    ROUND_OVER = 3
    """All hands are empty and the stock is not: `next_round` deals."""
    THROWN_IN = 4
    """The first layout is not playable: the same dealer deals another pack."""
    OVER = 5
    """All cards are played and the leftovers taken."""


_PLAY = Phase.PLAY
"""A global of its own: to look a member up in an Enum takes five times as long, and each ply does."""


class Sweep(NamedTuple):
    """A sweep as it lies crosswise on a pile: the card that shows, and what it is worth."""

    card: Card
    points: int


class Deal(NamedTuple):
    """The whole position of a deal, hidden cards included. Tuples are by seat unless they say by side.

    Seats are numbered as they sit, in the order of play; the first to play is the seat after the dealer.
    ``stock`` lists the undealt cards, the next one first; in the phase CUT it still holds the drawn card.
    ``shown`` are the cards of a hand that everybody has seen in a declaration.
    """

    game: Game
    table: CardSet
    hands: tuple[CardSet, ...]
    stock: tuple[Card, ...]
    piles: tuple[CardSet, ...]  # by side
    sweeps: tuple[int, ...]  # points, by side
    sweep_cards: tuple[tuple[Sweep, ...], ...]  # by side
    turn: int
    last: int  # the seat that captured last, -1 for nobody
    phase: Phase
    dealer: int
    declared: tuple[int, ...]  # points, by side
    shown: tuple[CardSet, ...]
    drawn: Card | None


class Play(NamedTuple):
    """Play a card and take a set of table cards; with an empty set it is laid down."""

    card: Card
    take: CardSet


class Declare(NamedTuple):
    """Declare a combination, with the value given to the wild seven (0: none); no name: pass."""

    name: str | None
    matta: int


class Cut(NamedTuple):
    """Keep the drawn card, or place it on the table."""

    keep: bool


Action = Play | Declare | Cut
PASS = Declare(None, 0)
_LAID = tuple(Play(card, 0) for card in range(ANNOUNCED + 10))
"""Each card laid down: made once, as most moves are of this kind."""


def new_deal(game: Game, deck: Sequence[Card], dealer: int) -> Deal:
    """The position after dealing the first round from a pack, top card first.

    Raises:
        Illegal: ``deck`` if it is not the pack of this game, ``dealer`` if there is no such seat.
    """
    if len(deck) != len(game.pack) or set_of(deck) != game.pack_set:
        raise Illegal("deck")
    if not 0 <= dealer < game.players:
        raise Illegal("dealer", dealer=dealer)
    nothing, zeros = (0,) * game.players, (0,) * len(game.sides)
    empty = Deal(
        game,
        0,
        nothing,
        tuple(deck),
        zeros,
        zeros,
        ((),) * len(game.sides),
        (dealer + 1) % game.players,
        -1,
        Phase.CUT,
        dealer,
        zeros,
        nothing,
        None,
    )
    if game.ruleset.cut_draw:
        return empty._replace(drawn=deck[0])
    return _first_round(empty, placed=0)


def next_round(deal: Deal) -> Deal:
    """The position after dealing the next round from the stock.

    Raises:
        Illegal: ``phase`` unless a round is over.
    """
    if deal.phase is not Phase.ROUND_OVER:
        raise Illegal("phase", phase=deal.phase.name)
    game = deal.game
    size = game.rounds[game.round_of(len(deal.stock))]
    hands, used = _hands(game, deal.stock, deal.dealer, size)
    return _start_round(deal._replace(hands=hands, stock=deal.stock[used:], shown=(0,) * game.players))


def legal_moves(deal: Deal) -> list[Action]:
    """Every action open to the seat to move, captures in the order of choices; empty when nobody is to move."""
    if deal.phase is _PLAY:
        return _plays(deal)
    if deal.phase is Phase.DECLARE:
        options = declarations(deal.game.ruleset, deal.hands[deal.turn])
        return [*(Declare(option.name, option.matta) for option in options), PASS]
    if deal.phase is Phase.CUT:
        return [Cut(True), Cut(False)]
    return []


def _plays(deal: Deal) -> list[Action]:
    game, table, hands, *_ = deal
    hand = hands[deal.turn]
    captures, duty = game.captures, game.ruleset.capture_duty
    if game.has_twins:
        hand &= ~((hand >> PACK_SIZE & hand) << PACK_SIZE)
    moves: list[Action] = []
    any_capture = False
    while hand:
        low = hand & -hand
        hand ^= low
        card = low.bit_length() - 1
        taken = captures(table, card)
        if taken:
            any_capture = True
            for take in taken:
                moves.append(Play(card, take))
            if duty == "optional":
                moves.append(_LAID[card])
        else:
            moves.append(_LAID[card])
    if duty == "strict" and any_capture:
        return [move for move in moves if isinstance(move, Play) and move.take]
    return moves


def apply(deal: Deal, action: Action) -> Deal:
    """The position after an action of the seat to move.

    Raises:
        Illegal: ``phase`` if the deal waits for something else, ``not_in_hand``, ``capture`` if the card cannot
            take that set, ``must_capture`` if it may not be laid, ``declaration`` if the hand does not allow it.
    """
    if isinstance(action, Play):
        _check_play(deal, action)
        return play(deal, action)
    if isinstance(action, Declare):
        _require(deal, Phase.DECLARE)
        if action not in legal_moves(deal):
            raise Illegal("declaration", name=action.name, matta=action.matta)
        return _declare(deal, action)
    _require(deal, Phase.CUT)
    return _first_round(deal, placed=0 if action.keep else 1)


def _require(deal: Deal, phase: Phase) -> None:
    if deal.phase is not phase:
        raise Illegal("phase", phase=deal.phase.name)


def _check_play(deal: Deal, move: Play) -> None:
    if deal.phase is not _PLAY:
        raise Illegal("phase", phase=deal.phase.name)
    card, take = move
    if card < 0 or not deal.hands[deal.turn] >> card & 1:
        raise Illegal("not_in_hand", card=card)
    game = deal.game
    options = game.captures(deal.table, card)
    if take:
        if take not in options:
            raise Illegal("capture", card=card, take=take)
    elif game.ruleset.capture_duty != "optional":
        if options:
            raise Illegal("must_capture", card=card)
        if game.ruleset.capture_duty == "strict" and move not in _plays(deal):
            raise Illegal("must_capture", card=card)


def play(deal: Deal, move: Play) -> Deal:
    """The position after a legal play, unchecked: the one implementation for the table and for search."""
    (game, table, hands, stock, piles, sweeps, sweep_cards, turn, last, phase, dealer, declared, shown, _) = deal
    card, take = move
    bit = 1 << card
    hands = (*hands[:turn], hands[turn] ^ bit, *hands[turn + 1 :])
    if shown[turn] & bit:
        shown = (*shown[:turn], shown[turn] ^ bit, *shown[turn + 1 :])
    if take:
        side = game.side_of[turn]
        won = bit | take
        if won >> ANNOUNCED:
            won = captured(won)
        piles = (*piles[:side], piles[side] | won, *piles[side + 1 :])
        last = turn
        if table == take:
            points = sweep_points(game, table, card, not stock and not any(hands))
            if points:
                sweep = Sweep(FACES[card] if card >= ANNOUNCED else card, points)
                sweeps = (*sweeps[:side], sweeps[side] + points, *sweeps[side + 1 :])
                sweep_cards = (*sweep_cards[:side], (*sweep_cards[side], sweep), *sweep_cards[side + 1 :])
        table ^= take
    else:
        table |= bit
    turn = (turn + 1) % game.players
    if not hands[turn]:
        if any(hands):
            while not hands[turn]:
                turn = (turn + 1) % game.players
        elif stock:
            phase = Phase.ROUND_OVER
        else:
            phase = Phase.OVER
            if last >= 0:
                side = game.side_of[last]
                piles = (*piles[:side], piles[side] | captured(table), *piles[side + 1 :])
                table = 0
    return Deal(
        game,
        table,
        hands,
        stock,
        piles,
        sweeps,
        sweep_cards,
        turn,
        last,
        phase,
        dealer,
        declared,
        shown,
        None,
    )


def sweep_points(game: Game, table: CardSet, card: Card, very_last: bool) -> int:
    """What taking the whole table with a card is worth as a sweep; 0: it is none (SPEC 4 E8, 2.9, 2.17)."""
    rules = game.ruleset
    if very_last and rules.last_card_sweep == "never":
        return 0
    if rules.ace_sweep != "off" and not rules.ace_sweep_scopa and table not in game.ordinary(table, card):
        return 0
    if rules.sweep_points == "one":
        return 1
    if rules.sweep_points == "card_count":
        return 1 + table.bit_count()
    return VALUES[card] + sum(VALUES[taken] for taken in cards_in(table))


def _declare(deal: Deal, action: Declare) -> Deal:
    """The position after a declaration or a pass, the next seat asked, or the round begun."""
    game, turn = deal.game, deal.turn
    if action.name is not None:
        hand = deal.hands[turn]
        points = next(
            option.points
            for option in declarations(game.ruleset, hand)
            if (option.name, option.matta) == (action.name, action.matta)
        )
        side = game.side_of[turn]
        hand = announced_cards(hand, action.matta)
        declared = deal.declared
        deal = deal._replace(
            hands=(*deal.hands[:turn], hand, *deal.hands[turn + 1 :]),
            shown=(*deal.shown[:turn], hand, *deal.shown[turn + 1 :]),
            declared=(*declared[:side], declared[side] + points, *declared[side + 1 :]),
        )
    following = game.next_seat(turn)
    phase = Phase.PLAY if following == game.next_seat(deal.dealer) else Phase.DECLARE
    return deal._replace(turn=following, phase=phase)


def _start_round(deal: Deal) -> Deal:
    """Sets turn and phase for the hands just dealt."""
    declaring = deal.game.ruleset.declarations != "none"
    return deal._replace(
        turn=deal.game.next_seat(deal.dealer), phase=Phase.DECLARE if declaring else Phase.PLAY, drawn=None
    )


def _first_round(deal: Deal, placed: int) -> Deal:
    """Deals the first hands and the layout; looks at throwing in and at the opening capture.

    ``placed``: how many cards from the top go to the table before anything is dealt: Chkobba's drawn card.
    Kept, it is simply the first card that the first player is dealt.
    """
    game = deal.game
    deck = deal.stock[placed:]
    hands, table_cards, used = _first_cards(game, deck, deal.dealer, game.table_count - placed)
    table = set_of(table_cards) | set_of(deal.stock[:placed])
    deal = _start_round(deal._replace(hands=hands, table=table, stock=deck[used:]))
    if must_throw_in(game.ruleset, table):
        return deal._replace(phase=Phase.THROWN_IN)
    taken = opening_sweeps(game.ruleset, table)
    if taken:
        side = game.side_of[deal.dealer]
        crosswise = tuple(Sweep(card, 1) for card in sorted(cards_in(table), key=lambda c: VALUES[c])[-taken:])
        deal = deal._replace(
            table=0,
            piles=(*deal.piles[:side], table, *deal.piles[side + 1 :]),
            sweeps=(*deal.sweeps[:side], taken, *deal.sweeps[side + 1 :]),
            sweep_cards=(*deal.sweep_cards[:side], crosswise, *deal.sweep_cards[side + 1 :]),
            last=deal.dealer,
        )
    return deal


def must_throw_in(rules: Ruleset, layout: CardSet) -> bool:
    """Whether a first layout has too many kings or aces (SPEC 4 E3, 2.19)."""
    kings, aces = (layout & OF_VALUE[KING]).bit_count(), (layout & OF_VALUE[ACE]).bit_count()
    return bool(rules.kings_redeal and kings >= rules.kings_redeal) or bool(
        rules.aces_redeal and aces >= rules.aces_redeal
    )


def opening_sweeps(rules: Ruleset, layout: CardSet) -> int:
    """Sweeps that the dealer marks for taking a first layout of 15 or 30; 0: it stays (SPEC 2.10, 2.11)."""
    if rules.opening_bonus == "none" or not layout:
        return 0
    values = [VALUES[card] for card in cards_in(layout)]
    if rules.opening_bonus == "15_two15":
        if sum(values) == 30:
            pairs = (
                sum(values[i] for i in range(len(values)) if chosen >> i & 1) for chosen in range(1 << len(values))
            )
            return 2 if 15 in pairs else 0
        return 1 if sum(values) == 15 else 0
    totals = {sum(values)}
    if rules.opening_matta and layout >> WILD_SEVEN & 1:
        totals = {sum(values) - VALUES[WILD_SEVEN] + wild for wild in range(1, 11)}
    return 2 if 30 in totals else 1 if 15 in totals else 0


def _packets(game: Game, size: int) -> list[int]:
    """How many cards a player gets at a time in a round of so many."""
    if game.ruleset.deal_style == "one_by_one":
        return [1] * size
    packets = [3] * (size // 3)
    if not packets:
        return [size]
    if size % 3 == 1:
        packets[-1] += 1
    elif size % 3:
        packets.append(2)
    return packets


def _hands(game: Game, cards: Sequence[Card], dealer: int, size: int) -> tuple[tuple[CardSet, ...], int]:
    """Hands of one round dealt from the top of ``cards``, and how many cards that took."""
    hands = [0] * game.players
    used = 0
    for packet in _packets(game, size):
        used = _deal_packet(hands, cards, used, dealer, packet)
    return tuple(hands), used


def _deal_packet(hands: list[CardSet], cards: Sequence[Card], used: int, dealer: int, packet: int) -> int:
    """Gives each seat one packet, the seat after the dealer first; returns how many cards are used then."""
    players = len(hands)
    for step in range(1, players + 1):
        seat = (dealer + step) % players
        for card in cards[used : used + packet]:
            hands[seat] |= 1 << card
        used += packet
    return used


def _first_cards(
    game: Game, cards: Sequence[Card], dealer: int, table_count: int
) -> tuple[tuple[CardSet, ...], list[Card], int]:
    """Hands and table cards of the first round in the ruleset's way of dealing."""
    style, size = game.ruleset.deal_style, game.rounds[0]
    hands, table, used = [0] * game.players, list[Card](), 0
    packets = _packets(game, size)
    faced = {"hurrikan_3_4_3": {0: 4}, "scopone_3_2_3_2_3": {0: 2, 1: 2}}.get(style, {len(packets) - 1: table_count})
    for number, packet in enumerate(packets):
        used = _deal_packet(hands, cards, used, dealer, packet)
        up = faced.get(number, 0)
        table += cards[used : used + up]
        used += up
    return tuple(hands), table, used
