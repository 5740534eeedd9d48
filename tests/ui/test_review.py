"""The review of a match: worked out elsewhere, shown whole, and a way back into the game."""

from __future__ import annotations

import multiprocessing
import re
import time
from collections.abc import Iterator
from itertools import count
from pathlib import Path

import pygame
import pytest

from scopa_gui.ai.coach import Grade, Verdict
from scopa_gui.game.review import DealPar, review
from scopa_gui.rules.cards import cards_in
from scopa_gui.rules.deal import PASS
from scopa_gui.ui import scenes
from scopa_gui.ui.element import Role
from scopa_gui.ui.scenes import review_work
from scopa_gui.ui.scenes.board import Board, Still
from scopa_gui.ui.scenes.review_page import ReviewPage
from scopa_gui.ui.scenes.review_parts import SEAL
from tests.testkit.pilot import Pilot
from tests.ui.bench import Bench
from tests.ui.finished import SIZES, TEXTS, assert_whole, scrolled_through
from tests.ui.reviewing import QUICK, NoAnalyst, opened_in, played, reviewed
from tests.ui.table_helpers import play_until


@pytest.fixture
def at_hand(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """No process is started."""
    monkeypatch.setattr(review_work, "Analyst", NoAnalyst)
    yield


@pytest.mark.usefixtures("at_hand")
@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("text", TEXTS)
def test_the_review_is_whole_at_every_size(size: tuple[int, int], text: int) -> None:
    page = reviewed(Bench(size, text))
    for part in ("moves", "course", "compare", "luck"):
        page.part = part
        page.hindsight = part == "luck"
        page.recompose()
        assert_whole(page, size)


@pytest.mark.usefixtures("at_hand")
@pytest.mark.parametrize("part", ["moves", "course", "compare", "luck"])
@pytest.mark.parametrize(("size", "text"), [((1024, 600), 200), ((1280, 800), 150), ((700, 1200), 200)])
def test_with_large_text_the_review_is_really_larger(part: str, size: tuple[int, int], text: int) -> None:
    page = reviewed(Bench(size, text))
    page.part = part
    page.recompose()
    assert page.text_growth >= 0.9 * text / 100
    for _window in scrolled_through(page):
        assert_whole(page, size)


@pytest.mark.usefixtures("at_hand")
def test_with_large_text_the_cards_in_the_list_of_moves_grow_with_it() -> None:
    plain, large = reviewed(Bench((1024, 600))), reviewed(Bench((1024, 600), 200))

    def row(page: ReviewPage) -> int:
        return next(e.rect.h for e in page.laid() if e.id == f"move:{page.chosen + 1}")

    assert row(large) >= 1.6 * row(plain)


@pytest.mark.usefixtures("at_hand")
@pytest.mark.parametrize(("preset", "players"), [("classic2", 2), ("cirulla", 2), ("scopone_scientifico", 4)])
def test_every_move_can_be_shown(preset: str, players: int) -> None:
    page = reviewed(Bench(), preset, players)
    assert page.review is not None
    for number in range(len(page.review.moves)):
        page.choose(number)
        assert page.element(f"move:{number + 1}") is not None, "the list follows"
        assert_whole(page, (1280, 800))
        texts = [element for element in page.elements() if element.role is Role.TEXT]
        assert any(element.id == "text:why" for element in texts)
    assert_apart_but_course(page)


def assert_apart_but_course(page: ReviewPage) -> None:
    elements = [e for e in page.elements() if e.id != "text:course" and not e.id.startswith("moment:")]
    for index, one in enumerate(elements):
        for other in elements[index + 1 :]:
            common = one.rect.clip(other.rect)
            assert min(common.w, common.h) <= 3, f"{one.id} and {other.id}"


@pytest.mark.usefixtures("at_hand")
def test_moves_are_chosen_by_click_key_and_moment() -> None:
    page = reviewed(Bench())
    assert page.review is not None
    worst = max(page.review.moves, key=lambda move: move.verdict.loss)
    assert page.review_move(page.chosen) == worst, "it opens where most was lost"
    page.key(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_HOME))
    assert page.chosen == 0
    page.key(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_DOWN))
    assert page.chosen == 1
    for element in page.elements():
        if element.id.startswith("moment:"):
            page.activate(element)
            assert page.chosen == int(element.id.split(":")[1]) - 1
    assert len([e for e in page.elements() if e.id.startswith("moment:")]) == len(page.review.decisive)


