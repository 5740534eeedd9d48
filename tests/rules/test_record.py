"""Matches: what entries lead to, and their text, whole or damaged."""

from __future__ import annotations

import pickle
from itertools import pairwise
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings

from scopa_gui.rules.cards import parse_cards
from scopa_gui.rules.deal import PASS, Cut, Declare, Phase, Play, legal_moves
from scopa_gui.rules.errors import BadRuleset, Illegal, RulesError, Unreadable
from scopa_gui.rules.events import Claimed, DealScored, Dealt, MatchOver, Resigned, SeatChanged, ThrownIn, TookBack
from scopa_gui.rules.game import Game, game_of
from scopa_gui.rules.presets import CLASSIC, PRESETS, preset
from scopa_gui.rules.record import (
    Back,
    ClaimOut,
    Deck,
    Entry,
    MatchState,
    Record,
    Resign,
    Sit,
    advance,
    entry_text,
    format_match,
    new_match,
    parse_entry,
    parse_match,
    states_of,
    step,
)
from tests.testkit.amount import amount
from tests.testkit.playing import GAMES, every_game, random_entries, record_of, shuffled
from tests.testkit.strategies import house_games, matches

few = settings(max_examples=amount(25, 400), deadline=None, derandomize=True)
CLASSIC2 = game_of(CLASSIC, 2)


@few
@given(matches())
def test_matches_round_trip(record: Record) -> None:
    text = format_match(record)
    assert parse_match(text) == record
    assert format_match(parse_match(text)) == text


@few
@given(matches(house_games()))
def test_matches_by_house_rules_round_trip(record: Record) -> None:
    assert parse_match(format_match(record)) == record


@every_game
def test_a_match_played_to_its_end_is_replayed_to_the_same_state(game: Game) -> None:
    for seed in range(amount(1, 4)):
        state, entries = random_entries(game, Random(seed))
        assert state.winners
        assert states_of(parse_match(format_match(record_of(game, entries))))[-1] == state
        with pytest.raises(Illegal, match="match_over"):
            advance(state, Deck(game.pack))


@every_game
def test_sb_032_a_finished_deal_takes_no_more_plays(game: Game) -> None:
    rng = Random(1)
    state = new_match(game, 0)
    while state.wants_deck:
        state, _ = advance(state, Deck(shuffled(game, rng)))
        if state.deal is not None and state.deal.phase is Phase.CUT:
            state, _ = advance(state, Cut(True))
    while state.to_move is not None and state.deal is not None:
        state, happened = advance(state, rng.choice(legal_moves(state.deal)))
    assert state.deal is not None
    assert state.deal.phase is Phase.OVER
    assert any(isinstance(event, DealScored) for event in happened)
    if not state.winners:
        for action in (Play(0, 0), PASS, Cut(True), Declare("tre", 0)):
            with pytest.raises(Illegal):
                advance(state, action)


def one_deal(seed: int = 1, game: Game = CLASSIC2) -> list[MatchState]:
    """The states of a match up to its third play."""
    rng = Random(seed)
    states = [new_match(game, 0)]
    while len(states) < 5:
        entry: Entry
        entry = Deck(shuffled(game, rng)) if states[-1].wants_deck else legal_moves(states[-1].deal)[0]  # type: ignore[arg-type]
        states.append(step(states, entry).state)
    return states


def test_back_goes_on_from_an_earlier_state_and_keeps_counting() -> None:
    states = one_deal()
    found = step(states, Back(2))
    assert found.state == states[2]
    assert found.events == (TookBack(2),)
    states.append(found.state)
    assert len(states) == 6
    again = step(states, Back(3))
    assert again.state == states[3]


@pytest.mark.parametrize("state", [-1, 0, 4, 5, 99])
def test_back_goes_to_an_earlier_state_after_the_first_deck_only(state: int) -> None:
    with pytest.raises(Illegal, match="back"):
        step(one_deal(), Back(state))


