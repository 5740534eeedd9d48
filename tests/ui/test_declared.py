"""Points for declared hands are shown at once, not only at the count."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pygame

from scopa_gui.rules.events import Declared
from scopa_gui.ui.paint import plates
from scopa_gui.ui.table.geometry import pixels
from scopa_gui.ui.table.hinting import hint_place
from scopa_gui.ui.table.naming import place_beside
from scopa_gui.ui.table.pointing import named_element
from scopa_gui.ui.table.scene import TableScene
from scopa_gui.ui.table.scoreboard import is_counted, scoreboard
from tests.testkit.pilot import Pilot
from tests.ui.table_helpers import step, table_of

SEED = 6
"""A match of Cirulla whose first hand may be declared."""


def declare(pilot: Pilot) -> int:
    """Declare what the own hand is worth; returns its points."""
    described = pilot.wait_idle()
    assert described["view"]["prompt"]["kind"] == "declare"
    pilot.click("choice:0")
    scene = table_of(pilot)
    for _ in range(600):
        if scene.session.view.declared[0]:
            return scene.session.view.declared[0]
        pilot.frame()
    raise AssertionError("nothing was declared")


def test_declared_points_are_on_the_score_plaque_from_the_moment_they_are_declared(tmp_path: Path) -> None:
    with Pilot(tmp_path, "cirulla", seed=SEED) as pilot:
        assert "declared" not in pilot.element("score").name
        points = declare(pilot)
        pilot.wait_idle()
        assert f"0 (+{points} declared)" in pilot.element("score").name
        texts = table_of(pilot).session.texts
        assert any(text.startswith("You declare nine or less") and f"{points} points" in text for text in texts)


def test_sweeps_are_on_the_score_plaque_like_declared_points_until_they_are_counted(tmp_path: Path) -> None:
    dice, seen = Random(2), 0
    with Pilot(tmp_path, "cirulla", seed=SEED) as pilot:
        for _ in range(300):
            shown = step(pilot, dice)
            if shown["scene"] != "table":
                if seen:
                    break
                continue
            scene = table_of(pilot)
            view, board = scene.session.view, scene.board
            rows = {name.split("  +")[0]: name for name, _points in scoreboard_of(pilot)}
            for side in (0, 1):
                made = view.declared[side] + sum(sweep.points for sweep in view.sweep_cards[side])
                name = scene.furniture.side_name(side)
                assert rows[name] == (f"{name}  +{made}" if made else name)
                if view.sweep_cards[side]:
                    swept = sum(sweep.points for sweep in view.sweep_cards[side])
                    assert f"+{swept} sweep" in pilot.element("score").name
                    seen += 1
            assert len(board.counts.scores) == 2
        assert seen
        assert all("  +" not in name for name, _points in scoreboard_of(pilot)), "the count has added them"


def scoreboard_of(pilot: Pilot) -> tuple[tuple[str, int], ...]:
    """The rows of the score plaque."""
    scene = next(scene for scene in pilot.app.stack.scenes if isinstance(scene, TableScene))
    furniture = scene.furniture
    counted = is_counted(scene.session.view, moving=scene.presenter.moving)
    return scoreboard(scene.session, scene.board, furniture.side_name, furniture.side_name, counted=counted)[0].sides


def test_while_a_hand_is_shown_its_ribbon_names_the_points(tmp_path: Path) -> None:
    with Pilot(tmp_path, "cirulla", seed=SEED, speed="normal") as pilot:
        points = declare(pilot)
        scene = table_of(pilot)
        assert any(isinstance(event, Declared) for event in scene.session.shown.events)
        pilot.frame(2)
        assert scene.furniture.turn is not None and scene.furniture.turn.name == f"+{points} declared"
        pilot.wait_idle()
        assert scene.furniture.turn is None or "declared" not in scene.furniture.turn.name


def test_a_declaration_is_still_told_with_the_play_after_it(tmp_path: Path) -> None:
    with Pilot(tmp_path, "cirulla", seed=SEED, speed="normal") as pilot:
        points = declare(pilot)
        pilot.wait_idle()
        scene = table_of(pilot)
        declared = f"You declare nine or less: {points} points. "
        assert scene.event_text.startswith(declared + "La Donna takes ")
        pilot.press(pygame.K_1)
        pilot.press(pygame.K_RETURN)
        pilot.frame(3)
        assert " You " in f" {scene.event_text}" and "declare" not in scene.event_text


def test_the_advice_to_declare_tells_what_it_brings(tmp_path: Path) -> None:
    with Pilot(tmp_path, "cirulla", seed=SEED) as pilot:
        pilot.wait_idle()
        scene = table_of(pilot)
        scene.session.controller.helped()
        pilot.press(pygame.K_h)
        for _ in range(3000):
            pilot.frame()
            if not scene.hinting.busy:
                break
        assert "It brings 3 points." in scene.hinting.words
        assert scene.hinting.answer == 0
        pilot.move(pilot.at(next(e.id for e in scene.elements() if e.zone == "hand")))
        pilot.seconds(2)
        named = named_element(scene)
        assert named is not None
        place = place_beside(scene, named.rect, plates.caption(pilot.app.painter, named.name))
        assert not place.colliderect(pixels(scene.board.space, hint_place(scene)))
