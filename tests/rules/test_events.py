"""Events tell all that happened: the log alone is enough to rebuild a deal, and each seat hears only what it may."""

from __future__ import annotations

import json
from random import Random

import pytest

from scopa_gui.rules.cards import CardSet, captured, parse_cards, set_of
from scopa_gui.rules.deal import PASS, Cut, Deal, Declare, Phase, apply, new_deal
from scopa_gui.rules.declarations import announced_cards
from scopa_gui.rules.errors import Unreadable
from scopa_gui.rules.events import (
    Claimed,
    CutDone,
    DealScored,
    Dealt,
    Declared,
    Drawn,
    Event,
    Leftovers,
    MatchOver,
    OpeningTaken,
    Played,
    Resigned,
    SeatChanged,
    Swept,
    ThrownIn,
    TookBack,
    event_from_json,
    event_to_json,
    events,
    see,
)
from scopa_gui.rules.game import Game, game_of
from scopa_gui.rules.presets import preset
from scopa_gui.rules.scoring import count
from tests.testkit.amount import amount
from tests.testkit.playing import GAMES, every_game, first_deal, plies, shuffled


class Rebuilt:
    """The open part of a deal, put together from events alone."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.table: CardSet = 0
        self.piles = [0] * len(game.sides)
        self.sweeps = [0] * len(game.sides)
        self.declared = [0] * len(game.sides)
        self.hand_counts = [0] * game.players
        self.stock = len(game.pack)

    def hear(self, event: Event) -> None:
        side_of = self.game.side_of
        if isinstance(event, Dealt):
            self.table |= set_of(event.table)
            self.hand_counts = [hand if isinstance(hand, int) else len(hand) for hand in event.hands]
            self.stock = event.stock
        elif isinstance(event, OpeningTaken):
            self.table = 0
            self.piles[side_of[event.seat]] |= set_of(event.cards)
            self.sweeps[side_of[event.seat]] += event.sweeps
        elif isinstance(event, Declared):
            self.declared[side_of[event.seat]] += event.points
        elif isinstance(event, Played):
            self.hand_counts[event.seat] -= 1
            taken = set_of(event.take)
            if taken:
                self.piles[side_of[event.seat]] |= captured(taken | 1 << event.card)
                self.table ^= taken
            else:
                self.table |= 1 << event.card
        elif isinstance(event, Swept):
            self.sweeps[side_of[event.seat]] += event.points
        elif isinstance(event, Leftovers) and event.seat >= 0:
            self.piles[side_of[event.seat]] |= captured(set_of(event.cards))
            self.table = 0

    def agrees_with(self, deal: Deal) -> bool:
        return (self.table, tuple(self.piles), tuple(self.sweeps), tuple(self.declared)) == (
            deal.table, deal.piles, deal.sweeps, deal.declared,
        ) and (self.hand_counts, self.stock) == ([h.bit_count() for h in deal.hands], len(deal.stock))  # fmt: skip


@every_game
def test_sb_170_the_log_alone_rebuilds_the_deal(game: Game) -> None:
    rng = Random(1)
    for _ in range(amount(2, 100)):
        deal = first_deal(game, rng)
        told = Rebuilt(game)
        for event in events(None, None, deal):
            told.hear(see(event, None))
        for before, action, after in plies(deal, rng):
            for event in events(before, action, after):
                told.hear(see(event, None))
            assert told.agrees_with(after)


@every_game
def test_every_event_survives_json(game: Game) -> None:
    rng = Random(2)
    deal = first_deal(game, rng)
    happened = list(events(None, None, deal))
    for before, action, after in plies(deal, rng):
        happened += events(before, action, after)
        deal = after
    happened.append(DealScored(count(deal), (1,) * len(game.sides)))
    for event in happened:
        for seat in (None, 0, 1):
            seen = see(event, seat)
            assert event_from_json(json.loads(json.dumps(event_to_json(seen)))) == seen


@pytest.mark.parametrize(
    "event",
    [
        ThrownIn((1, 2), "kings"), Claimed(1, True, 4), Resigned(0), TookBack(7), SeatChanged(1, "human"),
        MatchOver((0, 2), "claim"), Drawn(1, None), CutDone(0, True, None), Leftovers(-1, (3,)),
    ],
)  # fmt: skip
def test_rare_events_survive_json(event: Event) -> None:
    assert event_from_json(json.loads(json.dumps(event_to_json(event)))) == event
    assert see(event, None) == event


@pytest.mark.parametrize(
    "data",
    [{}, {"event": "Nothing"}, {"event": "Played"}, {"event": "DealScored", "score": [1], "scores": []}, {"event": []}],
)
def test_what_is_no_event_is_unreadable(data: dict[str, object]) -> None:
    with pytest.raises(Unreadable, match="event"):
        event_from_json(data)


@every_game
def test_see_hides_hands_and_drawn_cards_from_the_others(game: Game) -> None:
    rng = Random(3)
    deal = first_deal(game, rng)
    dealt = [e for e in events(None, None, deal) if isinstance(e, Dealt)]
    for before, action, after in plies(deal, rng):
        dealt += [e for e in events(before, action, after) if isinstance(e, Dealt)]
    assert len(dealt) == len(game.rounds)
    for event in dealt:
        for seat in range(game.players):
            seen = see(event, seat)
            assert isinstance(seen, Dealt)
            for owner, hand in enumerate(seen.hands):
                whole = event.hands[owner]
                assert isinstance(whole, tuple)
                assert hand == (whole if owner == seat else len(whole))
            assert see(seen, seat) == seen
        onlooker = see(event, None)
        assert isinstance(onlooker, Dealt)
        assert all(isinstance(hand, int) for hand in onlooker.hands)
    assert [event.round for event in dealt] == list(range(1, len(game.rounds) + 1))


def test_a_drawn_card_is_told_to_its_seat_only_unless_it_is_placed() -> None:
    game = GAMES["chkobba-2"]
    deal = new_deal(game, shuffled(game, Random(4)), dealer=0)
    (drawn,) = events(None, None, deal)
    assert drawn == Drawn(1, deal.stock[0])
    assert see(drawn, 1) == drawn
    assert see(drawn, 0) == see(drawn, None) == Drawn(1, None)
    kept, *_ = events(deal, Cut(True), apply(deal, Cut(True)))
    assert see(kept, 1) == kept == CutDone(1, True, deal.stock[0])
    assert see(kept, 0) == CutDone(1, True, None)
    placed, dealt, *_ = events(deal, Cut(False), apply(deal, Cut(False)))
    assert see(placed, 0) == placed == CutDone(1, False, deal.stock[0])
    assert isinstance(dealt, Dealt)
    assert deal.stock[0] in dealt.table


@pytest.mark.parametrize(
    ("name", "layout", "reason"),
    [
        ("classic2", "Rd Rc Rs 4d", "kings"),
        ("aces_redeal", "Ad 2c 3s 4d", "aces"),
        ("aces_redeal", "Rd Rc Rs Ab", "kings"),
    ],
)
def test_a_thrown_in_layout_is_told_with_its_reason(name: str, layout: str, reason: str) -> None:
    game = game_of(preset(name), 2)
    cards = parse_cards(layout)
    rest = [card for card in game.pack if card not in cards]
    deal = new_deal(game, (*rest[:6], *cards, *rest[6:]), dealer=1)
    assert deal.phase is Phase.THROWN_IN
    dealt, thrown = events(None, None, deal)
    assert isinstance(dealt, Dealt)
    assert thrown == ThrownIn(tuple(sorted(cards)), reason)


def test_a_pass_is_told_to_nobody_and_a_declaration_with_the_hand_as_dealt() -> None:
    game = game_of(preset("cirulla"), 2)
    hand = parse_cards("Cd Cs 7c")
    rest = [card for card in parse_cards("2d 4c 5s 2c 3s Fs Fb") if card not in hand]
    others = [card for card in game.pack if card not in (*hand, *rest)]
    deck = [hand[0], rest[0], hand[1], rest[1], hand[2], rest[2], *rest[3:], *others]
    deal = new_deal(game, deck, dealer=1)
    assert deal.phase is Phase.DECLARE
    assert events(deal, PASS, apply(deal, PASS)) == ()
    after = apply(deal, Declare("dieci", 9))
    assert events(deal, Declare("dieci", 9), after) == (Declared(0, "dieci", 10, tuple(sorted(hand)), 9),)
    assert after.hands[0] == after.shown[0] == announced_cards(set_of(hand), 9)
