"""Laws that hold in every preset with every number of players, tried on random deals."""

from __future__ import annotations

from random import Random

import pytest

from scopa_gui.rules.cards import FACES, OF_SUIT, Card, CardSet, captured, cards_in
from scopa_gui.rules.deal import PASS, Action, Cut, Deal, Declare, Phase, Play, apply, legal_moves, next_round, play
from scopa_gui.rules.errors import Illegal
from scopa_gui.rules.game import Game, game_of
from scopa_gui.rules.presets import preset
from scopa_gui.rules.scoring import count, score
from tests.testkit.amount import amount
from tests.testkit.playing import every_game, finished, first_deal, plies, positions

DEALS = amount(2, 200)


def all_cards(deal: Deal) -> list[Card]:
    """Every card of a position, wherever it is, the announced seven as itself."""
    sets: list[CardSet] = [deal.table, *deal.hands, *deal.piles]
    cards = [card for cards in sets for card in cards_in(cards)]
    return sorted([FACES[card] if card >= 80 else card for card in cards] + list(deal.stock))


@every_game
def test_no_card_is_lost_or_doubled(game: Game) -> None:
    rng = Random(1)
    for _ in range(DEALS):
        for deal in positions(game, rng):
            assert all_cards(deal) == list(game.pack)


@every_game
def test_who_is_to_act_always_can(game: Game) -> None:
    rng = Random(2)
    for _ in range(DEALS):
        for deal in positions(game, rng):
            waiting = deal.phase in (Phase.CUT, Phase.DECLARE, Phase.PLAY)
            assert bool(legal_moves(deal)) == waiting
            if deal.phase is Phase.PLAY:
                held = {move.card for move in legal_moves(deal) if isinstance(move, Play)}
                assert held <= set(cards_in(deal.hands[deal.turn]))
                faces = {FACES[card] for card in held}
                if game.ruleset.capture_duty != "strict":
                    assert faces == {FACES[card] for card in cards_in(deal.hands[deal.turn])}


@every_game
def test_apply_is_play_with_checks(game: Game) -> None:
    rng = Random(3)
    for ply in plies(first_deal(game, rng), rng):
        if isinstance(ply.action, Play):
            assert play(ply.before, ply.action) == ply.after


@every_game
def test_whatever_is_not_legal_is_refused_and_changes_nothing(game: Game) -> None:
    rng = Random(4)
    tried = 0
    for deal in positions(game, rng):
        before = (*deal,)
        legal = set(legal_moves(deal))
        for action in nearby_actions(deal, rng):
            if action not in legal and not plays_a_twin(deal, action, legal):
                tried += 1
                with pytest.raises(Illegal):
                    apply(deal, action)
        assert (*deal,) == before
    assert tried > 100


def plays_a_twin(deal: Deal, action: Action, legal: set[Action]) -> bool:
    """Whether the action differs from a legal one only in which of two identical hand cards it names."""
    return (
        isinstance(action, Play)
        and 40 <= action.card < 80
        and bool(deal.hands[deal.turn] >> action.card & 1)
        and Play(action.card - 40, action.take) in legal
    )


def nearby_actions(deal: Deal, rng: Random) -> list[Action]:
    """Actions of every kind, mostly a little beside the legal ones."""
    actions: list[Action] = [PASS, Cut(True), Cut(False), Declare("tre", 0), Declare("dieci", 7), Declare("x", 0)]
    table = cards_in(deal.table)
    for card in (-1, 0, 39, 85, rng.choice(deal.game.pack), *(c for hand in deal.hands for c in cards_in(hand))):
        take = 0
        for other in table:
            take |= rng.randrange(2) << other
        actions += [
            Play(card, 0),
            Play(card, deal.table),
            Play(card, take),
            Play(card, 1 << rng.choice(deal.game.pack)),
        ]
    return actions


@every_game
def test_seats_act_in_turn_and_the_seat_after_the_dealer_begins_each_round(game: Game) -> None:
    rng = Random(5)
    dealer = game.players - 1
    for dealer in {0, game.players - 1}:
        played: list[int] = []
        for before, action, after in plies(first_deal(game, rng, dealer), rng):
            if isinstance(action, Play):
                played.append(before.turn)
            if after.phase is not Phase.OVER and (action is None or isinstance(action, Cut)):
                assert after.turn == (dealer + 1) % game.players
        seats = [(dealer + 1 + n) % game.players for n in range(len(played))]
        assert played == seats
        assert len(played) == sum(game.rounds) * game.players == len(game.pack) - game.table_count


