"""Lessons can be played: every answer is legal, and where a step teaches a rule, nothing else is right."""

from __future__ import annotations

import pytest

from scopa_gui.game.lessons import LESSONS, LessonStep
from scopa_gui.rules.cards import cards_in
from scopa_gui.rules.deal import apply, legal_moves

STEPS = [
    pytest.param(step, id=f"{lesson.id}-{number}") for lesson in LESSONS for number, step in enumerate(lesson.steps, 1)
]


@pytest.mark.parametrize("step", STEPS)
def test_every_answer_is_a_legal_play(step: LessonStep) -> None:
    deal = step.position()
    assert step.right_actions()
    for action in step.right_actions():
        assert action in legal_moves(deal)
        assert apply(deal, action) != deal


@pytest.mark.parametrize("step", STEPS)
def test_a_position_holds_every_card_once(step: LessonStep) -> None:
    deal = step.position()
    cards = [*deal.stock]
    for held in (deal.table, *deal.hands, *deal.piles):
        cards += cards_in(held)
    assert sorted(cards) == list(range(40))


def test_a_sweep_lesson_ends_in_a_sweep() -> None:
    step = next(lesson for lesson in LESSONS if lesson.id == "sweep").steps[0]
    after = apply(step.position(), step.right_actions()[0])
    assert after.table == 0 and after.sweeps[0] == 1


def test_the_safe_table_cannot_be_swept() -> None:
    for step in next(lesson for lesson in LESSONS if lesson.id == "safe").steps:
        after = apply(step.position(), step.right_actions()[0])
        assert all(after.table not in after.game.captures(after.table, card) for card in after.game.pack)


def test_lessons_have_names_of_their_own() -> None:
    assert len({lesson.id for lesson in LESSONS}) == len(LESSONS) == 7
