"""The rounds of a deal in words."""

from __future__ import annotations

from scopa_gui.game.i18n import _, ngettext


def rounds_told(table: int, rounds: tuple[int, ...]) -> str:
    """How many cards are dealt to the table and, round by round, to each hand."""
    if len(rounds) == 1:
        text = _("All the cards are dealt at once: {n} to each player, {table} to the table.")
        if not table:
            text = _("All the cards are dealt at once, {n} to each player; the table is empty at first.")
    elif len(set(rounds)) > 1:
        text = ngettext(
            "{table} card on the table, then {rounds} rounds: {some} and at last {last} cards for each player.",
            "{table} cards on the table, then {rounds} rounds: {some} and at last {last} cards for each player.",
            table,
        )
        if not table:
            text = _("{rounds} rounds: {some} and at last {last} cards for each player; the table is empty at first.")
    else:
        text = ngettext(
            "{table} card on the table, then {rounds} rounds of {n} cards for each player.",
            "{table} cards on the table, then {rounds} rounds of {n} cards for each player.",
            table,
        )
        if not table:
            text = _("{rounds} rounds of {n} cards for each player; the table is empty at first.")
    some = ", ".join(map(str, rounds[:-1]))
    return text.format(table=table, rounds=len(rounds), n=rounds[0], some=some, last=rounds[-1])
