"""The statistics page: whole at every size, dashes where nothing was counted, figures as they are counted."""

from __future__ import annotations

from itertools import pairwise, product
from pathlib import Path
from typing import Any

import pygame
import pytest

from scopa_gui.game.dates import month_name
from scopa_gui.game.i18n import set_language
from scopa_gui.game.ratings import START
from scopa_gui.game.statistics import ACHIEVEMENTS, progress
from scopa_gui.ui import scenes
from scopa_gui.ui.paint.graph import Scale
from scopa_gui.ui.scenes import statistics_tables
from scopa_gui.ui.scenes.statistics_page import TABS, Statistics
from scopa_gui.ui.scenes.statistics_pictures import bake_course, tally_width
from scopa_gui.ui.scenes.statistics_tables import NO_BREAK
from tests.game.playing import NOON
from tests.testkit.amount import share
from tests.testkit.pilot import Pilot
from tests.ui.bench import noted_words
from tests.ui.finished import SIZES, TEXTS, assert_apart, assert_whole, desk, drawn, played, scrolled_through
from tests.ui.table_helpers import names


@pytest.mark.parametrize(("size", "text", "empty"), share(product(SIZES, TEXTS, (False, True)), 5), ids=str)
def test_every_page_is_whole_at_every_size(tmp_path: Path, size: tuple[int, int], text: int, empty: bool) -> None:
    scene = desk(tmp_path, size, text, empty=empty).show(scenes.statistics)
    for tab in TABS:
        scene.turn(tab)
        assert_whole(scene, size)
        assert_apart(scene)


def test_zero_matches_show_dashes(tmp_path: Path) -> None:
    bench = desk(tmp_path, empty=True)
    scene = bench.show(scenes.statistics)
    shown = {element.id: element.name for element in scene.elements()}
    assert shown["text:rating"] == str(round(START))
    assert shown["text:best"] == "best –"
    assert shown["text:matches"] == "– matches"
    told = " ".join(shown.values())
    assert "settebellos taken of 0 deals: –" in told
    assert "%" not in told
    assert drawn(bench, scene) > 20


def opened(folder: Path) -> Pilot:
    played(folder)
    pilot = Pilot(folder, None)
    pilot.click("statistics")
    return pilot


def test_figures_are_those_that_are_counted(tmp_path: Path) -> None:
    with opened(tmp_path) as pilot:
        assert pilot.describe()["scene"] == "statistics"
        archive = pilot.app.house.archive
        found = progress(archive.finished_matches(), archive.deal_points())
        shown = names(pilot)
        assert shown["text:rating"] == str(round(found.rating))
        assert shown["text:matches"].startswith(f"{found.all.played} ")
        assert shown["text:deals"].startswith(f"{found.deals} ")
        rookie = found.by_opponent["rookie"]
        assert shown["text:opponent:rookie"].startswith(f"la Donna: {rookie.won} won, {rookie.lost} lost")
        pilot.click("tab:points")
        shown = names(pilot)
        for kind in ("sweeps", "cards", "coins", "settebello", "prime"):
            assert f" {found.points[kind]} point" in shown[f"text:points:{kind}"]
        assert shown["text:given"].endswith(f": {found.sweep_points_given}")


def test_results_name_every_variant_and_say_what_is_counted(tmp_path: Path) -> None:
    with opened(tmp_path) as pilot:
        pilot.click("tab:results")
        scene: Any = pilot.app.stack.top
        told = names(pilot)
        counted = told["text:counted"].replace(NO_BREAK, " ")
        assert f"{scene.progress.all.played} finished matches" in counted
        assert f"{scene.resigned} resigned" in counted
        assert f"{scene.open} still open" in counted
        seen = " ".join(told.values())
        for _page in range(4):
            pilot.press(pygame.K_PAGEDOWN)
            seen += " ".join(names(pilot).values())
        for name in ("Scopa for two", "Cirulla", "Chkobba", "Scopa for five", "Six to eight, two packs"):
            assert f"{name}: played" in seen


def test_achievements_are_reached_or_not_yet(tmp_path: Path) -> None:
    with opened(tmp_path) as pilot:
        pilot.click("tab:achievements")
        scene: Any = pilot.app.stack.top
        told = list(names(pilot).values())
        assert all(label in told for label in ACHIEVEMENTS.values())
        assert told.count("not yet") == len(ACHIEVEMENTS) - len(scene.progress.achievements)


def test_a_family_shows_its_own_rating_and_gives_it_back(tmp_path: Path) -> None:
    with opened(tmp_path) as pilot:
        scene: Any = pilot.app.stack.top
        overall = names(pilot)["text:rating"]
        pilot.click("family:classic")
        assert names(pilot)["text:rating"] == str(round(scene.progress.family_ratings["classic"]))
        pilot.click("family:classic")
        assert names(pilot)["text:rating"] == overall


