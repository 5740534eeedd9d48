"""What stands beside a studied position: captions, buttons, the ribbon."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from scopa_gui.game.i18n import _, ngettext
from scopa_gui.ui.layout import PilePlace, Pose
from scopa_gui.ui.paint.palette import FELT_OUTLINE, ON_FELT
from scopa_gui.ui.scenes.board import Board
from scopa_gui.ui.scenes.study_room import large_part
from scopa_gui.ui.scenes.study_table import PAIR, StudyScene

LARGEST, SMALLEST = 18.0, 9.0
"""Sizes of the words below cards."""
BROAD, NARROW = 190.0, 126.0
"""Their width, and that below each of two heaps side by side."""
LOWER, STEP = 724.0, 64.0
"""Where the lowest buttons stand, and how far apart they are."""


class Act(NamedTuple):
    """A button below the table."""

    ident: str
    label: str
    action: Callable[[], None]
    tone: str = "paper"
    default: bool = False


class Caption(NamedTuple):
    """Words below cards: their middle, where they begin, how wide they may be and on how many lines."""

    words: str
    x: float
    top: float
    room: float
    most: int


def compose_captions(board: Board, scene: StudyScene) -> None:
    """The words below the heaps of cards, all of one size."""
    found = _captions(scene)
    size = min((_size(board, caption) for caption in found), default=LARGEST)
    for caption in found:
        _say_caption(board, caption, size)


def _captions(scene: StudyScene) -> list[Caption]:
    found: list[Caption] = []
    counts, own = scene.board.counts, scene.board.game.side_of[scene.board.viewer]
    space = scene.board.space
    shift_x, shift_y = space.more_w / 2, space.more_h / 2

    def below(x: float, y: float, w: float, words: str, room: float, most: int = 2) -> None:
        found.append(Caption(words, x - shift_x, y - shift_y + w * 5 / 6, room, most))

    def heap(place: Pose | PilePlace, words: str) -> None:
        below(place.x, place.y, place.w, words, BROAD if place.w > PAIR else NARROW)

    if counts.stock:
        heap(scene.board.stock_pose(), ngettext("{n} left", "{n} left", counts.stock).format(n=counts.stock))
    for side, cards in enumerate(counts.piles):
        if cards:
            heap(scene.board.pile_place(side), _("your pile") if side == own else _("the other pile"))
    open_hand = [actor for actors in scene.board.backs.values() for actor in actors if actor.face_up]
    if open_hand:
        x = sum(actor.goal.x for actor in open_hand) / len(open_hand)
        below(x, open_hand[0].goal.y, open_hand[0].goal.w, _("your opponent's hand"), BROAD, 3)
    return found


def _size(board: Board, caption: Caption) -> float:
    """The largest size at which a caption keeps to its room."""
    size = LARGEST
    while size > SMALLEST and not _fits(board, caption, size):
        size -= 0.5
    return size


def _fits(board: Board, caption: Caption, size: float) -> bool:
    lines = board.painter.wrap(caption.words, "text", size, caption.room * board.scale)
    return len(lines) <= caption.most and all(board.wide(line, "text", size) <= caption.room for line in lines)


def _say_caption(board: Board, caption: Caption, size: float) -> None:
    lines = board.painter.wrap(caption.words, "text", size, caption.room * board.scale)
    base = caption.top + 20 + 10 * board.growth
    for number, line in enumerate(lines):
        lower = number * size * 1.1 * board.growth
        board.say(caption.x, base + lower, line, "text", size, ON_FELT, "c", outline=FELT_OUTLINE, quiet=True)
    tall = size * board.growth
    left, height = caption.x - caption.room / 2, tall * (1.1 * len(lines) - 0.14)
    board.text_element(left, base - tall * 0.74, caption.room, height, caption.words)


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
