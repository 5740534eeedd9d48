"""A hint that is asked for while a question is open advises an answer, names it, and marks it."""

from __future__ import annotations

import random
from pathlib import Path

import pygame
import pytest

from scopa_gui.game.advice import action_words
from scopa_gui.game.names import deck_names
from scopa_gui.rules.deal import Declare
from scopa_gui.rules.game import game_of
from scopa_gui.rules.notation import action_text
from scopa_gui.rules.presets import PRESETS
from scopa_gui.ui.table.choosing import plays_of
from scopa_gui.ui.table.pointing import named_element
from tests.testkit.pilot import Pilot
from tests.ui.table_helpers import ask, begin_daily, step, table_of, think, to_question

OPEN = [("cirulla", 9, "declare"), ("bazzica", 9, "declare"), ("chkobba", 8, "cut")]


@pytest.mark.parametrize(("variant", "seed", "kind"), OPEN)
def test_the_advised_answer_is_named_and_enter_gives_it(tmp_path: Path, variant: str, seed: int, kind: str) -> None:
    with Pilot(tmp_path, variant, opponents=("amateur",), seed=seed) as pilot:
        to_question(pilot, kind)
        said = ask(pilot)
        scene = table_of(pilot)
        advised, prompt = scene.hinting._advised, scene.prompt
        assert advised is not None and prompt is not None
        answer = scene.hinting.answer
        assert answer is not None and prompt.options[answer] == action_text(advised)
        assert said.startswith(action_words(advised, scene.session.controller.deck_names))
        assert ("It brings " in said) == (isinstance(advised, Declare) and advised.name is not None)
        default = scene.default()
        assert default is not None and default.id == f"choice:{answer}"
        assert scene.current_choice == answer


def test_the_lamp_marks_an_answer_that_is_not_the_usual_one(tmp_path: Path) -> None:
    with Pilot(tmp_path, "chkobba", opponents=("amateur",), seed=8) as pilot:
        to_question(pilot, "cut")
        scene = table_of(pilot)
        prompt = scene.prompt
        assert prompt is not None
        ask(pilot)
        assert scene.hinting.answer not in (None, prompt.default)
        marked = scene.chooser.rects[scene.hinting.answer or 0]
        pilot.frame(2)
        lamps = [x for _ring, x, y in scene.renderer._rings if y >= marked.bottom - pilot.app.painter.px(20)]
        assert any(abs(x - marked.centerx) <= 2 for x in lamps)
        pilot.press(pygame.K_ESCAPE)
        assert scene.hinting.answer is None
        assert scene.current_choice == prompt.default


def test_keys_go_to_the_advised_answer(tmp_path: Path) -> None:
    with Pilot(tmp_path, "chkobba", opponents=("amateur",), seed=8) as pilot:
        to_question(pilot, "cut")
        pilot.press(pygame.K_TAB)
        ask(pilot)
        assert table_of(pilot).focus_id == f"choice:{table_of(pilot).hinting.answer}"


def test_the_hint_says_what_the_wild_seven_is_to_be() -> None:
    names = deck_names("napoletane", game_of(PRESETS["cirulla"], 2).ruleset)
    assert action_words(Declare("dieci", 5), names) == "Declare three of a kind, the 7 of cups as 5."
    assert action_words(Declare("dieci", 0), names) == "Declare three of a kind."


def test_no_hint_says_whether_to_claim(tmp_path: Path) -> None:
    with Pilot(tmp_path, "chiamarsi_fuori", seed=8) as pilot:
        pilot.wait_idle()
        ask(pilot)
        pilot.click("call_out")
        scene = table_of(pilot)
        assert not scene.hinting.words, "what was said of the play is no answer"
        shown = pilot.element("hint")
        assert not shown.enabled
        assert shown.name == "Hint: You count your points yourself."
        pilot.press(pygame.K_h)
        assert not scene.hinting.busy
        pilot.click("choice:1")
        assert pilot.element("hint").enabled
        pilot.press(pygame.K_h)
        assert think(pilot)


def test_the_button_says_that_the_first_try_of_a_day_is_played_without_help(tmp_path: Path) -> None:
    with Pilot(tmp_path, None) as pilot:
        begin_daily(pilot)
        shown = pilot.element("hint")
        assert not shown.enabled
        assert shown.name == "Hint: The first try of a day's deal is played without help."
        pilot.move(shown.rect.center)
        pilot.seconds(2)
        named = named_element(table_of(pilot))
        assert named is not None and named.id == "hint"


@pytest.mark.parametrize("size", [(640, 400), (1024, 600), (1280, 800)])
@pytest.mark.parametrize("language", ["en", "it", "de", "fr", "es"])
def test_the_word_on_the_button_is_whole(tmp_path: Path, size: tuple[int, int], language: str) -> None:
    with Pilot(tmp_path, window=size, language=language) as pilot:
        for text in (100, 150, 200):
            pilot.app.change_settings(text_size=text)
            pilot.wait_idle()
            painter, box = pilot.app.painter, pilot.element("hint").rect
            sign = painter.icon("hint", min(box.h - painter.px(14), painter.px(40))).width
            room = box.w - 2 * painter.px(13) - sign - painter.px(8)
            assert painter.text_width(pilot.element("hint").name, "head", 19) <= room


@pytest.mark.parametrize("size", [(1024, 600), (1280, 800)])
def test_what_the_coach_answers_leaves_the_own_plaque_in_view(tmp_path: Path, size: tuple[int, int]) -> None:
    with Pilot(tmp_path, "cirulla", opponents=("amateur",), seed=9, window=size) as pilot:
        to_question(pilot, "declare")
        pilot.app.change_settings(text_size=200)
        ask(pilot)
        advice, own = pilot.element("advice").rect, pilot.element("seat:0").rect
        assert advice.left > own.right
        assert advice.right <= size[0]


def test_of_several_choices_the_hinted_one_is_raised(tmp_path: Path) -> None:
    dice, raised = random.Random(2), []
    with Pilot(tmp_path, "cirulla", opponents=("amateur",), seed=11) as pilot:
        while 1 not in raised:
            pilot.wait_idle()
            if pilot.describe()["scene"] == "table" and table_of(pilot).prompt is None and ask(pilot):
                scene = table_of(pilot)
                advised = scene.hinting.play
                assert advised is not None
                if len(plays_of(scene.session.view.legal, advised.card)) > 1:
                    scene.click_hand(advised.card)
                    assert scene.choosing is not None and scene.choosing.raised is not None
                    assert scene.choosing.plays[scene.choosing.raised] == advised
                    raised.append(scene.choosing.raised)
                    scene.back()
            step(pilot, dice)
