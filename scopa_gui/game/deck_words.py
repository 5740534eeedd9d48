"""Running text in the words of the French deck: every text is written for the Neapolitan one and turned here.

Each language has pairs of a pattern and what stands for it, tried in order at every place of a text. Patterns match
whole words; a capital stays a capital.
"""

from __future__ import annotations

import re
from functools import cache, lru_cache

_PAIRS: dict[str, tuple[tuple[str, str], ...]] = {
    "en": (
        (r"cups \(hearts\)", "hearts"),
        ("coins", "diamonds"), ("coin", "diamond"), ("cups", "hearts"), ("swords", "spades"),
        ("knaves", "jacks"), ("knave", "jack"), ("knights", "queens"), ("knight", "queen"),
    ),
    "it": (
        (r"le coppe \(cuori\)", "i cuori"),
        ("denari", "quadri"), ("denaro", "quadri"), ("le coppe", "i cuori"), ("coppe", "cuori"),
        ("spade", "picche"), ("bastoni", "fiori"),
        ("il tuo cavallo", "la tua donna"), ("il cavallo", "la donna"), ("cavallo", "donna"),
    ),
    "de": (
        (r"kelche \(herz\)", "Herzkarten"),
        ("münzen, kelche, schwerter und keulen", "Karo, Herz, Pik und Kreuz"),
        ("in münzen", "in Karo"), ("münzenleitern", "Karoleitern"), ("münzenfolgen", "Karofolgen"),
        ("münzen(?=-)", "Karo"), ("münzen", "Karokarten"), ("münze", "Karokarte"),
        ("kelche", "Herz"), ("schwerter", "Pik"), ("keulen", "Kreuz"), ("keule", "Kreuzkarte"),
        ("(?:der|den) reiter", "die Dame"), ("deinem reiter", "deiner Dame"), ("dein reiter", "deine Dame"),
        ("reiter", "Dame"),
    ),
    "fr": (
        (r"coupes \(cœurs\)", "cœurs"), ("d’entre elles", "d’entre eux"),
        ("plus de deniers", "plus de carreaux"), ("de deniers", "de carreau"), ("deniers", "carreaux"),
        ("denier", "carreau"), ("de coupes", "de cœur"), ("coupes", "cœurs"), ("d’épées", "de pique"),
        ("épées", "piques"), ("de bâtons", "de trèfle"), ("de bâton", "de trèfle"), ("bâtons", "trèfles"),
        ("bâton", "trèfle"), ("le cavalier", "la dame"), ("ton cavalier", "ta dame"), ("cavalier", "dame"),
    ),
    "es": (
        (r"las copas \(corazones\)", "los corazones"), ("seis de ellas", "seis de ellos"),
        ("oros", "diamantes"), ("oro", "diamante"), ("las copas", "los corazones"), ("copas", "corazones"),
        ("espadas", "picas"), ("bastos", "tréboles"), ("sota", "jota"),
        ("el caballo", "la reina"), ("caballo", "reina"),
    ),
}  # fmt: skip


@cache
def _pattern(language: str) -> re.Pattern[str]:
    """All patterns of a language; the number of the group that matches is that of the pair."""
    return re.compile(
        r"(?<![\w{])(?:" + "|".join(f"({old})" for old, _new in _PAIRS[language]) + r")(?![\w}])", re.IGNORECASE
    )


@lru_cache(maxsize=4096)
def in_french_words(text: str, language: str) -> str:
    """A text in a language with the suits and figures of the French deck instead of the Neapolitan ones."""
    if language not in _PAIRS:
        return text

    def turned(found: re.Match[str]) -> str:
        new = _PAIRS[language][(found.lastindex or 1) - 1][1]
        capital = found[0][:1].isupper() and (language != "de" or _starts(found))
        return new[:1].upper() + new[1:] if capital else new

    return _pattern(language).sub(turned, text)


def _starts(found: re.Match[str]) -> bool:
    """Whether a German sentence starts with what was found."""
    return found.start() == 0 or found.string[: found.start()].rstrip()[-1:] in ".:;?!"