@pytest.mark.usefixtures("at_hand")
@pytest.mark.parametrize("ringed", [None, "try", "move:1"])
def test_page_keys_turn_the_list_wherever_the_ring_is(ringed: str | None) -> None:
    page = reviewed(Bench())
    page.choose(0)
    page.focus(ringed)
    page.key(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_PAGEDOWN))
    assert page.chosen == page.rows - 1 > 0
    assert page.focus_id == (f"move:{page.chosen + 1}" if ringed == "move:1" else ringed)
    page.key(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_PAGEUP))
    assert page.chosen == 0


@pytest.mark.usefixtures("at_hand")
def test_a_fault_stands_beside_the_better_move() -> None:
    page = reviewed(Bench())
    assert page.review is not None
    for number, move in enumerate(page.review.moves):
        page.choose(number)
        ways = {e.id for e in page.elements() if e.id.startswith("text:way:")}
        good = move.verdict.grade in (Grade.BEST, Grade.FORCED) or move.action == move.best.action
        assert ("text:way:yours" in ways and "text:way:best" in ways) != good


@pytest.mark.usefixtures("at_hand")
def test_a_combination_that_was_kept_is_told_as_what_it_was() -> None:
    page = reviewed(Bench(), "cirulla")
    assert page.review is not None
    first = page.review.moves[0]
    kept = first._replace(
        action=PASS,
        chosen=first.chosen._replace(action=PASS, facts=None),
        verdict=Verdict(Grade.MISTAKE, 1.0, first.best.action),
    )
    page.review = page.review._replace(moves=(kept, *page.review.moves[1:]))
    page.choose(0)
    told = {element.id: element.name for element in page.elements()}
    assert told["move:1"] == "Move 1: does not declare mistake"
    assert told["text:way:yours"].startswith("Does not declare. ")
    assert told["text:why"].startswith("It ")


@pytest.mark.usefixtures("at_hand")
def test_par_is_marked_as_hindsight() -> None:
    page = reviewed(Bench())
    element = page.element("hindsight")
    assert element is not None
    page.activate(element)
    told = {e.id: e.name for e in page.elements()}
    assert "In hindsight" in told["text:luck"]
    assert "par" in told["text:deal:1"]


@pytest.mark.usefixtures("at_hand")
def test_par_is_written_with_the_sign_that_all_numbers_have() -> None:
    page = reviewed(Bench())
    assert page.review is not None
    page.hindsight = True
    page.show_review(page.review._replace(deals=(DealPar(1, (3, 6), (4, 2)),)))
    told = next(element.name for element in page.elements() if element.id == "text:luck")
    assert "The cards alone: +2." in told and "As it was played: −3." in told


@pytest.mark.usefixtures("at_hand")
def test_what_is_said_of_luck_adds_up_to_the_result() -> None:
    page = reviewed(Bench())
    assert page.review is not None
    page.toggle_hindsight()
    told = next(element.name for element in page.elements() if element.id == "text:luck")
    sentences = told.partition("The cards alone")[2]
    figures = [float(text.replace("−", "-")) for text in re.findall(r": ([+−]?[\d.]*\d)", sentences)]
    assert len(figures) == 4
    assert sum(figures[:3]) == pytest.approx(figures[3], abs=0.01)


