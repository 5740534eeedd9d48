"""A match with its review, made once, and the page that shows them."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from random import Random
from tempfile import mkdtemp
from typing import Any

from scopa_gui.ai.evaluate import Effort
from scopa_gui.game.analyst import Analyst
from scopa_gui.game.house import House
from scopa_gui.game.review import Review, review
from scopa_gui.rules.record import Record
from scopa_gui.ui.scenes.review_page import ReviewPage
from tests.game.playing import NOON, one_deal, play_out, seats
from tests.testkit.pilot import Pilot

QUICK = Effort(worlds=6)


@cache
def played(preset: str = "classic2", players: int = 2) -> tuple[Record, Review]:
    """A match of one deal and its review, quickly made."""
    house = House(Path(mkdtemp()), lambda: NOON)
    match = house.new_match(one_deal(preset), seats(players, 1, "rookie"), 5)
    play_out(match, Random(3))
    record = match.record
    working = review(record, 0, QUICK)
    while True:
        try:
            next(working)
        except StopIteration as done:
            house.close()
            return record, done.value


class NoAnalyst(Analyst):
    """A machine on which no process can be started."""

    def start(self, record: Record, seat: int, effort: Effort = QUICK) -> None:
        raise OSError("no process")


def reviewed(bench: Any, preset: str = "classic2", players: int = 2) -> ReviewPage:
    """The page with its review at once."""
    record, result = played(preset, players)
    page = bench.show(lambda app: ReviewPage(app, record, 0))
    assert isinstance(page, ReviewPage)
    page.work.cancel()
    page.show_review(result)
    return page


def opened_in(pilot: Pilot) -> ReviewPage:
    """The page of the match over the topmost scene of a running program, its review made."""
    record, result = played()
    page = ReviewPage(pilot.app, record, 0)
    pilot.app.stack.push(page)
    page.work.cancel()
    page.show_review(result)
    pilot.frame()
    return page
