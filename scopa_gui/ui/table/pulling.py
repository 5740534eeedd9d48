"""Pulling a card of the hand to the table with the pointer."""

from __future__ import annotations

from typing import TYPE_CHECKING

from scopa_gui.rules.cards import Card
from scopa_gui.ui.element import Element, Point, topmost
from scopa_gui.ui.table.actors import FLYING
from scopa_gui.ui.table.choosing import Choosing, plays_of

if TYPE_CHECKING:
    from scopa_gui.ui.table.scene import TableScene

HAND_REACH = 40.0
"""Let go this far below the top of the hand, a card is still over the hand."""


class Pulling:
    """The card that follows the pointer, if one does."""

    def __init__(self, scene: TableScene) -> None:
        self._scene = scene
        self.card: Card | None = None

    def move(self, element: Element, at: Point) -> None:
        """The card follows the pointer; the choice of another card closes."""
        scene = self._scene
        card = scene.card_of(element.id)
        actor = next((a for a in scene.board.hand if a.card == card), None)
        if actor is None or card is None:
            return
        if scene.choosing is not None and scene.choosing.card != card:
            scene.cancel()
        s = scene.board.space.s
        self.card = card
        actor.stop()
        actor.held, actor.height = True, FLYING
        actor.pose = actor.pose._replace(x=at[0] / s, y=at[1] / s, angle=0.0)

    def drop(self, at: Point) -> None:
        """Over the table the card is played; over a card of the table, only with that card."""
        scene, card = self._scene, self.card
        target = self._table_card(at)
        if card is None or (target is None and self._over_hand(at)):
            self.back()
            return
        plays = plays_of(scene.session.view.legal, card)
        with_it = [play for play in plays if target is not None and play.take >> target & 1]
        if len(with_it) == 1 or (len(plays) == 1 and not with_it):
            self.card = None
            scene.commit((with_it or plays)[0])
            return
        self.back()
        if plays:
            scene.open_choice(Choosing(card, plays, target if with_it else None, scene.hinting.play))

    def back(self) -> bool:
        """The card goes back to the hand; False if none was pulled."""
        if self.card is None:
            return False
        for actor in self._scene.board.hand:
            actor.held = False
        self.card = None
        return True

    def _over_hand(self, at: Point) -> bool:
        board = self._scene.board
        fan = board.hand_fan(len(board.hand))
        return not fan or at[1] / board.space.s > min(pose.y - pose.h / 2 for pose in fan) + HAND_REACH

    def _table_card(self, at: Point) -> Card | None:
        """The card of the table below the pointer, whatever else lies there."""
        elements = [element for element in self._scene.elements() if element.zone == "table"]
        found = topmost(elements, at) or next((e for e in elements if e.rect.collidepoint(at)), None)
        if found is None:
            return None
        cards = [card for card in self._scene.board.slots.cards() if card in self._scene.board.table]
        return cards[[element.id for element in elements].index(found.id)]
