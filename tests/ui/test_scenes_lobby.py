"""The lobby: titles and thresholds, who plays whom, and the credits page beside it."""

from __future__ import annotations

from itertools import product
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pygame
import pytest

from scopa_gui.game.ratings import BANDS, BOT_RATINGS, DECLINES_ABOVE
from scopa_gui.game.statistics import progress
from scopa_gui.ui import scenes
from scopa_gui.ui.scenes.lobby_change import RatingChange, rating_change
from tests.testkit.amount import share
from tests.testkit.pilot import Pilot
from tests.ui.bench import session_of
from tests.ui.finished import SIZES, TEXTS, assert_apart, assert_whole, desk, played, scrolled_through

RATINGS = (900.0, 1500.0, 1710.0, 1900.0, 2600.0)


@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("text", TEXTS)
def test_the_lobby_is_whole_at_every_size_and_rating(tmp_path: Path, size: tuple[int, int], text: int) -> None:
    scene: Any = desk(tmp_path, size, text, empty=True).show(scenes.lobby)
    for scene.rating in RATINGS:
        scene.recompose()
        assert_whole(scene, size)
        assert_apart(scene)


@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("text", [150, 200])
def test_large_text_is_scrolled(tmp_path: Path, size: tuple[int, int], text: int) -> None:
    scene: Any = desk(tmp_path, size, text, empty=True).show(scenes.lobby)
    scene.rating = 1900.0
    scene.recompose()
    reached = set()
    for _window in scrolled_through(scene):
        assert_whole(scene, size)
        assert_apart(scene)
        assert scene.text_growth >= min(text / 100, 1.6) - 0.21
        reached |= {element.id for element in scene.elements() if element.takes_focus}
    assert {"back", "play", "you", "players", "statistics", "sit:pro"} <= reached


@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("text", TEXTS)
def test_the_credits_are_whole_at_every_size(tmp_path: Path, size: tuple[int, int], text: int) -> None:
    scene: Any = desk(tmp_path, size, text, empty=True).show(scenes.credits)
    for _page in range(9):
        assert_whole(scene, size)
        assert_apart(scene)
        scene.scroll(5, (0, 0))


def names(scene: Any) -> dict[str, str]:
    return {element.id: element.name for element in scene.elements()}


def test_every_title_stands_with_its_threshold_and_the_own_one_is_marked(tmp_path: Path) -> None:
    scene: Any = desk(tmp_path, empty=True).show(scenes.lobby)
    scene.rating = 1541.4
    scene.recompose()
    shown = names(scene)
    for band in BANDS:
        assert band.title in shown[f"text:band:{band.threshold}"]
    assert shown["text:band:1500"] == "Regular, from 1500, your title, 109 to Master"
    assert shown["text:band:0"] == "Novice, below 1350"


@pytest.mark.parametrize(("rating", "declining"), [(1500, set()), (1701, {"rookie"}), (1851, {"rookie", "amateur"})])
def test_the_weak_decline_the_strong_with_a_friendly_reason(tmp_path: Path, rating: float, declining: set[str]) -> None:
    scene: Any = desk(tmp_path, empty=True).show(scenes.lobby)
    scene.rating = rating
    scene.recompose()
    for kind in ("rookie", "amateur", "pro"):
        button = scene.element(f"sit:{kind}")
        assert button.enabled == (kind not in declining)
        word = names(scene)[f"text:word:{kind}"]
        assert ("is waiting for you" in word or "will give you" in word) == (kind in declining)
        assert names(scene)[f"text:rating:{kind}"] == str(BOT_RATINGS[kind])
        assert names(scene)[f"text:level:{kind}"] == kind.capitalize()
    assert names(scene)["text:limit:rookie"] == f"plays against ratings up to {DECLINES_ABOVE['rookie']}"


def test_your_name_opens_your_progress(tmp_path: Path) -> None:
    played(tmp_path)
    with Pilot(tmp_path, None) as pilot:
        pilot.click("lobby")
        assert pilot.describe()["scene"] == "lobby"
        pilot.click("you")
        assert pilot.describe()["scene"] == "statistics"
        pilot.press(pygame.K_ESCAPE)
        assert pilot.describe()["scene"] == "lobby"


def test_sitting_down_sets_up_a_match_against_that_opponent(tmp_path: Path) -> None:
    with Pilot(tmp_path, None) as pilot:
        pilot.click("lobby")
        pilot.click("sit:amateur")
        assert pilot.describe()["scene"] == "new_match"
        assert pilot.app.settings.last_opponent == "amateur"
        assert pilot.app.stack.top.choice.opponents == ["amateur"]  # type: ignore[attr-defined]


def test_the_credits_open_and_close_by_keys(tmp_path: Path) -> None:
    with Pilot(tmp_path, None) as pilot:
        pilot.click("credits")
        assert pilot.describe()["scene"] == "credits"
        told = " ".join(element["name"] for element in pilot.describe()["elements"])
        for word in ("SIL Open", "MIT", "pygame-ce", "Vollkorn", str(tmp_path)[:20]):
            assert word in told
        pilot.press(pygame.K_RETURN)
        assert pilot.describe()["scene"] == "title"


@pytest.mark.parametrize(
    ("game", "text", "size"),
    share(product((("classic2", 2), ("cirulla", 2), ("classic5", 5), ("scalette", 2)), TEXTS, SIZES), 5),
    ids=str,
)
def test_the_end_of_a_match_has_room_for_the_rating(
    tmp_path: Path, game: tuple[str, int], text: int, size: tuple[int, int]
) -> None:
    bench = desk(tmp_path, size, text, empty=True)
    scene: Any = bench.show(lambda app: scenes.match_end(app, session_of(*game, 6, over=True)))
    for scene.change in (RatingChange(1523.2, 1541.4), RatingChange(2001.0, 1988.0), RatingChange(1349.6, 1350.2)):
        scene.recompose()
        assert_whole(scene, size)
        assert_apart(scene)


def test_the_change_is_that_of_the_match_and_none_for_one_that_does_not_count(tmp_path: Path) -> None:
    bench = desk(tmp_path)
    archive = bench.house.archive
    course = progress(archive.finished_matches(), {}).rating_course
    for point in course:
        match = SimpleNamespace(rated=True, setup=SimpleNamespace(profile=1), match_id=point.match)
        assert rating_change(bench, match) == RatingChange(point.overall - point.change, point.overall)
        match.rated = False
        assert rating_change(bench, match) is None
    assert rating_change(bench, SimpleNamespace(rated=True, setup=SimpleNamespace(profile=1), match_id=999)) is None


def test_a_rated_match_ends_with_its_change(tmp_path: Path) -> None:
    with Pilot(tmp_path, "classic2", changes={"end_mode": "fixed_hands", "fixed_hands": 1}, seed=None) as pilot:
        assert pilot.app.session is not None
        pilot.wait_idle()
        pilot.app.session.give_up()
        pilot.seconds(5)
        shown = {element["id"]: element["name"] for element in pilot.describe()["elements"]}
        assert pilot.describe()["scene"] == "match_end"
        assert shown["text:rating_change"].startswith("Rating: 1500, now 14")


@pytest.mark.parametrize(("after", "words"), [(1541.0, "+18"), (1510.0, "−13"), (1523.3, "±0")])
def test_a_change_is_told_with_its_sign(after: float, words: str) -> None:
    assert RatingChange(1523.0, after).words == words
