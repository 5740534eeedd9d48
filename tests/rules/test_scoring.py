"""Scoring, each rule stated on small piles (SPEC 4 E10, E11; 2.7, 2.11 to 2.18; section 8, 2)."""

from __future__ import annotations

from itertools import pairwise, permutations
from random import Random
from typing import Any

import pytest

from scopa_gui.rules.cards import RANKS, card_text, cards_in, parse_cards, set_of
from scopa_gui.rules.game import Game, game_of
from scopa_gui.rules.presets import CLASSIC, PRESETS
from scopa_gui.rules.scoring import (
    DealScore,
    Points,
    best_of_suits,
    count_piles,
    outright_winner,
    prime_scale,
    prime_winner,
    sequence_points,
)
from tests.testkit.amount import amount
from tests.testkit.playing import GAMES

COINS = "Ad 2d 3d 4d 5d 6d 7d Fd Cd Rd"


def game_with(sides: int = 2, **changes: Any) -> Game:
    return game_of(CLASSIC.changed({"players": [sides], **changes}), sides)


def sets(*piles: str) -> tuple[int, ...]:
    return tuple(set_of(parse_cards(pile)) for pile in piles)


def counted(game: Game, *piles: str, sweeps: tuple[int, ...] = (), declared: tuple[int, ...] = ()) -> DealScore:
    zeros = (0,) * len(piles)
    return count_piles(game, sets(*piles), sweeps or zeros, declared or zeros)


def test_points_are_named_and_added_up() -> None:
    found = counted(game_with(), "7d 6c As 5b 4d", "Fd", sweeps=(2, 1), declared=(3, 0))
    assert found.points[0] == Points(sweeps=2, cards=1, coins=1, settebello=1, prime=1, declared=3)
    assert found.points[1] == Points(sweeps=1)
    assert (found.cards, found.coins) == ((5, 1), (2, 1))
    assert found.totals == (9, 1) == (found.points[0].total, found.points[1].total)


@pytest.mark.parametrize("name", ["pts_cards", "pts_coins", "pts_settebello", "pts_prime"])
def test_each_point_has_a_worth_of_its_own_or_none(name: str) -> None:
    for worth in (0, 3):
        (first, second) = counted(game_with(**{name: worth}), "7d 6c As 5b 4d", "Fd").points
        field = name.removeprefix("pts_")
        assert getattr(first, field) == worth
        assert first.total == 3 + worth
        assert second.total == 0


def test_most_cards_and_coins_are_a_plurality_or_a_majority() -> None:
    piles = ("2d 3d 4d Ac 2c", "5d 6d 3c", "Fd")
    assert [(p.cards, p.coins) for p in counted(game_with(3), *piles).points] == [(1, 1), (0, 0), (0, 0)]
    majority = game_with(3, cards_rule="majority", coins_rule="majority")
    assert [(p.cards, p.coins) for p in counted(majority, *piles).points] == [(0, 0)] * 3


def test_half_is_no_majority_but_one_more_is() -> None:
    game = game_with(3, cards_rule="majority", coins_rule="majority", kings_redeal=0)
    pack = [card_text(card) for card in game.pack]
    half = " ".join(pack[5:25])
    assert counted(game, half, "Rb", "").points[0][1:3] == (0, 0)
    more = counted(game, " ".join(pack[4:25]), "Rb", "").points[0]
    assert (more.cards, more.coins) == (1, 1)


def test_majority_counts_the_cards_of_the_pack_in_play() -> None:
    game = game_of(PRESETS["corsica"].changed({"cards_rule": "majority", "coins_rule": "majority"}), 2)
    pack = [card_text(card) for card in game.pack]
    assert counted(game, " ".join(pack[4:22]), "").points[0].cards == 0
    assert counted(game, " ".join(pack[4:23]), "").points[0].cards == 1
    assert counted(game, "Ad 3d 4d 5d", "6d").points[0].coins == 0
    assert counted(game, "Ad 3d 4d 5d 6d", "7d").points[0].coins == 1


def test_no_card_never_wins_a_count() -> None:
    found = counted(game_with(), "", "")
    assert found.totals == (0, 0)
    assert found.prime_winner is None
    assert counted(game_with(), "Ac", "2c").points[0].coins == 0


