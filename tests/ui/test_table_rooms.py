"""At the table nothing covers what it may not, whatever the window, the size of text, the language and the seats."""

from __future__ import annotations

import os
import random
from itertools import product
from pathlib import Path

import pygame
import pytest

from scopa_gui.ui import layout
from scopa_gui.ui.layout import Pose
from scopa_gui.ui.paint.ribbons import DROP
from scopa_gui.ui.table.furniture import OPEN_SIZE, RIBBON_TAIL
from scopa_gui.ui.table.geometry import pixels
from tests.testkit.pilot import Pilot
from tests.ui.table_helpers import step, table_of, to_question
from tests.ui.table_rooms import TOUCH, boxes, collisions, outside

OPPONENTS = ("rookie", "amateur", "pro")
VARIANTS = {
    2: "classic2", 3: "classic3", 4: "scopone_scientifico", 5: "classic5", 6: "classic6_teams",
    7: "classic6_two_decks", 8: "classic6_two_decks",
}  # fmt: skip
WINDOWS = ((1024, 600), (1280, 800), (2560, 1440), (700, 1200), (2400, 700))
MOST_SWEEPS = 8
LANGUAGES = ("en", "it", "de", "fr", "es")
FULL = os.environ.get("SCOPA_GUI_TESTS") == "full"


def looks(players: int) -> list[tuple[tuple[int, int], int, str]]:
    """Windows, sizes of text and languages to look at: all of them in the full run, else some of each."""
    every = [(window, text, language) for window in WINDOWS for text in (100, 150, 200) for language in LANGUAGES]
    return every if FULL else [every[n % len(every)] for n in range(players * 5, players * 5 + 8 * 11, 11)]


def resize(pilot: Pilot, size: tuple[int, int]) -> None:
    pygame.display.set_mode(size, pygame.RESIZABLE)
    pilot.app._relayout()
    pilot.frame()


def sat_down(folder: Path, players: int, steps: int = 4) -> Pilot:
    """A table of so many in the midst of a deal."""
    pilot = Pilot(folder, VARIANTS[players], players=players, opponents=OPPONENTS, seed=5)
    dice = random.Random(5)
    pilot.wait_idle()
    for _ in range(steps):
        step(pilot, dice)
        pilot.wait_idle()
    while pilot.app.stack.top.name != "table":
        step(pilot, dice)
        pilot.wait_idle()
    return pilot


@pytest.mark.parametrize("players", range(2, 9))
def test_nothing_covers_what_it_may_not(tmp_path: Path, players: int) -> None:
    with sat_down(tmp_path, players) as pilot:
        for window, text, language in looks(players):
            resize(pilot, window)
            pilot.app.change_settings(text_size=text, language=language)
            pilot.frame()
            found = boxes(table_of(pilot))
            where = f"{window} at {text} % in {language}"
            assert collisions(found) == [], where
            assert outside(found, window) == [], where


@pytest.mark.parametrize("players", range(2, 9))
def test_words_at_the_table_really_grow(tmp_path: Path, players: int) -> None:
    with sat_down(tmp_path, players, 2) as pilot:
        before = boxes(table_of(pilot))
        pilot.app.change_settings(text_size=200)
        pilot.frame()
        after = boxes(table_of(pilot))
        grown = {
            name: after[name].h / before[name].h for name in before if name.startswith(("seat", "caption", "turn"))
        }
        assert grown["seat:0"] > 1.15
        assert min(grown.values()) >= 1.0
        assert sum(grown.values()) / len(grown) > 1.15, grown
        assert after["event"].w * after["event"].h > 1.3 * before["event"].w * before["event"].h, "larger, or two lines"


@pytest.mark.parametrize("players", [6, 8])
def test_names_say_on_whose_side_somebody_plays(tmp_path: Path, players: int) -> None:
    with sat_down(tmp_path, players, 0) as pilot:
        scene = table_of(pilot)
        tags = [scene.furniture._tag(seat).word for seat in range(players)]
        assert tags == [("Us", "Them")[seat % 2] for seat in range(players)]
        elements = {e.id: e.name for e in scene.elements()}
        assert "your partner" in elements["seat:2"] and "against you" in elements["seat:1"]


