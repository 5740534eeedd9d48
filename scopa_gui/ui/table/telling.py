"""The line that tells the last event, and where it lies."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from scopa_gui.ui import layout
from scopa_gui.ui.layout import Room
from scopa_gui.ui.paint import Baked
from scopa_gui.ui.paint.palette import FELT_OUTLINE, ON_FELT
from scopa_gui.ui.table.geometry import pixels

if TYPE_CHECKING:
    from scopa_gui.ui.table.scene import TableScene

SIZE, LEAST = 18.0, 0.75
"""Size of its letters, and how much smaller they may be set."""


def event_room(scene: TableScene) -> Room:
    """The room of the line."""
    board = scene.board
    return layout.event_room(board.rows.rows, board.setting, board.stock_pose(), board.shift)


def event_growth(scene: TableScene) -> float:
    """The size of text at which the line fits its room."""
    painter, room = scene.app.painter, event_room(scene).rect
    wished = painter.text_scale
    natural = painter.text_width(scene.event_text, "italic", SIZE)
    fitting = max(min(wished, wished * painter.px(room.w) / max(natural, 1.0)), LEAST)
    return min(fitting, max(1.0, room.h / layout.EVENT_LEAD))


def event_box(scene: TableScene) -> pygame.Rect:
    """Where the line lies."""
    width = event_line(scene).width / scene.board.space.s
    return pixels(scene.board.space, event_room(scene).place(width, layout.EVENT_LEAD * event_growth(scene)))


def event_line(scene: TableScene) -> Baked:
    """The line, as large as its room allows."""
    painter, room = scene.app.painter, event_room(scene).rect
    with painter.sized(event_growth(scene)):
        return painter.text(
            scene.event_text, "italic", SIZE, ON_FELT, outline=FELT_OUTLINE, max_width=painter.px(room.w)
        )
