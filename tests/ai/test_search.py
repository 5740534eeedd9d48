"""The search against brute force, and the worlds that it looks at."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import count, islice
from random import Random

import pytest

from scopa_gui.ai.appraisal import appraise
from scopa_gui.ai.belief import believe
from scopa_gui.ai.bot import bot_named, choose
from scopa_gui.ai.par import par, solvable
from scopa_gui.ai.search import RoundSearch
from scopa_gui.ai.slices import at_once
from scopa_gui.ai.worlds import believed_hands
from scopa_gui.rules.cards import WILD_SEVEN, captured, cards_in
from scopa_gui.rules.deal import Deal, Declare, Phase, Play, apply, legal_moves, new_deal, next_round
from scopa_gui.rules.declarations import declarations
from scopa_gui.rules.game import Game
from scopa_gui.rules.scoring import score
from scopa_gui.rules.view import Past, observe
from tests.ai.brute import best_moves, last_rounds, lead
from tests.ai.table import game, position, shuffled


@pytest.mark.parametrize(
    ("preset", "endings", "plies"),
    [
        ("classic2", 200, 0),
        ("piva", 15, 0),
        ("scalette", 15, 0),
        ("corsica", 8, 3),
        ("libya_bermila", 15, 0),
        ("cirulla", 10, 0),
        ("hurrikan", 8, 7),
    ],
)
def test_the_last_round_is_played_perfectly(preset: str, endings: int, plies: int) -> None:
    pro = bot_named("pro")
    for deal in islice(last_rounds(game(preset, 2), 0, plies), endings):
        assert choose(pro, observe(deal, deal.turn), Random(0)) in best_moves(deal)


@pytest.mark.parametrize("preset", ["classic2", "asso_pigliatutto", "scopa15_mixed", "american_prime", "napola"])
def test_values_of_open_positions_are_those_of_brute_force(preset: str) -> None:
    for deal in islice(last_rounds(game(preset, 2), 500, plies=1), 10):
        side = deal.game.side_of[deal.turn]
        search = RoundSearch(appraise(deal.game), side)
        search.prepare(list(deal.hands), list(deal.piles), to_the_end=True)
        made = deal.sweeps[side] - deal.sweeps[1 - side] + deal.declared[side] - deal.declared[1 - side]
        for move in legal_moves(deal):
            assert isinstance(move, Play)
            left = sum(hand.bit_count() for hand in deal.hands)
            value = at_once(search.value_of(deal.turn, deal.table, deal.last, move, left))
            assert made + value == pytest.approx(lead(apply(deal, move), side))


@pytest.mark.parametrize("preset", ["classic2", "piva", "chkobba"])
def test_par_of_an_ending_is_what_brute_force_finds(preset: str) -> None:
    for deal in islice(last_rounds(game(preset, 2), 900), 20):
        solved = par(deal)
        assert solved is not None
        assert solved.totals[0] - solved.totals[1] == lead(deal)


def test_par_announces_the_wild_seven_for_the_best() -> None:
    """The value of the seven of cups, or keeping it a seven, is weighed together with the play that follows."""
    of, values = game("cirulla", 2), set()
    for deal in islice(_declaring_with_the_wild_seven(of), 10):
        solved = par(deal)
        assert solved is not None
        assert solved.totals[0] - solved.totals[1] == lead(deal)
        values |= {action.matta for action in solved.line if isinstance(action, Declare)}
    assert len(values) > 2


def _declaring_with_the_wild_seven(of: Game) -> Iterator[Deal]:
    """Last rounds before anything is declared, one hand with a wild seven that can be announced."""
    for seed in count():
        rng = Random(seed)
        deal = new_deal(of, shuffled(of, seed), 0)
        while deal.stock and deal.phase is not Phase.THROWN_IN:
            deal = next_round(deal) if deal.phase is Phase.ROUND_OVER else apply(deal, rng.choice(legal_moves(deal)))
        wild = [hand for hand in deal.hands if hand >> WILD_SEVEN & 1]
        if deal.phase is Phase.DECLARE and wild and declarations(of.ruleset, wild[0]):
            yield deal


def test_par_of_a_whole_deal_is_reached_by_its_line_and_by_no_better_first_move() -> None:
    of = game("classic2", 2)
    deal = new_deal(of, shuffled(of, 4), 0)
    solved = par(deal)
    assert solved is not None
    mover = deal.turn
    for move in legal_moves(deal):
        other = par(apply(deal, move))
        assert other is not None
        better = other.totals[mover] - other.totals[1 - mover] - (solved.totals[mover] - solved.totals[1 - mover])
        assert better <= 0
        if move == solved.line[0]:
            assert better == 0
    for action in solved.line:
        while deal.phase is Phase.ROUND_OVER:
            deal = next_round(deal)
        deal = apply(deal, action)
    assert tuple(points.total for points in score(deal)) == solved.totals


def test_par_gives_up_beyond_its_nodes_and_takes_two_players_only() -> None:
    of = game("classic2", 2)
    assert par(new_deal(of, shuffled(of, 4), 0), most_nodes=100) is None
    three = game("classic3", 3)
    assert not solvable(new_deal(three, shuffled(three, 1), 0))


@pytest.mark.parametrize(
    ("preset", "players"), [("classic2", 2), ("classic3", 3), ("scopone9", 4), ("cirulla", 2), ("bazzica", 2)]
)
def test_worlds_are_possible(preset: str, players: int) -> None:
    """SB-070: every card once, the own hand and all that was seen as it is, hands of the right size."""
    of, rng = game(preset, players), Random(5)
    seen = 0
    for seed in range(3):
        deal, history = new_deal(of, shuffled(of, seed), 0), ()
        while deal.phase not in (Phase.OVER, Phase.THROWN_IN):
            if deal.phase is Phase.ROUND_OVER:
                deal = next_round(deal)
                continue
            view = observe(deal, deal.turn, history)
            if deal.phase is Phase.PLAY:
                worlds = list(believed_hands(view, at_once(believe(view)), 20, rng))
                seen += len(worlds)
                for hands, weight in worlds:
                    assert weight > 0
                    assert hands[view.seat] == view.hand
                    assert tuple(hand.bit_count() for hand in hands) == view.hand_counts
                    everything = [card for hand in hands for card in cards_in(captured(hand))]
                    assert len(set(everything)) == len(everything)
                    for seat, hand in enumerate(hands):
                        hidden = hand & ~view.shown[seat]
                        assert view.shown[seat] & ~hand == 0
                        assert seat == view.seat or hidden & ~view.unseen == 0
                if players == 2 and not view.stock:
                    assert [hands for hands, _ in worlds] == [list(deal.hands)]
            action = choose(bot_named("amateur"), view, rng)
            history = (*history, Past(deal.turn, action, deal.table))
            deal = apply(deal, action)
    assert seen > 100


def test_a_declined_settebello_is_read_as_not_held() -> None:
    """The other player laid a knave on a table with a seven; hands with a seven explain that badly."""
    deal = position("classic2", table="7d Rc", hands=["4s 5b 6c", "Fs 2c 3c"])
    deal = deal._replace(turn=1, dealer=0)
    past = Past(1, Play(27, 0), deal.table)
    assert past.action in legal_moves(deal)
    view = observe(apply(deal, past.action), 0, (past,))
    belief = at_once(believe(view))
    assert belief.weight([view.hand, 1 << 16 | 1 << 11]) < 0.2 * belief.weight([view.hand, 1 << 11 | 1 << 12])


def test_a_captured_seat_has_no_secret_left_in_the_last_round() -> None:
    deal = next(last_rounds(game("classic2", 2), 77))
    view = observe(deal, deal.turn)
    assert len(list(believed_hands(view, at_once(believe(view)), 1, Random(0)))) == 1