@pytest.mark.parametrize("text", [100, 200])
def test_a_pile_beside_the_partner_names_those_who_own_it(tmp_path: Path, text: int) -> None:
    with sat_down(tmp_path, 4, 0) as pilot:
        dice, scene = random.Random(1), table_of(pilot)
        while not scene.board.counts.piles[1]:
            step(pilot, dice)
            pilot.wait_idle()
        pilot.app.change_settings(text_size=text)
        pilot.wait_idle()
        own, theirs = scene.furniture.brief(2), [scene.furniture.brief(seat) for seat in (1, 3)]
        caption, spoken = pilot.element("caption:1").name, pilot.element("pile:1").name
        assert all(name in spoken for name in theirs) and own not in spoken
        assert own not in caption
        assert all(name in caption for name in theirs) or (text == 200 and caption.startswith("Them"))


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("players", [6, 7, 8])
def test_where_the_stock_has_one_place_it_says_who_deals(tmp_path: Path, players: int, seed: int) -> None:
    with Pilot(tmp_path, "classic6_two_decks", players=players, seed=seed) as pilot:
        pilot.wait_idle()
        scene = table_of(pilot)
        dealer = scene.board.counts.dealer
        shown = {e.id: e for e in scene.elements()}
        assert scene.board.counts.stock and ("deals" in shown) == (dealer != 0)
        if dealer:
            assert shown["deals"].name == f"{scene.furniture.brief(dealer)} deals"
            assert shown["deals"].rect.colliderect(shown["stock"].rect)


def test_a_declared_hand_is_marked_and_the_question_says_that_it_will_lie_open(tmp_path: Path) -> None:
    with Pilot(tmp_path, "cirulla", opponents=("amateur",), seed=9) as pilot:
        dice = random.Random(1)
        found = pilot.wait_idle()
        while not (found["view"] and found["view"]["prompt"]):
            step(pilot, dice)
            found = pilot.wait_idle()
        scene = table_of(pilot)
        assert scene.prompt is not None and "open" in scene.prompt.question
        assert not any(e.id == "declared" for e in scene.elements())
        pilot.click("choice:0")
        pilot.wait_idle()
        mark = next(e for e in scene.elements() if e.id == "declared")
        assert mark.name == "Your hand lies open"
        pilot.app.change_settings(text_size=200)
        pilot.wait_idle()
        assert scene.furniture.declared is not None
        letters = 2 * OPEN_SIZE * pilot.app.painter.scale
        assert scene.furniture.declared.rect.h >= 1.4 * letters, "its letters touch the edges"
        assert "hand lies open" in pilot.element("seat:0").name


@pytest.mark.parametrize("text", [100, 150, 200])
@pytest.mark.parametrize("window", [(1024, 600), (1280, 800), (700, 1200), (2400, 700)])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_ribbon_of_an_open_hand_lies_on_no_card(
    tmp_path: Path, players: int, window: tuple[int, int], text: int
) -> None:
    with Pilot(tmp_path, "cirulla", players=players, opponents=("amateur",), seed=9, window=window) as pilot:
        to_question(pilot, "declare")
        pilot.click("choice:0")
        pilot.wait_idle()
        pilot.app.change_settings(text_size=text)
        pilot.wait_idle()
        scene, seen = table_of(pilot), False
        for card in [None, *(e.id for e in scene.elements() if e.zone == "hand")]:
            if card is not None:
                pilot.move(pilot.at(card))
                pilot.seconds(0.3)
            shown = {e.id: e for e in scene.elements()}
            mark = shown.pop("declared", None)
            if mark is not None:
                seen = True
                tails = mark.rect.inflate(2 * pilot.app.painter.px(RIBBON_TAIL), 0)
                tails.h = round(tails.h * (1 + DROP))
                over = [e.id for e in shown.values() if min(tails.clip(e.rect).size) > TOUCH]
                assert not over, over
            else:
                assert scene.board.rows.rows > 1
        assert seen or scene.board.rows.rows > 1


