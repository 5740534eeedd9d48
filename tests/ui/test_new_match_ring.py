"""The ring of the focus on the page of a new match: off its neighbours, and seen at a glance on coins."""

from __future__ import annotations

import pygame
import pytest

from scopa_gui.ui import scenes
from scopa_gui.ui.element import Element
from scopa_gui.ui.paint import Baked
from scopa_gui.ui.scenes.board import Placed, Widget
from scopa_gui.ui.scenes.house_dialog import HouseDialog
from scopa_gui.ui.scenes.new_match_length import CASING
from scopa_gui.ui.scenes.new_match_page import NewMatch
from scopa_gui.ui.scenes.page import Page
from scopa_gui.ui.scenes.variants import variant_line
from tests.ui.bench import Bench

WINDOWS = [((1280, 800), 100), ((1024, 600), 200)]
in_windows = pytest.mark.parametrize(("size", "text"), WINDOWS, ids=["100", "200"])


def new_match(size: tuple[int, int], text: int, preset: str, opponent: str = "amateur") -> NewMatch:
    page = Bench(size, text).show(scenes.new_match)
    assert isinstance(page, NewMatch)
    page.choose_variant(preset)
    page.choose_opponent(opponent)
    page._show_chosen()
    page.recompose()
    return page


def widget(page: Page, ident: str) -> Widget:
    assert page.board is not None
    return next(item for item in page.board.items if isinstance(item, Widget) and item.element.id == ident)


def area(placed: Placed) -> pygame.Rect:
    """What of a picture is seen."""
    baked, x, y = placed
    return baked.surface.get_bounding_rect(200).move(round(x) + baked.dx, round(y) + baked.dy)


def ring(page: Page, ident: str) -> pygame.Rect:
    page.focus(ident)
    item = widget(page, ident)
    assert page.board is not None
    return area(item.focus(page.board.painter, "normal"))


def told(page: Page, words: str) -> Element:
    return next(element for element in page.laid() if element.name == words)


def tip(page: Page) -> list[Placed]:
    """What the ring on an opponent or a seat tells."""
    assert page.board is not None
    return [item for item in page.board.items if isinstance(item, Widget) and not item.element.id][-1].look("normal")


@in_windows
@pytest.mark.parametrize(("preset", "kind"), [("cirulla", "length"), ("cirulla", "players"), ("classic2", "length")])
def test_the_ring_of_a_coin_is_cased_in_ink_and_covers_no_other(
    size: tuple[int, int], text: int, preset: str, kind: str
) -> None:
    page = new_match(size, text, preset)
    coins = [element.id for element in page.laid() if element.id.startswith(f"{kind}:") and element.id[-1].isdigit()]
    for ident in coins:
        found = ring(page, ident)
        assert page.board is not None
        pictures = [item.look("normal") for item in (widget(page, other) for other in coins if other != ident)]
        assert all(len(pictured) == 1 for pictured in pictures), "only that with the ring is cased"
        casing, coin = widget(page, ident).look("normal")
        assert area(casing).w >= area(coin).w - 3, "what is chosen is large and of another colour"
        for other in (widget(page, other).element for other in coins if other != ident):
            inset = 0 if other.selected else page.board.painter.px(CASING)
            assert not found.colliderect(other.rect.inflate(-2 * inset, -2 * inset)), (ident, other.id)


@in_windows
@pytest.mark.parametrize("preset", ["classic2", "classic3"])
@pytest.mark.parametrize("kind", ["rookie", "amateur", "pro"])
def test_wreath_ring_and_what_it_tells_leave_the_ribbon_above_the_opponents_free(
    size: tuple[int, int], text: int, preset: str, kind: str
) -> None:
    page = new_match(size, text, preset, kind)
    found = ring(page, f"opponent:{kind}")
    ribbon = told(page, "Against").rect
    assert found.top >= ribbon.top + ribbon.h * 1.22, "below its tails"
    (wreath, x, y), _portrait = widget(page, f"opponent:{kind}").look("normal")
    left, top = round(x) + wreath.dx, round(y) + wreath.dy
    band = pygame.mask.Mask(ribbon.size, fill=True)
    seen = pygame.mask.from_surface(wreath.surface, 200)
    assert not seen.overlap(band, (ribbon.x - left, ribbon.y - top))
    for placed in tip(page):
        assert area(placed).bottom <= ribbon.top
        assert area(placed).top >= 0


def test_what_the_ring_tells_of_an_opponent_is_in_view_from_below_too() -> None:
    page = new_match((1024, 600), 200, "classic3")
    page.focus("deal")
    page.focus("opponent:pro")
    (label,) = tip(page)
    assert area(label).top >= 0
    assert area(label).bottom <= told(page, "Against").rect.top


@pytest.mark.parametrize(("size", "text"), [*WINDOWS, ((1280, 800), 125)])
@pytest.mark.parametrize("preset", ["classic3", "scopone9"])
def test_the_words_on_a_seat_end_before_its_arrow(size: tuple[int, int], text: int, preset: str) -> None:
    page = new_match(size, text, preset, "pro")
    assert page.board is not None
    _block, arrow, _portrait, *words = widget(page, "seat:1").look("normal")
    for word in words:
        assert area(word).right + page.board.painter.px(4) <= area(arrow).left


@in_windows
def test_the_ring_of_the_chosen_game_leaves_the_line_above_it_free(size: tuple[int, int], text: int) -> None:
    page = new_match(size, text, "classic3")
    found = ring(page, "variant:classic3")
    assert found.top >= told(page, variant_line("classic2")).rect.bottom - page.app.painter.px(2)


@in_windows
def test_the_ring_of_the_first_house_rule_leaves_the_tabs_free(size: tuple[int, int], text: int) -> None:
    page = Bench(size, text).show(lambda app: HouseDialog(app, NewMatch(app)))
    first = next(element.id for element in page.laid() if element.id.startswith("rule:"))
    found = ring(page, first)
    for tab in (element for element in page.laid() if element.id.startswith("topic:")):
        pictures: list[tuple[Baked, float, float]] = widget(page, tab.id).look("normal")
        assert not found.colliderect(area(pictures[0])), tab.id