def test_back_needs_the_whole_record() -> None:
    with pytest.raises(Illegal, match="back"):
        advance(one_deal()[-1], Back(1))


def test_a_seat_may_change_at_any_time() -> None:
    state = one_deal()[-1]
    after, happened = advance(state, Sit(1, "rookie"))
    assert after == state
    assert happened == (SeatChanged(1, "rookie"),)


@pytest.mark.parametrize("entry", [Sit(2, "rookie"), Sit(-1, "rookie"), Resign(2), Resign(-1), ClaimOut(2)])
def test_there_is_no_such_seat(entry: Entry) -> None:
    with pytest.raises(Illegal, match="seat"):
        advance(one_deal()[-1], entry)


def test_who_resigns_loses() -> None:
    after, happened = advance(one_deal()[-1], Resign(0))
    assert after.winners == (1,)
    assert happened == (Resigned(0), MatchOver((1,), "resigned"))
    assert after.to_move is None
    assert not after.wants_deck


def test_of_several_others_the_best_wins_when_somebody_resigns_and_a_tie_is_shared() -> None:
    state = one_deal(game=GAMES["classic3-3"])[-1]
    assert advance(state._replace(scores=(9, 4, 5)), Resign(0))[0].winners == (2,)
    assert advance(state._replace(scores=(9, 5, 5)), Resign(0))[0].winners == (1, 2)
    assert advance(state._replace(scores=(9, 5, 8)), Resign(1))[0].winners == (0,)
    team = one_deal(game=GAMES["classic4_teams-4"])[-1]
    assert advance(team, Resign(2))[0].winners == (1,)


def test_a_claim_ends_the_match_either_way() -> None:
    state = one_deal(game=GAMES["chiamarsi_fuori-2"])[-1]
    after, happened = advance(state._replace(scores=(11, 3)), ClaimOut(0))
    assert after.winners == (0,)
    assert happened[-1] == MatchOver((0,), "claim")
    assert isinstance(happened[0], Claimed)
    assert happened[0].valid
    after, happened = advance(state._replace(scores=(2, 3)), ClaimOut(0))
    assert after.winners == (1,)
    assert isinstance(happened[0], Claimed)
    assert not happened[0].valid


def test_any_seat_may_claim_in_anybodys_turn_but_only_where_the_rule_is_on_and_while_a_deal_is_played() -> None:
    state = one_deal(game=GAMES["chiamarsi_fuori-2"])[-1]
    for seat in range(2):
        assert advance(state, ClaimOut(seat))[0].winners
    with pytest.raises(Illegal, match="claim"):
        advance(one_deal()[-1], ClaimOut(0))
    with pytest.raises(Illegal, match="claim"):
        advance(new_match(GAMES["chiamarsi_fuori-2"], 0), ClaimOut(0))


@pytest.mark.parametrize(
    ("changes", "phase"),
    [
        ({"cut_pack": True}, Phase.CUT_PACK),
        ({"cut_draw": True}, Phase.CUT),
        ({"declarations": "bazzica"}, Phase.DECLARE),
        ({}, Phase.PLAY),
    ],
)
def test_a_claim_may_be_made_whenever_no_play_is_being_made(changes: dict[str, Any], phase: Phase) -> None:
    game = game_of(PRESETS["chiamarsi_fuori"].changed(changes), 3)
    state, _ = advance(new_match(game, 0), Deck(game.pack))
    assert state.deal is not None
    assert state.deal.phase is phase
    for seat in range(3):
        assert advance(state._replace(scores=(11, 11, 11)), ClaimOut(seat))[0].winners == (seat,)
        assert seat not in advance(state, ClaimOut(seat))[0].winners


