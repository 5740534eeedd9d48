"""What is said above a studied position, and what stands beside it: speech, captions, buttons."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from scopa_gui.game.i18n import _, ngettext
from scopa_gui.ui.paint import speech
from scopa_gui.ui.paint.palette import FELT_OUTLINE, ON_FELT
from scopa_gui.ui.scenes.board import Board
from scopa_gui.ui.scenes.study_table import StudyScene

TOP, DEEPEST = 94.0, 272.0
"""Upper edge of the plaque, and how far down it may reach: the cards of the table begin there."""
WIDTHS = (640.0, 740.0, 850.0)
PORTRAIT, FACE_X = 152.0, 330.0
LOWER, STEP = 724.0, 64.0
"""Where the lowest buttons stand, and how far apart they are."""


class Speech(NamedTuple):
    """A heading, what is to be learned, and what to do; empty parts are left out."""

    title: str
    text: str
    task: str = ""


class Act(NamedTuple):
    """A button below the table."""

    ident: str
    label: str
    action: Callable[[], None]
    tone: str = "paper"
    default: bool = False


def compose_speech(board: Board, face: str, mood: str, said: Speech) -> None:
    """A plaque with a portrait at its left, as wide as it needs to be to stay above the cards."""
    for width in WIDTHS:
        depth = _depth(board, said, width)
        if depth <= 150:
            break
    height = max(148.0, depth)
    if TOP + height > DEEPEST:
        board.misfits.append(said.text)
    left = FACE_X + 42
    board.plaque(left, TOP, width - 2, height, 16, gems=False)
    board.still(lambda: speech.point(board.painter), left + width * 0.44, TOP + height - 1)
    pixels = round(PORTRAIT * board.scale)
    board.still(lambda: board.painter.portrait(face, mood, pixels), FACE_X, TOP + min(height, 160) / 2)
    x, room, grown = left + 60, width - 96, board.growth
    y = TOP + (height - depth) / 2 + 41 * grown
    y = board.paragraph(x, y, room, said.title, "display", 26, lead=1.12, name="title") + 1.5 * grown
    if said.text:
        y = board.paragraph(x, y, room, said.text, "plain", 19, lead=1.3, name="text") + 4 * grown
    if said.task:
        board.paragraph(x, y, room, said.task, "bold", 19, lead=1.3, name="task")


def _depth(board: Board, said: Speech, width: float) -> float:
    room = width - 96
    tall = board.height_of(said.title, "display", 26, room, 1.12)
    tall += board.height_of(said.text, "plain", 19, room, 1.3) if said.text else 0
    tall += board.height_of(said.task, "bold", 19, room, 1.3) if said.task else 0
    return tall + 38 * board.growth


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


def _caption(board: Board, x: float, y: float, w: float, words: str) -> None:
    room = 190.0 if w > 80 else 126.0
    size = 18.0
    while board.wide(words, "text", size) > room and size > 9:
        size -= 0.5
    base = y + w * 5 / 6 + 20 + 10 * board.growth
    board.say(x, base, words, "text", size, ON_FELT, "c", outline=FELT_OUTLINE)


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


def compose_title(board: Board, words: str) -> None:
    """The ribbon above everything."""
    board.ribbon(640, 24, words, "red", 26, 196)
