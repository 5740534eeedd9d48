"""One deal, from the shuffled pack to the last card: a value, and functions of it (SPEC section 4)."""

from __future__ import annotations

from collections.abc import Sequence
from enum import IntEnum
from itertools import combinations, product
from typing import NamedTuple, TypeVar

from scopa_gui.rules.cards import (
    ACE,
    CARD_NUMBERS,
    KING,
    OF_VALUE,
    VALUES,
    Card,
    CardSet,
    captured,
    cards_in,
    physical,
    second_twins,
    set_of,
)
from scopa_gui.rules.dealing import first_cards, round_hands
from scopa_gui.rules.declarations import announced_cards, declarations, is_wild
from scopa_gui.rules.errors import Illegal
from scopa_gui.rules.game import Game
from scopa_gui.rules.ruleset import Ruleset

_T = TypeVar("_T")


class Phase(IntEnum):
    """What a deal waits for."""

    CUT_PACK = -1
    """The seat after the dealer cuts the shuffled pack."""
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


DECIDED = frozenset((Phase.CUT_PACK, Phase.CUT, Phase.DECLARE, Phase.PLAY))
"""The phases that wait for a seat; in each of them a claim may be made, as no play is being made."""
_PLAY = Phase.PLAY
"""A global of its own: to look a member up in an Enum takes five times as long, and each ply does."""


class Sweep(NamedTuple):
    """A sweep as it lies crosswise on a pile: the card that shows, and what it is worth."""

    card: Card
    points: int


class Deal(NamedTuple):
    """The whole position of a deal, hidden cards included. Tuples are by seat unless they say by side.

    Seats are numbered as they sit, in the order of play; the first to play is the seat after the dealer.
    ``stock`` lists the undealt cards, the next one first: all of them in the phases CUT_PACK and CUT, the drawn card
    included.
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


class CutPack(NamedTuple):
    """Lift so many cards off the pack and put them below the rest; none: it stays as it was shuffled."""

    lifted: int


Action = Play | Declare | Cut | CutPack
PASS = Declare(None, 0)
_new = tuple.__new__
"""Makes a NamedTuple without the detour by a Python function, in the two places that search lives in."""
_LAID = tuple(Play(card, 0) for card in range(CARD_NUMBERS))
"""Each card laid down: made once, as most moves are of this kind."""


def new_deal(game: Game, deck: Sequence[Card], dealer: int) -> Deal:
    """The position after dealing the first round from a pack, top card first, or before what comes first: its cut.

    Raises:
        Illegal: ``deck`` if it is not the pack of this game, ``dealer`` if there is no such seat.
    """
    if tuple(sorted(deck)) != game.pack:
        raise Illegal("deck")
    if not 0 <= dealer < game.players:
        raise Illegal("dealer", dealer=dealer)
    if game.ruleset.cut_pack:
        return _undealt(game, tuple(deck), dealer, Phase.CUT_PACK, None)
    return _from_pack(game, tuple(deck), dealer)


def _from_pack(game: Game, deck: tuple[Card, ...], dealer: int) -> Deal:
    """The first round, or Chkobba's draw before it, from a pack that is not cut any more."""
    if game.ruleset.cut_draw:
        return _undealt(game, deck, dealer, Phase.CUT, deck[0])
    return _first_round(game, deck, dealer, placed=0)


def _undealt(game: Game, deck: tuple[Card, ...], dealer: int, phase: Phase, drawn: Card | None) -> Deal:
    """The position before any card is dealt, the seat after the dealer to decide something."""
    nobody, zeros = (0,) * game.players, (0,) * len(game.sides)
    return Deal(
        game,
        0,
        nobody,
        deck,
        zeros,
        zeros,
        ((),) * len(game.sides),
        game.next_seat(dealer),
        -1,
        phase,
        dealer,
        zeros,
        nobody,
        drawn,
    )


