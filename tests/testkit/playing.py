"""Every game there is, and seeded random play of deals and matches through the public interface of the rules."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import NamedTuple

import pytest

from scopa_gui.rules.cards import Card, CardSet, parse_card, parse_cards, set_of
from scopa_gui.rules.deal import Action, Deal, Phase, Sweep, apply, legal_moves, new_deal, next_round
from scopa_gui.rules.game import Game, game_of
from scopa_gui.rules.presets import PRESETS
from scopa_gui.rules.record import Deck, Entry, MatchState, Record, advance, new_match

GAMES: dict[str, Game] = {
    f"{name}-{players}": game_of(rules, players) for name, rules in PRESETS.items() for players in rules.players
}
"""All presets with all their numbers of players, by a name such as ``cirulla-3``."""
every_game = pytest.mark.parametrize("game", [pytest.param(game, id=name) for name, game in GAMES.items()])


class Ply(NamedTuple):
    """One step of a deal; action None: the next round was dealt."""

    before: Deal
    action: Action | None
    after: Deal


def shuffled(game: Game, rng: Random) -> tuple[Card, ...]:
    """The pack of a game in random order."""
    deck = list(game.pack)
    rng.shuffle(deck)
    return tuple(deck)


def first_deal(game: Game, rng: Random, dealer: int = 0) -> Deal:
    """A deal that is not thrown in, whatever is drawn or cut."""
    while True:
        deal = new_deal(game, shuffled(game, rng), dealer)
        if _playable(deal):
            return deal


def _playable(deal: Deal) -> bool:
    """Whether the layout is not thrown in, whatever is drawn, and for some cut of the pack."""
    if deal.phase is Phase.CUT_PACK:
        return bool(_playable_cuts(deal))
    if deal.phase is Phase.CUT:
        return all(_playable(apply(deal, action)) for action in legal_moves(deal))
    return deal.phase is not Phase.THROWN_IN


def _playable_cuts(deal: Deal) -> list[Action]:
    return [action for action in legal_moves(deal) if _playable(apply(deal, action))]


def _random_action(deal: Deal, rng: Random) -> Action:
    return rng.choice(_playable_cuts(deal) if deal.phase is Phase.CUT_PACK else legal_moves(deal))


def plies(deal: Deal, rng: Random) -> Iterator[Ply]:
    """A deal played to its end at random."""
    while deal.phase not in (Phase.OVER, Phase.THROWN_IN):
        action = None if deal.phase is Phase.ROUND_OVER else _random_action(deal, rng)
        after = next_round(deal) if action is None else apply(deal, action)
        yield Ply(deal, action, after)
        deal = after


def positions(game: Game, rng: Random) -> Iterator[Deal]:
    """All positions of one random deal."""
    deal = first_deal(game, rng, rng.randrange(game.players))
    yield deal
    for ply in plies(deal, rng):
        yield ply.after


def finished(game: Game, rng: Random) -> Deal:
    """The end of one random deal."""
    *_, last = positions(game, rng)
    return last


def random_entries(game: Game, rng: Random, most: int = 10_000) -> tuple[MatchState, list[Entry]]:
    """A match of at most so many entries, played at random from dealer 0; the state it ends in and its entries."""
    state = new_match(game, 0)
    entries: list[Entry] = []
    while not state.winners and len(entries) < most:
        entry: Entry
        if state.wants_deck:
            entry = Deck(shuffled(game, rng))
        else:
            assert state.deal is not None
            entry = rng.choice(legal_moves(state.deal))
        state, _ = advance(state, entry)
        entries.append(entry)
    return state, entries


def record_of(game: Game, entries: list[Entry]) -> Record:
    """A record with bots on all seats."""
    seats = tuple(("rookie", f"Player {seat}") for seat in range(game.players))
    return Record(game.ruleset, game.players, 0, seats, tuple(entries))


def place(
    game: Game,
    table: str,
    hands: list[str],
    *,
    turn: int = 0,
    last: int = -1,
    stock: int = 0,
    piles: list[str] | None = None,
) -> Deal:
    """A position in play from texts: hands by seat, piles by side, and so many cards in the stock."""
    sides = len(game.sides)
    zeros = (0,) * sides
    held = tuple(map(_set, hands))
    won = tuple(map(_set, piles)) if piles else zeros
    used = _set(table)
    for cards in (*held, *won):
        used |= cards
    rest = tuple(card for card in game.pack if not used >> card & 1)
    return Deal(
        game, _set(table), held, rest[:stock], won, zeros, ((),) * sides, turn, last, Phase.PLAY,
        game.players - 1, zeros, (0,) * game.players, None,
    )  # fmt: skip


def _set(text: str) -> CardSet:
    return set_of(parse_cards(text))


def card(text: str) -> Card:
    """The card of a text."""
    return parse_card(text)


def sweep(text: str, points: int = 1) -> Sweep:
    """A sweep by its card."""
    return Sweep(parse_card(text), points)
