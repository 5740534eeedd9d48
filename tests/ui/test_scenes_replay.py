"""Watching a match again: every step both ways, at any pace, from any seat, and out of it into a new match."""

from __future__ import annotations

from itertools import product
from pathlib import Path
from typing import Any

import pygame
import pytest

from scopa_gui.rules.deal import Phase
from scopa_gui.rules.record import states_of
from scopa_gui.ui import scenes
from tests.testkit.amount import share
from tests.testkit.pilot import Pilot
from tests.ui.filmed import film, record_of, watching
from tests.ui.finished import SIZES
from tests.ui.table_helpers import begin_daily

TABLES = (("classic2", 2), ("cirulla", 2), ("chkobba", 2), ("classic3", 3), ("classic4_teams", 4), ("classic5", 5))
EVERY_SEAT = (("classic2", 2), ("classic3", 3), ("classic4_teams", 4))


def zone(pilot: Pilot, name: str) -> list[str]:
    return sorted(element["card"] for element in pilot.describe()["elements"] if element["zone"] == name)


@pytest.mark.parametrize(("preset", "players"), TABLES)
def test_every_step_shows_what_the_record_says_forwards_and_backwards(
    tmp_path: Path, preset: str, players: int
) -> None:
    with watching(tmp_path, preset, players) as pilot:
        shown = film(pilot)
        states = states_of(shown.record)
        forward = []
        for position in list(shown.stops):
            assert shown.position == position
            forward.append(table_and_hand(pilot))
            deal = states[position].deal
            assert deal is not None
            assert len(forward[-1][0]) == deal.table.bit_count()
            assert len(forward[-1][1]) == deal.hands[0].bit_count()
            pilot.press(pygame.K_RIGHT)
            pilot.wait_idle()
        for expected in reversed(forward):
            assert table_and_hand(pilot) == expected
            pilot.press(pygame.K_LEFT)
            pilot.wait_idle()
        assert shown.at_start


def table_and_hand(pilot: Pilot) -> tuple[list[str], list[str]]:
    return zone(pilot, "table"), zone(pilot, "hand")


@pytest.mark.parametrize(("size", "game"), share(product(SIZES, (*TABLES, ("classic6_two_decks", 8))), 5), ids=str)
def test_the_bar_is_whole_at_every_size(tmp_path: Path, size: tuple[int, int], game: tuple[str, int]) -> None:
    preset, players = game
    with watching(tmp_path, preset, players, window=size) as pilot:
        scene: Any = pilot.app.stack.top
        bar = [e for e in scene.elements() if e.action is not None and e.zone is None]
        window = pygame.Rect((0, 0), size)
        assert scene.bar.misfits == []
        for index, one in enumerate(bar):
            assert window.contains(one.rect)
            assert one.name
            for other in bar[index + 1 :]:
                assert not one.rect.colliderect(other.rect), f"{one.id} and {other.id}"
        low = min(e.rect.top for e in scene.bar.elements)
        for element in scene.elements():
            if element.zone in ("hand", "table"):
                assert element.rect.bottom <= low + 40, f"{element.id} lies under the bar"


def test_cards_are_hidden_until_they_are_opened(tmp_path: Path) -> None:
    with watching(tmp_path) as pilot:
        deal = film(pilot).replay.state(film(pilot).position).deal
        assert deal is not None
        assert deal.hands[1]
        assert zone(pilot, "shown") == []
        pilot.click("open")
        assert len(zone(pilot, "shown")) == deal.hands[1].bit_count()
        scene: Any = pilot.app.stack.top
        assert scene.furniture.declared is None, "a hand that is looked into was not declared"
        pilot.click("open")
        assert zone(pilot, "shown") == []


@pytest.mark.parametrize(("preset", "players"), EVERY_SEAT)
def test_cards_stay_open_whoever_is_looked_at_and_wherever_the_film_stands(
    tmp_path: Path, preset: str, players: int
) -> None:
    with watching(tmp_path, preset, players) as pilot:
        pilot.click("open")
        for act in ("seat", "forward", "seat", "deal_after", "seat", "deal_before", "seat", "forward"):
            pilot.click(act)
            pilot.wait_idle()
            assert film(pilot).all_open
            deal = film(pilot).replay.state(film(pilot).position).deal
            assert deal is not None
            hidden = [hand for seat, hand in enumerate(deal.hands) if seat != film(pilot).viewer]
            assert len(zone(pilot, "shown")) == sum(hand.bit_count() for hand in hidden)


@pytest.mark.parametrize(("preset", "players"), EVERY_SEAT)
def test_it_is_seen_from_every_seat(tmp_path: Path, preset: str, players: int) -> None:
    with watching(tmp_path, preset, players) as pilot:
        hands = set()
        for _seat in range(players):
            hands.add(tuple(zone(pilot, "hand")))
            pilot.click("seat")
        assert len(hands) == players
        assert film(pilot).viewer == 0


@pytest.mark.parametrize(("preset", "players"), EVERY_SEAT)
def test_whoever_is_looked_at_only_the_one_at_the_screen_has_your_turn(
    tmp_path: Path, preset: str, players: int
) -> None:
    with watching(tmp_path, preset, players) as pilot:
        shown = film(pilot)
        states = states_of(shown.record)
        page: Any = pilot.app.stack.top
        for mover in range(players):
            moment = next(at for at in range(shown.replay.first, shown.replay.last) if states[at].to_move == mover)
            for viewer in range(players):
                assert shown.viewer == viewer
                page.jump(moment)
                pilot.frame(2)
                turn = any(e["name"] == "You play" for e in pilot.describe()["elements"])
                assert turn == (viewer == mover == 0)
                pilot.click("seat")


