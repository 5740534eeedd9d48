"""The plays of any hand on any table, worked out once and kept: what a search asks for most."""

from __future__ import annotations

from functools import lru_cache

from scopa_gui.rules.cards import ANNOUNCED, CardSet, captured
from scopa_gui.rules.deal import sweep_points
from scopa_gui.rules.game import Game

Option = tuple[CardSet, CardSet, CardSet, int]
"""One play: the card as a set, what it wins (0: it is laid), the table it leaves, the points if it sweeps."""

_MOST_TABLES = 4_000


class MoveTable:
    """Plays by table and hand. The very last card of a deal is not looked at here."""

    def __init__(self, game: Game) -> None:
        self._game = game
        self._duty = game.ruleset.capture_duty
        self._rows: dict[CardSet, dict[CardSet, tuple[Option, ...]]] = {}

    def trim(self) -> None:
        """Forgets everything if it has become too much; to be called between searches."""
        if len(self._rows) > _MOST_TABLES:
            self._rows.clear()

    def plays(self, table: CardSet, hand: CardSet) -> tuple[Option, ...]:
        """The legal plays of a hand, captures first, those that promise most before the others."""
        row = self._rows.get(table)
        if row is None:
            row = self._rows[table] = {}
        found = row.get(hand)
        if found is None:
            found = row[hand] = self._work_out(row, table, hand)
        return found

    def _work_out(self, row: dict[CardSet, tuple[Option, ...]], table: CardSet, hand: CardSet) -> tuple[Option, ...]:
        if not hand & (hand - 1):
            return self._plays_of_card(table, hand)
        captures: tuple[Option, ...] = ()
        lays: tuple[Option, ...] = ()
        while hand:
            bit = hand & -hand
            hand ^= bit
            found = row.get(bit)
            if found is None:
                found = row[bit] = self._plays_of_card(table, bit)
            if found[0][1]:
                captures += found
            else:
                lays += found
        if not captures:
            return lays
        if len(captures) > 1:
            captures = tuple(sorted(captures, key=_promise))
        return captures if self._duty == "strict" else captures + lays

    def _plays_of_card(self, table: CardSet, bit: CardSet) -> tuple[Option, ...]:
        card = bit.bit_length() - 1
        takes = self._game.captures(table, card)
        if not takes:
            return ((bit, 0, table | bit, 0),)
        plays: list[Option] = []
        for take in takes:
            won = take | bit
            if won >> ANNOUNCED:
                won = captured(won)
            points = sweep_points(self._game, table, card, very_last=False) if take == table else 0
            plays.append((bit, won, table ^ take, points))
        if self._duty == "optional":
            plays.append((bit, 0, table | bit, 0))
        return tuple(plays)


@lru_cache(maxsize=16)
def move_table(game: Game) -> MoveTable:
    """The one table of a game."""
    return MoveTable(game)


def _promise(option: Option) -> tuple[bool, int, int]:
    """Sort key of plays: sweeps first, then many cards, laying last."""
    return not option[1], -option[3], -option[1].bit_count()
