"""Single rules of a deal: dealing, openings, the draw, declarations, the take-all ace, weights of sweeps, duty."""

from __future__ import annotations

from typing import Any

import pytest

from scopa_gui.rules.cards import (
    Card,
    captured,
    card_text,
    cards_in,
    cards_text,
    copy_text,
    face,
    parse_card,
    parse_cards,
    set_of,
    suit,
    value,
)
from scopa_gui.rules.deal import (
    PASS,
    Cut,
    Deal,
    Declare,
    Phase,
    Play,
    apply,
    legal_moves,
    must_throw_in,
    new_deal,
    next_round,
    opening_sweeps,
)
from scopa_gui.rules.errors import Illegal, Unreadable
from scopa_gui.rules.game import Game, game_of
from scopa_gui.rules.presets import CLASSIC, PRESETS
from tests.testkit.playing import GAMES, place, sweep


def game_with(players: int = 2, **changes: Any) -> Game:
    return game_of(CLASSIC.changed({"players": [players], **changes}), players)


def played(deal: Deal, card: str, take: str = "") -> Deal:
    return apply(deal, Play(parse_card(card), set_of(parse_cards(take))))


def deck_with(game: Game, layout: str, hands: str = "", *, before: int = 0) -> list[Card]:
    """A pack whose first cards are these hands, or any others that many, followed by the layout."""
    first, table = parse_cards(hands), parse_cards(layout)
    rest = [card for card in game.pack if card not in (*first, *table)]
    missing = before - len(first)
    return [*first, *rest[:missing], *table, *rest[missing:]]


# Cards


def test_a_card_has_a_value_a_suit_and_a_face() -> None:
    cards = ("Ad", "7d", "Rb", "7c", "7c=4")
    assert [value(parse_card(text)) for text in cards] == [1, 7, 10, 7, 4]
    assert [suit(parse_card(text)) for text in cards] == [0, 0, 3, 1, 1]
    assert [card_text(face(parse_card(text))) for text in cards] == ["Ad", "7d", "Rb", "7c", "7c"]
    assert [card_text(parse_card(text)) for text in cards] == list(cards)
    assert cards_text(parse_cards("Ad Ad")) == "Ad Ad"
    assert copy_text(parse_cards("Ad Ad")[1]) == "Ad'"
    assert copy_text(parse_card("7c=4")) == "7c=4"
    assert cards_in(set_of([39, 0, 17])) == [0, 17, 39]


@pytest.mark.parametrize("text", ["", "7", "7x", "8d", "d7", "7D", "7c=0", "7c=11", "7d=4", "7d'"])
def test_what_is_no_card_is_unreadable(text: str) -> None:
    with pytest.raises(Unreadable, match="card"):
        parse_card(text)


def test_a_captured_wild_seven_is_the_seven_of_cups_again() -> None:
    for announced in range(1, 11):
        assert captured(set_of(parse_cards(f"7c={announced} Ad"))) == set_of(parse_cards("7c Ad"))
    assert captured(0) == 0


# Dealing


def test_packets_of_three_and_the_layout_last() -> None:
    deal = new_deal(game_with(), range(40), dealer=0)
    assert [cards_in(hand) for hand in deal.hands] == [[3, 4, 5], [0, 1, 2]]
    assert cards_in(deal.table) == [6, 7, 8, 9]
    assert deal.stock == tuple(range(10, 40))
    assert (deal.turn, deal.dealer, deal.last, deal.phase) == (1, 0, -1, Phase.PLAY)
    later = next_round(deal._replace(hands=(0, 0), phase=Phase.ROUND_OVER))
    assert [cards_in(hand) for hand in later.hands] == [[13, 14, 15], [10, 11, 12]]
    assert later.table == deal.table


