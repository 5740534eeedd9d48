"""The cards guide: what each rank captures as and is worth in the prime, and what scores."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, NamedTuple

import pygame

from scopa_gui.game.i18n import N_, _, ngettext
from scopa_gui.game.numbers import number_text
from scopa_gui.rules.cards import SUITS, parse_card
from scopa_gui.rules.ruleset import Ruleset
from scopa_gui.rules.scoring import RANKS_COUNTED, prime_scale
from scopa_gui.ui import layout
from scopa_gui.ui.element import Element, Role
from scopa_gui.ui.paint import Baked, Painter
from scopa_gui.ui.paint.palette import GOLD, INK, MUTE, RED
from scopa_gui.ui.scenes.board import Board, Placed
from scopa_gui.ui.scenes.cards import ornament
from scopa_gui.ui.scenes.count_parts import points_of, sign_of, suit_of
from scopa_gui.ui.scenes.page import Dialog
from scopa_gui.ui.scenes.scrolling import furthest, scroll_arrow

if TYPE_CHECKING:
    from scopa_gui.ui.app import App
    from scopa_gui.ui.session import Session

WIDTH, HEIGHT = 294.0, layout.GUIDE_TALL
PICTURES = ("Ad", "2c", "3b", "4s", "5d", "6c", "7d", "Fc", "Cb", "Rs")
_NUMBERS = (N_("Ace"), N_("Two"), N_("Three"), N_("Four"), N_("Five"), N_("Six"), N_("Seven"))
ROWS = ((0, 4), (4, 7), (7, 10))
ASIDE = 7.0
"""How far from the window's edge the guide stands: the plaques of the table begin right beside it."""
FEW = 7
"""With more lines of what scores than this the cards are smaller."""
ONE_COLUMN_ABOVE = 1.1
"""Above this size of text everything stands in one column, which scrolls."""
EDGE = 26.0
"""What stays free at the sides of that column."""
HEAD, FOOT = 68.0, 50.0
"""Room above it for the name of the guide, and below it for the arrows."""
SIGN = 50.0
"""Width of the signs of what scores, their points below them."""
PAGE = 4
"""So many of its parts a key for pages scrolls."""


class Cards(NamedTuple):
    """How the cards of the guide stand: their width, from row to row, where the rule below them is, and the radius
    of the value at their corner."""

    width: float
    pitch: float
    rule: float
    ring: float


