"""Rules and help: pages at the left, the chosen one at the right, with cards and positions to try."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING, NamedTuple

import pygame

from scopa_gui.game.handbook import PAGES, POSITIONS, Block, Heading, page_of, rules_page
from scopa_gui.game.i18n import _
from scopa_gui.game.names import deck_names
from scopa_gui.game.texts import DeckNames, preset_name
from scopa_gui.rules.presets import CLASSIC, FAMILIES, PRESETS
from scopa_gui.rules.ruleset import Ruleset
from scopa_gui.ui.element import Element, Point, Role
from scopa_gui.ui.paint.palette import INK, RED
from scopa_gui.ui.scenes.block_view import BlockView
from scopa_gui.ui.scenes.board import Board, Placed
from scopa_gui.ui.scenes.cards import ornament
from scopa_gui.ui.scenes.history_base import OpenedPage, size_for
from scopa_gui.ui.scenes.history_list import ListView
from scopa_gui.ui.scenes.learn_play import LessonPlay
from scopa_gui.ui.scenes.name_search import NameSearch, named
from scopa_gui.ui.scenes.rules_blocks import compose_block, height_of
from scopa_gui.ui.scenes.variants import family_icon, family_name, variant_card, variant_difference, variant_line

if TYPE_CHECKING:
    from scopa_gui.ui.app import App
    from scopa_gui.ui.session import Session

LISTED, WIDER = 340.0, 150.0
"""Width of the list's plaque, and how much of it text of double size adds."""
TOP, TALL, BETWEEN = 84.0, 612.0, 24.0
LARGEST, SMALL = 18.0, 15.0
"""Size of the names in the list, and the one below which only single long names go."""
RUNNING = "running"


def listed_area(board: Board) -> tuple[float, float, float, float]:
    """The plaque of the list."""
    return 40.0, TOP, LISTED + WIDER * (board.growth - 1), TALL


class Row(NamedTuple):
    """A line of the list: a page, or the heading of a family of variants."""

    page: str
    label: str
    family: str = ""


