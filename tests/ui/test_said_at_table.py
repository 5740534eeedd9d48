"""What the table says of people and keys: how strong the company plays, and why a number does nothing."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from scopa_gui.game.names import COMPANY
from scopa_gui.ui.table.pointing import named_element, told
from tests.testkit.pilot import Pilot
from tests.ui.table_helpers import table_of, to_choice


@pytest.mark.parametrize(("variant", "players"), [("classic3", 3), ("classic4_teams", 4), ("classic6_two_decks", 8)])
def test_the_company_says_how_strong_it_plays(tmp_path: Path, variant: str, players: int) -> None:
    with Pilot(tmp_path, variant, players=players, opponents=("amateur",)) as pilot:
        pilot.wait_idle()
        scene = table_of(pilot)
        named = {seat: name for seat, name in enumerate(scene.session.names) if name in COMPANY}
        assert len(named) == players - 2
        for seat, name in named.items():
            assert "plays like il Cavaliere" in pilot.element(f"seat:{seat}").name
            pilot.move(pilot.at(f"seat:{seat}"))
            pilot.seconds(2)
            under = named_element(scene)
            assert under is not None and told(scene, under) == f"{name} plays like il Cavaliere."
            pilot.click(f"seat:{seat}")
            assert pilot.element("event").name == f"{name} plays like il Cavaliere."
        cavalier = scene.session.names.index("il Cavaliere")
        assert pilot.element(f"seat:{cavalier}").action is None, "the name says it"


def test_the_keyboard_reaches_the_company(tmp_path: Path) -> None:
    with Pilot(tmp_path, "classic3", opponents=("amateur",)) as pilot:
        pilot.wait_idle()
        scene = table_of(pilot)
        rosa = f"seat:{scene.session.names.index(COMPANY[0])}"
        for _ in range(20):
            pilot.press(pygame.K_TAB)
            if scene.focus_id == rosa:
                break
        named = named_element(scene)
        assert named is not None and named.id == rosa


def test_a_number_without_a_card_is_answered(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with Pilot(tmp_path, "classic2", seed=8) as pilot:
        pilot.wait_idle()
        spoken: list[str] = []
        monkeypatch.setattr(pilot.app, "say", spoken.append)
        pilot.press(pygame.K_5)
        pilot.frame()
        assert pilot.element("event").name == "You hold only 3 cards."
        assert spoken == ["You hold only 3 cards."]
        pilot.press(pygame.K_1)
        assert len(table_of(pilot).board.hand) == 2 or table_of(pilot).choosing is not None


def test_a_number_without_a_choice_is_answered_and_closes_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with Pilot(tmp_path, "classic2", seed=8) as pilot:
        pilot.click(to_choice(pilot))
        spoken: list[str] = []
        monkeypatch.setattr(pilot.app, "say", spoken.append)
        choosing = table_of(pilot).choosing
        assert choosing is not None
        pilot.press(pygame.K_9)
        assert spoken == [f"There are only {len(choosing.options)} choices."]
        assert table_of(pilot).choosing is choosing
