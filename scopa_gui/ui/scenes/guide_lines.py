"""What scores, as the cards guide lists it: names, explanations, points, and what pictures each."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, NamedTuple

from scopa_gui.game.i18n import _, ngettext
from scopa_gui.game.numbers import number_text
from scopa_gui.game.texts import capital
from scopa_gui.rules.cards import SUITS, parse_card
from scopa_gui.rules.scoring import RANKS_COUNTED
from scopa_gui.ui.paint.palette import CREAM, INK
from scopa_gui.ui.scenes.board import Board
from scopa_gui.ui.scenes.cards import ornament
from scopa_gui.ui.scenes.count_parts import picture

if TYPE_CHECKING:
    from scopa_gui.game.controller import Controller

SIDE = 37.0
"""Width and height of a sign: at the usual size of window just large enough for the finer drawings."""
LONE, FANNED = 22.0, 17.0
"""Width of a card that stands for points alone, and of each of several."""
TURN, APART = 12.0, 8.0
"""By how much fanned cards are turned and moved from one to the next."""
RING, COIN = 10.0, 13.0
"""Radius of the counter of one point, and of the coin with more; both grow with the text."""
LOW_HAND, LIKE_HAND = "≤9", ("5c", "5s", "5b")
"""What pictures a hand of nine or less, and one of three of a kind."""


class Scoring(NamedTuple):
    """A line of what scores: its kind, name, explanation and points.

    It is pictured by `cards` if it has some, by a coin with a `word`, or by the icon of its kind.
    """

    kind: str
    label: str
    detail: str
    points: int
    cards: tuple[str, ...] = ()
    word: str = ""

    def told(self) -> str:
        """The line as it is read out."""
        text = ngettext("{n} point", "{n} points", self.points).format(n=self.points)
        return f"{self.label} ({self.detail}): {text}" if self.detail else f"{self.label}: {text}"


def lay_sign(board: Board, line: Scoring, cx: float, cy: float, *, suit: int) -> None:
    """What pictures a line, centred on (cx, cy); `suit` is the one that counts."""
    if line.word:
        board.still(partial(board.painter.coin, "", SIDE / 2 - 1.5, "paper"), cx, cy)
        board.say(cx, cy + 6, line.word, "number", 17, INK, "c", quiet=True, fixed=True)
    elif line.cards:
        width = LONE if len(line.cards) == 1 else FANNED
        for number, code in enumerate(line.cards):
            aside = number - (len(line.cards) - 1) / 2
            ornament(board, code, cx + aside * APART, cy + aside * aside * 1.5, width, aside * TURN, 1)
    else:
        picture(board, line.kind, cx, cy, SIDE / 36, suit=suit)


def lay_points(board: Board, points: int, cx: float, cy: float) -> None:
    """Points centred on (cx, cy): a ring counter for one, else a coin with their number, red for those lost."""
    painter, grown = board.painter, board.growth
    if points == 1:
        board.still(partial(painter.points, 1, RING * grown), cx - RING * grown, cy - RING * grown)
        return
    board.still(partial(painter.coin, "", COIN * grown, "gold" if points > 0 else "red"), cx, cy)
    ink = INK if points > 0 else CREAM
    board.say(cx, cy + 5.5 * grown, number_text(points), "number", 16, ink, "c", quiet=True)


def by_points(controller: Controller) -> bool:
    """Whether cards have points for the prime: where ranks are only counted they have none."""
    rules = controller.setup.ruleset
    return rules.pts_prime > 0 and rules.prime_table not in RANKS_COUNTED


def score_lines(controller: Controller) -> list[Scoring]:
    """All that scores here."""
    rules, names = controller.setup.ruleset, controller.deck_names
    suit = SUITS.index(rules.bonus_suit)
    majority = len(controller.game.sides) == 2 or rules.cards_rule == "majority"
    half = len(controller.game.pack) // 2 + 1
    coins = controller.game.coins.bit_count() // 2 + 1
    sweep = _("clears the table") if rules.sweep_points == "one" else _("its cards are counted")
    lines = [Scoring("sweeps", _("Each sweep"), sweep, 1)]
    if rules.pts_cards:
        detail = _("{n} or more").format(n=half) if majority else _("more than any other")
        lines.append(Scoring("cards", _("Most cards"), detail, rules.pts_cards, ("back", "back", "back")))
    if rules.pts_coins:
        detail = _("{n} or more").format(n=coins) if majority else _("more than any other")
        label = _("Most {suit}").format(suit=names.suit(suit))
        lines.append(Scoring("coins", label, detail, rules.pts_coins))
    if rules.pts_settebello:
        card, pictured = rules.settebello, (f"7{rules.bonus_suit}",)
        seven, detail = _("Settebello"), names.the_card(card)
        if rules.bonus_suit != "d" or names.french:
            seven, detail = names.card(card), _("for whoever takes it")
        label = capital(seven)
        lines.append(Scoring("settebello", label, detail, rules.pts_settebello, pictured))
    if rules.pts_prime:
        detail = _("best card of each suit") if by_points(controller) else _("most sevens, then sixes")
        label = _("Bermila") if rules.prime_table == "bermila" else _("Prime")
        lines.append(Scoring("prime", label, detail, rules.pts_prime))
    return lines + _extra_lines(controller)


def _extra_lines(controller: Controller) -> list[Scoring]:
    """What scores besides in some variants."""
    rules, names = controller.setup.ruleset, controller.deck_names
    low, high = (tuple(rank + rules.bonus_suit for rank in ranks) for ranks in ("A23", "FCR"))
    lines = []
    if rules.re_bello:
        king = names.the_card(SUITS.index(rules.bonus_suit) * 10 + 9)
        lines.append(Scoring("re_bello", _("Re bello"), king, rules.re_bello, high[-1:]))
    if rules.sequence.startswith("napola"):
        lines.append(Scoring("napola", _("Napola"), _("from ace, two, three on"), 3, low))
    if rules.sequence == "scalette":
        lines.append(Scoring("scaletta_bassa", _("Low ladder"), _("from ace, two, three on"), 3, low))
        lines.append(Scoring("scaletta_alta", _("High ladder"), _("from the figures down"), 5, high))
    if rules.sequence == "cirulla":
        lines.append(Scoring("piccola", _("Piccola"), _("from ace, two, three on"), 3, low))
        lines.append(Scoring("grande", _("Grande"), _("the three figures"), 5, high))
    if rules.declarations in ("cirulla", "bazzica"):
        few, many = (3, 10) if rules.declarations == "cirulla" else (1, 2)
        detail = _("declared before the round")
        lines.append(Scoring("declared", _("Nine or less"), detail, few, word=LOW_HAND))
        lines.append(Scoring("declared", _("Three of a kind"), detail, many, LIKE_HAND))
    for card, points in rules.penalties:
        lines.append(Scoring("penalty", _("Penalty"), names.the_card(parse_card(card)), points, (card,)))
    return lines
