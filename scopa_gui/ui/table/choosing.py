"""Choosing among captures in three ways at once: cycle, build on the table, or pick from the chooser.

Pure: it knows cards and sets, neither window nor controller. Nothing is ever guessed.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from scopa_gui.rules.cards import Card, card_text, cards_in, face
from scopa_gui.rules.deal import Action, Play

LAY_KEY = 0


def plays_of(legal: Iterable[Action], card: Card) -> list[Play]:
    """The legal plays of a card of the hand; of twins the rules list only one, and it stands for both."""
    exact = [action for action in legal if isinstance(action, Play) and action.card == card]
    if exact or card >= 80:
        return exact
    return [
        action for action in legal if isinstance(action, Play) and action.card < 80 and face(action.card) == face(card)
    ]


def printed(cards: Iterable[Card]) -> Counter[Card]:
    """Cards as printed, twins alike."""
    return Counter(face(card) for card in cards)


class Choosing:
    """The open choice of one card of the hand.

    Attributes:
        card: the card of the hand.
        plays: the choices in the order of the rules (SPEC section 8, 5).
        raised: the choice that Enter takes; None while a set is being built and is not complete.
        picked: table cards picked so far, in the order of picking.
    """

    def __init__(
        self, card: Card, plays: Sequence[Play], only_with: Card | None = None, hinted: Play | None = None
    ) -> None:
        """With ``only_with`` the choice starts with that table card picked, else with a play that is ``hinted``."""
        self.card = card
        self.plays = tuple(plays)
        self.options: tuple[tuple[Card, ...], ...] = tuple(tuple(cards_in(play.take)) for play in plays)
        self.raised: int | None = self.plays.index(hinted) if hinted in self.plays else 0
        self.picked: tuple[Card, ...] = ()
        if only_with is not None:
            self.pick(only_with)

    @property
    def building(self) -> bool:
        """Whether table cards have been picked."""
        return bool(self.picked)

    @property
    def lit(self) -> tuple[Card, ...]:
        """The table cards that are lit: the raised set, or what has been picked."""
        if self.building:
            return self.picked
        return self.options[self.raised] if self.raised is not None else ()

    def choices_with(self, card: Card) -> tuple[int, ...]:
        """The numbers of the choices that take a table card."""
        wanted = face(card)
        return tuple(i for i, option in enumerate(self.options) if any(face(c) == wanted for c in option))

    def numbers_on(self, room: Mapping[Card, int]) -> dict[Card, tuple[int, ...]]:
        """The choices each table card tells that it belongs to, given how many have room on it.

        Where one card has no room for all of its own, all tell only the raised one.
        """
        numbers = {card: self.choices_with(card) for card in room}
        if all(len(numbers[card]) <= most for card, most in room.items()):
            return numbers
        return {card: tuple(index for index in own if index == self.raised) for card, own in numbers.items()}

    def fits(self, card: Card) -> bool:
        """Whether a table card is in the set that is being built, or can still join it."""
        if card in self.picked:
            return True
        wanted = printed((*self.picked, card))
        return any(wanted <= printed(option) for option in self.options)

    def open_choices(self) -> tuple[int, ...]:
        """The choices that what has been picked can still become."""
        wanted = printed(self.picked)
        return tuple(i for i, option in enumerate(self.options) if wanted <= printed(option))

    def is_open(self, index: int) -> bool:
        """Whether what has been picked can still become that choice."""
        return index in self.open_choices()

    def pick(self, card: Card) -> int | None:
        """Pick a table card, or put it back; returns a choice that is now complete and can only be that one.

        A card that only other choices take begins the set anew.
        """
        if card in self.picked:
            self.picked = tuple(c for c in self.picked if c != card)
        elif self.fits(card):
            self.picked = (*self.picked, card)
        elif self.choices_with(card):
            self.picked = (card,)
        else:
            return None
        if not self.picked:
            self.raised = 0
            return None
        wanted = printed(self.picked)
        possible = self.open_choices()
        self.raised = next((i for i in possible if printed(self.options[i]) == wanted), None)
        return self.raised if possible == (self.raised,) else None

    def show(self, index: int) -> None:
        """Raise a choice; a half-built set is dropped."""
        self.picked = ()
        self.raised = index

    def cycle(self, step: int = 1) -> None:
        """Raise the next choice; a half-built set is dropped."""
        self.picked = ()
        self.raised = 0 if self.raised is None else (self.raised + step) % len(self.options)

    def record(self) -> dict[str, Any]:
        """It all in plain text, for the description of the screen."""
        return {
            "card": card_text(self.card),
            "options": [[card_text(card) for card in option] for option in self.options],
            "raised": self.raised,
            "picked": [card_text(card) for card in self.picked],
        }

    def choice_of_key(self, digit: int) -> int | None:
        """The choice of a number key: 1 to 9 the first nine; 0 lays the card, or is the tenth choice."""
        if digit != LAY_KEY:
            return digit - 1 if digit <= len(self.options) else None
        if len(self.options) >= 10:
            return 9
        return len(self.options) - 1 if not self.options[-1] else None

    def key_of(self, index: int) -> str:
        """What the ticket of a choice shows as its key; empty if it has none."""
        if index < 9 and (self.options[index] or len(self.options) >= 10):
            return str(index + 1)
        if index == 9 or (index == len(self.options) - 1 and not self.options[index] and index < 9):
            return "0"
        return ""
