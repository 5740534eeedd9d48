"""The scenes at a table, as tools.screens pictures them: whole in every language, text size and window."""

from __future__ import annotations

from itertools import product
from random import Random

import pygame
import pytest

from scopa_gui.game.i18n import LANGUAGES
from scopa_gui.ui.element import Role, reachable_point, topmost
from tests.testkit.amount import FULL
from tests.testkit.pilot import Pilot
from tools.screens import Frame, program
from tools.shots import MATCHES, PAGES

SHOTS = {
    name: shot for name, shot in (PAGES | MATCHES).items() if shot.variant or name.startswith(("lesson", "puzzle_"))
}
FRAMES = [Frame(*each) for each in product(LANGUAGES, (100, 200), ((1024, 600), (1280, 800), (2560, 1440)))]
CASES = [(name, language) for name in SHOTS for language in LANGUAGES]
EDGE = 4
"""Pixels by which the corner of a turned card may pass the edge of the window."""


def assert_within_reach(pilot: Pilot, frame: Frame) -> None:
    """Every Element lies in the window under one name, and what can be chosen can be clicked."""
    elements = pilot.app.stack.top.elements()
    room = pygame.Rect((0, 0), frame.size).inflate(2 * EDGE, 2 * EDGE)
    assert len({element.id for element in elements}) == len(elements)
    for element in elements:
        assert element.name, element.id
        assert room.contains(element.rect), f"{element.id} {element.rect} in {frame.name}"
        if element.action is not None and element.role is not Role.TEXT:
            reached = topmost(elements, element.at or reachable_point(elements, element))
            assert reached is element, f"{element.id} is covered in {frame.name}"


@pytest.mark.parametrize(("name", "language"), CASES if FULL else Random(2026).sample(CASES, 4))
def test_scenes_at_a_table_are_within_reach(name: str, language: str) -> None:
    frames = [frame for frame in FRAMES if frame.language == language]
    with program(SHOTS[name], language) as pilot:
        SHOTS[name].act(pilot)
        for frame in frames if FULL else Random(name).sample(frames, 2):
            pilot.resize(frame.size)
            pilot.app.change_settings(text_size=frame.text)
            pilot.wait_idle()
            assert_within_reach(pilot, frame)
