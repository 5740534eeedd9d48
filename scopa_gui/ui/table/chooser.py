"""The chooser on the table: which tickets are shown, where, and the button or question that goes with them."""

from __future__ import annotations

import pygame

from scopa_gui.ui import layout
from scopa_gui.ui.layout import Ticket
from scopa_gui.ui.paint import Painter
from scopa_gui.ui.session import Session
from scopa_gui.ui.table.board import Board
from scopa_gui.ui.table.choosing import Choosing
from scopa_gui.ui.table.geometry import pixels
from scopa_gui.ui.table.prompts import Prompt
from scopa_gui.ui.table.tickets import Choice, natural_width
from scopa_gui.ui.table.worth import worth


class Chooser:
    """Tickets for the open choice among captures or for the open question.

    Attributes:
        tickets: what each says, and its place in pixels.
        places: the same places with the style of each ticket.
        take: the place of the button that takes the raised set; None for a question.
        question: the upper middle of the plaque with the question, in pixels.
    """

    def __init__(self, painter: Painter, session: Session, board: Board) -> None:
        self._painter = painter
        self._session = session
        self._board = board
        self.tickets: list[tuple[Choice, pygame.Rect]] = []
        self.places: list[Ticket] = []
        self.take: pygame.Rect | None = None
        self.question = (0, 0)

    @property
    def rects(self) -> list[pygame.Rect]:
        """The places of all tickets in pixels."""
        return [rect for _choice, rect in self.tickets]

    def place(self, choosing: Choosing | None, prompt: Prompt | None) -> None:
        """Work everything out anew."""
        self.tickets, self.places, self.take = [], [], None
        choices = prompt.choices if prompt is not None else self._captures(choosing)
        if not choices:
            return
        board = self._board
        widths = [natural_width(self._painter, choice) for choice in choices]
        if prompt is not None:
            self.places, middle = layout.decision(widths, board.rows.rows, board.space)
            self.question = board.space.px(*middle)
        else:
            self.places, take = layout.chooser(widths, board.rows.rows, board.space, board.shift)
            self.take = pixels(board.space, take)
        self.tickets = [
            (choice, pixels(board.space, place.rect)) for choice, place in zip(choices, self.places, strict=True)
        ]

    def _captures(self, choosing: Choosing | None) -> tuple[Choice, ...]:
        if choosing is None:
            return ()
        names = self._session.controller.deck_names
        return tuple(
            Choice(choosing.key_of(index), choosing.options[index], *worth(self._session.view, play, names))
            for index, play in enumerate(choosing.plays)
        )
