"""How well the bots understand each variant: ``python -m benchmarks.variants [--deals N] [--knowing N] [--jobs N]``.

For every preset il Cavaliere against la Donna; for the presets whose points differ most from classic ones, a bot that
knows them against the same bot with classic points only. Prints Markdown tables.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence

from scopa_gui.game.arena import measure
from scopa_gui.game.duel import CLASSIC, Contest
from scopa_gui.rules.game import game_of
from scopa_gui.rules.presets import PRESETS

_OTHER_POINTS = (
    ("piva", "amateur"),
    ("libya", "amateur"),
    ("hurrikan", "amateur"),
    ("corsica", "pro"),
    ("sbarazzina", "amateur"),
    ("scalette", "amateur"),
    ("cirulla", "amateur"),
)


def main(arguments: Sequence[str] | None = None) -> int:
    """Prints both tables."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.variants", description=__doc__)
    parser.add_argument("--deals", type=int, default=1_000, help="packs for each preset, 0 for none")
    parser.add_argument("--knowing", type=int, default=1_000, help="packs for each comparison of knowledge")
    parser.add_argument("--jobs", type=int, default=1)
    words = parser.parse_args(arguments)
    if words.deals:
        print("| preset | players | amateur − rookie, points a deal |\n| --- | --- | --- |")
        for preset, rules in PRESETS.items():
            game = game_of(rules, rules.players[0])
            report = measure(Contest(game, "amateur", "rookie", 1), deals=words.deals, jobs=words.jobs)
            print(f"| {preset} | {game.players} | {_with_interval(report)} |", flush=True)
    if words.knowing:
        print("\n| preset | bot | knowing − classic points, points a deal |\n| --- | --- | --- |")
        for preset, bot in _OTHER_POINTS:
            contest = Contest(game_of(PRESETS[preset], 2), bot, CLASSIC + bot, 1)
            report = measure(contest, deals=words.knowing, jobs=words.jobs)
            print(f"| {preset} | {bot} | {_with_interval(report)} |", flush=True)
    return 0


def _with_interval(report: dict[str, float]) -> str:
    return f"{report['points_per_deal']:+.2f} ± {report['ci95']:.2f}"


if __name__ == "__main__":
    sys.exit(main())
