"""The ring of the focus and the frame of what can be taken are told apart by their form."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from scopa_gui.ui.paint import Baked
from scopa_gui.ui.paint.marks import bake_focus, bake_lit
from scopa_gui.ui.paint.palette import GOLD, INK, contrast
from scopa_gui.ui.sprites import Look
from scopa_gui.ui.table.actors import Actor
from tests.testkit.pilot import Pilot
from tests.ui.table_helpers import table_of


def is_like(pixel: pygame.Color, ink: tuple[int, int, int]) -> bool:
    """Whether a pixel is of an ink, but for rounding."""
    return max(abs(a - b) for a, b in zip(tuple(pixel)[:3], ink, strict=True)) < 4


def bands(picture: Baked, inks: dict[str, tuple[int, int, int]]) -> list[str]:
    """The inks that are crossed from the upper edge of a picture inward, at a quarter of its width."""
    found: list[str] = []
    for y in range(-picture.dy + 4):
        pixel = picture.surface.get_at((-picture.dx + picture.width // 4, y))
        name = next((name for name, ink in inks.items() if pixel.a > 200 and is_like(pixel, ink)), "")
        if name and found[-1:] != [name]:
            found.append(name)
    return found


@pytest.mark.parametrize("scale", [0.75, 1.0, 2.0])
def test_focus_and_what_can_be_taken_differ_in_form(scale: float) -> None:
    inks = {"ink": INK, "gold": GOLD}
    assert bands(bake_focus(240, 160, 8.0, 0.0, scale), inks) == ["ink", "gold", "ink", "gold", "ink"], "two lines"
    assert bands(bake_lit(240, 160, 6.0, scale), inks) == ["ink", "gold", "ink"], "one line"
    assert contrast(INK, GOLD) >= 3.0, "the innermost and the outermost of the ring stand out from gold plates"


def test_a_card_in_focus_has_the_ring_and_those_it_takes_the_frame(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with Pilot(tmp_path, "classic2", seed=8) as pilot:
        pilot.wait_idle()
        scene = table_of(pilot)
        drawn: dict[int | None, Look | None] = {}
        draw = scene.renderer._actor

        def note(actor: Actor, look: Look | None = None) -> None:
            drawn[actor.card] = look
            draw(actor, look)

        monkeypatch.setattr(scene.renderer, "_actor", note)
        for _ in range(3):
            pilot.press(pygame.K_RIGHT)
            pilot.frame(10)
            focused = scene.focused_card
            assert focused is not None and drawn[focused] is Look.FOCUSED
            assert all(drawn[card] is Look.LIT for card in scene.board.attention.previewed)
