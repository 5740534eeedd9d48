"""The line that tells the last event, and where it lies."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from scopa_gui.rules.events import Played
from scopa_gui.ui import layout
from scopa_gui.ui.layout import Room
from scopa_gui.ui.paint import Baked
from scopa_gui.ui.paint.palette import FELT_OUTLINE, ON_FELT
from scopa_gui.ui.table.geometry import pixels

if TYPE_CHECKING:
    from scopa_gui.ui.table.scene import TableScene

SIZE, LEAST = 18.0, 0.75
"""Size of its letters, and how much smaller they may be set."""
BAND_BESIDE, BAND_ROUND = 12.0, 7.0
"""How far the band behind the line reaches beyond its ends, and the radius of its corners."""
BAND_STRENGTH = 230
"""How much of the table's colour it has, of 255: a card shows through, and the line keeps its contrast."""
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


def is_crossed(scene: TableScene, box: pygame.Rect) -> bool:
    """Whether a card that flies, or is pulled, lies across the line's box."""
    board = scene.board
    pulled = [actor for actor in board.hand if actor.held]
    return any(pixels(board.space, actor.pose.outline()).colliderect(box) for actor in (*board.flying, *pulled))


def event_band(scene: TableScene, height: int) -> Baked:
    """The line on a band of the table's colour so high: cards are as light as its letters. Its origin is the line's."""
    painter, line = scene.app.painter, event_line(scene)
    cloth = painter.dress.cloth
    beside = painter.px(BAND_BESIDE)

    def bake() -> Baked:
        size = (line.width + 2 * beside, height)
        picture = pygame.Surface(size, pygame.SRCALPHA, 32)
        pygame.draw.rect(picture, (*cloth, BAND_STRENGTH), ((0, 0), size), border_radius=painter.px(BAND_ROUND))
        picture = picture.premul_alpha()
        base = (height + line.height) // 2
        line.draw(picture, beside, base)
        return Baked(picture, -beside, -base, line.width, line.height)

    return painter.keep(("event band", scene.event_text, line.width, height, cloth), bake)


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
    """The line, as large as its room allows."""
    painter, room = scene.app.painter, event_room(scene).rect
    with painter.sized(event_growth(scene)):
        return painter.text(
            scene.event_text, "italic", SIZE, ON_FELT, outline=FELT_OUTLINE, max_width=painter.px(room.w)
        )
