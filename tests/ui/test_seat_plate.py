"""Plaques of players: long names take two lines where that lets them be larger, and stay inside their rooms."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pygame
import pytest

from scopa_gui.ui import layout
from scopa_gui.ui.layout import Setting, space_of
from scopa_gui.ui.paint import Baked, Painter
from scopa_gui.ui.paint.seat_plate import Tag, fit_name, fit_seat, name_line, seat_plate
from scopa_gui.ui.resources import assets_root

LONG = "il Gatto Mammone 3"
WINDOWS = [(1024, 600), (1280, 800), (2560, 1440)]


def table(window: tuple[int, int], players: int, sides: int, hand: int) -> tuple[Painter, Setting]:
    """A painter and the places of a table with text of double size."""
    pygame.display.init()
    pygame.font.init()
    pygame.display.set_mode((64, 64))
    space = space_of(window)
    return Painter(assets_root(), space.s, 2.0), Setting(space, players, sides, hand, 2.0)


@pytest.mark.parametrize("window", WINDOWS)
@pytest.mark.parametrize(("players", "sides", "hand"), [(3, 3, 3), (4, 2, 10), (4, 2, 9), (4, 4, 3)])
@pytest.mark.parametrize("sub", ["against you", "tegen jou", "hand lies open"])
def test_long_names_grow_at_tables_of_three_and_four(
    window: tuple[int, int], players: int, sides: int, hand: int, sub: str
) -> None:
    painter, setting = table(window, players, sides, hand)
    for place in layout.places(setting):
        room = layout.seat_room(place, setting).rect
        most = painter.px(room.w), painter.px(room.h)
        lines = fit_seat(painter, LONG, sub, most)
        plate = seat_plate(painter, lines, "mammone", width=most[0])
        assert lines.growth >= 1.3, f"{place.name}: {lines}"
        assert plate.width <= most[0] and plate.height <= most[1]


@pytest.mark.parametrize("window", WINDOWS)
@pytest.mark.parametrize(("players", "sides", "least"), [(5, 5, 1.4), (6, 2, 1.15), (7, 7, 1.4), (8, 2, 1.0)])
@pytest.mark.parametrize("dealer", [False, True])
def test_long_names_grow_at_tables_of_many(
    window: tuple[int, int], players: int, sides: int, least: float, dealer: bool
) -> None:
    painter, setting = table(window, players, sides, 3)
    tag = Tag("Them", "red") if sides < players else Tag()
    for place in layout.places(setting):
        room = layout.seat_room(place, setting).rect
        most = painter.px(room.w), painter.px(room.h)
        lines = fit_name(painter, LONG, tag, most, dealer=dealer)
        plate = name_line(painter, lines, tag=tag, dealer=dealer, max_width=most[0])
        assert lines.growth >= least, f"{place.name}: {lines}"
        assert plate.width <= most[0] and plate.height <= most[1]


def test_short_names_stay_on_one_line() -> None:
    painter, _setting = table((1280, 800), 2, 2, 3)
    assert fit_seat(painter, "la Donna", "dealer", (400, 81)) == (("la Donna",), ("dealer",), 2.0)
    assert fit_name(painter, "la Donna", Tag(), (400, 42)).name == ("la Donna",)


def test_a_name_is_broken_where_its_lines_are_most_alike() -> None:
    painter, _setting = table((1280, 800), 2, 2, 3)
    assert fit_name(painter, LONG, Tag(), (200, 90)).name == ("il Gatto", "Mammone 3")


def _drawn(monkeypatch: pytest.MonkeyPatch, bake: Callable[[], Baked], what: str) -> pygame.Rect:
    """Where a plaque shows its ``wafer``, or the given words, on one line or two."""
    nothing, text = pygame.Surface((1, 1), pygame.SRCALPHA, 32), Painter.text

    def silent(painter: Painter, words: str, *args: Any, **more: Any) -> Baked:
        drawn = text(painter, words, *args, **more)
        return drawn._replace(surface=nothing) if len(words) > 1 and words in what else drawn

    whole = bake().surface
    with monkeypatch.context() as patch:
        if what == "wafer":
            patch.setattr(Painter, "dealer", lambda *_args: Baked(nothing, 0, 0, 0, 0))
        else:
            patch.setattr(Painter, "text", silent)
        bare = bake().surface
    assert bare.get_size() == whole.get_size()
    same = pygame.mask.from_threshold(whole, (0, 0, 0, 0), (40, 40, 40, 255), bare)
    same.invert()
    boxes = same.get_bounding_rects()
    assert boxes, f"{what} is not drawn"
    return boxes[0].unionall(boxes[1:])


@pytest.mark.parametrize("growth", [1.0, 1.5, 2.0])
@pytest.mark.parametrize(("players", "sides"), [(2, 2), (3, 3), (4, 2), (4, 4), (5, 5), (6, 2), (6, 3), (7, 7), (8, 2)])
@pytest.mark.parametrize("name", ["la Donna", LONG])
def test_the_wafer_of_the_dealer_covers_neither_name_nor_tag(
    monkeypatch: pytest.MonkeyPatch, players: int, sides: int, name: str, growth: float
) -> None:
    setting = replace(table((1280, 800), players, sides, 3)[1], growth=growth)
    painter, tag = Painter(assets_root(), setting.space.s, growth), Tag("Them", "red") if sides < players else Tag()
    monkeypatch.setattr(painter, "keep", lambda _key, bake: bake())
    for place in layout.places(setting):
        room = layout.seat_room(place, setting).rect
        most = painter.px(room.w), painter.px(room.h)

        def bake(most: tuple[int, int] = most) -> Baked:
            if setting.many:
                lines = fit_name(painter, name, tag, most, dealer=True)
                return name_line(painter, lines, tag=tag, dealer=True, max_width=most[0])
            lines = fit_seat(painter, name, "against you", most)
            return seat_plate(painter, lines, "mammone", dealer=True, width=most[0])

        wafer = _drawn(monkeypatch, bake, "wafer")
        assert not wafer.colliderect(_drawn(monkeypatch, bake, name)), place.name
        if setting.many and tag.word:
            assert not wafer.colliderect(_drawn(monkeypatch, bake, tag.word).inflate(18, 12)), place.name
