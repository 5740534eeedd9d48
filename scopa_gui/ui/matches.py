"""What the program does with matches: begin, resume, show, cover between people, and leave."""

from __future__ import annotations

import random
from functools import partial
from typing import TYPE_CHECKING, cast

if TYPE_CHECKING:
    from pathlib import Path

    from scopa_gui.game.controller import Controller
    from scopa_gui.game.house import House
    from scopa_gui.game.settings import Settings
    from scopa_gui.game.setup import Seat
    from scopa_gui.rules.ruleset import Ruleset
    from scopa_gui.ui.app import App
    from scopa_gui.ui.scene import SceneStack
    from scopa_gui.ui.scenes.new_match_choice import Choice
    from scopa_gui.ui.session import Session


class Matches:
    """The part of the App that opens tables. One match is open at most; the others wait in the archive."""

    house: House
    settings: Settings
    stack: SceneStack
    session: Session | None
    entry: str | None = None
    """The entry of the title through which one went last, unless a match has begun there: keys come back to it."""
    draft: Choice | None = None
    """What is chosen for a new match while none has been dealt: who leaves that page finds it so again."""

    @property
    def player_name(self) -> str:
        """How the person at the screen is written down; `shown_name` says it in the language in use."""
        from scopa_gui.game.texts import UNNAMED

        return self.settings.player_name or UNNAMED

    def start_match(self, ruleset: Ruleset, seats: tuple[Seat, ...], seed: int | None = None) -> None:
        """Begin a match and go to its table; without a seed, chance decides.

        Raises:
            BadRuleset: if the rules do not allow so many players.
        """
        chance = random.SystemRandom().randrange(2**53)
        controller = self.house.new_match(
            ruleset,
            seats,
            chance if seed is None else seed,
            seeded=seed is not None,
            profile=self.settings.profile,
        )
        self.draft = None
        self.open_table(controller)

    def resume_match(self, match_id: int) -> None:
        """Go on with an open match.

        Raises:
            ArchiveError: if it cannot be.
        """
        self.open_table(self.house.resume(match_id))

    def continue_match(self, match_id: int) -> None:
        """Go on with an open match, or say in a sentence why it cannot be."""
        from scopa_gui.game.archive import ArchiveError
        from scopa_gui.game.i18n import _
        from scopa_gui.game.library import trouble
        from scopa_gui.ui import scenes

        try:
            self.resume_match(match_id)
        except ArchiveError as error:
            app, why = cast("App", self), partial(trouble, error)
            self.stack.push(scenes.message(app, self.stack.top.name, lambda: (_("This match cannot go on"), why())))

    def warn_of_files(self, settings_warning: str | None) -> None:
        """Tell which files could not be used as they are, before anything is played."""
        from scopa_gui.game.i18n import _
        from scopa_gui.game.start import warnings
        from scopa_gui.ui import scenes

        sentences = partial(warnings, settings_warning, self.house.archive.warning)
        if sentences():
            app, name = cast("App", self), self.stack.top.name
            self.stack.push(scenes.message(app, name, lambda: (_("Before you play"), " ".join(sentences()))))

    def open_table(self, controller: Controller) -> None:
        """Show the table of a match."""
        from scopa_gui.game.daily import day_of
        from scopa_gui.ui.session import Session
        from scopa_gui.ui.table.scene import TableScene

        self.leave_match()
        if day_of(controller.setup) is None:
            self.entry = None
        self.session = Session(controller)
        if controller.waiting_for == "cover":
            self.cover()
        else:
            self.stack.replace(TableScene(cast("App", self), self.session))

    def cover(self) -> None:
        """Several people share the screen: hide everything until the next one is there."""
        from scopa_gui.ui import scenes

        if self.session is not None:
            self.stack.replace(scenes.handover(cast("App", self), self.session))

    def seat_next(self) -> None:
        """The next person is there: show the table as that seat sees it."""
        from scopa_gui.ui.session import Session
        from scopa_gui.ui.table.scene import TableScene

        if self.session is None:
            return
        controller = self.session.controller
        controller.take_seat()
        self.session = Session(controller)
        self.stack.replace(TableScene(cast("App", self), self.session))

    def leave_match(self) -> None:
        """Let go of the match that is open; it stays in the archive."""
        if self.session is not None:
            self.session.controller.close()
            self.session = None

    def to_title(self) -> None:
        """Go to the title; an open match stays open."""
        from scopa_gui.ui import scenes

        self.leave_match()
        self.stack.replace(scenes.title(cast("App", self)))

    def open_replay(self, path: Path) -> None:
        """Show an exported match over the title, or say why it cannot be shown."""
        from scopa_gui.game.exchange import read_match_file
        from scopa_gui.game.i18n import _
        from scopa_gui.game.library import trouble
        from scopa_gui.ui import scenes

        app = cast("App", self)
        try:
            self.stack.push(scenes.replay(app, read_match_file(path), 0))
        except (OSError, ValueError) as error:
            why = partial(trouble, error)
            self.stack.push(scenes.message(app, "title", lambda: (_("This match cannot be shown"), why())))
