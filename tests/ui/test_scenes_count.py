"""The count tells why: beside the line where there is room, else on a plaque for pointer and keys."""

from __future__ import annotations

import re
from typing import Any

import pygame
import pytest

from scopa_gui.game.rulebook import rules_of
from scopa_gui.game.texts import DeckNames
from scopa_gui.rules.cards import RANKS
from scopa_gui.rules.presets import PRESETS
from scopa_gui.rules.scoring import RANKS_COUNTED, prime_scale
from scopa_gui.ui.scenes.count_lines import lines_of
from scopa_gui.ui.scenes.count_pair import SUM
from scopa_gui.ui.scenes.count_reasons import ASK
from tests.ui.bench import noted_words, scored
from tests.ui.every_scene import ALL, bench

COUNTS = [name for name in ALL if name.startswith("count,")]
CROWDED = ("count, cirulla", "count, cirulla three", "count, scalette", "count, piva")
MANY = ("count, three", "count, five", "count, seven", "count, cirulla three")


def count_of(name: str, text: int = 100) -> Any:
    return bench(text=text).show(ALL[name])


def asking(page: Any) -> list[str]:
    return [element.id for element in page.stops() if element.group == "why"]


@pytest.mark.parametrize("name", COUNTS)
def test_every_reason_is_in_the_words_of_its_line(name: str) -> None:
    page = count_of(name)
    told = {element.id: element.name for element in page.laid()}
    reasons = [line for line in page.lines if line.why]
    assert reasons
    for line in reasons:
        assert line.why in told[f"text:line:{line.kind}"]


@pytest.mark.parametrize("name", CROWDED)
def test_where_lines_are_close_their_reason_can_be_asked_for(name: str) -> None:
    page = count_of(name)
    asked = asking(page)
    assert asked
    for ident in asked:
        page.set_hover(ident)
        line = next(line for line in page.lines if ASK + line.kind == ident)
        assert page.asked == ident
        assert line.more


@pytest.mark.parametrize("name", COUNTS)
def test_every_line_can_be_asked_and_tells_its_rule(name: str) -> None:
    page = count_of(name)
    assert asking(page) == [ASK + line.kind for line in page.lines]
    rules = " ".join(rule.text for rule in rules_of(page.rules, page.session.controller.setup.players))
    for line in page.lines:
        if line.kind != "prime":
            assert line.more.removeprefix("Equal: nobody. ").partition(". ")[0] in rules


@pytest.mark.parametrize("name", ["count, cirulla", "count, scalette", "count, two"])
def test_lines_of_two_sides_are_of_one_height_where_they_are_close(name: str) -> None:
    page = count_of(name)
    heights = [height for kind, (_y, height) in page.places.items() if kind != "prime"]
    assert max(heights) - min(heights) <= 31, "a settebello with its card may be higher"
    if name != "count, two":
        assert max(heights) - min(heights) < 1


def test_how_far_a_run_goes_is_told_as_in_the_rules() -> None:
    for preset, kind, words in (
        ("cirulla", "piccola", "ace, two, three of coins: 3, each next one 1 more, up to 6"),
        ("napola", "napola", "ace, two, three of coins: 3, each next one 1 more, up to 10"),
        ("scalette", "scaletta_alta", "the three figures of coins: 5, each next one 1 more, up to 11"),
    ):
        lines = lines_of(PRESETS[preset], scored(preset, 2).score, DeckNames())
        assert next(line for line in lines if line.kind == kind).why == words


