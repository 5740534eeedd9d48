"""Finds positions with one clearly right move and writes them for the tests: ``python -m benchmarks.positions FILE``.

Deals are played by il Cavaliere; wherever few enough hands are possible, every one of them is searched. A position is
kept if the best move is better than any other by a clear margin, and sorted by what makes it right.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from itertools import count
from pathlib import Path
from random import Random

from scopa_gui.ai.bot import bot_named, choose
from scopa_gui.ai.coach import Advice, advise
from scopa_gui.ai.evaluate import Effort
from scopa_gui.ai.par import par
from scopa_gui.ai.slices import at_once
from scopa_gui.ai.worlds import is_listed
from scopa_gui.rules.cards import VALUES, cards_in
from scopa_gui.rules.deal import Action, Deal, Phase, Play, apply, new_deal, next_round
from scopa_gui.rules.game import game_of
from scopa_gui.rules.notation import action_text, to_line
from scopa_gui.rules.presets import PRESETS
from scopa_gui.rules.view import View, observe

ALL_HANDS = Effort(worlds=200, nodes=10_000)
_CLEAR = 0.3
_WANTED = {
    "take the sweep": 12,
    "deny the sweep": 10,
    "settebello": 10,
    "break the pair": 3,
    "keep the pair": 3,
    "last capture": 10,
    "last round": 2,
    "variant": 12,
    "near the target": 4,
}
_VARIANTS = ("napola", "piva", "libya", "scopa_assi", "scopa15", "re_bello", "scalette", "chkobba", "corsica")
_NEAR = ((10, 10), (9, 10), (10, 9), (10, 8), (8, 10))


def weigh(view: View) -> Advice:
    """The coach's advice with every possible hand searched."""
    return at_once(advise(view, Random(0), ALL_HANDS))


def lead_over_the_rest(advice: Advice) -> float:
    """By how much the best move is better than the next."""
    return min(advised.loss for advised in advice.actions[1:])


def _positions() -> Iterator[Deal]:
    """Positions of deals between two card-counting players, other variants in between."""
    bot = bot_named("amateur")
    for seed in count():
        preset = "classic2" if seed % 3 else _VARIANTS[seed // 3 % len(_VARIANTS)]
        game, rng = game_of(PRESETS[preset], 2), Random(seed)
        cards = list(game.pack)
        rng.shuffle(cards)
        deal = new_deal(game, cards, seed % 2)
        while deal.phase not in (Phase.OVER, Phase.THROWN_IN):
            if deal.phase is Phase.ROUND_OVER:
                deal = next_round(deal)
                continue
            if deal.phase is Phase.PLAY:
                yield deal
            deal = apply(deal, choose(bot, observe(deal, deal.turn), rng))


def _takes_last(deal: Deal, action: Action) -> bool:
    """Whether the seat to move makes the last capture of the deal if it plays this and both play perfectly."""
    seat, deal = deal.turn, apply(deal, action)
    solved = par(deal)
    assert solved is not None
    for best in solved.line:
        deal = apply(deal, best)
    return deal.last == seat


def _kind(deal: Deal, view: View, advice: Advice) -> str | None:
    """What the right move of a position is about."""
    best, second = advice.actions[0], advice.actions[1]
    move = best.action
    if best.facts is None or second.facts is None or not isinstance(move, Play):
        return None
    if view.game.ruleset != PRESETS["classic2"]:
        return "variant"
    if not view.stock and advice.exact and not best.facts.sweep:
        if _takes_last(deal, move) and not any(_takes_last(deal, other.action) for other in advice.actions[1:]):
            return "last capture"
        return "last round"
    if best.facts.sweep:
        return "take the sweep"
    if best.facts.settebello:
        return "settebello"
    values = [VALUES[card] for card in cards_in(view.hand)]
    if not move.take and any(values.count(value) == 2 for value in values):
        return "break the pair" if values.count(VALUES[move.card]) == 2 else "keep the pair"
    if best.facts.sweep_chance < 0.02 and second.facts.sweep_chance > 0.1:
        return "deny the sweep"
    return None


def main(path: Path) -> None:
    """Searches until there are enough of each kind."""
    found: dict[str, list[str]] = {kind: [] for kind in _WANTED}
    for deal in _positions():
        view = observe(deal, deal.turn)
        if len(view.legal) < 2 or not is_listed(view, ALL_HANDS.worlds):
            continue
        advice = weigh(view)
        kind = _kind(deal, view, advice)
        if kind and len(found[kind]) < _WANTED[kind] and lead_over_the_rest(advice) >= _CLEAR:
            found[kind].append(_line(kind, (0, 0), advice, deal))
        elif view.game.ruleset == PRESETS["classic2"] and len(found["near the target"]) < _WANTED["near the target"]:
            scores = _NEAR[len(found["near the target"]) % len(_NEAR)]
            near = weigh(view._replace(scores=scores))
            if near.best.action != advice.best.action and lead_over_the_rest(near) >= _CLEAR:
                found["near the target"].append(_line("near the target", scores, near, deal))
        sys.stderr.write("\r" + " ".join(f"{kind}: {len(lines)}" for kind, lines in found.items()))
        if all(len(lines) >= _WANTED[kind] for kind, lines in found.items()):
            break
    path.write_text("\n".join(line for lines in found.values() for line in lines) + "\n", encoding="utf-8")


def _line(kind: str, scores: tuple[int, int], advice: Advice, deal: Deal) -> str:
    return "\t".join((kind, f"{scores[0]}-{scores[1]}", action_text(advice.best.action), to_line(deal)))


if __name__ == "__main__":
    parser = argparse.ArgumentParser(prog="python -m benchmarks.positions", description=(__doc__ or "").split(":")[0])
    parser.add_argument("file", type=Path, help="where they are written")
    main(parser.parse_args().file)
