"""Text of the clipboard goes into a name or a path, in both distributions of pygame."""

from __future__ import annotations

from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pygame
import pytest

from scopa_gui.ui import compat, scenes
from tests.testkit.pilot import Pilot


class Absent:
    """What pygame puts in the place of a module that was not built."""

    def __getattr__(self, name: str) -> Any:
        raise NotImplementedError("scrap module not available")


def refuse(*_words: object) -> Any:
    raise pygame.error("no clipboard")


def nothing() -> None:
    """Opens a clipboard that needs no opening."""


SCRAPS: dict[str, tuple[Any, str]] = {
    "pygame-ce": (SimpleNamespace(get_text=lambda: "Zoë"), "Zoë"),
    "pygame-ce, none": (SimpleNamespace(get_text=refuse), ""),
    "pygame": (SimpleNamespace(init=nothing, get=lambda _kind: "Zoë".encode() + b"\0"), "Zoë"),
    "pygame, empty": (SimpleNamespace(init=nothing, get=lambda _kind: None), ""),
    "pygame, none": (SimpleNamespace(init=refuse), ""),
    "pygame, no text": (SimpleNamespace(init=nothing, get=lambda _kind: b"\xff"), "\ufffd"),
    "not built": (Absent(), ""),
}


@pytest.mark.parametrize("scrap", SCRAPS)
def test_every_clipboard_gives_its_text_or_none(scrap: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pygame, "scrap", SCRAPS[scrap][0])
    assert compat.clipboard_text() == SCRAPS[scrap][1]


def test_every_clipboard_takes_a_text_or_says_that_it_does_not(monkeypatch: pytest.MonkeyPatch) -> None:
    taken: list[object] = []
    ours = SimpleNamespace(init=nothing, put=lambda _kind, text: taken.append(text))
    for scrap, can in (
        (SimpleNamespace(put_text=taken.append), True), (ours, True), (SimpleNamespace(put_text=refuse), False),
        (SimpleNamespace(init=refuse), False), (Absent(), False),
    ):  # fmt: skip
        monkeypatch.setattr(pygame, "scrap", scrap)
        assert compat.copy_text("Zoë") is can
    assert taken == ["Zoë", "Zoë".encode()]


def test_the_clipboard_of_this_pygame_can_be_asked() -> None:
    pygame.display.set_mode((64, 64))
    assert isinstance(compat.clipboard_text(), str)


def test_a_path_is_pasted_where_a_match_is_imported(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pygame, "scrap", SimpleNamespace(get_text=lambda: "/tmp/a match.txt\n"))
    with Pilot(tmp_path, None) as pilot:
        pilot.app.stack.push(scenes.import_match(pilot.app, "title", lambda _number: None))
        pilot.frame(3)
        dialog: Any = pilot.app.stack.top
        before = dialog.field.text
        pilot.press(pygame.K_v, mod=pygame.KMOD_CTRL)
        assert dialog.field.text == before + "/tmp/a match.txt"
