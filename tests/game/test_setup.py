"""Seeds, decks and seats: fair, the same again, and independent of who plays."""

from __future__ import annotations

import os
import subprocess
import sys
from collections import Counter
from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from scopa_gui.game.house import seats_for, utc_now
from scopa_gui.game.names import distinct_names
from scopa_gui.game.setup import HUMAN, MatchSetup, Seat
from scopa_gui.rules.presets import PRESETS
from tests.game.playing import rules, seats

CLASSIC = MatchSetup(rules(), seats(2), 7)


def test_the_same_seed_gives_the_same_decks_and_first_dealer() -> None:
    again = MatchSetup(rules(), seats(2), 7)
    assert [again.deck(n) for n in range(20)] == [CLASSIC.deck(n) for n in range(20)]
    assert again.first_dealer == CLASSIC.first_dealer
    other = MatchSetup(rules(), seats(2), 8)
    assert other.deck(0) != CLASSIC.deck(0)
    assert len({CLASSIC.deck(n) for n in range(50)}) == 50


def test_decks_do_not_depend_on_opponents_names_scores_or_rating() -> None:
    for bot in ("random", "rookie", "amateur"):
        for changes in ({"seeded": True}, {"created": "later"}, {"profile": 3}):
            other = replace(CLASSIC, seats=(Seat(HUMAN, "Zoe"), Seat(bot, "x")), **changes)
            assert [other.deck(n) for n in range(5)] == [CLASSIC.deck(n) for n in range(5)]
            assert other.first_dealer == CLASSIC.first_dealer


def test_a_deck_is_the_whole_pack() -> None:
    for preset in ("classic2", "corsica", "classic6_two_decks"):
        setup = MatchSetup(PRESETS[preset], seats(PRESETS[preset].players[0]), 3)
        assert sorted(setup.deck(0)) == list(setup.game.pack)


def test_every_card_comes_to_every_place_equally_often() -> None:
    """40 cards over 40 places in 4,000 decks: chi-square with 39 * 39 degrees of freedom."""
    decks = 4000
    places = Counter((card, place) for number in range(decks) for place, card in enumerate(CLASSIC.deck(number)))
    expected = decks / 40
    chi_square = sum((places[card, place] - expected) ** 2 / expected for card in range(40) for place in range(40))
    freedom = 39 * 39
    deviation = (chi_square - freedom) / (2 * freedom) ** 0.5
    assert abs(deviation) < 4, f"{deviation:.2f} standard deviations from an even spread"


def test_neighbours_in_the_pack_do_not_stay_together() -> None:
    decks = 2000
    pairs = Counter(
        first for number in range(decks) for first, second in zip(*[iter(CLASSIC.deck(number))] * 2, strict=True)
        if second == first + 1
    )  # fmt: skip
    expected = decks * 20 * 39 / (40 * 39)
    assert abs(pairs.total() - expected) < 5 * expected**0.5


def test_who_deals_first_is_chance() -> None:
    dealers = Counter(replace(CLASSIC, seed=seed).first_dealer for seed in range(2000))
    assert set(dealers) == {0, 1}
    assert abs(dealers[0] - 1000) < 5 * 500**0.5


def test_bots_have_a_stream_of_their_own_for_each_decision() -> None:
    draws = {CLASSIC.bot_chance(*where).random() for where in [(1, 0, 0), (1, 0, 1), (1, 1, 0), (2, 0, 0)]}
    assert len(draws) == 4
    assert CLASSIC.bot_chance(1, 0, 0).random() == CLASSIC.bot_chance(1, 0, 0).random()


PLAY_A_MATCH = """
import hashlib
from random import Random
from tests.game.playing import play_out, table
from scopa_gui.ai.bot import BOTS
from scopa_gui.rules.record import format_match
controller = table(bots={1: BOTS["amateur"]()}, seed=12)
play_out(controller, Random(1))
print(hashlib.sha256(format_match(controller.record).encode()).hexdigest())
"""


