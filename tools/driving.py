"""Hands for pictures: play until something is shown."""

from __future__ import annotations

import time
from collections.abc import Callable

import pygame

from tests.testkit.pilot import Pilot

MOST_STEPS = 400
LONGEST_S = 120.0


def play_on(pilot: Pilot, until: Callable[[Pilot], bool]) -> None:
    """Plays what takes most each time, and does what else is asked, until something is shown."""
    for _ in range(MOST_STEPS):
        found = pilot.wait_idle()
        if until(pilot):
            return
        view = found["view"]
        if found["scene"] == "table" and view["choosing"]:
            pilot.press(pygame.K_RETURN)
        elif found["scene"] == "table" and view["legal"] and not view["prompt"]:
            best = max(view["legal"], key=len).split(" ")[0].rstrip("*")
            pilot.click(next(e["id"] for e in found["elements"] if e["zone"] == "hand" and e["card"] == best))
            pilot.seconds(0.5)
        else:
            pilot.click(next(e["id"] for e in found["elements"] if e["default"]))
            pilot.seconds(0.5)
    raise RuntimeError("what was wanted never came")


def scene(name: str) -> Callable[[Pilot], bool]:
    """Until this scene is there."""
    return lambda pilot: pilot.app.stack.top.name == name


def choosing(pilot: Pilot, least: int = 2) -> bool:
    """Until a card can take in so many ways."""
    view = pilot.describe()["view"]
    return bool(view and view["choosing"] and len(view["choosing"]["options"]) >= least)


def asked(kind: str) -> Callable[[Pilot], bool]:
    """Until the person is asked for such a decision."""

    def until(pilot: Pilot) -> bool:
        view = pilot.describe()["view"]
        return bool(view and view["prompt"] and view["prompt"]["kind"] == kind)

    return until


def rounds(number: int) -> Callable[[Pilot], bool]:
    """Until this round of the first deal."""
    return lambda pilot: (pilot.describe()["view"] or {}).get("round", 0) >= number


def wait_for(pilot: Pilot, start: str) -> None:
    """Until an Element is there whose id starts so, which another process may have to work out."""
    end = time.monotonic() + LONGEST_S
    while not any(element.id.startswith(start) for element in pilot.app.stack.top.elements()):
        if time.monotonic() > end:
            raise RuntimeError(f"no {start} came")
        pilot.frame()
        time.sleep(0.02)
