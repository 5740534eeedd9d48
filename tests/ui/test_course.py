"""Which way play goes round is printed on the cloth wherever more than two play."""

from __future__ import annotations

from math import dist
from pathlib import Path
from typing import Any

import pytest

from scopa_gui.rules.game import game_of
from scopa_gui.rules.presets import PRESETS
from scopa_gui.ui.layout import course, space_of
from scopa_gui.ui.paint.course import bake_course
from scopa_gui.ui.paint.palette import luminance
from scopa_gui.ui.table.board import Board
from tests.testkit.pilot import Pilot

WINDOWS = [(1024, 600), (1280, 800), (2560, 1440), (700, 1200), (2400, 700)]


@pytest.mark.parametrize("window", WINDOWS)
@pytest.mark.parametrize(
    ("variant", "players"),
    [("classic3", 3), ("classic4_teams", 4), ("corsica", 4), ("classic6_teams", 6), ("classic6_two_decks", 8)],
)
def test_the_arrow_points_from_you_to_who_plays_after_you(variant: str, players: int, window: tuple[int, int]) -> None:
    game, space = game_of(PRESETS[variant], players), space_of(window)
    clockwise = game.ruleset.direction == "cw"
    board = Board(game, 0, space)
    after, before = board.place_of(1), board.place_of(players - 1)
    assert after is not None
    assert before is not None
    start, *_, end = course(space, clockwise=clockwise)
    assert dist(end, (after.x, after.y)) < dist(start, (after.x, after.y))
    assert dist(end, (after.x, after.y)) < dist(end, (before.x, before.y))
    assert all(0 < x < space.w and 0 < y < space.h for x, y in (start, end))


def asked_for(pilot: Pilot) -> list[Any]:
    """The keys of the pictures that are asked for from now on."""
    keys: list[Any] = []
    keep = pilot.app.painter.keep

    def noted(key: Any, bake: Any) -> Any:
        keys.append(key)
        return keep(key, bake)

    pilot.app.painter.keep = noted  # type: ignore[method-assign]
    return keys


@pytest.mark.parametrize("text", [100, 200])
@pytest.mark.parametrize("window", [(1024, 600), (1280, 800)])
@pytest.mark.parametrize(("variant", "players"), [("classic3", 3), ("scopone9", 4), ("classic6_two_decks", 8)])
def test_no_plaque_hides_the_head_of_the_arrow(
    tmp_path: Path, variant: str, players: int, window: tuple[int, int], text: int
) -> None:
    with Pilot(tmp_path, variant, players=players, opponents=("pro",), window=window) as pilot:
        pilot.wait_idle()
        pilot.app.change_settings(text_size=text)
        keys = asked_for(pilot)
        pilot.frame(2)
        ends = [key[-2:] for key in keys if key[0] == "course"]
        seat, s = pilot.element("seat:1").rect, pilot.app.painter.scale
        assert ends
        assert not seat.inflate(12, 12).collidepoint(ends[-1][0] * s, ends[-1][1] * s)


@pytest.mark.parametrize(("variant", "players", "there"), [("classic2", 2, False), ("classic3", 3, True)])
def test_it_is_drawn_where_it_says_something(tmp_path: Path, variant: str, players: int, there: bool) -> None:
    with Pilot(tmp_path, variant, players=players) as pilot:
        keys = asked_for(pilot)
        pilot.wait_idle()
        pilot.app.stack.top.dirty()
        pilot.frame(2)
    assert any(key[0] == "course" for key in keys) is there


def test_a_line_of_ink_runs_along_both_sides_of_it() -> None:
    points = course(space_of((1280, 800)), clockwise=False)
    arrow = bake_course(points, 2.0)
    (x0, y0), (x1, y1) = points[15], points[16]
    dx, dy = (x1 - x0) / dist(points[15], points[16]), (y1 - y0) / dist(points[15], points[16])
    tones = []
    for step in range(-20, 21):
        at = (2 * x0 - dy * step * 0.5 - arrow.dx, 2 * y0 + dx * step * 0.5 - arrow.dy)
        colour = arrow.surface.get_at((round(at[0]), round(at[1])))
        if colour.a > 150:
            tones.append(luminance((colour.r, colour.g, colour.b)))
    assert min(tones[:2]) < 0.05
    assert min(tones[-2:]) < 0.05
    assert max(tones) > 0.2


@pytest.mark.parametrize("window", [(1024, 600), (1280, 800), (2400, 700)])
@pytest.mark.parametrize("variant", ["scopone9", "scopone_scientifico", "classic4_teams"])
def test_the_arrow_begins_beside_the_fullest_hand(variant: str, window: tuple[int, int]) -> None:
    board = Board(game_of(PRESETS[variant], 4), 0, space_of(window))
    hand = board.hand_fan(board.setting.hand)
    points = course(board.space, clockwise=False, hand=hand)
    assert len(points) > 7
    assert not any(pose.covers(*point) for pose in hand for point in points)
