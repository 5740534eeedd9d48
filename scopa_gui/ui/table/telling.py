"""The line that tells the last event, and where it lies."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, NamedTuple

import pygame

from scopa_gui.rules.events import Played
from scopa_gui.ui import layout
from scopa_gui.ui.layout import Room
from scopa_gui.ui.paint import Baked, Painter
from scopa_gui.ui.paint.palette import FELT_OUTLINE, ON_FELT
from scopa_gui.ui.table.geometry import pixels

if TYPE_CHECKING:
    from scopa_gui.ui.table.scene import TableScene

SIZE, LEAST, LEAST_PIXELS = 18.0, 0.8, 14.0
"""Size of its letters, and how much smaller they may be set: to that share, and to so many pixels."""
SECOND, STEPS = 21.0, 4
"""How much lower a second line stands, and the steps in which two lines are set smaller."""
RULE_BELOW, RULE_H = 4.0, 2.0
"""How far below its letters the line is ruled while the pointer is on it, and how thickly."""


def is_free(scene: TableScene) -> bool:
    """Whether the person may act and nothing is asked, so that the line is there."""
    return scene.ready and scene.choosing is None and scene.prompt is None


def can_show_again(scene: TableScene) -> bool:
    """Whether a click on the line, or on the pile it tells of, shows the last capture once more."""
    return is_free(scene) and scene.presenter.can_show_again


def announced(scene: TableScene) -> str:
    """The sentence on the plaque of a sweep, or of a capture that is shown once more."""
    teller = scene.session.teller
    if scene.presenter.again is not None:
        return teller.tell(scene.presenter.again)
    if scene.presenter.sweep.on:
        return next((teller.tell(event) for event in scene.session.shown.events if isinstance(event, Played)), "")
    return ""


def event_room(scene: TableScene) -> Room:
    """The room of the line."""
    board = scene.board
    return layout.event_room(board.rows.rows, board.setting, board.stock_pose(), board.shift)


class _Setting(NamedTuple):
    """How the line is set: its lines, the size of their text, and whether words are left out."""

    lines: tuple[str, ...]
    growth: float
    cut: bool


@lru_cache(32)  # asked for several times a frame
def _setting(painter: Painter, _scale: float, wished: float, words: str, w: int, h: float) -> _Setting:
    """Words in a room w pixels wide and h high: in one line, in two if that would be small, cut if those are full.

    No line is set smaller than the least share of the size that is wished, nor than the least there is.
    """
    floor = max(LEAST * wished, LEAST_PIXELS / (SIZE * painter.scale))
    wished = max(wished, floor)
    with painter.sized(wished):
        natural = painter.text_width(words, "italic", SIZE)
    alone = min(wished, wished * w / max(natural, 1.0), max(floor, h / layout.EVENT_LEAD))
    if alone >= floor:
        return _Setting((words,), alone, cut=False)
    most = min(wished, max(floor, h / (layout.EVENT_LEAD + SECOND)))
    for step in range(STEPS + 1):
        growth = most - (most - floor) * step / STEPS
        with painter.sized(growth):
            lines = painter.wrap(words, "italic", SIZE, w)
        if len(lines) <= 2:
            return _Setting(_halved(painter, lines, growth, w), growth, cut=False)
    return _Setting((lines[0], " ".join(lines[1:])), floor, cut=True)


def _halved(painter: Painter, lines: list[str], growth: float, w: int) -> tuple[str, ...]:
    """The same words in two lines that are as equally long as may be."""
    words = " ".join(lines)
    with painter.sized(growth):
        for part in range(10, 21):
            even = painter.wrap(words, "italic", SIZE, w * part / 20)
            if len(even) <= 2:
                return tuple(even)
    return tuple(lines)


def _set(scene: TableScene) -> _Setting:
    painter, room = scene.app.painter, event_room(scene).rect
    return _setting(painter, painter.scale, painter.text_scale, scene.event_text, painter.px(room.w), room.h)


def is_cut(scene: TableScene) -> bool:
    """Whether the line leaves out words that the log tells."""
    return _set(scene).cut


def event_box(scene: TableScene) -> pygame.Rect:
    """Where the line lies; what is higher than its room rises above it, off the hand."""
    found, room, board = _set(scene), event_room(scene), scene.board
    height = (layout.EVENT_LEAD + SECOND * (len(found.lines) - 1)) * found.growth
    over = max(0.0, height - max(room.rect.h, layout.EVENT_LEAD * board.growth))
    place = room.place(event_line(scene).width / board.space.s, height)
    return pixels(board.space, place._replace(y=place.y - over / 2))


def line_is_crossed(scene: TableScene) -> bool:
    """Whether a card that flies, or is pulled, lies across the line, which then lies below it."""
    if not scene.event_text:
        return False
    board, box = scene.board, event_box(scene)
    pulled = [actor for actor in board.hand if actor.held]
    return any(pixels(board.space, actor.pose.outline()).colliderect(box) for actor in (*board.flying, *pulled))


def event_rule(scene: TableScene, width: int) -> Baked:
    """The rule below the line while a click on it would do something."""
    painter = scene.app.painter

    def bake() -> Baked:
        height = max(1, painter.px(RULE_H))
        picture = pygame.Surface((width, height), pygame.SRCALPHA, 32)
        picture.fill((*ON_FELT, 255))
        return Baked(picture, 0, 0, width, height)

    return painter.keep(("event rule", width), bake)


def event_line(scene: TableScene) -> Baked:
    """The line, or two, as large as their room allows; the origin is the left end of the last baseline."""
    painter, found = scene.app.painter, _set(scene)
    room = painter.px(event_room(scene).rect.w)
    with painter.sized(found.growth):
        lines = [
            painter.text(words, "italic", SIZE, ON_FELT, outline=FELT_OUTLINE, max_width=room) for words in found.lines
        ]
    if len(lines) == 1:
        return lines[0]

    def bake() -> Baked:
        lead, pad = painter.px(SECOND * found.growth), painter.px(SIZE * found.growth)
        width, height = max(line.width for line in lines), lines[0].height + lead
        picture = pygame.Surface((width + 2 * pad, height + 2 * pad), pygame.SRCALPHA, 32)
        for number, line in enumerate(lines):
            line.draw(picture, pad + (width - line.width) // 2, pad + lines[0].height + number * lead)
        return Baked(picture, -pad, -pad - height, width, height)

    return painter.keep(("event lines", found, painter.dress.cloth, room), bake)