def next_round(deal: Deal) -> Deal:
    """The position after dealing the next round from the stock.

    Raises:
        Illegal: ``phase`` unless a round is over.
    """
    if deal.phase is not Phase.ROUND_OVER:
        raise Illegal("phase", phase=deal.phase.name)
    (game, table, _, stock, piles, sweeps, sweep_cards, _, last, _, dealer, declared, _, _) = deal
    hands, used = round_hands(game, stock, dealer, game.round_of(len(stock)) + 1)
    return Deal(
        game,
        table,
        hands,
        stock[used:],
        piles,
        sweeps,
        sweep_cards,
        game.next_seat(dealer),
        last,
        _first_phase(game),
        dealer,
        declared,
        (0,) * game.players,
        None,
    )


def legal_moves(deal: Deal) -> list[Action]:
    """Every action open to the seat to move, captures in the order of choices; empty when nobody is to move."""
    if deal.phase is not _PLAY:
        return _answers(deal)
    game, table, hand = deal.game, deal.table, deal.hands[deal.turn]
    captures, may_lay = game.captures, game.may_lay
    if game.has_twins:
        hand ^= second_twins(hand)
    moves: list[Action] = []
    any_capture = False
    while hand:
        low = hand & -hand
        hand ^= low
        card = low.bit_length() - 1
        options = captures(table, card)
        if options:
            any_capture = True
            for take in options:
                moves.append(_new(Play, (card, take)))
            if may_lay:
                moves.append(_LAID[card])
        else:
            moves.append(_LAID[card])
    if any_capture and game.must_take:
        return [move for move in moves if isinstance(move, Play) and move.take]
    return moves


def _answers(deal: Deal) -> list[Action]:
    """The actions other than plays."""
    if deal.phase is Phase.DECLARE:
        options = declarations(deal.game.ruleset, deal.hands[deal.turn])
        return [*(Declare(option.name, option.matta) for option in options), PASS]
    if deal.phase is Phase.CUT:
        return [Cut(True), Cut(False)]
    if deal.phase is Phase.CUT_PACK:
        return [CutPack(lifted) for lifted in range(len(deal.stock))]
    return []


def apply(deal: Deal, action: Action) -> Deal:
    """The position after an action of the seat to move.

    Raises:
        Illegal: ``phase`` if the deal waits for something else, ``not_in_hand``, ``capture`` if the card cannot
            take that set, ``must_capture`` if it may not be laid, ``declaration`` if the hand does not allow it,
            ``cut`` if the pack has not so many cards.
    """
    if isinstance(action, Play):
        _require(deal, _PLAY)
        card, take = action
        if card < 0 or not deal.hands[deal.turn] >> card & 1:
            raise Illegal("not_in_hand", card=card)
        game = deal.game
        options = game.captures(deal.table, card)
        if take:
            if take not in options:
                raise Illegal("capture", card=card, take=take)
        elif not game.may_lay and (options or (game.must_take and action not in legal_moves(deal))):
            raise Illegal("must_capture", card=card)
        return play(deal, action)
    if isinstance(action, Declare):
        _require(deal, Phase.DECLARE)
        if action not in legal_moves(deal):
            raise Illegal("declaration", name=action.name, matta=action.matta)
        return _declare(deal, action)
    if isinstance(action, CutPack):
        _require(deal, Phase.CUT_PACK)
        if not 0 <= action.lifted < len(deal.stock):
            raise Illegal("cut", lifted=action.lifted)
        return _from_pack(deal.game, deal.stock[action.lifted :] + deal.stock[: action.lifted], deal.dealer)
    _require(deal, Phase.CUT)
    return _first_round(deal.game, deal.stock, deal.dealer, placed=0 if action.keep else 1)


def _require(deal: Deal, phase: Phase) -> None:
    if deal.phase is not phase:
        raise Illegal("phase", phase=deal.phase.name)


