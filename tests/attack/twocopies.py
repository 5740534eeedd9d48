"""Two and more copies of the program on one folder: each plays matches of its own and loses none."""

from __future__ import annotations

import subprocess
import sys
from collections import Counter
from contextlib import suppress
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

from scopa_gui.game.house import House
from tests.attack.attacks import Result, must
from tests.attack.kill import ROOT, numbers

COPIES = 3
LIFE_S = 0.8


def attack(seed: int, count: int) -> Result:
    """Starts ``count`` copies, three at a time, and kills each after a while; their matches pass from hand to hand."""
    rng = Random(seed)
    result = Result()
    with TemporaryDirectory() as name:
        folder = Path(name)
        for first in range(0, count, COPIES):
            _together(folder, range(first, min(count, first + COPIES)), rng, result)
        place = House(folder)
        must(place.archive.warning is None, f"the archive warns: {place.archive.warning}")
        for info in place.archive.matches():
            place.archive.load(info.id)
        must(len(place.open_matches()) == sum(i.status == "open" for i in place.archive.matches()), "a lock was left")
        result.facts["matches"] = len(place.archive.matches())
        result.facts["finished"] = len(place.archive.finished_matches())
        place.close()
    return result


def _together(folder: Path, seeds: range, rng: Random, result: Result) -> None:
    """A few copies at once; no match may be in the hands of two of them."""
    command = [sys.executable, "-m", "tests.attack.player", str(folder)]
    copies = [
        subprocess.Popen([*command, str(seed)], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, cwd=ROOT)
        for seed in seeds
    ]
    said: list[str] = []
    try:
        for copy in copies:
            assert copy.stdout is not None
            said.append(copy.stdout.readline())
        for copy in copies:
            with suppress(subprocess.TimeoutExpired):
                copy.wait(rng.uniform(0, LIFE_S))
            _others_are_left_alone(folder)
    finally:
        for copy in copies:
            copy.kill()
    states: Counter[tuple[int, int]] = Counter()
    for number, copy in enumerate(copies):
        rest, errors = copy.communicate()
        must(copy.returncode == -9, f"a copy ended by itself: {errors}")
        lines = [line.split() for line in (said[number] + rest).splitlines(keepends=True) if line.endswith("\n")]
        states.update(set(numbers(lines, "told")))
        result.add("copies")
    must(all(n == 1 for n in states.values()), "a state was made by two copies")
    result.add("states told", len(states))


def _others_are_left_alone(folder: Path) -> None:
    """A look from outside while the others play: what is offered is in nobody's hands."""
    place = House(folder)
    must(place.archive.warning is None, f"a copy beside others warns: {place.archive.warning}")
    for info in place.open_matches():
        must(place.archive.is_free(info.id), "an offered match is held by somebody")
    place.close()
