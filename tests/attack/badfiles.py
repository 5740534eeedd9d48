"""Each byte cut, flipped or replaced: the same content or one clear refusal, never another score."""

from __future__ import annotations

import shutil
import sqlite3
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

from scopa_gui.game.archive import ArchiveError
from scopa_gui.game.exchange import export_match, read_match_file
from scopa_gui.game.house import House
from scopa_gui.game.settings import Settings, load, save
from scopa_gui.rules.errors import RulesError
from scopa_gui.rules.record import Record
from tests.attack.attacks import Result, must
from tests.game.playing import advance, house, one_deal, play_out, rules, seats

Content = dict[int, tuple[object, ...]]


def attack(seed: int, count: int) -> Result:
    """Every byte of a settings file and of an exported match, and ``count`` places of an archive.

    With a smaller count than the full run's the files are sampled too.
    """
    rng = Random(seed)
    result = Result()
    with TemporaryDirectory() as name:
        folder = Path(name)
        _settings(folder, rng, count, result)
        _exported(folder, rng, count, result)
        _archive(folder, rng, count, result)
    return result


def damaged(data: bytes, places: Iterator[int], rng: Random) -> Iterator[bytes]:
    """For each place: all that follows cut off, a bit flipped, or another byte put there."""
    for place in places:
        if rng.random() < 0.1:
            yield data[:place]
            continue
        wrong = bytearray(data)
        wrong[place] ^= 1 << rng.randrange(8) if rng.random() < 0.5 else rng.randrange(1, 256)
        yield bytes(wrong)


def thorough(data: bytes, rng: Random, count: int) -> Iterator[bytes]:
    """Each byte of a small file cut, flipped and replaced; only some if there are more than ``count``."""
    places = range(len(data)) if 3 * len(data) <= count else sorted(rng.sample(range(len(data)), count // 3))
    for place in places:
        yield data[:place]
        for wrong in (data[place] ^ 1 << rng.randrange(8), rng.choice([b for b in range(256) if b != data[place]])):
            yield data[:place] + bytes([wrong]) + data[place + 1 :]


def _settings(folder: Path, rng: Random, count: int, result: Result) -> None:
    """The program starts with settings that differ in what was hit, or with the defaults and the file put aside."""
    path = folder / "settings" / "settings.json"
    saved = Settings(player_name="Anna", effects_volume=40, muted=True, last_target=21)
    save(path, saved)
    for data in thorough(path.read_bytes(), rng, count):
        path.write_bytes(data)
        loaded, warning = load(path)
        if warning == "damaged":
            aside = path.with_name("settings.damaged-1.json")
            must(aside.read_bytes() == data, "the damaged settings were not kept")
            aside.unlink()
        elif warning == "newer":
            must(path.read_bytes() == data, "newer settings were touched")
        else:
            must(warning is None, f"settings: {warning}")
        if warning is not None:
            must(loaded == Settings(), "settings from a damaged file")
        save(path.with_name("again.json"), loaded)
        must(load(path.with_name("again.json")) == (loaded, None), "settings that cannot be saved")
        result.add("settings")


def _exported(folder: Path, rng: Random, count: int, result: Result) -> None:
    """The match is the same, or the file is refused."""
    place = house(folder / "exported")
    controller = place.new_match(one_deal("classic2"), seats(2), 4)
    play_out(controller)
    path = folder / "match.txt"
    data = export_match(controller.setup, controller.record).encode()
    place.close()
    for wrong in thorough(data, rng, count):
        path.write_bytes(wrong)
        try:
            record = read_match_file(path)
        except RulesError:
            result.add("exported matches refused")
            continue
        must(_same(record, controller.record), "another match was read from a damaged file")
        result.add("exported matches the same")


def _same(one: Record, other: Record) -> bool:
    """Whether two records are alike but for their tags: the checksum's own line may have been hit."""
    return replace(one, tags=()) == replace(other, tags=())


def _archive(folder: Path, rng: Random, count: int, result: Result) -> None:
    """Every match is there with its content, or missing with a warning, or refused; and the program goes on."""
    template = folder / "template"
    _fill(template)
    good = _content(house(template))
    data = (template / "archive.db").read_bytes()
    places = iter(sorted(rng.randrange(len(data)) for _ in range(count)))
    for number, wrong in enumerate(damaged(data, places, rng)):
        copy = folder / f"copy-{number}"
        copy.mkdir()
        (copy / "archive.db").write_bytes(wrong)
        _look_at(copy, good, wrong, result)
        shutil.rmtree(copy)


def _fill(folder: Path) -> None:
    """Four matches of several variants, one of them open."""
    place = house(folder)
    for seed, preset in enumerate(("classic2", "cirulla", "chkobba")):
        play_out(place.new_match(one_deal(preset), seats(2), seed))
    controller = place.new_match(rules(), seats(2), 10)
    for _ in range(20):
        advance(controller, Random(1))
    controller.close()
    place.close()
    with sqlite3.connect(folder / "archive.db") as db:
        db.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    db.close()


def _content(place: House) -> Content:
    """What is listed and loads, with the points of its deals."""
    points = place.archive.deal_points()
    result: Content = {}
    for info in place.archive.matches():
        try:
            result[info.id] = (*place.archive.load(info.id), points.get(info.id))
        except ArchiveError as error:
            must(error.code == "damaged_match", f"refused with {error.code}")
            result[info.id] = (info,)
    place.close()
    return result


def _look_at(folder: Path, good: Content, wrong: bytes, result: Result) -> None:
    place = House(folder)
    found = _content(place)
    warning = place.archive.warning
    whole = 0
    for match, content in found.items():
        if len(content) == 1:
            must(content[0] == good[match][0], f"match {match} is listed with another score")
        elif content != good[match]:
            must(content[:2] == good[match][:2], f"match {match} has changed")
            must(warning is not None, f"points of match {match} are wrong or missing without a word")
        else:
            whole += 1
    missing = good.keys() - found.keys()
    must(not missing or warning is not None, f"matches {sorted(missing)} are missing without a word")
    if warning == "damaged":
        must((folder / "archive.damaged-1.db").read_bytes() == wrong, "the damaged archive was not kept")
        result.add("archives put aside")
        result.add("matches taken over", whole)
    elif warning == "newer":
        must((folder / "archive.db").read_bytes() == wrong, "a newer archive was touched")
        result.add("archives taken for newer")
    elif whole == len(good):
        result.add("archives the same")
        return
    else:
        result.add("archives with a match refused")
    again = House(folder)
    controller = again.new_match(rules(), seats(2), 1)
    must(controller.saved or again.archive.warning == "newer", "the program cannot go on")
    controller.close()
    again.close()
