"""Values derived from a ruleset agree with the rules' own count."""

from __future__ import annotations

from random import Random

import pytest

from scopa_gui.ai.appraisal import appraise, lead_of
from scopa_gui.rules.cards import parse_cards, set_of
from scopa_gui.rules.scoring import count_piles
from tests.ai.table import ALL_GAMES, game


@pytest.mark.parametrize(("preset", "players"), ALL_GAMES)
def test_a_finished_deal_is_worth_what_the_rules_count(preset: str, players: int) -> None:
    of, rng = game(preset, players), Random(preset)
    sides, none = len(of.sides), (0,) * len(of.sides)
    for _ in range(40):
        piles = [0] * sides
        lean = rng.random()
        for card in of.pack:
            piles[0 if rng.random() < lean else rng.randrange(sides)] |= 1 << card
        counted = count_piles(of, tuple(piles), none, none)
        if counted.outright is None:
            for side in range(sides):
                assert appraise(of).final(piles, side) == pytest.approx(lead_of(counted.totals, side))


@pytest.mark.parametrize(("preset", "players"), ALL_GAMES)
def test_expectations_of_all_sides_cancel_out_and_reach_the_count(preset: str, players: int) -> None:
    of, rng = game(preset, players), Random(preset)
    cards = list(of.pack)
    rng.shuffle(cards)
    piles = [0] * len(of.sides)
    for card in cards[: len(cards) // 2]:
        piles[rng.randrange(len(piles))] |= 1 << card
    leads = [appraise(of).standing(piles, side) for side in range(len(piles))]
    assert sum(leads) == pytest.approx(0, abs=1e-9)
    assert appraise(of).standing([0] * len(piles), 0) == pytest.approx(0, abs=1e-9)


def _lead(preset: str, own: str, other: str) -> float:
    return appraise(game(preset, 2)).standing([set_of(parse_cards(own)), set_of(parse_cards(other))], 0)


@pytest.mark.parametrize(
    ("preset", "wanted", "plain"),
    [
        ("classic2", "7d", "7c"),
        ("classic2", "3d", "3c"),
        ("classic2", "7c", "Rc"),
        ("hurrikan", "7c", "7d"),
        ("re_bello", "Rd", "Cd"),
        ("piva", "3b", "2b"),
        ("napola", "Ad", "4d"),
        ("scalette", "Rd", "6d"),
        ("chkobba", "7s", "As"),
        ("american_prime", "7s", "6s"),
    ],
)
def test_cards_are_worth_what_they_score_in_each_variant(preset: str, wanted: str, plain: str) -> None:
    assert _lead(preset, wanted, "") > _lead(preset, plain, "") + 0.02


def test_an_almost_complete_run_makes_its_last_card_precious() -> None:
    gain = _lead("napola", "Ad 2d 3d", "") - _lead("napola", "Ad 2d", "")
    assert gain > 1.2 + _lead("classic2", "Ad 2d 3d", "") - _lead("classic2", "Ad 2d", "")
