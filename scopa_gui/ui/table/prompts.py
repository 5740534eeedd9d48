"""Decisions other than a play: where to cut, declare or not, keep or place, and the claim to be out."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial

from scopa_gui.game.i18n import _, ngettext
from scopa_gui.game.numbers import number_text
from scopa_gui.game.texts import capital, declaration_name
from scopa_gui.rules.cards import VALUES, CardSet, cards_in
from scopa_gui.rules.deal import Cut, CutPack, Declare, Phase
from scopa_gui.rules.declarations import announced_cards, declarations
from scopa_gui.rules.notation import action_text
from scopa_gui.ui.layout import Rect, Space
from scopa_gui.ui.session import Session
from scopa_gui.ui.table.cutting import place_name
from scopa_gui.ui.table.tickets import Choice

_MOST_SPELLED_OUT = 3
"""Of so many answers at most each has room for what makes it; of more, which a wild card allows, for the sum alone."""
_ALIKE = ("dieci", "bazzicotto")
"""Combinations made by equal values, whatever their sum."""


@dataclass(frozen=True, slots=True)
class Prompt:
    """A question: what can be answered, in notation and on tickets, and what each answer does."""

    kind: str
    question: str
    options: tuple[str, ...]
    choices: tuple[Choice, ...]
    answers: tuple[Callable[[], None], ...]
    default: int


class Decisions:
    """The question that is open, if any. Everything else rests until it is answered."""

    def __init__(self, session: Session) -> None:
        self._session = session
        self.prompt: Prompt | None = None
        self.calling_out = False
        self.cut_at: int | None = None
        """Where the pack would be cut now; None: that is not asked."""

    def forget(self) -> None:
        """The state has changed: nothing is asked any more."""
        self.prompt = None
        self.calling_out = False
        self.cut_at = None

    def ask(self) -> bool:
        """Ask for the decision the rules wait for; False if they wait for a play."""
        phase = self._session.view.phase
        if phase is Phase.DECLARE:
            self.prompt = self._declare()
        elif phase is Phase.CUT:
            self.prompt = self._cut()
        elif phase is Phase.CUT_PACK:
            self.move_cut(self._session.view.stock // 2)
        return self.prompt is not None

    def ask_anew(self) -> None:
        """Another language or deck: the open question is put in its words."""
        if self.calling_out:
            self.ask_call_out()
        elif self.cut_at is not None:
            self.move_cut(self.cut_at)
        elif self.prompt is not None:
            self.ask()

    def answer(self, index: int) -> None:
        """One of the answers was chosen."""
        if self.prompt is not None:
            act = self.prompt.answers[index]
            self.prompt = self.cut_at = None
            act()

    # ---- declare, keep

    def _declare(self) -> Prompt:
        view = self._session.view
        points = {(o.name, o.matta): o.points for o in declarations(view.game.ruleset, view.hand)}
        actions = [action for action in view.legal if isinstance(action, Declare)]
        gains = [points.get((action.name, action.matta), 0) if action.name else 0 for action in actions]
        brief = len(actions) > _MOST_SPELLED_OUT
        choices = [
            _declaration(number, action, gains[number - 1], _made(action, view.hand, brief=brief))
            for number, action in enumerate(actions, 1)
        ]
        best = gains.index(max(gains))
        stays = view.game.ruleset.declared_exposed == "face_up"
        question = (
            _("Declare your hand? It will lie open for all to see.")
            if stays
            else _("Declare your hand? All see it once, then you take it up again.")
        )
        return self._decision("declare", question, actions, choices, best)

    def _cut(self) -> Prompt:
        view = self._session.view
        actions = [action for action in view.legal if isinstance(action, Cut)]
        drawn = (view.drawn,) if view.drawn is not None else ()
        keep = Choice("1", drawn, _("Keep it"), _("as your first card"))
        place = Choice("2", drawn, _("Place it"), _("face up on the table"))
        choices = [keep if action.keep else place for action in actions]
        return self._decision("cut", _("Keep the card you drew?"), actions, choices, 0)

    def move_cut(self, lifted: int) -> None:
        """Another place of the cut is chosen, as near as there is one; the question is asked for that."""
        self.cut_at = min(max(lifted, 1), self._session.view.stock - 1)
        choices = (
            Choice("1", (), _("Cut here"), place_name(self.cut_at)),
            Choice("0", (), _("Do not cut"), _("the pack stays as it is")),
        )
        actions = (CutPack(self.cut_at), CutPack(0))
        self.prompt = self._decision("cut", _("Where do you cut the pack?"), actions, choices, 0)

    def _decision(
        self,
        kind: str,
        question: str,
        actions: Sequence[Declare | Cut | CutPack],
        choices: Sequence[Choice],
        default: int,
    ) -> Prompt:
        answers = tuple(partial(self._session.decide, action) for action in actions)
        options = tuple(action_text(action) for action in actions)
        return Prompt(kind, question, options, tuple(choices), answers, default)

    # ---- the claim

    def ask_call_out(self) -> None:
        """Ask once more before a claim: a wrong one loses the match."""
        self.calling_out, self.cut_at = True, None
        choices = (
            Choice("1", (), _("I am out"), _("if it is wrong, you lose the match")),
            Choice("2", (), _("Play on"), _("say nothing")),
        )
        answers = (self._call_out, self.stop_calling_out)
        self.prompt = Prompt("claim", _("Do you have the points to win?"), ("claim", "no"), choices, answers, 1)

    def stop_calling_out(self) -> None:
        """No claim after all; a question of the rules that was open before is asked again."""
        self.forget()
        if self._session.view.legal:
            self.ask()

    def _call_out(self) -> None:
        self.calling_out = False
        self._session.call_out()


def _made(action: Declare, hand: CardSet, *, brief: bool) -> str:
    """What makes a hand a combination: its three equal values, or their sum, a wild card at the value it is given."""
    values = sorted(VALUES[card] for card in cards_in(announced_cards(hand, action.matta)))
    if action.name in _ALIKE:
        return ", ".join(map(number_text, values))
    total = number_text(sum(values))
    return total if brief else f"{' + '.join(map(number_text, values))} = {total}"


def _declaration(number: int, action: Declare, points: int, made: str) -> Choice:
    """The ticket of a declaration and what makes it, or of saying nothing."""
    if action.name is None:
        return Choice("0", (), _("Say nothing"), _("no points"))
    gain = ngettext("+{n} point", "+{n} points", points).format(n=points)
    if action.matta:
        gain = _("{gain}, 7 of cups as {value}").format(gain=gain, value=action.matta)
    title = capital(declaration_name(action.name))
    if made:
        title = _("{combination}: {cards}").format(combination=title, cards=made)
    return Choice(str(number), (), title, gain)


def call_out_place(space: Space, growth: float) -> Rect:
    """Where the button for the claim lies: beside the own pile."""
    w = 110.0 + 50.0 * (growth - 1.0)
    return Rect(space.right - 220.0 - w, space.h - 92.0, w, 50.0)
