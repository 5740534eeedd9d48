"""What the coach's losses mean: ``python -m benchmarks.calibration [--deals N] [--worlds N] [PLAYER...]``.

Each player plays packs against ProBot from both seats. The coach judges every move of the player from the player's
View; its summed loss a deal is set against the points a deal that the player really gave away.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from math import sqrt
from random import Random
from statistics import fmean, stdev
from typing import NamedTuple

from scopa_gui.ai.bot import bot_named, choose
from scopa_gui.ai.coach import advise, verdict
from scopa_gui.ai.evaluate import Effort
from scopa_gui.ai.slices import at_once
from scopa_gui.rules.deal import Action, Deal, Phase, apply, new_deal, next_round
from scopa_gui.rules.game import game_of
from scopa_gui.rules.presets import PRESETS
from scopa_gui.rules.scoring import score
from scopa_gui.rules.view import Past, View, observe

_PLAYERS = ("random", "rookie", "greedy", "amateur")


class Judged(NamedTuple):
    """One deal of a player: the lead it ended with, and the losses of its moves that were a choice."""

    lead: int
    losses: tuple[float, ...]


def judged_deal(name: str, seed: int, seat: int, effort: Effort) -> Judged:
    """Plays one pack with the player at a seat, ProBot at the other, and the coach looking on."""
    game = game_of(PRESETS["classic2"], 2)
    rng, attempt = Random(f"{seed}/{seat}"), 0
    deal = _dealt(game.pack, seed, attempt)
    while deal.phase is Phase.THROWN_IN:
        attempt += 1
        deal = _dealt(game.pack, seed, attempt)
    bots = [bot_named(name if s == seat else "pro") for s in range(2)]
    history: tuple[Past, ...] = ()
    losses = []
    while deal.phase is not Phase.OVER:
        if deal.phase is Phase.ROUND_OVER:
            deal = next_round(deal)
            continue
        view = observe(deal, deal.turn, history)
        action = choose(bots[deal.turn], view, rng)
        if deal.turn == seat and len(view.legal) > 1:
            losses.append(_loss(view, action, effort, rng))
        history = (*history, Past(deal.turn, action, deal.table))
        deal = apply(deal, action)
    totals = [points.total for points in score(deal)]
    return Judged(totals[seat] - totals[1 - seat], tuple(losses))


def _dealt(pack: Sequence[int], seed: int, attempt: int) -> Deal:
    cards = list(pack)
    Random(f"{seed}/pack/{attempt}").shuffle(cards)
    return new_deal(game_of(PRESETS["classic2"], 2), cards, seed % 2)


def _loss(view: View, action: Action, effort: Effort, rng: Random) -> float:
    return verdict(at_once(advise(view, rng, effort)), action).loss


def main(arguments: Sequence[str] | None = None) -> int:
    """Prints a line for each player."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.calibration", description=__doc__)
    parser.add_argument("players", nargs="*", default=_PLAYERS, metavar="PLAYER")
    parser.add_argument("--deals", type=int, default=250, help="packs, each from both seats")
    parser.add_argument("--worlds", type=int, default=500)
    words = parser.parse_args(arguments)
    print("player    loss/deal   lost/deal        factor   moves losing > 1")
    for name in words.players:
        leads, losses, moves = [], [], list[float]()
        for seed in range(words.deals):
            pair = [judged_deal(name, seed, seat, Effort(words.worlds)) for seat in range(2)]
            leads.append(fmean(judged.lead for judged in pair))
            losses.append(fmean(sum(judged.losses) for judged in pair))
            moves += [loss for judged in pair for loss in judged.losses]
        error = 1.96 * stdev(leads) / sqrt(len(leads))
        large = 100 * sum(loss > 1 for loss in moves) / len(moves)
        loss, lost = fmean(losses), -fmean(leads)
        print(f"{name:9} {loss:8.2f} {lost:9.2f} ± {error:.2f} {lost / loss:10.2f} {large:14.1f} %", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