def test_the_bonus_suit_takes_coins_settebello_re_bello_and_runs_along() -> None:
    cups = game_with(bonus_suit="c", re_bello=1, sequence="napola3")
    found = counted(cups, "7c Rc Ac 2c 3c", "7d Rd Ad 2d 3d Fd").points
    assert found[0] == Points(coins=1, settebello=1, re_bello=1, napola=3)
    assert found[1].total == 1


def test_two_packs_have_two_settebelli_and_two_re_belli() -> None:
    game = game_of(PRESETS["classic6_two_decks"].changed({"re_bello": 2, "penalties": {"2b": -5}}), 6)
    both = counted(game, "7d 7d' Rd Rd' 2b 2b'", "Ac")
    assert (both.points[0].settebello, both.points[0].re_bello, both.points[0].penalty) == (2, 4, -10)
    split = counted(game, "7d Rd 2b", "7d' Rd' 2b' Ac")
    assert [(p.settebello, p.re_bello, p.penalty) for p in split.points] == [(1, 2, -5)] * 2


def test_penalties_go_to_the_holder_only_and_may_leave_less_than_nothing() -> None:
    game = game_with(penalties={"2b": -5, "Rs": 2}, pts_cards=0, pts_prime=0)
    found = counted(game, "2b", "Rs")
    assert found.totals == (-5, 2)
    assert counted(game, "2b Rs", "").totals == (-3, 0)


# The prime


@pytest.mark.parametrize(("rank", "points"), list(zip(RANKS, (16, 12, 13, 14, 15, 18, 21, 10, 10, 10), strict=True)))
def test_prime_of_each_rank(rank: str, points: int) -> None:
    assert best_of_suits(prime_scale(CLASSIC), sets(f"{rank}s")[0]).total == points
    without_pictures = 0 if rank in "FCR" else points
    assert best_of_suits(prime_scale(PRESETS["faces_zero"]), sets(f"{rank}s")[0]).total == without_pictures


def test_the_prime_names_the_best_card_of_each_suit() -> None:
    found = best_of_suits(prime_scale(CLASSIC), sets("7d Ad 6c Fs Rs")[0])
    assert (found.total, found.suits) == (21 + 18 + 10, 3)
    assert found.best == parse_cards("7d 6c Fs")


def test_of_two_twins_the_one_that_is_held_is_named() -> None:
    assert best_of_suits(prime_scale(CLASSIC), sets("7d'")[0]).best == parse_cards("7d'")
    assert best_of_suits(prime_scale(CLASSIC), sets("7d 7d'")[0]).best == parse_cards("7d")


@pytest.mark.parametrize(("missing", "winner"), [("four_beats_missing", 1), ("total_only", 0), ("disqualify", 1)])
def test_a_missing_suit(missing: str, winner: int) -> None:
    rules = CLASSIC.changed({"prime_missing": missing})
    assert prime_winner(rules, sets("7d 7c 7s", "7b Fd Fc Fs")) == winner


@pytest.mark.parametrize(("missing", "winner"), [("four_beats_missing", 0), ("total_only", 0), ("disqualify", None)])
def test_all_lack_a_suit(missing: str, winner: int | None) -> None:
    rules = CLASSIC.changed({"prime_missing": missing})
    assert prime_winner(rules, sets("7d 7c", "6d 6c")) == winner
    assert prime_winner(rules, sets("7d 7c", "")) == winner
    assert prime_winner(rules, sets("7d 7c", "7s 7b")) is None


def test_four_suits_are_compared_by_total_among_themselves() -> None:
    assert prime_winner(CLASSIC, sets("Fd Fc Fs Fb", "7d 7c 7s", "2d 2c 2s Ab")) == 2
    assert prime_winner(CLASSIC, sets("Fd Fc Fs Fb", "7d 7c 7s", "Rd Rc Rs Rb")) is None


def test_cards_of_the_second_pack_count_for_the_prime() -> None:
    rules = PRESETS["classic6_two_decks"]
    assert prime_winner(rules, sets("7d' 7c' 7s' 7b'", "6d 6c 6s 6b")) == 0
    assert prime_winner(rules, sets("7d 7c' 7s 7b'", "7d' 7c 7s' 7b")) is None


def test_a_scale_of_ones_own() -> None:
    scale = {**dict.fromkeys(RANKS, 0), "2": 40, "3": 30}
    rules = CLASSIC.changed({"prime_table": scale})
    assert prime_winner(rules, sets("2d 2c 2s 2b", "7d 7c 7s 7b")) == 0
    assert best_of_suits(prime_scale(rules), sets("2d 3d 3c")[0]).total == 70
    assert best_of_suits(prime_scale(rules), sets("7d Fd")[0]).best == parse_cards("7d")
    assert prime_winner(rules, sets("7d 7c 7s 7b", "6d 6c 6s")) == 0


