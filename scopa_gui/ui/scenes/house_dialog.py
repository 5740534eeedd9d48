"""House rules: every field by topic, why some do not go together, and rulesets kept by name."""

from __future__ import annotations

import math
from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, NamedTuple

import pygame

from scopa_gui.game.house_rules import HouseRules, reason
from scopa_gui.game.i18n import _, ngettext
from scopa_gui.game.rulebook import TOPICS
from scopa_gui.game.texts import preset_name
from scopa_gui.rules.errors import BadRuleset
from scopa_gui.ui.element import Role
from scopa_gui.ui.paint.palette import MUTE, RED
from scopa_gui.ui.scenes.board import Board
from scopa_gui.ui.scenes.history_base import size_for
from scopa_gui.ui.scenes.house_fields import FIELDS, TEAMS, Field, Value, fields_of, is_idle, value_name
from scopa_gui.ui.scenes.house_parts import (
    INDENT,
    UNFOLDED_END,
    compose_rule,
    compose_values,
    rule_height,
    value_id,
    values_height,
)
from scopa_gui.ui.scenes.house_words import offered
from scopa_gui.ui.scenes.page import Dialog
from scopa_gui.ui.scenes.profiles_dialog import NameDialog
from scopa_gui.ui.scenes.turner import compose_turner

if TYPE_CHECKING:
    from scopa_gui.ui.app import App
    from scopa_gui.ui.scenes.new_match_page import NewMatch

KEPT = "kept"


AIRY = 1.3
"""By how much rules of a short list are further apart than those of a long one."""
LIST, BESIDE = 500.0, 34.0
"""Width of the list of rules, and how far beside it the values of one are."""
SECOND_LINE = 24.0
"""Room for a second line of what is said, where the plaque is narrow."""


SECOND_ROW = 70.0
"""How far apart the rows of buttons are, where there are two: the ring of the focus lies between them."""
GAP = 30.0
"""How far apart buttons of a row are, clear of the ring of the focus."""
TABS_LOWER = 56.0
"""How far below the edge of a narrow plaque its tabs begin, clear of the ribbon."""


class _Frame(NamedTuple):
    """The plaque, where its fields begin and end, and how many tabs stand in a row."""

    x: float
    y: float
    w: float
    h: float
    top: float
    bottom: float
    tabs: int


def _frame(board: Board, rows: float) -> _Frame:
    """As drawn for a window; where it is scrolled, narrower and as high as its rows together."""
    if board.narrow:
        bottom = 352 + rows + 12
        return _Frame(300, 60, 680, bottom + 170 + SECOND_LINE * board.growth, 352, bottom, 2)
    return _Frame(90, 60, 1100, 700, 221, 630, 4)


def _acts_base(frame: _Frame) -> float:
    """The upper edge of the lowest row of buttons."""
    return frame.y + frame.h - 92


def _kept_step(board: Board) -> float:
    """How far apart kept rules are, of which each has two lines."""
    return 30 + 44.0 * board.growth


def _refusal(field: Field, value: Value, error: BadRuleset) -> str:
    """Why a value of a field was passed over."""
    return _("{value}: {reason}").format(value=value_name(field, value), reason=reason(error))


def told_of(rules: HouseRules) -> list[str]:
    """Which game kept rules belong to and what they change, then the same in ever fewer words."""
    game = preset_name(rules.preset)
    names = {field.name: field for field in (*FIELDS, TEAMS)}
    changes = []
    for name, value in rules.changes.items():
        field = names.get(name)
        if field is not None:
            values = value.values() if isinstance(value, dict) else (value,)
            shown = ", ".join(value_name(field, one) for one in values)
            changes.append(_("{rule}: {value}").format(rule=_(field.label), value=shown))
    count = len(rules.changes)
    number = ngettext("{n} house rule", "{n} house rules", count).format(n=count)
    return [" · ".join((game, *changes)), f"{game} · {number}", game]


