"""The count shows the cards that made its points: declared hands, and each settebello of two packs."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from scopa_gui.game.texts import DeckNames
from scopa_gui.rules.cards import face, parse_card, parse_cards, set_of
from scopa_gui.rules.events import DealScored
from scopa_gui.rules.game import game_of
from scopa_gui.rules.presets import PRESETS
from scopa_gui.rules.scoring import count_piles
from scopa_gui.ui import scenes
from scopa_gui.ui.scenes import count_pair
from scopa_gui.ui.scenes.board import Board
from scopa_gui.ui.scenes.count_lines import Line, lines_of
from tests.ui.bench import noted_words, session_of
from tests.ui.every_scene import ALL, bench, count_of, end_of


def test_a_declared_hand_lies_in_the_line_of_its_points() -> None:
    game = game_of(PRESETS["bazzica"], 2)
    score = count_piles(game, (set_of(parse_cards("7d")), set_of(parse_cards("5c"))), (0, 0), (1, 0))
    hand = tuple(parse_cards("Ad 3c 5s"))
    lines = lines_of(game.ruleset, score, DeckNames(), (hand, ()))
    assert next(line for line in lines if line.kind == "declared").cards == (hand, ())


def settebello(*piles: str) -> Line:
    game = game_of(PRESETS["classic6_two_decks"], 6)
    held, left = [], list(game.pack)
    for pile in piles:
        cards = []
        for text in pile.split():
            cards.append(next(card for card in left if face(card) == parse_card(text)))
            left.remove(cards[-1])
        held.append(set_of(cards))
    score = count_piles(game, tuple(held), (0,) * len(held), (0,) * len(held))
    return next(line for line in lines_of(game.ruleset, score, DeckNames()) if line.kind == "settebello")


def test_with_two_packs_each_seven_of_coins_is_shown_where_it_counts() -> None:
    """Each of the two scores a point (SPEC 2.4)."""
    seven = parse_card("7d")
    both, each = settebello("7d 5c 7d", "6s"), settebello("7d 2b", "6s 7d")
    assert (both.points, both.cards) == ((2, 0), ((seven, seven), ()))
    assert (each.points, each.cards) == ((1, 1), ((seven,), (seven,)))


def test_a_tie_is_told_above_the_rule_that_ends_its_line(monkeypatch: pytest.MonkeyPatch) -> None:
    said = noted_words(monkeypatch)
    game = game_of(PRESETS["classic2"], 2)
    piles = tuple(set_of(parse_cards(pile)) for pile in ("7d 7c 6s 6b", "6d 6c 7s 7b"))
    tie = DealScored(count_piles(game, piles, (0, 0), (0, 0)), (1, 0))
    page: Any = bench().show(lambda app: scenes.deal_count(app, session_of("classic2", 2, 1), tie, lambda: None))
    assert [line.kind for line in page.lines if line.nobody] == ["cards", "coins", "prime"]
    ends = [top + height for top, height in page.places.values()]
    ties = [line for line in said if "nobody" in line.words]
    assert len(ties) >= 3
    assert all(abs(line.y - end) > 5 for line in ties for end in ends)


GEM = 6.5
"""From the middle of a gem to its corners, in units."""


@pytest.mark.parametrize("name", [name for name in ALL if name.startswith("count,")])
def test_no_gem_of_a_rule_lies_on_the_words_above_it(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    gems: list[tuple[float, float]] = []
    said, rule = noted_words(monkeypatch), Board.rule

    def ruled(board: Board, x: float, y: float, w: float, **named: Any) -> None:
        if named.get("gem") is not None:
            gems.append((x + w / 2, y))
        rule(board, x, y, w, **named)

    monkeypatch.setattr(Board, "rule", ruled)
    bench().show(ALL[name])
    assert gems and said
    for x, y in gems:
        for line in (line for line in said if line.y < y and line.left < x + GEM and line.right > x - GEM):
            depth = 0.0 if line.words.isdigit() else line.size / 4
            assert line.y + depth <= y - GEM, line


@pytest.mark.parametrize(("preset", "icon"), [("hurrikan", "cup"), ("classic2", "coin")])
@pytest.mark.parametrize("make", [count_of, end_of])
def test_the_suit_that_counts_is_the_one_that_is_drawn(
    preset: str, icon: str, make: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Hurrikan counts cups, which a French deck calls hearts (SPEC 2.18)."""
    drawn: list[str] = []
    icons = Board.icon
    monkeypatch.setattr(Board, "icon", lambda board, name, *rest: (drawn.append(name), icons(board, name, *rest))[1])
    bench().show(make(preset, 2))
    assert {"coin", "cup"} & set(drawn) == {icon}


@pytest.mark.parametrize("make", [count_of, end_of])
def test_runs_of_coins_and_most_coins_do_not_share_a_picture(make: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    drawn: list[str] = []
    icons = Board.icon
    monkeypatch.setattr(Board, "icon", lambda board, name, *rest: (drawn.append(name), icons(board, name, *rest))[1])
    bench().show(make("cirulla", 2))
    assert "coin" in drawn
    assert "run" in drawn


def test_points_of_a_prime_that_is_worth_more_lie_beside_its_cards(monkeypatch: pytest.MonkeyPatch) -> None:
    counters: list[tuple[float, float]] = []
    cards: list[float] = []
    points, card = count_pair.points_of, Board.card

    def counted(board: Board, number: int, x: float, cy: float, align: int) -> None:
        if number:
            counters.append((x, x + (20 + 24 * (number - 1)) * align))
        points(board, number, x, cy, align)

    def laid(board: Board, code: str, cx: float, cy: float, w: float, *rest: Any) -> None:
        cards.extend((cx - w / 2, cx + w / 2))
        card(board, code, cx, cy, w, *rest)

    monkeypatch.setattr(count_pair, "points_of", counted)
    monkeypatch.setattr(Board, "card", laid)
    rules = PRESETS["classic2"].changed({"pts_prime": 3, "pts_cards": 0, "pts_coins": 0, "pts_settebello": 0})
    game = game_of(rules, 2)
    piles = tuple(set_of(parse_cards(pile)) for pile in ("7d 7c 7s 7b", "6d 6c 6s 6b"))
    score = count_piles(game, piles, (0, 0), (0, 0))
    assert score.points[0].prime == 3
    session = session_of("classic2", 2, 1)
    session.controller.setup = replace(session.controller.setup, ruleset=rules)
    page: Any = bench().show(lambda app: scenes.deal_count(app, session, DealScored(score, (3, 0)), lambda: None))
    assert len(counters) == 3, "one below another"
    assert max(max(pair) for pair in counters) < min(cards)
    plaque = max(page.board.plaques, key=lambda area: area[3])
    assert plaque[3] < 600, "and the plaque ends where the count does"
