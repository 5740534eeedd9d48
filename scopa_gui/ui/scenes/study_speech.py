"""What is said above a studied position: a plaque with a portrait, scrolled where its words are too many."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from scopa_gui.game.i18n import _
from scopa_gui.game.numbers import number_text
from scopa_gui.ui.element import Element, Role
from scopa_gui.ui.paint import speech
from scopa_gui.ui.paint.palette import MUTE
from scopa_gui.ui.scenes.board import Board
from scopa_gui.ui.scenes.study_room import large_part

if TYPE_CHECKING:
    from scopa_gui.ui.scenes.study_table import StudyScene

WIDTHS = (640.0, 740.0, 850.0)
PORTRAIT, FACE_X = 152.0, 330.0
SHALLOW = 150.0
"""A plaque that would be deeper is made wider, while it can be."""
ARROWS = 40.0
"""Room at the right for what scrolls the words."""
BELOW_TITLE = 6.0
"""What stays free between the heading and the text."""
STEP, STEP_APART = 16.0, 16.0
"""Size of the number of the step, and what stays free between it and the heading."""


class Speech(NamedTuple):
    """A heading, what is to be learned, and what to do; empty parts are left out.

    Of several steps it says which one this is, and how many there are.
    """

    title: str
    text: str
    task: str = ""
    step: tuple[int, int] | None = None

    def told(self, part: str, words: str) -> str:
        """Words of a part as they are read out: the heading with its step."""
        if part != "title" or self.step is None:
            return words
        return _("{n} of {count}: {title}").format(n=self.step[0], count=self.step[1], title=words)


class Line(NamedTuple):
    """A line of the speech: the part it belongs to, its words, style and size, how high it is, what stays free below it
    and what stands at its right end."""

    part: str
    words: str
    style: str
    size: float
    tall: float
    below: float = 0.0
    mark: str = ""


class Scrolled:
    """Which lines of a speech are shown.

    Attributes:
        first: the first one.
        furthest: the first one when the speech is scrolled to its end.
    """

    def __init__(self) -> None:
        self.first = self.furthest = 0

    def move(self, lines: int) -> bool:
        """Scroll; False if it goes no further."""
        before = self.first
        self.first = min(max(0, self.first + lines), self.furthest)
        return self.first != before


class Room(NamedTuple):
    """Where the plaque may lie on a board: its upper edge, the lowest its lower edge may reach, and widths to try."""

    top: float
    deepest: float
    widths: tuple[float, ...]
    face: float
    face_x: float

    @property
    def left(self) -> float:
        """The left edge of the plaque, half covered by the portrait."""
        return self.face_x + 0.28 * self.face


def room_of(board: Board, wish: float) -> Room:
    """As drawn for the usual size of text; with larger text the plaque gets more of the window."""
    part = large_part(wish)
    face, face_x = PORTRAIT - 34 * part, FACE_X - 4 * part
    widest = board.visible[2] - 30 - (face_x + 0.28 * face)
    widths = (*WIDTHS, max(WIDTHS[-1], min(widest, 960.0))) if part else WIDTHS
    return Room(94 - 10 * part, 272 + 72 * part, widths, face, face_x)


def compose_speech(board: Board, scene: StudyScene, face: str, mood: str, said: Speech) -> float:
    """The plaque with its portrait, as wide as it needs to be to stay above the cards.

    Returns how far it was raised, in windows that are high enough, to hold all its words.
    """
    room = room_of(board, scene.app.text_scale)
    for width in room.widths:
        lines = _lines(board, said, width - 96)
        depth = _height(lines) + _margin(board)
        if depth <= SHALLOW:
            break
    lift = min(max(0.0, depth - (room.deepest - room.top)), -min(0.0, board.visible[1]))
    room = room._replace(top=room.top - lift)
    highest = room.deepest - room.top
    scrolls = depth > highest + 0.01
    if scrolls:
        lines = _lines(board, said, width - 96 - ARROWS)
        if board.growth > scene.least_growth + 0.01:
            board.misfits.append(said.text)
    height = highest if scrolls else max(148.0, depth)
    board.plaque(room.left, room.top, width - 2, height, 16, gems=False)
    tip = scene.spoken_of()
    if tip is not None:
        _point(board, tip, room, width, room.top + height - 1)
    pixels = round(room.face * board.scale)
    middle = room.top + min(height, 160) / 2
    board.still(lambda: board.painter.portrait(face, mood, pixels), room.face_x, middle)
    shown = _shown(scene.scrolled, lines, highest - _margin(board))
    tall = _height(shown)
    x = room.left + 0.4 * room.face
    _say(board, said, shown, x, room.top + (height - tall) / 2, width - 96 - ARROWS * scrolls)
    if scrolls:
        _arrows(board, scene, room.left + width - 40, room.top + height / 2)
    return lift


def _point(board: Board, tip: float, room: Room, width: float, y: float) -> None:
    """The point of the plaque, towards what is spoken of, as far as it can."""
    first, last = room.face_x + 0.5 * room.face + 12, room.left + width - 20 - speech.WIDE
    back = tip - speech.LEAN < first
    corner = tip + speech.LEAN - speech.WIDE if back else tip - speech.LEAN
    corner = min(max(corner, first), last)
    board.still(lambda: speech.point(board.painter, back=back), corner, y)


def _margin(board: Board) -> float:
    """What stays free above and below the words together."""
    return 26 + 12 * board.growth


def _height(lines: list[Line]) -> float:
    return sum(line.tall + line.below for line in lines)


def _lines(board: Board, said: Speech, room: float) -> list[Line]:
    grown, lines, mark = board.growth, [], " / ".join(map(number_text, said.step or ()))
    narrower = board.wide(mark, "text", STEP) + STEP_APART if mark else 0.0
    parts = (("title", said.title, "display", 26.0, 1.12), ("text", said.text, "plain", 19.0, 1.3),
             ("task", said.task, "bold", 19.0, 1.3))  # fmt: skip
    for part, words, style, size, lead in parts:
        across = (room - narrower * (part == "title")) * board.scale
        for words_of_line in board.painter.wrap(words, style, size, across) if words else ():
            lines.append(Line(part, words_of_line, style, size, size * lead * grown))
    titles = sum(line.part == "title" for line in lines)
    if titles:
        lines[0] = lines[0]._replace(mark=mark)
        lines[titles - 1] = lines[titles - 1]._replace(below=BELOW_TITLE)
    return lines


def _shown(scrolled: Scrolled, lines: list[Line], room: float) -> list[Line]:
    """The lines in view: all where there is room."""
    left, last = room, 0
    for line in reversed(lines):
        left -= line.tall + line.below
        if left < -0.5:
            break
        last += 1
    scrolled.furthest = len(lines) - last
    scrolled.first = min(scrolled.first, scrolled.furthest)
    shown, left = [], room
    for line in lines[scrolled.first :]:
        left -= line.tall + line.below
        if left < -0.5:
            break
        shown.append(line)
    return shown


def _say(board: Board, said: Speech, lines: list[Line], x: float, top: float, room: float) -> None:
    """Lines below one another; each part of the speech is one Element."""
    y = top
    for part in dict.fromkeys(line.part for line in lines):
        begin, words = y, []
        for line in (line for line in lines if line.part == part):
            base = y + line.tall * 0.5 + line.size * 0.33 * board.growth
            board.say(x, base, line.words, line.style, line.size, quiet=True)
            if line.mark:
                board.say(x + room, base, line.mark, "text", STEP, MUTE, "r", quiet=True)
            words.append(line.words)
            y += line.tall + line.below
        board.text_element(x, begin + 1, room, y - begin - 2, said.told(part, " ".join(words)), part)


def _arrows(board: Board, scene: StudyScene, cx: float, cy: float) -> None:
    """What scrolls the words a line up or down; only where there are more."""
    scrolled = scene.scrolled
    if scrolled.first > 0:
        _arrow(board, scene, "said:up", -1, (cx, cy - 34), _("Scroll up"))
    if scrolled.first < scrolled.furthest:
        _arrow(board, scene, "said:down", 1, (cx, cy + 34), _("Scroll down"))


def _arrow(board: Board, scene: StudyScene, ident: str, step: int, at: tuple[float, float], says: str) -> None:
    painter = board.painter

    def act() -> None:
        scene.scroll_said(step)

    element = Element(ident, Role.BUTTON, says, board.rect(at[0] - 22, at[1] - 22, 44, 44), act)
    x, y = board.px(*at)
    way = "up" if step < 0 else "down"
    board.widget(element, lambda state: [(painter.wedge(way, warm=state != "normal"), x, y)], -6.0)