class HouseDialog(Dialog):
    """Changes act on the page below at once; *good* closes."""

    dialog = "house_rules"
    goes_round = False

    def __init__(self, app: App, page: NewMatch) -> None:
        super().__init__(app, page.name)
        self.page = page
        self.topic = next(iter(TOPICS))
        self.first = 0
        self.rule = ""
        """The rule whose values are shown."""
        self.per_page = 1
        """Rules on a page of the list."""
        self.pointed = ""
        """The value under pointer or ring, which tells what it would mean."""
        self.words: Callable[[], str] = str
        """What was refused or done last, in the language in use; empty where nothing is to be said."""
        self.refused = False
        """Whether these words tell of something that was not done."""

    # ---- the page

    def compose(self, board: Board) -> None:
        """Topics, the fields of one, what was refused, and the row of buttons."""
        frame = self._frame(board)
        board.plaque(frame.x, frame.y, frame.w, frame.h, 16)
        board.ribbon(640, frame.y - 26, _("House rules"), "red", 26)
        self._tabs(board)
        if self.topic == KEPT:
            self._kept(board)
        else:
            self._fields(board)
        count = len(self.page.choice.changes)
        told = self.words()
        words = told or (_("As written: this counts for your rating.") if not count else _("Not rated."))
        lowest = _acts_base(frame) - SECOND_ROW * board.narrow - 4
        board.paragraph(
            640, frame.bottom + 25, frame.w - 120, words, "italic", 17, RED if told and self.refused else MUTE, "c",
            bottom=lowest, name="word",
        )  # fmt: skip
        self._acts(board, frame, changed=count > 0)

    def _frame(self, board: Board) -> _Frame:
        """The plaque, for the rules or kept ones there are."""
        if self.topic == KEPT:
            return _frame(board, max(len(self.app.house.kept_rules.all), 3) * _kept_step(board))
        w, shown = _frame(board, 0).w - 80, self._shown()
        rows = sum(rule_height(board, self, field, w) for field in shown)
        return _frame(board, rows + (values_height(board, self, self._unfolded(), w - INDENT) if board.narrow else 0))

    def _unfolded(self) -> Field:
        """The rule whose values are shown: the first one until another is chosen."""
        shown = self._shown()
        found = next((field for field in shown if field.name == self.rule), shown[0])
        self.rule = found.name
        return found

    def _shown(self) -> list[Field]:
        """The fields of the topic, for so many players as were chosen."""
        choice = self.page.choice
        return [offered(choice, field) for field in fields_of(self.topic, choice.players)]

    def _acts(self, board: Board, frame: _Frame, *, changed: bool) -> None:
        """The row of buttons, or two where the plaque is narrow."""
        rows = 2 if board.narrow else 1
        base, wide = _acts_base(frame), (frame.w - 80 - GAP * (3 - rows)) / (4 - rows)
        for place, (ident, label, act) in enumerate(
            (("reset", _("Undo all changes"), self.reset), ("keep", _("Save under a name"), self.keep))
        ):
            x = frame.x + 40 + place * (wide + GAP)
            board.button(ident, x, base - SECOND_ROW * (rows - 1), wide, 52, label, act, size=18, enabled=changed)
        board.button(
            "close", frame.x + frame.w - 40 - wide, base, wide, 52, _("Done"), self.close, "red", size=22, default=True
        )

    def _tabs(self, board: Board) -> None:
        frame = self._frame(board)
        topics = [*TOPICS.items(), (KEPT, "")]
        per = frame.tabs
        wide, first = (frame.w - 80) / per, frame.y + (TABS_LOWER if board.narrow else 40)
        for place, (topic, label) in enumerate(topics):
            row, column = divmod(place, per)
            words = _(label) if label else _("Saved rules")
            board.choice(
                f"topic:{topic}", frame.x + 40 + column * wide, first + row * 56, wide - 12, 46, words,
                partial(self.show_topic, topic), self.topic == topic, size=16, role=Role.TAB,
            )  # fmt: skip

    def _fields(self, board: Board) -> None:
        """The list of rules, and the values of one: beside it, or where the page is scrolled, below that rule."""
        frame = self._frame(board)
        fields, unfolded = self._shown(), self._unfolded()
        x, y = frame.x + 40, frame.top
        if board.narrow:
            wide = frame.w - 80
            for field in fields:
                compose_rule(board, self, field, x, y, wide)
                y += rule_height(board, self, field, wide)
                if field == unfolded:
                    end = y + values_height(board, self, field, wide - INDENT)
                    compose_values(board, self, field, x + INDENT, y, wide - INDENT, end - UNFOLDED_END)
                    y = end
            return
        step = rule_height(board, self, unfolded, LIST)
        per = int((frame.bottom - frame.top) // step)
        pages = math.ceil(len(fields) / per)
        self.first = fields.index(unfolded) // per
        shown = fields[self.first * per :][:per]
        step = min(AIRY * step, (frame.bottom - frame.top) / len(shown))
        for row, field in enumerate(shown):
            compose_rule(board, self, field, x, y + row * step, LIST)
        right = x + LIST + BESIDE
        compose_values(board, self, unfolded, right, frame.top, frame.x + frame.w - 40 - right, frame.bottom)
        self.per_page = per
        compose_turner(board, frame.x + frame.w - 40, frame.top - 32, (self.first, pages), self.turn)

    def _kept(self, board: Board) -> None:
        frame = self._frame(board)
        kept = self.app.house.kept_rules.all
        step = _kept_step(board)
        per = int((frame.bottom - frame.top) // step)
        pages = max(1, math.ceil(len(kept) / per))
        self.first = min(self.first, pages - 1)
        choice = self.page.choice
        played = self.app.house.kept_rules.named(choice.preset, choice.changes)
        for row, rules in enumerate(kept[self.first * per :][:per]):
            y, wide = frame.top + row * step, frame.w - 284
            size, told = size_for(board, rules.name, "head", 19, wide - 60), told_of(rules)
            shown = next((words for words in told if board.wide(words, "text", 15) <= wide - 60), told[-1])
            board.button(
                f"kept:{rules.name}", frame.x + 40, y, wide, step - 16, rules.name, partial(self.use, rules),
                "gold" if rules == played else "paper", size=size, sub=shown, align="l", role=Role.CHOICE,
                selected=rules == played, says=f"{rules.name}: {told[0]}",
            )  # fmt: skip
            gone = partial(self.forget, rules.name)
            board.button(f"forget:{rules.name}", frame.x + frame.w - 220, y, 180, step - 16, _("Delete"), gone, size=16)
        if not kept:
            words = _("Nothing is saved yet. Change a rule, then press Save under a name.")
            board.paragraph(640, frame.top + 60, frame.w - 160, words, "italic", 20, MUTE, "c", name="empty")
        compose_turner(board, frame.x + frame.w - 40, frame.top - 32, (self.first, pages), self.turn)

    # ---- acts

    def show_topic(self, topic: str) -> None:
        """Another topic."""
        self.topic, self.first, self.rule, self.words = topic, 0, "", str
        self.recompose()

    def turn(self, pages: int) -> None:
        """Other rules, or other kept ones."""
        self.first = max(0, self.first + pages)
        if self.topic != KEPT:
            self.rule = self._shown()[self.first * self.per_page].name
        self.recompose()

    def show_rule(self, name: str) -> None:
        """Show the values of a rule; keys go on to the one it has."""
        self.rule = name
        self.recompose()
        if self.focus_by_key:
            self._to_value()

    def _to_value(self) -> None:
        field = self._unfolded()
        self.focus(value_id(field, self.page.choice.value(field.name)))

    def take_value(self, field: Field, value: Value) -> None:
        """Play a rule so; why that does not go together with the others is said."""
        self.words = str
        try:
            self.page.choice.change(field.name, value)
        except BadRuleset as error:
            self.words, self.refused = partial(_refusal, field, value, error), True
        self.recompose()

    # ---- keys and pointer

    def opened_by_key(self) -> None:
        """Keys begin at the rule whose values are shown."""
        self.focus(f"rule:{self.rule}")

    def focus(self, element_id: str | None, *, by_key: bool = True) -> None:
        """The ring on a rule shows its values, on a value what that means."""
        kind, _colon, name = (element_id or "").partition(":")
        if kind == "rule":
            self.rule = name
        pointed = element_id if element_id is not None and kind == "value" else ""
        if kind == "rule" or pointed != self.pointed:
            self.focus_id, self.focus_by_key, self.pointed = element_id, by_key, pointed
            self.recompose()
        super().focus(element_id, by_key=by_key)

    def set_hover(self, element_id: str | None) -> None:
        """The pointer on a value shows what that means."""
        super().set_hover(element_id)
        pointed = element_id if element_id is not None and element_id.startswith("value:") else ""
        if pointed != self.pointed and (pointed or not self.focus_by_key):
            self.pointed = pointed
            self.recompose()

    def key(self, event: pygame.event.Event) -> bool:
        """Right goes from a rule to its values, left back to it."""
        kind = (self.focus_id or "").partition(":")[0] if self.focus_by_key else ""
        if event.key == pygame.K_RIGHT and kind == "rule" and not is_idle(self.rule, self.page.choice.value):
            self._to_value()
            return True
        if event.key == pygame.K_LEFT and kind == "value" and not self._value_at_left():
            self.focus(f"rule:{self.rule}")
            return True
        return False

    def _value_at_left(self) -> bool:
        """Whether a value stands beside that which has the ring, at its left."""
        here = self.ringed()
        values = [element.rect for element in self.laid() if element.group == "value"]
        return here is not None and any(box.y == here.rect.y and box.x < here.rect.x for box in values)

    # ---- acts on all rules

    def reset(self) -> None:
        """The preset as it is written."""
        self.page.choice.use_changes({})
        self.words = str
        self.recompose()

    def keep(self) -> None:
        """Ask for a name and keep the rules."""
        self.app.stack.push(NameDialog(self.app, self.name, lambda: _("Name of these rules"), "", self._kept_as))

    def _kept_as(self, name: str) -> None:
        choice = self.page.choice
        rules = HouseRules(name or preset_name(choice.preset), choice.preset, dict(choice.changes))
        kept = self.app.house.kept_rules.keep(rules)
        self.words, self.refused = lambda: _("This cannot be saved: the folder is locked."), not kept
        if kept:
            self.words = lambda: _("Saved as {name}.").format(name=rules.name)
        self.recompose()

    def use(self, rules: HouseRules) -> None:
        """Play by kept rules."""
        self.page.use_house_rules(rules)
        self.words, self.refused = lambda: _("Now played: {name}.").format(name=rules.name), False
        self.recompose()

    def forget(self, name: str) -> None:
        """Let kept rules go."""
        self.app.house.kept_rules.forget(name)
        self.words = str
        self.recompose()

    def close(self) -> None:
        """Back to the page, which shows what has changed."""
        super().close()
        self.page.recompose()
