"""The count of a prime by ranks shows what decided it: sevens, and sixes where the sevens are equal."""

from __future__ import annotations

from scopa_gui.game.texts import DeckNames
from scopa_gui.rules.cards import parse_cards, set_of
from scopa_gui.rules.game import game_of
from scopa_gui.rules.presets import PRESETS
from scopa_gui.rules.scoring import count_piles
from scopa_gui.ui.scenes.count_lines import Line, lines_of


def prime_line(variant: str, *piles: str) -> Line:
    game = game_of(PRESETS[variant], 2)
    found = count_piles(game, tuple(set_of(parse_cards(pile)) for pile in piles), (0, 0), (0, 0))
    return next(line for line in lines_of(game.ruleset, found, DeckNames()) if line.kind == "prime")


def test_equal_sevens_are_followed_by_the_sixes() -> None:
    assert prime_line("chkobba", "7d 7c 6d", "7s 7b 6c 6s").values == ("2 · 1", "2 · 2")
    assert prime_line("chkobba", "7d 7c 6d", "7s 6c 6s").values == ("2", "1")
    assert prime_line("chkobba", "7d 7c", "7s 7b 6c").values == ("2 · 0", "2 · 1")
    assert prime_line("american_prime", "7d 6c Ad", "7s 6d 5c").values == ("1 · 1 · 1", "1 · 1 · 0")


def test_a_tie_says_so() -> None:
    tie = prime_line("chkobba", "7d 6c", "7s 6d")
    assert (tie.values, tie.why) == (("1 · 1", "1 · 1"), "equal: nobody")
    assert prime_line("chkobba", "Ad", "Rd").values == ("0", "0")
