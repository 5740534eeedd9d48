"""Numbers and days are written as the language in use writes them."""

from __future__ import annotations

from datetime import date

import pytest

from scopa_gui.game.dates import day_month_text, day_text
from scopa_gui.game.i18n import set_language
from scopa_gui.game.numbers import number_text, percent_text


@pytest.mark.parametrize(
    ("language", "decimal", "grouped", "percent"),
    [
        ("en", "1.5", "12,345", "50%"),
        ("it", "1,5", "12.345", "50%"),
        ("de", "1,5", "12.345", "50\xa0%"),
        ("fr", "1,5", "12\xa0345", "50\xa0%"),
        ("es", "1,5", "12\xa0345", "50\xa0%"),
    ],
)
def test_every_language_has_its_marks(language: str, decimal: str, grouped: str, percent: str) -> None:
    set_language(language)
    assert number_text(1.5, 1) == decimal
    assert number_text(12345) == grouped
    assert number_text(1512) == "1512"
    assert percent_text(0.5) == percent


def test_signs() -> None:
    assert number_text(-0.26, 1) == "−0.3"
    assert number_text(0.26, 1, signed=True) == "+0.3"
    assert number_text(-0.01, 1, signed=True) == number_text(0.0, 1, signed=True) == "0.0"
    assert number_text(-4, signed=True) == "−4"


@pytest.mark.parametrize(
    ("language", "whole", "short"),
    [
        ("en", "29 Nov 2026", "29 Nov"),
        ("it", "29 nov 2026", "29 nov"),
        ("de", "29. Nov. 2026", "29. Nov."),
        ("fr", "29 nov. 2026", "29 nov."),
        ("es", "29 nov 2026", "29 nov"),
    ],
)
def test_days(language: str, whole: str, short: str) -> None:
    set_language(language)
    assert day_text("2026-11-29T12:00:00+00:00") == whole
    assert day_month_text(date(2026, 11, 29)) == short


def test_the_first_of_a_month_is_an_ordinal_in_italian_and_french() -> None:
    set_language("fr")
    assert day_text("2026-11-01T12:00:00+00:00").startswith("1er nov")
    set_language("it")
    assert day_text("2026-11-01T12:00:00+00:00").startswith("1º nov")
