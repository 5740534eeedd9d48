"""Names in any script: shown in their letters where a font has them, in the right order, never as boxes."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from scopa_gui.ui.paint import Painter, scripts, text
from scopa_gui.ui.paint.text import STYLES
from scopa_gui.ui.resources import assets_root

FONTS = assets_root() / "fonts"
OWN = (FONTS / STYLES["plain"], FONTS / STYLES["head"])
ASKED = FONTS / STYLES["italic"]


@pytest.fixture
def bare_machine(monkeypatch: pytest.MonkeyPatch) -> None:
    """A machine without any fonts."""
    monkeypatch.setattr(scripts, "SYSTEM_FONTS", ())
    scripts.font_with.cache_clear()


def texts(string: str, asked: Path = ASKED) -> list[str]:
    return [run.text for run in scripts.runs_of(string, asked, OWN)]


def test_latin_names_stand_in_the_font_that_was_asked_for() -> None:
    for name in ("Anna", "Zoë Łukasz Ő", "José", "Jose\u0301"):
        assert [run.font for run in scripts.runs_of(name, ASKED, OWN)] == [None]


def test_cyrillic_and_greek_come_from_another_font_of_the_game() -> None:
    for name in ("Михаил", "Αλέξανδρος"):
        assert [run.font for run in scripts.runs_of(name, ASKED, OWN)] == [OWN[0]]
        assert [run.font for run in scripts.runs_of(name, OWN[0], OWN)] == [None]


@pytest.mark.usefixtures("bare_machine")
def test_letters_that_nobody_has_become_one_lozenge() -> None:
    assert texts("山田太郎") == [scripts.MISSING]
    assert "".join(texts("Anna 🎉🎲")) == "Anna ◆"
    assert texts("👩‍👩‍👧") == ["◆"]
    assert "".join(texts("Ann\u200da")) == "Anna"
    scripts.font_with.cache_clear()


def test_a_name_that_runs_leftwards_is_laid_out_from_the_right(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(scripts, "letters_of", lambda path: frozenset(range(0x10000)))
    runs = scripts.runs_of("נועה Ben", ASKED, OWN)
    assert [(run.text.strip(), run.leftwards) for run in runs] == [("Ben", False), ("נועה", True)]
    runs = scripts.runs_of("Ben נועה", ASKED, OWN)
    assert [(run.text.strip(), run.leftwards) for run in runs] == [("Ben", False), ("נועה", True)]


def test_without_shaping_letters_are_turned_round_with_their_marks() -> None:
    assert scripts._turned("אבּג") == "גבּא"


def test_the_letters_of_a_font_are_read_from_its_file(tmp_path: Path) -> None:
    has = scripts.letters_of(OWN[0])
    assert {ord(c) for c in "aZé€Жα"} <= has
    assert not {ord(c) for c in "山א🎉"} & has
    broken = tmp_path / "broken.ttf"
    broken.write_bytes(b"\0\1\0\0\0\\9cmap")
    assert scripts.letters_of(broken) == frozenset()
    assert scripts.letters_of(tmp_path / "none.ttf") == frozenset()


@pytest.mark.parametrize(
    "name", ["Михаил", "Αλέξανδρος", "נועה", "محمد", "山田太郎", "김민수", "🎉", "👩‍👩‍👧", "a\u0301\u0302"]
)
def test_every_name_is_measured_as_wide_as_it_is_drawn(name: str) -> None:
    pygame.font.init()
    painter = Painter(assets_root(), 1.0)
    for style in STYLES:
        shown = painter.text(name, style, 30)
        assert shown.width > 0
        assert abs(shown.width - painter.text_width(name, style, 30)) <= 2
        assert shown.surface.get_width() >= shown.width


def test_a_line_is_measured_once_at_each_size_whatever_its_letters(monkeypatch: pytest.MonkeyPatch) -> None:
    fonts = text.Fonts(FONTS)
    asked: list[str] = []
    pieces = text._pieces

    def noted(string: str) -> list[str]:
        asked.append(string)
        return pieces(string)

    monkeypatch.setattr(text, "_pieces", noted)
    for line in ("Next deal", "Prossima smazzata – è già l’ora"):
        widths = [text.measure(fonts, line, "text", size) for size in (18, 18, 36, 18)]
        assert asked == [line, line], "once for each size"
        assert widths[0] == widths[1] == widths[3]
        assert widths[2] == pytest.approx(2 * widths[0], rel=0.02)
        fonts.clear()
        assert text.measure(fonts, line, "text", 18) == widths[0]
        assert len(asked) == 2, "what was measured outlives the open fonts"
        asked.clear()
