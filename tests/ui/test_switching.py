"""While a set is being built, a card or a ticket of another choice switches to it, and nothing is played by that."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from scopa_gui.rules.cards import parse_cards
from scopa_gui.ui.sprites import Look
from scopa_gui.ui.table.choosing import Choosing
from scopa_gui.ui.table.pointing import named_element, told
from scopa_gui.ui.table.scene import TableScene
from tests.testkit.pilot import Pilot
from tests.ui.table_helpers import legal_plays, table_of, to_choice


@pytest.fixture
def building(tmp_path: Path) -> Iterator[tuple[Pilot, TableScene, Choosing]]:
    """A choice in which the first card of one capture of several cards has been picked, which others lack."""
    with Pilot(tmp_path, "classic2", seed=8) as pilot:
        for seed in range(60):
            card = to_choice(pilot, seed)
            scene = table_of(pilot)
            pilot.click(card)
            choosing = scene.choosing
            assert choosing is not None
            for option in choosing.options:
                others = [other for other in choosing.options if other and other is not option]
                if len(option) > 1 and others and not set(option) & set().union(*others):
                    pilot.click(table_id(scene, option[0]))
                    yield pilot, scene, choosing
                    return
            pilot.click("choice:0")
        raise AssertionError("no choice with captures that share no card")


def table_id(scene: TableScene, card: int) -> str:
    cards = [e for e in scene.elements() if e.zone == "table"]
    return next(e.id for e in cards if parse_cards(e.card or "")[0] == card)


def other(choosing: Choosing) -> int:
    """A choice that takes cards, and none of those picked."""
    return next(i for i, option in enumerate(choosing.options) if option and not choosing.is_open(i))


def test_a_card_of_another_choice_begins_the_set_anew(building: tuple[Pilot, TableScene, Choosing]) -> None:
    pilot, scene, choosing = building
    before, index = len(legal_plays(pilot)), other(choosing)
    wanted = choosing.options[index]
    pilot.click(table_id(scene, wanted[0]))
    if len(wanted) == 1:
        assert scene.choosing is None, "it is complete"
    else:
        assert scene.choosing is choosing and choosing.picked == wanted[:1]
        assert len(legal_plays(pilot)) == before


def test_a_dimmed_ticket_is_raised_and_not_played(building: tuple[Pilot, TableScene, Choosing]) -> None:
    pilot, scene, choosing = building
    index, state = other(choosing), scene.session.state_id
    pilot.click(f"choice:{index}")
    assert scene.choosing is choosing and scene.session.state_id == state
    assert (choosing.raised, choosing.picked, choosing.lit) == (index, (), choosing.options[index])
    assert pilot.element("take").enabled
    pilot.click("take")
    pilot.wait_idle()
    assert scene.session.state_id > state


def test_the_ticket_under_the_pointer_lights_what_it_takes(building: tuple[Pilot, TableScene, Choosing]) -> None:
    pilot, scene, choosing = building
    index = other(choosing)
    picked = choosing.picked
    pilot.move(pilot.at(f"choice:{index}"))
    pilot.seconds(2)
    attention = scene.board.attention
    assert attention.lit == set(choosing.options[index])
    assert all(
        scene.renderer._table_look(card, scene.board.table[card]) is Look.LIT for card in choosing.options[index]
    )
    named = named_element(scene)
    assert named is not None and told(scene, named) == "Chooses this instead"
    pilot.move((1, 1))
    pilot.frame()
    assert attention.lit == set(picked)


def test_tickets_and_button_say_what_a_click_does(building: tuple[Pilot, TableScene, Choosing]) -> None:
    pilot, scene, choosing = building
    pilot.click(f"choice:{other(choosing)}")
    pilot.move(pilot.at("choice:0"))
    pilot.seconds(2)
    named = named_element(scene)
    assert named is not None and told(scene, named) == "Plays this at once"
    take = pilot.element("take")
    assert take.name.startswith("Take the ") and " with the " in take.name
