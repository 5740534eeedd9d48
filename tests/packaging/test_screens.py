"""Pictures of every scene by one command."""

from __future__ import annotations

import inspect
from pathlib import Path

import pygame

from scopa_gui.ui import scenes
from tools.screens import main
from tools.shots import MATCHES, PAGES

OTHERWISE_NAMED = {
    "deal_count": "count",
    "import_match": "import",
    "lesson": "lesson_match",
    "puzzle": "puzzle_first",
    "statistics": "statistics_progress",
}
PARTS = {"pile"}
"""Shown by a click on a pile, where that is allowed."""


def test_every_scene_is_pictured() -> None:
    makers = {name for name, it in vars(scenes).items() if inspect.isfunction(it) and it.__module__ == scenes.__name__}
    assert len(makers) > 20
    assert {OTHERWISE_NAMED.get(name, name) for name in makers - PARTS} <= {*PAGES, *MATCHES}


def test_the_command_takes_pictures_of_the_size_and_language_that_are_asked(tmp_path: Path) -> None:
    asked = ["--out", str(tmp_path), "--scene", "menu", "--lang", "it", "--text", "100", "--size", "640x400"]
    assert main([*asked, "--sheets"]) == 0
    assert pygame.image.load(tmp_path / "it_100_640x400" / "menu.png").get_size() == (640, 400)
    assert (tmp_path / "it_100_640x400_1.jpg").exists()
