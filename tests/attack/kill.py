"""``kill -9`` at random moments: what was told is there, nothing is doubled, the match goes on where it was."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

from scopa_gui.game.archive import MatchInfo
from scopa_gui.game.house import House
from scopa_gui.game.settings import Settings, load
from tests.attack.attacks import Result, must

ROOT = Path(__file__).parents[2]
LONGEST_LIFE_S = 0.5


def attack(seed: int, count: int) -> Result:
    """Kills a playing copy of the program ``count`` times; all share one folder, as one person's starts do."""
    rng = Random(seed)
    result = Result({"kills": 0})
    with TemporaryDirectory() as name:
        folder = Path(name)
        finished: dict[int, MatchInfo] = {}
        for number in range(count):
            lines = killed(folder, number, rng)
            check(folder, lines, finished, result)
            result.add("kills")
        result.facts["finished matches"] = len(finished)
    return result


def killed(folder: Path, number: int, rng: Random) -> list[list[str]]:
    """Lets a copy live for a moment after its first sign of life, or not even until then; returns what it said.

    A line that the kill cut short does not count.
    """
    command = [sys.executable, "-m", "tests.attack.player", str(folder), str(number)]
    copy = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, cwd=ROOT)
    assert copy.stdout is not None
    assert copy.stderr is not None
    said = copy.stdout.readline() if rng.random() < 0.9 else ""
    try:
        copy.wait(rng.uniform(0, LONGEST_LIFE_S))
    except subprocess.TimeoutExpired:
        copy.kill()
    said += copy.stdout.read()
    errors = copy.stderr.read()
    must(copy.wait() == -9, f"the copy ended by itself: {errors}")
    return [line.split() for line in said.splitlines(keepends=True) if line.endswith("\n")]


def check(folder: Path, lines: list[list[str]], finished: dict[int, MatchInfo], result: Result) -> None:
    """Starts again after a kill and looks at everything."""
    place = House(folder)
    try:
        must(place.archive.warning is None, f"the start after a kill warns: {place.archive.warning}")
        told = dict(numbers(lines, "told"))
        over = {match for match, _ in numbers(lines, "over")}
        infos = {info.id: info for info in place.archive.matches()}
        for match, state in told.items():
            must(state <= infos[match].entries, f"match {match} was told to {state}, kept to {infos[match].entries}")
            must(infos[match].entries <= state + 1, f"match {match} ran ahead of what was told")
            result.add("entries unseen at the kill", infos[match].entries - state)
        for match in over:
            must(infos[match].status == "finished", f"match {match} was over and is open again")
        for match, info in finished.items():
            must(infos[match] == info, f"finished match {match} has changed")
        points = place.archive.deal_points()
        for match, info in infos.items():
            if match in finished:
                continue
            _, record = place.archive.load(match)
            sums = tuple(map(sum, zip(*([p.total for p in deal] for deal in points.get(match, [])), strict=True)))
            must((sums or (0,) * len(info.scores)) == info.scores, f"points of match {match} do not add up")
            must(len(record.entries) == info.entries, f"entries of match {match} are not all there")
            if info.status == "finished":
                finished[match] = info
        offered = place.open_matches()
        must(len(offered) == sum(info.status == "open" for info in infos.values()), "an open match is not offered")
        for info in offered:
            controller = place.resume(info.id)
            must(controller.state_id == info.entries, f"match {info.id} goes on elsewhere")
            controller.close()
            result.add("matches resumed")
        settings, warning = load(folder / "settings.json")
        must(warning is None and settings == Settings(), "settings are damaged")
    finally:
        place.close()


def numbers(lines: list[list[str]], word: str) -> Iterator[tuple[int, int]]:
    """Match and state of the lines that begin with a word."""
    for first, *rest in lines:
        if first == word:
            yield int(rest[0]), int(rest[-1])
