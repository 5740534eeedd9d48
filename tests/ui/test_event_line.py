"""The line that tells the last event: it can be read, and covers no card."""

from __future__ import annotations

import random
from pathlib import Path

import pygame
import pytest

from scopa_gui.ui.paint import plates
from scopa_gui.ui.sprites import Look
from scopa_gui.ui.table.actors import Actor
from scopa_gui.ui.table.geometry import pixels
from scopa_gui.ui.table.naming import place_beside
from scopa_gui.ui.table.pointing import named_element, told
from scopa_gui.ui.table.telling import SIZE, _set, announced, event_box, is_cut
from tests.testkit.pilot import Pilot
from tests.ui.table_helpers import decide, table_of, to_capture

FRAMES = 240
LONG = "Rosa takes the 4 of swords, 5 of clubs and knave of clubs with the ace of clubs: the ace takes all. Scopa!"
LONGEST = " ".join([LONG] * 5)
LOOKS = [((1280, 800), 100), ((1024, 600), 100), ((1024, 600), 200), ((1280, 800), 150), ((1280, 800), 200)]


def crossed(pilot: Pilot) -> list[Actor]:
    """The cards on their way that lie across the line."""
    scene = table_of(pilot)
    box = event_box(scene)
    return [a for a in scene.board.flying if pixels(scene.board.space, a.pose.outline()).colliderect(box)]


@pytest.mark.parametrize("card", ["hand:As", "hand:4c"])
def test_the_line_lies_below_every_card_that_crosses_it(tmp_path: Path, card: str) -> None:
    with Pilot(tmp_path, speed="normal", seed=8) as pilot:
        pilot.wait_idle()
        scene = table_of(pilot)
        assert not announced(scene)
        drawn: list[object] = []
        line, actor = scene.renderer._event_line, scene.renderer._actor
        scene.renderer._event_line = lambda: (drawn.append("line"), line())[1]  # type: ignore
        scene.renderer._actor = lambda a, look=None: (drawn.append(a), actor(a, look))[1]  # type: ignore
        pilot.click(card)
        found = 0
        for _ in range(FRAMES):
            drawn.clear()
            pilot.frame()
            for other in crossed(pilot) if drawn else []:
                found += 1
                assert drawn.index("line") < drawn.index(other)
        assert found


@pytest.mark.parametrize(("window", "text"), LOOKS)
def test_a_card_that_takes_rests_above_the_line(tmp_path: Path, window: tuple[int, int], text: int) -> None:
    with Pilot(tmp_path, seed=8, window=window) as pilot:
        pilot.app.change_settings(text_size=text)
        scene, dice = table_of(pilot), random.Random(3)
        pilot.wait_idle()
        resting = 0
        for _ in range(6):
            pilot.app.speed_override = "normal"
            decide(pilot, dice)
            for _ in range(FRAMES):
                pilot.frame()
                flying = scene.board.flying
                if any(a.look is Look.LIT for a in flying) and not flying[-1].moving and not announced(scene):
                    resting += 1
                    assert scene.board.rows.rows == 1
                    assert crossed(pilot) == []
            pilot.app.speed_override = "off"
            pilot.wait_idle()
        assert resting


@pytest.mark.parametrize(("window", "text"), LOOKS)
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("words", [LONG, LONGEST])
def test_a_long_line_breaks_before_its_letters_get_small(
    tmp_path: Path, window: tuple[int, int], text: int, players: int, words: str
) -> None:
    variant = {2: "classic2", 3: "classic3", 4: "scopone_scientifico"}[players]
    with Pilot(tmp_path, variant, players=players, seed=8, window=window) as pilot:
        pilot.app.change_settings(text_size=text)
        pilot.wait_idle()
        scene = table_of(pilot)
        scene.tell(words)
        pilot.press(pygame.K_RIGHT)
        pilot.seconds(1)
        found, painter = _set(scene), pilot.app.painter
        pixels = SIZE * painter.scale * found.growth
        assert pixels >= 13.99 and found.growth >= 0.8 * text / 100 - 0.01
        assert len(found.lines) <= 2
        assert " ".join(found.lines) == words
        assert is_cut(scene) == (words == LONGEST)
        box = event_box(scene)
        assert pygame.Rect((0, 0), window).contains(box)
        for element in scene.elements():
            if element.id.startswith(("seat", "caption", "stock", "hint")) or element.zone == "table":
                assert not box.inflate(-4, -4).colliderect(element.rect), element.id
        named = named_element(scene)
        assert named is not None
        label = plates.caption(painter, told(scene, named))
        assert not place_beside(scene, named.rect, label).colliderect(box), "the name of the card keeps off the line"


def test_the_rest_of_a_line_that_is_cut_is_told_to_the_pointer(tmp_path: Path) -> None:
    with Pilot(tmp_path, "classic3", seed=8) as pilot:
        pilot.wait_idle()
        scene = table_of(pilot)
        assert told(scene, pilot.element("event")) != pilot.element("event").name
        scene.tell(LONGEST)
        assert told(scene, pilot.element("event")) == LONGEST


@pytest.mark.parametrize("text", [100, 200])
def test_nothing_covers_what_is_said_of_a_capture_shown_again(tmp_path: Path, text: int) -> None:
    with Pilot(tmp_path, "classic2", seed=8, speed="normal") as pilot:
        pilot.app.change_settings(text_size=text)
        to_capture(pilot)
        scene = table_of(pilot)
        pilot.press(pygame.K_RIGHT)
        pilot.press(pygame.K_r)
        drawn: list[object] = []
        draw, actor = scene.renderer._announced, scene.renderer._actor
        scene.renderer._announced = lambda: (drawn.append("words"), draw())[1]  # type: ignore[method-assign]
        scene.renderer._actor = lambda a, look=None: (drawn.append(a), actor(a, look))[1]  # type: ignore[method-assign]
        pilot.seconds(0.5)
        drawn.clear()
        pilot.frame()
        assert scene.board.flying
        assert all(drawn.index("words") < drawn.index(a) for a in scene.board.flying), "the cards lie above the words"
