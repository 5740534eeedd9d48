"""The table with a single position on it, for lessons, puzzles and positions to try, and the panel that talks."""

from __future__ import annotations

import math
from abc import abstractmethod
from collections.abc import Sequence
from itertools import pairwise
from typing import TYPE_CHECKING

import pygame

from scopa_gui.game.drill import Drill
from scopa_gui.rules.cards import Card, card_text, value
from scopa_gui.rules.deal import Play
from scopa_gui.ui import layout
from scopa_gui.ui.element import Element
from scopa_gui.ui.layout import PilePlace, Place, Pose, Rows
from scopa_gui.ui.layout.rows import COLUMN_PITCH
from scopa_gui.ui.paint.palette import CREAM, INK
from scopa_gui.ui.scenes import board as menu
from scopa_gui.ui.scenes.page import ENOUGH, GROWTH_STEP
from scopa_gui.ui.scenes.study_room import ALL_ROOM_FROM, large_part
from scopa_gui.ui.scenes.study_session import StudySession
from scopa_gui.ui.scenes.study_speech import Scrolled
from scopa_gui.ui.session import Session
from scopa_gui.ui.sprites import BADGE_INSET, Look, badge_radius
from scopa_gui.ui.table import elements as table_elements
from scopa_gui.ui.table.actors import Actor
from scopa_gui.ui.table.board import Board
from scopa_gui.ui.table.chooser import Chooser
from scopa_gui.ui.table.furniture import Furniture
from scopa_gui.ui.table.presenter import Presenter
from scopa_gui.ui.table.render import TableRenderer
from scopa_gui.ui.table.scene import TableScene

if TYPE_CHECKING:
    from scopa_gui.ui.app import App

ROW_MIDDLE, ROW_LOWER = 392.0, 50.0
"""Where the middle of the row of table cards lies, below what is said, and how much lower with large text."""
ROW_WIDEST_LARGE = 94.0
"""The widest cards of that row with large text."""
HEAP_LOWER, HEAP_SMALLER = 30.0, 0.8
"""How much lower heaps lie with large text, and their size there."""
ROW_ROOM, ROW_ROOM_NARROW = 810.0, 740.0
"""Width of that row; the second where two heaps of cards lie at its left."""
WIDE_PITCH = 1.3
"""From card to card of that row where there is room, in widths of a card: a plus stands clear between two frames."""
SIDE, PAIR = 100.0, 74.0
"""Width of a heap beside the table, alone and where there are two."""
HAND_HIGHER = 15.0
"""How much higher than at the table the hand is held: its outer corners are whole, and the frame round them too."""
MIDDLE = 640.0
"""The middle of the panel's board."""
COIN, PLUS, COIN_HIGHER, COIN_HIGHER_LARGE = 20.0, 36.0, 18.0, 26.0
"""Radius of the coins of a sum, size of the plus between them, and how far above the edges of the cards they lie.

With large text the hand reaches up to those edges: there coins lie whole on their cards.
"""
ANEW_GUARD_S = 0.6
"""Where another position has come, a click at the spot of the one that brought it is ignored for so long."""
PARTED = 18.0
"""How far cards part from the framed one."""
_LEFT_OUT = ("guide", "menu", "call_out")