def play(deal: Deal, move: Play) -> Deal:
    """The position after a legal play, unchecked: the one implementation for the table and for search."""
    (game, table, hands, stock, piles, sweeps, sweep_cards, turn, last, phase, dealer, declared, shown, _) = deal
    card, take = move
    bit = 1 << card
    hands = _with(hands, turn, hands[turn] ^ bit)
    if shown[turn] & bit:
        shown = _with(shown, turn, shown[turn] ^ bit)
    if take:
        side = game.side_of[turn]
        piles = _with(piles, side, piles[side] | captured(bit | take))
        last = turn
        if table == take:
            points = sweep_points(game, table, card, not stock and not any(hands))
            if points:
                sweep = Sweep(physical(card), points)
                sweeps = _with(sweeps, side, sweeps[side] + points)
                sweep_cards = _with(sweep_cards, side, (*sweep_cards[side], sweep))
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
                piles = _with(piles, side, piles[side] | captured(table))
                table = 0
    return _new(
        Deal,
        (game, table, hands, stock, piles, sweeps, sweep_cards, turn, last, phase, dealer, declared, shown, None),
    )


def _with(values: tuple[_T, ...], index: int, value: _T) -> tuple[_T, ...]:
    """The tuple with one value changed."""
    changed = list(values)
    changed[index] = value
    return tuple(changed)


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
            hands=_with(deal.hands, turn, hand),
            shown=_with(deal.shown, turn, hand),
            declared=_with(declared, side, declared[side] + points),
        )
    following = game.next_seat(turn)
    phase = Phase.PLAY if following == game.next_seat(deal.dealer) else Phase.DECLARE
    return deal._replace(turn=following, phase=phase)


def _first_phase(game: Game) -> Phase:
    """What a round begins with."""
    return _PLAY if game.ruleset.declarations == "none" else Phase.DECLARE


def _first_round(game: Game, deck: tuple[Card, ...], dealer: int, placed: int) -> Deal:
    """Deals the first hands and the layout; looks at throwing in and at the opening capture.

    ``placed``: how many cards from the top go to the table before anything is dealt: Chkobba's drawn card.
    Kept, it is simply the first card that the first player is dealt.
    """
    hands, table_cards, used = first_cards(game, deck[placed:], dealer, game.table_count - placed)
    layout = set_of(table_cards) | set_of(deck[:placed])
    nobody, zeros = (0,) * game.players, (0,) * len(game.sides)
    thrown_in = must_throw_in(game.ruleset, layout)
    deal = Deal(
        game,
        layout,
        hands,
        deck[placed + used :],
        zeros,
        zeros,
        ((),) * len(game.sides),
        game.next_seat(dealer),
        -1,
        Phase.THROWN_IN if thrown_in else _first_phase(game),
        dealer,
        zeros,
        nobody,
        None,
    )
    return deal if thrown_in else _opened(deal)


def _opened(deal: Deal) -> Deal:
    """The deal after the dealer has taken the layout, if it is one to be taken."""
    game, layout, dealer = deal.game, deal.table, deal.dealer
    taken = opening_sweeps(game.ruleset, layout)
    if not taken:
        return deal
    side = game.side_of[dealer]
    crosswise = tuple(Sweep(card, 1) for card in sorted(cards_in(layout), key=lambda c: VALUES[c])[-taken:])
    return deal._replace(
        table=0,
        piles=_with(deal.piles, side, layout),
        sweeps=_with(deal.sweeps, side, taken),
        sweep_cards=_with(deal.sweep_cards, side, crosswise),
        last=dealer,
    )


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
    wild = [card for card in cards_in(layout) if rules.opening_matta and is_wild(card)]
    values = [VALUES[card] for card in cards_in(layout) if card not in wild]
    return max(
        _opening_worth(rules.opening_bonus, (*values, *given)) for given in product(range(1, 11), repeat=len(wild))
    )


def _opening_worth(bonus: str, values: tuple[int, ...]) -> int:
    """Sweeps for a layout of these values."""
    if sum(values) == 30:
        halves = any(sum(half) == 15 for size in range(len(values)) for half in combinations(values, size))
        return 2 if bonus == "15_30" or halves else 0
    return int(sum(values) == 15)
