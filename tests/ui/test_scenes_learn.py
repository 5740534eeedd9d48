"""Lessons: offered to newcomers, played through to the end by mouse and by keys, mistakes cost nothing."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pygame
import pytest

from scopa_gui.game.lessons import LESSONS, LessonStep
from scopa_gui.rules.cards import card_text
from scopa_gui.rules.deal import Play, legal_moves
from scopa_gui.rules.notation import action_text
from scopa_gui.ui import scenes
from scopa_gui.ui.scenes.learn_play import LessonPlay, LessonScene
from tests.testkit.pilot import Pilot
from tests.ui.bench import noted_words
from tests.ui.finished import SIZES, TEXTS, assert_apart, assert_whole, desk, drawn

STEPS = [
    pytest.param(number, at, id=f"{lesson.id}-{at + 1}")
    for number, lesson in enumerate(LESSONS)
    for at in range(len(lesson.steps))
]


STUDY_SIZES = ((640, 400), (1280, 800), (1000, 1400), (3840, 2160))


def scene_of(pilot: Pilot) -> Any:
    return pilot.app.stack.top


def text(pilot: Pilot, name: str) -> str:
    return next((e["name"] for e in pilot.describe()["elements"] if e["id"] == f"text:{name}"), "")


def play(pilot: Pilot, move: str) -> dict[str, Any]:
    """Play a card by clicks as the notation says; returns what is shown then."""
    card, *take = move.replace(" x ", " ").split(" ")
    described = pilot.describe()
    pilot.click(next(e["id"] for e in described["elements"] if e["zone"] == "hand" and e["card"] == card))
    choosing = pilot.describe()["view"]["choosing"]
    if choosing:
        options = [sorted(option) for option in choosing["options"]]
        pilot.click(f"choice:{options.index(sorted(take))}")
    return pilot.wait_idle()


def wrong_play(step: LessonStep) -> str | None:
    deal = step.position()
    return next((action_text(m) for m in legal_moves(deal) if m not in step.right_actions()), None)


# ---- the title


def test_a_first_start_offers_the_first_lesson_and_asks_nothing(tmp_path: Path) -> None:
    with Pilot(tmp_path, None) as pilot:
        described = pilot.describe()
        assert described["scene"] == "title" and described["dialog"] is None
        assert [e["id"] for e in described["elements"] if e["default"]] == ["play"]
        pilot.click("first_lesson")
        assert pilot.wait_idle()["scene"] == "learn"
        assert scene_of(pilot).lesson is LESSONS[0]
        pilot.press(pygame.K_ESCAPE)
        assert pilot.describe()["scene"] == "title"


def test_the_offer_is_gone_once_a_lesson_or_a_match_was_played(tmp_path: Path) -> None:
    with Pilot(tmp_path, None) as pilot:
        pilot.app.house.learning.finish_lesson(1, "match")
        pilot.app.to_title()
        assert pilot.app.stack.top.element("first_lesson") is None
        assert "1 of 7" in pilot.element("learn").name
    with Pilot(tmp_path / "other") as pilot:
        pilot.wait_idle()
        pilot.app.to_title()
        assert pilot.app.stack.top.element("first_lesson") is None


# ---- the list


@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("size_of_text", TEXTS)
@pytest.mark.parametrize("done", [0, 3, 7])
def test_the_list_is_whole_at_every_size(tmp_path: Path, size: tuple[int, int], size_of_text: int, done: int) -> None:
    bench = desk(tmp_path, size, size_of_text, empty=True)
    for lesson in LESSONS[:done]:
        bench.house.learning.finish_lesson(1, lesson.id)
    scene: Any = bench.show(scenes.learn)
    assert_whole(scene, size)
    assert_apart(scene)
    assert scene.board.growth >= min(size_of_text / 100, 1.5)
    assert size != (1280, 800) or drawn(bench, scene) > 20


def test_what_was_played_is_marked_and_the_next_one_is_the_default(tmp_path: Path) -> None:
    with Pilot(tmp_path, None) as pilot:
        pilot.click("learn")
        assert scene_of(pilot).default().id == "lesson:match"
        pilot.app.house.learning.finish_lesson(1, "match")
        pilot.press(pygame.K_ESCAPE)
        pilot.click("learn")
        assert scene_of(pilot).default().id == "lesson:sum"
        assert pilot.element("lesson:match").name.endswith("learned")
        assert pilot.element("lesson:sum").name.endswith("not played yet")


# ---- playing


def task_of(pilot: Pilot, step: LessonStep) -> str:
    """What is to be done, with the number of the right card among those of the hand."""
    hand = [e["card"] for e in pilot.describe()["elements"] if e["zone"] == "hand"]
    right = step.right_actions()[0]
    return step.task.format(key=hand.index(card_text(right.card)) + 1) if isinstance(right, Play) else step.task


@pytest.mark.parametrize("order", ["dealt", "rank", "suit"])
def test_keys_begin_at_the_card_that_is_asked_for_and_its_number_plays_it(tmp_path: Path, order: str) -> None:
    for key in (pygame.K_RETURN, pygame.K_1):
        with Pilot(tmp_path, None) as pilot:
            pilot.app.change_settings(hand_order=order)
            pilot.press(pygame.K_DOWN)
            pilot.app.stack.push(LessonScene(pilot.app, 0, 0))
            pilot.wait_idle()
            scene = scene_of(pilot)
            card = scene.card_of(scene.ringed().id)
            assert card in {action.card for action in scene.right}
            said = text(pilot, "task")
            assert said == task_of(pilot, scene.step)
            pilot.seconds(0.6)
            pilot.press(key if key == pygame.K_RETURN else pygame.K_0 + int(said.rstrip(".")[-1]))
            assert scene.drill.played


def test_every_lesson_is_played_to_its_end_by_clicks_with_mistakes_on_the_way(tmp_path: Path) -> None:
    with Pilot(tmp_path, None) as pilot:
        pilot.click("learn")
        pilot.click("lesson:match")
        for number, lesson in enumerate(LESSONS):
            for at, step in enumerate(lesson.steps):
                described = pilot.wait_idle()
                assert described["scene"] == "learn"
                scene = scene_of(pilot)
                assert (scene.number, scene.at) == (number, at)
                many = len(lesson.steps)
                title = f"{at + 1} of {many}: {step.title}" if many > 1 else step.title
                assert text(pilot, "title") == title and text(pilot, "task") == task_of(pilot, step)
                wrong = wrong_play(step)
                if wrong is not None:
                    before = described["view"]
                    after = play(pilot, wrong)["view"]
                    assert (after["table"], after["hand"], after["legal"]) == (
                        before["table"], before["hand"], before["legal"],
                    )  # fmt: skip
                    assert text(pilot, "text") not in ("", step.text)
                assert action_text(step.right_actions()[0]) in pilot.describe()["view"]["legal"]
                after = play(pilot, step.answers[0])["view"]
                assert after["legal"] == [] and text(pilot, "text") == step.praise
                last = number + 1 == len(LESSONS) and at + 1 == len(lesson.steps)
                learned = pilot.app.house.learning.of(1).lessons
                assert (lesson.id in learned) == (at + 1 == len(lesson.steps))
                pilot.click("next")
        assert last and pilot.describe()["scene"] == "new_match"
        assert pilot.app.house.learning.of(1).lessons == {lesson.id for lesson in LESSONS}


def test_every_lesson_is_played_by_keys_alone(tmp_path: Path) -> None:
    with Pilot(tmp_path, None) as pilot:
        while scene_of(pilot).focus_id != "learn":
            pilot.press(pygame.K_TAB)
        pilot.press(pygame.K_RETURN)
        pilot.press(pygame.K_RETURN)
        for lesson in LESSONS:
            for step in lesson.steps:
                pilot.wait_idle()
                scene = scene_of(pilot)
                answer = step.right_actions()[0]
                assert isinstance(answer, Play)
                place = [actor.card for actor in scene.board.hand].index(answer.card)
                pilot.press(pygame.K_1 + place)
                if scene.choosing is not None:
                    pilot.press(pygame.K_1 + scene.choosing.plays.index(answer))
                pilot.wait_idle()
                assert scene.drill.played
                pilot.press(pygame.K_RETURN)
        assert pilot.describe()["scene"] == "new_match"


@pytest.mark.parametrize(("number", "at"), STEPS)
def test_show_me_plays_it_and_once_more_goes_back(tmp_path: Path, number: int, at: int) -> None:
    with Pilot(tmp_path, None) as pilot:
        pilot.app.stack.push(LessonScene(pilot.app, number, at))
        before = pilot.wait_idle()["view"]
        pilot.click("show")
        assert pilot.wait_idle()["view"]["legal"] == []
        pilot.click("again")
        after = pilot.wait_idle()["view"]
        assert (after["table"], after["hand"], after["legal"]) == (before["table"], before["hand"], before["legal"])
        assert text(pilot, "task") == task_of(pilot, LESSONS[number].steps[at])


def test_a_card_pulled_to_the_wrong_place_goes_back_to_the_hand(tmp_path: Path) -> None:
    with Pilot(tmp_path, None) as pilot:
        pilot.app.stack.push(LessonScene(pilot.app, 1, 0))
        pilot.wait_idle()
        pilot.drag("hand:Fs", (640, 330))
        pilot.seconds(1)
        scene = scene_of(pilot)
        assert not scene.drill.played and scene.mistake
        step = LESSONS[1].steps[0]
        assert text(pilot, "text").endswith(step.text), "what is to be looked at again still stands there"
        assert text(pilot, "task") == task_of(pilot, step)
        assert not any(actor.held for actor in scene.board.hand)
        pilot.drag("hand:7d", (640, 330))
        pilot.wait_idle()
        assert scene.drill.played


def test_after_a_wrong_card_what_was_meant_stays_framed_whatever_is_pointed_at(tmp_path: Path) -> None:
    with Pilot(tmp_path, None) as pilot:
        pilot.app.stack.push(LessonScene(pilot.app, 0, 0))
        pilot.wait_idle()
        scene = scene_of(pilot)
        meant = scene.spelled_out()
        assert meant[0] is not None
        wrong = next(actor.card for actor in scene.board.hand if actor.card != meant[0])
        pilot.click(f"hand:{card_text(wrong)}")
        pilot.wait_idle()
        assert scene.mistake
        assert scene.board.attention.hovered == wrong
        assert scene.renderer._sum() == meant


def test_nothing_is_drawn_while_a_lesson_waits(tmp_path: Path) -> None:
    with Pilot(tmp_path, None, speed="normal") as pilot:
        pilot.app.stack.push(LessonScene(pilot.app, 2, 0))
        pilot.wait_idle()
        pilot.seconds(4)
        scene = scene_of(pilot)
        for _ in range(60):
            pilot.frame()
            assert not scene.is_dirty and not scene.update(pilot.app.time.now)


@pytest.mark.parametrize("size", STUDY_SIZES, ids=str)
def test_every_step_is_whole_at_every_size(tmp_path: Path, size: tuple[int, int]) -> None:
    with Pilot(tmp_path, None, window=size) as pilot:
        for size_of_text in TEXTS:
            pilot.app.change_settings(text_size=size_of_text)
            for number, lesson in enumerate(LESSONS):
                for at, _step in enumerate(lesson.steps):
                    scene = LessonScene(pilot.app, number, at)
                    pilot.app.stack.push(scene)
                    settle(pilot, scene)
                    assert_study_whole(pilot, size)
                    scene.show()
                    settle(pilot, scene)
                    assert scene.drill.played
                    assert_study_whole(pilot, size)
                    pilot.app.stack.pop()


def settle(pilot: Pilot, scene: Any) -> None:
    """Let a scene come to rest without drawing it."""
    for _ in range(20):
        scene.update(pilot.app.time.now)
        if scene.ready and scene.board.gliding.done:
            return
        pilot.clock.seconds += 0.1
        pilot.app.time.step()
    raise AssertionError("it does not come to rest")


def assert_study_whole(pilot: Pilot, size: tuple[int, int]) -> None:
    """The words fit, buttons lie apart and in the window, cards of the table are not covered by what is said."""
    scene = scene_of(pilot)
    assert scene.panel.misfits == []
    window = pygame.Rect((0, 0), size)
    said = list(scene.panel.elements)
    for element in said:
        assert element.name and window.contains(element.rect), element.id
    for index, one in enumerate(said):
        for other in said[index + 1 :]:
            common = one.rect.clip(other.rect)
            assert min(common.w, common.h) <= 3, f"{one.id} and {other.id}"
    cards = [e for e in scene.elements() if e.zone in ("table", "hand")]
    for card in cards:
        for element in said:
            common = card.rect.clip(element.rect)
            assert min(common.w, common.h) <= 3, f"{card.id} and {element.id}"
    default = [e.id for e in scene.elements() if e.default and e.enabled]
    assert default == ([scene.default().id] if scene.drill.played else []), "no hasty key gives the answer away"


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_buttons_make_room_for_the_choices(tmp_path: Path, size: tuple[int, int]) -> None:
    with Pilot(tmp_path, None, window=size) as pilot:
        pilot.app.stack.push(LessonScene(pilot.app, 2, 0))
        pilot.wait_idle()
        pilot.click("hand:Rs")
        scene = scene_of(pilot)
        assert scene.choosing is not None
        buttons = [e for e in scene.elements() if e.id in ("leave", "show", "take") or e.id.startswith("choice:")]
        assert len(buttons) == 5
        for index, one in enumerate(buttons):
            for other in buttons[index + 1 :]:
                assert not one.rect.colliderect(other.rect), f"{one.id} and {other.id}"
        pilot.press(pygame.K_ESCAPE)
        assert scene.choosing is None and scene_of(pilot) is scene


@pytest.mark.parametrize(("size", "language"), [((1024, 600), "en"), ((1280, 800), "de"), ((700, 1200), "fr")])
def test_with_large_text_lessons_are_really_larger(tmp_path: Path, size: tuple[int, int], language: str) -> None:
    with Pilot(tmp_path, None, window=size) as pilot:
        pilot.app.change_settings(text_size=200, language=language)
        for number, lesson in enumerate(LESSONS):
            for at, _step in enumerate(lesson.steps):
                scene = LessonScene(pilot.app, number, at)
                pilot.app.stack.push(scene)
                settle(pilot, scene)
                assert scene.panel is not None
                assert scene.panel.growth >= 1.49
                assert_study_whole(pilot, size)
                pilot.app.stack.pop()


def test_words_that_are_too_many_are_scrolled_by_wheel_keys_and_arrows(tmp_path: Path) -> None:
    long = LESSONS[4].steps[0]._replace(text="Seven is worth twenty-one there. " * 20)
    with Pilot(tmp_path, None, window=(1024, 600)) as pilot:
        pilot.app.change_settings(text_size=200)
        scene: Any = LessonPlay(pilot.app, long, "learn")
        pilot.app.stack.push(scene)
        settle(pilot, scene)
        assert_study_whole(pilot, (1024, 600))
        assert scene.panel.growth == pytest.approx(1.5)
        assert scene.element("text:task") is None and scene.element("said:up") is None
        pilot.click("said:down")
        assert scene.scrolled.first == 1
        scene.wheel(99, (10, 10))
        assert scene.element("text:task").name == long.task
        assert scene.element("said:down") is None
        assert_study_whole(pilot, (1024, 600))
        assert scene.page_key(pygame.K_PAGEUP)
        assert scene.scrolled.first == scene.scrolled.furthest - 3


def test_each_step_says_how_many_there_are_and_what_comes_next(tmp_path: Path) -> None:
    """The end of a step is not taken for the end of the lesson."""
    with Pilot(tmp_path, None) as pilot:
        pilot.app.stack.push(LessonScene(pilot.app, 0, 0))
        pilot.wait_idle()
        scene = scene_of(pilot)
        assert text(pilot, "title") == "1 of 2: A card takes an equal card."
        assert scene.speech().title == "A card takes an equal card.", "the number stands apart"
        play(pilot, LESSONS[0].steps[0].answers[0])
        said = scene.speech()
        assert said.title == "Step 1 of 2 is done."
        assert said.task == f"Next: {LESSONS[0].steps[1].title}"
        pilot.click("next")
        pilot.wait_idle()
        scene = scene_of(pilot)
        play(pilot, LESSONS[0].steps[1].answers[0])
        said = scene.speech()
        assert "that was the lesson" in said.title
        assert said.task == f"Next lesson: {LESSONS[1].title}."


def test_the_heading_stands_clear_of_the_text_and_of_the_number_of_its_step(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    said = noted_words(monkeypatch)
    with Pilot(tmp_path, None) as pilot:
        pilot.app.stack.push(LessonScene(pilot.app, 1, 0))
        pilot.wait_idle()
        heading = next(line for line in said if line.words == LESSONS[1].steps[0].title)
        number = next(line for line in said if line.words == "1 / 2")
        first = next(line for line in said if LESSONS[1].steps[0].text.startswith(line.words))
        assert first.y - heading.y >= 30
        assert number.y == heading.y and number.size < heading.size and number.left - heading.right >= 16


@pytest.mark.parametrize(("size", "text_size"), [((1280, 800), 100), ((1024, 600), 200), ((1000, 1400), 150)])
def test_the_whole_hand_is_in_the_window(tmp_path: Path, size: tuple[int, int], text_size: int) -> None:
    with Pilot(tmp_path, None, window=size) as pilot:
        pilot.app.change_settings(text_size=text_size)
        for lesson in range(len(LESSONS)):
            pilot.app.stack.push(LessonScene(pilot.app, lesson, 0))
            pilot.wait_idle()
            board = scene_of(pilot).board
            lowest = max(pose.outline().y + pose.outline().h for pose in board.hand_fan(len(board.hand)))
            assert lowest <= board.space.h
            row = max(pose.y + pose.h / 2 for pose in board.rows.slots)
            assert row < min(pose.outline().y for pose in board.hand_fan(len(board.hand)))


@pytest.mark.parametrize("between_s", [0.1, 1.0])
def test_a_second_click_where_next_was_does_not_play_the_next_step(tmp_path: Path, between_s: float) -> None:
    with Pilot(tmp_path, None) as pilot:
        pilot.app.stack.push(LessonScene(pilot.app, 1, 0))
        pilot.wait_idle()
        pilot.click("show")
        pilot.wait_idle()
        at = pilot.at("next")
        pilot.click(at)
        pilot.seconds(between_s)
        pilot.click(at)
        pilot.wait_idle()
        scene = scene_of(pilot)
        assert isinstance(scene, LessonScene) and scene.at == 1 and not scene.drill.played


def test_a_double_click_on_show_me_shows_it_and_stays(tmp_path: Path) -> None:
    with Pilot(tmp_path, None) as pilot:
        pilot.app.stack.push(LessonScene(pilot.app, 1, 0))
        pilot.wait_idle()
        pilot.click("show", times=2)
        pilot.wait_idle()
        assert scene_of(pilot).drill.played


FRAME = 7.0
"""How far a card's frame reaches beyond it, in logical units."""


def test_the_frame_of_the_outermost_card_lies_whole_in_the_window(tmp_path: Path) -> None:
    with Pilot(tmp_path, None) as pilot:
        pilot.app.stack.push(LessonScene(pilot.app, 0, 1))
        pilot.wait_idle()
        scene = scene_of(pilot)
        last = scene.board.hand[-1]
        assert last.card == scene.spelled_out()[0]
        frame = last.pose._replace(w=last.pose.w + 2 * FRAME)
        assert frame.outline().bottom <= scene.board.space.h
