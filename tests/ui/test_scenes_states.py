"""What can be chosen looks different under the pointer, pressed, and reached by keys."""

from __future__ import annotations

import pytest

from scopa_gui.ui.element import Element, topmost
from scopa_gui.ui.scenes.board import Widget
from scopa_gui.ui.scenes.page import Page
from tests.ui.every_scene import ALL, bench

PAGES = ("title", "open matches", "house rules", "seats, eight", "count, cirulla", "end, two", "menu", "settings")


def one_of_each_kind(page: Page) -> list[Element]:
    """A stop for every role and beginning of an id, one that is not chosen already if there is one."""
    kinds: dict[tuple[str, str], Element] = {}
    for stop in page.stops():
        kind = (stop.role, stop.id.partition(":")[0])
        if kind not in kinds or kinds[kind].selected:
            kinds[kind] = stop
    return list(kinds.values())


@pytest.mark.parametrize("name", PAGES)
def test_a_button_can_be_clicked_wherever_it_is_drawn(name: str) -> None:
    page = bench().show(ALL[name])
    assert page.board is not None
    blocks = [item.element for item in page.board.items if isinstance(item, Widget) and item.block]
    assert blocks
    for element in blocks:
        lowest = element.rect.bottom + page.board.painter.block_height(element.rect.h) - element.rect.h - 1
        assert lowest > element.rect.bottom
        assert topmost(page.board.elements, (element.rect.centerx, lowest)) is element


@pytest.mark.parametrize("name", PAGES)
def test_hover_press_and_focus_are_seen(name: str) -> None:
    desk = bench()
    for stop in one_of_each_kind(desk.show(ALL[name])):
        page = desk.show(ALL[name])
        plain = desk.picture(page)
        page.set_hover(stop.id)
        hovered = desk.picture(page)
        page.set_pressed(stop.id)
        pressed = desk.picture(page)
        page.set_pressed(None)
        page.set_hover(None)
        assert len({plain, hovered, pressed}) == 3, stop.id
        page.focus(stop.id)
        default = page.default()
        assert desk.picture(page) != plain or (default is not None and default.id == stop.id), stop.id
