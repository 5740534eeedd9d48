"""A sum spelled out on the table of a lesson: coins at the feet of its cards, a plus between them, the hand below."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from scopa_gui.rules.cards import card_text
from scopa_gui.ui.layout import Pose
from scopa_gui.ui.scenes.learn_play import LessonScene
from tests.testkit.pilot import Pilot

FRAME, STUDS = 7.0, 9.0
"""How far a card's frame and the studs at its corners reach beyond it, in logical units."""


def scene_of(pilot: Pilot) -> Any:
    return pilot.app.stack.top


class Seen:
    """A sum as it was drawn: coins and pluses with their middles, cards without a badge."""

    def __init__(self, pilot: Pilot, monkeypatch: pytest.MonkeyPatch) -> None:
        self.coins: list[tuple[float, float, float]] = []
        self.pluses: list[tuple[float, float, float]] = []
        self.bare: set[str] = set()
        pilot.app.stack.push(LessonScene(pilot.app, 1, 0))
        pilot.wait_idle()
        self.scene = scene_of(pilot)
        painter, stage, sprites = pilot.app.painter, self.scene.renderer.stage, pilot.app.sprites
        coin, text, card, baked = painter.coin, painter.text, sprites.card, stage.baked
        kinds: dict[int, tuple[list[tuple[float, float, float]], float]] = {}

        def of_coin(word: str, radius: float = 26, *rest: Any, **more: Any) -> Any:
            made = coin(word, radius, *rest, **more)
            if not rest and word.isdigit():
                kinds[id(made.surface)] = self.coins, radius
            return made

        def of_text(words: str, *rest: Any, **more: Any) -> Any:
            made = text(words, *rest, **more)
            if words == "+":
                kinds[id(made.surface)] = self.pluses, made.width / painter.scale
            return made

        def of_card(code: str, *rest: Any, bare: bool = False, **more: Any) -> Any:
            if bare:
                self.bare.add(code)
            return card(code, *rest, bare=bare, **more)

        def of_baked(made: Any, x: float, y: float, *rest: Any, **more: Any) -> Any:
            noted, size = kinds.get(id(made.surface), ([], 0.0))
            middle = x + (made.width / 2 if noted is self.pluses else 0.0)
            noted.append((middle / painter.scale, y / painter.scale, size))
            return baked(made, x, y, *rest, **more)

        for owner, name, instead in (
            (painter, "coin", of_coin), (painter, "text", of_text), (sprites, "card", of_card),
            (stage, "baked", of_baked),
        ):  # fmt: skip
            monkeypatch.setattr(owner, name, instead)
        self.scene.draw(pilot.app.window.surface, True)

    @property
    def summands(self) -> list[Pose]:
        return sorted(self.scene.board.table[card].pose for card in self.scene.spelled_out()[1])


@pytest.mark.parametrize("size", [(1280, 800), (1024, 600)], ids=str)
def test_coins_stand_on_their_cards_and_well_above_the_hand(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, size: tuple[int, int]
) -> None:
    with Pilot(tmp_path, None, window=size) as pilot:
        seen = Seen(pilot, monkeypatch)
        hand = min(actor.pose.y - actor.pose.h / 2 for actor in seen.scene.board.hand) - STUDS
        assert len(seen.coins) == 2
        for (x, y, radius), pose in zip(sorted(seen.coins), seen.summands, strict=True):
            assert x == pytest.approx(pose.x, abs=1)
            assert hand - (y + radius) >= 20


def test_the_plus_stands_clear_between_two_frames(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with Pilot(tmp_path, None) as pilot:
        seen = Seen(pilot, monkeypatch)
        ((x, _y, wide),) = seen.pluses
        ((left, right),) = pairwise(seen.summands)
        assert x - wide / 2 >= left.x + left.w / 2 + FRAME
        assert x + wide / 2 <= right.x - right.w / 2 - FRAME


def test_a_value_is_told_once_on_cards_with_a_coin(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with Pilot(tmp_path, None) as pilot:
        seen = Seen(pilot, monkeypatch)
        assert seen.bare == {card_text(card) for card in seen.scene.spelled_out()[1]}
