"""The rules of one topic as a list, and beside or below the chosen one all its values and what each means."""

from __future__ import annotations

import math
from functools import partial
from typing import TYPE_CHECKING

from scopa_gui.game.i18n import _
from scopa_gui.game.names import deck_names
from scopa_gui.ui.element import Element, Role
from scopa_gui.ui.paint.palette import INK, MUTE, OFF, RED
from scopa_gui.ui.scenes.board import Board, Placed
from scopa_gui.ui.scenes.house_fields import Field, Value, is_idle, value_name
from scopa_gui.ui.scenes.house_words import meaning

if TYPE_CHECKING:
    from scopa_gui.ui.scenes.house_dialog import HouseDialog

LINE, BROKEN = 34.0, 22.0
"""Height of a rule of the list, and how much more one has whose value stands below its name."""
NAME, VALUE, TOLD, HEADING = 17.0, 16.0, 17.0, 21.0
"""Sizes of a rule's name and its value in the list, of what a value means, and of the heading above that."""
RING = 3.0
"""So much of a rule's height the ring round it overlaps, to leave the rules above and below free."""
SIDE, APART = 14.0, 16.0
"""What a rule of the list leaves free at each side, and between its name and its value."""
LEAD = 1.28
MOST_IN_COLUMN = 4
"""More values than that stand in two columns, if they have the width."""
STEP, BLOCK = 56.0, 43.0
"""How far apart values are, and how high one is, where there is room."""
INDENT, TOLD_LOWER, UNFOLDED_END = 24.0, 14.0, 16.0
"""By how much the values below a rule are indented, and what is free above what they mean and below them."""


def _broken(board: Board, dialog: HouseDialog, field: Field, w: float) -> bool:
    """Whether the value of a rule stands below its name: where the page is scrolled, for lack of width."""
    value = value_name(field, dialog.page.choice.value(field.name))
    wide = board.wide(_(field.label), "bold", NAME) + board.wide(value, "italic", VALUE) + APART + 2 * SIDE
    return board.narrow and wide > w


def rule_height(board: Board, dialog: HouseDialog, field: Field, w: float) -> float:
    """Height of a rule in the list."""
    return (LINE + BROKEN * _broken(board, dialog, field, w)) * board.growth


def compose_rule(board: Board, dialog: HouseDialog, field: Field, x: float, y: float, w: float) -> None:
    """A rule of the list: its name and what it is; the one whose values are shown is in gold."""
    choice, painter, grown = dialog.page.choice, board.painter, board.growth
    label, shown = _(field.label), value_name(field, choice.value(field.name))
    chosen, changed = field.name == dialog.rule, choice.changed(field.name)
    idle, broken = is_idle(field.name, choice.value), _broken(board, dialog, field, w)
    style = "bold" if changed else "text"
    room = w - 2 * SIDE - (0.0 if broken else board.wide(shown, "italic", VALUE) + APART)
    if board.wide(label, style, NAME) > room or board.wide(shown, "italic", VALUE) > w - 2 * SIDE:
        board.misfits.append(label)
    tall = rule_height(board, dialog, field, w) - 2
    box, band = board.rect(x, y + RING, w, tall - 2 * RING), board.rect(x, y, w, tall)
    act = partial(dialog.show_rule, field.name)
    says = _("{rule}: {value}").format(rule=label, value=shown)
    element = Element(f"rule:{field.name}", Role.CHOICE, says, box, act, selected=chosen)
    left, base = board.px(x + SIDE, y + (LINE / 2 + 5) * grown)
    right, below = board.px(x + w - SIDE, y + (LINE / 2 + 5 + BROKEN * broken) * grown)

    def look(state: str) -> list[Placed]:
        warm, sunk = state in ("hover", "down"), painter.px(2) if state == "down" else 0
        placed: list[Placed] = [(painter.band(band.w, band.h), band.x, band.y)] if chosen else []
        ink = RED if warm and not chosen else OFF if idle and not chosen else INK
        told = painter.text(shown, "bold" if changed else "italic", VALUE, ink if changed or chosen or idle else MUTE)
        placed.append((painter.text(label, style, NAME, ink), left, base + sunk))
        placed.append((told, right - told.width, below + sunk))
        return placed

    board.widget(element, look, 9.0)


def _meanings(dialog: HouseDialog, field: Field) -> dict[Value, str]:
    choice = dialog.page.choice
    names = deck_names(dialog.app.settings.deck, choice.rules)
    return {value: meaning(choice, field, value, names) for value, _name in field.values}


def values_height(board: Board, dialog: HouseDialog, field: Field, w: float) -> float:
    """Height of the values of a rule with the longest of what they mean, where the page is scrolled."""
    return _told_height(board, dialog, field, w) + len(field.values) * _step(board) + TOLD_LOWER + UNFOLDED_END


def _step(board: Board) -> float:
    return STEP * (1 + (board.growth - 1) * 0.6)


def _told_height(board: Board, dialog: HouseDialog, field: Field, w: float) -> float:
    told = _meanings(dialog, field).values()
    return max(board.height_of(words, "plain", TOLD, w, LEAD) for words in told) + 12 * board.growth


def compose_values(board: Board, dialog: HouseDialog, field: Field, x: float, y: float, w: float, end: float) -> None:
    """What a rule means as it is, or would with the value under pointer or ring; below it all its values."""
    choice, grown = dialog.page.choice, board.growth
    told, now = _meanings(dialog, field), choice.value(field.name)
    if not board.narrow:
        board.say(x, y + 18 * grown, _(field.label), "head", HEADING, width=w, quiet=True)
        y += 34 * grown
    else:
        y += TOLD_LOWER
    pointed = next((value for value, _name in field.values if value_id(field, value) == dialog.pointed), now)
    board.paragraph(x, y + 15 * grown, w, told[pointed], "plain", TOLD, lead=LEAD, name="meaning")
    y += _told_height(board, dialog, field, w)
    idle, columns = is_idle(field.name, choice.value), _columns(board, field, w)
    wide = w / columns - 8
    step = min(_step(board), (end - y) / math.ceil(len(field.values) / columns))
    tall = step - (STEP - BLOCK)
    if tall < (BLOCK - 11) * grown:
        board.misfits.append("values")
    for place, (value, name) in enumerate(field.values):
        row, column = divmod(place, columns)
        chosen = value == now
        board.button(
            value_id(field, value), x + column * (wide + 8), y + row * step, wide, tall, _(name),
            partial(dialog.take_value, field, value), "gold" if chosen else "paper", size=NAME, role=Role.CHOICE,
            selected=chosen, says=f"{_(name)}: {told[value]}", enabled=not idle,
        )  # fmt: skip


def _columns(board: Board, field: Field, w: float) -> int:
    """How many columns the values stand in: many of them in two, where the page is not scrolled."""
    widest = max(board.wide(_(name), "head", NAME) for _value, name in field.values)
    return 2 if not board.narrow and len(field.values) > MOST_IN_COLUMN and widest < w / 2 - 8 - 28 else 1


def value_id(field: Field, value: Value) -> str:
    """The id of the Element for a value of a rule."""
    return f"value:{field.name}:{value}"
