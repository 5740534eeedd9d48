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
from scopa_gui.ui.scenes.guide_panel import Guide
from scopa_gui.ui.scenes.open_matches import OpenMatches
from scopa_gui.ui.scenes.puzzles_play import PuzzleScene
from scopa_gui.ui.sprites import Look
from scopa_gui.ui.table.actors import Actor
from scopa_gui.ui.table.render import TableRenderer
from tests.testkit.pilot import Pilot
from tests.ui.bench import Bench, match_info, session_of
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


def ring_of(page: Any, ident: str) -> pygame.Rect:
    """The pixels of the ring round something on a page."""
    widget = next(item for item in page.board.items if isinstance(item, Widget) and item.element.id == ident)
    ring, x, y = widget.focus(page.board.painter, "normal")
    return ring.surface.get_bounding_rect().move(round(x) + ring.dx, round(y) + ring.dy)


def words_of(page: Any, ident: str) -> pygame.Rect:
    """The pixels of the words of a link."""
    widget = next(item for item in page.board.items if isinstance(item, Widget) and item.element.id == ident)
    words, x, y = widget.look("normal")[0]
    return words.surface.get_bounding_rect().move(round(x) + words.dx, round(y) + words.dy)


TALL = [name for name in ALL if Bench((1024, 600), 200, OPEN).show(ALL[name]).column is not None]
"""Scenes that are scrolled as a whole where text is large."""


@pytest.mark.parametrize("name", TALL)
def test_enter_brings_what_is_out_of_view_into_view_and_does_no_more(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    desk: Any = Bench((1024, 600), 200, OPEN)
    desk.input = Input(desk)
    page: Any = desk.show(ALL[name])
    desk.time = SimpleNamespace(now=0.0)
    acted: list[str] = []
    monkeypatch.setattr(page, "activate", lambda element: acted.append(element.id))
    ends = (0, page.view.furthest)
    for stop in page.stops():
        for end in ends:
            acted.clear()
            page.focus(stop.id)
            page._scroll_view(end - page.view.first)
            seen = any(element.id == stop.id for element in page.elements())
            for _press in range(1 if seen and not page.out_of_view(page.ringed()) else 2):
                assert acted == []
                desk.input.handle(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_RETURN, mod=0, unicode="\r"))
            assert acted == [stop.id]
            assert page.element(stop.id) is not None, "it acts in view"


def test_the_main_button_of_a_tall_count_is_not_pressed_unseen(monkeypatch: pytest.MonkeyPatch) -> None:
    desk: Any = Bench((1024, 600), 200)
    desk.input = Input(desk)
    page: Any = desk.show(ALL["count, three"])
    desk.time = SimpleNamespace(now=0.0)
    acted: list[str] = []
    monkeypatch.setattr(page, "activate", lambda element: acted.append(element.id))
    default = page.default().id
    assert page.element(default) is None
    for expected in ([], [default]):
        desk.input.handle(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_SPACE, mod=0, unicode=" "))
        assert acted == expected
        assert page.element(default) is not None and page.ringed().id == default


def test_a_page_below_a_dialog_shows_no_ring(monkeypatch: pytest.MonkeyPatch) -> None:
    desk: Any = Bench((1280, 800), 100, OPEN)
    page: Any = desk.show(ALL["title"])
    rings = rings_of(monkeypatch)
    page.draw(desk.surface, True)
    assert rings == [page.ringed().id]
    desk.stack.push(OpenMatches(desk, "title", [match_info(1)]))
    rings.clear()
    page.draw(desk.surface, True)
    assert rings == []
    desk.stack.top.draw(desk.surface, True)
    assert rings == [desk.stack.top.default().id]


@pytest.mark.parametrize(("size", "text"), [((1280, 800), 100), ((1024, 600), 200)])
def test_the_ring_of_a_link_touches_nothing_beside_it(size: tuple[int, int], text: int) -> None:
    page: Any = Bench(size, text, OPEN).show(ALL["title"])
    links = ["matches", "history", "rules", "lobby", "keys", "statistics", "settings", "credits", "quit"]
    stops = {stop.id: stop for stop in page.stops()}
    found = [ident for ident in links if ident in stops]
    assert len(found) >= 8
    seen = {stop.id: words_of(page, stop.id) if stop.id in found else stop.rect for stop in page.stops()}
    for ident in found:
        ring = ring_of(page, ident)
        assert ring.contains(seen[ident])
        assert ring.collidelist([box for other, box in seen.items() if other != ident]) < 0, ident


@pytest.mark.parametrize(("size", "text"), [((1280, 800), 100), ((1024, 600), 200)])
@pytest.mark.parametrize("preset", ["classic2", "cirulla"])
def test_the_ring_of_the_guide_covers_neither_its_name_nor_its_first_line(
    preset: str, size: tuple[int, int], text: int
) -> None:
    page: Any = Bench(size, text).show(lambda app: Guide(app, "table", session_of(preset, 2)))
    ring = ring_of(page, "close")
    name = page.element("text:guide")
    first = page.element("text:taking:1")
    assert name is not None and not ring.colliderect(name.rect)
    assert first is None or not ring.colliderect(first.rect.inflate(0, -first.rect.h // 4))