class StudyBoard(Board):
    """One row of cards between the heaps, all below the panel; the hand is held at the lower edge, a little higher.

    Attributes:
        framed: the card of the hand that is framed at first; the next one parts from it, as from one in focus.
    """

    framed: Card | None = None

    def slot_rows(self) -> Rows:
        """One row, however many cards; it counts as two, so that hand and chooser leave it room."""
        count = len(self.slots)
        if not count:
            return Rows((), 2)
        room = ROW_ROOM_NARROW if self.two_heaps else ROW_ROOM
        widest = layout.TABLE_WIDEST - (layout.TABLE_WIDEST - ROW_WIDEST_LARGE) * self.large
        w = float(int(min(widest, room / (COLUMN_PITCH * (count - 1) + 1))))
        pitch = min(WIDE_PITCH, (room / w - 1) / (count - 1)) if count > 1 else 0.0
        x = self.space.centre + (20.0 if self.two_heaps else 0.0)
        y = ROW_MIDDLE + ROW_LOWER * self.large + self.space.more_h / 2
        places = tuple(Pose(x + (n - (count - 1) / 2) * w * pitch, y, 0.0, w) for n in range(count))
        return Rows(places, 2)

    def hand_fan(self, count: int) -> list[Pose]:
        """The hand shows whole cards: one row on the table, however large text is, leaves it room."""
        fan = layout.hand_fan(count, self.space, two_rows=False, growth=self.growth)
        return [pose._replace(y=pose.y - HAND_HIGHER) for pose in fan]

    def hand_pose(self, index: int, count: int) -> Pose:
        """Beside the framed card there is room for the next one's value."""
        pose, framed = super().hand_pose(index, count), self._index_of(self.framed)
        if framed is None or index <= framed or self.attention.raised is not None or self.attention.focused is not None:
            return pose
        return pose._replace(x=pose.x + PARTED)

    @property
    def large(self) -> float:
        """How far the room is shared as for large text, from 0 to 1."""
        return large_part(self.growth)

    @property
    def heap_line(self) -> float:
        """Where the middle of the heaps lies."""
        return ROW_MIDDLE + HEAP_LOWER * self.large + self.space.more_h / 2

    def heap_width(self, usual: float) -> float:
        """Width of a heap that is so wide with the usual size of text."""
        return usual * (1 - (1 - HEAP_SMALLER) * self.large)

    @property
    def two_heaps(self) -> bool:
        """Whether both the stock and another pile lie at the left."""
        own = self.game.side_of[self.viewer]
        return bool(self.counts.stock) and any(self.counts.piles[:own] + self.counts.piles[own + 1 :])

    @property
    def places(self) -> tuple[Place, ...]:
        """The other hand looks in at the upper left."""
        return (Place("T", self.space.centre - 480.0, 22.0 + self.space.more_h / 2, 180.0, 90.0),)

    def pile_place(self, side: int) -> PilePlace:
        """The own pile at the right, the other one at the left."""
        y = self.heap_line
        if side == self.game.side_of[self.viewer]:
            return PilePlace(self.space.centre + 490.0, y, self.heap_width(SIDE), 1)
        if self.two_heaps:
            return PilePlace(self.space.centre - 416.0, y, self.heap_width(PAIR), -1)
        return PilePlace(self.space.centre - 492.0, y, self.heap_width(SIDE), -1)

    def stock_pose(self) -> Pose:
        """The stock at the left."""
        y = self.heap_line
        if self.two_heaps:
            return Pose(self.space.centre - 544.0, y, 0.0, self.heap_width(PAIR))
        return Pose(self.space.centre - 492.0, y, 0.0, self.heap_width(SIDE))


class StudyFurniture(Furniture):
    """Nothing stands round the cards but what the panel says."""

    def build(self) -> None:
        """Leave everything out."""
        self.pieces = []
        self.turn = self.took_last = None


