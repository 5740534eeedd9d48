"""Faults that other programs had at the table, each as a test named after its report."""

from __future__ import annotations

import json
import random
import time
from dataclasses import replace
from itertools import combinations
from pathlib import Path
from typing import Any

import pygame
import pytest

from scopa_gui.game.house import seats_for
from scopa_gui.game.setup import MatchSetup
from scopa_gui.rules.cards import Card, card_text, cards_in
from scopa_gui.rules.presets import PRESETS
from scopa_gui.ui import scenes
from scopa_gui.ui.deck import Deck
from scopa_gui.ui.resources import assets_root
from tests.testkit.pilot import Pilot
from tests.ui.table_helpers import assert_drawn_as_known, play_until, step, table_of, to_choice

SMALLEST = 40
"""Pixels across a card in the smallest window."""
ONE_DEAL = {"end_mode": "fixed_hands", "fixed_hands": 1}


def a_card(told: dict[str, Any]) -> str:
    return str(next(e["id"] for e in told["elements"] if e["zone"] == "hand" and e["enabled"]))


def begin_thinking(pilot: Pilot) -> None:
    """Play a card, and let time pass until somebody thinks."""
    pilot.click(a_card(pilot.wait_idle()))
    pilot.press(pygame.K_RETURN)
    for _ in range(600):
        session = pilot.app.session
        assert session is not None
        if session.controller.waiting_for == "bot" and session.view.turn != session.view.seat:
            return
        pilot.frame()
    raise AssertionError("nobody thinks")


# ---- the end of a deal and of a match


def test_sb_054_the_count_of_the_last_deal_comes_before_the_end(tmp_path: Path) -> None:
    with Pilot(tmp_path, changes=ONE_DEAL) as pilot:
        counted = play_until(pilot, "deal_count")
        assert pilot.app.session is not None
        scores = counted["view"]["scores"]
        pilot.press(pygame.K_RETURN)
        ended = play_until(pilot, "match_end")
        assert ended["view"]["scores"] == scores


def test_sb_093_a_held_key_acts_once_and_starts_nothing(tmp_path: Path) -> None:
    """The key goes down once and stays down: the system's repeats are switched off."""
    with Pilot(tmp_path, changes=ONE_DEAL) as pilot:
        play_until(pilot, "deal_count")
        pygame.event.post(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_RETURN, mod=0, unicode="", scancode=0))
        pilot.seconds(20)
        assert pilot.describe()["scene"] in ("deal_count", "match_end")
        pilot.press(pygame.K_RETURN)
        assert play_until(pilot, "match_end")["scene"] == "match_end"
        pilot.seconds(20)
        assert pilot.describe()["scene"] == "match_end"


# ---- whose turn it is


def test_sb_095_a_card_clicked_out_of_turn_opens_and_plays_nothing(tmp_path: Path) -> None:
    with Pilot(tmp_path, "classic3", opponents=("pro",), speed="slow") as pilot:
        begin_thinking(pilot)
        state = pilot.app.session.controller.state_id if pilot.app.session else None
        scene = table_of(pilot)
        for element in [e for e in scene.elements() if e.zone == "hand"]:
            pilot.click(element.at or element.rect.center)
            told = pilot.describe()
            assert told["view"]["choosing"] is None
            assert told["dialog"] is None
        assert pilot.app.session is not None
        mine = [play for play in pilot.app.session.plays if play["state"] >= (state or 0) and play["seat"] == 0]
        assert mine == []


def test_sb_084_what_was_thought_for_a_match_that_was_left_is_played_nowhere(tmp_path: Path) -> None:
    with Pilot(tmp_path, "classic2", opponents=("pro",), speed="normal") as pilot:
        begin_thinking(pilot)
        pilot.app.to_title()
        pilot.wait_idle()
        pilot.app.start_match(PRESETS["classic2"], seats_for(2, ("rookie",), pilot.app.player_name), 4)
        told = pilot.wait_idle()
        assert pilot.app.session is not None
        begun = pilot.app.session.controller
        assert len(told["plays"]) <= 1, "at most the first play of whoever leads"
        assert [play["seat"] for play in told["plays"]] == [1] * len(told["plays"])
        assert begun.match_id == told["match"]
        assert_drawn_as_known(pilot)


