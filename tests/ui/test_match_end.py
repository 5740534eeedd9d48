"""The end of a match: fans lie in the window, names keep to one line, plaques are filled, the headline shows."""

from __future__ import annotations

from collections.abc import Callable
from types import SimpleNamespace
from typing import Any

import pygame
import pytest

from scopa_gui.ui import scenes
from scopa_gui.ui.layout import Pose
from scopa_gui.ui.paint import Baked, Painter
from scopa_gui.ui.paint.graph import Scale, bake_graph
from scopa_gui.ui.scenes.board import Board
from scopa_gui.ui.scenes.end_page import CORNER_CARDS, MatchEnd
from scopa_gui.ui.scenes.lobby_change import RatingChange
from tests.ui import bench
from tests.ui.bench import Bench, session_of
from tests.ui.every_scene import ALL
from tests.ui.finished import SIZES, TEXTS, assert_apart, assert_whole

SHAPES = [(size, text) for size in SIZES for text in TEXTS]


def lost(preset: str = "classic2", players: int = 2, deals: int = 8) -> Any:
    """A session whose match somebody else than the person has won."""
    session = session_of(preset, players, deals, over=True)
    session.view.winners = (1,)
    return session


def ended(desk: Bench, session: Any) -> MatchEnd:
    page = desk.show(lambda app: scenes.match_end(app, session))  # type: ignore[arg-type]
    assert isinstance(page, MatchEnd)
    return page


def board_of(page: MatchEnd) -> Board:
    assert page.board is not None
    return page.board


def test_the_fans_lie_in_the_window_and_their_feet_behind_the_plaques() -> None:
    page = ended(Bench(), lost())
    plaques = board_of(page).plaques
    for _code, x, y, lean in CORNER_CARDS:
        for pose in (Pose(x, y, -lean, 120.0), Pose(1280 - x, y, lean, 120.0)):
            box = pose.outline()
            assert box.x >= 8
            assert box.right <= 1272
            assert box.y >= 0
            feet = [place for place in range(round(box.x), round(box.right)) if pose.covers(place, 179.0)]
            assert feet
            for place in (feet[0], feet[-1]):
                assert any(left <= place <= left + w for left, _top, w, _h in plaques), (pose, place)


@pytest.mark.parametrize(("size", "text"), SHAPES, ids=str)
def test_the_name_of_who_has_won_keeps_to_one_line(
    monkeypatch: pytest.MonkeyPatch, size: tuple[int, int], text: int
) -> None:
    monkeypatch.setattr(bench, "NAMES", ("Anna", "il Cavaliere", *bench.NAMES[2:]))
    page = ended(Bench(size, text), lost())
    board = board_of(page)
    shown = [element for element in page.laid() if element.name in ("Anna", "il Cavaliere")]
    assert len(shown) == 2
    for element in shown:
        assert element.rect.h <= 24 * 1.1 * board.scale * board.growth
    assert page.laid()[0].name == "Il Cavaliere wins the match"


@pytest.mark.parametrize(("size", "text"), SHAPES, ids=str)
def test_the_headline_is_drawn_wherever_it_stands(size: tuple[int, int], text: int) -> None:
    desk = Bench(size, text)
    page = ended(desk, lost())
    desk.picture(page)
    box = page.elements()[0].rect
    assert box.w > 200 * desk.painter.scale
    ink = desk.surface.get_at((box.x + round(12 * desk.painter.scale), box.centery))
    assert ink.b > ink.g > ink.r, "a blue ribbon"


@pytest.mark.parametrize("deals", [0, 8])
@pytest.mark.parametrize("game", [("classic2", 2), ("cirulla", 2), ("classic3", 3), ("classic4_teams", 4)], ids=str)
def test_what_made_it_fills_its_plaque(game: tuple[str, int], deals: int) -> None:
    page = ended(Bench(), lost(*game, deals=deals))
    board = board_of(page)
    _left, top, _w, h = board.plaques[-1]
    rows = [element.rect for element in page.laid() if element.id.startswith("text:summary:")]
    assert len(rows) >= 5
    assert min(row.top for row in rows) - top <= 110
    assert top + h - max(row.bottom for row in rows) <= 84
    notes = [element.name for element in page.laid() if element.id == "text:summary"]
    assert notes == ([] if deals else ["No deal was played to its end."])
    assert not board.misfits


@pytest.mark.parametrize(("rating", "part"), [(1500, 0.0), (1575, 0.5), (1649, 0.993), (1900, 1.0), (675, 0.5)])
def test_the_coin_lies_on_the_blade_as_far_as_the_rating_is_between_two_titles(
    monkeypatch: pytest.MonkeyPatch, rating: float, part: float
) -> None:
    coins: list[float] = []
    icon: Callable[..., None] = Board.icon

    def noted(self: Board, name: str, cx: float, cy: float, side: float) -> None:
        if name == "coin" and side == 32 and 820 < cx < 1220 and 300 < cy < 360:
            coins.append(cx)
        icon(self, name, cx, cy, side)

    monkeypatch.setattr(Board, "icon", noted)
    page = ended(Bench(), lost())
    page.change = RatingChange(1500.0, rating)
    page.recompose()
    blade, tip = 866.0 + 58.0, 1180.0 - 12.0
    assert coins == [pytest.approx(blade + (tip - blade) * part, abs=1.0)]


