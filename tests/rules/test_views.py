"""A View tells what its seat may know and nothing else; sampled worlds agree with it."""

from __future__ import annotations

from collections import Counter
from random import Random

from scopa_gui.rules.cards import CardSet, captured, cards_in, set_of
from scopa_gui.rules.deal import Deal, Phase, Play, apply, legal_moves, new_deal
from scopa_gui.rules.game import Game, game_of
from scopa_gui.rules.presets import CLASSIC, preset
from scopa_gui.rules.record import Deck, advance, new_match
from scopa_gui.rules.view import Past, View, observe, sample, world
from tests.testkit.amount import amount
from tests.testkit.playing import every_game, finished, first_deal, plies, positions, shuffled

DEALS = amount(1, 100)


def history_of(game: Game, rng: Random) -> list[tuple[Deal, tuple[Past, ...]]]:
    """The positions of a random deal, each with the actions that led to it."""
    deal = first_deal(game, rng)
    result: list[tuple[Deal, tuple[Past, ...]]] = [(deal, ())]
    past: tuple[Past, ...] = ()
    for before, action, after in plies(deal, rng):
        if action is not None:
            past = (*past, Past(before.turn, action, before.table))
        result.append((after, past))
    return result


def hidden_from(deal: Deal, seat: int) -> CardSet:
    """Cards that the seat has not seen."""
    result = set_of(deal.stock)
    if deal.drawn is not None and seat == deal.turn:
        result ^= 1 << deal.drawn
    for owner, hand in enumerate(deal.hands):
        if owner != seat:
            result |= hand & ~deal.shown[owner]
    return result


@every_game
def test_permuting_hidden_cards_changes_no_view(game: Game) -> None:
    rng = Random(1)
    for _ in range(DEALS):
        for deal, past in history_of(game, rng):
            for seat in range(game.players):
                view = observe(deal, seat, past)
                assert view.unseen == hidden_from(deal, seat)
                for _ in range(2):
                    assert observe(sample(view, rng), seat, past) == view


@every_game
def test_nothing_reachable_from_a_view_names_a_hidden_card(game: Game) -> None:
    rng = Random(2)
    for deal, past in history_of(game, rng):
        for seat in range(game.players):
            assert not named_in(observe(deal, seat, past)) & hidden_from(deal, seat)


def named_in(view: View) -> CardSet:
    """Every card that any field of a View names; a field that this does not know fails."""
    sets = [view.hand, view.table, *view.piles, *view.shown, *(past.table for past in view.history)]
    cards = {sweep.card for side in view.sweep_cards for sweep in side}
    if view.drawn is not None:
        cards.add(view.drawn)
    for action in (*(past.action for past in view.history), *view.legal):
        if isinstance(action, Play):
            cards.add(action.card)
            sets.append(action.take)
    known = {"hand", "table", "piles", "shown", "history", "sweep_cards", "drawn", "legal"}
    plain = {"game", "seat", "turn", "dealer", "phase", "hand_counts", "stock", "sweeps", "last", "declared"}
    assert set(view._fields) == known | plain | {"scores", "deal_no", "round_no", "winners"}
    result = set_of(cards)
    for one in sets:
        result |= one
    return captured(result)


@every_game
def test_a_view_tells_what_is_open(game: Game) -> None:
    rng = Random(3)
    for deal, past in history_of(game, rng):
        for seat in range(game.players):
            view = observe(deal, seat, past, deal_no=4)
            assert view.side == game.side_of[seat]
            assert (view.table, view.piles, view.sweeps, view.sweep_cards) == (
                deal.table, deal.piles, deal.sweeps, deal.sweep_cards,
            )  # fmt: skip
            assert view.hand == deal.hands[seat]
            assert view.hand_counts == tuple(hand.bit_count() for hand in deal.hands)
            assert (view.stock, view.turn, view.dealer, view.last) == (
                len(deal.stock), deal.turn, deal.dealer, deal.last,
            )  # fmt: skip
            assert view.legal == (tuple(legal_moves(deal)) if seat == deal.turn else ())
            assert view.drawn == (deal.drawn if seat == deal.turn else None)
            assert (view.deal_no, view.round_no, view.winners) == (4, game.round_of(len(deal.stock)), ())
            assert view.scores == (0,) * len(game.sides)