@pytest.mark.parametrize("name", COUNTS)
def test_the_prime_can_be_asked_for_its_cards_their_points_and_its_rule(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    page = count_of(name)
    assert f"{ASK}prime" in asking(page)
    noted = noted_words(monkeypatch)
    page.focus(f"{ASK}prime")
    line = next(line for line in page.lines if line.kind == "prime")
    said = [said.words for said in noted]
    assert line.more and line.more in " ".join(said)
    for side in page.sides:
        if line.worth and line.cards[side.number] and len(page.sides) > 2:
            assert f"{' + '.join(map(str, line.worth[side.number]))} = {line.values[side.number]}" in said


@pytest.mark.parametrize("preset", [name for name, rules in PRESETS.items() if rules.pts_prime])
def test_every_way_to_count_the_prime_is_told(preset: str) -> None:
    rules = PRESETS[preset]
    line = lines_of(rules, scored(preset, rules.players[0]).score, DeckNames())[-1]
    assert line.kind == "prime"
    if rules.prime_table in RANKS_COUNTED:
        assert "most sevens" in line.more
    else:
        assert all(str(points) in line.more for _rank, points in prime_scale(rules))
    assert re.search(r"[Tt]he (best prime|bermila): \d point", line.more.replace("\N{NO-BREAK SPACE}", " "))


def test_a_scale_of_ones_own_and_what_has_decided_are_told() -> None:
    scale = dict(zip(RANKS, (11, 2, 3, 4, 5, 6, 20, 1, 0, 7), strict=True))
    rules = PRESETS["classic2"].changed({"prime_table": scale})
    score = scored("classic2", 2).score._replace(prime_winner=None)
    line = next(line for line in lines_of(rules, score, DeckNames()) if line.kind == "prime")
    assert line.more.startswith("Equal: nobody. Prime: the best card of each suit. ")
    told = line.more.replace("\N{NO-BREAK SPACE}", " ")
    assert "ace 11, 2 2, 3 3, 4 4, 5 5, 6 6, 7 20, knave 1, knight 0, king 7" in told
    assert "ace 11" not in line.more, "a rank and its points stay on one line"


@pytest.mark.parametrize("name", COUNTS)
def test_with_large_text_the_rule_of_the_prime_and_its_points_are_there_without_asking(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    noted = noted_words(monkeypatch)
    page = count_of(name, 200)
    assert page.column is not None
    line = next(line for line in page.lines if line.kind == "prime")
    said = " ".join(said.words for said in noted)
    assert line.more in said
    for worth in line.worth:
        assert " + ".join(map(str, worth)) in said


@pytest.mark.parametrize("name", COUNTS)
@pytest.mark.parametrize("way", ["pointer", "keys", "click"])
def test_the_plaque_stands_in_the_window_beside_its_line(name: str, way: str) -> None:
    page = count_of(name)
    growth, plaques = page.board.growth, len(page.board.plaques)
    for ident in asking(page):
        if way == "pointer":
            page.set_hover(ident)
        elif way == "keys":
            page.focus(ident)
        else:
            page.activate(page.element(ident))
        assert page.board.growth == growth, "asking changes nothing else"
        assert len(page.board.plaques) == plaques + 1
        plaque = page.board.rect(*page.board.plaques[-1])
        assert pygame.Rect((0, 0), page.size).contains(plaque)
        line = page.element(ident)
        assert plaque.clip(line.rect).h <= 3, "the line itself stays in sight"
        assert not plaque.colliderect(page.element("next").rect)
        page.set_hover(None)
        page.focus(None)


def test_a_second_click_takes_the_plaque_away() -> None:
    page = count_of("count, cirulla")
    ident, plaques = asking(page)[0], len(page.board.plaques)
    page.activate(page.element(ident))
    page.activate(page.element(ident))
    assert len(page.board.plaques) == plaques


def test_the_pointer_is_answered_before_the_keys() -> None:
    page = count_of("count, cirulla")
    first, second = asking(page)[:2]
    page.focus(first)
    page.set_hover(second)
    assert page.asked == second
    page.set_hover(None)
    assert page.asked == first


def test_asking_changes_the_picture_of_the_line() -> None:
    desk = bench()
    page: Any = desk.show(ALL["count, cirulla"])
    plain = desk.picture(page)
    page.set_hover(asking(page)[0])
    assert desk.picture(page) != plain


@pytest.mark.parametrize("name", MANY)
def test_with_large_text_many_sides_stand_below_one_another_with_all_reasons(name: str) -> None:
    page = count_of(name, 200)
    assert page.column is not None
    assert page.text_growth >= 1.9
    assert not asking(page), "each reason is there without asking"


@pytest.mark.parametrize("name", ["count, two", "count, cirulla"])
def test_the_rule_of_the_prime_covers_no_line_of_the_count(name: str) -> None:
    page = count_of(name)
    rows = {ident: page.element(ident).rect for ident in asking(page)}
    page.set_hover(f"{ASK}prime")
    plaque = page.board.rect(*page.board.plaques[-1])
    assert all(plaque.clip(rect).h <= 3 for rect in rows.values())


@pytest.mark.parametrize("spot", ["nothing", "words", "button held", "escape"])
def test_whatever_is_clicked_elsewhere_closes_the_reason(spot: str) -> None:
    page = count_of("count, cirulla")
    ident = f"{ASK}cards"
    page.activate(page.element(ident))
    page.set_hover(None)
    assert page.asked == ident
    if spot == "nothing":
        page.missed((3, 790), (3, 790))
    elif spot == "escape":
        page.back()
    else:
        page.set_pressed("text:deal" if spot == "words" else "next")
    assert page.asked is None


def test_a_second_click_closes_the_reason_below_the_resting_pointer_too() -> None:
    page = count_of("count, two")
    ident = f"{ASK}cards"
    page.set_hover(ident)
    page.activate(page.element(ident))
    assert page.asked == ident
    page.activate(page.element(ident))
    assert page.asked is None


@pytest.mark.parametrize("name", ["count, two", "count, cirulla"])
def test_the_sum_of_the_prime_follows_its_parts(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    noted = noted_words(monkeypatch)
    page = count_of(name)
    line = next(line for line in page.lines if line.kind == "prime")
    for side in page.sides:
        total = next(said for said in noted if said.words == line.values[side.number] and said.size == SUM)
        parts = [
            said
            for said in noted
            if said.words in map(str, line.worth[side.number])
            and abs(said.y - total.y) < 3
            and (said.left < 640) == (total.left < 640)
        ]
        assert len(parts) == 4
        last = max(said.right for said in parts)
        sign = next(said for said in noted if said.words == "=" and last < said.left < total.left)
        assert sign.left - last == pytest.approx(total.left - sign.right, abs=2.0), "as much space at each side"
        assert sign.left - last > 8
        assert total.right <= page.board.plaques[0][0] + page.board.plaques[0][2] - 50
