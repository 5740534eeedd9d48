"""Which way play goes round is stitched into the cloth wherever more than two play."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from scopa_gui.rules.game import game_of
from scopa_gui.rules.presets import PRESETS
from scopa_gui.ui import layout
from scopa_gui.ui.layout import Rect, course, space_of
from scopa_gui.ui.paint.course import REACH, bake_course, thread
from scopa_gui.ui.paint.dress import Dress
from scopa_gui.ui.paint.palette import contrast
from scopa_gui.ui.table.board import Board
from tests.testkit.pilot import Pilot
from tests.ui.table_helpers import table_of, to_choice

WINDOWS = [(1024, 600), (1280, 800), (2560, 1440), (700, 1200), (2400, 700)]
TABLES = [("classic3", 3), ("classic4_teams", 4), ("corsica", 4), ("scopone9", 4), ("scopone_scientifico", 4),
          ("classic6_teams", 6), ("classic6_two_decks", 8)]  # fmt: skip


def around(variant: str, players: int, window: tuple[int, int], growth: float = 1.0) -> tuple[Board, bool, Rect]:
    """A table, whether play goes clockwise there, and the plaque of who plays after the viewer."""
    game = game_of(PRESETS[variant], players)
    board = Board(game, 0, space_of(window))
    board.growth = growth
    place = board.place_of(1)
    assert place is not None
    room = layout.seat_room(place, board.setting)
    return board, game.ruleset.direction == "cw", room.place(min(205.0, room.rect.w), room.rect.h)


@pytest.mark.parametrize("growth", [1.0, 1.5, 2.0])
@pytest.mark.parametrize("window", WINDOWS)
@pytest.mark.parametrize(("variant", "players"), TABLES)
def test_the_arrow_leads_from_the_hand_to_the_plaque_of_who_plays_after_you(
    variant: str, players: int, window: tuple[int, int], growth: float
) -> None:
    board, clockwise, plaque = around(variant, players, window, growth)
    stock = layout.stock_place(None, board.setting)
    points = course(plaque, board.setting, clockwise=clockwise)
    start, head = points[0], points[-1]
    aside = plaque.x - head[0] if not clockwise else head[0] - plaque.right
    low, high = (14, 30) if clockwise else (8, 24)  # the dealer's wafer stands out at the right end of a plaque
    assert (low < aside < high and plaque.y < head[1] < plaque.bottom) or (
        -24 < aside < 0 and 8 < head[1] - plaque.bottom < 24
    ), "its head is beside the plaque or below its end"
    assert (start[0] > head[0]) is clockwise and start[1] > head[1]
    assert all(0 < x < board.space.w and 0 < y < board.space.h for x, y in points)
    cards = [*board.hand_fan(board.setting.hand), stock]
    assert not any(pose.covers(*point) for pose in cards for point in points)
    told = [layout.event_room(rows, board.setting, stock) for rows in (1, 2)]
    for line in [room.place(min(2 * 230 * growth, room.rect.w), layout.EVENT_LEAD * growth) for room in told]:
        assert not any(line.x < x < line.right and line.y < y < line.bottom for x, y in points)
    pile = layout.own_pile(board.setting)
    assert not any(abs(x - pile.x) < pile.w / 2 and abs(y - pile.y) < pile.across for x, y in points)


@pytest.mark.parametrize("window", [(1024, 600), (1280, 800), (2560, 1440)])
@pytest.mark.parametrize(
    ("variant", "players"), [("classic3", 3), ("classic4_teams", 4), ("classic6_teams", 6), ("classic6_two_decks", 8)]
)
def test_it_begins_at_the_hand_and_no_card_of_a_full_table_lies_on_it(
    variant: str, players: int, window: tuple[int, int]
) -> None:
    board, clockwise, plaque = around(variant, players, window)
    points, hand = course(plaque, board.setting, clockwise=clockwise), board.hand_fan(3)[-1].outline()
    assert 10 < points[0][0] - hand.right < 30
    assert hand.y < points[0][1] < hand.bottom
    for slots in (5, 8, 12):
        cards = layout.table_rows(slots, board.space, players).slots
        assert not any(card.covers(*point) for card in cards for point in points)


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
def test_its_head_is_at_the_plaque_that_is_drawn(
    tmp_path: Path, variant: str, players: int, window: tuple[int, int], text: int
) -> None:
    with Pilot(tmp_path, variant, players=players, opponents=("pro",), window=window) as pilot:
        pilot.wait_idle()
        pilot.app.change_settings(text_size=text)
        keys = asked_for(pilot)
        pilot.frame(2)
        ends = [key[-2:] for key in keys if key[0] == "course"]
        seat, s = pilot.element("seat:1").rect, pilot.app.painter.scale
        if players == 8 and text == 200 and not ends:
            return  # the longest line that is told reaches the plaque
        assert ends
        at = ends[-1][0] * s, ends[-1][1] * s
        assert not seat.inflate(12, 12).collidepoint(at)
        assert seat.inflate(60, 50).collidepoint(at)


@pytest.mark.parametrize(("variant", "players", "there"), [("classic2", 2, False), ("classic3", 3, True)])
def test_it_is_drawn_where_it_says_something(tmp_path: Path, variant: str, players: int, there: bool) -> None:
    with Pilot(tmp_path, variant, players=players) as pilot:
        keys = asked_for(pilot)
        pilot.wait_idle()
        pilot.app.stack.top.dirty()
        pilot.frame(2)
    assert any(key[0] == "course" for key in keys) is there


@pytest.mark.parametrize("table", ["felt", "wood", "marble"])
def test_its_thread_is_a_quiet_tone_of_any_table_and_plain_in_high_contrast(table: str) -> None:
    dress = Dress(table=table)
    assert 1.5 < contrast(thread(dress)[0], dress.cloth) < 3.5
    assert contrast(*thread(dress._replace(contrast=True))) > 7


def test_its_stitches_have_gaps_and_its_head_is_whole() -> None:
    points = [(100.0 + 6 * n, 300.0 - 2 * n) for n in range(25)]
    arrow, dress = bake_course(points, Dress(), 2.0), Dress()
    drawn = [
        arrow.surface.get_at((round(2 * x - arrow.dx), round(2 * y - arrow.dy))).a > 150
        for x, y in (((1 - t / 200) * points[0][0] + t / 200 * points[-1][0],
                      (1 - t / 200) * points[0][1] + t / 200 * points[-1][1]) for t in range(201))
    ]  # fmt: skip
    turns = sum(one is not other for one, other in pairwise(drawn))
    assert drawn[0] and drawn[-1] and turns >= 8
    assert arrow.width == 2 * (144 + 2 * REACH)
    strong = bake_course(points, dress._replace(contrast=True), 2.0)
    assert strong.surface.get_size() == arrow.surface.get_size()


def test_it_is_not_drawn_while_captures_are_offered(tmp_path: Path) -> None:
    with Pilot(tmp_path, "classic4_teams", players=4, opponents=("pro",)) as pilot:
        pilot.click(to_choice(pilot))
        pilot.wait_idle()
        scene, keys = table_of(pilot), asked_for(pilot)
        scene.dirty()
        pilot.frame(2)
        assert scene.chooser.tickets
        assert not any(key[0] == "course" for key in keys)