def test_pictures_worth_nothing_still_fill_a_suit() -> None:
    rules = PRESETS["faces_zero"]
    assert prime_winner(rules, sets("7d 7c 7s Fb", "7b 6d 6c")) == 0
    assert best_of_suits(prime_scale(rules), sets("Fb Rs")[0]).suits == 2
    assert prime_winner(rules, sets("Fd Fc Fs Fb", "7d 7c 7s")) == 0
    assert prime_winner(rules, sets("Fb", "")) is None


def test_prime_winner_agrees_with_adding_up() -> None:
    rng = Random(1)
    scale = dict(zip(RANKS, (16, 12, 13, 14, 15, 18, 21, 10, 10, 10), strict=True))
    for _ in range(amount(300, 5_000)):
        owners = [rng.randrange(4) for _ in range(40)]
        piles = [[card_text(c) for c in range(40) if owners[c] == side] for side in range(3)]
        keys = []
        for pile in piles:
            best = [max((scale[c[0]] for c in pile if c[1] == suit), default=None) for suit in "dcsb"]
            keys.append((None not in best, sum(points or 0 for points in best)))
        expected = keys.index(max(keys)) if keys.count(max(keys)) == 1 and max(keys)[1] else None
        assert prime_winner(CLASSIC, sets(*map(" ".join, piles))) == expected


MOST_ORDER = ("7", "6", "A", "5", "4", "3", "2", "F")


@pytest.mark.parametrize(("better", "worse"), list(pairwise(MOST_ORDER)))
def test_the_american_prime_counts_ranks_in_order(better: str, worse: str) -> None:
    rules = PRESETS["american_prime"]
    one, three = f"{better}d", " ".join(f"{worse}{suit}" for suit in "csb")
    assert prime_winner(rules, sets(one, three)) == 0
    assert prime_winner(rules, sets(three, one)) == 1
    assert prime_winner(rules, sets(f"{better}d", f"{better}c {worse}d")) == 1


def test_the_american_prime_counts_all_pictures_alike_and_may_be_tied() -> None:
    rules = PRESETS["american_prime"]
    assert prime_winner(rules, sets("7d Fd", "7c Rc")) is None
    assert prime_winner(rules, sets("7d Fd Cd", "7c Rc")) == 0
    assert prime_winner(rules, sets("", "")) is None


def test_bermila_counts_sevens_then_sixes_and_nothing_else() -> None:
    rules = PRESETS["chkobba"]
    assert prime_winner(rules, sets("7d 7c", "7s 6d 6c 6s 6b")) == 0
    assert prime_winner(rules, sets("7d 6c", "7s 6d 6s")) == 1
    assert prime_winner(rules, sets("7d 6c Ad", "7s 6d")) is None
    assert prime_winner(rules, sets("Ad 5d", "Fc")) is None


def decided_by(variant: str, *piles: str) -> list[str]:
    """The cards of each side by which a prime that counts ranks was decided."""
    game = game_of(PRESETS[variant].changed({"players": [len(piles)], "teams": {}}), len(piles))
    return [" ".join(map(card_text, prime.best)) for prime in counted(game, *piles).prime]


def test_a_prime_that_counts_ranks_names_the_cards_it_was_decided_by() -> None:
    assert decided_by("chkobba", "7d 7c Ad 6b", "7s 6d 6s") == ["7d 7c", "7s"]
    assert decided_by("chkobba", "7d Ad 6b", "7s 6d 6s") == ["7d 6b", "7s 6d 6s"]
    assert decided_by("chkobba", "7d 6c Ad", "7s 6d") == ["7d 6c", "7s 6d"]
    assert decided_by("chkobba", "7d Ad", "7s 6c", "6b 6s") == ["7d", "7s 6c", "6s 6b"]
    assert decided_by("american_prime", "7d 6c Ad", "7s 6d 5c") == ["7d 6c Ad", "7s 6d"]
    assert decided_by("american_prime", "Fd", "Fc") == ["", ""]


def test_with_two_packs_every_seven_is_counted() -> None:
    game = game_of(PRESETS["classic6_two_decks"].changed({"prime_table": "bermila"}), 6)
    found = counted(game, "7d 7d", "7c 6d 6c")
    assert [len(prime.best) for prime in found.prime] == [2, 1]
    assert found.prime_winner == 0