@pytest.mark.parametrize(
    ("deck", "dealer", "code"),
    [(range(39), 0, "deck"), ([*range(39), 38], 0, "deck"), ([*range(1, 41)], 0, "deck"), (range(40), 2, "dealer"),
     (range(40), -1, "dealer")],
)  # fmt: skip
def test_a_wrong_pack_or_dealer_is_refused(deck: list[Card], dealer: int, code: str) -> None:
    with pytest.raises(Illegal) as refused:
        new_deal(game_with(), deck, dealer)
    assert refused.value.code == code


def test_single_cards_go_round() -> None:
    deal = new_deal(game_with(deal_style="one_by_one"), range(40), dealer=1)
    assert [cards_in(hand) for hand in deal.hands] == [[0, 2, 4], [1, 3, 5]]


def test_hurrikan_turns_four_up_between_two_packets_of_three() -> None:
    deal = new_deal(GAMES["hurrikan-2"], range(40), dealer=1)
    assert [cards_in(hand) for hand in deal.hands] == [[0, 1, 2, 10, 11, 12], [3, 4, 5, 13, 14, 15]]
    assert cards_in(deal.table) == [6, 7, 8, 9]


@pytest.mark.parametrize(
    ("size", "packets"),
    [
        (1, (1,)),
        (2, (2,)),
        (3, (3,)),
        (4, (4,)),
        (5, (3, 2)),
        (6, (3, 3)),
        (7, (3, 4)),
        (8, (3, 3, 2)),
        (10, (3, 3, 4)),
    ],
)
def test_packets(size: int, packets: tuple[int, ...]) -> None:
    assert game_with(hand_size=size, kings_redeal=0).packets[0] == packets
    assert game_with(hand_size=size, deal_style="one_by_one").packets[0] == (1,) * size


def test_the_number_of_a_round_follows_from_the_stock() -> None:
    game = GAMES["classic5-5"]
    assert (game.table_count, game.rounds) == (5, (3, 4))
    assert [game.round_of(stock) for stock in (40, 35, 20, 19, 5, 0)] == [1, 1, 1, 2, 2, 2]
    assert GAMES["classic2-2"].round_of(30) == 1
    assert GAMES["classic2-2"].round_of(0) == 6


@pytest.mark.parametrize(
    ("changes", "layout", "thrown"),
    [
        ({}, "Rd Rc Rs Ab", True), ({}, "Rd Rc Cs Ab", False), ({"kings_redeal": 2}, "Rd Rc Cs Ab", True),
        ({"kings_redeal": 0}, "Rd Rc Rs Rb", False), ({"aces_redeal": 2}, "Ad 2c 3s 4b", False),
        ({"aces_redeal": 2}, "Ad Ac 3s 4b", True), ({"aces_redeal": 1}, "2d Ac 3s 4b", True),
        ({}, "Ad Ac As Ab", False),
    ],
)  # fmt: skip
def test_layouts_are_thrown_in(changes: dict[str, Any], layout: str, thrown: bool) -> None:
    assert must_throw_in(CLASSIC.changed(changes), set_of(parse_cards(layout))) == thrown


def test_a_thrown_in_layout_waits_for_another_pack_and_nobody_takes_it() -> None:
    game = game_with(opening_bonus="15_30", aces_redeal=1)
    deal = new_deal(game, deck_with(game, "Ad 2c 3s 9b".replace("9", "C"), before=6), dealer=1)
    assert (deal.phase, legal_moves(deal), deal.sweeps) == (Phase.THROWN_IN, [], (0, 0))
    with pytest.raises(Illegal, match="phase"):
        apply(deal, Play(0, 0))


def test_a_pass_names_no_combination_and_no_value() -> None:
    assert Declare(name=None, matta=0) == PASS


def test_every_phase_is_another() -> None:
    """Two that were the same would be one phase with two names."""
    names = ["CUT_PACK", "CUT", "DECLARE", "PLAY", "ROUND_OVER", "THROWN_IN", "OVER"]
    assert [phase.name for phase in Phase] == names


# Openings


