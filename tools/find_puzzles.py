"""Finds the puzzles anew: ``python -m tools.find_puzzles`` plays seeded deals, keeps positions with one clear answer.

Writes ``scopa_gui/game/puzzles.txt``, a line each: theme, answer, position.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import NamedTuple

from scopa_gui.ai.bot import bot_named, choose
from scopa_gui.ai.coach import Advice
from scopa_gui.game.puzzles import gap, judge
from scopa_gui.rules.deal import Deal, Phase, Play, apply, legal_moves, new_deal, next_round
from scopa_gui.rules.game import game_of
from scopa_gui.rules.notation import action_text, to_line
from scopa_gui.rules.presets import PRESETS
from scopa_gui.rules.scoring import prime_winner
from scopa_gui.rules.view import View, observe

FILE = Path(__file__).resolve().parents[1] / "scopa_gui" / "game" / "puzzles.txt"
VARIANTS = ("asso_pigliatutto", "scopa15", "napola", "scopa15_mixed", "re_bello", "libya", "scopa_assi")
CLASSIC_EACH, LATER_EACH, VARIANT_EACH = 7, 6, 2
CLEAR_END, CLEAR_EARLY = 1.0, 0.5
MOST_WORLDS = 460


class Found(NamedTuple):
    """A position that may become a puzzle."""

    theme: str
    early: bool
    tempting: bool
    clear: float
    answer: str
    line: str


def positions(preset: str, seed: int) -> Iterator[Deal]:
    """Positions of one deal played by good players, the later rounds of it."""
    game = game_of(PRESETS[preset], 2)
    rng = Random(f"puzzle/{preset}/{seed}")
    deck = list(game.pack)
    rng.shuffle(deck)
    deal = new_deal(game, deck, 1)
    bot = bot_named("amateur")
    while deal.phase is not Phase.OVER and deal.phase is not Phase.THROWN_IN:
        if deal.phase is Phase.ROUND_OVER:
            deal = next_round(deal)
            continue
        if deal.phase is Phase.PLAY and len(deal.stock) <= 12:
            yield deal
        deal = apply(deal, choose(bot, observe(deal, deal.turn), rng))


def examine(deal: Deal) -> Found | None:
    """The puzzle in a position, if there is one."""
    view = observe(deal, deal.turn)
    if len(view.legal) < 3 or view.hand.bit_count() < 2:
        return None
    advice = judge(view)
    clear = gap(advice)
    if clear < (CLEAR_EARLY if view.stock else CLEAR_END) or advice.worlds > MOST_WORLDS:
        return None
    best = max(advice.actions, key=lambda advised: advised.expected)
    theme = theme_of(view, deal, advice)
    if theme is None or not isinstance(best.action, Play):
        return None
    greedy = choose(bot_named("greedy"), view, Random(0))
    return Found(theme, bool(view.stock), greedy != best.action, clear, action_text(best.action), to_line(deal))


def theme_of(view: View, deal: Deal, advice: Advice) -> str | None:
    """What the best play is about."""
    ordered = sorted(advice.actions, key=lambda advised: -advised.expected)
    best, second = ordered[0], ordered[1]
    facts = best.facts
    if facts is None or second.facts is None:
        return None
    if facts.sweep:
        return "sweep"
    if facts.settebello:
        return "settebello"
    if not view.stock:
        return _theme_at_the_end(view, deal, advice)
    if not facts.takes and facts.sweep_chance < 0.05 < second.facts.sweep_chance:
        return "safe"
    return None


def _theme_at_the_end(view: View, deal: Deal, advice: Advice) -> str | None:
    ordered = sorted(advice.actions, key=lambda advised: -advised.expected)
    ends = [played_out(apply(deal, advised.action)) for advised in ordered[:2]]
    primes = [prime_winner(view.game.ruleset, end.piles) == view.side for end in ends]
    if primes == [True, False]:
        return "prime"
    lasts = [view.game.side_of[end.last] == view.side for end in ends]
    return "last" if lasts == [True, False] else None


def played_out(deal: Deal) -> Deal:
    """The end of the deal if both sides play the last round perfectly."""
    while deal.phase is not Phase.OVER:
        view = observe(deal, deal.turn)
        advice = judge(view) if len(view.legal) > 1 else None
        deal = apply(deal, view.legal[0] if advice is None else advice.best.action)
    return deal


def main() -> int:
    """Fills every theme, with positions before the last round and from other variants among them."""
    kept: list[Found] = []
    for preset, wanted in (("classic2", None), *((variant, VARIANT_EACH) for variant in VARIANTS)):
        kept += _collect(preset, wanted)
    order = list(dict.fromkeys(("sweep", "settebello", "last", "safe", "prime")))
    kept.sort(key=lambda f: (order.index(f.theme), f.tempting, f.early, -f.clear))
    FILE.write_text("".join(f"{f.theme} | {f.answer} | {f.line}\n" for f in kept), encoding="utf-8")
    return 0


def _collect(preset: str, wanted: int | None) -> list[Found]:
    kept: list[Found] = []
    have: Counter[tuple[str, bool]] = Counter()
    for seed in range(3000):
        for deal in positions(preset, seed):
            found = examine(deal)
            if found is None:
                continue
            group = (found.theme, found.early)
            limit = 1 if wanted is not None else LATER_EACH if found.early else CLASSIC_EACH
            if have[group] >= limit or (found.theme == "sweep" and _captures(deal) < 2):
                continue
            have[group] += 1
            kept.append(found)
            sys.stderr.write(f"{preset} {seed}: {dict(have)}\n")
            break
        if _enough(have, wanted):
            break
    return kept


def _captures(deal: Deal) -> int:
    """How many captures there are to choose from."""
    return sum(isinstance(move, Play) and bool(move.take) for move in legal_moves(deal))


def _enough(have: Counter[tuple[str, bool]], wanted: int | None) -> bool:
    if wanted is not None:
        return sum(have.values()) >= wanted
    themes = {
        theme: have[theme, False] + have[theme, True] for theme in ("sweep", "settebello", "last", "safe", "prime")
    }
    later = sum(count for (_, early), count in have.items() if early)
    return min(themes.values()) >= LATER_EACH and later >= 2 * LATER_EACH


if __name__ == "__main__":
    argparse.ArgumentParser(prog="python -m tools.find_puzzles", description=(__doc__ or "").split(":")[0]).parse_args()
    sys.exit(main())
