"""What all tests of the window share."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

import pygame
import pytest

PICTURES_KEPT = 200


@pytest.fixture(autouse=True, scope="session")
def one_pygame() -> Iterator[None]:
    """Pygame is begun once a run, and files of the assets are decoded once; whoever loads one draws on a copy anyway.

    A window that closes would take the fonts away from what other tests keep, in whatever order they run.
    """
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(pygame, "quit", lambda: None)
        patch.setattr(pygame.image, "load", lru_cache(PICTURES_KEPT)(pygame.image.load))
        yield