@pytest.mark.parametrize(
    ("changes", "layout", "sweeps"),
    [
        ({"opening_bonus": "none"}, "Ad 2c 3s Cb", 0), ({"opening_bonus": "15_30"}, "Ad 2c 3s Cb", 1),
        ({"opening_bonus": "15_30"}, "Ad 2c 3s Fb", 0), ({"opening_bonus": "15_30"}, "Rd Cc 6s 5b", 2),
        ({"opening_bonus": "15_30"}, "Rd Cc 6s 4b", 0), ({"opening_bonus": "15_two15"}, "Ad 2c 3s Cb", 1),
        ({"opening_bonus": "15_two15"}, "Rd 5c Cs 6b", 2), ({"opening_bonus": "15_two15"}, "Rd Rc Cs Ab", 0),
        ({"opening_bonus": "15_two15"}, "Rd 2c 3s Cb", 0), ({"opening_bonus": "15_two15"}, "Ad 2c 3s 4b", 0),
        ({"opening_bonus": "15_30"}, "2d 3c 4s 7c", 0),
        ({"opening_bonus": "15_30", "opening_matta": True}, "2d 3c 4s 7c", 1),
        ({"opening_bonus": "15_30", "opening_matta": True}, "Rd Cc 7c 2s", 2),
        ({"opening_bonus": "15_30", "opening_matta": True}, "Rd Cc 7d 2s", 0),
        ({"opening_bonus": "15_30", "opening_matta": True}, "Ad Ac 2s 7c", 0),
        ({"opening_bonus": "15_30", "opening_matta": True}, "Ad Ac 3s 7c", 1),
        ({"opening_bonus": "15_30", "opening_matta": True}, "Ad 2c 7c Cs", 1),
        ({"opening_bonus": "15_30", "opening_matta": True}, "Rd 2c 7c 2s", 1),
        ({"opening_bonus": "15_two15", "opening_matta": True}, "2d 3c 4s 7c", 1),
        ({"opening_bonus": "15_two15", "opening_matta": True}, "Rd 5c 7c 6s", 2),
        ({"opening_bonus": "15_two15", "opening_matta": True}, "Rd Cc 7c 2s", 0),
        ({"opening_bonus": "15_two15", "opening_matta": False}, "Rd 5c 7c 6s", 0),
        ({"opening_bonus": "15_30", "opening_matta": True, "deck": "double80"}, "Rd 2c 7c 7c", 2),
        ({"opening_bonus": "15_two15"}, "Rd Rc 6s 4b", 0), ({"opening_bonus": "15_two15"}, "Rd Rc 5s 5b", 2),
    ],
)  # fmt: skip
def test_what_the_dealer_marks_for_a_layout(changes: dict[str, Any], layout: str, sweeps: int) -> None:
    assert opening_sweeps(CLASSIC.changed(changes), set_of(parse_cards(layout))) == sweeps


@pytest.mark.parametrize(("layout", "crosswise"), [("Ad 2c 3s Cb", ["Cb"]), ("Rd Cc 6s 5b", ["Cc", "Rd"])])
def test_the_dealer_takes_a_layout_of_fifteen_or_thirty(layout: str, crosswise: list[str]) -> None:
    game = game_with(opening_bonus="15_30")
    deal = new_deal(game, deck_with(game, layout, before=6), dealer=0)
    assert deal.piles == (set_of(parse_cards(layout)), 0)
    assert deal.sweeps == (len(crosswise), 0)
    assert deal.sweep_cards == (tuple(sweep(text) for text in crosswise), ())
    assert (deal.table, deal.last, deal.turn, deal.phase) == (0, 0, 1, Phase.PLAY)


# The draw


