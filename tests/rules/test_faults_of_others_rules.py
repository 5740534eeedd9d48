"""Faults in the rules that other programs had, each as a test named after its report."""

from __future__ import annotations

from random import Random

import pytest

from scopa_gui.rules.cards import card_text, cards_in, parse_card, parse_cards, set_of
from scopa_gui.rules.deal import Deal, Phase, Play, apply, legal_moves, must_throw_in, new_deal, next_round
from scopa_gui.rules.errors import BadRuleset, Illegal
from scopa_gui.rules.events import ThrownIn
from scopa_gui.rules.game import Game, game_of
from scopa_gui.rules.presets import CLASSIC, preset
from scopa_gui.rules.record import Deck, advance, new_match
from tests.testkit.amount import amount
from tests.testkit.playing import GAMES, finished, first_deal, place, plies, shuffled

CLASSIC2 = game_of(CLASSIC, 2)


def takes(table: str, card: str, game: Game = CLASSIC2) -> set[str]:
    """Every capture of a card, as texts with the cards in ascending order."""
    found = game.captures(set_of(parse_cards(table)), parse_card(card))
    return {" ".join(map(card_text, cards_in(taken))) for taken in found}


def play(deal: Deal, card: str, take: str = "") -> Deal:
    return apply(deal, Play(parse_card(card), set_of(parse_cards(take))))


def refuses(deal: Deal, card: str, take: str = "") -> bool:
    """Whether the play is refused and nothing has changed."""
    before = (*deal,)
    with pytest.raises(Illegal):
        play(deal, card, take)
    return (*deal,) == before


def test_sb_001_an_equal_card_hides_every_sum() -> None:
    assert takes("7b 4d 3d", "7s") == {"7b"}
    deal = place(CLASSIC2, "7b 4d 3d", ["7s", "Rb"])
    assert refuses(deal, "7s", "4d 3d")
    assert legal_moves(deal) == [Play(parse_card("7s"), set_of(parse_cards("7b")))]


def test_sb_002_two_equal_cards_are_two_choices_of_one_card() -> None:
    assert takes("7d 7b 4c 3s", "7c") == {"7d", "7b"}
    deal = place(CLASSIC2, "7d 7b 4c 3s", ["7c", "Rb"])
    assert refuses(deal, "7c", "7d 7b")
    assert refuses(deal, "7c", "4c 3s")
    after = play(deal, "7c", "7d")
    assert after.table == set_of(parse_cards("7b 4c 3s"))


def test_sb_004_twins_of_a_sum_are_all_offered() -> None:
    assert takes("7b 5d Ab 5s 2b 4b", "Rb") == {"Ab 2b 7b", "5d 5s", "5d Ab 4b", "5s Ab 4b"}


def test_sb_005_any_number_of_cards_unless_the_option_says_fewest() -> None:
    assert takes("Ac 2s 4b 6d", "7c") == {"6d Ac", "Ac 2s 4b"}
    fewest = game_of(CLASSIC.changed({"priority": "fewest_cards"}), 2)
    assert takes("Ac 2s 4b 6d", "7c", fewest) == {"6d Ac"}


def test_sb_006_no_card_counts_twice() -> None:
    assert takes("3d", "6b") == set()
    assert takes("3d 3c", "6b") == {"3d 3c"}
    assert takes("", "7c") == set()


def test_sb_008_a_card_that_can_take_must_but_need_not_be_played() -> None:
    deal = place(CLASSIC2, "4b 3s", ["7d 2c", "Rb Fc Cs"], stock=24)
    assert play(deal, "2c").table == set_of(parse_cards("4b 3s 2c"))
    assert refuses(deal, "7d")
    assert play(deal, "7d", "4b 3s").sweeps == (1, 0)


def test_sb_012_laying_on_an_empty_table_is_no_sweep() -> None:
    after = play(place(CLASSIC2, "", ["5d 2c", "Rb Fc Cs"], stock=20), "5d")
    assert after.table == 1 << parse_card("5d")
    assert after.sweeps == (0, 0)
    assert after.sweep_cards == ((), ())
    assert after.last == -1


def test_sb_013_last_card_is_no_sweep() -> None:
    after = play(place(CLASSIC2, "Ac Ab As", ["3d", ""], last=1), "3d", "Ac Ab As")
    assert after.piles[0] == set_of(parse_cards("3d Ac Ab As"))
    assert after.sweeps == (0, 0)
    assert after.phase is Phase.OVER


