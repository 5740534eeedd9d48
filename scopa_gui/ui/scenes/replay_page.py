"""Watching a match again: the table, with a bar below it to step, to play at any speed, and to play on."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING, cast

import pygame

from scopa_gui.game.archive import ArchiveError
from scopa_gui.game.controller import Controller, Update
from scopa_gui.game.film import Film
from scopa_gui.game.i18n import _
from scopa_gui.game.library import trouble
from scopa_gui.rules.errors import RulesError
from scopa_gui.ui import scenes
from scopa_gui.ui.element import Element, Point, Role
from scopa_gui.ui.layout import Rect, guide_button, menu_button
from scopa_gui.ui.scene import Scene
from scopa_gui.ui.scenes import board as menu
from scopa_gui.ui.scenes.replay_app import ReducedApp, table_space
from scopa_gui.ui.scenes.replay_bar import SLIDER, compose_bar, show_bar
from scopa_gui.ui.session import Session
from scopa_gui.ui.table import elements as table_elements
from scopa_gui.ui.table.board import Board
from scopa_gui.ui.table.chooser import Chooser
from scopa_gui.ui.table.furniture import Furniture
from scopa_gui.ui.table.geometry import pixels
from scopa_gui.ui.table.presenter import PACE, Presenter
from scopa_gui.ui.table.render import TableRenderer
from scopa_gui.ui.table.scene import TableScene

if TYPE_CHECKING:
    from scopa_gui.rules.record import Record
    from scopa_gui.ui.app import App

PACES = ("slow", "normal", "fast", "off")
PAUSE_S = 0.6
"""Between two steps that play by themselves, at normal pace."""
STEP_S = 0.2
"""The same where nothing moves."""


_STEP_BUTTONS = {
    pygame.K_RIGHT: "forward",
    pygame.K_LEFT: "backward",
    pygame.K_PAGEUP: "deal_before",
    pygame.K_PAGEDOWN: "deal_after",
}
"""The buttons that do what these keys do: the ring goes there, so that Enter does it again."""


class FilmSession(Session):
    """Shows a film as if it were a match, and can jump in it."""

    def __init__(self, film: Film) -> None:
        self.film = film
        super().__init__(cast(Controller, film))
        self.jumped()

    def jumped(self) -> None:
        """The film stands elsewhere, or is seen otherwise: that is what is shown."""
        self.fetch()
        self._pending.clear()
        self.shown = Update(self.film.position, (), self.film.view())
        self._retell()


class ReplayFurniture(Furniture):
    """What stands round the cards, where nobody is asked anything."""

    def asking(self) -> str:
        """Whose turn it was."""
        return _("You play")


class ReplayRenderer(TableRenderer):
    """The table with the bar in place of its buttons."""

    def __init__(self, scene: ReplayScene) -> None:
        super().__init__(scene)
        self._replay = scene

    def _buttons(self) -> None:
        self.corners(self._replay.corner_buttons())
        show_bar(self._replay, self.stage)


class ReplayScene(TableScene):
    """A record seen from one seat, or with all hands open.

    Attributes:
        film: where it stands.
        whole: the App; ``app`` draws at the scale of the table above the bar.
        running: whether it plays by itself.
        pace: slow, normal, fast, or off (steps without motion).
    """

    name = "replay"
    in_match = False

    def __init__(self, app: App, record: Record, seat: int) -> None:
        self.whole = app
        self.reduced = ReducedApp(app)
        self.film = Film(record, seat)
        self.film_session = FilmSession(self.film)
        self.running = False
        self.pace = app.speed
        self.bar: menu.Board | None = None
        self._next_at = 0.0
        super().__init__(cast("App", self.reduced), self.film_session)
        self.renderer = ReplayRenderer(self)
        self._sit_down()

    def _sit_down(self) -> None:
        """Build the table as the viewer's seat sees it."""
        self.board = Board(
            self.film.game, self.film.viewer, table_space(self.app.stack.size, self.app.painter.text_scale)
        )
        self.board.order = self.app.settings.hand_order
        self.board.all_open = self.film.all_open
        self.presenter = Presenter(self.session, self.board, self._sound, lambda: self.pace)
        self.furniture = ReplayFurniture(self.app.painter, self.session, self.board, self.presenter)
        self.chooser = Chooser(self.app.painter, self.session, self.board)
        self.presenter.start()

    # ---- life

    def _dress(self) -> None:
        """The guide over the table is drawn by the whole program's painter."""
        super()._dress()
        self.whole.painter.dress = self.app.painter.dress

    def layout(self, size: tuple[int, int]) -> None:
        """The table takes the window down to the bar."""
        Scene.layout(self, size)
        self.reduced.fit(size)
        self._dress()
        self.board.resize(table_space(size, self.app.painter.text_scale), self.app.painter.text_scale)
        self.renderer.flourish = None
        self.refresh()

    def update(self, now: float) -> bool:
        """Let time pass; when a step has been seen, take the next one if the film runs."""
        moving = super().update(now)
        if not self.running:
            return moving
        if self.presenter.moving:
            self._next_at = now + self._pause()
        elif now >= self._next_at:
            self._next_at = now + self._pause()
            if not self.film.forward():
                self.running = False
            self.refresh()
        return True

    def _pause(self) -> float:
        return STEP_S if self.pace == "off" else PAUSE_S * PACE[self.pace]

    @property
    def busy(self) -> bool:
        """Whether cards are on their way or the film runs."""
        return self.running or self.presenter.moving

    def shown_state(self) -> object:
        """A click on the bar means the same whatever is shown meanwhile."""
        return None

    def _your_turn(self) -> None:
        """Nothing is asked in a film."""

    def _sound(self, name: str) -> None:
        if name != "your_turn":
            super()._sound(name)

    def refresh(self) -> None:
        """Work out everything that depends on position, size or choice, the bar too."""
        self.bar = compose_bar(self)
        super().refresh()

    def elements(self) -> Sequence[Element]:
        """What lies on the table, none of it to be played, and the bar."""
        if self._elements is None:
            found = [e for e in table_elements.build(self) if e.id not in ("guide", "menu", "call_out")]
            for element in found:
                element.focusable = False
            space, acts = self.board.space, {"guide": self.open_guide, "log": self.open_log}
            corner = [
                Element(name, Role.BUTTON, label, pixels(space, rect), acts[name])
                for name, rect, label in self.corner_buttons()
            ]
            self._elements = [*found, *corner, *(self.bar.elements if self.bar is not None else ())]
        return self._elements

    def corner_buttons(self) -> tuple[tuple[str, Rect, str], ...]:
        """Name, place and word of the buttons in the upper right corner."""
        setting = self.board.setting
        return ("guide", guide_button(setting), _("Guide")), ("log", menu_button(setting), _("Log"))

    # ---- steps

    def jump(self, position: int) -> None:
        """Go to a position at once; from the stop next to it, cards that stay glide to their places."""
        before = self.film.step
        self.running = False
        self.film.go(position)
        near = abs(self.film.step - before) <= 1
        self._show_jump(jump=not near)

    def _show_jump(self, *, jump: bool) -> None:
        self.film_session.jumped()
        self.presenter.line.finish()
        self.board.sync(self.session.view, jump=jump or self.pace == "off")
        self.refresh()

    def forward(self) -> None:
        """One step on, shown as it happened."""
        self.running = False
        if self.presenter.moving:
            self.presenter.hurry()
        elif self.film.forward():
            self.refresh()

    def backward(self) -> None:
        """One step back."""
        self.jump(self.film.stops[max(0, self.film.step - 1)])

    def to_start(self) -> None:
        """To where this deal began, or the one before."""
        self.jump(self.film.deal_before())

    def to_end(self) -> None:
        """To the next deal."""
        self.jump(self.film.deal_after())

    def toggle(self) -> None:
        """Let the film run, or stop it; at its end it begins again."""
        if not self.running and self.film.at_end and not self.presenter.moving:
            self.jump(self.film.replay.first)
        self.running = not self.running
        self._next_at = self.app.time.now
        self.refresh()

    def turn_pace(self) -> None:
        """The next pace."""
        self.pace = PACES[(PACES.index(self.pace) + 1) % len(PACES)]
        self.refresh()

    # ---- seats and hands

    def turn_open(self) -> None:
        """Show every hand, or only what the seat could see."""
        self.film.all_open = self.board.all_open = not self.film.all_open
        self._show_jump(jump=True)

    def next_seat(self) -> None:
        """See it from the next seat in the order of play."""
        self.film.viewer = self.film.game.next_seat(self.film.viewer)
        self.film_session.jumped()
        self._sit_down()
        self.refresh()

    # ---- leaving

    def play_on(self) -> None:
        """Begin a new match, unrated, from where the film stands."""
        you = (self.film.viewer, self.app.player_name)
        try:
            found = self.app.house.play_on(self.film.record, self.film.position, you, self.app.settings.profile)
        except (ArchiveError, RulesError) as error:
            self.app.stack.push(scenes.message(self.whole, self.name, partial(_no_way_on, error)))
            return
        self.app.open_table(found)

    def back(self) -> None:
        """Esc: to where it was opened, or the title."""
        self.app.window.set_title("Scopa")
        if self.app.stack.scenes[0] is self:
            self.app.to_title()
        else:
            self.app.stack.pop(self)

    def open_guide(self) -> None:
        """The cards guide, over the whole window."""
        self._cover(scenes.guide(self.whole, self.name, self.session))

    def open_log(self) -> None:
        """What has happened so far, over the whole window."""
        self._cover(scenes.log(self.whole, self.name, self.session))

    def _cover(self, panel: Scene) -> None:
        """Show a panel; meanwhile the bar does nothing, and looks like it."""
        panel.veil = True
        self.app.stack.push(panel)

    def open_menu(self) -> None:
        """There is no menu here: leave."""
        self.back()

    # ---- input

    def opened_by_key(self) -> None:
        """Keys begin where the film is set going."""
        self.focus("run")

    def key(self, event: pygame.event.Event) -> bool:
        """Arrows step, page keys go from deal to deal, space plays, letters as on the bar."""
        act = self._keys().get(event.key)
        if event.key == pygame.K_SPACE and self.focus_by_key and self.focus_id is not None:
            return False
        if act is None:
            return False
        act()
        step = _STEP_BUTTONS.get(event.key)
        if step is not None:
            self.focus(step)
        self._keep_ring()
        return True

    def _keep_ring(self) -> None:
        """The ring goes from a step that cannot be taken any more to what sets the film going."""
        ringed = self.element(self.focus_id) if self.focus_by_key else None
        if ringed is not None and not ringed.enabled:
            self.focus("run")

    def _keys(self) -> dict[int, Callable[[], None]]:
        return {
            pygame.K_RIGHT: self.forward,
            pygame.K_LEFT: self.backward,
            pygame.K_PAGEUP: self.to_start,
            pygame.K_PAGEDOWN: self.to_end,
            pygame.K_HOME: lambda: self.jump(self.film.replay.first),
            pygame.K_END: lambda: self.jump(self.film.replay.last),
            pygame.K_SPACE: self.toggle,
            pygame.K_s: self.turn_pace,
            pygame.K_o: self.turn_open,
            pygame.K_v: self.next_seat,
            pygame.K_g: self.open_guide,
            pygame.K_l: self.open_log,
        }

    def activate(self, element: Element) -> None:
        """A click on the slider goes there."""
        if element.role is Role.SLIDER:
            self._pull(element, self.app.input.pointer[0])
        else:
            super().activate(element)
            self._keep_ring()

    def can_drag(self, element: Element) -> bool:
        """Only the slider can be pulled."""
        return element.id == SLIDER

    def drag(self, element: Element, at: Point) -> None:
        """The film follows the slider."""
        self._pull(element, at[0])

    def drop(self, element: Element, at: Point) -> None:
        """Let go."""
        self._pull(element, at[0])

    def _pull(self, element: Element, x: int) -> None:
        stops, inset = self.film.stops, self.whole.painter.px(14)
        share = (x - element.rect.x - inset) / max(1, element.rect.w - 2 * inset)
        position = stops[round(min(max(share, 0.0), 1.0) * (len(stops) - 1))]
        if position != self.film.position:
            self.jump(position)


def _no_way_on(error: ArchiveError | RulesError) -> tuple[str, str]:
    """Why a match cannot be played on from where the film stands."""
    why = trouble(error) if isinstance(error, ArchiveError) else _("The match is over here.")
    return _("This match cannot go on"), why