# Runs


@pytest.mark.parametrize("length", range(11))
def test_runs_from_the_ace(length: int) -> None:
    pile = set_of(parse_cards(" ".join(COINS.split()[:length])))
    broken = pile | (set_of(parse_cards("Rd")) if length < 9 else 0)
    for held in {pile, broken}:

        def run(sequence: str, held: int = held) -> Any:
            return sequence_points(CLASSIC.changed({"sequence": sequence}), held)

        reached = length >= 3
        assert run("napola3").napola == (3 if reached else 0)
        assert run("napola_10").napola == (length if reached else 0)
        assert run("napola_9").napola == (min(length, 9) if reached else 0)
        assert run("cirulla").piccola == (min(length, 6) if reached else 0)
        assert run("scalette").scaletta_bassa == (min(length, 9) if reached else 0)
        assert sum(run("none")) == 0


@pytest.mark.parametrize("length", range(10))
def test_runs_from_the_king(length: int) -> None:
    pile = set_of(parse_cards(" ".join(COINS.split()[10 - length :]))) if length else 0
    grande = sequence_points(CLASSIC.changed({"sequence": "cirulla"}), pile)
    assert grande.grande == (5 if length >= 3 else 0)
    alta = sequence_points(CLASSIC.changed({"sequence": "scalette"}), pile)
    assert alta.scaletta_alta == (5 + length - 3 if length >= 3 else 0)
    assert alta.scaletta_bassa == grande.piccola == 0


@pytest.mark.parametrize("sequence", ["napola_9", "scalette"])
def test_all_ten_win_instead_of_scoring(sequence: str) -> None:
    pile = sets(COINS)[0]
    wins = CLASSIC.changed({"sequence": sequence, "all_coins": "wins"})
    assert sum(sequence_points(wins, pile)) == 0
    assert outright_winner(wins, (0, pile)) == 1
    assert sum(sequence_points(CLASSIC.changed({"sequence": sequence}), pile)) > 0


def test_all_ten_are_two_whole_runs_where_they_do_not_win() -> None:
    found = sequence_points(CLASSIC.changed({"sequence": "scalette"}), sets(COINS)[0])
    assert (found.scaletta_bassa, found.scaletta_alta) == (9, 11)


def test_all_ten_score_and_win_in_napola_and_cirulla() -> None:
    pile = sets(COINS)[0]
    assert sequence_points(CLASSIC.changed({"sequence": "napola_10", "all_coins": "wins"}), pile).napola == 10
    assert sum(sequence_points(CLASSIC.changed({"sequence": "cirulla", "all_coins": "wins"}), pile)) == 11


def test_ten_coins_win_only_where_the_rule_is_on_and_for_one_side() -> None:
    ten = sets(COINS)[0]
    assert outright_winner(CLASSIC, (ten, 0)) is None
    wins = CLASSIC.changed({"all_coins": "wins"})
    assert outright_winner(wins, (ten, 0)) == 0
    for missing in cards_in(ten):
        assert outright_winner(wins, (ten ^ 1 << missing, 0)) is None
    assert outright_winner(wins, (ten, ten << 40)) is None
    mixed = ten ^ 1 << 3 | 1 << 43
    assert outright_winner(wins, (0, mixed)) == 1
    assert count_piles(GAMES["scalette-2"], (ten, 0), (0, 0), (0, 0)).outright == 0


def test_a_run_may_be_held_in_twins() -> None:
    held = set_of(parse_cards("Ad 2d 3d 4d")) ^ 1 << 1 | 1 << 41
    assert sequence_points(CLASSIC.changed({"sequence": "napola_10"}), held).napola == 4


def test_the_order_of_the_sides_changes_nothing_but_the_side() -> None:
    rng = Random(2)
    game = game_with(3)
    for _ in range(amount(50, 1_000)):
        owners = [rng.randrange(3) for _ in range(40)]
        piles = [sum(1 << c for c in range(40) if owners[c] == side) for side in range(3)]
        totals = count_piles(game, tuple(piles), (0, 0, 0), (0, 0, 0)).totals
        for order in permutations(range(3)):
            moved = count_piles(game, tuple(piles[side] for side in order), (0, 0, 0), (0, 0, 0)).totals
            assert moved == tuple(totals[side] for side in order)
