"""What there is to be pictured: each scene and dialog, with the way to it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial

import pygame

from scopa_gui.game.lessons import LESSONS
from scopa_gui.game.setup import HUMAN, Seat
from scopa_gui.rules.presets import PRESETS
from scopa_gui.ui import scenes
from scopa_gui.ui.app import App
from scopa_gui.ui.scene import Scene
from tests.testkit.pilot import Pilot
from tools.driving import asked, choosing, play_on, rounds, scene, wait_for

Act = Callable[[Pilot], None]

HINT_S = 20
"""A hint is thought out in small parts between frames."""


@dataclass(frozen=True)
class Shot:
    """A scene: how to get there from the title, or from the start of a match of `variant`."""

    act: Act
    variant: str | None = None
    players: int | None = None
    seed: int = 8
    opponents: tuple[str, ...] = ("amateur",)


def page(make: Callable[[App], Scene], *clicks: str) -> Shot:
    """A scene over the title, and what is clicked in it."""

    def act(pilot: Pilot) -> None:
        pilot.app.stack.push(make(pilot.app))
        for target in clicks:
            pilot.wait_idle()
            pilot.click(target)

    return Shot(act)


def clicked(*targets: str) -> Act:
    """What is clicked from the title on."""

    def act(pilot: Pilot) -> None:
        for target in targets:
            pilot.wait_idle()
            pilot.click(target)

    return act


def match(until: Callable[[Pilot], bool], variant: str, players: int | None = None, seed: int = 8) -> Shot:
    """A moment of a match."""
    return Shot(lambda pilot: play_on(pilot, until), variant, players, seed)


def over_table(key: int, *clicks: str) -> Shot:
    """A dialog that a key opens over a table in its second round, and what is clicked in it."""

    def act(pilot: Pilot) -> None:
        play_on(pilot, rounds(2))
        pilot.press(key)
        clicked(*clicks)(pilot)

    return Shot(act, "cirulla")


def _reviewed(pilot: Pilot) -> None:
    """The review of a finished match, once it is worked out."""
    clicked("history", "review")(pilot)
    wait_for(pilot, "move:")


def _handed_over(pilot: Pilot) -> None:
    seats = (Seat(HUMAN, "Anna"), Seat(HUMAN, "Bruno"))
    pilot.app.start_match(PRESETS["classic2"], seats, 5)


def _hinted(pilot: Pilot) -> None:
    play_on(pilot, rounds(2))
    pilot.press(pygame.K_h)
    pilot.seconds(HINT_S)


PAGES: dict[str, Shot] = {
    "title": Shot(lambda pilot: None),
    "open_matches": Shot(clicked("matches")),
    "new_match": page(scenes.new_match),
    "new_match_cirulla": page(scenes.new_match, "family:fifteen", "variant:cirulla"),
    **{f"house_rules_{topic}": page(scenes.new_match, "house_rules", f"topic:{topic}")
       for topic in ("deal", "capture", "sweep", "declare", "score", "end", "kept")},
    "seats": page(scenes.new_match, "people"),
    "lobby": page(scenes.lobby),
    "profiles": page(lambda app: scenes.profiles(app, "lobby")),
    "handover": Shot(_handed_over),
    "history": page(scenes.history),
    "import": page(scenes.history, "import"),
    "replay": Shot(clicked("history", "replay")),
    "review": Shot(_reviewed),
    **{f"statistics_{tab}": page(scenes.statistics, f"tab:{tab}")
       for tab in ("progress", "results", "points", "achievements")},
    "settings": page(scenes.settings),
    "learn": page(scenes.learn),
    **{f"lesson_{lesson.id}": page(partial(scenes.lesson, number=number)) for number, lesson in enumerate(LESSONS)},
    "puzzles": page(scenes.puzzles),
    "puzzle_first": page(partial(scenes.puzzle, number=1)),
    "puzzle_other": page(partial(scenes.puzzle, number=30)),
    "daily": page(scenes.daily),
    "rules": page(scenes.rules),
    "rules_captures": page(scenes.rules, "page:captures"),
    "rules_variant": page(scenes.rules, "page:classic4_teams"),
    "credits": page(scenes.credits),
    "keys": page(lambda app: scenes.keys(app, "title")),
    "take_back": page(lambda app: scenes.take_back(app, "title", lambda: None)),
    "message": page(lambda app: scenes.message(app, "title", lambda: ("Scopa", " ".join(["Scopa!"] * 40)))),
}  # fmt: skip
"""Scenes over the title of somebody who has played some matches."""

MATCHES: dict[str, Shot] = {
    "table_two": match(rounds(3), "classic2"),
    "table_three": match(rounds(2), "classic3"),
    "table_four": match(rounds(2), "classic4_teams"),
    "table_scopone": match(rounds(1), "scopone_scientifico"),
    "table_six": match(rounds(1), "classic6_teams"),
    "table_eight": match(rounds(1), "classic6_two_decks", 8),
    "choosing": match(choosing, "classic2"),
    "choosing_eight": match(choosing, "classic6_two_decks", 8),
    "prompt": match(asked("declare"), "cirulla", seed=9),
    "count": match(scene("deal_count"), "classic2"),
    "count_cirulla": match(scene("deal_count"), "cirulla"),
    "count_teams": match(scene("deal_count"), "classic4_teams"),
    "match_end": match(scene("match_end"), "classic2"),
    "menu": over_table(pygame.K_ESCAPE),
    "guide": over_table(pygame.K_g),
    "log": over_table(pygame.K_l),
    "confirm": over_table(pygame.K_ESCAPE, "resign"),
    "hint": Shot(_hinted, "cirulla"),
    "rules_in_force": over_table(pygame.K_ESCAPE, "rules"),
}
"""Scenes of a match, from its start."""
