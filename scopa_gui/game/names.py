"""Names at the table: clean, none empty, and told apart."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from scopa_gui.game.i18n import N_, _
from scopa_gui.game.profiles import clean_name
from scopa_gui.game.ratings import BOT_RATINGS
from scopa_gui.game.setup import MatchSetup
from scopa_gui.game.texts import DeckNames, bot_name, preset_name, short_preset_name
from scopa_gui.rules.ruleset import Ruleset


def deck_names(deck: str, ruleset: Ruleset) -> DeckNames:
    """Names of the cards of a deck (``napoletane``, ``french``) under some rules: in Chkobba the queen is 8."""
    french = deck == "french"
    return DeckNames(french, french and ruleset.cut_draw)


COMPANY = ("Rosa", "Peppe", "Anna", "Carlo", "Nina", "Gennaro", "Ciro")
"""Who fills the seats of further opponents of a kind; as many as a full table can need."""


def variant_name(setup: MatchSetup, *, brief: bool = False) -> str:
    """What is played in a match, in full or briefly: a variant, with a mark where house rules change it."""
    variant = (short_preset_name if brief else preset_name)(setup.base_preset)
    if setup.preset is not None:
        return variant
    text = _("{variant}, house rules") if brief else _("{variant} · house rules")
    return text.format(variant=variant)


_LEVELS: dict[str, str] = {"rookie": N_("Rookie"), "amateur": N_("Amateur"), "pro": N_("Pro")}


def level_name(kind: str) -> str:
    """How strong an opponent is, in a word; for people and bots of no level it is empty."""
    return _(_LEVELS[kind]) if kind in _LEVELS else ""


def strength_words(kind: str) -> str:
    """How strong an opponent is: the level and the rating."""
    return f"{level_name(kind)} · {BOT_RATINGS[kind]}"


def opponent_name(kind: str, others: Iterable[str]) -> str:
    """The proper name of an opponent, or somebody of the company if one of `others` is called like that.

    Nobody is called like one of `others`, whatever the case of the letters.
    """
    taken = {clean_name(name).casefold() for name in others}
    return next(name for name in (bot_name(kind), *COMPANY) if name.casefold() not in taken)


def opponent_names(kinds: Sequence[str], people: Iterable[str]) -> tuple[str, ...]:
    """Names of opponents by their kinds, in the order of the seats, for a table at which `people` sit too."""
    names = list(people)
    first = len(names)
    for kind in kinds:
        names.append(opponent_name(kind, names))
    return tuple(names[first:])


def distinct_names(texts: Sequence[str]) -> tuple[str, ...]:
    """Clean names by seat; one that is empty becomes "Player n", and those that are alike are numbered."""
    names: list[str] = []
    for seat, text in enumerate(texts, 1):
        name = clean_name(text) or _("Player {number}").format(number=seat)
        distinct, same = name, 2
        while distinct in names:
            distinct, same = f"{name} {same}", same + 1
        names.append(distinct)
    return tuple(names)