@pytest.mark.parametrize("text", [100, 130, 160, 200])
@pytest.mark.parametrize("window", [(1024, 600), (1280, 800)])
def test_the_guide_covers_neither_hint_nor_hand(tmp_path: Path, window: tuple[int, int], text: int) -> None:
    with sat_down(tmp_path, 4, 0) as pilot:
        resize(pilot, window)
        pilot.app.change_settings(text_size=text)
        scene = table_of(pilot)
        scene.hinting.words = "Take the king of coins with the king of cups: it clears the table, a sweep."
        scene.open_guide()
        pilot.frame()
        guide = next(e.rect for e in pilot.app.stack.top.elements() if e.id == "text:guide")
        scene.refresh()
        shown = [e.rect for e in scene.elements() if e.id == "advice" or e.zone in ("hand", "table")]
        assert len(shown) > 10
        assert max(rect.right for rect in shown) <= guide.left
        own = next(e.rect for e in scene.elements() if e.id == "seat:0")
        assert own.right <= min(e.rect.left for e in scene.elements() if e.zone == "hand")


def test_the_guide_in_the_largest_text_leaves_the_own_plaque_in_view_and_closes_there(
    tmp_path: Path,
) -> None:
    with sat_down(tmp_path, 4, 0) as pilot:
        pilot.app.change_settings(text_size=200)
        scene = table_of(pilot)
        scene.open_guide()
        pilot.frame()
        guide = next(e.rect for e in pilot.app.stack.top.elements() if e.id == "text:guide")
        own = next(e.rect for e in scene.elements() if e.id == "seat:0")
        assert own.right <= guide.left
        pilot.click(own.center)
        assert pilot.app.stack.top is scene


def test_a_card_that_keys_have_reached_hides_no_figure_of_the_next(tmp_path: Path) -> None:
    with sat_down(tmp_path, 4, 0) as pilot:
        scene = table_of(pilot)
        before = [actor.goal.x for actor in scene.board.hand]
        pilot.press(pygame.K_RIGHT)
        pilot.press(pygame.K_RIGHT)
        index = next(n for n, actor in enumerate(scene.board.hand) if actor.card == scene.focused_card)
        after = [actor.goal.x for actor in scene.board.hand]
        assert after[: index + 1] == before[: index + 1]
        assert all(there - here >= 12 for here, there in zip(before[index + 1 :], after[index + 1 :], strict=True))


def test_the_focus_ring_lies_above_all_but_cards_in_flight(tmp_path: Path) -> None:
    with sat_down(tmp_path, 8, 2) as pilot:
        scene = table_of(pilot)
        for element_id in ("guide", "menu", "hint"):
            scene.focus(element_id)
            pilot.frame(2)
            rect = next(e.rect for e in scene.elements() if e.id == element_id)
            topmost = [item.rect for item in scene.renderer.stage._items if item.rect.colliderect(rect)][-1]
            assert topmost.w > rect.w and topmost.x < rect.x, "the ring is what was painted last there"


def test_the_hint_keeps_clear_of_a_hand_that_is_raised(tmp_path: Path) -> None:
    with sat_down(tmp_path, 4) as pilot:
        resize(pilot, (700, 1200))
        pilot.app.change_settings(text_size=200)
        pilot.frame()
        found = boxes(table_of(pilot))
        assert found["hint"].top >= found["hand:0"].bottom - TOUCH


@pytest.mark.parametrize("text", [100, 200])
@pytest.mark.parametrize("window", [(1024, 600), (1280, 800)])
def test_the_guide_covers_no_question_and_no_answer(tmp_path: Path, window: tuple[int, int], text: int) -> None:
    with Pilot(tmp_path, "cirulla", opponents=("amateur",), seed=9, window=window) as pilot:
        to_question(pilot, "declare")
        pilot.app.change_settings(text_size=text)
        pilot.wait_idle()
        scene = table_of(pilot)
        scene.open_guide()
        pilot.frame()
        left = layout.guide_left(scene.board.space) * scene.board.space.s
        assert max(rect.right for rect in scene.chooser.rects) < left
        assert scene.prompt is not None
        with pilot.app.painter.sized(text / 100):
            wide = pilot.app.painter.text_width(scene.prompt.question, "bold", 18)
        assert scene.chooser.question[0] + wide / 2 < left


