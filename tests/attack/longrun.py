"""Many matches in one process: memory flat, file handles constant, no slower at the end."""

from __future__ import annotations

import gc
import os
from pathlib import Path
from random import Random
from statistics import median
from tempfile import TemporaryDirectory
from time import process_time

from scopa_gui.game.house import House
from scopa_gui.rules.captures import singles, sums
from scopa_gui.rules.cards import set_of
from scopa_gui.rules.presets import PRESETS
from tests.attack.attacks import Result, must
from tests.game.playing import play_out, rules, seats

VARIANTS = ("classic2", "classic3", "classic4_teams", "cirulla", "escoba", "scopone9", "chkobba")
LOOKS = 10
SLACK = 1.05
WARM = 2
"""Looks before memory counts."""


def attack(seed: int, count: int) -> Result:
    """Plays ``count`` matches through one house, the rules one after another, and looks ten times on the way.

    The bounded caches of captures are filled before; SQLite's page cache (2 MB) fills with the first matches, so that
    memory is compared from the third look on.
    """
    rng = Random(seed)
    _fill_caches(rng)
    part = max(len(VARIANTS), count // LOOKS)
    memory: list[int] = []
    handles: list[int] = []
    seconds: list[float] = []
    with TemporaryDirectory() as name:
        place = House(Path(name))
        for number in range(count):
            begun = process_time()
            _play(place, VARIANTS[number % len(VARIANTS)], rng)
            seconds.append(process_time() - begun)
            if (number + 1) % part == 0:
                gc.collect()
                memory.append(_resident_kb())
                handles.append(len(list(Path("/proc/self/fd").iterdir())))
        must(len(place.archive.finished_matches()) == count, "a match is missing")
        place.close()
    must(len(set(handles)) == 1, f"file handles: {handles}")
    later = memory[WARM:]
    must(max(later) <= SLACK * later[0], f"memory in kB: {memory}")
    early, late = median(seconds[part : 2 * part]), median(seconds[-part:])
    must(late <= 1.5 * early, f"a match took {early:.3f} s of the processor at first, {late:.3f} s at the end")
    return Result(
        {
            "matches": count,
            "MB at first": later[0] // 1024,
            "MB at the end": later[-1] // 1024,
            "file handles": handles[0],
            "s a match at first": round(early, 3),
            "s a match at the end": round(late, 3),
        }
    )


def _fill_caches(rng: Random) -> None:
    """Asks for captures on so many tables that what is kept of them has its full size."""
    while sums.cache_info().currsize < sums.cache_parameters()["maxsize"]:
        sums(set_of(rng.sample(range(40), rng.randrange(2, 9))), rng.randrange(2, 11))
    while singles.cache_info().currsize < singles.cache_parameters()["maxsize"]:
        singles(set_of(rng.sample(range(40), rng.randrange(1, 9))))


def _play(place: House, preset: str, rng: Random) -> None:
    controller = place.new_match(rules(preset, target=11), seats(PRESETS[preset].players[0]), rng.randrange(10**9))
    play_out(controller, rng)
    must(controller.saved, "not saved")
    controller.close()


def _resident_kb() -> int:
    """Resident memory of this process."""
    pages = int(Path("/proc/self/statm").read_text(encoding="ascii").split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE") // 1024
