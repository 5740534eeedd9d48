"""Checks last rounds for two against brute force over the rules: ``python -m benchmarks.endings [COUNT]``."""

from __future__ import annotations

import argparse
import sys
from itertools import islice
from random import Random

from scopa_gui.ai.bot import bot_named, choose
from scopa_gui.rules.game import game_of
from scopa_gui.rules.presets import PRESETS
from scopa_gui.rules.view import observe
from tests.ai.brute import best_moves, last_rounds

_COUNT = 2_000


def main(count: int) -> int:
    """Prints how many endings ProBot began with a best move; 0 if all."""
    bot, wrong = bot_named("pro"), 0
    for deal in islice(last_rounds(game_of(PRESETS["classic2"], 2), 10_000), count):
        wrong += choose(bot, observe(deal, deal.turn), Random(0)) not in best_moves(deal)
    print(f"{count - wrong} of {count} last rounds begun perfectly")
    return 1 if wrong else 0


if __name__ == "__main__":
    parser = argparse.ArgumentParser(prog="python -m benchmarks.endings", description=(__doc__ or "").split(":")[0])
    parser.add_argument("count", nargs="?", type=int, default=_COUNT, help="last rounds; usually %(default)s")
    sys.exit(main(parser.parse_args().count))
