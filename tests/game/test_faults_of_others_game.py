"""Faults that other programs had behind the table, each as a test named after its report."""

from __future__ import annotations

import os
import shutil
import signal
from datetime import date
from hashlib import sha256
from pathlib import Path
from time import monotonic, sleep

import pytest

from scopa_gui.ai.evaluate import Effort
from scopa_gui.game.analyst import Analyst
from scopa_gui.game.daily import daily_setup
from scopa_gui.game.exchange import read_match_file
from scopa_gui.game.house import House
from scopa_gui.game.settings import load
from scopa_gui.rules.cards import card_text
from tests.game.playing import one_deal, play_out, table

SAVES = Path(__file__).with_name("saves")
RELEASES = sorted(folder.name for folder in SAVES.iterdir())


@pytest.mark.parametrize("release", RELEASES)
def test_e25_what_every_release_has_written_still_loads(tmp_path: Path, release: str) -> None:
    """Archive, settings and an exported match of each release: the archive and the file tell the same."""
    folder = tmp_path / "data"
    shutil.copytree(SAVES / release, folder)
    settings, warning = load(folder / "settings.json")
    assert (warning, settings.player_name, settings.effects_volume) == (None, "Zoë", 35)
    house = House(folder)
    assert house.archive.warning is None
    finished, open_ones = house.archive.finished_matches(), house.open_matches()
    assert (len(finished), len(open_ones)) == (2, 1)
    records = {info.id: house.archive.load(info.id)[1] for info in finished}
    (file,) = folder.glob("*.txt")
    exported = read_match_file(file)
    assert exported.entries in {record.entries for record in records.values()}
    resumed = house.resume(open_ones[0].id)
    assert resumed.waiting_for == "human"
    resumed.close()
    house.close()


@pytest.mark.parametrize(
    ("day", "digest"),
    [
        (date(2026, 1, 1), "1185175918aabf22"),
        (date(2026, 12, 31), "7e8d74299d605a85"),
        (date(2028, 2, 29), "096329e662b294a1"),
    ],
)
def test_sb_153_the_cards_of_a_day_are_the_same_in_every_version(day: date, digest: str) -> None:
    setup = daily_setup(day, "Anna", f"{day}T12:00:00+00:00")
    words = f"{setup.first_dealer} " + " ".join(map(card_text, setup.deck(0)))
    assert sha256(words.encode()).hexdigest()[:16] == digest


def test_e20_a_worker_that_hangs_is_ended_at_once_and_another_begins() -> None:
    match = table(one_deal("classic2"))
    play_out(match)
    analyst = Analyst()
    analyst.start(match.record, 0, Effort(worlds=100_000))
    assert analyst._process is not None
    hung = analyst._process.pid
    assert hung is not None
    os.kill(hung, signal.SIGSTOP)
    started = monotonic()
    assert analyst.poll() is None, "whoever asks never waits"
    assert monotonic() - started < 0.2
    analyst.start(match.record, 0, Effort(worlds=10))
    assert monotonic() - started < 2.0
    end = monotonic() + 60
    while (found := analyst.poll()) is None and monotonic() < end:
        sleep(0.01)
    assert found is not None
    analyst.cancel()
    with pytest.raises(ProcessLookupError):
        os.kill(hung, 0)
