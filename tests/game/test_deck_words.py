"""With the French deck no text keeps a suit or a figure of the Neapolitan one, in any language."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from scopa_gui.game.deck_words import in_french_words
from scopa_gui.game.i18n import LANGUAGES, N_, _, ngettext, set_deck, set_language
from tools import catalogues

_OLD = {
    "en": r"coins?|cups|swords|knaves?|knights?",
    "it": r"denar[io]|coppe|spade|bastoni|cavallo",
    "de": r"Münzen?|Kelche|Schwerter|Keulen?|Reiter",
    "fr": r"deniers?|coupes|épées|bâtons?|cavalier",
    "es": r"oros?|copas|espadas|bastos|sota|caballo",
}
"""Suits and figures that the French deck does not have."""

_ABOUT_PRINTS = "woodcuts"
"""The credits tell which cards the pictures are drawn after, whatever deck is shown."""


def sayings(language: str) -> Iterator[str]:
    """Every text of the program in a language."""
    for message in catalogues.read("it" if language == "en" else language):
        if message.id and _ABOUT_PRINTS not in message.id:
            found = message.id if language == "en" else message.string
            yield from found if isinstance(found, (tuple, list)) else (found,)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_word_of_the_other_deck_is_left(language: str) -> None:
    old = re.compile(rf"(?<![\w{{])(?:{_OLD[language]})(?![\w}}])", re.IGNORECASE)
    turned = 0
    for text in sayings(language):
        new = in_french_words(text, language)
        assert not old.search(new), new
        assert re.findall(r"{[^{}]*}", new) == re.findall(r"{[^{}]*}", text)
        turned += new != text
    assert turned > 40


def test_articles_follow_the_figures() -> None:
    assert in_french_words("Prendi il sette con il cavallo.", "it") == "Prendi il sette con la donna."
    assert (
        in_french_words("Nimm die Keulen-Sieben mit deinem Reiter.", "de") == "Nimm die Kreuz-Sieben mit deiner Dame."
    )
    assert in_french_words("Prends le sept de bâtons avec ton cavalier.", "fr") == (
        "Prends le sept de trèfle avec ta dame."
    )
    assert in_french_words("La sota vale 8, el caballo 9.", "es") == "La jota vale 8, la reina 9."


def test_a_capital_stays_a_capital() -> None:
    assert in_french_words("Coins in a row", "en") == "Diamonds in a row"
    assert in_french_words("Deniers : il en faut", "fr") == "Carreaux : il en faut"


def test_names_of_people_and_words_inside_others_stay() -> None:
    assert in_french_words("il Cavaliere", "it") == "il Cavaliere"
    assert in_french_words("My sword is no match for you", "en") == "My sword is no match for you"


def test_the_deck_decides_at_once() -> None:
    text = N_("Most coins")
    assert _(text) == "Most coins"
    set_deck("french")
    assert _(text) == "Most diamonds"
    assert ngettext("{n} coin", "{n} coins", 2) == "{n} diamonds"
    set_language("it")
    assert _(text) == "Più quadri"
    set_deck("napoletane")
    assert _(text) == "Più denari"


def test_where_a_language_has_no_other_words_the_text_stays() -> None:
    assert in_french_words("A text.", "xx") == "A text."
