"""Positions with one right move: found by search, and the known places where players of this game went wrong."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import NamedTuple, cast

import pytest

from benchmarks.positions import lead_over_the_rest, weigh
from scopa_gui.ai.bot import bot_named, choose
from scopa_gui.ai.heuristic import judge
from scopa_gui.ai.replies import Counting, after
from scopa_gui.rules.deal import Deal, Play
from scopa_gui.rules.notation import action_text, from_line
from scopa_gui.rules.view import View, observe
from tests.ai.table import decision, position


class Found(NamedTuple):
    """A line of positions.txt."""

    kind: str
    scores: tuple[int, ...]
    best: str
    deal: Deal

    @property
    def view(self) -> View:
        return observe(self.deal, self.deal.turn, scores=self.scores)


def _read() -> list[Found]:
    found = []
    for line in Path(__file__).with_name("positions.txt").read_text(encoding="utf-8").splitlines():
        kind, scores, best, text = line.split("\t")
        found.append(Found(kind, tuple(map(int, scores.split("-"))), best, from_line(text)))
    return found


POSITIONS = _read()


def test_there_are_enough_positions_of_each_kind() -> None:
    kinds = [found.kind for found in POSITIONS]
    assert len(kinds) >= 60
    assert set(kinds) == {
        "take the sweep",
        "deny the sweep",
        "settebello",
        "break the pair",
        "keep the pair",
        "last capture",
        "last round",
        "variant",
        "near the target",
    }


@pytest.mark.parametrize("number", range(len(POSITIONS)))
def test_the_right_move_is_played_and_every_other_is_worse(number: int) -> None:
    found = POSITIONS[number]
    action = choose(bot_named("pro"), found.view, Random(number))
    assert action_text(action) == found.best
    advice = weigh(found.view)
    assert advice.best.action == action
    assert lead_over_the_rest(advice) >= 0.29


@pytest.mark.parametrize("bot", ["greedy", "rookie", "amateur", "pro"])
@pytest.mark.parametrize("pile", ["6d", ""])
def test_the_seven_of_coins_is_preferred_to_another_seven(bot: str, pile: str) -> None:
    """SB-072, with and without a coin of the own pile."""
    deal = position("classic2", table="7b 7d", hands=["7s", "2c"], piles=[pile, ""])
    for seed in range(10):
        assert decision(bot_named(bot), deal, seed) == "7s x 7d"


@pytest.mark.parametrize("bot", ["amateur", "pro"])
def test_no_card_is_laid_that_gives_a_sweep_away(bot: str) -> None:
    """SB-074: five and six are eleven, six and two are eight."""
    for seed in range(3):
        deal = position("classic2", table="6c", hands=["5s 2b", ""], seed=seed)
        assert decision(bot_named(bot), deal, seed) == "5s"


def test_the_last_capture_is_fought_for() -> None:
    """SB-075: both lay a card; with the five the leftovers are ours in the end."""
    deal = position("classic2", table="Rc 7s Cb Ac", hands=["6d 5c", "2s 3b"], last=0, to_stock=False, piles=["", ""])
    assert decision(bot_named("pro"), deal) == "5c"


@pytest.mark.parametrize("bot", ["amateur", "pro"])
def test_a_run_is_completed(bot: str) -> None:
    """SB-076: three points of napola are more than a seven."""
    deal = position("napola", table="3d 7s", hands=["3c 7b", ""], piles=["Ad 2d", ""])
    assert decision(bot_named(bot), deal) == "3c x 3d"


def test_an_ace_that_takes_all_scores_and_threatens_as_the_rules_say() -> None:
    """SB-077: no sweep point for the take-all, and an ace empties a lone seven all the same."""
    deal = position("scopa_assi", table="5d 7c Rd", hands=["Ac 5s", ""])
    view = observe(deal, 0)
    everything = next(m for m in view.legal if isinstance(m, Play) and m.card == 10)
    assert everything.take == view.table
    assert after(view, everything).swept == 0
    losses = []
    for preset in ("scopa_assi", "classic2"):
        view = observe(position(preset, table="7d", hands=["5s 3s", ""]), 0)
        laid, threats = after(view, Play(22, 0)), Counting(view)
        assert {value for value, _ in threats.sweepers(laid.table)} == {10}
        losses.append(threats.expected_loss(laid))
    assert losses[0] > losses[1] + 0.05
    points = position("asso_pigliatutto", table="5d 7c Rd", hands=["Ac 5s", ""])
    assert after(observe(points, 0), everything).swept == 1


@pytest.mark.parametrize(("table", "right"), [("Ac 2s 4s 5b", "6b x Ac 5b"), ("Ac 2d 4s 5b", "6b x 2d 4s")])
def test_what_a_six_takes(table: str, right: str) -> None:
    """SPEC section 8, 13: five and ace, unless a card left behind is a coin. Every hand of the other is searched."""
    deal = position("classic2", table=table, hands=["6b", ""])
    for seed in range(3):
        assert decision(bot_named("pro"), deal, seed) == right
    advice = weigh(observe(deal, 0))
    assert action_text(advice.best.action) == right
    assert lead_over_the_rest(advice) > 0.02


def test_near_the_target_the_match_is_played_and_not_the_deal() -> None:
    deals = [found for found in POSITIONS if found.kind == "near the target"]
    changed = [found for found in deals if decision(bot_named("pro"), found.deal) != found.best]
    assert len(changed) > len(deals) / 2


@pytest.mark.parametrize(("preset", "right"), [("sbarazzina", "Rs"), ("scopa_assi", "As x Cb")])
def test_an_ace_that_sweeps_any_table_is_kept_while_another_card_will_do(preset: str, right: str) -> None:
    """Its sweep is as good in a later turn and takes more cards then; where it scores nothing, it takes now."""
    gone = ["Rd Rb Rc Cd Cc Cs", "Ad Ac Ab"]
    view = observe(position(preset, table="Cb", hands=["As Rs", ""], piles=gone), 0)
    best = max(view.legal, key=lambda move: judge(view, Counting(view), cast("Play", move)))
    assert action_text(best) == right
