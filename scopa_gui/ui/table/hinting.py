"""The hint: what the coach would play and why, thought out in the frames' spare time and shown by the hand."""

from __future__ import annotations

from collections.abc import Generator
from functools import cached_property
from random import Random
from time import perf_counter
from typing import TYPE_CHECKING

from scopa_gui.ai.coach import HINT, Advice, advise
from scopa_gui.game import advice as words
from scopa_gui.game.i18n import _
from scopa_gui.rules.cards import Card, cards_in
from scopa_gui.rules.deal import Action, CutPack, Play
from scopa_gui.rules.notation import action_text
from scopa_gui.ui import layout, scenes
from scopa_gui.ui.layout import Rect
from scopa_gui.ui.table import focusing
from scopa_gui.ui.unhelped import is_unhelped, reason

if TYPE_CHECKING:
    from scopa_gui.ui.table.scene import TableScene

COACH = "mammone"
"""Whose portrait speaks."""
BUDGET_S = 0.006
"""Seconds of a frame that may be spent on thinking."""
WIDTH, HEIGHT = 780.0, 88.0
MORE_HEIGHT = 34.0
"""What the plaque gains with text of double size."""
BESIDE_PLAQUE = 16.0
"""How far it keeps from the viewer's own plaque, its portrait included."""
SHIFTED = 20.0
"""What it loses in width beside the open guide."""
BESIDE_WORD = 26.0
"""What the button takes beside its word and its icon, which is a little smaller than the button is high."""


class Hinting:
    """One table's hint: asked for, thought about, shown until the position changes."""

    def __init__(self, scene: TableScene) -> None:
        self._scene = scene
        self._thinking: Generator[None, None, Advice] | None = None
        self._asked_at = -1
        self._advice: Advice | None = None
        self.words = ""
        """What is said now; empty: nothing is shown."""

    # ---- what others ask

    @property
    def offered(self) -> bool:
        """Whether hints may be asked for at this table at all."""
        controller = self._scene.session.controller
        return self._scene.app.settings.hints and controller.match_id > 0 and not controller.setup.watched

    @property
    def busy(self) -> bool:
        """Whether the coach is still thinking."""
        return self._thinking is not None

    @property
    def shown(self) -> bool:
        """Whether anything is said; an open choice comes before it."""
        return bool(self.words) and self._scene.choosing is None

    @property
    def barred(self) -> str:
        """Why no hint can be asked for now, if it cannot: whether to claim is a matter of counting one's points."""
        if self._scene.decisions.calling_out:
            return _("You count your points yourself.")
        return reason() if self._unhelped else ""

    @cached_property
    def _unhelped(self) -> bool:
        """Whether the match is played without help; it stays so."""
        return is_unhelped(self._scene.app, self._scene.session)

    @property
    def _advised(self) -> Action | None:
        return None if self._advice is None else self._advice.best.action

    @property
    def play(self) -> Play | None:
        """The play that is advised."""
        return self._advised if isinstance(self._advised, Play) and self.shown else None

    @property
    def card(self) -> Card | None:
        """The card of the hand that is advised."""
        return None if self.play is None else self.play.card

    @property
    def taken(self) -> frozenset[Card]:
        """The cards of the table it takes."""
        return frozenset() if self.play is None else frozenset(cards_in(self.play.take))

    @property
    def answer(self) -> int | None:
        """The answer to the open question that is advised, counted from 0."""
        prompt, advised = self._scene.prompt, self._advised
        if prompt is None or advised is None or not self.shown:
            return None
        text = action_text(advised)
        if text in prompt.options:
            return prompt.options.index(text)
        return 0 if isinstance(advised, CutPack) else None  # to cut is advised, wherever that is asked for

    # ---- acts

    def ask(self) -> None:
        """Ask for a hint; while the match is rated, first say what that means."""
        scene = self._scene
        session = scene.session
        if not (self.offered and scene.ready and session.view.legal) or scene.decisions.calling_out:
            scene.app.audio.play("refuse")
        elif self._asked_at == session.state_id:
            self._begin()
        elif self._unhelped:
            scene.refuse(reason())
        elif session.controller.rated:
            scene.app.stack.push(scenes.confirm(scene.app, scene.name, _question, self._accept))
        else:
            self._begin()

    def _accept(self) -> None:
        self._scene.session.controller.helped()
        self._begin()

    def _begin(self) -> None:
        scene = self._scene
        session = scene.session
        self.forget()
        scene.choosing = None
        self._asked_at = session.state_id
        chance = Random(f"{session.controller.setup.seed}/hint/{session.state_id}")
        self._thinking = advise(session.view, chance, HINT)
        self.tell_anew()
        scene.app.audio.play("choose")
        scene.refresh()

    def think(self) -> bool:
        """Think for a part of the frame; True while there is more to think."""
        if self._thinking is None:
            return False
        end = perf_counter() + BUDGET_S
        while perf_counter() < end:
            try:
                next(self._thinking)
            except StopIteration as done:
                self._tell(done.value)
                return False
        return True

    def _tell(self, advice: Advice) -> None:
        self._thinking, self._advice = None, advice
        self.tell_anew()
        scene = self._scene
        scene.refresh()
        hinted = focusing.begin(scene) if scene.prompt is None else scene.default()
        if scene.focus_by_key and hinted is not None:
            scene.focus(hinted.id)

    def tell_anew(self) -> None:
        """Put what is said into the words of the language and the deck in use."""
        session = self._scene.session
        if self._thinking is not None:
            self.words = _("Let me see …")
        elif self._advice is not None:
            self.words = words.hint(self._advice, session.view, session.controller.deck_names)

    def forget(self) -> None:
        """The position has changed, or the hint has been read."""
        self._thinking = self._advice = None
        self.words = ""


def hint_button(scene: TableScene) -> Rect:
    """The button that asks for a hint: above the viewer's own plaque, as wide as its word needs."""
    painter, room = scene.app.painter, layout.hint_room(scene.board.setting)
    words = painter.text_width(_("Hint"), "head", 19) / painter.scale
    return room.place(min(words + room.rect.h + BESIDE_WORD, room.rect.w), room.rect.h)


def hint_place(scene: TableScene) -> Rect:
    """Where the hint is told: between table and hand, or over the feet of the hand where there is no room."""
    space = scene.board.space
    low = scene.board.rows.rows > 1 or scene.prompt is not None
    height = HEIGHT + MORE_HEIGHT * (scene.board.growth - 1.0)
    top = space.h - height - 8.0 if low else layout.below_row(space) + 18.0
    width = WIDTH - SHIFTED * (scene.board.shift > 0)
    left = space.centre - scene.board.shift - width / 2 + 12.0
    beside = scene.furniture.own_right / space.s + BESIDE_PLAQUE if low else 0.0
    return Rect(max(left, beside), top, width - max(0.0, beside - left), height)


def _question() -> tuple[str, str, str]:
    """Asks before a hint in a match that counts."""
    detail = _("If you take a hint, this match no longer counts for your rating.")
    return _("Ask for a hint?"), detail, _("Yes, tell me")
