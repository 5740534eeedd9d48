"""The painter: exact sizes, bounded caches, words that fit, states that differ, inks that read."""

from __future__ import annotations

import itertools
from functools import cache
from time import process_time

import pygame
import pytest

from scopa_gui.ui.paint import Baked, graph, marks, plates, text
from scopa_gui.ui.paint.baked import Store
from scopa_gui.ui.paint.canvas import Canvas
from scopa_gui.ui.paint.flourish import Flourish
from scopa_gui.ui.paint.frames import scooped
from scopa_gui.ui.paint.grain import grain_sheet
from scopa_gui.ui.paint.palette import (
    BLUE,
    BLUE_FIGURE,
    CREAM,
    FELT,
    FELT_OUTLINE,
    GOLD,
    GREEN,
    INK,
    MUTE,
    ON_FELT,
    PAPER,
    RED,
    RED_FIGURE,
    SUIT_INKS,
    TONES,
    WELL,
    contrast,
)
from scopa_gui.ui.paint.pictures import middle_part
from scopa_gui.ui.paint.score_plate import MADE, Score, score_plate, shape_of
from scopa_gui.ui.paint.seat_plate import fit_seat, seat_plate
from scopa_gui.ui.resources import assets_root
from tests.ui.bench import painter as new_painter

painter = cache(new_painter)
"""The painter that tests of pictures share."""


def pixels(baked: Baked) -> bytes:
    return pygame.image.tobytes(baked.surface, "RGBA")


# ---- the store


def test_the_store_drops_what_was_used_longest_ago() -> None:
    store = Store(limit=3 * 400)
    made: list[str] = []

    def bake(name: str) -> Baked:
        made.append(name)
        return Baked(pygame.Surface((10, 10), pygame.SRCALPHA, 32), 0, 0, 10, 10)

    for name in ("a", "b", "c"):
        store.get(name, lambda name=name: bake(name))  # type: ignore[misc]
    store.get("a", lambda: bake("a again"))
    store.get("d", lambda: bake("d"))
    assert store.size <= store.limit
    assert len(store) == 3
    store.get("a", lambda: bake("a again"))
    store.get("b", lambda: bake("b again"))
    assert made == ["a", "b", "c", "d", "b again"]


def test_the_painters_pictures_stay_bounded() -> None:
    own = new_painter(1.0)
    for number in range(400):
        own.plaque(400 + number, 300)
    assert own.kept_bytes() <= 24_000_000


def test_fonts_stay_bounded() -> None:
    painter()
    fonts = text.Fonts(assets_root() / "fonts")
    for size in range(10, 10 + 2 * text.FONT_LIMIT):
        fonts.font("text", size)
    assert len(fonts._open) == text.FONT_LIMIT


def test_asking_again_gives_the_same_picture() -> None:
    assert painter().plaque(200, 80) is painter().plaque(200, 80)
    assert painter().text("Scopa") is painter().text("Scopa")


# ---- shapes


