"""The table's Elements, in drawing order, from what is drawn."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

import pygame

from scopa_gui.game.advice import action_words
from scopa_gui.game.i18n import _, ngettext
from scopa_gui.game.texts import listed
from scopa_gui.rules.cards import Card, card_text
from scopa_gui.ui import layout
from scopa_gui.ui.element import Element, Point, Role
from scopa_gui.ui.layout import Pose, Rect
from scopa_gui.ui.paint import plates
from scopa_gui.ui.table import cutting, focusing
from scopa_gui.ui.table.actors import Actor
from scopa_gui.ui.table.board import Board
from scopa_gui.ui.table.focusing import seat_of, ticket_id
from scopa_gui.ui.table.geometry import pixels
from scopa_gui.ui.table.hinting import hint_button, hint_place
from scopa_gui.ui.table.prompts import call_out_place
from scopa_gui.ui.table.telling import can_show_again, event_box, is_free

if TYPE_CHECKING:
    from scopa_gui.ui.table.scene import TableScene


def numbered(card: Card, seen: Counter[str], zone: str) -> str:
    """An id that stays unique where two packs hold the same card twice."""
    text = card_text(card)
    seen[text] += 1
    return f"{zone}:{text}" if seen[text] == 1 else f"{zone}:{text}:{seen[text]}"


def build(scene: TableScene) -> list[Element]:
    """Every Element of the table as it is now."""
    return [
        *_furniture(scene),
        *_piles(scene),
        *_shown_hands(scene),
        *_table(scene),
        *_hand(scene),
        *_drawn(scene),
        *cutting.strips(scene),
        *_chooser(scene),
        *_buttons(scene),
    ]


def _text(element_id: str, name: str, rect: pygame.Rect) -> Element:
    return Element(element_id, Role.TEXT, name, rect)


def _furniture(scene: TableScene) -> list[Element]:
    furniture = scene.furniture
    declared = None if scene.hinting.shown else furniture.declared
    marks = [piece for piece in (furniture.turn, furniture.took_last, declared) if piece is not None]
    found = [_text(piece.id, piece.name, piece.rect) for piece in (*furniture.pieces, *marks)]
    for element in found:
        seat = seat_of(element.id)
        if seat is not None and furniture.strength(seat):
            element.role, element.action = Role.BUTTON, partial(scene.tell_strength, seat)
            element.enabled = scene.ready
    line = scene.event_text
    if scene.hinting.shown:
        found.append(_text("advice", scene.hinting.words, pixels(scene.board.space, hint_place(scene))))
    elif line:
        event = _text("event", line, event_box(scene))
        if can_show_again(scene):
            event.role, event.action, event.focusable = Role.BUTTON, scene.show_again, False
        found.append(event)
    return found


def _piles(scene: TableScene) -> list[Element]:
    board, space = scene.board, scene.board.space
    found = []
    names = scene.session.controller.deck_names
    for side, cards in enumerate(board.counts.piles):
        if not cards:
            continue
        place = board.pile_place(side)
        sweeps = board.counts.sweeps[side]
        words = [
            scene.furniture.side_name(side),
            ngettext("{n} card taken", "{n} cards taken", cards).format(n=cards),
            ngettext("{n} sweep", "{n} sweeps", len(sweeps)).format(n=len(sweeps)),
        ]
        if board.setting.teams:
            words.insert(1, listed([scene.session.names[seat] for seat in board.game.sides[side]]))
        if sweeps:
            words.append(names.cards(sweeps))
        took_last = board.counts.last >= 0 and board.game.side_of[board.counts.last] == side
        if took_last:
            words.append(_("took last"))
        rect = pixels(space, Pose(place.x, place.y, 0.0, place.w).outline())
        pile = _text(f"pile:{side}", ", ".join(words), rect)
        in_match = scene.session.controller.match_id != 0
        if scene.app.settings.look_through_piles and in_match:
            pile.role, pile.action = Role.BUTTON, partial(scene.open_pile, side)
        elif took_last and can_show_again(scene):
            pile.role, pile.action, pile.focusable = Role.BUTTON, scene.show_again, False
        elif in_match and is_free(scene):
            pile.role, pile.action, pile.focusable = Role.BUTTON, scene.keep_pile_shut, False
        found.append(pile)
    if board.counts.stock and not board.spread:
        stock = board.counts.stock
        words_of_stock = ngettext("{n} card in the stock", "{n} cards in the stock", stock).format(n=stock)
        found.append(_text("stock", words_of_stock, pixels(space, board.stock_pose().outline())))
    return found


def _shown_hands(scene: TableScene) -> list[Element]:
    """Declared hands lie open: their cards can be read."""
    names = scene.session.controller.deck_names
    found = []
    for seat, actors in scene.board.backs.items():
        for index, actor in enumerate(actors):
            if actor.card is not None and actor.face_up and not actor.hidden:
                element = Element(
                    f"shown:{seat}:{index}", Role.CARD, names.card(actor.card), _outline(scene, actor), focusable=False
                )
                element.card, element.zone = card_text(actor.card), "shown"
                found.append(element)
    return found


def _outline(scene: TableScene, actor: Actor) -> pygame.Rect:
    """The outline of a card as far as it lies inside the window: a sunk hand reaches below its edge."""
    return pixels(scene.board.space, actor.pose.outline()).clip(pygame.Rect((0, 0), scene.app.stack.size))


def _table(scene: TableScene) -> list[Element]:
    names = scene.session.controller.deck_names
    choosing = scene.choosing
    seen: Counter[str] = Counter()
    found = []
    for card in scene.board.slots.cards():
        actor = scene.board.table.get(card)
        if actor is None:
            continue
        action = partial(scene.click_table, card) if choosing is not None else None
        element = Element(numbered(card, seen, "table"), Role.CARD, names.card(card), _outline(scene, actor), action)
        element.card, element.zone = card_text(card), "table"
        if choosing is not None:
            element.enabled = bool(choosing.choices_with(card)) and scene.ready
            element.selected = card in choosing.picked
        found.append(element)
    return found


def _hand(scene: TableScene) -> list[Element]:
    board = scene.board
    raised = scene.choosing.card if scene.choosing is not None else None
    seen: Counter[str] = Counter()
    found: list[Element] = []
    last: list[Element] = []
    for index, actor in enumerate(board.hand):
        card = actor.card
        if card is None:
            continue
        element = Element(
            numbered(card, seen, "hand"),
            Role.CARD,
            held_name(scene, card),
            _outline(scene, actor),
            partial(scene.click_hand, card),
            enabled=scene.ready and scene.prompt is None and scene.can_play(card),
            hit=_card_hit(scene, actor, index),
        )
        element.card, element.zone = card_text(card), "hand"
        element.selected = card == raised
        (last if card == raised else found).append(element)
    return [*found, *last]


def held_name(scene: TableScene, card: Card) -> str:
    """The name of a card of the hand; where the duty to take keeps it there, that too."""
    name = scene.session.controller.deck_names.card(card)
    waiting = scene.ready and scene.prompt is None and bool(scene.session.view.legal)
    if waiting and scene.board.game.must_take and not scene.can_play(card):
        return _("{card}: not now, another card can take").format(card=name)
    return name


def hand_card(board: Board, element_id: str) -> Card | None:
    """The card of the hand whose Element has that id."""
    seen: Counter[str] = Counter()
    cards = (actor.card for actor in board.hand if actor.card is not None)
    return next((card for card in cards if numbered(card, seen, "hand") == element_id), None)


def take_label(scene: TableScene) -> str:
    """What the button by the tickets says."""
    choosing = scene.choosing
    lays = choosing is not None and choosing.raised is not None and not choosing.options[choosing.raised]
    return _("Lay") if lays else _("Take")


def take_name(scene: TableScene) -> str:
    """What that button would do, card for card."""
    choosing, names = scene.choosing, scene.session.controller.deck_names
    if choosing is None or choosing.raised is None:
        return take_label(scene)
    return action_words(choosing.plays[choosing.raised], names)


def _card_hit(scene: TableScene, actor: Actor, index: int) -> Callable[[Point], bool]:
    """The turned card where it is drawn, and where it was before the pointer lifted it."""
    space = scene.board.space
    pose = actor.pose
    lifted = pose._replace(y=pose.y + 8.0) if actor.card == scene.board.attention.hovered else pose

    def hit(point: Point) -> bool:
        x, y = (point[0] + 0.5) / space.s, (point[1] + 0.5) / space.s
        return pose.covers(x, y) or lifted.covers(x, y)

    return hit


def _drawn(scene: TableScene) -> list[Element]:
    actor = scene.board.drawn
    if actor is None or actor.card is None:
        return []
    element = Element("drawn", Role.CARD, scene.session.controller.deck_names.card(actor.card), _outline(scene, actor))
    element.card, element.zone = card_text(actor.card), "drawn"
    return [element]


def _chooser(scene: TableScene) -> list[Element]:
    found = []
    if scene.prompt is not None:
        found += [_text("question", scene.prompt.question, rect) for rect in scene.chooser.asked]
    names = scene.session.controller.deck_names
    for index, (choice, rect) in enumerate(scene.chooser.tickets):
        taken = names.cards(choice.cards) if scene.choosing is not None and choice.cards else ""
        element = Element(
            ticket_id(index),
            Role.CHOICE,
            ", ".join(dict.fromkeys(word for word in (taken, choice.title, choice.sub) if word)),
            rect,
            partial(scene.choose, index),
            enabled=scene.ready,
        )
        element.zone = "chooser"
        element.selected = index == scene.current_choice
        element.default = index == focusing.usual(scene)
        found.append(element)
    take = scene.chooser.take
    if take is not None:
        choosing = scene.choosing
        can = choosing is not None and choosing.raised is not None
        found.append(
            Element("take", Role.BUTTON, take_name(scene), take, scene.take, enabled=can and scene.ready, default=True)
        )
    return found


def _buttons(scene: TableScene) -> list[Element]:
    space = scene.board.space
    found = []
    if scene.can_call_out:
        found.append(
            Element(
                "call_out",
                Role.BUTTON,
                _("I am out"),
                pixels(space, call_out_place(space, scene.board.growth)),
                scene.ask_call_out,
            )
        )
    if scene.hinting.offered:
        place = hint_button(scene)
        barred = scene.hinting.barred
        name = f"{_('Hint')}: {barred}" if barred else _("Hint")
        hint = Element("hint", Role.BUTTON, name, pixels(space, place), scene.hinting.ask)
        hint.enabled = scene.ready and not barred
        found.append(hint)
    setting = scene.board.setting
    guide, menu = corner(scene, layout.guide_button(setting)), corner(scene, layout.menu_button(setting))
    found.append(Element("guide", Role.BUTTON, _("Guide"), guide, scene.open_guide))
    found.append(Element("menu", Role.BUTTON, _("Menu"), menu, scene.open_menu))
    return found


def corner(scene: TableScene, button: Rect) -> pygame.Rect:
    """A corner button with the word below it."""
    rect = pixels(scene.board.space, button)
    rect.h = plates.corner_height(scene.app.painter)
    return rect
