"""What the score plaque says: what is played for, how each side stands, and what it has made in this deal so far."""

from __future__ import annotations

from collections.abc import Callable

from scopa_gui.game.daily import day_of
from scopa_gui.game.dates import day_month_text
from scopa_gui.game.i18n import _, ngettext, pgettext
from scopa_gui.game.names import variant_name
from scopa_gui.game.setup import MatchSetup
from scopa_gui.rules.deal import DECIDED
from scopa_gui.rules.view import View
from scopa_gui.ui.paint.score_plate import MADE, Score
from scopa_gui.ui.session import Session
from scopa_gui.ui.table.board import Board

LONG_TITLE = 14
"""Names longer than this leave no room for the number of the deal beside them."""


def declared_points(points: int) -> str:
    """Points for a declaration."""
    return _("+{n} declared").format(n=points)


def sweep_points(points: int) -> str:
    """Points for sweeps."""
    return ngettext("+{n} sweep", "+{n} sweeps", points).format(n=points)


def scoreboard(
    session: Session, board: Board, name: Callable[[int], str], short_name: Callable[[int], str], *, counted: bool
) -> tuple[Score, str]:
    """The plaque, own side first, and the same in words; once a deal is `counted` its points are in the score."""
    setup, view = session.controller.setup, session.view
    own = board.game.side_of[board.viewer]
    order = [own, *(side for side in range(len(board.game.sides)) if side != own)]
    title, info = _heading(setup, view)
    rows, spoken = [], []
    for side in order:
        points = board.counts.scores[side]
        declared, swept = (0, 0) if counted else (view.declared[side], _swept(board, view, side))
        made = declared + swept
        rows.append((f"{short_name(side)}{MADE}{made}" if made else short_name(side), points))
        words = [declared_points(declared)] * (declared > 0) + [sweep_points(swept)] * (swept > 0)
        spoken.append(f"{name(side)} {points}" + (f" ({', '.join(words)})" if words else ""))
    target = setup.ruleset.target if setup.ruleset.end_mode == "target" else None
    return Score(title, info, tuple(rows), target), f"{title}, {info}: {', '.join(spoken)}"


def is_counted(view: View, *, moving: bool) -> bool:
    """Whether the deal that is shown has been counted: it waits for nobody, and nothing of it is under way."""
    return not moving and view.phase not in DECIDED


def _swept(board: Board, view: View, side: int) -> int:
    """Points of the sweeps that lie on a side's pile: one on its way is not there yet."""
    return sum(sweep.points for sweep in view.sweep_cards[side][: len(board.counts.sweeps[side])])


def _heading(setup: MatchSetup, view: View) -> tuple[str, str]:
    """What is played, and to what."""
    rules, day = setup.ruleset, day_of(setup)
    title = variant_name(setup, brief=True) if day is None else _("Deal of the day")
    if day is not None:
        return title, day_month_text(day)
    if setup.trial:
        return title, pgettext("a match", "trial")
    if len(title) > LONG_TITLE:
        if rules.end_mode == "target":
            return title, _("to {target}").format(target=rules.target)
        return title, ngettext("{n} deal", "{n} deals", rules.fixed_hands).format(n=rules.fixed_hands)
    if rules.end_mode == "target":
        return title, _("deal {deal} · to {target}").format(deal=view.deal_no, target=rules.target)
    return title, _("deal {deal} of {deals}").format(deal=view.deal_no, deals=rules.fixed_hands)