@pytest.mark.parametrize("text", [100, 150, 200])
@pytest.mark.parametrize("window", [(1024, 600), (1280, 800), (1920, 1080)])
@pytest.mark.parametrize("players", range(3, 9))
def test_the_columns_left_and_right_each_keep_one_edge(
    tmp_path: Path, players: int, window: tuple[int, int], text: int
) -> None:
    with sat_down(tmp_path, players) as pilot:
        resize(pilot, window)
        pilot.app.change_settings(text_size=text, language="de" if text == 200 else "en")
        pilot.frame()
        scene = table_of(pilot)
        found, px = boxes(scene), pilot.app.painter.px
        places = {f"seat:{seat}": scene.board.place_of(seat) for seat in range(players)}
        left = [seat for seat, place in places.items() if place is not None and place.turn == layout.LEFT]
        right = [seat for seat, place in places.items() if place is not None and place.turn == layout.RIGHT]
        portrait = px(layout.PORTRAIT)
        starts = [found["score"].x, found["hint"].x, found["seat:0"].x - portrait]
        starts += [found[seat].x - (portrait if players <= 4 else 0) for seat in left]
        assert max(starts) - min(starts) <= 2, starts
        assert scene.furniture.turn is not None
        ribbon = scene.furniture.turn.rect.inflate(2 * px(RIBBON_TAIL), 0)
        assert abs(ribbon.x - starts[0]) <= 3
        assert text == 200 or abs(ribbon.right - found["seat:0"].right) <= 3, "its words may need more than the plaque"
        ends = [found["menu"].right, *(found[seat].right for seat in right)]
        assert max(ends) - min(ends) <= 2, ends


@pytest.mark.parametrize("players", [3, 4, 6, 8])
def test_the_caption_of_a_pile_at_the_top_hangs_below_its_middle_and_above_the_table(
    tmp_path: Path, players: int
) -> None:
    with sat_down(tmp_path, players, 0) as pilot:
        scene, dice = table_of(pilot), random.Random(1)
        board = scene.board
        side = 1 - board.game.side_of[0] if players > 3 else board.game.side_of[1]
        while not board.counts.piles[side]:
            step(pilot, dice)
            pilot.wait_idle()
        found, last, place = boxes(scene), scene.furniture.took_last, board.pile_place(side)
        caption = found[f"caption:{side}"]
        assert abs(caption.centerx - place.x) <= 3
        assert abs(caption.y - place.bottom) <= 6
        assert caption.bottom < 140
        assert last is not None and (last.rect.y > 400 or last.rect.bottom <= 162)


@pytest.mark.parametrize(
    ("players", "variant"), [*VARIANTS.items(), (4, "asso_pigliatutto"), (6, "classic6_two_decks")]
)
def test_words_stand_clear_of_a_pile_however_many_sweeps_lie_on_it(tmp_path: Path, players: int, variant: str) -> None:
    with Pilot(tmp_path, variant, players=players, opponents=OPPONENTS, seed=5) as pilot:
        pilot.wait_idle()
        scene, board = table_of(pilot), table_of(pilot).board
        sides = range(len(board.game.sides))
        for window, text in product(WINDOWS, (100, 150, 200)):
            resize(pilot, window)
            pilot.app.change_settings(text_size=text)
            pilot.frame()
            for count, cards, side in product((0, 1, 4, MOST_SWEEPS), (2, 40), sides):
                board.counts.piles = [cards for _ in sides]
                board.counts.sweeps = [list(range(count)) for _ in sides]
                board.counts.last = board.game.sides[side][0]
                scene.furniture.build()
                words = [piece for piece in scene.furniture.pieces if piece.id.startswith("caption")]
                assert scene.furniture.took_last is not None
                for piece in (*words, scene.furniture.took_last):
                    for heap in map(board.pile_place, sides):
                        lying = [Pose(heap.x, heap.y, 0.0, heap.w), *layout.crosswise(heap, count, cards)]
                        for card in lying:
                            box = pixels(board.space, card.outline())
                            told = f"{piece.id} {piece.rect} on {box}, {count} sweeps, {window} at {text} %"
                            assert not piece.rect.colliderect(box), told
