"""Rules and help: every page can be read to its end at every size, and positions are tried from there."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pygame
import pytest

from scopa_gui.game.handbook import PAGES, POSITIONS
from scopa_gui.rules.presets import PRESETS
from scopa_gui.ui import scenes
from tests.testkit.pilot import Pilot
from tests.ui.bench import session_of
from tests.ui.finished import TEXTS, assert_apart, assert_whole, desk, drawn

EVERY = [*PAGES, *PRESETS]
SIZES = ((640, 400), (1280, 800), (1000, 1400), (2560, 1080))


@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("text", TEXTS)
def test_general_pages_are_whole_at_every_size(tmp_path: Path, size: tuple[int, int], text: int) -> None:
    bench = desk(tmp_path, size, text, empty=True)
    scene: Any = bench.show(scenes.rules)
    for page in (*PAGES, "cirulla"):
        scene.turn(page)
        read(scene, size)
        assert scene.board.growth >= min(text / 100, 1.4)
    assert size != (1280, 800) or drawn(bench, scene) > 20


def read(scene: Any, size: tuple[int, int]) -> None:
    """Scroll from the beginning to the end; every block is shown once at least."""
    shown: set[str] = set()
    for _ in range(60):
        assert_whole(scene, size)
        assert_apart(scene)
        shown |= {e.id for e in scene.elements() if e.id.startswith(("text:block", "text:rank", "try:"))}
        before = scene.text.first
        scene.scroll(1, (size[0] - 60, size[1] // 2))
        if scene.text.first == before:
            break
    blocks = scene.blocks()
    kinds = [type(block).__name__ for block in blocks]
    told = {number for number, kind in enumerate(kinds) if kind != "RankRow"}
    assert {f"text:block:{number}" for number in told} <= shown
    assert len([name for name in shown if name.startswith("text:rank")]) == 5 * kinds.count("RankRow")


@pytest.mark.parametrize("page", list(PRESETS))
def test_every_variant_has_its_page(tmp_path: Path, page: str) -> None:
    scene: Any = desk(tmp_path, empty=True).show(scenes.rules)
    scene.turn(page)
    read(scene, (1280, 800))
    assert scene.element(f"page:{page}").selected


def test_it_is_walked_by_keys_alone(tmp_path: Path) -> None:
    with Pilot(tmp_path, None) as pilot:
        while pilot.app.stack.top.focus_id != "rules":
            pilot.press(pygame.K_TAB)
        pilot.press(pygame.K_RETURN)
        scene: Any = pilot.app.stack.top
        assert pilot.describe()["scene"] == "rules" and scene.chosen == "quickstart"
        assert scene.focus_id == "page:quickstart"
        pilot.press(pygame.K_RIGHT)
        pilot.press(pygame.K_DOWN)
        assert scene.text.first == 1
        pilot.press(pygame.K_END)
        assert scene.text.first == scene.text.furthest > 0
        pilot.press(pygame.K_LEFT)
        assert scene.focus_id == "page:quickstart" and scene.text.first == scene.text.furthest
        pilot.press(pygame.K_RIGHT)
        pilot.press(pygame.K_HOME)
        assert scene.text.first == 0
        pilot.press(pygame.K_LEFT)
        for name in EVERY[1:]:
            pilot.press(pygame.K_DOWN)
            if name in PAGES:
                assert scene.chosen == name
        assert scene.chosen in PRESETS and scene.element(scene.focus_id) is not None
        pilot.press(pygame.K_ESCAPE)
        assert pilot.describe()["scene"] == "title"


def test_in_its_list_page_keys_home_and_end_go_to_other_pages(tmp_path: Path) -> None:
    with Pilot(tmp_path, None) as pilot:
        pilot.press(pygame.K_F1)
        scene: Any = pilot.app.stack.top
        pages = [row.page for row in scene.rows() if row.page]
        pilot.press(pygame.K_END)
        assert scene.chosen == pages[-1] and scene.focus_id == f"page:{pages[-1]}"
        assert scene.element(scene.focus_id) is not None, "scrolled into view"
        pilot.press(pygame.K_PAGEUP)
        assert scene.chosen == pages[-scene.list.shown]
        pilot.press(pygame.K_PAGEUP, pygame.KMOD_LCTRL)
        assert scene.chosen == pages[-scene.list.shown - 1]
        pilot.press(pygame.K_HOME)
        assert scene.chosen == pages[0] and scene.focus_id == f"page:{pages[0]}"
        pilot.press(pygame.K_PAGEUP)
        assert scene.chosen == pages[0]


def test_both_bars_can_be_pulled(tmp_path: Path) -> None:
    with Pilot(tmp_path, None) as pilot:
        pilot.click("rules")
        scene: Any = pilot.app.stack.top
        for view in (scene.list, scene.text):
            x, _y = pilot.at(view.bar_id)
            pilot.drag(view.bar_id, (x, 690))
            assert view.first == view.furthest > 0


def test_positions_are_tried_and_lead_back(tmp_path: Path) -> None:
    with Pilot(tmp_path, None) as pilot:
        pilot.click("rules")
        scene: Any = pilot.app.stack.top
        scene.turn("strategy")
        for number, position in enumerate(POSITIONS):
            while scene.element(f"try:{number}") is None:
                pilot.press(pygame.K_DOWN)
            pilot.click(f"try:{number}")
            described = pilot.wait_idle()
            assert described["scene"] == "rules" and described["view"]["legal"]
            pilot.click("show")
            pilot.wait_idle()
            assert any(element["name"] == position.praise for element in pilot.describe()["elements"])
            pilot.press(pygame.K_RETURN)
            assert pilot.app.stack.top is scene


def test_opened_from_a_match_its_rules_come_first(tmp_path: Path) -> None:
    bench = desk(tmp_path, empty=True)
    scene: Any = bench.show(lambda app: scenes.rules(app, session_of("cirulla", 3)))
    assert scene.rows()[0].page == scene.chosen == "running"
    assert scene.heading() == "Cirulla"
    read(scene, (1280, 800))


def question_mark(pilot: Pilot) -> None:
    """Type a question mark, wherever it lies on the keyboard."""
    key = {"key": pygame.K_SLASH, "mod": pygame.KMOD_SHIFT, "unicode": "?", "scancode": 0}
    pygame.event.post(pygame.event.Event(pygame.KEYDOWN, key))
    pilot.frame(2)


WHERE: dict[str, Any] = {
    "title": (None, None),
    "settings": (None, lambda pilot: pilot.click("settings")),
    "rules": (None, lambda pilot: pilot.press(pygame.K_F1)),
    "table": ("classic2", lambda pilot: pilot.wait_idle()),
    "menu": ("classic2", lambda pilot: pilot.press(pygame.K_ESCAPE)),
    "guide": ("classic2", lambda pilot: pilot.press(pygame.K_g)),
}


@pytest.mark.parametrize("where", WHERE)
def test_a_question_mark_tells_the_keys_wherever_one_is(tmp_path: Path, where: str) -> None:
    variant, go = WHERE[where]
    with Pilot(tmp_path, variant) as pilot:
        if go is not None:
            go(pilot)
        below = pilot.app.stack.top
        question_mark(pilot)
        scene: Any = pilot.app.stack.top
        assert scene.dialog == "keys"
        named = {paragraph.name for paragraph in scene.paragraphs()}
        assert named >= {"Tab", "Esc", "H", "U", "R", "L", "G", "F1", "?", "M", "F11", "Ctrl+Q"}
        question_mark(pilot)
        assert pilot.app.stack.top is scene
        pilot.press(pygame.K_ESCAPE)
        assert pilot.app.stack.top is below


def test_a_question_mark_is_a_letter_where_letters_are_typed(tmp_path: Path) -> None:
    with Pilot(tmp_path, None) as pilot:
        pilot.click("history")
        pilot.click("import")
        below = pilot.app.stack.top
        question_mark(pilot)
        assert pilot.app.stack.top is below


def test_help_away_from_the_table_is_the_quickstart_and_once_more_the_keys(tmp_path: Path) -> None:
    with Pilot(tmp_path, None) as pilot:
        pilot.press(pygame.K_F1)
        scene: Any = pilot.app.stack.top
        assert scene.name == "rules" and scene.chosen == "quickstart"
        assert any(getattr(block, "text", "") == "The keys" for block in scene.blocks())
        pilot.press(pygame.K_F1)
        assert pilot.app.stack.top.dialog == "keys"


def test_one_key_shows_the_rules_in_force_first_what_differs(tmp_path: Path) -> None:
    with Pilot(tmp_path, "napola", changes={"cut_pack": True}) as pilot:
        pilot.wait_idle()
        pilot.press(pygame.K_F1)
        assert pilot.describe()["dialog"] == "rules_in_force"
        scene: Any = pilot.app.stack.top
        texts = scene.paragraphs()
        marked = [paragraph.mark for paragraph in texts]
        assert marked[0] is False
        assert texts[0].text == "What is different from Scopa"
        assert marked[1:].index(False) == marked.count(True) >= 2
        assert any("cuts the pack" in paragraph.text for paragraph in texts if paragraph.mark)
        pilot.press(pygame.K_ESCAPE)
        assert pilot.describe()["dialog"] is None


@pytest.mark.parametrize("key", [pygame.K_ESCAPE, pygame.K_g, pygame.K_l])
def test_help_over_a_table_is_the_rules_in_force_and_once_more_the_keys(tmp_path: Path, key: int) -> None:
    with Pilot(tmp_path, "napola") as pilot:
        pilot.wait_idle()
        pilot.press(key)
        assert pilot.describe()["dialog"] in ("menu", "guide", "log")
        pilot.press(pygame.K_F1)
        assert pilot.describe()["dialog"] == "rules_in_force"
        pilot.press(pygame.K_F1)
        assert pilot.describe()["dialog"] == "keys"


def test_help_over_a_dialog_away_from_the_table_is_the_handbook(tmp_path: Path) -> None:
    with Pilot(tmp_path, None) as pilot:
        pilot.click("history")
        pilot.click("import")
        pilot.press(pygame.K_F1)
        assert pilot.describe()["scene"] == "rules" and pilot.describe()["dialog"] is None


@pytest.mark.parametrize("held", [pygame.KMOD_LALT, pygame.KMOD_LCTRL, pygame.KMOD_LSHIFT, pygame.KMOD_LMETA])
@pytest.mark.parametrize("key", [pygame.K_F1, pygame.K_F3, pygame.K_F11])
def test_a_function_key_with_another_key_held_means_nothing(tmp_path: Path, key: int, held: int) -> None:
    with Pilot(tmp_path) as pilot:
        pilot.wait_idle()
        table = pilot.app.stack.top
        pilot.press(key, held)
        assert pilot.app.stack.top is table
        assert not pilot.app.frames.shown and not pilot.app.window.fullscreen


def test_rules_as_in_scopa_for_two_have_nothing_that_differs(tmp_path: Path) -> None:
    with Pilot(tmp_path, "classic2") as pilot:
        pilot.wait_idle()
        pilot.press(pygame.K_F1)
        scene: Any = pilot.app.stack.top
        assert not any(paragraph.mark for paragraph in scene.paragraphs())
        assert scene.paragraphs()[0].text == "The deal"


def test_the_rules_in_force_lead_to_the_handbook(tmp_path: Path) -> None:
    with Pilot(tmp_path, "napola") as pilot:
        pilot.wait_idle()
        pilot.press(pygame.K_ESCAPE)
        pilot.click("rules")
        pilot.click("handbook")
        assert pilot.describe()["scene"] == "rules" and pilot.describe()["dialog"] is None
        scene: Any = pilot.app.stack.top
        assert scene.heading() == "Napola"
        pilot.press(pygame.K_ESCAPE)
        assert pilot.describe()["dialog"] == "rules_in_force"


def letter(pilot: Pilot, typed: str) -> None:
    """A key with a letter goes down."""
    pygame.event.post(pygame.event.Event(pygame.KEYDOWN, key=ord(typed), mod=0, unicode=typed, scancode=0))
    pilot.frame()


def test_letters_look_for_a_page_of_the_rules(tmp_path: Path) -> None:
    with Pilot(tmp_path, None) as pilot:
        pilot.press(pygame.K_F1)
        scene: Any = pilot.app.stack.top
        for typed in "cir":
            letter(pilot, typed)
        assert scene.chosen == "cirulla" and scene.ringed().id == "page:cirulla"
        pilot.seconds(2)
        letter(pilot, "e")
        assert scene.heading().startswith("E")
        pilot.seconds(2)
        muted = pilot.app.muted
        letter(pilot, "m")
        assert pilot.app.muted is not muted, "this one switches the sound"


def test_keys_come_back_to_the_page_that_is_shown_though_the_list_was_scrolled(tmp_path: Path) -> None:
    with Pilot(tmp_path, None) as pilot:
        pilot.press(pygame.K_F1)
        scene: Any = pilot.app.stack.top
        scene.turn("captures")
        scene.focus("back")
        scene.list.first = 12
        scene.recompose()
        assert scene.element("page:captures") is None
        pilot.press(pygame.K_TAB)
        assert scene.chosen == "captures" and scene.ringed().id == "page:captures"


def test_tab_passes_the_bars_by(tmp_path: Path) -> None:
    with Pilot(tmp_path, None) as pilot:
        pilot.press(pygame.K_F1)
        scene: Any = pilot.app.stack.top
        assert scene.element("pages:bar") is not None and scene.element("text:bar") is not None
        for _ in range(8):
            pilot.press(pygame.K_TAB)
            assert not scene.ringed().id.endswith(":bar")
