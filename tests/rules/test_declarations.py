"""Declarations: what a hand may declare, the wild seven, and what a declared hand does afterwards (SPEC 2.11, 2.14)."""

from __future__ import annotations

from typing import Any

import pytest

from scopa_gui.rules.cards import (
    CARD_NUMBERS,
    captured,
    card_text,
    cards_in,
    parse_card,
    parse_cards,
    set_of,
    value,
)
from scopa_gui.rules.deal import (
    PASS,
    Deal,
    Declare,
    Phase,
    Play,
    apply,
    legal_moves,
    new_deal,
    next_round,
)
from scopa_gui.rules.declarations import Declaration, declarations, is_wild
from scopa_gui.rules.errors import Illegal
from scopa_gui.rules.game import game_of
from scopa_gui.rules.notation import from_line, to_line
from scopa_gui.rules.presets import PRESETS
from tests.rules.test_deal import deck_with, played
from tests.testkit.playing import GAMES, place, sweep


def open_declarations(rules_name: str, hand: str, **changes: Any) -> list[tuple[str, int, int]]:
    rules = PRESETS[rules_name].changed(changes)
    return [tuple(found) for found in declarations(rules, set_of(parse_cards(hand)))]  # type: ignore[misc]


def test_declarations_of_cirulla() -> None:
    assert open_declarations("cirulla", "Ad 3c 5s") == [("tre", 3, 0)]
    assert open_declarations("cirulla", "Ad 3c 6s") == []
    assert open_declarations("cirulla", "5d 5c 5s") == [("dieci", 10, 0)]
    assert open_declarations("cirulla", "3d 3c 3s") == [("dieci", 10, 0)]
    assert open_declarations("cirulla", "3d 3c 3s", declared_both="sum") == [("dieci+tre", 13, 0)]
    assert open_declarations("cirulla", "4d 4c 4s", declared_both="sum") == [("dieci", 10, 0)]
    assert open_declarations("cirulla", "Ad 3c") == []
    assert open_declarations("cirulla", "Ad Ac 2c 2d") == []


def test_the_wild_seven_may_be_any_value_that_declares() -> None:
    assert open_declarations("cirulla", "Ad Ac 7c") == [
        ("dieci", 10, 1), *(("tre", 3, matta) for matta in range(2, 8)),
    ]  # fmt: skip
    assert open_declarations("cirulla", "7d 7s 7c") == [("dieci", 10, 7)]
    assert open_declarations("cirulla", "Ad Ac 7c", matta=None) == [("tre", 3, 0)]
    assert open_declarations("cirulla", "Ad Ac 7d") == [("tre", 3, 0)]
    assert open_declarations("cirulla", "Cd Rs 7c") == []


def test_a_seven_of_cups_is_wild_until_its_value_is_announced() -> None:
    """SPEC 2.11: the value stays with the card until it is captured."""
    sevens = parse_cards("7c 7c'")
    assert [card for card in range(CARD_NUMBERS) if is_wild(card)] == list(sevens)


BOTH_WILD = {"deck": "double80", "players": [4]}


def test_with_two_packs_either_seven_of_cups_is_wild() -> None:
    for seven in (16, 56):
        hand = set_of((*parse_cards("2d 2s"), seven))
        found = declarations(PRESETS["cirulla"].changed(BOTH_WILD), hand)
        assert [(name, matta) for name, _, matta in found] == [
            ("dieci", 2), ("tre", 1), ("tre", 3), ("tre", 4), ("tre", 5),
        ]  # fmt: skip


def test_two_wild_sevens_in_one_hand_are_given_the_same_value() -> None:
    assert open_declarations("cirulla", "3d 7c 7c", **BOTH_WILD) == [
        ("dieci", 10, 3), ("tre", 3, 1), ("tre", 3, 2),
    ]  # fmt: skip
    assert open_declarations("cirulla", "3d 7c 7c", **BOTH_WILD, matta=None) == []


def test_each_announced_twin_keeps_its_own_value_and_comes_back_as_itself() -> None:
    game = game_of(PRESETS["cirulla"].changed(BOTH_WILD), 4)
    deal = place(game, "Rd", ["3d 7c 7c", "Rb Fb Cb", "Rc Fc Cc", "Rs Fs Cs"], stock=16)._replace(phase=Phase.DECLARE)
    declared = apply(deal, Declare("dieci", 3))
    assert [card_text(card) for card in cards_in(declared.hands[0])] == ["3d", "7c=3", "7c=3"]
    assert from_line(to_line(declared)) == declared
    for _ in range(3):
        declared = apply(declared, PASS)
    first, *others = [m for m in legal_moves(declared) if isinstance(m, Play) and value(m.card) == 3 and m.card != 2]
    assert (card_text(first.card), others) == ("7c=3", [])
    assert captured(set_of(parse_cards("7c=3 7c=3'"))) == set_of((16, 56))
    assert captured(set_of(parse_cards("7c=9'"))) == 1 << 56
    swept = apply(place(game, "3s", ["7c=3' Rd", "Rb", "Rc", "Rs"], stock=12), Play(92, set_of(parse_cards("3s"))))
    assert swept.piles[0] == set_of((parse_card("3s"), 56))
    assert swept.sweep_cards[0] == ((56, 1),)