class StudyRenderer(TableRenderer):
    """The table with the panel below its cards."""

    def __init__(self, scene: StudyScene) -> None:
        super().__init__(scene)
        self._study = scene
        self._framed: Actor | None = None
        self._taking: tuple[Card | None, frozenset[Card]] = (None, frozenset())
        """A card of the hand and what it takes, framed in this picture."""

    def draw(self, surface: pygame.Surface, full: bool) -> list[pygame.Rect] | None:
        """Show the table as it is now."""
        self._taking = self._sum()
        return super().draw(surface, full)

    def _furniture(self) -> None:
        self._study.show_panel(self.stage)

    def _hand(self) -> None:
        """The framed card lies above its neighbours, so that its frame is whole."""
        self._framed = None
        super()._hand()
        if self._framed is not None:
            self._frame(self._framed)

    def _buttons(self) -> None:
        """They are on the panel."""

    def _sum(self) -> tuple[Card | None, frozenset[Card]]:
        """A card of the hand and what it takes: a sum under the pointer, else what is spelled out."""
        attention, study = self._study.board.attention, self._study
        if study.choosing is not None or study.drill.played:
            return None, frozenset()
        card, summands = attention.hovered, attention.previewed
        if card is None:
            return study.spelled_out()
        if len(summands) < 2 or sum(map(value, summands)) != value(card):
            return study.spelled_out() if study.insists else (None, frozenset())
        return card, summands

    def _table_look(self, card: Card, actor: Actor) -> Look:
        """What is taken is framed."""
        return Look.LIT if card in self._taking[1] else super()._table_look(card, actor)

    def _actor(self, actor: Actor, look: Look | None = None) -> None:
        """The card that takes it waits until its neighbours lie there."""
        card, summands = self._taking
        if card is not None and actor.card == card and actor in self._study.board.hand:
            self._framed = actor
        elif len(summands) > 1 and actor.card in summands and not actor.moving:
            self._summand(actor, actor.card)
        else:
            super()._actor(actor, look)

    def _summand(self, actor: Actor, card: Card) -> None:
        """A card of a sum: its value stands on the coin at its foot alone."""
        pose, s, sprites = actor.pose, self._study.board.space.s, self._study.app.sprites
        self.stage.baked(sprites.shadow(pose.w, pose.angle, actor.height), pose.x * s, pose.y * s)
        bare = sprites.card(card_text(card), pose.w, pose.angle, Look.LIT, bare=True)
        self.stage.baked(bare, pose.x * s, pose.y * s)

    def _frame(self, actor: Actor) -> None:
        """The card that takes, framed; where it takes a sum, its value stands on a coin that hides the usual one."""
        super()._actor(actor, Look.LIT)
        card, summands = self._taking
        if card is None or len(summands) < 2:
            return
        pose, s, turn = actor.pose, self._study.board.space.s, math.radians(actor.pose.angle)
        corner = BADGE_INSET * badge_radius(pose.w)
        aside, above = corner - pose.w / 2, corner - pose.h / 2
        x = pose.x + aside * math.cos(turn) - above * math.sin(turn)
        y = pose.y + aside * math.sin(turn) + above * math.cos(turn)
        self._rings.append((self._study.app.painter.coin(str(value(card)), 24, "red"), round(x * s), round(y * s)))

    def _blocks(self) -> None:
        """Besides the numbers of choices: what adds up, where a card would take a sum."""
        super()._blocks()
        board, painter, summands = self._study.board, self._study.app.painter, self._taking[1]
        s, lower = board.space.s, -COIN_HIGHER - (COIN_HIGHER_LARGE - COIN_HIGHER) * large_part(board.growth)
        if len(summands) < 2:
            return
        poses = sorted((board.table[taken].pose, value(taken)) for taken in summands if taken in board.table)
        for pose, points in poses:
            self.stage.baked(painter.coin(str(points), COIN), pose.x * s, (pose.y + pose.h / 2 + lower) * s)
        for (left, _l), (right, _r) in pairwise(poses):
            x, y = (left.x + right.x) / 2, left.y + left.h / 2 + lower
            plus = painter.text("+", "number", PLUS, CREAM, outline=INK, outline_width=3.0, grow=False)
            self.stage.baked(plus, x * s - plus.width / 2, y * s + plus.height / 2)


