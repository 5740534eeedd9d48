"""The cards guide in large text: a column that scrolls, and tells what the usual one tells."""

from __future__ import annotations

from typing import Any

import pygame
import pytest

from scopa_gui.game import i18n
from scopa_gui.ui import layout
from scopa_gui.ui.element import Role
from scopa_gui.ui.scenes.guide_panel import FOOT, Guide
from tests.ui.bench import Bench, session_of

LANGUAGES = ("en", "it", "de", "fr", "es")


def guide(preset: str, text: int, size: tuple[int, int] = (1024, 600)) -> Any:
    return Bench(size, text).show(lambda app: Guide(app, "table", session_of(preset, 2)))


def told(page: Any) -> dict[str, str]:
    return {e.id: e.name for e in page.elements() if e.id.startswith(("text:rank:", "text:scores:"))}


def scrolled(page: Any) -> dict[str, str]:
    """All that is told from the top to the end, by the wheel."""
    found, before = told(page), -1
    while page.first != before:
        before = page.first
        page.wheel(1, (900, 300))
        found |= told(page)
    return found


@pytest.mark.parametrize("preset", ["classic2", "cirulla", "corsica", "chkobba", "scalette", "piva"])
@pytest.mark.parametrize("text", [125, 200])
def test_all_that_the_usual_guide_tells_can_be_scrolled_to(preset: str, text: int) -> None:
    page = guide(preset, text)
    assert page.text_growth == text / 100
    assert len(told(page)) < len(told(guide(preset, 100)))
    assert scrolled(page) == told(guide(preset, 100))
    assert page.element("scroll:down") is None
    assert page.element("scroll:up") is not None


def test_keys_and_arrows_scroll_and_g_closes() -> None:
    page = guide("cirulla", 200)
    down = page.element("scroll:down")
    assert down is not None and page.element("scroll:up") is None
    page.activate(down)
    assert page.first == 1
    for key, first in ((pygame.K_PAGEDOWN, 5), (pygame.K_PAGEUP, 1), (pygame.K_HOME, 0)):
        assert page.key(pygame.event.Event(pygame.KEYDOWN, key=key))
        assert page.first == first
    assert page.key(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_END))
    assert page.element("scroll:down") is None
    assert not page.key(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_x))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("preset", ["cirulla", "piva", "libya_bermila"])
def test_every_word_of_the_column_fits(language: str, preset: str) -> None:
    i18n.set_language(language)
    try:
        page = guide(preset, 200)
        assert page.board is not None
        for _ in range(40):
            assert not page.board.misfits
            assert page.text_growth >= 1.9
            plaque = page.board.rect(*page.board.plaques[0])
            assert all(plaque.contains(e.rect) for e in page.elements() if e.role is Role.TEXT)
            page.move(1)
    finally:
        i18n.set_language("en")


@pytest.mark.parametrize("preset", ["classic2", "cirulla", "scalette"])
@pytest.mark.parametrize("text", [125, 150, 200])
def test_what_is_shown_of_the_column_fills_it(preset: str, text: int) -> None:
    page, before = guide(preset, text), -1
    while page.first != before:
        before = page.first
        last = max(e.rect.bottom for e in page.elements() if e.id.startswith("text:"))
        foot = round((layout.GUIDE_TALL + 10 - FOOT) * 0.75)
        assert foot - 25 <= last <= foot + 1, (page.first, last)
        page.wheel(1, (900, 300))
