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
ICON, SEAL = 28.0, 24.0
MARGIN = 14.0
"""What a name leaves free of the width of its tab, for the hairlines."""


def _width() -> float:
    return (ROOM - GAP * (len(FAMILIES) - 1)) / len(FAMILIES)


def _size(board: Board) -> float | None:
    """The size at which all names fit on tabs of one row; None if they do not."""
    names = [family_name(family.id) for family in FAMILIES]
    fitting = (size for size in SIZES if all(board.wide(name, "head", size) <= _width() - MARGIN for name in names))
    return next(fitting, None)


def families_in_one_row(board: Board) -> bool:
    """Whether the tabs stand in one row."""
    return not board.narrow and _size(board) is not None


def compose_families(board: Board, page: NewMatch, *, one_row: bool) -> None:
    """All tabs, that of the chosen family in gold."""
    for number, family in enumerate(FAMILIES):
        if one_row:
            _tab(board, page, family.id, LEFT + number * (_width() + GAP), _size(board) or SIZES[-1])
            continue
        row, place = divmod(number, 4)
        board.choice(
            f"family:{family.id}", 62 + place * 137, 120 + row * 60, 130, 44, family_name(family.id),
            partial(page.show_family, family.id), family.id == page.family, size=16, role=Role.TAB,
        )  # fmt: skip


def _tab(board: Board, page: NewMatch, family: str, x: float, size: float) -> None:
    """A tab with its icon above its name; the chosen one is raised, its seal within its own width."""
    chosen = family == page.family
    box = board.rect(x, TOP - (RAISED if chosen else 0), _width(), TALL)
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
