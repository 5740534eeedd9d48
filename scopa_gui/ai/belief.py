"""Reading the others' plays: how well a hand that somebody may hold explains what that seat did with it."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp

from scopa_gui.ai.heuristic import judge
from scopa_gui.ai.replies import Counting
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
from scopa_gui.rules.deal import Play
from scopa_gui.rules.view import View

_TEMPERATURE = 0.2
"""Points by which a play must be better than another to be chosen e times as often."""


class Belief:
    """The likelihood of hands, given the plays that the other seats have made from them in this round.

    Each seat is taken for a player that weighs a move and its reply, as il Cavaliere does, and chooses softly.
    """

    def __init__(self, view: View) -> None:
        self._moments = _moments(view)

    def weight(self, hands: Sequence[CardSet]) -> float:
        """How likely the plays so far are from these hands, by seat; 1 if nothing was played."""
        likelihood = 1.0
        for moment in self._moments:
            likelihood *= moment.likelihood(hands[moment.seat])
        return likelihood


class Moment:
    """One past play of another seat, with the cards of the same hand that it has played from then on."""

    def __init__(self, view: View, play: Play, later: CardSet) -> None:
        """``view`` is what everybody could see then, of the seat that played; its hand is empty."""
        self.seat = view.seat
        self._view = view
        self._later = cards_in(later)
        self._counting = Counting(view)
        self._special = _special_cards(view)
        self._known: dict[Card, float] = {}
        self._chosen = self._weight_of(play)
        self._base = sum(map(self._weight, self._later))

    def likelihood(self, hand: CardSet) -> float:
        """The chance of the play if the seat holds ``hand`` now."""
        whole = self._base
        while hand:
            bit = hand & -hand
            hand ^= bit
            whole += self._weight(bit.bit_length() - 1)
        return self._chosen / whole

    def _weight(self, card: Card) -> float:
        """The summed weight of all plays of a card then; cards of one value that count alike share it."""
        kind = card if self._special >> FACES[card] & 1 or card >= ANNOUNCED else 100 + VALUES[card]
        known = self._known.get(kind)
        if known is None:
            view = self._view
            takes = view.game.captures(view.table, card)
            plays = [Play(card, take) for take in takes]
            if not takes or view.game.ruleset.capture_duty == "optional":
                plays.append(Play(card, 0))
            known = self._known[kind] = sum(map(self._weight_of, plays))
        return known

    def _weight_of(self, play: Play) -> float:
        return exp(judge(self._view, self._counting, play) / _TEMPERATURE)


def _special_cards(view: View) -> CardSet:
    """Cards that may count for more than others of their value."""
    rules = view.game.ruleset
    special = OF_SUIT[SUITS.index(rules.bonus_suit)]
    for text, _ in rules.penalties:
        special |= 1 << parse_card(text)
    return special


def _moments(view: View) -> list[Moment]:
    """The plays of the other seats from the hands they hold now, with what was open to see before each."""
    game = view.game
    size = game.rounds[view.round_no - 1]
    counts = list(view.hand_counts)
    piles = list(view.piles)
    later = [0] * game.players
    moments = []
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
            moments.append(Moment(then, play, later[seat]))
    return moments
