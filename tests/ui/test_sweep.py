"""The sweep's moment: a sun behind the table, broom and ribbon before it, cards that fly face up to their pile."""

from __future__ import annotations

import itertools
import math
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pygame
import pytest

from scopa_gui.rules.cards import cards_in
from scopa_gui.ui.paint.flourish import FADES, Flourish
from scopa_gui.ui.table.scene import TableScene
from scopa_gui.ui.table.worth import is_sweep
from tests.testkit.pilot import Pilot
from tests.ui.bench import painter
from tests.ui.table_helpers import legal_plays, table_of

TABLES = [("classic2", 2, 22, (1280, 800)), ("classic4_teams", 4, 7, (1024, 600)), ("classic2", 2, 22, (1000, 1400))]
"""Variant, players, a seed whose first hand can sweep at once, and the window."""
HOLD = 850.0
"""When everything is there and nothing moves any more."""


@contextmanager
def sweeping(folder: Path, variant: str, players: int, seed: int, size: tuple[int, int]) -> Iterator[Pilot]:
    """A match in which the person can sweep at once."""
    with Pilot(folder, variant, players=players, seed=seed, window=size) as pilot:
        pilot.wait_idle()
        yield pilot


def sweep(pilot: Pilot) -> TableScene:
    """Play the sweep that takes most, up to the moment in which it begins."""
    scene = table_of(pilot)
    plays = [play for play in legal_plays(pilot) if is_sweep(scene.session.view, play)]
    pilot.app.speed_override = "normal"
    pilot.app.session.play(max(plays, key=lambda play: len(cards_in(play.take))))  # type: ignore[union-attr]
    for _ in range(120):
        pilot.frame()
        if scene.presenter.sweep.on:
            return scene
    raise AssertionError("no sweep came")


def at(pilot: Pilot, scene: TableScene, ms: float) -> TableScene:
    """The sweep so long after it began: it began about 600 ms after the card was played."""
    line = scene.presenter.line
    begun = line.position
    while line.position < begun + ms:
        pilot.frame()
    assert scene.presenter.sweep.on
    return scene


