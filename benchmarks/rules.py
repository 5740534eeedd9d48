"""Random deals a second through the public interface of the rules, beside a plain, unchecked referee.

Both shuffle, play classic Scopa for two at random with the legal moves listed at each ply, and count at the end. They
take turns in short batches of deals never seen before, so that neither a busy machine nor a cache filled by the very
same deals can favour one.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from statistics import median
from time import process_time

from benchmarks.plain_referee import PACK, PlainDeal
from benchmarks.registry import Figure, benchmark
from scopa_gui.rules.deal import Phase, apply, legal_moves, new_deal, next_round
from scopa_gui.rules.game import game_of
from scopa_gui.rules.presets import CLASSIC
from scopa_gui.rules.scoring import Points, score

BATCHES = 15
DEALS_A_BATCH = 200
PLAY, OVER = Phase.PLAY, Phase.OVER
_GAME = game_of(CLASSIC, 2)


def engine_deal(rng: Random) -> tuple[Points, ...]:
    """Points of one random deal, played through the rules engine."""
    deck = list(_GAME.pack)
    rng.shuffle(deck)
    deal = new_deal(_GAME, deck, dealer=1)
    if deal.phase is Phase.THROWN_IN:
        return engine_deal(rng)
    while True:
        moves = legal_moves(deal)
        deal = apply(deal, moves[int(rng.random() * len(moves))])
        if deal.phase is not PLAY:
            if deal.phase is OVER:
                return score(deal)
            deal = next_round(deal)


def plain_deal(rng: Random) -> list[int]:
    """Points of one random deal, played by the plain referee."""
    deck = PACK[:]
    rng.shuffle(deck)
    if sum(rank == 10 for rank, _ in deck[6:10]) >= 3:
        return plain_deal(rng)
    deal = PlainDeal(deck)
    while True:
        moves = deal.legal_moves()
        if not deal.play(moves[int(rng.random() * len(moves))]):
            return deal.score()


def seconds(play_deal: Callable[[Random], object], batch: int) -> float:
    """Processor time of one batch."""
    rng = Random(batch)
    start = process_time()
    for _ in range(DEALS_A_BATCH):
        play_deal(rng)
    return process_time() - start


@benchmark("rules")
def run() -> list[Figure]:
    """Median rates over all batches; the ratio is the median of the ratios batch by batch."""
    seconds(engine_deal, -1)
    seconds(plain_deal, -1)
    engine, plain = [], []
    for batch in range(BATCHES):
        engine.append(seconds(engine_deal, batch))
        plain.append(seconds(plain_deal, batch))
    ratios = [slow / fast for slow, fast in zip(plain, engine, strict=True)]
    return [
        Figure("rules.deals_per_second", DEALS_A_BATCH / median(engine), "1/s"),
        Figure("rules.baseline_deals_per_second", DEALS_A_BATCH / median(plain), "1/s"),
        Figure("rules.ratio_to_baseline", median(ratios), "", at_least=0.6),
    ]
