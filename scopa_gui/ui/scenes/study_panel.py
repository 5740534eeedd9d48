"""What stands beside a studied position: captions, buttons, the ribbon."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from scopa_gui.game.i18n import _, ngettext
from scopa_gui.ui.paint.palette import FELT_OUTLINE, ON_FELT
from scopa_gui.ui.scenes.board import Board
from scopa_gui.ui.scenes.study_room import large_part
from scopa_gui.ui.scenes.study_table import StudyScene

LOWER, STEP = 724.0, 64.0
"""Where the lowest buttons stand, and how far apart they are."""


class Act(NamedTuple):
    """A button below the table."""

    ident: str
    label: str
    action: Callable[[], None]
    tone: str = "paper"
    default: bool = False


def compose_captions(board: Board, scene: StudyScene) -> None:
    """The words below the heaps of cards."""
    counts, own = scene.board.counts, scene.board.game.side_of[scene.board.viewer]
    space = scene.board.space
    shift_x, shift_y = space.more_w / 2, space.more_h / 2
    if counts.stock:
        pose = scene.board.stock_pose()
        words = ngettext("{n} left", "{n} left", counts.stock).format(n=counts.stock)
        _caption(board, pose.x - shift_x, pose.y - shift_y, pose.w, words)
    for side, cards in enumerate(counts.piles):
        if cards:
            place = scene.board.pile_place(side)
            words = _("your pile") if side == own else _("the other pile")
            _caption(board, place.x - shift_x, place.y - shift_y, place.w, words)
    open_hand = [actor for actors in scene.board.backs.values() for actor in actors if actor.face_up]
    if open_hand:
        x = sum(actor.goal.x for actor in open_hand) / len(open_hand)
        _caption(board, x - shift_x, open_hand[0].goal.y - shift_y, open_hand[0].goal.w, _("your opponent's hand"))


def _caption(board: Board, x: float, y: float, w: float, words: str) -> None:
    room = 190.0 if w > 76 else 126.0
    lines, size = [words], 18.0
    while any(board.wide(line, "text", size) > room for line in lines) and size > 9:
        size -= 0.5
        wrapped = board.painter.wrap(words, "text", size, room * board.scale)
        lines = wrapped if len(wrapped) <= 2 else [words]
    base = y + w * 5 / 6 + 20 + 10 * board.growth
    for number, line in enumerate(lines):
        lower = number * size * 1.1 * board.growth
        board.say(x, base + lower, line, "text", size, ON_FELT, "c", outline=FELT_OUTLINE, quiet=True)
    tall = size * board.growth
    board.text_element(x - room / 2, base - tall * 0.74, room, tall * (1.1 * len(lines) - 0.14), words)


def compose_acts(board: Board, scene: StudyScene, left: list[Act], right: list[Act]) -> None:
    """Buttons at both lower corners, the first of each lowest; while a choice is open they stand above it."""
    tall = 50.0 * (1 + (board.growth - 1) * 0.3)
    lowest = board.visible[3] - (800 - LOWER) - (tall - 50)
    if scene.choosing is not None:
        lowest -= 84.0
    for acts, edge in ((left, -1), (right, 1)):
        widest = max((board.wide(act.label, "head", 22) for act in acts), default=0) + 40
        w = min(max(widest, 186.0 if edge < 0 else 216.0), 330.0)
        for row, act in enumerate(acts):
            x = 42.0 if edge < 0 else 1238.0 - w
            y = lowest - row * (STEP + tall - 50)
            board.button(
                act.ident, x, y, w, tall, act.label, act.action, act.tone, size=22,
                default=act.default and scene.choosing is None,
            )  # fmt: skip


def compose_title(board: Board, scene: StudyScene, words: str, lift: float) -> None:
    """The ribbon above everything, higher where text is large; raised as far as what is said."""
    board.ribbon(640, 24 - 18 * large_part(scene.app.text_scale) - lift, words, "red", 26, 196)