def test_e20_e40_the_program_ends_at_once_while_somebody_thinks(tmp_path: Path) -> None:
    with Pilot(tmp_path, "classic2", opponents=("pro",), speed="normal") as pilot:
        begin_thinking(pilot)
        started = time.monotonic()
        pygame.event.post(pygame.event.Event(pygame.QUIT))
        pilot.frame()
        assert not pilot.app.running
    assert time.monotonic() - started < 1.0


# ---- several matches


def test_sb_101_sb_103_another_match_begins_in_the_middle_of_a_motion(tmp_path: Path) -> None:
    with Pilot(tmp_path, speed="normal") as pilot:
        pilot.click(a_card(pilot.wait_idle()))
        pilot.frame(4)
        assert pilot.app.busy
        pilot.press(pygame.K_ESCAPE)
        pilot.click("leave")
        told = pilot.wait_idle()
        assert told["scene"] == "title"
        first = pilot.app.house.open_matches()[0].id
        pilot.app.change_settings(last_variant="classic3", last_players=3)
        pilot.click("play")
        pilot.wait_idle()
        pilot.click("deal")
        told = pilot.wait_idle()
        assert (told["scene"], len(told["view"]["hands"])) == ("table", 3)
        assert told["match"] != first
        assert_drawn_as_known(pilot)
        pilot.press(pygame.K_ESCAPE)
        pilot.click("leave")
        pilot.wait_idle()
        assert {info.id for info in pilot.app.house.open_matches()} >= {first, told["match"]}


def test_sb_149_the_next_match_is_offered_as_the_last_was_chosen(tmp_path: Path) -> None:
    with Pilot(tmp_path, None) as pilot:
        pilot.app.stack.push(scenes.new_match(pilot.app))
        for ident in ("family:fifteen", "variant:cirulla", "opponent:amateur"):
            pilot.wait_idle()
            pilot.click(ident)
        chosen = pilot.app.stack.top
        target = chosen.choice.target  # type: ignore[attr-defined]
        pilot.click("deal")
        pilot.wait_idle()
    with Pilot(tmp_path, None) as pilot:
        pilot.app.stack.push(scenes.new_match(pilot.app))
        pilot.wait_idle()
        selected = {e["id"] for e in pilot.describe()["elements"] if e["selected"]}
        assert {"variant:cirulla", "opponent:amateur", f"length:{target}"} <= selected


# ---- choosing, looking again, and the focus


def test_sb_133_closed_in_the_middle_of_a_choice_it_can_be_made_again(tmp_path: Path) -> None:
    with Pilot(tmp_path) as pilot:
        card = to_choice(pilot)
        told = pilot.describe()
        pilot.click(card)
        assert pilot.describe()["view"]["choosing"]
    with Pilot(tmp_path, None) as pilot:
        pilot.wait_idle()
        pilot.click("continue")
        found = pilot.wait_idle()
        assert (found["state_id"], found["view"]) == (told["state_id"], told["view"])
        pilot.click(card)
        assert pilot.describe()["view"]["choosing"]


def test_sb_109_the_last_play_can_be_seen_again(tmp_path: Path) -> None:
    with Pilot(tmp_path, speed="normal") as pilot:
        dice = random.Random(3)
        for _ in range(2):
            told = step(pilot, dice)
        pilot.press(pygame.K_r)
        pilot.frame(2)
        assert pilot.app.busy, "it is played again"
        again = pilot.wait_idle()
        assert (again["state_id"], again["view"], again["plays"]) == (told["state_id"], told["view"], told["plays"])
        assert_drawn_as_known(pilot)


def test_sb_110_e22_without_motion_the_same_is_told_in_the_same_order(tmp_path: Path) -> None:
    told = {}
    for speed in ("off", "normal"):
        folder = tmp_path / speed
        folder.mkdir()
        with Pilot(folder, speed=speed) as pilot:
            dice = random.Random(8)
            for _ in range(10):
                step(pilot, dice)
            assert pilot.app.session is not None
            told[speed] = (pilot.app.session.texts, pilot.wait_idle()["view"])
    assert told["off"] == told["normal"]


def test_sb_110_speeds_differ_and_reduced_motion_is_no_motion(tmp_path: Path) -> None:
    waited = {}
    for speed in ("slow", "normal", "fast", "off", "reduced"):
        folder = tmp_path / speed
        folder.mkdir()
        with Pilot(folder, speed=None if speed == "reduced" else speed) as pilot:
            pilot.app.change_settings(reduced_motion=speed == "reduced")
            pilot.wait_idle()
            begun = pilot.clock.seconds
            step(pilot, random.Random(1))
            waited[speed] = pilot.clock.seconds - begun
    assert waited["slow"] > waited["normal"] > waited["fast"] > waited["off"]
    assert waited["reduced"] == pytest.approx(waited["off"], abs=0.1)


