"""What a person is told at the start of files that could not be used."""

from __future__ import annotations

import pytest

from scopa_gui.game.i18n import set_language
from scopa_gui.game.start import warnings


@pytest.mark.parametrize("language", ["en", "it", "de", "fr", "es"])
def test_every_warning_has_a_sentence_of_its_own(language: str) -> None:
    set_language(language)
    sentences = [warnings(code, None) for code in ("damaged", "unreadable", "newer")]
    sentences += [warnings(None, code) for code in ("damaged", "unwritable", "newer")]
    assert all(len(told) == 1 and told[0].endswith(".") for told in sentences)
    assert len({told[0] for told in sentences}) == 6
    assert warnings(None, None) == warnings(None, "damaged_match") == []
