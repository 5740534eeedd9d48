"""The families of variants as tabs: one row of small ones where the text is small, else two rows."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from scopa_gui.rules.presets import FAMILIES
from scopa_gui.ui.element import Element, Role
from scopa_gui.ui.paint.frames import LIFT, SINK
from scopa_gui.ui.paint.palette import INK
from scopa_gui.ui.scenes.board import Board, Placed
from scopa_gui.ui.scenes.variants import family_icon, family_name

if TYPE_CHECKING:
    from scopa_gui.ui.scenes.new_match_page import NewMatch

LEFT, ROOM, TOP, GAP = 62.0, 546.0, 120.0, 7.0
"""Left edge and width of a row, its upper edge, and the space between two tabs."""
TALL, RAISED = 64.0, 4.0
"""Height of a tab with its icon above its name; by how much the chosen one stands higher."""
SIZES = (15.0, 14.5, 14.0)
"""Sizes that the names may have in one row."""
LARGEST_TEXT = 1.1
"""Above this growth of the text the list is scrolled, and its upper arrow needs the room of two rows."""
ICON, SEAL = 28.0, 24.0
MARGIN = 24.0
"""What a name leaves free of the width of its tab: at each side the hairline, and as much again beside it."""


def _names(board: Board, size: float) -> list[float]:
    return [board.wide(family_name(family.id), "head", size) for family in FAMILIES]


def _free(board: Board, size: float) -> float:
    """What each tab of one row has beside its name: all the same, so that a long name has a wide tab."""
    return (ROOM - GAP * (len(FAMILIES) - 1) - sum(_names(board, size))) / len(FAMILIES)


def _size(board: Board) -> float | None:
    """The size at which all names fit on tabs of one row; None if they do not."""
    return next((size for size in SIZES if _free(board, size) >= MARGIN), None)


def families_in_one_row(board: Board) -> bool:
    """Whether the tabs stand in one row."""
    return not board.narrow and board.growth <= LARGEST_TEXT and _size(board) is not None


def compose_families(board: Board, page: NewMatch, *, one_row: bool) -> None:
    """All tabs, that of the chosen family in gold."""
    if one_row:
        size, x = _size(board) or SIZES[-1], LEFT
        for family, name in zip(FAMILIES, _names(board, size), strict=True):
            width = name + _free(board, size)
            _tab(board, page, family.id, x, width, size)
            x += width + GAP
        return
    for number, family in enumerate(FAMILIES):
        row, place = divmod(number, 4)
        board.choice(
            f"family:{family.id}", 62 + place * 137, 120 + row * 60, 130, 44, family_name(family.id),
            partial(page.show_family, family.id), family.id == page.family, size=16, role=Role.TAB,
        )  # fmt: skip


def _tab(board: Board, page: NewMatch, family: str, x: float, width: float, size: float) -> None:
    """A tab with its icon above its name; the chosen one is raised, its seal within its own width."""
    chosen = family == page.family
    box = board.rect(x, TOP - (RAISED if chosen else 0), width, TALL)
    name, icon = family_name(family), family_icon(family)
    act = partial(page.show_family, family)
    element = Element(f"family:{family}", Role.TAB, name, box, act, selected=chosen)
    painter = board.painter

    def look(state: str) -> list[Placed]:
        sunk = painter.px({"hover": -LIFT, "down": SINK}.get(state, 0.0))
        face = painter.button(box.w, box.h, "", "gold" if chosen else "paper", state=state)
        sign, words = painter.icon(icon, painter.px(ICON)), painter.text(name, "head", size, INK)
        placed: list[Placed] = [
            (face, box.x, box.y),
            (sign, box.centerx - sign.width / 2, box.y + painter.px(7) + sunk),
            (words, box.centerx - words.width / 2, box.bottom - painter.px(14) + sunk),
        ]
        if chosen:
            seal = painter.icon("seal", painter.px(SEAL))
            placed.append((seal, box.right - seal.width * 0.92, box.y - seal.height * 0.42 + sunk))
        return placed

    board.widget(element, look, block=True, above=int(chosen))
