"""Seconds until each screen is there with a thousand finished matches in the archive, and with ten of them.

Every screen is opened for the first time in its run, without a display: from the click to the end of its first frame,
in processor time.
"""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from time import process_time

from benchmarks.registry import Figure, benchmark
from scopa_gui.game.archive import Archive, Written
from scopa_gui.game.setup import HUMAN, MatchSetup, Seat
from scopa_gui.rules.deal import legal_moves
from scopa_gui.rules.events import DealScored
from scopa_gui.rules.presets import PRESETS
from scopa_gui.rules.record import Deck, Entry, new_match, step

MANY, FEW = 1000, 10
TABLES = (("classic2", 2), ("cirulla", 2), ("classic3", 3), ("scopone9", 4), ("escoba", 2), ("chkobba", 2))
OPPONENTS = ("rookie", "amateur", "pro")
SCREENS = (
    "history", "statistics", "lobby", "daily", "puzzles", "learn", "rules", "settings", "credits", "new_match",
)  # fmt: skip
SLOWEST_S = 0.3


def play_match(setup: MatchSetup, rng: Random) -> list[Written]:
    """A match played at random to its end."""
    states = [new_match(setup.game, setup.first_dealer)]
    done: list[Written] = []
    decks = 0
    while not states[-1].winners:
        state = states[-1]
        entry: Entry
        if state.wants_deck or state.deal is None:
            entry, decks = Deck(setup.deck(decks)), decks + 1
        else:
            entry = rng.choice(legal_moves(state.deal))
        followed = step(states, entry)
        states.append(followed.state)
        scored = next((event.score for event in followed.events if isinstance(event, DealScored)), None)
        done.append(Written(len(done) + 1, entry, followed.state, scored))
    return done


def fill(folder: Path, count: int) -> None:
    """An archive with so many finished matches of one person, by several rules and against all opponents."""
    archive = Archive(folder)
    rng = Random(1)
    for number in range(count):
        preset, players = TABLES[number % len(TABLES)]
        kind = OPPONENTS[number // 7 % len(OPPONENTS)]
        seats = (Seat(HUMAN, "You"), *(Seat(kind, f"{kind} {seat}") for seat in range(1, players)))
        created = f"20{20 + number // 300}-{1 + number // 25 % 12:02}-{1 + number % 25:02}T12:00:00+00:00"
        setup = MatchSetup(PRESETS[preset], seats, number, False, created)
        _, lock = archive.begin(setup, True, play_match(setup, rng))
        if lock is not None:
            lock.release(for_good=True)
    archive.close()


def open_screens(folder: Path) -> dict[str, float]:
    """Seconds until the title after the start, and to open each screen over it."""
    os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
    os.environ.setdefault("SDL_AUDIODRIVER", "dummy")
    from scopa_gui.ui import scenes
    from tests.testkit.pilot import Pilot

    begun = process_time()
    with Pilot(folder, None) as pilot:
        times = {"start": process_time() - begun}
        app = pilot.app

        def timed(act: Callable[[], None]) -> float:
            start = process_time()
            act()
            pilot.frame()
            return process_time() - start

        times["title"] = timed(app.to_title)
        for name in SCREENS:
            make = getattr(scenes, name)
            times[name] = timed(lambda make=make: app.stack.push(make(app)))  # type: ignore[misc]
            if name == "history":
                times["replay"] = timed(lambda: pilot.click("replay"))
                app.stack.pop(app.stack.top)
                times["review"] = timed(lambda: pilot.click("review"))
                app.stack.pop(app.stack.top)
            if name == "statistics":
                for tab in ("results", "points", "achievements"):
                    times[f"statistics_{tab}"] = timed(lambda tab=tab: pilot.click(f"tab:{tab}"))  # type: ignore[misc]
            app.stack.pop(app.stack.top)
    return times


def measure(count: int) -> dict[str, float]:
    """The times with so many matches."""
    with TemporaryDirectory() as name:
        fill(Path(name) / "data", count)
        return open_screens(Path(name))


def slowest_of(times: dict[str, float]) -> float:
    """The longest time of a screen; the start is none."""
    return max(seconds for name, seconds in times.items() if name != "start")


@benchmark("history")
def run() -> list[Figure]:
    """Each screen with many matches, and the slowest with many and with few."""
    few, many = measure(FEW), measure(MANY)
    slowest = Figure("history.slowest_screen_s", slowest_of(many), "s", at_most=SLOWEST_S)
    plain = Figure("history.slowest_screen_of_ten_matches_s", slowest_of(few), "s")
    return [slowest, plain, *(Figure(f"history.{name}_s", seconds, "s") for name, seconds in many.items())]
