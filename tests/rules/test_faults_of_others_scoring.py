"""Faults in scoring that other programs had, each as a test named after its report; where a report and the
specification differ, the specification holds (missing suits in the prime, SPEC 4 E11)."""

from __future__ import annotations

from random import Random

import pytest

from scopa_gui.rules.cards import parse_cards, set_of
from scopa_gui.rules.deal import Phase, Play, apply, legal_moves
from scopa_gui.rules.events import DealScored
from scopa_gui.rules.game import Game, game_of
from scopa_gui.rules.match import after_deal
from scopa_gui.rules.presets import CLASSIC
from scopa_gui.rules.record import Deck, advance, new_match
from scopa_gui.rules.scoring import DealScore, count, count_piles, score
from tests.testkit.playing import GAMES, finished, place, shuffled

CLASSIC2, CLASSIC3 = GAMES["classic2-2"], GAMES["classic3-3"]


def counted(*piles: str, game: Game | None = None) -> DealScore:
    """The count of piles given as texts."""
    sides = len(piles)
    game = game or game_of(CLASSIC.changed({"players": [sides]}), sides)
    return count_piles(game, tuple(set_of(parse_cards(pile)) for pile in piles), (0,) * sides, (0,) * sides)


def test_sb_034_ties_pay_nobody() -> None:
    assert counted("7c 7b", "6c 6b").totals == (1, 0)
    assert counted("7c 7b", "7s 6b").points[0].cards == 0
    found = counted("6d 7c", "5d 7s")
    assert [(p.cards, p.coins, p.settebello) for p in found.points] == [(0, 0, 0), (0, 0, 0)]


def test_sb_034_equal_primes_pay_nobody() -> None:
    assert counted("6d 7c", "6s 7b").prime_winner is None
    assert counted("7c 7b", "7s 7d").prime_winner is None


def test_sb_036_an_equal_prime_of_other_cards_is_a_tie() -> None:
    found = counted("7d 6c As 5b", "6d 7c 5s Ab")
    assert [prime.total for prime in found.prime] == [70, 70]
    assert found.prime_winner is None


def test_sb_037_four_suits_beat_three_sevens() -> None:
    assert counted("7d 7c 7s", "Fd Fc Fs Fb").prime_winner == 1
    assert counted("Fd Fc Fs Fb", "7d 7c 7s").prime_winner == 0


def test_sb_038_where_all_lack_a_suit_the_totals_decide() -> None:
    found = counted("7d 7c 6s", "7s 7b")
    assert [(prime.total, prime.suits) for prime in found.prime] == [(60, 3), (42, 2)]
    assert found.prime_winner == 0
    strict = game_of(CLASSIC.changed({"prime_missing": "disqualify"}), 2)
    assert counted("7d 7c 6s", "7s 7b", game=strict).prime_winner is None


def test_sb_040_all_pictures_count_ten() -> None:
    found = counted("Fd Cc Rs Fb", "2d 2c 2s")
    assert [prime.total for prime in found.prime] == [40, 36]
    assert found.prime_winner == 0
    assert counted("6d Ac 5s 4b", "Ad 6c 5b 4s").prime_winner is None


def test_sb_042_three_sides_need_most_not_half() -> None:
    found = counted(
        "Ad 2d 3d 4d Ac 2c 3c 4c 5c 6c As 2s 3s 4s Ab",
        "5d 6d 7d 7c Fc Cc Rc 5s 6s 7s Fs Cs 2b",
        "Fd Cd Rd Rs 3b 4b 5b 6b 7b Fb Cb Rb",
        game=CLASSIC3,
    )
    assert (found.cards, found.coins) == ((15, 13, 12), (4, 3, 3))
    assert [(p.cards, p.coins, p.settebello) for p in found.points] == [(1, 1, 0), (0, 0, 1), (0, 0, 0)]


def test_sb_043_a_shared_highest_place_among_three_pays_nobody() -> None:
    found = counted("Ac 2c", "3c 4c", "5c", game=CLASSIC3)
    assert [(p.cards, p.coins) for p in found.points] == [(0, 0)] * 3


@pytest.mark.parametrize("seat", [0, 1, 2, 3])
def test_sb_044_partners_share_one_pile(seat: int) -> None:
    game = GAMES["classic4_teams-4"]
    hands = ["7c" if seat == owner else "" for owner in range(4)]
    after = apply(place(game, "3c 4d Rb", hands, turn=seat), Play(*card_and_set("7c", "3c 4d")))
    expected = set_of(parse_cards("7c 3c 4d Rb"))
    assert after.piles == ((expected, 0) if seat in (0, 2) else (0, expected))


def card_and_set(card: str, take: str) -> tuple[int, int]:
    return parse_cards(card)[0], set_of(parse_cards(take))


def test_sb_044_the_joint_pile_counts() -> None:
    found = counted("7d 6d Ac 2c 7s", "5d 4d 3d 6c 7c Fb", game=GAMES["classic4_teams-4"])
    assert (found.cards, found.coins) == ((5, 6), (2, 3))
    assert [(p.cards, p.coins, p.settebello) for p in found.points] == [(0, 0, 1), (1, 1, 0)]


def test_sb_045_the_prime_of_a_pair_is_that_of_its_joint_pile() -> None:
    found = counted("7d 6c As 5b", "Fd Fc Fs Fb", game=GAMES["classic4_teams-4"])
    assert [prime.total for prime in found.prime] == [70, 40]
    assert found.prime_winner == 0


def test_sb_046_a_sweep_in_the_middle_of_a_deal_ends_nothing() -> None:
    state = new_match(CLASSIC2, 1)
    table, mine = parse_cards("3c 4s 2b Ac"), parse_cards("Rd 2c 2s")
    rest = [card for card in CLASSIC2.pack if card not in (*table, *mine)]
    state, _ = advance(state, Deck((*mine, *rest[:3], *table, *rest[3:])))
    state = state._replace(scores=(10, 10))
    state, happened = advance(state, Play(parse_cards("Rd")[0], set_of(table)))
    assert state.deal is not None
    assert state.deal.sweeps == (1, 0)
    assert (state.scores, state.winners, state.deal.phase) == ((10, 10), (), Phase.PLAY)
    assert not any(isinstance(event, DealScored) for event in happened)


def test_sb_050_a_shared_lead_of_three_plays_on() -> None:
    assert after_deal(CLASSIC, (12, 12, 3), (0, 0, 0), 4).winner is None
    assert after_deal(CLASSIC, (12, 12, 13), (0, 0, 0), 4).winner == 2


def test_sb_052_the_count_of_a_deal_stays_what_it_was() -> None:
    game = game_of(CLASSIC.changed({"target": 100}), 2)
    rng = Random(1)
    state = new_match(game, 0)
    kept: list[tuple[DealScored, str]] = []
    while len(kept) < 3:
        deal = state.deal
        entry = Deck(shuffled(game, rng)) if deal is None or state.wants_deck else rng.choice(legal_moves(deal))
        state, happened = advance(state, entry)
        kept += [(event, repr(event)) for event in happened if isinstance(event, DealScored)]
    assert all(repr(event) == text for event, text in kept)
    totals = [event.score.totals for event, _ in kept]
    assert kept[-1][0].scores == tuple(map(sum, zip(*totals, strict=True)))


def test_sb_053_counting_twice_gives_the_same() -> None:
    deal = finished(CLASSIC2, Random(2))
    before = (*deal,)
    assert score(deal) == score(deal)
    assert count(deal) == count(deal)
    assert (*deal,) == before
