"""Pieces of both layouts of the count: the picture of a line, and points as counters."""

from __future__ import annotations

from scopa_gui.game.numbers import number_text
from scopa_gui.rules.cards import SUITS
from scopa_gui.rules.ruleset import Ruleset
from scopa_gui.ui.paint.palette import INK, RED
from scopa_gui.ui.scenes.board import Board
from scopa_gui.ui.scenes.cards import ornament

ICONS: dict[str, str] = {
    "sweeps": "broom",
    "cards": "cards",
    "coins": "coin",
    "prime": "prime",
    "re_bello": "crown",
    "napola": "run",
    "scaletta_bassa": "run",
    "scaletta_alta": "run",
    "piccola": "run",
    "grande": "crown",
    "declared": "star",
    "penalty": "club",
}
"""Icon of each kind of line."""

CLUBS = 3

MOST_COUNTERS = 4


def picture(board: Board, kind: str, cx: float, cy: float, part: float = 1.0, *, suit: int) -> None:
    """The icon of a kind of line, suits in it as the deck that is shown draws them; `suit` is the one that counts."""
    if kind == "prime" and board.painter.dress.french:
        for number in range(4):
            aside, lower = (number % 2 * 2 - 1) * 9 * part, (number // 2 * 2 - 1) * 9 * part
            board.icon(board.painter.dress.icon(number), cx + aside, cy + lower, 17 * part)
    elif kind in ICONS:
        icon = ICONS[kind]
        if kind in ("coins", "penalty"):
            icon = board.painter.dress.icon(suit if kind == "coins" else CLUBS)
        board.icon(icon, cx, cy, 36 * part)


def sign_of(board: Board, kind: str, cx: float, cy: float, part: float, width: float, *, suit: int) -> None:
    """The icon of a kind of points; for the settebello the card itself, so wide."""
    if kind == "settebello":
        ornament(board, f"7{SUITS[suit]}", cx, cy, width, 0, 1)
    else:
        picture(board, kind, cx, cy, part, suit=suit)


def suit_of(rules: Ruleset) -> int:
    """The suit that counts, from 0."""
    return SUITS.index(rules.bonus_suit)


def points_of(board: Board, points: int, x: float, cy: float, align: int) -> None:
    """Points from x towards the middle (`align` 1) or from the right (-1): counters, or one and a figure."""
    if points == 0:
        return
    painter = board.painter
    if points < 0:
        board.say(x, cy + 8, number_text(points), "number", 24, RED, "l" if align > 0 else "r", quiet=True)
        return
    counters = points if points <= MOST_COUNTERS else 1
    width = 20 + 24 * (counters - 1)
    board.still(lambda: painter.points(counters), x if align > 0 else x - width, cy - 10)
    if points > MOST_COUNTERS:
        board.say(x + 28 * align, cy + 8, str(points), "number", 22, INK, "l" if align > 0 else "r", quiet=True)
