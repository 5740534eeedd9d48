"""The command ``scopa-gui arena A B``: how much stronger one bot is than another, by duplicate deals and matches."""

from __future__ import annotations

import argparse
import json
import multiprocessing
import sys
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from math import sqrt
from random import Random
from statistics import fmean, median, stdev
from time import monotonic
from typing import Any, TextIO

from scopa_gui.ai.bot import BOTS
from scopa_gui.game.duel import CLASSIC, OPEN, Contest, Result, duel_deal, duel_match, plain_name
from scopa_gui.rules.errors import BadRuleset
from scopa_gui.rules.game import game_of
from scopa_gui.rules.presets import PRESETS

_DEFAULT_DEALS = 200
_RESAMPLED_MATCHES = 2_000
_CHUNK = 4
_PROGRESS_EVERY_S = 1.0


def arena_main(argv: list[str]) -> int:
    """Runs the command with the words after ``arena``; results on standard output, progress on standard error."""
    parser = _parser()
    words = parser.parse_args(argv)
    rules = PRESETS[words.variant]
    try:
        game = game_of(rules, words.players or rules.players[0])
    except BadRuleset:
        parser.error(f"{words.variant} is played by {', '.join(map(str, rules.players))}, not by {words.players}")
    deals = words.deals if words.deals is not None else (_DEFAULT_DEALS if words.matches is None else 0)
    report = measure(
        Contest(game, words.first, words.second, words.seed),
        deals=deals,
        matches=words.matches or 0,
        jobs=words.jobs,
        progress=sys.stderr,
    )
    settings = {"a": words.first, "b": words.second, "variant": words.variant, "players": game.players}
    report |= {"settings": settings | {"deals": deals, "matches": words.matches or 0, "seed": words.seed}}
    print(json.dumps(report) if words.json else table_text(report), flush=True)  # noqa: T201
    return 0


def measure(
    contest: Contest, *, deals: int, matches: int = 0, jobs: int = 1, progress: TextIO | None = None
) -> dict[str, Any]:
    """Plays a contest and sums it up.

    Args:
        deals: packs, each played once from every side.
        matches: series of packs played to the end of a match, once from every side.
        jobs: processes; the result does not depend on it.

    Returns:
        ``points_per_deal`` and ``ci95`` (half the width of the 95 % interval over packs) of the first bot;
        ``wins``, ``draws``, ``losses`` of matches, or of deals if no match was asked for; ``match_win_rate`` from the
        matches, or from the deals strung together to matches at random; ``ms_per_move_median``, ``ms_per_move_max``
        of processor time over decisions that were a choice.
    """
    by_deal = _run(partial(duel_deal, contest), deals, jobs, "deals", progress)
    by_match = _run(partial(duel_match, contest), matches, jobs, "matches", progress)
    won = [w for result in by_match or by_deal for w in result.won]
    means = [fmean(result.leads) for result in by_deal]
    times = sorted(t for result in (*by_deal, *by_match) for t in result.times_ns)
    return {
        "points_per_deal": round(fmean(means), 4) if means else None,
        "ci95": round(1.96 * stdev(means) / sqrt(len(means)), 4) if len(means) > 1 else None,
        "wins": won.count(1),
        "draws": won.count(0),
        "losses": won.count(-1),
        "match_win_rate": _rate(won) if by_match else _resampled_rate(contest, by_deal),
        "ms_per_move_median": round(median(times) / 1e6, 3) if times else None,
        "ms_per_move_max": round(times[-1] / 1e6, 3) if times else None,
    }


def _rate(won: Sequence[int]) -> float:
    return round((won.count(1) + won.count(0) / 2) / len(won), 4)


def _resampled_rate(contest: Contest, results: Sequence[Result]) -> float | None:
    """The share of matches that leads drawn at random from the deals would win; two sides and a target only."""
    rules = contest.game.ruleset
    if not results or len(contest.game.sides) != 2 or rules.end_mode != "target":
        return None
    totals = [total for result in results for total in result.totals]
    rng = Random(contest.seed)
    won = 0
    for _ in range(_RESAMPLED_MATCHES):
        mine = theirs = 0
        while max(mine, theirs) < rules.target or mine == theirs:
            own, other = rng.choice(totals)
            mine, theirs = mine + own, theirs + other
        won += mine > theirs
    return round(won / _RESAMPLED_MATCHES, 4)


def _run(play: Callable[[int], Result], count: int, jobs: int, what: str, progress: TextIO | None) -> list[Result]:
    """Results 0 to ``count`` - 1, in order whatever the number of processes."""
    if jobs <= 1 or count <= 1:
        return _watched(map(play, range(count)), count, what, progress)
    with multiprocessing.get_context("spawn").Pool(min(jobs, count)) as pool:
        return _watched(pool.imap(play, range(count), chunksize=_CHUNK), count, what, progress)


def _watched(results: Iterator[Result], count: int, what: str, progress: TextIO | None) -> list[Result]:
    """Collects results and says on ``progress`` now and then how far it is and what the lead is so far."""
    done: list[Result] = []
    said = monotonic()
    for result in results:
        done.append(result)
        if progress is not None and (monotonic() - said > _PROGRESS_EVERY_S or len(done) == count):
            said = monotonic()
            lead = fmean(fmean(result.leads) for result in done)
            progress.write(f"\r{len(done)}/{count} {what}  {lead:+.2f}")
            progress.flush()
    if progress is not None and count:
        progress.write("\n")
    return done


def table_text(report: dict[str, Any]) -> str:
    """What was measured, in lines for people."""
    settings = report["settings"]
    lines = [f"{settings['a']} against {settings['b']}, {settings['variant']}, {settings['players']} players"]
    if report["points_per_deal"] is not None:
        interval = f" ± {report['ci95']:.3f}" if report["ci95"] is not None else ""
        lines.append(f"points a deal    {report['points_per_deal']:+.3f}{interval}")
    lines.append(f"won, drawn, lost {report['wins']} {report['draws']} {report['losses']}")
    if report["match_win_rate"] is not None:
        lines.append(f"matches won      {100 * report['match_win_rate']:.1f} %")
    if report["ms_per_move_median"] is not None:
        lines.append(f"time a move      {report['ms_per_move_median']} ms median, {report['ms_per_move_max']} ms most")
    return "\n".join(lines)


def _bot_name(word: str) -> str:
    if plain_name(word) not in BOTS:
        raise argparse.ArgumentTypeError(f"no bot {word!r}; there are {', '.join(BOTS)}")
    return word


def _count(word: str) -> int:
    number = int(word)
    if number < 1:
        raise argparse.ArgumentTypeError("must be at least 1")
    return number


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="scopa-gui arena", description=__doc__)
    parser.add_argument("first", metavar="A", type=_bot_name, help=f"a bot: {', '.join(BOTS)}")
    parser.add_argument(
        "second",
        metavar="B",
        type=_bot_name,
        help=f"another; {OPEN}NAME sees all hands, {CLASSIC}NAME knows classic points only",
    )
    parser.add_argument("--variant", choices=sorted(PRESETS), default="classic2", metavar="ID", help="preset")
    parser.add_argument("--players", type=_count, metavar="N", help="number of players")
    parser.add_argument("--deals", type=_count, metavar="N", help="packs, each played from every side")
    parser.add_argument("--matches", type=_count, metavar="N", help="matches, each played from every side")
    parser.add_argument("--seed", type=int, default=0, metavar="N", help="packs and bots follow from it")
    parser.add_argument("--jobs", type=_count, default=1, metavar="N", help="processes")
    parser.add_argument("--json", action="store_true", help="one object on standard output")
    return parser
