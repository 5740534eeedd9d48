"""What a choice is worth, in the words of its ticket."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from scopa_gui.game.i18n import _, ngettext
from scopa_gui.game.texts import DeckNames
from scopa_gui.rules.cards import SEVEN, SUITS, cards_in, suit, value
from scopa_gui.rules.deal import Play, sweep_points
from scopa_gui.rules.view import View


def worth(view: View, play: Play, names: DeckNames) -> tuple[str, str]:
    """Two short lines: cards and cards of the bonus suit; sweep or, where all is taken, none; settebello and sevens."""
    if not play.take:
        return _("Lay it"), _("take nothing")
    rules = view.game.ruleset
    bonus = SUITS.index(rules.bonus_suit)
    cards = [play.card, *cards_in(play.take)]
    coins = sum(suit(card) == bonus for card in cards)
    first = ngettext("{n} card", "{n} cards", len(cards)).format(n=len(cards))
    if coins:
        first = _("{cards}, {coins}").format(cards=first, coins=_coins(coins, names, bonus))
    second = []
    points = is_sweep(view, play)
    if points:
        second.append(_("sweep") if points == 1 else _("sweep +{n}").format(n=points))
    elif play.take == view.table:
        second.append(_("no sweep"))
    if any(suit(card) == bonus and value(card) == SEVEN and card < 80 for card in cards):
        second.append(_("settebello") if bonus == 0 and not names.french else names.card(rules.settebello))
    sevens = sum(value(card) == SEVEN and card < 80 for card in cards)
    if sevens:
        second.append(ngettext("{n} seven", "{n} sevens", sevens).format(n=sevens))
    if not second:
        second.append(_("no seven") if coins else _("no {coins}").format(coins=names.suit(bonus)))
    return first, ", ".join(second)


def told_apart(told: Sequence[tuple[str, str]], plays: Sequence[Play], names: DeckNames) -> list[tuple[str, str]]:
    """The lines of several choices; where those of two single cards are the same, the second names the card."""
    often = Counter(told)
    return [
        (first, names.cards(cards_in(play.take)) if often[first, second] > 1 and play.take.bit_count() == 1 else second)
        for (first, second), play in zip(told, plays, strict=True)
    ]


def is_sweep(view: View, play: Play) -> int:
    """Points of the sweep that the play would be; 0: none."""
    if play.take != view.table or not play.take:
        return 0
    very_last = view.stock == 0 and sum(view.hand_counts) == 1
    return sweep_points(view.game, view.table, play.card, very_last)


def _coins(n: int, names: DeckNames, bonus: int) -> str:
    if bonus == 0 and not names.french:
        return ngettext("{n} coin", "{n} coins", n).format(n=n)
    return _("{n} of {suit}").format(n=n, suit=names.suit(bonus))
