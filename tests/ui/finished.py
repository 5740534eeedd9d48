"""A folder of played matches for the scenes about finished ones, made once and copied for each test."""

from __future__ import annotations

import atexit
import shutil
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from random import Random
from tempfile import mkdtemp
from types import SimpleNamespace
from typing import Any

import pygame

from scopa_gui.game.house import House
from scopa_gui.game.intents import GiveUp
from scopa_gui.game.library import export_to
from scopa_gui.ui.element import Role, reachable_point, topmost
from scopa_gui.ui.scenes.board import Board
from scopa_gui.ui.scenes.page import Page
from tests.game.playing import NOON, one_deal, play_out, seats, until, wish
from tests.testkit.pilot import Pilot
from tests.ui.bench import Bench

TABLES = (
    ("classic2", 2), ("cirulla", 2), ("classic4_teams", 4), ("classic5", 5), ("chkobba", 2), ("classic3", 3),
    ("classic6_two_decks", 8), ("escoba", 2), ("classic2", 2), ("scopone_scientifico", 4), ("classic2", 2),
)  # fmt: skip
PLAYED = 22


@cache
def _master() -> Path:
    folder = Path(mkdtemp())
    atexit.register(shutil.rmtree, folder, ignore_errors=True)
    house = House(folder, lambda: NOON)
    rng = Random(7)
    for number in range(PLAYED):
        preset, players = TABLES[number % len(TABLES)]
        match = house.new_match(one_deal(preset), seats(players, 1, ("rookie", "amateur")[number % 2]), number)
        if number % 8 == 3:
            until(match, "human", rng)
            match.submit(wish(match, GiveUp))
        elif number % 8 == 6:
            until(match, "human", rng)
        else:
            play_out(match, rng)
        match.close()
    finished = house.archive.finished_matches()
    for info in finished[:3]:
        export_to(house.archive, info.id, folder / "exports")
    house.close()
    return folder


def played(folder: Path) -> Path:
    """A copy of the played matches in a folder."""
    target = folder / "data"
    shutil.copytree(_master(), target)
    return target


def pilot_with_matches(folder: Path) -> Pilot:
    """The program at the history of the played matches."""
    played(folder)
    pilot = Pilot(folder, None)
    pilot.click("history")
    return pilot


def desk(folder: Path, size: tuple[int, int] = (1280, 800), text: int = 100, *, empty: bool = False) -> Any:
    """A bench whose house holds the played matches, or none."""
    data = folder / "data"
    if not data.exists():
        data = data if empty else played(folder)
    bench: Any = Bench(size, text)
    bench.house = House(data)
    bench.options = SimpleNamespace(data_dir=data)
    bench.time = SimpleNamespace(now=0.0)
    return bench


SIZES = ((640, 400), (1024, 600), (1280, 800), (2560, 1080), (1000, 1400), (2560, 1440))
TEXTS = (100, 150, 200)


def assert_whole(scene: Any, size: tuple[int, int]) -> None:
    """Every Element lies in the window, has a name, and can be clicked if it can be chosen; all words fit."""
    window = pygame.Rect((0, 0), size)
    elements = list(scene.elements())
    board = getattr(scene, "board", None)
    if isinstance(board, Board):
        assert not board.misfits, board.misfits
    assert len({element.id for element in elements}) == len(elements)
    whole = scene.laid() if isinstance(scene, Page) else elements
    assert [e.id for e in whole if e.default and e.enabled] == [scene.default().id]
    for element in elements:
        assert element.name, f"{element.id} has no name"
        assert window.contains(element.rect), f"{element.id} {element.rect} sticks out"
        if element.role is not Role.TEXT:
            assert topmost(elements, reachable_point(elements, element)) is element, f"{element.id} is covered"


def assert_apart(scene: Any) -> None:
    """No two things to choose overlap, and no text lies on another."""
    elements = list(scene.elements())
    for kind in (True, False):
        alike = [e for e in elements if (e.role is Role.TEXT) == kind]
        for index, one in enumerate(alike):
            for other in alike[index + 1 :]:
                common = one.rect.clip(other.rect)
                assert min(common.w, common.h) <= 3, f"{one.id} {one.name!r} and {other.id} {other.name!r}"


def scrolled_through(page: Page) -> Iterator[None]:
    """Scroll a page that scrolls as a whole from its top to its end, a window at a time."""
    page.page_key(pygame.K_HOME)
    while True:
        yield
        if page.view.first >= page.view.furthest or not page.page_key(pygame.K_PAGEDOWN):
            return


def drawn(bench: Any, scene: Any) -> int:
    """How many colours a scene shows on a sample of its pixels."""
    pixels = bench.picture(scene)
    return len(set(pixels[::997]))
