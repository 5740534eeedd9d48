"""The chooser on the table: which tickets are shown, where, and the button or question that goes with them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import pygame

from scopa_gui.game.i18n import _
from scopa_gui.ui import layout
from scopa_gui.ui.layout import Rect, Ticket
from scopa_gui.ui.paint import Painter
from scopa_gui.ui.session import Session
from scopa_gui.ui.table.board import Board
from scopa_gui.ui.table.choosing import Choosing
from scopa_gui.ui.table.geometry import pixels
from scopa_gui.ui.table.prompts import Prompt
from scopa_gui.ui.table.tickets import Choice, narrow_words, natural_width
from scopa_gui.ui.table.worth import told_apart, worth

STEP = 0.05
TAKE_SIZE = 25
"""Size of the word on the button."""


class _Places(NamedTuple):
    """Where everything lies, in logical units."""

    tickets: list[Ticket]
    question: tuple[float, float] = (0.0, 0.0)
    take: Rect | None = None


class Chooser:
    """Tickets for the open choice among captures or for the open question.

    Attributes:
        tickets: what each says, and its place in pixels.
        places: the same places with the style of each ticket.
        take: the place of the button that takes the raised set; None for a question.
        question: the upper middle of the plaque with the question, in pixels.
        growth: the size of the tickets' text, 1 to 2.
    """

    def __init__(self, painter: Painter, session: Session, board: Board) -> None:
        self._painter = painter
        self._session = session
        self._board = board
        self.tickets: list[tuple[Choice, pygame.Rect]] = []
        self.places: list[Ticket] = []
        self.take: pygame.Rect | None = None
        self.question = (0, 0)
        self.growth = 1.0

    @property
    def rects(self) -> list[pygame.Rect]:
        """The places of all tickets and of the button in pixels."""
        return [rect for _choice, rect in self.tickets] + ([self.take] if self.take is not None else [])

    @property
    def asked(self) -> list[pygame.Rect]:
        """The place of the question above the tickets, in pixels."""
        if not self.tickets or self.take is not None:
            return []
        first, last = self.tickets[0][1], self.tickets[-1][1]
        return [pygame.Rect(first.x, self.question[1], last.right - first.x, first.y - self.question[1])]

    def place(self, choosing: Choosing | None, prompt: Prompt | None) -> None:
        """Work everything out anew."""
        self.tickets, self.places, self.take = [], [], None
        choices = prompt.choices if prompt is not None else self._captures(choosing)
        if not choices:
            return
        space = self._board.space
        self.growth, found = self._largest(choices, asked=prompt is not None)
        self.places = found.tickets
        if found.take is not None:
            self.take = pixels(space, found.take)
        else:
            self.question = space.px(*found.question)
        self.tickets = [(choice, pixels(space, place.rect)) for choice, place in zip(choices, self.places, strict=True)]

    def _largest(self, choices: Sequence[Choice], *, asked: bool) -> tuple[float, _Places]:
        """The largest text with which the tickets lie side by side: wide ones first, then narrow ones."""
        wished = self._painter.text_scale
        sizes = [wished - STEP * n for n in range(round((wished - 1.0) / STEP) + 1)]
        for style in ("wide", "narrow"):
            for size in sizes:
                with self._painter.sized(size):
                    found = self._at(choices, size, asked=asked)
                    if found.tickets[0].style == style and self._holds(choices, found, size):
                        return size, found
        with self._painter.sized(1.0):
            return 1.0, self._at(choices, 1.0, asked=asked)

    def _at(self, choices: Sequence[Choice], size: float, *, asked: bool) -> _Places:
        painter, board = self._painter, self._board
        widths = [natural_width(painter, choice) for choice in choices]
        if asked:
            return _Places(*layout.decision(widths, board.rows.rows, board.space, board.shift, size))
        words = max(painter.text_width(word, "head", TAKE_SIZE) for word in (_("Take"), _("Lay")))
        take_w = max(layout.TAKE_W, (words + painter.key_cap(_("Enter")).width) / painter.scale + 40.0)
        tickets, take = layout.chooser(widths, board.rows.rows, board.space, board.shift, size, take_w)
        return _Places(tickets, take=take)

    def _holds(self, choices: Sequence[Choice], found: _Places, size: float) -> bool:
        """Whether narrow tickets show their words whole."""
        if found.tickets[0].style == "wide" or size <= 1.0:
            return True
        return all(
            narrow_words(self._painter, choice) <= ticket.rect.w
            for choice, ticket in zip(choices, found.tickets, strict=True)
        )

    def _captures(self, choosing: Choosing | None) -> tuple[Choice, ...]:
        if choosing is None:
            return ()
        names = self._session.controller.deck_names
        worths = [worth(self._session.view, play, names) for play in choosing.plays]
        return tuple(
            Choice(choosing.key_of(index), choosing.options[index], *words)
            for index, words in enumerate(told_apart(worths, choosing.plays, names))
        )
