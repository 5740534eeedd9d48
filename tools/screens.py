"""Every scene and dialog in pictures: ``python -m tools.screens --out DIR``, in every language, text and window size.

``--lang``, ``--text``, ``--size`` and ``--scene`` narrow it, each repeatable; ``--sheets`` also lays the pictures of
each language, text and size on contact sheets. The real program is driven without a screen, on a clock of its own:
the same pictures come out every time.
"""

from __future__ import annotations

import argparse
import os
import random
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import chdir, contextmanager
from pathlib import Path
from typing import NamedTuple

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")

import pygame

from scopa_gui.game.i18n import LANGUAGES
from tests.testkit.pilot import Pilot
from tests.ui.finished import played
from tools.sheets import lay_out
from tools.shots import MATCHES, PAGES, Shot

SIZES = ("1024x600", "1280x800", "2560x1440")
TEXTS = ("100", "200")
DRIVEN_AT = (1024, 600)
"""Matches are played in this window, where little is to be drawn, and pictured in the others."""
MANY_NOTCHES = 300


class Frame(NamedTuple):
    """How a picture is taken."""

    language: str
    text: int
    size: tuple[int, int]

    @property
    def name(self) -> str:
        """As it stands in names of files."""
        return f"{self.language}_{self.text}_{self.size[0]}x{self.size[1]}"


@contextmanager
def program(shot: Shot, language: str) -> Iterator[Pilot]:
    """The program before a shot: at its match, or at the title with some matches played.

    Chance and the names of folders, which some pages show, are always the same.
    """
    chance = random.Random(8)
    original, random.SystemRandom = random.SystemRandom, lambda: chance  # type: ignore[assignment,misc]
    try:
        with tempfile.TemporaryDirectory() as name, chdir(name):
            folder = Path("home")
            if shot.variant is None:
                played(folder)
            start = {"players": shot.players, "opponents": shot.opponents, "seed": shot.seed, "language": language}
            with Pilot(folder, shot.variant, window=DRIVEN_AT, **start) as pilot:  # type: ignore[arg-type]
                yield pilot
    finally:
        random.SystemRandom = original  # type: ignore[misc]


def picture(pilot: Pilot) -> bytes:
    """The pixels of the window, once everything rests."""
    pilot.wait_idle()
    pilot.frame(2)
    return pygame.image.tobytes(pilot.app.window.surface, "RGB")


def save(pilot: Pilot, path: Path) -> bytes:
    """Keeps what the window shows; returns its pixels."""
    pixels = picture(pilot)
    pygame.image.save(pilot.app.window.surface, str(path))
    return pixels


def take(pilot: Pilot, name: str, frames: list[Frame], folder: Path) -> None:
    """Pictures of what is on screen, in each size of window and text, and of its end where it can be scrolled."""
    for size in sorted({frame.size for frame in frames}):
        pilot.resize(size)
        for frame in (f for f in frames if f.size == size):
            pilot.app.change_settings(text_size=frame.text)
            target = folder / frame.name
            target.mkdir(parents=True, exist_ok=True)
            top = save(pilot, target / f"{name}.png")
            pilot.scroll(-MANY_NOTCHES)
            if top != picture(pilot):
                save(pilot, target / f"{name}_end.png")
            pilot.scroll(MANY_NOTCHES)
    pilot.app.change_settings(text_size=100)
    pilot.resize(DRIVEN_AT)


def picture_all(folder: Path, frames: list[Frame], wanted: Callable[[str], bool]) -> Iterator[str]:
    """Takes all pictures that are wanted; tells each scene when it is done."""
    for language in dict.fromkeys(frame.language for frame in frames):
        mine = [frame for frame in frames if frame.language == language]
        pages = {name: shot for name, shot in PAGES.items() if wanted(name)}
        for name, shot in (pages | {n: s for n, s in MATCHES.items() if wanted(n)}).items():
            with program(shot, language) as pilot:
                shot.act(pilot)
                take(pilot, name, mine, folder)
            yield f"{language} {name}"


def main(arguments: list[str]) -> int:
    """Takes the pictures that the command line asks for."""
    parser = argparse.ArgumentParser(prog="python -m tools.screens", description=(__doc__ or "").split(":")[0])
    parser.add_argument("--out", type=Path, required=True)
    parser.add_argument("--lang", action="append", choices=tuple(LANGUAGES))
    parser.add_argument("--text", action="append", choices=("100", "125", "150", "200"))
    parser.add_argument("--size", action="append", metavar="WxH")
    parser.add_argument("--scene", action="append", choices=(*PAGES, *MATCHES))
    parser.add_argument("--sheets", action="store_true")
    given = parser.parse_args(arguments)
    out = given.out.resolve()
    sizes = [(int(w), int(h)) for w, _, h in (size.partition("x") for size in given.size or SIZES)]
    frames = [
        Frame(language, int(text), size)
        for language in given.lang or LANGUAGES
        for text in given.text or TEXTS
        for size in sizes
    ]
    for done in picture_all(out, frames, lambda name: not given.scene or name in given.scene):
        print(done, flush=True)
    if given.sheets:
        for frame in frames:
            lay_out(out / frame.name, out)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
