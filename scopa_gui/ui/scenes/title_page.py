"""The title: go on with a match, start another, settings, quit."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING, NamedTuple

from scopa_gui.game.i18n import _
from scopa_gui.ui import scenes
from scopa_gui.ui.paint.palette import RED
from scopa_gui.ui.scenes import title_rows
from scopa_gui.ui.scenes.board import Board
from scopa_gui.ui.scenes.cards import ornament
from scopa_gui.ui.scenes.noted import noted_button, words_room
from scopa_gui.ui.scenes.open_matches import OpenMatches, match_lines
from scopa_gui.ui.scenes.page import Page

if TYPE_CHECKING:
    from scopa_gui.game.archive import MatchInfo
    from scopa_gui.ui.app import App
    from scopa_gui.ui.element import Element
    from scopa_gui.ui.scene import Scene

FAN = ("Rs", "3b", "7d", "Fc", "Ad")
"""The cards below the lettering."""

LEFT, WIDTH = 44, 400
BIG, PLAY, SMALL = 76, 62, 54
"""Heights of the entry that goes on with a match, of *play*, and of others."""
FIRST_TOP = 32
"""From the edge of the plaque to the first entry: its ring stays clear of the inner line."""
GAP, FIRST_GAP = 20, 8
"""Between entries, and the room that the ring of the first one takes below it besides."""
OFFER = 96.0
"""Height of the greeting of a newcomer, which stands where later one goes on with a match."""
LINKS = 2
"""Links in a row."""


LINKS_ASIDE_ABOVE = 1.2
"""Above this size of text the links stand at the right, below a smaller lettering."""
LARGE_WIDTH, LARGE_LEFT = 620.0, 690.0
LOWEST_LOGO = 84.0


class Entry(NamedTuple):
    """A line of the menu."""

    ident: str
    label: str
    icon: str
    action: Callable[[], None]
    subs: Sequence[str] = ()
    """What stands below the label: the first of these that fits."""
    note: str = ""


class Link(NamedTuple):
    """Words that lead on, below the menu or beside it."""

    ident: str
    label: str
    action: Callable[[], None]


class Title(Page):
    """The first scene. Its default is *continue* if a match is open, else *play*.

    Everything keeps its place whether a match is open or not: what is there only then stands above the rest.
    """

    name = "title"
    ground = "wood"
    late_steps = 1 + len(FAN)

    def __init__(self, app: App) -> None:
        super().__init__(app)
        self.matches: list[MatchInfo] = []
        self.newcomer = False
        self.today = ""
        """What is noted beside the deal of the day."""

    def on_enter(self) -> None:
        """Look again which matches are open, what was played today, and whether the person is new here."""
        self.matches = self.app.house.open_matches()
        self.newcomer = not self.matches and title_rows.is_new_here(self.app)
        self.today = title_rows.today_note(self.app)
        if self.board is not None:
            self.recompose()
        if self.focus_id is None and self.app.input.by_keys:
            self.focus(self.app.entry)

    def activate(self, element: Element) -> None:
        """Note where one goes: keys come back there."""
        self.app.entry = element.id
        super().activate(element)

    def layout(self, size: tuple[int, int]) -> None:
        """Compose for a window of so many pixels, in the language in use."""
        self.today = title_rows.today_note(self.app)
        super().layout(size)

    def compose(self, board: Board) -> None:
        """Menu at the left, lettering and a fan of cards at the right."""
        if board.growth > LINKS_ASIDE_ABOVE and not board.narrow:
            self._compose_large(board)
            return
        self._menu(board)
        if not board.narrow:
            self._lettering(board)

    def _entries(self) -> list[Entry]:
        """What there is always: to play, and what else there is to do."""
        app = self.app
        entries = [Entry("play", _("Play"), "sword", lambda: app.stack.replace(scenes.new_match(app)))]
        for ident, label, icon, make, note in (
            ("daily", _("Deal of the day"), "cup", scenes.daily, self.today),
            ("puzzles", _("Puzzles"), "club", scenes.puzzles, title_rows.puzzles_note(app)),
            ("learn", _("Learn"), "coin", scenes.learn, title_rows.lessons_note(app)),
        ):
            entries.append(Entry(ident, label, icon, partial(self._open, make), note=note))
        return entries

    def _continue(self) -> Entry:
        """To go on with the first of the open matches."""
        first = self.matches[0]
        go_on = partial(self.app.continue_match, first.id)
        return Entry("continue", _("Continue"), "coin", go_on, match_lines(first))

    def _links(self) -> list[Link]:
        links = [
            Link(ident, label, partial(self._open, make))
            for ident, label, make in (
                ("history", _("History"), scenes.history),
                ("statistics", _("Statistics"), scenes.statistics),
                ("rules", _("Rules (F1)"), scenes.rules),
                ("settings", _("Settings"), scenes.settings),
                ("lobby", _("Lobby"), scenes.lobby),
                ("credits", _("Credits"), scenes.credits),
                ("keys", _("Keys (?)"), lambda app: scenes.keys(app, self.name)),
            )
        ]
        return [*links, Link("quit", _("Quit"), self.app.quit)]

    def _matches_link(self) -> Link:
        """To the list of open matches, were there only the one that *continue* goes on with."""
        words = _("Open matches ({n})").format(n=len(self.matches))
        dialog = partial(OpenMatches, self.app, self.name, self.matches)
        return Link("matches", words, lambda: self.app.stack.push(dialog()))

    def _open(self, make: Callable[[App], Scene]) -> None:
        self.app.stack.push(make(self.app))

    def _menu(self, board: Board) -> None:
        entries, links = self._entries(), self._links()
        line = 42 * _grown(board)
        wide_links = [link for link in links if board.wide(link.label, "head", 22) > 150]
        short_links = [link for link in links if link not in wide_links]
        rows = len(wide_links) + math.ceil(len(short_links) / LINKS)
        base = 18 + 19 * board.growth
        above = _above(board) + max(0.0, base + max(24.0, 10 * board.growth) - GAP - FIRST_GAP)
        total = _height(board, entries) + 19 + rows * line + 20
        top = max(20.0, (800 - above - total) / 2 - 20)
        if top + above + total > 780:
            board.misfits.append("page")
        play = top + above
        if self.newcomer:
            title_rows.compose_offer(board, self.app, (LEFT, play - OFFER - 18, WIDTH - 4, OFFER))
        if self.matches:
            board.plaque(LEFT, top, WIDTH, above + total, 16)
            y = _compose_entry(board, self._continue(), top + FIRST_TOP, WIDTH, first=True) + base
            link = self._matches_link()
            board.link(link.ident, LEFT + 91, y, link.label, link.action, size=18, width=WIDTH - 120)
            board.rule(LEFT + 91, y + 6, min(board.wide(link.label, "head", 18), WIDTH - 120), hard=True)
        else:
            board.plaque(LEFT, play, WIDTH, total, 16)
        y = self._compose_entries(board, entries, play + FIRST_TOP, WIDTH)
        board.rule(LEFT + 46, y + 10, WIDTH - 92, hard=True, gem=RED, taper=True)
        y += 7 + line
        for ident, label, action in wide_links:
            board.link(ident, LEFT + 52, y, label, action, width=WIDTH - 100)
            y += line
        for number, (ident, label, action) in enumerate(short_links):
            x = LEFT + 52.0 + number % LINKS * 166
            board.link(ident, x, y + number // LINKS * line, label, action, width=150)

    def _compose_entries(self, board: Board, entries: Sequence[Entry], y: float, width: float) -> float:
        """The great entries below each other; the first is the main one where no match is open. Returns their end."""
        for number, entry in enumerate(entries):
            y = _compose_entry(board, entry, y, width, first=number == 0 and not self.matches) + GAP
            y += FIRST_GAP if number == 0 else 0
        return y

    def _compose_large(self, board: Board) -> None:
        """For large text: the matches at the left; the lettering at the right, above all links."""
        entries, links = self._entries(), self._links()
        grown = _grown(board)
        above, total = _above(board), _height(board, entries) + 8
        top = max(20.0, (800 - above - total) / 2)
        play = top + above
        if self.newcomer:
            title_rows.compose_offer(board, self.app, (LEFT, top, LARGE_WIDTH, above - 18))
        if self.matches:
            board.plaque(LEFT, top, LARGE_WIDTH, above + total, 16)
            _compose_entry(board, self._continue(), top + FIRST_TOP, LARGE_WIDTH, first=True)
            links.insert(0, self._matches_link())
        else:
            board.plaque(LEFT, play, LARGE_WIDTH, total, 16)
        self._compose_entries(board, entries, play + FIRST_TOP, LARGE_WIDTH)
        line, wide = max(40 * grown, 22 * 1.45 * board.growth + 1), 1236 - LARGE_LEFT
        panel = 34 + (len(self._links()) + 1) * line
        logo = min(190.0, 800 - 40 - panel - 16)
        upper = (800 - panel - logo - 16) / 2
        if max(above + total, panel + LOWEST_LOGO + 16) > 768:
            board.misfits.append("page")
        width, height = round(3 * logo * board.scale), round(logo * board.scale)
        x = LARGE_LEFT + (wide - 3 * logo) / 2
        board.still(lambda: board.painter.lettering(width, height), x, upper)
        board.text_element(x, upper, 3 * logo, logo, _("Scopa"), "title")
        foot = upper + logo + 16 + panel
        board.plaque(LARGE_LEFT, foot - 34 - len(links) * line, wide, 34 + len(links) * line, 16)
        y = foot - 38 - (len(links) - 1) * line
        for ident, label, action in links:
            board.link(ident, LARGE_LEFT + 52, y, label, action, width=wide - 104)
            y += line

    def _lettering(self, board: Board) -> None:
        for number, code in enumerate(FAN):
            board.step = 2 + number
            angle = (number - 2) * 10
            turn = math.radians(angle)
            ornament(board, code, 862 + 700 * math.sin(turn), 1246 - 700 * math.cos(turn), 206, angle, 6)
        board.step = 1
        width, height = round(780 * board.scale), round(260 * board.scale)
        board.still(lambda: board.painter.lettering(width, height), 466, 44)
        board.text_element(466, 44, 780, 240, _("Scopa"), "title")
        french = board.painter.dress.french
        board.ribbon(852, 282, _("French cards") if french else _("Neapolitan cards"), "green", 24, 330)


def _grown(board: Board) -> float:
    """How much taller entries and links are for the size of the text."""
    return 1 + (board.growth - 1) * 0.55


def _entry_height(board: Board, entry: Entry) -> float:
    return {"continue": BIG, "play": PLAY}.get(entry.ident, SMALL) * _grown(board)


def _above(board: Board) -> float:
    """What the entry that goes on with a match takes above the others, with a gap below it."""
    return BIG * _grown(board) + GAP + FIRST_GAP


def _height(board: Board, entries: list[Entry]) -> float:
    """What the entries take of a plaque from its upper edge on, with a gap below each."""
    return FIRST_TOP + FIRST_GAP + sum(_entry_height(board, entry) + GAP for entry in entries)


def _compose_entry(board: Board, entry: Entry, y: float, plaque: float, *, first: bool = False) -> float:
    """The button of an entry on a plaque so wide; the first is what Enter chooses. Returns its lower end."""
    width, height = plaque - 60, _entry_height(board, entry)
    room = words_room(width, height, icon=True)
    fitting = (words for words in entry.subs if board.wide(words, "text", 15) <= room)
    sub = next(fitting, entry.subs[-1]) if entry.subs else None
    more = entry.subs[0] if entry.subs else entry.note
    noted_button(
        board, entry.ident, (LEFT + 30, y, width, height), entry.label, entry.action,
        first=first, size=26 if first else 24, sub=sub, says=f"{entry.label}, {more}" if more else entry.label,
        note=entry.note, icon=entry.icon,
    )  # fmt: skip
    return y + height