class StudyScene(TableScene):
    """A position to be played once.

    Attributes:
        drill: the position.
        panel: what is said, and the buttons.
    """

    in_match = True

    def __init__(self, app: App, drill: Drill, name: str) -> None:
        self.name = name
        self.drill = drill
        self.panel: menu.Board | None = None
        self._fit: tuple[object, float] = (None, 1.0)
        self.scrolled = Scrolled()
        self.study = StudySession(drill, self.judge)
        super().__init__(app, self.study)
        self.board = StudyBoard(drill.game, drill.viewer, layout.space_of(app.stack.size))
        self.board.all_open = drill.open_hands
        self.board.framed = self.spelled_out()[0]
        self.board.order = app.settings.hand_order
        self.presenter = Presenter(self.session, self.board, self._sound, lambda: app.speed)
        self.furniture = StudyFurniture(app.painter, self.session, self.board, self.presenter)
        self.chooser = Chooser(app.painter, self.session, self.board)
        self.renderer = StudyRenderer(self)
        self.presenter.start()

    # ---- what a kind of study adds

    @property
    def insists(self) -> bool:
        """Whether what is spelled out stays framed whatever is pointed at."""
        return False

    def spelled_out(self) -> tuple[Card | None, frozenset[Card]]:
        """A card of the hand and what it takes, framed before anybody has pointed at anything."""
        return None, frozenset()

    def spoken_of(self) -> float | None:
        """Where the card of the table lies that is spoken of, on the board of the panel; None where none is meant.

        Of several it is the one nearest to the middle.
        """
        board = self.board
        row = [pose.x - board.space.more_w / 2 for pose in board.rows.slots]
        taken = [] if self.drill.played else [card for card in self.spelled_out()[1] if card in board.slots]
        places = [row[board.slots.index(card)] for card in taken] or (row if len(row) == 1 else [])
        return min(places, key=lambda x: (abs(x - MIDDLE), x), default=None)

    def judge(self, play: Play) -> bool:
        """Whether a play is made; what is to be said of it is said."""
        return True

    @abstractmethod
    def compose_panel(self, board: menu.Board) -> None:
        """Lay what is said and the buttons on an empty board."""

    # ---- the panel

    @property
    def event_text(self) -> str:
        """What happened is told by the panel."""
        return ""

    def refresh(self) -> None:
        """What is said, and everything on the table, is worked out again."""
        self.panel = self._composed()
        super().refresh()

    def said_now(self) -> object:
        """What decides how much room the words need; while it stays, the size of the text stays."""
        return self.drill.played

    def _composed(self) -> menu.Board:
        """The panel with text as large as there is room for."""
        app = self.app
        wish = app.painter.text_scale
        key = (app.stack.size, wish, self.said_now())
        if key != self._fit[0]:
            self.scrolled = Scrolled()
        growth = self._fit[1] if key == self._fit[0] else wish
        while True:
            board = menu.Board(app.painter, app.sprites, app.stack.size, growth)
            with board.measuring():
                self.compose_panel(board)
            if not board.tight or growth <= 1.0:
                self._fit = (key, growth)
                return board
            growth = max(1.0, round(growth - GROWTH_STEP, 2))

    @property
    def least_growth(self) -> float:
        """The size of text below which what is said is scrolled instead of set smaller."""
        return max(1.0, min(ALL_ROOM_FROM, self.app.text_scale - ENOUGH))

    def scroll_said(self, lines: int) -> bool:
        """Scroll what is said, where it is too long; False if it goes no further."""
        moved = self.scrolled.move(lines)
        if moved:
            self.refresh()
        return moved

    def scroll(self, steps: int, at: tuple[int, int]) -> None:
        """The wheel scrolls what is said."""
        self.scroll_said(steps)

    def page_key(self, key: int) -> bool:
        """So do page keys."""
        steps = {pygame.K_PAGEUP: -3, pygame.K_PAGEDOWN: 3}.get(key, 0)
        return self.scroll_said(steps) if steps else False

    def show_panel(self, sink: menu.Sink) -> None:
        """Hand its pictures to a sink, the focus ring last."""
        board = self.panel
        if board is None:
            return
        ring: menu.Widget | None = None
        ringed = None if self in self.app.stack.below() else self.ringed()
        with board.measuring():
            for item in board.items:
                state = "normal"
                if isinstance(item, menu.Widget):
                    element = item.element
                    state = "disabled" if not element.enabled else self.state_of(element.id)
                    if ringed is not None and element.id == ringed.id:
                        ring = item
                item.show(sink, state)
            if ring is not None:
                sink.baked(*ring.focus(self.app.painter, self.state_of(ring.element.id), self.pulses.breath))

    def ringed(self) -> Element | None:
        """What was reached by keys; after the play what Enter does next."""
        found = super().ringed()
        return found if found is not None or not self.drill.played else self.default()

    @property
    def focused_card(self) -> Card | None:
        """No card of the hand once one has been played: what Enter does next has the ring."""
        return None if self.drill.played else super().focused_card

    def elements(self) -> Sequence[Element]:
        """The panel, then the cards."""
        if self._elements is None:
            cards = [element for element in table_elements.build(self) if element.id not in _LEFT_OUT]
            said = self.panel.elements if self.panel is not None else ()
            self._elements = [*said, *cards]
        return self._elements

    # ---- acts

    def play_for_you(self, play: Play) -> None:
        """The play is made without being judged."""
        self.app.input.guard(ANEW_GUARD_S)
        self.choosing = None
        Session.play(self.study, play)
        self.refresh()

    def put_back(self) -> None:
        """A card that was pulled to the table goes back to the hand."""
        for actor in self.board.hand:
            actor.held = False

    def again(self) -> None:
        """The position as it was at first."""
        self.app.input.guard(ANEW_GUARD_S)
        self.choosing = None
        self.study.restart()
        self.presenter.line.finish()
        self.board.sync(self.session.view)
        self.refresh()

    def swap(self, other: StudyScene) -> None:
        """Another position takes the place of this one."""
        self.app.input.guard(ANEW_GUARD_S)
        stack = self.app.stack
        stack.scenes.remove(self)
        stack.push(other)

    def leave(self) -> None:
        """Back to where it was opened."""
        stack = self.app.stack
        if stack.scenes[0] is self:
            self.app.to_title()
        else:
            stack.pop(self)

    def back(self) -> None:
        """Esc: close the choice, else leave."""
        if self.choosing is not None:
            self.cancel()
        else:
            self.leave()

    def open_menu(self) -> None:
        """There is no menu here: leave."""
        self.leave()

    def key(self, event: pygame.event.Event) -> bool:
        """Keys of the table, without those that belong to matches."""
        if event.key in (pygame.K_l, pygame.K_u, pygame.K_r, pygame.K_h):
            return False
        return super().key(event)
