"""The line that tells the last event can be read whatever flies across it."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from scopa_gui.ui.paint import plates
from scopa_gui.ui.paint.palette import FELT, ON_FELT, contrast
from scopa_gui.ui.table.geometry import pixels
from scopa_gui.ui.table.naming import place_beside
from scopa_gui.ui.table.pointing import named_element, told
from scopa_gui.ui.table.telling import BAND_BESIDE, SIZE, _set, announced, event_box, is_cut
from tests.testkit.pilot import Pilot
from tests.ui.table_helpers import table_of, to_capture

FRAMES = 240
LONG = "Rosa takes the 4 of swords, 5 of clubs and knave of clubs with the ace of clubs: the ace takes all. Scopa!"
LONGEST = " ".join([LONG] * 5)
LOOKS = [((1280, 800), 100), ((1024, 600), 100), ((1024, 600), 200), ((1280, 800), 150), ((1280, 800), 200)]


def crossed(pilot: Pilot) -> list[pygame.Rect]:
    """Where a card on its way lies under the end of the line, just outside its letters."""
    scene = table_of(pilot)
    box = event_box(scene)
    beside = pilot.app.painter.px(BAND_BESIDE) - 3
    ends = [pygame.Rect(x, box.centery, 1, 1) for x in (box.left - beside, box.right + beside - 1)]
    cards = [pixels(scene.board.space, actor.pose.outline()).inflate(-8, -8) for actor in scene.board.flying]
    return [end for end in ends if any(card.contains(end) and card.colliderect(box) for card in cards)]


@pytest.mark.parametrize("card", ["hand:As", "hand:4c"])
def test_a_card_in_flight_leaves_the_line_its_band_of_felt(tmp_path: Path, card: str) -> None:
    with Pilot(tmp_path, speed="normal", seed=8) as pilot:
        pilot.wait_idle()
        scene = table_of(pilot)
        assert not announced(scene)
        pilot.click(card)
        found = 0
        for _ in range(FRAMES):
            pilot.frame()
            for end in crossed(pilot):
                found += 1
                red, green, blue = pilot.app.window.surface.get_at(end.topleft)[:3]
                assert contrast(ON_FELT, (red, green, blue)) >= 4.5, "a card covers the line's end"
                shift = max(abs(red - FELT[0]), abs(green - FELT[1]), abs(blue - FELT[2]))
                assert 0 < shift < 30, "the card can still be made out"
        assert found


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
