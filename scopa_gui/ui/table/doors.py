"""What leads away from the table: menu, guide, log, piles, taking back; and what the table takes over from settings."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable
from typing import TYPE_CHECKING

from scopa_gui.game.i18n import _
from scopa_gui.game.names import deck_names
from scopa_gui.ui import layout, scenes
from scopa_gui.ui.scene import Scene
from scopa_gui.ui.unhelped import is_unhelped, reason

if TYPE_CHECKING:
    from scopa_gui.ui.session import Session
    from scopa_gui.ui.table.board import Board
    from scopa_gui.ui.table.choosing import Choosing
    from scopa_gui.ui.table.furniture import Furniture
    from scopa_gui.ui.table.hinting import Hinting
    from scopa_gui.ui.table.presenter import Presenter
    from scopa_gui.ui.table.prompts import Decisions
    from scopa_gui.ui.table.scene import TableScene


def follow_settings(scene: TableScene) -> None:
    """Pictures, names and order of cards follow what is chosen and the rules that are played."""
    settings, session = scene.app.settings, scene.session
    names = deck_names(settings.deck, session.controller.game.ruleset)
    scene.app.painter.dress = scene.app.painter.dress._replace(queen_below=names.queen_below)
    if session.speak(names):
        scene.message = ""
        scene.decisions.ask_anew()
        scene.hinting.tell_anew()
    if scene.board.order != settings.hand_order:
        scene.board.order = settings.hand_order
        if not scene.presenter.moving:
            scene.board.sync(session.view, jump=True)


class Doors(Scene, ABC):
    """The part of the table that opens other scenes over it."""

    session: Session
    board: Board
    furniture: Furniture
    hinting: Hinting
    presenter: Presenter
    decisions: Decisions
    choosing: Choosing | None
    message: str
    ring_hidden = False
    """Whether the ring comes back once nothing covers the table."""

    @property
    @abstractmethod
    def ready(self) -> bool:
        """Whether the person may act."""

    @abstractmethod
    def refresh(self) -> None:
        """Work out anew what is shown."""

    def dispose(self) -> None:
        """The table is left: the title of the window, where it tells what happens, tells nothing of it any more."""
        self.app.window.set_title("Scopa")

    def back(self) -> None:
        """Esc: close what lies uppermost (what is shown again, a choice, a hint), else open the menu."""
        if self.presenter.again is not None:
            self.presenter.line.finish()
        elif self.choosing is not None or self.decisions.calling_out or self.hinting.words:
            self.cancel()
        else:
            self.open_menu()

    def open_menu(self) -> None:
        """Open the menu."""
        self.app.audio.play("button")
        self.app.stack.push(scenes.menu(self.app, self.name, self.session, self._menu_hint()))

    def _menu_hint(self) -> Callable[[], None] | None:
        can = self.hinting.offered and self.ready and not self.decisions.calling_out
        return self.hinting.ask if can else None

    def open_guide(self) -> None:
        """Open the cards guide; the cards on the table make room for it, and none stays in the air meanwhile."""
        self.app.audio.play("button")
        self._make_room()
        self.app.stack.push(scenes.guide(self.app, self.name, self.session))

    def _make_room(self) -> None:
        """Whatever is on its way arrives, and the table moves aside for a panel."""
        self.presenter.settle()
        self.board.shift = max(0.0, layout.GUIDE_SHIFT - self.board.space.more_w / 2)
        self.board.arrange(0.0)
        self.refresh()

    def open_rules(self) -> None:
        """Open the rules in force."""
        self.app.audio.play("button")
        self.app.stack.push(scenes.rules_in_force(self.app, self.name, self.session))

    def open_pile(self, side: int) -> None:
        """Look through a side's pile, where that is allowed."""
        self.app.audio.play("button")
        pile = scenes.pile(self.app, self.name, self.session, side, lambda: self.furniture.side_name(side))
        self.app.stack.push(pile)

    def keep_pile_shut(self) -> None:
        """Say why a pile is not looked through."""
        self.refuse(_("Looking through piles is switched off in the settings."))

    def open_log(self) -> None:
        """Open the log of what happened; the table makes room for it too."""
        self.app.audio.play("button")
        self._make_room()
        self.app.stack.push(scenes.log(self.app, self.name, self.session))

    def take_back(self) -> None:
        """Go back to before the last play, where that is allowed."""
        controller = self.session.controller
        if not self.ready:
            self.app.audio.play("refuse")
        elif not self.app.settings.take_back:
            self.refuse(_("Taking back is switched off in the settings."))
        elif not controller.can_take_back:
            self.refuse(_("There is nothing to take back."))
        elif is_unhelped(self.app, self.session):
            self.refuse(reason())
        elif controller.rated:
            self.app.stack.push(scenes.take_back(self.app, self.name, self.session.take_back))
        else:
            self.session.take_back()

    def refuse(self, words: str) -> None:
        """A wish is not granted: say why, in place of an open choice, until something else happens."""
        self.choosing = None
        self.app.audio.play("refuse")
        self.tell(words)

    def tell(self, words: str) -> None:
        """Say something on the line, and aloud, until something else happens."""
        self.message = words
        self.app.say(words)
        self.refresh()

    def tell_strength(self, seat: int) -> None:
        """Say how strong somebody of the company plays."""
        self.tell(self.strength_of(seat))

    def strength_of(self, seat: int) -> str:
        """How strong somebody of the company plays, in a sentence; empty for people and whose name tells it."""
        strength = self.furniture.strength(seat)
        return f"{self.session.teller.name(seat)} {strength}." if strength else ""

    def show_again(self) -> None:
        """Show the last capture once more."""
        if self.presenter.show_again():
            self.choosing = None
            self.refresh()
        elif self.ready:
            self.refuse(_("There is no capture to show again."))
        else:
            self.app.audio.play("refuse")
