"""The cards guide: what each rank captures as and is worth in the prime, and what scores."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, NamedTuple

import pygame

from scopa_gui.game.i18n import N_, _, ngettext
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
LARGE = 1.6
"""Above this size of text the cards stand beside what scores, not above it, and the guide lies over the hand."""


class Cards(NamedTuple):
    """How the cards of the guide stand: their width, from row to row, and where the rule below them is.

    `steps` are those from card to card in rows of four and of three; `word` and `box` how far below a card its name
    and its prime stand, `size` how much larger than usual the box is; `ring` is the radius of the value
    at the corner.
    """

    width: float
    pitch: float
    rule: float
    steps: tuple[float, float] = (66.0, 82.0)
    word: float = 16.0
    box: float = 33.0
    size: float = 1.0
    ring: float = 12.0


LARGE_CARDS, SMALL_CARDS = Cards(54.0, 142.0, 516.0, ring=11.0), Cards(42.0, 122.0, 456.0, ring=9.5)
RING_INSET = 4.0
"""How far from the edges of a card the middle of its value lies: half of it is outside the corner."""


class Guide(Dialog):
    """The guide at the right edge of the window; G closes it."""

    dialog = "guide"
    veil = False
    panel = True
    rings_default = False

    def __init__(self, app: App, name: str, session: Session) -> None:
        super().__init__(app, name)
        self.session = session

    def key(self, event: pygame.event.Event) -> bool:
        """G closes."""
        if event.key == pygame.K_g:
            self.close()
            return True
        return False

    def compose(self, board: Board) -> None:
        """Ten cards in three rows, then what scores."""
        _left, top, right, bottom = board.visible
        if board.growth > LARGE:
            self._compose_large(board)
            return
        x, y = right - WIDTH - ASIDE, (top + bottom) / 2 - HEIGHT / 2
        board.plaque(x, y, WIDTH, HEIGHT, 16, GOLD)
        board.say(x + 26, y + 48, _("Cards guide"), "display", 28, RED, width=WIDTH - 96, name="guide")
        self._close_key(board, x + WIDTH - 66, y + 24)
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

    def _compose_large(self, board: Board) -> None:
        """What scores at the left, the cards at the right, as wide as the words ask."""
        left, top, right, bottom = board.visible
        grown, lines = board.growth, self._score_lines()
        words = [self._rank_word(rank) for rank in range(10)]
        step = max(66.0, max(board.wide(word, "head", 15.5) for word in words) + 12)
        names = [board.wide(label, "bold", 17) for _kind, label, _detail, _points in lines]
        details = [board.wide(detail, "text", 14) for _kind, _label, detail, _points in lines]
        wide_cards = 4 * step + 30
        wide_scores = max(*names, *details) + 106 + 30 * grown
        whole = wide_cards + wide_scores + 30
        if whole > right - left - 2 * ASIDE:
            board.misfits.append("guide")
        x, y = right - whole - ASIDE, (top + bottom) / 2 - HEIGHT / 2
        board.plaque(x, y, whole, HEIGHT, 16, GOLD)
        board.say(x + 26, y + 26 + 22 * grown, _("Cards guide"), "display", 28, RED, width=whole - 130, name="guide")
        self._close_key(board, right - ASIDE - 66, y + 24)
        head = y + 50 + 36 * grown
        board.say(x + 26, head, _("What scores"), "display", 21, width=wide_scores - 40)
        self._scores(board, x, head + 18 + 20 * grown, y + HEIGHT - 22, wide_scores)
        middle = right - ASIDE - wide_cards / 2
        board.say(
            middle - wide_cards / 2 + 12, head, _("ring: captures as"), "italic", 15.5, MUTE, width=wide_cards * 0.5
        )
        if self.by_points:
            edge = middle + wide_cards / 2 - 14
            board.say(edge, head, _("box: prime"), "italic", 15.5, MUTE, "r", width=wide_cards * 0.45)
        below = Cards(
            60.0, 112 + 38 * grown, 0.0, (step, step * 4 / 3), 2 + 14 * grown, 4 + 29 * grown, 0.4 + 0.6 * grown
        )
        if head + 16 + 3 * below.pitch > y + HEIGHT - 8:
            board.misfits.append("cards")
        self._cards(board, middle, head + 16, below)

    def _close_key(self, board: Board, x: float, y: float) -> None:
        painter = board.painter
        box = board.rect(x - 4, y - 4, 48, 40)
        cap = painter.key_cap("G", 16)
        element = Element("close", Role.BUTTON, _("Close the guide"), box, self.close, default=True)

        def look(state: str) -> list[Placed]:
            move = painter.px(1) if state == "down" else 0
            return [(cap, box.centerx - cap.width / 2, box.centery - cap.height / 2 + move)]

        board.widget(element, look, -5.0)

    def _rank_word(self, rank: int) -> str:
        """The name of a rank, 0 to 9."""
        word = _(_NUMBERS[rank]) if rank < 7 else self.session.controller.deck_names.rank(rank + 1)
        return word[:1].upper() + word[1:]

    def _cards(self, board: Board, middle: float, top: float, cards: Cards) -> None:
        rules = self.session.controller.setup.ruleset
        scale = [points for _rank, points in prime_scale(rules)]
        best = max(scale)
        for row, (first, last) in enumerate(ROWS):
            count = last - first
            step = cards.steps[0 if count == 4 else 1]
            for rank in range(first, last):
                if rank == 1 and rules.deck == "corsica36":
                    continue
                cx = middle + (rank - first - (count - 1) / 2) * step
                half = cards.width * 5 / 6
                cy = top + half + row * cards.pitch
                ornament(board, PICTURES[rank], cx, cy, cards.width, 0, 3)
                corner = cx + RING_INSET - cards.width / 2, cy + RING_INSET - half
                board.still(partial(self._ring, board.painter, rank, cards.ring), *corner)
                word = self._rank_word(rank)
                board.say(cx, cy + half + cards.word, word, "head", 15.5, INK, "c", width=step - 2, quiet=True)
                told = _("{rank}: captures as {value}").format(rank=word, value=rank + 1)
                if self.by_points:
                    told = _("{rank}: captures as {value}, prime {points}").format(
                        rank=word, value=rank + 1, points=scale[rank]
                    )
                    box = partial(board.painter.prime_box, scale[rank], scale[rank] == best, cards.size)
                    board.still(box, cx, cy + half + cards.box)
                board.text_element(cx - 27, cy - half, 54, 2 * half + cards.box + 11, told, f"rank:{rank + 1}")

    def _ring(self, painter: Painter, rank: int, radius: float) -> Baked:
        """The value of a rank, 0 to 9, as it stands on cards; where those show no suit, neither does it."""
        code, indices = PICTURES[rank], painter.dress.indices
        suit = SUITS.index(code[1]) if indices != "off" else 0
        if indices == "value_and_suit":
            return painter.index(rank + 1, suit, painter.dress.letter(code), radius)
        return painter.badge(rank + 1, suit, radius)

    def _scores(self, board: Board, x: float, top: float, bottom: float, wide: float = WIDTH) -> None:
        lines, grown = self._score_lines(), board.growth
        step = min(41.0 * (1 + (grown - 1) * 0.8), (bottom - top + 20) / len(lines))
        double, room = step > 34 * grown, wide - 136 - 24 * (grown - 1)
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
                points_of(board, points, x + wide - 28, middle, -1)
            else:
                base = middle + 7 * grown
                board.say(x + wide - 30, base, str(points), "number", 20, INK, "r", quiet=True)
            text = ngettext("{n} point", "{n} points", points).format(n=points)
            said = f"{label} ({detail}): {text}" if detail else f"{label}: {text}"
            board.text_element(x + 24, middle - step / 2 + 1, wide - 48, step - 2, said, f"scores:{number + 1}")

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
