"""Ends of matches and claims (SPEC 4 E12 to E16, 2.19; section 8, 6 and 8)."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from scopa_gui.rules.cards import card_text, cards_in, parse_cards, set_of
from scopa_gui.rules.game import Game, game_of
from scopa_gui.rules.match import Claim, Outcome, after_deal, certain_points, judge_claim
from scopa_gui.rules.presets import CLASSIC, PRESETS
from scopa_gui.rules.scoring import count_piles
from tests.testkit.amount import amount
from tests.testkit.playing import finished

FIXED = CLASSIC.changed({"end_mode": "fixed_hands", "fixed_hands": 3})
CAPPOTTO = PRESETS["cappotto"]


@pytest.mark.parametrize(
    ("before", "points", "expected"),
    [
        ((0, 0), (3, 1), ((3, 1), None, None)),
        ((8, 9), (2, 1), ((10, 10), None, None)),
        ((8, 9), (3, 1), ((11, 10), 0, "target")),
        ((8, 9), (3, 2), ((11, 11), None, None)),
        ((10, 9), (2, 4), ((12, 13), 1, "target")),
        ((12, 12), (1, 2), ((13, 14), 1, "target")),
        ((13, 12), (0, 2), ((13, 14), 1, "target")),
        ((10, 0), (0, -5), ((10, -5), None, None)),
        ((11, 12, 12), (0, 0, 0), ((11, 12, 12), None, None)),
        ((11, 12, 12), (3, 0, 0), ((14, 12, 12), 0, "target")),
    ],
)
def test_the_target_is_looked_at_after_the_deal_and_the_lead_must_be_alone(
    before: tuple[int, ...], points: tuple[int, ...], expected: tuple[Any, ...]
) -> None:
    assert after_deal(CLASSIC, before, points, 1) == Outcome(*expected)


@pytest.mark.parametrize(
    ("points", "deal_no", "expected"),
    [
        ((12, 0), 2, (None, None)),
        ((1, 0), 3, (0, "deals")),
        ((1, 1), 3, (None, None)),
        ((1, 2), 4, (1, "deals")),
    ],
)
def test_fixed_deals_are_played_out_and_a_tie_by_one_more(
    points: tuple[int, ...], deal_no: int, expected: tuple[Any, ...]
) -> None:
    assert after_deal(FIXED, (0, 0), points, deal_no)[1:] == expected


@pytest.mark.parametrize(
    ("before", "points", "winner"),
    [
        ((4, 0), (2, 0), None),
        ((4, 0), (3, 0), 0),
        ((4, 0), (3, 1), None),
        ((4, -2), (3, 0), 0),
        ((0, 4, 0), (0, 3, 0), 1),
        ((0, 4, 0), (0, 3, 1), None),
        ((0, 6), (0, 2), 1),
    ],
)
def test_cappotto_is_seven_to_nothing(before: tuple[int, ...], points: tuple[int, ...], winner: int | None) -> None:
    found = after_deal(CAPPOTTO, before, points, 1)
    assert (found.winner, found.reason) == (winner, None if winner is None else "cappotto")


def test_ends_are_examined_in_order() -> None:
    rules = CAPPOTTO.changed({"all_coins": "wins", "target": 7, "end_mode": "fixed_hands", "fixed_hands": 9})
    assert after_deal(rules, (7, 0), (0, 0), 1, outright=1) == Outcome((7, 0), 1, "outright")
    assert after_deal(rules, (7, 0), (0, 0), 1) == Outcome((7, 0), 0, "cappotto")
    assert after_deal(rules, (8, 1), (0, 0), 9) == Outcome((8, 1), 0, "deals")
    assert after_deal(rules, (8, 1), (0, 0), 8) == Outcome((8, 1), None, None)
    assert after_deal(CAPPOTTO, (10, 0), (1, 0), 1).reason == "cappotto"
    assert after_deal(CLASSIC, (5, 5), (0, 0), 1, outright=0) == Outcome((5, 5), 0, "outright")


# Claims


def claiming(game: Game, side: int, before: tuple[int, ...], *piles: str, **given: Any) -> Claim:
    held = tuple(set_of(parse_cards(pile)) for pile in piles)
    zeros = (0,) * len(piles)
    return judge_claim(game, held, given.get("sweeps", zeros), given.get("declared", zeros), side, before)


def out(sides: int = 2, **changes: Any) -> Game:
    return game_of(CLASSIC.changed({"claim_out": True, "players": [sides], **changes}), sides)


def pack_slice(game: Game, first: int, last: int) -> str:
    return " ".join(card_text(card) for card in game.pack[first:last])


def test_sweeps_declarations_and_held_cards_are_certain() -> None:
    game = out(re_bello=1, sequence="napola3", penalties={"2b": -5})
    assert claiming(game, 0, (0, 0), "7d", "", sweeps=(2, 9), declared=(3, 9)).secured == 6
    assert claiming(game, 0, (0, 0), "7d Rd", "").secured == 2
    assert claiming(game, 0, (0, 0), "Ad 2d 3d", "").secured == 3
    assert claiming(game, 0, (0, 0), "7d 2b", "").secured == -4
    assert claiming(game, 1, (0, 0), "7d", "Rd").secured == 1


def test_most_cards_and_coins_are_certain_with_more_than_half() -> None:
    game = out(pts_prime=0)
    assert claiming(game, 0, (0, 0), pack_slice(game, 10, 30), "").secured == 0
    assert claiming(game, 0, (0, 0), pack_slice(game, 10, 31), "").secured == 1
    assert claiming(game, 0, (0, 0), "Ad 2d 3d 4d 5d", "").secured == 0
    assert claiming(game, 0, (0, 0), "Ad 2d 3d 4d 5d 6d", "").secured == 1
    worth = out(pts_prime=0, pts_cards=2, pts_coins=3, pts_settebello=4)
    assert claiming(worth, 0, (0, 0), pack_slice(worth, 0, 21), "").secured == 9


def test_the_prime_is_certain_if_no_opponent_can_reach_it_with_every_other_card() -> None:
    game = out()
    assert claiming(game, 0, (0, 0), "7c 7s 7b 7d", "").secured == 2
    assert claiming(game, 0, (0, 0), "7d 7c 6s 6b", "").secured == 1
    assert claiming(game, 0, (0, 0), "7d 7c 7s 6b", "").secured == 2
    three = out(3)
    assert claiming(three, 0, (0, 0, 0), "7d 7c 7s 5b", "7b", "").secured == 2
    assert claiming(three, 0, (0, 0, 0), "7d 7c 7s 5b", "", "7b").secured == 2
    assert claiming(three, 0, (0, 0, 0), "7d 7c 7s Fb", "7b", "").secured == 1
    assert claiming(three, 0, (0, 0, 0), "7d 7c 7s Fb", "", "7b").secured == 1


def test_the_ace_of_coins_that_nobody_has_yet_may_be_the_suit_an_opponent_needs() -> None:
    nine_coins = "2d 3d 4d 5d 6d 7d Fd Cd Rd"
    assert claiming(out(), 0, (0, 0), f"{nine_coins} 6c 6s 6b", "").secured == 2
    assert claiming(out(), 0, (0, 0), f"{nine_coins} Ad 6c 6s 6b", "").secured == 3


def test_a_right_claim_wins_whatever_the_others_have() -> None:
    assert claiming(out(), 0, (10, 30), "7d", "") == Claim(1, True, (0,))
    assert claiming(out(), 1, (30, 11), "", "") == Claim(0, True, (1,))
    assert claiming(out(all_coins="wins"), 0, (0, 0), "Ad 2d 3d 4d 5d 6d 7d Fd Cd Rd", "").winners == (0,)


def test_a_wrong_claim_loses_to_the_best_of_the_others_before_the_deal() -> None:
    assert claiming(out(), 0, (9, 0), "7d", "") == Claim(1, False, (1,))
    assert claiming(out(3), 0, (9, 4, 5), "7d", "", "", sweeps=(0, 9, 0)) == Claim(1, False, (2,))
    assert claiming(out(3), 1, (5, 9, 5), "", "7d", "") == Claim(1, False, (0, 2))


def test_what_is_certain_is_never_more_than_the_deal_brings_in_the_end() -> None:
    rng = Random(1)
    for sides in (2, 3):
        game = out(sides, sequence="cirulla", re_bello=1, penalties={"3b": 1})
        for _ in range(amount(60, 2_000)):
            end = finished(game, rng)
            for side in range(sides):
                early = tuple(set_of(c for c in cards_in(pile) if rng.random() < 0.8) for pile in end.piles)
                certain = certain_points(game, early, end.sweeps, end.declared, side)
                assert certain <= count_piles(game, end.piles, end.sweeps, end.declared).points[side].total