@pytest.mark.usefixtures("at_hand")
@pytest.mark.parametrize("chance", [None, 0.2])
def test_what_a_move_lost_is_the_difference_of_the_figures_beside_it(chance: float | None) -> None:
    page = reviewed(Bench())
    assert page.review is not None
    move = max(page.review.moves, key=lambda move: move.verdict.loss)
    better = None if chance is None else chance + 0.13
    changed = move._replace(
        chosen=move.chosen._replace(expected=-1.26, chance=chance, loss=4.0),
        best=move.best._replace(expected=0.84, chance=better),
        verdict=move.verdict._replace(loss=4.0),
    )
    page.show_review(page.review._replace(moves=(changed,), decisive=()))
    told = {element.id: element.name for element in page.elements()}
    if chance is None:
        assert told["text:way:yours"].split(" expected lead in this deal ")[1].startswith("−1.3")
        assert told["text:way:best"].split(" expected lead in this deal ")[1].startswith("+0.8")
        assert told["text:loss"] == "2.1"
    else:
        assert told["text:way:yours"].endswith("chance to win the match 20%")
        assert told["text:way:best"].endswith("chance to win the match 33%")
        assert "Expected lead in the match: " in told["text:why"]
        assert told["text:loss"] == "13%"


@pytest.mark.usefixtures("at_hand")
def test_the_list_scrolls_away_from_the_chosen_move_on_every_part(tmp_path: Path) -> None:
    with Pilot(tmp_path, None) as pilot:
        page = opened_in(pilot)
        pilot.click("move:" + str(page.first + 1))
        for hindsight in (False, True):
            if page.hindsight != hindsight:
                pilot.click("hindsight")
            while page.element("list:up") is not None:
                pilot.click("list:up")
            page.choose(0)
            page.hindsight = hindsight
            page.recompose()
            while page.element("list:down") is not None:
                before = page.first
                pilot.click("list:down")
                assert page.first > before
            assert page.element(f"move:{len(played()[1].moves)}") is not None
            assert page.chosen == 0
            page.choose(1)
            assert page.element("move:2") is not None, "a move that is chosen is shown again"


@pytest.mark.usefixtures("at_hand")
def test_without_a_process_it_is_worked_out_in_slices(monkeypatch: pytest.MonkeyPatch) -> None:
    record, _ = played()
    monkeypatch.setattr(review_work, "review", lambda record, seat: review(record, seat, QUICK))
    ticks = count()
    monkeypatch.setattr(review_work, "perf_counter", lambda: next(ticks) * review_work.BUDGET_S / 4)
    work = review_work.ReviewWork(record, 0)
    steps = 0
    while work.busy:
        work.step()
        steps += 1
    assert work.result is not None
    assert steps > 9


def test_the_process_works_tells_how_far_and_ends_with_the_window(tmp_path: Path) -> None:
    record, _ = played()
    with Pilot(tmp_path, None) as pilot:
        pilot.app.stack.push(scenes.review(pilot.app, record, 0))
        page = pilot.app.stack.top
        assert isinstance(page, ReviewPage)
        assert pilot.describe()["busy"]
        assert multiprocessing.active_children()
        end = time.monotonic() + 60
        while page.work.progress == 0 and time.monotonic() < end:
            pilot.frame()
            time.sleep(0.02)
        assert page.work.progress > 0
        pilot.click("back")
        assert pilot.describe()["scene"] == "title"
        assert not multiprocessing.active_children(), "given up"
        pilot.app.stack.push(scenes.review(pilot.app, record, 0))
        assert multiprocessing.active_children()
        started = time.monotonic()
    assert time.monotonic() - started < 1.0
    assert not multiprocessing.active_children()


@pytest.mark.usefixtures("at_hand")
def test_trying_it_from_here_begins_an_unrated_match_there(tmp_path: Path) -> None:
    with Pilot(tmp_path, None) as pilot:
        page = opened_in(pilot)
        state = page.review_move(page.chosen).state
        view = page.view_before(page.chosen)
        pilot.click("try")
        described = pilot.wait_idle()
        assert described["scene"] == "table"
        session = pilot.app.session
        assert session is not None
        assert session.controller.state_id == state
        assert session.view.hand == view.hand
        assert session.view.table == view.table
        assert not session.controller.rated


