"""What the coach found, in sentences: the hint in play, and the reasons in a review."""

from __future__ import annotations

from scopa_gui.ai.coach import Advice, Advised, Facts, Grade
from scopa_gui.game.i18n import N_, _, ngettext
from scopa_gui.game.numbers import number_text, percent_text
from scopa_gui.game.texts import DeckNames, declaration_name
from scopa_gui.rules.cards import SEVEN, SUITS, cards_in, value
from scopa_gui.rules.deal import Action, Cut, CutPack, Declare
from scopa_gui.rules.declarations import declarations
from scopa_gui.rules.view import View

_HARMLESS = 0.005
_TOLD_COST = 0.1
"""Points by which the next player's best answers to two plays must differ to be worth a word."""

GRADES: dict[Grade, str] = {
    Grade.FORCED: N_("forced"),
    Grade.BEST: N_("best"),
    Grade.GOOD: N_("good"),
    Grade.INACCURACY: N_("inaccuracy"),
    Grade.MISTAKE: N_("mistake"),
    Grade.BLUNDER: N_("blunder"),
}
"""Names of the grades; translate with `_`."""


def action_words(action: Action, names: DeckNames) -> str:
    """An action as advice begins with it."""
    if isinstance(action, Cut):
        return _("Keep the card.") if action.keep else _("Place the card on the table.")
    if isinstance(action, CutPack):
        return _("Cut the pack wherever you like.")
    if isinstance(action, Declare):
        if action.name is None:
            return _("Do not declare.")
        combination = declaration_name(action.name)
        if action.matta:
            card, value_of = names.the_card(SUITS.index("c") * 10 + SEVEN - 1), action.matta
            return _("Declare {combination}, the {card} as {value}.").format(
                combination=combination, card=card, value=value_of
            )
        return _("Declare {combination}.").format(combination=combination)
    card = names.the_card(action.card)
    if not action.take:
        return _("Lay the {card}.").format(card=card)
    taken = names.the_cards(cards_in(action.take))
    return _("Take the {taken} with the {card}.").format(taken=taken, card=card)


def decided_words(action: Cut | Declare) -> str:
    """A decision that was no play, as it was taken."""
    if isinstance(action, Cut):
        return _("keeps the card") if action.keep else _("places the card on the table")
    if action.name is None:
        return _("does not declare")
    return _("declares {combination}").format(combination=declaration_name(action.name))


def reasons(advised: Advised, view: View, names: DeckNames) -> list[str]:
    """What speaks for or against an action, a sentence each, from what the player could know."""
    facts = advised.facts
    if isinstance(advised.action, Declare):
        return _brought(advised.action, view)
    if facts is None:
        return []
    return [sentence for sentence in (_gain(facts, view, names), _danger(facts, names)) if sentence]


def _brought(action: Declare, view: View) -> list[str]:
    """What a declaration brings; nothing that is true of keeping silent."""
    worth = {(each.name, each.matta): each.points for each in declarations(view.game.ruleset, view.hand)}
    points = worth.get((action.name, action.matta), 0) if action.name else 0
    if not points:
        return []
    return [_("It brings {points}.").format(points=ngettext("{n} point", "{n} points", points).format(n=points))]


def _gain(facts: Facts, view: View, names: DeckNames) -> str:
    if facts.sweep:
        points = ngettext("{n} point", "{n} points", facts.sweep).format(n=facts.sweep)
        return _("It clears the table: a sweep, {points}.").format(points=points)
    if facts.settebello:
        seven = names.card(SUITS.index(view.game.ruleset.bonus_suit) * 10 + SEVEN - 1)
        return _("It wins the {seven}.").format(seven=seven)
    suit = names.suit(SUITS.index(view.game.ruleset.bonus_suit))
    if facts.coins:
        count = ngettext("{n} card", "{n} cards", facts.coins).format(n=facts.coins)
        return _("It wins {count} of {suit}.").format(count=count, suit=suit)
    if facts.sevens:
        return ngettext("It wins a seven.", "It wins {n} sevens.", facts.sevens).format(n=facts.sevens)
    if facts.takes:
        return ngettext("It takes {n} card.", "It takes {n} cards.", len(facts.takes)).format(n=len(facts.takes))
    return ""


