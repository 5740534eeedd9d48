"""Reading the others' plays: how well a hand that somebody may hold explains what that seat did with it."""

from __future__ import annotations

from collections.abc import Generator, Iterator, Sequence
from functools import lru_cache
from math import exp

from scopa_gui.ai.tempo import Tempo
from scopa_gui.rules.cards import (
    ANNOUNCED,
    FACES,
    OF_SUIT,
    SUITS,
    VALUES,
    Card,
    CardSet,
    captured,
    cards_in,
    parse_card,
)
from scopa_gui.rules.deal import Play, sweep_points
from scopa_gui.rules.view import View

_TEMPERATURE = 0.2
"""Points by which a play must be better than another to be chosen e times as often."""


class Belief:
    """The likelihood of hands, given the plays that the other seats have made from them in this round.

    Each seat is taken for a player that weighs what a move takes against what it leaves, and chooses softly.
    """

    def __init__(self, moments: Sequence[Moment]) -> None:
        self.moments = moments

    def weight(self, hands: Sequence[CardSet]) -> float:
        """How likely the plays so far are from these hands, by seat; 1 if nothing was played."""
        likelihood = 1.0
        for moment in self.moments:
            likelihood *= moment.chosen / moment.whole(hands[moment.seat])
        return likelihood


def believe(view: View) -> Generator[None, None, Belief]:
    """Reads the plays that led to a view, with a pause before each."""
    moments = []
    for then, play, later in _plays_of_others(view):
        yield
        moments.append(Moment(then, play, later))
    return Belief(moments)


class Reading:
    """How much a seat would have liked each play of each card in one past position."""

    def __init__(self, view: View) -> None:
        """``view`` is what everybody could see then, of the seat that played; its hand is empty."""
        self._view = view
        following = (view.seat + 1) % view.game.players
        self._tempo = Tempo(view, view.hand_counts[following])
        self._special = _special_cards(view)
        self._known: dict[Card, float] = {}

    def card(self, card: Card) -> float:
        """The summed weight of all plays of a card; cards of one value that count alike share it."""
        kind = card if self._special >> FACES[card] & 1 or card >= ANNOUNCED else 100 + VALUES[card]
        known = self._known.get(kind)
        if known is None:
            view = self._view
            takes = view.game.captures(view.table, card)
            plays = [Play(card, take) for take in takes]
            if not takes or view.game.ruleset.capture_duty == "optional":
                plays.append(Play(card, 0))
            known = self._known[kind] = sum(map(self.play, plays))
        return known

    def play(self, play: Play) -> float:
        """The weight of one play; a soft player chooses in proportion to it."""
        table = self._view.table
        if not play.take:
            return exp(-self._tempo.promise(table | 1 << play.card) / _TEMPERATURE)
        gain = self._tempo.worth(play.take | 1 << play.card)
        if play.take == table:
            gain += sweep_points(self._view.game, table, play.card, very_last=False)
        return exp((gain - self._tempo.promise(table ^ play.take)) / _TEMPERATURE)


@lru_cache(maxsize=256)
def _reading(view: View) -> Reading:
    """The reading of a position, kept because every later decision of the round asks for it again."""
    return Reading(view)


class Moment:
    """One past play of another seat.

    Attributes:
        seat: who played.
        chosen: the weight of the play.
        card: the weight of any card that the seat might have played instead.
    """

    def __init__(self, view: View, play: Play, later: CardSet) -> None:
        """``later`` are the cards of the same hand that the seat has played from then on."""
        reading = _reading(view)
        self.seat = view.seat
        self.chosen = reading.play(play)
        self.card = reading.card
        self._later = sum(map(reading.card, cards_in(later)))

    def whole(self, hand: CardSet) -> float:
        """The weight of all that the seat could have done if it holds ``hand`` now."""
        whole = self._later
        while hand:
            bit = hand & -hand
            hand ^= bit
            whole += self.card(bit.bit_length() - 1)
        return whole


def _special_cards(view: View) -> CardSet:
    """Cards that may count for more than others of their value."""
    rules = view.game.ruleset
    special = OF_SUIT[SUITS.index(rules.bonus_suit)]
    for text, _ in rules.penalties:
        special |= 1 << parse_card(text)
    return special


def _plays_of_others(view: View) -> Iterator[tuple[View, Play, CardSet]]:
    """The plays of the other seats from the hands they hold now, the last first.

    With each go what everybody could see before it, and the cards that its seat has played from then on.
    """
    game = view.game
    size = game.rounds[view.round_no - 1]
    counts = list(view.hand_counts)
    piles = list(view.piles)
    later = [0] * game.players
    for past in reversed(view.history):
        play, seat = past.action, past.seat
        if not isinstance(play, Play) or counts[seat] >= size:
            break
        counts[seat] += 1
        later[seat] |= 1 << play.card
        if play.take:
            piles[game.side_of[seat]] &= ~captured(1 << play.card | play.take)
        if seat != view.seat and size > 1:
            then = view._replace(
                seat=seat,
                turn=seat,
                hand=0,
                hand_counts=tuple(counts),
                table=past.table,
                stock=view.stock,
                piles=tuple(piles),
                shown=(0,) * game.players,
                history=(),
                legal=(),
            )
            yield then, play, later[seat]