def test_no_claim_is_made_over_a_layout_that_is_thrown_in_or_a_deal_that_is_counted() -> None:
    game = game_of(PRESETS["chiamarsi_fuori"], 2)
    kings = (*range(6), 9, 19, 29, *(card for card in game.pack if card > 5 and card not in (9, 19, 29)))
    thrown, _ = advance(new_match(game, 0), Deck(kings))
    assert thrown.deal is not None
    assert thrown.deal.phase is Phase.THROWN_IN
    over = one_deal(game=game)[-1]
    while over.to_move is not None:
        assert over.deal is not None
        over, _ = advance(over, legal_moves(over.deal)[0])
    assert over.wants_deck
    for state in (thrown, over):
        with pytest.raises(Illegal, match="claim"):
            advance(state, ClaimOut(0))


def test_before_the_first_deck_nothing_but_a_deck_is_wanted() -> None:
    state = new_match(CLASSIC2, 1)
    assert state.wants_deck
    assert state.to_move is None
    with pytest.raises(Illegal, match="phase"):
        state.view(0)
    with pytest.raises(Illegal, match="phase"):
        advance(state, Play(0, 0))
    state, _ = advance(state, Deck(CLASSIC2.pack))
    with pytest.raises(Illegal, match="deck_not_wanted"):
        advance(state, Deck(CLASSIC2.pack))


@pytest.mark.parametrize("deck", [(), tuple(range(39)), (*range(39), 38), (*range(39), 40), tuple(range(41))])
def test_a_deck_that_is_not_the_pack_is_refused(deck: tuple[int, ...]) -> None:
    with pytest.raises(Illegal, match="deck"):
        advance(new_match(CLASSIC2, 0), Deck(deck))


@pytest.mark.parametrize("dealer", [-1, 2])
def test_there_is_no_such_dealer(dealer: int) -> None:
    with pytest.raises(Illegal, match="dealer"):
        new_match(CLASSIC2, dealer)


@pytest.mark.parametrize("name", ["classic2-2", "classic3-3", "classic4_teams-4", "aces_redeal-3"])
def test_sb_029_the_dealer_moves_one_seat_a_deal_and_thrown_in_deals_move_nobody(name: str) -> None:
    game = game_of(GAMES[name].ruleset.changed({"target": 100}), GAMES[name].players)
    rng = Random(3)
    state = new_match(game, 0)
    dealer, number, thrown = 0, 1, 0
    while not state.winners and number < 6:
        if state.wants_deck:
            if state.deal is not None and state.deal.phase is Phase.OVER:
                dealer, number = (dealer + 1) % game.players, number + 1
            scores = state.scores
            state, happened = advance(state, Deck(shuffled(game, rng)))
            thrown += any(isinstance(event, ThrownIn) for event in happened)
            assert (state.dealer, state.deal_no, state.scores, state.history) == (dealer, number, scores, ())
            dealt = happened[0]
            assert isinstance(dealt, Dealt)
            assert dealt.dealer == dealer
        else:
            assert state.deal is not None
            state, _ = advance(state, rng.choice(legal_moves(state.deal)))
    assert thrown or name != "aces_redeal-3"


def test_entries_read_as_they_are_written() -> None:
    deal = one_deal()[-1].deal
    for entry in (ClaimOut(1), Resign(0), Back(17), Sit(1, "rookie"), Deck(CLASSIC2.pack)):
        assert parse_entry(entry_text(entry), deal) == entry
    for text in ("claim", "claim x", "resign", "back x", "sit 1", "sit x human", "deck Zz", "nonsense", ""):
        with pytest.raises(Unreadable):
            parse_entry(text, deal)
    with pytest.raises(Unreadable, match="entry"):
        parse_entry("7d", None)


HEADER = "scopa-match 1\nruleset: classic2\nplayers: 2\ndealer: 0\nseat 0: human Anna\nseat 1: rookie la Donna\n"


def small_match() -> str:
    _, entries = random_entries(game_of(CLASSIC.changed({"target": 1}), 2), Random(4), most=30)
    return format_match(record_of(CLASSIC2, entries))


