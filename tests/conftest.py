"""Options and settings shared by all tests."""

from __future__ import annotations

import os
import tempfile
from collections.abc import Iterator

import pytest
from hypothesis import HealthCheck, settings

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")

settings.register_profile("suite", deadline=None, derandomize=True, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("suite")
"""The same examples on every run, and no verdict on how busy the machine is."""


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--cases",
        action="append",
        default=[],
        metavar="FILE",
        help="run the worked examples of this file instead of the project's own (repeatable)",
    )


@pytest.fixture(autouse=True, scope="session")
def scratch() -> Iterator[None]:
    """Folders that tests make outside `tmp_path` lie in one that goes with the run."""
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder, pytest.MonkeyPatch.context() as patch:
        patch.setattr(tempfile, "tempdir", folder)
        yield


@pytest.fixture(autouse=True, scope="session")
def fonts_outlive_windows() -> Iterator[None]:
    """A program that closes ends pygame, but here not its fonts.

    Tests of layouts share pages whose letters are measured once a run, and come in any order with tests that close.
    """
    import pygame

    def end_all_but_fonts() -> None:
        pygame.mixer.quit()
        pygame.display.quit()

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(pygame, "quit", end_all_but_fonts)
        yield


@pytest.fixture(autouse=True)
def english_and_napoletane() -> None:
    """Words are English and of the Napoletane deck until a test says otherwise, whatever the one before it said."""
    from scopa_gui.game import i18n

    i18n.set_language("en")
    i18n.set_deck("napoletane")
