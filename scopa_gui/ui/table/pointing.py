"""What pointer and focus rest on: its name, and what it would take."""

from __future__ import annotations

from typing import TYPE_CHECKING

from scopa_gui.game.i18n import _
from scopa_gui.rules.cards import Card, cards_in
from scopa_gui.ui.element import Element
from scopa_gui.ui.table.choosing import plays_of
from scopa_gui.ui.table.focusing import seat_of, ticket_number
from scopa_gui.ui.table.telling import is_cut

if TYPE_CHECKING:
    from scopa_gui.ui.table.scene import TableScene


def _pointed_card(scene: TableScene) -> Card | None:
    """The card of the hand that the pointer rests on, else the one in focus."""
    card = scene.card_of(scene.hover_id)
    return card if card is not None else scene.focused_card


def preview(scene: TableScene) -> tuple[Card | None, frozenset[Card]]:
    """The card of the hand that pointer or focus rests on, and the cards of the table it could take.

    Where that is the card that is hinted, or none, they are those of the hint.
    """
    if not scene.ready or scene.choosing is not None or scene.prompt is not None:
        return None, frozenset()
    card = _pointed_card(scene)
    if card is None or card == scene.hinting.card:
        return scene.hinting.card, scene.hinting.taken
    plays = plays_of(scene.session.view.legal, card)
    if not plays:
        return None, frozenset()
    taken = 0
    for play in plays:
        taken |= play.take
    return card, frozenset(cards_in(taken))


def pointed_choice(scene: TableScene) -> int | None:
    """The choice whose ticket the pointer is on, counted from 0."""
    if scene.choosing is None or scene.hover_id is None:
        return None
    number = ticket_number(scene.hover_id)
    return number if number is not None and number < len(scene.choosing.options) else None


def lit_choice(scene: TableScene) -> int | None:
    """The choice whose cards are lit: the one that the pointer is on, else the raised one."""
    pointed = pointed_choice(scene)
    return pointed if pointed is not None or scene.choosing is None else scene.choosing.raised


def lit_cards(scene: TableScene) -> tuple[Card, ...]:
    """The cards of the table that are lit: what the ticket below the pointer takes, else the choice as it stands."""
    choosing, pointed = scene.choosing, pointed_choice(scene)
    if choosing is None:
        return ()
    return choosing.lit if pointed is None else choosing.options[pointed]


def attend(scene: TableScene) -> bool:
    """Turn the board's attention to it; whether that moves any card."""
    attention = scene.board.attention
    before = (attention.hovered, attention.previewed, attention.focused, attention.lit)
    attention.lit = frozenset(lit_cards(scene))
    attention.hovered, attention.previewed = preview(scene)
    attention.by_hint = attention.hovered == scene.hinting.card
    attention.focused = scene.focused_card if scene.ready and scene.choosing is None else None
    return before != (attention.hovered, attention.previewed, attention.focused, attention.lit)


def named_element(scene: TableScene) -> Element | None:
    """What is named because the focus is on it, or the pointer has rested on it for a while.

    The card whose captures are being chosen has been named before, and lies there whole.
    """
    by_key = scene.element(scene.focus_id) if scene.focus_by_key else None
    if by_key is not None and (by_key.card is not None or seat_of(by_key.id) is not None):
        return None if _raised(scene, by_key) else by_key
    if scene.hover_id is None or not scene.pulses.rested or scene.pulling.card is not None:
        return None
    under = scene.element(scene.hover_id)
    if under is None or _raised(scene, under):
        return None
    return under if told(scene, under) else None


def told(scene: TableScene, element: Element) -> str:
    """What is said of something the pointer rests on: a card's name, or what a click does where that is not plain."""
    choosing = scene.choosing
    if element.card is not None:
        return element.name
    if element.id == "hint":
        return element.name if scene.hinting.barred else ""
    if element.zone == "chooser" and choosing is not None:
        number = ticket_number(element.id)
        if number is not None and not choosing.is_open(number):
            return _("Chooses this instead")
        return _("Plays this at once")
    seat = seat_of(element.id)
    if seat is not None:
        return scene.strength_of(seat)
    if element.id == "take" and element.enabled:
        return element.name
    if element.id == "event" and is_cut(scene):
        return element.name
    if element.id == "event" or (element.id.startswith("pile:") and element.action == scene.show_again):
        return _("Shows the last capture again (R)")
    return ""


def _raised(scene: TableScene, element: Element) -> bool:
    return scene.choosing is not None and scene.card_of(element.id) == scene.choosing.card


def hide(scene: TableScene) -> None:
    """Something covers the table: the ring is there, where Enter acts."""
    scene.ring_hidden, scene.focus_by_key = scene.focus_by_key, False
    if scene.ring_hidden and attend(scene):
        scene.board.arrange(0.0)


def show(scene: TableScene) -> None:
    """The table is on top again: the ring is where it was."""
    scene.focus_by_key, scene.ring_hidden = scene.focus_by_key or scene.ring_hidden, False
    attend(scene)