@pytest.mark.parametrize("game", [("classic2", 2), ("cirulla", 2), ("napola", 2), ("classic4_teams", 4)], ids=str)
@pytest.mark.parametrize("deals", [0, 8])
@pytest.mark.parametrize("text", TEXTS)
def test_rating_and_what_made_it_share_the_side(game: tuple[str, int], deals: int, text: int) -> None:
    desk = Bench((1280, 800), text)
    page = ended(desk, lost(*game, deals=deals))
    page.change = RatingChange(1523.2, 1508.0)
    page.recompose()
    assert_whole(page, (1280, 800))
    assert_apart(page)


@pytest.mark.parametrize("scores", [(3, 12), (37, 36), (0, 0), (102, 7)], ids=str)
def test_both_scores_stand_as_far_from_the_colon(scores: tuple[int, int]) -> None:
    session = lost()
    session.view.scores = scores
    page = ended(Bench(), session)
    left, right = (page.element(f"text:score:{number}") for number in (0, 1))
    assert left is not None
    assert right is not None
    assert abs((430 - left.rect.right) - (right.rect.left - 430)) <= 1
    assert 24 <= 430 - left.rect.right <= 40


@pytest.mark.parametrize("scores", [(3, 12), (37, 36), (0, 0), (102, 7)], ids=str)
def test_both_names_stand_as_far_from_their_scores(monkeypatch: pytest.MonkeyPatch, scores: tuple[int, int]) -> None:
    monkeypatch.setattr(bench, "NAMES", ("You", "il Cavaliere", *bench.NAMES[2:]))
    session = lost()
    session.view.scores = scores
    page = ended(Bench(), session)
    boxes = {element.name: element.rect for element in page.laid() if element.name in ("You", "il Cavaliere")}
    left, right = (page.element(f"text:score:{number}") for number in (0, 1))
    assert left is not None
    assert right is not None
    assert abs((left.rect.left - boxes["You"].right) - (boxes["il Cavaliere"].left - right.rect.right)) <= 2
    assert left.rect.left - boxes["You"].right >= 20


def test_tone_hangs_from_the_line_of_whoever_leads() -> None:
    place = Scale(600, 300, 1, 0, 10)
    middle, below = round(place.x(0.5)), round(place.y(5)) + 12
    for series in ([[0, 10], [0, 0]], [[0, 0], [0, 10]]):
        drawn = bake_graph(series, place, None, 1.0)
        inks = [drawn.surface.get_at((x - drawn.dx, below - drawn.dy)).a for x in range(middle - 8, middle + 9)]
        assert max(inks) > 120


@pytest.mark.parametrize("name", ["end, two", "end, three", "end, seven", "end, cirulla"])
def test_the_headline_lies_clear_of_the_cards_in_the_corners(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    seen: list[int] = []
    ribbon = Painter.ribbon

    def noted(brush: Painter, w: int, h: int, words: str, *args: Any, **more: Any) -> Baked:
        baked = ribbon(brush, w, h, words, *args, **more)
        if "win" in words:
            seen.append(baked.surface.get_width())
        return baked

    monkeypatch.setattr(Painter, "ribbon", noted)
    desk = Bench()
    page: Any = desk.show(ALL[name])
    desk.picture(page)
    assert seen
    shade = 16
    assert all(width - 2 * shade <= 2 * (640 - 271) for width in seen), "the innermost card of a fan ends there"
    rows = [e.rect for e in page.elements() if e.id.startswith("text:summary:")]
    plaque = page.board.rect(*page.board.plaques[1])
    assert rows[0].top - plaque.top <= 50 + 40 * (len(page.sides) > 2), "no hole above the first row"


@pytest.mark.parametrize(("size", "text"), SHAPES, ids=str)
@pytest.mark.parametrize("name", ["end, three", "end, seven"])
def test_wreath_and_portraits_keep_clear_of_names_and_ribbon(
    monkeypatch: pytest.MonkeyPatch, name: str, size: tuple[int, int], text: int
) -> None:
    made: dict[int, str] = {}

    def noted(kind: str, bake: Callable[..., Baked]) -> Callable[..., Baked]:
        def call(*how: Any, **more: Any) -> Baked:
            baked = bake(*how, **more)
            label = how[1] if kind == "text" else how[3] if kind == "ribbon" else kind
            made[id(baked)] = f"{kind}:{label}"
            return baked

        return call

    for kind in ("laurel", "text", "ribbon", "portrait"):
        monkeypatch.setattr(Painter, kind, noted(kind, getattr(Painter, kind)))
    page: Any = Bench(size, text).show(ALL[name])
    shown: list[tuple[str, pygame.Rect]] = []

    def note(baked: Baked, x: float, y: float) -> None:
        box = baked.surface.get_bounding_rect(160).move(round(x) + baked.dx, round(y) + baked.dy)
        shown.append((made.get(id(baked), ""), box))

    page.show_on(SimpleNamespace(baked=note), page.board)
    wreaths = [box for label, box in shown if label.startswith("laurel")]
    names = [box for label, box in shown if label in {f"text:{side.name}" for side in page.sides}]
    ribbon = next(box for label, box in shown if label == "ribbon:What made it")
    faces = [box for label, box in shown if label.startswith("portrait")]
    assert wreaths and names and len(faces) == 2 * len(page.sides)
    assert all(wreath.collidelist(names) < 0 for wreath in wreaths)
    assert ribbon.collidelist(faces) < 0
