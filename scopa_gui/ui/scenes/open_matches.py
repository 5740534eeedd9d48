"""The dialog that lists the matches one can go on with."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING

from scopa_gui.game.daily import day_of, match_name
from scopa_gui.game.i18n import _, ngettext
from scopa_gui.game.texts import brief_name, short_preset_name
from scopa_gui.ui.scenes.board import Board
from scopa_gui.ui.scenes.page import Dialog

if TYPE_CHECKING:
    from scopa_gui.game.archive import MatchInfo
    from scopa_gui.ui.app import App

MOST_SHOWN = 6
ROW, APART = 76.0, 20.0
"""From one match to the next, and how much of that is between their buttons."""


def match_lines(info: MatchInfo) -> list[str]:
    """An open match in a few words, and in fewer and fewer: what is played, against whom, and the score."""
    setup, score, daily = info.setup, _score(info), day_of(info.setup) is not None
    whole = match_name(setup)
    if not daily:
        whole = _("{variant}, {score}").format(variant=whole, score=score)
    if len(setup.seats) > 2:
        return [whole]
    variant, other = match_name(setup) if daily else short_preset_name(setup.preset), setup.seats[1]
    line = _("{variant}, {name}, {score}")
    names = (other.name, brief_name(other.kind, other.name))
    return [*(line.format(variant=variant, name=name, score=score) for name in names), whole]


def _against(info: MatchInfo) -> str:
    """Against whom, or how many play, and the score."""
    seats = info.setup.seats
    players = ngettext("{n} player", "{n} players", len(seats)).format(n=len(seats))
    return _("{name}, {score}").format(name=seats[1].name if len(seats) == 2 else players, score=_score(info))


def _score(info: MatchInfo) -> str:
    if len(info.scores) == 2:
        return _("{own} to {other}").format(own=info.scores[0], other=info.scores[1])
    return " – ".join(str(points) for points in info.scores)


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
        row = ROW * (1 + (board.growth - 1) * 0.7)
        h = 70 + 16 * (board.growth - 1) + len(shown) * row + 78
        x, y, w = 390, (800 - h) / 2, 500
        board.plaque(x, y, w, h, 16)
        board.ribbon(640, y - 26, _("Open matches"), "red", 26)
        first = y + 46 + 16 * (board.growth - 1)
        for number, info in enumerate(shown):
            board.button(
                f"match:{info.id}", x + 40, first + number * row, w - 80, row - APART, match_name(info.setup),
                partial(self.app.continue_match, info.id), "red" if number == 0 else "paper", size=21,
                sub=_against(info), align="l", default=number == 0,
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
