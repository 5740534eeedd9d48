"""Whole plays through the window: what is drawn agrees with what is known, in every variant and at every pace."""

from __future__ import annotations

import json
import random
from itertools import combinations
from pathlib import Path

import pytest

from scopa_gui.rules.presets import PRESETS
from scopa_gui.ui.element import topmost
from tests.testkit.amount import amount
from tests.testkit.pilot import Pilot
from tests.ui.table_helpers import assert_drawn_as_known, decide, step, table_of, to_choice


@pytest.mark.parametrize("variant", sorted(PRESETS))
def test_every_variant_is_drawn_as_it_is(tmp_path: Path, variant: str) -> None:
    dice = random.Random(variant)
    with Pilot(tmp_path, variant, players=PRESETS[variant].players[-1]) as pilot:
        for _ in range(amount(6, 30)):
            described = step(pilot, dice)
            view = described["view"]
            assert sum(view["hands"]) + len(view["table"]) + view["stock"] + sum(view["piles"]) in (36, 40, 80)
            ids = [element["id"] for element in described["elements"]]
            assert len(ids) == len(set(ids))
            if described["scene"] == "table" and not view["prompt"]:
                assert_drawn_as_known(pilot)


@pytest.mark.parametrize("speed", ["slow", "normal", "fast"])
def test_with_motion_everything_comes_to_rest_where_it_belongs(tmp_path: Path, speed: str) -> None:
    dice = random.Random(speed)
    with Pilot(tmp_path, "classic3", speed=speed) as pilot:
        for number in range(8):
            if number % 3 == 2:
                pilot.app.stack.resize(((900, 700), (1280, 800), (1600, 700))[number % 2])
            if step(pilot, dice)["scene"] == "table":
                assert_drawn_as_known(pilot)


def test_the_new_state_is_shown_at_once_and_busy_until_it_has_been_seen(tmp_path: Path) -> None:
    with Pilot(tmp_path, "classic2", speed="normal") as pilot:
        described = pilot.wait_idle()
        move = described["view"]["legal"][0]
        card = next(e["id"] for e in described["elements"] if e["zone"] == "hand" and e["card"] == move.split()[0])
        pilot.click(card)
        after = pilot.describe()
        if after["view"]["choosing"]:
            pilot.click("take")
            after = pilot.describe()
        assert after["state_id"] == described["state_id"] + 1
        assert after["busy"]
        assert after["view"]["legal"] == []
        assert len(after["view"]["hand"]) == len(described["view"]["hand"]) - 1


def test_hurrying_shortens_and_changes_nothing(tmp_path: Path) -> None:
    ends = []
    for hurried in (False, True):
        folder = tmp_path / str(hurried)
        folder.mkdir()
        with Pilot(folder, "classic2", speed="normal") as pilot:
            pilot.wait_idle()
            start, dice = pilot.clock.seconds, random.Random(2)
            for _ in range(6):
                decide(pilot, dice)
                if hurried:
                    pilot.seconds(0.1)
                    pilot.click((640, 470))
                pilot.wait_idle()
            ends.append((pilot.describe()["view"], pilot.clock.seconds - start))
    (view, leisurely), (same_view, hurried_s) = ends
    assert view == same_view
    assert hurried_s < 0.8 * leisurely


def test_clicks_at_any_moment_of_any_motion_do_no_harm(tmp_path: Path) -> None:
    dice = random.Random(11)
    with Pilot(tmp_path, "classic2", speed="normal") as pilot:
        for _ in range(amount(250, 2_000)):
            pilot.frame(dice.randrange(1, 12))
            scene = pilot.app.stack.top
            elements = [e for e in scene.elements() if e.action is not None]
            if elements and scene.name in ("table", "deal_count"):
                element = dice.choice(elements)
                if element.id not in ("menu", "guide"):
                    pilot.click((element.rect.centerx, element.rect.centery), times=dice.choice((1, 1, 2)))
        described = pilot.wait_idle()
        if described["scene"] == "table":
            assert_drawn_as_known(pilot)
        assert len(described["view"]["hand"]) == described["view"]["hands"][0]


def test_nothing_is_drawn_while_nothing_moves(tmp_path: Path) -> None:
    with Pilot(tmp_path, "classic2", speed="normal") as pilot:
        pilot.wait_idle()
        pilot.seconds(5)
        drawn = pilot.app.frames.drawn
        pilot.seconds(5)
        assert pilot.app.frames.drawn == drawn


def test_the_file_says_what_is_shown_and_is_not_written_for_a_moving_frame(tmp_path: Path) -> None:
    with Pilot(tmp_path, "classic2", speed="normal", describing=True) as pilot:
        described = pilot.wait_idle()
        assert json.loads(pilot.file.read_text(encoding="utf-8")) == described
        pilot.seconds(4)
        stamp = pilot.file.stat().st_mtime_ns
        pilot.move((640, 640))
        pilot.frame(3)
        assert pilot.file.stat().st_mtime_ns == stamp
        assert [path.name for path in tmp_path.iterdir() if path.name.startswith(".")] == []


@pytest.mark.parametrize("size", [(640, 400), (1280, 800), (1920, 1080), (900, 1200), (2200, 800)])
def test_every_element_is_reached_where_it_says(tmp_path: Path, size: tuple[int, int]) -> None:
    with Pilot(tmp_path, "classic4_teams", window=size, seed=22) as pilot:
        card = to_choice(pilot)
        pilot.click(card)
        pilot.seconds(1)
        scene, described = table_of(pilot), pilot.describe()
        for record in described["elements"]:
            if record["role"] == "text":
                continue
            element = pilot.element(record["id"])
            if element.action is not None:
                assert topmost(scene.elements(), tuple(record["at"])) is element, record["id"]
        kinds = ("seat:", "score", "guide", "menu", "choice", "take")
        plaques = [e for e in scene.elements() if e.id.startswith(kinds)]
        for one, other in combinations(plaques, 2):
            assert not one.rect.colliderect(other.rect), f"{one.id} {other.id}"


def test_a_match_goes_on_from_where_it_was_left(tmp_path: Path) -> None:
    dice = random.Random(4)
    with Pilot(tmp_path, "classic2") as pilot:
        for _ in range(5):
            left = step(pilot, dice)
    with Pilot(tmp_path, None) as pilot:
        pilot.wait_idle()
        pilot.click("continue")
        found = pilot.wait_idle()
        assert found["view"] == left["view"]
        assert (found["match"], found["state_id"]) == (left["match"], left["state_id"])