def test_sb_169_after_a_dialog_the_focus_is_where_it_was(tmp_path: Path) -> None:
    with Pilot(tmp_path) as pilot:
        pilot.wait_idle()
        pilot.press(pygame.K_RIGHT)
        focus = pilot.app.stack.top.focus_id
        assert focus is not None
        for key in (pygame.K_ESCAPE, pygame.K_g, pygame.K_l):
            pilot.press(key)
            top = pilot.app.stack.top
            assert top.dialog is not None
            pilot.press(pygame.K_TAB)
            assert top.focus_id in {e.id for e in top.elements()}, "nothing behind a dialog has the focus"
            pilot.press(pygame.K_ESCAPE)
            assert pilot.app.stack.top.focus_id == focus
            assert [e["id"] for e in pilot.describe()["elements"] if e["focused"]] == [focus]


# ---- what is hidden


def dealt_otherwise(monkeypatch: pytest.MonkeyPatch, seen: set[Card], seed: int) -> None:
    """Packs whose cards change places among those that nobody has seen."""
    original = MatchSetup.deck

    def deck(setup: MatchSetup, number: int) -> tuple[Card, ...]:
        cards = list(original(setup, number))
        places = [place for place, card in enumerate(cards) if card not in seen]
        hidden = [cards[place] for place in places]
        random.Random(seed).shuffle(hidden)
        for place, card in zip(places, hidden, strict=True):
            cards[place] = card
        return tuple(cards)

    monkeypatch.setattr(MatchSetup, "deck", deck)


@pytest.mark.parametrize(("variant", "players"), [("classic2", 2), ("scopone9", 4), ("escoba", 2), ("classic3", 3)])
def test_sb_111_a_covered_hand_is_in_no_pixel_and_in_no_line(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, variant: str, players: int
) -> None:
    """Matches that differ in hidden cards only look the same and are described the same until somebody plays."""
    seen: set[Card] = set()
    found = set()
    hands = set()
    for number in range(4):
        folder = tmp_path / str(number)
        folder.mkdir()
        with monkeypatch.context() as patch:
            if number:
                dealt_otherwise(patch, seen, number)
            with Pilot(folder, variant, players=players, seed=leads(variant, players), describing=True) as pilot:
                told = pilot.wait_idle()
                session = pilot.app.session
                assert session is not None
                assert not told["plays"]
                deal = session.controller.state.deal
                assert deal is not None
                seen |= set(cards_in(session.view.hand)) | set(cards_in(session.view.table))
                hands.add(deal.hands[1])
                pilot.seconds(2)
                picture = pygame.image.tobytes(pilot.app.window.surface, "RGB")
                lines = json.loads(pilot.file.read_text(encoding="utf-8"))
                found.add((picture, json.dumps(lines)))
                for card in cards_in(deal.hands[1]):
                    assert f'"{card_text(card)}"' not in json.dumps(lines)
    assert len(hands) == 4, "the hidden cards differ"
    assert len(found) == 1


def leads(variant: str, players: int) -> int:
    """A seed with which the last seat deals, so that the person plays before everybody else."""
    setup = MatchSetup(PRESETS[variant], seats_for(players, ("rookie",), "You"), 0)
    return next(seed for seed in range(200) if replace(setup, seed=seed).first_dealer == players - 1)


# ---- seeing


def test_sb_166_cards_are_told_apart_without_colour_where_they_are_smallest() -> None:
    pygame.display.set_mode((64, 64))
    deck = Deck(assets_root() / "cards" / "napoletane")
    grey = {}
    for suit_letter in "dcsb":
        for rank in "A234567FCR":
            code = f"{rank}{suit_letter}"
            red_green_blue = pygame.image.tobytes(deck.scaled(code, SMALLEST), "RGB")
            grey[code] = [sum(red_green_blue[at : at + 3]) // 3 for at in range(0, len(red_green_blue), 3)]
    assert len(grey) == 40
    for one, other in combinations(grey, 2):
        apart = sum(abs(a - b) > 40 for a, b in zip(grey[one], grey[other], strict=True))
        assert apart > 0.05 * len(grey[one]), (one, other)
