"""Every text is translated into every language, compiled as it is written, and in letters that the fonts have."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from fontTools.ttLib import TTFont

from tools.catalogues import LANGUAGES, faults, mo_bytes, po_bytes, po_path, read, updated

FONTS = Path(__file__).resolve().parents[2] / "assets" / "fonts"


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_is_translated_with_its_placeholders(language: str) -> None:
    assert list(faults(updated(language))) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_files_are_as_the_command_writes_them(language: str) -> None:
    path = po_path(language)
    assert path.read_bytes() == po_bytes(updated(language))
    assert path.with_suffix(".mo").read_bytes() == mo_bytes(updated(language))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("font", sorted(path.name for path in FONTS.glob("*.ttf")))
def test_the_fonts_have_every_letter(language: str, font: str) -> None:
    known = set(TTFont(FONTS / font).getBestCmap())
    used = set()
    for message in read(language):
        strings = message.string if isinstance(message.string, list | tuple) else (message.string,)
        used |= {ord(letter) for string in strings for letter in string if message.id}
    assert {chr(letter) for letter in used - known - {ord("\n")}} == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_sign_of_per_cent_comes_with_its_number(language: str) -> None:
    """`percent_text` knows how a language sets it; a plain space before it would let it begin a line."""
    for message in read(language):
        for words in (message.id, message.string):
            told = "\n".join(words) if isinstance(words, list | tuple) else words
            assert not re.search(r"\}\s?%", told), told