@every_game
def test_sb_070_sampled_worlds_are_possible(game: Game) -> None:
    rng = Random(4)
    for deal, past in history_of(game, rng):
        seat = rng.randrange(game.players)
        view = observe(deal, seat, past)
        found = sample(view, rng)
        everywhere = [*cards_in(captured(found.table)), *found.stock]
        for cards in (*map(captured, found.hands), *found.piles):
            everywhere += cards_in(cards)
        assert sorted(everywhere) == list(game.pack)
        assert found.hands[seat] == deal.hands[seat]
        assert all(shown & ~hand == 0 for shown, hand in zip(found.shown, found.hands, strict=True))
        assert tuple(hand.bit_count() for hand in found.hands) == view.hand_counts
        assert len(found.stock) == len(deal.stock)


def test_sb_070_the_last_round_of_two_has_one_world() -> None:
    rng = Random(5)
    for _ in range(20):
        for deal in positions(game_of(CLASSIC, 2), rng):
            if not deal.stock:
                for seat in range(2):
                    assert sample(observe(deal, seat), rng) == deal


def test_worlds_are_sampled_fairly() -> None:
    rng = Random(6)
    deal = first_deal(game_of(CLASSIC, 2), rng)
    view = observe(deal, 1)
    unseen = cards_in(view.unseen)
    assert len(unseen) == 33
    times = 6_600
    held = Counter(card for _ in range(times) for card in cards_in(sample(view, rng).hands[0]))
    expected = times * 3 / 33
    assert set(held) == set(unseen)
    assert all(abs(held[card] - expected) < 6 * expected**0.5 for card in unseen)
    first = Counter(sample(view, rng).stock[0] for _ in range(times))
    assert all(abs(first[card] - times / 33) < 6 * (times / 33) ** 0.5 for card in unseen)


def test_a_world_takes_the_unseen_cards_in_order() -> None:
    game = game_of(preset("classic4_teams"), 4)
    deal = first_deal(game, Random(7), dealer=3)
    view = observe(deal, 2)
    unseen = cards_in(view.unseen)
    found = world(view, unseen)
    assert [cards_in(hand) for hand in (found.hands[0], found.hands[1], found.hands[3])] == [
        unseen[:3], unseen[3:6], unseen[6:9],
    ]  # fmt: skip
    assert found.stock == tuple(unseen[9:])


def test_a_deal_by_itself_is_the_first_of_its_match() -> None:
    view = observe(first_deal(game_of(CLASSIC, 2), Random(12)), 0)
    assert (view.deal_no, view.scores, view.history, view.winners) == (1, (0, 0), (), ())


def test_only_the_cutter_sees_the_drawn_card() -> None:
    game = game_of(preset("chkobba"), 2)
    deal = new_deal(game, shuffled(game, Random(8)), dealer=0)
    assert deal.phase is Phase.CUT
    mine, other = observe(deal, 1), observe(deal, 0)
    assert mine.drawn == deal.stock[0]
    assert other.drawn is None
    assert other.unseen >> deal.stock[0] & 1
    assert not mine.unseen >> deal.stock[0] & 1
    rng = Random(9)
    assert all(sample(mine, rng).stock[0] == deal.stock[0] for _ in range(20))
    assert len({sample(other, rng).stock[0] for _ in range(50)}) > 10
    assert all(sample(mine, rng).drawn == deal.drawn for _ in range(5))


def test_a_kept_card_stays_hidden_and_a_placed_one_lies_open() -> None:
    game = game_of(preset("chkobba"), 2)
    deal = first_deal(game, Random(10), dealer=0)
    keep, place = legal_moves(deal)
    kept, placed = apply(deal, keep), apply(deal, place)
    drawn = deal.stock[0]
    assert kept.hands[1] >> drawn & 1
    assert placed.table >> drawn & 1
    past = (Past(1, keep, 0),)
    assert named_in(observe(kept, 0, past)) >> drawn & 1 == 0
    assert kept.drawn is None
    assert placed.drawn is None


def test_the_view_of_a_match_carries_its_scores_and_offers_nothing_when_it_is_over() -> None:
    game = game_of(CLASSIC.changed({"target": 1}), 2)
    rng = Random(11)
    state = new_match(game, 0)
    while not state.winners:
        entry = (
            Deck(shuffled(game, rng))
            if state.wants_deck
            else rng.choice(legal_moves(state.deal or finished(game, rng)))
        )
        state, _ = advance(state, entry)
        if state.deal is not None:
            for seat in range(2):
                view = state.view(seat)
                assert (view.scores, view.deal_no, view.winners) == (state.scores, state.deal_no, state.winners)
                assert view.history == state.history
                assert bool(view.legal) == (seat == state.to_move)
    assert all(not state.view(seat).legal for seat in range(2))
