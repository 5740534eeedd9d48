"""Where no help is given: in the try of a deal of the day that counts, which everybody plays alone."""

from __future__ import annotations

from typing import TYPE_CHECKING

from scopa_gui.game.daily import counts
from scopa_gui.game.i18n import _

if TYPE_CHECKING:
    from scopa_gui.ui.app import App
    from scopa_gui.ui.session import Session


def is_unhelped(app: App, session: Session) -> bool:
    """Whether hints, taking back and dealing again are left out of the match that is played."""
    controller = session.controller
    return controller.match_id > 0 and counts(app.house.archive, controller.setup, controller.match_id)


def reason() -> str:
    """Why there is no help."""
    return _("The first try of a day's deal is played without help.")
