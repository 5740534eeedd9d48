"""The cards guide: what each rank captures as and is worth in the prime, and what scores."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from itertools import pairwise
from typing import TYPE_CHECKING, NamedTuple

import pygame

from scopa_gui.game.capture_words import captures_briefly
from scopa_gui.game.i18n import _
from scopa_gui.rules.cards import SUITS
from scopa_gui.rules.scoring import prime_scale
from scopa_gui.ui import layout
from scopa_gui.ui.element import Element, Role
from scopa_gui.ui.paint import Baked, Painter
from scopa_gui.ui.paint.palette import GOLD, INK, MUTE, RED
from scopa_gui.ui.scenes.board import Board, Placed
from scopa_gui.ui.scenes.cards import ornament
from scopa_gui.ui.scenes.count_parts import suit_of
from scopa_gui.ui.scenes.guide_lines import COIN, SIDE, Scoring, by_points, lay_points, lay_sign, score_lines
from scopa_gui.ui.scenes.page import Dialog
from scopa_gui.ui.scenes.scrolling import furthest, scroll_arrow
from scopa_gui.ui.table.keyboard import goes_through

if TYPE_CHECKING:
    from scopa_gui.ui.app import App
    from scopa_gui.ui.session import Session

WIDTH, HEIGHT = 294.0, layout.GUIDE_TALL
PICTURES = ("Ad", "2c", "3b", "4s", "5d", "6c", "7d", "Fc", "Cb", "Rs")
ASIDE = 7.0
"""How far from the window's edge the guide stands: the plaques of the table begin right beside it."""
ONE_COLUMN_ABOVE = 1.1
"""Above this size of text everything stands in one column, which scrolls."""
EDGE = 25.0
"""What stays free at the sides of all that stands on the plaque."""
HEAD, FOOT = 68.0, 50.0
"""Room above the column for the name of the guide, and below it for the arrows."""
SIGN, LARGE_SIGN = 44.0, 52.0
"""Width of the signs of what scores; in the column that of the largest coins of points."""
POINTS = WIDTH - EDGE - 14.0
"""Where the middle of every line's points lies."""
PAGE = 4
"""So many of its parts a key for pages scrolls."""
CAP, CLEAR = 17.0, 13.0
"""Size of the letter on the key that closes the guide, and what stays free between heading, key and cross."""
RING = 12.0
"""How much more stays free between heading and key, for the ring of the focus round key and cross."""

CARDS_TOP, LAST_LINE = 87.0, HEIGHT - 44.0
"""Where the cards begin, and the middle of the last line of what scores: as far from the frame as the heading."""
NAME, BOX = 18.0, 34.0
"""How far below a card its name and the middle of its prime stand."""
TAKING, LEAST_TAKING, TAKING_STEP, TAKING_APART = 15.0, 13.0, 18.0, 6.0
"""Size of the lines that say how cards are taken, the least, from one to the next, and what stays free below them."""
WITH_BOX, WITHOUT_BOX = 45.0, 24.0
"""Height of what stands below a card."""
TIGHT_STEP, LEAST_STEP, MOST_STEP = 35.5, 38.5, 47.0
"""From line to line of what scores: a name and its explanation fit into the least; tight are they where much scores."""
WIDEST, NARROWEST = 54.0, 47.0
"""Width of the cards in three rows; narrower ones would be small, and stand in two rows instead."""
IN_TWO_ROWS, APART = 44.0, 82.0
"""Width of the cards in two rows, and from card to card in a row of three."""
NAMES, SMALL_NAMES, WORDS_APART = 15.5, 14.0, 8.0
"""Size of the names of cards, the least where they stand close, and what stays free between neighbours."""
RING_INSET = 7.0
"""How far from the edges of a card the middle of its value lies."""


class Spaces(NamedTuple):
    """What stays free between rows of cards, from the last row to the rule, and from it to the middle of the first
    line, at least."""

    rows: float
    above_rule: float
    below_rule: float


ROOMY, TIGHT = Spaces(8.0, 14.0, 61.0), Spaces(4.0, 10.0, 54.0)
"""As drawn, and where otherwise not all would be seen at once."""


class Form(NamedTuple):
    """How cards and lines share the height: rows of ranks, the cards' width, from row to row, the y of the rule, the
    y of the first line and from line to line."""

    rows: tuple[tuple[int, ...], ...]
    width: float
    pitch: float
    rule: float
    first: float
    step: float


