"""The end of a match: who has won, the course of the score, what made it, and what next."""

from __future__ import annotations

import math
import random
from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING

import pygame

from scopa_gui.game.i18n import N_, _
from scopa_gui.game.texts import capital
from scopa_gui.rules.deal import Play
from scopa_gui.rules.record import ClaimOut, Resign
from scopa_gui.ui import scenes
from scopa_gui.ui.paint import graph
from scopa_gui.ui.paint.palette import BLUE_FIGURE, INK, MUTE, RED, RED_FIGURE, RGB
from scopa_gui.ui.scenes.board import Board
from scopa_gui.ui.scenes.cards import ornament
from scopa_gui.ui.scenes.declining import declined, rating_now
from scopa_gui.ui.scenes.lobby_change import compose_change, compose_change_line, gauge_fits, rating_change
from scopa_gui.ui.scenes.magnify import Area
from scopa_gui.ui.scenes.page import Page
from scopa_gui.ui.scenes.score_summary import compose_summary, kinds_of
from scopa_gui.ui.scenes.sides import Side, sides_of

if TYPE_CHECKING:
    from scopa_gui.ui.app import App
    from scopa_gui.ui.session import Session

_REASONS: dict[str, str] = {
    "outright": N_("All ten coins in one pile win outright."),
    "cappotto": N_("Cappotto: the others had nothing."),
    "resigned": N_("The match was resigned."),
}

CORNER_CARDS = (("3d", 121, 127, 24), ("Rd", 161, 114, 11), ("7d", 209, 110, -2))
"""Card, centre and lean of the fan at the upper left; mirrored with others at the right."""

OTHER_CARDS = ("6b", "7s", "7c")
HEADLINE: Area = (257.0, 34.0, 766.0, 96.0)
"""Where the headline lies, whatever it says."""
BETWEEN_FANS = 720.0
"""So wide is the ribbon with its tails at most, clear of the cards in both upper corners."""
NAME, NAME_SMALL, NAME_BROKEN = 24, 16, 18
"""Sizes of a name: the largest and the smallest on one line, and that of one which needs two."""

ASCENT = 0.75
"""How far letters of a name reach above its line, in sizes."""

ASKING_S = 0.6
"""Clicks where the review was asked for do nothing for so long: they belong to the asking."""
BESIDE = 24.0
"""How far both names keep from their scores; large text needs some of it."""


