"""The dialog that lists the matches one can go on with."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING

from scopa_gui.game.i18n import _
from scopa_gui.game.texts import preset_name
from scopa_gui.ui.scenes.board import Board
from scopa_gui.ui.scenes.page import Dialog

if TYPE_CHECKING:
    from scopa_gui.game.archive import MatchInfo
    from scopa_gui.ui.app import App

MOST_SHOWN = 6


def match_line(info: MatchInfo) -> str:
    """An open match in a few words: against whom, and the score."""
    setup = info.setup
    scores = _("{own} to {other}")
    if len(info.scores) == 2:
        score = scores.format(own=info.scores[0], other=info.scores[1])
    else:
        score = " – ".join(str(points) for points in info.scores)
    opponents = [seat.name for seat in setup.seats[1:]]
    if len(opponents) == 1:
        return _("{name}, {score}").format(name=opponents[0], score=score)
    return _("{variant}, {score}").format(variant=preset_name(setup.preset), score=score)


class OpenMatches(Dialog):
    """Open matches, the last begun first, a few at a time."""

    dialog = "open_matches"

    def __init__(self, app: App, name: str, matches: Sequence[MatchInfo]) -> None:
        super().__init__(app, name)
        self.matches = list(matches)
        self.first = 0

    def compose(self, board: Board) -> None:
        """A list of buttons, one a match."""
        shown = self.matches[self.first : self.first + MOST_SHOWN]
        row = 66 * (1 + (board.growth - 1) * 0.7)
        h = 70 + 16 * (board.growth - 1) + len(shown) * row + 78
        x, y, w = 390, (800 - h) / 2, 500
        board.plaque(x, y, w, h, 16)
        board.ribbon(640, y - 26, _("Open matches"), "red", 26)
        first = y + 46 + 16 * (board.growth - 1)
        for number, info in enumerate(shown):
            board.button(
                f"match:{info.id}", x + 40, first + number * row, w - 80, row - 12, preset_name(info.setup.preset),
                partial(self.app.continue_match, info.id), "red" if number == 0 else "paper", size=21,
                sub=match_line(info), align="l", default=number == 0,
            )  # fmt: skip
        board.button("close", x + 40, y + h - 70, 150, 48, _("Back"), self.close, size=20)
        if len(self.matches) > MOST_SHOWN:
            board.button("more", x + w - 190, y + h - 70, 150, 48, _("More"), self.more, size=20)
        if h > 730:
            board.misfits.append("page")

    def more(self) -> None:
        """The next few matches, then from the first again."""
        self.first = self.first + MOST_SHOWN if self.first + MOST_SHOWN < len(self.matches) else 0
        self.recompose()

    def scroll(self, steps: int, at: tuple[int, int]) -> None:
        """The wheel turns the list by one match."""
        last = max(0, len(self.matches) - MOST_SHOWN)
        self.first = min(last, max(0, self.first + steps))
        self.recompose()