def form_for(ranks: list[int], lines: int, boxes: bool, top: float) -> Form | None:
    """The form with the largest cards that leaves every line room for its explanation, spread over the whole height
    below `top`.

    None if so much scores that no form does.
    """
    below, steps = WITH_BOX if boxes else WITHOUT_BOX, max(1, lines - 1)
    least, room, space = LEAST_STEP, LAST_LINE - top, ROOMY
    width = min(WIDEST, ((room - sum(space[1:]) - steps * least - 2 * space.rows) / 3 - below) * 0.6)
    rows = [ranks[:-6], ranks[-6:-3], ranks[-3:]]
    if width < NARROWEST:
        least, width, rows = TIGHT_STEP, IN_TWO_ROWS, [ranks[:-5], ranks[-5:]]
        if room - sum(space[1:]) - 2 * (width * 5 / 3 + below) - space.rows < steps * least:
            space = TIGHT
    row = width * 5 / 3 + below
    cards = row * len(rows) + space.rows * (len(rows) - 1)
    foot = room - space.above_rule - space.below_rule
    step = min(MOST_STEP, (foot - cards) / steps)
    if step < least:
        return None
    spare = (foot - cards - step * steps) / (len(rows) + 1)
    rule = top + cards + space.above_rule + spare * len(rows)
    return Form(tuple(map(tuple, rows)), width, row + space.rows + spare, rule, rule + space.below_rule + spare, step)


class Part(NamedTuple):
    """A part of the column: how high it is, and what lays it with its upper edge at a y."""

    height: float
    lay: Callable[[float], None]


