"""Cards on the move come to rest where they belong, whatever overtakes what."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from scopa_gui.ui.layout import Pose
from scopa_gui.ui.table.actors import Actor, journey, settle
from scopa_gui.ui.tween import Timeline
from tests.testkit.pilot import Pilot
from tests.ui.table_helpers import step, table_of

HAND, ASIDE, TABLE = Pose(600, 700, 5, 150), Pose(610, 700, 5, 150), Pose(300, 300, 0, 120)


def test_a_journey_that_was_planned_earlier_never_leads_a_card_back() -> None:
    gliding, play = Timeline(), Timeline()
    actor = Actor(3, HAND, HAND, True)
    settle(gliding, actor, ASIDE, 120)
    journey(play, actor, 0, 240, TABLE)
    play.finish()
    actor.goal = TABLE
    gliding.advance(200)
    assert actor.pose == TABLE


def test_a_place_given_twice_at_once_is_reached_no_sooner() -> None:
    poses = []
    for times in (1, 2):
        line, actor = Timeline(), Actor(3, HAND, HAND, True)
        for _ in range(times):
            settle(line, actor, ASIDE, 120)
        line.advance(30)
        poses.append(actor.pose)
    assert poses[0] == poses[1]


def test_of_two_legs_of_a_way_the_second_goes_on_where_the_first_ended() -> None:
    line = Timeline()
    actor = Actor(3, HAND, HAND, True)
    there = journey(line, actor, 0, 100, TABLE)
    journey(line, actor, there, 100, HAND)
    line.advance(100)
    assert actor.pose == TABLE
    line.advance(100)
    assert actor.pose == HAND and not actor.moving


@pytest.mark.parametrize(("variant", "players"), [("classic6_teams", 6), ("classic2", 2), ("scopone_scientifico", 4)])
def test_at_rest_every_card_lies_where_it_belongs(tmp_path: Path, variant: str, players: int) -> None:
    dice = random.Random(3)
    with Pilot(tmp_path, variant, players=players, opponents=("rookie", "amateur")) as pilot:
        for _ in range(8):
            pilot.wait_idle()
            if pilot.app.stack.top.name == "table":
                pilot.frame(40)
                astray = [a.card for a in table_of(pilot).board.actors() if a.pose != a.goal]
                assert not astray
            step(pilot, dice)
