"""Positions, moves and rulesets as text: whatever is written is read back, whatever else is refused with a reason."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given, settings

from scopa_gui.rules.cards import parse_cards, set_of
from scopa_gui.rules.deal import PASS, Cut, Deal, Declare, Phase, Play, apply, legal_moves, new_deal
from scopa_gui.rules.errors import BadRuleset, Illegal, Unreadable
from scopa_gui.rules.game import game_of
from scopa_gui.rules.notation import (
    action_text,
    from_line,
    parse_action,
    parse_ruleset,
    read_action,
    ruleset_text,
    to_line,
    view_line,
)
from scopa_gui.rules.presets import CLASSIC, PRESETS, preset
from scopa_gui.rules.ruleset import Ruleset
from scopa_gui.rules.view import observe
from tests.testkit.amount import amount
from tests.testkit.playing import GAMES, first_deal, place, positions
from tests.testkit.strategies import any_position, house_games, house_rules

few = settings(max_examples=amount(60, 1_000), deadline=None, derandomize=True)


@few
@given(any_position())
def test_positions_of_every_preset_round_trip(deal: Deal) -> None:
    assert from_line(to_line(deal)) == deal


@few
@given(any_position(house_games()))
def test_positions_by_house_rules_round_trip(deal: Deal) -> None:
    line = to_line(deal)
    assert from_line(line) == deal
    assert to_line(from_line(line)) == line


@few
@given(any_position())
def test_legal_moves_round_trip(deal: Deal) -> None:
    for action in legal_moves(deal):
        assert parse_action(action_text(action), deal) == action
        assert parse_action(action_text(action, sweep=True), deal) == action


@few
@given(house_rules())
def test_rulesets_round_trip(rules: Ruleset) -> None:
    assert parse_ruleset(ruleset_text(rules)) == rules


def test_a_preset_is_written_by_its_name_and_a_house_rule_by_what_differs() -> None:
    assert ruleset_text(PRESETS["cirulla"]) == "cirulla"
    assert ruleset_text(CLASSIC.changed({"target": 16})) == 'classic2{"target":16}'
    assert parse_ruleset('cirulla{"target":31}') == PRESETS["cirulla"].changed({"target": 31})


def test_the_line_of_a_position_is_readable() -> None:
    deal = place(game_of(CLASSIC, 2), "4c 3b", ["7d", "Rb 2s"], turn=0, last=1, piles=["Ad", "5c 5s"])
    assert to_line(deal) == (
        "classic2 players=2 dealer=1 phase=play turn=0 last=1 table=4c,3b hands=7d/2s,Rb stock=- piles=Ad/5c,5s "
        "sweeps=-/- declared=0/0 shown=-/- drawn=-"
    )


def test_the_line_of_a_view_hides_what_the_seat_has_not_seen() -> None:
    deal = place(game_of(CLASSIC, 2), "4c", ["7d 2c", "Rb 2s"], stock=3)._replace(shown=(0, set_of(parse_cards("Rb"))))
    assert " hands=7d,2c/Rb,? stock=?,?,? " in view_line(observe(deal, 0))
    assert " hands=?,?/2s,Rb stock=?,?,? " in view_line(observe(deal, 1))
    assert " hands=-/? stock=- " in view_line(observe(place(game_of(CLASSIC, 2), "4c", ["", "Rb"], turn=1), 0))
    with pytest.raises(Unreadable, match="hidden"):
        from_line(view_line(observe(deal, 0)))


@pytest.mark.parametrize(
    ("text", "action"),
    [
        ("7d", Play(6, 0)),
        ("7d x 4c 3b", Play(6, 1 << 13 | 1 << 32)),
        ("7d x 4c 3b *", Play(6, 1 << 13 | 1 << 32)),
        ("7c=4", Play(83, 0)),
        ("pass", PASS),
        ("keep", Cut(True)),
        ("place", Cut(False)),
        ("declare tre", Declare("tre", 0)),
        ("declare dieci 7c=9", Declare("dieci", 9)),
    ],
)
def test_actions_read_as_they_are_written(text: str, action: Play | Cut | Declare) -> None:
    assert read_action(text) == action
    assert action_text(action) == text.removesuffix(" *")


def test_a_capture_is_the_same_in_any_order() -> None:
    assert read_action("7d x 3b 4c") == read_action("7d x 4c 3b")


@pytest.mark.parametrize(
    "text", ["", "7x", "7d x", "7d x 4q", "7d 4c", "x 4c", "declare", "declare tre 4", "declare a b c", "7d x 4c 4c 4c"]
)
def test_what_is_no_action_is_unreadable(text: str) -> None:
    with pytest.raises(Unreadable):
        read_action(text)


def test_an_action_that_is_none_here_is_illegal() -> None:
    deal = place(game_of(CLASSIC, 2), "4c 3b", ["7d", "Rb"])
    for text in ("7d", "7d x 4c", "Rb", "pass", "keep", "declare tre"):
        with pytest.raises(Illegal, match="not_legal"):
            parse_action(text, deal)


def test_either_twin_may_be_named() -> None:
    game = GAMES["classic6_two_decks-6"]
    cards = parse_cards("5c 5c' 7s' 2d' Rb")
    deal = place(game, "5c 5c' 2d'", ["7s'", "Rb", "Rs", "Rd", "Rc", "Fb"])
    assert len(cards) == 5
    (only,) = legal_moves(deal)
    assert action_text(only) == "7s x 5c 2d" or action_text(only) == "7s x 2d 5c"
    assert parse_action("7s x 2d 5c", deal) == only
    for text in ("7s x 5c", "5c", "7s x 5c 5c"):
        with pytest.raises(Illegal):
            parse_action(text, deal)


CLASSIC2 = game_of(CLASSIC, 2)
GOOD = to_line(first_deal(game_of(CLASSIC, 2), Random(1), dealer=1))


@pytest.mark.parametrize(
    ("old", "new", "part"),
    [
        ("classic2", "nothing", "ruleset"),
        ("classic2", 'classic2{"target":}', "ruleset"),
        ("classic2", 'classic2{"target":0}', "field"),
        ("classic2", 'classic2{"colour":1}', "unknown_field"),
        ("players=2", "players=3", "players"),
        ("players=2", "players=two", "fields"),
        ("players=2 ", "", "fields"),
        ("dealer=1", "dealer=2", "seat"),
        ("dealer=1", "dealer=-1", "seat"),
        ("turn=0", "turn=7", "seat"),
        ("last=-", "last=2", "seat"),
        ("last=-", "last=-2", "seat"),
        ("phase=play", "phase=sleep", "fields"),
        ("declared=0/0", "declared=0", "length"),
        ("piles=-/-", "piles=-/-/-", "length"),
        ("shown=-/-", "shown=-", "length"),
        ("sweeps=-/-", "sweeps=-", "length"),
        ("sweeps=-/-", "sweeps=7d/-", "fields"),
        ("sweeps=-/-", "sweeps=7d:x/-", "fields"),
        ("piles=-/-", "piles=Xq/-", "card"),
    ],
)
def test_sb_136_a_damaged_position_is_refused_with_the_part_that_is_wrong(old: str, new: str, part: str) -> None:
    assert old in GOOD
    with pytest.raises(Unreadable) as refused:
        from_line(GOOD.replace(old, new, 1))
    assert refused.value.code == "position"
    assert refused.value.parameters["part"] == part


def test_sb_136_cards_twice_foreign_or_shown_by_nobody_are_refused() -> None:
    deal = first_deal(game_of(CLASSIC, 2), Random(1), dealer=1)
    doubled = deal._replace(piles=(deal.table, 0))
    foreign = deal._replace(stock=(*deal.stock[:-1], 45))
    shown = deal._replace(shown=(deal.table, 0))
    for wrong, part in ((doubled, "cards"), (foreign, "cards"), (shown, "shown")):
        with pytest.raises(Unreadable) as refused:
            from_line(to_line(wrong))
        assert refused.value.parameters["part"] == part


@pytest.mark.parametrize(
    ("phase", "hands", "stock", "possible"),
    [
        (Phase.PLAY, ("7d", ""), 0, True),
        (Phase.PLAY, ("", "7d"), 0, False),
        (Phase.PLAY, ("7d", ""), 30, True),
        (Phase.PLAY, ("7d", ""), 7, False),
        (Phase.PLAY, ("7d", ""), 36, False),
        (Phase.DECLARE, ("", "7d"), 0, False),
        (Phase.DECLARE, ("7d", ""), 6, True),
        (Phase.ROUND_OVER, ("", ""), 6, True),
        (Phase.ROUND_OVER, ("", ""), 0, False),
        (Phase.ROUND_OVER, ("", ""), 1, False),
        (Phase.ROUND_OVER, ("7d", ""), 6, False),
        (Phase.THROWN_IN, ("7d", "2d"), 30, True),
        (Phase.THROWN_IN, ("", ""), 30, False),
        (Phase.OVER, ("", ""), 0, True),
        (Phase.OVER, ("7d", ""), 0, False),
        (Phase.OVER, ("", ""), 6, False),
        (Phase.CUT, ("", ""), 30, False),
        (Phase.CUT_PACK, ("", ""), 30, False),
        (Phase.CUT_PACK, ("7d", ""), 30, False),
    ],
)
def test_sb_136_the_phase_goes_with_the_cards(phase: Phase, hands: tuple[str, str], stock: int, possible: bool) -> None:
    deal = place(CLASSIC2, "4c", list(hands), stock=stock)._replace(phase=phase)
    line = to_line(deal)
    if possible:
        assert from_line(line) == deal
        return
    with pytest.raises(Unreadable) as refused:
        from_line(line)
    assert refused.value.parameters["part"] == "phase"


def test_sb_136_only_the_draw_has_a_drawn_card_and_it_is_the_top_of_the_pack() -> None:
    game = GAMES["chkobba-2"]
    deal = new_deal(game, game.pack, dealer=0)
    for wrong in (
        deal._replace(drawn=None),
        deal._replace(drawn=5),
        deal._replace(stock=deal.stock[:-1]),
        deal._replace(hands=(1 << 39, 0), stock=deal.stock[:-1]),
        apply(first_deal(game, Random(1)), Cut(True))._replace(phase=Phase.CUT, drawn=0),
        place(game, "4c", ["7d", ""])._replace(drawn=6),
    ):
        with pytest.raises(Unreadable) as refused:
            from_line(to_line(wrong))
        assert refused.value.parameters["part"] == "phase"


def test_a_twin_given_twice_is_refused() -> None:
    with pytest.raises(Unreadable, match="card_twice"):
        parse_cards("5c 5c' 5c")
    with pytest.raises(Unreadable, match="card_twice"):
        parse_cards("7c=4 7c=4 7c=4")


def test_an_endless_line_is_refused() -> None:
    with pytest.raises(Unreadable, match="length"):
        from_line(GOOD + " " * 20_000)
    with pytest.raises(Unreadable, match="ruleset"):
        parse_ruleset('classic2{"target":' + "[" * 30_000)
    with pytest.raises(Unreadable, match="ruleset"):
        parse_ruleset('classic2{"target":' + "[" * 19_000)


def test_a_line_may_have_twenty_thousand_characters_and_no_more() -> None:
    assert to_line(from_line(GOOD + " " * (20_000 - len(GOOD)))) == GOOD
    with pytest.raises(Unreadable, match="length"):
        from_line(GOOD + " " * (20_001 - len(GOOD)))
    begin, end = 'classic2{"target":16', "}"
    assert parse_ruleset(begin + " " * (20_000 - len(begin) - 1) + end) == CLASSIC.changed({"target": 16})
    with pytest.raises(Unreadable, match="ruleset"):
        parse_ruleset(begin + " " * (20_000 - len(begin)) + end)


@pytest.mark.parametrize("text", ["nothing", "", "classic2{" + "x" * 100, "y" * 100, '{"target":16}'])
def test_what_is_no_ruleset_is_refused_and_the_refusal_quotes_its_beginning(text: str) -> None:
    with pytest.raises(Unreadable) as refused:
        parse_ruleset(text)
    assert (refused.value.code, refused.value.parameters) == ("ruleset", {"text": text[:80]})


def test_the_refusal_of_an_action_quotes_its_beginning() -> None:
    with pytest.raises(Unreadable) as refused:
        read_action("7d y " * 100)
    assert (refused.value.code, refused.value.parameters) == ("action", {"text": ("7d y " * 100)[:80]})


def test_an_empty_line_is_refused() -> None:
    with pytest.raises(Unreadable):
        from_line("")


def test_damage_anywhere_in_a_line_is_one_clear_refusal() -> None:
    rng = Random(2)
    for _ in range(amount(400, 5_000)):
        game = rng.choice(list(GAMES.values()))
        line = to_line(rng.choice(list(positions(game, rng)))) if rng.random() < 0.1 else GOOD
        at = rng.randrange(len(line))
        other = chr(rng.randrange(32, 400))
        damaged = rng.choice([line[:at], line[:at] + line[at + 1 :], line[:at] + other + line[at + 1 :]])
        try:
            deal = from_line(damaged)
        except Unreadable:
            continue
        assert from_line(to_line(deal)) == deal


def test_a_cut_position_keeps_its_drawn_card() -> None:
    game = GAMES["chkobba-2"]
    deal = new_deal(game, game.pack, dealer=0)
    assert deal.phase is Phase.CUT
    line = to_line(deal)
    assert line.endswith("drawn=Ad")
    assert from_line(line) == deal


def test_a_ruleset_that_does_not_hold_together_is_refused() -> None:
    with pytest.raises(BadRuleset):
        parse_ruleset('classic2{"matta":"7c"}')
    with pytest.raises(Unreadable):
        parse_ruleset("classic2{")
    assert preset("cirulla") == parse_ruleset("cirulla")