def pixels(pilot: Pilot, rect: pygame.Rect) -> bytes:
    """What the window shows there."""
    window = pilot.app.window.surface
    return pygame.image.tobytes(window.subsurface(rect.clip(window.get_rect())), "RGB")


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_only_the_bare_cloth_darkens(tmp_path: Path, table: tuple[str, int, int, tuple[int, int]]) -> None:
    with sweeping(tmp_path, *table) as pilot:
        scene = sweep(pilot)
        hand = [e.rect.center for e in scene.elements() if e.zone == "hand"]
        menu = pilot.element("menu").rect
        lit = [pygame.Rect(x - 6, y - 6, 12, 12) for x, y in ((6, 6), (menu.centerx, menu.y + menu.w // 2), *hand)]
        at(pilot, scene, HOLD)
        during = [pixels(pilot, rect) for rect in lit]
        while pilot.app.stack.top.busy and scene.presenter.sweep.on:
            pilot.frame()
        pilot.frame(3)
        after = [pixels(pilot, rect) for rect in lit]
        assert sum(during[0]) < 0.9 * sum(after[0])
        assert during[1:] == after[1:]
        assert len(lit) > 3


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_the_sun_stands_in_the_middle_and_its_rays_end_above_the_hand(
    tmp_path: Path, table: tuple[str, int, int, tuple[int, int]]
) -> None:
    with sweeping(tmp_path, *table) as pilot:
        scene = at(pilot, sweep(pilot), HOLD)
        flourish = scene.renderer.flourish
        assert flourish is not None
        placed = {id(flourish.sun[-1].surface): "sun", id(flourish.ribbon[-1].surface): "ribbon"}
        items = [item for item in scene.renderer.stage._shown if item.mark[0] in placed]
        assert [placed[item.mark[0]] for item in items] == ["sun", "ribbon"]  # type: ignore[index]
        for item in items:
            assert abs(item.rect.centerx - table[3][0] / 2) <= 2
        sun = flourish.sun[-1].surface.get_bounding_rect(min_alpha=128).move(items[0].rect.topleft)
        below = scene.renderer.stage._shown.index(items[1]) + 1
        plaque = scene.renderer.stage._shown[-1].rect
        assert below < len(scene.renderer.stage._shown)
        assert sun.bottom <= plaque.bottom
        assert plaque.left < table[3][0] / 2 < plaque.right


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_cards_fly_face_up_in_an_arc_and_turn_in_small_steps(
    tmp_path: Path, table: tuple[str, int, int, tuple[int, int]]
) -> None:
    with sweeping(tmp_path, *table) as pilot:
        scene = sweep(pilot)
        flying = list(scene.board.flying)
        assert len(flying) >= 2
        ways: list[list[tuple[float, float, float]]] = [[] for _ in flying]
        while scene.board.flying:
            for actor, way in zip(flying, ways, strict=True):
                assert actor.face_up
                way.append((actor.pose.x, actor.pose.y, actor.pose.angle))
            pilot.frame()
        assert scene.presenter.sweep.on
        for way in ways:
            (x0, y0, first), (x1, y1, last) = way[0], way[-1]
            long = math.hypot(x1 - x0, y1 - y0)
            assert long > 200
            bent = max(abs((x1 - x0) * (y - y0) - (y1 - y0) * (x - x0)) / long for x, y, _ in way)
            assert bent > 0.04 * long
            assert (first, round(last)) == (0.0, 90)
            turns = [after[2] - before[2] for before, after in itertools.pairwise(way)]
            assert min(turns) >= 0
            assert max(turns) <= 20
            assert sum(turn > 0 for turn in turns) >= 5


def test_cards_fly_before_the_ribbon_which_cuts_none_of_them(tmp_path: Path) -> None:
    with sweeping(tmp_path, *TABLES[0]) as pilot:
        scene = at(pilot, sweep(pilot), 330.0)
        flourish = scene.renderer.flourish
        assert flourish is not None
        ribbons = {id(frame.surface) for frame in flourish.ribbon}
        shown = [item.mark[0] for item in scene.renderer.stage._shown]
        ribbon = next(place for place, mark in enumerate(shown) if mark in ribbons)
        assert len(scene.board.flying) >= 2
        cards = 2 * len(scene.board.flying)
        assert len(shown) == ribbon + 1 + cards + 1, "ribbon, shadow and picture of each card, the sentence"


def test_all_that_was_taken_lies_in_the_pile_when_the_counter_rises(tmp_path: Path) -> None:
    with sweeping(tmp_path, *TABLES[0]) as pilot:
        scene = sweep(pilot)
        gone = len(scene.board.flying)
        before = scene.board.counts.piles[0]
        while not scene.board.counts.sweeps[0]:
            assert scene.board.counts.piles[0] == before
            pilot.frame()
        assert scene.board.counts.piles[0] == before + gone
        assert not scene.board.flying
        assert scene.presenter.sweep.strength == 1.0


def test_the_moment_fades_and_leaves_nothing(tmp_path: Path) -> None:
    with sweeping(tmp_path, *TABLES[0]) as pilot:
        scene = sweep(pilot)
        strengths = []
        while scene.presenter.sweep.on:
            assert scene.renderer.flourish is not None
            strengths.append(scene.renderer.flourish.strength)
            pilot.frame()
        assert strengths == sorted(strengths, reverse=True)
        assert len(set(strengths)) == FADES
        pilot.frame()
        assert scene.renderer.flourish is None
        assert pilot.app.sprites._passing.size == 0


def test_reduced_motion_shows_the_result_at_once(tmp_path: Path) -> None:
    with sweeping(tmp_path, *TABLES[0]) as pilot:
        pilot.app.change_settings(reduced_motion=True)
        scene = table_of(pilot)
        play = next(play for play in legal_plays(pilot) if is_sweep(scene.session.view, play))
        pilot.app.session.play(play)  # type: ignore[union-attr]
        pilot.frame(2)
        assert not scene.presenter.sweep.on
        assert scene.renderer.flourish is None
        assert len(scene.board.counts.sweeps[0]) == 1
        assert not scene.board.flying


@pytest.mark.parametrize("growth", [1.0, 1.5, 2.0])
def test_the_word_keeps_within_the_ribbon(growth: float) -> None:
    brush = painter(1.0, growth)
    flourish = Flourish(brush, "Scopa!")
    flourish.prepare_all()
    ribbon = flourish.ribbon[-1]
    middle = -ribbon.dy
    cream = [
        x + ribbon.dx
        for x in range(ribbon.surface.get_width())
        for y in range(middle - 30, middle + 30, 3)
        if min(ribbon.surface.get_at((x, y))[:3]) > 200
    ]
    assert cream
    assert max(abs(x) for x in cream) <= 160
    assert brush.text_scale == growth


def test_strokes_in_the_air_are_whole() -> None:
    flourish = Flourish(painter(), "Scopa!")
    flourish.prepare_all()
    broom = flourish.broom[-1].surface
    edge = [broom.get_at((0, y))[3] for y in range(broom.get_height())]
    assert not any(edge)


def test_the_line_tells_the_play_first_and_the_sweep_when_it_is_over(tmp_path: Path) -> None:
    with sweeping(tmp_path, *TABLES[0]) as pilot:
        scene = table_of(pilot)
        plays = [play for play in legal_plays(pilot) if is_sweep(scene.session.view, play)]
        pilot.app.speed_override = "normal"
        scene.session.play(plays[0])
        pilot.frame(2)
        assert scene.presenter.moving and not scene.presenter.sweep.on
        assert pilot.element("event").name.startswith("You take ")
        while scene.presenter.moving:
            pilot.frame()
        assert pilot.element("event").name.startswith("You take ")
        assert pilot.element("event").name.endswith(" Scopa! 1 point.")
