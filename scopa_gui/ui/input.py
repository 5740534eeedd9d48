"""Mouse and keys become the actions of Elements: on release over the same Element at the same shown state."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, NamedTuple

import pygame

from scopa_gui.ui import scenes
from scopa_gui.ui.element import Element, Point, Role, is_bar, topmost
from scopa_gui.ui.scene import Scene

if TYPE_CHECKING:
    from scopa_gui.ui.app import App
    from scopa_gui.ui.session import Session

LEFT, RIGHT = 1, 3
DRAG_FROM = 8
"""Pixels the pointer must move, held down, before a card is pulled along."""
GUARD_PIXELS = 8
GUARD_SECONDS = 0.25
"""After a play the rest of a series of clicks at the same spot is ignored for so long."""

ARROWS: dict[int, tuple[int, int]] = {
    pygame.K_LEFT: (-1, 0),
    pygame.K_RIGHT: (1, 0),
    pygame.K_UP: (0, -1),
    pygame.K_DOWN: (0, 1),
}
ENDS: dict[int, int] = {pygame.K_HOME: 0, pygame.K_END: -1}
PAGES: dict[int, int] = {pygame.K_PAGEUP: -1, pygame.K_PAGEDOWN: 1}
ENTER_KEYS = (pygame.K_RETURN, pygame.K_KP_ENTER, pygame.K_SPACE)


class _Press(NamedTuple):
    scene: Scene
    element_id: str
    state: object
    at: Point


class Column(NamedTuple):
    """Where up and down walk: the Element that they have reached, the sides of the column, and what they keep to."""

    scene: Scene
    element_id: str
    left: int
    right: int
    start: int


class Input:
    """Turns the window's events into actions of the topmost scene, one action for each physical press.

    ``handled`` counts the releases of buttons and keys that have been dealt with.
    """

    def __init__(self, app: App) -> None:
        self._app = app
        self._press: _Press | None = None
        self._missed: tuple[Scene, Point] | None = None
        """The scene in which a press has met nothing, and where."""
        self._dragging = False
        self._column: Column | None = None
        self._guard: tuple[Point, float] | None = None
        self.by_keys = False
        """Whether keys were used last, not the pointer."""
        self.pointer: Point = (-1, -1)
        self.handled = 0

    # ---- the guard after a play

    @property
    def guarded(self) -> bool:
        """Whether clicks near the last one that asked for it are still being ignored."""
        return self._guard is not None and self._app.time.now < self._guard[1]

    def guard(self, seconds: float = GUARD_SECONDS) -> None:
        """A click has just changed what lies below the pointer: ignore the rest of its series for so long."""
        self._guard = (self.pointer, self._app.time.now + seconds)

    def _is_ignored(self, at: Point) -> bool:
        if not self.guarded or self._guard is None:
            return False
        (x, y), _ = self._guard
        return abs(at[0] - x) <= GUARD_PIXELS and abs(at[1] - y) <= GUARD_PIXELS

    # ---- events

    def handle(self, event: pygame.event.Event) -> None:
        """One event of mouse or keyboard."""
        if event.type == pygame.MOUSEMOTION:
            self._move(event.pos)
        elif event.type == pygame.MOUSEBUTTONDOWN:
            self.pointer = event.pos
            if event.button == LEFT:
                self._down(event.pos)
        elif event.type == pygame.MOUSEBUTTONUP:
            self.pointer = event.pos
            self._up(event.button, event.pos)
            self.handled += 1
        elif event.type == pygame.MOUSEWHEEL:
            self._app.stack.top.wheel(-event.y, self.pointer)
        elif event.type == pygame.KEYDOWN:
            known = list(self._app.stack.scenes)
            self._key(event)
            if self._app.stack.top not in known:
                self._app.stack.top.opened_by_key()
        elif event.type == pygame.KEYUP:
            self.handled += 1
        elif event.type == pygame.TEXTINPUT:
            self._app.stack.top.text_input(event.text)

    def let_go(self) -> None:
        """The window has lost the pointer or the focus: nothing is held any more."""
        if self._press is not None:
            self._press.scene.set_pressed(None)
            if self._dragging:
                self._press.scene.drop_nowhere()
        self._press, self._missed, self._dragging = None, None, False

    def pointer_left(self) -> None:
        """The pointer has left the window."""
        self.pointer = (-1, -1)
        self._app.stack.top.set_hover(None)

    def refresh_hover(self) -> None:
        """The Elements have changed below a resting pointer."""
        scene = self._app.stack.top
        under = topmost(scene.elements(), self.pointer)
        scene.set_hover(under.id if under is not None else None)

    # ---- mouse

    def _move(self, at: Point) -> None:
        self.pointer = at
        self.refresh_hover()
        press = self._press
        if press is None or press.scene is not self._app.stack.top:
            return
        element = press.scene.element(press.element_id)
        if element is None:
            return
        if not self._dragging:
            far = max(abs(at[0] - press.at[0]), abs(at[1] - press.at[1]))
            if far <= DRAG_FROM or press.state != press.scene.shown_state() or not press.scene.can_drag(element):
                return
            self._dragging = True
        press.scene.drag(element, at)

    def _down(self, at: Point) -> None:
        scene, self.by_keys = self._app.stack.top, False
        self.let_go()
        if self._is_ignored(at):
            return
        scene.hurry()
        element = topmost(scene.elements(), at)
        if element is None:
            self._missed = scene, at
        else:
            self._press = _Press(scene, element.id, scene.shown_state(), at)
            scene.set_pressed(element.id if element.enabled else None)

    def _up(self, button: int, at: Point) -> None:
        scene = self._app.stack.top
        if button == RIGHT:
            self.let_go()
            scene.cancel()
            return
        if button != LEFT:
            return
        press, dragging, missed = self._press, self._dragging, self._missed
        self._press, self._missed, self._dragging = None, None, False
        if press is None:
            if missed is not None and missed[0] is scene and topmost(scene.elements(), at) is None:
                scene.missed(missed[1], at)
            return
        press.scene.set_pressed(None)
        if press.scene is not scene:
            return
        if dragging:
            self._release_drag(press, at)
            return
        element = topmost(scene.elements(), at)
        if element is None or element.id != press.element_id or press.state != scene.shown_state():
            return
        if element.enabled and element.action is not None and not self._is_ignored(at):
            scene.focus_by_key = False
            scene.activate(element)

    def _release_drag(self, press: _Press, at: Point) -> None:
        element = press.scene.element(press.element_id)
        inside = pygame.Rect((0, 0), self._app.stack.size).collidepoint(at)
        if element is None or not inside or press.state != press.scene.shown_state():
            press.scene.drop_nowhere()
        else:
            press.scene.drop(element, at)

    # ---- keys

    def _key(self, event: pygame.event.Event) -> None:
        app, scene = self._app, self._app.stack.top
        if event.key in _FUNCTION_KEYS and event.mod & _HELD:
            return
        if event.key == pygame.K_F11 or (event.key == pygame.K_RETURN and event.mod & pygame.KMOD_ALT):
            app.toggle_fullscreen()
            return
        if event.key == pygame.K_q and event.mod & pygame.KMOD_CTRL and not event.mod & pygame.KMOD_ALT:
            app.quit()
            return
        if event.key == pygame.K_F3:
            app.toggle_frame_times()
            return
        if event.key not in _MODIFIERS:
            self.by_keys = True
            scene.hurry()
        if getattr(event, "unicode", "") == "?" and type(scene).text_input is Scene.text_input:
            self._show_keys(scene)
            return
        if event.key in PAGES and event.mod & pygame.KMOD_CTRL:
            scene.turn_pages(PAGES[event.key])
            return
        if scene.key(event):
            return
        if event.key == pygame.K_ESCAPE:
            pulled = self._dragging
            self.let_go()
            if not pulled:
                scene.back()
        elif event.key == pygame.K_TAB:
            self._walk(scene, -1 if event.mod & pygame.KMOD_SHIFT else 1)
        elif event.key in ARROWS:
            self._go(scene, ARROWS[event.key])
        elif event.key in ENTER_KEYS:
            self._enter(scene)
        elif (event.key in ENDS and self._to_end(scene, ENDS[event.key])) or scene.page_key(event.key):
            return
        elif event.key == pygame.K_F1:
            self._help(scene)
        elif event.key == pygame.K_m and not event.mod & (pygame.KMOD_CTRL | pygame.KMOD_ALT):
            app.toggle_mute()

    def _help(self, scene: Scene) -> None:
        """The rules, in a match and over it those in force, else the handbook; from there what the keys do."""
        app = self._app
        if scene.name == "rules" or scene.dialog in ("rules_in_force", "keys"):
            self._show_keys(scene)
            return
        base = next(below for below in reversed(app.stack.scenes) if below.dialog is None)
        session: Session | None = getattr(base, "session", None) if base.in_match else None
        app.stack.push(scenes.rules(app) if session is None else scenes.rules_in_force(app, scene.name, session))

    def _show_keys(self, scene: Scene) -> None:
        """What the keys do, unless that is shown already."""
        if scene.dialog != "keys":
            self._app.stack.push(scenes.keys(self._app, scene.name))

    def _enter(self, scene: Scene) -> None:
        """Enter: what has the ring acts, else what is promised; where there is neither, the ring appears.

        What is out of view comes into view first, and acts on the next Enter.
        """
        element = scene.ringed() or scene.default()
        if element is None:
            self._begin(scene)
        elif scene.out_of_view(element):
            scene.focus(element.id)
        elif element.enabled:
            scene.activate(element)

    def _begin(self, scene: Scene) -> None:
        """The first key where nothing has the ring shows where keys begin."""
        first = scene.first_stop()
        if first is not None:
            scene.focus(first.id)

    def _walk(self, scene: Scene, step: int, *, goes_round: bool = True) -> None:
        """Tab: from what has the ring, were it only the default, to the next stop in order, past bars that scroll."""
        here = scene.ringed()
        if here is None:
            self._begin(scene)
            return
        order = tab_order([stop for stop in scene.stops() if stop is here or not is_bar(stop)], here)
        place = order.index(here) + step
        if goes_round or 0 <= place < len(order):
            scene.focus(order[place % len(order)].id)

    def _go(self, scene: Scene, direction: tuple[int, int]) -> None:
        """An arrow: to the nearest Element there, of the same group before any other.

        Where there is none, up and down go on as Tab would; sideways nothing lies but what one sees.
        """
        stops, here = scene.stops(), scene.ringed()
        if here is None:
            self._begin(scene)
            return
        if direction[1] and scene.scroll_by_key(here, direction[1]):
            return
        fellows = [e for e in stops if here.group is not None and e.group == here.group]
        others = [e for e in stops if not is_bar(e) and (direction[0] == 0 or _beside(e, here))]
        column = self._column_of(scene, here, fellows) if direction[1] else None
        target = nearest(fellows, here, direction) or nearest(others, here, direction, column)
        if target is not None:
            scene.focus(target.id)
        elif direction[1]:
            self._walk(scene, direction[1], goes_round=scene.goes_round)
        now = scene.ringed()
        self._column = column._replace(element_id=now.id) if column is not None and now is not None else None

    def _column_of(self, scene: Scene, here: Element, fellows: Sequence[Element]) -> Column:
        """Where up and down walk: as wide as the row of fellows, else as the Element where the walk has begun."""
        if fellows:
            row = here.rect.unionall([e.rect for e in fellows if _beside(e, here)])
            return Column(scene, here.id, row.left, row.right, here.rect.left)
        kept = self._column
        if kept is not None and kept.scene is scene and kept.element_id == here.id:
            return kept
        return Column(scene, here.id, here.rect.left, here.rect.right, here.rect.left)

    def _to_end(self, scene: Scene, end: int) -> bool:
        """Home and End: to the first or the last of the group of what has the ring, else of all there is.

        False where there is nothing to go to, or a bar has the ring, which they scroll.
        """
        here, stops = scene.ringed(), [e for e in scene.stops() if not is_bar(e)]
        fellows = [e for e in stops if here is not None and here.group is not None and e.group == here.group]
        if not stops or (here is not None and is_bar(here)):
            return False
        scene.focus((fellows or stops)[end].id)
        return True


_FUNCTION_KEYS = range(pygame.K_F1, pygame.K_F12 + 1)
_HELD = pygame.KMOD_CTRL | pygame.KMOD_ALT | pygame.KMOD_META | pygame.KMOD_SHIFT
"""Keys with which function keys mean something to others, nothing here."""
_MODIFIERS = (
    pygame.K_LSHIFT, pygame.K_RSHIFT, pygame.K_LCTRL, pygame.K_RCTRL,
    pygame.K_LALT, pygame.K_RALT, pygame.K_LMETA, pygame.K_RMETA, pygame.K_CAPSLOCK, pygame.K_NUMLOCK,
)  # fmt: skip


def tab_order(stops: Sequence[Element], here: Element) -> list[Element]:
    """The stops of Tab: of each group only one, where the focus is, else what is chosen, else the first."""
    order: list[Element] = []
    for element in stops:
        fellows = [e for e in stops if e.group == element.group] if element.group is not None else [element]
        stop = here if any(e is here for e in fellows) else next((e for e in fellows if e.selected), fellows[0])
        if element is stop:
            order.append(element)
    return order


def _beside(element: Element, here: Element) -> bool:
    """Whether two Elements share a line across the window."""
    return element.rect.top < here.rect.bottom and here.rect.top < element.rect.bottom


def nearest(
    stops: Sequence[Element], here: Element, direction: tuple[int, int], column: Column | None = None
) -> Element | None:
    """The Element that lies next in a direction; how far it lies aside, from edge to edge, counts three times.

    Up and down look out from a column, if one is given, and take the first of those that are equally near.
    """
    mine = here.rect
    left, right, start = column[2:] if column is not None else (mine.left, mine.right, mine.left)
    best, found = 0.0, None
    for element in stops:
        if element is here or element.role is Role.TEXT:
            continue
        rect = element.rect
        dx, dy = rect.centerx - mine.centerx, rect.centery - mine.centery
        ahead = dx * direction[0] + dy * direction[1]
        if direction[1]:
            aside, rank = max(0, rect.left - right, left - rect.right), 0.05 * abs(rect.left - start)
            if aside > max(rect.top - mine.bottom, mine.top - rect.bottom):
                continue
        else:
            aside, rank = max(0, rect.top - mine.bottom, mine.top - rect.bottom), 0.3 * abs(dy)
        if ahead <= 0 or ahead < aside * 0.35 or (direction[1] and _beside(element, here)):
            continue
        cost = ahead + 3 * aside + rank
        if found is None or cost < best:
            best, found = cost, element
    return found
