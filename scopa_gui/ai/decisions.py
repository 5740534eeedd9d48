"""Decisions that are no plays: cutting, declaring, keeping the drawn card, claiming to be out. Shared by all bots."""

from __future__ import annotations

from random import Random

from scopa_gui.ai.appraisal import appraise
from scopa_gui.rules.cards import CardSet, captured
from scopa_gui.rules.deal import DECIDED, PASS, Action, Cut, CutPack, Declare, Phase, sweep_points
from scopa_gui.rules.declarations import announced_cards, declarations
from scopa_gui.rules.match import judge_claim
from scopa_gui.rules.view import View

_WORTH_KEEPING = 0.3
"""A drawn card whose capture is worth more than this is kept in the hand."""


def decide(view: View, rng: Random) -> Action | None:
    """What to declare, to keep, or where to cut; None if the view asks for a play."""
    if view.phase is Phase.DECLARE:
        return best_declaration(view)
    if view.phase is Phase.CUT:
        return Cut(view.drawn is not None and card_worth(view, 1 << view.drawn) > _WORTH_KEEPING)
    if view.phase is Phase.CUT_PACK:
        return cut_by_hand(view, rng)
    return None


def cut_by_hand(view: View, rng: Random) -> CutPack:
    """A cut somewhere about the middle of the pack, as a hand takes it."""
    least = view.stock // 4
    return CutPack(rng.randint(least, view.stock - least))


def best_declaration(view: View) -> Declare:
    """The declaration with the most points; of several values for the wild seven the one that takes most now."""
    options = declarations(view.game.ruleset, view.hand)
    if not options:
        return PASS
    best = max(options, key=lambda o: (o.points, _prospect(view, announced_cards(view.hand, o.matta)), -o.matta))
    return Declare(best.name, best.matta)


def _prospect(view: View, hand: CardSet) -> float:
    """The worth of the best capture that a hand has on the table."""
    best = 0.0
    while hand:
        bit = hand & -hand
        hand ^= bit
        card = bit.bit_length() - 1
        for take in view.game.captures(view.table, card):
            worth = card_worth(view, bit | take)
            if take == view.table:
                worth += sweep_points(view.game, view.table, card, very_last=False)
            best = max(best, worth)
    return best


def card_worth(view: View, cards: CardSet) -> float:
    """What it is worth to the seat's side to capture some cards, as the piles lie now."""
    appraisal = appraise(view.game)
    piles = list(view.piles)
    before = appraisal.standing(piles, view.side)
    piles[view.side] |= captured(cards)
    return appraisal.standing(piles, view.side) - before


def certain_to_win(view: View) -> bool:
    """Whether claiming to be out would win the match beyond doubt."""
    if not view.game.ruleset.claim_out or view.winners or view.phase not in DECIDED:
        return False
    return judge_claim(view.game, view.piles, view.sweeps, view.declared, view.side, view.scores).valid
