"""Points for declared hands are shown at once, not only at the count."""

from __future__ import annotations

from pathlib import Path

from scopa_gui.rules.events import Declared
from tests.testkit.pilot import Pilot
from tests.ui.table_helpers import table_of

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


def test_while_a_hand_is_shown_its_ribbon_names_the_points(tmp_path: Path) -> None:
    with Pilot(tmp_path, "cirulla", seed=SEED, speed="normal") as pilot:
        points = declare(pilot)
        scene = table_of(pilot)
        assert any(isinstance(event, Declared) for event in scene.session.shown.events)
        pilot.frame(2)
        assert scene.furniture.turn is not None and scene.furniture.turn.name == f"+{points} declared"
        pilot.wait_idle()
        assert scene.furniture.turn is None or "declared" not in scene.furniture.turn.name