def test_the_text_of_a_match_is_readable() -> None:
    deck = "7d 2c 3c 7c 2s 3s 4d 5c 6s Fb " + " ".join(
        f"{rank}{suit}" for suit in "dcsb" for rank in "A234567FCR"
        if f"{rank}{suit}" not in ["7d", "2c", "3c", "7c", "2s", "3s", "4d", "5c", "6s", "Fb"]
    )  # fmt: skip
    text = HEADER + f"seed: 5\n\ndeck {deck}\n1: 7d\n0: 7c x 7d\nsit 0 rookie\nback 2\n0: 7c x 7d\nresign 1\n"
    record = parse_match(text)
    assert record.seats == (("human", "Anna"), ("rookie", "la Donna"))
    assert record.tags == (("seed", "5"),)
    assert format_match(record) == text
    assert states_of(record)[-1].winners == (0,)


@pytest.mark.parametrize("name", ["Anna\nresign 0", " a  b ", "a\u2028resign 0", "\x85x", "", "א ב", "🂡 e\u0301"])
def test_a_name_stays_in_its_line(name: str) -> None:
    record = Record(CLASSIC, 2, 0, (("human", name), ("rookie", "B")), (), (("note", name),))
    plain = " ".join(name.split())
    found = parse_match(format_match(record))
    assert found == Record(CLASSIC, 2, 0, (("human", plain), ("rookie", "B")), (), (("note", plain),))


def test_sweeps_are_marked_in_the_text_and_the_mark_is_not_needed() -> None:
    _, entries = random_entries(CLASSIC2, Random(6))
    text = format_match(record_of(CLASSIC2, entries))
    states = states_of(record_of(CLASSIC2, entries))
    sweeps = sum(
        sum(map(len, after.deal.sweep_cards)) > sum(map(len, before.deal.sweep_cards))
        for before, after in pairwise(states)
        if before.deal is not None and after.deal is not None and before.deal_no == after.deal_no
    )
    assert text.count("*") == sweeps > 0
    assert parse_match(text.replace(" *", "")) == parse_match(text)


@pytest.mark.parametrize(
    ("text", "code", "line"),
    [
        ("", "not_a_match", 1),
        ("hello\n", "not_a_match", 1),
        ("scopa-match 2\n", "newer_format", 1),
        (HEADER.replace("ruleset: classic2\n", ""), "header", 5),
        (HEADER.split("\n")[0], "header", 1),
        (HEADER.replace("classic2", "unknown"), "header", 6),
        (HEADER.replace("classic2", 'classic2{"target":-1}'), "field", 6),
        (HEADER.replace("players: 2", "players: 3"), "players", 6),
        (HEADER.replace("players: 2", "players: x"), "header", 6),
        (HEADER.replace("dealer: 0", "dealer: 2"), "header", 6),
        (HEADER.replace("seat 1: rookie la Donna\n", ""), "header", 5),
        (HEADER.replace("dealer: 0", "dealer 0"), "header", 4),
        (HEADER.replace("dealer: 0", "dealer: 0\ndealer: 1"), "header", 5),
        (HEADER + "\n7d\n", "entry", 8),
        (HEADER + "\ndeck Ad\n", "deck", 8),
        (HEADER + "\nclaim 0\n", "claim", 8),
        (HEADER + "\n\n\nback 1\n", "back", 10),
        (HEADER + "\n0: claim 0\n", "wrong_seat", 8),
    ],
)
def test_a_damaged_match_names_the_line(text: str, code: str, line: int) -> None:
    with pytest.raises(Unreadable) as refused:
        parse_match(text)
    assert refused.value.code == code
    assert refused.value.parameters == {"line": line}


def test_a_play_of_the_wrong_seat_or_card_names_the_line() -> None:
    lines = small_match().splitlines()
    number = next(n for n, line in enumerate(lines) if line.startswith("1: "))
    for change, code in (
        (lines[number].replace("1: ", "0: "), "wrong_seat"),
        ("1: Rd x 2c", "not_legal"),
        ("1: deck", "deck_not_wanted"),
    ):
        with pytest.raises(Unreadable) as refused:
            parse_match("\n".join([*lines[:number], change, *lines[number + 1 :]]))
        assert refused.value.code == code
        assert refused.value.parameters == {"line": number + 1}


