"""Puzzles: every one is played through, right and wrong, and nothing hidden is shown."""

from __future__ import annotations

from itertools import product
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pygame
import pytest

from scopa_gui.game.learning import mark_of
from scopa_gui.game.puzzles import THEMES, Puzzle, puzzles
from scopa_gui.rules.cards import cards_in
from scopa_gui.rules.notation import action_text
from scopa_gui.ui import scenes
from scopa_gui.ui.scenes import study_speech
from scopa_gui.ui.table import naming
from tests.testkit.amount import share
from tests.testkit.pilot import Pilot
from tests.ui.finished import SIZES, TEXTS, assert_apart, assert_whole, desk, drawn
from tests.ui.test_scenes_learn import STUDY_SIZES, assert_study_whole, play, scene_of, settle, text

EARLY = next(puzzle for puzzle in puzzles() if not puzzle.last_round)
LATE = next(puzzle for puzzle in puzzles() if puzzle.last_round)
SWEEP = next(puzzle for puzzle in puzzles() if puzzle.theme == "sweep")


def wrong_of(puzzle: Puzzle) -> str:
    return next(action_text(action) for action in puzzle.view.legal if action != puzzle.right_action)


@pytest.mark.parametrize(("size", "size_of_text", "solved"), share(product(SIZES, TEXTS, (0, 20, 999)), 5), ids=str)
def test_the_list_is_whole_at_every_size(tmp_path: Path, size: tuple[int, int], size_of_text: int, solved: int) -> None:
    bench = desk(tmp_path, size, size_of_text, empty=True)
    learned = bench.house.learning.of(1)
    learned.puzzles |= {mark_of(puzzle.line) for puzzle in puzzles()[:solved]}
    scene: Any = bench.show(scenes.puzzles)
    assert_whole(scene, size)
    assert_apart(scene)
    assert scene.text_growth >= min(size_of_text / 100, 1.3)
    assert size != (1280, 800) or drawn(bench, scene) > 20
    assert {f"puzzle:{puzzle.number}" for puzzle in puzzles()} <= {e.id for e in scene.laid()}


def test_every_puzzle_is_played_wrong_and_right(tmp_path: Path) -> None:
    with Pilot(tmp_path, None) as pilot:
        assert f"{len(puzzles())} new" in pilot.element("puzzles").name
        pilot.click("puzzles")
        pilot.press(pygame.K_RETURN)
        for puzzle in puzzles():
            described = pilot.wait_idle()
            assert described["scene"] == "puzzles"
            scene = scene_of(pilot)
            assert scene.puzzle == puzzle
            assert set(described["view"]["legal"]) == {action_text(action) for action in puzzle.view.legal}
            play(pilot, wrong_of(puzzle))
            assert text(pilot, "title") == "There is a better play."
            assert mark_of(puzzle.line) not in pilot.app.house.learning.of(1).puzzles
            pilot.press(pygame.K_RETURN)
            assert pilot.wait_idle()["view"]["legal"] == described["view"]["legal"]
            play(pilot, puzzle.answer)
            assert text(pilot, "title") == "Solved!" and len(text(pilot, "text")) > 30
            assert mark_of(puzzle.line) in pilot.app.house.learning.of(1).puzzles
            pilot.press(pygame.K_RETURN)
        pilot.press(pygame.K_ESCAPE)
        pilot.press(pygame.K_ESCAPE)
        assert "all solved" in pilot.element("puzzles").name


def test_to_be_shown_the_answer_does_not_solve_it(tmp_path: Path) -> None:
    with Pilot(tmp_path, None) as pilot:
        pilot.app.stack.push(scenes.puzzle(pilot.app, EARLY.number))
        pilot.wait_idle()
        play(pilot, wrong_of(EARLY))
        pilot.click("show")
        pilot.wait_idle()
        assert scene_of(pilot).solved and text(pilot, "title") == "This is the best play."
        assert pilot.app.house.learning.of(1).puzzles == set()
        pilot.click("again")
        pilot.wait_idle()
        play(pilot, EARLY.answer)
        assert pilot.app.house.learning.of(1).puzzles == {mark_of(EARLY.line)}


def test_the_other_hand_is_shown_only_where_it_is_known(tmp_path: Path) -> None:
    with Pilot(tmp_path, None) as pilot:
        for puzzle in puzzles():
            pilot.app.stack.push(scenes.puzzle(pilot.app, puzzle.number))
            described = pilot.wait_idle()
            other = cards_in(puzzle.deal.hands[1 - puzzle.deal.turn])
            shown = [e for e in described["elements"] if e["zone"] == "shown"]
            assert len(shown) == (len(other) if puzzle.last_round else 0)
            assert bool(described["view"]["shown"]) == puzzle.last_round
            backs = scene_of(pilot).board.backs[1 - puzzle.deal.turn]
            assert all((actor.card is not None) == puzzle.last_round for actor in backs)
            pilot.app.stack.pop()


def test_what_a_wrong_play_costs_is_told_when_it_is_worked_out(tmp_path: Path) -> None:
    with Pilot(tmp_path, None) as pilot:
        pilot.app.stack.push(scenes.puzzle(pilot.app, LATE.number))
        pilot.wait_idle()
        play(pilot, wrong_of(LATE))
        for _ in range(2000):
            pilot.frame()
            if scene_of(pilot).advice is not None:
                break
        pilot.frame()
        assert "points less than the best play" in text(pilot, "text")
        play_again = scene_of(pilot)
        play_again.again()
        pilot.wait_idle()
        for _ in range(30):
            pilot.frame()
            assert not play_again.is_dirty