LARGE_CARDS, SMALL_CARDS = Cards(54.0, 142.0, 516.0, 11.0), Cards(42.0, 122.0, 456.0, 9.5)
STEPS = 66.0, 82.0
"""From card to card in rows of four and of three."""
WORD, BOX = 16.0, 33.0
"""How far below a card its name and its prime stand."""
RING_INSET = 4.0
"""How far from the edges of a card the middle of its value lies: half of it is outside the corner."""


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
        """G closes, page keys scroll."""
        step = {pygame.K_PAGEUP: -PAGE, pygame.K_PAGEDOWN: PAGE, pygame.K_HOME: -999, pygame.K_END: 999}.get(event.key)
        if event.key == pygame.K_g:
            self.close()
        elif step is not None:
            self.move(step)
        return event.key == pygame.K_g or step is not None

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
        name, room = _("Cards guide"), WIDTH - 124
        size = min(28.0, 28.0 * room / board.wide(name, "display", 28))
        board.say(x + 26, y + 48, name, "display", size, RED, name="guide")
        self._close(board, x + WIDTH - 98, y + 20)
        if board.growth > ONE_COLUMN_ABOVE:
            self._column(board, x, y)
            return
        board.say(x + 26, y + 72, _("ring: captures as"), "italic", 15.5, MUTE, width=142)
        if self.by_points:
            board.say(x + WIDTH - 26, y + 72, _("box: prime"), "italic", 15.5, MUTE, "r", width=104)
        cards = LARGE_CARDS if len(self._score_lines()) <= FEW else SMALL_CARDS
        self._cards(board, x + WIDTH / 2, y + 85, cards)
        rule = y + cards.rule
        board.rule(x + 24, rule, WIDTH - 48, hard=True, gem=GOLD)
        board.say(x + 26, rule + 34, _("What scores"), "display", 21, width=WIDTH - 52)
        self._scores(board, x, rule + 61, y + HEIGHT - 22)

    @property
    def by_points(self) -> bool:
        """Whether cards have points for the prime: where ranks are only counted they have none."""
        rules = self.session.controller.setup.ruleset
        return rules.pts_prime > 0 and rules.prime_table not in RANKS_COUNTED

    # ---- the column of large text

    def _column(self, board: Board, x: float, y: float) -> None:
        """As many parts as fit, from the first shown one on, and arrows where there are more."""
        parts = [self._legend(board, x), *(self._rank_part(board, x, rank) for rank in self._ranks())]
        parts.append(self._heading(board, x))
        parts += [self._score_part(board, x, *line) for line in enumerate(self._score_lines())]
        top, room = y + HEAD, HEIGHT - HEAD - FOOT
        self.first = min(self._wanted, furthest([part.height for part in parts], room))
        shown = self.first
        while shown < len(parts) and top + parts[shown].height <= y + HEAD + room:
            parts[shown].lay(top)
            top += parts[shown].height
            shown += 1
        middle, foot = x + WIDTH / 2, y + HEIGHT - FOOT / 2 - 4
        if self.first > 0:
            scroll_arrow(board, "scroll:up", middle - 40, foot, "up", _("Scroll up"), partial(self.move, -1))
        if shown < len(parts):
            scroll_arrow(board, "scroll:down", middle + 40, foot, "down", _("Scroll down"), partial(self.move, 1))

    def _legend(self, board: Board, x: float) -> Part:
        """What ring and box on the cards mean."""
        words = [_("ring: captures as"), *([_("box: prime")] if self.by_points else [])]
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
            board.rule(x + 24, top + 10, WIDTH - 48, hard=True, gem=GOLD)
            board.paragraph(x + EDGE, top + 20 + 21 * board.growth * 0.85, room, words, "display", 21, lead=1.15)

        return Part(height + 28, lay)

    def _score_part(self, board: Board, x: float, number: int, line: tuple[str, str, str, int]) -> Part:
        """What scores, in a line or more; its sign and its points at the left."""
        kind, label, detail, points = line
        left, grown, suit = x + EDGE + SIGN, board.growth, suit_of(self.session.controller.setup.ruleset)
        room = WIDTH - 2 * EDGE - SIGN
        first = board.height_of(label, "bold", 17, room, 1.15)
        second = board.height_of(detail, "text", 14, room, 1.2) if detail else 0.0
        height = max(first + second, 44 + 24 * grown) + 14

        def lay(top: float) -> None:
            sign_of(board, kind, x + EDGE + 18, top + 20, 0.9, 22.0, suit=suit)
            figure = top + 46 + 12 * grown
            if points == 1:
                points_of(board, points, x + EDGE + 28, figure - 6 * grown, -1)
            else:
                ink = INK if points > 0 else RED
                board.say(x + EDGE + 18, figure, number_text(points), "number", 20, ink, "c", quiet=True)
            board.paragraph(left, top + 17 * grown * 0.9, room, label, "bold", 17, lead=1.15, quiet=True)
            if detail:
                base = top + first + 14 * grown * 0.9
                board.paragraph(left, base, room, detail, "text", 14, MUTE, lead=1.2, quiet=True)
            told = _score_told(label, detail, points)
            board.text_element(x + EDGE, top, WIDTH - 2 * EDGE, height - 2, told, f"scores:{number + 1}")

        return Part(height, lay)

    # ---- parts of both

    def _close(self, board: Board, x: float, y: float) -> None:
        """The key that closes the guide, and a cross for the pointer."""
        painter = board.painter
        box = board.rect(x, y, 78, 44)
        cap = painter.key_cap("G", 14)
        element = Element("close", Role.BUTTON, _("Close the guide"), box, self.close, default=True)

        def look(state: str) -> list[Placed]:
            cross = painter.cross(warm=state != "normal")
            middle = box.centery + (painter.px(1) if state == "down" else 0)
            return [(cap, box.x + painter.px(5), middle - cap.height / 2), (cross, box.right - painter.px(22), middle)]

        board.widget(element, look, -5.0)

    def _rank_word(self, rank: int) -> str:
        """The name of a rank, 0 to 9."""
        word = _(_NUMBERS[rank]) if rank < 7 else self.session.controller.deck_names.rank(rank + 1)
        return word[:1].upper() + word[1:]

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

    def _cards(self, board: Board, middle: float, top: float, cards: Cards) -> None:
        scale = self._primes()
        for row, (first, last) in enumerate(ROWS):
            count = last - first
            step = STEPS[0 if count == 4 else 1]
            for rank in range(first, last):
                if rank not in self._ranks():
                    continue
                cx = middle + (rank - first - (count - 1) / 2) * step
                half = cards.width * 5 / 6
                cy = top + half + row * cards.pitch
                self._card(board, rank, cx, cy, cards.width, cards.ring)
                word = self._rank_word(rank)
                board.say(cx, cy + half + WORD, word, "head", 15.5, INK, "c", width=step - 2, quiet=True)
                if self.by_points:
                    box = partial(board.painter.prime_box, scale[rank], scale[rank] == max(scale))
                    board.still(box, cx, cy + half + BOX)
                told = self._rank_told(rank)
                board.text_element(cx - 27, cy - half, 54, 2 * half + BOX + 11, told, f"rank:{rank + 1}")

    def _ring(self, painter: Painter, rank: int, radius: float) -> Baked:
        """The value of a rank, 0 to 9, as it stands on cards; where those show no suit, neither does it."""
        code, indices = PICTURES[rank], painter.dress.indices
        suit = SUITS.index(code[1]) if indices != "off" else 0
        if indices == "value_and_suit":
            return painter.index(rank + 1, suit, painter.dress.letter(code), radius)
        return painter.badge(rank + 1, suit, radius)

    def _scores(self, board: Board, x: float, top: float, bottom: float) -> None:
        lines, grown = self._score_lines(), board.growth
        step = min(41.0 * (1 + (grown - 1) * 0.8), (bottom - top + 20) / len(lines))
        double, room = step > 34 * grown, WIDTH - 136 - 24 * (grown - 1)
        suit = suit_of(self.session.controller.setup.ruleset)
        for number, (kind, label, detail, points) in enumerate(lines):
            middle = top + number * step
            sign_of(board, kind, x + 46, middle, min(0.9, step / 44), min(22.0, step * 0.55), suit=suit)
            if double:
                raised = 2 if detail else -5
                board.say(x + 76, middle - raised, label, "bold", 17, width=room, quiet=True)
                board.say(x + 76, middle + 15 * grown, detail, "text", 14, MUTE, width=room, quiet=True)
            else:
                board.say(x + 76, middle + 5 * grown, label, "bold", 16, width=room, quiet=True)
            if points <= 1:
                points_of(board, points, x + WIDTH - 28, middle, -1)
            else:
                base = middle + 7 * grown
                board.say(x + WIDTH - 30, base, str(points), "number", 20, INK, "r", quiet=True)
            told = _score_told(label, detail, points)
            board.text_element(x + 24, middle - step / 2 + 1, WIDTH - 48, step - 2, told, f"scores:{number + 1}")

    def _score_lines(self) -> list[tuple[str, str, str, int]]:
        """Kind, name, explanation and points of all that scores here."""
        controller = self.session.controller
        rules, names = controller.setup.ruleset, controller.deck_names
        suit = names.suit(SUITS.index(rules.bonus_suit))
        two = len(controller.game.sides) == 2
        majority = two or rules.cards_rule == "majority"
        half = len(controller.game.pack) // 2 + 1
        coins = controller.game.coins.bit_count() // 2 + 1
        sweep = _("clears the table")
        if rules.sweep_points != "one":
            sweep = _("its cards are counted")
        lines = [("sweeps", _("Each sweep"), sweep, 1)]
        if rules.pts_cards:
            detail = _("{n} or more").format(n=half) if majority else _("more than any other")
            lines.append(("cards", _("Most cards"), detail, rules.pts_cards))
        if rules.pts_coins:
            detail = _("{n} or more").format(n=coins) if majority else _("more than any other")
            lines.append(("coins", _("Most {suit}").format(suit=suit), detail, rules.pts_coins))
        if rules.pts_settebello:
            seven = names.card(SUITS.index(rules.bonus_suit) * 10 + 6)
            called = _("Settebello") if rules.bonus_suit == "d" and not names.french else seven[:1].upper() + seven[1:]
            detail = seven if called == _("Settebello") else ""
            lines.append(("settebello", called, detail, rules.pts_settebello))
        if rules.pts_prime:
            detail = _("best card of each suit") if self.by_points else _("most sevens, then sixes")
            lines.append(
                ("prime", _("Bermila") if rules.prime_table == "bermila" else _("Prime"), detail, rules.pts_prime)
            )
        return lines + self._extra_lines(rules)

    def _extra_lines(self, rules: Ruleset) -> list[tuple[str, str, str, int]]:
        lines = []
        if rules.re_bello:
            king = self.session.controller.deck_names.card(SUITS.index(rules.bonus_suit) * 10 + 9)
            lines.append(("re_bello", _("Re bello"), king, rules.re_bello))
        if rules.sequence.startswith("napola"):
            lines.append(("napola", _("Napola"), _("from ace, two, three on"), 3))
        if rules.sequence == "scalette":
            lines.append(("scaletta_bassa", _("Low ladder"), _("from ace, two, three on"), 3))
            lines.append(("scaletta_alta", _("High ladder"), _("from the figures down"), 5))
        if rules.sequence == "cirulla":
            lines.append(("piccola", _("Piccola"), _("from ace, two, three on"), 3))
            lines.append(("grande", _("Grande"), _("the three figures"), 5))
        if rules.declarations == "cirulla":
            lines.append(("declared", _("Nine or less"), _("declared before the round"), 3))
            lines.append(("declared", _("Three of a kind"), _("declared before the round"), 10))
        if rules.declarations == "bazzica":
            lines.append(("declared", _("Nine or less"), _("declared before the round"), 1))
            lines.append(("declared", _("Three of a kind"), _("declared before the round"), 2))
        for card, points in rules.penalties:
            name = self.session.controller.deck_names.card(parse_card(card))
            lines.append(("penalty", _("Penalty"), name, points))
        return lines


def _score_told(label: str, detail: str, points: int) -> str:
    """A line of what scores as it is read out."""
    text = ngettext("{n} point", "{n} points", points).format(n=points)
    return f"{label} ({detail}): {text}" if detail else f"{label}: {text}"
