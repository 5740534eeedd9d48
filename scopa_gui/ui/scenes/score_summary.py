"""What made the match: points of every kind, summed over all deals, side by side."""

from __future__ import annotations

from typing import TYPE_CHECKING

from scopa_gui.game.i18n import N_, _
from scopa_gui.rules.cards import SUITS
from scopa_gui.rules.scoring import count_piles
from scopa_gui.ui.paint.palette import BLUE_FIGURE, INK, MUTE, RED_FIGURE
from scopa_gui.ui.scenes.board import Board
from scopa_gui.ui.scenes.count_lines import lines_of
from scopa_gui.ui.scenes.count_parts import sign_of, suit_of

if TYPE_CHECKING:
    from scopa_gui.ui.scenes.end_page import MatchEnd

_LABELS: dict[str, str] = {"cards": N_("Most cards"), "prime": N_("Primes")}

BELOW_RIBBON = 32.0
"""How much lower portraits stand for the growth of text: the ribbon above them grows too."""
HIGHEST = 84.0
"""Rows are no higher, however few they are."""
RULED = 42.0
"""Rows of this height and more have a rule between them."""
MOST_BESIDE = 4
"""So many sides have their points beside the name of the kind; more, or beside long names, have them below it."""


def compose_summary(board: Board, page: MatchEnd, area: tuple[float, float, float, float]) -> None:
    """Rows with icon, name and each side's points, spread over the whole area."""
    x, y, w, h = area
    rows = kinds_of(page)
    count = len(page.sides)
    beside = min(48.0, 188 / count)
    names = max(board.wide(label, "text", 20) for _kind, label, _points in rows)
    stacked = count > MOST_BESIDE or (count > 2 and names > w - 122 - beside * count)
    top, bottom = y + 44.0, y + h - 24.0
    column = 56.0 if count == 2 else (w - 112) / count if stacked else beside
    centres = [x + w - 34 - column * (count - number - 0.5) for number in range(count)]
    if count > 2:
        top += BELOW_RIBBON * (board.growth - 1)
        for side, cx in zip(page.sides, centres, strict=True):
            board.face(side.face, cx, top + 6, min(26.0, column - 12))
        top += 38
    if not page.deals:
        bottom = _nothing(board, x + w / 2, bottom, w - 88)
    step = min(HIGHEST, (bottom - top) / len(rows))
    if step < (46 if stacked else 24) * board.growth:
        board.misfits.append("page")
    top += (bottom - top - step * len(rows)) / 2
    large = 1.2 if step > 60 and not stacked else 1.0
    suit = suit_of(page.session.controller.setup.ruleset)
    for number, (kind, label, points) in enumerate(rows):
        middle = top + step * (number + 0.5)
        base = middle + 7 * board.growth
        sign_of(board, kind, x + 54, middle, min(large, step / 42), min(20.0 * large, step * 0.5), suit=suit)
        if number and step > RULED and not stacked:
            board.rule(x + 36, middle - step / 2, w - 72)
        told = ", ".join(f"{side.name} {points[side.number]}" for side in page.sides)
        board.text_element(x + 36, middle - step / 2 + 2, w - 72, step - 4, f"{label}: {told}", f"summary:{kind}")
        if stacked:
            board.say(x + 84, base - 13 * board.growth, label, "text", 17, width=w - 112, quiet=True)
            base += 11 * board.growth
        else:
            board.say(x + 84, base, label, "text", 20, width=centres[0] - column / 2 - x - 88, quiet=True)
        for side, cx, place in zip(page.sides, centres, range(count), strict=True):
            ink = (RED_FIGURE if place == 0 else BLUE_FIGURE) if count == 2 else INK
            size = 24 * large if count < 4 else 18
            board.say(cx, base + 1, str(points[side.number]), "number", size, ink, "c", quiet=True)
        if count == 2:
            board.say((centres[0] + centres[1]) / 2, base, "–", "text", 20, MUTE, "c", quiet=True)


def _nothing(board: Board, cx: float, bottom: float, width: float) -> float:
    """Says that no deal was counted; returns where the room above it ends."""
    words = _("No deal was played to its end.")
    lines = len(board.painter.wrap(words, "italic", 18, width * board.scale))
    step = 18 * 1.32 * board.growth
    first = bottom - 6 - (lines - 1) * step
    board.paragraph(cx, first, width, words, "italic", 18, MUTE, "c", name="summary")
    return first - 24 * board.growth


def kinds_of(page: MatchEnd) -> list[tuple[str, str, list[int]]]:
    """Kind, name and points by side of every kind that the rules know."""
    controller = page.session.controller
    sides = range(len(page.sides))
    rows = []
    none = (0,) * len(page.sides)
    score = page.deals[0] if page.deals else count_piles(controller.game, none, none, none)
    for line in lines_of(controller.setup.ruleset, score, controller.deck_names):
        points = [sum(getattr(deal.points[side], line.kind) for deal in page.deals) for side in sides]
        label = _(_LABELS[line.kind]) if line.kind in _LABELS else line.label
        if line.kind == "coins":
            suit = controller.deck_names.suit(SUITS.index(controller.setup.ruleset.bonus_suit))
            label = _("Most {suit}").format(suit=suit)
        rows.append((line.kind, label, points))
    return rows
