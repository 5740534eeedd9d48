"""A match is named where it is played and where it is gone on with; the deal of a day by its day."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pygame
import pytest

from scopa_gui.game import i18n
from scopa_gui.game.daily import today
from scopa_gui.game.dates import date_text, day_month_text
from scopa_gui.game.setup import Seat
from scopa_gui.rules.presets import PRESETS
from scopa_gui.ui.scenes.open_matches import match_lines
from scopa_gui.ui.scenes.title_page import Title
from tests.testkit.pilot import Pilot
from tests.ui.bench import Bench, match_info
from tests.ui.table_helpers import begin_daily, names, play_until


def test_the_deal_of_a_day_is_named_at_the_table_and_wherever_it_is_continued(tmp_path: Path) -> None:
    with Pilot(tmp_path, None) as pilot:
        begin_daily(pilot)
        day = day_month_text(today())
        assert names(pilot)["score"].startswith(f"Deal of the day, {day}: ")
        pilot.app.to_title()
        pilot.frame()
        assert names(pilot)["continue"] == f"Continue, Deal of the day, {day}, il Gatto Mammone, 0 to 0"
        pilot.click("play")
        pilot.click("deal")
        pilot.wait_idle()
        pilot.app.to_title()
        pilot.frame()
        assert names(pilot)["continue"].startswith("Continue, Scopa, ")
        pilot.click("matches")
        assert f"Deal of the day, {day}: il Gatto Mammone, 0 to 0" in names(pilot).values()


def test_the_deal_of_a_day_is_named_in_the_history_and_when_it_is_watched_again(tmp_path: Path) -> None:
    with Pilot(tmp_path, None) as pilot:
        begin_daily(pilot)
        play_until(pilot, "match_end")
        pilot.app.to_title()
        pilot.frame()
        pilot.click("history")
        told = names(pilot)
        day = date_text(today())
        row = next(name for ident, name in told.items() if ident.startswith("match:"))
        assert row.startswith(f"il Gatto Mammone, Deal of the day, {day}, ")
        assert "Deal of the day" in told.values() and told["text:date"] == day
        pilot.click("replay")
        pilot.wait_idle()
        assert names(pilot)["score"].startswith("Deal of the day, ")


def test_continue_tells_what_is_played_against_whom_and_the_score() -> None:
    info = match_info(1, "cirulla", (7, 5))
    assert match_lines(info)[0] == f"Cirulla, {info.setup.seats[1].name}, 7 to 5"
    assert match_lines(match_info(1, "classic3", (7, 5, 4))) == ["Scopa for three, 7 – 5 – 4"]


def test_a_match_that_was_begun_in_the_middle_of_another_is_called_a_trial(tmp_path: Path) -> None:
    info = match_info(1, "cirulla", (7, 5))
    trial = replace(info, setup=replace(info.setup, trial=True))
    assert match_lines(trial)[0] == "Trial: Cirulla, 7 to 5"
    with Pilot(tmp_path, None) as pilot:
        begin_daily(pilot)
        session = pilot.app.session
        assert session is not None
        record = session.controller.record
        session.give_up()
        pilot.app.to_title()
        pilot.app.open_table(pilot.app.house.play_on(record, len(record.entries), (0, "You")))
        pilot.wait_idle()
        assert names(pilot)["score"].startswith("Scopa, trial: ")
        pilot.app.to_title()
        pilot.frame()
        assert names(pilot)["continue"] == "Continue, Trial: Scopa for two, 0 to 0"


def test_the_score_of_an_open_match_is_told_from_the_person_s_side() -> None:
    info = match_info(1, "cirulla", (7, 5))
    turned = replace(info, setup=replace(info.setup, seats=info.setup.seats[::-1]))
    assert match_lines(turned)[0] == f"Cirulla, {info.setup.seats[1].name}, 5 to 7"


def test_open_matches_can_be_ended_from_their_list(tmp_path: Path) -> None:
    with Pilot(tmp_path, None) as pilot:
        for _match in range(3):
            pilot.app.start_match(PRESETS["classic2"], (Seat("human", "You"), Seat("rookie", "la Donna")), 5)
            pilot.wait_idle()
            pilot.press(pygame.K_1)
            pilot.wait_idle()
            pilot.app.to_title()
            pilot.frame()
        first, second, third = (info.id for info in pilot.app.house.open_matches())
        pilot.click("matches")
        pilot.click(f"end:{second}")
        pilot.click("no")
        assert len(pilot.app.house.open_matches()) == 3, "nothing is lost by a hasty key"
        pilot.click(f"end:{second}")
        assert "It stays in the history." in names(pilot)["text:detail"]
        pilot.click("yes")
        assert [info.id for info in pilot.app.house.open_matches()] == [first, third]
        assert pilot.app.house.archive.resigned() == {second}
        assert f"match:{second}" not in names(pilot)


def test_a_match_in_which_nothing_was_played_can_be_removed(tmp_path: Path) -> None:
    with Pilot(tmp_path, None) as pilot:
        for _match in range(2):
            pilot.app.start_match(PRESETS["classic2"], (Seat("human", "You"), Seat("rookie", "la Donna")), 5)
            pilot.wait_idle()
            pilot.app.to_title()
            pilot.frame()
        first, second = (info.id for info in pilot.app.house.open_matches())
        pilot.click("matches")
        assert names(pilot)[f"end:{first}"].startswith("Remove: ")
        pilot.click(f"end:{first}")
        assert "neither for your rating nor for the statistics" in names(pilot)["text:detail"]
        pilot.click("yes")
        assert [info.id for info in pilot.app.house.archive.matches()] == [second]
        behind = pilot.app.stack.below()[0].elements()
        assert next(element.name for element in behind if element.id == "matches") == "Open matches (1)"


@pytest.mark.parametrize("text", [100, 200])
@pytest.mark.parametrize("language", ["en", "it", "de", "fr", "es"])
def test_what_continue_tells_is_never_cut(language: str, text: int) -> None:
    bench = Bench((1024, 600), text)
    i18n.set_language(language)
    try:
        for preset in (name for name, rules in PRESETS.items() if 2 in rules.players):
            info = match_info(1, preset, (10, 11))
            seats = Seat("human", "You"), Seat("pro", "il Gatto Mammone")
            match = replace(info, setup=replace(info.setup, seats=seats))
            bench.house.open_matches = lambda match=match: [match]
            page = bench.show(Title)
            board = page.board
            assert board is not None and not board.misfits, preset
            assert page.text_growth >= min(text / 100, 1.7)
    finally:
        i18n.set_language("en")
