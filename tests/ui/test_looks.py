"""What the drawings promise of the look of buttons, paper, signs and graphs."""

from __future__ import annotations

import itertools
from dataclasses import replace
from pathlib import Path
from typing import Any

import pygame
import pytest

from scopa_gui.game.lessons import LESSONS
from scopa_gui.rules.cards import cards_text
from scopa_gui.rules.presets import FAMILIES
from scopa_gui.ui import scenes
from scopa_gui.ui.element import Role
from scopa_gui.ui.paint import Baked, graph
from scopa_gui.ui.paint.frames import lip_of
from scopa_gui.ui.paint.grades import Milestone, bake_course
from scopa_gui.ui.paint.palette import GOLD, INK, RED
from scopa_gui.ui.scenes import puzzles_page, review_work
from scopa_gui.ui.scenes.board import Widget
from scopa_gui.ui.scenes.daily_page import Daily
from scopa_gui.ui.scenes.guide_panel import Guide
from scopa_gui.ui.scenes.history_page import History
from scopa_gui.ui.scenes.learn_page import Learn
from scopa_gui.ui.scenes.learn_play import LessonScene
from scopa_gui.ui.scenes.lobby_page import Lobby
from scopa_gui.ui.scenes.page import Page
from scopa_gui.ui.scenes.puzzles_page import Puzzles
from scopa_gui.ui.scenes.review_page import ReviewPage
from scopa_gui.ui.scenes.rules_page import Rules
from scopa_gui.ui.scenes.settings_page import SettingsPage
from scopa_gui.ui.scenes.statistics_page import Statistics
from scopa_gui.ui.scenes.variants import family_icon
from scopa_gui.ui.sprites import Look
from tests.testkit.pilot import Pilot
from tests.ui.bench import Bench, noted_words, painter, session_of
from tests.ui.reviewing import NoAnalyst, reviewed

STATES = ("normal", "hover", "down", "disabled")


def solid_bottom(baked: Baked, x: int) -> int:
    """The lowest opaque pixel of a column, seen from the upper edge of what is shown."""
    surface = baked.surface
    rows = [y for y in range(surface.get_height()) if surface.get_at((x - baked.dx, y)).a > 250]
    return rows[-1] + baked.dy


# ---- buttons


