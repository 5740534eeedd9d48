"""Milliseconds to put one play on record, beside one bare insert into a database of its own with the same settings."""

from __future__ import annotations

import sqlite3
from pathlib import Path
from random import Random
from statistics import median
from tempfile import TemporaryDirectory
from time import perf_counter

from benchmarks.registry import Figure, benchmark
from scopa_gui.game.archive import Archive, Written
from scopa_gui.game.setup import MatchSetup, Seat
from scopa_gui.rules.deal import Play, legal_moves
from scopa_gui.rules.presets import CLASSIC
from scopa_gui.rules.record import Deck, Entry, advance, new_match

PLAYS = 400


def commit_times(folder: Path) -> list[float]:
    """Seconds of each commit while a match is played at random, a play a commit."""
    archive = Archive(folder)
    setup = MatchSetup(CLASSIC, (Seat("human", "A"), Seat("rookie", "B")), seed=1)
    state = new_match(setup.game, setup.first_dealer)
    rng = Random(1)
    times: list[float] = []
    match_id, decks, number = None, 0, 0
    while len(times) < PLAYS:
        entry: Entry
        if state.wants_deck or state.deal is None:
            entry, decks = Deck(setup.deck(decks)), decks + 1
        else:
            entry = rng.choice(legal_moves(state.deal))
        state, _ = advance(state._replace(winners=(), scores=(0, 0)), entry)
        number += 1
        written = Written(number, entry, state, None)
        if match_id is None:
            match_id, _ = archive.begin(setup, False, [written])
            continue
        start = perf_counter()
        archive.write(match_id, False, [written])
        if isinstance(entry, Play):
            times.append(perf_counter() - start)
    return times


def bare_times(folder: Path) -> list[float]:
    """Seconds of each commit of one short row."""
    database = sqlite3.connect(folder / "bare.db", isolation_level=None)
    database.execute("PRAGMA journal_mode = WAL")
    database.execute("PRAGMA synchronous = NORMAL")
    database.execute("CREATE TABLE entry (number INTEGER PRIMARY KEY, text TEXT)")
    times = []
    for number in range(PLAYS):
        start = perf_counter()
        database.execute("INSERT INTO entry VALUES (?, ?)", (number, "7d x 4c 3b"))
        times.append(perf_counter() - start)
    database.close()
    return times


@benchmark("archive")
def run() -> list[Figure]:
    """Medians, in a temporary folder."""
    with TemporaryDirectory() as folder:
        commit, bare = median(commit_times(Path(folder))), median(bare_times(Path(folder)))
    return [
        Figure("archive.commit_ms", commit * 1000, "ms", at_most=2.0),
        Figure("archive.baseline_commit_ms", bare * 1000, "ms"),
        Figure("archive.ratio_to_baseline", commit / bare, ""),
    ]
