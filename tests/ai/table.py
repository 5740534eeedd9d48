"""Positions and whole deals for tests of the bots."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from scopa_gui.ai.bot import Bot, choose
from scopa_gui.rules.cards import CardSet, cards_in, parse_cards, set_of
from scopa_gui.rules.deal import Action, Deal, Phase, apply, new_deal, next_round
from scopa_gui.rules.game import Game, game_of
from scopa_gui.rules.notation import action_text
from scopa_gui.rules.presets import PRESETS
from scopa_gui.rules.view import Past, View, observe

ALL_GAMES: list[tuple[str, int]] = [(name, n) for name, rules in PRESETS.items() for n in rules.players]


def game(preset: str, players: int) -> Game:
    return game_of(PRESETS[preset], players)


def shuffled(of: Game, seed: int) -> list[int]:
    cards = list(of.pack)
    Random(seed).shuffle(cards)
    return cards


def play_deal(of: Game, bots: Sequence[Bot], seed: int) -> tuple[Deal, list[str]]:
    """Plays one deal; the position after it and the moves. Illegal moves raise."""
    rng = Random(seed)
    deal, history, moves = new_deal(of, shuffled(of, seed), seed % of.players), (), []
    while deal.phase not in (Phase.OVER, Phase.THROWN_IN):
        if deal.phase is Phase.ROUND_OVER:
            deal = next_round(deal)
            continue
        action = choose(bots[deal.turn], observe(deal, deal.turn, history), rng)
        moves.append(action_text(action))
        history = (*history, Past(deal.turn, action, deal.table))
        deal = apply(deal, action)
    return deal, moves


def position(
    preset: str,
    *,
    table: str,
    hands: Sequence[str],
    piles: Sequence[str] | None = None,
    sweeps: Sequence[int] | None = None,
    last: int = -1,
    to_stock: bool = True,
    seed: int = 1,
) -> Deal:
    """A position with seat 0 to move and the last seat dealing.

    The other hands are filled up at random to the size of the first if they are given empty. Cards that are nowhere
    lie in the stock, or, without ``to_stock``, are shared out among the piles.
    """
    of = game(preset, len(hands))
    held = [set_of(parse_cards(hand)) for hand in hands]
    taken = [set_of(parse_cards(pile)) for pile in piles or [""] * len(of.sides)]
    rest = cards_in(of.pack_set & ~(_union(held) | _union(taken) | set_of(parse_cards(table))))
    Random(seed).shuffle(rest)
    for seat, hand in enumerate(held):
        while hand.bit_count() < held[0].bit_count() and not hands[seat]:
            hand |= 1 << rest.pop()
        held[seat] = hand
    if not to_stock:
        for number, card in enumerate(rest):
            taken[number % len(taken)] |= 1 << card
        rest = []
    zeros = (0,) * of.players
    none = (0,) * len(of.sides)
    return Deal(
        of, set_of(parse_cards(table)), tuple(held), tuple(rest), tuple(taken), tuple(sweeps or none),
        ((),) * len(of.sides), 0, last, Phase.PLAY, of.players - 1, none, zeros, None,
    )  # fmt: skip


def _union(sets: Sequence[CardSet]) -> CardSet:
    result = 0
    for cards in sets:
        result |= cards
    return result


def decision(bot: Bot, deal: Deal, seed: int = 0, **known: object) -> str:
    """What a bot plays in a position, as text."""
    view: View = observe(deal, deal.turn)._replace(**known)
    action: Action = choose(bot, view, Random(seed))
    return action_text(action)
