"""Dialogs that cover a page nearly whole: no scraps of it show beside them."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from tests.testkit.pilot import Pilot


def margins(pilot: Pilot, plaque: pygame.Rect) -> set[bytes]:
    """The pixels left of a plaque, away from its shadow, line by line."""
    pilot.frame(4)
    surface = pilot.app.window.surface
    strip = surface.subsurface(pygame.Rect(0, 0, plaque.x - 24, surface.get_height()))
    return {pygame.image.tobytes(strip, "RGB")}


@pytest.mark.parametrize("size", [(1280, 800), (1024, 600)])
def test_house_rules_hide_the_page_below(tmp_path: Path, size: tuple[int, int]) -> None:
    with Pilot(tmp_path, None, window=size) as pilot:
        pilot.click("play")
        pilot.click("house_rules")
        dialog = pilot.app.stack.top
        assert dialog.dialog is not None
        plaque = dialog.board.rect(*dialog.board.plaques[0])  # type: ignore[attr-defined]
        shown = margins(pilot, plaque)
        below = pilot.app.stack.scenes[-2]
        below.board = None  # type: ignore[attr-defined]
        pilot.app.stack.generation += 1
        dialog.dirty()
        assert margins(pilot, plaque) == shown, "whatever lies below"


def test_a_small_dialog_shows_what_it_is_about(tmp_path: Path) -> None:
    with Pilot(tmp_path, None) as pilot:
        pilot.frame(8)
        pilot.click("history")
        pilot.click("import")
        pilot.frame(2)
        bare = pilot.app.stack.top.background()  # type: ignore[attr-defined]
        assert pilot.app.window.surface.get_at((100, 400)) != bare.get_at((100, 400))
