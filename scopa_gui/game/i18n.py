"""The language of everything that is said: gettext catalogues beside the package."""

from __future__ import annotations

import gettext
import re
from collections.abc import Mapping
from pathlib import Path

from scopa_gui.game.deck_words import in_french_words

LANGUAGES: dict[str, str] = {
    "en": "English",
    "it": "Italiano",
    "de": "Deutsch",
    "fr": "Français",
    "es": "Español",
}
"""Codes and own names of the languages; English is the language of the source."""

_DOMAIN = "scopa"
_CATALOGUES = Path(__file__).resolve().parents[1] / "locale"
_ELISION = re.compile(r"\b(d)e (?=[aeiouyéèêœ])", re.IGNORECASE)

_LIKE_AND: dict[str, re.Pattern[str]] = {
    "it": re.compile("[eèé]", re.IGNORECASE),
    "es": re.compile("(?:h?i|í|hí)(?![ae])", re.IGNORECASE),
}
"""By language: how words begin before which "and" changes, for it would sound like their first vowel."""

_ARTICLES: dict[str, tuple[str, str, str, tuple[str, ...]]] = {
    "it": ("il", "la", "l'", ("donna",)),
    "fr": ("le", "la", "l’", ("dame",)),
    "es": ("el", "la", "", ("sota", "jota", "reina")),
}
"""By language: the article of most cards, that of the feminine ones, that before a vowel, and which are feminine."""


class _Speaker:
    """Holds the catalogue in use, so that texts follow a change of language at once."""

    def __init__(self) -> None:
        self.language = "en"
        self.catalogue: gettext.NullTranslations = gettext.NullTranslations()
        self.french_deck = False

    def say(self, text: str) -> str:
        """A text in the words of the deck that is shown."""
        return in_french_words(text, self.language) if self.french_deck else text


_speaker = _Speaker()


def set_language(code: str) -> None:
    """Speaks a language from now on; one that is not in `LANGUAGES` is taken for English."""
    _speaker.language = code if code in LANGUAGES else "en"
    _speaker.catalogue = gettext.translation(_DOMAIN, _CATALOGUES, [_speaker.language], fallback=True)


def set_deck(deck: str) -> None:
    """Names suits and figures as a deck (``napoletane`` or ``french``) does from now on, in every text."""
    _speaker.french_deck = deck == "french"


def language() -> str:
    """The code of the language in use."""
    return _speaker.language


def _(message: str) -> str:
    """The message in the language in use."""
    return _speaker.say(_speaker.catalogue.gettext(message))


def ngettext(singular: str, plural: str, n: int) -> str:
    """The form of a message that goes with the number ``n``."""
    return _speaker.say(_speaker.catalogue.ngettext(singular, plural, n))


def pgettext(context: str, message: str) -> str:
    """The message in the language in use, told apart from the same English words by a context."""
    return _speaker.say(_speaker.catalogue.pgettext(context, message))


def elided(phrase: str) -> str:
    """The phrase as it is written: French shortens "de" before a vowel (``as de épées`` is ``as d’épées``)."""
    return _ELISION.sub(r"\1’", phrase) if language() == "fr" else phrase


def sounds_like_and(phrase: str) -> bool:
    """Whether "and" is another word before a phrase: Italian says ``ed evita``, Spanish ``e Inés``."""
    begins = _LIKE_AND.get(language())
    return begins is not None and begins.match(phrase) is not None


def with_article(phrase: str) -> str:
    """The name of a card as sentences of the language want it: some set the article before it."""
    articles = _ARTICLES.get(language())
    if articles is None:
        return phrase
    usual, feminine, shortened, of_her = articles
    word = phrase.split(" ")[0]
    if shortened and word[:1] in "aeiou":
        return shortened + phrase
    return f"{feminine if word in of_her else usual} {phrase}"


def N_(message: str) -> str:  # noqa: N802 - gettext's own name for "marked, translated where it is shown"
    """Marks a text for the catalogues; `_` translates it where it is shown."""
    return message


def system_language(environment: Mapping[str, str]) -> str:
    """The first language of the environment that we speak, else English."""
    for variable in ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"):
        for wish in environment.get(variable, "").split(":"):
            code = wish.replace("-", "_").split("_")[0].split(".")[0].lower()
            if code in LANGUAGES:
                return code
    return "en"