def test_sb_014_last_but_one_is_a_sweep() -> None:
    after = play(place(CLASSIC2, "3c 4s", ["7d", "Rb"], last=1), "7d", "3c 4s")
    assert after.sweeps == (1, 0)
    assert after.phase is Phase.PLAY


def test_the_last_card_of_a_round_is_a_sweep_while_there_is_a_stock() -> None:
    after = play(place(CLASSIC2, "3c 4s", ["7d", ""], stock=6), "7d", "3c 4s")
    assert after.sweeps == (1, 0)
    assert after.phase is Phase.ROUND_OVER


def test_sb_020_leftovers_of_nobody_count_for_nobody() -> None:
    after = play(place(CLASSIC2, "Rb Cs", ["2d", ""]), "2d")
    assert after.phase is Phase.OVER
    assert after.piles == (0, 0)
    assert after.table == set_of(parse_cards("Rb Cs 2d"))
    assert after.last == -1


def test_sb_020_the_first_capture_comes_by_the_tenth_play() -> None:
    rng = Random(1)
    for name, latest in (("classic2-2", 10), ("scopone_scientifico-4", 11)):
        for _ in range(amount(100, 3_000)):
            played = 0
            for ply in plies(first_deal(GAMES[name], rng), rng):
                played += isinstance(ply.action, Play)
                if ply.after.last >= 0:
                    break
            assert played <= latest


def test_sb_022_an_empty_hand_waits_for_the_other() -> None:
    deal = place(CLASSIC2, "Ac", ["3d", "5d"], stock=6)
    after = play(deal, "3d")
    assert (after.hands[0], after.phase, after.turn) == (0, Phase.PLAY, 1)
    with pytest.raises(Illegal, match="phase"):
        next_round(after)
    dealt = next_round(play(after, "5d"))
    assert [hand.bit_count() for hand in dealt.hands] == [3, 3]


def test_sb_024_every_number_of_players_gets_equal_hands_and_the_stock_runs_out() -> None:
    rounds = {2: (3,) * 6, 3: (3,) * 4, 4: (3,) * 3, 5: (3, 4), 6: (3, 3)}
    for players, expected in rounds.items():
        game = game_of(CLASSIC.changed({"players": [players]}), players)
        assert game.rounds == expected
        assert game.table_count == (5 if players == 5 else 4)
        assert not finished(game, Random(players)).stock
    with pytest.raises(BadRuleset, match="players"):
        game_of(CLASSIC, 5)


@pytest.mark.parametrize(("layout", "thrown"), [("Rd Rc Rs 2b", True), ("Rd Rc Rs Rb", True), ("Rd Rc 7s 2b", False)])
def test_sb_025_three_kings_are_thrown_in_however_often_they_come(layout: str, thrown: bool) -> None:
    state = new_match(CLASSIC2, 1)
    cards = parse_cards(layout)
    rest = [card for card in CLASSIC2.pack if card not in cards]
    deck = (*rest[:6], *cards, *rest[6:])
    for _ in range(12):
        state, happened = advance(state, Deck(deck))
        assert any(isinstance(event, ThrownIn) for event in happened) == thrown
        assert (state.dealer, state.deal_no, state.wants_deck) == (1, 1, thrown)
        if not thrown:
            break


def test_sb_026_kings_are_thrown_in_only_where_the_preset_says_so() -> None:
    layout = set_of(parse_cards("Rd Rc Rs 2b"))
    assert not must_throw_in(preset("escoba"), layout)
    assert must_throw_in(preset("scopa15"), layout)
    scopone = preset("scopone_scientifico")
    assert scopone.kings_redeal == 0
    deal = new_deal(game_of(scopone, 4), range(40), dealer=3)
    assert (deal.table, deal.stock, deal.phase) == (0, (), Phase.PLAY)


def test_sb_027_a_redeal_forgets_nothing() -> None:
    game = game_of(preset("scopa_assi").changed({"target": 21}), 3)
    rng = Random(2)
    kings = parse_cards("Rd Rc Rs 2b")
    state = new_match(game, 1)
    for _ in range(3):
        rest = [card for card in shuffled(game, rng) if card not in kings]
        state, _ = advance(state, Deck((*rest[:9], *kings, *rest[9:])))
        assert state.wants_deck
        assert (state.game, state.dealer, state.scores, state.deal_no) == (game, 1, (0, 0, 0), 1)
    rest = [card for card in shuffled(game, rng) if card not in kings]
    state, _ = advance(state, Deck((*rest[:13], *kings, *rest[13:])))
    assert state.deal is not None
    assert (state.deal.phase, state.deal.turn, len(state.deal.hands)) == (Phase.PLAY, 2, 3)