class Guide(Dialog):
    """The guide at the right edge of the window; G closes it."""

    dialog = "guide"
    veil = False
    panel = True
    rings_default = False

    def __init__(self, app: App, name: str, session: Session) -> None:
        super().__init__(app, name)
        self.session = session
        self.first = 0
        """The first part of the column that is shown."""
        self._wanted = 0

    def key(self, event: pygame.event.Event) -> bool:
        """G closes, page keys scroll; what plays at the table plays."""
        step = {pygame.K_PAGEUP: -PAGE, pygame.K_PAGEDOWN: PAGE, pygame.K_HOME: -999, pygame.K_END: 999}.get(event.key)
        if event.key == pygame.K_g:
            self.close()
        elif step is not None:
            self.move(step)
        return event.key == pygame.K_g or step is not None or goes_through(self, event)

    def ringed(self) -> Element | None:
        """For whoever uses keys the ring is here from the first: what Enter does is close."""
        return super().ringed() or (self.default() if self.app.input.by_keys else None)

    def scroll(self, steps: int, at: tuple[int, int]) -> None:
        """The wheel."""
        self.move(steps)

    def move(self, steps: int) -> None:
        """Scroll the column by so many of its parts."""
        self._wanted = max(0, self.first + steps)
        self.recompose()

    def compose(self, board: Board) -> None:
        """Ten cards in three rows, then what scores; with large text all of it in a column."""
        _left, top, right, bottom = board.visible
        x, y = right - WIDTH - ASIDE, (top + bottom) / 2 - HEIGHT / 2
        board.plaque(x, y, WIDTH, HEIGHT, 16, GOLD)
        name, room = _("Cards guide"), WIDTH - 2 * EDGE - self._close(board, x + WIDTH - EDGE, y + 39) - CLEAR - RING
        size = min(28.0, 28.0 * room / board.wide(name, "display", 28))
        board.say(x + EDGE, y + 39 + size * board.growth * 0.33, name, "display", size, RED, name="guide")
        lines = score_lines(self.session.controller)
        taking = self._taking()
        said = len(taking) * TAKING_STEP + TAKING_APART if taking else 0.0
        form = form_for(self._ranks(), len(lines), self.by_points, CARDS_TOP + said)
        if form is None or board.growth > ONE_COLUMN_ABOVE:
            self._column(board, x, y, lines)
            return
        self._say_taking(board, x, y, taking)
        y_cards = y + said
        ring, box = _("ring: its value"), _("box: prime points")
        board.say(x + EDGE, y_cards + 73, ring, "italic", 15.5, MUTE, width=WIDTH - 2 * EDGE)
        if self.by_points:
            left = WIDTH - 2 * EDGE - board.wide(ring, "italic", 15.5)
            board.say(x + WIDTH - EDGE, y_cards + 73, box, "italic", 15.5, MUTE, "r", width=left - 8)
        self._cards(board, x, y_cards + CARDS_TOP, form)
        rule = y + form.rule
        board.rule(x + EDGE, rule, WIDTH - 2 * EDGE, hard=True, gem=GOLD)
        heading = rule + 35 + (form.first - form.rule - ROOMY.below_rule) / 2
        board.say(x + EDGE, heading, _("What scores"), "display", 21, width=WIDTH - 2 * EDGE)
        self._scores(board, x, y + form.first, form.step, lines)

    @property
    def by_points(self) -> bool:
        """Whether cards have points for the prime."""
        return by_points(self.session.controller)

    # ---- the column of large text

    def _column(self, board: Board, x: float, y: float, lines: list[Scoring]) -> None:
        """As many parts as fit, from the first shown one on, spread over the room, and arrows where there are more."""
        parts = [
            *self._taking_part(board, x),
            self._legend(board, x),
            *(self._rank_part(board, x, rank) for rank in self._ranks()),
        ]
        parts.append(self._heading(board, x))
        parts += [self._score_part(board, x, *line) for line in enumerate(lines)]
        top, room = y + HEAD, HEIGHT - HEAD - FOOT
        self.first = min(self._wanted, furthest([part.height for part in parts], room))
        shown = self.first
        while shown < len(parts) and parts[shown].height <= room:
            room -= parts[shown].height
            shown += 1
        apart = room / max(1, shown - self.first - 1) if shown - self.first < len(parts) else 0.0
        for part in parts[self.first : shown]:
            part.lay(top)
            top += part.height + apart
        middle, foot = x + WIDTH / 2, y + HEIGHT - FOOT / 2 - 4
        if self.first > 0:
            scroll_arrow(board, "scroll:up", middle - 40, foot, "up", _("Scroll up"), partial(self.move, -1))
        if shown < len(parts):
            scroll_arrow(board, "scroll:down", middle + 40, foot, "down", _("Scroll down"), partial(self.move, 1))

    def _taking(self) -> list[str]:
        """How cards are taken, where that is not as in classic Scopa."""
        return captures_briefly(self.session.controller.setup.ruleset)

    def _say_taking(self, board: Board, x: float, y: float, lines: list[str]) -> None:
        """The same below the heading, all lines in the largest size in which each fits."""
        room = WIDTH - 2 * EDGE
        size = TAKING
        while size > LEAST_TAKING and any(board.wide(line, "text", size) > room for line in lines):
            size -= 0.25
        for number, line in enumerate(lines, 1):
            board.say(x + EDGE, y + 56 + number * TAKING_STEP, line, "text", size, width=room, name=f"taking:{number}")

    def _taking_part(self, board: Board, x: float) -> list[Part]:
        """How cards are taken, a part each line."""
        return [self._taking_line(board, x, number, line) for number, line in enumerate(self._taking(), 1)]

    def _taking_line(self, board: Board, x: float, number: int, line: str) -> Part:
        room = WIDTH - 2 * EDGE

        def lay(top: float) -> None:
            base = top + TAKING * board.growth * 0.85
            board.paragraph(x + EDGE, base, room, line, "text", TAKING, INK, lead=1.2, name=f"taking:{number}")

        return Part(board.height_of(line, "text", TAKING, room, 1.2) + 8, lay)

    def _legend(self, board: Board, x: float) -> Part:
        """What ring and box on the cards mean."""
        words = [_("ring: its value"), *([_("box: prime points")] if self.by_points else [])]
        heights = [board.height_of(line, "italic", 15.5, WIDTH - 2 * EDGE, 1.2) for line in words]

        def lay(top: float) -> None:
            for line, height in zip(words, heights, strict=True):
                base = top + 15.5 * board.growth * 0.85
                board.paragraph(x + EDGE, base, WIDTH - 2 * EDGE, line, "italic", 15.5, MUTE, lead=1.2)
                top += height

        return Part(sum(heights) + 10, lay)

    def _rank_part(self, board: Board, x: float, rank: int) -> Part:
        """A card with its value, and beside it its name and its prime."""
        width, grown, scale = 60.0, board.growth, self._primes()
        room = WIDTH - 2 * EDGE - width - 18
        height = max(width * 5 / 3 + 10, (15.5 * 1.3 + (30.0 if self.by_points else 0.0)) * grown)
        size = 0.4 + 0.6 * grown

        def lay(top: float) -> None:
            left, middle = x + EDGE + width + 18, top + height / 2
            self._card(board, rank, x + EDGE + width / 2, middle, width, 12.0)
            base = middle + (-4.0 if self.by_points else 5.0) * grown
            board.say(left, base, self._rank_word(rank), "head", 15.5, INK, width=room, quiet=True)
            if self.by_points:
                box = partial(board.painter.prime_box, scale[rank], scale[rank] == max(scale), size)
                board.still(box, left + 27 * size, middle + 14 * grown)
            board.text_element(x + EDGE, top, WIDTH - 2 * EDGE, height - 2, self._rank_told(rank), f"rank:{rank + 1}")

        return Part(height, lay)

    def _heading(self, board: Board, x: float) -> Part:
        """The rule above what scores, and its heading."""
        words, room = _("What scores"), WIDTH - 2 * EDGE
        height = board.height_of(words, "display", 21, room, 1.15)

        def lay(top: float) -> None:
            board.rule(x + EDGE, top + 10, room, hard=True, gem=GOLD)
            board.paragraph(x + EDGE, top + 20 + 21 * board.growth * 0.85, room, words, "display", 21, lead=1.15)

        return Part(height + 28, lay)

    def _score_part(self, board: Board, x: float, number: int, line: Scoring) -> Part:
        """What scores, in a line or more; its points below its sign."""
        left, grown, suit = x + EDGE + LARGE_SIGN, board.growth, suit_of(self.session.controller.setup.ruleset)
        room = WIDTH - 2 * EDGE - LARGE_SIGN
        first = board.height_of(line.label, "bold", 17, room, 1.15)
        second = board.height_of(line.detail, "text", 14, room, 1.2) if line.detail else 0.0
        height = max(first + second, SIDE + 2 * COIN * grown + 8) + 14
        middle = x + EDGE + LARGE_SIGN / 2 - 4

        def lay(top: float) -> None:
            lay_sign(board, line, middle, top + 4 + SIDE / 2, suit=suit)
            lay_points(board, line.points, middle, top + 10 + SIDE + COIN * grown)
            board.paragraph(left, top + 17 * grown * 0.9, room, line.label, "bold", 17, lead=1.15, quiet=True)
            if line.detail:
                base = top + first + 14 * grown * 0.9
                board.paragraph(left, base, room, line.detail, "text", 14, MUTE, lead=1.2, quiet=True)
            board.text_element(x + EDGE, top, WIDTH - 2 * EDGE, height - 2, line.told(), f"scores:{number + 1}")

        return Part(height, lay)

    # ---- parts of both

    def _close(self, board: Board, right: float, cy: float) -> float:
        """The key that closes the guide, and a cross for the pointer, their middle at cy; returns their width."""
        painter = board.painter
        cap = painter.key_cap("G", CAP)
        side = cap.height / board.scale
        width = cap.width / board.scale + CLEAR + side
        box = board.rect(right - width - 5, cy - 22, width + 10, 44)
        element = Element("close", Role.BUTTON, _("Close the guide"), box, self.close, default=True)

        def look(state: str) -> list[Placed]:
            cross = painter.cross(side, warm=state != "normal")
            middle = box.centery + (painter.px(1) if state == "down" else 0)
            return [
                (cap, box.x + painter.px(5), middle - cap.height / 2),
                (cross, box.right - painter.px(5 + side / 2), middle),
            ]

        board.widget(element, look, -5.0, inset=(44 - side) / 2 - 2)
        return width

    def _rank_word(self, rank: int) -> str:
        """The name of a rank, 0 to 9."""
        return self.session.controller.deck_names.rank_alone(rank + 1)

    def _ranks(self) -> list[int]:
        """The ranks there are, from 0."""
        without = 1 if self.session.controller.setup.ruleset.deck == "corsica36" else None
        return [rank for rank in range(len(PICTURES)) if rank != without]

    def _primes(self) -> list[int]:
        """What each rank is worth in the prime."""
        return [points for _rank, points in prime_scale(self.session.controller.setup.ruleset)]

    def _rank_told(self, rank: int) -> str:
        word, scale = self._rank_word(rank), self._primes()
        if not self.by_points:
            return _("{rank}: captures as {value}").format(rank=word, value=rank + 1)
        told = _("{rank}: captures as {value}, prime {points}")
        return told.format(rank=word, value=rank + 1, points=scale[rank])

    def _card(self, board: Board, rank: int, cx: float, cy: float, width: float, ring: float) -> None:
        """A card with its value at the corner."""
        ornament(board, PICTURES[rank], cx, cy, width, 0, 3)
        corner = cx + RING_INSET - width / 2, cy + RING_INSET - width * 5 / 6
        board.still(partial(self._ring, board.painter, rank, ring), *corner)

    def _cards(self, board: Board, x: float, top: float, form: Form) -> None:
        """Rows of cards, each with its name and its prime below it."""
        scale, half, wide = self._primes(), form.width * 5 / 6, WIDTH - 2 * EDGE - form.width
        steps = [min(APART, wide / (len(ranks) - 1)) for ranks in form.rows]
        size = min(
            _size(board, [self._rank_word(rank) for rank in ranks], step)
            for ranks, step in zip(form.rows, steps, strict=True)
        )
        for number, (ranks, step) in enumerate(zip(form.rows, steps, strict=True)):
            words = [self._rank_word(rank) for rank in ranks]
            aside = _aside(board, words, step, size)
            cy = top + half + number * form.pitch
            for place, (rank, word) in enumerate(zip(ranks, words, strict=True)):
                cx = x + WIDTH / 2 + (place - (len(ranks) - 1) / 2) * step
                self._card(board, rank, cx, cy, form.width, 0.2 * form.width)
                board.say(cx + aside[place], cy + half + NAME, word, "head", size, INK, "c", quiet=True)
                if self.by_points:
                    box = partial(board.painter.prime_box, scale[rank], scale[rank] == max(scale), min(1.0, step / 58))
                    board.still(box, cx, cy + half + BOX)
                below = WITH_BOX if self.by_points else WITHOUT_BOX
                told, left = self._rank_told(rank), cx - form.width / 2
                board.text_element(left, cy - half, form.width, 2 * half + below, told, f"rank:{rank + 1}")

    def _ring(self, painter: Painter, rank: int, radius: float) -> Baked:
        """The value of a rank, 0 to 9, as it stands on cards; where those show no suit, neither does it."""
        code, indices = PICTURES[rank], painter.dress.indices
        suit = SUITS.index(code[1]) if indices != "off" else 0
        if indices == "value_and_suit":
            return painter.index(rank + 1, suit, painter.dress.letter(code), radius)
        return painter.badge(rank + 1, suit, radius)

    def _scores(self, board: Board, x: float, top: float, step: float, lines: list[Scoring]) -> None:
        """Lines of what scores from the middle of the first one on, each with its explanation."""
        grown, suit = board.growth, suit_of(self.session.controller.setup.ruleset)
        left, room = x + EDGE + SIGN, POINTS - 17 - EDGE - SIGN
        for number, line in enumerate(lines):
            middle = top + number * step
            lay_sign(board, line, x + EDGE + 19, middle, suit=suit)
            lay_points(board, line.points, x + POINTS, middle)
            board.say(left, middle - 2 * grown, line.label, "bold", 17, width=room, quiet=True)
            board.say(left, middle + 15 * grown, line.detail, "text", 14, MUTE, width=room, quiet=True)
            box = x + EDGE, middle - step / 2 + 1, WIDTH - 2 * EDGE, step - 2
            board.text_element(*box, line.told(), f"scores:{number + 1}")


def _size(board: Board, words: list[str], step: float) -> float:
    """The size at which the names of a row, so far apart, have free room between them."""
    wide = [board.wide(word, "head", NAMES) for word in words]
    widest = max((one + other) / 2 for one, other in pairwise(wide))
    return max(SMALL_NAMES, NAMES * min(1.0, (step - WORDS_APART) / widest))


def _aside(board: Board, words: list[str], step: float, size: float) -> list[float]:
    """How far each name of a row is moved aside so that there is free room between all of them."""
    wide = [board.wide(word, "head", size) + WORDS_APART for word in words]
    aside = [0.0] * len(words)
    for place, (one, other) in enumerate(pairwise(wide)):
        over = max(0.0, (one + other) / 2 - step)
        aside[place] -= over / 2
        aside[place + 1] += over / 2
    return aside
