"""How long ProBot thinks in the classic game for two, and how much of a frame thinking takes where it is hardest."""

from __future__ import annotations

import gc
from collections.abc import Iterator
from random import Random
from statistics import median, quantiles
from time import thread_time

from benchmarks.registry import Figure, benchmark
from scopa_gui.ai.bot import bot_named, choose
from scopa_gui.rules.deal import Deal, Phase, apply, new_deal, next_round
from scopa_gui.rules.game import Game, game_of
from scopa_gui.rules.presets import CLASSIC, PRESETS
from scopa_gui.rules.view import Past, View, observe
from scopa_gui.ui.garbage import Garbage
from scopa_gui.ui.table.presenter import BOT_BUDGET_S

_DEALS = 15
_HARDEST = (("classic2", 2), ("hurrikan", 2), ("scopone_scientifico", 4), ("classic5", 5), ("classic6_two_decks", 8))
_DEALS_OF_EACH = 4


@benchmark("thinking")
def run() -> list[Figure]:
    """Processor time of each decision that is a choice in deals against il Cavaliere, and of thinking a frame."""
    moves = []
    for view in _decisions(game_of(CLASSIC, 2), _DEALS):
        start = thread_time()
        choose(bot_named("pro"), view, Random(0))
        moves.append(thread_time() - start)
    return [
        Figure("thinking.pro_ms_median", 1000 * median(moves), "ms", at_most=5.0),
        Figure("thinking.pro_ms_max", 1000 * max(moves), "ms", at_most=500.0),
        *_frame_figures(),
    ]


def _frame_figures() -> list[Figure]:
    """Thought in each frame, as the window cuts it, garbage collection as there."""
    thresholds = gc.get_threshold()
    Garbage()
    figures = []
    for preset, players in _HARDEST:
        views = _decisions(game_of(PRESETS[preset], players), _DEALS_OF_EACH)
        frames = [frame for view in views for frame in _frames(view)]
        name = f"thinking.{preset}_{players}_frame_ms"
        figures += [
            Figure(name + "_p99", 1000 * quantiles(frames, n=100, method="inclusive")[-1], "ms", at_most=12.0),
            Figure(name + "_max", 1000 * max(frames), "ms"),
        ]
    gc.set_threshold(*thresholds)
    return figures


def _decisions(game: Game, deals: int) -> Iterator[View]:
    """What seat 0 sees whenever it has a choice, in some deals."""
    for seed in range(deals):
        rng = Random(seed)
        cards = list(game.pack)
        rng.shuffle(cards)
        deal: Deal = new_deal(game, cards, seed % game.players)
        history: tuple[Past, ...] = ()
        while deal.phase not in (Phase.OVER, Phase.THROWN_IN):
            if deal.phase is Phase.ROUND_OVER:
                deal = next_round(deal)
                continue
            view = observe(deal, deal.turn, history)
            if deal.turn == 0 and len(view.legal) > 1:
                yield view
            action = choose(bot_named("amateur"), view, rng)
            history = (*history, Past(deal.turn, action, deal.table))
            deal = apply(deal, action)


def _frames(view: View) -> list[float]:
    """Seconds that the frames of one decision take, each as many slices as its budget holds."""
    thinking = bot_named("pro").think(view, Random(0))
    frames, start, thought = [], thread_time(), False
    while not thought:
        try:
            next(thinking)
        except StopIteration:
            thought = True
        spent = thread_time() - start
        if thought or spent >= BOT_BUDGET_S:
            frames.append(spent)
            start = thread_time()
    return frames
