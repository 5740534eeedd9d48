"""The table scene: what the person at the screen can do there, and what it shows meanwhile."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import pygame

from scopa_gui.game.controller import Update
from scopa_gui.game.texts import refusal
from scopa_gui.rules.cards import Card
from scopa_gui.rules.deal import DECIDED, Phase, Play
from scopa_gui.rules.events import DealScored
from scopa_gui.ui import scenes
from scopa_gui.ui.element import Element, Point
from scopa_gui.ui.layout import space_of
from scopa_gui.ui.session import Session
from scopa_gui.ui.table import cutting, focusing, keyboard, pointing, warming
from scopa_gui.ui.table import elements as table_elements
from scopa_gui.ui.table.board import Board
from scopa_gui.ui.table.chooser import Chooser
from scopa_gui.ui.table.choosing import Choosing, plays_of
from scopa_gui.ui.table.doors import Doors, follow_settings
from scopa_gui.ui.table.furniture import Furniture
from scopa_gui.ui.table.hinting import Hinting
from scopa_gui.ui.table.presenter import Presenter
from scopa_gui.ui.table.prompts import Decisions, Prompt
from scopa_gui.ui.table.pulling import Pulling
from scopa_gui.ui.table.pulses import Pulses
from scopa_gui.ui.table.render import TableRenderer
from scopa_gui.ui.table.tickets import TicketMaker

if TYPE_CHECKING:
    from scopa_gui.ui.app import App

WARM_AFTER_S = 0.2


class TableScene(Doors):
    """One match at the table. What is shown follows the session; wishes go back through it."""

    name = "table"
    in_match = True

    def __init__(self, app: App, session: Session) -> None:
        super().__init__(app)
        self.session = session
        self.board = Board(session.controller.game, session.controller.viewer, space_of(app.stack.size))
        self.board.order = app.settings.hand_order
        if session.controller.match_id:
            self.board.as_dealt = session.controller.as_dealt
        self.presenter = Presenter(session, self.board, self._sound, lambda: app.speed)
        self.furniture = Furniture(app.painter, session, self.board, self.presenter)
        self.renderer = TableRenderer(self)
        self.ticket_maker = TicketMaker(app.painter, app.sprites)
        self.chooser = Chooser(app.painter, session, self.board)
        self.decisions = Decisions(session)
        self.pulling = Pulling(self)
        self.hinting = Hinting(self)
        self.pulses = Pulses()
        self.choosing: Choosing | None = None
        self.message = ""
        self._elements: list[Element] | None = None
        self._was_ready = False
        self._followed: tuple[object, ...] = ()
        self._warm: list[warming.Task] = []
        self.presenter.start()

    # ---- life

    def on_enter(self) -> None:
        """The table is on top: go on showing what happens."""
        self.slept(self.app.time.now)
        self.board.shift = 0.0
        pointing.show(self)
        self._dress()
        self.refresh()

    def on_leave(self) -> None:
        """Something covers the table: nothing is held or pointed at any more."""
        self.drop_nowhere()
        self.set_hover(None)
        pointing.hide(self)

    def layout(self, size: tuple[int, int]) -> None:
        """Place everything for a window of so many pixels; journeys go on to their new ends."""
        super().layout(size)
        self._dress()
        self.board.resize(space_of(size), self.app.text_scale)
        self.renderer.flourish = None
        self.refresh()
        self._warm = warming.whole_deck(self.app.sprites, self.board)

    def _dress(self) -> None:
        follow_settings(self)

    def update(self, now: float) -> bool:
        """Let time pass."""
        passed = (now - self.pulses.now) * 1000
        glides = not self.board.gliding.done
        self.board.gliding.advance(passed)
        self.presenter.paused = self.decisions.calling_out
        moving = self.presenter.update(now) or glides
        self._tell_refusal()
        self._follow_state()
        needed = self.presenter.needs()
        if needed is not None:
            self._hand_over(*needed)
            return False
        moving = self.pulses.update(now, still=self.app.speed == "off") or moving or not self.board.gliding.done
        moving = self.hinting.think() or moving
        if self.hover_id is not None and self.pulses.about_to_name:
            self.dirty()
        if self.presenter.sweep.coming:
            self.renderer.prepare_sweep()
        if moving:
            self._elements = None
        elif self._warm and now > WARM_AFTER_S:
            self._warm.pop()()
        return moving

    def refresh(self) -> None:
        """Everything that depends on state, choice or size is worked out again."""
        self.board.attention.raised = self.choosing.card if self.choosing is not None else None
        pointing.attend(self)
        self.board.arrange()
        self.furniture.build()
        self.chooser.place(self.choosing, self.prompt)
        self.furniture.hide_below(self.chooser.rects)
        self._entitle()
        self._elements = None
        self.changed()

    # ---- following the match

    def _follow_state(self) -> None:
        """React to a new state, or to the moment in which the person may act."""
        presenter, counts, ready = self.presenter, self.board.counts, self.ready
        shown = presenter.moving, presenter.shown, presenter.playing, presenter.sweep.on
        now = (self.session.state_id, ready, tuple(counts.piles), *shown)
        if now == self._followed:
            return
        new_state = now[:1] != self._followed[:1]
        if new_state:
            self.message, self.choosing = "", None
            self.decisions.forget()
            self.hinting.forget()
            if self.session.texts:
                self.app.say(self.session.latest())
        self._followed = now
        turn = ready and (new_state or not self._was_ready)
        if turn:
            self._your_turn()
        self._was_ready = ready
        self.refresh()
        if turn and self.app.input.by_keys:
            focusing.take_up(self)

    def _entitle(self) -> None:
        """The title of the window tells what happened last and what is asked now: it is offered to screen readers."""
        asked = "" if self.prompt is None else self.prompt.question
        told = " ".join(filter(None, (self.session.latest(), asked)))
        self.app.window.set_title(f"Scopa · {told}" if told else "Scopa")

    def _your_turn(self) -> None:
        asked = self.decisions.prompt is None and self.decisions.ask()
        self.pulses.turn_began()
        self._warm += warming.next_play(self.app.sprites, self.board)
        if asked:
            self.pulses.chooser_opened()
        if asked or (self.app.speed != "off" and self.session.view.phase is Phase.PLAY):
            self._sound("your_turn")

    def _tell_refusal(self) -> None:
        """Tell why a wish was not granted."""
        if self.session.refused is not None:
            self.refuse(refusal(self.session.refused.code))
            self.session.refused = None

    def _hand_over(self, what: str, update: Update) -> None:
        """A scene that tells more takes over."""
        scored = next((event for event in update.events if isinstance(event, DealScored)), None)
        if what == "count" and scored is not None:
            self.app.stack.push(scenes.deal_count(self.app, self.session, scored, self._counted))
        elif what == "end":
            self.app.stack.push(scenes.match_end(self.app, self.session))
        else:
            self.app.cover()

    def _counted(self) -> None:
        """The count has been seen."""
        stack = self.app.stack
        stack.pop(stack.scenes[stack.scenes.index(self) + 1])
        if self.session.controller.waiting_for == "over":
            stack.push(scenes.match_end(self.app, self.session))
        else:
            self.session.next_deal()
            if self.session.controller.shared:
                self.app.cover()

    # ---- what is shown

    @property
    def busy(self) -> bool:
        """Whether another than the person at the screen is to act, or cards are still on their way."""
        return not self.ready

    @property
    def ready(self) -> bool:
        """Whether the person may act."""
        return self.presenter.settled

    @property
    def resting(self) -> bool:
        """Whether only the person at the screen can change anything now."""
        named = self.hover_id is None or not self.pulses.about_to_name
        waiting = self._warm or self.hinting.busy
        return self.ready and named and not waiting and self.board.gliding.done and self.presenter.idle

    def slept(self, now: float) -> None:
        """Nothing has been drawn until now: no motion counts that time."""
        self.presenter.slept(now)
        self.pulses.now = now

    @property
    def woken(self) -> bool:
        """Whether the match has gone on without an event here."""
        return not self.session.is_current

    @property
    def prompt(self) -> Prompt | None:
        """The open question."""
        return self.decisions.prompt

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
        if self.presenter.told is not None:
            return self.session.teller.tell(self.presenter.told)
        return self.message or self.session.latest(under_way=self.presenter.moving)

    def state_of(self, element_id: str) -> str:
        """How a button is drawn: normal, hover or down."""
        if self.pressed_id == element_id:
            return "down"
        return "hover" if self.hover_id == element_id else "normal"

    def choosing_record(self) -> dict[str, Any] | None:
        """The open choice, for the description."""
        return None if self.choosing is None else self.choosing.record()

    def prompt_record(self) -> dict[str, Any] | None:
        """The decision that is asked for, for the description."""
        return {"kind": self.prompt.kind, "options": list(self.prompt.options)} if self.prompt is not None else None

    # ---- playing a card

    def can_play(self, card: Card) -> bool:
        """Whether a card of the hand may be played now."""
        return bool(plays_of(self.session.view.legal, card))

    def click_hand(self, card: Card) -> None:
        """A card of the hand was chosen: it does the one thing it can do, or the choice opens or goes on."""
        if self.choosing is not None and self.choosing.card == card:
            self.cycle(1)
            return
        plays = plays_of(self.session.view.legal, card)
        if len(plays) == 1 and not self.app.settings.confirm_play:
            self.commit(plays[0])
        elif plays:
            self.open_choice(Choosing(card, plays, hinted=self.hinting.play))

    def click_table(self, card: Card) -> None:
        """A card of the table was picked for the set that is being built, or put back."""
        if self.choosing is None:
            return
        complete = self.choosing.pick(card)
        if complete is not None:
            self.commit(self.choosing.plays[complete])
            return
        self._sound("choose")
        self.refresh()

    def choose(self, index: int) -> None:
        """A ticket was chosen: it is played, but if the set being built cannot become it, it is only raised."""
        if self.prompt is not None:
            self._sound("button")
            self.decisions.answer(index)
            self.refresh()
        elif self.choosing is not None and index < len(self.choosing.plays):
            if self.choosing.is_open(index):
                self.commit(self.choosing.plays[index])
                return
            self.choosing.show(index)
            self._sound("choose")
            self.refresh()

    def cycle(self, step: int) -> None:
        """Raise the next choice, or the one before."""
        if self.choosing is not None:
            self.choosing.cycle(step)
            focusing.go_along(self)
            self._sound("choose")
            self.refresh()

    def take(self) -> None:
        """Enter, or the button: take the raised set."""
        if self.choosing is not None and self.choosing.raised is not None:
            self.commit(self.choosing.plays[self.choosing.raised])
        else:
            self._sound("refuse")

    def cancel(self) -> None:
        """Right click: the choice closes, nothing is played."""
        if self.choosing is not None:
            self.choosing = None
            self.refresh()
        elif self.decisions.calling_out:
            self.decisions.stop_calling_out()
            self.refresh()
        elif self.hinting.words:
            self.hinting.forget()
            self.refresh()

    def open_choice(self, choosing: Choosing) -> None:
        """Several captures: show them all; nothing is played yet."""
        self.choosing = choosing
        self.pulses.chooser_opened()
        self._sound("choose")
        self.refresh()

    def commit(self, play: Play) -> None:
        """Send a play; the rest of a series of clicks is ignored."""
        self.choosing = None
        if not self.focus_by_key:
            self.app.input.guard()
        self.session.play(play)
        self.refresh()

    @property
    def current_choice(self) -> int | None:
        """The ticket that is lit."""
        return focusing.current(self)

    # ---- the claim

    @property
    def can_call_out(self) -> bool:
        """Whether the viewer may claim to be out now."""
        view = self.session.view
        playing = view.game.ruleset.claim_out and view.phase in DECIDED and not view.winners
        return playing and not self.presenter.moving and self.session.is_current and not self.decisions.calling_out

    def ask_call_out(self) -> None:
        """Ask once more before a claim."""
        self.choosing = None
        self.hinting.forget()
        self.decisions.ask_call_out()
        self.pulses.chooser_opened()
        self.refresh()

    # ---- pointer and focus

    def card_of(self, element_id: str | None) -> Card | None:
        """The card of the hand with an Element's id."""
        return table_elements.hand_card(self.board, element_id) if element_id is not None else None

    @property
    def focused_card(self) -> Card | None:
        """The card of the hand that has the keyboard focus."""
        return self.card_of(self.focus_id) if self.focus_by_key else None

    def first_stop(self) -> Element | None:
        """Keys begin at what is asked, else at the hand."""
        asked = self.prompt is not None or self.choosing is not None
        return (None if asked else focusing.begin(self)) or super().first_stop()

    def ringed(self) -> Element | None:
        """What has the ring of the focus."""
        return focusing.ringed(self, super().ringed())

    def set_hover(self, element_id: str | None) -> None:
        """The pointer rests on another Element: what it would do is shown."""
        if element_id != self.hover_id:
            self.hover_id = element_id
            self.pulses.hover_moved()
            self._react()
            cutting.follow_pointer(self)

    def focus(self, element_id: str | None, *, by_key: bool = True) -> None:
        """The focus moves."""
        super().focus(element_id, by_key=by_key)
        self.pulses.focus_moved()
        focusing.follow(self)
        self._react()

    def _react(self) -> None:
        if pointing.attend(self):
            self.board.arrange()
            self._elements = None
        self.dirty()

    def can_drag(self, element: Element) -> bool:
        """Cards of the hand that may be played can be pulled."""
        return element.zone == "hand" and element.enabled and self.ready

    def drag(self, element: Element, at: Point) -> None:
        """The card follows the pointer."""
        self.pulling.move(element, at)
        self._elements = None
        self.dirty()

    def drop(self, element: Element, at: Point) -> None:
        """Let go of it: over the table it is played."""
        self.pulling.drop(at)
        self.refresh()

    def drop_nowhere(self) -> None:
        """The card goes back to the hand."""
        if self.pulling.back():
            self.refresh()

    # ---- keys, and other scenes

    def key(self, event: pygame.event.Event) -> bool:
        """Keys of the table."""
        return keyboard.handle(self, event)

    def _sound(self, name: str) -> None:
        self.app.audio.play(name)
