"""Shows one ply after another: begins an update, plays its timeline, says that it was presented, lets bots go on."""

from __future__ import annotations

from collections.abc import Callable

from scopa_gui.game.controller import Update
from scopa_gui.rules.cards import cards_in
from scopa_gui.rules.deal import Play
from scopa_gui.rules.events import DealScored, Event, MatchOver, Played
from scopa_gui.ui.session import Session
from scopa_gui.ui.table.board import Board
from scopa_gui.ui.table.choreography import Choreography
from scopa_gui.ui.table.sweeping import SweepShow
from scopa_gui.ui.tween import Timeline

PACE: dict[str, float] = {"slow": 1.6, "normal": 1.0, "fast": 0.55}
"""How much longer or shorter everything takes; at ``off`` nothing takes any time."""
THINK_MS = 600.0
BOT_BUDGET_S = 0.006
PLIES_A_FRAME = 24


class Presenter:
    """Keeps what is drawn behind the truth for exactly as long as it takes to see it."""

    def __init__(self, session: Session, board: Board, sound: Callable[[str], None], pace: Callable[[], str]) -> None:
        self.session = session
        self.board = board
        self.sweep = SweepShow()
        self.line = Timeline()
        self.paused = False
        self._sound = sound
        self._pace = pace
        self._now = 0.0
        self._showing = False
        self.shown = 0
        """So many plies have been shown to their end, those that were shown once more among them."""
        self._presented = False
        self._think_until = 0.0
        self._pumped = -1
        self.again: Played | None = None
        """The capture that is being shown once more."""
        self.told: Event | None = None
        """What the line tells while it is to be seen, of several things that come of one play."""

    # ---- what others ask

    @property
    def moving(self) -> bool:
        """Whether a ply is being shown."""
        return self._showing

    @property
    def playing(self) -> bool:
        """Whether a played card is on its way; what is left at the end of a deal is given out by nobody's turn."""
        return self._showing and self.told is None and bool(self.board.flying)

    @property
    def settled(self) -> bool:
        """Whether what is shown is the truth and nobody but the person at the screen is to act."""
        return (
            not self._showing
            and self._presented
            and self.session.is_current
            and self.session.controller.waiting_for == "human"
        )

    @property
    def idle(self) -> bool:
        """Whether everything has been shown and everybody else has been asked."""
        return self.settled and self._pumped == self.session.state_id

    @property
    def acting(self) -> int:
        """The seat whose play is being shown, else the one to play."""
        if self._showing:
            played = [event.seat for event in self.session.shown.events if isinstance(event, Played)]
            if played:
                return played[0]
        return self.session.view.turn

    @property
    def can_show_again(self) -> bool:
        """Whether there was a capture, and nothing else is going on."""
        return self.settled and self._last_take() is not None

    def show_again(self) -> bool:
        """Show the last capture once more; False if that cannot be."""
        taken = self._last_take()
        if not self.settled or taken is None:
            return False
        self.line = Timeline(rate=1 / PACE.get(self._pace(), 1.0))
        self.again = taken
        self._showing = True
        self._dance().once_more(taken)
        return True

    def _last_take(self) -> Played | None:
        """The last capture of the deal, whether or not it was made since the match was opened."""
        for past in reversed(self.session.view.history):
            if isinstance(past.action, Play) and past.action.take:
                return Played(past.seat, past.action.card, tuple(cards_in(past.action.take)))
        return None

    def hurry(self) -> bool:
        """What remains of the motion takes a quarter of its time; a thinking opponent stops pretending."""
        if self._showing:
            self.line.hurry()
            return True
        if self._think_until > self._now:
            self._think_until = self._now
            return True
        return False

    def settle(self) -> None:
        """What is being shown stands at its end at once; what comes after it waits."""
        if self._showing:
            self.line.finish()
            self._finish()

    def needs(self) -> tuple[str, Update] | None:
        """A scene that must take over now: ``count``, ``end`` or ``cover``, with the update that asks for it."""
        if self._showing or not self._presented or not self.session.is_current:
            return None
        shown, controller = self.session.shown, self.session.controller
        waiting = controller.waiting_for
        scored = any(isinstance(event, DealScored) for event in shown.events)
        over = any(isinstance(event, MatchOver) for event in shown.events)
        if waiting == "next_deal":
            return "count", shown if scored else self._scored_again()
        if waiting == "over":
            return ("count" if scored else "end"), shown
        return ("cover", shown) if waiting == "cover" and not over else None

    def _scored_again(self) -> Update:
        """The count of a deal that ended before the match was opened again."""
        shown, score = self.session.shown, self.session.controller.deal_score
        assert score is not None
        return Update(shown.state_id, (DealScored(score, shown.view.scores),), shown.view)

    # ---- time

    def slept(self, now: float) -> None:
        """Nothing has been drawn until now: that time is not counted."""
        self._now = now

    def update(self, now: float) -> bool:
        """Let time pass; True while something moves."""
        passed = (now - self._now) * 1000
        self._now = now
        if self.paused:
            return False
        for _ in range(PLIES_A_FRAME):
            if self._showing:
                self.line.advance(passed)
                if not self.line.done:
                    return True
                self._finish()
            passed = 0.0  # what begins now has lasted no time, however long nothing moved before
            if self._begin_next():
                continue
            if not self._let_others_act():
                break
        return self._showing

    def _begin_next(self) -> bool:
        """Begin to show the next ply, if one has come."""
        update = self.session.advance()
        if update is None:
            return False
        self.line = Timeline()
        self._showing, self._presented = True, False
        self._dance().stage(update.events, update.view)
        pace = self._pace()
        if pace == "off":
            self.line.finish()
        else:
            self.line.rate = 1 / PACE[pace]
        return True

    def _dance(self) -> Choreography:
        settebello = self.board.game.ruleset.settebello
        return Choreography(self.board, self.line, self._sound, self.sweep, settebello, self._tell)

    def _tell(self, event: Event) -> None:
        self.told = event

    def _finish(self) -> None:
        self._showing, self.told = False, None
        self.shown += 1
        self.sweep.over()
        self.board.sync(self.session.view)
        if self.again is not None:
            self.again = None
            return
        pace = self._pace()
        bot_next = self.session.is_current and self.session.controller.waiting_for == "bot"
        self._think_until = self._now + (THINK_MS * PACE[pace] / 1000 if bot_next and pace != "off" else 0.0)

    def _let_others_act(self) -> bool:
        """Tell that all has been shown and let table or bot act; True if something new may have come of it."""
        session = self.session
        controller = session.controller
        if not self._presented and self._now >= self._think_until:
            session.presented()
            self._presented = True
        waiting = controller.waiting_for
        if waiting in ("bot", "table"):
            return not controller.pump(BOT_BUDGET_S) and self._presented
        if self._presented and self._pumped != session.state_id:
            self._pumped = session.state_id
            controller.pump(BOT_BUDGET_S)
            return True
        return False

    # ---- the start

    def start(self) -> None:
        """The table is shown: begin with the truth, or with the first ply that waits to be shown."""
        self.board.sync(self.session.view, jump=True)
        self._showing = False
        self._presented = False
