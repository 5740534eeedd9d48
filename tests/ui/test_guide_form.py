"""The cards guide at the usual size of text: what scores explained, pictured and set on common axes."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise
from typing import Any

import pytest

from scopa_gui.game import i18n
from scopa_gui.game.capture_words import captures_briefly
from scopa_gui.game.texts import DeckNames
from scopa_gui.rules.presets import PRESETS
from scopa_gui.ui.element import Element
from scopa_gui.ui.paint.palette import GOLD, RED
from scopa_gui.ui.scenes.guide_lines import score_lines
from scopa_gui.ui.scenes.guide_panel import EDGE, FOOT, WIDTH, Guide
from tests.ui.bench import Bench, noted_words, session_of

LANGUAGES = ("en", "it", "de", "fr", "es")
GUIDES = ("classic2", "classic3", "classic6_two_decks", "scopone_scientifico", "napola", "re_bello", "scalette",
          "bazzica", "piva", "cirulla", "hurrikan", "chkobba", "libya_bermila", "corsica")  # fmt: skip
"""Presets whose guides differ."""


def guide(preset: str, desk: Bench | None = None, *, french: bool = False) -> Any:
    session = session_of(preset, PRESETS[preset].players[0])
    session.controller.deck_names = DeckNames(french, french and preset == "chkobba")
    return (desk or Bench()).show(lambda app: Guide(app, "table", session))


def lines_of(page: Any) -> list[Element]:
    return [e for e in page.elements() if e.id.startswith("text:scores:")]


def close_to(pixel: Any, colour: tuple[int, int, int]) -> bool:
    return all(abs(one - other) < 24 for one, other in zip(pixel[:3], colour, strict=True))


@pytest.mark.parametrize("size", [(1280, 800), (2560, 1440)], ids=str)
@pytest.mark.parametrize("preset", ["classic2", "piva", "cirulla"])
def test_the_points_of_all_lines_are_centred_on_one_axis(preset: str, size: tuple[int, int]) -> None:
    desk = Bench(size)
    page = guide(preset, desk)
    desk.picture(page)
    axes = []
    for line in lines_of(page):
        tint = RED if "-" in line.name or "−" in line.name else GOLD
        found = [
            x
            for x in range(line.rect.right - line.rect.w // 6, line.rect.right)
            for y in range(line.rect.top, line.rect.bottom)
            if close_to(desk.surface.get_at((x, y)), tint)
        ]
        assert found, line.name
        axes.append((min(found) + max(found)) / 2)
    assert max(axes) - min(axes) <= 1.5, axes


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_line_is_explained_and_every_word_of_every_guide_fits(
    language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    desk, said = Bench(), noted_words(monkeypatch)
    i18n.set_language(language)
    try:
        for preset in GUIDES:
            for french in (False, True):
                said.clear()
                page = guide(preset, desk, french=french)
                words = {line.words for line in said}
                assert page.board.misfits == [], preset
                for line in score_lines(page.session.controller):
                    assert line.detail and {line.label, line.detail} <= words, (preset, line)
    finally:
        i18n.set_language("en")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("preset", ["classic2", "napola", "cirulla", "corsica"])
def test_names_of_neighbouring_cards_stand_apart(preset: str, language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    said = noted_words(monkeypatch)
    i18n.set_language(language)
    try:
        guide(preset)
    finally:
        i18n.set_language("en")
    names = [line for line in said if line.style == "head"]
    assert len(names) == (9 if preset == "corsica" else 10)
    assert min(line.size for line in names) >= 14, "nothing is smaller than second lines"
    assert len({line.size for line in names}) == 1, "all rows alike"
    for one, other in pairwise(names):
        assert other.y > one.y or other.left - one.right >= 7.5, (one, other)


@pytest.mark.parametrize("preset", GUIDES)
def test_no_two_lines_have_the_same_picture(preset: str) -> None:
    lines = score_lines(guide(preset).session.controller)
    assert len({line.cards or line.word or line.kind for line in lines}) == len(lines)


@pytest.mark.parametrize("preset", GUIDES)
def test_the_guide_fills_its_plaque_and_no_more(preset: str) -> None:
    page = guide(preset)
    plaque = page.board.rect(*page.board.plaques[0])
    lines = [line.rect for line in lines_of(page)]
    assert plaque.bottom - FOOT <= lines[-1].bottom <= plaque.bottom - 12
    above, below = page.element("close").rect.centery - plaque.top, plaque.bottom - lines[-1].centery
    assert 0 <= below - above <= 6, "as much room below as above"
    steps = {round(lower.centery - upper.centery) for upper, lower in pairwise(lines)}
    assert max(steps) - min(steps) <= 1, "evenly spaced"
    ranks = [e.rect for e in page.elements() if e.id.startswith("text:rank:")]
    assert min(rect.w for rect in ranks) >= 44, "the cards stay large"


def test_key_and_cross_stand_in_the_middle_of_the_heading(monkeypatch: pytest.MonkeyPatch) -> None:
    said = noted_words(monkeypatch)
    page = guide("classic2")
    heading, close = next(line for line in said if line.words == "Cards guide"), page.element("close")
    middle = page.board.px(0, heading.y - heading.size * 0.33)[1]
    assert abs(close.rect.centery - middle) <= 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_heading_key_and_cross_stand_apart(language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    said = noted_words(monkeypatch)
    i18n.set_language(language)
    try:
        desk = Bench()
        page = guide("classic2", desk)
        desk.picture(page)
    finally:
        i18n.set_language("en")
    close = page.element("close").rect
    ink = [
        x
        for x in range(close.left, close.right)
        if any(sum(desk.surface.get_at((x, y))[:3]) < 200 for y in range(close.top + 4, close.bottom - 4))
    ]
    key, cross = (ink[0], ink[-1]), [(one, other) for one, other in pairwise(ink) if other - one >= 12]
    assert len(cross) == 1, "key and cross"
    (end, begin), (first, last) = cross[0], key
    assert abs((end - first) - (last - begin)) <= 1, "of one size"
    assert first - next(page.board.px(line.right, 0)[0] for line in said if line.style == "display") >= 12


ALL_OFF = {"pts_cards": 0, "pts_coins": 0, "pts_settebello": 0, "pts_prime": 0}
PENALTIES = (("2b", -5), ("Fs", -1))


@pytest.mark.parametrize(
    ("preset", "changes", "lines", "scrolls"),
    [("classic2", ALL_OFF, 1, False), ("scalette", {"declarations": "cirulla", "re_bello": 1}, 10, False),
     ("cirulla", {"re_bello": 1, "penalties": PENALTIES}, 12, True)],
)  # fmt: skip
def test_as_little_or_much_as_rules_of_ones_own_count_can_be_read(
    preset: str, changes: dict[str, Any], lines: int, scrolls: bool
) -> None:
    session = session_of(preset, 2)
    setup = session.controller.setup
    session.controller.setup = replace(setup, ruleset=replace(setup.ruleset, **changes))
    page: Any = Bench().show(lambda app: Guide(app, "table", session))
    found = {e.name for e in lines_of(page)}
    assert (page.element("scroll:down") is not None) == scrolls
    for _ in range(30 if scrolls else 0):
        page.move(1)
        found |= {e.name for e in lines_of(page)}
    assert page.board.misfits == []
    assert len(found) == lines


TAKING_OTHERWISE = ("asso_pigliatutto", "scopa_assi_always", "scopa_assi_match", "scopa15", "scopa15_mixed", "escoba",
                    "cirulla", "scalette_assi", "piva", "corsica")  # fmt: skip
"""Presets in which cards are not taken as in classic Scopa."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_how_cards_are_taken_is_told_whole_at_the_top_where_it_is_not_as_usual(
    language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    desk, said = Bench(), noted_words(monkeypatch)
    i18n.set_language(language)
    try:
        for preset in TAKING_OTHERWISE:
            said.clear()
            page = guide(preset, desk)
            assert page.board.misfits == [], preset
            assert page.element("scroll:down") is None, preset
            words = captures_briefly(PRESETS[preset])
            lines = [e for e in page.elements() if e.id.startswith("text:taking:")]
            assert [e.name for e in lines] == words and len(words) > 1
            found = [line for line in said if line.words in words]
            assert all(line.right - line.left <= WIDTH - 2 * EDGE + 1.5 and line.size >= 13 for line in found), preset
            ranks = [e.rect.top for e in page.elements() if e.id.startswith("text:rank:")]
            assert max(e.rect.bottom for e in lines) < min(ranks)
    finally:
        i18n.set_language("en")


@pytest.mark.parametrize("preset", ["classic2", "scopone_scientifico", "napola", "bazzica"])
def test_the_guide_says_nothing_of_taking_where_it_is_as_usual(preset: str) -> None:
    assert not [e for e in guide(preset).elements() if e.id.startswith("text:taking:")]
