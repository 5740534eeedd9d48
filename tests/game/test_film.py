"""A film of every variant: all that a seat saw, nothing more until cards are opened, forwards and backwards."""

from __future__ import annotations

import re
from itertools import pairwise
from pathlib import Path
from random import Random

import pytest

from scopa_gui.ai.bot import BOTS
from scopa_gui.game.controller import Controller, Update
from scopa_gui.game.film import Film
from scopa_gui.game.intents import TakeBack
from scopa_gui.game.setup import HUMAN, MatchSetup, Seat
from scopa_gui.game.texts import UNNAMED
from scopa_gui.rules.deal import PASS
from scopa_gui.rules.declarations import declarations
from scopa_gui.rules.events import Dealt, see
from scopa_gui.rules.presets import PRESETS
from scopa_gui.rules.record import Deck, Record
from tests.game.playing import ListJournal, advance, one_deal, play_out, table, until, wish


def record_of(preset: str, players: int | None = None, seed: int = 3) -> Record:
    match = table(one_deal(preset), players, seed=seed, journal=ListJournal())
    play_out(match, Random(seed))
    return match.record


@pytest.mark.parametrize("preset", PRESETS)
def test_every_variant_can_be_watched_from_every_seat(preset: str) -> None:
    film = Film(record_of(preset), 0)
    for seat in range(film.game.players):
        film.viewer = seat
        film.go(0)
        while True:
            view = film.view()
            assert view.legal == ()
            assert view.seat == seat
            state = film.replay.state(film.position)
            assert view == state.view(seat)._replace(legal=())
            if not film.forward():
                break
        assert film.position == film.replay.last
        assert film.view().winners


def passes(film: Film) -> tuple[dict[int, int], set[int]]:
    """Whose each pass with a combination in hand is, by its position; and the positions of the other passes."""
    kept, idle = dict[int, int](), set[int]()
    for position, entry in enumerate(film.record.entries, 1):
        if entry == PASS:
            before = film.replay.state(position - 1)
            assert before.deal is not None and before.to_move is not None
            if declarations(film.game.ruleset, before.deal.hands[before.to_move]):
                kept[position] = before.to_move
            else:
                idle.add(position)
    return kept, idle


@pytest.mark.parametrize(("preset", "seed"), [("cirulla", 11), ("bazzica", 17)])
def test_only_who_keeps_a_combination_makes_a_step_of_it(preset: str, seed: int) -> None:
    film = Film(record_of(preset, seed=seed), 0)
    kept, idle = passes(film)
    assert kept and idle
    every = set(range(film.replay.first, film.replay.last + 1))
    for viewer, all_open in ((0, False), (1, False), (0, True)):
        film.viewer, film.all_open = viewer, all_open
        film.go(0)
        seen = [film.position]
        while film.forward():
            assert film.step == len(seen)
            seen.append(film.position)
            (update,) = film.updates()
            assert update.events or film.position in kept
        hidden = set() if all_open else {position for position, owner in kept.items() if owner != viewer}
        assert set(seen) == every - idle - hidden
        for position in idle | hidden:
            film.go(position)
            assert film.position == max(stop for stop in seen if stop < position)


def test_a_combination_that_was_kept_is_told_to_its_owner_or_with_open_hands() -> None:
    film = Film(record_of("bazzica", seed=17), 0)
    kept, _idle = passes(film)
    assert set(kept.values()) == {0, 1}
    film.go(film.replay.last)
    mine = sum(owner == 0 for owner in kept.values())
    assert film.log().count("You do not declare.") == mine
    assert not any("does not declare" in line for line in film.log())
    film.all_open = True
    assert sum("does not declare" in line for line in film.log()) == len(kept) - mine


def test_steps_tell_what_the_seat_saw_and_open_cards_tell_all() -> None:
    film = Film(record_of("classic2"), 1)
    hidden = film.replay.events(film.replay.first, 1)
    assert hidden == tuple(see(event, 1) for event in film.replay.events(film.replay.first, None, all_open=True))
    dealt = next(event for event in hidden if isinstance(event, Dealt))
    assert isinstance(dealt.hands[0], int)
    assert not isinstance(dealt.hands[1], int)
    film.all_open = True
    opened = film.view()
    assert all(cards.bit_count() == count for cards, count in zip(opened.shown, opened.hand_counts, strict=True))


def test_a_step_is_told_once_and_a_jump_tells_nothing() -> None:
    film = Film(record_of("classic2"), 0)
    assert film.forward()
    (update,) = film.updates()
    assert isinstance(update, Update)
    assert (update.state_id, update.view) == (film.position, film.view())
    assert film.updates() == []
    film.forward()
    film.go(film.position - 1)
    assert film.updates() == []