@pytest.mark.parametrize("scale", [0.5, 1.0, 1.35, 2.7])
def test_shapes_have_the_size_that_was_asked_for(scale: float) -> None:
    brush = painter(scale)
    for w, h in ((brush.px(246), brush.px(112)), (brush.px(61), brush.px(40)), (brush.px(301), brush.px(333))):
        for shape in (brush.plaque(w, h), brush.button(w, h, "Go"), brush.band(w, h)):
            assert (shape.width, shape.height) == (w, h)
            alpha = [shape.surface.get_at((-shape.dx + x, -shape.dy + h // 2)).a for x in (w // 2, 2, w - 3)]
            assert min(alpha) >= 253


def test_plaques_of_all_sizes_have_the_same_corners() -> None:
    small, large = painter().plaque(200, 100, 16), painter().plaque(903, 507, 16)
    area = pygame.Rect(-small.dx, -small.dy, 20, 20)
    assert small.dx == large.dx
    one = pygame.image.tobytes(small.surface.subsurface(area), "RGBA")
    assert one == pygame.image.tobytes(large.surface.subsurface(area), "RGBA")


def test_pictures_are_premultiplied() -> None:
    brush = painter()
    for shape in (
        brush.plaque(120, 60),
        brush.ribbon(120, 34, "Hi"),
        brush.badge(7, 0, 18),
        brush.text("Ag"),
        brush.focus(90, 40),
    ):
        raw = pixels(shape)
        assert all(max(raw[i : i + 3]) <= raw[i + 3] + 1 for i in range(0, len(raw), 4))


@pytest.mark.parametrize("tone", TONES)
def test_states_of_a_button_differ_by_shape_not_by_colour_alone(tone: str) -> None:
    faces = {
        state: painter().button(190, 52, "Play", tone, state=state) for state in ("normal", "hover", "down", "disabled")
    }
    looks = {state: (pixels(face), face.dy) for state, face in faces.items()}
    assert len(set(looks.values())) == 4
    grey = {state: bytes(pixels(face)[1::4]) for state, face in faces.items()}
    assert len(set(grey.values())) == 4
    assert faces["hover"].dy < faces["normal"].dy < faces["down"].dy + 12


def test_focus_lies_outside_the_button_and_leaves_it_free() -> None:
    ring = painter().focus(190, 52)
    inside = ring.surface.subsurface((-ring.dx + 12, -ring.dy + 3, 166, 46))
    assert not any(pygame.image.tobytes(inside, "RGBA")[3::4])
    assert ring.surface.get_at((-ring.dx + 95, -ring.dy - 5))[:3] == GOLD


def test_outlines_grow_and_shrink_by_what_is_asked() -> None:
    for grow in (-3.0, 0.0, 2.5):
        points = [point for run in scooped(100, 60, 10, grow) for point in run]
        assert min(y for _, y in points) == pytest.approx(-grow, abs=0.01)
        assert max(x for x, _ in points) == pytest.approx(100 + grow, abs=0.01)


def test_notches_show_the_score() -> None:
    empty, half, full = (painter().notches(score, 11, gap=24, height=40, heavy=7, light=2.4) for score in (0, 5, 11))
    ink = [sum(pixels(stick)[3::4]) for stick in (empty, half, full)]
    assert ink[0] < ink[1] < ink[2]
    assert pixels(painter().notches(13, 11)) == pixels(painter().notches(11, 11))
    left = painter().notches(3, 11)
    right = painter().notches(3, 11, mirrored=True)
    assert pixels(left) != pixels(right)


def test_paper_grain_repeats_without_a_seam() -> None:
    sheet = grain_sheet(1.0)
    side = sheet.get_width()
    steps = [abs(sheet.get_at((0, y))[0] - sheet.get_at((side - 1, y))[0]) for y in range(side)]
    inner = [abs(sheet.get_at((100, y))[0] - sheet.get_at((101, y))[0]) for y in range(side)]
    assert sum(steps) / side < sum(inner) / side + 2


def test_a_canvas_smooths_its_edges() -> None:
    canvas = Canvas(40, 40, 1.0)
    canvas.circle((255, 255, 255), (20, 20), 15)
    levels = set(pygame.image.tobytes(canvas.finish(), "RGBA")[3::4])
    assert len(levels) > 8


# ---- words


@pytest.mark.parametrize("style", text.STYLES)
@pytest.mark.parametrize("factor", [1.0, 2.0])
def test_no_text_is_wider_than_its_room(style: str, factor: float) -> None:
    brush = painter(1.0, factor)
    long = "il Gatto Mammone takes the seven of coins and everything else"
    for room in (40, 120, 300, 700):
        line = brush.text(long, style, 22, max_width=room)
        assert line.width <= room
        for part in brush.wrap(long, style, 17, max(room, 220)):
            assert brush.text_width(part, style, 17) <= max(room, 220)


def test_labels_stay_inside_their_buttons_and_ribbons() -> None:
    brush = painter(1.0, 2.0)
    for baked, w, h in (
        (brush.button(150, 48, "A very long label indeed", "paper"), 150, 48),
        (brush.ribbon(140, 34, "A very long label indeed"), 140, 34),
    ):
        inner = pygame.Rect(-baked.dx + 3, -baked.dy + 3, w - 6, h - 6)
        edge = [baked.surface.get_at((x, inner.centery))[:3] for x in (inner.left, inner.right - 1)]
        assert all(colour not in (INK,) for colour in edge)


def test_figures_are_never_set_in_the_face_for_words() -> None:
    assert text.style_for("to 11", "head") == "bold"
    assert text.style_for("Scopa", "head") == "head"
    assert pixels(painter().text("21", "display", 30)) == pixels(painter().text("21", "number", 30))


def test_text_grows_with_the_setting_unless_told_not_to() -> None:
    plain, large = painter(1.0, 1.0), painter(1.0, 2.0)
    assert large.text("Scopa").width == pytest.approx(2 * plain.text("Scopa").width, rel=0.06)
    assert large.text("Scopa", grow=False).width == plain.text("Scopa", grow=False).width


def test_line_feeds_and_words_too_long_for_a_line() -> None:
    assert painter().wrap("one\ntwo", "text", 17, 500) == ["one", "two"]
    assert painter().wrap("Unabbreviatable", "text", 17, 20) == ["Unabbreviatable"]


@pytest.mark.parametrize(
    ("ink", "ground"),
    [
        (INK, PAPER), (MUTE, PAPER), (MUTE, CREAM), (RED, PAPER), (RED_FIGURE, PAPER), (BLUE_FIGURE, PAPER),
        (INK, GOLD), (INK, WELL), (MUTE, WELL), (CREAM, RED), (CREAM, GREEN), (CREAM, BLUE), (ON_FELT, FELT),
        (ON_FELT, FELT_OUTLINE), *[(ink, CREAM) for ink in SUIT_INKS],
        *[(words, face) for face, words in TONES.values()],
    ],
)  # fmt: skip
def test_every_pair_of_inks_in_use_reads(ink: tuple[int, int, int], ground: tuple[int, int, int]) -> None:
    assert contrast(ink, ground) >= 4.5


# ---- composites


def test_a_table_is_baked_in_a_moment() -> None:
    brush = new_painter(1.0)
    brush.framer()
    started = process_time()
    score_plate(brush, Score("Scopa", "deal 4 · to 11", (("You", 5), ("la Donna", 6)), 11), (364, 126))
    seat_plate(brush, fit_seat(brush, "la Donna", "dealer", (290, 58)), "donna", dealer=True)
    seat_plate(brush, fit_seat(brush, "You", "3 cards in hand", (290, 58)), "you")
    plates.corner_button(brush, "guide", "Guide")
    plates.corner_button(brush, "menu", "Menu")
    plates.caption(brush, "2 sweeps")
    brush.ribbon(136, 34, "Your turn", size=19)
    brush.took_last("took last")
    brush.counter(18)
    for value in range(1, 11):
        brush.badge(value, value % 4, 15)
    assert process_time() - started < 0.3


@pytest.mark.parametrize("sides", range(2, 9))
@pytest.mark.parametrize("factor", [1.0, 1.5, 2.0])
@pytest.mark.parametrize("room", [(364, 142), (280, 145), (322, 140)])
def test_score_plaques_stay_in_their_room(sides: int, factor: float, room: tuple[int, int]) -> None:
    brush = painter(1.0, factor)
    score = Score("Scopa", "deal 4 · to 11", tuple((f"Player {number}", number) for number in range(sides)), 11)
    shape = shape_of(brush, score, room)
    plate = score_plate(brush, score, room)
    assert (plate.width, plate.height) == (shape.w, shape.h)
    assert shape.growth == 1.0 or (shape.w <= room[0] and shape.h <= room[1])
    assert shape.growth > 1.2 or factor == 1.0 or sides > 2


@pytest.mark.parametrize("factor", [1.5, 2.0])
@pytest.mark.parametrize("names", [("You", "il Cavaliere"), ("You", "Rosa", "Cavaliere"), ("Us", "Them")])
def test_the_score_keeps_its_shape_through_a_deal(names: tuple[str, ...], factor: float) -> None:
    brush = painter(1.0, factor)
    shapes = {
        shape_of(brush, Score("Scopa", "deal 4 · to 11", tuple((name + made, 0) for name in names), 11), (322, 140))
        for made in ("", f"{MADE}4", f"{MADE}12")
    }
    assert len(shapes) == 1


@pytest.mark.parametrize("words", ["il Gatto Mammone", "You", "a name of many letters"])
@pytest.mark.parametrize("factor", [1.0, 1.5, 2.0])
def test_words_grow_as_far_as_their_room_allows(words: str, factor: float) -> None:
    brush = painter(1.0, factor)
    room = (300, 60)
    size = plates.fitting(brush, room, lambda: plates.caption_size(brush, words))
    with brush.sized(size):
        assert plates.caption_size(brush, words)[0] <= room[0]
    if size < factor:
        with brush.sized(size + 0.06):
            assert plates.caption_size(brush, words)[0] > room[0]


def test_the_flourish_is_ready_before_it_moves() -> None:
    brush = new_painter(0.5)
    flourish = Flourish(brush, "Scopa!")
    assert not flourish.ready
    for _ in flourish.prepare():
        continue
    assert flourish.ready
    assert flourish.ribbon[-1].width == brush.px(400)
    for frames in (flourish.sun, flourish.ribbon):
        assert all(before.width < after.width for before, after in itertools.pairwise(frames))


def test_graph_places_and_ticks() -> None:
    place = graph.Scale(600, 268, 8, 0, 23)
    assert place.x(0) < place.x(8) <= 600
    assert place.y(0) > place.y(21) >= 0
    assert graph.ticks(0, 23) == [0, 5, 10, 15, 20]
    assert graph.ticks(-5, 4) == [-4, -2, 0, 2, 4]
    drawn = painter().graph([[0, 3, 11], [0, 2, 5], [0, 4, 9]], graph.Scale(300, 120, 2, 0, 12), 11)
    assert (drawn.width, drawn.height) == (300, 120)


def test_tables_cover_the_window_and_only_two_are_kept() -> None:
    brush = new_painter(0.5)
    for kind in ("felt", "wood", "marble"):
        assert brush.table(kind, (640, 400)).get_size() == (640, 400)
    assert len(brush._tables) == 2


@pytest.mark.parametrize("whole", [(2560, 1600), (2048, 1365)])
def test_a_part_of_the_shape_of_any_window_lies_in_the_picture(whole: tuple[int, int]) -> None:
    """Also where a quotient is a hair above the whole width or height."""
    for width in range(1, 4000, 7):
        for height in (1, 74, 399, 400, 767, 901, 1080, 1440, 2161, width * 10 // 16):
            part = middle_part(whole, (width, max(1, height)))
            assert pygame.Rect((0, 0), whole).contains(part), (width, height, part)
            assert part.w == whole[0] or part.h == whole[1]


def test_an_engravers_rule_swells_without_steps() -> None:
    rule = marks.bake_rule(400, 1.0, hard=True, gem=None, taper=True)
    surface = rule.surface
    inked = [sum(surface.get_at((x, y)).a for y in range(surface.get_height())) for x in range(400)]
    assert inked[200] > 3 * inked[2] > 0
    assert max(abs(after - before) for before, after in itertools.pairwise(inked)) <= 8
    assert inked == inked[::-1]
