"""The table scene: what the person at the screen can do there, and what it shows meanwhile."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING, Any

import pygame

from scopa_gui.game.controller import Update
from scopa_gui.game.i18n import _, ngettext
from scopa_gui.game.texts import declaration_name, refusal
from scopa_gui.rules.cards import Card, card_text, cards_in, face
from scopa_gui.rules.deal import Cut, Declare, Phase, Play
from scopa_gui.rules.declarations import declarations
from scopa_gui.rules.events import DealScored, Played
from scopa_gui.rules.notation import action_text
from scopa_gui.ui import layout, scenes
from scopa_gui.ui.element import Element, Point, Role, topmost
from scopa_gui.ui.layout import Rect, Ticket, space_of
from scopa_gui.ui.scene import Scene
from scopa_gui.ui.session import Session
from scopa_gui.ui.sprites import Look
from scopa_gui.ui.table import elements as table_elements
from scopa_gui.ui.table.actors import FLYING, HELD
from scopa_gui.ui.table.board import Board
from scopa_gui.ui.table.choosing import Choosing, plays_of
from scopa_gui.ui.table.furniture import Furniture
from scopa_gui.ui.table.presenter import Presenter
from scopa_gui.ui.table.render import TableRenderer, breath
from scopa_gui.ui.table.tickets import Choice, TicketMaker, natural_width
from scopa_gui.ui.table.worth import worth
from scopa_gui.ui.tween import ease_out

if TYPE_CHECKING:
    from scopa_gui.ui.app import App

CHOOSER_IN_S = 0.14
NAME_AFTER_S = 0.45
BOB_S, BOBS = 1.2, 2
_DIGITS: dict[int, int] = {getattr(pygame, f"K_{n}"): n for n in range(10)} | {
    getattr(pygame, f"K_KP{n}"): n for n in range(10)
}


@dataclass(frozen=True, slots=True)
class Prompt:
    """A decision other than a play: what can be answered, and what each answer does."""

    kind: str
    question: str
    options: tuple[str, ...]
    choices: tuple[Choice, ...]
    answers: tuple[Callable[[], None], ...]
    default: int


class TableScene(Scene):
    """One match at the table. What is shown follows the session; wishes go back through it."""

    name = "table"
    in_match = True

    def __init__(self, app: App, session: Session) -> None:
        super().__init__(app)
        self.session = session
        self.board = Board(session.controller.game, session.controller.viewer, space_of(app.stack.size))
        self.board.order = app.settings.hand_order
        self.presenter = Presenter(session, self.board, self._sound, lambda: app.speed)
        self.furniture = Furniture(app.painter, session, self.board, self.presenter)
        self.renderer = TableRenderer(self)
        self.ticket_maker = TicketMaker(app.painter, app.sprites)
        self.choosing: Choosing | None = None
        self.prompt: Prompt | None = None
        self.dragged: Card | None = None
        self.message = ""
        self.bob = 0.0
        self.breath = 0.0
        self.chooser_rise = 0.0
        self.ticket_places: list[Ticket] = []
        self._tickets: list[tuple[Choice, pygame.Rect]] = []
        self._take: pygame.Rect | None = None
        self._question = (0, 0)
        self._elements: list[Element] | None = None
        self._now = 0.0
        self._since = {"turn": -9.0, "chooser": -9.0, "hover": 0.0, "focus": -9.0}
        self._was_ready = False
        self._state_drawn: object = None
        self._calling_out = False
        self._warm: list[Callable[[], object]] = []
        self.presenter.start()

    # ---- life

    def on_enter(self) -> None:
        """The table is on top: go on showing what happens."""
        self._now = self.app.time.now
        self.board.shift = 0.0
        self.board.order = self.app.settings.hand_order
        self._refresh()

    def on_leave(self) -> None:
        """Something covers the table: nothing is held or pointed at any more."""
        self.drop_nowhere()
        self.set_hover(None)

    def layout(self, size: tuple[int, int]) -> None:
        """Place everything for a window of so many pixels; journeys go on to their new ends."""
        super().layout(size)
        self.board.resize(space_of(size))
        self.renderer.flourish = None
        self._refresh()
        self._warm = self._pictures_to_come()

    def update(self, now: float) -> bool:
        """Let time pass."""
        passed = (now - self._now) * 1000
        self._now = now
        self.presenter.paused = self._calling_out
        moving = self.presenter.update(now)
        self._refuse()
        self._follow_state()
        needed = self.presenter.needs()
        if needed is not None:
            self._hand_over(*needed)
            return False
        gliding = self.board.gliding
        if not gliding.done:
            gliding.advance(passed)
            moving = True
        moving = self._pulses(now) or moving
        if self.presenter.sweep.coming:
            self.renderer.prepare_sweep()
        if moving:
            self._elements = None
        elif self._warm and now > 0.2:
            self._warm.pop()()
        return moving

    def _pulses(self, now: float) -> bool:
        """Ribbon, focus ring, chooser and name labels; True while one of them moves."""
        turning = now - self._since["turn"]
        bob = 1.5 * (1 - math.cos(turning / BOB_S * 2 * math.pi)) if 0 <= turning < BOB_S * BOBS else 0.0
        opened = now - self._since["chooser"]
        rise = 12.0 * (1 - ease_out(min(max(opened / CHOOSER_IN_S, 0.0), 1.0))) if self.app.speed != "off" else 0.0
        ring = breath(now, self._since["focus"]) if self.focus_by_key else 0.0
        moving = (bob, rise, ring) != (self.bob, self.chooser_rise, self.breath)
        self.bob, self.chooser_rise, self.breath = bob, rise, ring
        if self.hover_id is not None and now - self._since["hover"] < NAME_AFTER_S + 0.1:
            self.dirty()
        return moving or 0 <= turning < BOB_S * BOBS

    def _follow_state(self) -> None:
        """React to a new state, or to the moment in which the person may act."""
        presenter, counts = self.presenter, self.board.counts
        key = (self.session.state_id, presenter.moving, self.ready, tuple(counts.piles), presenter.sweep.on)
        if key == self._state_drawn:
            return
        fresh = self._state_drawn is None or key[0] != self._state_drawn[0]  # type: ignore[index]
        self._state_drawn = key
        if fresh:
            self.message = ""
            self.choosing = self.prompt = None
            if self.session.texts:
                self.app.window.set_title(f"Scopa · {self.session.texts[-1]}")
        if self.ready and (fresh or not self._was_ready):
            self._ask()
            if self.app.speed != "off" and self.session.view.phase is Phase.PLAY:
                self._sound("your_turn")
        self._was_ready = self.ready
        self._refresh()

    def _refuse(self) -> None:
        """Tell why a wish was not granted."""
        if self.session.refused is not None:
            self.message = refusal(self.session.refused.code)
            self.session.refused = None
            self._sound("refuse")
            self._refresh()

    def _hand_over(self, what: str, update: Update) -> None:
        """A scene that tells more takes over."""
        scored = next((event for event in update.events if isinstance(event, DealScored)), None)
        if what == "count" and scored is not None:
            self.app.stack.push(scenes.deal_count(self.app, self.session, scored, self._counted))
        elif what == "end":
            self.app.stack.push(scenes.match_end(self.app, self.session))
        else:
            self.session.controller.take_seat()

    def _counted(self) -> None:
        """The count has been seen."""
        self.app.stack.pop(self.app.stack.scenes[self.app.stack.scenes.index(self) + 1])
        if self.session.controller.waiting_for == "over":
            self.app.stack.push(scenes.match_end(self.app, self.session))
        else:
            self.session.next_deal()

    def _refresh(self) -> None:
        """Everything that depends on state, choice or size is worked out again."""
        attention = self.board.attention
        attention.raised = self.choosing.card if self.choosing is not None else None
        attention.lit = frozenset(self.choosing.lit) if self.choosing is not None else frozenset()
        attention.hovered, attention.previewed = self._preview()
        self.board.arrange()
        self.furniture.build()
        self._place_chooser()
        self._elements = None
        self.changed()

    # ---- what is shown

    @property
    def busy(self) -> bool:
        """Whether another than the person at the screen is to act, or cards are still on their way."""
        return not self.ready

    @property
    def ready(self) -> bool:
        """Whether the person may act."""
        return self.presenter.settled

    def shown_state(self) -> object:
        """The state a click is made against."""
        return self.session.state_id, self.presenter.moving

    def hurry(self) -> bool:
        """Input while cards move hurries them."""
        return self.presenter.hurry()

    def elements(self) -> Sequence[Element]:
        """All Elements in drawing order."""
        if self._elements is None:
            self._elements = table_elements.build(self)
        return self._elements

    def draw(self, surface: pygame.Surface, full: bool) -> list[pygame.Rect] | None:
        """Draw what has changed."""
        return self.renderer.draw(surface, full)

    @property
    def event_text(self) -> str:
        """The line that tells what happened last."""
        return self.message or (self.session.texts[-1] if self.session.texts else "")

    @property
    def announced(self) -> str:
        """The sentence on the plaque of a sweep, or of a capture that is shown once more."""
        teller = self.session.teller
        if self.presenter.again is not None:
            return teller.tell(self.presenter.again)
        if self.presenter.sweep.on:
            return next((teller.tell(event) for event in self.session.shown.events if isinstance(event, Played)), "")
        return ""

    def event_place(self) -> tuple[int, int]:
        """The middle of that line in pixels."""
        board = self.board
        return board.space.px(*layout.event_line(board.rows.rows, board.space, board.game.players, board.shift))

    def state_of(self, element_id: str) -> str:
        """How a button is drawn: normal, hover or down."""
        if self.pressed_id == element_id:
            return "down"
        return "hover" if self.hover_id == element_id else "normal"

    def named_element(self) -> Element | None:
        """The card that is named because pointer or focus rests on it."""
        by_key = self.element(self.focus_id) if self.focus_by_key else None
        if by_key is not None and by_key.card is not None:
            return by_key
        if self.hover_id is None or self._now - self._since["hover"] < NAME_AFTER_S or self.dragged is not None:
            return None
        under = self.element(self.hover_id)
        return under if under is not None and under.card is not None else None

    @property
    def focused_card(self) -> Card | None:
        """The card of the hand that has the keyboard focus."""
        return self._card_of(self.focus_id) if self.focus_by_key else None

    def _card_of(self, element_id: str | None) -> Card | None:
        """The card of the hand with an Element's id."""
        if element_id is None or not element_id.startswith("hand:"):
            return None
        seen: dict[str, int] = {}
        for actor in self.board.hand:
            if actor.card is None:
                continue
            text = card_text(actor.card)
            seen[text] = seen.get(text, 0) + 1
            if element_id == (f"hand:{text}" if seen[text] == 1 else f"hand:{text}:{seen[text]}"):
                return actor.card
        return None

    def choosing_record(self) -> dict[str, Any] | None:
        """The open choice, for the description."""
        if self.choosing is None:
            return None
        return {
            "card": card_text(self.choosing.card),
            "options": [[card_text(card) for card in option] for option in self.choosing.options],
            "raised": self.choosing.raised,
            "picked": [card_text(card) for card in self.choosing.picked],
        }

    def prompt_record(self) -> dict[str, Any] | None:
        """The decision that is asked for, for the description."""
        if self.prompt is None:
            return None
        return {"kind": self.prompt.kind, "options": list(self.prompt.options)}

    # ---- playing a card

    def can_play(self, card: Card) -> bool:
        """Whether a card of the hand may be played now."""
        return bool(plays_of(self.session.view.legal, card))

    def click_hand(self, card: Card) -> None:
        """A card of the hand was chosen: it does the one thing it can do, or the choice opens or goes on."""
        if self.choosing is not None and self.choosing.card == card:
            self.choosing.cycle()
            self._sound("choose")
            self._refresh()
            return
        plays = plays_of(self.session.view.legal, card)
        if len(plays) == 1 and not self.app.settings.confirm_play:
            self._commit(plays[0])
        elif plays:
            self._open_choice(Choosing(card, plays))

    def click_table(self, card: Card) -> None:
        """A card of the table was picked for the set that is being built, or put back."""
        if self.choosing is None:
            return
        complete = self.choosing.pick(card)
        if complete is not None:
            self._commit(self.choosing.plays[complete])
            return
        self._sound("choose")
        self._refresh()

    def choose(self, index: int) -> None:
        """A ticket was chosen."""
        if self.prompt is not None:
            answer = self.prompt.answers[index]
            self.prompt = None
            self._sound("button")
            answer()
            self._refresh()
        elif self.choosing is not None and index < len(self.choosing.plays):
            self._commit(self.choosing.plays[index])

    def take(self) -> None:
        """Enter, or the button: take the raised set."""
        if self.choosing is not None and self.choosing.raised is not None:
            self._commit(self.choosing.plays[self.choosing.raised])
        else:
            self._sound("refuse")

    def cancel(self) -> None:
        """Right click: the choice closes, nothing is played."""
        if self.choosing is not None:
            self.choosing = None
            self._refresh()
        elif self._calling_out:
            self._stop_calling_out()

    def _open_choice(self, choosing: Choosing) -> None:
        self.choosing = choosing
        self._since["chooser"] = self._now
        self._sound("choose")
        self._refresh()

    def _commit(self, play: Play) -> None:
        """Send a play; the rest of a series of clicks is ignored."""
        self.choosing = None
        if not self.focus_by_key:
            self.app.input.guard()
        self.session.play(play)
        self._refresh()

    @property
    def current_choice(self) -> int | None:
        """The ticket that is lit."""
        if self.choosing is not None:
            return self.choosing.raised
        return self.prompt.default if self.prompt is not None else None

    @property
    def take_label(self) -> str:
        """What the button by the tickets says."""
        choosing = self.choosing
        lays = choosing is not None and choosing.raised is not None and not choosing.options[choosing.raised]
        return _("Lay") if lays else _("Take")

    # ---- other decisions

    def _ask(self) -> None:
        """Ask for the decision the rules wait for, if it is not a play."""
        view = self.session.view
        if view.phase is Phase.DECLARE:
            self.prompt = self._declare_prompt()
        elif view.phase is Phase.CUT:
            self.prompt = self._cut_prompt()
        if self.prompt is not None:
            self._since["chooser"] = self._now
            self._sound("your_turn")

    def _declare_prompt(self) -> Prompt:
        view = self.session.view
        worths = {(o.name, o.matta): o.points for o in declarations(view.game.ruleset, view.hand)}
        actions = [action for action in view.legal if isinstance(action, Declare)]
        choices = []
        for number, action in enumerate(actions, 1):
            if action.name is None:
                choices.append(Choice("0", (), _("Say nothing"), _("no points")))
                continue
            points = worths.get((action.name, action.matta), 0)
            gain = ngettext("+{n} point", "+{n} points", points).format(n=points)
            if action.matta:
                gain = _("{gain}, 7 of cups as {value}").format(gain=gain, value=action.matta)
            name = declaration_name(action.name)
            choices.append(Choice(str(number), (), name[:1].upper() + name[1:], gain))
        best = max(range(len(actions)), key=lambda i: (worths.get((actions[i].name or "", actions[i].matta), 0), -i))
        return self._decision("declare", _("Declare your hand?"), actions, choices, best)

    def _cut_prompt(self) -> Prompt:
        view = self.session.view
        actions = [action for action in view.legal if isinstance(action, Cut)]
        drawn = (view.drawn,) if view.drawn is not None else ()
        choices = [
            Choice("1", drawn, _("Keep it"), _("as your first card"))
            if action.keep
            else Choice("2", drawn, _("Place it"), _("face up on the table"))
            for action in actions
        ]
        return self._decision("cut", _("Keep the card you drew?"), actions, choices, 0)

    def _decision(
        self, kind: str, question: str, actions: Sequence[Declare | Cut], choices: Sequence[Choice], default: int
    ) -> Prompt:
        answers = tuple(partial(self.session.decide, action) for action in actions)
        options = tuple(action_text(action) for action in actions)
        return Prompt(kind, question, options, tuple(choices), answers, default)

    @property
    def can_call_out(self) -> bool:
        """Whether the viewer may claim to be out now."""
        view = self.session.view
        return (
            view.game.ruleset.claim_out
            and view.phase is Phase.PLAY
            and not view.winners
            and not self.presenter.moving
            and self.session.is_current
            and self.prompt is None
        )

    def call_out_place(self) -> Rect:
        """Where the button for the claim lies: beside the own pile."""
        space = self.board.space
        return Rect(space.w - 330.0, space.h - 92.0, 110.0, 50.0)

    def ask_call_out(self) -> None:
        """Ask once more: a wrong claim loses the match."""
        self._calling_out = True
        self.choosing = None
        choices = (
            Choice("1", (), _("I am out"), _("wrongly said, it loses the match")),
            Choice("2", (), _("Play on"), _("say nothing")),
        )
        answers = (self._call_out, self._stop_calling_out)
        self.prompt = Prompt("claim", _("Do you have the points to win?"), ("claim", "no"), choices, answers, 1)
        self._since["chooser"] = self._now
        self._refresh()

    def _call_out(self) -> None:
        self._calling_out = False
        self.session.call_out()

    def _stop_calling_out(self) -> None:
        self._calling_out = False
        self.prompt = None
        self._refresh()

    def question_place(self) -> tuple[int, int]:
        """The upper middle of the plaque with the question, in pixels."""
        return self._question

    # ---- the chooser

    def tickets(self) -> list[tuple[Choice, pygame.Rect]]:
        """The tickets that are shown, with their places in pixels."""
        return self._tickets

    def take_rect(self) -> pygame.Rect | None:
        """Where the button by the tickets lies; None without a choice."""
        return self._take

    def _place_chooser(self) -> None:
        choices = self._choices()
        self._tickets, self._take, self.ticket_places = [], None, []
        if not choices:
            return
        board = self.board
        widths = [natural_width(self.app.painter, choice) for choice in choices]
        if self.prompt is not None:
            places, middle = layout.decision(widths, board.rows.rows, board.space)
            self._question = board.space.px(*middle)
        else:
            places, take = layout.chooser(widths, board.rows.rows, board.space, board.shift)
            self._take = table_elements.pixels(board.space, take)
        self.ticket_places = places
        self._tickets = [
            (choice, table_elements.pixels(board.space, place.rect))
            for choice, place in zip(choices, places, strict=True)
        ]
        self.furniture.hide_below([rect for _choice, rect in self._tickets])

    def _choices(self) -> tuple[Choice, ...]:
        if self.prompt is not None:
            return self.prompt.choices
        choosing = self.choosing
        if choosing is None:
            return ()
        names = self.session.controller.deck_names
        return tuple(
            Choice(choosing.key_of(index), choosing.options[index], *worth(self.session.view, play, names))
            for index, play in enumerate(choosing.plays)
        )

    # ---- pointer and focus

    def _preview(self) -> tuple[Card | None, frozenset[Card]]:
        """The card of the hand that pointer or focus rests on, and the cards it would take."""
        if not self.ready or self.choosing is not None or self.prompt is not None:
            return None, frozenset()
        card = self._card_of(self.hover_id) if self.hover_id is not None else None
        if card is None:
            card = self.focused_card
        if card is None:
            return None, frozenset()
        taken = 0
        for play in plays_of(self.session.view.legal, card):
            taken |= play.take
        return card, frozenset(cards_in(taken))

    def set_hover(self, element_id: str | None) -> None:
        """The pointer rests on another Element: what it would do is shown."""
        if element_id != self.hover_id:
            self.hover_id = element_id
            self._since["hover"] = self._now
            self._react()

    def focus(self, element_id: str | None, *, by_key: bool = True) -> None:
        """The focus moves."""
        super().focus(element_id, by_key=by_key)
        self._since["focus"] = self._now
        self._react()
        self.changed()

    def _react(self) -> None:
        attention = self.board.attention
        before = (attention.hovered, attention.previewed)
        attention.hovered, attention.previewed = self._preview()
        if before != (attention.hovered, attention.previewed):
            self.board.arrange()
            self._elements = None
        self.dirty()

    # ---- pulling cards

    def can_drag(self, element: Element) -> bool:
        """Cards of the hand that may be played can be pulled."""
        return element.zone == "hand" and element.enabled and self.ready

    def drag(self, element: Element, at: Point) -> None:
        """The card follows the pointer."""
        card = self._card_of(element.id)
        actor = next((a for a in self.board.hand if a.card == card), None)
        if actor is None or card is None:
            return
        if self.choosing is not None and self.choosing.card != card:
            self.choosing = None
            self._refresh()
        s = self.board.space.s
        self.dragged = card
        actor.held, actor.height, actor.moving = True, FLYING, False
        actor.turn_no += 1
        actor.pose = actor.pose._replace(x=at[0] / s, y=at[1] / s, angle=0.0)
        self._elements = None
        self.dirty()

    def drop(self, element: Element, at: Point) -> None:
        """Let go over the table the card is played; over a card of the table, only with that card."""
        card = self.dragged
        fan = layout.hand_fan(len(self.board.hand), self.board.space, self.board.two_rows)
        over_hand = at[1] / self.board.space.s > min(p.y - p.h / 2 for p in fan) + 40 if fan else True
        target = topmost([e for e in self.elements() if e.zone == "table"], at) or self._table_card_at(at)
        if card is None or (over_hand and target is None):
            self.drop_nowhere()
            return
        plays = plays_of(self.session.view.legal, card)
        wanted = self._table_card(target.id) if target is not None else None
        with_it = [play for play in plays if wanted is not None and play.take >> wanted & 1]
        if len(with_it) == 1 or (len(plays) == 1 and not with_it):
            self._commit((with_it or plays)[0])
            self.dragged = None
        else:
            self.drop_nowhere()
            if plays:
                self._open_choice(Choosing(card, plays, wanted if with_it else None))

    def _table_card_at(self, at: Point) -> Element | None:
        return next((e for e in self.elements() if e.zone == "table" and e.rect.collidepoint(at)), None)

    def _table_card(self, element_id: str) -> Card | None:
        ids = [e.id for e in self.elements() if e.zone == "table"]
        cards = [card for card in self.board.slots.cards() if card in self.board.table]
        return cards[ids.index(element_id)] if element_id in ids else None

    def drop_nowhere(self) -> None:
        """The card goes back to the hand."""
        if self.dragged is None:
            return
        for actor in self.board.hand:
            actor.held = False
        self.dragged = None
        self._refresh()

    # ---- keys

    def key(self, event: pygame.event.Event) -> bool:
        """Keys of the table."""
        key = event.key
        if key in _DIGITS:
            self._digit(_DIGITS[key])
        elif key in (pygame.K_RETURN, pygame.K_KP_ENTER, pygame.K_SPACE) and self.choosing is not None:
            self._enter_choice()
        elif key in (pygame.K_LEFT, pygame.K_RIGHT, pygame.K_UP, pygame.K_DOWN):
            return self._arrow(key)
        elif key in self._commands():
            self._commands()[key]()
        else:
            return False
        return True

    def _commands(self) -> dict[int, Callable[[], None]]:
        return {
            pygame.K_g: self.open_guide,
            pygame.K_l: self.open_log,
            pygame.K_u: self.take_back,
            pygame.K_r: self.show_again,
        }

    def _digit(self, digit: int) -> None:
        if not self.ready and self.prompt is None:
            return
        if self.prompt is not None:
            keys = [choice.key for choice in self.prompt.choices]
            if str(digit) in keys:
                self.focus_by_key = True
                self.choose(keys.index(str(digit)))
        elif self.choosing is not None:
            index = self.choosing.choice_of_key(digit)
            if index is not None:
                self.focus_by_key = True
                self.choose(index)
        else:
            index = (digit or 10) - 1
            cards = [actor.card for actor in self.board.hand]
            card = cards[index] if index < len(cards) else None
            if card is not None and self.can_play(card):
                self.focus_by_key = True
                self.click_hand(card)

    def _enter_choice(self) -> None:
        """Enter takes the raised set, unless a button or ticket was reached by Tab."""
        focused = self.element(self.focus_id) if self.focus_by_key else None
        if focused is not None and focused.role is not Role.CARD and focused.enabled:
            self.activate(focused)
        else:
            self.focus_by_key = True
            self.take()

    def _arrow(self, key: int) -> bool:
        """Left and right walk the hand, or the choices while one is open."""
        step = 1 if key in (pygame.K_RIGHT, pygame.K_DOWN) else -1
        if self.choosing is not None:
            self.choosing.cycle(step)
            self._sound("choose")
            self._refresh()
            return True
        if key not in (pygame.K_LEFT, pygame.K_RIGHT) or self.prompt is not None:
            return False
        stops = [e.id for e in self.elements() if e.zone == "hand" and e.takes_focus]
        if not stops:
            return False
        if self.focus_by_key and self.focus_id in stops:
            self.focus(stops[(stops.index(self.focus_id) + step) % len(stops)])
        else:
            self.focus(stops[0 if step > 0 else -1])
        return True

    def back(self) -> None:
        """Esc: close the choice, else open the menu."""
        if self.choosing is not None or self._calling_out:
            self.cancel()
        else:
            self.open_menu()

    # ---- other scenes

    def open_menu(self) -> None:
        """Open the menu."""
        self._sound("button")
        self.app.stack.push(scenes.menu(self.app, self.name, self.session))

    def open_guide(self) -> None:
        """Open the cards guide; the cards on the table make room for it."""
        self._sound("button")
        self.board.shift = max(0.0, layout.GUIDE_SHIFT - self.board.space.more_w / 2)
        self.board.arrange(0.0)
        self.app.stack.push(scenes.guide(self.app, self.name, self.session))

    def open_log(self) -> None:
        """Open the log of what happened."""
        self._sound("button")
        self.app.stack.push(scenes.log(self.app, self.name, self.session))

    def take_back(self) -> None:
        """Go back to before the last play, where that is allowed."""
        if self.ready and self.session.controller.can_take_back:
            self.session.take_back()
        else:
            self._sound("refuse")

    def show_again(self) -> None:
        """Show the last capture once more."""
        self.choosing = None if self.presenter.show_again() else self.choosing
        self._refresh()

    # ---- helpers

    def _sound(self, name: str) -> None:
        self.app.audio.play(name)

    def _next_pictures(self) -> list[Callable[[], object]]:
        """What the next play can show: the hand with one card less, and cards that may be lit."""
        sprites, board = self.app.sprites, self.board
        count = len(board.hand)
        fan = layout.hand_fan(count - 1, board.space, board.two_rows) if count else []
        found: list[Callable[[], object]] = []
        for index, actor in enumerate(board.hand):
            if actor.card is None:
                continue
            code = card_text(face(actor.card))
            for pose in fan[max(0, index - 1) : index + 1]:
                angle = round(pose.angle * 2) / 2
                found.append(partial(sprites.card, code, pose.w, angle))
                found.append(partial(sprites.shadow, pose.w, angle, HELD))
            found.append(partial(sprites.card, code, layout.hand_width(count), 0.0, Look.LIT))
        for card, actor in board.table.items():
            found.append(partial(sprites.card, card_text(face(card)), actor.goal.w, 0.0, Look.LIT))
        return found

    def _pictures_to_come(self) -> list[Callable[[], object]]:
        """Cards that will be needed, to be baked while nothing moves."""
        sprites = self.app.sprites
        codes = [card_text(card) for card in self.board.game.pack if card < 40]
        widths = [layout.TABLE_WIDEST]
        if self.app.s <= 2.0:
            widths.append(layout.hand_width(self.board.game.ruleset.hand_size))
        return [partial(sprites.card, code, w) for w in widths for code in codes]
