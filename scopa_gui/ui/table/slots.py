"""Places on the table: a card keeps its slot; one that leaves leaves a gap for the next card laid.

Gaps close up when hands are dealt, when plays are taken back, and when there are as many as cards, while nobody is
about to click.
"""

from __future__ import annotations

from collections.abc import Iterable

from scopa_gui.rules.cards import Card


class Slots:
    """Which card lies in which slot of the table's rows."""

    def __init__(self, cards: Iterable[Card] = ()) -> None:
        self._slots: list[Card | None] = list(cards)

    def __len__(self) -> int:
        """Slots in use, gaps included."""
        return len(self._slots)

    def __contains__(self, card: Card) -> bool:
        return card in self._slots

    def index(self, card: Card) -> int:
        """The slot of a card. Raises ValueError if it does not lie on the table."""
        return self._slots.index(card)

    def cards(self) -> list[Card]:
        """The cards in order of their slots."""
        return [card for card in self._slots if card is not None]

    def lay(self, card: Card) -> int:
        """Give a card the first gap, or a new slot; returns its index."""
        if card in self._slots:
            return self._slots.index(card)
        if None in self._slots:
            index = self._slots.index(None)
            self._slots[index] = card
            return index
        self._slots.append(card)
        return len(self._slots) - 1

    def take(self, cards: Iterable[Card]) -> None:
        """Empty the slots of these cards."""
        gone = set(cards)
        self._slots = [None if card in gone else card for card in self._slots]
        if not any(card is not None for card in self._slots):
            self._slots = []

    @property
    def sparse(self) -> bool:
        """Whether there are as many gaps as cards, or more."""
        return 0 < 2 * len(self.cards()) <= len(self._slots)

    def close_up(self) -> None:
        """Close the gaps; the cards keep their order."""
        self._slots = [*self.cards()]

    def clear(self) -> None:
        """Forget all slots, as between deals."""
        self._slots = []

    def match(self, cards: Iterable[Card]) -> None:
        """Make the table hold exactly these cards, moving as few as possible."""
        wanted = list(cards)
        self.take([card for card in self.cards() if card not in set(wanted)])
        for card in wanted:
            self.lay(card)
