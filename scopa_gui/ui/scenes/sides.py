"""How sides are shown: their order, names and faces, the viewer's side first."""

from __future__ import annotations

from typing import NamedTuple

from scopa_gui.game.i18n import _
from scopa_gui.game.setup import HUMAN
from scopa_gui.ui.faces import face_of
from scopa_gui.ui.session import Session
from scopa_gui.ui.table.furniture import team_tag


class Side(NamedTuple):
    """A side as it is shown. `mine`: the viewer belongs to it."""

    number: int
    name: str
    face: str
    mine: bool


def sides_of(session: Session) -> list[Side]:
    """The sides of the session's match, the viewer's first, the others in the order of play after it.

    Where only bots play, the first is nobody's own.
    """
    controller = session.controller
    game, viewer = controller.game, controller.viewer
    own = game.side_of[viewer]
    count = len(game.sides)
    order = [(own + step) % count for step in range(count)]
    return [_side(session, number, own) for number in order]


def _side(session: Session, number: int, own: int) -> Side:
    controller = session.controller
    seats = controller.game.sides[number]
    watched = controller.setup.watched
    team = team_tag(controller.game, controller.viewer, number, watched=watched).word if len(seats) > 1 else ""
    if number == own and not watched:
        people = sum(1 for seat in controller.setup.seats if seat.kind == HUMAN)
        own_name = session.names[controller.viewer]
        alone = _("You") if people == 1 and not own_name else own_name
        return Side(number, team or alone, "you", True)
    first = controller.setup.seats[seats[0]]
    return Side(number, team or session.names[seats[0]], face_of(first.kind, first.name), False)
