"""What a match has done to the rating, as the end of the match tells it."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from scopa_gui.game.i18n import _
from scopa_gui.game.ratings import band, next_band
from scopa_gui.game.statistics import progress
from scopa_gui.ui.paint.palette import FELT_OUTLINE, INK, MUTE, ON_FELT
from scopa_gui.ui.scenes.board import Board

if TYPE_CHECKING:
    from scopa_gui.game.controller import Controller
    from scopa_gui.ui.app import App


class RatingChange(NamedTuple):
    """The rating of all variants together before and after a match."""

    before: float
    after: float

    @property
    def words(self) -> str:
        """The difference of the rounded ratings, with its sign."""
        points = round(self.after) - round(self.before)
        return f"+{points}" if points > 0 else f"−{-points}" if points < 0 else "±0"

    @property
    def sentence(self) -> str:
        """Both ratings and the difference."""
        return _("Rating: {before}, now {after} ({change})").format(
            before=round(self.before), after=round(self.after), change=self.words
        )


def rating_change(app: App, controller: Controller) -> RatingChange | None:
    """The change that a finished match has brought; None if it does not count for a rating."""
    if not controller.rated:
        return None
    profile = controller.setup.profile
    finished = [info for info in app.house.archive.finished_matches() if info.setup.profile == profile]
    course = progress(finished, {}, profile).rating_course
    point = next((point for point in course if point.match == controller.match_id), None)
    return None if point is None else RatingChange(point.overall - point.change, point.overall)


def compose_change(board: Board, change: RatingChange, area: tuple[float, float, float]) -> float:
    """A plaque at (x, y), so wide, with both ratings, the title and what is missing to the next; returns its foot."""
    x, y, w = area
    grown, painter = board.growth, board.painter
    h = 118 + 30 * (grown - 1)
    board.plaque(x, y, w, h, 16)
    board.ribbon(x + w / 2, y - 24, _("Rating"), "gold", 22, 150)
    before, after, base = str(round(change.before)), str(round(change.after)), y + 66
    board.say(x + 42, base, before, "number", 26, MUTE, fixed=True, quiet=True)
    board.still(lambda: painter.sword(painter.px(92)), x + 122, base - 9)
    board.say(x + 228, base + 3, after, "number", 34, INK, fixed=True, quiet=True)
    tone = "green" if change.after >= change.before else "red"
    board.still(lambda: painter.coin(change.words, 23, tone), x + w - 56, base - 9)
    board.text_element(x + 36, y + 34, w - 72, 44, change.sentence, "rating_change")
    line = y + 84 + 18 * grown
    title = _(band(change.after).title)
    shown = board.say(x + 42, line, title, "head", 18, INK, width=w * 0.5, name="rating_title")
    above = next_band(change.after)
    if above is not None:
        missing = _("{points} to {title}").format(
            points=max(1, round(above.threshold - change.after)), title=_(above.title)
        )
        board.say(x + w - 36, line, missing, "italic", 16, MUTE, "r", width=w - 90 - shown, name="rating_missing")
    return y + h


def compose_change_line(board: Board, change: RatingChange, cx: float, y: float, width: float) -> None:
    """The same as one line on the table, where there is no room for a plaque."""
    board.say(
        cx, y, change.sentence, "italic", 17, ON_FELT, "c", width=width, outline=FELT_OUTLINE, name="rating_change"
    )
