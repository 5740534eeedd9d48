"""The ways of the keyboard: where it begins, what Enter and Esc mean, and what it never does."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import pygame
import pytest

from scopa_gui.rules.events import DealScored
from scopa_gui.ui import scenes
from scopa_gui.ui.element import is_bar
from scopa_gui.ui.paint.palette import GOLD
from scopa_gui.ui.sprites import Look
from tests.testkit.pilot import Pilot
from tests.ui.finished import played
from tests.ui.table_helpers import (
    ENTERS,
    ask,
    begin_daily,
    focused,
    step,
    table_of,
    to_choice,
    to_count,
    to_question,
)

ARROWS = (pygame.K_UP, pygame.K_DOWN, pygame.K_LEFT, pygame.K_RIGHT)


def scrolled_menu(pilot: Pilot) -> Any:
    """The menu of the table in the largest text, which has to be scrolled."""
    pilot.app.change_settings(text_size=200)
    pilot.wait_idle()
    pilot.press(pygame.K_ESCAPE)
    page: Any = pilot.app.stack.top
    assert page.column is not None
    return page


# ---- the first key


@pytest.mark.parametrize("key", [pygame.K_TAB, pygame.K_UP, pygame.K_DOWN])
@pytest.mark.parametrize(
    "make", [scenes.settings, scenes.history, scenes.statistics, scenes.daily, scenes.puzzles, scenes.learn]
)
def test_the_first_key_on_a_page_moves_on_from_what_is_ringed(tmp_path: Path, key: int, make: Any) -> None:
    with Pilot(tmp_path, None) as pilot:
        pilot.app.stack.push(make(pilot.app))
        pilot.frame(3)
        default = pilot.app.stack.top.default()
        assert default is not None and focused(pilot) == default.id, "what is ringed is said to have the focus"
        pilot.press(key)
        assert focused(pilot) not in (None, default.id)


@pytest.mark.parametrize("key", [pygame.K_TAB, pygame.K_UP, pygame.K_DOWN])
def test_the_first_key_on_the_title_moves_on_from_play(tmp_path: Path, key: int) -> None:
    with Pilot(tmp_path, None) as pilot:
        assert focused(pilot) == "play"
        pilot.press(key)
        assert focused(pilot) not in (None, "play")


@pytest.mark.parametrize("key", [pygame.K_TAB, *ARROWS, *ENTERS])
def test_the_first_key_at_the_table_shows_where_keys_begin_and_plays_nothing(tmp_path: Path, key: int) -> None:
    with Pilot(tmp_path) as pilot:
        state = pilot.wait_idle()["state_id"]
        assert focused(pilot) is None
        pilot.press(key)
        assert (focused(pilot) or "").startswith("hand:")
        assert pilot.describe()["state_id"] == state


@pytest.mark.parametrize("way", [pygame.K_DOWN, pygame.K_UP])
def test_down_or_up_alone_comes_to_the_end_of_the_title(tmp_path: Path, way: int) -> None:
    with Pilot(tmp_path, None) as pilot:
        seen = set()
        for _ in range(40):
            seen.add(focused(pilot))
            pilot.press(way)
        assert "quit" in seen


def test_arrows_reach_everything_on_the_title(tmp_path: Path) -> None:
    with Pilot(tmp_path, None) as pilot:
        title = pilot.app.stack.top
        reached, found = [focused(pilot)], {focused(pilot)}
        while reached:
            start = reached.pop()
            for arrow in ARROWS:
                title.focus(start)
                pilot.press(arrow)
                if focused(pilot) not in found:
                    found.add(focused(pilot))
                    reached.append(focused(pilot))
        assert found == {element.id for element in title.elements() if element.takes_focus}


def test_an_arrow_across_keeps_to_its_line(tmp_path: Path) -> None:
    with Pilot(tmp_path, None) as pilot:
        pilot.app.stack.push(scenes.settings(pilot.app))
        pilot.frame(3)
        page = pilot.app.stack.top
        for element in [e for e in page.elements() if e.takes_focus and e.group is None and e.role != "slider"]:
            page.focus(element.id)
            pilot.press(pygame.K_RIGHT)
            reached = page.element(page.focus_id)
            assert reached is not None
            beside = reached.rect.top < element.rect.bottom and element.rect.top < reached.rect.bottom
            assert beside, f"{element.id} to {reached.id}"


def test_arrows_on_a_bar_scroll_the_page_until_its_end(tmp_path: Path) -> None:
    with Pilot(tmp_path) as pilot:
        page = scrolled_menu(pilot)
        page.focus(page.view.bar_id)
        firsts = []
        for _ in range(40):
            firsts.append(page.view.first)
            pilot.press(pygame.K_DOWN)
            if focused(pilot) != page.view.bar_id:
                break
        assert firsts == sorted(set(firsts)) and firsts[-1] == page.view.furthest
        assert focused(pilot) not in (None, page.view.bar_id), "at the end the focus leaves it"


@pytest.mark.parametrize("make", [scenes.new_match, scenes.rules, scenes.history])
def test_bars_come_after_all_there_is_to_choose_and_arrows_pass_them_by(tmp_path: Path, make: Any) -> None:
    played(tmp_path)
    with Pilot(tmp_path, None, window=(1024, 600)) as pilot:
        pilot.app.change_settings(text_size=200)
        pilot.app.stack.push(make(pilot.app))
        pilot.frame(3)
        page: Any = pilot.app.stack.top
        stops = page.stops()
        bars = [stop.id for stop in stops if is_bar(stop)]
        assert bars, "the page is scrolled with such large text"
        assert [stop.id for stop in stops[len(stops) - len(bars) :]] == bars
        for key in [pygame.K_UP] * len(stops) + [pygame.K_DOWN] * len(stops):
            pilot.press(key)
            assert focused(pilot) not in bars


def test_up_from_the_first_line_of_a_scrolled_menu_is_its_last_line(tmp_path: Path) -> None:
    with Pilot(tmp_path) as pilot:
        page = scrolled_menu(pilot)
        page.focus(next(e.id for e in page.laid() if e.default))
        pilot.press(pygame.K_UP)
        assert focused(pilot) == "quit"
        for key, line in ((pygame.K_HOME, "resume"), (pygame.K_END, "quit")):
            pilot.press(key)
            assert focused(pilot) == line and page.element(line) is not None, "in view"
        pilot.press(pygame.K_HOME)
        pilot.press(pygame.K_PAGEDOWN)
        ringed = page.ringed()
        assert page.view.first > 0 and ringed.rect.top >= 0 and ringed.rect.bottom <= page.size[1], "whole in view"


# ---- the hint


def test_a_hint_asked_for_by_key_moves_the_focus_to_what_it_advises(tmp_path: Path) -> None:
    with Pilot(tmp_path, "scopone_scientifico") as pilot:
        for seed in range(6):
            pilot.wait_idle()
            scene = table_of(pilot)
            scene.focus(next(e.id for e in reversed(scene.elements()) if e.zone == "hand"))
            ask(pilot)
            assert scene.hinting.card is not None
            assert scene.card_of(focused(pilot)) == scene.hinting.card
            scene.focus(None, by_key=False)
            step(pilot, random.Random(seed))


def test_the_hint_has_a_look_of_its_own_and_keys_begin_at_it(tmp_path: Path) -> None:
    with Pilot(tmp_path, "scopone_scientifico") as pilot:
        for seed in range(8):
            pilot.wait_idle()
            ask(pilot)
            scene = table_of(pilot)
            hinted = scene.hinting.card
            assert hinted is not None
            pilot.press((pygame.K_TAB, pygame.K_RIGHT, pygame.K_LEFT, pygame.K_RETURN)[seed % 4])
            assert scene.card_of(focused(pilot)) == hinted
            assert scene.board.attention.previewed == scene.hinting.taken, "what the coach means, not all it could take"
            scene.focus(None, by_key=False)
            step(pilot, random.Random(seed))


def test_a_hinted_card_does_not_look_like_one_in_focus(tmp_path: Path) -> None:
    with Pilot(tmp_path) as pilot:
        sprites = pilot.app.sprites
        pictures = [pygame.image.tobytes(sprites.card("7d", 120, 0.0, look).surface, "RGBA") for look in Look]
        assert len(set(pictures)) == len(Look)
        inks = {}
        for look in (Look.LIT, Look.HINTED):
            picture = sprites.card("back", 120, 0.0, look).surface
            inks[look] = {tuple(picture.get_at((x, picture.get_height() // 2)))[:3] for x in range(13)}
        assert GOLD in inks[Look.LIT] and GOLD not in inks[Look.HINTED], "gold is the focus's alone"


# ---- the ring


@pytest.mark.parametrize("text", [100, 200])
def test_the_ring_of_words_and_rows_stays_off_the_words_above_and_below(tmp_path: Path, text: int) -> None:
    with Pilot(tmp_path, None) as pilot:
        pilot.app.change_settings(text_size=text)
        painter = pilot.app.painter
        for size in ((120, 40), (900, 28), (12, 300)):
            ring = painter.focus(*size, -4.0)
            column = [ring.surface.get_at((-ring.dx + size[0] // 2, y)).a for y in range(ring.surface.get_height())]
            shown = [y + ring.dy for y, alpha in enumerate(column) if alpha > 20]
            assert shown[0] >= -7 and shown[-1] <= size[1] + 7


def test_the_seal_of_what_is_chosen_lies_above_the_ring(tmp_path: Path) -> None:
    with Pilot(tmp_path, None) as pilot:
        pilot.app.stack.push(scenes.settings(pilot.app))
        pilot.frame(20)
        page: Any = pilot.app.stack.top
        for ident in ("language:en", "deck:napoletane", "table:felt"):
            seals = []
            for focus in ("back", ident):
                page.focus(focus)
                pilot.frame(2)
                rect = page.element(ident).rect
                x, y = (rect.right - 4, rect.top + 4) if ident != "table:felt" else (rect.right - 2, rect.top + 4)
                seals.append([pilot.app.window.surface.get_at((x + dx, y)) for dx in (-6, -3, 0, 3)])
            for plain, ringed in zip(*seals, strict=True):
                assert max(abs(a - b) for a, b in zip(plain, ringed, strict=True)) < 12, ident


# ---- choices and questions


def rings(pilot: Pilot, monkeypatch: pytest.MonkeyPatch) -> int:
    """How many rings of the focus a frame shows."""
    drawn: list[tuple[Any, ...]] = []
    plain = pilot.app.painter.focus

    def noted(*args: Any) -> Any:
        drawn.append(args)
        return plain(*args)

    with monkeypatch.context() as patch:
        patch.setattr(pilot.app.painter, "focus", noted)
        pilot.app.stack.top.dirty()
        pilot.frame()
    return len(drawn)


@pytest.mark.parametrize("hovering", [False, True])
def test_a_question_shows_one_ring_whatever_pointer_and_focus_do(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, hovering: bool
) -> None:
    with Pilot(tmp_path, "cirulla", seed=1) as pilot:
        to_question(pilot, "declare")
        scene = table_of(pilot)
        assert rings(pilot, monkeypatch) == 1
        other = next(e.id for e in scene.elements() if e.zone == "chooser" and not e.default)
        if hovering:
            pilot.move(pilot.at(other))
            pilot.frame()
        assert rings(pilot, monkeypatch) == 1
        default = focused(pilot)
        for _ in range(8):
            pilot.press(pygame.K_TAB)
            assert rings(pilot, monkeypatch) == 1
            lit = [e["id"] for e in pilot.describe()["elements"] if e["zone"] == "chooser" and e["selected"]]
            on_choice = (focused(pilot) or "").startswith("choice:")
            assert lit == [focused(pilot) if on_choice else default], "what Enter takes is lit, and nothing else"
        assert default is not None and default.startswith("choice:")


def test_tab_over_the_tickets_raises_what_enter_takes(tmp_path: Path) -> None:
    with Pilot(tmp_path) as pilot:
        pilot.click(to_choice(pilot))
        scene = table_of(pilot)
        assert scene.choosing is not None
        assert focused(pilot) == "choice:0"
        pilot.press(pygame.K_TAB)
        assert focused(pilot) == "choice:1" and scene.choosing.raised == 1
        pilot.press(pygame.K_RIGHT)
        assert focused(pilot) == f"choice:{scene.choosing.raised}", "arrows take the ring along"
        wanted = pilot.describe()["view"]["choosing"]["options"][scene.choosing.raised]
        state = pilot.describe()["state_id"]
        pilot.press(pygame.K_RETURN)
        play = next(p for p in pilot.describe()["plays"] if p["state"] == state)
        assert sorted(play["move"].replace("*", "").split()[2:]) == sorted(wanted)


def test_a_table_card_reached_by_tab_has_a_ring(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with Pilot(tmp_path) as pilot:
        pilot.click(to_choice(pilot))
        for _ in range(30):
            pilot.press(pygame.K_TAB)
            assert rings(pilot, monkeypatch) == 1, focused(pilot)
            if (focused(pilot) or "").startswith("table:"):
                break
        card = focused(pilot)
        assert card is not None and card.startswith("table:"), "Tab does not reach the table"
        state = pilot.describe()["state_id"]
        pilot.press(pygame.K_RETURN)
        described = pilot.describe()
        picked = described["view"]["choosing"]["picked"] if described["view"]["choosing"] else None
        assert picked == [card.split(":")[1]] or described["state_id"] > state, "Enter picks the card that has the ring"


def test_what_a_line_of_the_menu_means_stands_at_its_height(tmp_path: Path) -> None:
    with Pilot(tmp_path, None) as pilot:
        begin_daily(pilot)
        pilot.press(pygame.K_ESCAPE)
        elements = list(pilot.app.stack.top.elements())
        for number, element in enumerate(elements):
            if element.takes_focus or not element.enabled:
                meaning = elements[number + 1]
                assert abs(meaning.rect.centery - element.rect.centery) < 8, element.id


# ---- Esc


def test_esc_closes_what_lies_uppermost_one_thing_at_a_time(tmp_path: Path) -> None:
    with Pilot(tmp_path) as pilot:
        card = to_choice(pilot)
        ask(pilot)
        pilot.click(card)
        scene = table_of(pilot)
        assert scene.choosing is not None
        pilot.press(pygame.K_ESCAPE)
        assert scene.choosing is None and pilot.describe()["dialog"] is None
        ask(pilot)
        pilot.press(pygame.K_ESCAPE)
        assert not scene.hinting.words and pilot.describe()["dialog"] is None
        pilot.press(pygame.K_ESCAPE)
        assert pilot.describe()["dialog"] == "menu"
        pilot.press(pygame.K_ESCAPE)
        assert pilot.describe()["dialog"] is None


def test_esc_ends_the_capture_that_is_shown_once_more(tmp_path: Path) -> None:
    with Pilot(tmp_path, speed="normal") as pilot:
        scene = table_of(pilot)
        dice = random.Random(2)
        for _ in range(60):
            step(pilot, dice)
            pilot.press(pygame.K_r)
            if scene.presenter.again is not None:
                break
        assert scene.presenter.again is not None
        pilot.press(pygame.K_ESCAPE)
        pilot.frame(2)
        assert scene.presenter.again is None and pilot.describe()["dialog"] is None


def test_esc_lets_a_pulled_card_go_and_nothing_more(tmp_path: Path) -> None:
    with Pilot(tmp_path) as pilot:
        pilot.wait_idle()
        card = next(e.id for e in table_of(pilot).elements() if e.zone == "hand")
        pilot.down(pilot.at(card))
        pilot.move((640, 420))
        pilot.frame()
        assert table_of(pilot).pulling.card is not None
        pilot.press(pygame.K_ESCAPE)
        assert table_of(pilot).pulling.card is None and pilot.describe()["dialog"] is None


@pytest.mark.parametrize("way", ["keys", "pointer", "click"])
def test_esc_in_the_count_closes_a_reason_before_it_opens_the_menu(tmp_path: Path, way: str) -> None:
    with Pilot(tmp_path, "cirulla") as pilot:
        page = to_count(pilot)
        if way == "keys":
            pilot.press(pygame.K_UP)
        else:
            row = next(e["id"] for e in pilot.describe()["elements"] if e["id"].startswith("why:"))
            pilot.click(row) if way == "click" else pilot.move(pilot.at(row))
        pilot.frame()
        assert page.asked is not None
        pilot.press(pygame.K_ESCAPE)
        assert page.asked is None and pilot.describe()["dialog"] is None
        pilot.press(pygame.K_ESCAPE)
        assert pilot.describe()["dialog"] == "menu"


# ---- Enter in the count


@pytest.mark.parametrize("key", [pygame.K_UP, pygame.K_TAB])
def test_enter_on_a_line_of_the_count_hides_and_shows_its_reason(tmp_path: Path, key: int) -> None:
    with Pilot(tmp_path, "cirulla") as pilot:
        page = to_count(pilot)
        for _ in range(4):
            pilot.press(key)
            if (focused(pilot) or "").startswith("why:"):
                break
        row = focused(pilot)
        assert row is not None and row.startswith("why:"), "the key does not reach a line"
        for expected in (None, row, None):
            pilot.press(pygame.K_RETURN)
            assert page.asked == expected and pilot.app.stack.top is page and focused(pilot) == row


def test_enter_goes_on_from_the_count_once_the_ring_is_back_on_its_button(tmp_path: Path) -> None:
    with Pilot(tmp_path, "cirulla") as pilot:
        page = to_count(pilot)
        pilot.press(pygame.K_UP)
        assert page.asked == focused(pilot) is not None
        pilot.press(pygame.K_DOWN)
        assert focused(pilot) == "next"
        pilot.press(pygame.K_RETURN)
        assert pilot.app.stack.top is not page


def test_a_key_while_the_count_is_told_only_completes_it(tmp_path: Path) -> None:
    with Pilot(tmp_path, "cirulla", speed="off") as pilot:
        told = to_count(pilot)
        pilot.app.speed_override = "normal"
        for key in (pygame.K_TAB, pygame.K_UP, pygame.K_RETURN):
            scored = DealScored(told.score, told.scores)
            page: Any = scenes.deal_count(pilot.app, told.session, scored, told.done)
            pilot.app.stack.replace(page)
            pilot.frame()
            assert not page.complete
            pilot.press(key)
            pilot.frame(2)
            assert page.complete and pilot.app.stack.top is page and focused(pilot) == "next"
