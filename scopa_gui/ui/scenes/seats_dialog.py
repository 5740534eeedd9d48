"""Who sits where: people at this screen, bots, or nobody but bots, to be watched."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from scopa_gui.game.i18n import _
from scopa_gui.game.names import strength_words
from scopa_gui.game.setup import HUMAN
from scopa_gui.game.texts import bot_name, shown_name
from scopa_gui.ui.faces import face_of
from scopa_gui.ui.paint.palette import MUTE
from scopa_gui.ui.scenes.board import Board
from scopa_gui.ui.scenes.history_base import size_for
from scopa_gui.ui.scenes.page import Dialog
from scopa_gui.ui.scenes.profiles_dialog import NameDialog

if TYPE_CHECKING:
    from scopa_gui.ui.app import App
    from scopa_gui.ui.scenes.new_match_page import NewMatch

W = 900.0


class SeatsDialog(Dialog):
    """A row a seat: who sits there, and the name of a person or the strength of a bot.

    It opens with two people in place of one alone; Esc leaves everything as it was before.
    """

    dialog = "seats"

    def __init__(self, app: App, page: NewMatch) -> None:
        super().__init__(app, page.name)
        self.page = page
        choice = page.choice
        self._before = choice.own, list(choice.opponents), dict(choice.names)
        if choice.people == 1:
            choice.turn(1 if choice.own == HUMAN else 0, (HUMAN,))

    def back(self) -> None:
        """Esc: nothing has been changed."""
        choice = self.page.choice
        choice.own, choice.opponents, choice.names = self._before
        self.close()

    def compose(self, board: Board) -> None:
        """Rows, what it means, one button."""
        choice = self.page.choice
        seats = choice.seats(self.app.player_name)
        step = min(62.0 * (1 + (board.growth - 1) * 0.5), 500.0 / len(seats))
        meaning = self._meaning()
        more = board.height_of(meaning, "italic", 17, W - 100) - 17 * 1.32 * board.growth
        h = 206 + 40 * (board.growth - 1) + step * len(seats) + more
        x, y = 640 - W / 2, 405 - h / 2
        board.plaque(x, y, W, h, 16)
        board.ribbon(640, y - 26, _("Who sits where"), "red", 26)
        top = y + 46 + 14 * (board.growth - 1)
        for number, seat in enumerate(seats):
            middle = top + step * (number + 0.5)
            board.say(x + 40, middle + 6 * board.growth, str(number + 1), "number", 20, width=40, quiet=True)
            board.face(face_of(seat.kind, seat.name), x + 100, middle, min(44.0, step - 12))
            shown = shown_name(seat.kind, seat.name)
            size = size_for(board, shown, "head", 20, 300)
            board.say(x + 138, middle + 6 * board.growth, shown, "head", size, width=310, name=f"seat:{number}")
            person = seat.kind == HUMAN
            kind = _("a person") if person else bot_name(seat.kind)
            told = kind if person else f"{kind}, {strength_words(seat.kind)}"
            says = _("Seat {number}: {kind}").format(number=number + 1, kind=told)
            board.button(
                f"kind:{number}", x + 460, middle - step / 2 + 4, 230, step - 16, kind, partial(self.turn, number),
                "gold" if seat.kind == HUMAN else "paper", size=17, says=says,
            )  # fmt: skip
            if seat.kind == HUMAN:
                says = _("Change the name of {name}").format(name=shown)
                board.button(
                    f"name:{number}", x + 702, middle - step / 2 + 4, 160, step - 16, _("Name"),
                    partial(self.rename, number), size=17, says=says,
                )  # fmt: skip
            else:
                strength = strength_words(seat.kind)
                size = size_for(board, strength, "bold", 17, 168)
                board.say(
                    x + 782, middle + 6 * board.growth, strength, "bold", size, MUTE, "c", width=172,
                    name=f"strength:{number}",
                )  # fmt: skip
        board.paragraph(
            640, top + step * len(seats) + 12 + 18 * board.growth, W - 100, meaning, "italic", 17, MUTE, "c",
            bottom=y + h - 92, name="meaning",
        )  # fmt: skip
        board.button("close", 640 - 120, y + h - 86, 240, 52, _("Done"), self.close, "red", size=22, default=True)
        if h > 760:
            board.misfits.append("page")

    def _meaning(self) -> str:
        people = self.page.choice.people
        if people == 0:
            return _("You watch the bots play; nothing is rated.")
        if people == 1:
            return _("One person against bots: it counts for the rating.")
        return _("The hands are covered while the screen is passed on; nothing is rated.")

    def turn(self, seat: int) -> None:
        """Another player takes the seat."""
        self.page.choice.turn(seat, (HUMAN, *self.page.kinds()))
        self.recompose()

    def rename(self, seat: int) -> None:
        """Ask for a person's name."""
        name = self.page.choice.names.get(seat, "")
        renamed = partial(self._renamed, seat)
        self.app.stack.push(NameDialog(self.app, self.name, lambda: _("Name at the table"), name, renamed))

    def _renamed(self, seat: int, name: str) -> None:
        self.page.choice.names[seat] = name
        self.recompose()

    def close(self) -> None:
        """Back to the page, which shows what has changed."""
        super().close()
        self.page.recompose()
