"""What the coach found, in sentences: the hint in play, and the reasons in a review."""

from __future__ import annotations

from scopa_gui.ai.coach import Advice, Advised, Facts, Grade
from scopa_gui.game.i18n import N_, _, ngettext
from scopa_gui.game.merits import Merit, cards_won, count_word, gain, merits, shown_chance
from scopa_gui.game.numbers import number_text, percent_text
from scopa_gui.game.texts import DeckNames, capital, declaration_name, listed
from scopa_gui.rules.cards import SEVEN, SUITS, cards_in, value
from scopa_gui.rules.deal import Action, Cut, CutPack, Declare, Play
from scopa_gui.rules.declarations import declarations
from scopa_gui.rules.view import View

_MOST_MERITS = 2
"""So many merits of a better play are told."""
_TOLD_MERIT = 0.1
"""A merit of the other play is told if it is worth so many points."""
_PROBABLE = 0.5
"""From this chance on it is told that no other play makes a sweep less likely."""

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
    won = gain(facts, view, names)
    return capital(_("It {does}.").format(does=won.says)) if won is not None else ""


def _danger(facts: Facts, names: DeckNames) -> str:
    total = sum(value(card) for card in facts.leaves)
    if not facts.leaves:
        return _("The next player can only lay a card.")
    if facts.sweep_chance > 0:
        ranks = ", ".join(names.rank(points) for points, _unseen in facts.sweepers)
        text = _("It leaves {total} on the table; the chance that the next player sweeps it ({ranks}) is {percent}.")
        return text.format(total=total, ranks=ranks, percent=percent_text(shown_chance(facts.sweep_chance)))
    return _("With {total} on the table the next player cannot sweep.").format(total=total)


def hint(advice: Advice, view: View, names: DeckNames) -> str:
    """The recommended action and why, in a few sentences."""
    best, passed_over = advice.best, _passed_over(advice, view, names)
    told = reasons(best, view, names)
    if passed_over:
        told[-1:] = passed_over  # it tells of dangers as well, where they count
    elif _is_unavoidable(advice):
        told.append(_("No other play leaves the table safer."))
    return " ".join([action_words(best.action, names), *told])


def _is_unavoidable(advice: Advice) -> bool:
    """Whether the next player will probably sweep after the best play, and after any other as well."""
    chances = [other.facts.sweep_chance for other in advice.actions if other.facts is not None]
    best = advice.best.facts
    return best is not None and len(chances) > 1 and min(chances) == best.sweep_chance >= _PROBABLE


def _passed_over(advice: Advice, view: View, names: DeckNames) -> list[str]:
    """Why not the sweep that could be made instead, if there is one: everybody sees that, and wonders."""
    best = advice.best
    if best.facts is None or best.facts.sweep:
        return []
    sweep = next((other for other in advice.actions if other.facts is not None and other.facts.sweep), None)
    if sweep is None or not isinstance(sweep.action, Play):
        return []
    better = _weightiest(merits(best, sweep, view, names), _MOST_MERITS)
    text = _("The {card} would sweep, but this play {does}.")
    if not better:
        text = _("The {card} would sweep, but this play pays off more later in the deal.")
    card, does = names.the_card(sweep.action.card), listed([merit.says for merit in better])
    return [text.format(card=card, does=does)]


def why_better(chosen: Advised, best: Advised, view: View, names: DeckNames) -> str:
    """What the better of two actions has over the chosen one, and what it lacks, in a sentence or two."""
    if chosen.facts is None or best.facts is None:
        return " ".join(reasons(best, view, names)) or _("The difference comes later in the deal.")
    if not shortfall(chosen, best):
        return _("The two plays are worth the same.")
    better = _weightiest(merits(best, chosen, view, names), _MOST_MERITS)
    own = _weightiest(merits(chosen, best, view, names), 1)
    if not better:
        return _own_merit(own)
    does = listed([merit.says for merit in better])
    cards = cards_won(best.facts)
    if own and own[0].weight >= _TOLD_MERIT:
        text = _("Your play {does}, but the better one {other}.")
        said = text.format(does=own[0].says, other=does)
    elif cards and cards == cards_won(chosen.facts):
        text = _("Both plays win {n} cards, but the better one {does}.")
        said = text.format(n=count_word(cards), does=does)
    else:
        said = _("The better play {does}.").format(does=does)
    return capital(said)


def _weightiest(found: list[Merit], most: int) -> list[Merit]:
    """The weightiest merits, in the order in which they are told."""
    kept = sorted(found, reverse=True)[:most]
    return [merit for merit in found if merit in kept]


def _own_merit(own: list[Merit]) -> str:
    """The sentence about a play that is better for nothing that can be seen."""
    if not own:
        return _("The danger is the same either way: what makes the difference comes later in the deal.")
    return capital(_("Your play {does}, but the better one pays off later.").format(does=own[0].says))


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
        return _("chance to win the match"), percent_text(advised.chance)
    return _("expected lead in this deal"), expected_words(advised)


def leads_words(lead: float, chosen: Advised, best: Advised) -> str:
    """The lead in the match that is expected after an action and after the best one, near its end.

    There actions are weighed by the chance to win; this tells what it is in points. `lead` is that after the action.
    """
    if best.chance is None:
        return ""
    better = lead + best.expected - chosen.expected
    text = _("Expected lead in the match: {own}; with the better play {better}.")
    return text.format(own=number_text(lead, 1, signed=True), better=number_text(better, 1, signed=True))


def expected_words(advised: Advised) -> str:
    """The expected lead of the deal, signed, to a tenth of a point, with how sure it is."""
    if advised.margin >= 0.05:
        return f"{number_text(advised.expected, 1, signed=True)} ± {number_text(advised.margin, 1)}"
    return number_text(advised.expected, 1, signed=True)
