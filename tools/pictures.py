"""Pictures of the real program for README and guide: ``python -m tools.pictures [FOLDER]``, docs/pictures if none.

The program is driven without a screen, on a clock of its own, and only matches of chosen seeds are played, so that the
same pictures come out every time.
"""

from __future__ import annotations

import argparse
import os
import sys
import tempfile
from collections.abc import Callable
from functools import partial
from pathlib import Path

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")

import pygame

from tests.testkit.pilot import Pilot
from tools.driving import choosing, play_on, scene

SEEDS = range(1, 20)
"""Matches that are tried one after the other until one shows what is waited for."""
FOLDER = Path(__file__).resolve().parents[1] / "docs" / "pictures"


def save(pilot: Pilot, path: Path) -> None:
    """Keeps what the window shows."""
    pilot.seconds(2)
    pygame.image.save(pilot.app.window.surface, str(path))


def lying(pilot: Pilot, least: int) -> bool:
    """Until so many cards lie on the table and it is the person's turn, who holds three cards or more."""
    view = pilot.describe()["view"] or {"legal": [], "prompt": None}
    return bool(view["legal"]) and not view["prompt"] and len(view["table"]) >= least and len(view["hand"]) > 2


def three_ways(pilot: Pilot) -> bool:
    """Until a card can take in three ways from five cards or more, and is not the last of the hand."""
    view = pilot.describe()["view"]
    if not choosing(pilot, 3):
        return False
    return len(view["choosing"]["options"]) == 3 and len(view["table"]) > 4 and len(view["hand"]) > 1


def won(pilot: Pilot) -> bool:
    """Until the person has won the match."""
    return scene("match_end")(pilot) and pilot.describe()["view"]["winner"] == 0


PICTURES: dict[str, tuple[str | None, Callable[[Pilot], bool]]] = {
    "title": (None, scene("title")),
    "table": ("classic2", partial(lying, least=6)),
    "choosing": ("classic2", three_ways),
    "count": ("classic2", scene("deal_count")),
    "match_end": ("classic2", won),
    "scopone": ("scopone9", partial(lying, least=5)),
    "cirulla": ("cirulla", partial(lying, least=4)),
}
"""Name of each picture: the variant that is played, and what it waits for."""


def main(arguments: list[str]) -> int:
    """Makes all pictures."""
    parser = argparse.ArgumentParser(prog="python -m tools.pictures", description=(__doc__ or "").split(":")[0])
    parser.add_argument("folder", nargs="?", type=Path, default=FOLDER, help="where they are kept; usually %(default)s")
    folder: Path = parser.parse_args(arguments).folder
    folder.mkdir(parents=True, exist_ok=True)
    for name, (variant, until) in PICTURES.items():
        if not any(_taken(folder / f"{name}.jpg", variant, until, seed) for seed in SEEDS):
            print(f"{name}: not seen in any match")
            return 1
    return 0


def _taken(path: Path, variant: str | None, until: Callable[[Pilot], bool], seed: int) -> bool:
    """Keeps a picture of what is waited for, if a match comes to it before its end."""
    over = scene("match_end")
    with tempfile.TemporaryDirectory() as data, Pilot(Path(data), variant, opponents=("rookie",), seed=seed) as pilot:
        play_on(pilot, lambda pilot: until(pilot) or over(pilot))
        found = until(pilot)
        if found:
            save(pilot, path)
    return found


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
