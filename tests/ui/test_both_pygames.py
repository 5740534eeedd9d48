"""Everything that is used of pygame is there in the one that is installed; `.ci/run` asks both."""

from __future__ import annotations

import ast
from pathlib import Path

import pygame
import pytest

import scopa_gui

PACKAGE = Path(scopa_gui.__file__).parent
SOURCES = [path for path in sorted((PACKAGE / "ui").rglob("*.py")) if path.name != "compat.py"]
WITH_ANOTHER_WAY = {"DIRECTION_LTR", "DIRECTION_RTL"}
"""Where these are missing, letters that run leftwards are turned round instead."""


def names_in(path: Path) -> set[tuple[str, ...]]:
    """Every `pygame.name` and `pygame.module.name` of a file."""
    found = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        names: list[str] = []
        while isinstance(node, ast.Attribute):
            names.append(node.attr)
            node = node.value
        if names and isinstance(node, ast.Name) and node.id == "pygame":
            found.add(tuple(reversed(names))[:2])
    return found


@pytest.mark.parametrize("path", SOURCES, ids=lambda path: str(path.relative_to(PACKAGE)))
def test_every_name_is_in_the_installed_pygame(path: Path) -> None:
    for name, *rest in names_in(path):
        if name in WITH_ANOTHER_WAY:
            continue
        thing = getattr(pygame, name)
        for more in rest:
            assert hasattr(thing, more), f"pygame.{name}.{more}"


def test_names_are_found_at_all() -> None:
    found = {name for path in SOURCES for name in names_in(path)}
    assert {("display", "set_caption"), ("KEYDOWN",), ("Rect",)} <= found