def test_a_kept_card_is_the_first_of_the_hand_and_a_placed_one_the_first_of_the_layout() -> None:
    game = GAMES["chkobba-2"]
    deal = new_deal(game, range(40), dealer=1)
    assert (deal.phase, deal.turn, deal.drawn, len(deal.stock)) == (Phase.CUT, 0, 0, 40)
    assert legal_moves(deal) == [Cut(True), Cut(False)]
    kept, placed = apply(deal, Cut(True)), apply(deal, Cut(False))
    assert [cards_in(hand) for hand in kept.hands] == [[0, 1, 2], [3, 4, 5]]
    assert cards_in(kept.table) == [6, 7, 8, 9]
    assert [cards_in(hand) for hand in placed.hands] == [[1, 2, 3], [4, 5, 6]]
    assert cards_in(placed.table) == [0, 7, 8, 9]
    assert kept.stock == placed.stock == tuple(range(10, 40))
    assert kept.drawn is placed.drawn is None
    for action in (Play(0, 0), PASS):
        with pytest.raises(Illegal, match="phase"):
            apply(deal, action)


@pytest.mark.parametrize("name", ["scopone9", "hurrikan", "hurrikan4_9", "cirulla", "classic5", "corsica"])
def test_a_placed_card_is_one_of_the_layout_however_it_is_dealt(name: str) -> None:
    rules = PRESETS[name].changed({"cut_draw": True})
    game = game_of(rules, rules.players[-1])
    plain = game_of(PRESETS[name], rules.players[-1])
    drawn = new_deal(game, game.pack, 0)
    kept, placed = apply(drawn, Cut(True)), apply(drawn, Cut(False))
    assert kept._replace(game=plain) == new_deal(plain, game.pack, 0)
    laid = placed.table | (placed.piles[game.side_of[0]] if placed.last == 0 else 0)
    assert laid & 1 << game.pack[0]
    assert laid.bit_count() == game.table_count
    assert [hand.bit_count() for hand in placed.hands] == [game.rounds[0]] * game.players
    assert placed.stock == kept.stock


# Playing


def test_a_seat_without_cards_is_passed_over() -> None:
    game = GAMES["classic4_teams-4"]
    deal = place(game, "Ad", ["2d", "", "", "3c"])
    assert played(deal, "2d").turn == 3
    assert played(place(game, "Ad", ["2d", "", "4c", "3c"]), "2d").turn == 2
    assert played(place(game, "Ad", ["2d 3d", "", "", ""]), "2d").turn == 0


def test_the_last_capturer_takes_the_leftovers_without_a_sweep() -> None:
    game = GAMES["classic4_teams-4"]
    after = played(place(game, "Ad", ["", "2d", "", ""], turn=1, last=2), "2d")
    assert after.piles == (set_of(parse_cards("Ad 2d")), 0)
    assert (after.phase, after.table, after.sweeps) == (Phase.OVER, 0, (0, 0))
    own = played(place(game, "Ad 5c", ["", "Ac", "", ""], turn=1, last=2), "Ac", "Ad")
    assert own.piles == (0, set_of(parse_cards("Ad Ac 5c")))


@pytest.mark.parametrize(
    ("weights", "table", "card", "points"),
    [
        ("one", "2s 4c", "6d", 1), ("card_count", "2s 4c", "6d", 3), ("value_sum", "2s 4c", "6d", 12),
        ("card_count", "6s", "6d", 2), ("value_sum", "6s", "6d", 12), ("value_sum", "Rs", "Rd", 20),
    ],
)  # fmt: skip
def test_sweeps_have_a_weight(weights: str, table: str, card: str, points: int) -> None:
    deal = place(game_with(sweep_points=weights), table, [f"{card} 3b", "Cb"], stock=4)
    after = played(deal, card, table)
    assert after.sweeps == (points, 0)
    assert after.sweep_cards == ((sweep(card, points),), ())
    again = played(
        after._replace(turn=0, table=set_of(parse_cards("3d")), hands=(set_of(parse_cards("3b")), 1)), "3b", "3d"
    )
    assert len(again.sweep_cards[0]) == 2
    assert again.sweeps[0] == sum(s.points for s in again.sweep_cards[0])


