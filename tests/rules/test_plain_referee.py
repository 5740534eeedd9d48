"""The yardstick of the rules benchmark plays the same game as the engine."""

from __future__ import annotations

from random import Random

from benchmarks.plain_referee import PACK, PlainCard, PlainDeal
from benchmarks.rules import engine_deal, plain_deal
from scopa_gui.rules.cards import Card, CardSet, cards_in
from scopa_gui.rules.deal import Phase, Play, apply, legal_moves, new_deal, next_round
from scopa_gui.rules.game import game_of
from scopa_gui.rules.presets import CLASSIC
from scopa_gui.rules.scoring import score
from tests.testkit.amount import amount

GAME = game_of(CLASSIC, 2)


def plain(card: Card) -> PlainCard:
    return card % 10 + 1, card // 10


def plain_set(cards: CardSet) -> frozenset[PlainCard]:
    return frozenset(map(plain, cards_in(cards)))


def test_both_offer_the_same_moves_and_count_the_same_points() -> None:
    rng = Random(1)
    for _ in range(amount(150, 3_000)):
        order = rng.sample(range(40), 40)
        deal = new_deal(GAME, order, dealer=1)
        if deal.phase is Phase.THROWN_IN:
            continue
        other = PlainDeal([plain(card) for card in order])
        while deal.phase is not Phase.OVER:
            moves = {(plain(m.card), plain_set(m.take)): m for m in legal_moves(deal) if isinstance(m, Play)}
            offered = {(card, frozenset(taken)): (card, taken) for card, taken in other.legal_moves()}
            assert set(moves) == set(offered)
            chosen = rng.choice(sorted(moves, key=lambda move: (move[0], sorted(move[1]))))
            deal = apply(deal, moves[chosen])
            going_on = other.play(offered[chosen])
            assert going_on == (deal.phase is not Phase.OVER)
            assert not going_on or plain_set(deal.table) == frozenset(other.table)
            if deal.phase is Phase.ROUND_OVER:
                deal = next_round(deal)
        assert [plain_set(pile) for pile in deal.piles] == list(map(frozenset, other.piles))
        assert [points.total for points in score(deal)] == other.score()


def test_random_deals_of_both_add_up() -> None:
    rng = Random(2)
    assert sorted(PACK) == sorted(map(plain, range(40)))
    for _ in range(20):
        assert len(engine_deal(rng)) == len(plain_deal(rng)) == 2