def test_a_match_is_the_same_in_every_process_whatever_the_order_of_hashes() -> None:
    root = Path(__file__).parents[2]
    answers = set()
    for hash_seed in ("0", "1", "2"):
        environment = {**os.environ, "PYTHONHASHSEED": hash_seed, "PYTHONPATH": str(root)}
        command = [sys.executable, "-c", PLAY_A_MATCH]
        done = subprocess.run(command, env=environment, capture_output=True, text=True, check=True, cwd=root)
        answers.add(done.stdout)
    assert len(answers) == 1


def test_a_preset_is_known_whatever_the_target_or_number_of_deals() -> None:
    assert CLASSIC.preset == "classic2"
    assert replace(CLASSIC, ruleset=rules(target=31)).preset == "classic2"
    assert replace(CLASSIC, ruleset=rules("cirulla", end_mode="fixed_hands", fixed_hands=3)).preset == "cirulla"
    assert replace(CLASSIC, ruleset=rules(pts_prime=3)).preset is None


@pytest.mark.parametrize("preset", PRESETS)
def test_each_preset_knows_its_own_name(preset: str) -> None:
    assert replace(CLASSIC, ruleset=PRESETS[preset]).preset == preset


def test_the_record_tells_the_setup() -> None:
    setup = MatchSetup(rules(), seats(2), 5, seeded=True, created="now")
    record = setup.record()
    assert record.seats == (("human", "Anna"), ("random", "Bruno"))
    assert record.dealer == setup.first_dealer
    assert dict(record.tags) == {"seed": "5", "seeded": "yes", "created": "now"}
    assert dict(CLASSIC.record().tags)["seeded"] == "no"


# Seats and names


@pytest.mark.parametrize(
    ("players", "opponents", "kinds"),
    [
        (2, ("rookie",), ["rookie"]),
        (4, ("rookie",), ["rookie"] * 3),
        (4, ("rookie", "amateur"), ["rookie", "amateur", "amateur"]),
        (3, ("rookie", "amateur", "random"), ["rookie", "amateur"]),
    ],
)
def test_the_last_opponent_named_fills_the_seats(players: int, opponents: tuple[str, ...], kinds: list[str]) -> None:
    people = seats_for(players, opponents, "Anna")
    assert people[0] == Seat(HUMAN, "Anna")
    assert [seat.kind for seat in people[1:]] == kinds
    assert len({seat.name for seat in people}) == players


def test_opponents_of_a_kind_are_numbered() -> None:
    names = [seat.name for seat in seats_for(4, ("rookie", "amateur"), "Anna")]
    assert names == ["Anna", "la Donna", "il Cavaliere", "Rosa"]


NAMES = [
    "", "A", "x" * 200, "   ", "two\nlines\r\n", "🃏👩\u200d👩\u200d👧", "e\u0301" * 30, "Anna",
    "Anna", "\u202ekcab", "\ud800", "\0", "עברית", "a\u0301\u0302\u0303\u0304\u0305\u0306",
]  # fmt: skip


@given(texts=st.lists(st.one_of(st.text(), st.sampled_from(NAMES)), min_size=1, max_size=8))
def test_any_names_become_short_single_lines_and_stay_apart(texts: list[str]) -> None:
    names = distinct_names(texts)
    assert len(set(names)) == len(texts)
    for name in names:
        assert name
        assert name == name.strip()
        assert len(name) <= 130
        assert name.splitlines() == [name]
        name.encode("utf-8")


def test_good_names_stay_as_they_are() -> None:
    names = ("Anna", "José", "Łukasz O'Neill", "語", "עברית")
    assert distinct_names(names) == names


def test_now_is_told_in_utc_to_the_second() -> None:
    assert utc_now().endswith("+00:00")
    assert len(utc_now()) == len("2026-01-02T12:00:00+00:00")