def test_positions_outside_the_film_are_its_ends() -> None:
    film = Film(record_of("classic2"), 0)
    film.go(-50)
    assert film.at_start
    film.go(10**6)
    assert film.at_end
    assert not film.forward()


def test_the_log_grows_forwards_and_shrinks_backwards() -> None:
    film = Film(record_of("cirulla"), 0)
    logs = [film.log()]
    while film.forward():
        logs.append(film.log())
    for earlier, later in pairwise(logs):
        assert later[: len(earlier)] == earlier
    for expected in reversed(logs):
        assert film.log() == expected
        film.go(film.position - 1)
    assert film.texts == logs[0][-20:]


def test_a_match_of_several_deals_has_a_landmark_for_each(tmp_path: Path) -> None:
    match = table(PRESETS["classic2"].changed({"end_mode": "fixed_hands", "fixed_hands": 3}), 2)
    play_out(match, Random(1))
    film = Film(match.record, 0)
    assert film.record == match.record, "what is played on from, or exported, is all that was played"
    starts = film.replay.deals
    assert [film.replay.deal_no(start) for start in starts] == list(range(1, len(starts) + 1))
    film.go(starts[1] + 4)
    assert film.deal_before() == starts[1]
    film.go(starts[1])
    assert film.deal_before() == starts[0]
    assert film.deal_after() == starts[2]
    film.go(starts[-1])
    assert film.deal_after() == film.replay.last


def test_what_was_taken_back_is_watched_as_it_was() -> None:
    match = table()
    until(match, "human")
    advance(match, Random(2))
    until(match, "human")
    match.submit(wish(match, TakeBack))
    match.updates()
    film = Film(match.record, 0)
    film.go(film.replay.last)
    assert film.view() == match.view()._replace(legal=())
    assert film.log()[-1] == "A play is taken back, with all that followed it."


def test_a_record_without_a_pack_is_no_film() -> None:
    record = record_of("classic2")
    with pytest.raises(ValueError, match="no pack"):
        Film(Record(record.ruleset, record.players, record.dealer, record.seats, (), record.tags), 0)


def test_watching_offers_nothing_but_steps() -> None:
    film = Film(record_of("classic2"), 0)
    assert not film.can_take_back
    assert not film.rated
    assert film.plays == []
    assert not film.pump(1.0)
    film.presented(film.state_id)
    assert (film.waiting_for, film.position) == ("human", film.replay.first)


@pytest.mark.parametrize("preset", ["classic2", "chkobba", "cirulla"])
def test_from_any_seat_the_person_is_you_and_an_opponent_has_a_name(preset: str) -> None:
    ruleset = one_deal(preset)
    setup = MatchSetup(ruleset, (Seat(HUMAN, UNNAMED), Seat("random", "il Cavaliere")), 3)
    match = Controller(7, setup, {1: BOTS["random"]()}, ListJournal(), (Deck(setup.deck(0)),))
    play_out(match, Random(3))
    film = Film(match.record, 0)
    film.go(film.replay.last)
    own = [line for line in film.log() if "not declare" not in line]
    film.viewer = 1
    other = [line for line in film.log() if "not declare" not in line]
    assert len(own) == len(other)
    for mine, seen in zip(own, other, strict=True):
        assert mine.split(" ")[0] == seen.split(" ")[0], "whoever acts is called alike from both seats"
        assert not re.search(r"\bYou \w+s\b", seen), seen
        assert "None" not in seen and " ." not in seen, seen


def test_two_people_are_addressed_each_from_the_own_seat() -> None:
    match = table(one_deal("classic2"), humans=2, journal=ListJournal())
    play_out(match, Random(3))
    film = Film(match.record, 0)
    assert film.teller.viewer == 0
    film.viewer = 1
    assert film.teller.viewer == 1


def test_where_two_people_play_a_third_seat_addresses_nobody() -> None:
    match = table(one_deal("classic3"), 3, humans=2, journal=ListJournal())
    play_out(match, Random(3))
    film = Film(match.record, 2)
    assert film.teller.viewer is None


def test_a_film_counts_cards_played_and_nothing_else() -> None:
    """Packs, declarations and what was taken back are no plays."""
    assert Film(record_of("classic2"), 0).replay.plays(0) == 0
    whole = Film(record_of("classic2"), 0).replay
    assert whole.plays(whole.first) == 0 and whole.plays(whole.last) == 36
    declared = Film(record_of("cirulla"), 0).replay
    assert declared.plays(declared.last) == 36 < declared.last - declared.first
    match = table(one_deal("classic2"), journal=ListJournal())
    until(match, "human", Random(3))
    advance(match, Random(3))
    until(match, "human", Random(3))
    before = Film(match.record, 0).replay
    match.submit(wish(match, TakeBack))
    until(match, "human", Random(3))
    after = Film(match.record, 0).replay
    assert after.last > before.last and after.plays(after.last) < before.plays(before.last)
