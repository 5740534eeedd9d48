"""The cards on the table, in rows."""

from __future__ import annotations

import math
from dataclasses import dataclass

from scopa_gui.ui.layout.geometry import CARD_RATIO, Pose, Space
from scopa_gui.ui.layout.hand import HAND_TOP_TWO_ROWS, hand_line

TABLE_WIDEST = 120.0
ROW_GAP = 16.0
COLUMN_PITCH = 1.18
FIELD_TOP, FIELD_H = 162.0, 362.0
ONE_ROW_MIDDLE = 296.0
GUIDE_SHIFT = 120.0
"""How far the rows move to the left when the guide is open."""
GUIDE_ROOM, GUIDE_TALL = 322.0, 780.0
"""What the open guide takes of the right side."""


@dataclass(frozen=True, slots=True)
class Rows:
    """The slots of the table: their poses in order, and in how many rows."""

    slots: tuple[Pose, ...]
    rows: int


def guide_left(space: Space) -> float:
    """The x where the room of the open guide begins."""
    return space.w - GUIDE_ROOM


def field_height(space: Space) -> float:
    """The height that the rows may take."""
    return FIELD_H + hand_line(space) - HAND_TOP_TWO_ROWS


def field_width(space: Space, players: int, rows: int, growth: float) -> float:
    """The width that so many rows may take between the seats at the sides; large text takes some of it.

    In tall windows rows reach further down, past the plaques at the sides. A single row passes below the score
    and above the plaques at the sides; more rows pass between them.
    """
    lost = max(growth - 1.0, min(1.0, 2.0 * (space.zoom - 1.0)))
    if players == 2:
        width = 1160.0
    elif players <= 4:
        width = 900.0 if rows == 1 else 720.0 - 50.0 * lost if players == 3 else 900.0 - 230.0 * lost
    else:
        width = 800.0 - 96.0 * lost
    return width + space.more_w


def one_row(space: Space) -> float:
    """The y of the middle of a single row."""
    return ONE_ROW_MIDDLE + (field_height(space) - FIELD_H) / 2


def below_row(space: Space) -> float:
    """The y of the lower edge of a single row."""
    return one_row(space) + TABLE_WIDEST * space.zoom * CARD_RATIO / 2


def table_rows(slots: int, space: Space, players: int, shift: float = 0.0, growth: float = 1.0) -> Rows:
    """Poses for so many slots (cards and gaps), moved to the left by ``shift``."""
    if slots == 0:
        return Rows((), 1)
    height, beside = field_height(space), 2 * max(0.0, shift - 60.0)
    best_w, best_rows = 0.0, 1
    for rows in (1, 2, 3, 4):
        per = math.ceil(slots / rows)
        w = min(
            TABLE_WIDEST * space.zoom,
            (field_width(space, players, rows, growth) - beside) / (COLUMN_PITCH * per - (COLUMN_PITCH - 1)),
            (height - ROW_GAP * (rows - 1)) / rows / CARD_RATIO,
        )
        if w > best_w + 1e-9:
            best_w, best_rows = w, rows
    w = float(math.floor(best_w))
    per = math.ceil(slots / best_rows)
    raised = 21.0 if players in (3, 4) else 0.0
    middle = one_row(space) if best_rows == 1 else FIELD_TOP + height / 2 - raised
    pitch_y = w * CARD_RATIO + ROW_GAP
    poses = []
    for i in range(slots):
        row, column = divmod(i, per)
        count = min(per, slots - row * per)
        x = space.centre - shift + (column - (count - 1) / 2) * w * COLUMN_PITCH
        y = middle + (row - (best_rows - 1) / 2) * pitch_y
        poses.append(Pose(x, y, 0.0, w))
    return Rows(tuple(poses), best_rows)
