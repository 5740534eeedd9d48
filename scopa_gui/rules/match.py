"""Several deals until somebody wins: scores, ends and claims (SPEC 4 E12 to E16, 2.19; section 8, 6 and 8)."""

from __future__ import annotations

from typing import NamedTuple

from scopa_gui.rules.cards import CardSet, captured
from scopa_gui.rules.game import Game
from scopa_gui.rules.ruleset import Ruleset
from scopa_gui.rules.scoring import Points, count_piles, outright_winner, prime_winner


class Outcome(NamedTuple):
    """Scores after a deal by side, and who has won by it and why; winner None: play on."""

    scores: tuple[int, ...]
    winner: int | None
    reason: str | None


def after_deal(
    rules: Ruleset,
    before: tuple[int, ...],
    points: tuple[int, ...],
    deal_no: int,
    outright: int | None = None,
) -> Outcome:
    """Adds the points of a deal and looks for a winner in the order of SPEC section 8, 8.

    Args:
        before, points: by side.
        deal_no: number of this deal in the match, from 1; thrown-in layouts do not count.
        outright: the side that holds all ten coins, where that wins.
    """
    scores = tuple(score + new for score, new in zip(before, points, strict=True))
    if outright is not None:
        return Outcome(scores, outright, "outright")
    highest = max(scores)
    leaders = [side for side, total in enumerate(scores) if total == highest]
    if len(leaders) > 1:
        return Outcome(scores, None, None)
    leader = leaders[0]
    others = [total for side, total in enumerate(scores) if side != leader]
    if rules.cappotto_zero and highest >= rules.cappotto_zero and max(others) <= 0:
        return Outcome(scores, leader, "cappotto")
    if rules.end_mode == "fixed_hands":
        return Outcome(scores, leader, "deals") if deal_no >= rules.fixed_hands else Outcome(scores, None, None)
    if highest >= rules.target:
        return Outcome(scores, leader, "target")
    return Outcome(scores, None, None)


class Claim(NamedTuple):
    """The judgement of a claim to be out: points certain in this deal, whether it holds, and who wins."""

    secured: int
    valid: bool
    winners: tuple[int, ...]


def judge_claim(
    game: Game,
    piles: tuple[CardSet, ...],
    sweeps: tuple[int, ...],
    declared: tuple[int, ...],
    side: int,
    scores: tuple[int, ...],
) -> Claim:
    """Judges chiamarsi fuori (SPEC 2.19). Piles, sweep points, declared points and scores are by side."""
    secured = certain_points(game, piles, sweeps, declared, side)
    if scores[side] + secured >= game.ruleset.target or outright_winner(game.ruleset, piles) == side:
        return Claim(secured, True, (side,))
    best = max(score for other, score in enumerate(scores) if other != side)
    return Claim(secured, False, tuple(o for o, score in enumerate(scores) if o != side and score == best))


def certain_points(
    game: Game, piles: tuple[CardSet, ...], sweeps: tuple[int, ...], declared: tuple[int, ...], side: int
) -> int:
    """Points of a side in this deal that nothing can take away any more (SPEC 2.19).

    The points for most cards and most coins are certain with more than half of the pack or the suit, the prime if it
    would still be won against any one opponent who gets every card that is not captured yet.
    """
    rules, pile = game.ruleset, piles[side]
    held: Points = count_piles(game, piles, sweeps, declared).points[side]
    certain = held.total - held.cards - held.coins - held.prime
    if 2 * pile.bit_count() > len(game.pack):
        certain += rules.pts_cards
    if 2 * (pile & game.coins).bit_count() > game.coins.bit_count():
        certain += rules.pts_coins
    if _prime_is_safe(game, piles, side):
        certain += rules.pts_prime
    return certain


def _prime_is_safe(game: Game, piles: tuple[CardSet, ...], side: int) -> bool:
    taken = 0
    for pile in piles:
        taken |= captured(pile)
    rest = game.pack_set & ~taken
    for opponent in range(len(piles)):
        if opponent != side:
            worst = tuple(p | rest if s == opponent else p for s, p in enumerate(piles))
            if prime_winner(game.ruleset, worst) != side:
                return False
    return True
