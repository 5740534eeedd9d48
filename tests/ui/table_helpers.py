"""Shared by the tests of the table: finding positions, and comparing what is drawn with the View."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import pygame

from scopa_gui.rules.cards import cards_in
from scopa_gui.rules.deal import Play
from scopa_gui.rules.events import Played
from scopa_gui.ui.table.choosing import plays_of
from scopa_gui.ui.table.scene import TableScene
from tests.testkit.pilot import Pilot

ENTERS = (pygame.K_RETURN, pygame.K_KP_ENTER, pygame.K_SPACE)
"""The keys that say yes to what has the focus."""


def table_of(pilot: Pilot) -> TableScene:
    """The table scene, which must be on top."""
    scene = pilot.app.stack.top
    assert isinstance(scene, TableScene), scene.name
    return scene


def step(pilot: Pilot, dice: random.Random) -> dict[str, Any]:
    """One decision of the person: by click, at random among what is offered; returns what is shown at rest."""
    decide(pilot, dice)
    return pilot.wait_idle()


def decide(pilot: Pilot, dice: random.Random) -> None:
    """The same, without waiting for what follows."""
    described = pilot.wait_idle()
    view = described["view"]
    if described["scene"] != "table" or view["prompt"]:
        default = next(e["id"] for e in described["elements"] if e["default"])
        pilot.click(default)
        return
    move = dice.choice(view["legal"])
    card, take = move.split(" ")[0], move.split(" ")[2:]
    pilot.click(next(e["id"] for e in described["elements"] if e["zone"] == "hand" and e["card"] == card))
    shown = pilot.describe()["view"]
    choosing = shown["choosing"] if shown else None
    if choosing:
        pilot.click(f"choice:{[sorted(option) for option in choosing['options']].index(sorted(take))}")


def to_capture(pilot: Pilot) -> Played:
    """Play on until the last thing that happened is a capture."""
    dice = random.Random(3)
    for _ in range(200):
        if step(pilot, dice)["scene"] == "table" and table_of(pilot).ready:
            played = [e for e in table_of(pilot).session.shown.events if isinstance(e, Played) and e.take]
            if played:
                return played[0]
    raise AssertionError("nobody takes")


def play_until(pilot: Pilot, scene: str, seed: int = 5) -> dict[str, Any]:
    """Play on until a scene is there and at rest; returns what is shown."""
    return _play_on(pilot, seed, lambda shown: bool(shown["scene"] == scene))


def to_question(pilot: Pilot, kind: str, seed: int = 1) -> dict[str, Any]:
    """Play on until the person has to decide something that is no play; returns what is shown."""
    return _play_on(
        pilot, seed, lambda shown: bool(shown["view"] and (shown["view"]["prompt"] or {}).get("kind") == kind)
    )


def _play_on(pilot: Pilot, seed: int, reached: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
    dice = random.Random(seed)
    shown = pilot.wait_idle()
    for _ in range(400):
        if reached(shown):
            return shown
        shown = step(pilot, dice)
    raise AssertionError("what was wanted never came")


def to_count(pilot: Pilot) -> Any:
    """Play on to the count of the first deal, and let it be told."""
    play_until(pilot, "deal_count")
    return pilot.app.stack.top


def begin_daily(pilot: Pilot) -> dict[str, Any]:
    """From the title to the deal of the day, until the person is to act; returns what is shown."""
    pilot.click("daily")
    pilot.click("play")
    return pilot.wait_idle()


def names(pilot: Pilot) -> dict[str, str]:
    """What each Element in view says, by its id."""
    return {element["id"]: element["name"] for element in pilot.describe()["elements"]}


def focused(pilot: Pilot) -> str | None:
    """The Element that is said to have the focus; there is never more than one."""
    found = [e["id"] for e in pilot.describe()["elements"] if e["focused"]]
    assert len(found) < 2
    return found[0] if found else None


def think(pilot: Pilot) -> str:
    """Let the coach come to an end; what it says then."""
    hinting = table_of(pilot).hinting
    for _ in range(4000):
        pilot.frame()
        if not hinting.busy:
            return hinting.words
    raise AssertionError("the coach does not come to an end")


def ask(pilot: Pilot) -> str:
    """Ask for a hint, say yes where a question is asked, and wait for the answer."""
    pilot.press(pygame.K_h)
    if pilot.describe()["dialog"] == "confirm":
        pilot.click("yes")
    return think(pilot)


def to_choice(pilot: Pilot, seed: int = 1, options: int = 2) -> str:
    """Play until a card of the hand has several captures; returns the id of its Element."""
    dice = random.Random(seed)
    for _ in range(400):
        pilot.wait_idle()
        if pilot.app.stack.top.name == "table":
            view = pilot.app.session.view if pilot.app.session else None
            assert view is not None
            for card in cards_in(view.hand):
                if len(plays_of(view.legal, card)) >= options:
                    scene = table_of(pilot)
                    return next(e.id for e in scene.elements() if e.zone == "hand" and scene.card_of(e.id) == card)
        step(pilot, dice)
    raise AssertionError("no choice came up")


def assert_drawn_as_known(pilot: Pilot) -> None:
    """What is drawn is what the View says: every card once and where it belongs."""
    scene = table_of(pilot)
    board, view = scene.board, scene.session.view
    assert sorted(board.table) == sorted(board.slots.cards()) == cards_in(view.table)
    assert sorted(a.card for a in board.hand if a.card is not None) == cards_in(view.hand)
    assert not board.flying
    taken_back = board.game.ruleset.declared_exposed != "face_up"
    for seat, actors in board.backs.items():
        assert len(actors) == view.hand_counts[seat]
        lie_open = [] if taken_back else cards_in(view.shown[seat])
        assert {a.card for a in actors if a.card is not None} == set(lie_open), "declared hands lie open (SPEC 2.14)"
    assert board.counts.piles == [pile.bit_count() for pile in view.piles]
    assert [len(sweeps) for sweeps in board.counts.sweeps] == [len(sweeps) for sweeps in view.sweep_cards]
    assert board.counts.stock == view.stock
    assert not any(actor.held or actor.hidden for actor in board.actors())


def legal_plays(pilot: Pilot) -> list[Play]:
    """The plays of the View that is shown."""
    assert pilot.app.session is not None
    return [action for action in pilot.app.session.view.legal if isinstance(action, Play)]
