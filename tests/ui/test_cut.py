"""The pack is cut at the table, by mouse and by keys, and what is cut survives."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pygame
import pytest

from scopa_gui.game.exchange import export_match, verify_file
from scopa_gui.rules.deal import CutPack
from scopa_gui.rules.record import Deck
from scopa_gui.ui.element import topmost
from tests.testkit.pilot import Pilot

YOU_CUT, THEY_CUT, YOU_CUT_OF_EIGHT = 4, 3, 9
"""Seeds of matches in which you, or the other side, cut first."""


@pytest.fixture
def pilot(tmp_path: Path) -> Iterator[Pilot]:
    with Pilot(tmp_path, seed=YOU_CUT, changes={"cut_pack": True}) as found:
        yield found


def asked(pilot: Pilot) -> dict[str, Any]:
    found = pilot.wait_idle()
    assert found["view"]["prompt"]["kind"] == "cut"
    return found


def cut_of(pilot: Pilot) -> int:
    controller = pilot.app.stack.top.session.controller  # type: ignore[attr-defined]
    return next(entry.lifted for entry in reversed(controller.record.entries) if isinstance(entry, CutPack))


def test_the_question_comes_before_any_card_is_dealt(pilot: Pilot) -> None:
    found = asked(pilot)
    view = found["view"]
    assert (view["hands"], view["table"], view["stock"], view["legal"]) == ([0, 0], [], 40, [])
    assert view["prompt"]["options"] == ["cut 20", "cut 0"]
    places = [e for e in found["elements"] if e["zone"] == "pack"]
    assert [e["id"] for e in places] == [f"cut:{n}" for n in range(1, 40)]
    assert [e["id"] for e in places if e["selected"]] == ["cut:20"]
    assert next(e for e in found["elements"] if e["default"])["id"] == "choice:0"


def test_a_click_reaches_every_place(pilot: Pilot) -> None:
    asked(pilot)
    elements = pilot.app.stack.top.elements()
    for element in elements:
        if element.zone == "pack":
            assert topmost(elements, element.rect.center) is element


@pytest.mark.parametrize("place", [1, 7, 39])
def test_a_click_cuts_where_it_is_made(pilot: Pilot, place: int) -> None:
    asked(pilot)
    pilot.click(f"cut:{place}")
    found = pilot.wait_idle()
    assert cut_of(pilot) == place
    assert found["view"]["hands"] == [3, 3]
    assert found["plays"][0]["move"] == f"cut {place}"
    assert not [e for e in found["elements"] if e["zone"] == "pack"]


def test_the_pack_opens_under_the_pointer(pilot: Pilot) -> None:
    asked(pilot)
    pilot.move(pilot.at("cut:11"))
    pilot.frame()
    assert pilot.describe()["view"]["prompt"]["options"] == ["cut 11", "cut 0"]


def test_arrows_move_the_place_and_enter_cuts(pilot: Pilot) -> None:
    asked(pilot)
    for key in (pygame.K_RIGHT, pygame.K_RIGHT, pygame.K_LEFT, pygame.K_DOWN):
        pilot.press(key)
    assert pilot.describe()["view"]["prompt"]["options"] == ["cut 26", "cut 0"]
    pilot.press(pygame.K_RETURN)
    pilot.wait_idle()
    assert cut_of(pilot) == 26


def test_the_arrows_stop_at_both_ends(pilot: Pilot) -> None:
    asked(pilot)
    for key, end in ((pygame.K_UP, 1), (pygame.K_DOWN, 39)):
        for _ in range(10):
            pilot.press(key)
        assert pilot.describe()["view"]["prompt"]["options"][0] == f"cut {end}"


@pytest.mark.parametrize("by_key", [True, False])
def test_the_pack_may_stay_as_it_is(pilot: Pilot, by_key: bool) -> None:
    asked(pilot)
    if by_key:
        pilot.seconds(0.6)
        pilot.press(pygame.K_0)
    else:
        pilot.click("choice:1")
    pilot.wait_idle()
    assert cut_of(pilot) == 0


def test_an_opponent_cuts_by_itself_and_it_is_told(tmp_path: Path) -> None:
    with Pilot(tmp_path, seed=THEY_CUT, changes={"cut_pack": True}, speed="normal") as pilot:
        found = pilot.wait_idle()
        assert cut_of(pilot) in range(10, 31)
        assert any("cuts" in line and "off the pack" in line for line in found["events"])
        assert sum(found["view"]["hands"]) < 7


def test_a_whole_match_with_cuts_is_played_exported_and_verified(tmp_path: Path) -> None:
    rules = {"cut_pack": True, "end_mode": "fixed_hands", "fixed_hands": 2}
    with Pilot(tmp_path, seed=YOU_CUT, changes=rules) as pilot:
        _play_and_verify(pilot, tmp_path / "match.scopa")


def _play_and_verify(pilot: Pilot, file: Path) -> None:
    controller = pilot.app.stack.top.session.controller  # type: ignore[attr-defined]
    for _ in range(200):
        found = pilot.wait_idle()
        if found["scene"] == "match_end":
            break
        if found["scene"] == "table" and found["view"]["choosing"]:
            pilot.press(pygame.K_RETURN if found["view"]["choosing"]["raised"] is not None else pygame.K_1)
        elif found["scene"] == "table" and not found["view"]["prompt"]:
            pilot.click(next(e["id"] for e in found["elements"] if e["zone"] == "hand" and e["enabled"]))
        else:
            pilot.click(next(e["id"] for e in found["elements"] if e["default"] and e["enabled"]))
    assert found["scene"] == "match_end"
    record = controller.record
    decks, cuts = ([e for e in record.entries if isinstance(e, kind)] for kind in (Deck, CutPack))
    assert len(decks) == len(cuts) > 1
    assert [deck.cards for deck in decks] == [controller.setup.deck(n) for n in range(len(decks))]
    file.write_text(export_match(controller.setup, record), encoding="utf-8")
    verified = verify_file(file)
    assert verified.decks == len(decks)
    assert verified.scores == tuple(controller.state.scores)


@pytest.mark.parametrize("window", [(1024, 600), (700, 1200), (2400, 700)])
def test_two_packs_are_cut_in_any_window(tmp_path: Path, window: tuple[int, int]) -> None:
    rules = {"cut_pack": True}
    with Pilot(tmp_path, "classic6_two_decks", players=8, seed=YOU_CUT_OF_EIGHT, changes=rules, window=window) as pilot:
        found = asked(pilot)
        pack = [pygame.Rect(e["rect"]) for e in found["elements"] if e["zone"] == "pack"]
        others = [pygame.Rect(e["rect"]) for e in found["elements"] if e["id"].startswith(("choice:", "seat"))]
        assert len(pack) == 79
        assert all(pygame.Rect((0, 0), window).contains(rect) and rect.w >= 3 for rect in pack)
        assert not any(rect.colliderect(other) for rect in pack for other in others)


def test_taking_back_stops_at_the_cut_and_the_same_deal_is_dealt_again(pilot: Pilot) -> None:
    asked(pilot)
    pilot.click("cut:9")
    hand = pilot.wait_idle()["view"]["hand"]
    controller = pilot.app.stack.top.session.controller  # type: ignore[attr-defined]
    assert not controller.can_take_back
    pilot.click(next(e["id"] for e in pilot.describe()["elements"] if e["zone"] == "hand" and e["enabled"]))
    if pilot.wait_idle()["view"]["choosing"]:
        pilot.press(pygame.K_1)
    pilot.wait_idle()
    pilot.app.stack.top.session.restart_deal()  # type: ignore[attr-defined]
    found = pilot.wait_idle()
    assert (found["view"]["hand"], found["view"]["prompt"]) == (hand, None)
    assert cut_of(pilot) == 9
