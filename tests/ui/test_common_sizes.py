"""Words that stand together are of one size, and keep off each other and off what stands beside them."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from scopa_gui.game.i18n import _, set_language
from scopa_gui.game.puzzles import puzzles
from scopa_gui.ui import scenes
from scopa_gui.ui.paint import plates
from scopa_gui.ui.paint.ribbons import DROP
from scopa_gui.ui.scenes.board import Board, Widget
from scopa_gui.ui.scenes.end_page import MatchEnd
from scopa_gui.ui.scenes.history_base import export_folder
from scopa_gui.ui.scenes.learn_play import LessonScene
from scopa_gui.ui.scenes.settings_parts import APART, shares
from scopa_gui.ui.scenes.statistics_page import Statistics
from scopa_gui.ui.scenes.study_table import COIN
from scopa_gui.ui.stage import Stage
from tests.testkit.pilot import Pilot
from tests.ui import bench
from tests.ui.bench import Bench, noted_words, session_of
from tests.ui.every_scene import ALL
from tests.ui.filmed import watching
from tests.ui.finished import desk
from tests.ui.test_scenes_learn import settle

LANGUAGES = ("en", "it", "de", "fr", "es")
SIZES = ((1024, 600), (1280, 800), (2560, 1440))
KNOWN = next(puzzle for puzzle in puzzles() if puzzle.last_round)
"""A puzzle with an open hand."""


def board_of(page: Any) -> Board:
    assert isinstance(page.board, Board)
    return page.board


@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", ["seats, two", "seats, eight"])
def test_what_seats_mean_keeps_off_the_button_below(name: str, language: str, size: tuple[int, int]) -> None:
    set_language(language)
    page = Bench(size, 200).show(ALL[name])
    board = board_of(page)
    meaning = next(e.rect for e in board.elements if e.id == "text:meaning")
    button = next(e.rect for e in board.elements if e.id == "close")
    assert button.top - meaning.bottom >= 10 * board.scale


@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("language", LANGUAGES)
def test_words_below_the_cards_of_a_puzzle_are_of_one_readable_size(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, language: str, size: tuple[int, int]
) -> None:
    said = noted_words(monkeypatch)
    with Pilot(tmp_path, None, window=size) as pilot:
        pilot.app.change_settings(text_size=200, language=language)
        scene: Any = scenes.puzzle(pilot.app, KNOWN.number)
        pilot.app.stack.push(scene)
        settle(pilot, scene)
        said.clear()
        scene.refresh()
        captions = [_("your opponent's hand"), _("the other pile"), _("your pile")]
        sizes = {line.size for line in said if any(line.words in caption for caption in captions)}
    assert len(sizes) == 1
    assert sizes.pop() >= 14


@pytest.mark.parametrize("language", LANGUAGES)
def test_coins_of_a_sum_lie_whole_above_the_hand_with_large_text(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, language: str
) -> None:
    laid: list[tuple[Any, float]] = []
    baked = Stage.baked

    def noted(stage: Stage, picture: Any, x: float, y: float) -> None:
        laid.append((picture, y))
        baked(stage, picture, x, y)

    monkeypatch.setattr(Stage, "baked", noted)
    with Pilot(tmp_path, None, window=(1024, 600)) as pilot:
        pilot.app.change_settings(text_size=200, language=language)
        scene = LessonScene(pilot.app, 1, 0)
        pilot.app.stack.push(scene)
        settle(pilot, scene)
        laid.clear()
        pilot.frame(2)
        with pilot.app.painter.sized(scene.board.growth):
            coins = [pilot.app.painter.coin(str(points), COIN) for points in (3, 4)]
        tops = [pose.y - pose.h / 2 for pose in (actor.pose for actor in scene.board.hand)]
        lower = [y / scene.board.space.s + COIN for picture, y in laid if picture in coins]
    assert lower
    assert max(lower) <= min(tops)


def test_files_of_exported_matches_are_named_in_one_size(tmp_path: Path) -> None:
    at = desk(tmp_path, (1024, 600), 200)
    folder = export_folder(at)
    folder.mkdir(parents=True, exist_ok=True)
    for name in ("scopa-2026-01-02-classic2-20.txt", "scopa-2026-01-02-scopone_scientifico-21.txt"):
        (folder / name).write_text("")
    page = at.show(lambda app: scenes.import_match(app, "history", lambda number: None))
    board = board_of(page)
    rows = [item for item in board.items if isinstance(item, Widget) and item.element.id.startswith("file:")]
    with board.measuring():
        heights = {row.look("normal")[-1][0].height for row in rows}
    assert len(rows) == 2
    assert len(heights) == 1


@pytest.mark.parametrize("game", [("classic2", 2), ("classic3", 3), ("classic5", 5)], ids=str)
@pytest.mark.parametrize("text", [100, 150, 200])
def test_names_at_the_end_of_a_match_are_of_one_size(
    monkeypatch: pytest.MonkeyPatch, game: tuple[str, int], text: int
) -> None:
    monkeypatch.setattr(bench, "NAMES", ("Jo", "il Gatto Mammone", *bench.NAMES[2:]))
    said = noted_words(monkeypatch)
    page = Bench((1024, 600), text).show(lambda app: scenes.match_end(app, session_of(*game, 6, over=True)))
    assert isinstance(page, MatchEnd)
    compose = MatchEnd.compose

    def anew(page: MatchEnd, board: Board) -> None:
        said.clear()
        compose(page, board)

    monkeypatch.setattr(MatchEnd, "compose", anew)
    page.recompose()
    names = " ".join(side.name for side in page.sides)
    sizes = [line.size for line in said if line.style == "head" and line.words in names]
    assert len(sizes) >= len(page.sides)
    assert len(set(sizes)) == 1


@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("language", LANGUAGES)
def test_words_of_the_pace_keep_apart(language: str, size: tuple[int, int]) -> None:
    set_language(language)
    at = Bench(size, 200)
    page = at.show(scenes.settings)
    board = board_of(page)
    paces = [item for item in board.items if isinstance(item, Widget) and item.element.id.startswith("speed:")]
    with board.measuring():
        words = [row.look("normal")[-1] for row in paces]
    assert len(words) == 4
    for (one, left, _y), (_other, right, _z) in pairwise(words):
        assert right - (left + one.width) >= (APART - 3) * board.scale


def test_words_share_a_room_equally_or_with_equal_gaps() -> None:
    assert shares([40, 50, 60, 40], 400, 14) == [100.0] * 4
    assert shares([100, 90, 60, 40], 400, 14) == [127.5, 117.5, 87.5, 67.5]
    assert sum(shares([120, 120, 120, 40], 400, 14)) > 400, "they do not fit"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_words_of_the_corner_are_of_one_size(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, language: str
) -> None:
    shown: list[tuple[str, float, float]] = []
    button = plates.corner_button

    def noted(painter: Any, icon: str, label: str, state: str = "normal", *, size: float = 0.0) -> Any:
        shown.append((label, size, painter.text_width(label, "head", size) / painter.scale))
        return button(painter, icon, label, state, size=size)

    monkeypatch.setattr(plates, "corner_button", noted)
    with watching(tmp_path, window=(1280, 800)) as pilot:
        pilot.app.change_settings(text_size=200, language=language)
        pilot.wait_idle()
        scene: Any = pilot.app.stack.top
        shown.clear()
        scene.draw(pilot.app.window.surface, True)
        pitch = scene.board.setting.corner_pitch
    assert len({label for label, _size, _wide in shown}) == 2
    assert len({size for _label, size, _wide in shown}) == 1
    assert max(wide for _label, _size, wide in shown) <= pitch - 5


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_the_ribbon_of_the_puzzles_hangs_clear_of_the_words_below(tmp_path: Path, size: tuple[int, int]) -> None:
    board = board_of(desk(tmp_path, size, 200, empty=True).show(scenes.puzzles))
    ribbon = next(e.rect for e in board.elements if e.name == _("Puzzles"))
    intro = next(e.rect for e in board.elements if e.id == "text:intro")
    assert intro.top - (ribbon.bottom + DROP * ribbon.h) >= 8 * board.scale


def results(folder: Path, size: tuple[int, int], language: str) -> Any:
    """The results of the statistics with text at 200 %."""
    set_language(language)
    page: Any = desk(folder, size, 200).show(scenes.statistics)
    page.turn("results")
    return page


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_count_of_matches_is_not_broken_between_lines(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, language: str
) -> None:
    said = noted_words(monkeypatch)
    page = results(tmp_path, (1024, 600), language)
    counted = next(e.name for e in board_of(page).elements if e.id == "text:counted")
    lines = [line.words.strip(" ·") for line in said if line.style == "bold" and line.words in counted]
    assert len(lines) > 1
    assert all(part in counted.split(" · ") for line in lines if " " in line for part in line.split(" · "))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_name_of_an_opponent_keeps_to_one_line_in_the_results(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, language: str
) -> None:
    said = noted_words(monkeypatch)
    compose = Statistics.compose

    def anew(page: Statistics, board: Board) -> None:
        said.clear()
        compose(page, board)

    monkeypatch.setattr(Statistics, "compose", anew)
    results(tmp_path, (1280, 800), language)
    words = {line.words for line in said}
    assert "il Cavaliere" in words
    assert "Cavaliere" not in words