class Rules(OpenedPage):
    """The handbook. Opened from a match, it begins with the rules of that match.

    Attributes:
        chosen: the page that is shown: one of `PAGES`, a preset, or the running match's rules.
    """

    name = "rules"
    late_steps = 1

    def __init__(self, app: App, session: Session | None) -> None:
        super().__init__(app)
        self.match_setup = session.controller.setup if session is not None else None
        self.chosen = RUNNING if session is not None else "quickstart"
        self.list = ListView("pages")
        self.text = BlockView("text")
        self.search = NameSearch()

    # ---- what there is

    def rows(self) -> list[Row]:
        """All lines of the list."""
        rows = []
        if self.match_setup is not None:
            rows.append(Row(RUNNING, _("This match")))
        rows += [Row(page, _(label)) for page, label in PAGES.items()]
        for family in FAMILIES:
            rows.append(Row("", family_name(family.id), family.id))
            rows += [Row(preset, preset_name(preset)) for preset in family.presets]
        return rows

    @property
    def ruleset(self) -> Ruleset:
        """The rules that the chosen page is about; general pages are about classic Scopa."""
        if self.chosen == RUNNING and self.match_setup is not None:
            return self.match_setup.ruleset
        return PRESETS.get(self.chosen, CLASSIC)

    @property
    def names(self) -> DeckNames:
        """Names of the cards in the deck that is shown."""
        return deck_names(self.app.settings.deck, self.ruleset)

    def heading(self) -> str:
        """The words on the ribbon."""
        if self.chosen in PAGES:
            return _(PAGES[self.chosen])
        return preset_name(self._preset)

    @property
    def _preset(self) -> str | None:
        if self.chosen == RUNNING and self.match_setup is not None:
            return self.match_setup.preset
        return self.chosen

    def blocks(self) -> tuple[Block, ...]:
        """What the chosen page consists of."""
        if self.chosen in PAGES:
            return page_of(self.chosen)
        rules, preset = self.ruleset, self._preset
        running = self.match_setup if self.chosen == RUNNING else None
        players = running.players if running is not None else rules.players[0]
        intro = []
        if preset is not None:
            intro = [f"{variant_line(preset)} {variant_difference(preset)}"]
        if running is None:
            count = ", ".join(map(str, rules.players))
            intro.append(_("Number of players: {count}.").format(count=count))
        return rules_page(rules, players, self.names, intro)

    # ---- the page

    def compose(self, board: Board) -> None:
        """The way back, the list, and the page: so go the keys."""
        board.button("back", 40, 722, 150, 52, _("Back"), self.back, size=22, default=True)
        listed = listed_area(board)
        read_left = listed[0] + listed[2] + BETWEEN
        read = (read_left, TOP, 1240 - read_left, TALL)
        board.plaque(*listed, 16)
        board.ribbon(listed[0] + listed[2] / 2, 58, _("Rules"), "red", 28)
        self._list(board, (listed[0] + 22, 128, listed[2] - 44, 548))
        board.plaque(*read, 16)
        board.ribbon(read[0] + read[2] / 2, 58, self.heading(), "blue", 27, within=read[2] - 96)
        blocks = self.blocks()
        x, y, w, h = read[0] + 24, 138.0, read[2] - 46, 536.0
        lower = 20 * (board.growth - 1)
        y, h = y + lower, h - lower
        heights = [height_of(board, block, w - 44) for block in blocks]
        if max(heights) > h:
            board.misfits.append("page")
        heads = [isinstance(block, Heading) for block in blocks]
        for number, top in self.text.place_blocks(board, (x, y, w, h), heights, heads):
            compose_block(board, self, blocks[number], (x + 8, top, w - 44), f"block:{number}")
        preset = self._preset if self.chosen not in PAGES else None
        if preset is not None:
            board.step = 1
            ornament(board, variant_card(preset), 1196, 751, 46, 12, 4)
            board.step = 0

    def _list(self, board: Board, area: tuple[float, float, float, float]) -> None:
        rows = self.rows()
        lower = 22 * (board.growth - 1)
        x, y, w, h = area[0], area[1] + lower, area[2], area[3] - lower
        size = max(SMALL, min(size_for(board, row.label, "bold", LARGEST, w - 60) for row in rows if row.page))
        tall = 24 + 16 * board.growth
        for number in self.list.place(board, (x, y, w, h), tall, len(rows)):
            top = y + (number - self.list.first) * tall
            row = rows[number]
            if row.page:
                self._row(board, row, (x, top, w - 36, tall), size)
            else:
                board.icon(family_icon(row.family), x + 16, top + tall / 2 + 3, 26)
                head = size_for(board, row.label, "head", size, w - 76)
                base = top + tall / 2 + 9 * board.growth
                board.say(x + 36, base, row.label, "head", head, RED, name=f"family:{row.family}")

    def _row(self, board: Board, row: Row, area: tuple[float, float, float, float], size: float) -> None:
        x, y, w, h = area
        painter, chosen = board.painter, row.page == self.chosen
        size = size_for(board, row.label, "bold", size, w - 24)
        box = board.rect(x, y + 1, w, h - 2)
        element = Element(
            f"page:{row.page}", Role.TAB, row.label, box, partial(self.turn, row.page), selected=chosen
        )  # fmt: skip
        left = board.px(x + 12, y + h / 2)[0]

        def look(state: str) -> list[Placed]:
            placed: list[Placed] = []
            if chosen:
                placed.append((painter.band(box.w, box.h), box.x, box.y))
            ink = INK if chosen or state == "normal" else RED
            words = painter.text(row.label, "bold" if chosen else "text", size, ink)
            return [*placed, (words, left, box.centery + words.height / 2)]

        board.widget(element, look, -6.0)

    # ---- acts

    def turn(self, page: str, first: int = 0) -> None:
        """Show another page, from its beginning or from a block on."""
        self.chosen = page
        self.text.first = first
        rows = [row.page for row in self.rows()]
        self.list.reveal(rows.index(page))
        self.recompose()

    def try_position(self, number: int) -> None:
        """Try one of the positions at the table."""
        self.app.stack.push(LessonPlay(self.app, POSITIONS[number], self.name))

    # ---- scrolling

    def _view_at(self, at: Point) -> ListView:
        board = self.board
        over = board is not None and board.rect(*listed_area(board)).collidepoint(at)
        return self.list if over else self.text

    def scroll(self, steps: int, at: Point) -> None:
        """The wheel scrolls what the pointer is over."""
        self._moved(self._view_at(at), lambda view: view.move(steps))

    def bars(self) -> Sequence[ListView]:
        """The bars that can be pulled."""
        return (self.list, self.text)

    def _moved(self, view: ListView, move: Callable[[ListView], None]) -> None:
        before = view.first
        move(view)
        if view.first != before:
            self.recompose()

    def key(self, event: pygame.event.Event) -> bool:
        """In the list up and down, page keys, Home and End choose another page, and right goes to what is read, where
        they scroll it and left goes back; letters look for a page by its name.
        """
        found = self.search.key(event, self.app.time.now, self._called, self.chosen)
        if found:
            self.turn(found)
            self.focus(f"page:{found}")
        if found is not None:
            return True
        focused = self.focus_id or "" if self.focus_by_key else ""
        step = {pygame.K_UP: -1, pygame.K_DOWN: 1}.get(event.key)
        if event.key == pygame.K_RIGHT and focused.startswith("page:") and self.text.furthest:
            self.focus(self.text.bar_id)
            return True
        if event.key == pygame.K_LEFT and focused == self.text.bar_id:
            self.turn(self.chosen, self.text.first)
            self.focus(f"page:{self.chosen}")
            return True
        if focused.startswith("page:"):
            leap = self.list.leap(event.key)
            return self._walk(step) if step is not None else leap is not None and self._walk(leap, most=True)
        view = self.list if focused == self.list.bar_id else self.text
        if step is not None and focused in ("", self.list.bar_id, self.text.bar_id):
            self._moved(view, lambda view: view.move(step))
            return True
        return self.scroll_rows(view, event.key, "")

    def _called(self, typed: str) -> list[str]:
        """The pages whose names begin so."""
        return named(((row.page, row.label) for row in self.rows() if row.page), typed)

    def focus(self, element_id: str | None, *, by_key: bool = True) -> None:
        """In the list keys come to the page that is shown, though it was scrolled elsewhere."""
        shown = f"page:{self.chosen}"
        if by_key and element_id is not None and element_id.startswith("page:") and element_id != shown:
            self.turn(self.chosen, self.text.first)
            element_id = shown
        super().focus(element_id, by_key=by_key)

    def turn_pages(self, step: int) -> None:
        """To the next page of the list."""
        self._walk(step)

    def _walk(self, step: int, *, most: bool = False) -> bool:
        """The focus and the choice go so many pages on in the list; at either end it may leave the list, unless it
        goes there at `most`.
        """
        pages = [row.page for row in self.rows() if row.page]
        place = pages.index(self.chosen) + step
        if most:
            place = min(max(0, place), len(pages) - 1)
        if not 0 <= place < len(pages):
            return False
        self.turn(pages[place])
        self.focus(f"page:{pages[place]}")
        return True
