"""Files that could not be used as they are: one message before anything else, and then the program runs."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from tests.game.playing import house
from tests.testkit.pilot import Pilot


def told(pilot: Pilot) -> str | None:
    """The text of the message that is shown, if one is."""
    shown = pilot.describe()
    assert shown["dialog"] in (None, "message")
    return next((e["name"] for e in shown["elements"] if e["id"] == "text:detail"), None) if shown["dialog"] else None


def test_where_all_is_well_nothing_is_said(tmp_path: Path) -> None:
    house(tmp_path / "data").close()
    with Pilot(tmp_path, None) as pilot:
        assert told(pilot) is None


@pytest.mark.parametrize("variant", [None, "classic2"])
def test_damaged_settings_are_told_and_put_aside(tmp_path: Path, variant: str | None) -> None:
    (tmp_path / "data").mkdir()
    (tmp_path / "data" / "settings.json").write_text("{", encoding="utf-8")
    with Pilot(tmp_path, variant) as pilot:
        words = told(pilot)
        assert words is not None and "settings was damaged" in words
        pilot.press(pygame.K_RETURN)
        assert told(pilot) is None
        assert pilot.wait_idle()["scene"] == ("title" if variant is None else "table")
    assert (tmp_path / "data" / "settings.damaged-1.json").exists()


def test_an_archive_that_cannot_be_written_is_told_beside_newer_settings(tmp_path: Path) -> None:
    (tmp_path / "data").mkdir()
    (tmp_path / "data" / "settings.json").write_text('{"schema": 99}', encoding="utf-8")
    (tmp_path / "data" / "archive.db").write_bytes(b"no database" * 99)
    with Pilot(tmp_path, None) as pilot:
        words = told(pilot)
    assert words is not None
    assert "newer version" in words and "file of your matches was damaged" in words