@pytest.mark.parametrize("scale", [1.0, 2.0])
@pytest.mark.parametrize("tone", ["red", "paper", "gold", "green", "blue"])
def test_a_button_stands_on_the_same_ground_in_each_state(tone: str, scale: float) -> None:
    brush = painter(scale)
    w, h = brush.px(190), brush.px(52)
    faces = {state: brush.button(w, h, "Play", tone, state=state) for state in STATES}
    feet = {state: solid_bottom(faces[state], w // 2) for state in STATES[:3]}
    assert max(feet.values()) - min(feet.values()) <= 1
    assert feet["normal"] >= h + brush.px(lip_of("normal")) - 1
    assert solid_bottom(faces["disabled"], w // 2) < feet["normal"] - 2


@pytest.mark.parametrize("tone", ["red", "paper", "gold"])
def test_the_side_of_a_button_is_ruled_from_end_to_end(tone: str) -> None:
    w, h = 340, 54
    face = painter().button(w, h, "Play", tone)
    row = [face.surface.get_at((x - face.dx, h + 4 - face.dy))[:3] for x in range(14, w - 14)]
    dark = [sum(colour) < 0.75 * max(map(sum, row)) for colour in row]
    turns = sum(one != other for one, other in itertools.pairwise(dark))
    assert turns >= 2 * (w - 28) / 4 * 0.8


def test_what_lies_on_paper_throws_no_grey_shadow() -> None:
    brush = painter()
    for shown in (brush.button(190, 52, "Play", "paper"), brush.ribbon(160, 40, "Hi"), brush.coin("11", 32)):
        surface = shown.surface
        soft = [
            surface.get_at((x, y))
            for x in range(surface.get_width())
            for y in range(surface.get_height() * 3 // 4, surface.get_height())
        ]
        soft = [colour for colour in soft if 40 < colour.a < 120]
        assert soft and all(colour.r >= colour.g >= colour.b for colour in soft)


@pytest.mark.parametrize("state", ["normal", "hover", "down"])
def test_the_ring_of_the_focus_goes_round_the_side_as_well(state: str) -> None:
    page = Bench().show(scenes.new_match)
    assert page.board is not None
    brush = page.board.painter
    deal = next(i for i in page.board.items if isinstance(i, Widget) and i.element.id == "deal")
    ring, _x, y = deal.focus(brush, state)
    (face, _left, top), *_others = deal.look(state)
    foot = top + solid_bottom(face, face.width // 2)
    assert y + ring.height <= foot + 1 <= y + ring.height + 3


# ---- paper


def test_gems_of_pages_are_set_into_the_frame_and_those_of_the_table_into_the_corners() -> None:
    page, table = painter().plaque(400, 300, 16, gem=RED), painter().plaque(400, 300, 16, gem=GOLD)

    def has(plaque: Baked, colour: tuple[int, int, int], area: pygame.Rect) -> bool:
        area = area.move(-plaque.dx, -plaque.dy)
        places = itertools.product(range(area.left, area.right), range(area.top, area.bottom))
        return any(
            all(abs(one - other) < 40 for one, other in zip(plaque.surface.get_at(at)[:3], colour, strict=True))
            for at in places
        )

    bare = pygame.Rect(0, 0, 8, 8)
    assert has(table, GOLD, bare)
    assert not has(page, RED, bare)
    assert has(page, RED, pygame.Rect(8, 8, 12, 12))


@pytest.mark.parametrize("table", ["felt", "wood", "marble"])
def test_pages_opened_from_others_lie_on_the_chosen_table_as_bright(table: str) -> None:
    bench: Any = Bench()
    bench.settings = replace(bench.settings, table=table)
    kinds: tuple[type[Page], ...] = (Learn, Lobby, Puzzles)
    grounds = {bench.show(kind).background() for kind in kinds}
    assert grounds == {bench.painter.table(table, bench.stack.size)}
    kinds += (Daily, History, ReviewPage, Rules, Statistics)
    assert len({kind.light for kind in kinds}) == 1


# ---- signs


def seals_of(page: Page) -> dict[str, bool]:
    """Which Elements show the seal of what is chosen."""
    assert page.board is not None
    brush = page.board.painter
    seals = {id(brush.icon("seal", side).surface) for side in range(20, 60)}
    with page.board.measuring():
        return {
            item.element.id: any(id(baked.surface) in seals for baked, _x, _y in item.look("normal"))
            for item in page.board.items
            if isinstance(item, Widget) and item.element.id
        }


@pytest.mark.parametrize("make", [scenes.new_match, scenes.settings])
def test_only_what_is_chosen_wears_the_seal(make: Any) -> None:
    page = Bench().show(make)
    shown = seals_of(page)
    chosen = {element.id for element in page.elements() if element.selected}
    sealed = {ident for ident, seal in shown.items() if seal}
    assert sealed and sealed <= chosen


def test_the_seal_is_no_sign_of_a_family_or_a_theme() -> None:
    signs = [family_icon(family.id) for family in FAMILIES]
    assert "seal" not in signs and len(set(signs)) == len(signs)
    assert "seal" not in puzzles_page.ICONS.values()


@pytest.mark.parametrize("family", [family.id for family in FAMILIES])
def test_a_sword_points_at_the_chosen_variant_alone(family: str) -> None:
    page = Bench().show(scenes.new_match)
    page.show_family(family)  # type: ignore[attr-defined]
    assert page.board is not None
    brush = page.board.painter
    sword = brush.sword(brush.px(74))
    for item in page.board.items:
        if isinstance(item, Widget) and item.element.id.startswith("variant:"):
            looks = [(baked, x + baked.width) for baked, x, _y in item.look("normal") if baked is sword]
            assert bool(looks) == item.element.selected
            assert all(item.element.rect.left < tip < item.element.rect.left + 30 for _baked, tip in looks)


# ---- graphs


def reviewed_page(monkeypatch: pytest.MonkeyPatch) -> tuple[ReviewPage, int]:
    """A review that is done, and how many moves it has."""
    monkeypatch.setattr(review_work, "Analyst", NoAnalyst)
    page = reviewed(Bench())
    assert page.review is not None
    return page, len(page.review.moves)


BELOW_GRAPH = 86 + 234 - 18
"""The base line of the numbers below the graph of a review, in units."""


def test_the_axis_of_a_review_names_the_chosen_move_and_no_numbers_touch(monkeypatch: pytest.MonkeyPatch) -> None:
    page, moves = reviewed_page(monkeypatch)
    said = noted_words(monkeypatch)
    for chosen in range(moves):
        page.choose(chosen)
        said.clear()
        page.recompose()
        labels = sorted(line for line in said if line.y == BELOW_GRAPH and line.words.isdigit())
        assert str(chosen + 1) in [label.words for label in labels]
        assert min(label.size for label in labels) >= 17
        assert all(one.right + 4 <= other.left for one, other in itertools.pairwise(labels))
        assert len(labels) >= 4


def test_the_axis_of_a_review_ends_in_a_figure_where_one_is_ahead() -> None:
    for course in ([1.2, 0.4, -4.1], [-0.2, -0.9], [0.1, 3.4], [0.0]):
        low, high = graph.ruled_range(course)
        marks = graph.ticks(low, high)
        assert marks[-1] == high > max(course) and low < min(course)
        assert 0 in marks and len(marks) >= 2


def test_the_course_of_a_review_has_an_axis_with_a_mark_at_each_figure() -> None:
    place = graph.Scale(500, 160, 9, -2.5, 2.5)
    made = bake_course([0.2, 0.5, -1.0, 0.4, 1.1, 2.0, 1.0, 0.0, -0.5, -2.0], place, [], 5, 1.0)

    def dark(x: float, y: float) -> bool:
        return sum(made.surface.get_at((round(x) - made.dx, round(y) - made.dy))[:3]) < sum(INK) + 90

    assert all(dark(0, y) for y in range(8, 158, 10) if abs(y - place.y(0.2)) > 12)
    marks = graph.ticks(place.low, place.high)
    assert len(marks) >= 4
    assert all(made.surface.get_at((-4 - made.dx, round(place.y(mark)) - made.dy)).a > 150 for mark in marks)


def test_forced_moves_are_small_hollow_dots_on_the_course_of_a_review() -> None:
    place, leads = graph.Scale(500, 160, 9, -2.5, 2.5), [0.0] * 10
    plain, marked = (bake_course(leads, place, marks, 9, 1.0) for marks in ([], [Milestone(4, "forced")]))

    def at(made: Baked, aside: float) -> pygame.Color:
        return made.surface.get_at((round(place.x(4) + aside) - made.dx, round(place.y(0)) - made.dy))

    assert sum(at(marked, 0)[:3]) > 690 > sum(at(plain, 0)[:3])
    assert all(at(marked, aside) == at(plain, aside) for aside in (-9, -8, 8, 9))


def test_a_long_course_of_a_review_bears_seals_alone() -> None:
    leads = [0.0] * 30
    place = graph.Scale(500, 160, 29, -2.5, 2.5)
    plain, forced, sealed = (
        bake_course(leads, place, marks, 29, 1.0) for marks in ([], [Milestone(4, "forced")], [Milestone(4, "good")])
    )
    x, y = round(place.x(4)) - plain.dx, round(place.y(0)) - plain.dy
    beside = plain.surface.get_at((x + round(place.x(1) / 2), y))
    assert plain.surface.get_at((x, y)) == forced.surface.get_at((x, y)) == beside
    assert sealed.surface.get_at((x, y)) != beside


def test_the_tone_of_a_course_reaches_from_it_to_the_even_line_where_one_is_ahead_and_where_behind() -> None:
    place = graph.Scale(500, 160, 9, -2.5, 2.5)
    made = bake_course([2.0] * 5 + [-2.0] * 5, place, [], 9, 1.0)
    for lead, first, last in ((1.0, 1, 4), (-1.0, 5.2, 8.5)):
        y = round(place.y(lead) + 7) - made.dy
        row = [made.surface.get_at((x - made.dx, y)).a for x in range(round(place.x(first)), round(place.x(last)))]
        strokes = [x for x, alpha in enumerate(row) if alpha > 60]
        assert strokes and max(b - a for a, b in itertools.pairwise(strokes)) <= 6


def test_two_ways_are_compared_in_large_cards_clear_of_the_ribbons(monkeypatch: pytest.MonkeyPatch) -> None:
    page, moves = reviewed_page(monkeypatch)
    compared = 0
    for chosen in range(moves):
        page.choose(chosen)
        ways = [e for e in page.elements() if e.id.startswith("text:way:")]
        compared += len(ways) == 2
        for way in ways:
            assert way.rect.top >= 354 + 26 + 20
            assert way.rect.h >= 130
    assert compared, "some move was not the best"


# ---- the guide


@pytest.mark.parametrize(("preset", "players"), [("classic2", 2), ("cirulla", 2), ("napola", 2), ("re_bello", 2)])
def test_nothing_of_the_guide_lies_on_anything_else(preset: str, players: int) -> None:
    desk = Bench()
    guide = desk.show(lambda app: Guide(app, "table", session_of(preset, players)))
    rects = [(e.id, e.rect) for e in guide.elements() if e.role is Role.TEXT]
    for (one, first), (other, second) in itertools.combinations(rects, 2):
        assert not first.colliderect(second), (one, other)
    rule = next(rect.top for ident, rect in rects if ident == "text:scores:1")
    assert all(rect.bottom < rule - 40 for ident, rect in rects if ident.startswith("text:rank:"))


def test_signs_of_the_guide_stay_large_where_much_scores() -> None:
    guide = Bench().show(lambda app: Guide(app, "table", session_of("cirulla", 2)))
    lines = [e.rect.h for e in guide.elements() if e.id.startswith("text:scores:")]
    assert len(lines) >= 9
    assert min(lines) >= 26


# ---- settings


def test_nothing_in_the_settings_lies_close_to_ribbons_or_frames(monkeypatch: pytest.MonkeyPatch) -> None:
    said = noted_words(monkeypatch)
    page = Bench().show(SettingsPage)
    assert page.board is not None
    (_x, upper, _w, tall), lower = page.board.plaques[0], page.board.plaques[3][1]
    upper_foot, lower_foot, inner_edge = upper + 28, lower + 28, upper + tall - 8
    rects = {e.id: e.rect for e in page.elements()}
    assert all(rects[f"table:{kind}"].top >= lower_foot + 10 for kind in ("felt", "wood", "marble"))
    assert all(rects[f"indices:{kind}"].top + 4 >= lower_foot + 10 for kind in ("off", "value", "value_and_suit"))
    effects = next(line.y for line in said if line.words == "Effects")
    assert effects - 15 >= upper_foot + 10, "capitals of that size are 14 units high"
    assert all(rects[f"text_size:{size}"].bottom <= inner_edge for size in (100, 125, 150, 200))
    assert rects["deck:napoletane"].top - 14 - 4 >= rects["indices:value"].bottom - 10, "the seal is clear of the word"


# ---- lessons


def lesson_of(pilot: Pilot, ident: str, step: int = 0) -> LessonScene:
    """A step of a lesson, as it begins."""
    scene = LessonScene(pilot.app, next(n for n, lesson in enumerate(LESSONS) if lesson.id == ident), step)
    pilot.app.stack.push(scene)
    pilot.wait_idle()
    assert pilot.app.stack.top is scene
    return scene


def test_a_sum_that_is_the_only_way_is_spelled_out_until_it_is_taken(tmp_path: Any) -> None:
    with Pilot(tmp_path) as pilot:
        scene = lesson_of(pilot, "sum")
        card, summands = scene.spelled_out()
        assert card is not None
        assert (cards_text([card]), cards_text(sorted(summands))) == ("7d", "4c 3b")
        shown = pygame.image.tobytes(pilot.app.window.surface, "RGB")
        scene.spelled_out = lambda: (None, frozenset())  # type: ignore[method-assign]
        scene.dirty()
        pilot.wait_idle()
        pilot.frame(2)
        assert pygame.image.tobytes(pilot.app.window.surface, "RGB") != shown


def test_a_like_card_that_is_spoken_of_is_framed_and_the_speech_points_at_it(tmp_path: Any) -> None:
    with Pilot(tmp_path) as pilot:
        scene = lesson_of(pilot, "match")
        card, taken = scene.spelled_out()
        assert card is not None
        assert (cards_text([card]), cards_text(taken)) == ("5d", "5c")
        five = scene.board.table[next(iter(taken))].pose
        assert scene.spoken_of() == five.x - scene.board.space.more_w / 2


@pytest.mark.parametrize("lesson", ["match", "sum"])
def test_the_framed_card_of_the_hand_is_whole_and_hides_no_value(lesson: str, tmp_path: Any) -> None:
    with Pilot(tmp_path) as pilot:
        scene = lesson_of(pilot, lesson)
        framed = scene.spelled_out()[0]
        hand = scene.board.hand
        place = next(n for n, actor in enumerate(hand) if actor.card == framed)
        pose, following, s = hand[place].pose, hand[place + 1].pose, scene.board.space.s
        for y in range(round(pose.y - pose.h / 2 + 20), round(pose.y + pose.h / 2 - 20), 40):
            across = [
                pilot.app.window.surface.get_at((round((pose.x + pose.w / 2 + dx) * s), round(y * s)))[:3]
                for dx in range(-1, 8)
            ]
            assert any(sum(abs(a - b) for a, b in zip(pixel, GOLD, strict=True)) < 60 for pixel in across), y
        assert following.x - following.w / 2 > pose.x + pose.w / 2


@pytest.mark.parametrize(("lesson", "step"), [("sum", 1), ("choice", 0), ("settebello", 0)])
def test_what_is_to_be_found_out_is_not_spelled_out(lesson: str, step: int, tmp_path: Any) -> None:
    with Pilot(tmp_path) as pilot:
        scene = lesson_of(pilot, lesson, step)
        assert scene.spelled_out() == (None, frozenset())
        assert scene.spoken_of() is None, "the speech points at nothing"


def test_a_card_alone_on_the_table_is_pointed_at(tmp_path: Any) -> None:
    with Pilot(tmp_path) as pilot:
        scene = lesson_of(pilot, "safe")
        (lone,) = scene.board.table.values()
        assert scene.spoken_of() == lone.pose.x - scene.board.space.more_w / 2


# ---- states


@pytest.mark.parametrize("make", [scenes.title, scenes.new_match, scenes.settings])
def test_hover_press_and_focus_are_seen(make: Any) -> None:
    desk = Bench()
    page = desk.show(make)
    calm = desk.picture(page)
    other = next(e for e in page.elements() if e.takes_focus and not e.default)
    page.set_hover(other.id)
    hovered = desk.picture(page)
    page.set_pressed(other.id)
    pressed = desk.picture(page)
    page.set_pressed(None)
    page.set_hover(None)
    page.focus(other.id)
    focused = desk.picture(page)
    assert len({calm, hovered, pressed, focused}) == 4


def test_only_what_changed_is_drawn_again() -> None:
    desk = Bench()
    page = desk.show(scenes.new_match)
    page.draw(desk.surface, True)
    page.set_hover("back")
    areas = page.draw(desk.surface, False)
    back = page.element("back")
    assert areas is not None
    assert back is not None
    assert areas
    assert all(area.colliderect(back.rect.inflate(80, 80)) for area in areas)
    assert page.draw(desk.surface, False) == []


def test_what_fits_nothing_fades_into_the_table_it_lies_on(tmp_path: Path) -> None:
    cards: dict[str, tuple[int, ...]] = {}
    tables: dict[str, tuple[int, ...]] = {}
    with Pilot(tmp_path) as pilot:
        for table in ("felt", "wood", "marble"):
            pilot.app.change_settings(table=table)
            pilot.frame()
            dead = pilot.app.sprites.card("7d", 120, look=Look.DEAD).surface
            cards[table] = pygame.transform.average_color(dead, dead.get_rect().inflate(-30, -30))[:3]
            tables[table] = pygame.transform.average_color(pilot.app.background)[:3]
    for table in ("wood", "marble"):
        for of_card, of_felt_card, of_table, of_felt in zip(
            cards[table], cards["felt"], tables[table], tables["felt"], strict=True
        ):
            assert abs((of_card - of_felt_card) - 0.55 * (of_table - of_felt)) < 12, (table, cards, tables)
