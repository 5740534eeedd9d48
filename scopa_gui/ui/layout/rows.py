"""The cards on the table, in rows, and the line below them."""

from __future__ import annotations

import math
from dataclasses import dataclass

from scopa_gui.ui.layout.geometry import CARD_RATIO, Pose, Space

TABLE_WIDEST = 120.0
ROW_GAP = 16.0
COLUMN_PITCH = 1.18
FIELD_H = 362.0
GUIDE_SHIFT = 120.0
"""How far the rows move to the left when the guide is open."""


@dataclass(frozen=True, slots=True)
class Rows:
    """The slots of the table: their poses in order, and in how many rows."""

    slots: tuple[Pose, ...]
    rows: int


def table_rows(slots: int, space: Space, players: int, shift: float = 0.0) -> Rows:
    """Poses for so many slots (cards and gaps), moved to the left by ``shift``."""
    if slots == 0:
        return Rows((), 1)
    field = (1160.0 if players == 2 else 900.0) + space.more_w - 2 * max(0.0, shift - 60.0)
    best_w, best_rows = 0.0, 1
    for rows in (1, 2, 3, 4):
        per = math.ceil(slots / rows)
        w = min(
            TABLE_WIDEST,
            field / (COLUMN_PITCH * per - (COLUMN_PITCH - 1)),
            (FIELD_H - ROW_GAP * (rows - 1)) / rows / CARD_RATIO,
        )
        if w > best_w + 1e-9:
            best_w, best_rows = w, rows
    w = float(math.floor(best_w))
    per = math.ceil(slots / best_rows)
    middle = 296.0 if best_rows == 1 else 322.0 if players in (3, 4) else 343.0
    pitch_y = w * CARD_RATIO + ROW_GAP
    poses = []
    for i in range(slots):
        row, column = divmod(i, per)
        count = min(per, slots - row * per)
        x = space.centre - shift + (column - (count - 1) / 2) * w * COLUMN_PITCH
        y = middle + space.more_h / 2 + (row - (best_rows - 1) / 2) * pitch_y
        poses.append(Pose(x, y, 0.0, w))
    return Rows(tuple(poses), best_rows)


def event_line(rows: int, space: Space, shift: float = 0.0) -> tuple[float, float]:
    """The centre of the line that tells the last event."""
    y = 457.0 if rows == 1 else 547.0
    return space.centre - shift, y + space.more_h / 2