def test_two_announced_twins_of_one_value_are_one_choice() -> None:
    game = game_of(PRESETS["cirulla"].changed(BOTH_WILD), 4)
    table = set_of(parse_cards("7c=4 7c=4 Rd"))
    assert game.captures(table, parse_card("4s")) == (1 << parse_card("7c=4"),)
    other = set_of(parse_cards("7c=4 7c=5' Rd"))
    assert game.captures(other, parse_card("4s")) == (1 << parse_card("7c=4"),)
    assert game.captures(other, parse_card("5s")) == (1 << 9, 1 << 94)


def test_declarations_of_bazzica() -> None:
    assert open_declarations("bazzica", "Ad 3c 5s") == [("bazzica", 1, 0)]
    assert open_declarations("bazzica", "5d 5c 5s") == [("bazzicotto", 2, 0)]
    assert open_declarations("bazzica", "3d 3c 3s") == [("bazzicotto", 3, 0)]
    assert open_declarations("bazzica", "2d 3c 5s") == []
    assert open_declarations("classic2", "3d 3c 3s") == []
    assert Declaration("tre", 3, 0) == ("tre", 3, 0)


def cirulla_deal() -> Deal:
    """Seat 0 holds two queens and the wild seven, seat 1 a low hand; seat 1 deals."""
    game = GAMES["cirulla-2"]
    deck = deck_with(game, "2d 4d 6d 6s", "Cd Ac Cs As 7c 3d", before=6)
    return new_deal(game, deck, dealer=1)


def test_each_seat_is_asked_once_before_a_round_from_the_first_to_the_dealer() -> None:
    deal = cirulla_deal()
    assert (deal.phase, deal.turn) == (Phase.DECLARE, 0)
    assert legal_moves(deal) == [Declare("dieci", 9), PASS]
    with pytest.raises(Illegal, match="phase"):
        apply(deal, Play(parse_card("Cd"), 0))
    with pytest.raises(Illegal, match="declaration"):
        apply(deal, Declare("dieci", 8))
    second = apply(deal, PASS)
    assert (second.phase, second.turn, second.declared, second.shown) == (Phase.DECLARE, 1, (0, 0), (0, 0))
    assert legal_moves(second) == [Declare("tre", 0), PASS]
    ready = apply(second, Declare("tre", 0))
    assert (ready.phase, ready.turn, ready.declared) == (Phase.PLAY, 0, (0, 3))
    assert ready.shown == (0, ready.hands[1])
    with pytest.raises(Illegal, match="phase"):
        apply(ready, PASS)


def test_an_announced_seven_keeps_its_value_until_it_is_captured() -> None:
    deal = apply(apply(cirulla_deal(), Declare("dieci", 9)), PASS)
    assert deal.declared == (10, 0)
    assert deal.hands[0] == deal.shown[0] == set_of(parse_cards("Cd Cs 7c=9"))
    after = played(deal, "7c=9", "6d")
    assert after.piles[0] == set_of(parse_cards("7c 6d"))
    assert after.shown[0] == set_of(parse_cards("Cd Cs"))
    laid = played(deal._replace(table=set_of(parse_cards("Fd"))), "7c=9")
    assert laid.table == set_of(parse_cards("Fd 7c=9"))
    taken = played(laid._replace(hands=(laid.hands[0], set_of(parse_cards("Cb 3d")))), "Cb", "7c=9")
    assert taken.piles[1] == set_of(parse_cards("Cb 7c"))


def test_a_sweep_with_the_announced_seven_shows_the_seven_of_cups() -> None:
    deal = apply(apply(cirulla_deal(), Declare("dieci", 9)), PASS)._replace(table=set_of(parse_cards("6d")))
    assert played(deal, "7c=9", "6d").sweep_cards[0] == (sweep("7c"),)


def test_leftovers_with_the_announced_seven_are_the_seven_of_cups_again() -> None:
    game = GAMES["cirulla-2"]
    after = played(place(game, "7c=9 4d", ["3d", ""], last=1), "3d")
    assert after.piles == (0, set_of(parse_cards("7c 4d 3d")))
    assert after.table == 0


def test_shown_cards_are_forgotten_with_the_next_round() -> None:
    deal = apply(apply(cirulla_deal(), Declare("dieci", 9)), PASS)
    over = deal._replace(hands=(0, 0), phase=Phase.ROUND_OVER)
    assert next_round(over).shown == (0, 0)
    assert next_round(over).phase is Phase.DECLARE
    assert next_round(over).declared == (10, 0)
