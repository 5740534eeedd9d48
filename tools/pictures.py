"""Pictures of the real program for README and guide: ``python -m tools.pictures [FOLDER]``, docs/pictures if none.

The program is driven without a screen, on a clock of its own, so that the same pictures come out every time.
"""

from __future__ import annotations

import os
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")

import pygame

from tests.testkit.pilot import Pilot

FOLDER = Path(__file__).resolve().parents[1] / "docs" / "pictures"
MOST_STEPS = 400


def save(pilot: Pilot, path: Path) -> None:
    """Keeps what the window shows."""
    pilot.seconds(2)
    pygame.image.save(pilot.app.window.surface, str(path))


def _play_on(pilot: Pilot, until: Callable[[Pilot], bool]) -> None:
    """Plays the first legal play each time, and what else is asked, until something is shown."""
    for _ in range(MOST_STEPS):
        found = pilot.wait_idle()
        if until(pilot):
            return
        view = found["view"]
        if found["scene"] == "table" and view["choosing"]:
            pilot.press(pygame.K_RETURN)
        elif found["scene"] == "table" and view["legal"]:
            pilot.click(next(e["id"] for e in found["elements"] if e["zone"] == "hand" and e["enabled"]))
            pilot.seconds(0.5)
        else:
            pilot.click(next(e["id"] for e in found["elements"] if e["default"]))
            pilot.seconds(0.5)
    raise RuntimeError("what was wanted never came")


def _scene(name: str) -> Callable[[Pilot], bool]:
    return lambda pilot: pilot.app.stack.top.name == name


def _choosing(pilot: Pilot) -> bool:
    view = pilot.describe()["view"]
    return bool(view and view["choosing"] and len(view["choosing"]["options"]) > 1)


def _rounds(number: int) -> Callable[[Pilot], bool]:
    return lambda pilot: (pilot.describe()["view"] or {}).get("round", 0) >= number


PICTURES: dict[str, tuple[str | None, Callable[[Pilot], bool]]] = {
    "title": (None, _scene("title")),
    "table": ("classic2", _rounds(3)),
    "choosing": ("classic2", _choosing),
    "count": ("classic2", _scene("deal_count")),
    "match_end": ("classic2", _scene("match_end")),
    "scopone": ("scopone9", _rounds(1)),
    "cirulla": ("cirulla", _rounds(3)),
}
"""Name of each picture: the variant that is played, and what it waits for."""


def main(arguments: list[str]) -> int:
    """Makes all pictures."""
    folder = Path(arguments[0]) if arguments else FOLDER
    folder.mkdir(parents=True, exist_ok=True)
    for name, (variant, until) in PICTURES.items():
        with tempfile.TemporaryDirectory() as data, Pilot(Path(data), variant, opponents=("amateur",), seed=8) as pilot:
            _play_on(pilot, until)
            save(pilot, folder / f"{name}.jpg")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
