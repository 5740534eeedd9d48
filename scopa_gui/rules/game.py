"""One ruleset with one number of players, and all that follows from the two, worked out once."""

from __future__ import annotations

from functools import lru_cache

from scopa_gui.rules.captures import all_captures, ordinary_captures
from scopa_gui.rules.cards import KING, OF_SUIT, OF_VALUE, SEVEN, SUITS, Card, set_of
from scopa_gui.rules.errors import BadRuleset
from scopa_gui.rules.ruleset import Ruleset


class Game:
    """What a deal needs to know. Made by `game_of`; equal if ruleset and players are.

    Attributes:
        ruleset: the rules.
        players: number of seats; seats are numbered in the order of play.
        pack: the cards, ascending.
        coins: the cards of the bonus suit.
        settebello: the seven of coins, with its twin if there is one.
        re_bello: the king of coins, likewise.
        sides: seats of each side, sides in the order of their first seat.
        side_of: the side of each seat.
        table_count: cards of the first layout (SPEC section 3, schedule).
        rounds: cards that each player gets in each round.
        packets: for each round, how many cards a player gets at a time.
        captures: every capture of a card (`scopa_gui.rules.captures.Captures`).
        ordinary: the captures without the ace's take-all.
        has_twins: whether identical cards exist.
        may_lay: whether a card that could capture may be laid (`optional`).
        must_take: whether a hand that can capture must (`strict`).
    """

    __slots__ = (
        "_hash",
        "_round_by_stock",
        "captures",
        "coins",
        "has_twins",
        "may_lay",
        "must_take",
        "ordinary",
        "pack",
        "pack_set",
        "packets",
        "players",
        "re_bello",
        "rounds",
        "ruleset",
        "settebello",
        "side_of",
        "sides",
        "table_count",
    )

    def __init__(self, ruleset: Ruleset, players: int) -> None:
        self.ruleset = ruleset
        self.players = players
        self.pack = _pack(ruleset)
        self.pack_set = set_of(self.pack)
        self.coins = self.pack_set & OF_SUIT[SUITS.index(ruleset.bonus_suit)]
        self.settebello = self.coins & OF_VALUE[SEVEN]
        self.re_bello = self.coins & OF_VALUE[KING]
        self.sides, self.side_of = _sides(ruleset, players)
        self.table_count, self.rounds = _schedule(ruleset, len(self.pack), players)
        self.packets = tuple(_packets(ruleset, size) for size in self.rounds)
        self._round_by_stock = _rounds_by_stock(self.rounds, players, len(self.pack))
        self.captures = all_captures(ruleset)
        self.ordinary = ordinary_captures(ruleset)
        self.has_twins = ruleset.deck == "double80"
        self.may_lay = ruleset.capture_duty == "optional"
        self.must_take = ruleset.capture_duty == "strict"

        self._hash = hash((ruleset, players))

    def __eq__(self, other: object) -> bool:
        same = self is other
        return same or (isinstance(other, Game) and (self.ruleset, self.players) == (other.ruleset, other.players))

    def __hash__(self) -> int:
        return self._hash

    def __reduce__(self) -> tuple[object, ...]:
        return game_of, (self.ruleset, self.players)

    def __repr__(self) -> str:
        return f"game_of({self.ruleset!r}, {self.players})"

    def next_seat(self, seat: int) -> int:
        """The seat that plays after ``seat``; also the next dealer."""
        return (seat + 1) % self.players

    def round_of(self, stock_size: int) -> int:
        """The number, from 1, of the round that is being played with so many cards undealt."""
        return self._round_by_stock[stock_size]


@lru_cache(maxsize=256)
def game_of(ruleset: Ruleset, players: int) -> Game:
    """The game of a ruleset with so many players.

    Raises:
        BadRuleset: if the ruleset is wrong, or ``players`` if it does not allow that number.
    """
    ruleset.validate()
    if players not in ruleset.players:
        raise BadRuleset("players", players=players, allowed=ruleset.players)
    return Game(ruleset, players)


def _pack(ruleset: Ruleset) -> tuple[Card, ...]:
    if ruleset.deck == "corsica36":
        return tuple(card for card in range(40) if card % 10 != 1)
    return tuple(range(80 if ruleset.deck == "double80" else 40))


def _sides(ruleset: Ruleset, players: int) -> tuple[tuple[tuple[int, ...], ...], tuple[int, ...]]:
    """Sides as tuples of seats, and the side of each seat."""
    style = ruleset.team_style(players)
    count = {None: players, "two_teams": 2, "three_teams": 3}[style]
    side_of = tuple(seat % count for seat in range(players))
    return tuple(tuple(range(side, players, count)) for side in range(count)), side_of


def table_cards(size: int, cards: int, players: int) -> int:
    """How many cards of the pack lie on the table at first: as many as are asked for, and what cannot be shared out."""
    return size + (cards - size) % players


def _schedule(ruleset: Ruleset, cards: int, players: int) -> tuple[int, tuple[int, ...]]:
    """Table cards of the first layout and the size of each round's hands (SPEC section 3, schedule)."""
    table = table_cards(ruleset.table_size, cards, players)
    full, rest = divmod((cards - table) // players, ruleset.hand_size)
    rounds = [ruleset.hand_size] * full
    if rest == 1 and rounds:
        rounds[-1] += 1
    elif rest:
        rounds.append(rest)
    return table, tuple(rounds)


def _packets(ruleset: Ruleset, size: int) -> tuple[int, ...]:
    """How many cards a player gets at a time in a round of so many."""
    if ruleset.deal_style == "one_by_one":
        return (1,) * size
    threes, rest = divmod(size, 3)
    if not threes:
        return (rest,)
    if rest == 1:
        return (*(3,) * (threes - 1), 4)
    return (*(3,) * threes, *(2,) * (rest // 2))


def _rounds_by_stock(rounds: tuple[int, ...], players: int, cards: int) -> tuple[int, ...]:
    """For each number of undealt cards, the number of the round that is being played then."""
    undealt_after = [sum(rounds[number:]) * players for number in range(1, len(rounds) + 1)]
    return tuple(next(n for n, left in enumerate(undealt_after, 1) if left <= stock) for stock in range(cards + 1))