@pytest.mark.parametrize("pace", ["slow", "normal", "fast", "off"])
def test_it_runs_by_itself_at_every_pace_and_stops_at_the_end(tmp_path: Path, pace: str) -> None:
    with watching(tmp_path, speed=pace) as pilot:
        shown = film(pilot)
        scene: Any = pilot.app.stack.top
        scene.jump(shown.replay.last - 4)
        assert scene.pace == pace
        pilot.press(pygame.K_SPACE)
        assert pilot.describe()["busy"]
        pilot.wait_idle(90)
        assert shown.at_end
        assert not scene.running


def test_the_person_is_addressed_as_such_from_every_seat(tmp_path: Path) -> None:
    with Pilot(tmp_path, None) as pilot:
        begin_daily(pilot)
        assert pilot.app.session is not None
        record = pilot.app.session.controller.record
        pilot.app.to_title()
        pilot.app.stack.push(scenes.replay(pilot.app, record, 0))
        pilot.wait_idle()
        scene: Any = pilot.app.stack.top
        for _seat in range(2):
            assert scene.furniture.turn.name == "You play"
            pilot.click("seat")
            pilot.wait_idle()


def test_a_running_film_can_be_stopped_and_started_again(tmp_path: Path) -> None:
    with watching(tmp_path) as pilot:
        pilot.click("run")
        pilot.seconds(1.0)
        pilot.click("run")
        where = film(pilot).position
        assert where > film(pilot).replay.first
        pilot.seconds(2.0)
        assert film(pilot).position == where


def test_the_event_line_and_the_log_tell_what_has_happened(tmp_path: Path) -> None:
    with watching(tmp_path) as pilot:
        for _step in range(8):
            pilot.press(pygame.K_RIGHT)
            pilot.wait_idle()
        told = film(pilot).log()
        assert pilot.element("event").name == told[-1]
        pilot.press(pygame.K_l)
        shown = pilot.describe()
        assert (shown["scene"], shown["dialog"]) == ("replay", "log")
        assert told[-1] in [element["name"] for element in shown["elements"]]
        pilot.press(pygame.K_ESCAPE)
        pilot.press(pygame.K_LEFT)
        assert film(pilot).log() == told[: len(film(pilot).log())]


def test_nothing_can_be_played_in_a_film(tmp_path: Path) -> None:
    with watching(tmp_path) as pilot:
        position = film(pilot).position
        hand = [element for element in pilot.describe()["elements"] if element["zone"] == "hand"]
        assert hand
        assert not any(element["enabled"] for element in hand)
        pilot.click((hand[0]["at"][0], hand[0]["at"][1]))
        pilot.press(pygame.K_1)
        pilot.press(pygame.K_u)
        assert film(pilot).position == position


def test_playing_on_begins_an_unrated_match_from_there(tmp_path: Path) -> None:
    with watching(tmp_path) as pilot:
        shown = film(pilot)
        for _step in range(9):
            pilot.press(pygame.K_RIGHT)
            pilot.wait_idle()
        entries = shown.record.entries[: shown.position]
        pilot.click("play_on")
        described = pilot.wait_idle()
        assert described["scene"] == "table"
        assert pilot.app.session is not None
        controller = pilot.app.session.controller
        assert controller.record.entries[: len(entries)] == entries
        assert not controller.rated
        assert len(pilot.app.house.archive.matches()) == 2


def test_after_the_end_there_is_nothing_to_play_on(tmp_path: Path) -> None:
    with watching(tmp_path) as pilot:
        pilot.press(pygame.K_END)
        assert not pilot.element("play_on").enabled
        assert not pilot.element("forward").enabled
        assert pilot.element("event").name.endswith("the match.")


def test_a_file_is_opened_from_the_command_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    from scopa_gui.cli import UsageError, main, replay_options
    from scopa_gui.rules.record import format_match

    path = tmp_path / "match.txt"
    path.write_text(format_match(record_of(tmp_path)), encoding="utf-8")
    options = replay_options([str(path), "--lang", "it"])
    assert (options.replay, options.language) == (path, "it")
    path.write_text("scopa-match 1\nruleset: classic2\n", encoding="utf-8")
    with pytest.raises(UsageError, match=r"Line \d+: "):
        replay_options([str(path)])
    assert main(["replay", str(path)]) == 2
    assert main(["replay"]) == 2
    told = capsys.readouterr().err.splitlines()
    assert len(told) == 2
    assert all(line.startswith("scopa-gui: ") for line in told)


def test_a_replay_opened_alone_returns_to_the_title(tmp_path: Path) -> None:
    from scopa_gui.ui import scenes

    record = record_of(tmp_path)
    with Pilot(tmp_path, None) as pilot:
        pilot.app.stack.replace(scenes.replay(pilot.app, record, 1))
        assert pilot.app.stack.top.default().id == "run"  # type: ignore[union-attr]
        pilot.press(pygame.K_ESCAPE)
        assert pilot.describe()["scene"] == "title"


def test_nothing_is_asked_in_a_replay(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with Pilot(tmp_path, None) as pilot:
        begin_daily(pilot)
        assert pilot.app.session is not None
        record = pilot.app.session.controller.record
        pilot.app.to_title()
        scene: Any = scenes.replay(pilot.app, record, 0)
        pilot.app.stack.push(scene)
        pilot.wait_idle()
        for view in (scene.session.view, scene.session.view._replace(phase=Phase.DECLARE)):
            monkeypatch.setattr(type(scene.session), "view", view)
            scene.furniture.build()
            assert scene.furniture.turn.name == "You play"
