"""The coach: right about facts, silent about noise, and blind to what the player could not see."""

from __future__ import annotations

from random import Random

import pytest

from scopa_gui.ai.coach import REVIEW, Advice, Advised, Grade, advise, facts, verdict
from scopa_gui.ai.evaluate import Effort
from scopa_gui.ai.slices import at_once
from scopa_gui.rules.cards import parse_card, parse_cards, set_of
from scopa_gui.rules.deal import Declare, Phase, Play, new_deal
from scopa_gui.rules.view import View, observe, sample
from tests.ai.table import game, position, shuffled

QUICK = Effort(60)


def advice_of(view: View, seed: int = 0, effort: Effort = QUICK) -> Advice:
    return at_once(advise(view, Random(seed), effort))


def _play(card: str, take: str = "") -> Play:
    return Play(parse_card(card), set_of(parse_cards(take)))


def test_facts_of_a_capture() -> None:
    view = observe(position("classic2", table="7d 4c 3b", hands=["7s 2c 5s", ""]), 0)
    told = facts(view, _play("7s", "7d"))
    assert told.takes == parse_cards("7d")
    assert (told.sweep, told.coins, told.sevens, told.settebello) == (0, 1, 2, True)
    assert set(told.leaves) == set(parse_cards("4c 3b"))
    assert told.sweepers == ((7, 2),)
    assert told.sweep_chance == pytest.approx(1 - (32 * 31 * 30) / (34 * 33 * 32), abs=1e-9)
    assert told.reply_cost > told.sweep_chance


def test_facts_of_a_sweep_and_of_a_card_laid() -> None:
    view = observe(position("classic2", table="4c 3b", hands=["7s Cc 5s", ""]), 0)
    assert facts(view, _play("7s", "4c 3b")).sweep == 1
    laid = facts(view, _play("Cc"))
    assert (laid.takes, laid.coins, laid.sweep) == ((), 0, 0)
    assert laid.sweep_chance == 0


def test_every_legal_move_is_weighed_and_the_best_comes_first() -> None:
    view = observe(position("classic2", table="7d 4c 3b", hands=["7s 2c Rs", ""]), 0)
    advice = advice_of(view)
    assert {advised.action for advised in advice.actions} == set(view.legal)
    assert advice.best.action == _play("7s", "7d")
    assert verdict(advice, advice.best.action).grade is Grade.BEST
    worst = max(advice.actions, key=lambda advised: advised.loss)
    assert verdict(advice, worst.action).grade is Grade.BLUNDER
    assert verdict(advice, worst.action).best == advice.best.action
    with pytest.raises(KeyError):
        verdict(advice, _play("5d"))


def test_expectations_count_what_is_already_made() -> None:
    deal = position("classic2", table="7d 4c", hands=["7s 2c Rs", ""])
    plain = advice_of(observe(deal, 0))
    ahead = advice_of(observe(deal._replace(sweeps=(2, 0)), 0))
    assert ahead.best.expected == pytest.approx(plain.best.expected + 2)
    assert ahead.best.loss == plain.best.loss == 0


@pytest.mark.parametrize(("loss", "margin", "grade"), [
    (0.05, 0.0, Grade.GOOD),
    (0.2, 0.02, Grade.INACCURACY),
    (0.2, 0.15, Grade.GOOD),
    (0.4, 0.1, Grade.MISTAKE),
    (0.9, 0.1, Grade.BLUNDER),
    (0.9, 0.5, Grade.GOOD),
])  # fmt: skip
def test_a_difference_inside_its_noise_is_never_graded(loss: float, margin: float, grade: Grade) -> None:
    best, other = _play("7s", "7d"), _play("2c")
    told = (Advised(best, 1.0, None, 0.0, 0.0, None), Advised(other, 1.0 - loss, None, loss, margin, None))
    assert verdict(Advice(told, False, 60), other).grade is grade


def test_a_forced_move_is_no_merit() -> None:
    view = observe(position("classic2", table="7d", hands=["2c", ""]), 0)
    assert verdict(advice_of(view), view.legal[0]).grade is Grade.FORCED


def test_the_coach_sees_only_the_view() -> None:
    deal = new_deal(game("classic2", 2), shuffled(game("classic2", 2), 3), 1)
    view = observe(deal, deal.turn)
    other = observe(sample(view, Random(8)), deal.turn)
    assert advice_of(view, 1) == advice_of(other, 1)


def test_a_declaration_that_is_missed_costs_its_points() -> None:
    of = game("bazzica", 2)
    deal = position("bazzica", table="7d Rc Fs 4b", hands=["Ad 2c 3s", ""])._replace(phase=Phase.DECLARE)
    advice = advice_of(observe(deal, 0))
    assert of.ruleset.declarations == "bazzica"
    assert advice.best.action == Declare("bazzica", 0)
    assert verdict(advice, Declare(None, 0)).loss == 1
    assert verdict(advice, Declare(None, 0)).grade is Grade.BLUNDER


def test_near_the_end_of_a_match_chances_are_told() -> None:
    deal = position("classic2", table="7d 4c 3b", hands=["7s 2c Rs", ""])
    far, near = observe(deal, 0), observe(deal, 0, scores=(10, 9))
    assert advice_of(far).best.chance is None
    chance = advice_of(near).best.chance
    assert chance is not None
    assert 0.5 < chance < 1


def test_a_review_looks_at_more_worlds_than_a_hint() -> None:
    view = observe(position("classic2", table="7d 4c 3b", hands=["7s 2c Rs", ""]), 0)
    advice = advice_of(view, effort=REVIEW)
    assert advice.worlds == REVIEW.worlds
    assert advice.actions[-1].margin < 0.15