def test_sb_028_a_redeal_in_a_later_deal_keeps_its_dealer_and_number() -> None:
    game = game_of(CLASSIC.changed({"target": 100}), 2)
    rng = Random(3)
    state = new_match(game, 0)
    kings = parse_cards("Rd Rc Rs 2b")
    while state.deal is None or state.deal.phase is not Phase.OVER:
        entry = (
            Deck(shuffled(game, rng)) if state.wants_deck or state.deal is None else rng.choice(legal_moves(state.deal))
        )
        state, _ = advance(state, entry)
    rest = [card for card in game.pack if card not in kings]
    state, _ = advance(state, Deck((*rest[:6], *kings, *rest[6:])))
    assert (state.dealer, state.deal_no, state.wants_deck) == (1, 2, True)
    state, _ = advance(state, Deck((*rest[:10], *kings, *rest[10:])))
    assert state.deal is not None
    assert (state.dealer, state.deal_no, state.deal.dealer, state.deal.turn) == (1, 2, 1, 0)


def test_sb_030_two_players_alternate_through_all_rounds() -> None:
    for seed in range(amount(20, 200)):
        rng = Random(seed)
        deal = first_deal(CLASSIC2, rng, dealer=1)
        seats = [before.turn for before, action, _ in plies(deal, rng) if action is not None]
        assert seats == [0, 1] * 18


def test_sb_031_nothing_is_left_over_in_the_next_deal() -> None:
    rng = Random(4)
    game = game_of(CLASSIC.changed({"target": 100}), 2)
    state = new_match(game, 0)
    finished_deals = 0
    while finished_deals < 3:
        if state.wants_deck:
            state, _ = advance(state, Deck(shuffled(game, rng)))
            assert state.deal is not None
            fresh = state.deal
            assert (fresh.last, fresh.sweeps, fresh.piles, fresh.declared) == (-1, (0, 0), (0, 0), (0, 0))
            assert (state.history, fresh.sweep_cards) == ((), ((), ()))
            continue
        assert state.deal is not None
        state, _ = advance(state, rng.choice(legal_moves(state.deal)))
        if state.deal is not None and state.deal.phase is Phase.OVER:
            finished_deals += 1
            assert len(state.history) == 36


def test_sb_058_an_ace_takes_an_ace_where_one_lies() -> None:
    asso = GAMES["asso_pigliatutto-2"]
    assert takes("Ac 5d Rs", "Ad", asso) == {"Ac"}
    assert takes("Ac As 5d", "Ad", asso) == {"Ac", "As"}
    assert takes("", "Ad", asso) == set()
    assert takes("3s 5d Rc", "Ad", asso) == {"5d Rc 3s"}
    for name in ("asso_pigliatutto-2", "scopa_assi-2"):
        assert play(place(GAMES[name], "Ac", ["Ad 2c", "Rb"], stock=6), "Ad", "Ac").sweeps == (1, 0)


def test_sb_059_an_ace_can_be_laid_where_it_takes_nothing() -> None:
    deal = place(CLASSIC2, "5c Rb", ["Ad", "3s"], stock=12)
    assert legal_moves(deal) == [Play(0, 0)]
    assert play(deal, "Ad").table == set_of(parse_cards("5c Rb Ad"))


def test_sb_060_an_ace_on_a_lone_ace_is_a_sweep_in_the_plain_game() -> None:
    assert play(place(CLASSIC2, "Ac", ["Ad 2c", "Rb Fc Cs"], stock=12), "Ad", "Ac").sweeps == (1, 0)


def test_sb_061_the_last_card_sweeps_by_option_only() -> None:
    for changes, sweeps in (({}, (0, 0)), ({"last_card_sweep": "counts"}, (0, 1))):
        game = game_of(preset("scopone_scientifico").changed(changes), 4)
        deal = place(game, "3c 4s", ["", "", "", "7d"], turn=3, last=0)
        assert play(deal, "7d", "3c 4s").sweeps == sweeps


def test_sb_062_equal_cards_do_not_take_each_other_in_fifteen() -> None:
    fifteen = GAMES["scopa15-2"]
    assert takes("6s Cb", "6d", fifteen) == {"Cb"}
    assert takes("5d", "Rb", fifteen) == {"5d"}
    assert takes("7c", "7d", fifteen) == set()


def test_sb_151_the_same_packs_and_plays_give_the_same_match() -> None:
    def play_once() -> list[object]:
        rng = Random(5)
        return [ply.after for ply in plies(first_deal(CLASSIC2, rng), rng)]

    assert play_once() == play_once()
