"""Two people at one screen: nobody sees another's cards, on the screen or in the description."""

from __future__ import annotations

import json
import random
from pathlib import Path

import pygame
import pytest

from scopa_gui.game.setup import HUMAN, Seat
from scopa_gui.rules.cards import card_text, cards_in
from scopa_gui.rules.presets import PRESETS
from tests.testkit.pilot import Pilot
from tests.ui.table_helpers import play_until, step


def start(pilot: Pilot, preset: str = "classic2", kinds: tuple[str, ...] = (HUMAN, HUMAN), seed: int = 5) -> None:
    names = ("Anna", "Bruno", "Carla", "Dario")
    seats = tuple(Seat(kind, names[number]) for number, kind in enumerate(kinds))
    pilot.app.start_match(PRESETS[preset], seats, seed)
    pilot.frame(2)


def cover(pilot: Pilot) -> None:
    """Play until the screen is to be passed on."""
    dice = random.Random(7)
    for _ in range(40):
        if pilot.wait_idle()["scene"] == "handover":
            return
        step(pilot, dice)
    raise AssertionError("nobody else came")


def test_a_match_for_two_begins_covered(tmp_path: Path) -> None:
    with Pilot(tmp_path, None) as pilot:
        start(pilot)
        told = pilot.describe()
        assert told["scene"] == "handover"
        assert told["view"] is None
        assert not any(element["card"] for element in told["elements"])
        pilot.click("show")
        assert pilot.wait_idle()["scene"] == "table"


TABLES = (("classic2", (HUMAN, HUMAN)), ("asso_pigliatutto", (HUMAN, HUMAN, "rookie")))


@pytest.mark.parametrize(("preset", "kinds"), TABLES)
def test_under_the_cover_no_pixel_and_no_line_depends_on_a_hand(
    tmp_path: Path, preset: str, kinds: tuple[str, ...]
) -> None:
    """Two matches with other cards look the same, and are described the same, while they are covered."""
    pictures, lines = set(), set()
    for seed in (5, 6, 7):
        folder = tmp_path / str(seed)
        folder.mkdir()
        with Pilot(folder, None, describing=True) as pilot:
            start(pilot, preset, kinds, seed)
            who = pilot.describe()["elements"]
            pilot.frame(30)
            told = json.loads(pilot.file.read_text(encoding="utf-8"))
            told.pop("inputs")
            name = next(element["name"] for element in who if element["id"] == "text:next")
            pictures.add((name, pygame.image.tobytes(pilot.app.window.surface, "RGB")))
            lines.add((name, json.dumps(told)))
    assert len(pictures) == len({name for name, _ in pictures})
    assert len(lines) == len({name for name, _ in lines})


def test_each_person_sees_the_own_hand_only(tmp_path: Path) -> None:
    with Pilot(tmp_path, None, describing=True) as pilot:
        start(pilot)
        seen = []
        for _ in range(4):
            assert pilot.describe()["scene"] == "handover"
            text = pilot.file.read_text(encoding="utf-8")
            session = pilot.app.session
            assert session is not None
            hidden = session.controller.state.deal
            assert hidden is not None
            for hand in hidden.hands:
                for card in cards_in(hand):
                    assert f'"{card_text(card)}"' not in text
            pilot.click("show")
            told = pilot.wait_idle()
            assert told["scene"] == "table"
            view = told["view"]
            seen.append(view["you"])
            assert pilot.app.session is not None
            deal = pilot.app.session.controller.state.deal
            assert deal is not None
            assert sorted(view["hand"]) == sorted(card_text(card) for card in cards_in(deal.hands[view["you"]]))
            other = {card_text(card) for card in cards_in(deal.hands[1 - view["you"]])}
            assert not other & {element["card"] for element in told["elements"] if element["card"]}
            assert view["turn"] == view["you"]
            cover(pilot)
        assert seen in ([0, 1, 0, 1], [1, 0, 1, 0])


def test_the_next_person_is_told_what_was_missed(tmp_path: Path) -> None:
    with Pilot(tmp_path, None, speed="normal") as pilot:
        start(pilot)
        pilot.click("show")
        cover(pilot)
        pilot.click("show")
        pilot.frame(4)
        assert pilot.describe()["busy"], "the play of the other person is shown"
        assert pilot.wait_idle()["view"]["legal"]


def test_a_shared_match_is_never_rated_and_can_be_resumed_covered(tmp_path: Path) -> None:
    with Pilot(tmp_path, None) as pilot:
        start(pilot)
        pilot.click("show")
        pilot.wait_idle()
        assert pilot.app.session is not None
        assert not pilot.app.session.controller.rated
        pilot.press(pygame.K_ESCAPE)
        pilot.click("leave")
        pilot.click("continue")
        assert pilot.describe()["scene"] == "handover"
        pilot.click("leave")
        assert pilot.describe()["scene"] == "title"


def test_a_whole_deal_is_played_and_covered_again_before_the_next(tmp_path: Path) -> None:
    with Pilot(tmp_path, None) as pilot:
        start(pilot)
        play_until(pilot, "deal_count")
        pilot.click("next")
        assert pilot.wait_idle()["scene"] == "handover"
        pilot.click("show")
        assert pilot.wait_idle()["scene"] in ("table", "handover")


def test_keys_alone_pass_the_screen_on(tmp_path: Path) -> None:
    with Pilot(tmp_path, None) as pilot:
        start(pilot)
        pilot.press(pygame.K_RETURN)
        assert pilot.wait_idle()["scene"] == "table"