def test_damage_anywhere_is_the_same_match_or_one_clear_refusal() -> None:
    text, rng = small_match(), Random(7)
    whole = parse_match(text)
    for _ in range(amount(250, 4_000)):
        at = rng.randrange(len(text))
        other = chr(rng.choice([rng.randrange(1, 128), rng.randrange(128, 0x3000)]))
        for damaged in (text[:at], text[:at] + text[at + 1 :], text[:at] + other + text[at + 1 :]):
            try:
                found = parse_match(damaged)
            except Unreadable as refused:
                assert refused.parameters["line"] in range(1, text.count("\n") + 3)
            else:
                states_of(found)
                assert found.ruleset == whole.ruleset or found.entries == ()


def test_too_long_a_match_is_refused() -> None:
    longest = HEADER + "\n#" + "x" * (4_000_000 - len(HEADER) - 2)
    assert parse_match(longest) == parse_match(HEADER + "\n")
    with pytest.raises(Unreadable, match="too_long") as refused:
        parse_match(longest + "x")
    assert refused.value.parameters == {"line": 1}


def test_too_many_entries_are_refused() -> None:
    deck = "deck " + small_match().split("deck ")[1].split("\n")[0]
    text = HEADER + f"\n{deck}\n" + "sit 0 x\n" * 100_000
    with pytest.raises(Unreadable, match="too_long") as refused:
        parse_match(text)
    assert refused.value.parameters == {"line": 8 + 100_000}


def test_an_entry_marks_a_sweep_if_it_is_told_of_one() -> None:
    play = Play(parse_cards("7d")[0], 1 << parse_cards("7c")[0])
    assert entry_text(play) == "7d x 7c"
    assert entry_text(play, sweep=True) == "7d x 7c *"


@pytest.mark.parametrize("text", ["claim " + "x" * 100, "y" * 100])
def test_the_refusal_of_an_entry_quotes_its_beginning(text: str) -> None:
    with pytest.raises(Unreadable) as refused:
        parse_entry(text, None)
    assert (refused.value.code, refused.value.parameters) == ("entry", {"text": text[:80]})


def test_errors_survive_pickling_and_carry_no_sentence() -> None:
    for error in (Illegal("capture", card=3), Unreadable("card", text="x"), BadRuleset("field", field="target")):
        again = pickle.loads(pickle.dumps(error))
        assert isinstance(again, RulesError)
        assert (type(again), again.code, again.parameters) == (type(error), error.code, error.parameters)
    game = GAMES["cirulla-3"]
    assert pickle.loads(pickle.dumps(game)) == game
    assert repr(game).startswith("game_of(Ruleset(")


def test_games_are_equal_by_ruleset_and_players_however_many_others_were_made_since() -> None:
    game = game_of(CLASSIC, 2)
    others = [game_of(CLASSIC.changed({"target": target}), 2) for target in range(100, 400)]
    assert game_of(CLASSIC, 2) == game
    assert hash(game_of(CLASSIC, 2)) == hash(game)
    assert len({game, *others}) == 301
    assert game != GAMES["classic3-3"]
    assert GAMES["cirulla-2"] != GAMES["cirulla-3"]
    assert game != "classic2"


def test_a_redealt_match_keeps_its_players_and_options() -> None:
    game = game_of(preset("aces_redeal").changed({"target": 21}), 3)
    layout = parse_cards("Ad 2c 3s 4d")
    rest = [card for card in game.pack if card not in layout]
    state, happened = advance(new_match(game, 2), Deck((*rest[:9], *layout, *rest[9:])))
    assert any(isinstance(event, ThrownIn) for event in happened)
    assert state.wants_deck
    after, _ = advance(state, Deck(tuple(rest[:9]) + tuple(rest[9:13]) + layout + tuple(rest[13:])))
    assert (after.game, after.dealer, after.deal_no, after.scores) == (game, 2, 1, (0, 0, 0))
