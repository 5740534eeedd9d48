"""Elements: the things on screen that have a role, a name, an outline and perhaps an action.

One list of them drives the mouse, the keyboard focus, the description of the screen and the tests.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from enum import StrEnum

import pygame

Point = tuple[int, int]


class Role(StrEnum):
    """What an Element is to somebody who cannot see it."""

    CARD = "card"
    BUTTON = "button"
    CHOICE = "choice"
    TOGGLE = "toggle"
    SLIDER = "slider"
    TAB = "tab"
    TEXT = "text"


@dataclass(slots=True)
class Element:
    """One thing on screen; all geometry in window pixels.

    ``rect`` is the visible outline; ``hit`` narrows it to a shape (a fanned card). ``at`` is a point where
    a click reaches the Element; left out, it is worked out from what lies above. Texts have no action.
    """

    id: str
    role: Role
    name: str
    rect: pygame.Rect
    action: Callable[[], None] | None = None
    enabled: bool = True
    default: bool = False
    selected: bool = False
    card: str | None = None
    zone: str | None = None
    lip: int = 0
    """So many pixels below ``rect`` the side of a button shows, which belongs to it."""
    at: Point | None = None
    hit: Callable[[Point], bool] | None = None
    focusable: bool = True
    group: str | None = None
    """Elements of one group are a single stop of Tab; arrows go from one to the next."""

    def contains(self, point: Point) -> bool:
        """Whether the visible shape covers the point."""
        x, y, w, h = self.rect
        return pygame.Rect(x, y, w, h + self.lip).collidepoint(point) and (self.hit is None or self.hit(point))

    @property
    def takes_focus(self) -> bool:
        """Whether Tab stops here."""
        return self.focusable and self.enabled and self.action is not None


def topmost(elements: Sequence[Element], point: Point) -> Element | None:
    """The Element that a click at the point reaches; texts let clicks through, disabled Elements do not."""
    for element in reversed(elements):
        if (element.action is not None or element.role is not Role.TEXT) and element.contains(point):
            return element
    return None


def reachable_point(elements: Sequence[Element], element: Element) -> Point:
    """A point where a click reaches the Element, whatever lies above it; its centre if there is none."""
    rect = element.rect
    if element.role is Role.TEXT and element.action is None:
        return rect.center
    for fy in _SPREAD:
        for fx in _SPREAD:
            point = (rect.x + int(rect.w * fx), rect.y + int(rect.h * fy))
            if topmost(elements, point) is element:
                return point
    return rect.center


_SPREAD = (0.5, 0.35, 0.65, 0.22, 0.78, 0.12, 0.88, 0.05, 0.95, 0.02, 0.98)


def is_bar(element: Element) -> bool:
    """Whether it is a bar that scrolls, not one that sets a value."""
    return element.role is Role.SLIDER and element.id.endswith(":bar")
