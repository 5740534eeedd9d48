"""What a match has done to the rating, as the end of the match tells it."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from scopa_gui.game.i18n import _
from scopa_gui.game.numbers import number_text
from scopa_gui.game.ratings import band, next_band
from scopa_gui.game.statistics import progress
from scopa_gui.ui.paint.palette import FELT_OUTLINE, INK, MUTE, ON_FELT
from scopa_gui.ui.scenes.board import Board

if TYPE_CHECKING:
    from scopa_gui.game.controller import Controller
    from scopa_gui.ui.app import App


MOST_ROWS_BELOW, MOST_GROWTH = 6, 1.15
"""With more rows of points, or larger text, there is no room for the gauge."""
BLADE, TIP = 58.0, 12.0
"""How far from the ends of a sword its blade begins and ends."""


class RatingChange(NamedTuple):
    """The rating of all variants together before and after a match."""

    before: float
    after: float

    @property
    def words(self) -> str:
        """The difference of the rounded ratings, with its sign."""
        points = round(self.after) - round(self.before)
        return number_text(points, signed=True) if points else "±0"

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


def gauge_fits(rows: int, growth: float) -> bool:
    """Whether so many rows of points have room below a plaque with the gauge."""
    return rows <= MOST_ROWS_BELOW and growth <= MOST_GROWTH


def compose_change(board: Board, change: RatingChange, area: tuple[float, float, float], *, gauge: bool) -> float:
    """A plaque at (x, y), so wide, with both ratings, the title and what is missing to the next; returns its foot.

    With the gauge it also shows on the blade of a sword how far between two titles the rating is.
    """
    x, y, w = area
    grown, painter = board.growth, board.painter
    h = 216 + 52 * (grown - 1) if gauge else 126 + 30 * (grown - 1)
    board.plaque(x, y, w, h, 16)
    board.ribbon(x + w / 2, y - 24, _("Rating"), "gold", 22, 150)
    before, after, base = str(round(change.before)), str(round(change.after)), y + (72 if gauge else 66)
    board.say(x + 42, base, before, "number", 26, MUTE, fixed=True, quiet=True)
    board.still(lambda: painter.sword(painter.px(92)), x + 122, base - 9)
    board.say(x + 228, base + 3, after, "number", 34, INK, fixed=True, quiet=True)
    tone = "green" if change.after >= change.before else "red"
    board.still(lambda: painter.coin(change.words, 23, tone), x + w - 56, base - 9)
    board.text_element(x + 36, base - 32, w - 72, 44, change.sentence, "rating_change")
    line = base + (28 if gauge else 18) + 18 * grown
    title = _(band(change.after).title)
    shown = board.say(x + 42, line, title, "head", 20 if gauge else 18, INK, width=w * 0.5, name="rating_title")
    above = next_band(change.after)
    if above is not None:
        missing = _("{points} to {title}").format(
            points=max(1, round(above.threshold - change.after)), title=_(above.title)
        )
        board.say(x + w - 36, line, missing, "italic", 16, MUTE, "r", width=w - 90 - shown, name="rating_missing")
    if gauge:
        _gauge(board, change.after, (x + 40, line + 34, w - 80))
    return y + h


def _gauge(board: Board, rating: float, area: tuple[float, float, float]) -> None:
    """The rating as a coin on the blade of a sword, which reaches from the rating's title to the next."""
    x, y, w = area
    low, above = band(rating).threshold, next_band(rating)
    part = 1.0 if above is None else (rating - low) / (above.threshold - low)
    board.still(lambda: board.painter.sword(round(w * board.scale)), x, y)
    board.icon("coin", x + BLADE + (w - BLADE - TIP) * part, y, 32)
    base = y + 26 + 14 * board.growth
    board.say(x + 2, base, str(low), "text", 16, MUTE, quiet=True)
    if above is not None:
        board.say(x + w - 2, base, str(above.threshold), "text", 16, MUTE, "r", quiet=True)


def compose_change_line(board: Board, change: RatingChange, cx: float, y: float, width: float) -> None:
    """The same as one line on the table, where there is no room for a plaque."""
    board.say(
        cx, y, change.sentence, "italic", 17, ON_FELT, "c", width=width, outline=FELT_OUTLINE, name="rating_change"
    )
