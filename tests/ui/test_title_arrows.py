"""Arrows on the title go to what one sees above, below and beside, at every size of text."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pygame
import pytest

from scopa_gui.game.i18n import LANGUAGES, set_language
from scopa_gui.ui import scenes
from scopa_gui.ui.element import Element
from scopa_gui.ui.input import Input
from tests.testkit.pilot import Pilot
from tests.ui.bench import Bench, match_info


def press(page: Any, key: int) -> None:
    """A key goes down on the page."""
    page.app.input.handle(pygame.event.Event(pygame.KEYDOWN, key=key, mod=0, unicode=""))


def overlaps(one: Element, other: Element) -> bool:
    """Whether a line downwards crosses both."""
    return one.rect.left < other.rect.right and other.rect.left < one.rect.right


@pytest.mark.parametrize("matches", [0, 1])
@pytest.mark.parametrize("text", [100, 125, 150, 175, 200])
@pytest.mark.parametrize("size", [(1280, 800), (1024, 600)])
def test_up_and_down_on_the_title_go_to_the_nearest_in_sight(size: tuple[int, int], text: int, matches: int) -> None:
    bench: Any = Bench(size, text, tuple(match_info(number) for number in range(matches)))
    bench.input = Input(bench)
    try:
        for language in LANGUAGES:
            set_language(language)
            page = bench.show(scenes.title)
            for here in page.stops():
                for key, way in ((pygame.K_DOWN, 1), (pygame.K_UP, -1)):
                    there = [
                        other for other in page.stops()
                        if overlaps(here, other) and way * (other.rect.centery - here.rect.centery) > here.rect.h / 2
                    ]  # fmt: skip
                    page.focus(None)
                    page.view.first = 0
                    page.recompose()
                    page.focus(here.id)
                    press(page, key)
                    reached = page.ringed()
                    assert reached is not None
                    if there:
                        near = min(way * (other.rect.centery - here.rect.centery) for other in there)
                        nearest = [e.id for e in there if way * (e.rect.centery - here.rect.centery) <= near + 2]
                        assert reached.id in nearest, (language, here.id, way)
    finally:
        set_language("en")


def test_enter_below_the_last_entry_of_a_large_title_does_not_end_the_program() -> None:
    bench: Any = Bench((1280, 800), 200, (match_info(1),))
    bench.input = Input(bench)
    page = bench.show(scenes.title)
    page.focus("learn")
    press(page, pygame.K_DOWN)
    reached = page.ringed()
    assert reached is not None and reached.id == "matches"


@pytest.mark.parametrize("entry", ["play", "daily", "puzzles", "history", "settings"])
def test_esc_brings_the_ring_back_to_the_entry_through_which_one_went(tmp_path: Path, entry: str) -> None:
    with Pilot(tmp_path, None) as pilot:
        pilot.app.stack.top.focus(entry)
        pilot.press(pygame.K_RETURN)
        assert pilot.describe()["scene"] != "title"
        pilot.press(pygame.K_ESCAPE)
        ringed = pilot.app.stack.top.ringed()
        assert pilot.describe()["scene"] == "title" and ringed is not None and ringed.id == entry


def test_the_ring_comes_back_to_the_deal_of_the_day_from_its_table_too(tmp_path: Path) -> None:
    with Pilot(tmp_path, None) as pilot:
        pilot.app.stack.top.focus("daily")
        pilot.press(pygame.K_RETURN)
        pilot.press(pygame.K_RETURN)
        pilot.wait_idle()
        assert pilot.app.session is not None
        pilot.app.to_title()
        ringed = pilot.app.stack.top.ringed()
        assert ringed is not None and ringed.id == "daily"


def test_after_a_match_the_ring_is_where_one_goes_on_with_it(tmp_path: Path) -> None:
    with Pilot(tmp_path, None) as pilot:
        pilot.app.stack.top.focus("play")
        pilot.press(pygame.K_RETURN)
        page: Any = pilot.app.stack.top
        page.deal()
        pilot.wait_idle()
        pilot.app.to_title()
        ringed = pilot.app.stack.top.ringed()
        assert ringed is not None and ringed.id == "continue"
