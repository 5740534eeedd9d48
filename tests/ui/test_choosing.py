"""Choosing among captures: cycling, building and picking by number."""

from __future__ import annotations

from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st

from scopa_gui.rules.cards import cards_in, parse_cards, set_of
from scopa_gui.rules.deal import Play
from scopa_gui.rules.game import game_of
from scopa_gui.rules.presets import PRESETS
from scopa_gui.ui.table.choosing import Choosing


def choosing(card: str, *options: str) -> Choosing:
    (played,) = parse_cards(card)
    return Choosing(played, [Play(played, set_of(parse_cards(option))) for option in options])


def cards(text: str) -> tuple[int, ...]:
    return parse_cards(text)


def pick(choice: Choosing, text: str) -> int | None:
    (card,) = parse_cards(text)
    return choice.pick(card)


def test_opens_with_the_first_choice_raised_and_nothing_picked() -> None:
    choice = choosing("Rs", "7d 3b", "2s Fc")
    assert (choice.raised, choice.picked) == (0, ())
    assert set(choice.lit) == set(cards("7d 3b"))


def test_cycling_comes_round_and_backwards_too() -> None:
    choice = choosing("Rs", "7d 3b", "2s Fc", "2s 3b 5d")
    seen = []
    for _ in range(4):
        seen.append(choice.raised)
        choice.cycle()
    assert seen == [0, 1, 2, 0]
    choice.cycle(-1)
    assert choice.raised == 0


def test_building_takes_at_once_when_only_one_choice_is_left_complete() -> None:
    choice = choosing("Rs", "7d 3b", "2s Fc", "2s 3b 5d")
    assert pick(choice, "3b") is None
    assert (choice.raised, choice.picked) == (None, cards("3b"))
    assert choice.fits(*cards("7d"))
    assert not choice.fits(*cards("Fc"))
    assert pick(choice, "7d") == 0


def test_a_set_that_can_still_grow_waits_for_the_word() -> None:
    choice = choosing("Ad", "Ac", "Ac 2s 3b")
    assert pick(choice, "Ac") is None
    assert choice.raised == 0
    assert pick(choice, "2s") is None
    assert choice.raised is None
    assert pick(choice, "3b") == 1


def test_a_picked_card_can_be_put_back() -> None:
    choice = choosing("Rs", "7d 3b", "2s Fc")
    pick(choice, "7d")
    pick(choice, "7d")
    assert (choice.raised, choice.picked) == (0, ())


def test_a_card_that_no_choice_takes_changes_nothing() -> None:
    choice = choosing("Rs", "7d 3b", "2s Fc")
    pick(choice, "7d")
    assert pick(choice, "4c") is None
    assert choice.picked == cards("7d")


def test_a_card_that_only_other_choices_take_begins_the_set_anew() -> None:
    choice = choosing("Rs", "7d 3b", "2s Fc", "2s 3b 5d")
    pick(choice, "7d")
    assert pick(choice, "2s") is None
    assert (choice.picked, choice.raised, choice.open_choices()) == (cards("2s"), None, (1, 2))
    assert pick(choice, "Fc") == 1


def test_cycling_drops_a_half_built_set() -> None:
    choice = choosing("Rs", "7d 3b", "2s Fc")
    pick(choice, "2s")
    choice.cycle()
    assert (choice.raised, choice.picked) == (0, ())


def test_the_twin_of_a_card_counts_as_that_card() -> None:
    first, twin = parse_cards("7c 7c")
    other = parse_cards("3d")[0]
    choice = Choosing(6, [Play(6, set_of([first])), Play(6, set_of([other]))])
    assert choice.pick(twin) == 0


def test_keys() -> None:
    few = choosing("5d", "5c", "")
    assert few.choice_of_key(0) == 1
    assert [few.key_of(i) for i in range(2)] == ["1", "0"]
    many = choosing("Rd", *["7c 3d"] * 12)
    assert many.choice_of_key(0) == 9
    assert [many.key_of(i) for i in range(12)] == [*"1234567890", "", ""]
    assert few.choice_of_key(7) is None


@settings(max_examples=40, deadline=None)
@given(st.sets(st.integers(0, 39), min_size=4, max_size=10), st.integers(0, 39), st.integers(0, 99))
def test_every_capture_can_be_built_in_any_order(table: set[int], card: int, seed: int) -> None:
    game = game_of(PRESETS["classic2"], 2)
    captures = game.captures(set_of(table - {card}), card)
    if len(captures) < 2:
        return
    for index, capture in enumerate(captures):
        order = cards_in(capture)
        Random(seed).shuffle(order)
        choice = Choosing(card, [Play(card, take) for take in captures])
        taken = None
        for step in order:
            assert choice.fits(step)
            taken = choice.pick(step)
        assert (taken if taken is not None else choice.raised) == index


def test_cards_tell_all_their_choices_or_where_one_has_no_room_only_the_raised() -> None:
    choice = choosing("Rs", "7d 3b", "2s Fc", "2s 3b 5d")
    seven, three, two = cards("7d 3b 2s")
    assert choice.numbers_on({seven: 2, three: 2, two: 2}) == {seven: (0,), three: (0, 2), two: (1, 2)}
    assert choice.numbers_on({seven: 1, three: 1, two: 2}) == {seven: (0,), three: (0,), two: ()}
    choice.show(2)
    assert choice.numbers_on({seven: 1, three: 1, two: 1}) == {seven: (), three: (2,), two: (2,)}
