"""The last capture is told whole, and shown once more by a click on its line or its pile."""

from __future__ import annotations

import random
from pathlib import Path

import pygame
import pytest

from scopa_gui.rules.events import Dealt, Leftovers, Played, Swept
from scopa_gui.ui.sprites import Look
from scopa_gui.ui.table.choreography import AGAIN
from scopa_gui.ui.table.pointing import named_element, told
from tests.testkit.pilot import Pilot
from tests.ui.table_helpers import decide, step, table_of, to_capture

SHOWS = "Shows the last capture again (R)"


@pytest.mark.parametrize("where", ["event", "pile"])
def test_a_click_on_the_line_or_the_pile_shows_the_last_capture_again(tmp_path: Path, where: str) -> None:
    with Pilot(tmp_path, "classic2", seed=8, speed="fast") as pilot:
        played = to_capture(pilot)
        scene = table_of(pilot)
        place = where if where == "event" else f"pile:{scene.board.game.side_of[played.seat]}"
        pilot.move(pilot.at(place))
        pilot.seconds(2)
        assert pilot.app._hand_cursor, "the pointer says that a click does something"
        named = named_element(scene)
        assert named is not None and told(scene, named) == SHOWS
        pilot.click(place)
        assert scene.presenter.again == played
        pilot.seconds(0.5 * AGAIN / 1000 * 0.55)
        assert {actor.card for actor in scene.board.flying} == {played.card, *played.take}
        assert all(not actor.moving for actor in scene.board.flying), "they lie still to be read"
        pilot.wait_idle()
        assert scene.presenter.again is None


def test_another_pile_and_an_empty_past_show_nothing_again(tmp_path: Path) -> None:
    with Pilot(tmp_path, "classic2", seed=8) as pilot:
        pilot.wait_idle()
        scene = table_of(pilot)
        assert pilot.element("event").action is None
        played = to_capture(pilot)
        other = 1 - scene.board.game.side_of[played.seat]
        assert all(e.action != scene.show_again for e in scene.elements() if e.id == f"pile:{other}")


def test_a_pile_that_stays_shut_says_why(tmp_path: Path) -> None:
    with Pilot(tmp_path, "classic2", seed=8) as pilot:
        scene, dice = table_of(pilot), random.Random(3)
        shut: list[str] = []
        while not shut:
            step(pilot, dice)
            took = scene.board.game.side_of[scene.board.counts.last] if scene.board.counts.last >= 0 else -1
            shut = [e.id for e in scene.elements() if e.id.startswith("pile:") and e.id != f"pile:{took}"]
        pilot.click(shut[0])
        assert pilot.element("event").name == "Looking through piles is switched off in the settings."
        assert pilot.app.stack.top is scene


@pytest.mark.parametrize("seed", [8, 11])
def test_a_match_that_is_resumed_tells_and_shows_the_last_capture_as_before(tmp_path: Path, seed: int) -> None:
    with Pilot(tmp_path, "cirulla", seed=seed) as pilot:
        to_capture(pilot)
        told, match = table_of(pilot).event_text, table_of(pilot).session.controller.match_id
        before = [event for event in table_of(pilot).session.shown.events if isinstance(event, Played)]
        assert told
    with Pilot(tmp_path, None) as pilot:
        pilot.app.resume_match(match)
        pilot.wait_idle()
        assert table_of(pilot).event_text == told
        pilot.press(pygame.K_r)
        assert table_of(pilot).presenter.again == before[0]


def test_the_last_cards_of_a_deal_glide_to_their_pile_and_the_line_says_so_before_the_count(tmp_path: Path) -> None:
    with Pilot(tmp_path, "classic2", seed=8, speed="fast") as pilot:
        dice, pilot_scene = random.Random(3), table_of(pilot)
        told, lit, flown, counted = 0, 0, 0, False
        while not counted:
            decide(pilot, dice)
            for _ in range(1200):
                pilot.frame()
                counted = pilot.app.stack.top.name == "deal_count"
                if counted or pilot_scene.ready:
                    break
                left = next((e for e in pilot_scene.session.shown.events if isinstance(e, Leftovers)), None)
                if left is None or not pilot_scene.presenter.moving:
                    continue
                board = pilot_scene.board
                if "what is left" in pilot_scene.event_text:
                    told += 1
                    lit += any(card in board.table and board.table[card].look is Look.LIT for card in left.cards)
                    flown += any(actor.card in left.cards and actor.moving for actor in board.flying)
        assert min(told, lit, flown) > 8, "each long enough to be seen"
        assert told > lit + flown


def test_the_line_keeps_the_capture_while_hands_are_dealt_after_it(tmp_path: Path) -> None:
    with Pilot(tmp_path, "classic2", seed=8) as pilot:
        dice, seen = random.Random(3), 0
        for _ in range(60):
            if step(pilot, dice)["scene"] != "table":
                continue
            session = table_of(pilot).session
            if isinstance(session.shown.events[-1], Dealt) and isinstance(session.shown.events[0], Played):
                seen += 1
                assert "deals round" not in pilot.element("event").name
                assert " takes " in pilot.element("event").name or " lays " in pilot.element("event").name
                assert "deals round" in session.texts[-1], "it is in the log"
        assert seen


def test_after_a_sweep_the_line_names_what_took_what(tmp_path: Path) -> None:
    with Pilot(tmp_path, "classic2", seed=8) as pilot:
        dice = random.Random(1)
        for _ in range(300):
            if step(pilot, dice)["scene"] != "table" or not table_of(pilot).ready:
                continue
            scene = table_of(pilot)
            events = scene.session.shown.events
            if any(isinstance(event, Swept) for event in events) and isinstance(events[-1], Swept):
                names = scene.session.controller.deck_names
                played = next(event for event in events if isinstance(event, Played))
                for card in (played.card, *played.take):
                    assert names.card(card) in pilot.element("event").name
                assert "Scopa!" in pilot.element("event").name
                return
        raise AssertionError("no sweep")
