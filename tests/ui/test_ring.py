"""The ring of the focus and the frame of what can be taken are told apart by their form."""

from __future__ import annotations

from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pygame
import pytest

from scopa_gui.ui.input import Input
from scopa_gui.ui.paint import Baked
from scopa_gui.ui.paint.marks import bake_focus, bake_lit
from scopa_gui.ui.paint.palette import GOLD, INK, contrast
from scopa_gui.ui.scenes.board import Widget
from scopa_gui.ui.scenes.puzzles_play import PuzzleScene
from scopa_gui.ui.sprites import Look
from scopa_gui.ui.table.actors import Actor
from scopa_gui.ui.table.render import TableRenderer
from tests.testkit.pilot import Pilot
from tests.ui.bench import Bench
from tests.ui.every_scene import ALL, OPEN
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


def rings_of(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What gets a ring from now on, card or button."""
    found: list[str] = []
    focus, look_of = Widget.focus, TableRenderer._actor

    def on_page(widget: Widget, *how: Any) -> Any:
        found.append(widget.element.id)
        return focus(widget, *how)

    def on_table(renderer: TableRenderer, actor: Actor, look: Look | None = None) -> None:
        if look is Look.FOCUSED:
            found.append(str(actor.card))
        look_of(renderer, actor, look)

    monkeypatch.setattr(Widget, "focus", on_page)
    monkeypatch.setattr(TableRenderer, "_actor", on_table)
    return found


@pytest.mark.parametrize("name", ALL)
def test_one_thing_on_a_page_has_the_ring_and_enter_acts_on_that(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    desk: Any = Bench((1280, 800), 100, OPEN)
    desk.input = Input(desk)
    page: Any = desk.show(ALL[name])
    desk.time = SimpleNamespace(now=0.0)
    rings, acted = rings_of(monkeypatch), []
    monkeypatch.setattr(page, "activate", lambda element: acted.append(element.id))
    for stop in page.stops():
        rings.clear()
        acted.clear()
        page.focus(stop.id)
        page.draw(desk.surface, True)
        assert rings == [page.ringed().id]
        desk.input.handle(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_RETURN, mod=0, unicode="\r"))
        assert acted == rings


def test_after_a_puzzle_only_what_comes_next_has_the_ring(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with Pilot(tmp_path, None) as pilot:
        scene: Any = PuzzleScene(pilot.app, 1)
        pilot.app.stack.push(scene)
        pilot.wait_idle()
        scene.focus(next(e.id for e in scene.elements() if e.zone == "hand"))
        scene.show()
        pilot.wait_idle()
        rings = rings_of(monkeypatch)
        scene.dirty()
        pilot.frame()
        assert set(rings) == {"next"}


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
