"""Scenes, and the stack of them: one loop, no loops inside dialogs."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import pygame

from scopa_gui.ui.element import Element, Point

if TYPE_CHECKING:
    from scopa_gui.ui.app import App


class Scene:
    """A screenful, or a dialog over one.

    ``name`` is what ``--describe`` says. A dialog is a scene with the name of the scene below and
    ``dialog`` set; it draws above the scenes below it, which the App keeps as one darkened picture.
    Only the topmost scene is updated and gets input.

    The App draws a scene when it is dirty: ``draw`` gets the window's surface, already holding the picture
    of the scenes below for a dialog, and returns the rectangles it has changed, or None for all of it.
    """

    name = "scene"
    dialog: str | None = None
    veil = True
    """Whether a dialog darkens what lies below."""
    goes_round = True
    """Whether arrows go on from the last Element to the first, and back."""
    in_match = False
    """Whether the match's View belongs to what is shown."""

    def __init__(self, app: App) -> None:
        self.app = app
        self.size = (0, 0)
        self.is_dirty = True
        self.is_stale = True
        self.focus_id: str | None = None
        self.focus_by_key = False
        self.hover_id: str | None = None
        self.pressed_id: str | None = None

    # ---- life

    def on_enter(self) -> None:
        """The scene has become the topmost one, for the first time or again."""

    def on_leave(self) -> None:
        """The scene is covered or gone."""

    def dispose(self) -> None:
        """The scene is gone for good: end what it has set going."""

    def layout(self, size: tuple[int, int]) -> None:
        """Work out all rectangles for a window of so many pixels; also after a change of text or language."""
        self.size = size

    def elements(self) -> Sequence[Element]:
        """All Elements in drawing order: a later one lies above an earlier one."""
        return ()

    def draw(self, surface: pygame.Surface, full: bool) -> list[pygame.Rect] | None:
        """Draw; ``full`` means that nothing of the last frame can be relied on."""
        return None

    def update(self, now: float) -> bool:
        """Let time pass (seconds of scene time); True while something moves."""
        return False

    @property
    def covers(self) -> pygame.Rect | None:
        """The part of an undarkened scene below that a panel lies on, in pixels."""
        return None

    # ---- what the loop asks

    @property
    def busy(self) -> bool:
        """Whether what is shown is not final, or clicks would be ignored."""
        return False

    @property
    def resting(self) -> bool:
        """Whether nothing will change before the next event: the loop may leave the scene alone."""
        return type(self).update is Scene.update and not self.busy

    def slept(self, now: float) -> None:
        """The scene has rested, or was covered, until now: what begins next begins now."""

    @property
    def woken(self) -> bool:
        """Whether a resting scene has something to show all the same; asked often, so cheap."""
        return False

    def hurry(self) -> bool:
        """Input while things move: hurry them along. True if something was moving."""
        return False

    def shown_state(self) -> object:
        """What a press and its release must have in common besides the Element."""
        return None

    def choosing_record(self) -> dict[str, Any] | None:
        """The open choice among captures, for the description."""
        return None

    def prompt_record(self) -> dict[str, Any] | None:
        """The decision that is asked for, for the description."""
        return None

    # ---- input

    def key(self, event: pygame.event.Event) -> bool:
        """A key went down (never a repeat); True if the scene has dealt with it."""
        return False

    def activate(self, element: Element) -> None:
        """An enabled Element was clicked, or chosen with Enter."""
        if element.action is not None:
            element.action()

    def back(self) -> None:
        """Esc."""

    def cancel(self) -> None:
        """Right click: takes back a choice, nothing more."""

    def missed(self, pressed: Point, at: Point) -> None:
        """A click has met no Element, neither where it began nor where it ended."""

    def scroll(self, steps: int, at: Point) -> None:
        """The wheel: scroll lists by so many steps (down is positive); never plays anything."""

    def wheel(self, steps: int, at: Point) -> None:
        """The wheel has turned: scroll what should be scrolled first."""
        self.scroll(steps, at)

    def scroll_by_key(self, element: Element, step: int) -> bool:
        """An arrow down (1) or up (-1) on an Element that has the focus; True if that scrolled something."""
        return False

    def page_key(self, key: int) -> bool:
        """A key that nothing else has dealt with; True if it scrolled the whole scene."""
        return False

    def turn_pages(self, step: int) -> None:
        """Control with a page key: to the page or tab after (1) or before (-1), where there are several."""

    def out_of_view(self, element: Element) -> bool:
        """Whether too little of it shows for keys to act on it: the first one brings it into view."""
        return False

    def opened_by_key(self) -> None:
        """The scene has just been opened by a key."""

    def can_drag(self, element: Element) -> bool:
        """Whether the Element follows the pointer when it is pulled."""
        return False

    def drag(self, element: Element, at: Point) -> None:
        """The pointer pulls the Element to a place."""

    def drop(self, element: Element, at: Point) -> None:
        """The pointer has let go of it over the window."""

    def drop_nowhere(self) -> None:
        """The pull has ended outside the window, or the window has lost the focus."""

    def text_input(self, text: str) -> None:
        """Typed text, where a scene has a field for it."""

    # ---- marks

    def dirty(self) -> None:
        """What is drawn has changed."""
        self.is_dirty = True

    def changed(self) -> None:
        """What is described, and drawn, has changed: Elements, names, the View."""
        self.is_dirty = True
        self.is_stale = True

    # ---- helpers

    def element(self, element_id: str | None) -> Element | None:
        """The Element of that id, if it is there."""
        return next((e for e in self.elements() if e.id == element_id), None) if element_id else None

    def stops(self) -> list[Element]:
        """Everything that takes the focus, in order, also what has to be scrolled into view first."""
        return [element for element in self.elements() if element.takes_focus]

    def default(self) -> Element | None:
        """The Element that Enter chooses when none has the focus."""
        return next((e for e in self.elements() if e.default and e.enabled), None)

    def ringed(self) -> Element | None:
        """The Element that has the ring of the focus: keys go on from there."""
        return next((e for e in self.stops() if e.id == self.focus_id), None) if self.focus_by_key else None

    def first_stop(self) -> Element | None:
        """Where keys begin while nothing has the ring: at what Enter would do, else at the first stop."""
        stops = self.stops()
        return next((e for e in stops if e.default), None) or next(iter(stops), None)

    def focus(self, element_id: str | None, *, by_key: bool = True) -> None:
        """Give the keyboard focus to an Element; its ring is drawn when a key did it."""
        self.focus_id, self.focus_by_key = element_id, by_key
        self.changed()

    def set_hover(self, element_id: str | None) -> None:
        """The pointer rests on another Element."""
        if element_id != self.hover_id:
            self.hover_id = element_id
            self.dirty()

    def set_pressed(self, element_id: str | None) -> None:
        """A button of the mouse holds an Element down."""
        if element_id != self.pressed_id:
            self.pressed_id = element_id
            self.dirty()


