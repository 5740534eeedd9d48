"""What speaks for a play and not for another one, as predicates that sentences are made of."""

from __future__ import annotations

from typing import NamedTuple

from scopa_gui.ai.coach import Advised, Facts
from scopa_gui.game.i18n import _, ngettext, pgettext
from scopa_gui.game.numbers import number_text, percent_text
from scopa_gui.game.texts import DeckNames
from scopa_gui.rules.cards import SEVEN, SUITS, Card, face, suit, value
from scopa_gui.rules.deal import Play
from scopa_gui.rules.view import View

_LEAST_CHANCE = 0.01
"""A smaller chance that is not nothing is called so much."""
_TOLD_COST = 0.2
"""Points by which the next player's best answers to two plays must differ to be worth a word."""
_SETTEBELLO, _SEVEN, _COIN, _CARD = 1.0, 0.2, 0.17, 0.06
"""About what winning one of them is worth, in points."""
_KEPT = 0.6
"""The share of that which a card is worth that is kept in hand."""


class Merit(NamedTuple):
    """A predicate of a play, as in "your play ...", and about how many points it is worth."""

    weight: float
    says: str


def count_word(number: int) -> str:
    """A small number as a word, a larger one in figures."""
    words = (
        pgettext("number", "two"), pgettext("number", "three"), pgettext("number", "four"),
        pgettext("number", "five"), pgettext("number", "six"), pgettext("number", "seven"),
        pgettext("number", "eight"), pgettext("number", "nine"), pgettext("number", "ten"),
    )  # fmt: skip
    return words[number - 2] if 2 <= number < len(words) + 2 else str(number)


def cards_won(facts: Facts) -> int:
    """How many cards a play wins, the played one among them."""
    return len(facts.takes) + 1 if facts.takes else 0


def shown_chance(chance: float) -> float:
    """A chance as it is shown: what is not nothing is at least one per cent."""
    return max(chance, _LEAST_CHANCE) if chance > 0 else 0.0


def gain(facts: Facts, view: View, names: DeckNames, other: Facts | None = None) -> Merit | None:
    """The most valuable of what a play wins more than another one, or than nothing."""
    return max(_gains(facts, view, names, other), default=None)


def _gains(facts: Facts, view: View, names: DeckNames, other: Facts | None) -> list[Merit]:
    """Everything that a play wins more than another one."""
    bonus = SUITS.index(view.game.ruleset.bonus_suit)
    coins, sevens, cards, sweep = facts.coins, facts.sevens, cards_won(facts), facts.sweep
    than = (other.coins, other.sevens, cards_won(other), other.sweep) if other is not None else (0, 0, 0, 0)
    found = []
    if sweep > than[3]:
        says = ngettext("makes a sweep", "makes a sweep worth {n} points", sweep).format(n=sweep)
        found.append(Merit(float(sweep - than[3]), says))
    if facts.settebello and not (other is not None and other.settebello):
        card = names.the_card(view.game.ruleset.settebello)
        found.append(Merit(_SETTEBELLO, _("wins the {card}").format(card=card)))
    if coins > than[0]:
        found.append(Merit(_COIN * (coins - than[0]), _coins(coins, than[0], names.suit(bonus))))
    if sevens > than[1]:
        found.append(Merit(_SEVEN * (sevens - than[1]), _sevens(sevens, than[1])))
    if cards > than[2]:
        found.append(Merit(_CARD * (cards - than[2]), _cards(cards, than[2])))
    return found


def _coins(count: int, than: int, suit_name: str) -> str:
    more = count - than
    if than:
        text = ngettext("wins one more card of {suit}", "wins {n} more {suit}", more)
    else:
        text = ngettext("wins a card of {suit}", "wins {n} {suit}", more)
    return text.format(n=count_word(more), suit=suit_name)


def _sevens(count: int, than: int) -> str:
    more = count - than
    if than:
        text = ngettext("wins one more seven", "wins {n} more sevens", more)
    else:
        text = ngettext("wins a seven", "wins {n} sevens", more)
    return text.format(n=count_word(more))


def _cards(count: int, than: int) -> str:
    if than:
        return ngettext("wins one more card", "wins {n} more cards", count - than).format(n=count_word(count - than))
    return ngettext("wins {n} card", "wins {n} cards", count).format(n=count_word(count))


def merits(one: Advised, other: Advised, view: View, names: DeckNames) -> list[Merit]:
    """What speaks for a play against another one, both of which have facts; of what it wins only the most valuable.

    What can be seen comes first. What the next player's best answer takes is named only where both plays leave the
    same danger of a sweep, which is most of it elsewhere.
    """
    facts, than = one.facts, other.facts
    assert facts is not None and than is not None
    found = [gain(facts, view, names, than), _kept(one, other, view, names), _safer(facts, than)]
    if found[-1] is None and _safer(than, facts) is None:
        found.append(_costs_less(facts, than))
    return [merit for merit in found if merit is not None]


def _safer(facts: Facts, than: Facts) -> Merit | None:
    """A chance of a sweep that is smaller by what is shown of it."""
    less, more = shown_chance(facts.sweep_chance), shown_chance(than.sweep_chance)
    if round(100 * less) >= round(100 * more):
        return None
    text = _("avoids the danger of a sweep ({more})")
    if less:
        text = _("lowers the danger of a sweep ({less} instead of {more})")
    return Merit(more - less, text.format(less=percent_text(less), more=percent_text(more)))


def _kept(one: Advised, other: Advised, view: View, names: DeckNames) -> Merit | None:
    """A valuable card that the other play lays on the table, where this one lays none as good."""
    if not isinstance(one.action, Play) or not isinstance(other.action, Play) or other.action.take:
        return None
    kept = other.action.card
    more = _worth(kept, view) - (0.0 if one.action.take else _worth(one.action.card, view))
    if more <= 0 or face(kept) == face(one.action.card):
        return None
    return Merit(_KEPT * more, _("keeps the {card} in hand").format(card=names.the_card(kept)))


def _worth(card: Card, view: View) -> float:
    """What a card is worth for its suit or its rank, 0 for most."""
    bonus = suit(card) == SUITS.index(view.game.ruleset.bonus_suit)
    seven = value(card) == SEVEN
    return _SETTEBELLO if bonus and seven else _SEVEN if seven else _COIN if bonus else 0.0


def _costs_less(facts: Facts, than: Facts) -> Merit | None:
    """What the next player's best answer takes less."""
    less = round(than.reply_cost - facts.reply_cost, 1)
    if less < _TOLD_COST:
        return None
    # A catalogue counts whole numbers: a fraction below two goes with none, which French has in the singular as well.
    text = ngettext(
        "leaves the next player about {points} point less",
        "leaves the next player about {points} points less",
        int(less) if less >= 2 or less == 1 else 0,
    )
    return Merit(less, text.format(points=number_text(less, 0 if less == int(less) else 1)))
