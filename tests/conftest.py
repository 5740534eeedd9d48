"""Options and settings shared by all tests."""

from __future__ import annotations

import os

import pytest

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--cases",
        action="append",
        default=[],
        metavar="FILE",
        help="run the worked examples of this file instead of the project's own (repeatable)",
    )
