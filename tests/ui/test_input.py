"""Mouse and keys at the table: one action for each press, and only where it was meant."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from scopa_gui.ui.element import Element, Role, topmost
from scopa_gui.ui.input import tab_order
from scopa_gui.ui.table.choosing import plays_of
from scopa_gui.ui.table.pointing import named_element
from tests.testkit.pilot import Pilot
from tests.ui.table_helpers import assert_drawn_as_known, legal_plays, table_of, to_choice


@pytest.fixture
def pilot(tmp_path: Path) -> Iterator[Pilot]:
    with Pilot(tmp_path) as pilot:
        pilot.wait_idle()
        yield pilot


def single(pilot: Pilot) -> str:
    """A card of the hand that can do one thing only."""
    scene = table_of(pilot)
    for element in scene.elements():
        card = scene.card_of(element.id)
        if card is not None and len(plays_of(scene.session.view.legal, card)) == 1:
            return element.id
    raise AssertionError("every card has a choice")


def test_a_click_plays_the_one_thing_a_card_can_do(pilot: Pilot) -> None:
    state, card = pilot.describe()["state_id"], single(pilot)
    pilot.click(card)
    after = pilot.describe()
    assert after["state_id"] > state
    play = next(p for p in after["plays"] if p["state"] == state)
    assert play["move"].split()[0] == card.split(":")[1]
    pilot.wait_idle()
    assert_drawn_as_known(pilot)


@pytest.mark.parametrize("times", [2, 3])
def test_the_rest_of_a_series_of_clicks_plays_nothing(pilot: Pilot, times: int) -> None:
    pilot.click(single(pilot), times=times)
    assert pilot.describe()["busy"]
    pilot.wait_idle()
    assert sum(play["seat"] == 0 for play in pilot.describe()["plays"]) == 1


def test_a_click_elsewhere_after_a_play_is_not_ignored(pilot: Pilot) -> None:
    pilot.click(single(pilot))
    pilot.click("menu")
    assert pilot.app.stack.top.dialog == "menu"


def test_press_and_release_must_meet_the_same_element(pilot: Pilot) -> None:
    ids = [e.id for e in table_of(pilot).elements() if e.zone == "hand"]
    state = pilot.describe()["state_id"]
    for release in (pilot.at(ids[1]), (640, 470), (5, 5)):
        pilot.move(pilot.at(ids[0]))
        pilot.down(pilot.at(ids[0]))
        pilot.up(release)
        pilot.frame(2)
    described = pilot.wait_idle()
    assert (described["state_id"], described["view"]["choosing"]) == (state, None)


def test_a_release_after_the_state_has_changed_plays_nothing(tmp_path: Path) -> None:
    with Pilot(tmp_path, speed="normal") as pilot:
        pilot.wait_idle()
        first, second = single(pilot), [e.id for e in table_of(pilot).elements() if e.zone == "hand"][-1]
        pilot.click(first)
        pilot.seconds(0.5)
        spot = pilot.at(second) if second != first else (640, 640)
        pilot.down(spot)
        pilot.frame()
        state = pilot.wait_idle()["state_id"]
        pilot.up(spot)
        pilot.frame(3)
        assert pilot.describe()["state_id"] == state


def test_wheel_middle_button_and_right_button_play_nothing(pilot: Pilot) -> None:
    state, at, handled = pilot.describe()["state_id"], pilot.at(single(pilot)), pilot.describe()["inputs"]
    for button in (2, 3, 4, 5):
        pilot.click(at, button=button)
    pygame.event.post(pygame.event.Event(pygame.MOUSEWHEEL, x=0, y=-3, flipped=False, which=0))
    pilot.frame(2)
    assert pilot.describe()["state_id"] == state
    assert pilot.describe()["inputs"] == handled + 4


def test_held_keys_do_not_repeat(pilot: Pilot) -> None:
    assert pygame.key.get_repeat() == (0, 0)


def test_a_card_that_is_drawn_on_top_is_the_one_that_is_hit(tmp_path: Path) -> None:
    with Pilot(tmp_path, "scopone_scientifico", speed="off") as pilot:
        pilot.wait_idle()
        scene = table_of(pilot)
        poses = [(actor.card, actor.pose) for actor in scene.board.hand]
        s = scene.board.space.s
        for x in range(240, 1040, 13):
            for y in range(570, 796, 13):
                covered = [card for card, pose in poses if pose.covers((x + 0.5) / s, (y + 0.5) / s)]
                element = topmost(scene.elements(), (x, y))
                found = scene.card_of(element.id) if element is not None else None
                assert found == (covered[-1] if covered else None)


def test_quit_ends_the_loop_at_once(pilot: Pilot) -> None:
    pygame.event.post(pygame.event.Event(pygame.QUIT))
    pilot.frame()
    assert not pilot.app.running


# ---- choosing


@pytest.fixture
def choice(pilot: Pilot) -> str:
    return to_choice(pilot)


def test_opening_a_choice_commits_nothing_and_shows_the_first(pilot: Pilot, choice: str) -> None:
    state = pilot.describe()["state_id"]
    pilot.click(choice)
    described = pilot.describe()
    choosing = described["view"]["choosing"]
    assert described["state_id"] == state
    assert not described["busy"]
    assert (choosing["raised"], choosing["picked"]) == (0, [])
    raised = next(e for e in described["elements"] if e["id"] == choice)
    assert raised["zone"] == "hand"
    assert raised["selected"]
    assert [e["id"] for e in described["elements"] if e["default"]] == ["take"]


def test_the_raised_card_lies_whole_and_other_cards_still_say_their_names(pilot: Pilot, choice: str) -> None:
    scene = table_of(pilot)
    pilot.click(choice)
    pilot.seconds(2)
    assert scene.hover_id == choice and named_element(scene) is None
    lying = next(e.id for e in scene.elements() if e.zone == "table")
    pilot.move(pilot.at(lying))
    pilot.seconds(2)
    named = named_element(scene)
    assert named is not None and named.id == lying
    pilot.press(pygame.K_ESCAPE)
    pilot.move(pilot.at(choice))
    pilot.seconds(2)
    named = named_element(scene)
    assert named is not None and named.id == choice


def test_every_click_on_the_hand_card_cycles_and_none_confirms(pilot: Pilot, choice: str) -> None:
    state = pilot.describe()["state_id"]
    pilot.click(choice)
    count = len(pilot.describe()["view"]["choosing"]["options"])
    for click in range(1, 2 * count + 1):
        pilot.click(choice)
        assert pilot.describe()["view"]["choosing"]["raised"] == click % count
    assert pilot.describe()["state_id"] == state


@pytest.mark.parametrize("key", [pygame.K_RETURN, pygame.K_KP_ENTER])
def test_enter_takes_the_raised_set(pilot: Pilot, choice: str, key: int) -> None:
    state = pilot.describe()["state_id"]
    pilot.click(choice)
    pilot.click(choice)
    wanted = pilot.describe()["view"]["choosing"]["options"][1]
    pilot.press(key)
    play = next(p for p in pilot.describe()["plays"] if p["state"] == state)
    assert sorted(play["move"].replace("*", "").split()[2:]) == sorted(wanted)


def test_a_number_takes_its_set(pilot: Pilot, choice: str) -> None:
    state = pilot.describe()["state_id"]
    pilot.click(choice)
    wanted = pilot.describe()["view"]["choosing"]["options"][1]
    pilot.press(pygame.K_2)
    play = next(p for p in pilot.describe()["plays"] if p["state"] == state)
    assert sorted(play["move"].replace("*", "").split()[2:]) == sorted(wanted)


def test_building_a_set_on_the_table_takes_it(pilot: Pilot, choice: str) -> None:
    state = pilot.describe()["state_id"]
    pilot.click(choice)
    wanted = pilot.describe()["view"]["choosing"]["options"][-1]
    for card in wanted:
        if pilot.describe()["state_id"] == state:
            pilot.click(f"table:{card}")
    if pilot.describe()["state_id"] == state:
        pilot.press(pygame.K_RETURN)
    play = next(p for p in pilot.describe()["plays"] if p["state"] == state)
    assert sorted(play["move"].replace("*", "").split()[2:]) == sorted(wanted)


@pytest.mark.parametrize("way", ["escape", "right click"])
def test_a_choice_can_be_closed(pilot: Pilot, choice: str, way: str) -> None:
    state = pilot.describe()["state_id"]
    pilot.click(choice)
    if way == "escape":
        pilot.press(pygame.K_ESCAPE)
    else:
        pilot.click((640, 700), button=3)
    described = pilot.describe()
    assert (described["state_id"], described["view"]["choosing"], described["dialog"]) == (state, None, None)


def test_a_choice_survives_a_change_of_size(pilot: Pilot, choice: str) -> None:
    pilot.click(choice)
    before = pilot.describe()["view"]["choosing"]
    pilot.app.stack.resize((900, 700))
    pilot.frame(3)
    assert pilot.describe()["view"]["choosing"] == before


def test_enter_on_a_button_reached_by_tab_presses_that_button(pilot: Pilot, choice: str) -> None:
    pilot.click(choice)
    for _ in range(40):
        pilot.press(pygame.K_TAB)
        if table_of(pilot).focus_id == "menu":
            break
    pilot.press(pygame.K_RETURN)
    assert pilot.app.stack.top.dialog == "menu"


# ---- keys and pulling


def test_the_keyboard_alone_plays_a_deal(pilot: Pilot) -> None:
    for _ in range(60):
        described = pilot.wait_idle()
        if described["scene"] != "table":
            break
        pilot.press(pygame.K_RIGHT)
        pilot.press(pygame.K_RETURN)
        if pilot.describe()["view"]["choosing"]:
            pilot.press(pygame.K_RETURN)
    assert pilot.describe()["scene"] == "deal_count"


def test_digits_choose_a_card_of_the_hand(pilot: Pilot) -> None:
    state = pilot.describe()["state_id"]
    pilot.press(pygame.K_1)
    described = pilot.describe()
    assert described["state_id"] > state or described["view"]["choosing"] is not None


def test_pulling_a_card_to_the_table_plays_it(pilot: Pilot) -> None:
    state = pilot.describe()["state_id"]
    pilot.drag(single(pilot), (640, 440))
    assert pilot.describe()["state_id"] > state
    pilot.wait_idle()
    assert_drawn_as_known(pilot)


def test_a_card_let_go_outside_or_over_the_hand_goes_back(pilot: Pilot) -> None:
    state = pilot.describe()["state_id"]
    for end in ((640, 900), (-20, 300), (600, 700)):
        pilot.drag(single(pilot), end)
        pilot.seconds(1)
        assert pilot.describe()["state_id"] == state
        assert_drawn_as_known(pilot)
    pilot.down(pilot.at(single(pilot)))
    pilot.move((600, 300))
    pilot.frame()
    pygame.event.post(pygame.event.Event(pygame.WINDOWFOCUSLOST))
    pilot.seconds(1)
    assert_drawn_as_known(pilot)
    pilot.click(single(pilot))
    assert pilot.describe()["state_id"] > state


def test_a_press_beside_a_panel_that_the_window_lost_closes_nothing(pilot: Pilot) -> None:
    pilot.press(pygame.K_g)
    assert pilot.describe()["dialog"] == "guide"
    pilot.down((300, 300))
    pygame.event.post(pygame.event.Event(pygame.WINDOWFOCUSLOST))
    pilot.frame(2)
    pilot.up((300, 300))
    pilot.frame(2)
    assert pilot.describe()["dialog"] == "guide"
    pilot.click((300, 300))
    assert pilot.describe()["dialog"] is None


def test_pulling_onto_a_table_card_keeps_the_choices_with_it(pilot: Pilot) -> None:
    card = to_choice(pilot, options=2)
    scene = table_of(pilot)
    plays = [p for p in legal_plays(pilot) if p.card == scene.card_of(card)]
    only = next((c for c in scene.board.slots.cards() if sum(p.take >> c & 1 for p in plays) == 1), None)
    assert only is not None
    target = scene.board.table[only].pose
    state = pilot.describe()["state_id"]
    pilot.drag(card, (round(target.x), round(target.y)))
    play = next(p for p in pilot.describe()["plays"] if p["state"] == state)
    assert len(play["move"].replace("*", "").split()) > 2


def test_a_group_is_one_stop_of_tab_and_its_chosen_element_is_the_stop() -> None:
    def act() -> None:
        """Nothing."""

    def made(ident: str, group: str | None, *, selected: bool = False) -> Element:
        return Element(ident, Role.CHOICE, ident, pygame.Rect(0, 0, 9, 9), act, selected=selected, group=group)

    first, a, b, c, last = (
        made("x", None),
        made("a", "g"),
        made("b", "g", selected=True),
        made("c", "g"),
        made("y", None),
    )
    stops = [first, a, b, c, last]
    assert tab_order(stops, first) == [first, b, last]
    assert tab_order(stops, c) == [first, c, last], "the focus stays where the arrows have brought it"
    b.selected = False
    assert tab_order(stops, last) == [first, a, last]
