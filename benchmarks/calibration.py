"""What the coach's losses mean: ``python -m benchmarks.calibration [--deals N] [--worlds N] [--packs N] [PLAYER...]``.

Each player plays deals against ProBot, every pack from both seats. The coach judges every move of the player from the
player's View; its summed loss a deal is set against the points a deal by which ProBot beats that player in the arena.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from math import sqrt
from random import Random
from statistics import fmean, stdev

from scopa_gui.ai.bot import bot_named, choose
from scopa_gui.ai.coach import advise, verdict
from scopa_gui.ai.evaluate import Effort
from scopa_gui.ai.slices import at_once
from scopa_gui.game.arena import measure
from scopa_gui.game.duel import Contest
from scopa_gui.rules.deal import Deal, Phase, apply, new_deal, next_round
from scopa_gui.rules.game import game_of
from scopa_gui.rules.presets import CLASSIC
from scopa_gui.rules.view import Past, observe

_PLAYERS = ("random", "rookie", "greedy", "amateur")
_GAME = game_of(CLASSIC, 2)


def losses_of_deal(name: str, number: int, effort: Effort) -> list[float]:
    """The losses of a player's moves that were a choice, in one deal against ProBot; two deals share a pack."""
    seat, rng = number % 2, Random(f"{name}/{number}")
    bots = [bot_named(name if s == seat else "pro") for s in range(2)]
    deal, history = _dealt(number // 2), tuple[Past, ...]()
    losses = []
    while deal.phase is not Phase.OVER:
        if deal.phase is Phase.ROUND_OVER:
            deal = next_round(deal)
            continue
        view = observe(deal, deal.turn, history)
        action = choose(bots[deal.turn], view, rng)
        if deal.turn == seat and len(view.legal) > 1:
            losses.append(verdict(at_once(advise(view, rng, effort)), action).loss)
        history = (*history, Past(deal.turn, action, deal.table))
        deal = apply(deal, action)
    return losses


def _dealt(number: int) -> Deal:
    """A deal that is not thrown in."""
    chance = Random(f"pack/{number}")
    while True:
        deal = new_deal(_GAME, chance.sample(_GAME.pack, len(_GAME.pack)), number % 2)
        if deal.phase is not Phase.THROWN_IN:
            return deal


def main(arguments: Sequence[str] | None = None) -> int:
    """Prints a line for each player."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.calibration", description=__doc__)
    parser.add_argument("players", nargs="*", default=_PLAYERS, metavar="PLAYER")
    parser.add_argument("--deals", type=int, default=500, help="that the coach looks at")
    parser.add_argument("--worlds", type=int, default=500, help="that it looks at for each move")
    parser.add_argument("--packs", type=int, default=2_000, help="of the arena, each from both seats")
    words = parser.parse_args(arguments)
    print("| player | loss a deal | lost a deal | factor | moves that lose more than a point |")
    print("| --- | --- | --- | --- | --- |", flush=True)
    for name in words.players:
        deals = [losses_of_deal(name, number, Effort(words.worlds)) for number in range(words.deals)]
        sums, moves = [sum(losses) for losses in deals], [loss for losses in deals for loss in losses]
        loss, error = fmean(sums), 1.96 * stdev(sums) / sqrt(len(sums))
        large = sum(move > 1 for move in moves)
        gap = measure(Contest(_GAME, "pro", name, 1), deals=words.packs)
        lost, interval = gap["points_per_deal"], gap["ci95"]
        print(
            f"| {name} | {loss:.2f} ± {error:.2f} | {lost:.2f} ± {interval:.2f} | {lost / loss:.2f} "
            f"| {100 * large / len(moves):.1f} % of {len(moves):,} |",
            flush=True,
        )
    return 0


if __name__ == "__main__":
    sys.exit(main())
