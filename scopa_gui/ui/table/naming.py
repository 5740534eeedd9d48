"""The label that names what pointer or focus rests on, or says what a click there does; and the keys on the hand."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import TYPE_CHECKING

import pygame

from scopa_gui.ui.layout import Pose
from scopa_gui.ui.paint import Baked, plates
from scopa_gui.ui.table.geometry import pixels
from scopa_gui.ui.table.hinting import hint_place
from scopa_gui.ui.table.keyboard import shows_numbers
from scopa_gui.ui.table.pointing import named_element, told
from scopa_gui.ui.table.telling import event_box

if TYPE_CHECKING:
    from scopa_gui.ui.table.scene import TableScene


TICKET_GAP = 6.0
"""How far it keeps from the tickets."""
CAP, CAP_GROWTH = 14.0, 0.4
"""Size of the number on the key that plays a card of the hand, and how much of the growth of text it takes on."""
CAP_ASIDE, CAP_BELOW = 17.0, 52.0
"""How far from the left and the upper edge of the card the middle of that key lies, below the card's value."""
LAST_KEY = 10


def draw(scene: TableScene) -> None:
    """Hand the label to the stage, if anything is to be said."""
    named = named_element(scene)
    if named is None or scene.presenter.again is not None:
        return
    label = plates.caption(scene.app.painter, told(scene, named))
    if named.rect in scene.chooser.rects:
        place = place_below(scene, named.rect, label)
    else:
        lying = [e.rect for e in scene.elements() if e.zone == "table"] if named.zone == "hand" else []
        place = place_beside(scene, named.rect, label, lying)
    scene.renderer.stage.baked(label, place.x, place.y)


def draw_key(scene: TableScene, pose: Pose, number: int) -> None:
    """Hand the key that plays the card of that place, which lies there, to the stage: for whoever plays by keys."""
    if number > LAST_KEY or not shows_numbers(scene):
        return
    more, s, turn = scene.board.growth - 1.0, scene.board.space.s, math.radians(pose.angle)
    cap = scene.app.painter.key_cap(str(number % LAST_KEY), CAP * (1.0 + CAP_GROWTH * more))
    x, y = CAP_ASIDE + 2.0 * more - pose.w / 2, CAP_BELOW + 3.0 * more - pose.h / 2
    across, down = x * math.cos(turn) - y * math.sin(turn), x * math.sin(turn) + y * math.cos(turn)
    scene.renderer.stage.baked(cap, (pose.x + across) * s - cap.width / 2, (pose.y + down) * s - cap.height / 2)


def place_below(scene: TableScene, rect: pygame.Rect, label: Baked) -> pygame.Rect:
    """Where it stands at a ticket: below them all, off the cards among which is chosen, or above them all."""
    gap, (width, height) = scene.app.painter.px(TICKET_GAP), scene.app.stack.size
    strip = rect.unionall(scene.chooser.rects)
    place = pygame.Rect(0, strip.bottom + gap, label.width, label.height)
    place.x = min(max(rect.centerx - label.width // 2, 4), width - label.width - 4)
    if place.bottom > height - 4:
        place.bottom = strip.top - gap
    return place


def place_beside(scene: TableScene, rect: pygame.Rect, label: Baked, lying: Sequence[pygame.Rect] = ()) -> pygame.Rect:
    """Where it stands: above what it names, below it, or on it; never on tickets, question, hint, line or `lying`."""
    gap, (width, height) = scene.app.painter.px(10), scene.app.stack.size
    taken = [*scene.chooser.rects, *scene.chooser.asked, *lying]
    if scene.hinting.shown:
        taken.append(pixels(scene.board.space, hint_place(scene)))
    elif scene.event_text and not scene.chooser.rects and not scene.chooser.asked:
        taken.append(event_box(scene))
    place = pygame.Rect(0, 0, label.width, label.height)
    place.x = min(max(rect.centerx - label.width // 2, 4), width - label.width - 4)
    lowest = min([height, *(other.top for other in taken if other.top > rect.top and other.colliderect(rect))])
    for y in (rect.top - label.height - gap, rect.bottom + gap, lowest - label.height - gap):
        place.y = y
        if 4 <= y <= height - label.height - 4 and place.collidelist(taken) < 0:
            break
    return place
