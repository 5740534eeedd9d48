"""Faults that attacks have found, each in its smallest form."""

from __future__ import annotations

import sqlite3
from pathlib import Path

import pygame

from tests.game.playing import house, rules, seats
from tests.testkit.pilot import Pilot


def test_a_press_without_the_release_before_it_pulls_nothing(tmp_path: Path) -> None:
    with Pilot(tmp_path, None) as pilot:
        pilot.click("settings")
        x, y = pilot.at("effects")
        pilot.down((x, y))
        pilot.move((x + 40, y))
        pilot.frame()
        other = pilot.at("back")
        pilot.down(other)
        pilot.up(other)
        pilot.frame()
        assert pilot.describe()["scene"] == "title"
        assert not pygame.event.peek(pygame.QUIT)


def test_a_match_that_cannot_go_on_is_told_in_a_sentence(tmp_path: Path) -> None:
    place = house(tmp_path / "data")
    for seed in (1, 2):
        place.new_match(rules(), seats(2), seed).close()
    place.close()
    with sqlite3.connect(tmp_path / "data" / "archive.db") as db:
        db.execute("UPDATE entry SET text = 'deck' WHERE seq = 1")
    db.close()
    with Pilot(tmp_path, None) as pilot:
        pilot.click("continue")
        assert (pilot.describe()["scene"], pilot.describe()["dialog"]) == ("title", "message")
        pilot.press(pygame.K_ESCAPE)
        assert (pilot.describe()["scene"], pilot.describe()["dialog"]) == ("title", None)


def test_outlines_of_cards_end_at_the_edge_of_the_window(tmp_path: Path) -> None:
    with Pilot(tmp_path, "classic2", window=(1000, 420)) as pilot:
        pilot.wait_idle()
        window = pygame.Rect(0, 0, 1000, 420)
        outside = [e for e in pilot.describe()["elements"] if not window.contains(pygame.Rect(e["rect"]))]
        assert outside == []
        assert any(e["zone"] == "hand" for e in pilot.describe()["elements"])
