"""Where the keyboard stands at the table: where it begins, what has the ring, and the ticket that follows the focus."""

from __future__ import annotations

from typing import TYPE_CHECKING

from scopa_gui.rules.cards import Card
from scopa_gui.ui.element import Element

if TYPE_CHECKING:
    from scopa_gui.ui.table.scene import TableScene

_TICKET = "choice:"
"""Beginning of the ids of tickets."""


def ticket_id(number: int) -> str:
    """The id of the ticket of that number, counted from 0."""
    return f"{_TICKET}{number}"


def ticket_number(element_id: str) -> int | None:
    """The number of the ticket with an id, if it is one."""
    return int(element_id.removeprefix(_TICKET)) if element_id.startswith(_TICKET) else None


def seat_of(element_id: str) -> int | None:
    """The seat whose plaque has an id, if it is one."""
    kind, _colon, number = element_id.partition(":")
    return int(number) if kind == "seat" and number else None


def begin(scene: TableScene) -> Element | None:
    """The card that keys reach first: what is hinted, else the first of the hand that can be played."""
    hand = [e for e in scene.stops() if e.zone == "hand"]
    hinted = (e for e in hand if scene.card_of(e.id) == scene.hinting.card)
    return next(hinted, None) or next(iter(hand), None)


def take_up(scene: TableScene) -> None:
    """It is the turn of somebody who plays by keys: the focus stands in the hand again, wherever it has been lost."""
    first = scene.first_stop()
    if first is not None and first.zone == "hand" and scene.ringed() is None:
        scene.focus(first.id)
        scene.pulses.turn_began()


def to_card(scene: TableScene, card: Card) -> None:
    """A key plays a card: the ring leaves whatever else it was on, and comes to the hand."""
    held = next((e.id for e in scene.elements() if e.zone == "hand" and scene.card_of(e.id) == card), None)
    if held is not None:
        scene.focus(held)


def ticket(scene: TableScene) -> int | None:
    """The number of the ticket that keys have reached."""
    number = ticket_number(scene.focus_id) if scene.focus_by_key and scene.focus_id is not None else None
    return number if number is not None and number < len(scene.chooser.tickets) else None


def current(scene: TableScene) -> int | None:
    """The ticket that Enter takes, if one is open."""
    if scene.choosing is not None:
        return scene.choosing.raised
    if scene.prompt is None:
        return None
    reached = ticket(scene)
    return usual(scene) if reached is None else reached


def usual(scene: TableScene) -> int | None:
    """The answer to the open question that Enter gives at once: the one that is hinted, else the question's own."""
    if scene.prompt is None or scene.hinting.answer is not None:
        return scene.hinting.answer
    return scene.prompt.default


def ringed(scene: TableScene, reached: Element | None) -> Element | None:
    """What has the ring: what keys have reached, but while that is the hand, or nothing, the current ticket."""
    now = current(scene)
    if now is None or (reached is not None and reached.zone not in ("hand", "chooser")):
        return reached
    lit = scene.element(ticket_id(now))
    return lit if lit is not None and lit.takes_focus else reached


def follow(scene: TableScene) -> None:
    """Keys have reached another Element: if it is a ticket, its choice is raised."""
    reached = ticket(scene)
    if reached is not None and scene.choosing is not None:
        scene.choosing.show(reached)
    if scene.choosing is not None or scene.prompt is not None:
        scene.refresh()


def go_along(scene: TableScene) -> None:
    """Another choice is raised: a focus on the tickets goes along."""
    if ticket(scene) is not None and scene.choosing is not None and scene.choosing.raised is not None:
        scene.focus_id = ticket_id(scene.choosing.raised)
