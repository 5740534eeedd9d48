"""Looking for a name in a list by typing how it begins."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable, Iterable, Sequence

import pygame

SOUND_KEY = "mM"
"""It switches the sound everywhere, so that it begins no name."""
TYPING_SECONDS = 1.5
"""Letters typed no further apart belong to one name."""


def named(names: Iterable[tuple[str, str]], typed: str) -> list[str]:
    """The ids of names that begin with what was typed, then of those of which a later word does, in their order."""
    wanted = _plain(typed)
    plain = [(ident, _plain(name)) for ident, name in names]
    first = [ident for ident, name in plain if name.startswith(wanted)]
    later = [ident for ident, name in plain if re.search(rf"\W{re.escape(wanted)}", name)]
    return first + [ident for ident in later if ident not in first]


def _plain(words: str) -> str:
    """Without capitals and accents."""
    parts = unicodedata.normalize("NFD", words.casefold())
    return "".join(part for part in parts if not unicodedata.combining(part))


class NameSearch:
    """The beginning of a name that is being typed."""

    def __init__(self) -> None:
        self._typed, self._at = "", 0.0

    def key(self, event: pygame.event.Event, now: float, find: Callable[[str], Sequence[str]], here: str) -> str | None:
        """What a key finds; None where it belongs to no name, nothing where no name begins so.

        Args:
            find: the ids whose names begin with some letters.
            here: the one that is chosen; after a single letter, the next one is found.
        """
        letter = getattr(event, "unicode", "")
        if event.mod & (pygame.KMOD_CTRL | pygame.KMOD_ALT | pygame.KMOD_META):
            return None
        going_on = bool(self._typed) and now - self._at < TYPING_SECONDS
        if not (going_on and letter == " ") and not (letter.isalnum() and (going_on or letter not in SOUND_KEY)):
            return None
        self._typed, self._at = (self._typed if going_on else "") + letter, now
        for typed in (self._typed, letter):
            found = find(typed)
            if found:
                self._typed = typed
                place = found.index(here) + (len(typed) == 1) if here in found else 0
                return found[place % len(found)]
        return "" if going_on else None