@pytest.mark.parametrize("puzzle", [EARLY, LATE], ids=["early", "late"])
def test_both_piles_can_be_looked_through(tmp_path: Path, puzzle: Puzzle) -> None:
    with Pilot(tmp_path, None) as pilot:
        pilot.app.stack.push(scenes.puzzle(pilot.app, puzzle.number))
        pilot.wait_idle()
        pilot.press(pygame.K_p)
        described = pilot.describe()
        assert (described["scene"], described["dialog"]) == ("puzzles", "piles")
        words = " ".join(element["name"] for element in described["elements"])
        for pile in puzzle.deal.piles:
            assert f"{pile.bit_count()} cards" in words
        pilot.press(pygame.K_RETURN)
        assert pilot.describe()["dialog"] is None
        pilot.click("piles")
        pilot.press(pygame.K_ESCAPE)
        assert pilot.describe()["dialog"] is None


@pytest.mark.parametrize("size", STUDY_SIZES, ids=str)
def test_puzzles_are_whole_at_every_size(tmp_path: Path, size: tuple[int, int]) -> None:
    with Pilot(tmp_path, None, window=size) as pilot:
        for size_of_text in (100, 200):
            pilot.app.change_settings(text_size=size_of_text)
            for puzzle in (EARLY, LATE, puzzles()[4]):
                scene: Any = scenes.puzzle(pilot.app, puzzle.number)
                pilot.app.stack.push(scene)
                settle(pilot, scene)
                assert_study_whole(pilot, size)
                scene.open_piles()
                assert_whole(scene_of(pilot), size)
                assert_apart(scene_of(pilot))
                pilot.app.stack.pop()
                scene.commit(puzzle.right_action)
                settle(pilot, scene)
                assert_study_whole(pilot, size)
                pilot.app.stack.pop()


def test_what_is_said_of_every_play_has_room(tmp_path: Path) -> None:
    with Pilot(tmp_path, None) as pilot:
        for puzzle in puzzles():
            scene: Any = scenes.puzzle(pilot.app, puzzle.number)
            pilot.app.stack.push(scene)
            assert scene.panel.misfits == []
            for scene.tried in puzzle.view.legal:
                scene.refresh()
                assert scene.panel.misfits == [], (puzzle.number, scene.tried)
            pilot.app.stack.pop()


def test_every_theme_has_its_row(tmp_path: Path) -> None:
    scene: Any = desk(tmp_path, empty=True).show(scenes.puzzles)
    names = [element.name for element in scene.elements()]
    assert all(words in names for words in THEMES.values())


@pytest.mark.parametrize("between_s", [0.1, 1.0])
def test_a_second_click_where_next_or_again_was_gives_nothing_away(tmp_path: Path, between_s: float) -> None:
    with Pilot(tmp_path, None) as pilot:
        pilot.app.stack.push(scenes.puzzle(pilot.app, EARLY.number))
        pilot.wait_idle()
        play(pilot, wrong_of(EARLY))
        for ident in ("again", "next"):
            at = pilot.at(ident)
            pilot.click(at)
            pilot.seconds(between_s)
            pilot.click(at)
            if pilot.wait_idle().get("dialog") is not None:
                pilot.press(pygame.K_ESCAPE)
            scene = scene_of(pilot)
            assert scene.tried is None and not scene.shown
            play(pilot, scene.puzzle.answer)


def test_a_hand_that_is_known_says_whose_it_is(tmp_path: Path) -> None:
    with Pilot(tmp_path, None) as pilot:
        for puzzle, told in ((LATE, True), (EARLY, False)):
            pilot.app.stack.push(scenes.puzzle(pilot.app, puzzle.number))
            described = pilot.wait_idle()
            assert puzzle.last_round == told
            assert any(e["name"] == "your opponent's hand" for e in described["elements"]) == told
            pilot.app.stack.pop()


def test_after_the_play_nothing_lifts_below_the_pointer_and_no_empty_table_is_pointed_at(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    points: list[int] = []
    monkeypatch.setattr(study_speech, "_point", lambda *args: points.append(1))
    with Pilot(tmp_path, None) as pilot:
        pilot.app.stack.push(scenes.puzzle(pilot.app, SWEEP.number))
        pilot.wait_idle()
        assert not points, "what is to be found out is not pointed at"
        card = next(e.id for e in scene_of(pilot).elements() if e.zone == "hand")
        pilot.move(pilot.at(card))
        pilot.frame(2)
        assert scene_of(pilot).board.attention.hovered is not None
        play(pilot, SWEEP.answer)
        points.clear()
        scene_of(pilot).refresh()
        assert not scene_of(pilot).board.slots.cards() and not points
        left = next(e.id for e in scene_of(pilot).elements() if e.zone == "hand")
        pilot.move(pilot.at(left))
        pilot.frame(2)
        assert scene_of(pilot).board.attention.hovered is None


@pytest.mark.parametrize(("window", "size_of_text"), [((1280, 800), 100), ((1024, 600), 200)])
def test_the_name_of_a_card_of_the_hand_lies_on_no_card_of_the_table(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, window: tuple[int, int], size_of_text: int
) -> None:
    with Pilot(tmp_path, None, window=window) as pilot:
        pilot.app.change_settings(text_size=size_of_text)
        pilot.app.stack.push(scenes.puzzle(pilot.app, SWEEP.number))
        pilot.wait_idle()
        scene = scene_of(pilot)
        named: list[pygame.Rect] = []
        sink = SimpleNamespace(baked=lambda b, x, y: named.append(pygame.Rect(x, y, b.width, b.height)))
        for _card in scene.board.hand:
            pilot.press(pygame.K_RIGHT)
            pilot.frame(20)
            with monkeypatch.context() as patch:
                patch.setattr(scene.renderer, "stage", sink)
                naming.draw(scene)
            assert named[-1].collidelist([e.rect for e in scene.elements() if e.zone == "table"]) < 0
        assert len(named) == len(scene.board.hand)