@every_game
def test_rounds_are_dealt_only_when_all_hands_are_empty_and_with_equal_hands(game: Game) -> None:
    rng = Random(6)
    sizes = []
    for before, action, after in plies(first_deal(game, rng), rng):
        if before.phase is Phase.ROUND_OVER:
            assert action is None
            assert not any(before.hands)
            assert after.table == before.table
            sizes.append({hand.bit_count() for hand in after.hands})
            assert game.round_of(len(after.stock)) == len(sizes) + 1
        elif isinstance(action, Play):
            assert after.stock == before.stock
            with pytest.raises(Illegal, match="phase"):
                next_round(before)
    assert sizes == [{size} for size in game.rounds[1:]]


@every_game
def test_points_add_up(game: Game) -> None:
    rng = Random(7)
    rules = game.ruleset
    for _ in range(DEALS):
        deal = finished(game, rng)
        counted = count(deal)
        points = score(deal)
        assert counted.points == points == score(deal)
        assert counted.totals == tuple(side.total for side in points)
        assert sum(counted.cards) + deal.table.bit_count() == len(game.pack)
        assert tuple(side.sweeps for side in points) == deal.sweeps
        assert tuple(sum(s.points for s in side) for side in deal.sweep_cards) == deal.sweeps
        assert tuple(side.declared for side in points) == deal.declared
        for name in ("cards", "coins", "prime"):
            given = [getattr(side, name) for side in points if getattr(side, name)]
            assert given in ([], [getattr(rules, f"pts_{name}")])
        if deal.last >= 0:
            assert not deal.table
            sevens = 2 if rules.deck == "double80" else 1
            assert sum(side.settebello for side in points) == sevens * rules.pts_settebello
        assert all(side.total == sum(side) for side in points)
        assert sum(counted.coins) == (captured_everywhere(deal) & OF_SUIT["dcsb".index(rules.bonus_suit)]).bit_count()


def captured_everywhere(deal: Deal) -> CardSet:
    result = 0
    for pile in deal.piles:
        assert captured(pile) == pile
        result |= pile
    return result


@pytest.mark.parametrize(("name", "players"), [("classic2", 2), ("classic3", 3), ("classic4_teams", 4)])
def test_random_deals_keep_forty_cards_one_settebello_and_right_totals(name: str, players: int) -> None:
    rng = Random(8)
    game = game_of(preset(name), players)
    for _ in range(amount(150, 3_400)):
        deal = finished(game, rng)
        assert all_cards(deal) == list(range(40))
        points = score(deal)
        assert sum(side.settebello for side in points) == 1
        cards, coins = [pile.bit_count() for pile in deal.piles], [(pile & 1023).bit_count() for pile in deal.piles]
        for side, mine in enumerate(points):
            assert mine.cards == (cards[side] == max(cards) and cards.count(max(cards)) == 1)
            assert mine.coins == (coins[side] == max(coins) and coins.count(max(coins)) == 1)
            assert mine.settebello == deal.piles[side] >> 6 & 1
            assert mine.total == len(deal.sweep_cards[side]) + mine.cards + mine.coins + mine.settebello + mine.prime


@every_game
def test_a_sweep_is_marked_exactly_when_the_table_is_taken_whole(game: Game) -> None:
    rng = Random(9)
    rules = game.ruleset
    for _ in range(DEALS):
        for before, action, after in plies(first_deal(game, rng), rng):
            marked = sum(map(len, after.sweep_cards)) - sum(map(len, before.sweep_cards))
            if not isinstance(action, Play):
                assert marked == 0 or isinstance(action, Cut)
                continue
            very_last = not before.stock and sum(hand.bit_count() for hand in before.hands) == 1
            whole = bool(action.take) and action.take == before.table
            ordinary = action.take in game.ordinary(before.table, action.card)
            counts = ordinary or rules.ace_sweep_scopa
            assert marked == (whole and counts and (not very_last or rules.last_card_sweep == "counts"))