def test_past_matches_open_over_it_and_return(tmp_path: Path) -> None:
    with opened(tmp_path) as pilot:
        pilot.press(pygame.K_RETURN)
        assert pilot.describe()["scene"] == "history"
        pilot.press(pygame.K_ESCAPE)
        assert pilot.describe()["scene"] == "statistics"
        pilot.press(pygame.K_ESCAPE)
        assert pilot.describe()["scene"] == "title"


def test_every_tab_is_reached_by_keys(tmp_path: Path) -> None:
    with opened(tmp_path) as pilot:
        wanted = {f"tab:{tab}" for tab in TABS}
        while not (pilot.app.stack.top.focus_id or "").startswith("tab:"):
            pilot.press(pygame.K_TAB)
        wanted.discard(str(pilot.app.stack.top.focus_id))
        for _tab in TABS:
            pilot.press(pygame.K_RIGHT)
            wanted.discard(str(pilot.app.stack.top.focus_id))
        assert wanted == set()


def test_tables_keep_the_same_margin_at_both_sides(tmp_path: Path) -> None:
    page = desk(tmp_path, (1280, 800), 100).show(scenes.statistics)
    assert isinstance(page, Statistics)
    page.tab = "results"
    page.recompose()
    assert page.board is not None
    rows = [element.rect for element in page.laid() if ": played" in element.name]
    for left, _top, w, _h in page.board.plaques[:2]:
        inside = [row for row in rows if left < row.left < left + w]
        assert inside
        assert all(abs((row.left - left) - (left + w - row.right)) <= 1 for row in inside)


def test_the_base_line_of_the_rating_lies_on_its_lowest_rule() -> None:
    place = Scale(500, 240, 3, 1300, 1500)
    drawn = bake_course([1500, 1450, 1480, 1460], place, 1.0)
    x, base = 450 - drawn.dx, round(place.y(1300)) - drawn.dy
    assert drawn.surface.get_at((x, base)).a > 200
    assert all(drawn.surface.get_at((x, y)).a == 0 for y in range(base + 3, drawn.surface.get_height()))


def test_the_first_month_stands_below_the_first_point(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    said = noted_words(monkeypatch)
    desk(tmp_path, (1280, 800), 100).show(scenes.statistics)
    month = next(line for line in said if line.words == month_name(int(NOON[5:7])) and 380 < line.y < 400)
    assert (month.left + month.right) / 2 == pytest.approx(128 + 8)


@pytest.mark.parametrize("language", ["it", "fr"])
def test_no_bar_reaches_the_points_a_deal_written_at_its_end(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, language: str
) -> None:
    said = noted_words(monkeypatch)
    bars: list[tuple[int, float]] = []
    monkeypatch.setattr(
        statistics_tables, "_bar", lambda _board, x, _y, long, *_rest: bars.append((len(said), x + long))
    )
    set_language(language)
    desk(tmp_path, (1280, 800), 200).show(scenes.statistics).turn("points")
    assert bars
    for count, end in bars:
        each = next(line for line in said[count:] if line.style == "italic")
        assert end < each.left


def test_tallies_grow_with_every_stroke() -> None:
    widths = [tally_width(count) for count in range(30)]
    assert widths[0] == 0
    assert all(a < b for a, b in pairwise(widths[:6]))
    assert all(a < b for a, b in zip(widths, widths[5:], strict=False))


@pytest.mark.parametrize(("size", "text", "empty"), share(product(SIZES, (130, 150, 200), (False, True)), 5), ids=str)
def test_large_text_is_scrolled(tmp_path: Path, size: tuple[int, int], text: int, empty: bool) -> None:
    scene = desk(tmp_path, size, text, empty=empty).show(scenes.statistics)
    for _window in scrolled_through(scene):
        assert_whole(scene, size)
        assert_apart(scene)
        assert scene.text_growth >= min(text / 100, 1.6) - 0.21


@pytest.mark.parametrize("tab", TABS)
def test_with_large_text_a_tab_opens_at_its_top(tmp_path: Path, tab: str) -> None:
    scene = desk(tmp_path, text=200).show(scenes.statistics)
    scene.page_key(pygame.K_END)
    scene.turn(tab)
    expected = {
        "progress": "Your rating", "results": "By variant", "points": "Your points by kind",
        "achievements": "Achievements",
    }[tab]  # fmt: skip
    assert expected in [element.name for element in scene.elements()]


def test_scrolling_there_and_back_leaves_nothing_behind(tmp_path: Path) -> None:
    bench = desk(tmp_path, text=200)
    scene = bench.show(scenes.statistics)
    first = bench.picture(scene)
    for key in (pygame.K_PAGEDOWN, pygame.K_END, pygame.K_HOME):
        scene.page_key(key)
        scene.draw(bench.surface, False)
    assert pygame.image.tobytes(bench.surface, "RGB") == first
