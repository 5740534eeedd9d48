"""Every bot plays every variant legally, from its View alone, the same on every machine."""

from __future__ import annotations

import subprocess
import sys
from collections import Counter
from itertools import count
from random import Random

import pytest

from scopa_gui.ai.appraisal import Appraisal
from scopa_gui.ai.bot import BOTS, Bot, bot_named, choose
from scopa_gui.ai.evaluate import Effort
from scopa_gui.ai.moves import MoveTable
from scopa_gui.ai.pro import ProBot
from scopa_gui.ai.slices import SLICE
from scopa_gui.rules.deal import Cut, Deal, Phase, apply, new_deal, next_round
from scopa_gui.rules.game import Game
from scopa_gui.rules.view import Past, observe, sample
from tests.ai.table import ALL_GAMES, game, play_deal, shuffled
from tests.testkit.amount import FULL, amount

QUICK = Effort(worlds=4, nodes=10, many=4)


def quick(name: str) -> Bot:
    return ProBot(QUICK) if name == "pro" else bot_named(name)


@pytest.mark.parametrize("name", BOTS)
@pytest.mark.parametrize(("preset", "players"), ALL_GAMES)
def test_every_bot_plays_every_game_to_its_end(preset: str, players: int, name: str) -> None:
    of = game(preset, players)
    bots = [quick(name)] * players
    for seed in range(2):
        deal, moves = play_deal(of, bots, seed)
        if deal.phase is Phase.OVER:
            assert len(moves) >= len(of.pack) - of.table_count
            assert sum(pile.bit_count() for pile in deal.piles) == len(of.pack)


@pytest.mark.parametrize(("preset", "players"), ALL_GAMES)
def test_what_is_hidden_changes_no_move(preset: str, players: int) -> None:
    """Hidden hands and stock are dealt anew, for every bot."""
    of = game(preset, players)
    deal, history = new_deal(of, shuffled(of, 7), 0), ()
    shuffle = Random(1)
    ply = 0
    while deal.phase not in (Phase.OVER, Phase.THROWN_IN):
        if deal.phase is Phase.ROUND_OVER:
            deal = next_round(deal)
            continue
        view = observe(deal, deal.turn, history)
        action = choose(bot_named("greedy"), view, Random(ply))
        if ply % amount(5, 1) == 0:
            other = observe(sample(view, shuffle), deal.turn, history)
            for name in BOTS:
                assert choose(quick(name), other, Random(3)) == choose(quick(name), view, Random(3))
        history = (*history, Past(deal.turn, action, deal.table))
        deal = apply(deal, action)
        ply += 1


@pytest.mark.parametrize(("preset", "players"), ALL_GAMES)
def test_the_order_of_a_hand_changes_no_move(preset: str, players: int) -> None:
    """The same cards come into each hand and onto the table in another order, for every bot."""
    of = game(preset, players)
    seed = next(seed for seed in count() if new_deal(of, shuffled(of, seed), 0).phase is not Phase.THROWN_IN)
    pack = shuffled(of, seed)
    opened = _opened(of, pack)
    other = pack[:]
    for group in (*opened.hands, opened.table):
        places = [place for place, card in enumerate(pack) if group >> card & 1 and place]
        for place, reverse in zip(places, reversed(places), strict=True):
            other[place] = pack[reverse]
    assert other != pack
    view, same = observe(opened, opened.turn), observe(_opened(of, other), opened.turn)
    for name in BOTS:
        assert choose(quick(name), view, Random(3)) == choose(quick(name), same, Random(3))


def _opened(of: Game, pack: list[int]) -> Deal:
    """The first position with hands; Chkobba's drawn card, the first of the pack, is placed on the table."""
    deal = new_deal(of, pack, 0)
    return apply(deal, Cut(False)) if deal.phase is Phase.CUT else deal


_SCRIPT = """
import sys
from tests.ai.table import game, play_deal
from tests.ai.test_bots import quick
from scopa_gui.ai.bot import BOTS
for text in sys.argv[1:]:
    preset, players = text.split(":")
    for name in BOTS:
        print(text, play_deal(game(preset, int(players)), [quick(name)] * int(players), 11)[1])
"""
_SOME_GAMES = [("classic2", 2), ("cirulla", 3), ("scopone9", 4)]


@pytest.mark.parametrize("games", [ALL_GAMES if FULL else _SOME_GAMES])
def test_the_hash_seed_changes_no_move(games: list[tuple[str, int]]) -> None:
    words = [f"{preset}:{players}" for preset, players in games]
    logs = {
        subprocess.run(
            [sys.executable, "-c", _SCRIPT, *words],
            env={"PYTHONHASHSEED": seed},
            capture_output=True,
            check=True,
            text=True,
        ).stdout
        for seed in ("0", "1", "2")
    }
    assert len(logs) == 1
    assert logs.pop().count("[") == len(games) * len(BOTS)


def test_a_bot_keeps_nothing_between_moves() -> None:
    of = game("classic2", 2)
    fresh = play_deal(of, [bot_named("pro"), bot_named("amateur")], 5)[1]
    used = bot_named("pro")
    play_deal(of, [used, used], 6)
    assert play_deal(of, [used, bot_named("amateur")], 5)[1] == fresh


def test_thinking_comes_in_many_slices() -> None:
    of = game("classic2", 2)
    deal = new_deal(of, shuffled(of, 1), 1)
    slices = sum(1 for _ in bot_named("pro").think(observe(deal, deal.turn), Random(0)))
    assert slices >= 30


@pytest.fixture
def work(monkeypatch: pytest.MonkeyPatch) -> Counter[str]:
    """Counts the positions whose plays a search asks for, and the piles that it counts."""
    done: Counter[str] = Counter()

    def counted(of: type, name: str) -> None:
        original = getattr(of, name)

        def counting(*arguments: object) -> object:
            done[name] += 1
            return original(*arguments)

        monkeypatch.setattr(of, name, counting)

    counted(MoveTable, "plays")
    counted(Appraisal, "standing")
    counted(Appraisal, "final")
    return done


@pytest.mark.parametrize(
    ("preset", "players"),
    [("hurrikan", 2), ("classic3", 3), ("milano", 4), ("classic5", 5), ("classic6_two_decks", 8)],
)
def test_no_slice_of_thought_is_long(preset: str, players: int, work: Counter[str]) -> None:
    """Between two pauses few positions are looked at, and few piles counted, wherever the strongest player is."""
    of = game(preset, players)
    deal, history = new_deal(of, shuffled(of, 2), 0), ()
    ply = 0
    while deal.phase is not Phase.OVER:
        if deal.phase is Phase.ROUND_OVER:
            deal = next_round(deal)
            continue
        view = observe(deal, deal.turn, history)
        if ply % 15 == 0 or (players == 2 and not view.stock):
            work.clear()
            for _ in bot_named("pro").think(view, Random(ply)):
                assert work["plays"] <= 3 * SLICE
                assert work["standing"] + work["final"] <= SLICE
                work.clear()
        action = choose(bot_named("greedy"), view, Random(ply))
        history = (*history, Past(deal.turn, action, deal.table))
        deal = apply(deal, action)
        ply += 1