class SceneStack:
    """The scenes from the bottom to the topmost one."""

    def __init__(self, size: tuple[int, int]) -> None:
        self.scenes: list[Scene] = []
        self.size = size
        self.generation = 0
        """Counts every change of the stack; pictures kept of lower scenes name it."""

    @property
    def top(self) -> Scene:
        """The scene that is shown above all others and gets the input."""
        return self.scenes[-1]

    def push(self, scene: Scene) -> None:
        """Lay a scene above the others."""
        if self.scenes:
            self.scenes[-1].on_leave()
        self.scenes.append(scene)
        scene.layout(self.size)
        self._entered()

    def pop(self, scene: Scene | None = None) -> None:
        """Take the topmost scene off; with ``scene``, that one and all above it."""
        index = len(self.scenes) - 1 if scene is None else self.scenes.index(scene)
        self.scenes[-1].on_leave()
        for gone in self.scenes[index:]:
            gone.dispose()
        del self.scenes[index:]
        if self.scenes:
            self._entered()

    def replace(self, *scenes: Scene) -> None:
        """Take all scenes off and show these instead."""
        if self.scenes:
            self.scenes[-1].on_leave()
        for gone in self.scenes:
            if gone not in scenes:
                gone.dispose()
        self.scenes = list(scenes)
        for scene in scenes:
            scene.layout(self.size)
        self._entered()

    def resize(self, size: tuple[int, int]) -> None:
        """The window has another size, or texts have changed: lay everything out again."""
        self.size = size
        self.generation += 1
        for scene in self.scenes:
            scene.layout(size)
            scene.changed()

    def below(self) -> list[Scene]:
        """The scenes that show behind the topmost one: the nearest that is no dialog, and panels that veil nothing."""
        shown: list[Scene] = []
        if self.scenes and self.top.dialog is not None:
            for scene in reversed(self.scenes[:-1]):
                if scene.dialog is None or not scene.veil:
                    shown.append(scene)
                if scene.dialog is None:
                    break
        return shown[::-1]

    def _entered(self) -> None:
        self.generation += 1
        self.top.on_enter()
        self.top.changed()
