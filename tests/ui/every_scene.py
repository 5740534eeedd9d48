"""Every scene by a name, made on a bench that tests of layout and looks share."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from pathlib import Path
from typing import Any

from scopa_gui.game.house_rules import HouseRules
from scopa_gui.rules.presets import FAMILIES
from scopa_gui.ui import scenes
from scopa_gui.ui.scene import Scene
from scopa_gui.ui.scenes.handover_page import Handover
from scopa_gui.ui.scenes.history_export import Exported
from scopa_gui.ui.scenes.house_dialog import HouseDialog
from scopa_gui.ui.scenes.new_match_page import NewMatch
from scopa_gui.ui.scenes.open_matches import OpenMatches
from scopa_gui.ui.scenes.seats_dialog import SeatsDialog
from tests.ui.bench import Bench, match_info, scored, session_of

Make = Callable[[Any], Scene]


def new_match_with(preset: str, players: int) -> Make:
    def make(app: Any) -> Scene:
        page = NewMatch(app)
        page.choice.take(preset)
        page.choice.players = players
        page.choice.seat_opponents()
        page.family = next(f.id for f in FAMILIES if preset in f.presets)
        return page

    return make


def house_rules(topic: str) -> Make:
    def make(app: Any) -> Scene:
        dialog = HouseDialog(app, NewMatch(app))
        dialog.topic = topic
        kept = [HouseRules(f"At home on Sundays, number {n}", "classic2", {"pts_cards": 2}) for n in range(9)]
        app.house.kept_rules.all = kept
        return dialog

    return make


def seats_of(preset: str, players: int) -> Make:
    def make(app: Any) -> Scene:
        page = new_match_with(preset, players)(app)
        assert isinstance(page, NewMatch)
        page.choice.opponents = ["human"] * (players - 2) + ["pro"]
        return SeatsDialog(app, page)

    return make


def handed_over() -> Any:
    session = session_of("classic2", 2)
    session.controller.seat_to_come = 1
    return session


def count_of(preset: str, players: int) -> Make:
    return lambda app: scenes.deal_count(app, session_of(preset, players, 3), scored(preset, players), lambda: None)


def end_of(preset: str, players: int, deals: int = 6) -> Make:
    return lambda app: scenes.match_end(app, session_of(preset, players, deals, over=True))


QUESTION = ("Resign the match?", "The match is over and counts as lost. To go on later, leave the table instead.")

ALL: dict[str, Make] = {
    "title": scenes.title,
    "open matches": lambda app: OpenMatches(app, "title", [match_info(n) for n in range(9, 0, -1)]),
    "new match, two": new_match_with("classic2", 2),
    "new match, four": new_match_with("asso_pigliatutto", 4),
    "new match, eight": new_match_with("classic6_two_decks", 8),
    "new match, cirulla": new_match_with("cirulla", 3),
    "house rules": house_rules("capture"),
    "house rules, deal": house_rules("deal"),
    "house rules, score": house_rules("score"),
    "house rules, kept": house_rules("kept"),
    "seats, two": lambda app: SeatsDialog(app, NewMatch(app)),
    "seats, eight": seats_of("classic6_two_decks", 8),
    "handover": lambda app: Handover(app, handed_over()),
    "count, two": count_of("classic2", 2),
    "count, three": count_of("classic3", 3),
    "count, teams": count_of("classic4_teams", 4),
    "count, cirulla": count_of("cirulla", 2),
    "count, cirulla three": count_of("cirulla", 3),
    "count, scalette": count_of("scalette", 2),
    "count, piva": count_of("piva", 2),
    "count, bermila": count_of("chkobba", 2),
    "count, five": count_of("classic5", 5),
    "count, seven": count_of("classic6_two_decks", 7),
    "end, two": end_of("classic2", 2),
    "end, three": end_of("classic3", 3),
    "end, seven": end_of("classic6_two_decks", 7),
    "end, cirulla": end_of("cirulla", 2, 14),
    "end, at once": end_of("classic2", 2, 0),
    "menu": lambda app: scenes.menu(app, "table", session_of("classic2", 2)),
    "menu, with hint": lambda app: scenes.menu(app, "table", session_of("classic2", 2), lambda: None),
    "confirm": lambda app: scenes.confirm(app, "table", lambda: (*QUESTION, "Yes, resign"), lambda: None),
    "message": lambda app: scenes.message(app, "title", lambda: ("A word", QUESTION[1] * 3)),
    "keys": lambda app: scenes.keys(app, "title"),
    "exported": lambda app: Exported(app, "history", Path("/home/somebody/documents/" * 4) / "scopa.txt"),
    "rules": lambda app: scenes.rules_in_force(app, "table", session_of("cirulla", 2)),
    "guide": lambda app: scenes.guide(app, "table", session_of("classic2", 2)),
    "guide, cirulla": lambda app: scenes.guide(app, "table", session_of("cirulla", 2)),
    "guide, corsica": lambda app: scenes.guide(app, "table", session_of("corsica", 2)),
    "log": lambda app: scenes.log(app, "table", session_of("classic2", 2)),
    "settings": scenes.settings,
}

BENCHES_KEPT = 8

OPEN = tuple(match_info(number) for number in range(5, 0, -1))


@lru_cache(BENCHES_KEPT)
def bench(size: tuple[int, int] = (1280, 800), text: int = 100) -> Bench:
    """One bench a size, shared: layouts keep nothing in it but its caches."""
    return Bench(size, text, OPEN)
