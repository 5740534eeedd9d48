"""A full disk and a folder that may only be read: the match goes on, says "not saved", and is written later."""

from __future__ import annotations

import os
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

from scopa_gui.game.controller import Controller
from scopa_gui.game.house import House
from scopa_gui.game.settings import Settings, load, save
from tests.attack.attacks import Result, must
from tests.game.playing import advance, rules, seats

SIZE = 12_000_000
"""Bytes of the small disk."""
SHORT = 10
"""A run of so many or fewer changes nothing about the machine."""


def attack(seed: int, count: int) -> Result:
    """Fills a small disk ``count`` times at random moments of matches, and frees it again.

    Where no disk can be mounted, and in short runs, the archive's file is forbidden to grow instead, which SQLite
    reports alike.
    """
    rng = Random(seed)
    result = Result()
    with TemporaryDirectory() as name:
        folder = Path(name)
        with small_disk(folder, count > SHORT) as mounted:
            result.facts["a real small disk"] = "yes" if mounted else "no"
            for number in range(count):
                _one(folder, number, rng, mounted, result)
                for file in folder.rglob("*"):
                    if file.is_file():
                        file.unlink()
            if mounted:
                _read_only(folder, rng, result)
    return result


@contextmanager
def small_disk(folder: Path, wanted: bool) -> Iterator[bool]:
    """Mounts a small disk there, if the machine lets us."""
    command = ["mount", "-t", "tmpfs", "-o", f"size={SIZE}", "tmpfs", str(folder)]
    try:
        mounted = wanted and subprocess.run(command, capture_output=True, check=False).returncode == 0
    except OSError:
        mounted = False
    try:
        yield mounted
    finally:
        if mounted:
            subprocess.run(["umount", "-l", str(folder)], check=True)


def _fill(folder: Path, place: House, mounted: bool) -> None:
    """Leaves no room for another byte."""
    if not mounted:
        db = place.archive._db
        db.execute(f"PRAGMA max_page_count={db.execute('PRAGMA page_count').fetchone()[0]}")
        return
    with (folder / "ballast").open("wb", buffering=0) as file:
        try:
            while True:
                file.write(bytes(os.statvfs(folder).f_bsize))
        except OSError:
            pass


def _free(folder: Path, place: House, mounted: bool) -> None:
    if mounted:
        (folder / "ballast").unlink()
    else:
        place.archive._db.execute("PRAGMA max_page_count=1000000")


def _one(folder: Path, number: int, rng: Random, mounted: bool, result: Result) -> None:
    """A match whose disk is full for a while; half of the times it is begun on the full disk."""
    place = House(folder)
    begun_full = rng.random() < 0.5
    save(folder / "settings.json", Settings(muted=True))
    if begun_full:
        _fill(folder, place, mounted)
    controller = place.new_match(rules(target=60), seats(2), number)
    _play(controller, rng)
    if not begun_full:
        must(controller.saved, "not saved though there is room")
        _fill(folder, place, mounted)
    _play(controller, rng)
    if controller.saved:
        result.add("there was still room in the last page")
    elif mounted:
        save(folder / "settings.json", Settings())
        loaded, warning = load(folder / "settings.json")
        must(warning is None and loaded in (Settings(muted=True), Settings()), "settings were lost on a full disk")
        _start_on_a_full_disk(folder, result)
    _free(folder, place, mounted)
    advance(controller, rng)
    must(controller.saved, "not written although there is room again")
    controller.close()
    (info,) = place.archive.matches()
    _, record = place.archive.load(info.id)
    must(record == controller.record, "entries were lost on a full disk")
    again = place.resume(info.id)
    must(again.state == controller.state, "the match goes on elsewhere")
    again.close()
    place.close()
    result.add("matches written in the end")


def _play(controller: Controller, rng: Random) -> None:
    for _ in range(rng.randrange(30, 120)):
        if controller.waiting_for != "over":
            advance(controller, rng)


def _start_on_a_full_disk(folder: Path, result: Result) -> None:
    """Another copy that is started now works, and takes nothing for damaged."""
    place = House(folder)
    must(place.archive.warning in (None, "unwritable"), f"a start on a full disk warns: {place.archive.warning}")
    controller = place.new_match(rules(), seats(2), 1)
    for _ in range(5):
        advance(controller, Random(0))
    must(not list(folder.glob("*damaged*")), "a full disk was taken for damage")
    if controller.saved:
        result.add("second copy found room")
    controller.close()
    place.close()
    result.add("starts on the full disk")


def _read_only(folder: Path, rng: Random, result: Result) -> None:
    """The same folder, from now on for reading only."""
    place = House(folder)
    controller = place.new_match(rules(), seats(2), 1)
    _play(controller, rng)
    controller.close()
    place.close()
    subprocess.run(["mount", "-o", "remount,ro", str(folder)], check=True)
    place = House(folder)
    must(place.archive.warning == "unwritable", "a read-only folder is not told")
    must([info.id for info in place.archive.matches()] == [1], "what can be read is not read")
    again = place.resume(1) if controller.waiting_for != "over" else place.new_match(rules(), seats(2), 2)
    advance(again, rng)
    must(not again.saved, "said to be saved where nothing can be written")
    must(not save(folder / "settings.json", Settings()), "settings said to be saved")
    again.close()
    place.close()
    result.facts["read-only folder"] = "played in memory"
