"""Who gets which cards of the pack (SPEC 4 E2; section 3, ``deal_style``)."""

from __future__ import annotations

from collections.abc import Sequence

from scopa_gui.rules.cards import Card, CardSet
from scopa_gui.rules.game import Game

_FACED: dict[str, dict[int, int]] = {"hurrikan_3_4_3": {0: 4}, "scopone_3_2_3_2_3": {0: 2, 1: 2}}
"""How many cards are turned up after which packet, where that is not all of them after the last one."""


def round_hands(game: Game, cards: Sequence[Card], dealer: int, number: int) -> tuple[tuple[CardSet, ...], int]:
    """Hands of the round of this number, from 1, dealt from the top of ``cards``, and how many cards that took."""
    hands = [0] * game.players
    used = 0
    for packet in game.packets[number - 1]:
        used = _deal_packet(hands, cards, used, dealer, packet)
    return tuple(hands), used


def first_cards(
    game: Game, cards: Sequence[Card], dealer: int, table_count: int
) -> tuple[tuple[CardSet, ...], list[Card], int]:
    """Hands and table cards of the first round, and how many cards they took.

    ``table_count`` is how many go to the table now: one less than the rules say where a drawn card lies there already.
    """
    hands, table, used = [0] * game.players, list[Card](), 0
    packets = game.packets[0]
    faced = dict(_FACED.get(game.ruleset.deal_style, {len(packets) - 1: table_count}))
    faced[min(faced)] -= sum(faced.values()) - table_count
    for number, packet in enumerate(packets):
        used = _deal_packet(hands, cards, used, dealer, packet)
        up = faced.get(number, 0)
        table += cards[used : used + up]
        used += up
    return tuple(hands), table, used


def _deal_packet(hands: list[CardSet], cards: Sequence[Card], used: int, dealer: int, packet: int) -> int:
    """Gives each seat one packet, the seat after the dealer first; returns how many cards are used then."""
    players = len(hands)
    for step in range(1, players + 1):
        seat = (dealer + step) % players
        given = 0
        for card in cards[used : used + packet]:
            given |= 1 << card
        hands[seat] |= given
        used += packet
    return used
