"""What all tests of the window share."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

import pygame
import pytest

PICTURES_KEPT = 200


@pytest.fixture(autouse=True, scope="session")
def pictures_decoded_once() -> Iterator[None]:
    """Files of the assets are decoded once a run, not once a window; whoever loads one draws on a copy anyway."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(pygame.image, "load", lru_cache(PICTURES_KEPT)(pygame.image.load))
        yield
