"""How long ProBot thinks in the classic game for two, and how long a slice of its work is."""

from __future__ import annotations

from random import Random
from statistics import median, quantiles
from time import perf_counter, thread_time

from benchmarks.registry import Figure, benchmark
from scopa_gui.ai.bot import bot_named, choose
from scopa_gui.rules.deal import Deal, Phase, apply, new_deal, next_round
from scopa_gui.rules.game import game_of
from scopa_gui.rules.presets import CLASSIC
from scopa_gui.rules.view import Past, View, observe

_DEALS = 15


@benchmark("thinking")
def run() -> list[Figure]:
    """Processor time of each decision that is a choice in deals against il Cavaliere, and the time of its slices."""
    moves, slices = [], list[float]()
    for seed in range(_DEALS):
        for view in _decisions(seed):
            start = thread_time()
            choose(bot_named("pro"), view, Random(seed))
            moves.append(thread_time() - start)
            slices += _slices(view, seed)
    return [
        Figure("thinking.pro_ms_median", 1000 * median(moves), "ms", at_most=5.0),
        Figure("thinking.pro_ms_max", 1000 * max(moves), "ms", at_most=500.0),
        Figure("thinking.slice_ms_p99", 1000 * quantiles(slices, n=100)[-1], "ms", at_most=12.0),
    ]


def _decisions(seed: int) -> list[View]:
    """What seat 0 sees whenever it has a choice, in one deal."""
    game, rng = game_of(CLASSIC, 2), Random(seed)
    cards = list(game.pack)
    rng.shuffle(cards)
    deal: Deal = new_deal(game, cards, seed % 2)
    history: tuple[Past, ...] = ()
    views = []
    while deal.phase not in (Phase.OVER, Phase.THROWN_IN):
        if deal.phase is Phase.ROUND_OVER:
            deal = next_round(deal)
            continue
        view = observe(deal, deal.turn, history)
        if deal.turn == 0 and len(view.legal) > 1:
            views.append(view)
        action = choose(bot_named("amateur"), view, rng)
        history = (*history, Past(deal.turn, action, deal.table))
        deal = apply(deal, action)
    return views


def _slices(view: View, seed: int) -> list[float]:
    """Seconds of each slice of one decision, by a clock that costs little itself."""
    thinking, parts = bot_named("pro").think(view, Random(seed)), []
    while True:
        start = perf_counter()
        try:
            next(thinking)
        except StopIteration:
            parts.append(perf_counter() - start)
            return parts
        parts.append(perf_counter() - start)