class MatchEnd(Page):
    """Shows how the session's match ended; *again* is its default."""

    name = "match_end"
    in_match = True
    light = 152

    def __init__(self, app: App, session: Session) -> None:
        super().__init__(app)
        self.session = session
        self.sides = sides_of(session)
        deals = session.controller.deal_scores
        self.deals = [score for score, _scores in deals]
        start = (0,) * len(self.sides)
        self.course = [start, *(scores for _score, scores in deals)]
        view = session.view
        self.final = tuple(view.scores) if view.scores else self.course[-1]
        self.winners = tuple(view.winners)
        self.change = rating_change(app, session.controller)

    def layout(self, size: tuple[int, int]) -> None:
        """Compose for a window of so many pixels, sides called in the language in use."""
        self.sides = sides_of(self.session)
        super().layout(size)

    @property
    def won(self) -> bool:
        """Whether the viewer's side has won; bots that were watched win for nobody."""
        return self.sides[0].mine and self.sides[0].number in self.winners

    def on_enter(self) -> None:
        """Let it be heard."""
        self.app.audio.play("tie" if len(self.winners) > 1 else "win" if self.won or not self.sides[0].mine else "lose")

    def background(self) -> pygame.Surface:
        """The table, darkened a little."""
        return self.app.background

    # ---- words

    def headline(self) -> str:
        """Who has won."""
        if len(self.winners) > 1:
            return _("The win is shared")
        if self.won:
            alone = len(self.session.controller.game.sides[self.sides[0].number]) == 1
            return _("You win the match") if alone else _("Your side wins the match")
        winner = next((side for side in self.sides if side.number in self.winners), None)
        together = winner is not None and len(self.session.controller.game.sides[winner.number]) > 1
        if winner is None or (together and not self.sides[0].mine):
            return _("The match is over")
        if together and len(self.sides) == 2:
            return _("The others win the match")
        return _("{name} wins the match").format(name=capital(winner.name))

    def reason(self) -> str:
        """Why it ended, where it is not the score alone."""
        kind = self._reason_kind()
        if kind == "claim":
            return self._claim()
        return _(_REASONS[kind]) if kind else ""

    def _claim(self) -> str:
        """Who claimed to be out, whether rightly, and how many points were certain."""
        controller = self.session.controller
        claimed = controller.claimed
        assert claimed is not None
        told = self.session.teller.tell(claimed)
        certain = self.final[controller.game.side_of[claimed.seat]] + claimed.secured
        return _("{told} Certain points: {n} of {target}.").format(
            told=told, n=certain, target=controller.setup.ruleset.target
        )

    def _reason_kind(self) -> str | None:
        last = self.session.controller.record.entries[-1]
        if isinstance(last, Resign):
            return "resigned"
        if isinstance(last, ClaimOut):
            return "claim"
        if self.deals and self.deals[-1].outright is not None:
            return "outright"
        rules = self.session.controller.setup.ruleset
        reached = max(self.final) >= rules.target or rules.end_mode == "fixed_hands"
        return "cappotto" if rules.cappotto_zero and not reached else None

    # ---- the page

    def areas(self) -> Sequence[Area]:
        """The headline, which may be broader under the lens."""
        return (HEADLINE,)

    def compose(self, board: Board) -> None:
        """Ornaments, headline, score and graph, what made it, buttons."""
        if not board.narrow:
            self._ornaments(board)
        board.plaque(60, 176, 740, 486, 16)
        size = 50.0
        while board.wide(self.headline(), "display", size) > 532 and size > 24:
            size -= 2
        within = None if board.narrow else BETWEEN_FANS
        board.ribbon(640, 44, self.headline(), "red" if self.won else "blue", size, 440, within=within)
        bottom = self._pair(board) if len(self.sides) == 2 else self._table(board)
        self._graph(board, bottom)
        top = 176.0
        if self.change is not None and len(self.sides) == 2:
            rows = len(kinds_of(self)) + (0 if self.deals else 2)
            top = compose_change(board, self.change, (826, 176, 394), gauge=gauge_fits(rows, board.growth)) + 42
        elif self.change is not None:
            compose_change_line(board, self.change, 1023, 683, 400)
        board.plaque(826, top, 394, 662 - top, 16)
        board.ribbon(1023, top - 24, _("What made it"), "green", 24, 210)
        compose_summary(board, self, (826, top, 394, 662 - top))
        words = self.again_words()
        board.button("again", 486, 694, 310, 60, words, self.again, "red", size=28, icon="coin", default=True)
        if self.reviewable:
            board.button("review", 60, 694, 250, 60, _("Review"), self.review, "blue", size=26, icon="sword")
        board.button("menu", 970, 694, 250, 60, _("Menu"), self.app.to_title, size=26)

    def _ornaments(self, board: Board) -> None:
        for code, (_own, x, y, angle) in zip(OTHER_CARDS, CORNER_CARDS, strict=True):
            ornament(board, code, 1280 - x, y, 120, angle, 5)
        for code, x, y, angle in CORNER_CARDS:
            ornament(board, code, x, y, 120, -angle, 5)
        if not self.won:
            return
        dice = random.Random(11)
        fallen: list[tuple[float, float]] = []
        while len(fallen) < 34:
            left, top, side = dice.uniform(288, 992), dice.uniform(4, 172), dice.choice((18, 22, 26, 32))
            free = not (300 < left < 980 and 14 < top < 146)
            if free and all(math.hypot(left - a, top - b) > 34 for a, b in fallen):
                fallen.append((left, top))
                board.icon("coin", left, top, side)

    def _pair(self, board: Board) -> float:
        """Two sides face each other above the graph."""
        pair = tuple(zip(self.sides, (1, -1), strict=True))
        rooms = [self._beside(board, side, align) for side, align in pair]
        size = shared_size(
            board, [(side.name, wide) for side, (_x, wide) in zip(self.sides, rooms, strict=True)],
            range(NAME, NAME_SMALL - 1, -1), NAME_BROKEN,
        )  # fmt: skip
        for (side, align), (beside, wide) in zip(pair, rooms, strict=True):
            place = 430.0 - 299.0 * align
            won = side.number in self.winners
            if won:
                board.still(lambda: board.painter.laurel(round(124 * board.scale)), place, 243)
            board.face(side.face, place, 240, 72, mood=self._mood(side))
            self._name(board, side.name, size, beside, wide, "r" if align > 0 else "l")
            sample = partial(board.painter.line_sample, self._line(side.number), 56)
            board.still(sample, beside - (56 if align > 0 else 0), 266)
            ink: RGB = RED_FIGURE if align > 0 else BLUE_FIGURE
            name = f"score:{side.number}"
            board.say(430 - 31 * align, 262, *self._figure(side), ink, "r" if align > 0 else "l", fixed=True, name=name)
        board.say(430, 254, ":", "number", 44, MUTE, "c", quiet=True, fixed=True)
        board.rule(96, 302, 668, hard=True, gem=RED, taper=True)
        if self.reason():
            more = self._say_reason(board, 302 + 24 * board.growth, 17)
            return 330 + 12 * board.growth + more
        return 330

    def _figure(self, side: Side) -> tuple[str, str, float]:
        """The score of one of two sides, its style and its size."""
        figure = str(self.final[side.number])
        return figure, "number", 62.0 if len(figure) < 3 else 44.0

    def _beside(self, board: Board, side: Side, align: int) -> tuple[float, float]:
        """Where the name of one of two sides ends at its score, and how wide it may be."""
        edge = 430.0 - 299.0 * align + (68 if side.number in self.winners else 52) * align
        wide = board.painter.text_width(*self._figure(side), grow=False) / board.scale
        beside = 430 - 31 * align - (wide + BESIDE / board.growth) * align
        return beside, abs(beside - edge)

    def _name(self, board: Board, name: str, size: float, x: float, width: float, align: str) -> None:
        """A name above its line of the graph: on one line, and on two only at last."""
        lines = len(board.painter.wrap(name, "head", size, width * board.scale))
        whole = board.painter.text_width(name, "head", NAME_SMALL, grow=False) <= width * board.scale
        if lines > 2 or (lines > 1 and whole):
            board.misfits.append(name)
        step = size * 1.05 * board.growth
        board.paragraph(x, 244 - (lines - 1) * step, width, name, "head", size, INK, align, lead=1.05)

    def _table(self, board: Board) -> float:
        """Three to eight sides stand in a row; few of them have larger portraits."""
        column = 664 / len(self.sides)
        few = len(self.sides) <= 4
        largest, names = 20 if few else 17, [(side.name, column - 8) for side in self.sides]
        size = shared_size(board, names, range(largest, 13, -1), 14.5)
        wreath, face, lower = (94, 54, 12.0) if few else (80, 42, 0.0)
        middle = 219 + lower / 2
        clear = middle + wreath / 2 + 2 + ASCENT * size * board.growth
        lower += max(0.0, clear - 278 - lower)
        for number, side in enumerate(self.sides):
            cx = 98 + column * (number + 0.5)
            if side.number in self.winners:
                board.still(lambda: board.painter.laurel(round(wreath * board.scale)), cx, middle)
            board.face(side.face, cx, middle - 3, face, mood=self._mood(side))
            lines = board.painter.wrap(side.name, "head", size, (column - 8) * board.scale)
            first = 278 + lower - (3 if len(lines) > 1 else 0)
            board.paragraph(cx, first, column - 8, side.name, "head", size, INK, "c", lead=1.05)
            if len(lines) > 2:
                board.misfits.append(side.name)
            base = 276 + lower + 30 * board.growth
            board.still(partial(board.painter.line_sample, self._line(side.number), 40), cx - 20, base)
            figure, name = str(self.final[side.number]), f"score:{side.number}"
            board.say(cx, base + 40, figure, "number", 36, INK, "c", fixed=True, name=name)
        y = 322 + lower + 34 * board.growth
        board.rule(96, y, 668, hard=True, gem=RED, taper=True)
        if self.reason():
            return y + 36 * board.growth + self._say_reason(board, y + 22 * board.growth, 16)
        return y + 18

    def _say_reason(self, board: Board, y: float, size: float) -> float:
        """Why it ended, below the score; returns how much lower more than one line of it reaches."""
        after = board.paragraph(430, y, 640, self.reason(), "italic", size, MUTE, "c", lead=1.15, name="reason")
        return after - y - size * 1.15 * board.growth

    def _mood(self, side: Side) -> str:
        return "glad" if side.number in self.winners else "sad"

    def _line(self, number: int) -> int:
        """Which line of the graph belongs to a side: the viewer's is the first."""
        return [side.number for side in self.sides].index(number)

    def _graph(self, board: Board, top: float) -> None:
        rules = self.session.controller.setup.ruleset
        target = None if rules.end_mode == "fixed_hands" else rules.target
        series = [[scores[side.number] for scores in self.course] for side in self.sides]
        low = min(0, *(min(line) for line in series))
        high = max(target or 1, *(max(line) for line in series)) + 1
        deals = max(1, len(self.course) - 1)
        h = 598 - top
        place = graph.Scale(600, h, deals, low, high)
        board.still(lambda: board.painter.graph(series, place, target), 132, top)
        words = ", ".join(f"{side.name} {self.final[side.number]}" for side in self.sides)
        board.text_element(132, top, 600, h, _("The course of the score: {scores}").format(scores=words), "graph")
        for mark in graph.ticks(low, high):
            board.say(124, top + place.y(mark) + 6, str(mark), "text", 16, MUTE, "r", quiet=True)
        if target is not None:
            words = _("target {n}").format(n=target)
            board.say(132 + place.x(0) + 12, top + place.y(target) - 7, words, "italic", 16, MUTE, quiet=True)
        step = max(1, math.ceil(deals / (12 / board.growth)))
        for deal in range(0, deals + 1, step):
            label = _("deal") if deal == 0 else str(deal)
            board.say(132 + place.x(deal), 626, label, "text", 16, MUTE, "c", quiet=True)

    # ---- what next

    @property
    def reviewable(self) -> bool:
        """Whether there is a move that can be judged."""
        return any(isinstance(entry, Play) for entry in self.session.controller.record.entries)

    def review(self) -> None:
        """Judge every move of the viewer."""
        controller = self.session.controller
        self.app.input.guard(ASKING_S)
        self.app.stack.push(scenes.review(self.app, controller.record, controller.viewer))

    def again_words(self) -> str:
        """What the default button says."""
        return _("Play again")

    def again(self) -> None:
        """The same match once more, with new cards, unless an opponent declines."""
        setup = replace(self.session.controller.setup, seeded=False, trial=False)
        kinds = [seat.kind for seat in setup.seats]
        if setup.can_be_rated and declined(self.app, self.name, kinds, rating_now(self.app)):
            return
        self.app.start_match(setup.ruleset, setup.seats)

    def back(self) -> None:
        """Esc: to the title."""
        self.app.to_title()


def shared_size(board: Board, names: Sequence[tuple[str, float]], sizes: Sequence[int], broken: float) -> float:
    """The size of names that stand together, each in its width: that of the longest, `broken` if it needs two lines."""
    return min(one_line(board, name, sizes, width) or broken for name, width in names)


def one_line(board: Board, name: str, sizes: Sequence[int], width: float) -> float | None:
    """The first of some sizes at which a name keeps to one line of a width; None if there is none."""
    room = width * board.scale
    return next((size for size in sizes if board.painter.text_width(name, "head", size) <= room), None)
