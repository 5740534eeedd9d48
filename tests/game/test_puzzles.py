"""Every puzzle has one right answer, proved by search over every hand that the others can hold."""

from __future__ import annotations

from collections import Counter

import pytest

from scopa_gui.game.puzzles import THEMES, Puzzle, gap, judge, puzzles
from scopa_gui.rules.deal import legal_moves
from scopa_gui.rules.notation import action_text

ALL = [pytest.param(puzzle, id=f"{puzzle.number}-{puzzle.theme}") for puzzle in puzzles()]


@pytest.mark.parametrize("puzzle", ALL)
def test_the_answer_is_best_and_every_other_play_is_worse(puzzle: Puzzle) -> None:
    advice = judge(puzzle.view)
    right = advice.of(puzzle.right_action)
    others = [advised for advised in advice.actions if advised.action != puzzle.right_action]
    assert others
    assert all(advised.expected < right.expected for advised in others)
    assert gap(advice) >= (1.0 if puzzle.last_round else 0.3)


@pytest.mark.parametrize("puzzle", ALL)
def test_the_answer_is_a_legal_play_that_reads_back(puzzle: Puzzle) -> None:
    assert puzzle.right_action in legal_moves(puzzle.deal)
    assert action_text(puzzle.right_action) == puzzle.answer


def test_there_are_enough_of_each_theme_and_kind() -> None:
    found = puzzles()
    themes = Counter(puzzle.theme for puzzle in found)
    assert len(found) >= 40
    assert set(themes) == set(THEMES) and min(themes.values()) >= 6
    assert sum(not puzzle.last_round for puzzle in found) >= 15
    assert sum(puzzle.preset != "classic2" for puzzle in found) >= 10
    assert len({puzzle.line for puzzle in found}) == len(found)
