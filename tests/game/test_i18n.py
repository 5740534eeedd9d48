"""The language of the program: what is not translated is said in English, and nothing breaks."""

from __future__ import annotations

import pytest

from scopa_gui.game.i18n import LANGUAGES, N_, _, elided, language, ngettext, pgettext, set_language, system_language
from scopa_gui.game.texts import listed


@pytest.mark.parametrize("code", [*LANGUAGES, "xx", "", "../../etc", "it_IT"])
def test_any_code_can_be_asked_for(code: str) -> None:
    set_language(code)
    assert language() == (code if code in LANGUAGES else "en")
    assert _("no such message anywhere") == "no such message anywhere"
    assert ngettext("{n} thing nowhere", "{n} things nowhere", 1) == "{n} thing nowhere"
    assert ngettext("{n} thing nowhere", "{n} things nowhere", 2) == "{n} things nowhere"
    assert pgettext("nowhere", "no such message anywhere") == "no such message anywhere"


@pytest.mark.parametrize(
    ("code", "phrase", "written"),
    [
        ("fr", "as de épées", "as d’épées"),
        ("fr", "roi de bâtons", "roi de bâtons"),
        ("fr", "rade épée", "rade épée"),
        ("en", "as de épées", "as de épées"),
        ("es", "rey de oros", "rey de oros"),
    ],
)
def test_only_french_elides(code: str, phrase: str, written: str) -> None:
    set_language(code)
    assert elided(phrase) == written


def test_marking_changes_nothing() -> None:
    assert N_("coins") == "coins"


@pytest.mark.parametrize(
    ("environment", "code"),
    [
        ({}, "en"),
        ({"LANG": "it_IT.UTF-8"}, "it"),
        ({"LANG": "de"}, "de"),
        ({"LANG": "C"}, "en"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LANG": "pt_BR.UTF-8"}, "en"),
        ({"LANG": "it_IT", "LC_ALL": "fr_FR.UTF-8"}, "fr"),
        ({"LANG": "it_IT", "LC_MESSAGES": "es-ES"}, "es"),
        ({"LANG": "it_IT", "LANGUAGE": "pt:fr:de"}, "fr"),
        ({"LANG": "it_IT@euro", "LANGUAGE": ""}, "it"),
        ({"LANG": "ITALIAN"}, "en"),
    ],
)
def test_the_system_is_asked_for_its_language(environment: dict[str, str], code: str) -> None:
    assert system_language(environment) == code


@pytest.mark.parametrize(
    ("code", "names", "told"),
    [
        ("it", ["prende due carte", "evita una scopa"], "prende due carte ed evita una scopa"),
        ("it", ["Anna", "Bruno"], "Anna e Bruno"),
        ("es", ["Ana", "Inés"], "Ana e Inés"),
        ("es", ["Ana", "Hilda"], "Ana e Hilda"),
        ("es", ["agua", "hielo"], "agua y hielo"),
        ("es", ["Ana", "Bruno"], "Ana y Bruno"),
        ("en", ["Anna", "Emma"], "Anna and Emma"),
        ("fr", ["Anna", "Emma"], "Anna et Emma"),
    ],
)
def test_and_does_not_run_into_a_like_vowel(code: str, names: list[str], told: str) -> None:
    set_language(code)
    try:
        assert listed(names) == told
    finally:
        set_language("en")
