"""The stage repaints exactly what differs; the picture is the same as one painted whole."""

from __future__ import annotations

import random

import pygame
import pytest

from scopa_gui.ui.stage import Stage, joined


@pytest.fixture(scope="module", autouse=True)
def _display() -> None:
    pygame.display.init()
    pygame.display.set_mode((320, 200))


def picture(colour: tuple[int, int, int], size: tuple[int, int]) -> pygame.Surface:
    surface = pygame.Surface(size, pygame.SRCALPHA)
    surface.fill((*colour, 200))
    return surface.premul_alpha()


def test_partial_frames_equal_whole_ones() -> None:
    dice = random.Random(5)
    background = pygame.Surface((320, 200))
    background.fill((20, 90, 50))
    pictures = [picture((dice.randrange(256),) * 3, (dice.randrange(10, 80), dice.randrange(10, 80))) for _ in range(8)]
    part, whole = pygame.Surface((320, 200)), pygame.Surface((320, 200))
    stage = Stage()
    places = [(dice.randrange(280), dice.randrange(160)) for _ in pictures]
    for frame in range(60):
        for _ in range(dice.randrange(3)):
            places[dice.randrange(8)] = (dice.randrange(-20, 300), dice.randrange(-20, 180))
        order = list(range(8))
        if frame % 7 == 0:
            dice.shuffle(order)
        shown = order[: dice.randrange(4, 9)]

        def compose(on: Stage, shown: list[int] = shown) -> None:
            on.begin()
            for index in shown:
                on.picture(pictures[index], *places[index])

        compose(stage)
        stage.present(part, background, full=frame == 0)
        fresh = Stage()
        compose(fresh)
        fresh.present(whole, background, full=True)
        assert part.get_buffer().raw == whole.get_buffer().raw


def test_a_frame_that_is_the_same_paints_nothing() -> None:
    background, target = pygame.Surface((320, 200)), pygame.Surface((320, 200))
    stage, card = Stage(), picture((200, 10, 10), (40, 60))
    for full in (True, False):
        stage.begin()
        stage.picture(card, 50, 50)
        areas = stage.present(target, background, full)
    assert areas == []


def test_joined_areas_do_not_overlap_and_stay_few() -> None:
    dice = random.Random(1)
    rects = [pygame.Rect(dice.randrange(300), dice.randrange(300), 20, 20) for _ in range(40)]
    areas = joined(rects)
    assert len(areas) <= 6
    assert all(any(area.contains(rect) for area in areas) for rect in rects)
    assert not any(a.colliderect(b) for i, a in enumerate(areas) for b in areas[:i])
