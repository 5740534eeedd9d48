"""Pictures that will be needed soon, to be baked while nothing moves."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from scopa_gui.rules.cards import card_text, face
from scopa_gui.ui import layout
from scopa_gui.ui.sprites import CardSprites, Look
from scopa_gui.ui.table.actors import HELD
from scopa_gui.ui.table.board import Board

Task = Callable[[], object]

LARGE_SCALE = 2.0
"""Above this scale only the table's size of every card is kept ready."""


def whole_deck(sprites: CardSprites, board: Board) -> list[Task]:
    """Every card of the pack as it lies on the table and, in windows of usual size, in the hand."""
    codes = [card_text(card) for card in board.game.pack if card < 40]
    widths = [layout.TABLE_WIDEST * board.space.zoom]
    if board.space.s <= LARGE_SCALE:
        widths.append(layout.hand_width(board.game.ruleset.hand_size, board.space))
    return [partial(sprites.card, code, width) for width in widths for code in codes]


def next_play(sprites: CardSprites, board: Board) -> list[Task]:
    """What the next play can show: the hand with one card less, and cards that may be lit."""
    count = len(board.hand)
    fan = board.hand_fan(count - 1) if count else []
    tasks: list[Task] = []
    for index, actor in enumerate(board.hand):
        if actor.card is None:
            continue
        code = card_text(face(actor.card))
        for pose in fan[max(0, index - 1) : index + 1]:
            angle = round(pose.angle * 2) / 2
            tasks.append(partial(sprites.card, code, pose.w, angle))
            tasks.append(partial(sprites.shadow, pose.w, angle, HELD))
        tasks.append(partial(sprites.card, code, layout.hand_width(count, board.space), 0.0, Look.LIT))
    for card, actor in board.table.items():
        tasks.append(partial(sprites.card, card_text(face(card)), actor.goal.w, 0.0, Look.LIT))
    return tasks