def _danger(facts: Facts, names: DeckNames) -> str:
    total = sum(value(card) for card in facts.leaves)
    if not facts.leaves:
        return _("The next player can only lay a card.")
    if facts.sweep_chance > _HARMLESS and facts.sweepers:
        ranks = ", ".join(names.rank(points) for points, _unseen in facts.sweepers)
        text = _("It leaves {total} on the table, which the next player could sweep ({ranks}): {percent} likely.")
        return text.format(total=total, ranks=ranks, percent=percent_text(max(facts.sweep_chance, 0.01)))
    return _("What it leaves, {total} in all, nobody can sweep.").format(total=total)


def hint(advice: Advice, view: View, names: DeckNames) -> str:
    """The recommended action and why, in a few sentences."""
    best = advice.best
    return " ".join([action_words(best.action, names), *reasons(best, view, names)])


def why_better(chosen: Advised, best: Advised, view: View, names: DeckNames) -> tuple[list[str], list[str]]:
    """What speaks for or against an action, and what for a better one: nothing that is as true of both but a gain."""
    mine, better = reasons(chosen, view, names), [action_words(best.action, names), *reasons(best, view, names)]
    facts, other = chosen.facts, best.facts
    if facts is None or other is None:
        return mine, better
    if _danger_share(facts) == _danger_share(other):
        mine, better = mine[: bool(_gain(facts, view, names))], better[: 1 + bool(_gain(other, view, names))]
        less = round(facts.reply_cost - other.reply_cost, 1)
        if less >= _TOLD_COST:
            text = ngettext(
                "The next player's best answer then takes about {points} point less.",
                "The next player's best answer then takes about {points} points less.",
                1 if less == 1 else 2,
            )
            better.append(text.format(points=number_text(less, 1)))
        elif not shortfall(chosen, best):
            better.append(_("They are worth the same."))
        elif len(better) == 1:
            better.append(_("The danger is the same either way: what makes the difference comes later in the deal."))
    return mine, better


def _danger_share(facts: Facts) -> int | None:
    """The chance of a sweep in per cent, None where there is nothing to sweep."""
    return round(100 * facts.sweep_chance) if facts.leaves else None


def shortfall(less: Advised, more: Advised) -> float:
    """How much less an action is worth than another, by what `worth_words` shows: points, or a share of the chance."""
    if less.chance is not None and more.chance is not None:
        return max(0, round(100 * more.chance) - round(100 * less.chance)) / 100
    return max(0.0, round(round(more.expected, 1) - round(less.expected, 1), 1))


def shortfall_words(less: Advised, more: Advised) -> str:
    """The same as a figure without sign."""
    lost = shortfall(less, more)
    if less.chance is not None:
        return percent_text(lost)
    return number_text(lost, 1) if lost else "0"


def next_best_words(next_best: Advised, best: Advised, names: DeckNames) -> str:
    """What the best of the other actions was, and how much less it was worth."""
    text = _("Next best: {action} It was worth {loss} less.")
    if best.chance is not None:
        text = _("Next best: {action} The chance to win was {loss} lower.")
    action = action_words(next_best.action, names)
    if not shortfall(next_best, best):
        return _("As good: {action}").format(action=action)
    return text.format(action=action, loss=shortfall_words(next_best, best))


def worth_words(advised: Advised) -> tuple[str, str]:
    """What an action is weighed by, and how much: the expected lead, or near the end of a match the chance to win."""
    if advised.chance is not None:
        return _("chance to win"), percent_text(advised.chance)
    return _("expected"), expected_words(advised)


def expected_words(advised: Advised) -> str:
    """The expected lead of the deal, signed, to a tenth of a point, with how sure it is."""
    if advised.margin >= 0.05:
        return f"{number_text(advised.expected, 1, signed=True)} ± {number_text(advised.margin, 1)}"
    return number_text(advised.expected, 1, signed=True)
