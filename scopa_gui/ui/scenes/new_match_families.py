"""The families of variants as tabs: one row of small ones where the text is small, else two rows."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

import pygame

from scopa_gui.rules.presets import FAMILIES
from scopa_gui.ui.element import Element, Role
from scopa_gui.ui.paint.frames import LIFT, SINK
from scopa_gui.ui.paint.palette import INK
from scopa_gui.ui.scenes.board import Board, Placed, Widget
from scopa_gui.ui.scenes.variants import family_games, family_icon, family_name, family_sample

if TYPE_CHECKING:
    from scopa_gui.ui.scenes.new_match_page import NewMatch

LEFT, ROOM, TOP, GAP = 62.0, 546.0, 118.0, 7.0
"""Left edge and width of a row, its upper edge, and the space between two tabs."""
TALL, RAISED = 78.0, 4.0
"""Height of a tab with its icon above its name and its sample; by how much the chosen one stands higher."""
SIZES = (15.0, 14.5, 14.0)
"""Sizes that the names may have in one row."""
LARGEST_TEXT = 1.05
"""Above this growth of the text the list is scrolled, and its upper arrow needs the room of two rows."""
IN_ROW, SIZE_IN_TWO = 4, 16.0
"""Tabs of one of two rows, and the size of their names."""
ICON, SEAL, SAMPLE = 28.0, 24.0, 14.0
MARGIN, SAMPLE_MARGIN = 24.0, 15.0
"""What a name leaves free of the width of its tab: at each side the hairline, and as much again beside it. A sample
stands between the hairlines."""
TIP_SIZE, TIP_LEAD, TIP_SIDE = 16.0, 1.3, 22.0
"""Size and leading of the names that a tip lists, and what it leaves free round them."""


def _least(board: Board, size: float) -> list[float]:
    """The least width of each tab of one row."""
    return [
        max(
            board.wide(family_name(family.id), "head", size) + MARGIN,
            board.wide(family_sample(family.id), "text", SAMPLE) + SAMPLE_MARGIN,
        )
        for family in FAMILIES
    ]


def _spare(board: Board, size: float) -> float:
    """By how much each tab of one row is wider than it must be: all the same, so that a long name has a wide tab."""
    return (ROOM - GAP * (len(FAMILIES) - 1) - sum(_least(board, size))) / len(FAMILIES)


def _size(board: Board) -> float | None:
    """The size at which all names fit on tabs of one row; None if they do not."""
    return next((size for size in SIZES if _spare(board, size) >= 0), None)


def families_in_one_row(board: Board) -> bool:
    """Whether the tabs stand in one row."""
    return not board.narrow and board.growth <= LARGEST_TEXT and _size(board) is not None


def families_end(board: Board, *, one_row: bool) -> float:
    """Where the list of variants may begin."""
    if one_row:
        return TOP + TALL + 14
    return _two_rows_top(board) + 2 * _two_rows_step(board) + 12


def _two_rows_top(board: Board) -> float:
    """Below the tails of the ribbon, which are larger where the page is scrolled."""
    return TOP + (18 if board.narrow else 0)


def _two_rows_tall(board: Board) -> float:
    return 22 + 34 * board.growth


def _two_rows_step(board: Board) -> float:
    return _two_rows_tall(board) + 14


def compose_families(board: Board, page: NewMatch, *, one_row: bool) -> None:
    """All tabs, that of the chosen family in gold."""
    if one_row:
        size, x = _size(board) or SIZES[-1], LEFT
        spare = _spare(board, size)
        for family, least in zip(FAMILIES, _least(board, size), strict=True):
            _tab(board, page, family.id, (x, TOP, least + spare, TALL), size, with_icon=True)
            x += least + spare + GAP
        return
    tall = _two_rows_tall(board)
    wide = (ROOM - GAP * (IN_ROW - 1)) / IN_ROW
    for number, family in enumerate(FAMILIES):
        row, place = divmod(number, IN_ROW)
        x, y = LEFT + place * (wide + GAP), _two_rows_top(board) + row * _two_rows_step(board)
        words = (family_name(family.id), "head", SIZE_IN_TWO), (family_sample(family.id), "text", SAMPLE)
        if any(board.wide(*word) > wide - SAMPLE_MARGIN for word in words):
            board.misfits.append(family.id)
        _tab(board, page, family.id, (x, y, wide, tall), SIZE_IN_TWO, with_icon=False)


def _spoken(family: str) -> str:
    """The name of a tab to somebody who cannot see what it holds."""
    return f"{family_name(family)}: {family_games(family)}"


def compose_tip(board: Board, page: NewMatch, top: float) -> None:
    """All games of another family, from `top` on, while the pointer or the ring is on its tab."""
    painter = board.painter

    def look(at: str) -> list[Placed]:
        kind, _colon, family = at.partition(":")
        if kind != "family" or family == page.family:
            return []
        lines = painter.wrap(family_games(family), "text", TIP_SIZE, (ROOM - 2 * TIP_SIDE) * board.scale)
        lead = TIP_SIZE * TIP_LEAD * board.growth
        box = board.rect(LEFT, top, ROOM, len(lines) * lead + TIP_SIDE)
        face = painter.plaque(box.w, box.h, 8, inner=False, gems=False)
        placed: list[Placed] = [(face, box.x, box.y)]
        for number, line in enumerate(lines):
            x, y = board.px(LEFT + TIP_SIDE, top + TIP_SIDE / 2 + lead * (number + 0.76))
            placed.append((painter.text(line, "text", TIP_SIZE, INK), x, y))
        return placed

    lay_tip(board, page, look)


def lay_tip(board: Board, page: NewMatch, look: Callable[[str], list[Placed]]) -> None:
    """What is told of that which has the pointer, else the ring, given its id: no Element, and above all others."""
    nobody = Element("", Role.TEXT, "", pygame.Rect(0, 0, 0, 0))

    def placed(_state: str) -> list[Placed]:
        ringed = page.ringed()
        return look(page.hover_id or (ringed.id if ringed is not None else ""))

    board.items.append(Widget(nobody, placed))


def _tab(
    board: Board,
    page: NewMatch,
    family: str,
    area: tuple[float, float, float, float],
    size: float,
    *,
    with_icon: bool,
) -> None:
    """A tab with its name and a sample; the chosen one is raised, its seal within its own width."""
    chosen = family == page.family
    x, y, w, h = area
    box = board.rect(x, y - (RAISED if chosen else 0), w, h)
    name, sample, icon = family_name(family), family_sample(family), family_icon(family)
    act = partial(page.show_family, family)
    element = Element(f"family:{family}", Role.TAB, _spoken(family), box, act, selected=chosen)
    painter = board.painter
    lowest = h - 13 if with_icon else h / 2 + 16 * board.growth
    step = (2 + SAMPLE) * board.growth if with_icon else 17 * board.growth

    def look(state: str) -> list[Placed]:
        sunk = painter.px({"hover": -LIFT, "down": SINK}.get(state, 0.0))
        words, below = painter.text(name, "head", size, INK), painter.text(sample, "text", SAMPLE, INK)
        placed: list[Placed] = [
            (painter.button(box.w, box.h, "", "gold" if chosen else "paper", state=state), box.x, box.y),
            (words, box.centerx - words.width / 2, box.y + painter.px(lowest - step) + sunk),
            (below, box.centerx - below.width / 2, box.y + painter.px(lowest) + sunk),
        ]
        if with_icon:
            sign = painter.icon(icon, painter.px(ICON))
            placed.append((sign, box.centerx - sign.width / 2, box.y + painter.px(6) + sunk))
        if chosen:
            seal = painter.icon("seal", painter.px(SEAL))
            placed.append((seal, box.right - seal.width * 0.92, box.y - seal.height * 0.42 + sunk))
        return placed

    board.widget(element, look, block=True, above=int(chosen))
