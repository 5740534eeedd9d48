"""The page of the day: the deal is played once for the count, again for fun, and compared without a halt."""

from __future__ import annotations

import random
from datetime import date, timedelta
from pathlib import Path
from random import Random
from typing import Any

import pytest

from scopa_gui.game.daily import Attempt, daily_setup, today
from scopa_gui.game.house import House
from scopa_gui.ui import scenes
from tests.game.playing import play_out
from tests.testkit.pilot import Pilot
from tests.ui.finished import SIZES, TEXTS, assert_apart, assert_whole, desk, drawn
from tests.ui.table_helpers import step


def played_days(folder: Path, days: list[date], *, strong: bool = True) -> None:
    """Past days' deals, played at random, with the strong player's results."""
    for day in days:
        house = House(folder / "data", lambda day=day: f"{day.isoformat()}T12:00:00+00:00")  # type: ignore[misc]
        setup = daily_setup(day, "You", "")
        match = house.new_match(setup.ruleset, setup.seats, setup.seed, seeded=True)
        play_out(match, Random(day.toordinal()))
        match.close()
        if strong:
            house.learning.keep_strong(day.isoformat(), (day.day % 5, 2))
        house.close()


@pytest.mark.parametrize(
    ("own", "his", "told"),
    [
        ((1, 5), (2, 4), "He did 2 points better with your cards: −2 for him, −4 for you."),
        ((3, 2), (2, 2), "You did 1 point better with these cards: +1 for you, 0 for him."),
        ((3, 2), (1, 0), "You did as well with these cards as he did: +1 each."),
    ],
)
def test_who_did_better_is_told_with_the_leads_that_are_compared(
    tmp_path: Path, own: tuple[int, int], his: tuple[int, int], told: str
) -> None:
    bench = desk(tmp_path, empty=True)
    bench.house.learning.keep_strong(today().isoformat(), his)
    page = bench.show(scenes.daily)
    page.tries = {today(): [Attempt(1, today(), own, False)]}
    page.recompose()
    assert next(element.name for element in page.elements() if element.id == "text:verdict") == told


def scene_of(pilot: Pilot) -> Any:
    return pilot.app.stack.top


@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("text", TEXTS)
def test_the_page_is_whole_at_every_size(tmp_path: Path, size: tuple[int, int], text: int) -> None:
    bench = desk(tmp_path, size, text, empty=True)
    scene: Any = bench.show(scenes.daily)
    assert_whole(scene, size)
    assert_apart(scene)
    assert scene.board.growth >= min(text / 100, 1.3)
    assert size != (1280, 800) or drawn(bench, scene) > 20
    bench.house.close()


def test_the_page_is_whole_with_results(tmp_path: Path) -> None:
    played_days(tmp_path, [today() - timedelta(days=back) for back in (0, 1, 3)])
    for size in ((640, 400), (1280, 800)):
        for text in TEXTS:
            bench = desk(tmp_path, size, text)
            scene: Any = bench.show(scenes.daily)
            assert_whole(scene, size)
            assert_apart(scene)
            assert scene.in_a_row == 2
            bench.house.close()


def test_it_is_played_compared_and_played_again_for_fun(tmp_path: Path) -> None:
    with Pilot(tmp_path, None) as pilot:
        assert str(today().day) in pilot.element("daily").name
        pilot.click("daily")
        assert scene_of(pilot).default().id == "play"
        pilot.click("play")
        pilot.wait_idle()
        session = pilot.app.session
        assert session is not None and not session.controller.setup.can_be_rated
        pilot.app.to_title()
        assert "Gatto Mammone" in pilot.element("continue").name
        pilot.click("daily")
        pilot.click("continue")
        dice = random.Random(3)
        for _ in range(400):
            if scene_of(pilot).name == "match_end":
                break
            step(pilot, dice)
        pilot.click("again")
        page = scene_of(pilot)
        assert page.name == "daily" and page.strong(page.day) is None
        for _ in range(3000):
            pilot.frame()
            if page.strong(page.day) is not None:
                break
        names = " ".join(element.name for element in page.elements())
        assert "with these cards" in names or "better with your cards" in names
        first = page.counted
        pilot.frame(3)
        for _ in range(30):
            pilot.frame()
            assert not page.is_dirty
        assert page.default().id == "back", "an Enter too many begins nothing"
        pilot.click("play")
        pilot.wait_idle()
        pilot.app.to_title()
        yours, theirs = first.points
        assert f"played, {yours}–{theirs}" in pilot.element("daily").name, "the title knows that it is done"
        pilot.click("daily")
        page = scene_of(pilot)
        assert page.counted == first and len(page.tries[page.day]) == 2
        assert any("Only your first try counts" in element.name for element in page.elements())


def test_everybody_gets_the_same_cards(tmp_path: Path) -> None:
    hands = []
    for name in ("one", "two"):
        with Pilot(tmp_path / name, None) as pilot:
            pilot.click("daily")
            pilot.click("play")
            view = pilot.wait_idle()["view"]
            hands.append((view["hand"], view["dealer"]))
            assert pilot.app.session is not None
            hands.append(pilot.app.session.controller.record.entries[0])
    assert hands[:2] == hands[2:]
