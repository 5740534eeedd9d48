"""The dialog that lists the matches one can go on with."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING

from scopa_gui.game.archive import ArchiveError
from scopa_gui.game.daily import day_of, match_name, trial_name
from scopa_gui.game.i18n import _, ngettext
from scopa_gui.game.library import trouble
from scopa_gui.game.names import variant_name
from scopa_gui.game.summary import summary_of
from scopa_gui.game.texts import brief_name
from scopa_gui.ui import scenes
from scopa_gui.ui.scenes.board import Board
from scopa_gui.ui.scenes.page import Dialog

if TYPE_CHECKING:
    from scopa_gui.game.archive import MatchInfo
    from scopa_gui.game.setup import Seat
    from scopa_gui.ui.app import App

MOST_SHOWN = 6
WIDTH, END = 640.0, 130.0
"""Of the dialog, and of the button beside each match."""
ROW, APART = 86.0, 20.0
"""From one match to the next, and how much of that is between their buttons."""


def match_lines(info: MatchInfo) -> list[str]:
    """An open match in a few words, and in fewer and fewer: what is played, against whom, and the score."""
    setup, score, daily = info.setup, _score(info), day_of(info.setup) is not None
    if setup.trial:
        named = (match_name(setup), trial_name(setup, brief=True))
        return [_("{variant}, {score}").format(variant=name, score=score) for name in named]
    whole = match_name(setup)
    if not daily:
        whole = _("{variant}, {score}").format(variant=whole, score=score)
    if len(setup.seats) > 2:
        return [whole]
    variant, other = match_name(setup) if daily else variant_name(setup, brief=True), _other(info)
    line = _("{variant}, {name}, {score}")
    names = (other.name, brief_name(other.kind, other.name))
    return [*(line.format(variant=variant, name=name, score=score) for name in names), whole]


def _against(info: MatchInfo) -> str:
    """Against whom, or how many play, and the score."""
    seats = info.setup.seats
    players = ngettext("{n} player", "{n} players", len(seats)).format(n=len(seats))
    return _("{name}, {score}").format(name=_other(info).name if len(seats) == 2 else players, score=_score(info))


def _other(info: MatchInfo) -> Seat:
    """Of a match for two, who sits opposite the person."""
    return info.setup.seats[summary_of(info).opponents[-1]]


def _score(info: MatchInfo) -> str:
    """The score, the own side's first."""
    scores = [info.scores[side] for side in summary_of(info).order]
    if len(scores) == 2:
        return _("{own} to {other}").format(own=scores[0], other=scores[1])
    return " – ".join(str(points) for points in scores)


def _resign_words(info: MatchInfo) -> tuple[str, str, str]:
    """The question before a match is given up, what that means, and the word for *yes*."""
    text = _("The match ends. It does not count for your rating.")
    if info.rated:
        text = _("The match ends and counts as lost.")
    kept = _("It stays in the history.")
    return _("Resign the match?"), f"{text} {kept}", _("Yes, resign")


def _remove_words() -> tuple[str, str, str]:
    """The question before a match is forgotten, what that means, and the word for *yes*."""
    why = _("You have not played in it yet. It counts neither for your rating nor for the statistics.")
    return _("Remove the match?"), why, _("Yes, remove")


def end_word(app: App, info: MatchInfo) -> str:
    """What one can do with an open match besides going on: a word for `ask_to_end`."""
    return _("Remove") if app.house.can_be_removed(info) else _("Resign")


def ask_to_end(app: App, scene: str, info: MatchInfo, done: Callable[[], None]) -> None:
    """End an open match, after a question in a dialog over the scene: one in which the person has not played is
    forgotten, any other is given up and kept in the history.
    """
    removed = app.house.can_be_removed(info)

    def end() -> None:
        try:
            (app.house.remove if removed else app.house.give_up)(info.id)
        except ArchiveError as error:
            why = partial(trouble, error)
            app.stack.push(scenes.message(app, scene, lambda: (_("This match cannot go on"), why())))
            return
        done()

    app.stack.push(scenes.confirm(app, scene, _remove_words if removed else partial(_resign_words, info), end))


class OpenMatches(Dialog):
    """Open matches, as the house puts them in order, a few at a time."""

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
        x, y, w = 640 - WIDTH / 2, (800 - h) / 2, WIDTH
        board.plaque(x, y, w, h, 16)
        board.ribbon(640, y - 26, _("Open matches"), "red", 26)
        first = y + 46 + 16 * (board.growth - 1)
        for number, info in enumerate(shown):
            board.button(
                f"match:{info.id}", x + 40, first + number * row, w - 94 - END, row - APART, match_name(info.setup),
                partial(self.app.continue_match, info.id), "red" if number == 0 else "paper", size=21,
                sub=_against(info), align="l", default=number == 0,
            )  # fmt: skip
            end = end_word(self.app, info)
            board.button(
                f"end:{info.id}", x + w - 40 - END, first + number * row, END, row - APART, end,
                partial(self.ask, info), size=17, says=f"{end}: {match_name(info.setup)}, {_against(info)}",
            )  # fmt: skip
        board.button("close", x + 40, y + h - 70, 150, 48, _("Back"), self.close, size=20)
        if len(self.matches) > MOST_SHOWN:
            board.button("more", x + w - 190, y + h - 70, 150, 48, _("More"), self.more, size=20)
        if h > 730:
            board.misfits.append("page")

    def ask(self, info: MatchInfo) -> None:
        """End a match, after a question."""
        ask_to_end(self.app, self.name, info, partial(self._gone, info))

    def _gone(self, info: MatchInfo) -> None:
        """A match is over and off the list, and the page below counts anew."""
        self.matches.remove(info)
        for scene in self.app.stack.below():
            scene.on_enter()
        self.first = min(self.first, max(0, len(self.matches) - MOST_SHOWN))
        if self.matches:
            self.recompose()
        else:
            self.close()

    def more(self) -> None:
        """The next few matches, then from the first again."""
        self.first = self.first + MOST_SHOWN if self.first + MOST_SHOWN < len(self.matches) else 0
        self.recompose()

    def scroll(self, steps: int, at: tuple[int, int]) -> None:
        """The wheel turns the list by one match."""
        last = max(0, len(self.matches) - MOST_SHOWN)
        self.first = min(last, max(0, self.first + steps))
        self.recompose()
