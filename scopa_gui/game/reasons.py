"""What can be said of a play in a puzzle: the coach's facts in whole sentences."""

from __future__ import annotations

from scopa_gui.ai.coach import Facts, facts
from scopa_gui.game.i18n import N_, _, ngettext
from scopa_gui.game.numbers import number_text, percent_text
from scopa_gui.game.puzzles import Puzzle
from scopa_gui.game.texts import DeckNames
from scopa_gui.rules.cards import cards_in
from scopa_gui.rules.deal import Play, apply

_PRAISE: dict[str, str] = {
    "sweep": N_("Right: the table is clear, and the point is yours."),
    "settebello": N_("Right: the settebello is in your pile."),
    "last": N_("Right: played so, the last capture is yours, with all that lies there then."),
    "safe": N_("Right: this leaves the next player the least."),
    "prime": N_("Right: played so, the best prime is yours."),
}


def praise(puzzle: Puzzle) -> str:
    """A sentence about the right play, by what the puzzle asks."""
    return _(_PRAISE[puzzle.theme])


def cost(loss: float) -> str:
    """A sentence about how many points a play loses against the best one."""
    rounded = round(loss, 1)
    return ngettext(
        "In the end it is worth {points} point less than the best play.",
        "In the end it is worth {points} points less than the best play.",
        1 if rounded == 1 else 2,
    ).format(points=number_text(rounded, 0 if rounded == int(rounded) else 1))


def reasons(puzzle: Puzzle, play: Play, names: DeckNames) -> list[str]:
    """Sentences about a play: what it takes, what it leaves, and what the next player can do with that."""
    view = puzzle.view
    known = facts(view, play)
    told = [_takes(known, play, names)]
    if known.leaves:
        told.append(_("It leaves the {cards}.").format(cards=names.the_cards(known.leaves)))
        told.append(_danger(puzzle, known, play, names))
    elif not known.sweep:
        told.append(_("Nothing is left on the table."))
    return [sentence for sentence in told if sentence]


def _takes(known: Facts, play: Play, names: DeckNames) -> str:
    card = names.the_card(play.card)
    if not known.takes:
        return _("The {card} takes nothing.").format(card=card)
    taken = names.the_cards(known.takes)
    if known.sweep:
        text = ngettext(
            "The {card} takes the {taken}: a sweep, {n} point.",
            "The {card} takes the {taken}: a sweep, {n} points.",
            known.sweep,
        )
        return text.format(card=card, taken=taken, n=known.sweep)
    return _("The {card} takes the {taken}.").format(card=card, taken=taken)


def _danger(puzzle: Puzzle, known: Facts, play: Play, names: DeckNames) -> str:
    """Whether the next player can clear the table: for certain where every card is known, else how likely."""
    if puzzle.last_round:
        return _open_danger(puzzle, play, names)
    if not known.sweepers:
        return _("No card can sweep that.")
    if not round(100 * known.sweep_chance):
        return _("Nobody holds a card that sweeps it.")
    percent = percent_text(known.sweep_chance)
    if len(known.sweepers) == 1:
        value, unseen = known.sweepers[0]
        text = ngettext(
            "With a chance of {percent} the next player holds the one {rank} that sweeps it.",
            "With a chance of {percent} the next player holds one of the {n} cards of the rank {rank} that sweep it.",
            unseen,
        )
        return text.format(n=unseen, rank=names.rank(value), percent=percent)
    return _("With a chance of {percent} the next player can sweep it.").format(percent=percent)


def _open_danger(puzzle: Puzzle, play: Play, names: DeckNames) -> str:
    after = apply(puzzle.deal, play)
    captures = after.game.captures
    hand = cards_in(after.hands[after.game.next_seat(puzzle.deal.turn)])
    sweepers = [card for card in hand if after.table in captures(after.table, card)]
    if sweepers:
        return _("Your opponent can take all of it with the {card}.").format(card=names.the_card(sweepers[0]))
    takers = [card for card in hand if captures(after.table, card)]
    if takers:
        return _("Your opponent can take something there with the {card}.").format(card=names.the_card(takers[0]))
    return _("Your opponent can take nothing there.")