def boards_of_moves(preset: str, players: int) -> Iterator[Board]:
    """What is laid out for each move of a review in turn."""
    page = reviewed(Bench(), preset, players)
    assert page.review is not None
    for number in range(len(page.review.moves)):
        page.choose(number)
        assert page.board is not None
        yield page.board


@pytest.mark.usefixtures("at_hand")
@pytest.mark.parametrize(("preset", "players"), [("classic2", 2), ("scopone_scientifico", 4)])
def test_the_seal_of_a_way_lies_beside_its_card(preset: str, players: int) -> None:
    for board in boards_of_moves(preset, players):
        laid = [(item.bake(), item.x, item.y) for item in board.items if isinstance(item, Still)]
        grades = {id(board.painter.grade(str(grade), SEAL)) for grade in Grade}
        boxes = [(x - baked.dx, y - baked.dy, baked) for baked, x, y in laid]
        seals = [(x, y) for baked, x, y in laid if id(baked) in grades]
        cards = [box for box in boxes if 85 <= box[2].width <= 130 and box[2].height >= 1.6 * box[2].width]
        assert len(seals) in (1, 2) and cards
        for x, y in seals:
            for left, top, card in cards:
                over = min(x + SEAL, left + card.width) - max(x - SEAL, left)
                if y > top:
                    assert over <= 8, "it reaches no further than the edge of the card"


@pytest.mark.usefixtures("at_hand")
@pytest.mark.parametrize(("size", "text"), [((1280, 800), 100), ((1280, 800), 150), ((1024, 600), 200)])
@pytest.mark.parametrize(("preset", "players"), [("classic2", 2), ("scopone_scientifico", 4)])
def test_table_and_hand_before_the_chosen_move_are_shown(
    preset: str, players: int, size: tuple[int, int], text: int
) -> None:
    page = reviewed(Bench(size, text), preset, players)
    assert page.review is not None
    page.part = "compare"
    for number in (0, len(page.review.moves) // 2):
        page.choose(number)
        view, told = page.view_before(number), {e.id: e.name for e in page.laid()}
        for ident, cards in (("text:table", view.table), ("text:hand", view.hand)):
            names = [page.names.card(card) for card in cards_in(cards)] or ["nothing"]
            assert all(name in told[ident] for name in names)
        for _window in scrolled_through(page):
            assert_whole(page, size)


@pytest.mark.usefixtures("at_hand")
@pytest.mark.parametrize(("preset", "players"), [("classic2", 2), ("scopone_scientifico", 4)])
def test_no_card_of_a_way_lies_on_the_frame_of_its_plaque(preset: str, players: int) -> None:
    for board in boards_of_moves(preset, players):
        left, _top, width, _height = next(plaque for plaque in board.plaques if plaque[2] == 738 and plaque[1] > 300)
        for item in board.items:
            if isinstance(item, Still) and 60 <= item.bake().width <= 130 and item.y > 380 and item.x > left:
                baked = item.bake()
                if baked.height >= 1.6 * baked.width:
                    assert left + 20 <= item.x - baked.width / 2 and item.x + baked.width / 2 <= left + width - 20


@pytest.mark.usefixtures("at_hand")
def test_back_is_not_where_the_review_was_asked_for(tmp_path: Path) -> None:
    with Pilot(tmp_path, "classic2", seed=3) as pilot:
        play_until(pilot, "match_end")
        asked = next(e["rect"] for e in pilot.describe()["elements"] if e["id"] == "review")
        pilot.click("review")
        assert pilot.app.input.guarded, "the rest of a series of clicks there does nothing"
        back = opened_in(pilot).element("back")
        assert back is not None
        assert not back.rect.colliderect(pygame.Rect(asked))
