"""How sides and players are called at the table, and that what is said of them stays in its place."""

from __future__ import annotations

import random
from itertools import product
from pathlib import Path

import pygame
import pytest

from scopa_gui.game.names import COMPANY
from scopa_gui.rules.cards import cards_in
from scopa_gui.ui.scenes.sides import sides_of
from tests.testkit.amount import share
from tests.testkit.pilot import Pilot
from tests.ui.table_helpers import step, table_of
from tests.ui.table_rooms import boxes, collisions, outside

PAIRS = {"players": [6], "teams": {"6": "three_teams"}}
LANGUAGES = ("en", "it", "de", "fr", "es")


def test_each_of_three_pairs_has_a_word_and_a_colour(tmp_path: Path) -> None:
    with Pilot(tmp_path, "classic6_teams", opponents=("pro",), changes=PAIRS) as pilot:
        pilot.wait_idle()
        scene = table_of(pilot)
        tags = [scene.furniture._tag(seat) for seat in range(6)]
        assert tags[:3] == tags[3:] == [("Us", "gold"), ("Red", "red"), ("Blue", "blue")]
        spoken = {e.id: e.name for e in scene.elements()}
        assert spoken["score"].endswith("Us 0, Red 0, Blue 0")
        assert f"with {COMPANY[2]}" in spoken["seat:1"] and "Red" in spoken["seat:1"]
        assert "your partner" in spoken["seat:3"]
        assert [side.name for side in sides_of(scene.session)] == ["Us", "Red", "Blue"], (
            "as on the count and at the end"
        )


@pytest.mark.parametrize(("variant", "players"), [("classic3", 3), ("classic5", 5), ("classic6_two_decks", 7)])
def test_where_many_play_alone_the_score_calls_opponents_by_short_names(
    tmp_path: Path, variant: str, players: int
) -> None:
    with Pilot(tmp_path, variant, players=players, opponents=("pro",)) as pilot:
        pilot.wait_idle()
        scene = table_of(pilot)
        shown = [scene.furniture.short_name(side) for side in range(players)]
        assert shown == ["You", "il Gatto", *COMPANY[: players - 2]]
        spoken = next(e.name for e in scene.elements() if e.id == "score")
        assert all(f"{name} 0" in spoken for name in ("il Gatto Mammone", *COMPANY[: players - 2]))


@pytest.mark.parametrize(
    ("variant", "players"),
    [("classic2", 2), ("classic3", 3), ("scopone_scientifico", 4), ("classic6_teams", 6), ("classic6_two_decks", 8)],
)
def test_captions_of_many_sweeps_stay_in_the_window(tmp_path: Path, variant: str, players: int) -> None:
    with Pilot(tmp_path, variant, players=players, opponents=("pro",)) as pilot:
        pilot.wait_idle()
        scene = table_of(pilot)
        counts = scene.board.counts
        sweeps = cards_in(sum(1 << card for card in range(12)))
        counts.sweeps = [list(sweeps) for _ in counts.sweeps]
        counts.piles = [14 for _ in counts.piles]
        for size, text, language in share(
            product(((1024, 600), (1280, 800), (700, 1200)), (100, 150, 200), LANGUAGES), 4
        ):
            if pilot.app.stack.size != size:
                pilot.resize(size)
            pilot.app.change_settings(text_size=text, language=language)
            scene.furniture.build()
            captions = [p for p in scene.furniture.pieces if p.id.startswith("caption")]
            assert captions, f"{size} {text} {language}"
            for piece in captions:
                assert "12" in piece.name
                assert pygame.Rect((0, 0), size).contains(piece.rect), f"{size} {text} {language}: {piece}"


@pytest.mark.parametrize("size", [(1024, 600), (1280, 800)])
@pytest.mark.parametrize("text", [100, 200])
def test_nothing_covers_the_names_of_three_pairs(tmp_path: Path, size: tuple[int, int], text: int) -> None:
    with Pilot(tmp_path, "classic6_teams", opponents=("pro", "amateur"), changes=PAIRS) as pilot:
        dice = random.Random(3)
        for _ in range(3):
            step(pilot, dice)
        pilot.resize(size)
        pilot.app.change_settings(text_size=text)
        pilot.wait_idle()
        found = boxes(table_of(pilot))
        assert {f"seat:{seat}" for seat in range(6)} < set(found)
        assert collisions(found) == []
        assert outside(found, size) == []


@pytest.mark.parametrize(
    ("variant", "title"),
    [
        ("classic4_teams", "Scopa"),
        ("scopone9", "Scopone"),
        ("scopone_trentino", "Scopone trentino"),
        ("milano", "Milan style"),
    ],
)
def test_a_variant_with_rules_of_its_own_has_its_name_on_the_score(tmp_path: Path, variant: str, title: str) -> None:
    """In Milan the ace takes all and runs count, in Trentino runs do (SPEC 2.7, 2.8): neither is plain Scopone."""
    with Pilot(tmp_path, variant) as pilot:
        pilot.wait_idle()
        spoken = {e.id: e.name for e in table_of(pilot).elements()}
        assert spoken["score"].split(", ")[0] == title