@pytest.mark.parametrize(
    ("changes", "table", "sweeps"),
    [
        ({"ace_sweep": "no_ace_on_table"}, "3s 5d", 0),
        ({"ace_sweep": "no_ace_on_table", "ace_sweep_scopa": True}, "3s 5d", 1),
        ({"ace_sweep": "no_ace_on_table"}, "As", 1),
        ({"ace_sweep": "always"}, "As 5d", 0),
        ({"ace_sweep": "always"}, "As", 1),
        ({"ace_sweep": "ace_on_table", "ace_sweep_choice": "choice"}, "As 5d", 0),
        ({"ace_sweep": "ace_on_table", "ace_sweep_choice": "choice", "ace_sweep_scopa": True}, "As 5d", 1),
        ({"ace_sweep": "no_ace_on_table", "capture_mode": "value_or_15"}, "4s Rd", 1),
        ({"ace_sweep": "no_ace_on_table", "capture_mode": "value_or_15"}, "4s Cd", 0),
    ],
)
def test_an_ace_that_takes_all_sweeps_by_option_or_if_it_could_anyway(
    changes: dict[str, Any], table: str, sweeps: int
) -> None:
    deal = place(game_with(**changes), table, ["Ad 2b", "Rb"], stock=4)
    assert played(deal, "Ad", table).sweeps == (sweeps, 0)
    last = place(game_with(**changes), table, ["Ad", ""], last=1)
    assert played(last, "Ad", table).sweeps == (0, 0)


def test_strict_duty_asks_the_hand_and_optional_duty_nobody() -> None:
    table, hand = "7c", "7d 3c"
    strict = place(game_with(capture_duty="strict"), table, [hand, "Rb"])
    assert legal_moves(strict) == [Play(parse_card("7d"), 1 << parse_card("7c"))]
    with pytest.raises(Illegal, match="must_capture"):
        played(strict, "3c")
    with pytest.raises(Illegal, match="must_capture"):
        played(strict, "7d")
    free = place(game_with(capture_duty="strict"), "Rd", [hand, "Rb"])
    assert played(free, "3c").table == set_of(parse_cards("Rd 3c"))
    optional = place(game_with(capture_duty="optional"), table, [hand, "Rb"])
    assert legal_moves(optional) == [
        Play(parse_card("7d"), 1 << parse_card("7c")), Play(parse_card("7d"), 0), Play(parse_card("3c"), 0),
    ]  # fmt: skip
    assert played(optional, "7d").table == set_of(parse_cards("7c 7d"))


@pytest.mark.parametrize(
    ("card", "take", "code"),
    [
        ("7c", "", "not_in_hand"), ("Rb", "", "not_in_hand"), ("7d", "4c", "capture"), ("7d", "", "must_capture"),
        ("2d", "4c", "capture"), ("7d", "4c 3b 2s", "capture"),
    ],
)  # fmt: skip
def test_refusals_have_a_code(card: str, take: str, code: str) -> None:
    deal = place(game_with(), "4c 3b", ["7d 2d", "Rb"])
    with pytest.raises(Illegal) as refused:
        played(deal, card, take)
    assert refused.value.code == code
    assert refused.value.parameters["card"] == parse_card(card)


def test_the_second_of_two_twins_can_be_played_too() -> None:
    game = GAMES["classic6_two_decks-6"]
    deal = place(game, "Ad", ["5c 5c'", "Rb", "Rc", "Rd", "Rs", "Fb"], stock=6)
    assert legal_moves(deal) == [Play(parse_card("5c"), 0)]
    first, second = parse_cards("5c 5c")
    assert cards_in(apply(deal, Play(second, 0)).hands[0]) == [first]


def test_an_announced_seven_is_nobodys_twin() -> None:
    game = game_with(6, deck="double80", declarations="cirulla", matta="7c")
    deal = place(game, "Rd", ["7c=4 4d", "Rb", "Rc", "Rs", "Fs", "Fb"], stock=6)
    second = deal._replace(hands=(set_of([parse_card("7c=4"), parse_card("4d") + 40]), *deal.hands[1:]))
    for held in (deal, second):
        assert {move.card for move in legal_moves(held) if isinstance(move, Play)} == set(cards_in(held.hands[0]))
